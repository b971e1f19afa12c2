"""Attackers: visitors who ask for as much as the limits allow, from one address and in a process of their own.

An attack is prepared once, then begins and pauses when it is told to. It counts what it sends, so that a measurement can say
whether there was an attack at all.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from random import Random
from typing import Any

import httpx
import websockets

from attack import raw_frames
from benben.server.http.table_socket import FLOOD
from benben.server.tables.lobby import MAX_LISTED_OF_GUEST

from server.running_server import Person, Tab

ATTACKER = "127.0.0.66"
"""The address of all attackers."""
GAME = "giza"
PAUSE = 0.2
"""Seconds that an attacker waits after it was refused or cut off."""
BURST = 30
"""Messages that a socket of an attacker sends at once."""
TABS = 20
"""Sockets of one attacking guest at one table: more would close the oldest."""
NICENESS = 19
"""How much less the system favours an attacker than the server: the machine of an attacker is another one."""
PREPARE_SECONDS = 180
"""Seconds in which an attack must be prepared."""
LOST = (OSError, websockets.WebSocketException, TimeoutError, httpx.HTTPError, AssertionError, EOFError)
"""Errors of a connection that was refused or cut off."""


def visitor_from(address: str, network: str) -> Person:
    """A visitor from another address: of this machine where the system has many, else as a proxy would name it."""
    if sys.platform == "linux":
        return Person(address, local_address=network)
    return Person(address, {"X-Forwarded-For": network})


@dataclass
class Attack:
    """An attack in its process: the server, whether it is on, and what was sent."""

    address: str
    size: int
    on: Event
    sent: Synchronized[int]

    async def go(self) -> None:
        """Count one thing that is sent next; wait while the attack pauses."""
        while not self.on.is_set():
            await asyncio.sleep(0.02)
        with self.sent.get_lock():
            self.sent.value += 1

    async def guest(self, network: str = ATTACKER) -> Person:
        """A guest from the attackers' address, or from another one to prepare an attack."""
        person = visitor_from(self.address, network)
        await person.post("/api/me", {"name": "Eve"})
        return person

    async def table(self, person: Person, game: str = GAME, players: int = 2, level: str = "random") -> str:
        """A new table of a guest with bots on all other seats."""
        bots = {f"p{seat}": level for seat in range(2, players + 1)}
        return str((await person.new_table(game, players, bots=bots))["id"])

    async def seats(self, sockets: int, game: str = GAME, players: int = 2) -> AsyncIterator[tuple[Person, str]]:
        """A guest and a table for each socket, as few of both as the limits of sockets allow."""
        for number in range(sockets):
            if number % TABS == 0:
                eve = await self.guest()
                table = await self.table(eve, game, players)
            yield eve, table


Part = Coroutine[Any, Any, None]
"""A part of an attack, which never ends."""


async def keep_sending(attack: Attack, person: Person, table: str, messages: Callable[[Tab], Iterator[Any]]) -> None:
    """Send messages over one socket, as many as it may send, in bursts; connect again when it is closed."""
    while True:
        with suppress(*LOST):
            tab = await person.open(table)
            person.tabs.clear()
            for number, message in enumerate(messages(tab)):
                if number and number % BURST == 0:
                    await asyncio.sleep(BURST / FLOOD.rate)
                await attack.go()
                await tab.send_raw(json.dumps({"id": f"x{number}", **message}))
                tab.received.clear()
                tab.messages.clear()
                await asyncio.sleep(0)
                if tab.closed:
                    break
        await asyncio.sleep(PAUSE)


def repeated(**message: object) -> Callable[[Tab], Iterator[Any]]:
    """The same message again and again."""
    return lambda tab: itertools.repeat(message)


async def returns(attack: Attack) -> list[Part]:
    """Take back a seat that nobody has taken: every message was a frame for every socket."""
    seats = [seat async for seat in attack.seats(attack.size, players=3)]
    return [keep_sending(attack, eve, table, repeated(do="return")) for eve, table in seats]


async def illegal_moves(attack: Attack) -> list[Part]:
    """Send moves that are not legal."""

    def wrong(tab: Tab) -> Iterator[Any]:
        while True:
            legal = {choice["action"] for choice in tab.choices}
            action = next(number for number in itertools.count() if number not in legal)
            yield {"do": "play", "at": tab.moment, "action": action}

    seats = [seat async for seat in attack.seats(attack.size, players=3)]
    return [keep_sending(attack, eve, table, wrong) for eve, table in seats]


async def previews(attack: Attack) -> list[Part]:
    """Ask for the previews of all actions at several tables."""

    def all_actions(tab: Tab) -> Iterator[Any]:
        while True:
            yield from [{"do": "preview", "at": tab.moment, "action": choice["action"]} for choice in tab.choices]
            yield {"do": "why", "path": ["x"]}

    seats = [seat async for seat in attack.seats(attack.size, "egizia")]
    return [keep_sending(attack, eve, table, all_actions) for eve, table in seats]


