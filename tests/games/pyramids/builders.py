"""Builders of Pyramids positions for tests. Cards are in notation; every card that is not named lies in the pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import benben
from benben.games.pyramids.box import BOX
from benben.games.pyramids.state import Pyramids

GAME = benben.game("pyramids")
NAMES = [card.name for card in BOX.cards]
OPTIONAL_ENTRIES = ("glyph", "2", "3", "4", "5")
"""Entries of box.toml that may be left out: the glyph of a card, and the numbers of players a god plays with."""
GODS = ["horus", "anubis", "khepri", "sekhmet", "thoth"]

Step = dict[str, object]


def position(
    hands: list[str],
    step: Step | None = None,
    pyramids: dict[str, dict[str, str]] | None = None,
    obelisks: dict[str, str] | None = None,
    tombs: dict[str, str] | None = None,
    gods: Sequence[str | None] | None = None,
    memory: str = "closed",
    **entries: Any,
) -> Pyramids:
    """A position.

    ``hands`` are texts such as "b-wr y-g"; ``pyramids`` maps "p1" to cards by place, ``obelisks`` and ``tombs`` map it to
    texts. Without a step p1 is asked for a pyramid card. Without gods everyone has the god of their seat's number.
    """
    players = len(hands)
    data: dict[str, Any] = GAME.start(players, {"memory": memory}).to_dict()
    data["hands"] = [sorted(hand.split(), key=NAMES.index) for hand in hands]
    data["gods"] = GODS[:players] if gods is None else gods
    for seat in range(players):
        name = f"p{seat + 1}"
        data["pyramids"][seat] = (pyramids or {}).get(name, {})
        data["obelisks"][seat] = (obelisks or {}).get(name, "").split()
        data["tombs"][seat] = sorted((tombs or {}).get(name, "").split(), key=NAMES.index)
    data.update(entries)
    used = [card for part in ("hands", "obelisks", "tombs", "quarry") for cards in data[part] for card in cards]
    used += [card for pyramid in data["pyramids"] for card in pyramid.values()] + data["gone"]
    data["pile"] = [name for name in NAMES if name not in used]
    data["agenda"] = [step or {"step": "build-pyramid", "seat": 0}]
    return cast("Pyramids", GAME.from_dict(data))


def build_more(seat: int = 0, built: int = 0) -> Step:
    """The question what to build besides the pyramid; ``built`` is what was built last: 0 pyramid, 1 obelisk, 2 tomb."""
    return {"step": "build-more", "seat": seat, "built": built}


def legal(state: Pyramids, seat: int = 0) -> set[str]:
    """The legal actions of a seat in notation."""
    return {GAME.text(action) for action in state.legal(seat)}


def refusal_of(state: Pyramids, text: str, seat: int = 0) -> str:
    """The rule and the key of the refusal of a move; empty when it is legal."""
    refusal = state.refusal(GAME.parse(text), seat)
    return "" if refusal is None else f"{refusal.rule} {refusal.key}"


def play(state: Pyramids, *texts: str) -> Pyramids:
    """Take moves."""
    for text in texts:
        state.apply(GAME.parse(text))
    return state


def started(players: int, seed: int = 1, memory: str = "closed") -> Pyramids:
    """A game up to the first choice of a god."""
    state = GAME.start(players, {"memory": memory})
    state.roll(benben.Rng(seed))
    return cast("Pyramids", state)


def play_at_random(state: Pyramids, rng: benben.Rng, decisions: int) -> Pyramids:
    """Play on at random for this many decisions, or to the end."""
    state.roll(rng)
    while state.depth > 0 and decisions > 0:
        seat = state.actors()[0]
        choices = state.legal(seat)
        state.apply(choices[rng.below(len(choices))], seat)
        state.roll(rng)
        decisions -= 1
    return state
