"""Drain: a server that is asked to end sends its visitors to another one, and lets what is under way be saved."""

from __future__ import annotations

import asyncio
import socket

import uvicorn
from fastapi import FastAPI

from benben.server.tables.lobby import Lobby
from benben.server.tables.subscriber import CLOSE_SERVER_ENDS

DRAIN_SECONDS = 2.0
"""Most seconds that connections have to close by themselves."""
LOOK_SECONDS = 0.02
"""Seconds between two looks whether all have."""


class DrainingServer(uvicorn.Server):
    """Takes no new connections when it is asked to end, and closes those to tables so that clients connect again at once.

    Leases and presence are given back when the last connection to a table is closed. A move whose answer could not be sent
    is saved; its client asks again at the next server, under the same id.
    """

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for one in sockets or []:
            one.close()
        self._app.state.ready = False
        await close_tables(self._app.state.lobby)
        await super().shutdown(sockets)


async def close_tables(lobby: Lobby) -> None:
    """Close the connections to all tables, and wait until they are closed."""
    deadline = asyncio.get_running_loop().time() + DRAIN_SECONDS
    tables = list(lobby.open_tables.tables.values())
    for table in tables:
        for subscriber in table.subscribers:
            subscriber.close(CLOSE_SERVER_ENDS)
    while any(table.subscribers for table in tables) and asyncio.get_running_loop().time() < deadline:
        await asyncio.sleep(LOOK_SECONDS)
