"""Warm-up: what the first visitors would otherwise wait for in the event loop, done before they come.

Routes, rulebooks and lists of games are built when they are first asked for, and a full garbage collection goes through all
objects of all modules: each would stop the event loop for 20 to 200 ms, for everybody.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence

from fastapi import FastAPI
from starlette.types import Message

from benben.words import Words

PATHS = ("/api/ready", "/api/games", "/api/openapi.json", "/")
"""Addresses that are asked for at the start. The first of them is the last route, so that all others are built as well."""

GARBAGE_THRESHOLDS = (5000, 4, 80)
"""Number of new objects, and numbers of collections, after which the collector looks at them and at older ones; Python's are
700, 10 and 10. Rarer collections take less of the time of a move, and larger ones stop the event loop for longer: one of
5,000 objects for some 2 ms, one of the second generation, which has at most five times as many, for up to 10 ms. Full
collections, which take longest, come after two million new objects instead of 70,000."""


async def warm_up(app: FastAPI, paths: Sequence[str] = PATHS) -> None:
    """Build whatever is built once, before it is needed."""
    Words()
    for path in paths:
        await ask(app, path)


async def ask(app: FastAPI, path: str) -> int:
    """Ask the application for an address, without a connection; return the status of the answer."""
    status = 0
    request: list[Message] = [{"type": "http.request", "body": b"", "more_body": False}]
    answered = asyncio.Event()

    async def receive() -> Message:
        if request:
            return request.pop()
        await answered.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        nonlocal status
        status = message.get("status", status)
        if message["type"] == "http.response.body" and not message.get("more_body"):
            answered.set()

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"localhost")],
        "client": None,
        "server": None,
    }
    await app(scope, receive, send)
    return status


def settle_process() -> None:
    """Make pauses of the interpreter short. Call it once all modules are loaded.

    Objects that exist now stay to the end: the garbage collector need not look at them again.
    """
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    gc.collect()
    gc.freeze()
