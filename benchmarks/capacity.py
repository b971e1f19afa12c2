"""``python -m benchmarks.capacity``: what tables cost, and a model of a fleet of servers for 100,000 of them.

It measures the memory of an open table, the time to open one from its journal, and the processor time of a move with 1, 2
and 4 server processes on one PostgreSQL, of the database for it, of a hint and of a poll. All times are processor time,
so that other work on the machine changes little. docs/capacity.md shows the result and says what follows.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from msgspec import json

import benben
from benben.server.bot_workers import BotWorkers
from benben.server.cluster.hints import LINES, Hint, HintMessage, InProcessHub
from benben.server.cluster.shared_database import SharedDatabase
from benben.server.seeds import Seeds
from benben.server.storage.database import Database, sqlite_url
from benben.server.tables.load_table import load
from benben.server.tables.lobby import Lobby
from benben.server.tables.open_tables import OpenTables
from benben.server.tables.services import Services
from benben.server.tables.subscriber import Subscriber
from benben.server.tables.table import Table
from benchmarks.sockets.node import Node, processor_time
from benchmarks.web_server import BUSY_TABLES, WARM_UP, load_benben, run_server

TABLES = 20
"""Tables of each game whose memory is measured."""
FLEET_TABLES = 100_000
"""Open tables of the fleet that is modelled."""
SECONDS_OF_MOVE = 20.0
"""Seconds between two moves at a table of the model: people who think."""
LOAD = 0.5
"""Share of a core that a server of the model uses: the rest is for peaks and for reconnecting players."""
POLL_SECONDS = 2.0
"""Seconds between two rounds of a server's poll."""
POLLED_TABLES = 200
"""Open tables at which the poll is measured."""
POLLS = 20
"""Rounds of the poll that are measured."""
POSTGRES = Path(__file__).parents[1] / "scripts" / "postgres"
"""Starts and stops a PostgreSQL of our own."""


@dataclass(frozen=True)
class TableCost:
    """What an open table of a game costs."""

    kilobytes: float
    """Memory of one more table in the middle of a match, with a viewer on each seat, without the sockets themselves.

    What all tables share, such as kept pieces and places of scenes, is not in it.
    """
    open_milliseconds: float
    """Processor time to read a finished match, the longest journal there is, from the database."""
    lines: int
    """Length of that journal."""


async def play(table: Table, rng: Random, share: float, length: int) -> None:
    """Play at random until this share of a match of this length is over, and save every move."""
    assert table.table_match is not None
    match = table.table_match.match
    while not match.over() and len(match.record.entries) < share * length:
        seat = rng.choice([one for one in match.actors() if one not in match.sealed])
        change = table.table_match.play(seat, rng.choice(match.legal(seat)), None)
        await table.save(seat, change)


async def table_costs(game: str, folder: Path) -> TableCost:
    """Play at many tables of a game, with as many seats as it has, and measure."""
    players = benben.game(game).seats[1]
    services = Services(Database(sqlite_url(folder)), BotWorkers(1), Seeds(1), 0.0, 0.0, 10.0)
    lobby = Lobby(services, OpenTables(services))
    guest, _ = await lobby.welcome(None, "Ann", "lapis", "ankh")
    bots = dict.fromkeys(range(1, players), "random")

    async def new_table() -> Table:
        return await lobby.new_table(guest, game, players, {}, 0, bots, False)

    finished = await new_table()
    await play(finished, Random(1), 1.0, 10_000)
    assert finished.table_match is not None
    length = len(finished.table_match.match.record.entries)
    times = []
    for _ in range(9):
        begin = process_time()
        await services.database.read(lambda connection: load(connection, finished.row.id))
        times.append(1000 * (process_time() - begin))

    async def open_tables(first_seed: int) -> list[Table]:
        tables = [await new_table() for _ in range(TABLES)]
        await asyncio.gather(*[play(table, Random(first_seed + number), 0.5, length) for number, table in enumerate(tables)])
        for table in tables:
            for seat in range(players):
                viewer = Subscriber(seat, None, differences=True)
                table.subscribers[viewer] = None
                await table.frame(viewer)
            table.frames.forget()  # as the watchdog does once all have been sent their frames
            table.close()  # so that no bot begins to think
        return tables

    shared = await open_tables(0)  # they fill the caches of pieces and places, which all tables share
    tracemalloc.start()
    tables = await open_tables(TABLES)
    gc.collect()
    memory = tracemalloc.get_traced_memory()[0] / TABLES / 1000
    tracemalloc.stop()
    del shared, tables
    services.bot_workers.close()
    await services.tasks.cancel_all()
    services.database.close()
    return TableCost(memory, median(times), finished.table_match.length)


