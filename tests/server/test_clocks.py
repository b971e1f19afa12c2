"""Clocks of tables: what is shown follows from the journal, time-outs happen once, and lost time is nobody's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from benben.server.errors import RequestError
from benben.server.storage import time_queries
from benben.server.storage.rows import Guest
from benben.server.storage.schema import OVER, PLAYING
from benben.server.tables.check_tables import check_database
from benben.server.tables.clock_rules import ClockSettings
from benben.server.tables.clock_watch import BACK_SECONDS, ClockWatch
from benben.server.tables.frame import AbsencePolicy
from benben.server.tables.load_table import load
from benben.server.tables.table import Table
from benben.server.tables.time_outs import decision

from server.running_server import running
from server.tables_without_http import TablesWithoutHttp, tables_without_http
from waiting import run

DAY = 86400
LIVE = ClockSettings("live", bank=100, increment=10, level="random")
DAYS = ClockSettings("days", bank=0, turn=2 * DAY, level="random")


async def seated(tables: TablesWithoutHttp, clock: ClockSettings, people: int = 2, **more: Any) -> tuple[Table, list[Guest]]:
    """A table in play with these people, nobody connected."""
    guests = [await tables.guest(name) for name in ("Ann", "Bea", "Cid")[:people]]
    table = await tables.new_table(guests[0], players=people, clock=clock, **more)
    for guest in guests[1:]:
        await tables.lobby.join(table.row.id, guest, table.row.invite, None)
    await tables.settle()
    assert table.phase == PLAYING
    return table, guests


async def move(tables: TablesWithoutHttp, table: Table, guest: Guest) -> None:
    subscriber = await tables.connect(table, guest)
    seat = table.seat_of(guest.id)
    assert seat is not None
    action = table.playing().match.legal(seat)[0]
    await table.play(seat, action, table.moment, f"c{table.length}", subscriber)
    table.leave(subscriber)
    await tables.settle()


async def later(tables: TablesWithoutHttp, watch: ClockWatch, seconds: float) -> None:
    """Let time pass in which servers run, and have the clocks looked at."""
    tables.clock.advance(seconds)
    now = tables.clock.date()
    await tables.database.write(lambda one: time_queries.beat(one, now, 1e9))
    await watch.look()
    await tables.settle()


def asked(table: Table, guests: list[Guest]) -> Guest:
    return guests[table.playing().match.actors()[0]]


def test_a_clock_is_checked_shown_everywhere(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            wanted = {"pace": "live", "bank": 300, "increment": 5, "turn": 0, "then": "choose", "level": "builder"}
            table = await ann.new_table(open=True, clock={"pace": "live", "bank": 300, "increment": 5})
            tab = await ann.open(table["id"])
            assert table["clock"] == tab.frame["clock"] == wanted
            assert (await bea.get(f"/api/links/{table['invite']}"))["table"]["clock"] == wanted
            assert (await ann.new_table())["clock"] is None
            for wrong, key in [
                ({"pace": "hourglass"}, "server-bad-input"),
                ({"pace": "live", "bank": 1}, "server-clock-seconds"),
                ({"pace": "live", "bank": 60, "turn": 5}, "server-clock-seconds"),
                ({"pace": "days", "turn": 60}, "server-clock-seconds"),
                ({"pace": "days", "turn": DAY, "then": "shout"}, "server-bad-input"),
                ({"pace": "days", "turn": DAY, "level": "god"}, "server-bad-input"),
            ]:
                body = {"game": "vault", "players": 2, "clock": wrong}
                answer = await ann.http.post("/api/tables", json=body)
                assert (answer.status_code, answer.json()["error"]["key"]) == (422, key), wrong

    run(story)


@pytest.mark.slow
def test_a_clock_goes_with_no_other_word_about_absence(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            with pytest.raises(RequestError, match="clock-absence"):
                await tables.new_table(await tables.guest("Ann"), clock=LIVE, absence=AbsencePolicy("vote", "random", 60))

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize("clock", [ClockSettings("live", bank=100), DAYS])
def test_clocks_in_memory_are_those_of_the_stored_journal(database: str, clock: ClockSettings) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, guests = await seated(tables, clock)
            for seconds in (3, 20, 1, 7):
                tables.clock.advance(seconds)
                await move(tables, table, asked(table, guests))
            tables.clock.advance(2)
            shown = table.clocks.frame()
            assert shown is not None
            _, _, again = await tables.database.read(lambda connection: load(connection, table.row.id))
            assert again is not None
            assert again.clock_entries == table.playing().clock_entries
            assert again.acted == table.playing().acted
            if clock is not DAYS:
                waited = 3 + 23 + 8 + 2 * 2  # one seals after 3 seconds, the other after 23, one marks, both are asked
                assert sum(clock.bank - seat.left for seat in shown.seats) == pytest.approx(waited)

    run(story)


@pytest.mark.slow
def test_the_others_choose_and_a_bot_goes_on_by_default(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, guests = await seated(tables, LIVE, 3)
            watch = ClockWatch(tables.open_tables)
            await watch.look()
            late, others = 0, [1, 2]
            for guest in guests[1:]:
                await move(tables, table, guest)
            await later(tables, watch, 99.5)
            assert [line.kind for line in await lines(tables, table)][-1] != "timeout"
            await later(tables, watch, 1)
            await watch.look()
            kinds = [line.kind for line in await lines(tables, table)]
            assert kinds.count("timeout") == 1
            with pytest.raises(RequestError, match="nothing-to-choose"):
                await table.time_outs.choose(late, late, "wait")
            await table.time_outs.choose(others[0], late, "wait")
            assert table.seat_holders[late].level is None
            await table.time_outs.choose(others[1], late, "wait")
            assert table.row.time_out_choices is None
            clocks = table.clocks.now()
            assert clocks is not None
            assert clocks.left(late) == 100
            await later(tables, watch, 101)
            await later(tables, watch, 61)
            await tables.settle()
            assert table.seat_holders[late].level == "random"
            assert [line.kind for line in await lines(tables, table)].count("stand-in") == 1
            check = await tables.database.read(lambda connection: list(check_database(connection)))
            assert check == []

    run(story)


async def lines(tables: TablesWithoutHttp, table: Table) -> Any:
    from benben.server.storage.journal_queries import journal_lines

    return await tables.database.read(lambda connection: journal_lines(connection, table.row.id))


def test_disagreement_means_a_bot_and_most_voices_count() -> None:
    assert decision({"1": "wait"}, {1, 2}, expired=False) is None
    assert decision({"1": "wait", "2": "end"}, {1, 2}, expired=False) == "bot"
    assert decision({"1": "wait", "2": "wait", "3": "end"}, {1, 2, 3}, expired=False) == "wait"
    assert decision({}, {1, 2}, expired=True) == "bot"
    assert decision({"1": "end"}, {1, 2}, expired=True) == "end"
    assert decision({"4": "end"}, set(), expired=False) == "bot", "whoever does not play has no voice"


@pytest.mark.slow
@pytest.mark.parametrize(("then", "phase"), [("bot", PLAYING), ("end", OVER), ("wait", PLAYING)])
def test_what_was_fixed_beforehand_follows_at_once(database: str, then: str, phase: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, guests = await seated(tables, ClockSettings("days", 0, 0, DAY, then, "random"))
            watch = ClockWatch(tables.open_tables)
            await move(tables, table, guests[1])
            late, seat = guests[0], 0
            tables.open_tables.tables.clear()  # nobody visits: the watch opens the table
            await later(tables, watch, DAY + 1)
            await tables.settle()
            table = await tables.open_tables.open(table.row.id)
            assert table.phase == phase
            assert table.row.ended == (then == "end")
            assert table.seat_holders[seat].level == ("random" if then == "bot" else None)
            if then == "bot":
                await tables.pass_time(1)
                assert table.playing().acted[seat] > 0, "the bot moves though nobody is there"
            if then == "wait":
                await move(tables, table, late)
                assert table.playing().acted[seat] > 0, "whoever is late may still move"

    run(story)


@pytest.mark.slow
def test_an_outage_counts_for_nobody(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, guests = await seated(tables, DAYS)
            await ClockWatch(tables.open_tables).look()
            tables.clock.advance(DAY)
            watch = ClockWatch(tables.open_tables)  # a server that begins: the last sign of life is a day old
            await watch.look()
            await watch.look()
            seat = guests.index(asked(table, guests))
            clocks = table.clocks.now()
            assert clocks is not None
            assert clocks.left(seat) == DAYS.turn
            tables.clock.advance(BACK_SECONDS + 100)
            clocks = table.clocks.now()
            assert clocks is not None
            assert clocks.left(seat) == DAYS.turn - 100
            assert (table.row.summary.deadlines or {})[str(seat)] == tables.clock.date() + DAYS.turn - 100

    run(story)


@pytest.mark.slow
def test_a_vacation_stops_days_but_no_live_clock(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, guests = await seated(tables, DAYS)
            fast = await tables.new_table(guests[0], clock=LIVE, bots={1: "random"})
            watch = ClockWatch(tables.open_tables)
            await watch.look()
            await move(tables, table, guests[1])
            away = guests[0]
            seat, now = guests.index(away), tables.clock.date()
            await tables.database.write(lambda one: time_queries.add_vacation(one, away.id, now, now + 5 * DAY))
            await watch.look()
            assert (table.row.summary.deadlines or {})[str(seat)] == now + 7 * DAY
            assert fast.row.vacations == {}
            await later(tables, watch, 4 * DAY)
            assert [line.kind for line in await lines(tables, table)].count("timeout") == 0
            ended = tables.clock.date()
            assert await tables.database.write(lambda one: time_queries.end_vacation(one, away.id, ended))
            await watch.look()
            assert (table.row.summary.deadlines or {})[str(seat)] == ended + 2 * DAY
            await later(tables, watch, 2 * DAY + 1)
            assert [line.kind for line in await lines(tables, table)].count("timeout") == 1

    run(story)


def test_a_vacation_that_began_before_the_table_stops_its_clock_from_the_first_turn_on(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            guests = [await tables.guest(name) for name in ("Ann", "Bea")]
            table = await tables.new_table(guests[0], clock=DAYS)
            until = tables.clock.date() + 5 * DAY
            for guest in guests:
                await tables.services.vacations.begin(guest.id, 5)
            await tables.lobby.join(table.row.id, guests[1], table.row.invite, None)
            await tables.settle()
            seat = guests.index(asked(table, guests))
            clocks = table.clocks.frame()
            assert clocks is not None
            assert [one.vacation_until for one in clocks.seats] == [until, until]
            assert clocks.seats[seat].runs_out_at == until + 2 * DAY
            assert (table.row.summary.deadlines or {})[str(seat)] == until + 2 * DAY

    run(story)


@pytest.mark.slow
def test_players_take_their_seats_back_with_time_to_move(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, guests = await seated(tables, ClockSettings("live", 100, 0, 0, "bot", "random"))
            tables.workers.seconds = 1e6  # the bot thinks
            watch = ClockWatch(tables.open_tables)
            await watch.look()
            late = guests.index(asked(table, guests))
            await later(tables, watch, 101)
            assert table.seat_holders[late].level == "random"
            await table.stand_ins.take_back_seat(late)
            clocks = table.clocks.now()
            assert clocks is not None
            assert clocks.left(late) == 60
            kinds = [line.kind for line in await lines(tables, table) if line.seat == late]
            assert kinds[-3:] == ["timeout", "stand-in", "return"]

    run(story)


@pytest.mark.slow
def test_the_journal_of_a_table_without_a_clock_has_no_lines_about_clocks(tmp_path: Path, database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann = await tables.guest("Ann")
            table = await tables.new_table(ann, bots={1: "random"})
            await ClockWatch(tables.open_tables).look()
            assert table.clocks.frame() is None
            assert (table.row.summary.due, table.row.summary.deadlines) == (None, None)

    run(story)
    engine = create_engine(database)
    with engine.connect() as connection:
        kinds = set(connection.execute(text("SELECT DISTINCT kind FROM journal")).scalars())
    engine.dispose()
    assert kinds <= {"play", "forced"}
