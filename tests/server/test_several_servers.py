"""Two servers on one PostgreSQL: what one saves, the viewers at the other see; everything happens once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from benben.server.cluster.hints import InProcessHub, InProcessTransport
from benben.server.storage.schema import journal

from server.running_server import Person, RunningServer, running
from waiting import run


class Dropping(InProcessTransport):
    """A transport that loses a share of its messages."""

    def __init__(self, hub: InProcessHub, share: float) -> None:
        super().__init__(hub)
        self.share, self.rng = share, Random(3)
        self.dropped = 0

    async def send(self, message: str) -> None:
        if self.rng.random() < self.share:
            self.dropped += 1
            return
        await super().send(message)


@asynccontextmanager
async def two_servers(url: str, **settings: Any) -> AsyncIterator[tuple[RunningServer, RunningServer]]:
    async with running(url, **settings) as one, running(url, **settings) as other:
        yield one, other


def at(server: RunningServer, person: Person) -> Person:
    """The same person at another server."""
    there = Person(server.address)
    there.http.cookies = person.http.cookies
    server.people.append(there)
    return there


async def seated(one: RunningServer, other: RunningServer, game: str = "vault", **more: Any) -> tuple[Person, Person, str]:
    """Ann at the first server and Bea at the second, at one table; return its id as well."""
    ann, bea = await one.person("Ann"), await other.person("Bea")
    table = await ann.new_table(game, **more)
    await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    return ann, bea, str(table["id"])


def written(url: str, table: str) -> list[Any]:
    engine = create_engine(url)
    with engine.connect() as connection:
        rows = connection.execute(select(journal).where(journal.c.table_id == table).order_by(journal.c.number)).all()
    engine.dispose()
    return list(rows)


@pytest.mark.parametrize("game", ["vault", "giza"])
def test_seats_at_two_servers_play_a_whole_game(game: str, postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            ann, bea, table = await seated(one, other, game)
            tabs = [await ann.open(table), await bea.open(table)]
            await asyncio.gather(*[tab.play_on(Random(number)) for number, tab in enumerate(tabs)])
            assert tabs[0].over
            assert tabs[0].frame["picture"]["scene"] is not None
            for tab in tabs:
                await tab.until(lambda tab=tab: tab.moment == len(written(postgresql, table)) or tab.over)
            assert tabs[0].frame["breakdown"] == tabs[1].frame["breakdown"]
            record = await ann.http.get(f"/api/tables/{table}/record")
            assert record.text == (await bea.http.get(f"/api/tables/{table}/record")).text

    run(story)
