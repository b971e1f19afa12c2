"""Tables that were begun under earlier rules: they go on under the readings they were begun with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest
from sqlalchemy import create_engine, select, update

from benben import Record
from benben.kernel.earlier_rules import EarlierRules
from benben.kernel.game import Option
from benben.server.bot_workers import BotWorkers
from benben.server.storage.schema import tables
from benben.server.worker_slots import Claim

from server.running_server import Person, RunningServer, running
from server.vault_game import GAME
from waiting import run

OLD_READING, NEW_READING = "as-before", "as-printed"
OPTIONS = {"memory": "open", "reading": OLD_READING}
"""The options of a table of earlier rules, as they are played today."""


def moved(person: Person, server: RunningServer) -> Person:
    """The same person at a server that was restarted."""
    again = Person(server.address)
    again.http.cookies = person.http.cookies
    server.people.append(again)
    return again


def change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Vault gets a new rules version; what all played by until now becomes an option that is off by default."""
    option = Option("reading", (NEW_READING, OLD_READING), NEW_READING, "VA-3")
    monkeypatch.setattr(GAME, "rules", "2")
    monkeypatch.setattr(GAME, "options", (*GAME.options, option))
    monkeypatch.setattr(GAME, "earlier", (EarlierRules("1", {"reading": OLD_READING}),))
    monkeypatch.setattr(BotWorkers, "compute", compute_here)  # processes of workers know the rules of before only


async def compute_here(workers: BotWorkers, claim: Claim, function: Callable[..., bytes], *args: object) -> bytes:
    return function(*args)


def stored_header(database: str, table: str) -> tuple[str, dict[str, str]]:
    """The rules version and the options in a table's row."""
    engine = create_engine(database)
    with engine.connect() as connection:
        row = connection.execute(select(tables.c.rules, tables.c.options).where(tables.c.id == table)).one()
    engine.dispose()
    return row.rules, row.options


def rewrite_rows(database: str, **values: str) -> None:
    """Write other values into the rows of all tables."""
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(update(tables).values(values))
    engine.dispose()


@pytest.mark.slow
def test_a_table_of_earlier_rules_goes_on_and_its_rematch_names_the_reading(
    either: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(either, tampered=True) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table()
            await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
            await (await ann.open(table["id"])).play()
        old_header = stored_header(either, table["id"])
        change_rules(monkeypatch)
        async with running(either, tampered=True) as server:
            ann, bea = moved(ann, server), moved(bea, server)
            listed = (await ann.get("/api/tables"))["mine"][0]
            assert listed["options"]["reading"] == OLD_READING
            tabs = [await ann.open(table["id"]), await bea.open(table["id"])]
            assert tabs[0].frame["options"] == listed["options"]
            await asyncio.gather(*[tab.play_on(Random(1)) for tab in tabs])
            answer = await ann.http.get(f"/api/tables/{table['id']}/record")
            record = Record.loads(answer.text)
            assert record.options["reading"] == OLD_READING
            assert "rules: 2" in answer.text
            assert (await ann.post(f"/api/tables/{table['id']}/verify"))["chances"] == record.verify() > 0
            rematch = await ann.post(f"/api/tables/{table['id']}/rematch")
            assert rematch["options"]["reading"] == OLD_READING
        assert stored_header(either, table["id"]) == old_header == ("1", {"memory": "open"})
        assert stored_header(either, rematch["id"]) == ("2", OPTIONS)

    run(story)


@pytest.mark.slow
def test_a_table_that_waited_under_earlier_rules_begins_with_their_reading(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(database, tampered=True) as server:
            ann = await server.person("Ann")
            table = await ann.new_table(open=True)
        change_rules(monkeypatch)
        async with running(database, tampered=True) as server:
            bea = await server.person("Bea")
            assert (await bea.get("/api/tables"))["open"][0]["options"] == OPTIONS
            assert (await bea.post(f"/api/tables/{table['id']}/join", {}))["phase"] == "playing"
            match = server.open_tables.tables[table["id"]].playing().match
            assert match.record.options == OPTIONS
        async with running(database, tampered=True) as server:
            tab = await moved(ann, server).open(table["id"])
            assert tab.frame["options"] == OPTIONS
            assert tab.choices

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize("waiting", [False, True])
def test_a_table_of_rules_that_nobody_knows_is_listed_but_not_opened(database: str, waiting: bool) -> None:
    async def story() -> None:
        async with running(database, tampered=True) as server:
            ann = await server.person("Ann")
            table = await ann.new_table(bots={} if waiting else {"p2": "random"})
        rewrite_rows(database, rules="0")
        async with running(database, tampered=True) as server:
            ann = moved(ann, server)
            assert [one["id"] for one in (await ann.get("/api/tables"))["mine"]] == [table["id"]]
            refused = await ann.get(f"/api/tables/{table['id']}", 409)
            assert (refused["error"]["key"], refused["error"]["args"]) == ("server-old-rules", {"rules": "0"})

    run(story)


def test_a_table_of_a_game_that_is_not_installed_any_more_is_listed(database: str) -> None:
    async def story() -> None:
        async with running(database, tampered=True) as server:
            ann = await server.person("Ann")
            await ann.new_table()
        rewrite_rows(database, game="gone")
        async with running(database, tampered=True) as server:
            (listed,) = (await moved(ann, server).get("/api/tables"))["mine"]
            assert (listed["game"], listed["options"]) == ("gone", {"memory": "open"})

    run(story)
