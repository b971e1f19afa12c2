"""``python -m benchmarks.web_server``: how fast frames are made, how many moves a second go through the whole stack and how
long one takes, over sockets and with durable writes, on a server in a process of its own; the same of a boardgame.io server;
how large the pages are and how soon they can be used.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import monotonic, process_time

import httpx
import msgspec
import websockets

import benben
from benben.server.frame import ENCODER, picture
from benben.server.shield import COOKIE
from benchmarks import pages
from benchmarks.boardgame_io import rival


class Question(msgspec.Struct):
    """As much of a question as a player at random needs."""

    choices: list[dict[str, object]]


class Picture(msgspec.Struct):
    """As much of a picture."""

    question: Question | None


class Frame(msgspec.Struct):
    """As much of a frame."""

    moment: int
    phase: str
    picture: Picture | None

    @property
    def asks(self) -> list[dict[str, object]]:
        """What the player may choose from."""
        return self.picture.question.choices if self.picture and self.picture.question else []


class Message(msgspec.Struct):
    """Anything the server sends; what is not named is skipped unread."""

    kind: str = msgspec.field(name="is")
    id: str = ""
    frame: Frame | None = None


BUSY = 40
"""Tables at which people play as fast as they can."""
THINK = 2.5
"""Seconds they take over a move elsewhere, on average."""
WARM = 2.0
"""Seconds of play before anything is counted."""
READER = msgspec.json.Decoder(Message)


@dataclass
class Tally:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    """Seconds from sending a move to hearing that it is done."""
    bytes: int = 0
    warm: float = 0.0
    """What begins before this does not count: the first frames of all tables arrive together."""
    last: float = 0.0
    """When the last move was done: matches may end before the time is up."""

    def add(self, begun: float, done: float) -> None:
        """Count a move."""
        if begun >= self.warm:
            self.waits.append(done - begun)
            self.last = done


class Seat:
    """One player at one table, over a socket of its own."""

    def __init__(self, connection: websockets.ClientConnection, rng: Random, tally: Tally) -> None:
        self.connection = connection
        self.rng = rng
        self.tally = tally
        self.made = 0
        self.frame: Frame | None = None
        self.sent = ""
        self.begun = 0.0

    async def play(self, until: float, think: float) -> None:
        """Play at random until the time is up; ``think`` is the time taken over a move, on average."""
        async for data in self.connection:
            self.tally.bytes += len(data)
            message = READER.decode(data)
            self.frame = message.frame or self.frame
            if message.kind == "done" and message.id == self.sent:
                self.tally.add(self.begun, monotonic())
                self.sent = ""
            if monotonic() > until or (self.frame is not None and self.frame.phase == "over"):
                return
            if self.frame is not None and self.frame.asks and not self.sent:
                await asyncio.sleep(self.rng.uniform(0, 2 * think))
                await self.move(self.frame)

    async def move(self, frame: Frame) -> None:
        """Take any legal action."""
        self.made += 1
        self.sent, self.begun, self.frame = f"{self.made}", monotonic(), None
        move = {"do": "play", "id": self.sent, "at": frame.moment, "action": self.rng.choice(frame.asks)["action"]}
        await self.connection.send(msgspec.json.encode(move).decode())


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A server on SQLite, with the limits of rate off."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "benben.cli", "serve", "--data", str(folder), "--port", str(port), "--unlimited"]
    process = subprocess.Popen(
        command, stderr=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    )
    try:
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/api/health")
                break
            except httpx.TransportError:
                if process.poll() is not None:
                    raise SystemExit("the server did not start") from None
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


async def seats(address: str, game: str, tables: int, stack: AsyncExitStack, tally: Tally) -> list[Seat]:
    """Two guests at every table."""
    people = [await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://{address}", timeout=60)) for _ in "ab"]
    for person in people:
        (await person.post("/api/me", json={"name": "Guest"})).raise_for_status()
    found = []
    for number in range(tables):
        table = (await people[0].post("/api/tables", json={"game": game, "players": 2})).json()
        await people[1].post(f"/api/tables/{table['id']}/join", json={"token": table["invite"]})
        for person in people:
            connecting = websockets.connect(
                f"ws://{address}/api/tables/{table['id']}/socket",
                origin=websockets.Origin(f"http://{address}"),
                additional_headers={"Cookie": f"{COOKIE}={person.cookies[COOKIE]}"},
                compression=None,
                max_queue=None,
                ping_interval=None,
            )
            found.append(Seat(await stack.enter_async_context(connecting), Random(number), tally))
    return found


async def load(address: str, game: str, tables: int, seconds: float, think: float) -> tuple[Tally, float]:
    """Play at so many tables for so long at most; what was measured, and how long it took."""
    tally = Tally()
    async with AsyncExitStack() as stack:
        players = await seats(address, game, tables, stack, tally)
        gc.freeze()  # the pauses that count are the server's
        tally.warm = begun = monotonic() + (WARM if think else 0.0)
        playing = [asyncio.create_task(player.play(begun + seconds, think)) for player in players]
        _, waiting = await asyncio.wait(playing, timeout=seconds + 5)
        for task in waiting:
            task.cancel()
        return tally, tally.last - begun


def frames(game: str, players: int) -> tuple[float, float]:
    """The median of a match: milliseconds to make and encode one viewer's picture, and how many kB it has."""
    rng, match = Random(1), benben.Match(benben.game(game), players, seed=1)
    took, size = [], []
    for _ in range(60):
        if match.over():
            break
        begun = process_time()
        for viewer in range(players):
            size.append(len(ENCODER.encode(picture(match.perspective(viewer)))) / 1000)
        took.append(1000 * (process_time() - begun) / players)
        seat = rng.choice(match.actors())
        match.play(seat, rng.choice(match.legal(seat)))
    return median(took), median(size)


def played(address: str, game: str, tables: int, seconds: float, think: float) -> float:
    """Play at so many tables and print what was measured; the moves a second."""
    tally, took = asyncio.run(load(address, game, tables, seconds, think))
    cuts = quantiles(sorted(tally.waits), n=100)
    rate = len(tally.waits) / took
    how = "as fast as they can" if think == 0 else f"a move every {think:.1f} s at each"
    print(
        f"{tables} tables of {game}, {how}: {rate:.0f} moves/s, p50 {1000 * cuts[49]:.1f} ms, "
        f"p99 {1000 * cuts[98]:.1f} ms, {tally.bytes / len(tally.waits) / 1000:.1f} kB a move"
    )
    return rate


def main() -> int:
    """Print the figures."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--seconds", type=float, default=10.0, help="how long each load is kept up")
    given.add_argument("--tables", type=int, nargs="*", default=[200, 1000], help="how many tables are open")
    told = given.parse_args()
    for name in benben.games():
        most = benben.game(name).seats[1]
        took, size = frames(name, most)
        print(f"frame of {name} ({most} players): {took:.2f} ms, {size:.1f} kB")
    game = benben.games()[0]
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as address:
        rate = played(address, game, BUSY, told.seconds, 0.0)
        for name, theirs in rival.rates(BUSY, told.seconds):
            print(f"{BUSY} tables of tic-tac-toe on boardgame.io, {name}: {theirs}; ours: {rate / theirs.rate:.1f}x")
        for tables in told.tables:
            played(address, game, tables, told.seconds, THINK)
        for line in pages.lines(f"http://{address}"):
            print(line)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
