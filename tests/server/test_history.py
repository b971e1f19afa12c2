"""What was: results of finished games, history, statistics, ratings that can be computed anew, and deleted accounts."""

from __future__ import annotations

import asyncio
import io
import json
import math
import zipfile
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, Table, delete, insert, select

from benben.cli import main
from benben.play.record import Record
from benben.server.people.ratings import ANCHORS, BETA, MODEL, SHOWN_SCALE, RatedSeat, Rating, rate, shown
from benben.server.people.statistics import first_streak, longest_streak
from benben.server.storage import result_queries
from benben.server.storage.review_queries import store_review
from benben.server.storage.schema import METADATA, finished_games, rating_changes, ratings, receivers, results

from server.running_server import Person, RunningServer, running
from waiting import BETWEEN, PATIENCE, run

RATED = {"rated": True}


async def account(server: RunningServer, name: str) -> Person:
    person = await server.person(name)
    await person.post("/api/account")
    return person


async def finished(one: Person, other: Person | None = None, seed: int = 1, **table: Any) -> str:
    """Play a game of Vault to its end, against somebody else or a bot; return the id of the table."""
    made = await one.new_table(**{"bots": {} if other else {"p2": "random"}, **table})
    players = [one] if other is None else [one, other]
    if other is not None:
        await other.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    tabs = [await player.open(made["id"]) for player in players]
    await asyncio.gather(*(tab.play_on(Random(seed + number)) for number, tab in enumerate(tabs)))
    for tab in tabs:
        await tab.close()
    await stored(one, made["id"])
    return str(made["id"])


async def stored(person: Person, table: str) -> None:
    """Wait until the results of a game are stored."""
    async with asyncio.timeout(PATIENCE):
        while table not in [game["table"] for game in (await person.get("/api/history"))["games"]]:
            await asyncio.sleep(BETWEEN)


async def rows_of(server: RunningServer, table: Table) -> list[tuple[Any, ...]]:
    found = await server.services.database.read(lambda connection: list(connection.execute(select(table))))
    return sorted(tuple(row) for row in found)


