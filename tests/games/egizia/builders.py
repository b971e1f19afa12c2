"""Positions of Egizia for tests: what a test names lies where it says, the rest stays in decks and bags."""

from __future__ import annotations

from typing import Any, cast

import benben
from benben.games.egizia.box import BOX
from benben.games.egizia.state import Egizia

GAME = benben.game("egizia")
OPTIONAL_ENTRIES = ("on_taking", "market-2", "market-2-stone", "market-2-grain")
"""Entries of box.toml that may be left out: what a card gives when it is taken, and cards of ``nile_decks_either``."""


def begin(players: int, **options: str) -> Egizia:
    """A game before anything has happened."""
    return cast("Egizia", GAME.start(players, options))


def position(
    players: int = 2,
    ask: str = "ship",
    seat: int = 0,
    beneath: list[dict[str, object]] | None = None,
    fields: dict[str, int] | None = None,
    tableaus: dict[int, dict[str, Any]] | None = None,
    options: dict[str, str] | None = None,
    scores: list[int] | None = None,
    track: str = "",
    history: list[dict[str, Any]] | None = None,
    **changes: Any,
) -> Egizia:
    """A position. ``tableaus`` changes what lies before a seat: ``cards`` is a text such as "grain-4 quarry-2".

    The players' sequence is p1, p2, .. unless changed; ``scores`` are explained by bonus points of round 1. ``beneath`` are
    agenda items below the question, the deepest first.
    """
    data = cast("dict[str, Any]", GAME.start(players, options).to_dict())
    seats = [f"p{n + 1}" for n in range(players)]
    data.update(round=1, sequence=seats, track=track.split() or seats[::-1], nile=[None] * BOX.card_spaces)
    data.update(graves=[1, 2, 3, 4] + [0] * 8, tale=history or [])
    for number, tableau in (tableaus or {}).items():
        before = data["tableaus"][number]
        for name, value in tableau.items():
            if name == "cards":
                words = value.split()
                before["cards"] = {word: words.count(word) for word in words}
            elif isinstance(before[name], dict):
                before[name].update(value)
            else:
                before[name] = value
    if scores:
        data["scores"] = scores
        data["track"] = track.split() or [f"p{s + 1}" for s in sorted(range(players), key=lambda s: -scores[s])]
        for ledger, score in zip(data["ledger"], scores, strict=True):
            ledger[0] = {"bonus": score} if score else {}
    buildings = changes.pop("buildings", {})
    data["buildings"].update({name: stones.split() for name, stones in buildings.items()})
    data.update(changes)
    data["nile"] = list(data["nile"]) + [None] * (BOX.card_spaces - len(data["nile"]))
    _put_rest_away(data)
    item: dict[str, object] = {"step": ask, "seat": seat, **(fields or {})}
    step = next(step for step in GAME.steps if step.name == ask)
    item = {"step": ask, **{name: item.get(name, 0) for name in step.fields}}
    data["agenda"] = [*(beneath or []), item]
    return cast("Egizia", GAME.from_dict(data))


def _put_rest_away(data: dict[str, Any]) -> None:
    """Nile cards not on the table are in their decks, graves in the bag."""
    used = [card for card in data["nile"] if card]
    for tableau in data["tableaus"]:
        used += [card for card, count in tableau["cards"].items() for _ in range(count)]
    either = data["options"]["market_cards"] == "either-marker"
    counts = {card.name: card.decks_either if either else card.decks for card in BOX.nile}
    decks = {name: {card: count[i] for card, count in counts.items()} for i, name in enumerate(BOX.decks)}
    for card in used:
        deck = next((deck for deck in decks.values() if deck[card]), None)
        assert deck is not None, f"too many of {card}"
        deck[card] -= 1
    data["decks"] = {name: {card: n for card, n in deck.items() if n} for name, deck in decks.items()}
    bag = dict(zip(BOX.grave_values, BOX.grave_counts, strict=True))
    for value in data["graves"]:
        if value:
            bag[value] -= 1
    data["grave_bag"] = {str(value): count for value, count in bag.items()}


