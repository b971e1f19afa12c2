"""Hints between servers: they are joined while one is on its way, and each transport carries them to all others."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from importlib import invalidate_caches
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from benben.kernel.errors import BadInput
from benben.server.cluster import redis_hints
from benben.server.cluster.hints import (
    CHAT,
    LINES,
    MAX_HINTS,
    ROW,
    Hint,
    HintSender,
    HintTransport,
    InProcessHub,
    Receive,
    read_message,
)
from benben.server.cluster.postgresql_hints import PostgresqlHints
from benben.server.cluster.redis_hints import RedisHints

from waiting import run, until

FAKE_REDIS = """
import asyncio
CHANNELS = {}
class PubSub:
    async def __aenter__(self):
        self.queue = asyncio.Queue()
        return self
    async def __aexit__(self, *error):
        pass
    async def subscribe(self, channel):
        CHANNELS.setdefault(channel, []).append(self.queue)
        await self.queue.put({"type": "subscribe", "data": 1})
    async def listen(self):
        while True:
            yield await self.queue.get()
class Client:
    def pubsub(self):
        return PubSub()
    async def publish(self, channel, message):
        for queue in CHANNELS.get(channel, []):
            await queue.put({"type": "message", "data": message.encode()})
    async def aclose(self):
        pass
def from_url(url):
    return Client()
"""
"""What our transport uses of the package redis."""


class SlowTransport:
    """Sends when the test lets it."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.gate = asyncio.Event()
        self.failing = 0

    def start(self, receive: Receive, restored: Callable[[], None]) -> None:
        pass

    async def send(self, message: str) -> None:
        await self.gate.wait()
        if self.failing:
            self.failing -= 1
            raise OSError("away")
        self.sent.append(message)

    async def close(self) -> None:
        pass


def hints_in(message: str) -> list[Hint]:
    read = read_message(message)
    assert read is not None
    return read.hints


def test_hints_of_a_table_become_one_while_a_message_is_on_its_way() -> None:
    async def story() -> None:
        transport = SlowTransport()
        sender = HintSender("one", transport)
        sender.add(Hint("t1", LINES, 1, 1))
        await asyncio.sleep(0)
        for line in (2, 4, 3):
            sender.add(Hint("t1", LINES, line, 1))
        sender.add(Hint("t1", ROW | CHAT, 4, 2))
        sender.add(Hint("t2", LINES, 9, 0))
        transport.gate.set()
        await sender.finish()
        first, second = map(hints_in, transport.sent)
        assert first == [Hint("t1", LINES, 1, 1)]
        assert second == [Hint("t1", LINES | ROW | CHAT, 4, 2), Hint("t2", LINES, 9, 0)]

    run(story)


def test_a_message_has_a_bounded_size_and_an_error_stops_no_other() -> None:
    async def story() -> None:
        transport = SlowTransport()
        transport.gate.set()
        transport.failing = 1
        sender = HintSender("0123456789abcdef", transport)
        for number in range(3 * MAX_HINTS):
            sender.add(Hint(f"{number:012x}", 63, 10**6, 10**6))
        await sender.finish()
        assert len(transport.sent) == 2, "the first one was lost"
        assert max(map(len, transport.sent)) < 8000, "PostgreSQL takes no more"

    run(story)


def test_a_message_of_somebody_else_is_ignored() -> None:
    assert read_message("hello") is None
    assert read_message('["one", [["t1", "many"]]]') is None


async def carried(transports: list[HintTransport]) -> None:
    """What one transport sends, all receive."""
    received: list[list[str]] = [[] for _ in transports]
    ready = [asyncio.Event() for _ in transports]
    for transport, inbox, restored in zip(transports, received, ready, strict=True):
        transport.start(inbox.append, restored.set)
    await until(lambda: all(one.is_set() for one in ready), "all listen")
    await transports[0].send("one")
    await transports[1].send("two")
    await until(lambda: all(sorted(inbox) == ["one", "two"] for inbox in received), "the messages are there")
    for transport in transports:
        await transport.close()


def test_postgresql_carries_hints_and_says_when_some_may_be_lost(postgresql: str) -> None:
    run(lambda: carried([PostgresqlHints(postgresql), PostgresqlHints(postgresql)]))


def test_a_listener_whose_connection_was_lost_listens_again(postgresql: str) -> None:
    async def story() -> None:
        hints, received, restored = PostgresqlHints(postgresql), list[str](), list[int]()
        hints.start(received.append, lambda: restored.append(1))
        await until(lambda: len(restored) == 1, "it listens")
        await hints.send("before")
        await until(lambda: received == ["before"], "a hint is there")
        engine = create_engine(postgresql)
        with engine.connect() as connection:
            ours = "pid <> pg_backend_pid() AND datname = current_database()"
            connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}"))
        engine.dispose()
        await until(lambda: len(restored) == 2, "it listens again")
        with pytest.raises(Exception, match=r"terminat|closed"):
            await hints.send("lost")
        await hints.send("after")
        await until(lambda: received == ["before", "after"], "the next hint is there")
        await hints.close()

    run(story)


def test_a_hint_that_is_sent_while_the_server_ends_opens_no_connection(postgresql: str) -> None:
    class SentLate(PostgresqlHints):
        def _drop_sending(self) -> None:
            super()._drop_sending()
            self._send("late")

    async def story() -> None:
        hints, restored = SentLate(postgresql), list[int]()
        hints.start(lambda message: None, lambda: restored.append(1))
        await until(lambda: restored == [1], "it listens")
        await hints.send("in time")
        await hints.close()
        assert hints._sending is None

    run(story)


def test_redis_carries_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "redis"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "asyncio.py").write_text(FAKE_REDIS)
    monkeypatch.syspath_prepend(str(tmp_path))
    invalidate_caches()
    try:
        run(lambda: carried([RedisHints("redis://nowhere"), RedisHints("redis://nowhere")]))
    finally:
        for name in ("redis.asyncio", "redis"):
            sys.modules.pop(name, None)


def test_redis_says_when_its_package_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_hints, "find_spec", lambda name: None)
    with pytest.raises(BadInput, match=r"install benben\[redis\]"):
        RedisHints("redis://nowhere")


def test_servers_of_one_process_hear_each_other_until_they_end() -> None:
    async def story() -> None:
        hub = InProcessHub()
        one, other, heard = hub.transport(), hub.transport(), list[str]()
        one.start(heard.append, lambda: None)
        other.start(heard.append, lambda: None)
        await one.send("both")
        await other.close()
        await one.send("one")
        await until(lambda: len(heard) == 3, "all is heard")
        assert heard == ["both", "both", "one"]

    run(story)
