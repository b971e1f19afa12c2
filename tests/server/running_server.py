"""A running server for tests, and players who keep every byte they were sent."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any
from urllib.parse import urlencode

import httpx
import uvicorn
import websockets
from fastapi import FastAPI

from benben.server.cluster.drain import DrainingServer
from benben.server.http.app import create_app
from benben.server.run import server_config
from benben.server.settings import Settings
from benben.server.storage.connections import database_address, sqlite_file
from benben.server.storage.upgrade import upgrade
from benben.server.tables.frame_difference import FrameReader
from benben.server.tables.lobby import Lobby
from benben.server.tables.open_tables import OpenTables
from benben.server.tables.services import Services

from server.checked_rows import changed_rows
from waiting import PATIENCE

KEPT_SECONDS = 2.0
"""Seconds for which a connection is used again: less than the server keeps it, which may close it as a request is sent."""


class UvicornServer(DrainingServer):
    """A server that sets an event when it accepts connections, and ends at once: uvicorn looks for it every 0.1 s."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config, app)
        self.up = asyncio.Event()
        self.end = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.up.set()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.end.wait()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self.end.set()


class RunningServer:
    """A running server."""

    def __init__(self, address: str, app: FastAPI | None = None) -> None:
        self.address = address
        self._app = app
        self.people: list[Person] = []

    @property
    def app(self) -> FastAPI:
        assert self._app is not None, "the server runs in another process"
        return self._app

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.app.state.lobby
        return lobby

    @property
    def open_tables(self) -> OpenTables:
        return self.lobby.open_tables

    @property
    def services(self) -> Services:
        return self.lobby.services

    async def person(self, name: str = "Ann", network: str = "") -> Person:
        """A new guest, who comes from this address as a proxy would name it, or from here."""
        person = Person(self.address, {"X-Forwarded-For": network} if network else {})
        self.people.append(person)
        answer = await person.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return person


def create_schema(database: str) -> None:
    """Copy an empty SQLite database of the newest schema to where there is none: quicker than every migration."""
    file = sqlite_file(database_address(database))
    if file is not None and not file.exists():
        file.write_bytes(newest_schema())


