"""Attackers: visitors who ask for as much as they can, from one address and in a process of their own."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from random import Random
from typing import Any

import httpx
import websockets

from benben.server.tables.lobby import MAX_LISTED_OF_GUEST

from server.running_server import Person, Tab

ATTACKER = "198.51.100.66"
"""The address of all attackers."""
GAME = "giza"
PAUSE = 0.2
"""Seconds that an attacker waits after it was refused or cut off."""


async def attacker(address: str, network: str = ATTACKER) -> Person:
    """A guest from the attackers' address, or from another one to prepare an attack."""
    person = Person(address, {"X-Forwarded-For": network})
    await person.post("/api/me", {"name": "Eve"})
    return person


async def keep_sending(person: Person, table: str, messages: Callable[[Tab], Iterator[dict[str, Any]]]) -> None:
    """Send messages over one socket as fast as they are read, and connect again when it is closed."""
    while True:
        with suppress(OSError, websockets.WebSocketException, ConnectionError, TimeoutError):
            tab = await person.open(table)
            for number, message in enumerate(messages(tab)):
                await tab.send_raw(json.dumps({"id": f"x{number}", **message}))
                tab.received.clear()
                tab.messages.clear()
                await asyncio.sleep(0)
        await asyncio.sleep(PAUSE)


async def returns(address: str, sockets: int) -> list[Coroutine[Any, Any, None]]:
    """Take back a seat that nobody has taken: every message was a frame for every socket."""
    eve = await attacker(address)
    table = (await eve.new_table(GAME, 3, bots={"p2": "random", "p3": "random"}))["id"]
    return [keep_sending(eve, table, lambda tab: itertools.repeat({"do": "return"})) for _ in range(sockets)]


async def previews(address: str, sockets: int) -> list[Coroutine[Any, Any, None]]:
    """Ask for the previews of all actions at several tables."""

    def all_actions(tab: Tab) -> Iterator[dict[str, Any]]:
        while True:
            yield from [{"do": "preview", "at": tab.moment, "action": choice["action"]} for choice in tab.choices]
            yield {"do": "why", "path": ["x"]}

    eve = await attacker(address)
    tables = [(await eve.new_table("egizia", 2, bots={"p2": "random"}))["id"] for _ in range(4)]
    return [keep_sending(eve, tables[number % 4], all_actions) for number in range(sockets)]


async def illegal_moves(address: str, sockets: int) -> list[Coroutine[Any, Any, None]]:
    """Send moves that are not legal."""
    eve = await attacker(address)
    table = (await eve.new_table(GAME, 3, bots={"p2": "random", "p3": "random"}))["id"]
    wrong = {"do": "play", "at": 1, "action": 1}
    return [keep_sending(eve, table, lambda tab: itertools.repeat(wrong)) for _ in range(sockets)]


async def masters(address: str, tables: int) -> list[Coroutine[Any, Any, None]]:
    """Keep strong bots thinking at many tables, for several guests."""
    found = []
    for number in range(tables):
        if number % 15 == 0:
            eve = await attacker(address)
        while True:
            body = {"game": GAME, "players": 4, "bots": {"p2": "master", "p3": "master", "p4": "master"}}
            answer = await eve.http.post("/api/tables", json=body)
            if answer.status_code == 201:
                break
            await asyncio.sleep(PAUSE)
        found.append(play_forever(eve, answer.json()["id"], number))
    return found


async def play_forever(person: Person, table: str, number: int) -> None:
    """Play at random, and connect again when the socket is closed."""
    while True:
        with suppress(OSError, websockets.WebSocketException, ConnectionError, TimeoutError):
            tab = await person.open(table)
            await tab.play_on(Random(number))
            return
        await asyncio.sleep(PAUSE)


async def keep_asking(person: Person, paths: Iterator[str]) -> None:
    """Ask for addresses as fast as they are answered."""
    for path in paths:
        with suppress(httpx.HTTPError):
            answer = await person.http.get(path)
            if answer.status_code == 429:
                await asyncio.sleep(PAUSE)


async def lists(address: str, tables: int) -> list[Coroutine[Any, Any, None]]:
    """Ask for the list of many open tables without a session, over several connections."""
    for number in range(tables):
        if number % MAX_LISTED_OF_GUEST == 0:
            host = await attacker(address, f"192.0.2.{number // 15 + 1}")
        await host.new_table(GAME, 4, open=True)
    strangers = [Person(address, {"X-Forwarded-For": ATTACKER}) for _ in range(8)]
    return [keep_asking(stranger, itertools.repeat("/api/tables")) for stranger in strangers]


async def replays(address: str, connections: int) -> list[Coroutine[Any, Any, None]]:
    """Ask for many moments of a finished match, always others."""
    eve = await attacker(address)
    table = (await eve.new_table(GAME, 2, bots={"p2": "random"}))["id"]
    await (await eve.open(table)).play_on(Random(1))

    def moments() -> Iterator[str]:
        for at in itertools.cycle(range(40)):
            yield f"/api/tables/{table}/replay?at={at}&count=50"

    return [keep_asking(eve, moments()) for _ in range(connections)]


ATTACKS: dict[str, Callable[[str, int], Coroutine[Any, Any, list[Coroutine[Any, Any, None]]]]] = {
    "returns": returns,
    "previews": previews,
    "illegal moves": illegal_moves,
    "masters": masters,
    "lists": lists,
    "replays": replays,
}
"""Each prepares an attack and returns what it consists of."""


def attack(name: str, address: str, size: int, begun: Event) -> None:
    """Attack a server until this process is ended."""
    os.nice(10)  # the machine of an attacker is another one

    async def run() -> None:
        parts = await ATTACKS[name](address, size)
        begun.set()
        await asyncio.gather(*parts)

    asyncio.run(run())


@contextmanager
def under_attack(name: str, address: str, size: int) -> Iterator[None]:
    """An attack meanwhile, in another process."""
    context = get_context("spawn")
    begun = context.Event()
    process = context.Process(target=attack, args=(name, address, size, begun), daemon=True)
    process.start()
    try:
        assert begun.wait(180), "the attack could not be prepared"
        yield
        assert process.is_alive(), "the attack has ended before"
    finally:
        process.kill()
        process.join()
