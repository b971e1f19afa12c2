"""Leases: one server has a duty at a time, a lost one is replaced, and what a former holder writes is refused."""

from __future__ import annotations

from functools import partial

import pytest
from sqlalchemy import Connection, text

from benben.server.storage import cluster_queries, journal_queries, session_queries, table_queries, table_updates
from benben.server.storage.cluster_queries import LOST_SECONDS, SeatPresence
from benben.server.storage.database import Database
from benben.server.storage.journal_queries import JournalAppend, JournalLine
from benben.server.storage.leases import Lease, LeaseLost
from benben.server.storage.rows import Summary
from benben.server.storage.schema import PLAY, PLAYING
from benben.server.storage.table_updates import MovedOn

from server.test_database import ANN, table_row
from waiting import run


def alive(connection: Connection, servers: tuple[str, ...]) -> None:
    for server in servers:
        cluster_queries.show_life(connection, server, "a server")


def silent(connection: Connection, server: str) -> None:
    """Have a server as if it had not been heard of for a while."""
    late = text("UPDATE servers SET seen = seen - :seconds WHERE id = :id")
    connection.execute(late, {"seconds": 2 * LOST_SECONDS, "id": server})


def with_table(connection: Connection) -> None:
    session_queries.add_guest(connection, ANN, "token")
    table_queries.add_table(connection, table_row("t1"), b"s" * 32)


def one_line(number: int, lease: Lease | None, version: int = 0) -> JournalAppend:
    lines = [JournalLine(PLAY, 0, f"move {number}")]
    return JournalAppend("t1", number, lines, Summary(PLAYING, 1, number, 1.0), version=version, lease=lease)


def test_a_lease_goes_to_the_next_when_it_is_given_back_or_its_holder_is_lost(postgresql: str) -> None:
    async def story() -> None:
        database = Database(postgresql)
        await database.write(with_table)
        await database.write(partial(alive, servers=("a", "b")))
        take = partial(cluster_queries.take_lease, table_id="t1", duty="bots")
        assert await database.write(partial(take, server="a")) == Lease("t1", "bots", "a", 1)
        assert await database.write(partial(take, server="b")) == Lease("t1", "bots", "a", 1), "it is held"
        assert await database.write(partial(take, server="a")) == Lease("t1", "bots", "a", 1)
        await database.write(partial(silent, server="a"))
        second = await database.write(partial(take, server="b"))
        assert second == Lease("t1", "bots", "b", 2)
        await database.write(partial(cluster_queries.give_lease_back, lease=Lease("t1", "bots", "a", 1)))
        assert await database.write(partial(take, server="a")) == second, "only the holder can give it back"
        await database.write(partial(cluster_queries.give_lease_back, lease=second))
        assert await database.write(partial(take, server="a")) == Lease("t1", "bots", "a", 3)
        database.close()

    run(story)


def test_a_former_holder_and_a_server_with_an_old_version_write_nothing(postgresql: str) -> None:
    async def story() -> None:
        database = Database(postgresql)
        await database.write(with_table)
        await database.write(partial(alive, servers=("a", "b")))
        take = partial(cluster_queries.take_lease, table_id="t1", duty="bots")
        first = await database.write(partial(take, server="a"))
        await database.write_batched(journal_queries.append_to_journals, one_line(0, first))
        await database.write(partial(silent, server="a"))
        second = await database.write(partial(take, server="b"))
        with pytest.raises(LeaseLost):
            await database.write_batched(journal_queries.append_to_journals, one_line(1, first))
        with pytest.raises(MovedOn):
            await database.write_batched(journal_queries.append_to_journals, one_line(0, second))
        await database.write(partial(table_updates.advance_version, table_id="t1", version=0))
        with pytest.raises(MovedOn):
            await database.write_batched(journal_queries.append_to_journals, one_line(1, second))
        with pytest.raises(MovedOn):
            await database.write(partial(table_updates.advance_version, table_id="t1", version=0))
        await database.write_batched(journal_queries.append_to_journals, one_line(1, second, version=1))
        assert len(await database.read(partial(journal_queries.journal_lines, table_id="t1"))) == 2
        database.close()

    run(story)


def test_the_players_of_a_lost_server_are_gone_and_a_farewell_gives_all_back(postgresql: str) -> None:
    async def story() -> None:
        database = Database(postgresql)
        await database.write(with_table)
        await database.write(partial(alive, servers=("a", "b")))
        await database.write(partial(cluster_queries.take_lease, table_id="t1", duty="bots", server="b"))
        here = [SeatPresence("t1", 0, "a", None), SeatPresence("t1", 1, "b", None)]
        await database.write(partial(cluster_queries.store_presence, changes=here))
        read = partial(cluster_queries.presence_at, table_ids=["t1"], but="me")
        assert sorted(await database.read(read), key=lambda one: one.seat) == here
        await database.write(partial(silent, server="a"))
        gone = {one.server: one for one in await database.read(read)}
        assert gone["a"].lost
        assert gone["a"].left_at is not None
        assert gone["b"] == here[1]
        await database.write(partial(cluster_queries.say_farewell, server="b", date=5.0))
        gone = {one.server: one for one in await database.read(read)}
        assert gone["b"].left_at == 5.0
        assert (await database.write(partial(cluster_queries.take_lease, table_id="t1", duty="bots", server="c"))).epoch == 2
        database.close()

    run(story)
