"""Games that nobody looks at are played to their end where a result is owed or no person is left, after restarts too."""

from __future__ import annotations

import asyncio
import logging

import pytest
from sqlalchemy import select, update

from benben.server.bot_workers import BotWorkers
from benben.server.people.deletion import delete_account
from benben.server.storage import time_queries
from benben.server.storage.rows import Guest
from benben.server.storage.schema import OVER, PLAYING
from benben.server.storage.schema import tables as stored_tables
from benben.server.tables.clock_watch import ClockWatch
from benben.server.tables.leaving import let_bot_play, resign
from benben.server.tables.subscriber import claim_of
from benben.server.tables.table import Table
from benben.server.worker_slots import UNATTENDED, Claim, WorkerSlots

from server.running_server import RunningServer, running
from server.tables_without_http import TablesWithoutHttp, tables_without_http
from server.test_rated_endings import RATED, changes, rated_table, stored_results, with_account
from server.test_several_servers import written
from waiting import run, until

BOT_ON_P2 = {1: "builder"}
A_LOOK = 31.0
"""Seconds after which a table with a bot that has to move is looked at again."""


async def against_a_bot(tables: TablesWithoutHttp, rated: bool = True) -> tuple[Table, Guest]:
    """A game without a clock against a bot, at which nobody is connected."""
    ann = await with_account(tables, "Ann", "a")
    more = {"settings": RATED} if rated else {}
    table = await tables.new_table(ann, bots=BOT_ON_P2, **more)
    await tables.settle()
    assert (table.phase, table.subscribers) == (PLAYING, {})
    return table, ann


async def due_of(tables: TablesWithoutHttp, table: Table) -> float | None:
    query = select(stored_tables.c.due).where(stored_tables.c.id == table.row.id)
    found: float | None = await tables.database.read(lambda connection: connection.execute(query).scalar())
    return found


async def look_until_over(tables: TablesWithoutHttp, table_id: str) -> Table:
    """Have due tables looked at as a server does, with nobody connected, until the game is over."""
    watch = ClockWatch(tables.open_tables)
    for _ in range(20):
        tables.clock.advance(A_LOOK)
        await watch.look()
        await tables.settle()
    return await tables.open_tables.open(table_id)


