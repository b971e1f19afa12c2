"""A server process under attack, and raw connections to it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from server.test_crash import free_port
from waiting import wait_until

TESTS = Path(__file__).parents[1]
VISITOR = "203.0.113.7"
"""The address of another visitor, as a proxy of this machine would name it."""
PROCESS_CLOCK = 2
"""The clock of all threads of a process, in the lowest bits of its number in Linux (`clock_getcpuclockid`)."""


class AttackedServer:
    """A server in a process of its own, which may open a limited number of files."""

    def __init__(self, folder: Path, files: int = 1024) -> None:
        self.folder = folder
        self.port = free_port()
        serve = [sys.executable, "-m", "benben.cli", "serve", "--data", str(folder), "--port", str(self.port)]
        serve += ["--pace", "0", "--thinkers", "1"]
        path = os.pathsep.join([str(TESTS), *[entry for entry in sys.path if entry]])
        with (folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *serve],
                env={**os.environ, "PYTHONPATH": path},
                stdout=log,
                stderr=log,
            )
        wait_until(self.answers, "the server answers")

    def processor_seconds(self) -> float:
        """Processor time that the server itself has used, without its workers; 0 where the system does not say."""
        if sys.platform != "linux":
            return 0.0
        return time.clock_gettime(~self.process.pid << 3 | PROCESS_CLOCK)

    def log(self) -> str:
        """All that the server has written to its terminal."""
        return (self.folder / "log").read_text()

    def answers(self) -> bool:
        """Whether the server answers."""
        assert self.process.poll() is None, self.log()
        try:
            self.seconds_to_answer()
        except httpx.TransportError:
            return False
        return True

    def seconds_to_answer(self) -> float:
        """How long another visitor waits for an answer."""
        begin = time.monotonic()
        answer = httpx.get(f"http://127.0.0.1:{self.port}/api/health", timeout=10, headers={"X-Forwarded-For": VISITOR})
        assert answer.status_code == 200, answer.text
        return time.monotonic() - begin

    def connect(self) -> socket.socket:
        """A raw connection."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=30)

    def head(self, line: str = "GET /api/me HTTP/1.1") -> bytes:
        """The first lines of a request."""
        return f"{line}\r\nHost: 127.0.0.1:{self.port}\r\n".encode()

    def stop(self) -> float:
        """Ask the server to end; how many seconds it took."""
        begin = time.monotonic()
        self.process.terminate()
        self.process.wait(60)
        return time.monotonic() - begin


@contextmanager
def attacked_server(folder: Path, files: int = 1024) -> Iterator[AttackedServer]:
    """A server for the time of a test."""
    server = AttackedServer(folder, files)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
            server.process.wait()


def answer_of(connection: socket.socket) -> bytes:
    """All that the server sends until it closes the connection; nothing if it hangs up."""
    received = b""
    with suppress(ConnectionError):
        while more := connection.recv(65536):
            received += more
    return received


def status_of(answer: bytes) -> int:
    """The status of an answer; 0 if there is none."""
    return int(answer.split(b" ", 2)[1]) if answer else 0


def send_until_refused(connection: socket.socket, part: bytes, most: int) -> int:
    """Send a part again and again, up to ``most`` bytes; the number of bytes that went out."""
    sent = 0
    with suppress(ConnectionError):
        while sent < most:
            connection.sendall(part)
            sent += len(part)
    return sent
