"""A player from another address than the attackers, who plays against a bot, reloads the page and notes the waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from attack.attackers import visitor_from

from server.running_server import Person, Tab

PLAYER = "127.0.0.7"
"""The address of the player."""
BOT = "builder"
"""The level of the bot that the player waits for."""
THINKING_SECONDS = 0.05
"""Seconds that the player takes for a move."""
MOVES_BETWEEN_RELOADS = 4
"""Number of moves after which the player loads the page again."""


@dataclass(frozen=True)
class Wait:
    """How long the player waited for one thing."""

    seconds: float
    server_seconds: float
    """Processor time that the server used meanwhile, for whomever; its workers do not count. Other work of the machine
    changes the seconds, but hardly this."""


@dataclass
class Waits:
    """The waits of one half of a round."""

    moves: list[Wait] = field(default_factory=list)
    """From sending a move to its answer."""
    bots: list[Wait] = field(default_factory=list)
    """From sending a move to the end of the bot's moves, where the bot has moved."""
    reloads: list[Wait] = field(default_factory=list)
    """For the page, who one is, the table and the first frame of a new socket."""
    seconds: float = 0.0
    """Length of the half."""
    busy: float = 0.0
    """Seconds in which the server used a processor."""
    sent: int = 0
    """What the attack sent."""


class Stopwatch:
    """Measures waits: the time, and the processor time of the server."""

    def __init__(self, processor_seconds: Callable[[], float]) -> None:
        self._processor_seconds = processor_seconds
        self._begun = time.monotonic()
        self._used = processor_seconds()

    def wait(self) -> Wait:
        """The wait since the stopwatch was started."""
        return Wait(time.monotonic() - self._begun, self._processor_seconds() - self._used)


class Player:
    """A player from an address of its own, who plays one game after another against a bot."""

    def __init__(self, address: str, processor_seconds: Callable[[], float]) -> None:
        self.person: Person = visitor_from(address, PLAYER)
        self.processor_seconds = processor_seconds
        self.tab: Tab | None = None

    async def sit_down(self) -> Tab:
        """The socket at the table of a game that goes on."""
        if self.tab is None or self.tab.over:
            if self.tab is not None:
                await self.tab.close()
            self.tab = await self.person.open(await self.new_table())
        await self.until_asked(self.tab)
        return self.tab

    async def new_table(self) -> str:
        """Lay a table, and wait as told where games end faster than one player may lay tables."""
        wanted = {"game": "giza", "players": 2, "bots": {"p2": BOT}}
        while (answer := await self.person.http.post("/api/tables", json=wanted)).status_code == 429:
            await asyncio.sleep(answer.json()["error"]["args"]["seconds"])
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @staticmethod
    async def until_asked(tab: Tab) -> None:
        await tab.until(lambda: tab.over or bool(tab.choices))

    async def play(self, moves: int) -> Waits:
        """Play moves, and wait for the bot after each. Nothing may be refused."""
        waits, whole = Waits(), Stopwatch(self.processor_seconds)
        while len(waits.moves) < moves:
            tab = await self.sit_down()
            if tab.over:
                continue
            await self._move(tab, waits)
            if len(waits.moves) % MOVES_BETWEEN_RELOADS == 0:
                waits.reloads.append(await self.reload())
            await asyncio.sleep(THINKING_SECONDS)
        waits.seconds, waits.busy = whole.wait().seconds, whole.wait().server_seconds
        return waits

    async def _move(self, tab: Tab, waits: Waits) -> None:
        watch, moment = Stopwatch(self.processor_seconds), tab.moment
        answer = await tab.play()
        assert answer["is"] == "done", answer
        waits.moves.append(watch.wait())
        await self.until_asked(tab)
        if tab.moment > moment + 1:
            waits.bots.append(watch.wait())

    async def reload(self) -> Wait:
        """Load the page again as a browser does."""
        assert self.tab is not None
        await self.tab.close()
        watch = Stopwatch(self.processor_seconds)
        page = await self.person.http.get(f"/table/{self.tab.table}")
        assert page.status_code == 200, page.text
        await self.person.get("/api/me")
        await self.person.get(f"/api/tables/{self.tab.table}")
        self.tab = await self.person.open(self.tab.table)
        return watch.wait()
