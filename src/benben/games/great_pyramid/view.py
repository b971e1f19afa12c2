"""Giza: The Great Pyramid in words: what a viewer sees of a position."""

from __future__ import annotations

from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.moves import PUSH_BASE
from benben.games.great_pyramid.serialize import fields
from benben.games.great_pyramid.state import GreatPyramid
from benben.kernel.event import seat_name
from benben.kernel.step import field


def describe(known: GreatPyramid, viewer: int | None) -> dict[str, object]:
    """The view. GP-1.5: with closed memory, what lies behind others' screens is left out while the game lasts."""
    forget = known.settings["memory"] == "closed" and known.depth > 0
    screens = [screen(known, seat, forget and seat != viewer) for seat in range(known.players)]
    view = {name: value for name, value in fields(known).items() if name not in ("food", "art")}
    length, scores = int(known.length), [int(known.score[seat]) for seat in range(known.players)]
    return {**view, "length": length, "screens": screens, "scores": scores, "question": question(known)}


def screen(known: GreatPyramid, seat: int, forget: bool) -> dict[str, int] | None:
    """What lies behind a screen; None when the viewer has to remember it."""
    return None if forget else {"food": int(known.food[seat]), "art": int(known.art[seat])}


def question(known: GreatPyramid) -> dict[str, object]:
    """What the open question is about, in words of the notation."""
    step = known.step()
    asked: dict[str, object] = {}
    if step is not None:
        for index, name in enumerate(step.fields):
            value = int(field(known.top(), index))
            if name in ("seat", "nominator"):
                asked[name] = seat_name(value)
            elif name == "task":
                asked[name] = known.game.text(int(PUSH_BASE) + value)
            elif name in ("quarry", "way"):
                asked[name] = BOX.quarries[value] if value < len(BOX.quarries) else "lift"
            elif name not in ("rank", "built"):
                asked[name] = value
        if step.name == "bid":
            asked["given"] = sum(int(bid) for bid in known.bids if bid > 0)
    return asked
