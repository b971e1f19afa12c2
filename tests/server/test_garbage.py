"""What ends is freed at once. Garbage that waits for the collector has it stop the event loop, for everybody."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import weakref
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from benben.server.errors import RequestError
from benben.server.http.connections import LimitedHttpProtocol, LimitedSocketProtocol
from benben.server.http.table_socket import TableSocket
from benben.server.loop_turns import LoopTurns

from server.running_server import RunningServer, running
from waiting import until

REQUEST = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.fixture(autouse=True)
def without_collections() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def serve(database: str, story: Callable[[RunningServer], Awaitable[None]]) -> None:
    async def run() -> None:
        async with running(database, limited=True) as server:
            await story(server)

    asyncio.run(asyncio.wait_for(run(), 60))


def watched(monkeypatch: pytest.MonkeyPatch, kind: type, method: str) -> list[weakref.ref[Any]]:
    """Weak references to all objects of a class whose method is called."""
    found: list[weakref.ref[Any]] = []
    real = getattr(kind, method)

    def note(self: Any, *args: Any) -> Any:
        found.append(weakref.ref(self))
        return real(self, *args)

    monkeypatch.setattr(kind, method, note)
    return found


async def until_freed(references: list[weakref.ref[Any]], count: int) -> None:
    await until(lambda: len(references) >= count, "there were as many")
    await until(lambda: not any(one() for one in references), "all are freed")


def test_a_connection_that_was_cut_off_is_freed_with_its_requests(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    connections = watched(monkeypatch, LimitedHttpProtocol, "connection_made")

    async def story(server: RunningServer) -> None:
        host, port = server.address.split(":")
        for requests in (400, 3, 0):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(REQUEST * requests)
            if requests < 400:
                writer.close()
            while await reader.read(65536):
                pass
            writer.close()
        await until_freed(connections, 3)

    serve(database, story)


@pytest.mark.slow
def test_a_socket_that_was_closed_is_freed_with_all_that_served_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    requests = watched(monkeypatch, LimitedHttpProtocol, "handle_websocket_upgrade")
    sockets = watched(monkeypatch, LimitedSocketProtocol, "connection_made")
    tables = watched(monkeypatch, TableSocket, "run")

    async def story(server: RunningServer) -> None:
        ann = await server.person("Ann", "203.0.113.7")
        tab = await ann.open((await ann.new_table(bots={"p2": "random"}))["id"])
        assert (await tab.play())["is"] == "done"
        await tab.close()
        for ended in (requests, sockets, tables):
            await until_freed(ended, 1)

    serve(database, story)


def test_an_error_of_metered_work_is_freed_when_it_was_handled() -> None:
    references: list[weakref.ref[RequestError]] = []

    def fail(waiting: asyncio.Future[None]) -> None:
        error = RequestError(404, "server-no-table")
        references.append(weakref.ref(error))
        waiting.set_exception(error)

    async def work() -> None:
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[None] = loop.create_future()
        loop.call_soon(fail, waiting)
        try:
            await waiting
        finally:
            del waiting  # it keeps the error

    async def story() -> None:
        with contextlib.suppress(RequestError):
            await LoopTurns().metered("a", work())
        await asyncio.sleep(0)  # the loop itself keeps what it called last
        assert len(references) == 1
        assert references[0]() is None

    asyncio.run(story())


def test_a_request_whose_client_is_gone_is_not_answered(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for its turn, which comes after the end of the connection; others are answered."""

    async def story(server: RunningServer) -> None:
        turns, asked = server.services.turns, list[str]()
        real = turns.metered

        def metered(network: str, work: Any) -> Any:
            asked.append(work.cr_frame.f_locals["scope"]["path"])
            return real(network, work)

        monkeypatch.setattr(turns, "metered", metered)
        host, port = server.address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(REQUEST.replace(b"/api/me", b"/api/gone") * 400)
        while await reader.read(65536):
            pass
        writer.close()
        ann = await server.person("Ann")
        await ann.get("/api/me")
        assert "/api/me" in asked
        assert "/api/gone" not in asked

    serve(database, story)
