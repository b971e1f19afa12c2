"""``python -m benchmarks.web_server``: the speed of the web table, next to boardgame.io.

It prints the time to make a frame, the moves a second and their latency through the whole stack (sockets and durable writes,
with the server in a process of its own), the same for a boardgame.io server, and the size and load time of the pages. With
``--against PYTHON`` it plays games in turns on this server and on that of another build instead; ``--game`` and ``--option``
choose rules that both builds have.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import httpx

import benben
from benben.command_line import read_options
from benben.server.http.session_cookie import COOKIE
from benben.server.tables.frame import ENCODER, picture
from benchmarks import page_load
from benchmarks.sockets.node import LoadResult, Node, free_port

BUSY_TABLES = 40
"""Number of tables at which players move as fast as they can."""
BOARDGAME_IO_STORAGE = {"kept in files": True, "in memory, nothing kept": False}
"""The storage modes of boardgame.io by description, and whether matches outlive its server."""
GOALS = {"kept in files": 5.0, "in memory, nothing kept": 1.0}
"""How many times the moves a second of boardgame.io the server should take, for each storage mode."""
LATENCY_GOALS = {1000: 25.0}
"""The 99th percentile of the latency in milliseconds that is the goal for a number of open tables."""
GOALS_AGAINST_OLD = (0.95, 3.0)
"""How many times the entries of another build the server should take: for each processor second, and by the clock."""
CHANGES, WHOLE = "changes", "whole"
"""What players are sent after the first frame: differences, as the page asks for, or whole frames."""
THINKING_TIME = 2.5
"""Seconds a player takes for a move at tables that are not busy, on average."""
WARM_UP = 2.0
"""Seconds of play before moves are counted."""
FRAME_MOVES = 60
"""Moves of the match whose frames are measured."""


@dataclass
class RunningServer:
    """A running server: its address and the id of its process.

    ``others`` are further servers on the same database: tables are shared out evenly, each with all its seats.
    """

    address: str
    process: int
    others: tuple[RunningServer, ...] = ()

    def all(self) -> tuple[RunningServer, ...]:
        """All servers, this one first."""
        return (self, *self.others)


@contextmanager
def run_server(folder: Path, python: str = sys.executable, options: Sequence[str] = ()) -> Iterator[RunningServer]:
    """Run the server of a Python without rate limits, with these options or else on SQLite in this folder."""
    port = free_port()
    more = options or ("--data", str(folder))
    command = [python, "-m", "benben.cli", "serve", *more, "--port", str(port), "--unlimited"]
    paths = {"PYTHONPATH": os.pathsep.join(sys.path)} if python == sys.executable else {}
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, env={**os.environ, **paths}, cwd=folder)
    try:
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/api/health")
                break
            except httpx.TransportError:
                if process.poll() is not None:
                    raise SystemExit("the server did not start") from None
        yield RunningServer(f"127.0.0.1:{port}", process.pid)
    finally:
        process.terminate()
        process.wait()


async def open_tables(address: str, game: str, tables: int, options: dict[str, str]) -> list[dict[str, str]]:
    """Open tables with as few guests as the game takes; return the table and the cookie of every seat."""
    wanted = {"game": game, "players": benben.game(game).seats[0], "options": options}
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://{address}", timeout=60))
            for _ in range(benben.game(game).seats[0])
        ]
        for person in people:
            (await person.post("/api/me", json={"name": "Guest"})).raise_for_status()
        seats = []
        for _ in range(tables):
            answer = await people[0].post("/api/tables", json=wanted)
            if answer.is_client_error:
                raise SystemExit(f"no table of {game}: {answer.text}")
            table = answer.raise_for_status().json()
            for person in people[1:]:
                (await person.post(f"/api/tables/{table['id']}/join", json={"token": table["invite"]})).raise_for_status()
            seats += [{"table": table["id"], "cookie": f"{COOKIE}={person.cookies[COOKIE]}"} for person in people]
        return seats


def frame_cost(game: str, players: int) -> tuple[float, float]:
    """Milliseconds to make and encode the picture of one viewer, and its size in kB: medians over a random match."""
    rng, match = Random(1), benben.Match(benben.game(game), players, seed=1)
    milliseconds, sizes = [], []
    for _ in range(FRAME_MOVES):
        if match.over():
            break
        start = process_time()
        for viewer in range(players):
            sizes.append(len(ENCODER.encode(picture(match.perspective(viewer)))) / 1000)
        milliseconds.append(1000 * (process_time() - start) / players)
        seat = rng.choice(match.actors())
        match.play(seat, rng.choice(match.legal(seat)))
    return median(milliseconds), median(sizes)


def load_benben(
    node: Node,
    server: RunningServer,
    game: str,
    tables: int,
    seconds: float,
    thinking: float,
    options: dict[str, str] | None = None,
    frames: str = CHANGES,
) -> LoadResult:
    """Play at new tables of a benben server; print and return the result."""
    seats = asyncio.run(open_tables(server.address, game, tables, options or {}))
    for number, seat in enumerate(seats):
        seat["address"] = server.all()[number // (len(seats) // tables) % len(server.all())].address
    times = {"warmUp": WARM_UP, "seconds": seconds, "thinkingTime": thinking}
    settings = {"address": server.address, "seats": seats, "frames": frames, **times}
    result = node.run_client("benben_client.mjs", settings, *[one.process for one in server.all()])
    pace = "as fast as they can" if thinking == 0 else f"a move every {thinking:.1f} s at each"
    print(f"{tables} tables of {game}, {pace}: {result}, {result.bytes / max(result.moves, 1) / 1000:.1f} kB a move")
    return result


def load_boardgame_io(node: Node, in_files: bool, seconds: float) -> LoadResult:
    """Play at busy tables of a boardgame.io server that keeps its matches in files or in memory; return the result."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        node.boardgame_io(folder if in_files else None) as (address, process),
    ):
        settings = {"address": address, "tables": BUSY_TABLES, "warmUp": WARM_UP, "seconds": seconds}
        return node.run_client("boardgame_io_client.mjs", settings, process)


