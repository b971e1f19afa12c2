"""Three servers on one PostgreSQL, of which one is killed every few seconds, with lost hints and a restart of PostgreSQL.

No acknowledged move is lost or doubled, nothing hidden is sent, and every table goes on. `make soak` takes ten minutes.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from benben.play.record import Record
from benben.server.storage.schema import journal
from benben.server.tables.load_table import load

from server.checked_rows import changed_rows
from server.conftest import Cluster
from server.running_server import Person, Tab
from server.test_crash import GONE, SLOWER, ServerProcess
from server.test_secrets import Truth, search

LONG = os.environ.get("BENBEN_SOAK") == "long"
SERVERS = 3
TABLES = int(os.environ.get("BENBEN_SOAK_TABLES", 200 if LONG else 4))
"""Tables that are played at the same time."""
SECONDS = 600.0 if LONG else 20.0
"""Seconds in which new tables are begun."""
KILL_SECONDS = 5.0 if LONG else 4.0
"""Seconds between two kills."""
LAST_GAMES = 600.0 if LONG else 120.0
"""Most seconds that the last games may take, on a machine that does other work."""
RECOVERY = 2.0 if LONG else 10.0
"""Seconds in which a player who has lost a server sees the table again, in 99 of 100 cases; more beside other tests."""
MIN_KILLS = 2
"""Fewest kills, however slow the machine is."""
BUSY = ("server-not-saved", "server-database-away")
"""Refusals after which a client sends its move again."""


@dataclass
class Soak:
    """The fleet, and what was counted."""

    servers: list[ServerProcess]
    rng: Random
    url: str
    disturbing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a server or PostgreSQL is started again: a server cannot start without its database."""
    away: bool = False
    """True while PostgreSQL is restarted."""
    recoveries: list[float] = field(default_factory=list)
    finished: list[str] = field(default_factory=list)
    acknowledged: Counter[tuple[str, int, str]] = field(default_factory=Counter)
    kills: int = 0

    def address(self) -> str:
        """A server that runs, as a proxy would choose it."""
        living = [server for server in self.servers if server.up.is_set()]
        return f"127.0.0.1:{self.rng.choice(living or self.servers).port}"


class WanderingPlayer:
    """Plays at random at whatever server answers, and sends each move again until it is answered."""

    def __init__(self, soak: Soak, tab: Tab, rng: Random) -> None:
        self.soak, self.tab, self.rng = soak, tab, rng
        self.made = 0

    async def play(self) -> None:
        while not self.tab.over:
            try:
                await self._turn()
            except GONE:
                await self._connect_elsewhere()

    async def _turn(self) -> None:
        tab = self.tab
        await tab.until(lambda: tab.over or bool(tab.choices and tab.frame["picture"]["question"]["own"] is None))
        if tab.over:
            return
        self.made += 1
        client, seat = f"{tab.frame['viewer']}-{self.made}", int(tab.frame["viewer"][1:]) - 1
        move: dict[str, Any] = {"id": client, "at": tab.moment, "action": self.rng.choice(tab.choices)["action"]}
        answer = await self._answered(move)
        if answer["is"] == "done":
            self.soak.acknowledged[tab.table, seat, client] += 1
            await self._shown(lambda: tab.over or tab.moment >= answer["moment"])
        else:
            assert answer["key"] == "server-moved-on", answer

    async def _answered(self, move: dict[str, Any]) -> dict[str, Any]:
        """The answer to a move, however often it has to be sent."""
        while True:
            with suppress(*GONE):
                self.tab.messages.clear()
                answer = await self.tab.ask("play", **move)
                if answer.get("key") not in (*BUSY, "server-slow-down"):
                    return answer
                await asyncio.sleep(SLOWER)
                continue
            await self._connect_elsewhere()

    async def _shown(self, condition: Any) -> None:
        while True:
            try:
                await self.tab.until(condition)
                return
            except GONE:
                await self._connect_elsewhere()

    async def _connect_elsewhere(self) -> None:
        lost = time.monotonic()
        while True:
            outage = self.soak.away
            self.tab.address = self.soak.address()
            try:
                await self.tab.close()
                await self.tab.connect()
            except (*GONE, TimeoutError):
                await asyncio.sleep(0.05)
                continue
            if not outage and not self.soak.away:
                self.soak.recoveries.append(time.monotonic() - lost)
            return


async def table_after_table(soak: Soak, number: int, until: float) -> None:
    """Play one table after another."""
    rng = Random(number)
    while time.monotonic() < until:
        people = [Person(soak.address()) for _ in range(2)]
        tabs = await opened_table(people, rng)
        if tabs:
            players = [WanderingPlayer(soak, tab, Random(rng.random())) for tab in tabs]
            await asyncio.gather(*[player.play() for player in players])
            await check_table(soak, people[0], tabs)
        else:
            await asyncio.sleep(SLOWER)
        for person in people:
            await person.close()


