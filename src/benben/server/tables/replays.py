"""Replay of matches, and the check that their chance was fair."""

from __future__ import annotations

from msgspec import Struct

from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.play.evidence import evidence_of, evidence_text
from benben.play.record import Record
from benben.server.tables.frame import ENCODER, FrameEvent, Picture, ScoreItem, happenings, picture, score_items

MAX_MOMENTS = 50
"""Most moments in one answer."""


class ReplayMoment(Struct):
    """The position after ``at`` actions of ``last``, and the events of the last of them; ``first`` is the first one shown.

    The final moment of a finished match also has the seed and, for each seat, the breakdown of its points.
    """

    at: int
    last: int
    viewer: str | None
    picture: Picture
    events: list[FrameEvent]
    seed: str | None = None
    breakdown: list[ScoreItem] | None = None
    first: int = 0


def check_moments(record: Record, first: int, count: int, earliest: int = 0) -> None:
    """Raise BadInput unless a record has a moment ``first``, not before ``earliest``, and ``count`` is allowed."""
    last = len(record.entries)
    if not earliest <= first <= last:
        raise BadInput(f"there is no moment {first}: the record has moments {earliest} to {last}")
    if not 1 <= count <= MAX_MOMENTS:
        raise BadInput(f"ask for 1 to {MAX_MOMENTS} moments at a time, not {count}")


def replay_moments(record: Record, first: int, count: int, viewer: int | None, earliest: int = 0) -> list[ReplayMoment]:
    """Up to ``count`` moments from ``first`` on, as this viewer saw them; none before ``earliest``."""
    check_moments(record, first, count, earliest)
    last = len(record.entries)
    name = None if viewer is None else seat_name(viewer)
    state = record.start()
    events = state.collect_events()
    moments = []
    for at in range(min(last, first + count - 1) + 1):
        events.clear()
        if at > 0:
            record.step(state, at, record.entries[at - 1])
        for event in events:
            event.action_number = at
        if at >= first:
            shown = picture(state.perspective(viewer))
            moments.append(ReplayMoment(at, last, name, shown, happenings(events, viewer), first=earliest))
    if moments[-1].at == last and record.finished:
        moments[-1].seed = record.seed.hex() if record.seed else None
        moments[-1].breakdown = score_items(state)
    return moments


class Verification(Struct):
    """The result of recomputing all chance events of a finished match under its seed."""

    commitment: str
    seed: str | None
    chances: int
    """Number of chance events that were recomputed."""


def verify_record(record: Record) -> Verification:
    """Read the record back from its text and recompute every chance event under the revealed seed."""
    again = Record.loads(record.dumps())
    return Verification(again.commitment, again.seed.hex() if again.seed else None, again.verify())


# --- answers as bytes, computed in a worker from the text of a record ---------------------------------------------------


def encoded_moments(text: str, first: int, count: int, viewer: int | None, earliest: int) -> bytes:
    """Moments of a record as JSON."""
    return ENCODER.encode(replay_moments(Record.loads(text), first, count, viewer, earliest))


def encoded_verification(text: str) -> bytes:
    """The result of recomputing the chance of a record as JSON."""
    return ENCODER.encode(verify_record(Record.loads(text)))


def encoded_evidence(text: str) -> bytes:
    """All that is needed to recompute the chance of a record."""
    return evidence_text(evidence_of(Record.loads(text))).encode()
