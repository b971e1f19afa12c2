from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError

from benben.kernel.errors import BadInput
from benben.server.storage import queries as ledger
from benben.server.storage.database import Database, sqlite_url
from benben.server.storage.queries import Guest, Line, Page, SeatHolder, Summary, TableRow
from benben.server.storage.schema import METADATA, OVER, PLAY, PLAYING, WAITING

ANN = Guest("a" * 12, "Ann", "lapis", "ankh")
BEA = Guest("b" * 12, "Bea 𓂀", "gold", "eye")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    store = Database(url)
    try:
        yield store
    finally:
        store.close()


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 30))


def table_row(name: str = "t1", host: Guest = ANN, listed: bool = True) -> TableRow:
    sitters = [SeatHolder(host.id, None, host.name, host.colour, host.symbol), SeatHolder()]
    return TableRow(
        name, "vault", "1", 2, {"memory": "open"}, "c" * 64, host.id, listed, f"i-{name}", f"w-{name}", sitters=sitters
    )


async def with_a_table(store: Database, name: str = "t1") -> TableRow:
    row = table_row(name)
    await store.write(lambda c: ledger.add_table(c, row, b"s" * 32))
    return row


def test_what_is_kept_is_found_again_by_a_new_store(either: str) -> None:
    async def story() -> None:
        async with opened(either) as store:
            await store.write(lambda c: ledger.add_guest(c, ANN, "token-a"))
            await store.write(lambda c: ledger.add_guest(c, BEA, "token-b"))
            row = await with_a_table(store)
            await store.write(lambda c: ledger.seat(c, "t1", 1, SeatHolder(BEA.id, "greedy", BEA.name, "gold", "eye")))
            lines = [Line(PLAY, -1, "deal onyx-ibis"), Line(PLAY, 0, "show onyx-ibis", "id-1")]
            await store.share(ledger.append, page(0, *lines))
            assert await store.write(lambda c: ledger.say(c, "t1", ANN.id, "Ann", "hallo <b> 𓂀", "s1"))
        async with opened(either) as store:
            assert await store.read(lambda c: ledger.guest_of(c, "token-b")) == BEA
            assert await store.read(lambda c: ledger.guest_of(c, "token-c")) is None
            found = await store.read(lambda c: ledger.table(c, "t1"))
            assert found is not None
            assert (found.phase, found.asked, found.moment, found.options) == (PLAYING, 1, 2, row.options)
            assert found.sitters == [row.sitters[0], SeatHolder(BEA.id, "greedy", BEA.name, "gold", "eye")]
            assert await store.read(lambda c: ledger.seed_of(c, "t1")) == b"s" * 32
            assert await store.read(lambda c: ledger.lines_of(c, "t1")) == lines
            assert [line.text for line in await store.read(lambda c: ledger.chat_of(c, "t1"))] == ["hallo <b> 𓂀"]

    run(story)


def test_a_session_token_is_not_kept_as_it_is(either: str) -> None:
    async def story() -> None:
        async with opened(either) as store:
            await store.write(lambda c: ledger.add_guest(c, ANN, "token-a"))
            kept = await store.read(lambda c: c.execute(text("SELECT * FROM guests")).mappings().one())
            assert "token-a" not in kept.values()

    run(story)


def test_lists_of_tables(either: str) -> None:
    async def story() -> None:
        async with opened(either) as store:
            for guest in (ANN, BEA):
                await store.write(partial(ledger.add_guest, guest=guest, token=guest.name))
            rows = [table_row("t1"), table_row("t2", BEA), table_row("t3", listed=False), table_row("t4")]
            for row in rows:
                await store.write(partial(ledger.add_table, row=row, seed=b"s" * 32))
            await store.share(ledger.append, Page("t4", 0, [Line(PLAY, 0, "x")], Summary(OVER, 0, 1)))
            await store.share(ledger.append, page(0, Line(PLAY, 0, "x"), table="t3"))
            await store.write(lambda c: ledger.seat(c, "t3", 1, SeatHolder(None, "random", "Merit", "gold", "eye")))
            assert {row.id for row in await store.read(ledger.open_tables)} == {"t1", "t2"}
            mine = await store.read(lambda c: ledger.tables_of(c, ANN.id))
            assert [row.id for row in mine] == ["t3", "t4", "t1"], "the latest first"
            assert [row.id for row in await store.read(ledger.tables_in_play_with_bots)] == ["t3"]
            for token, name in (("i-t2", "t2"), ("w-t3", "t3")):
                found = await store.read(partial(ledger.table_of_token, token=token))
                assert found is not None
                assert found.id == name
            assert await store.read(ledger.census) == {WAITING: 2, PLAYING: 1, OVER: 1}

    run(story)


