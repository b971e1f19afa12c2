"""Random numbers of seats: committed when they sit down, revealed at the start, published together, part of the record."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import IntegrityError

from benben.play.contributions import Contribution, game_seed
from benben.play.dealer import commitment_of
from benben.play.evidence import check_evidence
from benben.play.record import Record
from benben.server.seeds import Seeds
from benben.server.storage import database as database_module
from benben.server.storage import table_queries, table_updates
from benben.server.tables.match_start import Stage

from server.running_server import Person, RunningServer, Tab, running
from server.vault_game import GAME
from waiting import run

NEVER = 600.0
"""Seconds that no test waits."""


def number(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


def commit(name: str) -> dict[str, Any]:
    """The field of a request that commits to somebody's number."""
    return {"randomness_commitment": commitment_of(number(name))}


async def two_committed(server: RunningServer, **more: Any) -> tuple[list[Person], dict[str, Any], list[Tab]]:
    """A table of Ann and Bea, both connected and asked to reveal."""
    ann, bea = await server.person("Ann"), await server.person("Bea")
    table = await ann.new_table(**commit("Ann"), **more)
    await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"], **commit("Bea")})
    tabs = [await person.open(table["id"]) for person in (ann, bea)]
    for tab in tabs:
        await tab.until(lambda tab=tab: requests(tab, "reveal") != [])  # type: ignore[misc]
    return [ann, bea], table, tabs


def requests(tab: Tab, kind: str) -> list[dict[str, Any]]:
    return [message for message in tab.messages if message["is"] == kind]


async def finish(tabs: list[Tab]) -> None:
    await asyncio.gather(*[tab.play_on(Random(seat)) for seat, tab in enumerate(tabs)])


async def record_of(person: Person, table: str) -> Record:
    return Record.loads((await person.http.get(f"/api/tables/{table}/record")).text, GAME)


@pytest.mark.slow
def test_numbers_are_asked_for_published_together_and_deal_the_game(database: str) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=NEVER) as server:
            (ann, bea), table, tabs = await two_committed(server)
            assert tabs[0].frame["phase"] == "waiting"
            assert tabs[0].frame["starting"]
            [asked] = requests(tabs[0], "reveal")
            assert asked["commitment"] == table["commitment"] == tabs[0].frame["commitment"]
            assert asked["commitments"] == [commitment_of(number("Ann")), commitment_of(number("Bea"))]
            assert asked["bots"] == []
            assert (await tabs[0].ask("reveal", randomness=number("Ann").hex()))["is"] == "done"
            assert (await tabs[0].ask("reveal", randomness=number("Ann").hex()))["is"] == "done", "a second time is fine"
            assert tabs[0].frame["phase"] == "waiting", "Bea is waited for"
            stranger = Person(server.address)
            server.people.append(stranger)
            spectator = await stranger.open(table["id"], table["watch"])
            texts = "".join([*tabs[1].received, *spectator.received, str(await bea.get(f"/api/tables/{table['id']}"))])
            assert number("Ann").hex() not in texts, "nobody else sees a number before all are in"
            await tabs[1].ask("reveal", randomness=number("Bea").hex())
            for tab in (*tabs, spectator):
                await tab.until(lambda tab=tab: tab.frame["phase"] == "playing")  # type: ignore[misc]
                assert [one["randomness"] for one in tab.frame["contributions"]] == [
                    number("Ann").hex(),
                    number("Bea").hex(),
                ]
                assert not tab.frame["starting"]
            await finish(tabs)
            record = await record_of(ann, table["id"])
            assert [one.revealed if one else None for one in record.contributions] == [number("Ann"), number("Bea")]
            assert record.verify() > 0
            seed = bytes.fromhex(tabs[0].frame["seed"])
            assert commitment_of(seed) == table["commitment"]
            assert record.dealer().seed == game_seed(seed, record.contributions) != seed
            assert (await ann.post(f"/api/tables/{table['id']}/verify"))["chances"] == record.verify()

    run(story)


