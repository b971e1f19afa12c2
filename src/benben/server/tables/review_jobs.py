"""The jobs of a review, as functions that run in a worker process: plan, compute a part, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.step import CHANCE
from benben.play.record import Record
from benben.server.tables.frame import ENCODER, Choice, choice

if TYPE_CHECKING:
    from benben.review.budget import Budget
    from benben.review.review import Job, UnitResult

SEED = 1
"""The seed of reviews: everybody who asks for one gets the same."""


STAGES = ("curve", "quick", "full")
"""The budgets of a review, in the order in which it is made. The quick one goes on from the values of the curve."""
DECISIONS = {"curve": False, "quick": True, "full": None}
"""Whether a stage computes the decisions alone or the values alone; None for both."""
TIME_SHARES = {"curve": 0.03, "quick": 0.15, "full": 0.82}
"""The part of the whole time that a stage takes, about, as measured for Egizia: the progress goes on from stage to stage."""


def _budget(name: str) -> Budget:
    from benben.review.budget import CURVE, FULL, QUICK  # imported in the worker: the server never needs the searching bots

    return {budget.name: budget for budget in (CURVE, QUICK, FULL)}[name]


def planned_parts(text: str, stage: str) -> list[Job]:
    """The parts of a stage of a review; raise BadInput if the record cannot be reviewed."""
    from benben.review.moments import moments_of
    from benben.review.review import plan_jobs

    record = Record.loads(text)
    return plan_jobs(record, moments_of(record), None, SEED, _budget(stage), DECISIONS[stage])


def reviewed_part(job: Job) -> list[UnitResult]:
    """The results of a part."""
    from benben.review.review import work

    return work(job)


def finished_review(text: str, stage: str, parts: list[list[UnitResult]]) -> bytes:
    """The review as JSON, as far as it is made after a stage."""
    from benben.review.as_json import review_object
    from benben.review.moments import moments_of
    from benben.review.review import put_together

    results = [result for part in parts for result in part]
    return ENCODER.encode(review_object(put_together(moments_of(Record.loads(text)), results, None, SEED, _budget(stage))))


class LevelMove(Struct):
    """What a bot of a level plays at a moment of a finished match, and what was played there."""

    at: int
    seat: str
    level: str
    move: Choice
    played: Choice


def encoded_level_move(text: str, at: int, level: str) -> bytes:
    """The move of a level at a moment, from what the seat knew that chose there; raise BadInput if no seat did."""
    from benben.bots.levels import bot  # imported in the worker

    record = Record.loads(text)
    if not 0 <= at < len(record.entries) or record.entries[at].seat == CHANCE:
        raise BadInput(f"nobody had to choose at moment {at} of this match")
    entry, name = record.entries[at], record.game.name
    found = bot(level, record.game, SEED).choose(record.replay(at).perspective(entry.seat))
    return ENCODER.encode(LevelMove(at, seat_name(entry.seat), level, choice(name, found), choice(name, entry.action)))
