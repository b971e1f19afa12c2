"""One broken row stops its table alone: lists, bots and all other tables go on."""

from __future__ import annotations

import logging

import pytest
from sqlalchemy import create_engine, text

from benben.words import Words, languages

from quick import first_quick
from server.running_server import Person, RunningServer, running
from waiting import run

BREAKS = {
    "options-no-json": "UPDATE tables SET options = '{broken' WHERE id = :id",
    "options-no-texts": "UPDATE tables SET options = '[1, 2]' WHERE id = :id",
    "no-utf8": "UPDATE tables SET game = CAST(x'ff00ff' AS TEXT) WHERE id = :id",
    "unknown-game": "UPDATE tables SET game = 'senet' WHERE id = :id",
    "unknown-phase": "UPDATE tables SET phase = 'paused' WHERE id = :id",
    "players-no-number": "UPDATE tables SET players = 'many' WHERE id = :id",
    "time-no-number": "UPDATE tables SET changed = 'today' WHERE id = :id",
    "asked-no-number": "UPDATE tables SET asked = 'all' WHERE id = :id",
    "open-no-boolean": "UPDATE tables SET open = 'maybe', players = 1 WHERE id = :id",
    "clock-no-json": "UPDATE tables SET clock = '{broken' WHERE id = :id",
    "clock-empty": "UPDATE tables SET clock = '{}' WHERE id = :id",
    "clock-of-no-pace": """UPDATE tables SET clock = '{"pace": "hurried", "bank": 30}' WHERE id = :id""",
    "clock-with-no-end": """UPDATE tables SET clock = '{"pace": "live", "bank": 30, "then": "panic"}' WHERE id = :id""",
    "seat-missing": "DELETE FROM seats WHERE table_id = :id AND seat = 1",
    "seed-missing": "DELETE FROM seeds WHERE table_id = :id",
    "seed-of-another": "UPDATE seeds SET seed = zeroblob(32) WHERE table_id = :id",
    "line-no-action": "UPDATE journal SET text = 'open sesame' WHERE table_id = :id AND number = 0",
    "line-of-no-kind": "UPDATE journal SET kind = 'jump' WHERE table_id = :id AND number = 0",
    "line-takes-nothing-back": "UPDATE journal SET kind = 'undo' WHERE table_id = :id AND number = 0",
    "line-withdraws-nothing": "UPDATE journal SET kind = 'unseal' WHERE table_id = :id AND number = 0",
    "line-of-no-seat": "UPDATE journal SET seat = 'nobody' WHERE table_id = :id",
    "line-missing": "DELETE FROM journal WHERE table_id = :id AND number = 1",
    "all-lines-missing": "DELETE FROM journal WHERE table_id = :id",
}
POSTGRESQL_BREAKS = (
    "options-no-texts",
    "unknown-game",
    "clock-empty",
    "seat-missing",
    "seed-missing",
    "line-no-action",
    "line-missing",
)
"""Those that PostgreSQL does not refuse by itself."""


def execute(url: str, statement: str, **values: object) -> None:
    """Change the database behind the server's back."""
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


async def two_tables_with_bots(server: RunningServer) -> tuple[Person, str, str]:
    """A guest at two tables where a bot has to move as well."""
    ann = await server.person()
    tables = [await ann.new_table("vault", 2, bots={"p2": "random"}, open=True) for _ in range(2)]
    return ann, tables[0]["id"], tables[1]["id"]


def check_broken_alone(url: str, statement: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with running(url) as server:
            ann, broken, good = await two_tables_with_bots(server)
            cookies = ann.http.cookies
        execute(url, "UPDATE tables SET asked = 3")  # both bots are to be started again
        execute(url, statement, id=broken)
        caplog.clear()
        async with running(url, tampered=True) as server:
            again = await server.person("Bea")
            again.http.cookies = cookies
            lists = await again.get("/api/tables")
            assert good in [table["id"] for table in lists["mine"]]
            told = await again.get(f"/api/tables/{broken}", 409)
            assert told["error"]["key"] == "server-table-broken"
            assert told["error"]["message"] == Words().say("server-table-broken")
            await again.get(f"/api/tables/{broken}", 409)
            tab = await again.open(good)
            await tab.play()
            await tab.until(lambda: tab.frame["picture"]["question"]["step"] != "showing" or not tab.choices)
            assert (await again.get("/api/health"))["broken"] == 1
        (line,) = caplog.records  # the host is told once
        assert (line.levelno, line.exc_info) == (logging.ERROR, None)
        assert broken in line.getMessage()

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize("name", first_quick(BREAKS))
def test_a_broken_row_is_the_trouble_of_its_table_alone(name: str, database: str, caplog: pytest.LogCaptureFixture) -> None:
    check_broken_alone(database, BREAKS[name], caplog)


@pytest.mark.parametrize("name", first_quick(POSTGRESQL_BREAKS))
def test_a_broken_row_in_postgresql_is_the_trouble_of_its_table_alone(
    name: str, postgresql: str, caplog: pytest.LogCaptureFixture
) -> None:
    check_broken_alone(postgresql, BREAKS[name], caplog)


def test_a_link_to_a_broken_table_says_so(database: str) -> None:
    async def story() -> None:
        async with running(database, tampered=True) as server:
            ann = await server.person()
            table = await ann.new_table()
            server.open_tables.tables.clear()
            execute(database, BREAKS["options-no-json"], id=table["id"])
            told = await ann.get(f"/api/links/{table['invite']}", 409)
            assert told["error"]["key"] == "server-table-broken"
            socket = await ann.http.get(f"/api/tables/{table['id']}/socket")
            assert socket.status_code != 500

    run(story)


def test_a_table_that_was_repaired_is_opened_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database, tampered=True) as server:
            ann = await server.person()
            table = await ann.new_table()
            server.open_tables.tables.clear()
            execute(database, "UPDATE tables SET players = 5")
            await ann.get(f"/api/tables/{table['id']}", 409)
            execute(database, "UPDATE tables SET players = 2")
            await ann.get(f"/api/tables/{table['id']}", 409)
            monkeypatch.setattr("benben.server.storage.broken_tables.RETRY_SECONDS", 0.0)
            await ann.get(f"/api/tables/{table['id']}")
            assert (await ann.get("/api/health"))["broken"] == 0

    run(story)


@pytest.mark.slow
def test_the_words_are_there_in_every_language() -> None:
    said = {Words(language).say("server-table-broken") for language in languages()}
    assert len(said) == len(languages()) == 4