def test_a_number_that_was_not_committed_to_is_refused_and_the_right_one_taken(database: str) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=NEVER) as server:
            (ann, bea), table, tabs = await two_committed(server)
            path = f"/api/tables/{table['id']}"
            assert (await tabs[0].ask("reveal", randomness=number("Bea").hex()))["key"] == "server-reveal-wrong"
            assert (await tabs[0].ask("commit", commitment="0" * 64))["key"] == "server-commit-late"
            assert (await ann.post(f"{path}/leave", None, 409))["error"]["key"] == "server-game-on", "seats are fixed"
            answer = await ann.post(f"{path}/randomness", {"reveal": number("Cleo").hex()}, 422)
            assert answer["error"]["key"] == "server-reveal-wrong"
            assert number("Cleo").hex() not in str(answer)
            answer = await ann.post(f"{path}/randomness", {"reveal": number("Ann").hex()[:-1] + "X"}, 422)
            assert number("Ann").hex()[:-1] not in str(answer)
            assert (await ann.post(f"{path}/randomness", {"reveal": number("Ann").hex()}))["starting"]
            assert (await bea.post(f"{path}/randomness", {"reveal": number("Bea").hex()}))["phase"] == "playing"
            await bea.post(f"{path}/randomness", {"reveal": number("Bea").hex()})
            assert (await tabs[1].ask("reveal", randomness=number("Ann").hex()))["key"] == "server-reveal-wrong"
            assert (await ann.post(f"{path}/randomness", {"commitment": "0" * 64}, 409))["error"][
                "key"
            ] == "server-commit-late"

    run(story)


@pytest.mark.slow
def test_who_vanishes_is_recorded_and_blocks_nobody(database: str) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=2.0) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table(**commit("Ann"))
            await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"], **commit("Bea")})
            tab = await bea.open(table["id"])
            await tab.ask("reveal", randomness=number("Bea").hex())
            await tab.until(lambda: tab.frame["phase"] == "playing")
            assert [one["randomness"] for one in tab.frame["contributions"]] == [None, number("Bea").hex()]
            late = await ann.post(f"/api/tables/{table['id']}/randomness", {"reveal": number("Ann").hex()}, 409)
            assert late["error"]["key"] == "server-reveal-late"
            await finish([await ann.open(table["id"]), tab])
            record = await record_of(bea, table["id"])
            assert record.contributions[0] == Contribution(commitment_of(number("Ann")))
            assert record.verify() > 0

    run(story)


def test_who_sends_no_commitment_is_not_waited_for(database: str) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=NEVER) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table()
            path = f"/api/tables/{table['id']}"
            assert (await bea.post(f"{path}/join", {"token": table["invite"]}))["phase"] == "playing"
            tabs = [await person.open(table["id"]) for person in (ann, bea)]
            await finish(tabs)
            assert (await record_of(ann, table["id"])).dumps().startswith("benben-record 1\n")
            assert [tab.messages for tab in tabs if requests(tab, "reveal")] == []
            with_bot = await ann.new_table(bots={"p2": "random"})
            assert with_bot["phase"] == "playing"

    run(story)


@pytest.mark.slow
def test_bots_of_the_house_commit_and_reveal_by_themselves(database: str) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=NEVER) as server:
            ann = await server.person("Ann")
            table = await ann.new_table(bots={"p2": "random"}, **commit("Ann"))
            assert table["starting"]
            tab = await ann.open(table["id"])
            await tab.until(lambda: requests(tab, "reveal") != [])
            [asked] = requests(tab, "reveal")
            assert asked["bots"] == ["p2"]
            live = server.open_tables.tables[table["id"]]
            drawn = Seeds.randomness_of_bot(live.seed, 1)
            assert asked["commitments"] == [commitment_of(number("Ann")), commitment_of(drawn)]
            await tab.ask("reveal", randomness=number("Ann").hex())
            await tab.play_on(Random(1))
            record = await record_of(ann, table["id"])
            assert [one.revealed if one else None for one in record.contributions] == [number("Ann"), drawn]
            filled = await ann.new_table(players=3, **commit("Ann"))
            path = f"/api/tables/{filled['id']}"
            for seat, level in (("p2", "random"), ("p2", None), ("p2", "greedy"), ("p3", "random")):
                filled = await ann.post(f"{path}/bots", {"seat": seat, "level": level})
            assert all(seat["randomness_commitment"] for seat in filled["seats"])
            begun = await ann.post(f"{path}/randomness", {"reveal": number("Ann").hex()})
            assert begun["phase"] == "playing"

    run(story)


