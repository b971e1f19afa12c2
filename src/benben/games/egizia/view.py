"""Egizia put in words: what a viewer sees, as JSON-able data."""

from __future__ import annotations

from typing import cast

from benben.games.egizia.box import BOX
from benben.games.egizia.box_types import BERTH, CLASSES, SITES
from benben.games.egizia.lookup import GRADES, SPACE_BERTH, SPACE_KIND, WAITING, WATERED
from benben.games.egizia.moves import FIELD_AXIS, SPACE, SPHINX_CARD
from benben.games.egizia.serialize import fields
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.feeding import missing
from benben.games.egizia.steps.sphinx import keepable
from benben.kernel.event import seat_name
from benben.kernel.step import field, seat_of, second

PUBLIC = (
    *("round", "ring", "sequence", "track", "scores", "out", "ships", "nile", "gone", "buildings", "graves"),
    *("grave_bag", "done", "first", "bids"),
)


def describe(known: Egizia, viewer: int | None) -> dict[str, object]:
    """The view of a veiled position."""
    told = fields(known)
    view = {name: told[name] for name in PUBLIC}
    drawing = viewer is not None and known.depth > 0 and bool((known.asked() >> viewer) & 1)
    view["spaces"] = spaces(known)
    view["tableaus"] = [_tableau(known, seat, told) for seat in range(known.players)]
    view["sphinx_cards"] = [int(known.kept[seat]) for seat in range(known.players)]
    view["sphinx_supply"] = int(known.supply())
    view["hand"] = None if viewer is None else cards_in(known.hands[viewer])
    view["hands"] = [cards_in(known.hands[seat]) for seat in range(known.players)] if known.depth == 0 else None
    view["drawn"] = cards_in(keepable(known)) if drawing else []
    view["question"] = question(known)
    return view


def question(known: Egizia) -> dict[str, object] | None:
    """What is asked, in words of the notation: whom, at which site, with how much strength or how many steps left."""
    step = known.step()
    if step is None:
        return None
    asked: dict[str, object] = {"step": step.name}
    for index, name in enumerate(step.fields):
        value = int(field(known.top(), index))
        if name == "seat":
            asked[name] = seat_name(value)
        elif name == "site":
            asked[name] = SITES[value] if value < len(SITES) else None
        else:
            asked[name] = value
    if step.name == "feed":
        asked["missing"] = int(missing(known, seat_of(known.top()), second(known.top())))
    return asked


def cards_in(mask: int) -> list[str]:
    """A mask of sphinx cards in words."""
    return [name for card, name in enumerate(SPHINX_CARD.words) if (mask >> card) & 1]


def spaces(known: Egizia) -> list[str]:
    """The spaces of the river that are in play with so many players."""
    berths = known.berths()
    return [
        name
        for space, name in enumerate(SPACE.words)
        if SPACE_KIND[space] != BERTH or SPACE_BERTH[space] < berths or SPACE_BERTH[space] == WAITING
    ]


def _tableau(known: Egizia, seat: int, told: dict[str, object]) -> dict[str, object]:
    tableau = dict(cast("list[dict[str, object]]", told["tableaus"])[seat])
    watered = WATERED[known.ring]
    tableau["seat"] = seat_name(seat)
    tableau["ships_left"] = int(known.ships[seat])
    tableau["quarry"] = int(known.quarry[seat])
    tableau["need"] = int(known.need(seat))
    tableau["harvest"] = int(known.harvest(seat))
    tableau["grain"] = {name: int(known.grain[seat * GRADES + grade]) for grade, name in enumerate(CLASSES)}
    tableau["fields"] = _fields(known, seat, int(watered))
    return tableau


def _fields(known: Egizia, seat: int, watered: int) -> list[dict[str, object]]:
    """Every field of a seat: its name, what it gives, its class as improved, whether it is watered."""
    found: list[dict[str, object]] = [
        {"name": "start", "grain": BOX.start_field, "class": CLASSES[0], "watered": watered > 0}
    ]
    for kind, card in enumerate(BOX.nile):
        copies = int(known.held[seat * len(BOX.nile) + kind])
        name = card.name.removeprefix("field-")
        if card.name == name or not copies:
            continue
        improved = (
            int(known.attached[seat * FIELD_AXIS.size + FIELD_AXIS.words.index(name)]) if name in FIELD_AXIS.words else 0
        )
        for copy in range(copies):
            grade = card.grade - (improved + copies - 1 - copy) // copies
            found.append({"name": name, "grain": card.amount, "class": CLASSES[grade], "watered": grade < watered})
    return found
