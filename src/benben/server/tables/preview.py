"""What an action will surely bring, for the browser: what all the worlds that the viewer cannot tell apart agree on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from benben.kernel.perspective import Perspective
from benben.play.preview import futures
from benben.server.tables.frame import FrameEvent, picture
from benben.server.tables.messages import PreviewAnswer


def foreseen(seen: Perspective, action: int, client: str) -> PreviewAnswer:
    """What the viewer's action brings in all worlds, before chance or anybody else acts; else raise Refused."""
    found = futures(seen, action)
    pictures = [picture(future.seen) for future in found]
    scene = pictures[0].scene
    return PreviewAnswer(
        id=client,
        action=action,
        events=[FrameEvent(0, **event) for event in _shared([future.events for future in found])],
        scores=_agreed([shown.scores for shown in pictures]),
        scene=scene if all(shown.scene == scene for shown in pictures) else None,
    )


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