def test_nothing_can_be_revealed_before_all_commitments_are_fixed(database: str) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=NEVER) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table(open=True)
            path = f"/api/tables/{table['id']}"
            await ann.post(f"{path}/randomness", {"commitment": commitment_of(number("first"))})
            await ann.post(f"{path}/randomness", {"commitment": commitment_of(number("Ann"))})
            early = await ann.post(f"{path}/randomness", {"reveal": number("Ann").hex()}, 409)
            assert early["error"]["key"] == "server-reveal-early"
            stranger = await bea.post(f"{path}/randomness", {"commitment": "0" * 64}, 403)
            assert stranger["error"]["key"] == "server-not-seated"
            assert (await bea.get("/api/tables"))["open"] != []
            await bea.post(f"{path}/join", {"seat": "p2"})
            assert (await bea.get("/api/tables"))["open"] == [], "a full table is not open"
            left = await bea.post(f"{path}/leave", None, 409)
            assert left["error"]["key"] == "server-game-on"
            assert (await ann.post(f"{path}/randomness", {"reveal": number("Ann").hex()}))["phase"] == "playing"

    run(story)


def test_who_gets_up_takes_the_commitment_along(database: str) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=NEVER) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table(open=True, players=3)
            path = f"/api/tables/{table['id']}"
            joined = await bea.post(f"{path}/join", {"seat": "p2", **commit("Bea")})
            assert joined["seats"][1]["randomness_commitment"] == commitment_of(number("Bea"))
            assert (await bea.post(f"{path}/leave"))["seats"][1]["randomness_commitment"] is None
            for wrong in ("0" * 63, "G" * 64, "A" * 64, 7):
                await bea.post(f"{path}/join", {"seat": "p2", "randomness_commitment": wrong}, 422)

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize("answers", [True, False], ids=["answers", "silent"])
def test_a_start_is_resumed_after_a_restart(either: str, answers: bool) -> None:
    async def story() -> None:
        async with running(either, reveal_timeout=NEVER) as server:
            (_, bea), table, tabs = await two_committed(server)
            await tabs[0].ask("reveal", randomness=number("Ann").hex())
            cookies = dict(bea.http.cookies)
        async with running(either, reveal_timeout=NEVER if answers else 0.2) as server:
            again = Person(server.address)
            server.people.append(again)
            again.http.cookies.update(cookies)
            tab = await again.open(table["id"])
            if answers:
                await tab.until(lambda: requests(tab, "reveal") != [])
                await tab.ask("reveal", randomness=number("Bea").hex())
            await tab.until(lambda: tab.frame["phase"] == "playing")
            second = number("Bea").hex() if answers else None
            assert [one["randomness"] for one in tab.frame["contributions"]] == [number("Ann").hex(), second]
        async with running(either) as server:
            live = await server.open_tables.open(table["id"])
            record = live.playing().match.record
            assert [one.revealed.hex() if one and one.revealed else None for one in record.contributions] == [
                number("Ann").hex(),
                second,
            ]

    run(story)


@pytest.mark.slow
def test_a_start_goes_on_after_a_restart_even_if_nobody_comes_back(database: str) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=NEVER) as server:
            ann = await server.person("Ann")
            table = await ann.new_table(bots={"p2": "random"}, **commit("Ann"))
            assert server.open_tables.tables[table["id"]].start.stage is Stage.REVEAL
            assert not server.open_tables.tables[table["id"]].idle(-1.0), "a table that starts is not closed"
        async with running(database, reveal_timeout=0.0) as server:
            phase = ""
            while phase != "playing":
                row = await server.services.database.read(lambda c: table_queries.find_table(c, table["id"]))
                assert row is not None
                phase = row.summary.phase

    run(story)


