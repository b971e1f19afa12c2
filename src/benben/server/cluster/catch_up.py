"""Catching up: a table in memory takes over what other servers have saved, and its viewers are sent frames.

Frames are made here, from the database and the viewers' own perspectives. Whoever may not notice a change is sent nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from benben.play.match import Match
from benben.server.errors import RequestError
from benben.server.storage.journal_queries import JournalLine, StoredLine
from benben.server.storage.outages import DatabaseAway
from benben.server.tables.load_table import News, load, load_news
from benben.server.tables.table_match import Change

if TYPE_CHECKING:
    from benben.server.tables.table import Table


LOG = logging.getLogger("benben.server")


class Shown:
    """What viewers of a table could notice before others' changes were read."""

    def __init__(self, table: Table) -> None:
        self.everybody = self._public(table)
        self.own = self._sealed(table)
        self.holders = list(table.seat_holders)
        self.match = None if table.table_match is None else table.table_match.match

    @staticmethod
    def _public(table: Table) -> tuple[object, ...]:
        found = table.table_match
        if found is None:
            return (table.row.version,)
        return (table.row.version, found.moment, found.match.sealed, len(found.resigned), found.ended)

    @staticmethod
    def _sealed(table: Table) -> list[int | None]:
        found = table.table_match
        return [None if found is None else found.match.sealed_choice(seat) for seat in range(table.row.players)]

    def row_change(self, table: Table) -> bool:
        """True if more than lines of the journal was added: seats and settings may be others."""
        return self.everybody[0] != table.row.version or self.match is None

    def public_change(self, table: Table) -> bool:
        """True if everybody may notice a change."""
        return self.everybody != self._public(table)

    def own_change(self, table: Table, seat: int | None) -> bool:
        """True if a seat's own sealed choice has changed."""
        return seat is not None and self.own[seat] != self._sealed(table)[seat]


async def catch_up(table: Table) -> None:
    """Take over the changes of other servers."""
    async with table.lock:
        if not table.closed:
            await _follow(table)


async def follow_lines(table: Table, lines: Sequence[StoredLine]) -> None:
    """Take over lines of the journal that were read, of a table about which nothing else is known to have changed."""
    async with table.lock:
        if table.closed:
            return
        found, before = table.table_match, Shown(table)
        if found is None:
            await _follow(table)
            return
        lines = [line for line in lines if line.number >= found.length]  # the table may have gone on meanwhile
        if not lines:
            return
        new = [JournalLine(line.kind, line.seat, line.text, line.client) for line in lines]
        if not found.follow(new, lines[-1].hash):
            await read_again(table, before)
            return
        changed = table.row.summary.changed if Change(new).sealed else lines[-1].at
        table.row.summary = found.summary(changed)
        table.show_changes(before)


async def _follow(table: Table) -> None:
    found, before = table.table_match, Shown(table)
    length = 0 if found is None else found.length
    news: News = await table.services.database.read(partial(load_news, table_id=table.row.id, length=length))
    if found is None and news.lines:
        await read_again(table, before)
        return
    if found is not None and news.lines and not found.follow(news.lines, news.last_hash):
        await read_again(table, before)
        return
    table.replace_row(news.row)
    table.show_changes(before)


async def read_again(table: Table, before: Shown | None = None) -> None:
    """Read a table whole, because memory differs from the database; the table's lock is held."""
    before = before or Shown(table)
    try:
        row, _, table.table_match = await table.services.database.read(partial(load, table_id=table.row.id))
    except DatabaseAway as error:
        table.give_up()
        raise RequestError(503, "server-not-saved") from error
    except Exception as error:
        LOG.exception("table %s could not be read again", table.row.id)
        table.give_up()
        raise RequestError(503, "server-not-saved") from error
    table.replace_row(row)
    clamp_events(table, before.match)
    table.show_changes(before)


def clamp_events(table: Table, old: Match | None) -> None:
    """Have viewers sent the events again that are others than they were sent."""
    kept = 0
    if old is not None and table.table_match is not None:
        same = common_entries(old, table.table_match.match)
        kept = sum(event.action_number <= same for event in old.unveiled_events())
    for subscriber in table.subscribers:
        subscriber.events_sent = min(subscriber.events_sent, kept)


def common_entries(old: Match, new: Match) -> int:
    """Number of entries with which the records of two matches begin alike."""
    pairs = zip(old.record.entries, new.record.entries, strict=False)
    return next((number for number, (one, other) in enumerate(pairs) if one != other), _shorter(old, new))


def _shorter(old: Match, new: Match) -> int:
    return min(len(old.record.entries), len(new.record.entries))