@pytest.mark.slow
def test_a_finished_game_is_in_the_history_of_its_players(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, bob = await server.person("Ann"), await account(server, "Bob")
            table = await finished(ann, bob)
            alone = await finished(ann)
            found = await ann.get("/api/history")
            assert [game["table"] for game in found["games"]] == [alone, table]
            game = found["games"][1]
            assert (game["game"], game["players"], game["agreed"], game["rated"]) == ("vault", 2, False, False)
            assert game["moves"] >= 4
            assert game["ended"] >= game["began"] > 0
            own, other = game["seats"]
            assert (own["name"], own["own"], own["page"], other["name"], other["own"]) == ("Ann", True, None, "Bob", False)
            assert other["page"] == (await bob.get("/api/account"))["page"]
            tab = await ann.open(table)
            assert [seat["place"] for seat in game["seats"]] == tab.frame["places"]
            assert [seat["points"] for seat in game["seats"]] == tab.frame["picture"]["scores"]
            assert (await ann.get("/api/history?name=bo"))["total"] == 1
            assert (await ann.get("/api/history?name=%25"))["total"] == 0
            assert (await ann.get("/api/history?game=giza"))["total"] == 0
            assert (await ann.get("/api/history?players=2&rated=false&page=2"))["games"] == []
            assert [game["table"] for game in (await bob.get("/api/history"))["games"]] == [table]
            packed = await ann.http.get("/api/history/records")
            with zipfile.ZipFile(io.BytesIO(packed.content)) as archive:
                texts = [archive.read(name).decode() for name in archive.namelist()]
            assert sorted(Record.loads(text).tags["name p1"] for text in texts) == ["Ann", "Ann"]
            assert texts[0] == (await ann.http.get(f"/api/tables/{alone}/record")).text, "the record that the table has"

    run(story)


def test_a_game_that_was_ended_by_agreement_has_no_result(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            table = await ann.new_table(bots={"p2": "random"})
            await ann.post(f"/api/tables/{table['id']}/agreements", {"on": "end"})
            await stored(ann, table["id"])
            game = (await ann.get("/api/history"))["games"][0]
            assert (game["agreed"], game["seats"][0]["place"], game["seats"][0]["points"]) == (True, None, None)
            assert (await ann.get("/api/statistics"))["groups"] == []

    run(story)


@pytest.mark.slow
def test_results_that_were_not_stored_when_a_game_ended_are_stored_later(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            await finished(ann)
            before = await rows_of(server, results)
            await server.services.database.write(result_queries.delete_results)
            assert await server.services.results.sweep() == 1
            assert await rows_of(server, results) == before
            assert await server.services.results.sweep() == 0

    run(story)


@pytest.mark.slow
def test_statistics_compare_with_the_fair_share_and_the_average(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bob = await server.person("Ann"), await account(server, "Bob")
            for seed in range(3):
                await finished(ann, bob, seed)
            games = (await ann.get("/api/history"))["games"]
            mine = [game["seats"][0] for game in games]
            found = await ann.get("/api/statistics")
            group = found["groups"][0]
            assert (group["game"], group["players"], group["games"], group["fair"]) == ("vault", 2, 3, 1.5)
            assert group["points"] == pytest.approx(sum(seat["points"] for seat in mine) / 3)
            everybody = [seat["points"] for game in games for seat in game["seats"]]
            assert group["average"] == pytest.approx(sum(everybody) / 6)
            theirs = (await bob.get("/api/statistics"))["groups"][0]
            assert group["victories"] + theirs["victories"] == 3
            opponent = found["opponents"][0]
            assert (opponent["name"], opponent["meetings"]) == ("Bob", 3)
            assert opponent["ahead"] == sum(game["seats"][0]["place"] < game["seats"][1]["place"] for game in games)

    run(story)


@pytest.mark.slow
def test_statistics_have_accuracy_and_luck_from_the_reviews_that_are_kept(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, bob = await server.person("Ann"), await account(server, "Bob")
            tables = [await finished(ann, bob, seed) for seed in range(3)]
            group = (await ann.get("/api/statistics"))["groups"][0]
            assert (group["reviewed"], group["accuracy"], group["luck"]) == (0, None, None)
            kept = ((tables[0], 80.0, 30.0, True), (tables[1], 90.0, None, True), (tables[2], 10.0, 10.0, False))
            for table, accuracy, luck, calibrated in kept:  # what a review does not show does not count
                seats = [{"seat": "p1", "accuracy": accuracy, "luck": luck}, {"seat": "p2", "accuracy": None, "luck": 99.0}]
                review = json.dumps({"format": "benben-review 1", "calibrated": calibrated, "seats": seats})
                await server.services.database.write(partial(store_review, table_id=table, review=review))
            group = (await ann.get("/api/statistics"))["groups"][0]
            assert (group["reviewed"], group["accuracy"], group["luck"]) == (2, 85.0, 30.0)
            theirs = (await bob.get("/api/statistics"))["groups"][0]
            assert (theirs["reviewed"], theirs["accuracy"], theirs["luck"]) == (2, None, 99.0)

    run(story)


def test_streaks() -> None:
    assert first_streak([1.0, 0.5, 0.0, 1.0]) == 2
    assert longest_streak([1.0, 0.0, 1.0, 1.0, 1.0, 0.0]) == 3
    assert (first_streak([]), longest_streak([])) == (0, 0)


# --- ratings -------------------------------------------------------------------------------------------------------------


def seat(guest: str | None, place: int, level: str | None = None, resigned: bool = False) -> RatedSeat:
    return RatedSeat(guest, level, place, resigned)


def test_a_victory_raises_and_a_defeat_lowers_a_rating() -> None:
    after = rate({}, [seat("ann", 1), seat("bob", 2)])
    assert after["ann"].mu > 25.0 > after["bob"].mu
    assert after["ann"].sigma < Rating().sigma
    assert after["ann"].games == 1


def test_bots_have_anchored_ratings_and_a_stronger_one_is_worth_more() -> None:
    gains = [rate({}, [seat("ann", 1), seat(None, 2, level)])["ann"].mu for level in ANCHORS]
    assert gains == sorted(gains)
    assert set(rate({}, [seat("ann", 1), seat(None, 2, "builder")])) == {"ann"}


def test_the_docs_name_the_ratings_of_bots() -> None:
    text = (Path(__file__).parents[2] / "docs" / "accounts.md").read_text()
    assert ", ".join(f"{level} {shown(rating)}" for level, rating in ANCHORS.items()) in text


def test_whoever_resigns_is_last_whatever_the_bot_achieves() -> None:
    assert rate({}, [seat("ann", 1, resigned=True), seat("bob", 2)])["ann"].mu < 25.0


def test_shown_ratings_are_on_the_scale_of_chess() -> None:
    """By openskill's model, 400 points more win ten games for each one that is lost."""
    assert shown(25.0) == 1500
    stronger, weaker = MODEL.rating(mu=25.0 + 400 / SHOWN_SCALE, sigma=1e-6), MODEL.rating(mu=25.0, sigma=1e-6)
    strength = math.exp((stronger.mu - weaker.mu) / (math.sqrt(2) * BETA))
    assert strength == pytest.approx(10.0)


@pytest.mark.slow
def test_rated_tables_are_for_accounts(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, guest = await account(server, "Ann"), await server.person("Guest")
            body = {"game": "vault", "players": 2, "settings": RATED, "open": True}
            assert (await guest.post("/api/tables", body, 403))["error"]["key"] == "server-rated-account"
            table = await ann.post("/api/tables", body, 201)
            assert (table["settings"]["rated"], table["settings"]["hints"]) == (True, False)
            path = f"/api/tables/{table['id']}"
            assert (await guest.post(f"{path}/join", {}, 403))["error"]["key"] == "server-rated-account"
            assert (await ann.post(f"{path}/join", {"seat": "p2"}))["seats"][1]["taken"] is False, "no second seat"
            refused = await ann.post(f"{path}/bots", {"seat": "p2", "level": "random"}, 409)
            assert refused["error"]["key"] == "server-rated-level"
            await ann.post(f"{path}/bots", {"seat": "p2", "level": "builder"})
            for on, key in (("hints", "server-rated-hints"), ("end", "server-rated-end")):
                assert (await ann.post(f"{path}/agreements", {"on": on}, 409))["error"]["key"] == key

    run(story)


@pytest.mark.slow
def test_ratings_computed_anew_are_the_same(either: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, bob = await account(server, "Ann"), await account(server, "Bob")
            tables = [await finished(ann, bob, seed, settings=RATED) for seed in range(3)]
            await finished(ann, bob)
            found = (await ann.get("/api/ratings"))["ratings"]
            assert [(one["game"], one["players"], one["games"], one["provisional"]) for one in found] == [
                ("vault", 2, 3, True)
            ]
            assert [moment["table"] for moment in found[0]["moments"]] == tables
            assert found[0]["rating"] == found[0]["moments"][-1]["rating"] != 1500
            assert (await ann.get("/api/leaderboard"))["rows"] == [], "provisional ratings are not listed"
            before.extend([await rows_of(server, one) for one in (ratings, rating_changes, results)])

    async def look_again() -> None:
        async with running(either) as server:
            assert [await rows_of(server, one) for one in (ratings, rating_changes, results)] == before

    before: list[Any] = []
    run(story)
    assert main(["ratings", "--recompute", "--database", either]) == 0
    printed = capsys.readouterr()
    assert "4 finished games read, 3 of them rated, 0 unreadable" in printed.err
    assert [line.split(":")[0] for line in printed.out.splitlines()] in (
        ["vault 2 Ann", "vault 2 Bob"],
        ["vault 2 Bob", "vault 2 Ann"],
    )
    run(look_again)


@pytest.mark.slow
def test_ratings_follow_when_those_of_bots_have_changed(either: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an upgrade with other anchors, old games count as if they had been played with the new ones."""

    async def play() -> None:
        async with running(either) as server:
            ann = await account(server, "Ann")
            for seed in range(2):
                await finished(ann, seed=seed, settings=RATED, bots={"p2": "builder"})

    async def look() -> None:
        async with running(either) as server:
            found.append([await rows_of(server, one) for one in (ratings, rating_changes)])

    found: list[Any] = []
    run(play)
    run(look)
    run(look)
    assert found[0] == found[1]
    assert len(found[0][1]) == 2
    monkeypatch.setitem(ANCHORS, "builder", 35.0)
    run(look)
    assert found[2] != found[0]
    assert main(["ratings", "--recompute", "--database", either]) == 0
    run(look)
    assert found[3] == found[2]


@pytest.mark.slow
def test_a_result_that_is_stored_late_is_rated_in_its_place(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bob = await account(server, "Ann"), await account(server, "Bob")
            tables = [await finished(ann, bob, seed, settings=RATED) for seed in range(3)]
            before = [await rows_of(server, one) for one in (ratings, rating_changes)]

            def forget_first(connection: Connection) -> None:
                for table in (rating_changes, results, finished_games):
                    connection.execute(delete(table).where(table.c.table_id == tables[0]))

            await server.services.database.write(forget_first)
            assert await server.services.results.sweep() == 1
            assert [await rows_of(server, one) for one in (ratings, rating_changes)] == before

    run(story)


# --- public pages --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_public_page_shows_what_its_owner_allows(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bob = await account(server, "Ann"), await account(server, "Bob")
            await finished(ann, bob, settings=RATED)
            page = (await ann.get("/api/account"))["page"]
            stranger = await server.person("Stranger")
            seen = await stranger.get(f"/api/players/{page}")
            assert (seen["name"], len(seen["ratings"]), seen["statistics"], seen["games"]) == ("Ann", 1, None, None)
            await ann.post("/api/account/shows", {"shows": ["history"]})
            seen = await stranger.get(f"/api/players/{page}")
            assert (seen["ratings"], len(seen["games"])) == (None, 1)
            assert "Bob" not in str(seen)
            await stranger.get("/api/players/000000000000", 404)

    run(story)


# --- deletion ------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_deleted_account_is_a_former_player_also_where_games_run(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, bob = await account(server, "Ann"), await server.person("Bob")
            over = await finished(ann, bob)
            running_table = await ann.new_table()
            await bob.post(f"/api/tables/{running_table['id']}/join", {"token": running_table["invite"]})
            waiting = await ann.new_table(open=True)
            page, tab = (await ann.get("/api/account"))["page"], await bob.open(running_table["id"])
            await tab.send("say", text="hello")
            mine = await ann.open(running_table["id"])
            await mine.ask("say", text="I am Ann")
            refused = await ann.post("/api/account/delete", {"name": "Anna"}, 422)
            assert refused["error"]["key"] == "server-other-name"
            assert await ann.post("/api/account/delete", {"name": "Ann"}) == {"games": 2}
            await mine.until_closed()
            assert (await ann.get("/api/me"))["guest"] is None
            await tab.until(lambda: tab.frame["seats"][0]["name"] == "")
            assert (tab.frame["seats"][0]["resigned"], tab.frame["seats"][0]["level"]) == (True, "builder")
            seats = (await bob.get("/api/history"))["games"][0]["seats"]
            assert [one["name"] for one in seats] == ["", "Bob"]
            text = (await bob.http.get(f"/api/tables/{over}/record")).text
            assert "tag name p1: a former player" in text
            assert "Ann" not in text
            left = next(one for one in (await bob.get("/api/tables"))["open"] if one["id"] == waiting["id"])
            assert [seat["taken"] for seat in left["seats"]] == [False, False]
            await bob.get(f"/api/players/{page}", 404)
            again = await account(server, "Ann")
            assert (await again.get("/api/history"))["total"] == 0, "the name is free, and nothing else"

            def everything(connection: Connection) -> str:
                return repr([list(connection.execute(table.select())) for table in METADATA.sorted_tables])

            account_id = (await again.get("/api/me"))["guest"]["id"]

            def add_receiver(connection: Connection) -> None:
                row = {
                    "id": "r1",
                    "guest": account_id,
                    "kind": "mail",
                    "address": "Ann@example.org",
                    "token": "t",
                    "made": 1.0,
                }
                connection.execute(insert(receivers).values(row))

            await server.services.database.write(add_receiver)
            await again.post("/api/account/delete", {"name": "Ann"})
            assert "Ann" not in await server.services.database.read(everything)

    run(story)
