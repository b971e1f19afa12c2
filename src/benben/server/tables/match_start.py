"""The start of a match: once every seat is taken, the random numbers of the seats are collected.

A seat commits to its number when it sits down. In a rematch, players who are still at the table before are first asked to
commit. Then all commitments are fixed, and every seat that committed is asked for its number. A bot's number follows from
the table's seed. Whoever does not answer in time takes no part.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from benben.kernel.event import seat_name
from benben.play.contributions import fits
from benben.play.dealer import commitment_of
from benben.play.evidence import SeatContribution
from benben.server.errors import RequestError
from benben.server.seeds import Seeds
from benben.server.storage.rows import TableRow
from benben.server.storage.schema import WAITING
from benben.server.tables.messages import CommitRequest, RevealRequest


class Stage(Enum):
    """The stages of a start, in their order."""

    SEATS = "seats"
    """A seat is free."""
    COMMIT = "commit"
    """Players of a rematch are asked to commit."""
    REVEAL = "reveal"
    """Commitments are fixed; seats are asked for their numbers."""
    READY = "ready"
    """Nobody is waited for."""


class MatchStart:
    """The commitments and random numbers of a table before its match; they are stored in the table's row."""

    def __init__(self, row: TableRow, seed: bytes) -> None:
        self.row = row
        self._seed = seed
        self._revealing = True
        """False once the time for reveals is over."""

    @property
    def stage(self) -> Stage:
        """The stage of the start."""
        if not self.row.full or self.row.closed:
            return Stage.SEATS
        if self.row.to_commit:
            return Stage.COMMIT
        return Stage.REVEAL if self.missing() else Stage.READY

    def missing(self) -> set[int]:
        """The seats whose number is waited for."""
        holders = enumerate(self.row.seat_holders)
        committed = {seat for seat, holder in holders if holder.guest is not None and holder.randomness_commitment}
        return committed - self.row.revealed.keys() if self._revealing else set()

    def end(self, stage: Stage) -> None:
        """Stop waiting in a stage."""
        if stage is Stage.COMMIT:
            self.row.to_commit = None
        elif stage is Stage.REVEAL:
            self._revealing = False

    def commit_bots(self, seats: Iterable[int]) -> None:
        """Give the bots of the house on these seats the commitments to their numbers."""
        for seat in seats:
            holder = self.row.seat_holders[seat]
            if holder.guest is None and holder.level is not None:
                holder.randomness_commitment = commitment_of(Seeds.randomness_of_bot(self._seed, seat))

    def numbers_of_bots(self) -> dict[int, bytes]:
        """The numbers of the bots that have committed to them; bots that sat down under an earlier version have not."""
        numbers = {}
        for seat, holder in enumerate(self.row.seat_holders):
            number = Seeds.randomness_of_bot(self._seed, seat)
            if holder.guest is None and holder.randomness_commitment == commitment_of(number):
                numbers[seat] = number
        return numbers

    def commit(self, seat: int, commitment: str) -> None:
        """Take a seat's commitment, instead of an earlier one; raise RequestError once numbers may be known."""
        if self.row.summary.phase != WAITING or self.stage not in (Stage.SEATS, Stage.COMMIT):
            raise RequestError(409, "server-commit-late")
        self.row.seat_holders[seat].randomness_commitment = commitment
        self.row.to_commit = (self.row.to_commit or 0) & ~(1 << seat) or None

    def check_reveal(self, seat: int, number: bytes) -> bool:
        """True if a seat's number is new; raise RequestError if it does not fit, or comes too early or too late."""
        if not fits(number, self.row.seat_holders[seat].randomness_commitment or ""):
            raise RequestError(422, "server-reveal-wrong")
        if self.row.revealed.get(seat) == number:
            return False
        if self.stage in (Stage.SEATS, Stage.COMMIT):
            raise RequestError(409, "server-reveal-early")
        if self.row.summary.phase != WAITING or self.stage is not Stage.REVEAL:
            raise RequestError(409, "server-reveal-late")
        return True

    def request(self, seat: int | None) -> CommitRequest | RevealRequest | None:
        """The request to a seat, if anything is wanted of it now."""
        if self.stage is Stage.COMMIT and seat is not None and (self.row.to_commit or 0) >> seat & 1:
            return CommitRequest(self.row.commitment)
        if self.stage is not Stage.REVEAL or seat not in self.missing():
            return None
        commitments = [holder.randomness_commitment for holder in self.row.seat_holders]
        bots = [seat_name(number) for number, holder in enumerate(self.row.seat_holders) if holder.guest is None]
        return RevealRequest(self.row.commitment, commitments, bots)

    def contributions(self, begun: bool) -> list[SeatContribution]:
        """What each seat adds to the seed: the number only when the match has begun."""
        published = self.row.revealed if begun else {}
        commitments = [holder.randomness_commitment for holder in self.row.seat_holders]
        numbers = [published[seat].hex() if seat in published else None for seat in range(self.row.players)]
        return [SeatContribution(*one) for one in zip(commitments, numbers, strict=True)]
