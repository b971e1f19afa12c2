"""Visitors use the event loop in turn: counted in passes of the loop, with clocks that the tests move."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
import uvicorn

from benben.server.budgets import Visitor
from benben.server.http import connections
from benben.server.http.connections import CONNECTION_SECONDS, PIECE_BYTES, Inbox
from benben.server.loop_turns import HEAVY_SECONDS, MAX_HELD_SECONDS, OTHERS_SECONDS, SHARE, LoopTurns

from server.running_server import Person, running
from waiting import until


class Clocks:
    """The time, and the processor time that the event loop has used."""

    def __init__(self) -> None:
        self.now = 0.0
        self.used = 0.0


def turns_with_clocks() -> tuple[LoopTurns, Clocks]:
    clocks = Clocks()
    return LoopTurns(True, lambda: clocks.now, lambda: clocks.used), clocks


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await asyncio.wait_for(story(), 30)

    asyncio.run(whole())


def test_the_first_turn_of_a_network_in_a_pass_is_at_once() -> None:
    async def story() -> None:
        turns, _ = turns_with_clocks()
        done: list[str] = []
        turns.call("a", None, lambda: done.append("a"))
        turns.call("b", None, lambda: done.append("b"))
        assert done == ["a", "b"]
        turns.call("a", None, lambda: done.append("again"))
        assert done == ["a", "b"]
        await asyncio.sleep(0)
        assert done == ["a", "b", "again"]

    run(story)


def test_somebody_else_is_served_in_the_next_pass_however_much_waits() -> None:
    async def story() -> None:
        turns, _ = turns_with_clocks()
        done: list[str] = []
        for _ in range(1000):
            turns.call("attacker", "eve", lambda: done.append("attacker"))
        turns.call("player", "ann", lambda: done.append("player"))
        turns.call("player", "ann", lambda: done.append("player"))
        assert done == ["attacker", "player"]
        await asyncio.sleep(0)
        assert done == ["attacker", "player", "attacker", "player"]
        for _ in range(998):
            await asyncio.sleep(0)
        assert done.count("attacker") == 1000, "one in each pass"

    run(story)


def test_guests_of_one_network_take_turns() -> None:
    async def story() -> None:
        turns, _ = turns_with_clocks()
        done: list[str] = []
        for _ in range(100):
            turns.call("school", "eve", lambda: done.append("eve"))
        turns.call("school", "ann", lambda: done.append("ann"))
        for _ in range(3):
            await asyncio.sleep(0)
        assert "ann" in done
        assert len(done) == 4

    run(story)


def test_a_network_that_has_used_its_share_waits_and_others_do_not() -> None:
    async def story() -> None:
        turns, clocks = turns_with_clocks()
        done: list[str] = []

        def work() -> None:
            with turns.measured("attacker"):
                clocks.used += SHARE.burst / 2
            done.append("attacker")

        for _ in range(5):
            turns.call("attacker", None, work)
        for _ in range(10):
            await asyncio.sleep(0)
        assert len(done) == 3, "at once what is allowed at once, and the last beyond it"
        turns.call("player", None, lambda: done.append("player"))
        assert done[-1] == "player"
        clocks.now += SHARE.burst / 2 / SHARE.rate
        turns.next_pass()
        assert done.count("attacker") == 4
        turns.next_pass()
        assert done.count("attacker") == 4, "the share is used up again"

    run(story)


def test_a_heavy_network_lets_others_finish_but_not_for_ever() -> None:
    async def story() -> None:
        turns, clocks = turns_with_clocks()
        done: list[str] = []
        turns.charge("attacker", 2 * HEAVY_SECONDS)
        turns.call("player", None, lambda: done.append("player"))
        turns.call("attacker", None, lambda: done.append("attacker"))
        assert done == ["player", "attacker"], "nothing was done for it lately"
        turns.call("attacker", None, lambda: done.append("attacker again"))
        while clocks.now + OTHERS_SECONDS / 2 < MAX_HELD_SECONDS:
            clocks.now += OTHERS_SECONDS / 2
            turns.charge("player", 0.0)  # the server does something for the player all the time
            turns.next_pass()
            assert done[-1] == "attacker"
        clocks.now = MAX_HELD_SECONDS
        turns.next_pass()
        assert done[-1] == "attacker again"

    run(story)


def test_a_heavy_network_goes_on_when_others_are_finished() -> None:
    async def story() -> None:
        turns, clocks = turns_with_clocks()
        done: list[str] = []
        turns.charge("attacker", 2 * HEAVY_SECONDS)
        turns.call("attacker", None, lambda: done.append("first"))
        turns.charge("player", 0.001)
        turns.call("attacker", None, lambda: done.append("second"))
        turns.next_pass()
        assert done == ["first"]
        clocks.now = OTHERS_SECONDS
        turns.next_pass()
        assert done == ["first", "second"]

    run(story)


def test_a_heavy_network_alone_is_not_held_back() -> None:
    async def story() -> None:
        turns, _ = turns_with_clocks()
        done: list[int] = []
        turns.charge("a", 2 * HEAVY_SECONDS)
        for number in range(3):
            turns.call("a", None, partial(done.append, number))
            turns.next_pass()
        assert done == [0, 1, 2]

    run(story)


def test_a_network_in_debt_goes_on_by_itself() -> None:
    async def story() -> None:
        turns = LoopTurns()
        turns.charge("attacker", SHARE.burst + 0.01 * SHARE.rate)
        await turns.turn("attacker")  # would never end without the timer

    run(story)


def test_a_small_debt_does_not_wait_for_a_large_one() -> None:
    async def story() -> None:
        turns, done = LoopTurns(), list[str]()
        turns.charge("attacker", SHARE.burst + 2.0)
        turns.charge("player", SHARE.burst + 0.01)
        turns.call("attacker", None, lambda: done.append("attacker"))
        turns.call("player", None, lambda: done.append("player"))
        await until(lambda: bool(done), "somebody has a turn")
        assert done == ["player"]

    run(story)


def test_a_debt_ends_before_sockets_are_closed_for_being_silent() -> None:
    turns, clocks = turns_with_clocks()
    done: list[str] = []

    async def story() -> None:
        turns.charge("a", 1000.0)
        turns.call("a", None, lambda: done.append("a"))
        turns.next_pass()
        assert not done
        clocks.now = uvicorn.Config("").ws_ping_timeout or 0.0
        turns.next_pass()
        assert done

    run(story)


def test_without_limits_nothing_waits() -> None:
    turns, done = LoopTurns(limited=False), []
    for number in range(3):
        turns.call("a", None, lambda number=number: done.append(number))  # type: ignore[misc]
    assert done == [0, 1, 2]


def test_who_gives_up_waiting_takes_nothing_from_the_next() -> None:
    async def story() -> None:
        turns, clocks = turns_with_clocks()
        turns.charge("a", 2 * SHARE.burst)
        waiting = asyncio.create_task(turns.turn("a"))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        clocks.now += SHARE.burst / SHARE.rate
        turns.next_pass()
        await turns.turn("a")

    run(story)


# --- measured time -------------------------------------------------------------------------------------------------------


def test_the_steps_of_a_coroutine_are_counted_and_its_waiting_is_not() -> None:
    async def story() -> None:
        turns, clocks = turns_with_clocks()

        async def work() -> str:
            clocks.used += 0.1
            await asyncio.sleep(0)
            clocks.used += 0.1
            try:
                await failing()
            except KeyError:
                clocks.used += 0.1
            return "done"

        async def failing() -> None:
            await asyncio.sleep(0)
            raise KeyError

        async def others() -> None:
            clocks.used += 100.0

        results = await asyncio.gather(turns.metered("a", work()), others())
        assert results[0] == "done"
        assert turns._used.of("a").level == pytest.approx(SHARE.burst - 0.3)

    run(story)


def test_a_metered_task_can_be_cancelled() -> None:
    async def story() -> None:
        turns, _ = turns_with_clocks()
        ended: list[str] = []

        async def work() -> None:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                ended.append("cancelled")
                raise
            finally:
                ended.append("ended")

        task = asyncio.create_task(turns.metered("a", work()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert ended == ["cancelled", "ended"]

    run(story)


# --- incoming bytes ------------------------------------------------------------------------------------------------------


class FakeTransport:
    """A transport that is read or not."""

    def __init__(self) -> None:
        self.reading = True
        self.closing = False

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.closing = True


def inbox_of(turns: LoopTurns, parsed: list[bytes], has_room: Callable[[], bool] = lambda: True) -> tuple[Inbox, Any]:
    transport: Any = FakeTransport()
    inbox = Inbox(turns, lambda: Visitor("attacker"), parsed.append, has_room, lambda: True)
    inbox.transport = transport
    return inbox, transport


def test_bytes_are_parsed_piece_by_piece_and_not_read_meanwhile() -> None:
    async def story() -> None:
        turns, _ = turns_with_clocks()
        parsed: list[bytes] = []
        inbox, transport = inbox_of(turns, parsed)
        data = bytes(range(256)) * 20
        inbox.add(data)
        assert (b"".join(parsed), transport.reading) == (data[:PIECE_BYTES], False)
        turns.call("player", None, lambda: parsed.append(b""))
        assert parsed[-1] == b"", "somebody else is served before the next piece"
        for _ in range(len(data) // PIECE_BYTES):
            await asyncio.sleep(0)
        assert (b"".join(parsed), transport.reading) == (data, True)

    run(story)


def test_nothing_is_parsed_while_there_is_no_room_for_it() -> None:
    async def story() -> None:
        turns, _ = turns_with_clocks()
        parsed: list[bytes] = []
        room = [True]
        inbox, transport = inbox_of(turns, parsed, lambda: room[0])
        room[0] = False
        inbox.add(b"x" * 10)
        await asyncio.sleep(0)
        assert (parsed, transport.reading) == ([], False)
        room[0] = True
        inbox.go_on()
        assert (parsed, transport.reading) == ([b"x" * 10], True)

    run(story)


def test_a_connection_that_closes_is_not_parsed_further(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MAX_UNPARSED_BYTES", 5 * PIECE_BYTES)

    async def story() -> None:
        turns, _ = turns_with_clocks()
        parsed: list[bytes] = []
        inbox, transport = inbox_of(turns, parsed)
        inbox.add(b"x" * 3 * PIECE_BYTES)
        inbox.add(b"x" * 4 * PIECE_BYTES)
        assert transport.closing, "too much waits"
        for _ in range(10):
            await asyncio.sleep(0)
        assert len(parsed) == 1

    run(story)


def test_a_connection_that_is_handed_over_while_it_waits_is_read() -> None:
    async def story() -> None:
        turns, _ = turns_with_clocks()
        inbox, transport = inbox_of(turns, [])
        turns.call("attacker", None, lambda: None)
        inbox.add(b"x")
        assert not transport.reading, "the network has had its turn in this pass"
        inbox.hand_over()
        assert transport.reading

    run(story)


# --- a running server ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_flood_of_pings_and_tiny_messages_is_parsed_in_many_turns(database: str) -> None:
    """Twenty thousand frames arrive in a few pieces; while they are parsed the server does other things."""
    flood = 120_000

    async def story() -> None:
        async with running(database, limited=True) as server:
            ann = await server.person("Ann", "203.0.113.7")
            tab = await ann.open((await ann.new_table(bots={"p2": "random"}))["id"])
            turns = server.services.turns
            begin = turns.passes
            socket = tab._socket.transport
            socket.write(bytes([0x89, 0x80, 0, 0, 0, 0]) * (flood // 6))
            await until(lambda: turns.passes - begin > flood // PIECE_BYTES, "every piece had a turn of its own")
            assert (await ann.http.get("/api/me")).status_code == 200

    run(story)


def test_a_connection_costs_its_network_a_part_of_its_share(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever connects again and again uses up the share of the network, even if nothing is sent."""

    async def story() -> None:
        async with running(database, limited=True) as server:
            charged: list[tuple[str, float]] = []
            monkeypatch.setattr(server.services.turns, "charge", lambda *cost: charged.append(cost))
            host, port = server.address.split(":")
            _, writer = await asyncio.open_connection(host, int(port), local_addr=("127.0.0.9", 0))
            await until(lambda: ("127.0.0.9", CONNECTION_SECONDS) in charged, "the connection was counted")
            writer.close()
            await writer.wait_closed()

    run(story)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="needs several addresses of this machine")
def test_a_socket_whose_request_had_to_wait_is_read(database: str) -> None:
    """The request that opens it is parsed later than it came, in a turn of its own."""

    async def story() -> None:
        async with running(database, limited=True) as server:
            ann = Person(server.address, local_address="127.0.0.7")
            await ann.post("/api/me", {"name": "Ann"})
            table = (await ann.new_table(bots={"p2": "random"}))["id"]
            server.services.turns.charge("127.0.0.7", SHARE.burst + 0.1)
            tab = await ann.open(table)
            assert (await tab.play())["is"] == "done"
            await ann.close()

    run(story)
