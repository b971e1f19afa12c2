"""Branches of finished tables: tried from any moment by whoever may see the record, with fair chance; they do not count."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from benben.play.dealer import commitment_of
from benben.play.evidence import check_evidence
from benben.play.record import Record
from benben.server.storage import result_queries
from benben.server.storage.schema import finished_games
from benben.server.tables.check_tables import check_database

from server.running_server import Person, RunningServer, Tab, running
from server.test_reviews import finished_table
from waiting import run

BOT = {"p2": "random"}


async def record_of(person: Person, table: str) -> Record:
    return Record.loads((await person.http.get(f"/api/tables/{table}/record")).text)


async def moment_of(person: Person, table: str, seat: int) -> int:
    """The first moment after some others at which a seat chose."""
    entries = (await record_of(person, table)).entries
    return min(moment for moment, entry in enumerate(entries) if entry.seat == seat and moment > 3)


async def sane(server: RunningServer) -> None:
    assert await server.services.database.read(lambda connection: list(check_database(connection))) == []


@pytest.mark.slow
def test_a_branch_says_what_it_is_one_of_and_its_record_is_replayed_verified_and_tried_again(database: str) -> None:
    async def story() -> None:
        async with running(database, pace=0.0) as server:
            ann = await server.person("Ann")
            source = await finished_table(ann)
            at = await moment_of(ann, source, 0)
            table = await ann.post(f"/api/tables/{source}/branch", {"at": at, "bots": BOT}, 201)
            assert (table["seat"], table["phase"], table["branch"]) == ("p1", "playing", {"table": source, "at": at})
            assert table["commitment"] != (await ann.get(f"/api/tables/{source}"))["commitment"]
            tab: Tab = await ann.open(table["id"])
            await tab.until(lambda: tab.choices != [])
            assert tab.frame["branch"] == {"table": source, "at": at}
            assert not tab.frame["undo"]
            await tab.play_on(Random(2))
            record = await record_of(ann, table["id"])
            assert record.entries[:at] == (await record_of(ann, source)).entries[:at]
            assert record.taken_over == at
            assert record.replay().depth == 0
            checked = await ann.post(f"/api/tables/{table['id']}/verify")
            assert checked["chances"] == record.verify()
            evidence = await ann.http.get(f"/api/tables/{table['id']}/evidence")
            assert check_evidence(evidence.text).taken_over == at
            assert (await ann.get(f"/api/tables/{table['id']}/replay?at=0&count=1"))[0]["at"] == 0
            again = await ann.post(f"/api/tables/{table['id']}/branch", {"at": at + 1, "bots": BOT}, 201)
            assert again["branch"] == {"table": table["id"], "at": at + 1}
            await sane(server)
            branches = [one["branch"] for one in (await ann.get("/api/tables"))["mine"]]
            assert {"table": source, "at": at} in branches
            assert None in branches
        async with running(database, pace=0.0) as server:  # read from the database
            table_again = await server.open_tables.open(table["id"])
            assert table_again.playing().match.record.origins == record.origins

    run(story)


@pytest.mark.slow
def test_several_people_try_together_and_add_numbers_of_their_own(database: str) -> None:
    async def story() -> None:
        async with running(database, pace=0.0) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            source = await finished_table(ann)
            numbers = [hashlib.sha256(name).digest() for name in (b"ann", b"bea")]
            commitments = [commitment_of(number) for number in numbers]
            body = {"at": 2, "seat": "p2", "randomness_commitment": commitments[0]}
            table = await ann.post(f"/api/tables/{source}/branch", body, 201)
            assert (table["phase"], table["seat"], table["open"]) == ("waiting", "p2", False)
            link = await bea.get(f"/api/links/{table['invite']}")
            assert link["table"]["branch"] == {"table": source, "at": 2}
            joining = {"token": table["invite"], "randomness_commitment": commitments[1]}
            await bea.post(f"/api/tables/{table['id']}/join", joining)
            for person, number in zip((ann, bea), numbers, strict=True):
                await person.post(f"/api/tables/{table['id']}/randomness", {"reveal": number.hex()})
            opened = await server.open_tables.open(table["id"])
            record = opened.playing().match.record
            assert [one.revealed if one else None for one in record.contributions] == [numbers[1], numbers[0]]
            assert record.taken_over == 2
            await sane(server)

    run(story)


@pytest.mark.slow
def test_nobody_branches_off_a_game_under_way_nor_one_that_they_may_not_see(database: str) -> None:
    async def story() -> None:
        async with running(database, pace=0.0) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            source = await finished_table(ann)
            playing = await ann.new_table(bots=BOT)
            refused = await ann.post(f"/api/tables/{playing['id']}/branch", {"at": 0}, 409)
            assert refused["error"]["key"] == "server-not-over"
            await bea.post(f"/api/tables/{source}/branch", {"at": 0}, 404)
            end = len((await record_of(ann, source)).entries)
            wrong: list[tuple[dict[str, Any], int]] = [
                ({"at": end}, 422),
                ({"at": 0, "seat": "p3"}, 422),
                ({"at": 0, "bots": {"p2": "nobody"}}, 422),
                ({"at": -1}, 422),
            ]
            before = len((await ann.get("/api/tables"))["mine"])
            for body, status in wrong:
                await ann.post(f"/api/tables/{source}/branch", body, status)
            assert len((await ann.get("/api/tables"))["mine"]) == before

    run(story)


@pytest.mark.slow
def test_the_way_back_is_for_those_who_may_see_the_source_and_nobody_learns_more(database: str) -> None:
    async def story() -> None:
        async with running(database, pace=0.0) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            source = await finished_table(ann)
            table = await ann.post(f"/api/tables/{source}/branch", {"at": 2, "seat": "p1"}, 201)
            await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
            back = f"/api/tables/{source}/may-replay"
            assert (await ann.get(back), await bea.get(back)) == ({"allowed": True}, {"allowed": False})
            unfinished = await ann.get(f"/api/tables/{table['id']}/may-replay")
            assert unfinished == await bea.get("/api/tables/aaaaaaaaaaaa/may-replay") == {"allowed": False}
            for what in ("", "/record", "/replay", "/review", "/comments", "/evidence"):
                await bea.get(f"/api/tables/{source}{what}", status=404)

    run(story)


@pytest.mark.slow
def test_a_branch_has_no_results(database: str) -> None:
    async def story() -> None:
        async with running(database, pace=0.0) as server:
            ann = await server.person("Ann")
            source = await finished_table(ann)
            table = await ann.post(f"/api/tables/{source}/branch", {"at": 3, "bots": BOT}, 201)
            assert not table["settings"]["rated"]
            tab: Tab = await ann.open(table["id"])
            await tab.play_on(Random(2))
            await server.services.results.sweep()
            stored = await server.services.database.read(
                lambda connection: list(connection.execute(select(finished_games.c.table_id)).scalars())
            )
            assert stored == [source]
            missing = await server.services.database.read(
                lambda connection: result_queries.tables_without_results(connection, 10)
            )
            assert missing == []

    run(story)
