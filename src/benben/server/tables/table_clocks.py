"""The clocks of one table: read from the match's journal, shown in frames, and summed up for lists and for the next look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from benben.kernel.event import seat_name
from benben.server.storage.rows import Summary, TableRow
from benben.server.storage.schema import BOT_PLAYS, CHOOSE, END_ALL, PLAYING
from benben.server.tables.clock_rules import CHOOSE_SECONDS, ClockEntry, Clocks, date_after, merged
from benben.server.tables.clock_settings import clock_of
from benben.server.tables.frame import ClocksFrame, SeatClockFrame

if TYPE_CHECKING:
    from benben.server.tables.table import Table

BOT_SECONDS = 30.0
"""Seconds after which a table is looked at again where a bot has to move, though nobody is there."""


def clocks_at(row: TableRow, entries: Sequence[ClockEntry], now: float) -> Clocks | None:
    """The clocks of a table at a date; None if it has none."""
    settings = clock_of(row)
    if settings is None:
        return None
    pauses = [row.outages + row.vacations.get(seat, []) for seat in range(row.players)]
    clocks = Clocks(settings, [holder.guest is not None for holder in row.seat_holders], pauses)
    for entry in entries:
        clocks.read(entry)
    clocks.wait_until(now)
    return clocks


def choose_until(row: TableRow, clocks: Clocks, seat: int) -> float | None:
    """The date until which the others choose what follows because the time of a seat is out; None if they do not."""
    since = clocks.seats[seat].out_since
    if since is None or clocks.settings.then != CHOOSE:
        return None
    return date_after(since, CHOOSE_SECONDS[clocks.settings.pace], merged(row.outages))


def bot_has_to_move(row: TableRow, summary: Summary) -> bool:
    """True if a bot is asked at a table that plays on without anybody."""
    for seat, holder in enumerate(row.seat_holders):
        if holder.level is not None and summary.asked >> seat & 1:
            return row.plays_unattended
    return False


def with_deadlines(row: TableRow, entries: Sequence[ClockEntry], summary: Summary, now: float) -> Summary:
    """The summary of a table with the dates at which its clocks run out, and at which it has to be looked at."""
    if summary.phase != PLAYING:
        return dated(summary, None, None)
    due = [now + BOT_SECONDS] if bot_has_to_move(row, summary) else []
    clocks = clocks_at(row, entries, now)
    if clocks is None:
        return dated(summary, min(due, default=None), None)
    deadlines = {str(seat): date for seat in range(row.players) if (date := clocks.runs_out_at(seat)) is not None}
    due += deadlines.values()
    for seat, clock in enumerate(clocks.seats):
        if clock.out_since is not None and clocks.settings.then in (BOT_PLAYS, END_ALL):
            due.append(now)
        until = choose_until(row, clocks, seat)
        if until is not None:
            due.append(until)
    return dated(summary, min(due, default=None), deadlines or None)


def dated(summary: Summary, due: float | None, deadlines: dict[str, float] | None) -> Summary:
    """The summary with these dates; the same object if it has them, as after every move at a table without a clock."""
    if (summary.due, summary.deadlines) == (due, deadlines):
        return summary
    return replace(summary, due=due, deadlines=deadlines)


class TableClocks:
    """The clocks of an open table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def now(self) -> Clocks | None:
        """The clocks as they stand; None if the table has none, or the match has not begun."""
        table = self._table
        if table.row.clock is None or table.table_match is None:
            return None
        return clocks_at(table.row, table.table_match.clock_entries, table.clock.date())

    def summed_up(self, summary: Summary) -> Summary:
        """A summary of the table with the dates of its clocks, and that of the next look at it."""
        table = self._table
        if table.table_match is None:
            return summary
        return with_deadlines(table.row, table.table_match.clock_entries, summary, table.clock.date())

    def frame(self) -> ClocksFrame | None:
        """The clocks as everybody is shown them."""
        table, clocks = self._table, self.now()
        if clocks is None or table.phase != PLAYING:
            return None
        date = table.clock.date()
        return ClocksFrame(date, [self._seat_frame(clocks, seat, date) for seat in range(table.row.players)])

    def _seat_frame(self, clocks: Clocks, seat: int, date: float) -> SeatClockFrame:
        row, clock = self._table.row, clocks.seats[seat]
        choices = (row.time_out_choices or {}).get(str(seat), {}) if clock.out_since is not None else {}
        return SeatClockFrame(
            left=round(clocks.left(seat), 3),
            runs_out_at=clocks.runs_out_at(seat),
            out=clock.out_since is not None,
            choose_until=choose_until(row, clocks, seat),
            choices={seat_name(int(voter)): choice for voter, choice in choices.items()},
            vacation_until=row.vacation_until(seat, date),
        )
