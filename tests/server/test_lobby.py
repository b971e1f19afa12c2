"""Before and after a match: guests, lists, seats, links, limits."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

import benben
from benben.kernel.errors import BadInput
from benben.server.http import table_lists
from benben.server.people.names import checked_line, first_free
from benben.server.storage import table_queries
from benben.server.tables.lobby import MAX_LISTED_OF_GUEST, MAX_WAITING_SEATS
from benben.server.tables.subscriber import Subscriber
from benben.server.tables.table import Table

from server.running_server import Person, Tab, running
from waiting import run


def test_a_guest_is_known_again_and_may_change_its_name(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            first = (await ann.get("/api/me"))["guest"]
            await ann.post("/api/me", {"name": "  Änn   2 ", "colour": "gold", "symbol": "eye"})
            second = (await ann.get("/api/me"))["guest"]
            assert second == {"id": first["id"], "name": "Änn 2", "colour": "gold", "symbol": "eye"}
            wrong = await ann.post("/api/me", {"name": "Ann", "colour": "mauve"}, 422)
            assert "lapis" in wrong["error"]["message"]

    run(story)


def test_games_are_offered_with_options_levels_and_words(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person()
            offered = await ann.get("/api/games")
            assert [game["name"] for game in offered["games"]] == benben.games()
            assert offered["levels"] == ["beginner", "apprentice", "builder", "architect", "master"]
            assert offered["baselines"] == ["random", "greedy"]
            assert "server-no-table" in (await ann.http.get("/api/words/en")).text
            for name in set(benben.games()) - {"vault"}:
                assert (await ann.get(f"/api/rules/{name}/en"))["paragraphs"]
            assert (await ann.get("/api/words/xx", 404))["error"]["key"] == "server-no-language"
            assert (await ann.get("/api/rules/chess/en", 404))["error"]["key"] == "server-no-game"

    run(story)


@pytest.mark.slow
def test_seats_are_taken_given_up_and_filled_with_bots(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea, cleo = [await server.person(name) for name in ("Ann", "ann", "Cleo")]
            table = await ann.new_table(players=3, open=True, seat="p2")
            path = f"/api/tables/{table['id']}"
            assert (await bea.post(f"{path}/join", {"seat": "p2"}, 409))["error"]["key"] == "server-seat-taken"
            joined = await bea.post(f"{path}/join", {"seat": "p1"})
            assert [seat["name"] for seat in joined["seats"]] == ["ann 2", "Ann", ""], "names at a table differ"
            assert len({seat["colour"] for seat in joined["seats"]}) == 3
            assert (await bea.post(f"{path}/join", {"seat": "p3"}))["seat"] == "p1", "nobody sits on two seats"
            assert (await bea.post(f"{path}/leave"))["seat"] is None
            await ann.post(f"{path}/bots", {"seat": "p1", "level": "random"})
            assert (await ann.post(f"{path}/bots", {"seat": "p1"}))["seats"][0]["taken"] is False
            for body in ({"seat": "p1", "level": "god"}, {"seat": "p9", "level": "random"}):
                assert (await ann.post(f"{path}/bots", body, 422))["error"]["message"]
            assert (await cleo.post(f"{path}/bots", {"seat": "p1", "level": "random"}, 403))["error"][
                "key"
            ] == "server-not-seated"
            assert (await cleo.get("/api/tables"))["open"][0]["id"] == table["id"]
            await cleo.post(f"{path}/join", {})
            begun = await ann.post(f"{path}/bots", {"seat": "p3", "level": "random"})
            assert begun["phase"] == "playing"
            assert (await cleo.get("/api/tables"))["open"] == []
            assert (await ann.post(f"{path}/leave", None, 409))["error"]["key"] == "server-game-on"

    run(story)


def test_nobody_takes_two_seats_at_the_same_moment(either: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table(players=3, open=True)
            path = f"/api/tables/{table['id']}"
            barrier = asyncio.Barrier(2)

            async def meet_there(*_: object) -> bool:
                """Let neither request go on before the other one has found Bea without a seat."""
                await barrier.wait()
                return False

            monkeypatch.setattr(server.lobby, "meets_blocked", meet_there)
            await asyncio.gather(*(bea.http.post(f"{path}/join", json={"seat": seat}) for seat in ("p2", "p3")))
            assert [seat["taken"] for seat in (await ann.get(path))["seats"]].count(True) == 2, "Ann, and Bea once"

    run(story)


@pytest.mark.slow
def test_one_seat_wanted_by_many_at_once_goes_to_one(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person()
            table = await ann.new_table(open=True)
            people = [await server.person(f"Bea {number}") for number in range(6)]
            path = f"/api/tables/{table['id']}/join"
            answers = await asyncio.gather(*[person.http.post(path, json={"seat": "p2"}) for person in people])
            assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5

    run(story)


@pytest.mark.slow
def test_my_tables_show_whose_turn_it_is(database: str) -> None:
    async def story() -> None:
        async with running(database, pace=60.0) as server:
            ann = await server.person()
            waiting = await ann.new_table()
            begun = await ann.new_table(bots={"p2": "random"})
            mine = (await ann.get("/api/tables"))["mine"]
            assert [(card["id"], card["your_turn"]) for card in mine] == [(begun["id"], True), (waiting["id"], False)]
            tab = await ann.open(begun["id"])
            await tab.play()
            assert [card["your_turn"] for card in (await ann.get("/api/tables"))["mine"]] == [False, False]

    run(story)


@pytest.mark.slow
def test_one_table_has_the_same_summary_as_the_list_after_every_change(database: str) -> None:
    """Whose turn it is and the time of the last change were those of the start: only the phase was up to date."""

    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table()
            path = f"/api/tables/{table['id']}"

            async def check(your_turn: tuple[bool, bool], phase: str) -> float:
                cards = [await person.get(path) for person in (ann, bea)]
                lists = [(await person.get("/api/tables"))["mine"] for person in (ann, bea)]
                assert [[card] for card in cards] == lists, "the list is read from the database, one table from memory"
                assert tuple(card["your_turn"] for card in cards) == your_turn
                assert {card["phase"] for card in cards} == {phase}
                return float(cards[0]["changed"])

            await bea.post(f"{path}/join", {"token": table["invite"]})
            times = [table["changed"], await check((True, True), "playing")]
            tabs = [await person.open(table["id"]) for person in (ann, bea)]
            await tabs[0].play()
            assert await check((False, True), "playing") == times[-1], "a sealed choice does not move the time"
            await tabs[0].ask("undo", at=tabs[0].moment)
            assert await check((True, True), "playing") == times[-1]
            await asyncio.gather(*[tab.play_on(Random(seat)) for seat, tab in enumerate(tabs)])
            times.append(await check((False, False), "over"))
            assert times == sorted(set(times)), "every change has a later time"

    run(story)


@pytest.mark.slow
def test_a_request_for_the_record_leaves_the_match_as_it_is(database: str) -> None:
    """A request added tags to the record of the live match while other requests were reading it in threads."""

    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table()
            await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
            tabs = [await person.open(table["id"]) for person in (ann, bea)]
            await asyncio.gather(*[tab.play_on(Random(seat)) for seat, tab in enumerate(tabs)])
            record = server.open_tables.tables[table["id"]].playing().match.record
            before = record.dumps()
            text = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
            assert "tag name p1: Ann" in text
            assert record.dumps() == before
            assert record.tags == {}

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "players": 2},
        {"game": "vault", "players": 9},
        {"game": "vault", "players": 2, "options": {"memory": "none"}},
        {"game": "vault", "players": 2, "options": {"colour": "red"}},
        {"game": "vault", "players": 2, "seat": "p3"},
        {"game": "vault", "players": 2, "bots": {"p1": "random"}},
        {"game": "vault", "players": 2, "bots": {"p2": "god"}},
        {"game": "vault", "players": 2, "bots": {"x": "random"}},
        {"game": "vault", "players": 2, "surprise": 1},
        {"game": "egizia[player.ships=7]", "players": 2},
        {"game": "egizia", "players": 2, "options": {"box": "player.ships=7"}},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(database: str, body: dict[str, object]) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person()
            error = (await ann.post("/api/tables", body, 422))["error"]
            assert error["message"] != error["key"]

    run(story)


def test_a_table_that_cannot_be_saved_is_given_up_and_read_anew(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table()
            await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
            tabs = [await ann.open(table["id"]), await bea.open(table["id"])]
            live, database_object = server.open_tables.tables[table["id"]], server.services.database
            play, write_batched = live.play, database_object.write_batched
            arrived, asked = asyncio.Event(), list[int]()

            async def counted(seat: int, *more: Any) -> None:
                asked.append(seat)
                if len(asked) == len(tabs):
                    arrived.set()
                await play(seat, *more)

            async def broken(run: Any, item: Any) -> None:
                monkeypatch.setattr(database_object, "write_batched", write_batched)  # the disk is full, but only once
                await asyncio.wait_for(arrived.wait(), 10)
                raise OSError("disk full")

            monkeypatch.setattr(live, "play", counted)
            monkeypatch.setattr(database_object, "write_batched", broken)
            answers = await asyncio.gather(*[tab.play(id="same") for tab in tabs], return_exceptions=True)
            assert all(isinstance(answer, ConnectionError) or refused(answer) for answer in answers)
            assert not any(frame["frame"]["picture"]["question"]["sealed"] for tab in tabs for frame in shows(tab))
            again = [await ann.open(table["id"]), await bea.open(table["id"])]
            assert server.open_tables.tables[table["id"]] is not live
            assert again[0].frame["picture"]["question"]["sealed"] == []
            for tab in again:
                assert (await tab.play(id="same"))["is"] == "done"

    run(story)


def test_a_table_whose_write_is_cancelled_is_given_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table()
            await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
            tab, live = await ann.open(table["id"]), server.open_tables.tables[table["id"]]

            begun = asyncio.Event()

            async def endless(run: Any, item: Any) -> None:
                begun.set()
                await asyncio.Event().wait()

            with monkeypatch.context() as patched:
                patched.setattr(server.services.database, "write_batched", endless)
                asker = Subscriber(0, None)
                moving = asyncio.create_task(live.play(0, tab.choices[0]["action"], tab.moment, "this", asker))
                await begun.wait()
                moving.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await moving
            assert live.given_up
            assert asker.messages == []
            again = await ann.open(table["id"])
            assert server.open_tables.tables[table["id"]] is not live
            assert again.frame["picture"]["question"]["own"] is None

    run(story)


def test_a_new_table_that_somebody_opens_first_is_one_table(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, open_tables = await server.person("Ann"), server.open_tables
            write, quicker = server.services.database.write, list[Table]()

            async def seen_at_once(run: Any) -> Any:
                result = await write(run)
                for row in await server.services.database.read(table_queries.tables_to_join):
                    quicker.append(await open_tables.open(row.id))
                return result

            monkeypatch.setattr(server.services.database, "write", seen_at_once)
            table = await ann.new_table(open=True)
            assert quicker == [open_tables.tables[table["id"]]]

    run(story)


def refused(answer: object) -> bool:
    """True if a move was refused because it could not be saved."""
    return isinstance(answer, dict) and answer["key"] == "server-not-saved"


def shows(tab: Tab) -> list[dict[str, Any]]:
    """Every message with a frame of the match that a tab has received."""
    messages = [message for data in tab.received for message in json.loads(data)]
    return [message for message in messages if message["is"] == "show" and message["frame"]["picture"]]


def test_tables_nobody_is_at_are_closed_when_room_is_needed(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person()
            server.open_tables.max_open = 2
            tables = [await ann.new_table() for _ in range(2)]
            tab = await ann.open(tables[0]["id"])
            for table in server.open_tables.tables.values():
                table.last_visit -= 1000
            await ann.new_table()
            assert tables[1]["id"] not in server.open_tables.tables
            assert tables[0]["id"] in server.open_tables.tables, "somebody is here"
            assert (await ann.get(f"/api/tables/{tables[1]['id']}"))["phase"] == "waiting"
            await tab.close()

    run(story)


def test_lines_are_what_can_be_shown() -> None:
    assert checked_line("👩\u200d🚀 hi") == "👩\u200d🚀 hi"
    for wrong in ("", "\u202e", "y" * 501, "\x1b[2J"):
        with pytest.raises(BadInput):
            checked_line(wrong)
    assert first_free("b", "abc", "b") == "a"
    assert first_free("b", "abc", "ac") == "b"


@pytest.mark.slow
def test_random_play_ends_with_a_winner(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table()
            await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
            tabs = [await person.open(table["id"]) for person in (ann, bea)]
            await asyncio.gather(*[tab.play_on(Random(seat)) for seat, tab in enumerate(tabs)])
            assert tabs[0].frame["picture"]["winners"] == tabs[1].frame["picture"]["winners"] != []
            assert (await ann.get("/api/health"))["tables"]["over"] == 1

    run(story)


@pytest.mark.slow
def test_only_the_host_gives_seats_to_bots_and_the_next_person_inherits_that(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, bea, cleo = [await server.person(name) for name in ("Ann", "Bea", "Cleo")]
            table = await ann.new_table("giza", players=4, seat="p2")
            path = f"/api/tables/{table['id']}"
            await bea.post(f"{path}/join", {"token": table["invite"], "seat": "p4"})
            bot = {"seat": "p3", "level": "random"}
            refused = (await bea.post(f"{path}/bots", bot, 403))["error"]
            assert (refused["key"], refused["args"]) == ("server-not-host", {"name": "Ann"})
            assert (await ann.post(f"{path}/bots", bot))["host"] == "p2"
            assert (await bea.post(f"{path}/bots", {"seat": "p3"}, 403))["error"]["key"] == "server-not-host"
            await ann.post(f"{path}/bots", {"seat": "p3"})
            tab = await bea.open(table["id"])
            assert tab.frame["host"] == "p2"
            await ann.post(f"{path}/leave")
            await tab.until(lambda: tab.frame["host"] == "p4")
            await cleo.post(f"{path}/join", {"token": table["invite"], "seat": "p1"})
            assert (await cleo.post(f"{path}/bots", bot, 403))["error"]["args"] == {"name": "Bea"}
            await ann.post(f"{path}/join", {"token": table["invite"]})
            assert (await ann.post(f"{path}/bots", bot, 403))["error"]["args"] == {"name": "Bea"}, "it stays with Bea"
        async with running(either) as server:
            again = Person(server.address)
            server.people.append(again)
            again.http.cookies = bea.http.cookies
            assert (await again.post(f"{path}/bots", bot))["phase"] == "playing"

    run(story)


def test_whoever_sits_down_at_an_empty_table_is_its_host(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table(open=True, players=3)
            path = f"/api/tables/{table['id']}"
            assert (await ann.post(f"{path}/leave"))["host"] is None
            assert (await bea.post(f"{path}/join", {"seat": "p2"}))["host"] == "p2"
            await bea.post(f"{path}/bots", {"seat": "p1", "level": "random"})

    run(story)


def test_one_guest_cannot_fill_the_list_of_open_tables(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            body = {"game": "vault", "players": 2, "open": True}
            answers = await asyncio.gather(*[ann.http.post("/api/tables", json=body) for _ in range(8)])
            made = [answer.json() for answer in answers if answer.status_code == 201]
            assert len(made) == MAX_LISTED_OF_GUEST
            assert {answer.status_code for answer in answers} == {201, 409}
            refused = next(answer.json()["error"] for answer in answers if answer.status_code == 409)
            assert (refused["key"], refused["args"]) == ("server-too-many-listed", {"most": MAX_LISTED_OF_GUEST})
            await ann.new_table(bots={"p2": "random"}, open=True)
            await ann.new_table()
            await bea.new_table(open=True)
            await bea.post(f"/api/tables/{made[0]['id']}/join", {})
            await ann.new_table(open=True)

    run(story)


@pytest.mark.slow
def test_one_guest_cannot_sit_at_every_waiting_table(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            hosts = [await server.person(f"Host {number}a") for number in range(5)]
            tables = [await host.new_table(players=3, open=True) for host in hosts for _ in range(MAX_LISTED_OF_GUEST)]
            eve = await server.person("Eve")
            paths = [f"/api/tables/{table['id']}" for table in tables]
            answers = await asyncio.gather(*[eve.http.post(f"{path}/join", json={}) for path in paths])
            assert [answer.status_code for answer in answers].count(200) == MAX_WAITING_SEATS < len(tables)
            refused = next(answer.json()["error"] for answer in answers if answer.status_code != 200)
            assert (refused["key"], refused["args"]) == ("server-too-many-seats", {"most": MAX_WAITING_SEATS})
            await eve.post("/api/tables", {"game": "vault", "players": 2}, 409)
            await eve.new_table(bots={"p2": "random"})
            seated = [path for path, answer in zip(paths, answers, strict=True) if answer.status_code == 200]
            await eve.post(f"{seated[0]}/leave")
            await eve.new_table()

    run(story)


@pytest.mark.slow
def test_one_guest_cannot_begin_with_everybody_and_keep_them_waiting(either: str) -> None:
    """Tables for two begin when somebody sits down, so that they are waiting tables no more."""

    async def story() -> None:
        async with running(either) as server:
            hosts = [await server.person(f"Host {number}a") for number in range(8)]
            tables = [await host.new_table(open=True) for host in hosts for _ in range(MAX_LISTED_OF_GUEST)]
            eve = await server.person("Eve")
            answers = [await eve.http.post(f"/api/tables/{table['id']}/join", json={}) for table in tables]
            begun = [answer.json()["id"] for answer in answers if answer.status_code == 200]
            assert len(begun) == MAX_WAITING_SEATS < len(tables)
            assert {answer.json()["error"]["key"] for answer in answers if answer.status_code != 200} == {
                "server-too-many-seats"
            }
            assert (await (await eve.open(begun[0])).play())["is"] == "done"
            await eve.post(f"/api/tables/{begun[1]}/stand-in", {"level": "random"})
            free = [table["id"] for table, answer in zip(tables, answers, strict=True) if answer.status_code != 200]
            for path in free[:2]:
                await eve.post(f"/api/tables/{path}/join", {})
            await eve.post(f"/api/tables/{free[2]}/join", {}, 409)
            await hosts[0].new_table(open=True)  # who waits for Eve is not limited

    run(story)


def test_old_waiting_tables_leave_the_list(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table(open=True)
            assert [one["id"] for one in (await bea.get("/api/tables"))["open"]] == [table["id"]]
            monkeypatch.setattr(table_queries, "LISTED_SECONDS", 0.0)
            monkeypatch.setattr(table_lists, "KEPT_SECONDS", -1.0)
            assert (await bea.get("/api/tables"))["open"] == []
            assert [one["id"] for one in (await ann.get("/api/tables"))["mine"]] == [table["id"]]
            assert (await bea.post(f"/api/tables/{table['id']}/join", {}))["phase"] == "playing"

    run(story)
