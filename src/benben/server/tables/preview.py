"""Preview of an action for the browser: the results that are certain, and how often the others occur."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from benben.kernel.perspective import Perspective
from benben.play.finality import final_actions_at_table
from benben.play.preview import Preview
from benben.server.tables.frame import ENCODER, FrameEvent
from benben.server.tables.messages import GivenUp, LikelyResults, LikelyScore, PreviewAnswer
from benben.server.tables.results import points_by_source

BEFORE_ID = b'{"is":"preview","id":"'
"""The beginning of an encoded preview, up to the client's id."""


def with_id(encoded: bytes, client: str) -> Raw:
    """An encoded preview as the answer to the message with this id, which needs no escaping."""
    return Raw(BEFORE_ID + client.encode() + encoded[len(BEFORE_ID) :])


def encoded_preview(perspective: Perspective, action: int) -> bytes:
    """The preview of a legal action with an empty id, as JSON; runs in a worker."""
    encoded = ENCODER.encode(preview_answer(perspective, action, ""))
    assert encoded.startswith(BEFORE_ID), "the id is the first field"
    return encoded


def preview_answer(perspective: Perspective, action: int, client: str) -> PreviewAnswer:
    """The results of the viewer's action, before chance or another seat acts; raise Refused if it is not legal."""
    answer = _results(perspective, action, client)
    answer.final = action in final_actions_at_table(perspective)
    answer.gives_up = [GivenUp(lost.rule, lost.key, dict(lost.args)) for lost in perspective.forfeits(action)]
    return answer


def _results(perspective: Perspective, action: int, client: str) -> PreviewAnswer:
    """The certain results of an action, and how often the others occur."""
    preview = Preview(perspective, action)
    outcomes = preview.outcomes()
    events = [FrameEvent(0, **event) for event in _common_events([outcome.events for outcome in outcomes])]
    views: list[dict[str, Any]] = [outcome.perspective.view() for outcome in outcomes]
    scenes = [perspective.game.scene(view) for view in views]
    scene = scenes[0] if all(other == scenes[0] for other in scenes) else None
    columns: list[tuple[int | None, ...]] = list(zip(*[view.get("scores") or [] for view in views], strict=True))
    common = [column[0] if len(set(column)) == 1 else None for column in columns]
    worlds = len(outcomes)
    if not preview.complete:
        sample = LikelyResults(worlds, True, events, [_most_frequent(column) for column in columns], scene)
        return PreviewAnswer(client, action, [], [None] * len(columns), None, sample)
    uncertain = [None if len(set(column)) == 1 else _most_frequent(column) for column in columns]
    likely = LikelyResults(worlds, False, [], uncertain, None) if any(uncertain) else None
    answer = PreviewAnswer(client, action, events, common, scene, likely, changes=preview.first.changes or [])
    sources = [_changed_sources(perspective, outcome.perspective) for outcome in outcomes]
    answer.sources = sources[0] if all(other == sources[0] for other in sources) else {}
    return answer


def _changed_sources(before: Perspective, after: Perspective) -> dict[str, int]:
    """By how much the viewer's points change, by source; empty if they are hidden or fewer than two sources change."""
    seat = before.seat
    assert seat is not None
    scored = [known.explain_points(seat).scored for known in (before, after)]
    if scored[0] is None or scored[1] is None:
        return {}
    then, now = points_by_source(scored[0]), points_by_source(scored[1])
    changes = {source: now.get(source, 0) - then.get(source, 0) for source in {**then, **now}}
    found = {source: points for source, points in changes.items() if points}
    return found if len(found) > 1 else {}


def _most_frequent(scores: Sequence[int | None]) -> LikelyScore | None:
    """The most frequent score, the first of several; None if it is hidden."""
    score, worlds = Counter(scores).most_common(1)[0]
    return None if score is None else LikelyScore(score, worlds)


def _common_events(lists: Sequence[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """The events that all lists begin with."""
    first, *rest = lists
    length = 0
    while length < len(first) and all(other[length : length + 1] == first[length : length + 1] for other in rest):
        length += 1
    return first[:length]
