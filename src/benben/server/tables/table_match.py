"""The match of a table and its journal: every change returns the journal lines that must be saved before anyone sees it.

A line is an action of the record, the last action taken back, a sealed choice, or a sealed choice withdrawn. The match can
be restored from the lines alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from benben.kernel.errors import BadInput
from benben.play.contributions import Contribution, Contributions
from benben.play.match import Match
from benben.play.record import Entry, Record
from benben.registry import find_game
from benben.server.errors import RequestError
from benben.server.storage.queries import JournalAppend, JournalLine, Summary, TableRow, first_hash
from benben.server.storage.schema import OVER, PLAY, PLAYING, SEAL, UNDO, UNSEAL

MAX_TAKEN_BACK = 500
"""Most moves that one seat may take back in one match, and sealed choices that it may change: journals keep every one."""


@dataclass(frozen=True)
class Change:
    """A change of the match that is not saved yet."""

    lines: list[JournalLine]
    """The lines to append to the journal."""
    public: bool = True
    """False if only the seat that made the change may notice it: a sealed choice was replaced by another."""

    @property
    def sealed(self) -> bool:
        """True if a sealed choice was made, replaced or withdrawn, and others still have to choose."""
        return not any(line.kind in (PLAY, UNDO) for line in self.lines)


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
        self.taken_back: Counter[int] = Counter()
        """For each seat the number of moves it took back and of sealed choices it changed."""
        self.last_hash = ""
        """The hash of the last line of the journal."""

    @staticmethod
    def begin(row: TableRow, seed: bytes) -> tuple[TableMatch, Change]:
        """A new match and the first lines of its journal."""
        contributions = contributions_of(row)
        table_match = TableMatch(Match(find_game(row.game), row.players, seed, row.options, contributions=contributions))
        table_match.last_hash = first_hash(row)
        lines = table_match._lines_of(table_match.match.record.entries, None)
        return table_match, table_match._noted(Change(lines), 0, None)

    @staticmethod
    def resume(row: TableRow, seed: bytes, lines: Sequence[JournalLine], last_hash: str = "") -> TableMatch:
        """The match that a journal describes; ``last_hash`` is the hash of its last line."""
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
        table_match.taken_back, table_match.last_hash = fold.taken_back, last_hash
        return table_match

    # --- changes -------------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: int, client: str | None) -> Change:
        """Play or seal an action of a seat; raise Refused if it is not legal."""
        match = self.match
        simultaneous, sealed_before = len(match.actors()) + len(match.sealed) > 1, seat in match.sealed
        if sealed_before:
            self._check_taken_back(seat)
        result = match.play(seat, action)
        self.taken_back[seat] += sealed_before
        if not simultaneous:
            return self._noted(Change(self._lines_of(result.entries, client)), seat, client)
        seal = JournalLine(SEAL, seat, match.game.text(action), client)
        public = bool(result.entries) or not sealed_before
        return self._noted(Change([seal, *self._lines_of(result.entries, None)], public), seat, client)

    def undo(self, seat: int, everything: bool, client: str | None) -> Change:
        """Withdraw the seat's sealed choice, or take back its last move or all it can; raise Refused if there is none."""
        self._check_taken_back(seat)
        if not self.match.undo(seat).entries:
            self.taken_back[seat] += 1
            return self._noted(Change([JournalLine(UNSEAL, seat, "", client)]), seat, client)
        lines = [JournalLine(UNDO, seat, "", client)]
        while everything and self.match.can_undo(seat):
            self.match.undo(seat)
            lines.append(JournalLine(UNDO, seat, ""))
        self.moment += len(lines)
        self.taken_back[seat] += len(lines)
        return self._noted(Change(lines), seat, client)

    def can_undo(self, seat: int) -> bool:
        """True if the seat may take something back."""
        return self.taken_back[seat] < MAX_TAKEN_BACK and self.match.can_undo(seat)

    def append(self, table_id: str, change: Change, summary: Summary, at: float) -> JournalAppend:
        """The lines of the latest change for the journal, chained to those before; to be called once for each change."""
        append = JournalAppend(table_id, self.length - len(change.lines), change.lines, summary, self.last_hash, at)
        if append.hashes:
            self.last_hash = append.hashes[-1]
        return append

    def summary(self, changed: float = 0.0) -> Summary:
        """The summary of the table at this moment; ``changed`` is the time of the last change that lists may show."""
        asked = sum(1 << seat for seat in self.match.actors())
        return Summary(OVER if self.match.over() else PLAYING, asked, self.moment, changed)

    def _check_taken_back(self, seat: int) -> None:
        """Raise RequestError if the seat has taken back as much as it may."""
        if self.taken_back[seat] >= MAX_TAKEN_BACK:
            raise RequestError(409, "server-no-more-undos", {"most": MAX_TAKEN_BACK})

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


class JournalFold:
    """Reads a journal line by line into the record and the sealed choices that it describes."""

    def __init__(self) -> None:
        self.played: list[tuple[int, str]] = []
        self.sealed: dict[int, str] = {}
        self.done: set[tuple[int, str]] = set()
        self.taken_back: Counter[int] = Counter()
        self.moment = 0

    def add(self, line: JournalLine) -> None:
        """Read the next line."""
        if line.kind == PLAY:
            self.played.append((line.seat, line.text))
            self.sealed.clear()
            self.moment += 1
        elif line.kind == UNDO:
            if not self.played:
                raise BadInput("a journal line takes back a move, and there is none")
            self.played.pop()
            self.sealed.clear()
            self.moment += 1
            self.taken_back[line.seat] += 1
        elif line.kind == SEAL:
            self.taken_back[line.seat] += line.seat in self.sealed
            self.sealed[line.seat] = line.text
        elif line.kind == UNSEAL:
            if self.sealed.pop(line.seat, None) is None:
                raise BadInput(f"a journal line withdraws a choice of seat {line.seat}, and there is none")
            self.taken_back[line.seat] += 1
        else:
            raise BadInput(f"a journal line is {PLAY}, {UNDO}, {SEAL} or {UNSEAL}, not {line.kind!r}")
        if line.client is not None:
            self.done.add((line.seat, line.client))
