"""Whole tables over HTTP and sockets."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection

import benben
from benben.play.dealer import commitment_of
from benben.play.record import Record
from benben.server.storage import chat_queries
from benben.server.storage.chat_queries import StoredLine

from quick import first_quick
from server.running_server import Person, RunningServer, Tab, running
from server.vault_game import GAME
from waiting import run


async def two_at_a_table(ann: Person, bea: Person, **more: Any) -> tuple[Tab, Tab]:
    table = await ann.new_table(**more)
    await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    return await ann.open(table["id"]), await bea.open(table["id"])


def moved(person: Person, server: RunningServer) -> Person:
    """The same person at a server that was restarted."""
    again = Person(server.address)
    again.http.cookies = person.http.cookies
    server.people.append(again)
    return again


async def to_the_marks(*tabs: Tab) -> Tab:
    """Have everyone show a card; return the tab of the seat that makes marks then."""
    for tab in tabs:
        assert (await tab.play())["is"] == "done"
    for tab in tabs:
        await tab.until_asked("marking")
    return next(tab for tab in tabs if tab.choices)


@pytest.mark.slow
def test_one_click_against_bots_to_the_end_and_again(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann = await server.person()
            table = await ann.new_table("vault", 3, bots={"p2": "random", "p3": "greedy"})
            tab = await ann.open(table["id"])
            assert tab.frame["phase"] == "playing"
            await tab.play_on(Random(1))
            assert commitment_of(bytes.fromhex(tab.frame["seed"])) == table["commitment"]
            assert [part["points"] for part in tab.frame["breakdown"]] == tab.frame["picture"]["scores"]
            assert tab.frame["picture"]["winners"]
            assert any(message["is"] == "thinking" for message in tab.messages)
            following = await ann.post(f"/api/tables/{table['id']}/rematch")
            assert following["id"] == (await ann.post(f"/api/tables/{table['id']}/rematch"))["id"]
            assert following["phase"] == "playing"
            assert following["commitment"] != table["commitment"]
            await tab.until(lambda: tab.frame["next"] == following["id"])

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize("name", first_quick(benben.games()))
def test_every_game_of_the_house_goes_over_the_wire(database: str, name: str) -> None:
    async def story() -> None:
        game = benben.game(name)
        async with running(database) as server:
            ann = await server.person()
            bots = {f"p{seat}": "random" for seat in range(2, game.seats[0] + 1)}
            tab = await ann.open((await ann.new_table(name, game.seats[0], bots=bots))["id"])
            for _ in range(12):
                await tab.until(lambda: bool(tab.choices) or tab.over)
                if tab.over:
                    break
                choice = Random(3).choice(tab.choices)
                assert game.parse(choice["text"]) == choice["action"]
                assert tuple(choice["path"]) == game.catalogue.path(choice["action"])
                assert (await tab.play(choice["action"]))["is"] == "done"
            assert tab.frame["picture"]["scene"]["areas"]
            assert tab.log

    run(story)


def test_a_move_that_arrives_twice_is_done_once(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            one, two = await two_at_a_table(await server.person("Ann"), await server.person("Bea"))
            mover = await to_the_marks(one, two)
            at, action = mover.moment, mover.choices[0]["action"]
            first = await mover.ask("play", at=at, action=action, id="same")
            await mover.until(lambda: mover.moment == at + 1)
            mover.messages.clear()
            again = await mover.ask("play", at=at, action=action, id="same")
            assert first == again == {"is": "done", "id": "same", "moment": at + 1}
            assert mover.moment == at + 1
            entries = server.open_tables.tables[mover.table].playing().match.record.entries
            assert [entry.action for entry in entries].count(action) == 1

    run(story)


def test_a_move_is_answered_in_one_piece_with_the_frame_that_shows_it(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            one, two = await two_at_a_table(await server.person("Ann"), await server.person("Bea"))
            mover = await to_the_marks(one, two)
            at, before = mover.moment, len(mover.received)
            await mover.play(id="this")
            pieces = [json.loads(data) for data in mover.received[before:]]
            assert [[message["is"] for message in piece] for piece in pieces] == [["show", "done"]]
            shown, done = pieces[0]
            assert shown["frame"]["moment"] == done["moment"] == at + 1

    run(story)


def test_a_move_for_a_position_that_is_gone_is_refused(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            one, two = await two_at_a_table(await server.person("Ann"), await server.person("Bea"))
            mover = await to_the_marks(one, two)
            at, action = mover.moment, mover.choices[0]["action"]
            assert (await mover.ask("play", at=at, action=action))["is"] == "done"
            late = await mover.ask("play", at=at, action=action)
            assert (late["is"], late["key"]) == ("refused", "server-moved-on")
            assert (await mover.ask("undo", at=at))["key"] == "server-moved-on"
            assert (await mover.ask("undo", at=mover.moment))["is"] == "done"
            other = one if mover is two else two
            refused = await other.ask("play", at=other.moment, action=action)
            assert (refused["key"], refused["rule"]) == ("not-your-turn", "VA-3")

    run(story)


def test_undo_is_seen_by_all_and_cuts_the_log_back(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            one, two = await two_at_a_table(await server.person("Ann"), await server.person("Bea"))
            mover = await to_the_marks(one, two)
            other = one if mover is two else two
            length, moment = len(other.log), mover.moment
            assert not mover.frame["undo"]
            await mover.play()
            await other.until(lambda: len(other.log) == length + 1)
            assert mover.frame["undo"]
            assert not other.frame["undo"]
            assert (await mover.ask("undo", at=mover.moment, all=True))["moment"] == moment + 2
            await other.until(lambda: other.moment == moment + 2)
            assert len(other.log) == length

    run(story)


def test_two_tabs_of_one_player_agree_and_a_late_one_gets_everything(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            one, two = await two_at_a_table(ann, bea)
            other_tab = await ann.open(one.table)
            mover = await to_the_marks(one, two)
            await mover.play()
            await other_tab.until(lambda: other_tab.moment == mover.moment)
            late = await ann.open(one.table)
            await one.until(lambda: one.moment == mover.moment)
            assert late.frame["picture"] == other_tab.frame["picture"] == one.frame["picture"]
            assert late.log == other_tab.log == one.log
            for tab in (one, two, other_tab, late):
                assert tab.seqs == list(range(1, len(tab.seqs) + 1))

    run(story)


def test_a_sealed_choice_shows_who_has_chosen_and_what_only_to_its_owner(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            one, two = await two_at_a_table(await server.person("Ann"), await server.person("Bea"))
            first, second = [choice["action"] for choice in one.choices[:2]]
            await one.play(first)
            await two.until(lambda: two.frame["picture"]["question"]["sealed"] == ["p1"])
            assert one.frame["picture"]["question"]["own"] == first
            assert two.frame["picture"]["question"]["own"] is None
            shown = len(two.seqs)
            await one.play(second)
            await one.until(lambda: one.frame["picture"]["question"]["own"] == second)
            await two.ask("why", path=["hand.nothing"])
            assert len(two.seqs) == shown, "nobody else notices that a choice was changed"
            await one.ask("undo", at=one.moment)
            await two.until(lambda: two.frame["picture"]["question"]["sealed"] == [])
            await to_the_marks(one, two)

    run(story)


@pytest.mark.slow
def test_a_restart_in_the_middle_changes_nothing(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            one, two = await two_at_a_table(ann, bea)
            await one.play()
            await two.until(lambda: two.frame["picture"]["question"]["sealed"] == ["p1"])
            before = one.frame, one.log
        async with running(either) as server:
            again, other = await moved(ann, server).open(one.table), await moved(bea, server).open(one.table)
            await again.until(lambda: again.frame["seats"][1]["present"])
            assert (again.frame["picture"], again.log) == (before[0]["picture"], before[1])
            await asyncio.gather(again.play_on(Random(1)), other.play_on(Random(2)))

    run(story)


@pytest.mark.slow
def test_bots_think_only_where_somebody_is(database: str) -> None:
    async def story() -> None:
        async with running(database, pace=60.0) as server:
            ann = await server.person()
            table = await ann.new_table(bots={"p2": "random"})
            live = server.open_tables.tables[table["id"]]
            assert (live.wants_bots_to_move(), live.bots.busy) == (False, False)
            tab = await ann.open(table["id"])
            assert (live.wants_bots_to_move(), live.bots.busy) == (True, True)
            await tab.play()
        async with running(database) as server:
            again = moved(ann, server)
            assert not (await again.get("/api/tables"))["mine"][0]["your_turn"]
            assert table["id"] not in server.open_tables.tables, "nobody needs it yet"
            tab = await again.open(table["id"])
            await tab.until(lambda: tab.frame["picture"]["question"]["step"] == "marking")
            assert tab.log, "the bot has shown a card as soon as somebody was there"

    run(story)


@pytest.mark.slow
def test_hints_show_what_a_bot_would_play_and_why(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            people = await server.person("Ann"), await server.person("Bea")
            one, two = await two_at_a_table(*people, settings={"hints": True})
            advice = await one.ask("hint", level="builder", id="h")
            await one.until(lambda: any(message["is"] == "hint" and message["progress"] == 1 for message in one.messages))
            advice = one.messages[-1]
            assert advice["action"] in [choice["action"] for choice in one.choices]
            assert advice["considered"][0]["action"] == advice["action"]
            assert [entry["equal"] for entry in advice["considered"]] == sorted(
                (entry["equal"] for entry in advice["considered"]), reverse=True
            )
            assert all(entry["share"] is None for entry in advice["considered"]), "this game has no calibrated win shares"
            again = await one.ask("hint", level="builder", id="again")
            assert again == {**advice, "id": "again"}, "the same moment has the same answer, at once"
            slip = await one.ask("hint", level="random", id="slip")
            assert slip == {**advice, "id": "slip"}, "a bot that makes slips does not give them as advice"
            assert (await one.ask("hint", level="nobody"))["key"] == "server-bad-input"
            mover = await to_the_marks(one, two)
            assert (await (one if mover is two else two).ask("hint"))["key"] == "server-not-asked"

    run(story)


def test_why_not_gives_the_rule(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            one, two = await two_at_a_table(await server.person("Ann"), await server.person("Bea"))
            other = two.choices[0]["path"]
            assert (await one.ask("why", path=other))["key"] == "vault-not-in-hand"
            assert (await one.ask("why", path=one.choices[0]["path"]))["key"] == ""
            assert (await one.ask("why", path=["side.left"]))["key"] == "not-asked"
            assert (await one.ask("why", path=["the moon"]))["key"] == "server-nothing-there"

    run(story)


@pytest.mark.slow
def test_a_bot_takes_an_absent_players_seat_when_all_agree_and_gives_it_back(database: str) -> None:
    async def story() -> None:
        async with running(database, least_absence=0.0) as server:
            people = [await server.person(name) for name in ("Ann", "Bea", "Cleo")]
            table = await people[0].new_table(players=3, absence={"handling": "vote", "level": "random", "after": 0})
            for person in people[1:]:
                await person.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
            one, two, three = [await person.open(table["id"]) for person in people]
            assert (await one.ask("propose", seat="p3", level="random"))["key"] == "server-not-absent"
            await three.close()
            await one.until(lambda: not one.frame["seats"][2]["present"])
            await one.ask("propose", seat="p3", level="random")
            await two.until(lambda: bool(two.frame["proposals"]))
            assert two.frame["proposals"] == [{"seat": "p3", "level": "random", "agreed": ["p1"], "missing": ["p2"]}]
            assert two.frame["seats"][2]["level"] is None
            await two.ask("propose", seat="p3", level="random")
            await one.until(lambda: one.frame["picture"]["question"]["sealed"] == ["p3"])
            assert one.frame["seats"][2]["level"] == "random"
            back = await people[2].open(table["id"])
            assert (await back.ask("play", at=back.moment, action=0))["key"] == "server-bot-stands-in"
            await back.ask("return")
            await one.until(lambda: one.frame["seats"][2]["level"] is None)
            assert (await back.play())["is"] == "done"

    run(story)


def test_a_line_of_chat_is_stored_once_and_spectators_cannot_write(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            table = await ann.new_table()
            tab = await ann.open(table["id"])
            spectator = await (await server.person()).open(table["id"], table["watch"])
            for _ in range(2):
                await tab.ask("say", text="  <script>alert(1)</script>\t𓂀 ", id="s")
            await spectator.until(lambda: any(one["is"] == "chat" and one["lines"] for one in spectator.messages))
            late = await ann.open(table["id"])
            await late.until(lambda: bool(late.messages))
            assert [line["text"] for line in late.messages[0]["lines"]] == ["<script>alert(1)</script> 𓂀"]
            assert (await spectator.ask("say", text="psst"))["key"] == "only-watching"
            assert (await tab.ask("say", text="\u202eevil"))["key"] == "server-bad-input"

    run(story)


@pytest.mark.slow
def test_a_finished_table_can_be_replayed_verified_and_downloaded(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            table = await ann.new_table(bots={"p2": "random"})
            tab, path = await ann.open(table["id"]), f"/api/tables/{table['id']}"
            for page in ("record", "replay"):
                assert (await ann.get(f"{path}/{page}", 409))["error"]["key"] == "server-not-over"
            await tab.play_on(Random(4))
            text = (await ann.http.get(f"{path}/record")).text
            record = Record.loads(text, GAME)
            assert record.tags["name p1"] == "Ann"
            assert record.tags["bot p2"] == "random"
            assert (await ann.post(f"{path}/verify"))["chances"] == record.verify() == 6
            last = len(record.entries)
            moments = await ann.get(f"{path}/replay?at=0&count=50&viewer=p1")
            assert [moment["at"] for moment in moments] == list(range(last + 1))
            assert moments[-1]["picture"] == tab.frame["picture"]
            assert [event for moment in moments for event in moment["events"]] == tab.log
            assert (moments[-1]["seed"], moments[-1]["breakdown"]) == (tab.frame["seed"], tab.frame["breakdown"])
            assert not any(moment["seed"] or moment["breakdown"] for moment in moments[:-1])
            assert (await ann.get(f"{path}/replay?at={last + 1}", 422))["error"]["key"] == "server-bad-input"
            assert (await ann.get(f"{path}/replay?viewer=p9", 422))["error"]["key"] == "server-no-seat"

    run(story)


@pytest.mark.slow
def test_the_chat_of_a_new_table_is_read_only_after_something_was_said(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[str] = []
    latest_chat = chat_queries.latest_chat

    def counted(connection: Connection, table_id: str, after: int = 0) -> list[StoredLine]:
        reads.append(table_id)
        return latest_chat(connection, table_id, after)

    async def story() -> None:
        async with running(database) as server:
            monkeypatch.setattr(chat_queries, "latest_chat", counted)
            ann, bea = await server.person(), await server.person()
            first, second = await two_at_a_table(ann, bea)
            await second.until(lambda: any(message["is"] == "chat" for message in second.messages))
            assert not reads
            assert (await first.ask("say", text="hello"))["is"] == "done"
            later = await bea.open(first.table)
            await later.until(lambda: any(message["is"] == "chat" for message in later.messages))
            assert [line["text"] for message in later.messages for line in message.get("lines", [])] == ["hello"]

    run(story)
