"""``python -m benchmarks.web_server``: how fast frames are made, how many moves a second go through the whole stack and how
long one takes, over sockets and with durable writes, on a server in a process of its own; the same of a boardgame.io server;
how large the pages are and how soon they can be used.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import httpx

import benben
from benben.server.http.middleware import COOKIE
from benben.server.tables.frame import ENCODER, picture
from benchmarks import pages
from benchmarks.sockets.node import Counted, Node, free_port

BUSY = 40
"""Tables at which people play as fast as they can."""
THEIRS = {"kept in files": True, "in memory, nothing kept": False}
"""The ways in which boardgame.io keeps matches, and whether they outlive its server."""
THINK = 2.5
"""Seconds they take over a move elsewhere, on average."""
WARM = 2.0
"""Seconds of play before anything is counted."""


@dataclass
class Running:
    """A server that runs: where, and in which process."""

    address: str
    process: int


@contextmanager
def server(folder: Path) -> Iterator[Running]:
    """A server on SQLite, with the limits of rate off."""
    port = free_port()
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
        yield Running(f"127.0.0.1:{port}", process.pid)
    finally:
        process.terminate()
        process.wait()


async def seats(address: str, game: str, tables: int) -> list[dict[str, str]]:
    """Two guests at every table: the table and the cookie of each seat."""
    async with (
        httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as ann,
        httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as bea,
    ):
        for person in (ann, bea):
            (await person.post("/api/me", json={"name": "Guest"})).raise_for_status()
        found = []
        for _ in range(tables):
            table = (await ann.post("/api/tables", json={"game": game, "players": 2})).json()
            (await bea.post(f"/api/tables/{table['id']}/join", json={"token": table["invite"]})).raise_for_status()
            for person in (ann, bea):
                found.append({"table": table["id"], "cookie": f"{COOKIE}={person.cookies[COOKIE]}"})
        return found


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


def played(node: Node, running: Running, game: str, tables: int, seconds: float, think: float) -> Counted:
    """Play at so many tables and print what was measured."""
    told = {"address": running.address, "warm": WARM, "seconds": seconds, "think": think}
    told["seats"] = asyncio.run(seats(running.address, game, tables))
    counted = node.load("ours.mjs", told, running.process)
    how = "as fast as they can" if think == 0 else f"a move every {think:.1f} s at each"
    print(f"{tables} tables of {game}, {how}: {counted}, {counted.bytes / counted.moves / 1000:.1f} kB a move")
    return counted


def theirs(node: Node, kept: bool, seconds: float) -> Counted:
    """A boardgame.io server measured in the same way, with its matches kept in files or in memory alone."""
    told: dict[str, object] = {"tables": BUSY, "warm": WARM, "seconds": seconds}
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        node.boardgame_io(folder if kept else None) as (address, process),
    ):
        return node.load("theirs.mjs", {**told, "address": address}, process)


def compared(node: Node, running: Running, game: str, rounds: int, seconds: float) -> None:
    """Have our server and boardgame.io's take turns; print every rate, and for each way to keep matches the median ratio."""
    ratios: dict[str, list[float]] = {name: [] for name in THEIRS}
    for _ in range(rounds):
        ours = played(node, running, game, BUSY, seconds, 0.0)
        for name, kept in THEIRS.items():
            other = theirs(node, kept, seconds)
            print(f"{BUSY} tables of tic-tac-toe on boardgame.io, {name}: {other}")
            ratios[name].append(ours.rate / other.rate)
    for name, found in ratios.items():
        told = ", ".join(f"{ratio:.1f}" for ratio in found)
        print(f"ours against boardgame.io, {name}: {median(found):.1f}x (rounds: {told})")


def main() -> int:
    """Print the figures."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--seconds", type=float, default=5.0, help="how long each load is kept up")
    given.add_argument("--rounds", type=int, default=3, help="how often our server and boardgame.io's take turns")
    given.add_argument("--tables", type=int, nargs="*", default=[200, 1000], help="how many tables are open")
    told = given.parse_args()
    for name in benben.games():
        most = benben.game(name).seats[1]
        took, size = frames(name, most)
        print(f"frame of {name} ({most} players): {took:.2f} ms, {size:.1f} kB")
    game, node = benben.games()[0], Node()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as running:
        compared(node, running, game, told.rounds, told.seconds)
        for tables in told.tables:
            played(node, running, game, tables, told.seconds, THINK)
        for line in pages.lines(f"http://{running.address}"):
            print(line)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
