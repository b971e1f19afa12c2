"""Limits of connections: time of a request, connections that wait, clients that do not read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest
import websockets
from fastapi.routing import APIRoute
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from benben.server.budgets import Visitor
from benben.server.http.connection_limits import RESERVED_FILES, ConnectionLimits, limits_for, open_file_limit
from benben.server.http.connections import MAX_FRAGMENTS, LimitedSocketProtocol, text_frame_head
from benben.server.loop_turns import LoopTurns
from benben.server.rate_limits import network_of

from server.running_server import RunningServer, running
from waiting import PATIENCE, run, until

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HEAD = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n"
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def serve(database: str, limits: ConnectionLimits, story: Callable[[RunningServer], Awaitable[None]]) -> None:
    """Run a story with a server that has these limits."""

    async def run() -> None:
        async with running(database, connection_limits=limits) as server:
            await story(server)

    asyncio.run(asyncio.wait_for(run(), 60))


async def connect(server: RunningServer, data: bytes = b"") -> Streams:
    host, _, port = server.address.partition(":")
    streams = await asyncio.open_connection(host, int(port))
    streams[1].write(data)
    return streams


async def rest(streams: Streams) -> bytes:
    """What the server sends until it closes the connection."""
    try:
        return await streams[0].read()
    except ConnectionError:
        return b""
    finally:
        streams[1].close()


@pytest.mark.slow
@pytest.mark.parametrize("begun", [b"P", HEAD, HEAD + b"\r\n", HEAD + b"\r\n{"], ids=["line", "headers", "body", "part"])
def test_a_request_that_does_not_arrive_in_time_is_given_up(database: str, begun: bytes) -> None:
    async def story(server: RunningServer) -> None:
        assert (await rest(await connect(server, begun))).startswith(b"HTTP/1.1 408")

    serve(database, ConnectionLimits(request_seconds=0.3), story)


@pytest.mark.slow
def test_bytes_that_trickle_in_give_no_more_time(database: str) -> None:
    async def story(server: RunningServer) -> None:
        reader, writer = await connect(server, HEAD + b"X-Slow: ")

        async def trickle() -> None:
            while True:
                writer.write(b"x")
                await asyncio.sleep(0.05)

        trickling = asyncio.create_task(trickle())
        answer = await asyncio.wait_for(rest((reader, writer)), 20)
        trickling.cancel()
        assert answer.startswith(b"HTTP/1.1 408")

    serve(database, ConnectionLimits(request_seconds=0.5), story)


@pytest.mark.slow
def test_a_connection_without_a_byte_is_closed_without_a_word(database: str) -> None:
    async def story(server: RunningServer) -> None:
        assert await rest(await connect(server)) == b""

    serve(database, ConnectionLimits(request_seconds=0.3), story)


def test_the_oldest_of_too_many_half_sent_requests_is_closed(database: str) -> None:
    async def story(server: RunningServer) -> None:
        waiting = [await connect(server, b"GET /") for _ in range(3)]
        assert await rest(waiting[0]) == b""
        waiting[2][1].write(WHOLE[5:])
        assert (await waiting[2][0].readline()).startswith(b"HTTP/1.1 200")
        for _, writer in waiting[1:]:
            writer.close()

    serve(database, ConnectionLimits(waiting_per_network=2), story)


@pytest.mark.slow
def test_a_full_server_closes_one_that_waits_and_refuses_only_if_none_does(database: str) -> None:
    async def story(server: RunningServer) -> None:
        half = await connect(server, b"GET /")
        ann = await server.person()
        tab = await ann.open((await ann.new_table(bots={"p2": "random"}))["id"])
        assert await rest(half) == b"", "the table's socket needed its place"
        await ann.http.aclose()
        full = await connect(server)
        while not (answer := await rest(full)).startswith(b"HTTP/1.1 503"):
            assert answer == b"", "a closed connection leaves its place a moment later"
            full = await connect(server)
        await tab.close()

    serve(database, ConnectionLimits(connections=1), story)


def test_many_requests_over_one_connection_are_answered_in_turn(database: str) -> None:
    async def story(server: RunningServer) -> None:
        reader, writer = await connect(server, WHOLE * 4)
        for _ in range(2):
            for _ in range(4):
                head = await reader.readuntil(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 200")
                length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
                await reader.readexactly(int(length.split(b":")[1]))
            writer.write(WHOLE * 4)
        writer.close()

    serve(database, ConnectionLimits(), story)


async def socket_of_a_table(server: RunningServer) -> Any:
    """The raw connection of a table's socket, after the handshake, and its client protocol."""
    ann = await server.person()
    table = (await ann.new_table(bots={"p2": "random"}))["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in dict(ann.http.cookies).items())
    return await websockets.connect(
        f"ws://{server.address}/api/tables/{table}/socket",
        origin=websockets.Origin(f"http://{server.address}"),
        additional_headers={"Cookie": cookie},
        compression=None,
        ping_interval=None,
    )


async def until_cut_off(socket: Any, data: bytes, most: int) -> int:
    """Write data again and again without reading; the number of writes until the connection was lost."""
    for number in range(most):
        if socket.transport.is_closing():
            return number
        socket.transport.write(data)
        await asyncio.sleep(0)
    return most


def test_a_message_in_endless_pieces_is_cut_off(database: str) -> None:
    first, piece = b"\x01\x80\x00\x00\x00\x00", b"\x00\x80\x00\x00\x00\x00"

    async def story(server: RunningServer) -> None:
        socket = await socket_of_a_table(server)
        socket.transport.write(first)
        socket.transport.write(piece * (MAX_FRAGMENTS + 1))
        await asyncio.wait_for(socket.wait_closed(), 20)

    serve(database, ConnectionLimits(), story)


@pytest.mark.slow
def test_pings_whose_answers_nobody_reads_are_cut_off(database: str) -> None:
    ping = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125

    async def story(server: RunningServer) -> None:
        socket = await socket_of_a_table(server)
        socket.transport.pause_reading()
        assert await until_cut_off(socket, ping * 500, 2_000) < 2_000

    serve(database, ConnectionLimits(stalled_seconds=5), story)


def test_limits_fit_the_files_that_may_be_opened() -> None:
    assert open_file_limit() > 0
    small, large = limits_for(256), limits_for(100_000)
    assert small.connections == 256 - RESERVED_FILES
    assert small.waiting <= small.connections // 2
    assert large == ConnectionLimits()


def test_without_limits_one_network_may_wait_with_as_many_connections_as_there_are_files() -> None:
    free = limits_for(100_000, limited=False)
    assert free.waiting_per_network == free.waiting == free.connections > 64


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_addresses_of_one_network_count_together(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_the_head_of_a_message_is_that_of_the_library(size: int) -> None:
    text = b"x" * size
    assert text_frame_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.slow
def test_a_request_that_never_ends_does_not_keep_the_server_from_ending(database: str) -> None:
    async def story() -> None:
        begun, ended = asyncio.Event(), asyncio.Event()

        async def never_ends() -> None:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                ended.set()

        async with asyncio.timeout(PATIENCE):
            async with running(database, shutdown_seconds=1) as server:
                server.app.router.routes.insert(0, APIRoute("/api/endless", never_ends))
                person = await server.person()
                asking = asyncio.create_task(person.http.get("/api/endless"))
                await begun.wait()
                assert not ended.is_set()
            assert ended.is_set()
        await asyncio.gather(asking, return_exceptions=True)

    run(story)


class CountedTransport(asyncio.Transport):
    """The way to a client that is not there; notes how often reading was stopped."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 1), "sockname": ("127.0.0.1", 80)})
        self.sent = b""
        self.pauses = 0
        self.reading = True

    def is_closing(self) -> bool:
        return False

    def write(self, data: Any) -> None:
        self.sent += data

    def close(self) -> None:
        self.reading = False

    def pause_reading(self) -> None:
        self.pauses += 1
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def text_frame(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


def pieces_of(data: bytes, rng: Random) -> list[bytes]:
    """Bytes as a network may cut them."""
    cuts = sorted(rng.randrange(len(data)) for _ in range(rng.randrange(4)))
    return [data[begin:end] for begin, end in pairwise([0, *cuts, len(data)]) if begin < end]


def sent_by(rng: Random) -> tuple[str, bytes]:
    """A message and the frames that it is sent in, among them pings and pieces of messages."""
    text = rng.choice(["x", "é", "long "]) * rng.choice([0, 1, 30, 200])
    frames = [Frame(Opcode.PONG, b"nobody asked")] if rng.random() < 0.2 else []
    frames += [Frame(Opcode.PING, b"are you there")] if rng.random() < 0.2 else []
    if rng.random() < 0.3:
        utf8, cut = text.encode(), rng.randrange(len(text) + 1)
        frames += [Frame(Opcode.TEXT, utf8[:cut], fin=False), Frame(Opcode.CONT, utf8[cut:])]
    else:
        frames.append(Frame(Opcode.TEXT, text.encode()))
    return text, b"".join(frame.serialize(mask=True) for frame in frames)


def has_length(items: list[str], wanted: int) -> bool:
    return len(items) == wanted


async def open_socket(app: Any, limited: bool = False) -> tuple[LimitedSocketProtocol, CountedTransport, ServerState]:
    """An open socket of an application, without a network."""
    transport, state = CountedTransport(), ServerState()
    config = Config(app, lifespan="off", log_config=None, ws_per_message_deflate=False, ws_ping_interval=None)
    config.load()
    loop = asyncio.get_running_loop()
    protocol = LimitedSocketProtocol(config, state, {}, loop, limits=ConnectionLimits(), turns=LoopTurns(limited))
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    await until(lambda: b" 101 " in transport.sent, "the connection is open")
    return protocol, transport, state


@pytest.mark.parametrize("limited", [True, False])
@pytest.mark.parametrize("whole", [True, False], ids=["one at a time", "cut anywhere"])
@pytest.mark.parametrize("seed", range(6))
def test_messages_arrive_however_they_are_framed_and_cut(limited: bool, whole: bool, seed: int) -> None:
    received: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scope["state"]["visitor"] = Visitor("192.0.2.1")
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            received.append(message["text"])

    async def story() -> None:
        rng, expected = Random(seed), 0
        protocol, _, state = await open_socket(app, limited)
        sent = [sent_by(rng) for _ in range(20)]
        chunks = [data for _, data in sent] if whole else pieces_of(b"".join(data for _, data in sent), rng)
        for chunk in chunks:
            protocol.data_received(chunk)
            if whole:
                expected += 1
                await until(partial(has_length, received, expected), "the message is handled")
        await until(lambda: len(received) == len(sent), "all are handled")
        assert received == [text for text, _ in sent]
        protocol.connection_lost(None)
        await asyncio.gather(*state.tasks)

    run(story)


def one_message(received: list[Any]) -> Any:
    """An application that takes one message."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        received.append(await receive())

    return app


def masked_alike(text: bytes) -> bytes:
    """A text as one frame; masked so that a text which is masked like this has no byte beyond ASCII."""
    mask = b"\x80" * 4
    return bytes([0x81, 0x80 | len(text)]) + mask + bytes(byte ^ 0x80 for byte in text)


def test_a_piece_of_a_message_is_not_taken_for_a_message() -> None:
    received: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            received.append(message["text"])

    async def story() -> None:
        protocol, _, state = await open_socket(app)
        inside = masked_alike(b"inside")
        outside = masked_alike(bytes(byte ^ 0x80 for byte in inside))
        assert outside.endswith(inside)
        protocol.data_received(outside[: -len(inside)])
        protocol.data_received(inside)
        await until(lambda: bool(received), "the message is handled")
        assert received == [bytes(byte ^ 0x80 for byte in inside).decode()]
        protocol.connection_lost(None)
        await asyncio.gather(*state.tasks)

    run(story)


def test_a_message_in_the_middle_of_another_closes_the_connection() -> None:
    ends: list[Any] = []

    async def story() -> None:
        protocol, transport, state = await open_socket(one_message(ends))
        protocol.data_received(Frame(Opcode.TEXT, b"half", fin=False).serialize(mask=True))
        protocol.data_received(text_frame("whole"))
        assert (1002).to_bytes(2, "big") in transport.sent[-40:], "a protocol error"
        protocol.connection_lost(None)
        await asyncio.gather(*state.tasks)
        assert [end["type"] for end in ends] == ["websocket.disconnect"]

    run(story)


def test_a_text_that_is_no_utf_8_closes_the_connection() -> None:
    ends: list[Any] = []

    async def story() -> None:
        protocol, transport, state = await open_socket(one_message(ends))
        protocol.data_received(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        assert transport.sent.endswith((1007).to_bytes(2, "big"))
        protocol.connection_lost(None)
        await asyncio.gather(*state.tasks)
        assert [end["type"] for end in ends] == ["websocket.disconnect"]

    run(story)


def is_last(items: list[int], wanted: int) -> bool:
    return items[-1] == wanted


@pytest.mark.parametrize("limited", [True, False])
def test_reading_stops_only_while_a_message_waits_behind_another(limited: bool) -> None:
    received: list[str] = []
    handled = asyncio.Event()
    asks: list[int] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scope["state"]["visitor"] = Visitor("192.0.2.1")
        await receive()
        await send({"type": "websocket.accept"})
        asks.append(0)
        while (message := await receive())["type"] == "websocket.receive":
            received.append(message["text"])
            await handled.wait()
            asks.append(len(received))

    async def story() -> None:
        protocol, transport, state = await open_socket(app, limited)
        await until(lambda: asks == [0], "the connection is open")
        handled.set()
        for number, text in enumerate(("one", "two", "three"), 1):
            protocol.data_received(text_frame(text))
            await until(partial(is_last, asks, number), "the message is handled")
        assert transport.pauses == 0, "each message came after the one before was handled"
        handled.clear()
        protocol.data_received(text_frame("four"))
        await until(lambda: received[-1] == "four", "a message arrives")
        protocol.data_received(text_frame("five"))
        await asyncio.sleep(0)
        protocol.data_received(text_frame("six"))
        assert not transport.reading, "two wait behind the one that is being handled"
        handled.set()
        await until(lambda: asks[-1] == 6, "all are handled")
        assert (transport.reading, received) == (True, ["one", "two", "three", "four", "five", "six"])
        protocol.connection_lost(None)
        await asyncio.gather(*state.tasks)

    run(story)
