"""A database that the server of rules version 1 has left: today's server plays every table in it to its end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, select

import benben
from benben import Record
from benben.server.storage import table_queries
from benben.server.storage.schema import tables

from quick import first_quick
from server.running_server import Person, RunningServer, Tab, running
from server.version_database import VERSION_1, KeptDatabase, load_kept
from waiting import until

EGIZIA = {
    "two_extra_sphinx": "free",
    "leftover_card": "after-ships",
    "ten_percent_card": "in",
    "seat_bid": "off",
    "upstream": "new-start",
    "sphinx_draw": "one-by-one",
    "market_cards": "either-marker",
}
GREAT_PYRAMID = {"capstone_first_lift": "late", "reassign": "before-building", "memory": "closed", "track_length": "4"}
GIZA = {"edition": "pegasus-2006", "demolish_rival_sphinx": "yes", "memory": "closed", "first": "random"}
OPTIONS = {
    "egizia-sphinx-draw": EGIZIA,
    "egizia-upstream": EGIZIA,
    "egizia-leftover": EGIZIA,
    "egizia-bot": {**EGIZIA, "leftover_card": "end-of-round", "seat_bid": "on"},
    "egizia-waiting": EGIZIA,
    "egizia-over": EGIZIA,
    "great_pyramid-sealed": GREAT_PYRAMID,
    "great_pyramid-undo": {**GREAT_PYRAMID, "reassign": "after-temple"},
    "great_pyramid-waiting": GREAT_PYRAMID,
    "great_pyramid-over": GREAT_PYRAMID,
    "pyramids-middle": {"memory": "open"},
    "giza-middle": GIZA,
}
"""The options of every kept table as they are played, old readings included."""
WAITING = ["egizia-waiting", "great_pyramid-waiting"]
OVER = ["egizia-over", "great_pyramid-over"]
PLAYING = [name for name in OPTIONS if name not in WAITING + OVER]

SECONDS = 300.0
"""Most seconds for one test."""


class Visit:
    """The kept people at a running server."""

    def __init__(self, server: RunningServer, kept: KeptDatabase) -> None:
        self.server = server
        self.kept = kept
        self.people = {name: kept.person(server, name) for name in kept.sessions}

    async def tabs_at(self, table: str) -> list[Tab]:
        """A connection of each person who sits at a table, in seat order."""
        ann = self.people["Ann"]
        seats = (await ann.get(f"/api/tables/{table}"))["seats"]
        return [await self.people[seat["name"]].open(table) for seat in seats if seat["name"] in self.people]

    async def play_to_the_end(self, table: str) -> Tab:
        """Play at random at all seats of people, with a spectator who looks on; return the first person's connection."""
        tabs = await self.tabs_at(table)
        spectator = await self.server.person("Eve")
        watching = await spectator.open(table)
        await asyncio.gather(*[tab.play_on(Random(seat)) for seat, tab in enumerate(tabs)])
        await watching.until_over()
        assert watching.frame["viewer"] is None
        assert watching.frame["picture"]["scores"] == tabs[0].frame["picture"]["scores"]
        assert watching.choices == []
        return tabs[0]


def stored_headers(database: str) -> dict[str, Any]:
    """The rules version and options in every row."""
    engine = create_engine(database)
    with engine.connect() as connection:
        found = {
            row.id: (row.rules, row.options)
            for row in connection.execute(select(tables.c.id, tables.c.rules, tables.c.options)).all()
        }
    engine.dispose()
    return found


async def check_finished(person: Person, table: str, options: dict[str, str]) -> None:
    """The record of a finished table names the readings, verifies and is replayed move by move."""
    answer = await person.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    record = Record.loads(answer.text)
    assert record.options == options
    assert f"rules: {record.game.rules}\n" in answer.text
    assert (await person.post(f"/api/tables/{table}/verify"))["chances"] == record.verify() > 0
    last = len(record.entries)
    for viewer in ("", "&viewer=p1"):
        (first,) = await person.get(f"/api/tables/{table}/replay?at=0{viewer}")
        (end,) = await person.get(f"/api/tables/{table}/replay?at={last}{viewer}")
        assert first["last"] == end["at"] == last
        assert end["picture"]["scores"] == record.replay().scores()
    assert end["seed"] == (record.seed or b"").hex()


def visit(database: str, folder: Path, story: Any, **settings: Any) -> None:
    """Run a story at a server that has opened the kept database; afterwards no header of a row has changed."""

    async def run() -> None:
        kept = load_kept(VERSION_1, database, folder)
        before = stored_headers(database)
        async with running(database, **settings) as server:
            await story(Visit(server, kept))
        after = stored_headers(database)
        assert {table: after[table] for table in before} == before

    asyncio.run(asyncio.wait_for(run(), SECONDS))


@pytest.mark.slow
def test_every_table_is_listed_with_the_options_it_is_played_with(
    either: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_queries, "LISTED_SECONDS", float("inf"))

    async def story(at: Visit) -> None:
        ann, names = at.people["Ann"], {table: name for name, table in at.kept.tables.items()}
        lists = await ann.get("/api/tables")
        assert {names[table["id"]]: table["options"] for table in lists["mine"]} == OPTIONS
        assert {names[table["id"]]: table["options"] for table in lists["open"]} == {name: OPTIONS[name] for name in WAITING}
        for name, table in at.kept.tables.items():
            tab = await ann.open(table)
            assert tab.frame["options"] == OPTIONS[name]
            if name not in WAITING:
                await tab.until(lambda tab=tab: any(message["is"] == "chat" for message in tab.messages))  # type: ignore[misc]
                lines = [line["text"] for message in tab.messages if message["is"] == "chat" for line in message["lines"]]
                assert lines[0] == "hello from Ann"

    visit(either, tmp_path, story, pace=3600.0)


