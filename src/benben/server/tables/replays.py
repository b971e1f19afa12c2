"""Finished matches, moment by moment, and whether their chance was fair."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from benben.kernel.errors import BadInput
from benben.play.record import Record
from benben.server.tables.frame import FrameEvent, Picture, ScoreItem, happenings, picture, score_items

MOST = 50
"""Moments in one answer at most."""


class ReplayMoment(Struct):
    """The position after ``at`` actions of ``last``, and what the last of them has brought.

    With the last one come the seed and, for each seat, every point explained.
    """

    at: int
    last: int
    viewer: str | None
    picture: Picture
    events: list[FrameEvent]
    seed: str | None = None
    breakdown: list[ScoreItem] | None = None


def stills(record: Record, first: int, count: int, viewer: int | None) -> list[ReplayMoment]:
    """The moments from ``first`` on, as this viewer saw them."""
    last = len(record.entries)
    if not 0 <= first <= last:
        raise BadInput(f"there is no moment {first}: the record has moments 0 to {last}")
    if not 1 <= count <= MOST:
        raise BadInput(f"ask for 1 to {MOST} moments at a time, not {count}")
    state = record.start()
    heard = state.collect_events()
    found = []
    for at in range(min(last, first + count - 1) + 1):
        before = len(heard)
        if at > 0:
            record.step(state, at, record.entries[at - 1])
        if at >= first:
            told: list[dict[str, Any]] = [event.seen_by(viewer) for event in heard[before:]]
            seat = None if viewer is None else f"p{viewer + 1}"
            found.append(
                ReplayMoment(at, last, seat, picture(state.perspective(viewer)), happenings(told, [at] * len(told)))
            )
    if found[-1].at == last:
        found[-1].seed = record.seed.hex() if record.seed else None
        found[-1].breakdown = score_items(state)
    return found


class Verification(Struct):
    """The result of recomputing all chance events of a finished match under its seed."""

    commitment: str
    seed: str | None
    chances: int
    """Number of chance events that were recomputed."""


def verified(record: Record) -> Verification:
    """Read the record back from its text and recompute every chance event under the revealed seed."""
    again = Record.loads(record.dumps())
    return Verification(again.commitment, again.seed.hex() if again.seed else None, again.verify())
