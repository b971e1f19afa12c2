"""Players from other addresses than the attackers, who play against bots, reload the page and note the waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from attack.attackers import visitor_from

from server.running_server import Person, Tab

PLAYERS = tuple(f"127.0.2.{last}" for last in range(1, 13))
"""The address of each player. They play at the same time, each alone against a bot. One alone would play a few hundred moves
in an hour: a guest may lay a table every ten seconds in the long run."""
BOT = "builder"
"""The level of the bot that the player waits for."""
THINKING_SECONDS = (0.2, 0.6)
"""The least and the most that a player thinks about a move."""
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

    @staticmethod
    def together(parts: Sequence[Waits]) -> Waits:
        """The waits of players who played at the same time."""
        return Waits(
            [wait for part in parts for wait in part.moves],
            [wait for part in parts for wait in part.bots],
            [wait for part in parts for wait in part.reloads],
            max(part.seconds for part in parts),
            max(part.busy for part in parts),
        )


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

    def __init__(self, address: str, network: str, processor_seconds: Callable[[], float]) -> None:
        self.person: Person = visitor_from(address, network)
        self.processor_seconds = processor_seconds
        self.rng = Random(network)
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
            await asyncio.sleep(self.rng.uniform(*THINKING_SECONDS))
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


class Players:
    """Several players at tables of their own."""

    def __init__(self, address: str, processor_seconds: Callable[[], float]) -> None:
        self.players = [Player(address, network, processor_seconds) for network in PLAYERS]

    async def arrive(self) -> None:
        """Become guests of the server."""
        for player in self.players:
            await player.person.post("/api/me", {"name": "Ann"})

    async def play(self, moves: int) -> Waits:
        """Let each play as many moves, all at the same time."""
        return Waits.together(await asyncio.gather(*[player.play(moves) for player in self.players]))

    async def leave(self) -> None:
        """Close all connections."""
        for player in self.players:
            await player.person.close()