async def hints(attack: Attack) -> list[Part]:
    """Have masters think about hints, for as many guests as there may be."""
    parts = []
    for _ in range(attack.size):
        eve = await attack.guest()
        parts.append(keep_sending(attack, eve, await attack.table(eve), repeated(do="hint", level="master")))
    return parts


async def chat(attack: Attack) -> list[Part]:
    """Chat without end, at tables with many tabs."""
    seats = [seat async for seat in attack.seats(attack.size)]
    return [keep_sending(attack, eve, table, repeated(do="say", text="x" * 400)) for eve, table in seats]


async def moves_and_undos(attack: Attack) -> list[Part]:
    """Play a legal move, again and again, and take it back, while many tabs look on."""

    def there_and_back(tab: Tab) -> Iterator[Any]:
        for number in itertools.count():
            if number % 2 or not tab.choices:
                yield {"do": "undo", "at": tab.moment, "all": True, "id": f"{id(tab)}-{number}"}
            else:
                action = tab.choices[0]["action"]
                yield {"do": "play", "at": tab.moment, "action": action, "id": f"{id(tab)}-{number}"}

    seats = [seat async for seat in attack.seats(attack.size)]
    return [keep_sending(attack, eve, table, there_and_back) for eve, table in seats]


async def masters(attack: Attack) -> list[Part]:
    """Keep strong bots thinking at many tables, for several guests."""
    parts = []
    for number in range(attack.size):
        if number % 15 == 0:
            eve = await attack.guest()
        parts.append(play_forever(attack, eve, await attack.table(eve, players=4, level="master"), number))
    return parts


async def play_forever(attack: Attack, person: Person, table: str, number: int) -> None:
    """Play at random, and connect again when the socket is closed; leave while the attack pauses."""
    rng = Random(number)
    while True:
        await attack.go()
        with suppress(*LOST):
            tab = await person.open(table)
            person.tabs.clear()
            while attack.on.is_set() and not tab.over:
                if tab.choices:
                    await attack.go()
                    await tab.play(rng.choice(tab.choices)["action"])
                await asyncio.sleep(0.05)
            await tab.close()
        await asyncio.sleep(PAUSE)


async def reconnects(attack: Attack) -> list[Part]:
    """Open many sockets at once, close them, and open them again."""
    seats = [seat async for seat in attack.seats(attack.size)]

    async def burst() -> None:
        while True:
            await attack.go()
            opened = await asyncio.gather(*[open_one(*seat) for seat in seats])
            await asyncio.gather(*[tab.close() for tab in opened if tab is not None])
            await asyncio.sleep(PAUSE)

    async def open_one(eve: Person, table: str) -> Tab | None:
        with suppress(*LOST):
            await attack.go()
            return await eve.open(table)
        return None

    return [burst()]


async def lessons(attack: Attack) -> list[Part]:
    """Open the last step of a lesson again and again: the server plays all moves before it."""

    async def learn() -> None:
        address = f"ws://{attack.address}/api/lessons/egizia/first-game/socket?step=99"
        while True:
            await attack.go()
            with suppress(*LOST):
                async with connected(address, attack.address) as socket:
                    while True:
                        await attack.go()
                        await socket.send(json.dumps({"do": "undo", "id": "x", "at": 0}))
                        await socket.recv()
            await asyncio.sleep(PAUSE)

    return [learn() for _ in range(attack.size)]


@asynccontextmanager
async def connected(address: str, origin: str) -> AsyncIterator[Any]:
    """A socket of an attacker."""
    here: dict[str, Any] = {"local_addr": (ATTACKER, 0)} if sys.platform == "linux" else {}
    headers = {} if sys.platform == "linux" else {"X-Forwarded-For": ATTACKER}
    async with websockets.connect(
        address, origin=websockets.Origin(f"http://{origin}"), additional_headers=headers, compression=None, **here
    ) as socket:
        yield socket


async def keep_asking(attack: Attack, person: Person, paths: Iterator[str]) -> None:
    """Ask for addresses as fast as they are answered."""
    for path in paths:
        await attack.go()
        with suppress(httpx.HTTPError):
            answer = await person.http.get(path)
            if answer.status_code == 429:
                await asyncio.sleep(PAUSE)


async def lists(attack: Attack) -> list[Part]:
    """Ask for the list of many open tables, as a guest with many tables and as a stranger, over several connections."""
    for number in range(attack.size):
        if number % MAX_LISTED_OF_GUEST == 0:
            host = await attack.guest(f"127.0.1.{number // 15 + 1}")
        await host.new_table(GAME, 4, open=True)
    eve = await attack.guest()
    for _ in range(min(attack.size, 15)):
        await attack.table(eve)
    strangers = [visitor_from(attack.address, ATTACKER) for _ in range(4)]
    return [keep_asking(attack, one, itertools.repeat("/api/tables")) for one in (*strangers, eve, eve, eve, eve)]


