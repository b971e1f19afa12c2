"""Branches: the beginning of a match that goes on from a moment of another one, with a new seed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from benben.kernel.errors import BadInput
from benben.play.origins import Origin
from benben.play.record import Entry, Record


@dataclass(frozen=True)
class BranchStart:
    """The entries that a branch takes over, and the games that dealt them, the oldest first."""

    origins: tuple[Origin, ...]
    entries: tuple[Entry, ...]


FROM_THE_BEGINNING = BranchStart((), ())
"""The start of a match that is no branch."""


def branch_start(record: Record, at: int) -> BranchStart:
    """The start of a branch after the first ``at`` entries of a record; raise BadInput if there is nothing to try there.

    Nobody may branch off a game that is still being played: whoever calls this has checked it.
    """
    last = len(record.entries) - record.finished
    if not 0 <= at <= last:
        raise BadInput(f"there is nothing to try at moment {at}: this game can be tried from moments 0 to {last}")
    own = Origin(at, record.commitment, record.seed, record.contributions)
    earlier = [origin for origin in record.origins if origin.until < at]
    cut = next((replace(origin, until=at) for origin in record.origins if origin.until >= at), own)
    return BranchStart((*earlier, cut), tuple(record.entries[:at]))


def branch_at(record: Record) -> BranchStart:
    """The start from which the match of a record went on; without origins it is empty."""
    return BranchStart(record.origins, tuple(record.entries[: record.taken_over]))
