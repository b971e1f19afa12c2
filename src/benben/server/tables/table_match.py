"""The match of a table and its journal: every change returns the journal lines that must be saved before anyone sees it.

A line is an action of the record, the last action taken back, a sealed choice, a sealed choice withdrawn, a resignation, the
end by agreement or, at tables with a clock, what concerns the clock of a seat. The lines alone restore the match.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from benben.kernel.errors import BadInput
from benben.kernel.refusal import Refused
from benben.kernel.step import CHANCE
from benben.play.contributions import Contribution, Contributions
from benben.play.match import Match
from benben.play.record import Entry, Record
from benben.registry import game_of
from benben.server.errors import RequestError
from benben.server.storage.journal_queries import JournalAppend, JournalLine, first_hash
from benben.server.storage.rows import Summary, TableRow
from benben.server.storage.schema import (
    END,
    FORCED,
    MORE_TIME,
    OVER,
    PLAY,
    PLAYING,
    RESIGN,
    RETURN,
    SEAL,
    STAND_IN,
    TIME_OUT,
    UNDO,
    UNSEAL,
)
from benben.server.tables.branches import start_of
from benben.server.tables.clock_rules import ClockEntry, merged_entries

MAX_TAKEN_BACK = 500
"""Most moves that one seat may take back in one match, and sealed choices that it may change: journals keep every one."""


OF_CLOCKS = (TIME_OUT, MORE_TIME, STAND_IN, RETURN)
"""The kinds of journal lines that concern the clock of a seat alone."""
TIMED = (*OF_CLOCKS, RESIGN, UNDO, UNSEAL)
"""The kinds of journal lines that clocks depend on, besides who is asked after them."""
KINDS = (PLAY, FORCED, UNDO, SEAL, UNSEAL, RESIGN, END, *OF_CLOCKS)
"""The kinds of journal lines."""


@dataclass(frozen=True)
class Change:
    """A change of the match that is not saved yet."""

    lines: list[JournalLine]
    """The lines to append to the journal."""
    public: bool = True
    """False if only the seat that made the change may notice it: a sealed choice was replaced by another."""

    def then(self, next_change: Change) -> Change:
        """Both changes as one, to be saved together."""
        return Change(self.lines + next_change.lines, self.public or next_change.public)

    @property
    def moves(self) -> bool:
        """True if something was played, not taken back or sealed."""
        return any(line.kind == PLAY for line in self.lines)

    @property
    def forced(self) -> int:
        """Bit mask of the seats for which the table has played a forced move."""
        return sum(1 << seat for seat in {line.seat for line in self.lines if line.kind == FORCED})

    @property
    def sealed(self) -> bool:
        """True if a sealed choice was made, replaced or withdrawn, and others still have to choose."""
        return not any(line.kind in (PLAY, FORCED, UNDO) for line in self.lines)


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
        self.by_table: set[int] = set()
        """The numbers of the record's actions, counted from 1, that the table played because they were no choice."""
        self.resigned: set[int] = set()
        """The seats that have resigned."""
        self.ended = False
        """True if the game was ended by agreement."""
        self.acted: Counter[int] = Counter()
        """For each seat the number of its lines that are moves or sealed choices, those taken back included."""
        self.has_clock = False
        """True if the table has a clock: only then times are kept."""
        self.clock_entries: list[ClockEntry] = []
        """What the clocks of the seats depend on."""

    @staticmethod
    def begin(row: TableRow, seed: bytes) -> tuple[TableMatch, Change]:
        """A new match and the first lines of its journal."""
        game, contributions = game_of(row.game, row.options), contributions_of(row)
        match = Match(game, row.players, seed, row.options, contributions=contributions, start=start_of(row))
        table_match = TableMatch(match)
        table_match.last_hash, table_match.has_clock = first_hash(row), row.clock is not None
        lines = table_match._lines_of(table_match.match.record.entries, None)
        if row.clock is not None:
            holders = enumerate(row.seat_holders)
            lines += [JournalLine(STAND_IN, seat, "") for seat, one in holders if one.guest and one.level]
        return table_match, table_match._noted(Change(lines), 0, None)

    @staticmethod
    def resume(row: TableRow, seed: bytes, lines: Sequence[JournalLine], last_hash: str = "") -> TableMatch:
        """The match that a journal describes; ``last_hash`` is the hash of its last line."""
        game = game_of(row.game, row.options)
        fold = JournalFold()
        for line in lines:
            fold.add(line)
        record = empty_record(row)
        record.entries = [Entry(seat, game.parse(text)) for seat, text in fold.played]
        table_match = TableMatch(Match.resume(record, seed, fold.by_table))
        for seat, text in fold.sealed.items():
            table_match.match.play(seat, game.parse(text))
        table_match.moment, table_match.length, table_match.done = fold.moment, len(lines), fold.done
        table_match.taken_back, table_match.last_hash = fold.taken_back, last_hash
        table_match.by_table, table_match.resigned, table_match.ended = fold.by_table, fold.resigned, fold.ended
        table_match.acted = fold.acted
        table_match.has_clock = row.clock is not None
        if table_match.has_clock:
            table_match.clock_entries = read_clock_entries(row, lines)
        return table_match

    # --- changes of other servers ----------------------------------------------------------------------------------------

    def follow(self, lines: Sequence[JournalLine], last_hash: str) -> bool:
        """Carry out lines that another server has added to the journal; ``last_hash`` is the hash of the last of them.

        Return False if the whole journal has to be read instead, because moves were taken back or a line does not fit.
        Then this object must not be used any more.
        """
        left = list(lines)
        try:
            while left:
                followed = self._follow_one(left)
                if not followed:
                    return False
                self._note_clock(left[:followed], left[0].at)
                del left[:followed]
        except (Refused, BadInput):
            return False
        self.last_hash = last_hash
        return True

    def _follow_one(self, lines: list[JournalLine]) -> int:
        """Carry out the next change; return the number of its lines, 0 if it cannot be followed."""
        line: JournalLine = lines[0]
        entries: Sequence[Entry] = ()
        if line.kind in (PLAY, FORCED) and line.seat != CHANCE:
            entries = self._follow_play(line)
            count = len(entries)
        elif line.kind == SEAL:
            self.taken_back[line.seat] += line.seat in self.match.sealed
            entries = self.match.play(line.seat, self.match.game.parse(line.text)).entries
            count = 1 + len(entries)
        elif line.kind == UNSEAL and line.seat in self.match.sealed:
            self.match.undo(line.seat)
            self.taken_back[line.seat] += 1
            count = 1
        elif line.kind in (RESIGN, END):
            self.resigned |= {line.seat} if line.kind == RESIGN else set()
            self.ended = line.kind == END
            count = 1
        elif line.kind in OF_CLOCKS:
            count = 1
        else:
            return 0
        written = [(one.seat, one.text) for one in lines[count - len(entries) : count]]
        if written != [(entry.seat, self.match.game.text(entry.action)) for entry in entries]:
            return 0
        self.moment += len(entries)
        self.length += count
        self.done |= {(line.seat, line.client)} if line.client is not None else set()
        return count

    def _follow_play(self, line: JournalLine) -> Sequence[Entry]:
        """Play the action of a line; return the entries of the record that it adds."""
        forced = line.kind == FORCED
        if forced:
            self.by_table.add(len(self.match.record.entries) + 1)
        return self.match.play(line.seat, self.match.game.parse(line.text), forced=forced).entries

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
        taken = len(self.match.undo(seat).entries)
        if not taken:
            self.taken_back[seat] += 1
            return self._noted(Change([JournalLine(UNSEAL, seat, "", client)]), seat, client)
        while everything and self.match.can_undo(seat):
            taken += len(self.match.undo(seat).entries)
        return self._taken_back(seat, taken, client)

    def play_forced(self, seat: int, action: int) -> Change:
        """Play the only legal action of the only seat that is asked, in its place."""
        number = len(self.match.record.entries) + 1
        lines = self._lines_of(self.match.play(seat, action, forced=True).entries, None)
        lines[0].kind = FORCED
        self.by_table.add(number)
        return self._noted(Change(lines), seat, None)

    def take_back(self, seat: int) -> Change:
        """Take back the last move of a seat, and those of others after it, because all have agreed."""
        self._check_taken_back(seat)
        return self._taken_back(seat, len(self.match.take_back(seat).entries), None)

    def _taken_back(self, seat: int, entries: int, client: str | None) -> Change:
        """The change that takes back this number of entries of the record."""
        lines = [JournalLine(UNDO, seat, "") for _ in range(entries)]
        lines[0].client = client
        self.moment += entries
        self.taken_back[seat] += entries
        self.by_table = {number for number in self.by_table if number <= len(self.match.record.entries)}
        return self._noted(Change(lines), seat, client)

    def resign(self, seat: int) -> Change:
        """Note that a seat has resigned."""
        self.resigned.add(seat)
        return self._noted(Change([JournalLine(RESIGN, seat, "")]), seat, None)

    def end(self, seat: int) -> Change:
        """End the game by agreement, which this seat has asked for."""
        self.ended = True
        return self._noted(Change([JournalLine(END, seat, "")]), seat, None)

    def time_out(self, seat: int) -> Change:
        """Note that the time of a seat is out."""
        return self._noted(Change([JournalLine(TIME_OUT, seat, "")]), seat, None)

    def more_time(self, seat: int) -> Change:
        """Note that the others wait for a seat whose time is out."""
        return self._noted(Change([JournalLine(MORE_TIME, seat, "")]), seat, None)

    def replaced(self, seat: int, by_bot: bool) -> Change:
        """Note that a bot plays for the player of a seat, or that the player is back."""
        return self._noted(Change([JournalLine(STAND_IN if by_bot else RETURN, seat, "")]), seat, None)

    def can_undo(self, seat: int) -> bool:
        """True if the seat may take something back."""
        return self.taken_back[seat] < MAX_TAKEN_BACK and self.match.can_undo(seat)

    def can_take_back(self, seat: int) -> bool:
        """True if a move of the seat goes back if all others agree."""
        return self.taken_back[seat] < MAX_TAKEN_BACK and self.match.can_take_back(seat)

    def append(self, table_id: str, change: Change, summary: Summary, at: float) -> JournalAppend:
        """The lines of the latest change for the journal, chained to those before; to be called once for each change."""
        append = JournalAppend(table_id, self.length - len(change.lines), change.lines, summary, self.last_hash, at)
        if append.hashes:
            self.last_hash = append.hashes[-1]
        return append

    def note_time(self, change: Change, at: float) -> None:
        """Note when the latest change is saved; to be called once for each change, before its summary is made."""
        self._note_clock(change.lines, at)

    def _note_clock(self, lines: Sequence[JournalLine], at: float) -> None:
        for line in lines:
            if line.kind in (PLAY, FORCED, SEAL):
                self.acted[line.seat] += 1
        if not self.has_clock:
            return
        entry = ClockEntry(at, self._asked(), tuple((line.kind, line.seat) for line in lines if line.kind in TIMED))
        merged_entries(self.clock_entries, entry)

    def _asked(self) -> int:
        """The bit mask of the seats that have to act."""
        over = self.ended or self.match.over()
        return 0 if over else sum(1 << seat for seat in self.match.actors())

    def summary(self, changed: float = 0.0) -> Summary:
        """The summary of the table at this moment; ``changed`` is the time of the last change that lists may show."""
        over = self.ended or self.match.over()
        return Summary(OVER if over else PLAYING, self._asked(), self.moment, changed)

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


