"""The match of a table and its journal: every change returns the journal lines that must be saved before anyone sees it.

A line is an action of the record, the last action taken back, a sealed choice, or a sealed choice withdrawn. The match can
be restored from the lines alone.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from benben.kernel.errors import BadInput
from benben.play.contributions import Contribution, Contributions
from benben.play.match import Match
from benben.play.record import Entry, Record
from benben.registry import find_game
from benben.server.storage.queries import JournalLine, Summary, TableRow
from benben.server.storage.schema import OVER, PLAY, PLAYING, SEAL, UNDO, UNSEAL


@dataclass(frozen=True)
class Change:
    """A change of the match that is not saved yet."""

    lines: list[JournalLine]
    """The lines to append to the journal."""
    public: bool = True
    """False if only the seat that made the change may notice it: a sealed choice was replaced by another."""


class TableMatch:
    """A match that is being played, and the length of its journal."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.moment = 0
        """How many entries of the record were ever added or taken back: two positions never have the same moment."""
        self.length = 0
        """Number of lines in the journal."""
        self.done: set[tuple[int, str]] = set()
        """Seat and client id of every request that was carried out: none is carried out twice."""

    @staticmethod
    def begin(row: TableRow, seed: bytes) -> tuple[TableMatch, Change]:
        """A new match and the first lines of its journal."""
        contributions = contributions_of(row)
        table_match = TableMatch(Match(find_game(row.game), row.players, seed, row.options, contributions=contributions))
        lines = table_match._lines_of(table_match.match.record.entries, None)
        return table_match, table_match._noted(Change(lines), 0, None)

    @staticmethod
    def resume(row: TableRow, seed: bytes, lines: Sequence[JournalLine]) -> TableMatch:
        """The match that a journal describes."""
        game = find_game(row.game)
        fold = JournalFold()
        for line in lines:
            fold.add(line)
        record = Record(game, row.players, row.options, row.commitment, contributions=contributions_of(row))
        record.entries = [Entry(seat, game.parse(text)) for seat, text in fold.played]
        table_match = TableMatch(Match.resume(record, seed))
        for seat, text in fold.sealed.items():
            table_match.match.play(seat, game.parse(text))
        table_match.moment, table_match.length, table_match.done = fold.moment, len(lines), fold.done
        return table_match

    # --- changes -------------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: int, client: str | None) -> Change:
        """Play or seal an action of a seat; raise Refused if it is not legal."""
        match = self.match
        simultaneous, sealed_before = len(match.actors()) + len(match.sealed) > 1, seat in match.sealed
        result = match.play(seat, action)
        if not simultaneous:
            return self._noted(Change(self._lines_of(result.entries, client)), seat, client)
        seal = JournalLine(SEAL, seat, match.game.text(action), client)
        public = bool(result.entries) or not sealed_before
        return self._noted(Change([seal, *self._lines_of(result.entries, None)], public), seat, client)

    def undo(self, seat: int, everything: bool, client: str | None) -> Change:
        """Withdraw the seat's sealed choice, or take back its last move or all it can; raise Refused if there is none."""
        if not self.match.undo(seat).entries:
            return self._noted(Change([JournalLine(UNSEAL, seat, "", client)]), seat, client)
        lines = [JournalLine(UNDO, seat, "", client)]
        while everything and self.match.can_undo(seat):
            self.match.undo(seat)
            lines.append(JournalLine(UNDO, seat, ""))
        self.moment += len(lines)
        return self._noted(Change(lines), seat, client)

    def summary(self) -> Summary:
        """The summary of the table at this moment."""
        asked = sum(1 << seat for seat in self.match.actors())
        return Summary(OVER if self.match.over() else PLAYING, asked, self.moment, changed_now())

    # --- details -------------------------------------------------------------------------------------------------------

    def _lines_of(self, entries: Sequence[Entry], client: str | None) -> list[JournalLine]:
        """The lines for new entries of the record; the first carries the client id."""
        self.moment += len(entries)
        lines = [JournalLine(PLAY, entry.seat, self.match.game.text(entry.action)) for entry in entries]
        if lines:
            lines[0].client = client
        return lines

    def _noted(self, change: Change, seat: int, client: str | None) -> Change:
        self.length += len(change.lines)
        if client is not None:
            self.done.add((seat, client))
        return change


def contributions_of(row: TableRow) -> Contributions:
    """What the seats of a table add to the seed; empty if none of them has committed to a random number."""
    commitments = [holder.randomness_commitment for holder in row.seat_holders]
    if not any(commitments):
        return ()
    return [
        None if commitment is None else Contribution(commitment, row.revealed.get(seat))
        for seat, commitment in enumerate(commitments)
    ]


def changed_now() -> float:
    """The time for `Summary.changed`: seconds since 1970, to the millisecond, which every database stores exactly."""
    return round(time.time(), 3)


class JournalFold:
    """Reads a journal line by line into the record and the sealed choices that it describes."""

    def __init__(self) -> None:
        self.played: list[tuple[int, str]] = []
        self.sealed: dict[int, str] = {}
        self.done: set[tuple[int, str]] = set()
        self.moment = 0

    def add(self, line: JournalLine) -> None:
        """Read the next line."""
        if line.kind == PLAY:
            self.played.append((line.seat, line.text))
            self.sealed.clear()
            self.moment += 1
        elif line.kind == UNDO:
            self.played.pop()
            self.sealed.clear()
            self.moment += 1
        elif line.kind == SEAL:
            self.sealed[line.seat] = line.text
        elif line.kind == UNSEAL:
            self.sealed.pop(line.seat)
        else:
            raise BadInput(f"a journal line is {PLAY}, {UNDO}, {SEAL} or {UNSEAL}, not {line.kind!r}")
        if line.client is not None:
            self.done.add((line.seat, line.client))