@cache
def newest_schema() -> bytes:
    """The file of an SQLite database that has the newest schema and no rows."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "benben.sqlite"
        upgrade(database_address(f"sqlite:///{file}"))
        return file.read_bytes()


@asynccontextmanager
async def running(database: str, tampered: bool = False, **settings: Any) -> AsyncIterator[RunningServer]:
    """A server in the event loop of the test, so that the test can look at its objects.

    After its end the hashes of all rows fit, unless the test has ``tampered`` with them.
    """
    usual: dict[str, Any] = {"pace": 0.0, "bot_workers": 1, "limited": False, "modules": ["server.registered_games"]}
    chosen = Settings(database, **({"port": 0} | usual | settings))
    create_schema(database)
    app = create_app(chosen)
    uvicorn_server = UvicornServer(server_config(app, chosen), app)
    serving = asyncio.create_task(uvicorn_server.serve())
    up = asyncio.create_task(uvicorn_server.up.wait())
    await asyncio.wait([serving, up], return_when=asyncio.FIRST_COMPLETED)
    port = uvicorn_server.servers[0].sockets[0].getsockname()[1]
    server = RunningServer(f"127.0.0.1:{port}", app)
    try:
        yield server
    finally:
        for person in server.people:
            await person.close()
        uvicorn_server.end.set()
        await serving
    assert tampered or changed_rows(database) == []


class Person:
    """A guest with a session of its own."""

    def __init__(self, address: str, headers: dict[str, str] | None = None, local_address: str | None = None) -> None:
        self.address = address
        self.headers = headers or {}
        self.local_address = local_address
        """The address of this machine to connect from; None for any."""
        # Without TLS: to read the certificates of the machine takes longer than most tests.
        limits = httpx.Limits(keepalive_expiry=KEPT_SECONDS)
        transport = httpx.AsyncHTTPTransport(verify=False, limits=limits, local_address=local_address)
        self.http = httpx.AsyncClient(
            base_url=f"http://{address}", timeout=PATIENCE, headers=self.headers, transport=transport
        )
        self.tabs: list[Tab] = []

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def delete(self, path: str, status: int = 200) -> Any:
        answer = await self.http.delete(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def new_table(self, game: str = "vault", players: int = 2, **more: object) -> Any:
        return await self.post("/api/tables", {"game": game, "players": players, **more}, 201)

    async def open(self, table: str, token: str = "", changes: bool = False) -> Tab:
        tab = Tab(self.address, dict(self.http.cookies), table, token, self.headers, self.local_address, changes)
        await tab.connect()
        self.tabs.append(tab)
        return tab

    async def close(self) -> None:
        for tab in self.tabs:
            await tab.close()
        await self.http.aclose()


class Tab:
    """One connection to a table: the latest frame, the log, and every message that was received."""

    def __init__(
        self,
        address: str,
        cookies: dict[str, str],
        table: str,
        token: str = "",
        headers: dict[str, str] | None = None,
        local_address: str | None = None,
        changes: bool = False,
    ) -> None:
        self.address = address
        self.headers = headers or {}
        self.local_address = local_address
        self.changes = changes
        """Whether the server is asked for differences after the first frame."""
        self.reader = FrameReader()
        self.cookies = cookies
        self.table = table
        self.path = f"/api/tables/{table}/socket"
        self.token = token
        self.received: list[str] = []
        self.frame: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.messages: list[dict[str, Any]] = []
        self.seqs: list[int] = []
        self.sent: dict[str, dict[str, Any]] = {}
        self.closed = False
        self.close_code: int | None = None
        self._changed = asyncio.Event()
        self._socket: Any = None
        self._reading: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        query = urlencode({"token": self.token} | ({"frames": "changes"} if self.changes else {}))
        self.reader = FrameReader()
        here: dict[str, Any] = {"local_addr": (self.local_address, 0)} if self.local_address else {}
        self._socket = await websockets.connect(
            f"ws://{self.address}{self.path}?{query}",
            origin=websockets.Origin(f"http://{self.address}"),
            additional_headers=self.headers | ({"Cookie": cookie} if cookie else {}),
            compression=None,
            open_timeout=PATIENCE,
            **here,
        )
        self.seqs, self.closed = [], False
        self._reading = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.seqs))

    async def _read(self) -> None:
        try:
            async for data in self._socket:
                assert isinstance(data, str)
                self.received.append(data)
                for message in json.loads(data):
                    self._receive(message)
                self._changed.set()
        except websockets.ConnectionClosed:
            pass
        self.close_code = self._socket.close_code
        self.closed = True
        self._changed.set()

    def _receive(self, message: dict[str, Any]) -> None:
        if message["is"] in ("show", "change"):
            self.seqs.append(message["seq"])
            self.frame = self.reader.read(message)
            self.log[self.frame["since"] :] = self.frame["events"]
        else:
            self.messages.append(message)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition is true."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                if self.closed:
                    raise ConnectionError(f"the connection was closed before that, with code {self.close_code}")
                self._changed.clear()
                await self._changed.wait()

    async def until_asked(self, step: str) -> None:
        """Wait until this step is asked."""
        await self.until(lambda: self.frame["picture"]["question"]["step"] == step)

    async def until_closed(self) -> None:
        """Wait until the server has closed the connection."""
        async with asyncio.timeout(PATIENCE):
            while not self.closed:
                self._changed.clear()
                await self._changed.wait()

    async def until_over(self) -> None:
        """Wait until the game is over."""
        await self.until(lambda: self.over)

    async def send(self, do: str, **more: object) -> str:
        """Send a message under an id of its own; return the id."""
        client = str(more.pop("id", f"{id(self)}-{len(self.sent)}"))
        self.sent[client] = more
        await self.send_raw(json.dumps({"do": do, "id": client, **more}))
        return client

    async def send_raw(self, data: str | bytes) -> None:
        """Send any data."""
        await self._socket.send(data)

    async def answer(self, client: str) -> dict[str, Any]:
        """The last answer to the message of this id."""
        await self.until(lambda: any(message.get("id") == client for message in self.messages))
        return next(message for message in self.messages[::-1] if message.get("id") == client)

    async def ask(self, do: str, **more: object) -> dict[str, Any]:
        """Send a message and wait for the answer."""
        return await self.answer(await self.send(do, **more))

    @property
    def moment(self) -> int:
        return int(self.frame["moment"])

    @property
    def choices(self) -> list[dict[str, Any]]:
        picture = self.frame["picture"]
        question = picture["question"] if picture else None
        return question["choices"] if question else []

    @property
    def over(self) -> bool:
        return bool(self.frame["phase"] == "over")

    async def play(self, action: int | None = None, **more: object) -> dict[str, Any]:
        """Play an action, by default the first legal one, in the position of the latest frame."""
        chosen = self.choices[0]["action"] if action is None else action
        return await self.ask("play", at=self.moment, action=chosen, **more)

    async def play_on(self, rng: Random) -> None:
        """Play at random to the end of the game, whenever this seat is asked and has not chosen yet."""
        while not self.over:
            await self.until(lambda: self.over or bool(self.choices and self.frame["picture"]["question"]["own"] is None))
            if not self.over:
                await self.play(rng.choice(self.choices)["action"])

    async def close(self) -> None:
        await self._socket.close()
        if self._reading is not None:
            await self._reading