def print_table_costs() -> float:
    """Print what tables of every game cost; return the largest memory in kB."""
    most = 0.0
    for game in benben.games():
        with tempfile.TemporaryDirectory() as folder:
            cost = asyncio.run(table_costs(game, Path(folder)))
        most = max(most, cost.kilobytes)
        print(
            f"open table of {game} ({benben.game(game).seats[1]} players): {cost.kilobytes:.0f} kB;"
            f" opened from a journal of {cost.lines} lines in {cost.open_milliseconds:.1f} ms of processor time"
        )
    return most


async def hint_microseconds() -> float:
    """Processor time to receive a hint about a table that this server does not have."""
    with tempfile.TemporaryDirectory() as folder:
        services = Services(Database(sqlite_url(Path(folder))), BotWorkers(1), Seeds(1), 0.0, 0.0, 10.0)
        server = SharedDatabase(services, InProcessHub().transport(), 2.0)
        message = json.encode(HintMessage("other", [Hint("a" * 12, LINES, 50, 3)])).decode()
        begin = process_time()
        for _ in range(10_000):
            server._receive(message)
        spent = process_time() - begin
        services.bot_workers.close()
        services.database.close()
    return 100 * spent


@contextlib.contextmanager
def postgresql() -> Iterator[tuple[str, int]]:
    """A PostgreSQL of our own: its address, and the id of its process."""
    folder = tempfile.mkdtemp(prefix="benben-pg-")
    started = subprocess.run([POSTGRES, "start", folder], capture_output=True, text=True)
    if started.returncode:
        raise SystemExit(started.stderr.strip())
    try:
        pid_file = next(Path(folder).rglob("postmaster.pid"))
        yield started.stdout.strip(), int(pid_file.read_text().split()[0])
    finally:
        subprocess.run([POSTGRES, "stop", folder], capture_output=True, check=True)


@dataclass(frozen=True)
class MoveCost:
    """Processor time of a move in milliseconds: of the servers, and of the database."""

    servers: float
    database: float


def move_cost(node: Node, count: int, by_table: bool, game: str, seconds: float) -> MoveCost:
    """Play at as many busy tables for each of this number of server processes: moves of a process share its commits.

    With ``by_table`` all seats of a table are connected to the same process, as a proxy can arrange it; without, any
    process of one server takes any connection.
    """
    with postgresql() as (url, database), tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        options = ("--database", url, "--thinkers", "0")
        workers = 1 if by_table else count
        server = stack.enter_context(run_server(Path(folder), options=(*options, "--workers", str(workers))))
        more = range(count - 1 if by_table else 0)
        server.others = tuple(stack.enter_context(run_server(Path(folder), options=options)) for _ in more)
        before = processor_time(database)
        result = load_benben(node, server, game, count * BUSY_TABLES, seconds, 0.0)
        spent = (processor_time(database) - before) * result.seconds / (result.seconds + WARM_UP)
    return MoveCost(1000 * result.server_cpu / result.moves, 1000 * spent / result.moves)


