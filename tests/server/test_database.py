"""The database: what is written can be read again, writes share commits, and migrations reach the newest schema."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text

from benben.kernel.errors import BadInput
from benben.server.storage import chat_queries, journal_queries, session_queries, table_queries, table_updates
from benben.server.storage.database import Database, sqlite_url
from benben.server.storage.journal_queries import JournalAppend, JournalLine
from benben.server.storage.rows import Guest, SeatHolder, Summary, TableRow
from benben.server.storage.schema import METADATA, OVER, PLAY, PLAYING, WAITING

from waiting import run

ANN = Guest("a" * 12, "Ann", "lapis", "ankh")
BEA = Guest("b" * 12, "Bea 𓂀", "gold", "eye")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = Database(url)
    try:
        yield database
    finally:
        database.close()


def table_row(name: str = "t1", host: Guest = ANN, listed: bool = True) -> TableRow:
    holders = [SeatHolder(host.id, None, host.name, host.colour, host.symbol), SeatHolder()]
    return TableRow(
        name,
        "vault",
        "1",
        2,
        {"memory": "open"},
        "c" * 64,
        host.id,
        listed,
        f"i-{name}",
        f"w-{name}",
        seat_holders=holders,
    )


async def with_a_table(database: Database, name: str = "t1") -> TableRow:
    row = table_row(name)
    await database.write(lambda c: table_queries.add_table(c, row, b"s" * 32))
    return row


@pytest.mark.slow
def test_a_database_that_is_opened_again_holds_what_was_written(either: str) -> None:
    async def story() -> None:
        async with opened(either) as database:
            await database.write(lambda c: session_queries.add_guest(c, ANN, "token-a"))
            await database.write(lambda c: session_queries.add_guest(c, BEA, "token-b"))
            row = await with_a_table(database)
            bea = SeatHolder(BEA.id, "greedy", BEA.name, "gold", "eye")
            await database.write(lambda c: table_updates.update_seat(c, "t1", 1, SeatHolder(), bea, 3.0))
            lines = [JournalLine(PLAY, -1, "deal onyx-ibis"), JournalLine(PLAY, 0, "show onyx-ibis", "id-1")]
            await database.write_batched(journal_queries.append_to_journals, append(0, *lines))
            assert await database.write(lambda c: chat_queries.add_chat_line(c, "t1", ANN.id, "Ann", "hallo <b> 𓂀", "s1"))
        async with opened(either) as database:
            session = await database.read(lambda c: session_queries.find_session(c, "token-b"))
            assert session is not None
            assert session.guest == BEA
            assert await database.read(lambda c: session_queries.find_session(c, "token-c")) is None
            found = await database.read(lambda c: table_queries.find_table(c, "t1"))
            assert found is not None
            assert (found.summary, found.options) == (Summary(PLAYING, 1, 2, 2.0), row.options)
            assert found.seat_holders == [row.seat_holders[0], bea]
            assert await database.read(lambda c: table_queries.table_seed(c, "t1")) == b"s" * 32
            assert await database.read(lambda c: journal_queries.journal_lines(c, "t1")) == lines
            assert [one.line.text for one in await database.read(lambda c: chat_queries.latest_chat(c, "t1"))] == [
                "hallo <b> 𓂀"
            ]

    run(story)


def test_a_session_token_is_stored_as_its_hash(either: str) -> None:
    async def story() -> None:
        async with opened(either) as database:
            await database.write(lambda c: session_queries.add_guest(c, ANN, "token-a"))
            stored = await database.read(lambda c: c.execute(text("SELECT * FROM guests")).mappings().one())
            assert "token-a" not in stored.values()

    run(story)


@pytest.mark.slow
def test_lists_of_tables(either: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_queries, "LISTED_SECONDS", float("inf"))

    async def story() -> None:
        async with opened(either) as database:
            for guest in (ANN, BEA):
                await database.write(partial(session_queries.add_guest, guest=guest, token=guest.name))
            rows = [table_row("t1"), table_row("t2", BEA), table_row("t3", listed=False), table_row("t4")]
            for row in rows:
                await database.write(partial(table_queries.add_table, row=row, seed=b"s" * 32))
            await database.write_batched(
                journal_queries.append_to_journals,
                JournalAppend("t4", 0, [JournalLine(PLAY, 0, "x")], Summary(OVER, 0, 1, 1.0)),
            )
            await database.write_batched(
                journal_queries.append_to_journals, append(0, JournalLine(PLAY, 0, "x"), table="t3")
            )
            merit = SeatHolder(None, "random", "Merit", "gold", "eye")
            await database.write(lambda c: table_updates.update_seat(c, "t3", 1, SeatHolder(), merit, 2.0))
            assert {row.id for row in await database.read(table_queries.tables_to_join)} == {"t1", "t2"}
            mine = await database.read(lambda c: table_queries.tables_of_guest(c, ANN.id))
            assert [row.id for row in mine] == ["t3", "t4", "t1"], "the latest first"
            for token, name in (("i-t2", "t2"), ("w-t3", "t3")):
                assert await database.read(partial(table_queries.find_link, token=token)) == (name, token == "i-t2")
            assert await database.read(table_queries.count_tables_by_phase) == {WAITING: 2, PLAYING: 1, OVER: 1}

    run(story)


@pytest.mark.slow
def test_a_line_or_a_client_id_is_written_once(either: str) -> None:
    async def story() -> None:
        async with opened(either) as database:
            await database.write(lambda c: session_queries.add_guest(c, ANN, "token-a"))
            await with_a_table(database)
            await database.write_batched(journal_queries.append_to_journals, append(0, JournalLine(PLAY, 0, "a", "id-1")))
            with pytest.raises(table_updates.MovedOn):
                await database.write_batched(
                    journal_queries.append_to_journals, append(0, JournalLine(PLAY, 0, "b", "id-2"))
                )
            with pytest.raises(table_updates.MovedOn):
                await database.write_batched(
                    journal_queries.append_to_journals,
                    append(1, JournalLine(PLAY, 1, "c"), JournalLine(PLAY, 0, "d", "id-1")),
                )
            await database.write_batched(
                journal_queries.append_to_journals, append(1, JournalLine(PLAY, 1, "e", "id-1"), JournalLine(PLAY, 1, "f"))
            )
            assert [line.text for line in await database.read(lambda c: journal_queries.journal_lines(c, "t1"))] == [
                "a",
                "e",
                "f",
            ]
            assert await database.write(lambda c: chat_queries.add_chat_line(c, "t1", ANN.id, "Ann", "once", "s1"))
            assert not await database.write(lambda c: chat_queries.add_chat_line(c, "t1", ANN.id, "Ann", "twice", "s1"))

    run(story)


def append(first: int, *lines: JournalLine, table: str = "t1") -> JournalAppend:
    moment = first + len(lines)
    return JournalAppend(table, first, list(lines), Summary(PLAYING, 1, moment, float(moment)))


@pytest.mark.slow
def test_writes_that_wait_share_a_commit_and_those_of_a_kind_their_statements(either: str) -> None:
    async def story() -> None:
        async with opened(either) as database:
            await database.write(lambda c: session_queries.add_guest(c, ANN, "token-a"))
            await with_a_table(database)
            await with_a_table(database, "t2")
            commits, batches, begun, gate = [0], list[int](), Event(), Event()

            def hold(connection: Connection) -> None:
                begun.set()
                gate.wait(10)

            def counted(connection: Connection, appends: list[JournalAppend]) -> None:
                batches.append(len(appends))
                journal_queries.append_to_journals(connection, appends)

            event.listen(database._engine, "commit", lambda _: commits.append(1))
            first = asyncio.create_task(database.write(hold))
            assert await asyncio.to_thread(begun.wait, 10)
            appends = [append(n // 2, JournalLine(PLAY, 0, str(n), f"id-{n}"), table=f"t{1 + n % 2}") for n in range(40)]
            rest = [asyncio.create_task(database.write_batched(counted, one)) for one in appends]
            last = asyncio.create_task(database.write(table_queries.count_tables_by_phase))
            asyncio.get_running_loop().call_soon(gate.set)  # after the tasks above have asked
            await asyncio.gather(first, *rest)
            assert (sum(commits), batches) == (2, [40])
            assert (await last)[PLAYING] == 2, "in the order in which they were asked for"
            for table in ("t1", "t2"):
                assert len(await database.read(partial(journal_queries.journal_lines, table_id=table))) == 20
                found = await database.read(partial(table_queries.find_table, table_id=table))
                assert found is not None
                assert found.summary.moment == 20

    run(story)


@pytest.mark.slow
def test_of_writes_that_wait_together_one_that_fails_fails_alone(either: str) -> None:
    async def story() -> None:
        async with opened(either) as database:
            await database.write(lambda c: session_queries.add_guest(c, ANN, "token-a"))
            await with_a_table(database)
            appends = [append(n, JournalLine(PLAY, 0, str(n), f"id-{6 if n == 7 else n}")) for n in range(40)]
            writes = [database.write_batched(journal_queries.append_to_journals, one) for one in appends]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert [n for n, result in enumerate(results) if result is not None] == [7]
            assert isinstance(results[7], table_updates.MovedOn)
            lines = await database.read(lambda c: journal_queries.journal_lines(c, "t1"))
            assert [line.text for line in lines] == [str(n) for n in range(40) if n != 7]

    run(story)


@pytest.mark.slow
def test_a_write_that_fails_after_a_savepoint_has_stored_nothing(either: str) -> None:
    async def story() -> None:
        async with opened(either) as database:

            def write(connection: Connection) -> None:
                with connection.begin_nested():
                    session_queries.add_guest(connection, ANN, "token-a")
                raise ValueError("the second half")

            with pytest.raises(ValueError, match="the second half"):
                await database.write(write)
            count = text("SELECT count(*) FROM guests")
            assert await database.read(lambda connection: connection.execute(count).scalar_one()) == 0

    run(story)


@pytest.mark.slow
def test_a_database_has_the_schema_the_code_knows(either: str) -> None:
    async def story() -> None:
        async with opened(either) as database:
            found = await database.read(lambda c: compare_metadata(MigrationContext.configure(c), METADATA))
            assert found == []

    run(story)


@pytest.mark.slow
def test_sqlite_writes_ahead_and_waits_for_the_disk(database: str) -> None:
    async def story() -> None:
        async with opened(database) as opened_database:
            pragmas = await opened_database.read(
                lambda c: [c.exec_driver_sql(f"PRAGMA {p}").scalar() for p in ("journal_mode", "synchronous")]
            )
            assert pragmas == ["wal", 2]

    run(story)


@pytest.mark.parametrize(
    "url", ["nonsense", "sqlite:////nowhere/at/all.sqlite", "oracle://x/y", "postgresql+psycopg://nobody@127.0.0.1:1/x"]
)
def test_a_database_that_cannot_be_used_gives_an_error(url: str) -> None:
    with pytest.raises(BadInput, match="database"):
        Database(url)


def test_a_data_folder_that_cannot_be_made_gives_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="data folder"):
        sqlite_url(tmp_path / "file" / "folder")
