"""Quick matches: people who want the same game are seated together. One transaction decides who sits with whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from benben.play.dealer import commitment_of
from benben.registry import listed_game
from benben.server.people.names import checked_word
from benben.server.storage import match_queries, table_queries
from benben.server.storage.match_queries import Wish
from benben.server.storage.rows import Guest, Summary, TableRow
from benben.server.storage.schema import CHOOSE, DAYS, LIVE, VOTE
from benben.server.tables.clock_rules import ClockSettings
from benben.server.tables.clock_settings import set_clock
from benben.server.tables.frame import AbsencePolicy
from benben.server.tables.leaving import DEFAULT_LEVEL
from benben.server.tables.lobby import USUAL_SETTINGS, WAIT_FOR_ALL, Lobby, guest_holder, new_row
from benben.server.tables.table_settings import apply_settings

NO_CLOCK = "none"
"""Pace of a quick match: no clock."""
MINUTE, DAY = 60, 86400
CLOCKS: dict[str, ClockSettings | None] = {
    NO_CLOCK: None,
    LIVE: ClockSettings(LIVE, bank=15 * MINUTE, increment=10, then=CHOOSE),
    DAYS: ClockSettings(DAYS, bank=2 * DAY, turn=2 * DAY, then=CHOOSE),
}
"""For each pace of a quick match, the clock of its table."""
ABSENCE = AbsencePolicy(VOTE, DEFAULT_LEVEL, 120)
"""Without a clock: after two minutes the others may let a bot play for somebody who does not come."""


@dataclass(frozen=True)
class QuickMatch:
    """How it stands with somebody's wish: ``waiting`` counts the people who wait for the same, oneself included."""

    wish: Wish
    since: float
    waiting: int
    table_id: str | None


class QuickMatches:
    """The quick matches of a server. Everything is in the database, so that all servers seat people together."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._services = lobby.services

    async def begin(self, guest: Guest, wish: Wish) -> QuickMatch:
        """Wait for a game; raise an error if there is no such game, number of players or pace."""
        game = listed_game(wish.game)
        game.check_players(wish.players)
        checked_word(wish.pace, tuple(CLOCKS), "pace")
        now = self._services.clock.date()

        def write(connection: Connection) -> QuickMatch | None:
            match_queries.take_turn(connection)
            match_queries.forget_old_wishes(connection, now)
            match_queries.set_wish(connection, guest.id, wish, now)
            return self._look(connection, guest.id, now)

        found = await self._decided(write)
        assert found is not None, "the wish was just stored"
        return found

    async def look(self, guest: Guest) -> QuickMatch | None:
        """How it stands, as a sign of life of the page that asks; people are seated if there are enough of them."""
        now = self._services.clock.date()
        if await self._services.database.read(lambda connection: match_queries.wish_of(connection, guest.id, now)) is None:
            return None

        def write(connection: Connection) -> QuickMatch | None:
            match_queries.take_turn(connection)
            match_queries.show_life(connection, guest.id, now)
            return self._look(connection, guest.id, now)

        return await self._decided(write)

    async def end(self, guest: Guest) -> None:
        """Wait no longer, or forget the table that was found because its page is open."""
        await self._services.database.write(lambda connection: match_queries.forget_wish(connection, guest.id))

    async def _decided(self, write: Callable[[Connection], QuickMatch | None]) -> QuickMatch | None:
        """Run a transaction, and open the table that it has made."""
        found = await self._services.database.write(write)
        if found is not None and found.table_id is not None:
            await self._lobby.open_tables.open(found.table_id)
        return found

    def _look(self, connection: Connection, guest: str, now: float) -> QuickMatch | None:
        found = match_queries.wish_of(connection, guest, now)
        if found is None:
            return None
        if found.table_id is None:
            group = match_queries.form_group(connection, found.wish, now)
            if group is not None:
                self._seat(connection, found.wish, group, now)
                found = match_queries.wish_of(connection, guest, now) or found
        waiting = match_queries.waiting_with(connection, guest, found.wish, now)
        return QuickMatch(found.wish, found.made, waiting, found.table_id)

    def _seat(self, connection: Connection, wish: Wish, group: list[Guest], now: float) -> None:
        """Store a table with these people. It begins when it is opened, after their pages were asked for random numbers."""
        row = new_table_row(wish, group)
        seed = self._services.seeds.of_table(row)
        row.commitment, row.made, row.summary = commitment_of(seed), now, Summary(changed=now)
        table_queries.add_table(connection, row, seed)
        match_queries.seat_group(connection, [guest.id for guest in group], row.id)


def new_table_row(wish: Wish, group: list[Guest]) -> TableRow:
    """The table of a quick match: the usual options and settings, not listed, and whoever waited longest is its host."""
    game, clock = listed_game(wish.game), CLOCKS[wish.pace]
    options = game.resolve_options({}, wish.players)
    absence = ABSENCE if clock is None else WAIT_FOR_ALL
    row = new_row(group[0], game.name, game.rules, wish.players, options, False, absence)
    apply_settings(row, USUAL_SETTINGS)
    set_clock(row, clock)
    for seat, guest in enumerate(group):
        row.seat_holders[seat] = guest_holder(row, guest, None)
    row.to_commit = (1 << wish.players) - 1
    return row
