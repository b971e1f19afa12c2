"""What an action will surely bring: the same in every world that the viewer cannot tell from the true one.

Worlds are dealt from the viewer's Perspective with fixed luck, and the action is tried in each of them: equal knowledge
gives equal previews, and what depends on anything hidden is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from benben.kernel.luck import Luck
from benben.kernel.refusal import Refused
from benben.kernel.veil import Perspective
from benben.server.frame import Happening, Picture, picture
from benben.server.messages import Foreseen

WORLDS = 6
"""How many worlds have to agree."""


def foreseen(seen: Perspective, action: int, client: str) -> Foreseen:
    """What the viewer's action brings in all worlds, before chance or anybody else acts; else raise Refused."""
    refusal = seen.refusal(action)
    if refusal is not None:
        raise Refused(refusal)
    futures = [_future(seen, action, world) for world in range(WORLDS)]
    pictures = [shown for _, shown in futures]
    scene = pictures[0].scene
    return Foreseen(
        id=client,
        action=action,
        events=[Happening(0, **event) for event in _shared([events for events, _ in futures])],
        scores=_agreed([shown.scores for shown in pictures]),
        scene=scene if all(shown.scene == scene for shown in pictures) else None,
    )


def _future(seen: Perspective, action: int, world: int) -> tuple[list[dict[str, Any]], Picture]:
    """What the viewer would be told, and see, in one of the worlds."""
    state = seen.deal(Luck(world))
    heard = state.listen()
    state.apply(action, seen.seat)
    return [event.seen_by(seen.seat) for event in heard], picture(state.perspective(seen.seat))


def _shared(told: Sequence[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """The events that all begin with."""
    first, *rest = told
    length = 0
    while all(other[length : length + 1] == first[length : length + 1] != [] for other in rest):
        length += 1
    return first[:length]


def _agreed(scores: Sequence[list[int | None]]) -> list[int | None]:
    """The score of each seat where all say the same."""
    return [column[0] if len(set(column)) == 1 else None for column in zip(*scores, strict=True)]