async def replays(attack: Attack) -> list[Part]:
    """Ask for many moments of a finished match, always others, and for its evidence."""
    eve = await attack.guest()
    table = await attack.table(eve)
    tab = await eve.open(table)
    await tab.play_on(Random(1))
    await tab.close()

    def addresses() -> Iterator[str]:
        for at in itertools.cycle(range(40)):
            yield f"/api/tables/{table}/replay?at={at}&count=50"
            yield f"/api/tables/{table}/evidence"

    return [keep_asking(attack, eve, addresses()) for _ in range(attack.size)]


async def new_tables(attack: Attack) -> list[Part]:
    """Make guests and tables as fast as that is allowed, and ask for pages of strangers."""

    async def make() -> None:
        while True:
            await attack.go()
            with suppress(*LOST):
                eve = await attack.guest()
                await attack.table(eve)
            await asyncio.sleep(PAUSE)

    return [make() for _ in range(attack.size)]


def raw(data: Callable[[], bytes]) -> Callable[[Attack], Coroutine[Any, Any, list[Part]]]:
    """An attack that sends bytes over sockets at a table, as fast as they are read."""

    async def prepare(attack: Attack) -> list[Part]:
        seats = [seat async for seat in attack.seats(attack.size)]
        return [keep_writing(attack, eve, table) for eve, table in seats]

    async def keep_writing(attack: Attack, eve: Person, table: str) -> None:
        while True:
            await attack.go()
            with suppress(*LOST):
                writer = await raw_frames.open_socket(attack.address, table, dict(eve.http.cookies), ATTACKER)
                try:
                    while not writer.is_closing():
                        await attack.go()
                        writer.write(data())
                        await writer.drain()
                finally:
                    writer.close()
            await asyncio.sleep(PAUSE)

    return prepare


async def pipelined(attack: Attack) -> list[Part]:
    """Send many small requests ahead on each connection, and connect again when it is closed."""
    request = f"GET /api/me HTTP/1.1\r\nHost: {attack.address}\r\n\r\n".encode()

    async def keep_sending_ahead() -> None:
        while True:
            await attack.go()
            with suppress(*LOST):
                await raw_frames.send_and_read(attack.address, request * 400, ATTACKER)
            await asyncio.sleep(PAUSE / 10)

    return [keep_sending_ahead() for _ in range(attack.size)]


ATTACKS: dict[str, tuple[Callable[[Attack], Coroutine[Any, Any, list[Part]]], int]] = {
    "returns": (returns, 60),
    "illegal moves": (illegal_moves, 60),
    "previews": (previews, 120),
    "hints": (hints, 25),
    "chat": (chat, 60),
    "moves and undos": (moves_and_undos, 60),
    "masters": (masters, 50),
    "lists": (lists, 100),
    "replays": (replays, 8),
    "new tables": (new_tables, 8),
    "reconnects": (reconnects, 100),
    "lessons": (lessons, 30),
    "tiny frames": (raw(raw_frames.tiny_messages), 30),
    "pings": (raw(raw_frames.pings), 30),
    "pipelined": (pipelined, 30),
}
"""Each prepares an attack and returns what it consists of; and its full size in sockets, tables or connections."""


def run_attack(name: str, address: str, size: int, ready: Event, on: Event, sent: Synchronized[int]) -> None:
    """Attack a server whenever the attack is on, until this process is ended."""

    async def run() -> None:
        parts = await ATTACKS[name][0](Attack(address, size, on, sent))
        os.nice(NICENESS)
        ready.set()
        await asyncio.gather(*parts)

    asyncio.run(run())


class AttackProcess:
    """An attack in another process, which can be begun and paused."""

    def __init__(self, name: str, address: str, size: int) -> None:
        context = get_context("spawn")
        self._ready, self._on = context.Event(), context.Event()
        self._sent = context.Value("L", 0)
        arguments = (name, address, size, self._ready, self._on, self._sent)
        self._process = context.Process(target=run_attack, args=arguments, daemon=True)
        self._process.start()
        assert self._ready.wait(PREPARE_SECONDS), "the attack could not be prepared"

    @property
    def sent(self) -> int:
        """How many messages, requests or connections the attack has begun."""
        return int(self._sent.value)

    def begin(self) -> None:
        """Attack from now on."""
        assert self._process.is_alive(), "the attack has ended before"
        self._on.set()

    def pause(self) -> None:
        """Send nothing from now on."""
        self._on.clear()
        assert self._process.is_alive(), "the attack has ended before"

    def end(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.join()


def full_size(names: Sequence[str] = ()) -> dict[str, int]:
    """The full size of each of these attacks, or of all."""
    return {name: size for name, (_, size) in ATTACKS.items() if not names or name in names}