def test_a_rated_game_without_a_clock_ends_after_its_player_resigned_and_nobody_looks(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, ann = await against_a_bot(tables)
            await resign(table, 0)
            await tables.pass_time(5)
            assert table.phase == OVER
            found = await stored_results(tables)
            assert (found[0].guest, found[0].resigned) == (ann.id, True)
            assert set(await changes(tables)) >= {ann.id}
            assert await due_of(tables, table) is None

    run(story)


def test_it_ends_also_if_the_server_ends_right_after_the_resignation(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, _ = await against_a_bot(tables)
            tables.workers.seconds = 1e9  # no bot ends its thoughts before the server ends
            await resign(table, 0)
            await tables.settle()
            assert table.phase == PLAYING
        async with tables_without_http(database) as tables:
            assert tables.open_tables.tables == {}
            again = await look_until_over(tables, table.row.id)
            assert again.phase == OVER
            assert (await stored_results(tables))[0].resigned

    run(story)


def test_a_game_of_guests_goes_on_without_them_once_all_seats_are_given_to_bots(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann, bea = await tables.guest("Ann"), await tables.guest("Bea")
            table = await tables.new_table(ann)
            await tables.lobby.join(table.row.id, bea, table.row.invite, None)
            await tables.settle()
            await let_bot_play(table, 0, "builder")
            await tables.pass_time(2)
            assert (tables.workers.asked, await due_of(tables, table)) == ([], None), "Bea has not left"
            tables.workers.seconds = 1e9
            await let_bot_play(table, 1, "builder")
            assert await due_of(tables, table) is not None
            await table.stand_ins.take_back_seat(1)
            assert await due_of(tables, table) is None, "Bea is back, and nobody looks"
            await let_bot_play(table, 1, "builder")
        async with tables_without_http(database) as tables:
            assert (await look_until_over(tables, table.row.id)).phase == OVER

    run(story)


def test_a_game_goes_on_after_its_only_player_has_deleted_the_account(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, ann = await against_a_bot(tables, rated=False)
            await delete_account(tables.lobby, ann)
            tables.open_tables.tables.clear()  # the server is lost, and another one begins
            assert (await look_until_over(tables, table.row.id)).phase == OVER

    run(story)


def test_bots_of_a_rated_game_move_also_while_its_players_are_away(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, guests = await rated_table(tables, None)
            await resign(table, 0)
            await tables.pass_time(2)
            match = table.playing().match
            assert match.sealed_choice(0) is not None, "the bot has moved; Bea is asked"
            assert table.phase == PLAYING
            assert table.seat_of(guests[1].id) in match.actors()

    run(story)


def test_games_that_stood_still_before_go_on_when_a_server_begins(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, _ = await against_a_bot(tables)
            tables.workers.seconds = 1e9
            await resign(table, 0)
            waiting = await tables.new_table(await tables.guest("Bea"), bots=BOT_ON_P2)
            forget = update(stored_tables).values(due=None)
            await tables.database.write(lambda connection: connection.execute(forget))
        async with tables_without_http(database) as tables:
            await tables.watchdog.look()
            assert (await look_until_over(tables, table.row.id)).phase == OVER
            assert (await tables.open_tables.open(waiting.row.id)).phase == PLAYING, "a person plays there"

    run(story)


def test_a_table_that_waits_for_a_person_is_not_looked_at(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, _ = await rated_table(tables, None)
            assert await due_of(tables, table) is None
            now = tables.clock.date()
            assert await tables.database.write(lambda one: time_queries.have_bots_go_on(one, now)) == 0

    run(story)


def test_on_two_servers_the_game_is_played_once_and_goes_on_after_one_is_lost(postgresql: str) -> None:
    """Nobody is connected to either server; the lease decides which of them lets the bots think."""

    async def story() -> None:
        async with running(postgresql, pace=0.05) as survivor:
            async with running(postgresql, pace=0.05) as lost:
                ann = await lost.person("Ann")
                asked = await ann.new_table("giza", bots={"p2": "random"})
                table_id = str(asked["id"])
                await ann.post(f"/api/tables/{table_id}/resign", {})
                table = lost.open_tables.tables[table_id]
                await until(lambda: table.length > 10, "bots have moved at the first server")
                assert table.phase == PLAYING
            await have_looked_at(survivor, table_id)
            await until(lambda: survivor.open_tables.tables[table_id].phase == OVER, "the other has ended the game")
            numbers = [line.number for line in written(postgresql, table_id)]
            assert numbers == list(range(len(numbers)))

    run(story)


async def have_looked_at(server: RunningServer, table_id: str) -> None:
    """Let the stored date of the next look pass, and wait until the server has looked."""
    due = update(stored_tables).where(stored_tables.c.id == table_id, stored_tables.c.due.is_not(None)).values(due=0.0)
    assert await server.open_tables.services.database.write(lambda one: one.execute(due).rowcount) == 1
    await until(lambda: table_id in server.open_tables.tables, "the table is open")


# --- who is served first -------------------------------------------------------------------------------------------------


def test_bots_of_a_table_where_nobody_is_wait_behind_those_that_somebody_waits_for() -> None:
    claim = claim_of({}, "t1", lambda: True)
    assert (claim.owners, claim.awaited) == (((UNATTENDED, "", "t1"),), False)


async def _hold(slots: WorkerSlots, claim: Claim, begun: list[str], name: str, end: asyncio.Event) -> None:
    async with slots.turn(claim, 10.0):
        begun.append(name)
        await end.wait()


def test_unattended_tables_never_take_all_workers() -> None:
    async def story() -> None:
        slots, end = WorkerSlots(8), asyncio.Event()
        begun: list[str] = []

        def spawn(name: str, claim: Claim) -> asyncio.Task[None]:
            return asyncio.create_task(_hold(slots, claim, begun, name, end))

        tasks = [spawn(f"t{number}", claim_of({}, f"t{number}", lambda: True)) for number in range(12)]
        await asyncio.sleep(0)
        assert begun == ["t0", "t1"], "a quarter of the workers"
        tasks += [spawn(f"person {number}", Claim(((f"net{number}",),))) for number in range(7)]
        await asyncio.sleep(0)
        assert begun[2:] == [f"person {number}" for number in range(7)]
        end.set()
        await asyncio.gather(*tasks)
        assert len(begun) == 19

    run(story)


def test_real_workers_think_for_a_table_where_nobody_is(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """A bot of a table with a clock, or that plays to the end, searches; it does not move at random."""

    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            asked = await ann.new_table(bots={"p2": "random"}, clock={"pace": "live", "bank": 300, "increment": 5})
            table = server.open_tables.tables[asked["id"]]
            assert isinstance(table.services.bot_workers, BotWorkers)
            await ann.post(f"/api/tables/{asked['id']}/resign", {})
            await until(lambda: table.phase == OVER, "the game is over")

    with caplog.at_level(logging.ERROR, "benben.server"):
        run(story)
    assert not [record for record in caplog.records if "at random" in record.getMessage()]
