"""Vacations: times in which a guest's clocks stand still at tables where turns take days."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection

from benben.server.clock import Clock
from benben.server.errors import RequestError
from benben.server.storage import time_queries
from benben.server.storage.database import Database

DAY = 86400.0
"""Seconds of a day."""
DAYS_A_YEAR = 30
"""Most days of vacation within 365 days."""


class Vacations:
    """The vacations of guests."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def until(self, guest: str) -> float | None:
        """The end of the vacation in which a guest is; None if in none."""
        return await self._database.read(partial(_until, guest=guest, now=self._clock.date()))

    async def days_left(self, guest: str) -> int:
        """Whole days of vacation that a guest may still take."""
        return await self._database.read(partial(_days_left, guest=guest, now=self._clock.date()))

    async def begin(self, guest: str, days: int) -> None:
        """Begin a vacation now; raise RequestError if the guest is in one, or has too few days left."""
        now = self._clock.date()

        def write(connection: Connection) -> None:
            if _until(connection, guest, now) is not None:
                raise RequestError(409, "server-on-vacation")
            left = _days_left(connection, guest, now)
            if days > left:
                raise RequestError(409, "server-vacation-days", {"left": left})
            time_queries.add_vacation(connection, guest, now, now + days * DAY)

        await self._database.write(write)

    async def end(self, guest: str) -> None:
        """End a vacation now; raise RequestError if there is none."""
        if not await self._database.write(partial(time_queries.end_vacation, guest=guest, now=self._clock.date())):
            raise RequestError(409, "server-no-vacation")


def _until(connection: Connection, guest: str, now: float) -> float | None:
    found = time_queries.vacations_of(connection, [guest], now)
    return next((ended for began, ended in found[guest] if began <= now), None)


def _days_left(connection: Connection, guest: str, now: float) -> int:
    taken = time_queries.vacation_seconds(connection, guest, now - 365 * DAY)
    return max(0, int(DAYS_A_YEAR - taken / DAY))
