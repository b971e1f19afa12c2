"""Why not: for every question of Pyramids and every move that does not answer it, the rule that stands in the way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.pyramids.box import BOX
from benben.games.pyramids.moves import (
    BASE,
    CATALOGUE,
    CHOOSE_BASE,
    DISCARD,
    DISCARD_BASE,
    GOD,
    PLACE,
    PLACES,
    PYRAMID,
    PYRAMID_BASE,
    TAKE,
    TAKE_BASE,
)
from benben.games.pyramids.places import BASE_ROOM, STAGE_START, bits
from benben.games.pyramids.state import Pyramids, card_word
from benben.kernel.refusal import Args, Refusal
from benben.kernel.step import seat_of

NOT_YET: Final = {
    "god": ("PY-3.2", "pyramids-gods-are-chosen"),
    "take": ("PY-3.3", "pyramids-pair-is-taken"),
    "pyramid": ("PY-3.3", "pyramids-take-first"),
    "obelisk": ("PY-3.3", "pyramids-take-first"),
    "tomb": ("PY-3.3", "pyramids-take-first"),
    "done": ("PY-4.3", "pyramids-not-building"),
    "discard": ("PY-3.4", "pyramids-discard-later"),
}
"""For each family: why it is out of place when something else is asked."""


def out_of_place(action: i64) -> Refusal:
    """A move of another moment of the round."""
    rule, key = NOT_YET[CATALOGUE.family(action).name]
    return Refusal(rule, key, {"move": CATALOGUE.text(action)})


def why_no_god(state: Pyramids, action: i64) -> Refusal:
    """PY-3.2 Why a god cannot be chosen, or that a god has to be chosen now."""
    name = CATALOGUE.family(action).name
    if name == "take":
        return Refusal("PY-3.3", "pyramids-gods-first")
    if name != "god":
        return out_of_place(action)
    god = action - CHOOSE_BASE
    args: Args = {"god": GOD.words[god], "players": int(state.players)}
    if int(state.players) not in BOX.gods[god].builds:
        return Refusal("PY-2.2", "pyramids-god-in-box", args)
    if god == state.resting:
        return Refusal("PY-2.2", "pyramids-god-rests", args)
    args["owner"] = f"p{[state.gods[seat] for seat in range(state.players)].index(god) + 1}"
    return Refusal("PY-3.2", "pyramids-god-taken", args)


def why_no_pair(state: Pyramids, action: i64) -> Refusal:
    """PY-3.3 Why a pair cannot be taken, or that a pair has to be taken now."""
    if CATALOGUE.family(action) is not TAKE:
        return out_of_place(action)
    pair = action - TAKE_BASE
    args: Args = {"pair": int(pair) + 1, "players": int(state.players)}
    if pair >= state.players:
        return Refusal("PY-3.1", "pyramids-no-such-pair", args)
    return Refusal("PY-3.3", "pyramids-pair-gone", args)


def why_no_build(state: Pyramids, seat: i64, action: i64) -> Refusal:
    """PY-4.1 Why a card cannot go there, or that the pyramid comes first."""
    family = CATALOGUE.family(action)
    if family.name in ("obelisk", "tomb", "done"):
        return Refusal("PY-4.3", "pyramids-pyramid-first", {"move": CATALOGUE.text(action)})
    if family is not PYRAMID:
        return out_of_place(action)
    offset = action - PYRAMID_BASE
    card, place = offset // PLACES, offset % PLACES
    if not state.holds(seat, card):
        return Refusal("PY-4.3", "pyramids-not-in-hand", {"card": card_word(card)})
    return why_no_place(state.pyramids.filled[seat], place)


def why_no_place(filled: i64, place: i64) -> Refusal:
    """PY-4.4 Why no card can go to a place of a pyramid."""
    args: Args = {"place": PLACE.words[place], "base": int(BASE)}
    if (filled >> place) & 1:
        return Refusal("PY-4.1", "pyramids-place-filled", args)
    if filled == 0:
        return Refusal("PY-4.5", "pyramids-first-at-origin", args)
    if place >= STAGE_START[1]:
        return Refusal("PY-4.4", "pyramids-no-support", args)
    if bits(filled & BASE_ROOM) == BASE:
        return Refusal("PY-4.4", "pyramids-base-full", args)
    return Refusal("PY-4.4", "pyramids-not-beside", args)


def why_no_more(state: Pyramids, seat: i64, built: i64, action: i64) -> Refusal:
    """PY-4.2 Why a card cannot go into the obelisk or the tomb, or that the turn is not over."""
    family = CATALOGUE.family(action)
    if family is PYRAMID:
        return Refusal("PY-4.1", "pyramids-one-a-round", {"edifice": "pyramid"})
    if family.name not in ("obelisk", "tomb"):
        return out_of_place(action)
    god = state.gods[seat]
    builds = BOX.gods[god].builds[int(state.players)]
    args: Args = {"edifice": family.name, "god": GOD.words[god]}
    if builds not in (family.name, "either", "both"):
        return Refusal("PY-4.2", "pyramids-god-forbids", args)
    before = ("pyramid", "obelisk", "tomb")[built]
    if before == family.name:
        return Refusal("PY-4.1", "pyramids-one-a-round", args)
    if before != "pyramid" and builds == "either":
        return Refusal("PY-4.2", "pyramids-either", args)
    if before == "tomb":
        return Refusal("PY-4.3", "pyramids-tomb-closes", args)
    return Refusal("PY-4.3", "pyramids-not-in-hand", {"card": card_word(action - family.base)})


def why_no_discard(action: i64) -> Refusal:
    """PY-3.4 Why a card cannot be discarded, or that one has to be discarded now."""
    if CATALOGUE.family(action) is DISCARD:
        return Refusal("PY-3.4", "pyramids-not-in-hand", {"card": card_word(action - DISCARD_BASE)})
    return Refusal("PY-3.4", "pyramids-discard-now", {"move": CATALOGUE.text(action)})


def why_not_by_chance(state: Pyramids, item: i64, action: i64) -> Refusal | None:
    """Why chance cannot bring this; None where the move is not for chance at all."""
    family = CATALOGUE.family(action)
    words = family.words(action)
    asked = state.game.steps[item & 0xFF].name
    wanted = {"first": "first-player", "deal": "deal-card", "out": "god-out", "reveal": "stock-quarry"}.get(family.name)
    if wanted != asked:
        return None
    args: Args = {}
    args.update(words)
    args["players"] = int(state.players)
    if family.name == "first":
        return Refusal("PY-2.1", "pyramids-no-such-player", args)
    if family.name == "out":
        return Refusal("PY-2.2", "pyramids-god-in-box", args)
    if family.name == "deal" and words["player"] != f"p{seat_of(item) + 1}":
        args["asked"] = f"p{seat_of(item) + 1}"
        return Refusal("PY-2.1", "pyramids-deal-in-order", args)
    return Refusal("PY-1.1", "pyramids-not-in-pile", args)
