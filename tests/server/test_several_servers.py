"""Two servers on one PostgreSQL: what one saves, the viewers at the other see; everything happens once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from benben.kernel.perspective import Perspective
from benben.play.record import Record
from benben.server.cluster.hints import InProcessHub, InProcessTransport
from benben.server.cluster.shared_database import SharedDatabase
from benben.server.notifications.options import NotificationOptions
from benben.server.storage import notification_queries
from benben.server.storage.schema import journal

from server.notification_receivers import http_receiver
from server.running_server import Person, RunningServer, Tab, running
from server.test_secrets import Truth, search
from waiting import run, until


class Dropping(InProcessTransport):
    """A transport that loses a share of its messages."""

    def __init__(self, hub: InProcessHub, share: float) -> None:
        super().__init__(hub)
        self.share, self.rng = share, Random(3)
        self.dropped = 0

    async def send(self, message: str) -> None:
        if self.rng.random() < self.share:
            self.dropped += 1
            return
        await super().send(message)


@asynccontextmanager
async def two_servers(url: str, **settings: Any) -> AsyncIterator[tuple[RunningServer, RunningServer]]:
    async with running(url, **settings) as one, running(url, **settings) as other:
        yield one, other


def at(server: RunningServer, person: Person) -> Person:
    """The same person at another server."""
    there = Person(server.address)
    there.http.cookies = person.http.cookies
    server.people.append(there)
    return there


async def all_until(tabs: Sequence[Tab], condition: Callable[[Tab], bool]) -> None:
    """Wait until a condition is true for every connection."""
    for tab in tabs:
        await tab.until(partial(condition, tab))


async def seated(one: RunningServer, other: RunningServer, game: str = "vault", **more: Any) -> tuple[Person, Person, str]:
    """Ann at the first server and Bea at the second, at one table; return its id as well."""
    ann, bea = await one.person("Ann"), await other.person("Bea")
    table = await ann.new_table(game, **more)
    await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    return ann, bea, str(table["id"])


def written(url: str, table: str) -> list[Any]:
    engine = create_engine(url)
    with engine.connect() as connection:
        rows = connection.execute(select(journal).where(journal.c.table_id == table).order_by(journal.c.number)).all()
    engine.dispose()
    return list(rows)


@pytest.mark.parametrize("game", ["vault", "giza"])
def test_seats_at_two_servers_play_a_whole_game(game: str, postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            ann, bea, table = await seated(one, other, game)
            tabs = [await ann.open(table), await bea.open(table)]
            await asyncio.gather(*[tab.play_on(Random(number)) for number, tab in enumerate(tabs)])
            assert tabs[0].over
            assert tabs[0].frame["picture"]["scene"] is not None
            assert tabs[0].frame["breakdown"] == tabs[1].frame["breakdown"]
            record = await ann.http.get(f"/api/tables/{table}/record")
            assert record.text == (await bea.http.get(f"/api/tables/{table}/record")).text

    run(story)


def is_at(moment: int, tab: Tab) -> bool:
    """True if a connection shows this moment or a later one."""
    return tab.moment >= moment


def has_heard(text: str, tab: Tab) -> bool:
    """True if a connection was sent this text."""
    return text in str(tab.messages)


def done(answers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [answer for answer in answers if answer["is"] == "done"]


def test_of_two_moves_at_the_same_moment_one_is_made_and_the_other_is_told_that_the_game_moved_on(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            refused = 0
            for _ in range(6):
                ann, bea, table = await seated(one, other)
                tabs = [await ann.open(table), await bea.open(table)]
                for tab in tabs:
                    assert (await tab.play())["is"] == "done"
                for tab in tabs:
                    await tab.until_asked("marking")
                marker = next(person for person, tab in zip((ann, bea), tabs, strict=True) if tab.choices)
                here = next(tab for tab in tabs if tab.choices)
                there = await at(other if marker is ann else one, marker).open(table)
                moves = [(tab, choice["action"]) for tab, choice in zip((here, there), here.choices, strict=True)]
                before = len(written(postgresql, table))
                answers = await asyncio.gather(*[tab.play(action) for tab, action in moves])
                assert len(done(answers)) == 1, answers
                (lost,) = [answer for answer in answers if answer["is"] == "refused"]
                assert lost["key"] == "server-moved-on"
                assert len(written(postgresql, table)) == before + 1
                moment = done(answers)[0]["moment"]
                await all_until((here, there), partial(is_at, moment))
                refused += 1
            assert refused == 6

    run(story)


def test_sealed_choices_at_the_same_moment_are_both_taken_and_opened_once(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            for _ in range(5):
                ann, bea, table = await seated(one, other)
                tabs = [await ann.open(table), await bea.open(table)]
                answers = await asyncio.gather(*[tab.play() for tab in tabs])
                assert len(done(answers)) == 2, answers
                for tab in tabs:
                    await tab.until_asked("marking")
                lines = written(postgresql, table)
                dealt = next(number for number, line in enumerate(lines) if line.kind == "seal")
                assert [line.kind for line in lines[dealt:]] == ["seal", "seal", "play", "play"]

    run(story)


def test_one_request_that_comes_twice_over_two_servers_is_carried_out_once(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            ann, _, table = await seated(one, other)
            tabs = [await ann.open(table), await at(other, ann).open(table)]
            action = tabs[0].choices[0]["action"]
            answers = await asyncio.gather(*[tab.play(action, id="the-same") for tab in tabs])
            assert len(done(answers)) == 2
            assert [line.client for line in written(postgresql, table)].count("the-same") == 1

    run(story)


@pytest.mark.parametrize("share", [0.5, 1.0])
def test_hints_that_are_lost_are_caught_up_by_the_poll(share: float, postgresql: str) -> None:
    async def story() -> None:
        hub = InProcessHub()
        transports = [Dropping(hub, share) for _ in range(2)]
        first = running(postgresql, hint_transport=transports[0], poll_seconds=0.1)
        second = running(postgresql, hint_transport=transports[1], poll_seconds=0.1)
        async with first as one, second as other:
            ann, bea, table = await seated(one, other)
            tabs = [await ann.open(table), await bea.open(table)]
            await asyncio.gather(*[tab.play_on(Random(number)) for number, tab in enumerate(tabs)])
            said = await tabs[0].ask("say", text="well played")
            assert said["is"] == "done"
            await tabs[1].until(lambda: "well played" in str(tabs[1].messages))
            assert sum(transport.dropped for transport in transports) > 0

    run(story)


def count_thoughts(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose bots think at a server from now on."""
    workers, asked = server.services.bot_workers, list[int]()
    original = workers.think

    async def counted(level: str, perspective: Perspective, *given: Any) -> Any:
        asked.append(perspective.seat or 0)
        return await original(level, perspective, *given)

    monkeypatch.setattr(workers, "think", counted)
    return asked