def compare_servers(node: Node, server: RunningServer, game: str, rounds: int, seconds: float) -> None:
    """Measure benben and boardgame.io in turns; print every rate, and the median ratio for each storage mode."""
    ratios: dict[str, list[float]] = {storage: [] for storage in BOARDGAME_IO_STORAGE}
    for _ in range(rounds):
        ours = load_benben(node, server, game, BUSY_TABLES, seconds, 0.0)
        for storage, in_files in BOARDGAME_IO_STORAGE.items():
            other = load_boardgame_io(node, in_files, seconds)
            print(f"{BUSY_TABLES} tables of tic-tac-toe on boardgame.io, {storage}: {other}")
            ratios[storage].append(ours.rate / other.rate)
    for storage, values in ratios.items():
        per_round = ", ".join(f"{ratio:.1f}" for ratio in values)
        print(f"ours against boardgame.io, {storage}: {median(values):.1f}x (rounds: {per_round}), ", end="")
        print(verdict(median(values) >= GOALS[storage], f"at least {GOALS[storage]:.1f}x"))


def verdict(reached: bool, goal: str) -> str:
    """Whether a goal is reached, in words."""
    return f"goal {goal}: {'reached' if reached else 'NOT reached'}"


def compare_builds(
    node: Node, other: str, games: list[str], options: dict[str, str], rounds: int, seconds: float, frames: str
) -> None:
    """Measure this server and that of another Python in turns, game by game; print the median ratios.

    Entries of the record are compared, because one build may play moves by itself that players have to send to the other.
    The ratio for each second of the server's processor time is the one to read on a machine that does other work.
    """
    with (
        tempfile.TemporaryDirectory() as folder,
        tempfile.TemporaryDirectory() as other_folder,
        run_server(Path(folder)) as ours,
        run_server(Path(other_folder), other) as theirs,
    ):
        for game in games:
            by_time, by_processor = [], []
            for _ in range(rounds):
                new, old = [
                    load_benben(node, one, game, BUSY_TABLES, seconds, 0.0, options, frames) for one in (ours, theirs)
                ]
                by_time.append(new.entries / new.seconds / (old.entries / old.seconds))
                by_processor.append(new.entries / new.server_cpu / (old.entries / old.server_cpu))
            print(f"{game}: this build against the other: {median(by_time):.2f}x entries of the record a second, ", end="")
            print(f"{median(by_processor):.2f}x a second of the server's processor time")
            each_second, by_clock = GOALS_AGAINST_OLD
            print(verdict(median(by_processor) >= each_second, f"at least {each_second:.2f}x a processor second"), end="; ")
            print(verdict(median(by_time) >= by_clock, f"at least {by_clock:.1f}x a second"))


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="duration of each load")
    parser.add_argument("--rounds", type=int, default=3, help="number of turns of benben's and boardgame.io's server")
    parser.add_argument("--tables", type=int, nargs="*", default=[200, 1000], help="numbers of open tables to measure")
    parser.add_argument("--against", metavar="PYTHON", help="compare only with the benben that is installed in this Python")
    parser.add_argument("--game", choices=benben.games(), action="append", help="with --against: a game to compare")
    parser.add_argument("--whole", action="store_true", help="with --against: whole frames, as other clients are sent")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of these games")
    args = parser.parse_args()
    if args.against:
        games, options = args.game or benben.games(), read_options(args.option)
        frames = WHOLE if args.whole else CHANGES
        compare_builds(Node(), args.against, list(games), options, args.rounds, args.seconds, frames)
        return 0
    for name in benben.games():
        players = benben.game(name).seats[1]
        milliseconds, size = frame_cost(name, players)
        print(f"frame of {name} ({players} players): {milliseconds:.2f} ms, {size:.1f} kB")
    game, node = benben.games()[0], Node()
    with tempfile.TemporaryDirectory() as folder, run_server(Path(folder)) as server:
        compare_servers(node, server, game, args.rounds, args.seconds)
        for tables in args.tables:
            result = load_benben(node, server, game, tables, args.seconds, THINKING_TIME)
            if tables in LATENCY_GOALS:
                print(verdict(result.p99 <= LATENCY_GOALS[tables], f"p99 of at most {LATENCY_GOALS[tables]:.0f} ms"))
        for line in page_load.report_lines(f"http://{server.address}"):
            print(line)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
