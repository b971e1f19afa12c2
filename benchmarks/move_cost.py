"""``python -m benchmarks.move_cost``: the processor time of a move at the web server, without a network and other noise.

A server runs in this process with sockets that are no real ones: bytes go from a simple client to the protocol and back. At
every table two seats play a whole match at random, the same in each run. The time of the client is subtracted. What the
system needs for sockets is not in it. ``--stages`` prints where the time goes; ``--against PYTHON`` measures this build and
the one that is installed in another Python in turns.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import struct
import subprocess
import sys
import tempfile
import threading
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import process_time, thread_time
from typing import Any, cast

import httpx
import uvloop
from fastapi import FastAPI
from msgspec import Struct, json
from uvicorn import Config
from uvicorn.server import ServerState

import benben
from benben.server.http.app import create_app
from benben.server.http.connections import LimitedSocketProtocol
from benben.server.http.session_cookie import COOKIE
from benben.server.http.table_socket import TableSocket
from benben.server.run import server_config
from benben.server.settings import Settings
from benben.server.storage.database import Database, sqlite_url
from benben.server.tables.forced_moves import ForcedMoves
from benben.server.tables.frames_sent import SharedFrame
from benben.server.tables.table_frames import TableFrames
from benben.server.tables.table_match import TableMatch
from benben.server.warm_up import settle_process
from benchmarks.web_server import BUSY_TABLES

STAGES: dict[str, tuple[tuple[type, str], ...]] = {
    "parse what arrives on the socket": ((LimitedSocketProtocol, "data_received"),),
    "decode the message": ((TableSocket, "_decode"),),
    "play: check, apply, draw": ((TableMatch, "play"), (TableMatch, "play_forced")),
    "look for forced moves": ((ForcedMoves, "_find"),),
    "journal lines with their hashes": ((TableMatch, "append"),),
    "commit, in the writing thread": ((Database, "_commit"),),
    "frame of a viewer": ((TableFrames, "_build"),),
    "frame as JSON": ((SharedFrame, "whole"), (SharedFrame, "change_from")),
}
"""The stages of a move and the functions in which each is done. The rest is spent between them: tasks, locks, sending."""


STAGE_SECONDS: defaultdict[str, float] = defaultdict(float)
"""Processor time of each stage so far."""
STAGE_CALLS: Counter[str] = Counter()
"""How often each stage was entered so far."""
TEXT = 1
"""The kind of a WebSocket frame that has text; pings are left unanswered."""


class SeenChoice(Struct):
    """A choice, as far as the client reads it."""

    action: int


class SeenQuestion(Struct):
    """A question, as far as the client reads it."""

    choices: list[SeenChoice]
    own: int | None


class SeenPicture(Struct):
    """A picture, as far as the client reads it."""

    question: SeenQuestion | None


class SeenFrame(Struct):
    """A frame, as far as the client reads it."""

    moment: int
    phase: str
    picture: SeenPicture | None


class Message(Struct, rename={"kind": "is"}):
    """Any message of the server, as far as the client reads it."""

    kind: str
    frame: SeenFrame | None = None
    message: str = ""
    moment: int = 0


READ = json.Decoder(list[Message]).decode


class Played:
    """What all clients have played, and the processor time that they took themselves."""

    def __init__(self) -> None:
        self.moves = 0
        self.entries = 0
        self.seconds = 0.0
        self.games_left = 0
        self.over = asyncio.Event()


class Client(asyncio.Transport):
    """The far end of a socket: a player who chooses at random."""

    def __init__(self, address: str, seed: int, played: Played) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("127.0.0.1", 80)})
        self.protocol: LimitedSocketProtocol | None = None
        self._rng = Random(seed)
        self._played = played
        self._received = b""
        self._to_send = b""
        self._paused = False
        self._open = False
        self._frame: SeenFrame | None = None
        self._asked_at = -1
        self._loop = asyncio.get_running_loop()

    # --- what the protocol calls ---------------------------------------------------------------------------------------

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        """Nothing is left to be done."""

    abort = close

    def pause_reading(self) -> None:
        self._paused = True

    def resume_reading(self) -> None:
        self._paused = False
        if self._to_send:
            self._loop.call_soon(self._deliver)

    def writelines(self, list_of_data: Any) -> None:
        self.write(b"".join(list_of_data))

    def write(self, data: Any) -> None:
        """Read what the server sends; act upon it in the next turn of the event loop."""
        begin = thread_time()
        self._received += data
        if not self._open and b"\r\n\r\n" in self._received:
            head, _, self._received = self._received.partition(b"\r\n\r\n")
            if b" 101 " not in head:
                raise SystemExit(head.decode())
            self._open = True
        while self._open and (text := self._next_message()) is not None:
            for message in READ(text):
                self._read(message)
        self._played.seconds += thread_time() - begin

    # --- the player ----------------------------------------------------------------------------------------------------

    def connect(self, protocol: LimitedSocketProtocol, table: str, cookie: str) -> None:
        """Ask for the socket of a table."""
        self.protocol = protocol
        protocol.connection_made(self)
        key = base64.b64encode(bytes(16)).decode()
        lines = [  # names of headers in small letters, as the protocol of HTTP hands them over
            f"GET /api/tables/{table}/socket HTTP/1.1",
            "host: localhost",
            "origin: http://localhost",
            "upgrade: websocket",
            "connection: Upgrade",
            "sec-websocket-version: 13",
            f"sec-websocket-key: {key}",
            f"cookie: {COOKIE}={cookie}",
        ]
        protocol.data_received("\r\n".join([*lines, "", ""]).encode())

    def _next_message(self) -> bytes | None:
        """The next message that has arrived whole."""
        data = self._received
        if len(data) < 2:
            return None
        size, begin = data[1], 2
        if size == 126:
            size, begin = struct.unpack_from("!H", data, 2)[0], 4
        elif size == 127:
            size, begin = struct.unpack_from("!Q", data, 2)[0], 10
        if len(data) < begin + size:
            return None
        self._received = data[begin + size :]
        return data[begin : begin + size] if data[0] & 15 == TEXT else b"[]"

    def _read(self, message: Message) -> None:
        if message.kind == "refused":
            raise SystemExit(f"refused: {message.message}")
        if message.kind == "done":
            self._played.moves += 1
            self._played.entries += message.moment - self._asked_at
        if message.kind != "show" or message.frame is None:
            return
        self._frame = message.frame
        question = message.frame.picture.question if message.frame.picture else None
        if message.frame.phase == "over":
            self._played.games_left -= 1
            if not self._played.games_left:
                self._played.over.set()
        elif question is not None and question.choices and question.own is None:
            self._loop.call_soon(self._act, message.frame.moment, question.choices)

    def _act(self, moment: int, choices: list[SeenChoice]) -> None:
        if self._frame is None or self._frame.moment != moment or moment <= self._asked_at:
            return
        begin = thread_time()
        self._asked_at = moment
        self._frame = None
        action = self._rng.choice(choices).action
        text = json.encode({"do": "play", "id": str(moment), "at": moment, "action": action})
        self._to_send += bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text  # masked with zeros
        self._played.seconds += thread_time() - begin
        self._deliver()

    def _deliver(self) -> None:
        if not self._paused and self._to_send:
            data, self._to_send = self._to_send, b""
            assert self.protocol is not None
            self.protocol.data_received(data)


@dataclass
class Cost:
    """The processor time of a number of moves in seconds."""

    moves: int
    entries: int
    seconds: float

    def __str__(self) -> str:
        a_move, an_entry = 1e6 * self.seconds / self.moves, 1e6 * self.seconds / self.entries
        return (
            f"{self.moves} moves, {self.entries} entries of the record: {a_move:.0f} us a move, {an_entry:.0f} us an entry"
        )


def measure_stages() -> None:
    """Have the functions of the stages measure themselves, without what they call of other stages."""
    inner = threading.local()

    def measured(stage: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def run(*args: Any) -> Any:
            outer, inner.seconds, begin = getattr(inner, "seconds", 0.0), 0.0, thread_time()
            try:
                return function(*args)
            finally:
                used = thread_time() - begin
                STAGE_SECONDS[stage] += used - inner.seconds
                STAGE_CALLS[stage] += 1
                inner.seconds = outer + used

        return run

    for stage, functions in STAGES.items():
        for owner, name in functions:
            setattr(owner, name, measured(stage, getattr(owner, name)))


async def open_tables(app: FastAPI, game: str, tables: int) -> list[tuple[str, str, str]]:
    """Open tables for two guests each; return the table, the cookie and the network of every seat."""
    seats = []
    for number in range(tables):
        people = []
        for seat in range(2):
            network = f"10.{seat}.{number // 250}.{number % 250 + 1}"
            transport = httpx.ASGITransport(app, client=(network, 1))
            person = httpx.AsyncClient(base_url="http://localhost", transport=transport)
            (await person.post("/api/me", json={"name": "Guest"})).raise_for_status()
            people.append((person, network))
        host, other = people[0][0], people[1][0]
        table = (await host.post("/api/tables", json={"game": game, "players": 2})).raise_for_status().json()
        (await other.post(f"/api/tables/{table['id']}/join", json={"token": table["invite"]})).raise_for_status()
        seats += [(table["id"], person.cookies[COOKIE], network) for person, network in people]
    return seats


async def play(app: FastAPI, config: Config, game: str, tables: int) -> Cost:
    """Play a match at each of some new tables; return the processor time of the server for it."""
    played, state = Played(), ServerState()
    seats = await open_tables(app, game, tables)
    played.games_left = len(seats)
    settle_process()
    STAGE_SECONDS.clear()
    STAGE_CALLS.clear()
    begin = process_time()
    protocols = []
    for number, (table, cookie, network) in enumerate(seats):
        make_protocol = cast("Callable[..., LimitedSocketProtocol]", config.ws_protocol_class)
        protocol = make_protocol(config, state, {}, asyncio.get_running_loop())
        Client(network, number, played).connect(protocol, table, cookie)
        protocols.append(protocol)
    await played.over.wait()
    seconds = process_time() - begin - played.seconds
    for protocol in protocols:
        protocol.connection_lost(None)
    await asyncio.gather(*state.tasks)
    return Cost(played.moves, played.entries, seconds)


@asynccontextmanager
async def server(limited: bool) -> AsyncIterator[tuple[FastAPI, Config]]:
    """A server on a database of its own, without a port."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(sqlite_url(Path(folder)), limited=limited, fixed_seed=1, bot_workers=1)
        app = create_app(settings)
        config = server_config(app, settings)
        config.load()
        async with app.router.lifespan_context(app):
            yield app, config