def test_a_line_or_a_client_id_is_written_once(either: str) -> None:
    async def story() -> None:
        async with opened(either) as store:
            await store.write(lambda c: ledger.add_guest(c, ANN, "token-a"))
            await with_a_table(store)
            await store.share(ledger.append, page(0, Line(PLAY, 0, "a", "id-1")))
            with pytest.raises(IntegrityError):
                await store.share(ledger.append, page(0, Line(PLAY, 0, "b", "id-2")))
            with pytest.raises(IntegrityError):
                await store.share(ledger.append, page(1, Line(PLAY, 1, "c"), Line(PLAY, 0, "d", "id-1")))
            await store.share(ledger.append, page(1, Line(PLAY, 1, "e", "id-1"), Line(PLAY, 1, "f")))
            assert [line.text for line in await store.read(lambda c: ledger.lines_of(c, "t1"))] == ["a", "e", "f"]
            assert await store.write(lambda c: ledger.say(c, "t1", ANN.id, "Ann", "once", "s1"))
            assert not await store.write(lambda c: ledger.say(c, "t1", ANN.id, "Ann", "twice", "s1"))

    run(story)


def page(first: int, *lines: Line, table: str = "t1") -> Page:
    return Page(table, first, list(lines), Summary(PLAYING, 1, first + len(lines)))


def test_writes_that_wait_share_a_commit_and_those_of_a_kind_their_statements(either: str) -> None:
    async def story() -> None:
        async with opened(either) as store:
            await store.write(lambda c: ledger.add_guest(c, ANN, "token-a"))
            await with_a_table(store)
            await with_a_table(store, "t2")
            commits, asked, begun, gate = [0], list[int](), Event(), Event()

            def hold(connection: Connection) -> None:
                begun.set()
                gate.wait(10)

            def append(connection: Connection, pages: list[Page]) -> None:
                asked.append(len(pages))
                ledger.append(connection, pages)

            event.listen(store._engine, "commit", lambda _: commits.append(1))
            first = asyncio.create_task(store.write(hold))
            assert await asyncio.to_thread(begun.wait, 10)
            pages = [page(n // 2, Line(PLAY, 0, str(n), f"id-{n}"), table=f"t{1 + n % 2}") for n in range(40)]
            rest = [asyncio.create_task(store.share(append, one)) for one in pages]
            last = asyncio.create_task(store.write(ledger.census))
            asyncio.get_running_loop().call_soon(gate.set)  # after the tasks above have asked
            await asyncio.gather(first, *rest)
            assert (sum(commits), asked) == (2, [40])
            assert (await last)[PLAYING] == 2, "in the order in which they were asked for"
            for table in ("t1", "t2"):
                assert len(await store.read(partial(ledger.lines_of, table_id=table))) == 20
                found = await store.read(partial(ledger.table, table_id=table))
                assert found is not None
                assert found.moment == 20

    run(story)


def test_of_writes_that_wait_together_one_that_fails_fails_alone(either: str) -> None:
    async def story() -> None:
        async with opened(either) as store:
            await store.write(lambda c: ledger.add_guest(c, ANN, "token-a"))
            await with_a_table(store)
            pages = [page(n, Line(PLAY, 0, str(n), f"id-{6 if n == 7 else n}")) for n in range(40)]
            writes = [store.share(ledger.append, one) for one in pages]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert [n for n, result in enumerate(results) if result is not None] == [7]
            assert isinstance(results[7], IntegrityError)
            kept = await store.read(lambda c: ledger.lines_of(c, "t1"))
            assert [line.text for line in kept] == [str(n) for n in range(40) if n != 7]

    run(story)


def test_a_database_has_the_schema_the_code_knows(either: str) -> None:
    async def story() -> None:
        async with opened(either) as store:
            found = await store.read(lambda c: compare_metadata(MigrationContext.configure(c), METADATA))
            assert found == []

    run(story)


def test_sqlite_writes_ahead_and_waits_for_the_disk(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            told = await store.read(
                lambda c: [c.exec_driver_sql(f"PRAGMA {p}").scalar() for p in ("journal_mode", "synchronous")]
            )
            assert told == ["wal", 2]

    run(story)


@pytest.mark.parametrize(
    "url", ["nonsense", "sqlite:////nowhere/at/all.sqlite", "oracle://x/y", "postgresql+psycopg://nobody@127.0.0.1:1/x"]
)
def test_a_database_that_cannot_be_used_is_told_of(url: str) -> None:
    with pytest.raises(BadInput, match="database"):
        Database(url)


def test_a_data_folder_that_cannot_be_made_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="data folder"):
        sqlite_url(tmp_path / "file" / "folder")
