"""``python -m attack.ratios``: how much longer a player waits while somebody else attacks the server.

For each attack a server is started. A player from one address plays against a bot, reloads the page and plays on; attackers
from another address ask for as much as the limits allow. Rounds without and with the attack take turns, so that other work
of the machine falls on both. The printed ratios are those of percentiles over the moves, replies and reloads of all rounds:
those of one round are too few for a 99th percentile.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from attack.attacked_server import AttackedServer, attacked_server
from attack.attackers import ATTACKS, AttackProcess, full_size, visitor_from

from server.running_server import Person, Tab

PLAYER = "127.0.0.7"
"""The address of the player."""
BOT = "builder"
"""The level of the bot that the player waits for."""
THINKING_SECONDS = 0.05
"""Seconds that the player takes for a move."""
MOVES_BETWEEN_RELOADS = 4
"""Number of moves after which the player loads the page again."""
ROUNDS = 7
"""Rounds without and with each attack."""
MOVES = 30
"""Moves of the player in each half of a round."""
MOST = 2.0
"""How many times as long a player may wait."""


@dataclass
class Waits:
    """How long a player waited in one half of a round, in seconds."""

    moves: list[float] = field(default_factory=list)
    """From sending a move to its answer."""
    bots: list[float] = field(default_factory=list)
    """From the answer to the end of the bot's moves."""
    reloads: list[float] = field(default_factory=list)
    """For the page, who one is, the table and the first frame of a new socket."""
    seconds: float = 0.0
    """Length of the half."""
    busy: float = 0.0
    """Seconds in which the server used a processor."""
    sent: int = 0
    """What the attack sent."""


@dataclass
class Round:
    """The waits without and with an attack, one shortly after the other."""

    quiet: Waits
    attacked: Waits


def percentile(seconds: Sequence[float], share: float = 0.99) -> float:
    """The 99th percentile, or another one."""
    return sorted(seconds)[int(share * (len(seconds) - 1) + 0.5)]


class Player:
    """A player from an address of its own, who plays one game after another against a bot."""

    def __init__(self, address: str) -> None:
        self.person: Person = visitor_from(address, PLAYER)
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
        waits, begun = Waits(), time.monotonic()
        while len(waits.moves) < moves:
            tab = await self.sit_down()
            if tab.over:
                continue
            begin = time.monotonic()
            answer = await tab.play()
            assert answer["is"] == "done", answer
            answered = time.monotonic()
            waits.moves.append(answered - begin)
            await self.until_asked(tab)
            waits.bots.append(time.monotonic() - answered)
            if len(waits.moves) % MOVES_BETWEEN_RELOADS == 0:
                waits.reloads.append(await self.reload())
            await asyncio.sleep(THINKING_SECONDS)
        waits.seconds = time.monotonic() - begun
        return waits

    async def reload(self) -> float:
        """Load the page again as a browser does; how long that takes."""
        assert self.tab is not None
        await self.tab.close()
        begin = time.monotonic()
        page = await self.person.http.get(f"/table/{self.tab.table}")
        assert page.status_code == 200, page.text
        await self.person.get("/api/me")
        await self.person.get(f"/api/tables/{self.tab.table}")
        self.tab = await self.person.open(self.tab.table)
        return time.monotonic() - begin


async def half(server: AttackedServer, player: Player, moves: int, attack: AttackProcess | None) -> Waits:
    """One half of a round."""
    used, sent = server.processor_seconds(), 0 if attack is None else attack.sent
    waits = await player.play(moves)
    waits.busy = server.processor_seconds() - used
    waits.sent = 0 if attack is None else attack.sent - sent
    return waits


