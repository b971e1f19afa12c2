"""Time-outs and leaving at rated tables count as the rules of the table say; a crash of the server counts for nobody."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from benben.server.errors import RequestError
from benben.server.storage import account_queries
from benben.server.storage.account_queries import Account
from benben.server.storage.rows import Guest
from benben.server.storage.schema import OVER, PERSON, PLAYING, rating_changes, results
from benben.server.tables.clock_rules import ClockSettings
from benben.server.tables.clock_watch import ClockWatch
from benben.server.tables.leaving import resign
from benben.server.tables.table import Table
from benben.server.tables.table_settings import WantedSettings

from server.tables_without_http import TablesWithoutHttp, tables_without_http
from server.test_clocks import later, move
from waiting import run

DAY = 86400
RATED = WantedSettings(rated=True)
BOT_GOES_ON = ClockSettings("days", 0, 0, DAY, "bot", "builder")
MOST_MOVES = 40
"""More looks than a game of Vault has moves."""
ALL_WAIT = ClockSettings("days", 0, 0, DAY, "wait", "builder")


async def with_account(tables: TablesWithoutHttp, name: str, page: str) -> Guest:
    guest = await tables.guest(name)
    account = Account(guest.id, PERSON, page * 12, None, ("ratings",), time.time())
    await tables.database.write(lambda connection: account_queries.add_account(connection, account, name))
    return guest


async def rated_table(tables: TablesWithoutHttp, clock: ClockSettings | None) -> tuple[Table, list[Guest]]:
    """A rated table in play, at which nobody is connected."""
    guests = [await with_account(tables, "Ann", "a"), await with_account(tables, "Bea", "b")]
    table = await tables.new_table(guests[0], clock=clock, settings=RATED)
    await tables.lobby.join(table.row.id, guests[1], table.row.invite, None)
    await tables.settle()
    assert table.phase == PLAYING
    return table, guests


async def play_out(tables: TablesWithoutHttp, table: Table, guests: list[Guest]) -> None:
    """Have everybody who is asked move, until the game is over; bots move by themselves."""
    while table.phase == PLAYING:
        match = table.playing().match
        people = [seat for seat in match.actors() if table.seat_holders[seat].level is None]
        for seat in people:
            if match.sealed_choice(seat) is None:
                await move(tables, table, guests[seat])
        await tables.pass_time(1)


async def stored_results(tables: TablesWithoutHttp) -> dict[int, Any]:
    await tables.settle()
    await tables.services.results.sweep()

    def read(connection: Connection) -> dict[int, Any]:
        return {row.seat: row for row in connection.execute(select(results))}

    return await tables.database.read(read)


async def changes(tables: TablesWithoutHttp) -> dict[str, float]:
    """The new rating of every player whose rating has changed."""

    def read(connection: Connection) -> dict[str, float]:
        return {row.guest: row.mu for row in connection.execute(select(rating_changes))}

    return await tables.database.read(read)


@pytest.mark.slow
def test_a_bot_that_goes_on_after_a_time_out_plays_for_the_rating_of_its_player(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, guests = await rated_table(tables, BOT_GOES_ON)
            await move(tables, table, guests[1])
            await later(tables, ClockWatch(tables.open_tables), DAY + 1)
            assert table.seat_holders[0].level == "builder"
            await play_out(tables, table, guests)
            found, rated = await stored_results(tables), await changes(tables)
            assert [found[seat].guest for seat in (0, 1)] == [guests[0].id, guests[1].id]
            assert not found[0].resigned
            assert set(rated) == {guests[0].id, guests[1].id}
            winner = next(seat for seat in (0, 1) if found[seat].place == 1)
            assert found[0].place == found[1].place or rated[guests[winner].id] > rated[guests[1 - winner].id]

    run(story)


@pytest.mark.slow
def test_a_table_that_waits_rates_nobody_before_the_end_and_whoever_is_late_may_move(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, guests = await rated_table(tables, ALL_WAIT)
            await move(tables, table, guests[1])
            await later(tables, ClockWatch(tables.open_tables), 3 * DAY)
            assert (table.phase, await changes(tables)) == (PLAYING, {})
            await play_out(tables, table, guests)
            await stored_results(tables)
            assert len(await changes(tables)) == 2

    run(story)


@pytest.mark.slow
def test_whoever_resigns_is_last_and_a_rating_falls_whatever_the_bot_achieves(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, guests = await rated_table(tables, None)
            tables.workers.decide = lambda perspective: max(perspective.legal())  # the highest card wins
            here = await tables.connect(table, guests[1])
            await resign(table, 0)
            for _ in range(MOST_MOVES):
                await tables.pass_time(1)
                match = table.playing().match
                if 1 in match.actors() and match.sealed_choice(1) is None:  # the lowest card loses
                    await table.play(1, match.legal(1)[0], table.moment, f"r{table.length}", here)
            assert table.phase == OVER
            found, rated = await stored_results(tables), await changes(tables)
            assert found[0].resigned
            assert rated[guests[0].id] < rated[guests[1].id]

    run(story)


@pytest.mark.slow
def test_an_outage_times_nobody_out_and_the_game_goes_on_rated(tmp_path: Path, database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, guests = await rated_table(tables, BOT_GOES_ON)
            await move(tables, table, guests[1])
            await ClockWatch(tables.open_tables).look()
            tables.open_tables.tables.clear()  # the server is lost, and another one begins five days later
            tables.clock.advance(5 * DAY)
            watch = ClockWatch(tables.open_tables)
            await watch.look()
            await tables.settle()
            table = await tables.open_tables.open(table.row.id)
            assert (table.phase, table.seat_holders[0].level) == (PLAYING, None)
            await play_out(tables, table, guests)
            assert table.phase == OVER
            found = await stored_results(tables)
            assert not any(one.resigned for one in found.values())
            assert len(await changes(tables)) == 2

    run(story)


@pytest.mark.slow
def test_nobody_ends_a_rated_game_by_letting_time_run_out(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann = await with_account(tables, "Ann", "a")
            for then, key in (("end", "server-clock-rated-end"), ("choose", "server-clock-rated")):
                with pytest.raises(RequestError) as refused:
                    await tables.new_table(ann, clock=ClockSettings("days", 0, 0, DAY, then, "builder"), settings=RATED)
                assert refused.value.key == key

    run(story)
