"""The view of Egizia: what a viewer sees of a position, in notation."""

from __future__ import annotations

from typing import Final, TypedDict, cast

from benben.games.egizia import lookup, moves
from benben.games.egizia.box import BOX
from benben.games.egizia.box_types import BERTH, CLASSES, SITES
from benben.games.egizia.serialize import POSITION
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.building import sphinx_cards_asked
from benben.games.egizia.steps.feeding import missing_grain
from benben.games.egizia.steps.sphinx import keepable
from benben.kernel.event import seat_name
from benben.kernel.position import words_in
from benben.kernel.step import field, seat_of, second
from benben.kernel.view import ViewHeader

PUBLIC: Final = (
    *("round", "ring", "sequence", "track", "scores", "out", "ships", "nile", "gone", "buildings", "graves"),
    *("grave_bag", "done", "first", "bids"),
)
"""Entries of a position that everybody sees and that a view repeats as they are."""


FieldEntry = TypedDict("FieldEntry", {"name": str, "grain": int, "class": str, "watered": bool})
"""A field: its name, its grain, its class as improved, whether it is watered."""


class TableauEntry(TypedDict):
    """What lies before one player, and figures that follow from it."""

    stones: int
    crews: dict[str, int]
    tired: list[str]
    markets: dict[str, int]
    cards: dict[str, int]
    attached: dict[str, int]
    used: dict[str, int]
    last: str | None
    built: list[str]
    seat: str
    ships_left: int
    quarry: int
    need: int
    """The grain that the crews need."""
    harvest: int
    """The grain that the watered fields give."""
    grain: dict[str, int]
    fields: list[FieldEntry]


class Entries(TypedDict):
    """The entries of a view that are Egizia's own; lists have one entry for each seat unless they say otherwise."""

    round: int
    ring: str
    sequence: list[str | None]
    """The seat of each sequence number."""
    bids: list[int]
    track: list[str]
    """The seats along the scoring track, the leader first."""
    scores: list[int]
    out: list[str]
    ships: dict[str, list[str]]
    nile: list[str | None]
    """The card on each card space."""
    gone: dict[str, int]
    buildings: dict[str, list[str]]
    """The owners of the stones of each part, in the order built."""
    graves: list[int]
    """The value of each grave; 0 for one that is face down."""
    grave_bag: dict[str, int]
    done: list[str]
    first: list[str]
    spaces: list[str]
    tableaus: list[TableauEntry]
    sphinx_cards: list[int]
    sphinx_supply: int
    """Sphinx cards that can be drawn, those asked for included."""
    sphinx_asked: int
    """EG-10.9 Sphinx cards that the seat to act has asked for and nobody has drawn yet."""
    hand: list[str] | None
    """The viewer's sphinx cards; None for a spectator."""
    hands: list[list[str]] | None
    """The sphinx cards of all once the game is over; None before."""
    drawn: list[str]
    """The sphinx cards the viewer has just drawn."""
    question: dict[str, str | int | None] | None


class View(ViewHeader, Entries):
    """The whole view."""


def describe(known: Egizia, viewer: int | None) -> Entries:
    """The game's own entries of the view of a veiled position."""
    entries = POSITION.write(known)
    view = {name: entries[name] for name in PUBLIC}
    drawing = viewer is not None and known.depth > 0 and bool((known.asked() >> viewer) & 1)
    view["spaces"] = spaces(known)
    view["tableaus"] = [_tableau(known, seat, entries) for seat in range(known.players)]
    view["sphinx_cards"] = [int(known.hand_sizes[seat]) for seat in range(known.players)]
    view["sphinx_supply"] = int(known.sphinx_supply())
    view["sphinx_asked"] = int(sphinx_cards_asked(known))
    view["hand"] = None if viewer is None else cards_in(known.hands[viewer])
    view["hands"] = [cards_in(known.hands[seat]) for seat in range(known.players)] if known.depth == 0 else None
    view["drawn"] = cards_in(keepable(known)) if drawing else []
    view["question"] = question(known)
    return cast("Entries", view)  # written entries are checked against this type by a test


def question(known: Egizia) -> dict[str, str | int | None] | None:
    """The open question with its fields in notation; None when the game is over."""
    step = known.step()
    if step is None:
        return None
    asked: dict[str, str | int | None] = {"step": step.name}
    for index, name in enumerate(step.fields):
        value = int(field(known.top(), index))
        if name == "seat":
            asked[name] = seat_name(value)
        elif name == "site":
            asked[name] = SITES[value] if value < len(SITES) else None
        else:
            asked[name] = value
    if step.name == "work":
        asked["cards"] = int(field(known.top(), 3) + field(known.top(), 4)) if asked["site"] == SITES[0] else 0
    if step.name == "feed":
        asked["missing"] = int(missing_grain(known, seat_of(known.top()), second(known.top())))
    return asked


def cards_in(mask: int) -> list[str]:
    """The names of a mask of sphinx cards."""
    return words_in(mask, moves.SPHINX_CARD.words)


def spaces(known: Egizia) -> list[str]:
    """EG-1.2 The spaces of the river that are used with this number of players."""
    berths = known.berths()
    return [
        name
        for space, name in enumerate(moves.SPACE.words)
        if lookup.SPACE_KIND[space] != BERTH
        or lookup.SPACE_BERTH[space] < berths
        or lookup.SPACE_BERTH[space] == lookup.WAITING
    ]


def _tableau(known: Egizia, seat: int, entries: dict[str, object]) -> dict[str, object]:
    """A tableau as it is written, and figures that follow from it."""
    tableau = dict(cast("list[dict[str, object]]", entries["tableaus"])[seat])
    watered = lookup.WATERED[known.ring]
    tableau["seat"] = seat_name(seat)
    tableau["ships_left"] = int(known.ships[seat])
    tableau["quarry"] = int(known.quarry[seat])
    tableau["need"] = int(known.grain_needed(seat))
    tableau["harvest"] = int(known.harvest(seat))
    tableau["grain"] = {name: int(known.grain[seat * lookup.GRADES + grade]) for grade, name in enumerate(CLASSES)}
    tableau["fields"] = _fields(known, seat, int(watered))
    return tableau


def _fields(known: Egizia, seat: int, watered: int) -> list[FieldEntry]:
    """Every field of a seat: its name, its grain, its class as improved, whether it is watered."""
    found: list[FieldEntry] = [{"name": "start", "grain": BOX.start_field, "class": CLASSES[0], "watered": watered > 0}]
    for kind, card in enumerate(BOX.nile):
        copies = int(known.nile_held[seat * len(BOX.nile) + kind])
        name = card.name.removeprefix("field-")
        if card.name == name or not copies:
            continue
        improved = (
            int(known.attached[seat * moves.FIELD_AXIS.size + moves.FIELD_AXIS.words.index(name)])
            if name in moves.FIELD_AXIS.words
            else 0
        )
        for copy in range(copies):
            grade = card.grade - (improved + copies - 1 - copy) // copies
            found.append({"name": name, "grain": card.amount, "class": CLASSES[grade], "watered": grade < watered})
    return found
