"""Connections: limits below the application, for requests that never reach it because they are endless or never whole.

uvicorn bounds neither the head of a request nor its time: who sends half a request holds a connection for ever. These
protocols bound both. A connection *waits* while it has no whole request: new, half-sent, or idle between two requests.
Too many that wait are closed, oldest first, in the network that has most of them, so that others can still connect.

Bytes are parsed in small pieces, each in a turn of the network that they come from (`loop_turns`): ten thousand frames of a
few bytes, or pings, arrive in one piece and take the event loop most of a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import pack
from typing import Any, cast

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

from benben.server.budgets import Visitor
from benben.server.http.connection_limits import ConnectionLimits
from benben.server.http.middleware import CLIENT_GONE
from benben.server.http.waiting_connections import Timer, WaitingConnections
from benben.server.loop_turns import LoopTurns
from benben.server.rate_limits import network_of

MAX_HEAD_BYTES = 16_384
"""Most bytes of a request's first line and headers."""
MAX_HEADER_BYTES = 8_000
"""Most bytes of one header."""
MAX_HEADERS = 64
"""Most headers of a request."""
MAX_TARGET_BYTES = 2_048
"""Most bytes of a request's path and query."""
MAX_REQUEST_BYTES = 1_000_000
"""Most bytes of a request after its head; the application refuses shorter bodies, which are then read to their end."""
MAX_PIPELINED = 8
"""Most requests that a client may send before the first of them is answered."""
LINGER_SECONDS = 1.0
"""Seconds in which a refused client can read the answer before the connection ends."""
MAX_LINGER_BYTES = 262_144
"""Most bytes that a refused client may still send in that time."""
MAX_FRAGMENTS = 64
"""Most frames of one message on a socket."""
CONNECTION_SECONDS = 0.001
"""Seconds of the event loop that the opening and the end of a connection take, where no code of ours could measure them."""
PIECE_BYTES = 1024
"""Most bytes that are parsed in one turn."""
MAX_UNPARSED_BYTES = 1_000_000
"""Most bytes that wait to be parsed; the event loop reads up to a quarter of that at once."""
WHOLE_TEXT = 0x81
"""The first byte of a WebSocket frame that is a whole message of text."""
PROTOCOL = "benben.protocol"
"""The key of a socket's scope for its protocol, which sends text past the layers of the application."""


class Inbox:
    """The bytes of a connection that are not parsed yet. Nothing more is read from it while there are any."""

    def __init__(
        self,
        turns: LoopTurns,
        visitor: Callable[[], Visitor | None],
        parse: Callable[[bytes], None],
        has_room: Callable[[], bool],
        may_read: Callable[[], bool],
    ) -> None:
        self.transport: asyncio.Transport | None = None
        self._turns = turns
        self._visitor = visitor
        """Whose turns are used; None if no turn is needed."""
        self._parse = parse
        self._has_room = has_room
        """True if the connection has room for what is parsed."""
        self._may_read = may_read
        """True if nothing else keeps the connection from being read."""
        self._unparsed = bytearray()
        self._waits = False
        """True while a turn is waited for."""
        self._paused = False

    def add(self, data: bytes) -> None:
        """Parse bytes in turns; end the connection if they are too many."""
        assert self.transport is not None
        self._unparsed += data
        if len(self._unparsed) > MAX_UNPARSED_BYTES:
            self.transport.abort()
        else:
            self.go_on()

    def clear(self) -> None:
        """Forget what is not parsed."""
        self._unparsed.clear()

    def hand_over(self) -> None:
        """Leave the connection to another protocol, which reads it from now on."""
        assert self.transport is not None
        if self._paused:
            self.transport.resume_reading()
        self.end()

    def end(self) -> None:
        """Nothing more comes. Let go of the connection, so that it is freed without the garbage collector."""
        self.clear()
        self.transport, self._paused = None, False
        self._visitor, self._parse, self._has_room, self._may_read = nobody, forget, never, never

    def go_on(self) -> None:
        """Ask for a turn to parse the next piece, if there is one and there is room for it; read nothing meanwhile."""
        if not (self._unparsed or self._paused):
            return
        visitor = self._visitor() if self._turns.limited else None
        if visitor is not None and self._unparsed and not self._waits and self._has_room():
            self._waits = True
            self._turns.call(visitor.network, visitor.guest, lambda: self._parse_piece(visitor.network))
        elif visitor is None and self._unparsed and self._has_room():
            data = bytes(self._unparsed)
            self._unparsed.clear()
            self._parse(data)
        self._pause_or_resume()

    def _parse_piece(self, network: str) -> None:
        if self.transport is None:  # the connection has ended while it waited for this turn
            return
        self._waits = False
        piece = bytes(self._unparsed[:PIECE_BYTES])
        del self._unparsed[:PIECE_BYTES]
        if piece and not self.transport.is_closing():
            with self._turns.measured(network):
                self._parse(piece)
        self.go_on()

    def _pause_or_resume(self) -> None:
        if self.transport is None:  # what was parsed last has ended it
            return
        if self.transport.is_closing():
            self._unparsed.clear()
        elif self._unparsed:
            self._paused = True
            self.transport.pause_reading()
        elif self._paused and self._may_read():
            self._paused = False
            self.transport.resume_reading()