def print_move_costs(counts: list[int], game: str, rounds: int, seconds: float) -> MoveCost:
    """Print the cost of a move with these numbers of processes; return that of the largest number, tables kept together."""
    node = Node()
    cases = [(count, by_table) for by_table in (True, False) for count in counts if by_table or count > 1]
    found: dict[tuple[int, bool], list[MoveCost]] = {case: [] for case in cases}
    for _ in range(rounds):
        for case in cases:
            found[case].append(move_cost(node, *case, game, seconds))
    costs = {
        case: MoveCost(median(one.servers for one in each), median(one.database for one in each))
        for case, each in found.items()
    }
    first = costs[counts[0], True].servers
    for (count, by_table), cost in costs.items():
        where = "a table at one process" if by_table else "seats of a table at any process"
        print(
            f"{game}, {count} processes, {where}: {1000 / cost.servers:.0f} moves for each processor second of the servers"
            f" ({first / cost.servers:.2f}x of {counts[0]}), {cost.database:.2f} ms of the database for a move"
        )
    return costs[counts[-1], True]


async def poll_cost() -> MoveCost:
    """Processor time of comparing one open table with the database, as every server does in every round of its poll."""
    with postgresql() as (url, process):
        services = Services(Database(url), BotWorkers(1), Seeds(1), 0.0, 0.0, 10.0)
        lobby = Lobby(services, OpenTables(services))
        guest, _ = await lobby.welcome(None, "Ann", "lapis", "ankh")
        game = benben.games()[0]
        bots = dict.fromkeys(range(1, benben.game(game).seats[0]), "random")
        tables = [await lobby.new_table(guest, game, len(bots) + 1, {}, 0, bots, False) for _ in range(POLLED_TABLES)]
        server = SharedDatabase(services, InProcessHub().transport(), 2.0)
        services.neighbours = server
        server._open_tables = lobby.open_tables
        before, begin = processor_time(process), process_time()
        for _ in range(POLLS):
            await server.poll()
        own, database = process_time() - begin, processor_time(process) - before
        services.bot_workers.close()
        await services.tasks.cancel_all()
        services.database.close()
    each = 1000 / (POLLS * len(tables))
    return MoveCost(own * each, database * each)


def print_fleet(kilobytes: float, move: MoveCost, hint: float, poll: MoveCost) -> None:
    """Print a fleet for the modelled number of tables."""
    moves, polls = FLEET_TABLES / SECONDS_OF_MOVE, FLEET_TABLES / POLL_SECONDS
    work = (moves * move.servers + polls * poll.servers) / 1000
    hints = moves * hint / 1e6
    if hints > LOAD:
        raise SystemExit("hints alone are too much for a server")
    servers = ceil(work / (LOAD - hints))
    print(f"a fleet for {FLEET_TABLES} open tables with a move every {SECONDS_OF_MOVE:.0f} s at each: {moves:.0f} moves/s")
    print(f"- {servers} server processes, each at {LOAD:.0%} of a core with {FLEET_TABLES // servers} tables")
    gigabytes = FLEET_TABLES * kilobytes / 1e6
    print(f"- {gigabytes:.1f} GB of memory for tables, {1000 * gigabytes / servers:.0f} MB in each process")
    print(
        f"- {moves * move.database / 1000:.1f} cores of PostgreSQL for moves, {polls * poll.database / 1000:.1f} for polls"
    )
    print(f"- {moves:.0f} hints/s to every server, {moves * hint / 1e4:.1f} % of a core of each")


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, nargs="*", default=[1, 2, 4], help="numbers of server processes")
    parser.add_argument("--game", choices=benben.games(), default=benben.games()[0])
    parser.add_argument("--rounds", type=int, default=3, help="number of turns of the numbers of processes")
    parser.add_argument("--seconds", type=float, default=5.0, help="duration of each load")
    args = parser.parse_args()
    kilobytes = print_table_costs()
    hint = asyncio.run(hint_microseconds())
    print(f"a hint about a table that a server does not have: {hint:.1f} us of processor time")
    poll = asyncio.run(poll_cost())
    print(f"a poll of one table: {1000 * poll.servers:.0f} us of the server, {1000 * poll.database:.0f} us of the database")
    print_fleet(kilobytes, print_move_costs(args.workers, args.game, args.rounds, args.seconds), hint, poll)
    return 0


if __name__ == "__main__":
    sys.exit(main())