async def opened_table(people: list[Person], rng: Random) -> list[Tab]:
    """A new table of two people, half of the time with a bot, each connected to any server; none if one was killed."""
    bots = {"p3": "random"} if rng.random() < 0.5 else {}
    with suppress(*GONE, AssertionError):
        for person, name in zip(people, ("Ann", "Bea"), strict=True):
            await person.post("/api/me", {"name": name})
        made = await people[0].new_table("vault", 3 if bots else 2, bots=bots)
        await people[1].post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
        return [await person.open(made["id"]) for person in people]
    return []


async def check_table(soak: Soak, person: Person, tabs: list[Tab]) -> None:
    """Search all that the players of a finished table were sent for secrets."""
    while True:
        try:
            there = Person(soak.address())
            there.http.cookies = person.http.cookies
            answer = await there.http.get(f"/api/tables/{tabs[0].table}/record")
            await there.http.aclose()
        except GONE:
            continue
        if answer.status_code == 200:
            break
        await asyncio.sleep(SLOWER)
    truth = Truth(Record.loads(answer.text))
    leaks = [str(error) for tab in tabs for error in found_leaks(tab, truth)]
    assert not leaks, leaks
    soak.finished.append(tabs[0].table)


def found_leaks(tab: Tab, truth: Truth) -> list[AssertionError]:
    try:
        search(tab, truth, tab.frame["seed"], [])
    except AssertionError as error:
        return [error]
    return []


async def kill_again_and_again(soak: Soak, until: float) -> None:
    """Kill one server after another, and start it again; on a slow machine still some of them."""
    while time.monotonic() < until or soak.kills < MIN_KILLS:
        await asyncio.sleep(KILL_SECONDS)
        async with soak.disturbing:
            server = soak.servers[soak.kills % SERVERS]
            server.kill()
            soak.kills += 1
            await server.start(LAST_GAMES)


async def restart_database(soak: Soak, cluster: Cluster) -> None:
    """Restart PostgreSQL once, in the middle."""
    await asyncio.sleep(SECONDS / 2)
    async with soak.disturbing:
        soak.away = True
        await asyncio.to_thread(cluster.halt)
        await asyncio.to_thread(cluster.again)
        await asyncio.sleep(2.0)
        soak.away = False


def check_journals(soak: Soak) -> None:
    """Every acknowledged move is there once, and every journal replays."""
    engine = create_engine(soak.url)
    with engine.connect() as connection:
        rows = connection.execute(select(journal.c.table_id, journal.c.seat, journal.c.client)).all()
        written = Counter((table, seat, client) for table, seat, client in rows if client is not None)
        lost = [move for move in soak.acknowledged if written[move] != 1]
        assert not lost, f"{len(lost)} acknowledged moves are not there once"
        for table in soak.finished:
            _, _, table_match = load(connection, table)
            assert table_match is not None
            assert table_match.match.over()
    engine.dispose()
    assert changed_rows(soak.url) == []


async def soaked(cluster: Cluster, folder: Path) -> Soak:
    """Run the fleet and its players to the end; no server outlives it."""
    servers = []
    try:
        for number in range(SERVERS):
            (folder / str(number)).mkdir()
            options = ("--database", cluster.url, "--pace", "0", "--unlimited")
            servers.append(ServerProcess(folder / str(number), *options))
            servers[-1].module = "server.dropping_hints"
            await servers[-1].start(LAST_GAMES)
        soak = Soak(servers, Random(7), cluster.url)
        end = time.monotonic() + SECONDS
        disturbing = [kill_again_and_again(soak, end), restart_database(soak, cluster)]
        await asyncio.gather(*disturbing, *[table_after_table(soak, number, end) for number in range(TABLES)])
        for server in servers:
            await server.end()
        return soak
    finally:
        for server in servers:
            server.kill()


@pytest.mark.slow
def test_servers_that_are_killed_lose_nothing_and_every_table_goes_on(stoppable_cluster: Cluster, tmp_path: Path) -> None:
    soak = asyncio.run(asyncio.wait_for(soaked(stoppable_cluster, tmp_path), SECONDS + LAST_GAMES))
    check_journals(soak)
    assert soak.kills >= MIN_KILLS
    assert len(soak.finished) >= TABLES
    recoveries = sorted(soak.recoveries)
    assert recoveries, "no player ever lost a server"
    slowest = recoveries[int(len(recoveries) * 0.99) - 1]
    print(
        f"{soak.kills} kills, {len(soak.finished)} tables, {sum(soak.acknowledged.values())} moves,"
        f" {len(recoveries)} lost connections, 99 % back within {slowest:.2f} s"
    )
    assert slowest < RECOVERY
