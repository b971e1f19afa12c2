"""The neighbours of a server: the others on the same database. A server on SQLite has none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benben.server.storage.leases import Lease

if TYPE_CHECKING:
    from benben.server.tables.table import Table

BOTS = "bots"
"""Duty at a table: to let its bots think and move."""


class HeldElsewhere(Exception):  # noqa: N818 (it reads as what it is)
    """Another server has the lease of a duty."""


class Neighbours:
    """No other server: nobody has to be told anything, and every duty is one's own."""

    @property
    def hints(self) -> tuple[int, int]:
        """Number of hints that were sent and received."""
        return 0, 0

    def opened(self, table: Table) -> None:
        """Note that a table is in memory now."""

    def changed(self, table: Table, kinds: int) -> None:
        """Tell the others that something about a table was saved."""

    def chat_changed(self, table_id: str) -> None:
        """Tell the others that lines of chat at a table are hidden from somebody, or are not any more."""

    def guest_changed(self, guest: str) -> None:
        """Tell the others that a session of a guest has ended, or that name or preferences of the guest have changed."""

    def seat_present(self, table: Table, seat: int) -> None:
        """Tell the others that a player is connected to this server."""

    def seat_left(self, table: Table, seat: int, date: float) -> None:
        """Tell the others that a player is not connected to this server any more, since a date."""

    async def freshen(self, table: Table) -> None:
        """Bring a table up to date before somebody reads it."""

    def may_hold(self, table_id: str, duty: str) -> bool:
        """False if another server is known to have the lease of a duty."""
        return True

    async def hold(self, table_id: str, duty: str) -> Lease | None:
        """The lease of a duty, None if none is needed; raise HeldElsewhere if another server has it."""
        return None

    def want_bots(self, table: Table) -> None:
        """Have a bot machine move the bots of a table, if this server leaves that to one."""

    def lost(self, lease: Lease | None) -> None:
        """Note that another server has taken a lease over."""

    def give_back(self, table_id: str, duty: str) -> None:
        """Let another server have the lease of a duty."""

    def others_run(self) -> bool:
        """True if another server runs on the same database."""
        return False

    async def close(self) -> None:
        """End."""
