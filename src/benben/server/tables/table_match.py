"""The course of a match at a table: the Match, its journal, and the sealed choices that the rules do not know yet.

Where several seats choose at the same time, a choice is the table's matter until all are in: it is kept here, may be changed
or withdrawn by its owner, and is told to nobody. With the last one all are played, in the order of seats, and only then
do the rules, the record and the other players hear of them.

Every change returns the lines for the journal; whoever calls must keep them before anyone is told.
"""

from __future__ import annotations

from collections.abc import Sequence

from benben.kernel.errors import BadInput
from benben.kernel.refusal import Refused
from benben.play.match import Match
from benben.play.record import Entry, Record
from benben.registry import find_game
from benben.server.storage.queries import Line, Summary, TableRow
from benben.server.storage.schema import OVER, PLAY, PLAYING, SEAL, UNDO, UNSEAL
from benben.server.tables.frame import mark


class TableMatch:
    """One match under way."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.sealed: dict[int, int] = {}
        self.moment = 0
        """How many lines of the record were ever written or taken back: two positions never have the same moment."""
        self.length = 0
        """Lines of the journal."""
        self.done: set[tuple[int, str]] = set()
        """The client ids of each seat that are done: none is done twice."""
        self.marks: list[int] = []
        """For each event the number of its action."""
        self._kept = 0

    @staticmethod
    def begin(row: TableRow, seed: bytes) -> tuple[TableMatch, list[Line]]:
        """A new match and the first lines of its journal."""
        course = TableMatch(Match(find_game(row.game), row.players, seed, row.options))
        return course, course._written(course._news(None))

    @staticmethod
    def resume(row: TableRow, seed: bytes, lines: Sequence[Line]) -> TableMatch:
        """The match as its journal tells it."""
        game = find_game(row.game)
        folded = JournalFold()
        for line in lines:
            folded.add(line)
        record = Record(game, row.players, row.options, row.commitment)
        record.entries = [Entry(seat, game.parse(text)) for seat, text in folded.played]
        course = TableMatch(Match.resume(record, seed))
        course.sealed = {seat: game.parse(text) for seat, text in folded.sealed.items()}
        course.moment, course.length, course.done = folded.moment, len(lines), folded.done
        course._kept = len(record.entries)
        course._mark()
        return course

    # --- what can be done --------------------------------------------------------------------------------------------

    def play(self, seat: int, action: int, client: str | None) -> list[Line]:
        """Take an action for a seat, or seal it where others choose at the same time; else raise Refused."""
        if len(self.match.actors()) == 1:
            self.match.play(seat, action)
            return self._written(self._news(client), seat, client)
        refusal = self.match.refusal(action, seat)
        if refusal is not None:
            raise Refused(refusal)
        self.sealed[seat] = action
        lines = [Line(SEAL, seat, self.match.game.text(action), client)]
        if set(self.match.actors()) <= set(self.sealed):
            self._unseal_all()
            lines += self._news(None)
        return self._written(lines, seat, client)

    def undo(self, seat: int, everything: bool, client: str | None) -> list[Line]:
        """Withdraw a sealed choice, else take back the seat's last move or all it can; else raise Refused."""
        if self.sealed.pop(seat, None) is not None:
            return self._written([Line(UNSEAL, seat, "", client)], seat, client)
        self.match.undo(seat)
        lines = [Line(UNDO, seat, "", client)]
        while everything and self.match.can_undo(seat):
            self.match.undo(seat)
            lines.append(Line(UNDO, seat, ""))
        self.sealed.clear()
        self.moment += len(lines)
        self._kept = len(self.match.record.entries)
        return self._written(lines, seat, client)

    def can_undo(self, seat: int | None) -> bool:
        """Whether this viewer has something to take back."""
        return seat is not None and (seat in self.sealed or self.match.can_undo(seat))

    def waiting_for(self) -> list[int]:
        """The seats whose choice is still missing."""
        return [seat for seat in self.match.actors() if seat not in self.sealed]

    def summary(self) -> Summary:
        """What lists tell of the match."""
        asked = sum(1 << seat for seat in self.waiting_for())
        return Summary(OVER if self.match.over() else PLAYING, asked, self.moment)

    # --- details -----------------------------------------------------------------------------------------------------

    def _unseal_all(self) -> None:
        """Play what was sealed. Should one choice have put an end to the question, the others are asked anew."""
        choices = sorted(self.sealed.items())
        self.sealed.clear()
        for seat, action in choices:
            if self.match.refusal(action, seat) is None:
                self.match.play(seat, action)

    def _news(self, client: str | None) -> list[Line]:
        """The lines for what the record has gained."""
        text = self.match.game.text
        news = [Line(PLAY, entry.seat, text(entry.action)) for entry in self.match.record.entries[self._kept :]]
        if news and client is not None:
            news[0].client = client
        self._kept += len(news)
        self.moment += len(news)
        return news

    def _written(self, lines: list[Line], seat: int = 0, client: str | None = None) -> list[Line]:
        self.length += len(lines)
        self._mark()
        if client is not None:
            self.done.add((seat, client))
        return lines

    def _mark(self) -> None:
        del self.marks[self.match.clock :]
        last = self.marks[-1] if self.marks else 0
        self.marks += mark(self.match.events(None, len(self.marks)), last)


class JournalFold:
    """Reads a journal line by line into the record it tells of."""

    def __init__(self) -> None:
        self.played: list[tuple[int, str]] = []
        self.sealed: dict[int, str] = {}
        self.done: set[tuple[int, str]] = set()
        self.moment = 0

    def add(self, line: Line) -> None:
        """Take in the next line."""
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
            raise BadInput(f"a journal tells of {PLAY}, {UNDO}, {SEAL} or {UNSEAL}, not of {line.kind!r}")
        if line.client is not None:
            self.done.add((line.seat, line.client))
