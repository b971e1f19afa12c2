"""Hostile requests are refused soon, cost the server little, and other visitors do not notice them."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest

from attack import LONG
from attack.attacked_server import AttackedServer, answer_of, attacked_server, send_until_refused, status_of

SOON = 10.0
"""Seconds within which another visitor is answered during an attack, on a machine that is very busy with other things."""
FILES = 1024 if LONG else 256
"""Files that the attacked server may open: the usual limit, or fewer to attack it with fewer connections."""
HALF_SENT = 1300 if LONG else 320
"""Number of requests that are begun and not ended: more than the server may open files."""
FLOOD = 100_000_000 if LONG else 8_000_000
"""Bytes of headers that a flood consists of."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    with attacked_server(tmp_path_factory.mktemp("attacked"), FILES) as found:
        yield found
        assert "Traceback" not in found.log(), found.log()
        assert "ERROR" not in found.log(), found.log()


@pytest.mark.slow
@pytest.mark.parametrize("size", [7_000, 80_000])
def test_a_cookie_of_quotes_delays_nobody(server: AttackedServer, size: int) -> None:
    cookie = b'Cookie: benben_session="' + b'\\"' * (size // 2) + b'"\r\n\r\n'
    seconds: list[float] = []
    with server.connect() as attacker:
        attacker.sendall(server.head() + cookie)
        visitor = threading.Thread(target=lambda: seconds.append(server.seconds_to_answer()))
        visitor.start()
        attacker.shutdown(socket.SHUT_WR)
        assert status_of(attacker.recv(65536)) == (200 if size < 8_000 else 431)
        visitor.join()
    assert seconds
    assert seconds[0] < SOON


@pytest.mark.slow
@pytest.mark.parametrize("part", [b"x" * 65_536, b"X-Y: z\r\n" * 8_192], ids=["one", "many"])
def test_a_flood_of_headers_is_cut_off(server: AttackedServer, part: bytes) -> None:
    with server.connect() as attacker:
        attacker.sendall(server.head() + b"X-Flood: ")
        assert send_until_refused(attacker, part, FLOOD) < FLOOD
    assert server.seconds_to_answer() < SOON


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "headers", "status"),
    [
        ("GET /api/me HTTP/1.1", b"X-Long: " + b"x" * 9_000 + b"\r\n", 431),
        ("GET /api/me HTTP/1.1", b"".join(b"X-%d: y\r\n" % number for number in range(100)), 431),
        ("GET /" + "x" * 3_000 + " HTTP/1.1", b"", 414),
        ("GET /api/me?" + "x" * 3_000 + " HTTP/1.1", b"", 414),
        ("NOTHING", b"", 400),
        ("GET /api/me HTTP/1.1", b"X-Usual: " + b"x" * 3_000 + b"\r\n", 200),
    ],
    ids=["long header", "many headers", "long path", "long query", "no request", "usual"],
)
def test_heads_that_are_too_long_are_refused(server: AttackedServer, line: str, headers: bytes, status: int) -> None:
    with server.connect() as attacker:
        attacker.sendall(server.head(line) + headers + b"Connection: close\r\n\r\n")
        assert status_of(answer_of(attacker)) == status


@pytest.mark.slow
@pytest.mark.parametrize("body", [False, True], ids=["heads", "bodies"])
def test_half_sent_requests_shut_nobody_out(server: AttackedServer, body: bool) -> None:
    begun = server.head("POST /api/me HTTP/1.1") + b"Content-Type: application/json\r\nContent-Length: 100\r\n"
    with ExitStack() as attackers:
        slowest = 0.0
        for number in range(HALF_SENT):
            with suppress(ConnectionError):
                attacker = attackers.enter_context(server.connect())
                attacker.sendall(begun + (b"\r\n{" if body else b"X-Half"))
            if number % 40 == 39:
                slowest = max(slowest, server.seconds_to_answer())
        slowest = max(slowest, server.seconds_to_answer())
    assert slowest < SOON


def test_pipelined_requests_are_not_piled_up(server: AttackedServer) -> None:
    request = server.head("GET /api/games HTTP/1.1") + b"\r\n"
    with server.connect() as attacker:
        assert send_until_refused(attacker, request * 1_000, FLOOD) < FLOOD
    assert server.seconds_to_answer() < SOON


@pytest.mark.slow
def test_an_endless_body_is_cut_off(server: AttackedServer) -> None:
    with server.connect() as attacker:
        attacker.sendall(server.head("POST /api/me HTTP/1.1") + b"Transfer-Encoding: chunked\r\n\r\n")
        chunk = b"8000\r\n" + b"x" * 0x8000 + b"\r\n"
        assert send_until_refused(attacker, chunk, FLOOD) < FLOOD
    assert server.seconds_to_answer() < SOON


@pytest.mark.slow
def test_a_half_sent_body_does_not_keep_the_server_from_ending(tmp_path_factory: pytest.TempPathFactory) -> None:
    with attacked_server(tmp_path_factory.mktemp("ending")) as server, ExitStack() as attackers:
        for _ in range(5):
            attacker = attackers.enter_context(server.connect())
            attacker.sendall(server.head("POST /api/me HTTP/1.1") + b"Content-Length: 100\r\n\r\n{")
        server.seconds_to_answer()
        assert server.stop() < 10
        assert "Traceback" not in server.log(), server.log()


@pytest.mark.long
def test_a_slow_request_is_given_up(server: AttackedServer) -> None:
    """Byte by byte, faster than any time-out between two bytes. `tests/server/test_connections.py` has a short one."""
    with server.connect() as attacker:
        begin = time.monotonic()
        with suppress(ConnectionError):
            for byte in server.head() + b"X-Slow: " + b"x" * 600:
                attacker.sendall(bytes([byte]))
                time.sleep(0.1)
        assert time.monotonic() - begin < 30


@pytest.mark.slow
def test_requests_sent_ahead_leave_no_errors_in_the_log(server: AttackedServer) -> None:
    """The first of them is answered when the connection has been cut off for the others."""
    request = server.head("GET /api/health HTTP/1.1") + b"\r\n"
    for bad in (request * 400, request * 3 + b"NOTHING\r\n\r\n"):
        for _ in range(20):
            with server.connect() as attacker, suppress(ConnectionError):
                attacker.sendall(bad)
                answer_of(attacker)
    server.seconds_to_answer()
    assert "Traceback" not in server.log(), server.log()
