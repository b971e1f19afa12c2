"""What an action would bring, tried in worlds that its seat cannot tell from the true one.

The worlds are dealt from the seat's Perspective with fixed luck: equal knowledge gives equal futures, and what is the same
in all of them depends on nothing hidden.
"""

from __future__ import annotations

from typing import Any, Final

from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refused
from benben.kernel.rng import Rng

WORLDS: Final = 6
"""How many worlds have to agree before something counts as certain."""


class Future:
    """What a seat would be told, and know, after an action in one of the worlds."""

    def __init__(self, events: list[dict[str, Any]], seen: Perspective) -> None:
        self.events = events
        self.seen = seen


def futures(seen: Perspective, action: int) -> list[Future]:
    """The seat's action tried in every world, before chance or anybody else acts; raise Refused when it is not legal."""
    refusal = seen.refusal(action)
    if refusal is not None:
        raise Refused(refusal)
    return [future(seen, action, world) for world in range(WORLDS)]


def future(seen: Perspective, action: int, world: int) -> Future:
    """The seat's legal action tried in one of the worlds."""
    state = seen.deal(Rng(world))
    heard = state.collect_events()
    state.apply(action, seen.seat)
    return Future([event.seen_by(seen.seat) for event in heard], state.perspective(seen.seat))