async def measure_once(game: str, tables: int, limited: bool) -> Cost:
    """Play at the tables of a server."""
    async with server(limited) as (app, config):
        return await play(app, config, game, tables)


async def measure_when_asked(game: str, tables: int, limited: bool) -> None:
    """Play for every line of the standard input, and print the microseconds for an entry of the record."""
    async with server(limited) as (app, config):
        while await asyncio.to_thread(sys.stdin.readline):
            cost = await play(app, config, game, tables)
            print(1e6 * cost.seconds / cost.entries, flush=True)


def print_stages(cost: Cost) -> None:
    """Print what each stage takes of a move."""
    rest = cost.seconds - sum(STAGE_SECONDS.values())
    for stage, used in [*STAGE_SECONDS.items(), ("all else: tasks, locks, sending", rest)]:
        often = f", {STAGE_CALLS[stage] / cost.moves:.2f} times" if stage in STAGE_CALLS else ""
        print(f"  {stage}: {1e6 * used / cost.moves:.0f} us a move, {used / cost.seconds:.0%}{often}")


def compare(python: str, rounds: int, options: list[str]) -> None:
    """Measure this build and that of another Python in short turns; print the median ratio.

    The processes of both run all the time, so that one turn follows the other closely: other work on the machine changes
    the time of a move more than most changes of the code do.
    """
    command = ["-m", "benchmarks.move_cost", "--when-asked", *options]
    processes = [
        subprocess.Popen([one, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for one in (sys.executable, python)
    ]
    pairs = [[measured_by(process) for process in processes] for _ in range(rounds + 1)][1:]  # the first is a warm-up
    for process in processes:
        process.communicate()
    own, other = [median(values) for values in zip(*pairs, strict=True)]
    ratios = sorted(other / own for own, other in pairs)
    print(f"this build {own:.0f} us an entry, the other {other:.0f} (medians of {rounds} rounds)")
    quarters = f"{ratios[len(ratios) // 4]:.2f} to {ratios[-1 - len(ratios) // 4]:.2f}"
    print(f"the other takes {median(ratios):.2f} times as long, in half of the rounds {quarters}")


def measured_by(process: subprocess.Popen[str]) -> float:
    """Have a process measure once."""
    assert process.stdin is not None
    assert process.stdout is not None
    print(file=process.stdin, flush=True)
    return float(process.stdout.readline())


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=benben.games(), default=benben.games()[0])
    parser.add_argument("--tables", type=int, default=BUSY_TABLES)
    parser.add_argument("--limited", action="store_true", help="with the limits that servers have by default")
    parser.add_argument("--stages", action="store_true", help="print the stages, which makes all of it somewhat slower")
    parser.add_argument("--against", metavar="PYTHON", help="compare with the benben that is installed in this Python")
    parser.add_argument("--rounds", type=int, default=15, help="with --against: number of turns of both")
    parser.add_argument("--when-asked", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.against:
        options = ["--game", args.game, "--tables", str(args.tables), *(["--limited"] if args.limited else [])]
        compare(args.against, args.rounds, options)
        return 0
    if args.when_asked:
        uvloop.run(measure_when_asked(args.game, args.tables, args.limited))
        return 0
    if args.stages:
        measure_stages()
    cost = uvloop.run(measure_once(args.game, args.tables, args.limited))
    print(cost)
    if args.stages:
        print_stages(cost)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
