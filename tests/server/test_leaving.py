"""Leaving a game in play: a bot for oneself, a resignation, the end by agreement, and the own list of tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from benben.play.record import Record
from benben.server.storage import journal_queries
from benben.server.tables.agreements import LONG_AWAY
from benben.server.tables.check_tables import check_database

from server.running_server import Person, RunningServer, Tab, running
from server.tables_without_http import tables_without_http
from waiting import run


async def at_a_table(server: RunningServer, game: str = "vault", **more: Any) -> tuple[Person, Person, str, Tab, Tab]:
    """Ann and Bea at a table of two, both connected."""
    ann, bea = await server.person("Ann"), await server.person("Bea")
    made = await ann.new_table(game, **more)
    await bea.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    return ann, bea, f"/api/tables/{made['id']}", await ann.open(made["id"]), await bea.open(made["id"])


def at_table_of_two(
    database: str, story: Callable[[RunningServer, Person, Person, str, Tab, Tab], Awaitable[None]], **more: Any
) -> None:
    async def whole() -> None:
        async with running(database) as server:
            await story(server, *await at_a_table(server, **more))

    run(whole)


def kinds(server: RunningServer, path: str) -> list[str]:
    """The kinds of the lines in a journal, moves left out."""
    with server.services.database._engine.connect() as connection:  # the journal is no part of any answer
        lines = journal_queries.journal_lines(connection, path.rsplit("/", 1)[1])
        assert list(check_database(connection)) == []
    return [line.kind for line in lines if line.kind not in ("play", "seal")]


@pytest.mark.slow
def test_a_bot_plays_for_me_until_i_take_my_seat_back(database: str) -> None:
    async def story(server: RunningServer, ann: Person, bea: Person, path: str, tab: Tab, other: Tab) -> None:
        answer = await ann.post(f"{path}/stand-in", {"level": "random"})
        assert answer["seats"][0]["level"] == "random"
        await other.until(lambda: other.frame["seats"][0]["level"] == "random")
        assert (await ann.post(f"{path}/stand-in", {}, 409))["error"]["key"] == "server-bot-stands-in"
        assert (await tab.ask("play", at=tab.moment, action=0))["key"] == "server-bot-stands-in"
        await ann.post(f"{path}/return")
        await other.until(lambda: other.frame["seats"][0]["level"] is None)
        assert kinds(server, path) == [], "a bot for a while is no part of the journal"

    at_table_of_two(database, story)


@pytest.mark.slow
def test_who_resigns_is_marked_and_a_bot_plays_to_the_end_that_counts(either: str) -> None:
    async def story(server: RunningServer, ann: Person, bea: Person, path: str, tab: Tab, other: Tab) -> None:
        await ann.post(f"{path}/resign")
        await other.until(lambda: bool(other.frame["seats"][0]["resigned"]))
        assert other.frame["seats"][0]["level"] is not None
        assert other.frame["phase"] == "playing"
        assert (await ann.post(f"{path}/return", status=409))["error"]["key"] == "server-resigned"
        assert (await ann.post(f"{path}/resign", status=409))["error"]["key"] == "server-resigned"
        assert (await tab.ask("return"))["key"] == "server-resigned"
        assert kinds(server, path) == ["resign"]
        await other.play_on(Random(1))
        assert other.frame["places"] is not None
        assert other.frame["seats"][0]["resigned"]
        record = Record.loads((await bea.http.get(f"{path}/record")).text)
        assert record.tags["resigned p1"] == "yes"
        assert record.finished
        assert record.replay().winners() == [int(name[1:]) - 1 for name in other.frame["picture"]["winners"]]
        again = await bea.post(f"{path}/rematch")
        assert [seat["resigned"] for seat in again["seats"]] == [False, False], "the next game begins anew"

    at_table_of_two(either, story)


@pytest.mark.slow
@pytest.mark.parametrize("is_here", [True, False])
def test_whoever_has_resigned_and_is_still_here_plays_the_rematch(database: str, is_here: bool) -> None:
    """A bot played it for somebody who looked on: pressing Rematch as well did not bring the seat back."""

    async def story(server: RunningServer, ann: Person, bea: Person, path: str, tab: Tab, other: Tab) -> None:
        await ann.post(f"{path}/resign")
        if not is_here:
            await tab.close()
            await other.until(lambda: not other.frame["seats"][0]["present"])
        await bea.post(f"{path}/agreements", {"on": "end"})
        again = await bea.post(f"{path}/rematch")
        assert (again["seats"][0]["level"] is None) == is_here
        assert again["seats"][1]["level"] is None

    at_table_of_two(database, story)


@pytest.mark.slow
def test_a_game_ends_without_a_result_when_both_agree_and_stays_ended(either: str) -> None:
    async def whole() -> None:
        async with running(either) as server:
            ann, bea, path, tab, other = await at_a_table(server)
            await tab.play()
            await ann.post(f"{path}/agreements", {"on": "end"})
            await other.until(lambda: bool(other.frame["agreements"]))
            asked = {"on": "end", "by": "p1", "agreed": ["p1"], "missing": ["p2"]}
            assert other.frame["agreements"] == [asked]
            assert other.frame["phase"] == "playing"
            await bea.post(f"{path}/agreements", {"on": "end", "agree": False})
            await other.until(lambda: not other.frame["agreements"])
            await bea.post(f"{path}/agreements", {"on": "end"})
            answer = await ann.post(f"{path}/agreements", {"on": "end"})
            assert (answer["phase"], answer["ended"], answer["your_turn"]) == ("over", True, False)
            await other.until(lambda: other.over)
            frame = other.frame
            assert frame["ended"]
            assert frame["picture"]["question"] is None
            assert frame["picture"]["winners"] == []
            assert frame["seed"] is None
            assert frame["breakdown"] is None
            assert frame["places"] is None
            assert (await tab.ask("play", at=tab.moment, action=0))["key"] == "server-game-over"
            assert (await ann.post(f"{path}/resign", status=409))["error"]["key"] == "server-game-over"
            record = Record.loads((await bea.http.get(f"{path}/record")).text)
            assert record.tags["ended"] == "by agreement"
            assert not record.finished
            assert record.seed is None
            record.replay()
            assert (await bea.get(f"{path}/replay?at=0&count=2"))[0]["seed"] is None
            assert kinds(server, path)[-1] == "end"
        async with running(either) as server:
            reread = Person(server.address)
            server.people.append(reread)
            reread.http.cookies.update(ann.http.cookies)
            assert (await reread.get(path))["ended"]
            assert (await reread.post(f"{path}/rematch"))["phase"] == "playing"

    run(whole)


@pytest.mark.slow
def test_the_end_waits_for_a_player_who_is_away_but_not_for_ever(database: str) -> None:
    async def whole() -> None:
        async with tables_without_http(database) as tables:
            ann, bea = await tables.guest("Ann"), await tables.guest("Bea")
            table = await tables.new_table(ann)
            await tables.lobby.join(table.row.id, bea, table.row.invite, None)
            await tables.connect(table, ann)
            await table.agreements.agree(0, "end", None)
            assert not table.row.ended, "Bea was here a moment ago"
            tables.clock.advance(LONG_AWAY + 1)
            await table.agreements.agree(0, "end", None)
            assert table.row.ended

    run(whole)


def test_one_who_plays_with_bots_alone_ends_the_game_at_once(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            made = await ann.new_table(bots={"p2": "random"})
            answer = await ann.post(f"/api/tables/{made['id']}/agreements", {"on": "end"})
            assert answer["ended"]
            assert answer["phase"] == "over"

    run(story)


@pytest.mark.slow
def test_a_table_leaves_my_list_when_nobody_waits_for_me(database: str) -> None:
    async def story(server: RunningServer, ann: Person, bea: Person, path: str, tab: Tab, other: Tab) -> None:
        async def listed(person: Person) -> int:
            return len((await person.get("/api/tables"))["mine"])

        assert (await ann.post(f"{path}/remove", status=409))["error"]["key"] == "server-still-playing"
        await ann.post(f"{path}/stand-in")
        await ann.post(f"{path}/remove")
        assert (await listed(ann), await listed(bea)) == (0, 1)
        await ann.post(f"{path}/return")
        assert await listed(ann) == 1, "a seat that one plays again is in the list"
        await ann.post(f"{path}/resign")
        await ann.post(f"{path}/remove")
        assert (await listed(ann), await listed(bea)) == (0, 1)
        assert (await ann.get(path))["seat"] == "p1", "its address still opens it"

    at_table_of_two(database, story)


@pytest.mark.slow
def test_somebody_else_cannot_do_any_of_it(database: str) -> None:
    async def story(server: RunningServer, ann: Person, bea: Person, path: str, tab: Tab, other: Tab) -> None:
        cleo = await server.person("Cleo")
        for what, body in (("stand-in", {}), ("return", None), ("resign", None), ("remove", None)):
            assert (await cleo.post(f"{path}/{what}", body, 404))["error"]["key"] == "server-no-table"
        await cleo.post(f"{path}/agreements", {"on": "end"}, 404)

    at_table_of_two(database, story)
