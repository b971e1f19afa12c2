"""Preview: the outcome of an action, tried in several worlds that its seat considers possible.

The worlds are dealt from the seat's Perspective with fixed random numbers. Equal knowledge therefore gives equal outcomes,
and what is the same in all worlds depends on nothing hidden.
"""

from __future__ import annotations

from typing import Any, Final

from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refused
from benben.kernel.rng import Rng

WORLDS: Final = 6
"""Number of worlds that have to agree before an outcome counts as certain."""


class Outcome:
    """The events that a seat would see, and what it would know, after an action in one world."""

    def __init__(self, events: list[dict[str, Any]], perspective: Perspective) -> None:
        self.events = events
        self.perspective = perspective


def try_in_worlds(perspective: Perspective, action: int) -> list[Outcome]:
    """The outcome of the seat's action in every world, before chance or another seat acts; raise Refused if not legal."""
    refusal = perspective.refusal(action)
    if refusal is not None:
        raise Refused(refusal)
    return [try_in_world(perspective, action, world) for world in range(WORLDS)]


def try_in_world(perspective: Perspective, action: int, world: int) -> Outcome:
    """The outcome of the seat's legal action in one world."""
    seat = perspective.seat
    state = perspective.deal(Rng(world))
    events = state.collect_events()
    state.apply(action, seat)
    return Outcome([event.seen_by(seat) for event in events], state.perspective(seat))
