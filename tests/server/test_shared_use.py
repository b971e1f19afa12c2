"""Budgets over several servers: what a visitor uses at one counts at all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from benben.server import budgets as budgets_module
from benben.server.bot_workers import BotWorkers
from benben.server.budgets import WORK, Budgets, Visitor
from benben.server.cluster.hints import HintMessage, InProcessHub, read_message
from benben.server.cluster.shared_use import SharedUse, UseMessage
from benben.server.errors import RequestError
from benben.server.fair_queue import FairQueue
from benben.server.shared_counts import VALID_SECONDS, SharedCounts
from benben.server.use_report import MAX_OWNERS, REPORTED_SHARE, UseReport

from server.running_server import running
from server.stopped_budgets import stop_refilling
from waiting import run, until

ANN = Visitor("net", "ann", "t1")
SERVERS = 3


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Server:
    """The budgets and workers of one server, without the server."""

    def __init__(self, number: int, hub: InProcessHub, clock: Clock) -> None:
        self.budgets = Budgets(clock=clock)
        self.workers = BotWorkers(1)
        transport = hub.transport()
        self.use = SharedUse(str(number), transport, self.budgets, self.workers)
        transport.start(self._receive, lambda: None)

    def _receive(self, message: str) -> None:
        assert self.use.receive(message)

    def take_all(self, visitor: Visitor) -> int:
        """Units of work that a visitor gets, one by one, until it has to wait."""
        taken = 0
        while self.budgets.work.take(visitor, 1) == 0:
            taken += 1
        return taken


def with_servers(story: Callable[[list[Server], Clock], Awaitable[None]]) -> None:
    async def told() -> None:
        clock, hub = Clock(), InProcessHub()
        servers = [Server(number, hub, clock) for number in range(SERVERS)]
        await story(servers, clock)
        for server in servers:
            server.workers.close()

    run(told)


async def tell(servers: list[Server]) -> None:
    """Have all servers tell the others, and the others count it."""
    for server in servers:
        await server.use.tell()
    await asyncio.sleep(0)


def test_a_visitor_of_three_servers_has_one_budget() -> None:
    async def story(servers: list[Server], clock: Clock) -> None:
        burst, rate = WORK.guest.burst, WORK.guest.rate
        assert servers[0].take_all(ANN) == burst
        await tell(servers)
        assert [server.take_all(ANN) for server in servers] == [0, 0, 0]
        taken = 0
        for _ in range(60):
            clock.now += 1.0
            taken += sum(server.take_all(ANN) for server in servers)
            await tell(servers)
        allowed = 60 * rate + (SERVERS - 1) * (rate + REPORTED_SHARE * burst)
        assert 60 * rate - SERVERS * burst * REPORTED_SHARE <= taken <= allowed
        assert servers[1].take_all(Visitor("elsewhere", "bea", "t2")) == burst, "others are not concerned"

    with_servers(story)


def test_what_was_used_at_all_servers_at_once_is_made_up_for() -> None:
    async def story(servers: list[Server], clock: Clock) -> None:
        burst, rate = int(WORK.guest.burst), WORK.guest.rate
        assert [server.take_all(ANN) for server in servers] == [burst] * SERVERS, "nobody has heard of the others"
        await tell(servers)
        clock.now = (SERVERS - 1) * burst / rate - 1
        assert [server.take_all(ANN) for server in servers] == [0] * SERVERS
        clock.now += 2
        assert servers[0].take_all(ANN) > 0

    with_servers(story)


def test_small_amounts_are_reported_when_they_have_added_up() -> None:
    report = UseReport()
    report.add_budget("work-guest", 100.0)
    report.add(("work-guest", "ann"), 50)
    report.wanted = True
    assert report.take() == [], "there was nobody to tell"
    report.add(("work-guest", "ann"), 3)
    assert report.take() == []
    report.add(("work-guest", "ann"), 3)
    assert report.take() == [("work-guest", "ann", 6.0)]
    assert report.take() == []


def test_the_use_of_many_owners_is_not_kept_for_ever() -> None:
    report = UseReport()
    report.wanted = True
    report.add_budget("work-guest", 100.0)
    for number in range(MAX_OWNERS + 1):
        report.add(("work-guest", str(number)), 50)
    assert len(report.take()) == 1


def test_sockets_are_counted_over_all_servers_until_one_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets_module, "SOCKETS_OF_GUEST", 2)

    async def story(servers: list[Server], clock: Clock) -> None:
        with servers[0].budgets.socket(ANN, player=True), servers[1].budgets.socket(ANN, player=True):
            await tell(servers)
            for server in servers:
                with pytest.raises(RequestError, match="server-too-many-sockets"):
                    server.budgets.socket(ANN, player=True).__enter__()
            clock.now += VALID_SECONDS
            with servers[2].budgets.socket(ANN, player=True):
                assert servers[2].budgets.counts["guest ann"] == 1

    with_servers(story)


def test_a_guest_has_one_hint_at_a_time_over_all_servers() -> None:
    async def story(servers: list[Server], clock: Clock) -> None:
        with servers[0].budgets.hint("ann"):
            await tell(servers)
            with pytest.raises(RequestError, match="server-one-hint"):
                servers[1].budgets.hint("ann").__enter__()
            with servers[1].budgets.hint("bea"):
                pass
        clock.now += VALID_SECONDS
        with servers[1].budgets.hint("ann"):
            pass

    with_servers(story)


def test_reports_of_servers_that_are_silent_are_forgotten() -> None:
    clock = Clock()
    counts = SharedCounts(clock)
    counts.reported("other", [("guest ann", 3)])
    assert counts["guest ann"] == 3
    clock.now = VALID_SECONDS
    counts.forget_old()
    assert counts._elsewhere == {}


def test_thinking_at_one_server_puts_a_network_behind_the_others_at_every_server() -> None:
    async def story(servers: list[Server], clock: Clock) -> None:
        servers[0].workers.on_use("busy", 3.0)
        servers[0].workers.on_use("", 3.0)
        await tell(servers)
        queue: Any = servers[1].workers.slots._long
        for network in ("busy", "new"):
            queue.push((network,), 1.0, network)
        assert [queue.pop(), queue.pop()] == ["new", "busy"]

    with_servers(story)


def test_use_elsewhere_counts_for_owners_with_and_without_jobs() -> None:
    queue: FairQueue[str] = FairQueue()
    for job in ("a1", "b1"):
        queue.push((job[0],), 1.0, job)
    queue.charge("a", 5.0)
    queue.charge("c", 2.0)
    queue.push(("c",), 1.0, "c1")
    assert [queue.pop() for _ in range(4)] == ["b1", "c1", "a1", None]


def test_messages_about_use_are_no_hints_and_hints_are_not_about_use() -> None:
    async def story(servers: list[Server], clock: Clock) -> None:
        message = '["use","9",[["work-guest","ann",12.0],["unknown","ann",1.0]],[]]'
        assert servers[0].use.receive(message)
        assert read_message(message) is None
        assert not servers[0].use.receive('["9",[["t1",1,5,0]]]')
        assert isinstance(read_message('["9",[["t1",1,5,0]]]'), HintMessage)
        assert servers[0].take_all(ANN) == WORK.guest.burst - 12
        assert UseMessage("9", [], []).sender == "9"

    with_servers(story)


def test_a_guest_who_has_used_everything_up_at_one_server_is_refused_at_the_other(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_refilling(monkeypatch)

    async def story() -> None:
        async with running(postgresql, limited=True) as one, running(postgresql, limited=True) as other:
            ann, bea = await one.person("Ann", "203.0.113.1"), await other.person("Bea", "203.0.113.2")
            while (await ann.http.get("/api/tables")).status_code == 200:
                pass
            ann.http.base_url = f"http://{other.address}"
            guests = other.services.budgets._buckets["work-guest"]._buckets
            unreported = REPORTED_SHARE * WORK.guest.burst
            await until(lambda: any(one.level <= unreported for one in guests.values()), "the other server knows")
            answers = [(await ann.http.get("/api/tables")).status_code for _ in range(int(unreported) + 1)]
            assert answers[-1] == 429
            assert (await bea.http.get("/api/tables")).status_code == 200

    run(story)