async def measure(server: AttackedServer, name: str, size: int, rounds: int, moves: int) -> list[Round]:
    """The rounds of one attack."""
    address = f"127.0.0.1:{server.port}"
    player, found = Player(address), []
    await player.person.post("/api/me", {"name": "Ann"})
    attack = await asyncio.to_thread(AttackProcess, name, address, size)
    try:
        await player.play(moves)  # workers are started, and times are learned
        for _ in range(rounds):
            quiet = await half(server, player, moves, None)
            attack.begin()
            attacked = await half(server, player, moves, attack)
            attack.pause()
            found.append(Round(quiet, attacked))
        await player.person.close()
    finally:
        attack.end()
    return found


@dataclass(frozen=True)
class Ratios:
    """How many times as long a player waits during an attack, over all rounds."""

    name: str
    move: float
    move_median: float
    bot: float
    bot_median: float
    reload: float
    sent: float
    """What the attack sent in a second."""
    busy: float
    """Share of a processor that the server used during the attack."""
    quiet_move: float
    """Seconds of the 99th percentile of a move without an attack."""

    @staticmethod
    def of(name: str, rounds: Sequence[Round]) -> Ratios:
        """The ratios of the rounds of an attack."""

        def ratio(share: float, what: str) -> float:
            during = [wait for one in rounds for wait in getattr(one.attacked, what)]
            before = [wait for one in rounds for wait in getattr(one.quiet, what)]
            return percentile(during, share) / percentile(before, share)

        seconds = sum(one.attacked.seconds for one in rounds)
        return Ratios(
            name,
            ratio(0.99, "moves"),
            ratio(0.5, "moves"),
            ratio(0.99, "bots"),
            ratio(0.5, "bots"),
            ratio(0.99, "reloads"),
            sum(one.attacked.sent for one in rounds) / seconds,
            sum(one.attacked.busy for one in rounds) / seconds,
            percentile([wait for one in rounds for wait in one.quiet.moves]),
        )

    @property
    def worst(self) -> float:
        """The largest of what is promised: the 99th percentiles of a move and a reload, and a bot's usual reply."""
        return max(self.move, self.bot_median, self.reload)

    def line(self) -> str:
        """A row of the printed table."""
        figures = (self.move, self.move_median, self.bot, self.bot_median, self.reload)
        ratios = "".join(f"{figure:9.1f}" for figure in figures)
        return f"{self.name:16}{ratios}{self.sent:10.0f}{self.busy:8.0%}{1000 * self.quiet_move:12.1f}"


HEAD = (
    f"{'attack':16}{'move p99':>9}{'p50':>9}{'bot p99':>9}{'p50':>9}{'reload':>9}{'sent/s':>10}{'busy':>8}{'quiet, ms':>12}"
)
"""The head of the printed table."""


def measured(name: str, size: int, rounds: int = ROUNDS, moves: int = MOVES) -> Ratios:
    """Attack a new server; the ratios."""
    with tempfile.TemporaryDirectory() as folder, attacked_server(Path(folder)) as server:
        rows = asyncio.run(asyncio.wait_for(measure(server, name, size, rounds, moves), 900))
        assert "Traceback" not in server.log(), server.log()
    return Ratios.of(name, rows)


def main() -> int:
    """Measure all attacks, or those that are named; return 1 if a player waits too long during one of them."""
    parser = argparse.ArgumentParser(description="how much longer a player waits while somebody else attacks the server")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"all by default: {', '.join(ATTACKS)}")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--moves", type=int, default=MOVES, help="moves in each half of a round")
    given = parser.parse_args()
    unknown = set(given.attacks) - set(ATTACKS)
    if unknown:
        parser.error(f"there is no attack {', '.join(sorted(unknown))}")
    print(HEAD, flush=True)
    worst = 0.0
    for name, size in full_size(given.attacks).items():
        found = measured(name, size, given.rounds, given.moves)
        worst = max(worst, found.worst)
        print(found.line(), flush=True)
    print(f"at most {worst:.1f} times as long" + ("" if worst <= MOST else f": more than {MOST:g}"))
    return int(worst > MOST)


if __name__ == "__main__":
    sys.exit(main())
