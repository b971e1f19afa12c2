"""Broken rows of clocks, accounts, results and notifications are the trouble of their owner alone."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, text

from benben.server.notifications import sender as sender_module
from benben.server.notifications.transports import Message
from benben.server.storage import time_queries
from benben.server.storage.notification_queries import (
    DELAY_SECONDS,
    HOLD_SECONDS,
    MAX_CLAIMED,
    MAX_OF_GUEST,
    TEST,
    add_message,
)
from benben.server.tables.clock_watch import ClockWatch

from quick import first_quick
from server.notification_receivers import http_receiver
from server.running_server import Person, RunningServer, running
from server.tables_without_http import TablesWithoutHttp, tables_without_http
from server.test_clocks import LIVE, seated
from server.test_history import account, finished
from server.test_notifications import at_home, later, with_bea
from waiting import PATIENCE, run


async def execute(tables: TablesWithoutHttp, statement: str, **values: object) -> None:
    """Change the database behind the server's back."""

    def write(connection: Any) -> None:
        assert connection.execute(text(statement), values).rowcount == 1

    await tables.database.write(write)


@pytest.mark.slow
def test_a_table_whose_clock_is_broken_stops_no_other_clock(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            (broken, _), (good, _) = await seated(tables, LIVE), await seated(tables, LIVE)
            watch = ClockWatch(tables.open_tables)
            broken.row.time_out_choices = {"0": 5, "1": 5}
            tables.clock.advance(1000)
            await tables.database.write(lambda one: time_queries.beat(one, tables.clock.date(), 1e9))
            await execute(tables, "UPDATE tables SET due = 1 WHERE id = :id", id=broken.row.id)
            await watch.look()
            assert any(line[1] == "timeout" for line in await journal(tables, good.row.id))
            assert await due(tables, watch) == []

    run(story)


async def due(tables: TablesWithoutHttp, watch: ClockWatch) -> list[str]:
    """The tables that the next look is about."""
    await watch.look()
    now, failed = tables.clock.date(), list(watch._failed)
    return await tables.database.read(lambda connection: time_queries.due_tables(connection, now, failed))


async def journal(tables: TablesWithoutHttp, table_id: str) -> list[tuple[Any, ...]]:
    def read(connection: Any) -> list[tuple[Any, ...]]:
        query = text("SELECT seat, kind FROM journal WHERE table_id = :id")
        return [tuple(row) for row in connection.execute(query, {"id": table_id})]

    return await tables.database.read(read)


BROKEN_NOTIFICATIONS = {
    "keys-no-json": "UPDATE receivers SET push_keys = '{broken', kind = 'push' WHERE guest = :guest",
    "unknown-zone": "UPDATE notification_settings SET time_zone = 'Mars/Olympus' WHERE guest = :guest",
    "quiet-hours-no-numbers": "UPDATE notification_settings SET quiet_from = 'dusk', quiet_to = 5 WHERE guest = :guest",
    "hour-no-number": "UPDATE notification_settings SET digest_hour = 'tea', next_digest = 1 WHERE guest = :guest",
    "attempts-no-number": "UPDATE outbox SET attempts = 'many' WHERE table_id = :table",
    "unknown-game": "UPDATE tables SET game = 'senet' WHERE id = :table",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", first_quick(BROKEN_NOTIFICATIONS))
def test_a_broken_row_keeps_no_notification_from_others(name: str, database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables, http_receiver() as hook:
            at_home(tables)
            broken, _, bea, _ = await with_bea(tables, hook.url)
            good, _, _, sender = await with_bea(tables, hook.url)
            statement, values = BROKEN_NOTIFICATIONS[name], {"guest": bea.id, "table": broken.row.id}
            await execute(tables, statement, **{key: value for key, value in values.items() if f":{key}" in statement})
            await later(tables, sender)
            assert good.row.id in [body["benben"]["table"] for body in hook.bodies()]
            assert await later(tables, sender, 2 * HOLD_SECONDS) == 0, "and nothing is tried again for ever"
            if name == "unknown-game":
                await execute(tables, "UPDATE tables SET game = 'vault' WHERE id = :id", id=broken.row.id)

    run(story)


@pytest.mark.slow
def test_slow_receivers_of_one_guest_delay_nobody_else(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One guest has more notifications waiting than are taken at once, and none of their receivers ever answers."""
    monkeypatch.setattr(sender_module, "LOOK_SECONDS", 0.0)
    sent: list[str] = []

    async def send(address: str, message: Message, *_: object) -> None:
        if "slow" in address:
            await asyncio.Event().wait()
        sent.append(address)

    monkeypatch.setattr(sender_module, "send_webhook", send)

    async def story() -> None:
        async with tables_without_http(database) as tables:
            at_home(tables)
            _, _, slow, _ = await with_bea(tables, "https://slow.example/0")
            (receiver,) = await tables.services.notifications.receivers(slow.id)
            for turn in range(3 * MAX_CLAIMED):
                await tables.database.write(partial(add_message, receiver=receiver.id, kind=TEST, now=1.0, turn=turn))
            _, _, _, sender = await with_bea(tables, "https://quick.example/")
            tables.clock.advance(DELAY_SECONDS)
            task = asyncio.create_task(sender.run())
            async with asyncio.timeout(PATIENCE):
                while not sent:
                    tables.clock.advance(1.0)
                    await tables.settle()
            task.cancel()
            assert sent == ["https://quick.example/"]
            assert len(await taken(tables)) == MAX_OF_GUEST + 1, "no more of one guest are under way"

    run(story)


async def taken(tables: TablesWithoutHttp) -> list[Any]:
    """The notifications of the outbox that were taken from it."""
    query = text("SELECT id FROM outbox WHERE attempts > 0")
    return await tables.database.read(lambda connection: list(connection.execute(query)))


def change(connection: Connection, query: str, guest: str) -> None:
    connection.execute(text(query), {"guest": guest})


async def players_of_one_game(server: RunningServer) -> tuple[Person, Person]:
    """Two accounts that have played a rated game, with leaderboards that list everybody."""
    ann, bea = await account(server, "Ann"), await account(server, "Bea")
    await finished(ann, bea, settings={"rated": True})
    for person in (ann, bea):
        await person.post("/api/account/shows", {"shows": ["ratings", "statistics", "history"]})
    return ann, bea


@pytest.mark.slow
def test_a_broken_account_or_result_hurts_no_other_player(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benben.server.http.history_routes.PROVISIONAL_GAMES", 1)

    async def story() -> None:
        async with running(database) as server:
            ann, bea = await players_of_one_game(server)
            ann_id = (await ann.get("/api/me"))["guest"]["id"]
            (before,) = (await bea.get("/api/statistics"))["groups"]
            assert len((await bea.get("/api/leaderboard"))["rows"]) == 2
            for statement in (
                "UPDATE accounts SET shows = '{broken' WHERE guest = :guest",
                "UPDATE results SET sources = '{broken', points = 'many' WHERE guest = :guest",
                "UPDATE guests SET preferences = '{broken' WHERE id = :guest",
            ):
                await server.services.database.write(partial(change, query=statement, guest=ann_id))
            (group,) = (await bea.get("/api/statistics"))["groups"]
            assert (group["games"], group["points"]) == (before["games"], before["points"])
            assert [row["name"] for row in (await bea.get("/api/leaderboard"))["rows"]] == ["Bea"]
            assert len((await bea.get("/api/history"))["games"]) == 1
            page = (await ann.get("/api/account"))["page"]
            assert (await bea.get(f"/api/players/{page}"))["shows"] == []
            assert (await ann.get("/api/me"))["preferences"] == {}

    run(story)
