"""The view of Giza: The Great Pyramid: what a viewer sees of a position, in notation."""

from __future__ import annotations

from typing import cast

from benben.games.great_pyramid import lookup
from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.moves import PUSH_BASE
from benben.games.great_pyramid.serialize import POSITION
from benben.games.great_pyramid.state import GreatPyramid
from benben.games.great_pyramid.steps.labour import is_ready, task_place
from benben.games.great_pyramid.view_types import Entries, View
from benben.kernel.event import seat_name
from benben.kernel.step import field, seat_of, third


def describe(known: GreatPyramid, viewer: int | None) -> Entries:
    """The view. GP-1.5: with closed memory, what lies behind others' screens is left out while the game lasts."""
    forget = known.settings["memory"] == "closed" and known.depth > 0
    entries = {name: value for name, value in POSITION.write(known).items() if name not in ("food", "art")}
    entries["length"] = int(known.track_length)
    entries["second_dynasty"] = bool(known.round_number >= lookup.TILE_ROUND)
    entries["screens"] = [holdings(known, seat, forget and seat != viewer) for seat in range(known.players)]
    entries["scores"] = [int(known.score[seat]) for seat in range(known.players)]
    entries["question"] = question(known)
    return cast("Entries", entries)  # written entries are checked against this type by a test


def holdings(known: GreatPyramid, seat: int, forget: bool) -> dict[str, int] | None:
    """The food and the art behind a screen; None when the viewer has to remember them."""
    return None if forget else {"food": int(known.food[seat]), "art": int(known.art[seat])}


def forget(view: View) -> None:
    """GP-1.5 Take out of a view of the end what others' screens hide while the game lasts."""
    screens = view["screens"]
    view["screens"] = [held if seat_name(seat) == view["viewer"] else None for seat, held in enumerate(screens)]


def question(known: GreatPyramid) -> dict[str, str | int]:
    """The fields of the open question, in words of the notation; empty when the game is over."""
    step = known.step()
    words: dict[str, str | int] = {}
    if step is not None:
        for index, name in enumerate(step.fields):
            if name not in ("rank", "built"):
                words[name] = field_word(known, name, int(field(known.top(), index)))
        words.update(_left(known, step.name))
    return words


def _left(known: GreatPyramid, step: str) -> dict[str, str | int]:
    """What is left of a question, and what it needs: numbers that everybody can see on the board."""
    item = known.top()
    match step:
        case "place-worker":
            return {"of": BOX.placing, "all": int(known.workers_at(lookup.UNPLACED, seat_of(item)))}
        case "turn":
            return {"of": BOX.actions}
        case "nominate":
            return {"ready": sum(is_ready(known, task) for task in range(lookup.TASKS))}
        case "bid":
            task = third(item)
            needs = BOX.push_totals[0] if task < lookup.QUARRIES else BOX.lift_total
            given = sum(int(bid) for bid in known.bids if bid > 0)
            return {"given": given, "needs": needs, "workers": int(known.workers_at(task_place(known, task), seat_of(item)))}
        case "reassign":
            return {"left": int(known.workers_at(known.unloading_place(third(item)), seat_of(item)))}
        case "decorate":
            built = third(item)
            return {"plot": "top" if built >= 2 * lookup.SITE_PLACES else BOX.places[built % lookup.SITE_PLACES]}
    return {}


def field_word(known: GreatPyramid, name: str, value: int) -> str | int:
    """A field of a question in notation; a counter stays a number."""
    if name in ("seat", "nominator"):
        return seat_name(value)
    if name == "task":
        return known.game.text(int(PUSH_BASE) + value)
    if name in ("quarry", "way"):
        return "lift" if value == lookup.BY_LIFT else BOX.quarries[value]
    return value
