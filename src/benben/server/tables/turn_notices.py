"""Turn notices: whose turn it is from now on, of those who are not at their table here."""

from __future__ import annotations

from collections.abc import Callable

from benben.server.notifications.notifications import Notifications
from benben.server.storage.notification_queries import Notice
from benben.server.storage.rows import Summary, TableRow
from benben.server.tables.table_match import TableMatch


def turn_notices(
    notifications: Notifications,
    row: TableRow,
    table_match: TableMatch,
    summary: Summary,
    present_here: Callable[[int], bool],
    at: float,
    forced: int = 0,
) -> list[Notice]:
    """The notices of a change that is about to be saved: of people who are asked after it and were not before it.

    ``forced`` is the bit mask of the seats for which the table plays a forced move by the change. Their notice from before
    is about a turn that counts as moved, so they get another one. Whoever is connected to another server gets one too: they
    may just have left there. When it is to be sent, the database says whether they are there. A server that sends no
    notifications makes no notices.
    """
    if not notifications.enabled:
        return []
    newly = summary.asked & ~(row.summary.asked & ~forced)
    notices: list[Notice] = []
    while newly:
        seat = newly.bit_length() - 1
        newly ^= 1 << seat
        holder = row.seat_holders[seat]
        if holder.guest is not None and holder.level is None and not present_here(seat):
            notices.append(Notice(holder.guest, row.id, seat, table_match.acted[seat], at))
    return notices
