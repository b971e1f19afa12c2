"""Several server processes on one machine: they share a listening socket and a PostgreSQL database."""

from __future__ import annotations

import logging
import signal
import socket
import time
from dataclasses import replace
from multiprocessing import connection, get_context
from multiprocessing.context import SpawnProcess
from types import FrameType

from benben.kernel.errors import BadInput
from benben.server.settings import Settings
from benben.server.storage.connections import database_address

LOG = logging.getLogger("benben.server")

BACKLOG = 2048
"""Connections that wait to be accepted."""
RESTART_SECONDS = 1.0
"""Seconds before a worker that has ended is replaced."""
END_SECONDS = 10.0
"""Seconds that workers have to end before they are killed, besides those of their requests."""


def is_shared(database: str) -> bool:
    """True if several processes can use a database."""
    return database_address(database).get_backend_name() == "postgresql"


def check_workers(count: int, database: str) -> None:
    """Raise BadInput if this number of processes cannot serve a database."""
    if count < 1:
        raise BadInput(f"a server needs at least 1 process, not {count}")
    if count > 1 and not is_shared(database):
        raise BadInput(
            f"SQLite serves one process, not {count}: without --workers it does, and with"
            " --database postgresql+psycopg://HOST/NAME any number of processes do"
        )


def listening_socket(host: str, port: int) -> socket.socket:
    """The socket that all workers accept connections from; raise BadInput if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise BadInput(f"the port {port} of {host} cannot be used: {error.strerror}") from error
    listening.set_inheritable(True)
    return listening


def settings_of_worker(settings: Settings, number: int) -> Settings:
    """The settings of one worker: each answers metrics on a port of its own."""
    metrics_port = None if settings.metrics_port is None else settings.metrics_port + number
    return replace(settings, metrics_port=metrics_port)


def run_worker(settings: Settings, listening: socket.socket) -> None:
    """Serve in a process of its own."""
    from benben.server.run import run_server

    run_server(settings, [listening])


class Workers:
    """The worker processes. One that ends is replaced until all are asked to end."""

    def __init__(self, settings: Settings, count: int) -> None:
        self._settings = settings
        self._count = count
        self._context = get_context("spawn")
        self._processes: dict[int, SpawnProcess] = {}
        self._ending = False

    def run(self) -> None:
        """Serve until the process is asked to end; then every worker drains."""
        if self._settings.json_log:
            from benben.server.http.request_log import log_as_json

            log_as_json()
        with listening_socket(self._settings.host, self._settings.port) as listening:
            handled = {kind: signal.signal(kind, self._end) for kind in (signal.SIGTERM, signal.SIGINT)}
            try:
                while not self._ending:
                    self._start_missing(listening)
                    connection.wait([process.sentinel for process in self._processes.values()], RESTART_SECONDS)
            finally:
                self._end_all()
                for kind, handler in handled.items():
                    signal.signal(kind, handler)

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._ending = True

    def _start_missing(self, listening: socket.socket) -> None:
        for number in range(self._count):
            process = self._processes.get(number)
            if process is not None and process.is_alive():
                continue
            if process is not None:
                LOG.warning("worker %d has ended with code %s and is replaced", number, process.exitcode)
                time.sleep(RESTART_SECONDS)
            given = (settings_of_worker(self._settings, number), listening)
            self._processes[number] = self._context.Process(target=run_worker, args=given, name=f"worker-{number}")
            self._processes[number].start()

    def _end_all(self) -> None:
        """Ask all to end, at the same time, and kill those that do not."""
        for process in self._processes.values():
            process.terminate()
        deadline = time.monotonic() + self._settings.shutdown_seconds + END_SECONDS
        for process in self._processes.values():
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
