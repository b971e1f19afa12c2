"""Time-outs: the journal notes that the time of a seat is out, and what follows is carried out, once on all servers.

What follows is the setting of the table. Where the others choose, most voices count once all have chosen; a bot goes on if
they do not agree, or if nobody has chosen in time.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from benben.server.errors import RequestError
from benben.server.storage import table_updates, time_queries
from benben.server.storage.rows import SeatHolder
from benben.server.storage.schema import BOT_PLAYS, CHOOSE, END_ALL, PLAYING, WAIT_ON
from benben.server.tables.absence import stand_in
from benben.server.tables.clock_rules import Clocks
from benben.server.tables.table_clocks import choose_until
from benben.server.tables.table_match import Change

if TYPE_CHECKING:
    from benben.server.tables.table import Table

CHOICES = (BOT_PLAYS, WAIT_ON, END_ALL)
"""What the others can choose."""


def decision(choices: dict[str, str], voters: set[int], expired: bool) -> str | None:
    """What the others have decided; None if somebody may still choose."""
    given = [choice for voter, choice in choices.items() if int(voter) in voters]
    if not expired and len(given) < len(voters):
        return None
    ranked = [*Counter(given).most_common(), (BOT_PLAYS, 0), (BOT_PLAYS, 0)]
    return BOT_PLAYS if ranked[0][1] == ranked[1][1] else ranked[0][0]


class TimeOuts:
    """Looks after the clocks of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._checking = False

    def look_after(self) -> None:
        """Have the clocks looked at if the table is due."""
        due = self._table.row.summary.due
        if due is not None and due <= self._table.clock.date() and not self._checking and not self._table.closed:
            self._checking = True
            self._table.services.tasks.spawn(self._check_in_background())

    async def _check_in_background(self) -> None:
        try:
            with contextlib.suppress(RequestError):  # the table is read again, and looked after then
                await self.check()
        finally:
            self._checking = False

    async def check(self) -> None:
        """Note whose time is out, carry out what follows, and store when to look again."""
        async with self._table.lock:
            if not self._table.closed:
                await self._table.retried(self._check_once)
        self._table.bots.start()

    async def _check_once(self) -> None:
        table = self._table
        if table.table_match is None:
            return
        stored = await table.services.database.read(partial(time_queries.read_pauses_and_due, row=table.row))
        for seat in range(table.row.players):
            await self._check_seat(seat)
        summary = table.clocks.summed_up(table.row.summary)
        if (summary.due, summary.deadlines) != (stored, table.row.summary.deadlines):
            write = partial(time_queries.update_deadlines, table_id=table.row.id, summary=summary)
            await table.services.database.write(write)
            table.refresh_all()
        table.row.summary = summary

    async def _check_seat(self, seat: int) -> None:
        """Note that the time of a seat is out if it is, and carry out what follows from that."""
        table, clocks = self._table, self._table.clocks.now()
        if clocks is None or table.phase != PLAYING or table.playing().ended:
            return
        if clocks.seats[seat].running and clocks.left(seat) <= 0 and not clocks.paused(seat):
            await table.save_with(lambda _: None, table.playing().time_out(seat))
            table.refresh_all()
            clocks = table.clocks.now()
            assert clocks is not None
        if clocks.seats[seat].out_since is not None:
            await self._carry_out(seat, self._decided(clocks, seat))

    def _decided(self, clocks: Clocks, seat: int) -> str | None:
        """What follows now because the time of a seat is out; None if that is still open, or the others wait anyway."""
        table = self._table
        if clocks.settings.then != CHOOSE:
            return None if clocks.settings.then == WAIT_ON else clocks.settings.then
        until = choose_until(table.row, clocks, seat)
        expired = until is not None and until <= table.clock.date()
        return decision((table.row.time_out_choices or {}).get(str(seat), {}), self._voters(clocks, seat), expired)

    def _voters(self, clocks: Clocks, seat: int) -> set[int]:
        """The seats that choose what follows: all other people who play and have time."""
        holders = enumerate(self._table.seat_holders)
        playing = {number for number, holder in holders if holder.person_plays and number != seat}
        return {number for number in playing if clocks.seats[number].out_since is None}

    async def _carry_out(self, seat: int, what: str | None) -> None:
        table = self._table
        if what == BOT_PLAYS:
            await table.seating.sit_once(lambda: self._bot(seat))
        elif what == WAIT_ON:
            await self._save_without_choices(seat, table.playing().more_time(seat))
        elif what == END_ALL:
            await self._save_without_choices(seat, table.playing().end(seat), ended=True)

    def _bot(self, seat: int) -> tuple[int, SeatHolder]:
        table = self._table
        assert table.row.clock is not None
        unseen = table.stand_ins.played_for(seat) is not None
        return seat, stand_in(table.seat_holders[seat], table.row.clock["level"], table.actions(), unseen)

    async def _save_without_choices(self, seat: int, change: Change, ended: bool = False) -> None:
        table = self._table
        choices = {key: value for key, value in (table.row.time_out_choices or {}).items() if key != str(seat)} or None

        def write(connection: Connection) -> None:
            table_updates.update_time_out_choices(connection, table.row.id, choices)
            if ended:
                table_updates.set_ended(connection, table.row.id)

        await table.save_with(write, change)
        table.row.time_out_choices, table.row.ended = choices, table.row.ended or ended
        table.refresh_all()

    async def choose(self, voter: int, seat: int, what: str) -> None:
        """Choose what follows because the time of a seat is out; raise RequestError if there is nothing to choose."""
        await self._table.services.tasks.run_shielded(self._choose(voter, seat, what))

    async def _choose(self, voter: int, seat: int, what: str) -> None:
        async with self._table.lock:
            await self._table.retried(lambda: self._choose_once(voter, seat, what))
        self._table.bots.start()

    async def _choose_once(self, voter: int, seat: int, what: str) -> None:
        table, clocks = self._table, self._table.clocks.now()
        table.playing()
        if clocks is None or table.phase != PLAYING or clocks.settings.then != CHOOSE:
            raise RequestError(409, "server-nothing-to-choose")
        if clocks.seats[seat].out_since is None or voter not in self._voters(clocks, seat):
            raise RequestError(409, "server-nothing-to-choose")
        before = table.row.time_out_choices or {}
        choices = {**before, str(seat): {**before.get(str(seat), {}), str(voter): what}}
        write = partial(table_updates.update_time_out_choices, table_id=table.row.id, choices=choices)
        await table.save_with(write)
        table.row.time_out_choices = choices
        table.refresh_all()
        await self._carry_out(seat, self._decided(clocks, seat))