def empty_record(row: TableRow) -> Record:
    """The record of a table's match with its header alone."""
    game, numbers = game_of(row.game, row.options), contributions_of(row)
    return Record(game, row.players, row.options, row.commitment, None, numbers, start_of(row).origins)


class JournalFold:
    """Reads a journal line by line into the record and the sealed choices that it describes."""

    def __init__(self) -> None:
        self.played: list[tuple[int, str]] = []
        self.sealed: dict[int, str] = {}
        self.done: set[tuple[int, str]] = set()
        self.taken_back: Counter[int] = Counter()
        self.by_table: set[int] = set()
        self.resigned: set[int] = set()
        self.ended = False
        self.moment = 0
        self.acted: Counter[int] = Counter()

    def add(self, line: JournalLine) -> None:
        """Read the next line."""
        if self.ended:
            raise BadInput("a journal goes on after the game was ended")
        if line.kind in (PLAY, FORCED):
            self._add_played(line)
        elif line.kind == UNDO:
            self._add_undo(line)
        elif line.kind == SEAL:
            self.taken_back[line.seat] += line.seat in self.sealed
            self.sealed[line.seat] = line.text
        elif line.kind == UNSEAL:
            if self.sealed.pop(line.seat, None) is None:
                raise BadInput(f"a journal line withdraws a choice of seat {line.seat}, and there is none")
            self.taken_back[line.seat] += 1
        elif line.kind == RESIGN:
            self.resigned.add(line.seat)
        elif line.kind == END:
            self.ended = True
        elif line.kind not in OF_CLOCKS:
            raise BadInput(f"a journal line is {', '.join(KINDS[:-1])} or {KINDS[-1]}, not {line.kind!r}")
        self.acted[line.seat] += line.kind in (PLAY, FORCED, SEAL)
        if line.client is not None:
            self.done.add((line.seat, line.client))

    def _add_played(self, line: JournalLine) -> None:
        self.played.append((line.seat, line.text))
        if line.kind == FORCED:
            self.by_table.add(len(self.played))
        self.sealed.clear()
        self.moment += 1

    def _add_undo(self, line: JournalLine) -> None:
        if not self.played:
            raise BadInput("a journal line takes back a move, and there is none")
        self.by_table.discard(len(self.played))
        self.played.pop()
        self.sealed.clear()
        self.moment += 1
        self.taken_back[line.seat] += 1


def read_clock_entries(row: TableRow, lines: Sequence[JournalLine]) -> list[ClockEntry]:
    """What the clocks of a table depend on: for every time in its journal the seats that are asked then."""
    game = game_of(row.game, row.options)
    states = [game.start(players=row.players, options=row.options)]
    sealed: set[int] = set()
    entries: list[ClockEntry] = []
    ended = False
    for line in lines:
        if line.kind in (PLAY, FORCED):
            states.append(states[-1].clone())
            states[-1].apply(game.parse(line.text), line.seat)
            sealed.clear()
        elif line.kind == UNDO:
            states.pop()
            sealed.clear()
        elif line.kind == SEAL:
            sealed.add(line.seat)
        elif line.kind == UNSEAL:
            sealed.discard(line.seat)
        ended = ended or line.kind == END
        asked = 0 if ended else sum(1 << seat for seat in states[-1].actors() if seat >= 0 and seat not in sealed)
        merged_entries(entries, ClockEntry(line.at, asked, ((line.kind, line.seat),) if line.kind in TIMED else ()))
    return entries
