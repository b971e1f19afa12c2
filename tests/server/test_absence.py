"""Absence: a seat is never taken from a player but as the table says, and a player is never refused a connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from benben.server.errors import RequestError
from benben.server.settings import LEAST_ABSENCE
from benben.server.storage import table_queries
from benben.server.storage.database import Database
from benben.server.tables.absence import LONGEST_ABSENCE
from benben.server.tables.frame import AbsencePolicy
from benben.server.tables.load_table import load
from benben.server.tables.subscriber import (
    CLOSE_TOO_MANY_TABS,
    MAX_SPECTATORS,
    MAX_SPECTATORS_PER_NETWORK,
    MAX_TABS,
    Subscriber,
    check_room,
)
from benben.server.tables.table import Table

from server.running_server import Person, Tab, running
from server.tables_without_http import TablesWithoutHttp, tables_without_http
from server.test_database_upgrades import load_dump
from waiting import run

AT_ONCE = {"handling": "vote", "level": "random", "after": 0}


# --- the policy of a table -----------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_table_waits_unless_its_host_says_otherwise_and_everybody_is_shown(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            wanted = {"handling": "automatic", "level": "builder", "after": 300}
            policies: list[tuple[dict[str, Any], dict[str, Any]]] = [
                ({}, {"handling": "wait", "level": None, "after": None}),
                ({"absence": wanted}, wanted),
            ]
            for given, shown in policies:
                table = await ann.new_table(open=True, **given)
                path = f"/api/tables/{table['id']}"
                tab = await ann.open(table["id"])
                assert table["absence"] == tab.frame["absence"] == shown
                assert (await bea.get(f"/api/links/{table['invite']}"))["table"]["absence"] == shown
                assert [one["absence"] for one in (await bea.get("/api/tables"))["open"] if one["id"] == table["id"]] == [
                    shown
                ]
                await bea.post(f"{path}/join", {"token": table["invite"]})
                other = await bea.open(table["id"])
                await asyncio.gather(tab.play_on(Random(1)), other.play_on(Random(2)))
                assert (await bea.post(f"{path}/rematch"))["absence"] == shown, "a rematch is played as the game before"

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("absence", "key"),
    [
        ({"handling": "wait", "level": "random"}, "server-absence-wait"),
        ({"handling": "wait", "after": 60}, "server-absence-wait"),
        ({"handling": "never"}, "server-bad-input"),
        ({"handling": "vote", "after": 60}, "server-bad-input"),
        ({"handling": "vote", "level": "god", "after": 60}, "server-bad-input"),
        ({"handling": "vote", "level": "random"}, "server-absence-time"),
        ({"handling": "automatic", "level": "random", "after": int(LEAST_ABSENCE) - 1}, "server-absence-time"),
        ({"handling": "automatic", "level": "random", "after": LONGEST_ABSENCE + 1}, "server-absence-time"),
        ({"handling": "automatic", "level": "random", "after": 60, "more": 1}, "server-bad-input"),
    ],
)
def test_a_policy_that_makes_no_sense_is_refused_and_no_table_is_made(
    database: str, absence: dict[str, Any], key: str
) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            answer = await ann.post("/api/tables", {"game": "vault", "players": 2, "absence": absence}, 422)
            assert answer["error"]["key"] == key
            assert (await ann.get("/api/tables"))["mine"] == []

    run(story)


@pytest.mark.slow
def test_a_bot_that_stood_in_before_counts_its_moves_from_the_upgrade_on(tmp_path: Path, database: str) -> None:
    load_dump("revision-0005", tmp_path / "benben.sqlite")
    Database(database).close()
    engine = create_engine(database)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT * FROM seats WHERE stand_in_first IS NOT NULL")).mappings().all()
        assert [(seat["name"], seat["level"]) for seat in found] == [("Bea 𓂀", "random")]
        _, _, table_match = load(connection, found[0]["table_id"])
        assert table_match is not None
        assert found[0]["stand_in_first"] == len(table_match.match.record.entries)
    engine.dispose()


@pytest.mark.slow
@pytest.mark.parametrize("dump", ["revision-0004", "revision-0005"])
def test_tables_of_before_go_on_as_they_were(tmp_path: Path, database: str, dump: str) -> None:
    load_dump(dump, tmp_path / "benben.sqlite")
    Database(database).close()
    engine = create_engine(database)
    with engine.connect() as connection:
        rows = [table_queries.find_table(connection, table_id) for table_id in table_queries.table_ids(connection)]
        assert rows
        for row in rows:
            assert row is not None
            assert (row.absence, row.stand_in_level, row.stand_in_after) == ("vote", None, 60)
        assert connection.execute(text("SELECT COUNT(*) FROM seats WHERE stand_in_last IS NOT NULL")).scalar_one() == 0
    engine.dispose()


# --- stand-ins -----------------------------------------------------------------------------------------------------------


async def two_people(tables: TablesWithoutHttp, policy: AbsencePolicy) -> tuple[Table, Subscriber, Subscriber]:
    """A table of Ann and Bea, both connected."""
    ann, bea = await tables.guest("Ann"), await tables.guest("Bea")
    table = await tables.new_table(ann, absence=policy)
    await tables.lobby.join(table.row.id, bea, table.row.invite, None)
    return table, await tables.connect(table, ann), await tables.connect(table, bea)


def with_two_people(database: str, policy: AbsencePolicy, story: Callable[..., Any]) -> None:
    async def whole() -> None:
        async with tables_without_http(database) as tables:
            await story(tables, *await two_people(tables, policy))

    run(whole)


@pytest.mark.slow
def test_a_table_that_waits_refuses_proposals_for_ever(database: str) -> None:
    async def story(tables: TablesWithoutHttp, table: Table, ann: Subscriber, bea: Subscriber) -> None:
        table.leave(bea)
        tables.clock.advance(30 * 24 * 3600.0)
        with pytest.raises(RequestError, match="server-table-waits"):
            await table.stand_ins.propose(0, 1, "random")
        await tables.watchdog.look()
        await tables.settle()
        assert table.seat_holders[1].level is None
        assert table.frames.seat_frame(1).stand_in_from is None

    with_two_people(database, AbsencePolicy(), story)


@pytest.mark.slow
def test_a_vote_needs_the_time_and_the_level_of_the_table(database: str) -> None:
    async def story(tables: TablesWithoutHttp, table: Table, ann: Subscriber, bea: Subscriber) -> None:
        left = tables.clock.date()
        table.leave(bea)
        assert (table.frames.seat_frame(1).stand_in_from, table.frames.seat_frame(1).stand_in_due) == (left + 300, False)
        tables.clock.advance(299.0)
        with pytest.raises(RequestError, match="server-not-absent"):
            await table.stand_ins.propose(0, 1, "builder")
        ann.needs_frame = False
        tables.clock.advance(1.0)
        await tables.watchdog.look()
        assert ann.needs_frame, "the others are shown that a bot can be proposed"
        assert table.frames.seat_frame(1).stand_in_due
        with pytest.raises(RequestError, match="server-stand-in-level"):
            await table.stand_ins.propose(0, 1, "random")
        await table.stand_ins.propose(0, 1, "")
        assert table.seat_holders[1].level == "builder"

    with_two_people(database, AbsencePolicy("vote", "builder", 300), story)


@pytest.mark.slow
def test_a_bot_that_stands_in_by_itself_does_so_when_somebody_waits_for_the_absent_player(database: str) -> None:
    async def story(tables: TablesWithoutHttp, table: Table, ann: Subscriber, bea: Subscriber) -> None:
        table.leave(bea)
        tables.clock.advance(60.0)
        with pytest.raises(RequestError, match="server-no-vote"):
            await table.stand_ins.propose(0, 1, "random")
        table.leave(ann)
        for _ in range(3):
            await tables.watchdog.look()
            await tables.settle()
        assert table.seat_holders[1].level is None, "nobody waits"
        tables.clock.advance(59.0)
        table.join(ann)
        await tables.watchdog.look()
        await tables.settle()
        assert table.seat_holders[1].level == "random"
        assert 1 in table.playing().match.sealed
        assert table.seat_holders[0].level is None

    with_two_people(database, AbsencePolicy("automatic", "random", 60), story)


@pytest.mark.slow
def test_somebody_who_is_back_before_the_bot_sits_down_keeps_the_seat(database: str) -> None:
    async def story(tables: TablesWithoutHttp, table: Table, ann: Subscriber, bea: Subscriber) -> None:
        table.leave(bea)
        async with table.lock:
            proposing = asyncio.create_task(table.stand_ins.propose(0, 1, "random"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            table.join(bea)
        with pytest.raises(RequestError, match="server-not-absent"):
            await proposing
        assert table.seat_holders[1].level is None

    with_two_people(database, AbsencePolicy("vote", "random", 0), story)


# --- what was played for somebody ----------------------------------------------------------------------------------------


async def with_a_stand_in(ann: Person, bea: Person) -> tuple[Tab, int]:
    """The tab of Ann, at a table where a bot plays for Bea; and how many actions there were when it sat down."""
    table = await ann.new_table(absence=AT_ONCE)
    await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    one, two = await ann.open(table["id"]), await bea.open(table["id"])
    actions = max(event["at"] for event in two.log) if two.log else 0
    await two.close()
    await one.until(lambda: one.frame["seats"][1]["stand_in_due"])
    assert (await one.ask("propose", seat="p2"))["is"] == "done"
    return one, actions


@pytest.mark.slow
def test_a_player_who_returns_is_shown_what_a_bot_played(database: str) -> None:
    async def story() -> None:
        async with running(database, least_absence=0.0) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            one, _ = await with_a_stand_in(ann, bea)
            await one.play()
            await one.until(lambda: any(event["kind"] == "turned" for event in one.log))
            back = await bea.open(one.table)
            await back.ask("return")
            await back.until(lambda: back.frame["seats"][1]["level"] is None)
            match = server.open_tables.tables[one.table].playing().match
            seats = [entry.seat for entry in match.record.entries]
            played = back.frame["played_for_you"]
            assert played["moves"] >= 1
            assert played["moves"] == seats[played["first"] : played["last"]].count(1)
            assert one.frame["played_for_you"] is None, "it is Bea's alone"
            path = f"/api/tables/{one.table}/replay?count=20&viewer=p2"
            moments = await bea.get(f"{path}&at={played['first']}")
            assert [moment["at"] for moment in moments] == list(range(played["first"], played["last"] + 1))
            assert {moment["first"] for moment in moments} == {played["first"]}
            assert moments[-1]["picture"]["scene"] == back.frame["picture"]["scene"]
            assert moments[-1]["breakdown"] is None
            assert moments[-1]["seed"] is None

    run(story)


@pytest.mark.slow
def test_a_replay_during_the_game_shows_nothing_but_what_was_missed(database: str) -> None:
    async def story() -> None:
        async with running(database, least_absence=0.0) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            one, _ = await with_a_stand_in(ann, bea)
            await one.play()
            await one.until(lambda: any(event["kind"] == "turned" for event in one.log))
            back = await bea.open(one.table)
            first = back.frame["played_for_you"]["first"]
            path = f"/api/tables/{one.table}/replay"
            assert (await bea.get(f"{path}?viewer=p2&at={first - 1}", 422))["error"]["key"] == "server-bad-input"
            for query in (f"viewer=p1&at={first}", f"at={first}"):
                assert (await bea.get(f"{path}?{query}", 409))["error"]["key"] == "server-not-over"
                assert (await ann.get(f"{path}?{query}", 409))["error"]["key"] == "server-not-over"
            assert (await ann.get(f"{path}?viewer=p2&at={first}", 409))["error"]["key"] == "server-not-over"
            await back.ask("return")
            await asyncio.gather(one.play_on(Random(1)), back.play_on(Random(2)))
            assert back.frame["played_for_you"] is None, "Bea has moved since"

    run(story)


@pytest.mark.slow
def test_two_absences_without_a_move_between_them_are_shown_as_one(database: str) -> None:
    async def story(tables: TablesWithoutHttp, table: Table, ann: Subscriber, bea: Subscriber) -> None:
        table.leave(bea)
        await table.stand_ins.propose(0, 1, "")
        await tables.pass_time(1.0)
        await table.play(0, table.playing().match.legal(0)[0], table.playing().moment, "one", ann)
        await tables.pass_time(1.0)
        table.join(bea)
        await table.stand_ins.take_back_seat(1)
        first = table.stand_ins.played_for(1)
        assert first is not None
        table.leave(bea)
        await table.stand_ins.propose(0, 1, "")
        second = table.stand_ins.played_for(1)
        assert second is not None
        assert (second.first, second.moves) == (first.first, first.moves)

    with_two_people(database, AbsencePolicy("vote", "random", 0), story)


# --- room at the table ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_spectators_are_few_for_a_network_and_never_in_the_way_of_players(database: str) -> None:
    async def story(tables: TablesWithoutHttp, table: Table, ann: Subscriber, bea: Subscriber) -> None:
        for number in range(MAX_SPECTATORS_PER_NETWORK):
            check_room(table.subscribers, "192.0.2.1")
            await tables.connect(table, None, "192.0.2.1")
            assert len(table.subscribers) == 3 + number
        with pytest.raises(RequestError, match="server-full-network"):
            check_room(table.subscribers, "192.0.2.1")
        for number in range(MAX_SPECTATORS - MAX_SPECTATORS_PER_NETWORK):
            await tables.connect(table, None, f"198.51.100.{number}")
        with pytest.raises(RequestError, match=r"server-full$"):
            check_room(table.subscribers, "203.0.113.1")

    with_two_people(database, AbsencePolicy(), story)


@pytest.mark.slow
def test_a_player_with_too_many_tabs_loses_the_oldest_and_is_never_refused(database: str) -> None:
    async def story(tables: TablesWithoutHttp, table: Table, ann: Subscriber, bea: Subscriber) -> None:
        guest = replace(await tables.guest("Ann again"), id=table.seat_holders[0].guest or "")
        tabs = [await tables.connect(table, guest) for _ in range(MAX_TABS)]
        assert ann.close_code == CLOSE_TOO_MANY_TABS
        assert [tab.close_code for tab in tabs] == [0] * MAX_TABS
        assert bea.close_code == 0

    with_two_people(database, AbsencePolicy(), story)


@pytest.mark.slow
def test_a_player_finds_a_place_at_a_table_full_of_spectators(database: str) -> None:
    """Over HTTP, with limits: the spectators of one network are refused, the player is not."""

    async def story() -> None:
        async with running(database, limited=True) as server:
            ann = await server.person("Ann")
            table = await ann.new_table(open=True)
            live = server.open_tables.tables[table["id"]]
            for number in range(MAX_SPECTATORS):
                live.join(Subscriber(None, None, f"198.51.100.{number}"))
            stranger = Person(server.address)
            server.people.append(stranger)
            headers = {
                "Upgrade": "websocket",
                "Connection": "Upgrade",
                "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "x" * 22 + "==",
                "Origin": f"http://{server.address}",
            }
            refused = await stranger.http.get(f"/api/tables/{table['id']}/socket", headers=headers)
            assert (refused.status_code, refused.json()["error"]["key"]) == (429, "server-full")
            assert (await ann.open(table["id"])).frame["viewer"] == "p1"

    run(story)
