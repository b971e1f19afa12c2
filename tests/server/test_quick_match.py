"""Quick matches: people are seated together once, at one server and at two; nobody who has vanished, nobody twice."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from sqlalchemy import func, select, update

from benben.server.storage.match_queries import FRESH_SECONDS, KEPT_SECONDS
from benben.server.storage.people_tables import match_requests
from benben.server.storage.schema import seats, tables

from server.running_server import Person, RunningServer, Tab, running
from server.test_several_servers import at, two_servers
from waiting import run

WISH = {"game": "vault", "players": 2, "pace": "none"}


async def wish(person: Person, **more: object) -> Any:
    return (await person.post("/api/quick-match", WISH | more))["match"]


async def look(person: Person) -> Any:
    return (await person.get("/api/quick-match"))["match"]


async def let_pass(server: RunningServer, seconds: float) -> None:
    """Have all signs of life be older, as if this much time had passed."""
    older = update(match_requests).values(seen=match_requests.c.seen - seconds)
    await server.services.database.write(lambda connection: connection.execute(older) and None)


def test_two_who_want_the_same_are_seated_together(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, ben, cid = [await server.person(name) for name in ("Ann", "Ben", "Cid")]
            assert (await wish(ann))["waiting"] == 1
            assert (await wish(cid, players=3))["waiting"] == 1, "another number of players is another wish"
            table = (await wish(ben))["table"]
            assert table is not None
            assert (await look(ann))["table"] == table
            found = await ann.get(f"/api/tables/{table}")
            assert ([one["name"] for one in found["seats"]], found["open"], found["seat"]) == (["Ann", "Ben"], False, "p1")
            tabs = [await person.open(table) for person in (ann, ben)]
            for tab in tabs:
                await tab.until(partial(is_asked_to_commit, tab))
            await ann.delete("/api/quick-match")
            assert await look(ann) is None
            assert (await look(cid))["table"] is None

    run(story)


def test_a_wish_survives_a_reload_can_be_changed_and_cancelled(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, ben = await server.person("Ann"), await server.person("Ben")
            since = (await wish(ann))["since"]
            await let_pass(server, FRESH_SECONDS + 1)
            assert (await look(ann))["since"] == since, "a page that was away for a while keeps its place"
            assert (await wish(ann))["since"] == since
            assert (await wish(ann, players=3))["players"] == 3
            assert (await wish(ben))["waiting"] == 1
            assert (await ann.delete("/api/quick-match"))["match"] is None
            assert (await wish(ben, players=3))["waiting"] == 1

    run(story)


@pytest.mark.slow
def test_whoever_has_vanished_is_not_seated(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, ben, cid = [await server.person(name) for name in ("Ann", "Ben", "Cid")]
            await wish(ann)
            await let_pass(server, FRESH_SECONDS + 1)
            assert ((await wish(ben))["table"], (await look(ben))["waiting"]) == (None, 1)
            table = (await wish(cid))["table"]
            assert (await look(ben))["table"] == table
            assert (await look(ann))["table"] is None, "who comes back still waits"
            await let_pass(server, KEPT_SECONDS + 1)
            assert await look(ann) is None

    run(story)


@pytest.mark.slow
def test_blocked_people_are_not_matched_and_not_counted(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, ben, cid = [await server.person(name) for name in ("Ann", "Ben", "Cid")]
            met = await ann.new_table(players=3, open=True)
            await ben.post(f"/api/tables/{met['id']}/join", {})
            await ann.post("/api/blocks", {"kind": "block", "table": met["id"], "seat": "p2"})
            await wish(ann)
            assert (await wish(ben))["waiting"] == 1
            table = (await wish(cid))["table"]
            assert ((await look(ann))["table"], (await look(ben))["table"]) == (table, None)

    run(story)


def test_bad_wishes_are_refused_and_change_nothing(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            for wrong in ({"game": "chess"}, {"players": 16}, {"pace": "hasty"}):
                refused = await ann.post("/api/quick-match", WISH | wrong, 422)
                assert refused["error"]["message"] != refused["error"]["key"]
            assert await look(ann) is None

    run(story)


def test_a_crowd_at_two_servers_is_seated_and_nobody_twice(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, two):
            people = [await one.person(f"Person {chr(65 + number)}") for number in range(12)]
            crowd = [at(two, person) if number % 2 else person for number, person in enumerate(people)]
            await asyncio.gather(*[wish(person) for person in crowd])
            found = [await look(person) for person in crowd]
            assert all(one["table"] for one in found)

            def count(connection: Any) -> tuple[int, int]:
                made = connection.execute(select(func.count()).select_from(tables)).scalar_one()
                taken = connection.execute(select(func.count(func.distinct(seats.c.guest)))).scalar_one()
                return made, taken

            assert await one.services.database.read(count) == (6, 12)
            assert len({one["table"] for one in found}) == 6

    run(story)


def test_the_paces_of_a_quick_match_have_clocks(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, ben = await server.person("Ann"), await server.person("Ben")
            for pace in ("live", "days"):
                await wish(ann, pace=pace)
                table = (await wish(ben, pace=pace))["table"]
                assert (await ann.get(f"/api/tables/{table}"))["clock"]["pace"] == pace

    run(story)


def is_asked_to_commit(tab: Tab) -> bool:
    """Whether a tab was asked for the commitment of its random number."""
    return any(one["is"] == "commit" for one in tab.messages)
