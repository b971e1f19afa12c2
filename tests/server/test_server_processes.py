"""Server processes on one PostgreSQL: one that is killed is replaced, one that is asked to end hands its visitors over."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine, text

from benben.cli import main
from benben.server.tables.subscriber import CLOSE_SERVER_ENDS

from server.checked_rows import changed_rows
from server.running_server import RunningServer, Tab, running
from server.test_crash import GONE, ServerProcess
from server.test_several_servers import at, seated, written
from waiting import run, until


@asynccontextmanager
async def processes(url: str, folder: Path, count: int, *options: str) -> AsyncIterator[list[ServerProcess]]:
    """Server processes on a database; those that still run are asked to end."""
    started = []
    for number in range(count):
        (folder / str(number)).mkdir()
        started.append(ServerProcess(folder / str(number), "--database", url, *options))
        await started[-1].start()
    try:
        yield started
    finally:
        for one in started:
            if one.process is not None and one.process.poll() is None:
                await one.end()
    assert changed_rows(url) == []


def server_at(process: ServerProcess) -> RunningServer:
    return RunningServer(f"127.0.0.1:{process.port}")


def holder(url: str, table: str) -> str:
    """The server that lets the bots of a table think."""
    engine = create_engine(url)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT holder FROM leases WHERE table_id = :table"), {"table": table}).scalar()
    engine.dispose()
    return str(found or "")


async def close_all(*servers: RunningServer) -> None:
    for server in servers:
        for person in server.people:
            with suppress(*GONE):
                await person.close()


def test_a_killed_server_is_replaced_within_two_seconds_and_its_bots_go_on(postgresql: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with processes(postgresql, tmp_path, 2, "--pace", "0.3") as (first, second):
            one, other = server_at(first), server_at(second)
            ann = await one.person("Ann")
            table = (await ann.new_table("vault", 3, bots={"p2": "random", "p3": "random"}))["id"]
            await ann.open(table)
            await until(lambda: bool(holder(postgresql, table)), "a server lets the bots think")
            before = holder(postgresql, table)
            tab = await at(other, ann).open(table)
            first.kill()
            killed = time.monotonic()
            await until(lambda: holder(postgresql, table) != before, "another server has taken over")
            assert time.monotonic() - killed < 2.0
            await tab.play_on(Random(1))
            seals = [line.seat for line in written(postgresql, table) if line.kind == "seal"]
            assert sorted(seals) == [0, 0, 1, 1, 2, 2], "every bot has moved once in each round"
            await close_all(one, other)

    run(story)


def test_a_player_at_a_killed_server_counts_as_away_at_the_other(postgresql: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with processes(postgresql, tmp_path, 2, "--pace", "0") as (first, second):
            one, other = server_at(first), server_at(second)
            ann, bea, table = await seated(one, other)
            tab = await bea.open(table)
            await ann.open(table)
            await tab.until(lambda: bool(tab.frame["seats"][0]["present"]))
            first.kill()
            await tab.until(lambda: not tab.frame["seats"][0]["present"])
            await at(other, ann).open(table)
            await tab.until(lambda: bool(tab.frame["seats"][0]["present"]))
            await close_all(one, other)

    run(story)


def test_a_server_that_is_asked_to_end_sends_its_visitors_to_the_next_and_loses_no_move(
    postgresql: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(postgresql) as other, processes(postgresql, tmp_path, 1, "--pace", "0") as (first,):
            one = server_at(first)
            ann, bea, table = await seated(one, other)
            tabs = [await ann.open(table), await bea.open(table)]
            assert (await tabs[0].play(id="before"))["is"] == "done"
            await tabs[0].send("play", at=tabs[0].moment, action=tabs[0].choices[-1]["action"], id="during")
            ending = asyncio.create_task(first.end())
            await tabs[0].until_closed()
            assert tabs[0].close_code == CLOSE_SERVER_ENDS
            begun = time.monotonic()
            again = await at(other, ann).open(table)
            assert again.frame["picture"]["question"]["own"] is not None, "the acknowledged choice is there"
            answer = await again.ask("play", at=again.moment, action=again.choices[-1]["action"], id="during")
            assert answer["is"] == "done"
            assert time.monotonic() - begun < 1.0
            clients = [line.client for line in written(postgresql, table)]
            assert (clients.count("before"), clients.count("during")) == (1, 1)
            await ending
            await tabs[1].until(lambda: bool(tabs[1].frame["seats"][0]["present"]))
            await close_all(one)

    run(story)


def test_leases_are_given_back_when_a_server_ends(postgresql: str) -> None:
    async def story() -> None:
        async with running(postgresql, pace=600.0) as one:
            ann = await one.person("Ann")
            table = (await ann.new_table("vault", 2, bots={"p2": "random"}))["id"]
            await ann.open(table)
            await until(lambda: bool(holder(postgresql, table)), "the bots think")
        assert holder(postgresql, table) == ""

    run(story)


# --- workers -------------------------------------------------------------------------------------------------------------


def workers_of(process: ServerProcess) -> list[int]:
    """The processes that serve, by their ids."""
    assert process.process is not None
    children = Path(f"/proc/{process.process.pid}/task/{process.process.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def servers_running(url: str) -> list[str]:
    engine = create_engine(url)
    with engine.connect() as connection:
        found = list(connection.execute(text("SELECT name FROM servers")).scalars())
    engine.dispose()
    return found


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the children of a process are read from /proc")
def test_workers_share_a_port_and_one_that_is_killed_is_replaced(postgresql: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with processes(postgresql, tmp_path, 1, "--pace", "0", "--workers", "2", "--json-log") as (group,):
            await until(lambda: len(servers_running(postgresql)) == 2, "both workers run")
            server = server_at(group)
            ann, bea, table = await seated(server, server)
            tabs = [await person.open(table) for person in (ann, bea)]
            killed = workers_of(group)[0]
            os.kill(killed, signal.SIGKILL)
            await asyncio.gather(*[play_through(tab, number) for number, tab in enumerate(tabs)])
            await until(lambda: len(set(workers_of(group)) - {killed}) == 2, "the killed one is replaced")
            kinds = [line.kind for line in written(postgresql, table)]
            assert kinds.count("seal") == 4
            await close_all(server)
            address, *lines = (group.folder / "log").read_text().splitlines()
            assert address.startswith("benben: ")
            assert "worker 0 has ended with code -9 and is replaced" in [json.loads(line)["message"] for line in lines]

    run(story)


async def play_through(tab: Tab, seed: int) -> None:
    """Play to the end, and connect again whenever the connection is lost."""
    while True:
        try:
            await tab.play_on(Random(seed))
            return
        except GONE:
            with suppress(*GONE):
                await tab.close()
                await tab.connect()


def test_sqlite_says_that_it_serves_one_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--data", str(tmp_path), "--workers", "2"]) == 2
    told = capsys.readouterr().err
    assert "SQLite serves one process, not 2" in told
    assert "--database postgresql" in told


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (["--workers", "0"], "at least 1 process"),
        (["--hints", "http://host"], "hints are carried by a Redis"),
    ],
)
def test_options_that_make_no_sense_are_refused(
    options: list[str], error: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--data", str(tmp_path), *options]) == 2
    assert error in capsys.readouterr().err