def test_a_failed_write_at_the_start_leaves_a_table_that_starts_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=NEVER) as server:
            (ann, bea), table, _ = await two_committed(server)
            write = server.services.database.write

            async def broken(run: Any) -> Any:
                monkeypatch.setattr(server.services.database, "write", write)
                raise OSError("disk full")

            monkeypatch.setattr(server.services.database, "write", broken)
            path = f"/api/tables/{table['id']}/randomness"
            failed = await ann.post(path, {"reveal": number("Ann").hex()}, 503)
            assert failed["error"]["key"] == "server-not-saved"
            again = await ann.open(table["id"])
            await again.until(lambda: requests(again, "reveal") != [])
            await ann.post(path, {"reveal": number("Ann").hex()})
            assert (await bea.post(path, {"reveal": number("Bea").hex()}))["phase"] == "playing"

    run(story)


@pytest.mark.slow
def test_numbers_of_a_rematch_are_new_and_players_who_are_still_here_are_asked(database: str) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=NEVER) as server:
            (ann, bea), table, tabs = await two_committed(server)
            for name, tab in zip(("Ann", "Bea"), tabs, strict=True):
                await tab.ask("reveal", randomness=number(name).hex())
            await finish(tabs)
            path = f"/api/tables/{table['id']}/rematch"
            second = await ann.post(path, commit("Ann again"))
            assert second["starting"]
            assert [seat["randomness_commitment"] for seat in second["seats"]] == [commitment_of(number("Ann again")), None]
            await tabs[1].until(lambda: tabs[1].frame["next"] == second["id"])
            news = [await person.open(second["id"]) for person in (ann, bea)]
            await news[1].until(lambda: requests(news[1], "commit") != [])
            early = await news[0].ask("reveal", randomness=number("Ann again").hex())
            assert early["key"] == "server-reveal-early"
            assert requests(news[0], "reveal") == [], "commitments are not fixed yet"
            await news[1].ask("commit", commitment=commitment_of(number("Bea again")))
            for name, tab in zip(("Ann again", "Bea again"), news, strict=True):
                await tab.until(lambda tab=tab: requests(tab, "reveal") != [])  # type: ignore[misc]
                await tab.ask("reveal", randomness=number(name).hex())
            await finish(news)
            record = await record_of(ann, second["id"])
            assert [one.revealed if one else None for one in record.contributions] == [
                number("Ann again"),
                number("Bea again"),
            ]

    run(story)


@pytest.mark.slow
def test_a_rematch_without_numbers_begins_at_once_and_one_that_nobody_joins_in_time(database: str) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=NEVER) as server:
            (ann, _), table, tabs = await two_committed(server)
            for name, tab in zip(("Ann", "Bea"), tabs, strict=True):
                await tab.ask("reveal", randomness=number(name).hex())
            await finish(tabs)
            server.services.reveal_timeout = 0.2
            second = await ann.post(f"/api/tables/{table['id']}/rematch", commit("Ann again"))
            tab = await ann.open(second["id"])
            await tab.until(lambda: tab.frame["phase"] == "playing")
            assert [one["commitment"] for one in tab.frame["contributions"]] == [commitment_of(number("Ann again")), None]
            plain = await ann.new_table(bots={"p2": "random"})
            playing = await ann.open(plain["id"])
            await playing.play_on(Random(3))
            answer = await ann.http.post(f"/api/tables/{plain['id']}/rematch")
            assert answer.json()["phase"] == "playing", "without a body as before"

    run(story)


@pytest.mark.slow
def test_a_seat_that_moves_to_another_device_may_commit_anew(database: str) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=NEVER) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table(**commit("Ann"))
            path = f"/api/tables/{table['id']}"
            key = (await ann.post(f"{path}/key"))["key"]
            phone = Person(server.address)
            server.people.append(phone)
            assert (await phone.post("/api/keys", {"key": key, **commit("phone")}))["table"] == table["id"]
            joined = await bea.post(f"{path}/join", {"token": table["invite"]})
            assert joined["seats"][0]["randomness_commitment"] == commitment_of(number("phone"))
            key = (await ann.post(f"{path}/key"))["key"]
            await phone.post("/api/keys", {"key": key, "randomness_commitment": "0" * 64})
            assert (await phone.get(path))["seats"][0]["randomness_commitment"] == commitment_of(number("phone")), "too late"
            assert (await phone.post(f"{path}/randomness", {"reveal": number("phone").hex()}))["phase"] == "playing"

    run(story)