def nobody() -> None:
    """Who sends over a connection that has ended."""


def forget(_: bytes) -> None:
    """What is done with the bytes of a connection that has ended."""


def never() -> bool:
    """Whether a connection that has ended has room, or may be read."""
    return False


def comes_from_proxy(config: Config, host: str) -> bool:
    """True if a host is a proxy, whose connections carry the requests of many visitors."""
    app = config.loaded_app
    return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts


class LimitedHttpProtocol(HttpToolsProtocol):
    """An HTTP connection with limits of size and time."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        waiting: WaitingConnections,
        turns: LoopTurns,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.network = ""
        self._is_proxy = False
        self._turns = turns
        self._inbox = Inbox(
            turns,
            visitor=lambda: None if self._is_proxy else Visitor(self.network),
            parse=self._parse,
            has_room=lambda: True,
            may_read=lambda: not (self.flow.read_paused or self._handed_over),
        )
        self._waiting = waiting
        self._limits = waiting.limits
        self._in_head = True
        self._received = 0
        """Bytes of the head, or of the request after it."""
        self._refused = 400
        """The status of the answer to a request that cannot be parsed."""
        self._lingering = False
        """Whether the connection only waits for the client to read a refusal."""
        self._handed_over = False
        """Whether the connection belongs to the protocol of sockets."""
        self._deadline = Timer(self.loop)
        self._stalled = Timer(self.loop)
        self._answered: Any = None
        """The request that is being answered: not the last one if several were sent ahead."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait for a request; refuse the connection if there are too many and none of them waits."""
        self._inbox.transport = cast("asyncio.Transport", transport)  # that of a stream, which uvicorn asks for
        super().connection_made(self._inbox.transport)
        host = self.client[0] if self.client else ""
        self.network, self._is_proxy = network_of(host), comes_from_proxy(self.config, host)
        if not self._is_proxy:
            self._turns.charge(self.network, CONNECTION_SECONDS)
        if len(self.connections) > self._limits.connections and not self._waiting.close_one():
            self.refuse(503)
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection, and its requests."""
        self._inbox.end()
        self._stop_waiting()
        self._stalled.stop()
        self._stop_answering()
        super().connection_lost(exc)
        for cycle in (self.cycle, *[waiting for waiting, _ in self.pipeline]):
            if cycle is not None:
                cycle.on_response = nobody  # else each keeps the other until the next garbage collection
        self.pipeline.clear()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _stop_answering(self) -> None:
        """Have the application answer to nobody; uvicorn tells only the last request that the client is gone."""
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.scope[CLIENT_GONE] = True
            self._answered.message_event.set()

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, in turns of its network."""
        if self._lingering:
            self._received += len(data)
            if self._received > MAX_LINGER_BYTES:
                self.cut_off()
        else:
            self._inbox.add(data)

    def _parse(self, data: bytes) -> None:
        """Parse no more bytes than a request may have."""
        while data and not (self._lingering or self._handed_over or self.transport.is_closing()):
            room = (MAX_HEAD_BYTES if self._in_head else MAX_REQUEST_BYTES) - self._received
            if room <= 0:
                self.refuse(431 if self._in_head else 413)
                return
            part, data = data[:room], data[room:]
            self._received += len(part)
            super().data_received(part)

    # --- what the parser finds ---------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """The first byte of a request: all of it must arrive in time."""
        super().on_message_begin()
        self._wait()

    def on_url(self, url: bytes) -> None:
        """Refuse a path and query that are too long."""
        super().on_url(url)
        if len(self.url) > MAX_TARGET_BYTES:
            self._refused = 414
            raise ValueError("the target is too long")

    def on_header(self, name: bytes, value: bytes) -> None:
        """Refuse headers that are too long or too many."""
        super().on_header(name, value)
        if len(name) + len(value) > MAX_HEADER_BYTES or len(self.headers) > MAX_HEADERS:
            self._refused = 431
            raise ValueError("the headers are too long or too many")

    def on_headers_complete(self) -> None:
        """The head is whole. Refuse it if too many before it are not answered yet."""
        if len(self.pipeline) >= MAX_PIPELINED:
            raise ValueError("too many requests are sent ahead")
        self._in_head, self._received = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole: from now on the server works for it, unless it was answered before it was whole."""
        super().on_message_complete()
        self._in_head, self._received = True, 0
        if self.cycle is not None and not self.cycle.response_complete:
            self._stop_waiting()

    def on_response_complete(self) -> None:
        """The request is answered: wait for the next one."""
        super().on_response_complete()
        if self._in_head and self.cycle.response_complete and not self.transport.is_closing():
            self._wait()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the protocol of sockets."""
        self._stop_waiting()
        self._stalled.stop()
        self._inbox.hand_over()
        self._handed_over = True
        super().handle_websocket_upgrade()
        del self.parser  # it holds methods of this protocol: the two would wait for the garbage collector

    # --- waiting -----------------------------------------------------------------------------------------------------

    def _wait(self) -> None:
        """Wait for a whole request, from now on."""
        patience = LINGER_SECONDS if self._lingering else self._limits.request_seconds
        self._deadline.start(patience, self._too_late)
        self._waiting.add(self)

    def _stop_waiting(self) -> None:
        self._deadline.stop()
        self._waiting.remove(self)

    def _too_late(self) -> None:
        """Give up a request that did not arrive in time; say so if the client has sent a part of it."""
        if self._lingering or self.transport.is_closing() or (self._in_head and self._received == 0):
            self.cut_off()
        else:
            self.refuse(408)

    # --- the end of a connection --------------------------------------------------------------------------------------

    def refuse(self, status: int) -> None:
        """Answer with a status and end the connection a moment later: who is cut off while sending reads no answer."""
        if self.pipeline or self.transport.is_closing():
            self.cut_off()  # requests before this one are still to be answered
            return
        self._stop_answering()
        if self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            self.cut_off()  # a second answer would be taken for a part of the first
            return
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._lingering, self._received = True, 0
        self._inbox.clear()
        self._wait()

    def send_400_response(self, msg: str) -> None:
        """Answer a request that cannot be parsed; uvicorn calls it."""
        self.refuse(self._refused)

    def cut_off(self) -> None:
        """Close the connection at once, whatever is under way."""
        self._stop_answering()
        self._stop_waiting()
        self.transport.abort()

    def shutdown(self) -> None:
        """The server ends: finish the request that is being answered, but wait for none that is not whole."""
        if self._deadline.running:
            self.cut_off()
        else:
            super().shutdown()

    # --- clients that do not read -------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """The client reads more slowly than the server writes."""
        super().pause_writing()
        self._stalled.start(self._limits.stalled_seconds, self.cut_off)

    def resume_writing(self) -> None:
        """The client has read on."""
        self._stalled.stop()
        super().resume_writing()


class LimitedSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with a limit of frames in a message and of bytes that wait for a client that does not read."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        limits: ConnectionLimits,
        turns: LoopTurns,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.read_paused = True  # uvicorn would stop and start reading for every message; the inbox does it when it is full
        self._limits = limits
        self._stalled = Timer(self.loop)
        self._inbox = Inbox(
            turns,
            visitor=self._visitor,
            parse=super().data_received,
            has_room=lambda: self.queue.empty() or self.close_sent,
            may_read=lambda: True,
        )

    def _visitor(self) -> Visitor | None:
        """Who sends this, as the application has found out; None for the handshake, which comes whole."""
        if not self.handshake_initiated:
            return None
        found: Visitor | None = self.scope["state"].get("visitor")
        return found or Visitor(network_of(self.client[0] if self.client else ""))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection whose first request asks for it."""
        self._inbox.transport = cast("asyncio.Transport", transport)
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, in turns of its network, and not before earlier messages were handled."""
        self._inbox.add(data)

    async def receive(self) -> Any:
        """The next message for the application; after the last that waits, more is parsed or read."""
        message = await self.queue.get()
        self._inbox.go_on()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._inbox.end()
        self._stalled.stop()
        super().connection_lost(exc)

    def handle_cont(self, event: Any) -> None:
        """Refuse a message in endless pieces."""
        if len(self.frames) >= MAX_FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read the answers to those before."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        """The client reads more slowly than the server writes."""
        super().pause_writing()
        self._stalled.start(self._limits.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read on."""
        self._stalled.stop()
        super().resume_writing()

    async def run_asgi(self) -> None:
        """Run the application, which can send text past its layers: they have nothing to add to it."""
        scope = cast("dict[str, Any]", self.scope)
        scope[PROTOCOL] = self
        try:
            await super().run_asgi()
        finally:
            del scope[PROTOCOL]  # else each keeps the other until the next garbage collection

    async def send_text(self, utf8: bytes) -> None:
        """Send text that is encoded already; wait while the client does not read."""
        if not self.writable.is_set():
            await self.writable.wait()
        if not self.can_write:
            raise WebSocketDisconnect(1006)
        self.write_text(utf8)

    @property
    def can_write(self) -> bool:
        """True if text can be sent at once: the connection is open, and the client reads."""
        closed = self.disconnected or self.close_sent or self.conn.state is not State.OPEN
        return not closed and self.writable.is_set()

    def write_text(self, utf8: bytes) -> None:
        """Send text that is encoded already. Its frame is written here: the library would copy the text to join it."""
        self.transport.writelines((*self.conn.data_to_send(), text_frame_head(len(utf8)), utf8))

    async def send(self, message: Any) -> None:
        """Send a message of the application. A refusal ends the handshake; uvicorn does not note that and logs an error."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True


def text_frame_head(size: int) -> bytes:
    """The bytes before the text of a WebSocket frame that is the whole message (RFC 6455, 5.2); a server masks nothing."""
    if size < 126:
        return pack("!BB", WHOLE_TEXT, size)
    if size < 65536:
        return pack("!BBH", WHOLE_TEXT, 126, size)
    return pack("!BBQ", WHOLE_TEXT, 127, size)


class EncodedText:
    """Text that is encoded already: uvicorn asks for the bytes of a text with `encode`."""

    __slots__ = ("_utf8",)

    def __init__(self, utf8: bytes) -> None:
        self._utf8 = utf8

    def encode(self) -> bytes:
        """The text in UTF-8."""
        return self._utf8


def protocol_of(socket: WebSocket) -> LimitedSocketProtocol | None:
    """The protocol of a socket; None if it is served by another server, as in tests."""
    found: LimitedSocketProtocol | None = socket.scope.get(PROTOCOL)
    return found


async def send_utf8(socket: WebSocket, text: bytes) -> None:
    """Send text that is encoded already, without decoding it for the way to the connection."""
    protocol = protocol_of(socket)
    if protocol is not None:
        await protocol.send_text(text)
        return
    await socket.send({"type": "websocket.send", "text": EncodedText(text)})
