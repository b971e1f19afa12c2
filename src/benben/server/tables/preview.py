"""Preview of an action for the browser: the results that are certain, and how often the others occur."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from benben.kernel.explained_points import ExplainedPoints
from benben.kernel.perspective import Perspective
from benben.play.finality import final_actions_at_table, may_go_back_by_agreement
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
    answer.by_agreement = answer.final and may_go_back_by_agreement(perspective, action)
    answer.gives_up = [GivenUp(lost.rule, lost.key, dict(lost.args)) for lost in perspective.forfeits(action)]
    return answer


def _results(perspective: Perspective, action: int, client: str) -> PreviewAnswer:
    """The certain results of an action, and how often the others occur."""
    preview = Preview(perspective, action)
    outcomes = preview.outcomes()
    events = [FrameEvent(0, **event) for event in _common_events([outcome.shown_events() for outcome in outcomes])]
    views: list[dict[str, Any]] = [outcome.shown_view() for outcome in outcomes]
    scenes = [perspective.game.scene(view) for view in views]
    scene = scenes[0] if all(other == scenes[0] for other in scenes) else None
    points = [outcome.shown_points(view) for outcome, view in zip(outcomes, views, strict=True)]
    columns: list[tuple[int | None, ...]] = list(zip(*points, strict=True))
    common = [column[0] if len(set(column)) == 1 else None for column in columns]
    worlds = len(outcomes)
    if not preview.complete:
        scores = [None if outcomes[0].ends_game else _most_frequent(column) for column in columns]
        sample = LikelyResults(worlds, True, events, scores, scene)
        return PreviewAnswer(client, action, [], [None] * len(columns), None, sample)
    uncertain = [None if len(set(column)) == 1 else _most_frequent(column) for column in columns]
    likely = LikelyResults(worlds, False, [], uncertain, None) if any(uncertain) else None
    answer = PreviewAnswer(client, action, events, common, scene, likely, changes=preview.first.changes or [])
    assert perspective.seat is not None
    explained = perspective.explain_points(perspective.seat)
    changes = [_changed_sources(explained, outcome.perspective.explain_points(perspective.seat)) for outcome in outcomes]
    if all(other == changes[0] for other in changes):
        answer.sources, answer.later = changes[0]
    return answer


def _changed_sources(before: ExplainedPoints, after: ExplainedPoints) -> tuple[dict[str, int], dict[str, int]]:
    """By how much points change, by source: those that count now, if several sources change, and those that count later.

    What counted later and counts now is among the first alone.
    """
    scored = {}
    if before.scored is not None and after.scored is not None:
        scored = _differences(points_by_source(before.scored), points_by_source(after.scored))
    later = _differences(points_by_source({"parts": before.later}), points_by_source({"parts": after.later}))
    later = {source: points for source, points in later.items() if source not in scored}
    return scored if len(scored) > 1 else {}, later


def _differences(then: dict[str, int], now: dict[str, int]) -> dict[str, int]:
    """By how much points differ by source, where they do."""
    changes = {source: now.get(source, 0) - then.get(source, 0) for source in {**then, **now}}
    return {source: points for source, points in changes.items() if points}


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