@pytest.mark.slow
def test_a_bot_that_stands_in_does_not_change_what_the_seat_has_added(database: str) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=NEVER, least_absence=0.0) as server:
            absence = {"handling": "vote", "level": "random", "after": 0}
            _, table, tabs = await two_committed(server, absence=absence)
            for name, tab in zip(("Ann", "Bea"), tabs, strict=True):
                await tab.ask("reveal", randomness=number(name).hex())
            await tabs[1].close()
            await tabs[0].until(lambda: not tabs[0].frame["seats"][1]["present"])
            await tabs[0].ask("propose", seat="p2", level="random")
            await tabs[0].play_on(Random(2))
            assert [one["randomness"] for one in tabs[0].frame["contributions"]] == [
                number("Ann").hex(),
                number("Bea").hex(),
            ]
        async with running(database) as server:
            live = await server.open_tables.open(table["id"])
            assert live.playing().match.record.verify() > 0

    run(story)


@pytest.mark.slow
def test_evidence_is_published_when_the_game_is_over_and_never_before(database: str) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=NEVER) as server:
            (ann, bea), table, tabs = await two_committed(server)
            path = f"/api/tables/{table['id']}/evidence"
            assert (await ann.get(path, 409))["error"]["key"] == "server-not-over"
            for name, tab in zip(("Ann", "Bea"), tabs, strict=True):
                await tab.ask("reveal", randomness=number(name).hex())
            assert (await ann.get(path, 409))["error"]["key"] == "server-not-over"
            stranger = await server.person("Cleo")
            await finish(tabs)
            assert (await stranger.get(path, 404))["error"]["key"] == "server-no-table"
            answer = await bea.http.get(path)
            assert "attachment" in answer.headers["Content-Disposition"]
            record = check_evidence(answer.text)
            assert record.verify() == len(answer.json()["chances"]) > 0
            assert answer.json()["seed"] == tabs[0].frame["seed"]

    run(story)


def downgrade(url: str, revision: str) -> None:
    """Take a database back to the schema of an earlier version."""
    config, engine = Config(), create_engine(url)
    config.set_main_option("script_location", str(Path(database_module.__file__).with_name("migrations")))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()


@pytest.mark.slow
def test_tables_of_the_schema_before_go_on_and_verify_as_before(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table, waiting = await ann.new_table(), await ann.new_table()
            await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
            tab = await ann.open(table["id"])
            await tab.play()
            cookies = [dict(person.http.cookies) for person in (ann, bea)]
        downgrade(either, "0002")
        async with running(either, reveal_timeout=NEVER) as server:
            people = [Person(server.address) for _ in cookies]
            for person, known in zip(people, cookies, strict=True):
                server.people.append(person)
                person.http.cookies.update(known)
            await finish([await person.open(table["id"]) for person in people])
            record = await record_of(people[0], table["id"])
            assert record.contributions == ()
            assert record.verify() > 0
            joined = await people[1].post(f"/api/tables/{waiting['id']}/join", {"token": waiting["invite"], **commit("Bea")})
            assert joined["starting"], "a table that waited takes part from now on"
            begun = await people[1].post(f"/api/tables/{waiting['id']}/randomness", {"reveal": number("Bea").hex()})
            assert begun["phase"] == "playing"

    run(story)


def test_an_error_of_the_database_says_no_number(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            with pytest.raises(IntegrityError) as failed:
                await server.services.database.write(lambda c: table_updates.add_revealed(c, "nowhere", {0: number("Ann")}))
            text = str(failed.value)
            assert "randomness" in text
            assert repr(number("Ann"))[2:12] not in text
            assert number("Ann").hex() not in text.lower()

    run(story)


def test_lists_and_rows_hold_no_numbers(database: str) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=NEVER) as server:
            (ann, _), table, tabs = await two_committed(server)
            await tabs[0].ask("reveal", randomness=number("Ann").hex())

            def rows(connection: Connection) -> str:
                found = table_queries.find_table(connection, table["id"])
                return f"{table_queries.tables_to_begin(connection)} {found} {found.revealed if found else None}"

            text = await server.services.database.read(rows)
            assert table["id"] in text
            assert number("Ann").hex() not in text
            assert repr(number("Ann")) not in text + repr(server.open_tables.tables[table["id"]].row)
            assert number("Ann").hex() not in str(await ann.get("/api/tables"))

    run(story)
