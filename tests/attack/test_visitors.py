"""One visitor cannot starve the others, within the limits: an attack runs while a player from another address plays on.

The times with and without the attack are printed, with their ratio. A machine that is busy with other things has its own
influence on them, so that only counted things are asserted.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median

import pytest

from attack import LONG
from attack.attacked_server import VISITOR, AttackedServer, attacked_server
from attack.attackers import under_attack

from server.running_server import Person, Tab

MOVES = 60 if LONG else 8
"""Moves of the player in each half of a measurement."""
SIZES = {"returns": 40, "previews": 120, "illegal moves": 60, "masters": 63, "lists": 100, "replays": 8}
"""Size of each attack: sockets, tables or connections."""
BOT = "builder"
"""The level of the bot that the player waits for."""


@dataclass
class Waits:
    """How long a player waited, in seconds."""

    moves: list[float] = field(default_factory=list)
    """From sending a move to its answer."""
    bots: list[float] = field(default_factory=list)
    """From the answer to the end of the bot's moves."""
    pages: list[float] = field(default_factory=list)
    """For the list of tables."""
    busy: float = 0.0
    """Share of a processor that the server used meanwhile."""

    def compared(self, quiet: Waits) -> str:
        """The medians and the 99th percentiles next to those without an attack, and how many times as long they are."""
        times = "; ".join(
            f"{name} p50 {ratio(median(ours), median(theirs))}, p99 {ratio(percentile(ours), percentile(theirs))}"
            for name, ours, theirs in (
                ("move", self.moves, quiet.moves),
                ("bot", self.bots, quiet.bots),
                ("page", self.pages, quiet.pages),
            )
        )
        return f"{times}; server busy {quiet.busy:.0%} -> {self.busy:.0%}"


def percentile(seconds: list[float]) -> float:
    """The 99th percentile."""
    return sorted(seconds)[int(0.99 * (len(seconds) - 1) + 0.5)]


def ratio(attacked: float, quiet: float) -> str:
    """Two times in milliseconds and their ratio."""
    return f"{1000 * quiet:.1f} -> {1000 * attacked:.1f} ms ({attacked / quiet:.1f}x)"


async def play(person: Person, tab: Tab, moves: int) -> Waits:
    """Play moves as a person does, and wait for the bot after each; nothing may be refused."""
    waits = Waits()
    while len(waits.moves) < moves and not tab.over:
        await tab.until(lambda: tab.over or bool(tab.choices))
        if tab.over:
            break
        begin = time.monotonic()
        answer = await tab.play()
        assert answer["is"] == "done", answer
        waits.moves.append(time.monotonic() - begin)
        await tab.until(lambda: tab.over or bool(tab.choices))
        waits.bots.append(time.monotonic() - begin)
        begin = time.monotonic()
        await person.get("/api/tables")
        waits.pages.append(time.monotonic() - begin)
        await asyncio.sleep(0.05)
    return waits


async def a_game(person: Person) -> Tab:
    return await person.open((await person.new_table("giza", 2, bots={"p2": BOT}))["id"])


async def measured(server: AttackedServer, person: Person) -> Waits:
    """The waits of a player over several games."""
    waits, begin, used = Waits(), time.monotonic(), server.processor_seconds()
    while len(waits.moves) < MOVES:
        tab = await a_game(person)
        more = await play(person, tab, MOVES - len(waits.moves))
        waits = Waits(waits.moves + more.moves, waits.bots + more.bots, waits.pages + more.pages)
        await tab.close()
    waits.busy = (server.processor_seconds() - used) / (time.monotonic() - begin)
    return waits


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    with attacked_server(tmp_path_factory.mktemp("attacked")) as found:
        yield found
        assert "Traceback" not in found.log(), found.log()


@pytest.mark.slow
@pytest.mark.parametrize("name", list(SIZES))
def test_a_player_elsewhere_plays_on(server: AttackedServer, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> tuple[Waits, Waits]:
        person = Person(f"127.0.0.1:{server.port}", {"X-Forwarded-For": VISITOR})
        await person.post("/api/me", {"name": "Ann"})
        await measured(server, person)  # workers are started, and times are learned
        quiet = await measured(server, person)
        with under_attack(name, f"127.0.0.1:{server.port}", SIZES[name] if LONG else max(4, SIZES[name] // 10)):
            attacked = await measured(server, person)
        await person.close()
        return quiet, attacked

    quiet, attacked = asyncio.run(asyncio.wait_for(story(), 600))
    assert len(attacked.moves) == MOVES
    with capsys.disabled():
        print(f"\n{name}: {attacked.compared(quiet)}")
