"""Bot machines: servers that leave their bots to others, and the machines on which these bots think."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from benben.bots.bot import Thought
from benben.cli import main
from benben.kernel.perspective import Perspective
from benben.server.bot_machine import LEASE_SECONDS, WISH_SECONDS, BotMachine, running_machine
from benben.server.bot_workers import BotWorkers
from benben.server.cluster.hints import MAX_BYTES, WISH, Hint, HintSender, InProcessHub, read_message
from benben.server.cluster.neighbours import BOTS
from benben.server.settings import Settings

from server.manual_clock import ManualClock
from server.running_server import RunningServer, running
from waiting import run, until


@asynccontextmanager
async def machine_at(url: str, **settings: Any) -> AsyncIterator[BotMachine]:
    chosen = Settings(url, pace=0.0, bot_workers=1, modules=["server.registered_games"])
    vars(chosen).update(settings)
    async with running_machine(chosen) as machine:
        yield machine


def thinkers(monkeypatch: pytest.MonkeyPatch) -> list[BotWorkers]:
    """The pools of workers in which bots think from now on, each time one does; they play the first legal move."""
    asked: list[BotWorkers] = []

    async def think(workers: BotWorkers, level: str, perspective: Any, *_: Any, **__: Any) -> Thought:
        assert isinstance(perspective, Perspective), "a bot knows no more than its seat"
        asked.append(workers)
        return Thought(1.0, perspective.legal()[0])

    monkeypatch.setattr(BotWorkers, "think", think)
    return asked


async def table_with_bot(server: RunningServer) -> tuple[Any, str]:
    ann = await server.person("Ann")
    return ann, (await ann.new_table("vault", 2, bots={"p2": "random"}))["id"]


def test_bots_of_a_server_without_thinkers_move_on_a_machine(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = thinkers(monkeypatch)

    async def story() -> None:
        async with running(postgresql, bot_workers=0) as server, machine_at(postgresql) as machine:
            ann, table = await table_with_bot(server)
            tab = await ann.open(table)
            await tab.play_on(Random(1))
            assert tab.over
            assert set(asked) == {machine._services.bot_workers}

    run(story)


def test_when_a_machine_ends_another_one_takes_its_tables_over(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = thinkers(monkeypatch)

    async def story() -> None:
        async with running(postgresql, bot_workers=0) as server, machine_at(postgresql) as other:
            ann, table = await table_with_bot(server)
            async with machine_at(postgresql):
                tab = await ann.open(table)
                await tab.play()
                await until(lambda: bool(asked), "a machine lets the bot think")
            await tab.play_on(Random(1))
            assert tab.over
            assert asked[-1] is other._services.bot_workers

    run(story)


def test_bots_do_not_think_on_a_machine_where_nobody_is(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers(monkeypatch)
    clock = ManualClock()

    async def story() -> None:
        async with running(postgresql, bot_workers=0) as server, machine_at(postgresql, clock=clock) as machine:
            ann, table_id = await table_with_bot(server)
            tab = await ann.open(table_id)
            await tab.play()
            await until(lambda: table_id in machine._open_tables.tables, "the machine has the table")
            table = machine._open_tables.tables[table_id]
            await until(table.wants_bots_to_move, "the machine knows who is there")
            assert [(one.guest, one.is_player) for one in table.subscribers] == [(table.seat_holders[0].guest, True)]
            await tab.close()
            await until(lambda: not server.open_tables.tables[table_id].subscribers, "Ann has left")
            clock.advance(WISH_SECONDS + 1)
            machine.sweep()
            assert not table.wants_bots_to_move()
            assert machine._neighbours._held, "it keeps the lease for the next turn"
            clock.advance(LEASE_SECONDS)
            machine.sweep()
            assert (table_id, BOTS) not in machine._neighbours._held

    run(story)


def test_wishes_are_cut_to_messages_that_the_database_carries() -> None:
    messages: list[str] = []

    async def story() -> None:
        transport = InProcessHub().transport()
        transport.start(messages.append, lambda: None)
        sender = HintSender("a", transport)
        viewers = [(f"2001:db8:0:{number}::", "g" * 32, True) for number in range(8)]
        for number in range(60):
            sender.add(Hint(f"{number:012}", WISH, 1, 1, viewers))
        await sender.finish()
        await until(lambda: sum(len(_hints(message)) for message in messages) == 60, "all arrive")
        assert max(map(len, messages)) < MAX_BYTES + 100
        assert _hints(messages[0])[0].viewers == viewers

    run(story)


def _hints(message: str) -> list[Hint]:
    found = read_message(message)
    assert found is not None
    return found.hints


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (["--database", "sqlite:////tmp/nowhere.sqlite"], "servers on PostgreSQL"),
        (["--thinkers", "0"], "at least 1 processes"),
        (["--metrics-port", "70000"], "a port is a number"),
        (["--hints", "http://x"], "carried by a Redis"),
    ],
)
def test_a_machine_that_cannot_run_says_why_in_one_line(
    options: list[str], error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["think", *options]) == 2
    lines = capsys.readouterr().err.strip().splitlines()
    assert len(lines) == 1
    assert error in lines[0]
