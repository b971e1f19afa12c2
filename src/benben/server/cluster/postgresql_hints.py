"""Hints by LISTEN and NOTIFY of the PostgreSQL database that the servers share."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import create_engine

from benben.server.cluster.hints import Receive
from benben.server.storage.connections import database_address, postgresql_arguments

CHANNEL = "benben_hints"
"""The channel of our messages."""
WAIT_SECONDS = 0.5
"""Seconds after which the listening thread looks whether it is to end."""
RETRY_SECONDS = 0.5
"""Seconds between two attempts to connect."""


class PostgresqlHints:
    """Two connections of their own: one listens in a thread, one sends."""

    def __init__(self, url: str) -> None:
        self._address = database_address(url)
        self._ended = threading.Event()
        self._listener: threading.Thread | None = None
        self._sender = ThreadPoolExecutor(1, thread_name_prefix="hints-send")
        self._sending: Any = None

    def start(self, receive: Receive, restored: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()

        def in_loop(call: Callable[..., None], *given: object) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(call, *given)

        self._listener = threading.Thread(target=self._listen, args=(in_loop, receive, restored), name="hints", daemon=True)
        self._listener.start()

    def _listen(self, in_loop: Callable[..., None], receive: Receive, restored: Callable[[], None]) -> None:
        while not self._ended.is_set():
            try:
                connection = self._connect()
                try:
                    connection.execute(f"LISTEN {CHANNEL}")
                    in_loop(restored)
                    while not self._ended.is_set():
                        for notice in connection.notifies(timeout=WAIT_SECONDS):
                            in_loop(receive, notice.payload)
                finally:
                    connection.close()
            except Exception:  # the database is away; the poll of the server says so
                self._ended.wait(RETRY_SECONDS)

    def _connect(self) -> Any:
        """A connection of the driver without transactions."""
        dialect = create_engine(self._address).dialect
        places, names = dialect.create_connect_args(self._address)
        connection: Any = dialect.connect(*places, **{**names, **postgresql_arguments(self._address)})
        connection.autocommit = True
        return connection

    async def send(self, message: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._sender, self._send, message)

    def _send(self, message: str) -> None:
        if self._ended.is_set():
            return  # a connection that is opened now would be closed by nobody
        try:
            if self._sending is None:
                self._sending = self._connect()
            self._sending.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))
        except Exception:
            self._drop_sending()
            raise

    def _drop_sending(self) -> None:
        if self._sending is not None:
            with contextlib.suppress(Exception):
                self._sending.close()
            self._sending = None

    async def close(self) -> None:
        self._ended.set()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.join)
        await asyncio.get_running_loop().run_in_executor(self._sender, self._drop_sending)
        self._sender.shutdown()
