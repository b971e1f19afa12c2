"""Forced moves at a table: the table plays them unless the player wants to be asked; the record is the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from benben.play.forced import forced_move
from benben.play.record import Record
from benben.server.storage import journal_queries
from benben.server.tables.check_tables import check_database

from server.running_server import RunningServer, Tab, running
from server.test_leaving import at_a_table
from waiting import run


async def play_some(server: RunningServer, tabs: list[Tab], moves: int) -> int:
    """Play at random; return how many questions were asked that had one answer that everybody knows."""
    table_match, rng, forced = server.open_tables.tables[tabs[0].table].playing(), Random(5), 0
    for _ in range(moves):
        if table_match.match.over():
            break
        forced += forced_move(table_match.match.perspective(None)) is not None
        asked = tabs[table_match.match.actors()[0]]
        await asked.until(lambda asked=asked: asked.moment == table_match.moment)  # type: ignore[misc]
        assert (await asked.play(rng.choice(asked.choices)["action"]))["is"] == "done"
    for tab in tabs:
        await tab.until(lambda tab=tab: tab.moment == table_match.moment)  # type: ignore[misc]
    return forced


def by_table(log: list[dict[str, Any]]) -> list[int]:
    return sorted({event["at"] for event in log if event.get("by_table")})


@pytest.mark.slow
def test_the_table_plays_what_is_no_choice_and_the_log_and_the_journal_say_so(either: str) -> None:
    async def whole() -> None:
        async with running(either, fixed_seed=1) as server:
            ann, _bea, path, tab, other = await at_a_table(server, "pyramids")
            assert await play_some(server, [tab, other], 400) == 0, "nobody was asked what is no question"
            table_match = server.open_tables.tables[tab.table].playing()
            assert by_table(tab.log) == by_table(other.log) == sorted(table_match.by_table) != []
            with server.services.database._engine.connect() as connection:
                kinds = [line.kind for line in journal_queries.journal_lines(connection, tab.table)]
                assert kinds.count("forced") == len(table_match.by_table)
                assert list(check_database(connection)) == []
            record = Record.loads((await ann.http.get(f"{path}/record")).text)
            assert record.finished
            record.replay()
            record.verify()

    run(whole)


@pytest.mark.slow
def test_who_wants_to_be_asked_is_asked(database: str) -> None:
    async def whole() -> None:
        async with running(database, fixed_seed=1) as server:
            ann, bea, _path, tab, other = await at_a_table(server, "pyramids")
            for person in (ann, bea):
                await person.post("/api/me/preferences", {"preferences": {"forced": "ask"}})
            table_match = server.open_tables.tables[tab.table].playing()
            before = len(table_match.by_table)
            assert await play_some(server, [tab, other], 60) > 0
            assert len(table_match.by_table) == before
            assert (await ann.get("/api/me"))["preferences"] == {"forced": "ask"}

    run(whole)


def test_preferences_are_names_and_values_of_one_word(database: str) -> None:
    async def whole() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            for wrong in ({"a b": "x"}, {"a": "<b>"}, {"a": ""}, {f"a{'b' * 40}": "x"}):
                await ann.post("/api/me/preferences", {"preferences": wrong}, 422)
            assert (await ann.get("/api/me"))["preferences"] == {}

    run(whole)
