"""The view of Egizia: what a viewer sees of a position, in notation."""

from __future__ import annotations

from typing import Final, cast

from benben.games.egizia import lookup, moves
from benben.games.egizia.box import BOX
from benben.games.egizia.box_types import BERTH, CLASSES, SITES
from benben.games.egizia.serialize import POSITION
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.building import sphinx_cards_asked
from benben.games.egizia.steps.feeding import hunger_points, missing_grain
from benben.games.egizia.steps.sphinx import keepable
from benben.games.egizia.view_types import Entries, FieldEntry
from benben.kernel.event import seat_name
from benben.kernel.position import words_in
from benben.kernel.step import field, second

PUBLIC: Final = (
    *("round", "ring", "sequence", "track", "scores", "out", "ships", "nile", "gone", "buildings", "graves"),
    *("grave_bag", "done", "first", "bids"),
)
"""Entries of a position that everybody sees and that a view repeats as they are."""
FIELD_CARDS: Final = [
    (kind, card, card.name.removeprefix("field-")) for kind, card in enumerate(BOX.nile) if card.name.startswith("field-")
]
"""The kind, card and name of every field among the Nile cards."""


def describe(known: Egizia, viewer: int | None) -> Entries:
    """The game's own entries of the view of a veiled position."""
    entries = POSITION.write(known)
    view = {name: entries[name] for name in PUBLIC}
    drawing = viewer is not None and known.depth > 0 and bool((known.asked() >> viewer) & 1)
    view["spaces"] = SPACES_BY_BERTHS[known.berths()]
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
    asked["round"], asked["rounds"] = int(known.round_number), int(lookup.ROUNDS)
    if seats := known.actors():
        asked |= _means(known, seats[0])
    if step.name == "work":
        built = int(field(known.top(), 3) + field(known.top(), 4))
        draws = asked["site"] == SITES[0]
        asked["built"], asked["draws"], asked["cards"] = built, int(draws), built if draws else 0
        asked["most"] = int(lookup.MOST_DRAWS)
    return asked


def _means(known: Egizia, seat: int) -> dict[str, str | int | None]:
    """What the seat that is asked has, and what feeding would cost it if nothing changed."""
    step = known.step()
    fed = second(known.top()) if step is not None and step.name == "feed" else 0
    return {
        "ships": int(known.ships[seat]),
        "stones": int(known.stones[seat]),
        "need": int(known.grain_needed(seat)),
        "grain": int(known.harvest(seat) + fed),
        "missing": int(missing_grain(known, seat, fed)),
        "cost": int(hunger_points(known, seat, fed)),
        "dry": _grain_at_risk(known, seat),
    }


def _grain_at_risk(known: Egizia, seat: int) -> int:
    """EG-4.6, EG-5.1 The grain that dries up if the water ring moves left, where the seat would then have too little."""
    if known.ring == 0:
        return 0
    grades = range(lookup.WATERED[known.ring - 1], lookup.WATERED[known.ring])
    dries = sum(int(known.grain[seat * lookup.GRADES + grade]) for grade in grades)
    return dries if known.grain_needed(seat) > known.harvest(seat) - dries else 0


def cards_in(mask: int) -> list[str]:
    """The names of a mask of sphinx cards."""
    return words_in(mask, moves.SPHINX_CARD.words)


def spaces(berths: int) -> list[str]:
    """EG-1.2 The spaces of the river that are used with this number of berths at each site."""
    return [
        name
        for space, name in enumerate(moves.SPACE.words)
        if lookup.SPACE_KIND[space] != BERTH
        or lookup.SPACE_BERTH[space] < berths
        or lookup.SPACE_BERTH[space] == lookup.WAITING
    ]


SPACES_BY_BERTHS: Final = [spaces(berths) for berths in range(max(BOX.berths) + 1)]
"""The spaces that are used, by the number of berths at each site: they never change, and every frame lists them."""


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
    for kind, card, name in FIELD_CARDS:
        copies = int(known.nile_held[seat * len(BOX.nile) + kind])
        if not copies:
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
