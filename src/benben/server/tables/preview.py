"""Preview of an action for the browser: the outcome that is the same in every world the viewer considers possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from benben.kernel.perspective import Perspective
from benben.play.preview import try_in_worlds
from benben.server.tables.frame import FrameEvent, picture
from benben.server.tables.messages import PreviewAnswer


def preview_answer(perspective: Perspective, action: int, client: str) -> PreviewAnswer:
    """The certain outcome of the viewer's action, before chance or another seat acts; raise Refused if it is not legal."""
    outcomes = try_in_worlds(perspective, action)
    pictures = [picture(outcome.perspective) for outcome in outcomes]
    scene = pictures[0].scene
    return PreviewAnswer(
        id=client,
        action=action,
        events=[FrameEvent(0, **event) for event in _common_events([outcome.events for outcome in outcomes])],
        scores=_common_scores([shown.scores for shown in pictures]),
        scene=scene if all(shown.scene == scene for shown in pictures) else None,
    )


def _common_events(lists: Sequence[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """The events that all lists begin with."""
    first, *rest = lists
    length = 0
    while all(other[length : length + 1] == first[length : length + 1] != [] for other in rest):
        length += 1
    return first[:length]


def _common_scores(scores: Sequence[list[int | None]]) -> list[int | None]:
    """The score of each seat, or None where the worlds differ."""
    return [column[0] if len(set(column)) == 1 else None for column in zip(*scores, strict=True)]
