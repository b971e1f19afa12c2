"""Keeps a database of the installed server, with tables of every game, so that later versions are tested with it.

Run it with the last build of a rules version, before the rules change, and never again for that version:

    PYTHONPATH=tests python -m server.write_version tests/server/version-1.sql

The file is SQL of SQLite. Comments at its beginning name the tables and the sessions of the people who sit there.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from benben import Match
from benben.bots.mcts import Budget, MctsBot
from benben.server.http.session_cookie import COOKIE
from benben.server.tables.table import Table

from records.write_version import asked, back_upstream, drawing_sphinx_cards, one_sealed
from server.running_server import Person, RunningServer, running

ITERATIONS = 60
"""Iterations of the search that chooses the moves of people and bots."""
NEVER = 3600.0
"""Seconds that bots of the server take for a move: longer than this program runs."""
PEOPLE = ["Ann", "Bea", "Cid"]


@dataclass(frozen=True)
class KeptTable:
    """A table to keep: its people take the first seats, bots the others, and it is left when the condition is true."""

    name: str
    players: int
    people: int
    until: Callable[[Match], bool]
    options: dict[str, str] = field(default_factory=dict)
    empty: int = 0
    """Number of seats that stay empty: the match does not begin."""

    @property
    def game(self) -> str:
        return self.name.split("-")[0]


def over(match: Match) -> bool:
    return match.over()


def bot_asked(after: int) -> Callable[[Match], bool]:
    """The last seat has to move."""
    return lambda match: len(match.record.entries) > after and match.actors() == (match.players - 1,)


def person_asked(after: int) -> Callable[[Match], bool]:
    """The first seat has to move."""
    return lambda match: len(match.record.entries) > after and match.actors() == (0,)


def person_may_undo(match: Match) -> bool:
    """The first seat has to move and may take its last move back."""
    return len(match.record.entries) > 100 and match.actors() == (0,) and match.can_undo(0)


TABLES = [
    KeptTable("egizia-sphinx-draw", 2, 2, drawing_sphinx_cards),
    KeptTable("egizia-upstream", 3, 3, back_upstream),
    KeptTable("egizia-leftover", 2, 2, asked("leftover")),
    KeptTable("egizia-bot", 2, 1, bot_asked(120), {"leftover_card": "end-of-round", "seat_bid": "on"}),
    KeptTable("egizia-waiting", 3, 1, over, empty=1),
    KeptTable("egizia-over", 2, 2, over),
    KeptTable("great_pyramid-sealed", 3, 3, one_sealed),
    KeptTable("great_pyramid-undo", 3, 1, person_may_undo, {"reassign": "after-temple"}),
    KeptTable("great_pyramid-waiting", 3, 1, over, empty=2),
    KeptTable("great_pyramid-over", 3, 2, over),
    KeptTable("pyramids-middle", 2, 2, person_asked(60)),
    KeptTable("giza-middle", 2, 1, person_asked(40)),
]


async def make_table(server: RunningServer, people: list[Person], kept: KeptTable) -> str:
    """Make a table over HTTP, play at it, and return its id."""
    host = people[0]
    bots = {f"p{seat + 1}": "random" for seat in range(kept.people + kept.empty, kept.players)}
    made = await host.new_table(kept.game, kept.players, options=kept.options, bots=bots, open=True)
    for person in people[1 : kept.people]:
        await person.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    table = server.open_tables.tables[made["id"]]
    if not kept.empty:
        await play(table, people[: kept.people], kept)
    return str(made["id"])


async def play(table: Table, people: list[Person], kept: KeptTable) -> None:
    """Play until the condition is true; people's moves go over their sockets, bots' moves directly."""
    tabs = [await person.open(table.row.id) for person in people]
    for number, tab in enumerate(tabs):
        await tab.ask("say", text=f"hello from {PEOPLE[number]}")
    bots = [MctsBot(Budget(ITERATIONS), seat) for seat in range(kept.players)]
    table_match = table.playing()
    match = table_match.match
    while not kept.until(match):
        if match.over():
            raise ValueError(f"{kept.name}: the game was never left")
        seat = match.actors()[0]
        action = bots[seat].choose(match.perspective_with_sealed(seat))
        if seat < len(tabs):
            tab = tabs[seat]
            await tab.until(lambda tab=tab: tab.moment == table_match.moment)  # type: ignore[misc]
            assert (await tab.play(action))["is"] == "done"
        else:
            async with table.lock:
                await table.save(seat, table_match.play(seat, action, None))
    for tab in tabs:
        await tab.close()


async def write(path: Path) -> None:
    """Make all tables, stop the server and write its database."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "benben.sqlite"
        notes = []
        async with running(f"sqlite:///{file}", fixed_seed=1, pace=NEVER, modules=[]) as server:
            people = [await server.person(name) for name in PEOPLE]
            notes += [f"-- session {name}: {one.http.cookies[COOKIE]}" for name, one in zip(PEOPLE, people, strict=True)]
            for kept in TABLES:
                notes.append(f"-- table {kept.name}: {await make_table(server, people, kept)}")
        with sqlite3.connect(file) as connection:
            path.write_text("\n".join([*notes, *connection.iterdump()]) + "\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
