"""The server is killed in the middle of play, again and again: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

import httpx
import pytest
import websockets
from sqlalchemy import create_engine, select

import benben
from benben.server.storage.schema import journal
from benben.server.tables.load_table import load

from server.running_server import RunningServer, Tab
from waiting import PATIENCE, wait_until

TESTS = Path(__file__).parents[1]
KILLS, MOST_KILLS = 3, 10
TABLES = 4
SLOWER = 0.2
"""Seconds a player pauses when the server asks for fewer messages: only time gives it more."""
GONE = (OSError, httpx.TransportError, websockets.InvalidHandshake, websockets.ConnectionClosed)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server in a process of its own: on SQLite in a folder, or on another database."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.module = "server.registered_games"
        """The module with the games of the tests."""
        self.options = options or ("--data", str(folder), "--pace", "0")
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.up = asyncio.Event()

    async def start(self, patience: float = PATIENCE) -> None:
        command = [sys.executable, "-m", "benben.cli", "serve", "--port", str(self.port), *self.options]
        path = os.pathsep.join([str(TESTS), *[entry for entry in sys.path if entry]])
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--thinkers", "1", "--with", self.module],
                env={**os.environ, "PYTHONPATH": path},
                stdout=log,
                stderr=log,
            )
        await asyncio.to_thread(wait_until, self.answers, "the server answers", patience)
        self.up.set()

    def answers(self) -> bool:
        """True if it answers; runs in a thread, because players go on meanwhile."""
        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "log").read_text()
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/api/health", timeout=PATIENCE):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        """End it without any warning."""
        assert self.process is not None
        self.up.clear()
        self.process.kill()
        self.process.wait()

    async def end(self) -> None:
        """Ask it to end, and wait until it has."""
        assert self.process is not None
        self.process.terminate()
        await asyncio.to_thread(self.process.wait, PATIENCE)


class Player:
    """Plays at random and sends a move again until it is answered, over any number of connections."""

    def __init__(self, tab: Tab, rng: Random, server_up: asyncio.Event, news: asyncio.Event) -> None:
        self.tab = tab
        self.rng = rng
        self.server_up = server_up
        self.news = news
        """Set when a move is acknowledged or the game is over; all players share it."""
        self.pending: dict[str, Any] | None = None
        self.made = 0
        self.acknowledged: list[str] = []
        self.reconnected = 0
        self.resent = 0

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.tab.over:
            try:
                await self._turn()
            except GONE:
                await self._reconnect(stop)
            except TimeoutError:
                assert stop.is_set() or not self.tab.choices, "a move was never answered"
        self.news.set()

    async def _turn(self) -> None:
        tab = self.tab
        if self.pending is None:
            await tab.until(lambda: tab.over or bool(tab.choices))
            if tab.over:
                return
            self.made += 1
            action = self.rng.choice(tab.choices)["action"]
            self.pending = {"id": f"{tab.frame['viewer']}-{self.made}", "at": tab.moment, "action": action}
        else:
            self.resent += 1
        moment = tab.moment
        answer = await tab.ask("play", **self.pending)
        tab.messages.clear()
        if answer.get("key") == "server-slow-down":
            await asyncio.sleep(SLOWER)
            return
        if answer["is"] == "done":
            self.acknowledged.append(str(self.pending["id"]))
            self.news.set()
            await tab.until(lambda: tab.moment >= answer["moment"])
        elif answer["key"] == "server-moved-on":
            await tab.until(lambda: tab.moment != moment or tab.moment != answer["args"]["at"])
        else:
            raise AssertionError(answer)
        self.pending = None

    async def _reconnect(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            await self.server_up.wait()
            try:
                await self.tab.close()
                await self.tab.connect()
                self.reconnected += 1
                return
            except (*GONE, TimeoutError):
                continue  # killed again


async def seat_players(server_process: ServerProcess, server: RunningServer, game: str) -> list[Player]:
    players, news = [], asyncio.Event()
    for number in range(TABLES):
        ann, bea = await server.person(f"Ann {number}"), await server.person(f"Bea {number}")
        table = await ann.new_table(game, 3 if number == 0 else 2, bots={"p3": "random"} if number == 0 else {})
        await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
        players += [Player(await person.open(table["id"]), Random(number), server_process.up, news) for person in (ann, bea)]
    return players


def check_saved(url: str, players: list[Player]) -> None:
    engine = create_engine(url)
    with engine.connect() as connection:
        rows = connection.execute(select(journal.c.table_id, journal.c.seat, journal.c.client)).all()
        written = Counter((table, seat, client) for table, seat, client in rows if client is not None)
        for player in players:
            tab, seat = player.tab, int(player.tab.frame["viewer"][1:]) - 1
            for client in player.acknowledged:
                assert written[tab.table, seat, client] == 1, f"{client} was acknowledged but is not there once"
            _, _, table_match = load(connection, tab.table)
            assert table_match is not None
            events = table_match.match.events(seat)
            shown = [{name: value for name, value in event.items() if name != "at"} for event in tab.log]
            assert events[: len(shown)] == shown, "a client was sent an event that was lost"
        assert max(written.values()) == 1
    engine.dispose()


async def more_moves(players: list[Player], count: int) -> None:
    """Wait until this many more moves are acknowledged."""
    goal = count + sum(len(player.acknowledged) for player in players)
    news = players[0].news
    while sum(len(player.acknowledged) for player in players) < goal and not all(player.tab.over for player in players):
        news.clear()
        await news.wait()


async def killing(folder: Path, game: str) -> None:
    server_process, rng = ServerProcess(folder), Random(9)
    await server_process.start()
    server = RunningServer(f"127.0.0.1:{server_process.port}")
    players = await seat_players(server_process, server, game)
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    for kill in range(1, MOST_KILLS):
        await more_moves(players, rng.randint(8, 25))
        server_process.kill()
        await server_process.start()
        await more_moves(players, 3)
        if kill >= KILLS and any(player.resent for player in players):
            break
    await more_moves(players, 10)
    server_process.kill()
    stop.set()
    server_process.up.set()  # nobody need wait for it any more
    await asyncio.gather(*playing)
    check_saved(f"sqlite:///{folder / 'benben.sqlite'}", players)
    assert sum(player.reconnected for player in players) >= KILLS
    assert any(player.resent for player in players), "no kill ever met a move on its way"
    for person in server.people:
        await person.close()


@pytest.mark.slow
def test_killed_under_load_nothing_acknowledged_is_lost_and_nothing_doubled(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(killing(tmp_path, benben.games()[0]), 100))
