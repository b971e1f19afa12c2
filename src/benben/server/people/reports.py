"""Reports: somebody tells the host of the server about a player, with the lines of chat that it is about."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection

from benben.server.clock import Clock
from benben.server.errors import RequestError
from benben.server.people.names import checked_line
from benben.server.storage import chat_queries, report_queries
from benben.server.storage.database import Database
from benben.server.storage.rows import SeatHolder

REASONS = ("chat", "name", "cheating", "leaving", "other")
"""What a report can be about."""
REPORTS_A_DAY = 10
"""Most reports that a guest can make within a day."""
MAX_LINES = 50
"""Most lines of chat in a report."""
DAY = 86400.0


class Reports:
    """Takes reports."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def add(
        self, guest: str, table_id: str, about: SeatHolder, reason: str, text: str, lines: Collection[int]
    ) -> None:
        """Store a report about the holder of a seat. Its lines are copied as they were said, and must be that player's."""
        if about.guest is None:
            raise RequestError(409, "server-report-nobody")
        if about.guest == guest:
            raise RequestError(409, "server-report-self")
        told, now = checked_line(text) if text.strip() else "", self._clock.date()

        def write(connection: Connection) -> None:
            if report_queries.has_open_report(connection, guest, about.guest or "", table_id):
                raise RequestError(409, "server-reported")
            if report_queries.count_reports(connection, guest, now - DAY) >= REPORTS_A_DAY:
                raise RequestError(429, "server-too-many-reports", {"most": REPORTS_A_DAY})
            said = chat_queries.lines_by_ids(connection, set(lines))
            if len(said) != len(set(lines)) or any((one.table_id, one.guest) != (table_id, about.guest) for one in said):
                raise RequestError(422, "server-report-lines")
            kept = [{"id": o.line.id, "name": o.line.name, "text": o.line.text, "at": o.line.at} for o in said]
            values = {"by": guest, "about": about.guest, "about_name": about.name, "table_id": table_id}
            report_queries.add_report(
                connection, {**values, "reason": reason, "text": told, "lines": kept, "made": now, "note": ""}
            )

        await self._database.write(write)