@pytest.mark.slow
@pytest.mark.parametrize("name", first_quick(PLAYING))
def test_a_table_in_the_middle_of_a_game_is_played_to_its_end(name: str, database: str, tmp_path: Path) -> None:
    async def story(at: Visit) -> None:
        table = at.kept.tables[name]
        tab = await at.play_to_the_end(table)
        assert tab.frame["options"] == OPTIONS[name]
        await check_finished(at.people["Ann"], table, OPTIONS[name])

    visit(database, tmp_path, story)


@pytest.mark.slow
def test_tables_of_every_game_are_played_to_their_end_on_postgresql(postgresql: str, tmp_path: Path) -> None:
    async def story(at: Visit) -> None:
        for name in ("egizia-sphinx-draw", "great_pyramid-sealed", "pyramids-middle", "giza-middle"):
            await at.play_to_the_end(at.kept.tables[name])
            await check_finished(at.people["Ann"], at.kept.tables[name], OPTIONS[name])

    visit(postgresql, tmp_path, story)


@pytest.mark.slow
@pytest.mark.parametrize("name", first_quick(WAITING))
def test_a_table_that_waited_for_players_begins_as_it_was_offered(name: str, database: str, tmp_path: Path) -> None:
    async def story(at: Visit) -> None:
        table, bea = at.kept.tables[name], at.people["Bea"]
        empty = [seat["seat"] for seat in (await bea.get(f"/api/tables/{table}"))["seats"] if not seat["taken"]]
        for seat, who in zip(empty, ("Bea", "Cid"), strict=False):
            await at.people[who].post(f"/api/tables/{table}/join", {"seat": seat})
        await at.play_to_the_end(table)
        await check_finished(bea, table, OPTIONS[name])

    visit(database, tmp_path, story)


@pytest.mark.slow
@pytest.mark.parametrize("name", first_quick(OVER))
def test_a_finished_table_is_replayed_verified_and_played_again_by_the_same_readings(
    name: str, database: str, tmp_path: Path
) -> None:
    async def story(at: Visit) -> None:
        table, ann = at.kept.tables[name], at.people["Ann"]
        await check_finished(ann, table, OPTIONS[name])
        rematch = await ann.post(f"/api/tables/{table}/rematch")
        assert rematch["options"] == OPTIONS[name]
        game = benben.game(rematch["game"])
        assert stored_headers(database)[rematch["id"]] == (game.rules, OPTIONS[name])
        tab = await ann.open(rematch["id"])
        assert tab.frame["phase"] == "playing"

    visit(database, tmp_path, story, pace=3600.0)


@pytest.mark.slow
def test_in_the_middle_of_a_sphinx_draw_the_next_card_is_seen_before_another_one(database: str, tmp_path: Path) -> None:
    async def story(at: Visit) -> None:
        tabs = await at.tabs_at(at.kept.tables["egizia-sphinx-draw"])
        drawing = next(tab for tab in tabs if tab.choices)
        draw = next(choice for choice in drawing.choices if choice["text"] == "draw")
        moment = drawing.moment
        assert (await drawing.play(draw["action"]))["is"] == "done"
        await drawing.until(lambda: drawing.moment > moment)
        seen = [event["text"] for event in drawing.log[-2:]]
        assert seen[0] == "draw"
        assert seen[1].startswith("sphinx ")
        assert seen[1] != "sphinx hidden"
        assert "stop" in [choice["text"] for choice in drawing.choices]

    visit(database, tmp_path, story)


@pytest.mark.slow
def test_a_sealed_choice_of_before_waits_for_the_others(database: str, tmp_path: Path) -> None:
    async def story(at: Visit) -> None:
        tabs = await at.tabs_at(at.kept.tables["great_pyramid-sealed"])
        own = [tab.frame["picture"]["question"]["own"] for tab in tabs]
        assert [choice is not None for choice in own].count(True) == 1
        moment = tabs[0].moment
        for tab, choice in zip(tabs, own, strict=True):
            if choice is None:
                assert tab.moment == moment
                assert (await tab.play())["is"] == "done"
        for tab in tabs:
            await tab.until(lambda tab=tab: tab.moment > moment)  # type: ignore[misc]

    visit(database, tmp_path, story)


@pytest.mark.slow
def test_a_move_of_before_can_be_taken_back(database: str, tmp_path: Path) -> None:
    async def story(at: Visit) -> None:
        (tab,) = await at.tabs_at(at.kept.tables["great_pyramid-undo"])
        assert tab.frame["undo"]
        moment = tab.moment
        assert (await tab.ask("undo", at=moment))["is"] == "done"
        await tab.until(lambda: tab.moment == moment + 1)
        assert tab.choices

    visit(database, tmp_path, story, pace=3600.0)


@pytest.mark.slow
def test_a_bot_that_was_to_move_moves_as_soon_as_somebody_looks(database: str, tmp_path: Path) -> None:
    async def story(at: Visit) -> None:
        kept, opened = at.kept.tables["egizia-bot"], at.server.open_tables.tables
        await at.tabs_at(kept)
        await until(lambda: opened[kept].playing().match.actors() == (0,), "the bot has moved")

    visit(database, tmp_path, story)