SITE = [{"step": "builders", "site": 0}], [{"step": "builders", "site": 1}], [{"step": "builders", "site": 2}]
"""The agenda items below a question at each building site."""
SAILING: list[dict[str, object]] = [{"step": "ships", "turn": 1}]
"""The agenda items below the first ship of a phase."""


def at_site(site: int, ships: str, seat: int = 0, players: int = 2, **rest: Any) -> Egizia:
    """The question for a crew at a site; ``ships`` are its berths in order, such as "p1 p2"."""
    name = ("sphinx", "obelisk", "temple")[site]
    berths = 3 if players == 4 else 2
    words = ships.split()
    where = [f"{name}.{n + 1}" for n in range(berths)] + [f"{name}.wait"]
    docked = {place: [who] for place, who in zip(where, words, strict=False) if who != "-"}
    return position(players, "crew", seat, SITE[site], {"site": site}, ships=docked, **rest)


def sailing(nile: str = "", players: int = 2, **rest: Any) -> Egizia:
    """The first ship of p1 in a phase, with these cards on the first card spaces."""
    cards: list[str | None] = [None if word == "-" else word for word in nile.split()]
    return position(players, "ship", 0, SAILING, nile=cards, **rest)


def feeding(seat: int = 0, players: int = 2, **rest: Any) -> Egizia:
    """The feeding of one seat, the last of the phase."""
    return position(players, "feed", seat, [{"step": "feeding", "over": 1}], **rest)


def legal(state: Egizia, seat: int | None = None) -> set[str]:
    """The legal actions of a seat (the one that is asked) in notation."""
    return {GAME.text(action) for action in state.legal(state.actors()[0] if seat is None else seat)}


def why(state: Egizia, text: str, seat: int | None = None) -> str:
    """The rule by which a move is refused; empty when it is legal."""
    refusal = state.refusal(GAME.parse(text), state.actors()[0] if seat is None else seat)
    return "" if refusal is None else refusal.rule


def play(state: Egizia, *texts: str) -> Egizia:
    """Apply moves, one after the other, for the seat that is asked."""
    for text in texts:
        state.apply(GAME.parse(text))
    return state


def asked(state: Egizia) -> tuple[str, tuple[int, ...]]:
    """The open question and who is asked."""
    step = state.step()
    return ("" if step is None else step.name), state.actors()


def crews(state: Egizia, seat: int = 0) -> list[int]:
    """The strengths of a seat's crews A, B, C and the Joker."""
    return [int(state.crews[seat * 4 + crew]) for crew in range(4)]


def cards(state: Egizia, seat: int = 0) -> dict[str, int]:
    """The Nile cards before a seat."""
    data = cast("dict[str, Any]", state.to_dict())
    return cast("dict[str, int]", data["tableaus"][seat]["cards"])


def hand(state: Egizia, seat: int = 0) -> set[str]:
    """The sphinx cards of a seat."""
    return {card.name for i, card in enumerate(BOX.sphinx) if (state.hands[seat] >> i) & 1}


def cards_of(seat: int, *names: str) -> list[dict[str, Any]]:
    """A history of sphinx cards after which a seat holds these."""
    return [{"seat": f"p{seat + 1}", "drawn": [name], "kept": [name]} for name in names]


def draw(state: Egizia, draws: str, one_by_one: bool = False) -> Egizia:
    """Draw sphinx cards until `stop`, and have chance bring these; ``draws`` is such as "crew-a free:crew-b"."""
    words = [word.removeprefix("free:") for word in draws.split()]
    asks = ["draw-free" if word.startswith("free:") else "draw" for word in draws.split()]
    cards = [f"sphinx {word}" for word in words]
    if one_by_one:
        return play(state, *[text for pair in zip(asks, cards, strict=True) for text in pair], "stop")
    return play(state, *asks, "stop", *cards)


def last_moves(**rest: Any) -> Egizia:
    """The very end: the last call of round 5 is asked of p1, who holds sell-ten."""
    changes = {"tableaus": {0: {"cards": "sell-ten"}}, **rest}
    tableaus = changes["tableaus"]
    if "sell-ten" not in tableaus.setdefault(0, {}).get("cards", ""):
        tableaus[0]["cards"] = ("sell-ten " + tableaus[0].get("cards", "")).strip()
    return position(ask="last", beneath=[{"step": "final"}], round=5, **changes)