def test_bots_think_at_one_server_and_move_once(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            thoughts = [count_thoughts(server, monkeypatch) for server in (one, other)]
            ann, bea, table = await seated(one, other, players=4, bots={"p3": "random", "p4": "random"})
            tabs = [await ann.open(table), await bea.open(table)]
            await asyncio.gather(*[tab.play_on(Random(number)) for number, tab in enumerate(tabs)])
            moves = [line.seat for line in written(postgresql, table) if line.kind == "seal" and line.seat > 1]
            assert sorted(moves) == [2, 2, 3, 3]
            marks = [line.seat for line in written(postgresql, table) if "mark" in line.text and line.seat > 1]
            assert len(thoughts[0] + thoughts[1]) == len(moves + marks), "no bot has thought in vain"

    run(story)


def test_when_the_viewers_leave_one_server_bots_go_on_at_the_other(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with two_servers(postgresql, pace=0.3) as (one, other):
            thoughts = [count_thoughts(server, monkeypatch) for server in (one, other)]
            ann = await one.person("Ann")
            table = (await ann.new_table("vault", 2, bots={"p2": "random"}))["id"]
            tab = await ann.open(table)
            await tab.until(lambda: any(message["is"] == "thinking" for message in tab.messages))
            there = await at(other, ann).open(table)
            await tab.close()
            await there.play_on(Random(1))
            assert thoughts[1], "the second server has taken over"
            seals = [line.seat for line in written(postgresql, table) if line.kind == "seal"]
            assert sorted(seals) == [0, 0, 1, 1]

    run(story)


def test_the_progress_of_a_bot_is_shown_at_both_servers_and_it_moves_at_one(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_servers(postgresql, pace=1.0) as (one, other):
            thoughts = [count_thoughts(server, monkeypatch) for server in (one, other)]
            ann = await one.person("Ann")
            table = (await ann.new_table("vault", 2, bots={"p2": "random"}))["id"]
            tab = await ann.open(table)
            await tab.until(lambda: any(message["is"] == "thinking" for message in tab.messages))
            there = await at(other, ann).open(table)
            await there.until(lambda: any(message["is"] == "thinking" for message in there.messages))
            await all_until([tab, there], lambda one: "p2" in one.frame["picture"]["question"]["sealed"])
            assert (thoughts[0], thoughts[1]) == ([1], [])

    run(story)


# --- hidden information --------------------------------------------------------------------------------------------------


async def whole_frame(tab: Tab) -> dict[str, Any]:
    """A whole frame of this moment. One that another frame has followed already is asked for again."""
    while True:
        count = len(tab.seqs)
        await tab.send("frame")
        await tab.until(partial(got_frame, tab, count))
        if tab.frame["since"] == 0:
            return tab.frame


def got_frame(tab: Tab, count: int) -> bool:
    """True if a connection was sent more frames than ``count``."""
    return len(tab.seqs) > count


def test_viewers_at_both_servers_are_sent_the_same_frames_and_no_secret(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            ann, bea, table = await seated(one, other, open=True)
            players = [await ann.open(table), await bea.open(table)]
            doubles = [await at(other, ann).open(table), await at(one, bea).open(table, changes=True)]
            strangers = [await server.person("Cleo") for server in (one, other)]
            watching = [await person.open(table) for person in strangers]
            rng, compared = Random(5), 0
            pairs = [*zip(players, doubles, strict=True), tuple(watching)]
            while not players[0].over:
                newest = max(tab.moment for tab in (*players, *doubles, *watching))
                await all_until((*players, *doubles, *watching), partial(is_at, newest))
                for tab, double in pairs:
                    await same_frames(tab, double)
                    compared += 1
                asked = [tab for tab in players if tab.choices and tab.frame["picture"]["question"]["own"] is None]
                if asked:
                    tab = rng.choice(asked)
                    assert (await tab.play(rng.choice(tab.choices)["action"]))["is"] == "done"
                    if tab.frame["undo"] and rng.random() < 0.3:
                        await tab.ask("undo", at=tab.moment)
            assert compared > 10
            record = Record.loads((await ann.http.get(f"/api/tables/{table}/record")).text)
            truth, seed = Truth(record), players[0].frame["seed"]
            found = [search(tab, truth, seed, []) for tab in (*players, *doubles, *watching)]
            assert all(found)

    run(story)


async def same_frames(tab: Tab, double: Tab) -> None:
    """Both connections of a viewer come to show the same."""
    for _ in range(100):
        frames = [await whole_frame(one) for one in (tab, double)]
        if frames[0] == frames[1]:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(
        [{name: (frames[0][name], frames[1][name])} for name in frames[0] if frames[0][name] != frames[1][name]]
    )


def test_nobody_at_another_server_is_sent_a_frame_when_a_sealed_choice_is_changed(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            ann, bea, table = await seated(one, other)
            own, double, opponent = await ann.open(table), await at(other, ann).open(table), await bea.open(table)
            first, second = own.choices[:2]
            await own.play(first["action"])
            await opponent.until(lambda: "p1" in opponent.frame["picture"]["question"]["sealed"])
            await double.until(lambda: double.frame["picture"]["question"]["own"] is not None)
            sent, shown = len(opponent.seqs), double.frame["picture"]["question"]["own"]
            await own.play(second["action"])
            await double.until(lambda: double.frame["picture"]["question"]["own"] != shown)
            await opponent.ask("say", text="still here")
            assert len(opponent.seqs) == sent

    run(story)


# --- all else that a table agrees on -------------------------------------------------------------------------------------


def test_chat_seats_presence_and_agreements_are_seen_at_the_other_server(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            ann = await one.person("Ann")
            made = await ann.new_table("vault", 2)
            table, waiting = made["id"], await ann.open(made["id"])
            bea = await other.person("Bea")
            await bea.post(f"/api/tables/{table}/join", {"token": made["invite"]})
            await waiting.until(lambda: waiting.frame["phase"] == "playing")
            tab = await bea.open(table)
            await waiting.until(lambda: waiting.frame["seats"][1]["present"])
            assert tab.frame["seats"][0]["present"]
            for speaker, listener, text in ((waiting, tab, "hello"), (tab, waiting, "good day")):
                await speaker.ask("say", text=text)
                await all_until([listener], partial(has_heard, text))
            said = [line["text"] for message in waiting.messages if message["is"] == "chat" for line in message["lines"]]
            assert said == ["hello", "good day"], "each line once"
            await ann.post(f"/api/tables/{table}/agreements", {"on": "hints", "agree": True})
            await tab.until(lambda: bool(tab.frame["agreements"]))
            await bea.post(f"/api/tables/{table}/agreements", {"on": "hints", "agree": True})
            await waiting.until(lambda: waiting.frame["settings"]["hints"])
            await tab.close()
            await waiting.until(lambda: not waiting.frame["seats"][1]["present"])
            await bea.post(f"/api/tables/{table}/stand-in", {"level": "random"})
            await waiting.until(lambda: waiting.frame["seats"][1]["level"] == "random")

    run(story)


def test_agreements_at_the_same_moment_are_all_counted(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            for _ in range(4):
                ann, bea, table = await seated(one, other)
                tabs = [await ann.open(table), await bea.open(table)]
                body = {"on": "end", "agree": True}
                await asyncio.gather(*[one.post(f"/api/tables/{table}/agreements", body) for one in (ann, bea)])
                await all_until(tabs, lambda tab: bool(tab.frame["ended"] and tab.over))
                assert [line.kind for line in written(postgresql, table)].count("end") == 1

    run(story)


def test_of_two_who_want_the_last_seat_at_two_servers_one_gets_it(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            for _ in range(4):
                ann = await one.person("Ann")
                made = await ann.new_table("vault", 2)
                people = [await one.person("Bea"), await other.person("Cleo")]
                for person in people:
                    await person.get(f"/api/links/{made['invite']}")
                body = {"token": made["invite"]}
                answers = await asyncio.gather(
                    *[person.http.post(f"/api/tables/{made['id']}/join", json=body) for person in people]
                )
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                taken = next(answer for answer in answers if answer.status_code == 409).json()
                assert taken["error"]["key"] == "server-seat-taken"

    run(story)


def test_a_rematch_that_is_asked_for_at_two_servers_is_one_table(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            ann, bea, table = await seated(one, other)
            tabs = [await ann.open(table), await bea.open(table)]
            await asyncio.gather(*[tab.play_on(Random(number)) for number, tab in enumerate(tabs)])
            answers = await asyncio.gather(*[person.post(f"/api/tables/{table}/rematch") for person in (ann, bea)])
            assert answers[0]["id"] == answers[1]["id"]
            await all_until(tabs, lambda tab: bool(tab.frame["next"] == answers[0]["id"]))

    run(story)


def test_the_votes_for_a_stand_in_count_at_all_servers(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql, least_absence=0.0) as (one, other):
            ann, bea, cleo = await one.person("Ann"), await other.person("Bea"), await one.person("Cleo")
            absence = {"handling": "vote", "level": "random", "after": 0}
            made = await ann.new_table("vault", 3, absence=absence)
            for person in (bea, cleo):
                await person.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
            tabs = [await person.open(made["id"]) for person in (ann, bea)]
            away = await cleo.open(made["id"])
            await all_until(tabs, lambda tab: all(seat["present"] for seat in tab.frame["seats"]))
            await away.close()
            await all_until(tabs, lambda tab: bool(tab.frame["seats"][2]["stand_in_due"]))
            assert tabs[0].frame["seats"][2]["stand_in_from"] == tabs[1].frame["seats"][2]["stand_in_from"]
            assert (await tabs[0].ask("propose", seat="p3", level="random"))["is"] == "done"
            await tabs[1].until(lambda: bool(tabs[1].frame["proposals"]))
            assert tabs[1].frame["proposals"][0]["missing"] == ["p2"]
            assert (await tabs[1].ask("propose", seat="p3", level="random"))["is"] == "done"
            await all_until(tabs, lambda tab: bool(tab.frame["seats"][2]["level"] == "random"))
            assert [tab.frame["proposals"] for tab in tabs] == [[], []]

    run(story)


def test_a_session_that_was_ended_at_one_server_is_refused_at_the_other(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            ann, _, table = await seated(one, other)
            there = at(other, ann)
            tab = await there.open(table)
            (session,) = (await ann.get("/api/sessions"))["sessions"]
            await ann.delete(f"/api/sessions/{session['id']}")
            await tab.until_closed()
            assert tab.close_code == 4401
            assert (await there.get("/api/me"))["guest"] is None

    run(story)


def test_a_player_is_away_since_the_same_time_at_a_server_that_reads_the_table_later(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql, least_absence=0.0) as (one, other):
            ann, bea = await one.person("Ann"), await one.person("Bea")
            made = await ann.new_table("vault", 2, absence={"handling": "vote", "level": "random", "after": 600})
            await bea.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
            tab, away = await ann.open(made["id"]), await bea.open(made["id"])
            await away.close()
            await tab.until(lambda: not tab.frame["seats"][1]["present"])
            there = await at(other, ann).open(made["id"])
            await there.until(lambda: bool(there.frame["seats"] == tab.frame["seats"]))
            assert there.frame["seats"][1]["stand_in_from"] is not None

    run(story)


def test_a_departure_that_is_stored_late_has_one_date_everywhere(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other server opens the table after the player has left, but before that is in the database."""

    async def story() -> None:
        async with two_servers(postgresql, least_absence=0.0) as (one, other):
            ann, bea = await one.person("Ann"), await one.person("Bea")
            made = await ann.new_table("vault", 2, absence={"handling": "vote", "level": "random", "after": 600})
            await bea.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
            tab, away = await ann.open(made["id"]), await bea.open(made["id"])
            opened = asyncio.Event()
            hold_back_presence(one, opened, monkeypatch)
            await away.close()
            await tab.until(lambda: not tab.frame["seats"][1]["present"])
            there = await at(other, ann).open(made["id"])
            await there.until(lambda: bool(there.frame["seats"][1]["present"]))
            opened.set()
            await there.until(lambda: bool(there.frame["seats"] == tab.frame["seats"]))

    run(story)


def hold_back_presence(server: RunningServer, until: asyncio.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a server store who comes and leaves only after an event."""
    neighbours = server.services.neighbours
    assert isinstance(neighbours, SharedDatabase)
    original = neighbours._store_presence

    async def held_back() -> None:
        await until.wait()
        await original()

    monkeypatch.setattr(neighbours, "_store_presence", held_back)


def test_a_new_table_is_listed_at_the_other_server(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            ann, bea = await one.person("Ann"), await other.person("Bea")
            assert (await bea.get("/api/tables"))["open"] == []
            made = await ann.new_table("vault", 2, open=True)
            async with asyncio.timeout(3):
                while [table["id"] for table in (await bea.get("/api/tables"))["open"]] != [made["id"]]:
                    await asyncio.sleep(0.05)

    run(story)


def test_whoever_leaves_one_server_while_the_other_saves_their_turn_is_told_once(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notification_queries, "DELAY_SECONDS", 1.0)
    settings = {"notifications": NotificationOptions("https://games.example", private=True)}

    async def story() -> None:
        async with two_servers(postgresql, **settings) as (one, other), http_receiver() as hook:
            ann, bea, table = await seated(one, other, "giza", options={"first": "p1"})
            await bea.post("/api/notifications/receivers", {"kind": "webhook", "address": hook.url})
            moving, leaving = await ann.open(table), await bea.open(table)
            await moving.until(lambda: moving.frame["seats"][1]["present"] and bool(moving.choices))
            await asyncio.gather(leaving.close(), moving.play())
            await until(lambda: bool(hook.requests), "a notification comes")
            await asyncio.sleep(2.5)  # both servers look again
            assert [body["benben"]["table"] for body in hook.bodies()] == [table]
            assert [body["benben"]["event"] for body in hook.bodies()] == ["turn"]

    run(story)
