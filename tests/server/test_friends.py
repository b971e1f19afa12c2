"""Friends, invitations, blocks and mutes: who sees what of whom, at one server and at two."""

from __future__ import annotations

import io
import json
import zipfile
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from benben.server.notifications.sender import Sender
from benben.server.people import friends as limits
from benben.server.people.friends import Friends
from benben.server.storage import account_queries, friend_queries, notification_queries
from benben.server.storage.account_queries import Account
from benben.server.storage.people_tables import blocks, friend_requests, friends, invitations, reports
from benben.server.storage.review_queries import add_comment
from benben.server.storage.rows import Guest
from benben.server.storage.schema import PERSON, guests, outbox, review_comments, sessions, vacations

from server.notification_receivers import http_receiver
from server.running_server import Person, RunningServer, Tab, running
from server.tables_without_http import TablesWithoutHttp, tables_without_http
from server.test_history import finished
from server.test_notifications import at_home, later
from server.test_several_servers import at, two_servers
from waiting import run


async def account(server: RunningServer, name: str) -> tuple[Person, str]:
    """An account, and the id of its public page."""
    person = await server.person(name)
    return person, (await person.post("/api/account"))["account"]["page"]


async def befriend(one: tuple[Person, str], other: tuple[Person, str]) -> None:
    await one[0].post("/api/friends", {"page": other[1]})
    await other[0].post("/api/friends", {"page": one[1]})


def names(people: list[dict[str, Any]]) -> list[str]:
    return [one.get("person", one)["name"] for one in people]


def said(tab: Tab) -> list[str]:
    """What a page shows of the chat."""
    return [str(line["text"]) for line in shown_lines(tab)]


def speakers(tab: Tab) -> list[str]:
    """Who a page says has spoken, line by line."""
    return [str(line["name"]) for line in shown_lines(tab)]


def shown_lines(tab: Tab) -> list[dict[str, Any]]:
    """The lines of chat that a page shows: every line once, without those that were removed and not sent again."""
    shown: dict[int, dict[str, Any]] = {}
    for message in tab.messages:
        if message["is"] == "chat":
            shown = {number: line for number, line in shown.items() if number not in message["removed"]}
            shown |= {line["id"]: line for line in message["lines"] if line["id"] not in shown}
    return [shown[number] for number in sorted(shown)]


@pytest.mark.slow
def test_a_request_is_accepted_and_a_friendship_ends_for_both(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, ben = await account(server, "Ann"), await account(server, "Ben")
            found = await ann[0].post("/api/friends", {"page": ben[1]})
            assert (names(found["asked"]), found["friends"]) == (["Ben"], [])
            assert names((await ben[0].get("/api/friends"))["asks"]) == ["Ann"]
            accepted = await ben[0].post("/api/friends", {"page": ann[1]})
            assert (names(accepted["friends"]), accepted["asks"]) == (["Ann"], [])
            assert names((await ann[0].get("/api/friends"))["friends"]) == ["Ben"]
            assert (await ann[0].delete(f"/api/friends/{ben[1]}"))["friends"] == []
            assert (await ben[0].get("/api/friends"))["friends"] == []
            assert (await ann[0].delete(f"/api/friends/{ben[1]}", 404))["error"]["key"] == "server-no-friend"

    run(story)


@pytest.mark.slow
def test_a_declined_request_does_not_come_back_and_its_maker_is_not_told(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, ben = await account(server, "Ann"), await account(server, "Ben")
            await ann[0].post("/api/friends", {"page": ben[1]})
            assert (await ben[0].delete(f"/api/friends/{ann[1]}"))["asks"] == []
            assert names((await ann[0].get("/api/friends"))["asked"]) == ["Ben"]
            for _ in range(3):
                await ann[0].delete(f"/api/friends/{ben[1]}")
                await ann[0].post("/api/friends", {"page": ben[1]})
            assert (await ben[0].get("/api/friends"))["asks"] == []
            await ben[0].post("/api/friends", {"page": ann[1]})
            assert names((await ann[0].get("/api/friends"))["friends"]) == ["Ben"], "the one who declined may think again"

    run(story)


@pytest.mark.slow
def test_friends_see_who_is_here_only_if_it_is_shown(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, ben = await account(server, "Ann"), await account(server, "Ben")
            await befriend(ann, ben)
            assert (await ann[0].get("/api/friends"))["friends"][0]["here"] is None
            await ben[0].post("/api/account/shows", {"shows": ["presence"]})
            assert (await ann[0].get("/api/friends"))["friends"][0]["here"] is True
            own = (await ann[0].get("/api/me"))["guest"]["id"]
            later = server.services.clock.date() + friend_queries.HERE_SECONDS + 1
            read = server.services.database.read
            found = await read(lambda connection: friend_queries.friends_of(connection, own, later))
            assert [one.here for one in found] == [False]

    run(story)


@pytest.mark.slow
def test_floods_of_requests_end_and_nobody_is_found_by_guessing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await account(server, "Ann")
            others = [await account(server, f"Ben {number}") for number in range(3)]
            for _, page in others[:2]:
                await ann[0].post("/api/friends", {"page": page})
            refused = await ann[0].post("/api/friends", {"page": others[2][1]}, 429)
            assert refused["error"]["key"] == "server-too-many-requests"
            guessed = await ann[0].post("/api/friends", {"page": "0" * 12}, 404)
            assert guessed["error"]["key"] == "server-no-player"
            await ann[0].post("/api/friends", {"page": "Ben 1"}, 422)
            guest = await server.person("Cid")
            assert (await guest.get("/api/friends", 403))["error"]["key"] == "server-no-account"

    monkeypatch.setattr(limits, "REQUESTS_A_DAY", 2)
    run(story)


@pytest.mark.slow
def test_guesses_of_pages_use_the_budget_of_new_things(database: str) -> None:
    async def story() -> None:
        async with running(database, limited=True) as server:
            ann = await account(server, "Ann")
            answers = [
                (await ann[0].http.post("/api/friends", json={"page": f"{number:012x}"})).status_code for number in range(80)
            ]
            assert answers[0] == 404
            assert answers[-1] == 429

    run(story)


@pytest.mark.slow
def test_an_invitation_is_on_the_page_and_in_the_outbox_once(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, ben = await account(server, "Ann"), await account(server, "Ben")
            stranger = await account(server, "Cid")
            receiver = {"kind": "webhook", "address": "https://hooks.example.org/ben"}
            await ben[0].post("/api/notifications/receivers", receiver)
            await befriend(ann, ben)
            table = await ann[0].new_table(players=3)
            path = f"/api/tables/{table['id']}/invitations"
            assert [one["invited"] for one in (await ann[0].get(path))["friends"]] == [False]
            for _ in range(3):
                assert [one["invited"] for one in (await ann[0].post(path, {"page": ben[1]}))["friends"]] == [True]
            (invitation,) = (await ben[0].get("/api/friends"))["invitations"]
            assert (invitation["by"]["name"], invitation["game"]) == ("Ann", "vault")

            def sent(connection: Any) -> list[str]:
                return list(connection.execute(select(outbox.c.kind)).scalars())

            assert await server.services.database.read(sent) == [notification_queries.INVITE]
            assert (await ann[0].post(path, {"page": stranger[1]}, 403))["error"]["key"] == "server-no-friend"
            await stranger[0].get(path, 404)
            await ben[0].post(f"/api/tables/{table['id']}/join", {"token": invitation["token"]})
            assert (await ben[0].get("/api/friends"))["invitations"] == []

    run(story)


@pytest.mark.slow
def test_floods_of_invitations_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "INVITATIONS_AN_HOUR", 1)

    async def story() -> None:
        async with running(database) as server:
            ann, ben = await account(server, "Ann"), await account(server, "Ben")
            await befriend(ann, ben)
            for status in (200, 429):
                table = await ann[0].new_table()
                await ann[0].post(f"/api/tables/{table['id']}/invitations", {"page": ben[1]}, status)

    run(story)


@pytest.mark.slow
def test_an_invitation_that_was_declined_is_gone(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, ben = await account(server, "Ann"), await account(server, "Ben")
            await befriend(ann, ben)
            table = await ann[0].new_table()
            path = f"/api/tables/{table['id']}/invitations"
            await ann[0].post(path, {"page": ben[1]})
            assert (await ben[0].delete(f"/api/invitations/{table['id']}"))["invitations"] == []
            await ann[0].post(path, {"page": ben[1]})
            assert (await ben[0].get("/api/friends"))["invitations"] == []

    run(story)


# --- blocks --------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("blocks_whom", ["blocker", "blocked"])
def test_a_block_hides_chat_tables_requests_and_invitations_both_ways(database: str, blocks_whom: str) -> None:
    """Whoever of the two looks: the one who has blocked sees as little as the one who was blocked."""

    async def story() -> None:
        async with running(database) as server:
            first, second = await account(server, "Ann"), await account(server, "Ben")
            ann, ben = (first, second) if blocks_whom == "blocker" else (second, first)
            await befriend(first, second)
            shared = await ann[0].new_table(open=True)
            await ben[0].post(f"/api/tables/{shared['id']}/join", {})
            at_ann, at_ben = await ann[0].open(shared["id"]), await ben[0].open(shared["id"])
            await at_ben.ask("say", text="before")
            await at_ann.until(lambda: said(at_ann) == ["before"])
            await ben[0].new_table(open=True)
            await first[0].post("/api/blocks", {"kind": "block", "page": second[1]})

            await at_ann.until(lambda: said(at_ann) == [])
            await at_ben.ask("say", text="unheard words")
            await at_ann.ask("say", text="own line")
            await at_ann.until(lambda: said(at_ann) == ["own line"])
            again = await ann[0].open(shared["id"])
            await again.until(lambda: said(again) == ["own line"])
            assert "unheard words" not in "".join([*at_ann.received, *again.received])

            assert (await ann[0].get("/api/tables"))["open"] == []
            assert (await ann[0].get("/api/friends"))["friends"] == []
            await ben[0].post("/api/friends", {"page": ann[1]})
            assert (await ann[0].get("/api/friends"))["asks"] == []
            assert (await ann[0].post("/api/friends", {"page": ben[1]}))["friends"] == []

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["block", "mute"])
def test_comments_on_a_game_are_hidden_as_chat_is(either: str, kind: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, ben, cid = [await server.person(name) for name in ("Ann", "Ben", "Cid")]
            table = await finished(ann, ben)
            path = f"/api/tables/{table}/comments"
            await ann.post(path, {"moment": 1, "text": "by ann"})
            await ben.post(path, {"moment": 2, "text": "by ben"})
            await ann.post("/api/blocks", {"kind": kind, "table": table, "seat": "p2"})
            assert texts(await ann.get(path)) == ["by ann"]
            assert texts(await ann.post(path, {"moment": 3, "text": "more"})) == ["by ann", "more"]
            assert texts(await ben.get(path)) == (["by ben"] if kind == "block" else ["by ann", "by ben", "more"])
            watch = (await ann.get(f"/api/tables/{table}"))["watch"]
            assert texts(await cid.get(f"{path}?token={watch}")) == ["by ann", "by ben", "more"]

    run(story)


def texts(answer: dict[str, Any]) -> list[str]:
    """The texts of the comments in an answer."""
    return [one["text"] for one in answer["comments"]]


@pytest.mark.slow
def test_blocked_people_cannot_sit_down_with_each_other(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, ben = await server.person("Ann"), await server.person("Ben")
            met = await ann.new_table(players=3, open=True)
            await ben.post(f"/api/tables/{met['id']}/join", {})
            await ben.post("/api/blocks", {"kind": "block", "table": met["id"], "seat": "p1"})
            table = await ann.new_table(open=True)
            await ben.get(f"/api/tables/{table['id']}", 404)
            await ben.post(f"/api/tables/{table['id']}/join", {}, 404)
            refused = await ben.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]}, 409)
            assert refused["error"]["key"] == "server-blocked-here"
            (found,) = (await ben.get("/api/blocks"))["blocks"]
            assert (found["kind"], found["person"]["name"], found["person"]["page"]) == ("block", "Ann", None)
            await ann.delete(f"/api/blocks/{found['id']}", 404)
            assert (await ben.delete(f"/api/blocks/{found['id']}"))["blocks"] == []
            await ben.post(f"/api/tables/{table['id']}/join", {})

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize("blocker", [0, 1], ids=["asked", "asker"])
def test_a_block_that_was_taken_back_leaves_no_friend_request_or_invitation(database: str, blocker: int) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, ben, cid = [await account(server, name) for name in ("Ann", "Ben", "Cid")]
            await befriend(ann, ben)
            table = await ben[0].new_table(players=3)
            await ben[0].post(f"/api/tables/{table['id']}/invitations", {"page": ann[1]})
            await cid[0].post("/api/friends", {"page": ann[1]})
            before = await ann[0].get("/api/friends")
            assert (names(before["friends"]), names(before["asks"]), len(before["invitations"])) == (["Ben"], ["Cid"], 1)
            for other in (ben, cid):
                one, two = [(ann, other), (other, ann)][blocker]
                (made,) = (await one[0].post("/api/blocks", {"kind": "block", "page": two[1]}))["blocks"]
                await two[0].post("/api/friends", {"page": one[1]})
                await one[0].delete(f"/api/blocks/{made['id']}")
            after = await ann[0].get("/api/friends")
            assert (after["friends"], after["asks"], after["invitations"]) == ([], [], [])
            assert [(await other[0].get("/api/friends"))["asks"] for other in (ben, cid)] == [[], []], "made meanwhile"

    run(story)


@pytest.mark.parametrize("kind", ["block", "mute"])
def test_nobody_blocks_or_mutes_themselves(database: str, kind: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, page = await account(server, "Ann")
            refused = await ann.post("/api/blocks", {"kind": kind, "page": page}, 409)
            assert refused["error"]["key"] == f"server-{kind}-self"
            assert (await ann.get("/api/blocks"))["blocks"] == []

    run(story)


@pytest.mark.slow
def test_a_mute_is_about_chat_alone(database: str) -> None:
    """Friends stay friends, requests arrive and are accepted, tables stay listed and have room for both."""

    async def story() -> None:
        async with running(database) as server:
            ann, ben, cid = [await account(server, name) for name in ("Ann", "Ben", "Cid")]
            await befriend(ann, ben)
            for _, page in (ben, cid):
                await ann[0].post("/api/blocks", {"kind": "mute", "page": page})
            assert names((await ann[0].get("/api/friends"))["friends"]) == ["Ben"]
            await cid[0].post("/api/friends", {"page": ann[1]})
            assert names((await ann[0].get("/api/friends"))["asks"]) == ["Cid"]
            await ann[0].post("/api/friends", {"page": cid[1]})
            assert sorted(names((await ann[0].get("/api/friends"))["friends"])) == ["Ben", "Cid"]
            for made in (await ann[0].get("/api/blocks"))["blocks"]:
                await ann[0].delete(f"/api/blocks/{made['id']}")
            assert sorted(names((await ann[0].get("/api/friends"))["friends"])) == ["Ben", "Cid"], (
                "nor does its end change it"
            )
            for _, page in (ben, cid):
                await ann[0].post("/api/blocks", {"kind": "mute", "page": page})
            table = await ben[0].new_table(players=3, open=True)
            assert [one["id"] for one in (await ann[0].get("/api/tables"))["open"]] == [table["id"]]
            await ben[0].post(f"/api/tables/{table['id']}/invitations", {"page": ann[1]})
            assert len((await ann[0].get("/api/friends"))["invitations"]) == 1
            await ann[0].post(f"/api/tables/{table['id']}/join", {})

    run(story)


@pytest.mark.slow
def test_a_mute_hides_chat_from_its_maker_alone_and_can_be_taken_back(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, ben = await server.person("Ann"), await server.person("Ben")
            table = await ann.new_table(open=True)
            await ben.post(f"/api/tables/{table['id']}/join", {})
            at_ann, at_ben = await ann.open(table["id"]), await ben.open(table["id"])
            await at_ben.ask("say", text="one")
            await at_ann.until(lambda: said(at_ann) == ["one"])
            await ann.post("/api/blocks", {"kind": "mute", "table": table["id"], "seat": "p2"})
            await at_ann.until(lambda: said(at_ann) == [])
            await at_ann.ask("say", text="two")
            await at_ben.until(lambda: said(at_ben) == ["one", "two"])
            (person,) = (await ann.get(f"/api/tables/{table['id']}/people"))["people"]
            assert (person["seat"], person["block"], person["page"]) == ("p2", None, None)
            await ann.delete(f"/api/blocks/{person['mute']}")
            await at_ann.until(lambda: said(at_ann) == ["one", "two"])

    run(story)


def test_blocked_people_at_two_servers_see_nothing_of_each_other(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, two):
            ann, ben = await one.person("Ann"), at(two, await one.person("Ben"))
            cid = at(two, await one.person("Cid"))
            table = await ann.new_table(players=3, open=True)
            for person in (ben, cid):
                await person.post(f"/api/tables/{table['id']}/join", {})
            at_ann, at_ben, at_cid = [await person.open(table["id"]) for person in (ann, ben, cid)]
            await at_ann.ask("say", text="from ann")
            await at_ben.until(lambda: said(at_ben) == ["from ann"])
            await ann.post("/api/blocks", {"kind": "block", "table": table["id"], "seat": "p2"})
            await at_ben.until(lambda: said(at_ben) == [])
            await at_ben.ask("say", text="from ben")
            await at_ann.ask("say", text="more of ann")
            await at_cid.ask("say", text="from cid")
            await at_cid.until(lambda: said(at_cid) == ["from ann", "from ben", "more of ann", "from cid"])
            await at_ann.until(lambda: said(at_ann) == ["from ann", "more of ann", "from cid"])
            await at_ben.until(lambda: said(at_ben) == ["from ben", "from cid"])
            assert "from ben" not in "".join(at_ann.received)
            assert "more of ann" not in "".join(at_ben.received)

    run(story)


@pytest.mark.slow
def test_private_tables_are_in_no_list_and_listed_ones_can_be_watched(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, ben, cid = [await server.person(name) for name in ("Ann", "Ben", "Cid")]
            made = {}
            wanted: dict[str, dict[str, Any]] = {
                "listed": {"open": True},
                "no spectators": {"open": True, "settings": {"spectators": False}},
                "private": {},
            }
            for name, more in wanted.items():
                table = await ann.new_table(**more)
                await ben.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
                made[name] = table["id"]
            watched = await cid.get("/api/tables")
            assert [one["id"] for one in watched["watch"]] == [made["listed"]]
            assert watched["watch"][0]["invite"] is None
            assert (await ann.get("/api/tables"))["watch"] == [], "one's own are listed as one's own"
            await cid.post("/api/blocks", {"kind": "block", "table": made["listed"], "seat": "p2"})
            assert (await cid.get("/api/tables"))["watch"] == []
            await cid.get(f"/api/tables/{made['private']}", 404)

    run(story)


# --- data ----------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_deletion_removes_comments_sessions_vacations_and_preferences(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, _ = await account(server, "Ann")
            table = (await ann.new_table())["id"]
            guest = str((await ann.get("/api/me"))["guest"]["id"])
            await ann.post("/api/vacation", {"days": 2})
            database_of_server = server.open_tables.services.database
            chosen = update(guests).where(guests.c.id == guest).values(preferences={"sound": True})
            await database_of_server.write(lambda one: add_comment(one, table, 1, guest, "Ann", "by ann"))
            await database_of_server.write(lambda one: one.execute(chosen))

            def left(connection: Connection) -> list[int]:
                own = (review_comments, sessions, vacations)
                return [len(connection.execute(select(one).where(one.c.guest == guest)).all()) for one in own]

            assert 0 not in await database_of_server.read(left)
            await ann.post("/api/account/delete", {"name": "Ann"})
            assert await database_of_server.read(left) == [0, 0, 0]
            kept = select(guests.c.preferences).where(guests.c.id == guest)
            assert await database_of_server.read(lambda one: one.execute(kept).scalar_one()) == {}

    run(story)


@pytest.mark.slow
def test_an_export_has_friends_and_blocks_and_a_deletion_removes_them(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, ben, cid = [await account(server, name) for name in ("Ann", "Ben", "Cid")]
            await befriend(ann, ben)
            await cid[0].post("/api/friends", {"page": ann[1]})
            table = await ann[0].new_table(players=3, open=True)
            await ann[0].post(f"/api/tables/{table['id']}/invitations", {"page": ben[1]})
            await cid[0].post(f"/api/tables/{table['id']}/join", {})
            tab = await ann[0].open(table["id"])
            await tab.ask("say", text="a line")
            line = next(one for one in tab.messages if one["is"] == "chat" and one["lines"])["lines"][0]["id"]
            told = {"table": table["id"], "seat": "p1", "reason": "chat", "lines": [line]}
            assert await cid[0].post("/api/reports", told, 201) == {"lines": 1}
            await cid[0].post("/api/blocks", {"kind": "block", "page": ann[1]})
            answer = await cid[0].http.get("/api/account/export")
            with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
                files = {name: json.loads(packed.read(name)) for name in packed.namelist() if name.endswith(".json")}
            assert [len(files[f"{name}.json"]) for name in ("blocks", "reports", "friends", "sanctions")] == [1, 1, 0, 0]
            await tab.close()
            await ann[0].post("/api/account/delete", {"name": "Ann"})

            def left(connection: Any) -> list[int]:
                tables = (friends, friend_requests, blocks, invitations, reports)
                return [len(connection.execute(select(table)).all()) for table in tables]

            assert await server.services.database.read(left) == [0, 0, 0, 0, 1]
            kept = await server.services.database.read(lambda connection: connection.execute(select(reports)).one())
            assert (kept.about_name, kept.lines[0]["text"], kept.lines[0]["name"]) == ("", "a line", "")

    run(story)


def test_without_accounts_there_are_no_friends_but_blocks_and_quick_matches(database: str) -> None:
    async def story() -> None:
        async with running(database, accounts=False) as server:
            ann = await server.person("Ann")
            for path in ("/api/friends", "/api/admin/people", "/api/admin/log"):
                assert (await ann.get(path, 404))["error"]["key"] == "server-no-accounts"
            assert (await ann.get("/api/blocks"))["blocks"] == []
            assert (await ann.get("/api/quick-match"))["match"] is None
            refused = await ann.post("/api/blocks", {"kind": "block", "page": "0" * 12}, 404)
            assert refused["error"]["key"] == "server-no-accounts"

    run(story)


# --- notifications -------------------------------------------------------------------------------------------------------


async def invited(tables: TablesWithoutHttp, url: str) -> tuple[str, Guest, Guest, Friends]:
    """A table of Ann, who has invited Bea; Bea has a receiver."""
    ann, bea = await tables.guest("Ann"), await tables.guest("Bea")
    people = Friends(tables.database, tables.clock)
    await tables.services.notifications.add(bea.id, "webhook", url, None, False)
    for guest in (ann, bea):
        account_of_guest = Account(guest.id, PERSON, guest.id[:12], None, (), 0.0)
        await tables.database.write(partial(account_queries.add_account, account=account_of_guest, name=guest.name))
    await people.ask(ann.id, bea.id)
    await people.ask(bea.id, ann.id)
    table = await tables.new_table(ann)
    await people.invite(ann.id, table.row.id, bea.id)
    return table.row.id, ann, bea, people


@pytest.mark.slow
def test_an_invitation_is_sent_once_with_its_link(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables, http_receiver() as hook:
            at_home(tables)
            table_id, ann, bea, people = await invited(tables, hook.url)
            sender = Sender(tables.open_tables, tables.services.notifications)
            assert await sender.look() == 0
            await later(tables, sender)
            await people.invite(ann.id, table_id, bea.id)
            await later(tables, sender, 3600)
            (body,) = hook.bodies()
            invite = tables.open_tables.tables[table_id].row.invite
            assert body["text"] == f"Ann invites you to a table of Vault. https://games.example/link/{invite}"
            assert body["benben"]["event"] == "invite"

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize("why", ["seen", "declined", "blocked", "full"])
def test_an_invitation_that_is_seen_or_not_true_any_more_is_not_sent(database: str, why: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables, http_receiver() as hook:
            at_home(tables)
            table_id, ann, bea, people = await invited(tables, hook.url)
            sender = Sender(tables.open_tables, tables.services.notifications)
            tables.clock.advance(1)
            if why == "seen":
                await people.overview(bea.id)
            elif why == "declined":
                await people.decline_invitation(bea.id, table_id)
            elif why == "blocked":
                await people.block(bea.id, ann.id, "block")
            else:
                await tables.lobby.fill(table_id, ann, 1, "random")
            assert await later(tables, sender) == 1
            assert hook.requests == []

    run(story)


async def refusal(person: Person, path: str, body: dict[str, str], status: int) -> str:
    """Why a request is refused, with this status."""
    return str((await person.post(path, body, status))["error"]["key"])


@pytest.mark.slow
def test_a_person_is_named_in_one_way_and_has_to_be_there(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            (ann, _), gus = await account(server, "Ann"), await server.person("Gus")
            table = (await ann.new_table(players=3, open=True))["id"]
            await gus.post(f"/api/tables/{table}/join", {})
            seated = {"table": table, "seat": "p2"}
            ways: tuple[dict[str, str], ...] = (
                {},
                {"page": "0" * 12, **seated},
                {"table": table},
                {"seat": "p2"},
                {"page": "0" * 12, "seat": "p2"},
            )
            for way in ways:
                await ann.post("/api/friends", way, 422)
                await ann.post("/api/blocks", {"kind": "mute", **way}, 422)
            assert await refusal(ann, "/api/friends", {"page": "0" * 12}, 404) == "server-no-player"
            assert await refusal(ann, "/api/friends", seated | {"seat": "p3"}, 404) == "server-no-player"
            assert await refusal(ann, "/api/friends", seated, 409) == "server-friend-account"
            assert await refusal(gus, "/api/friends", seated | {"seat": "p1"}, 403) == "server-no-account"
            assert (await ann.get("/api/friends"))["asked"] == []

    run(story)


@pytest.mark.slow
def test_friends_are_invited_by_those_who_sit_there_while_a_seat_is_free(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, ben, cid = await account(server, "Ann"), await account(server, "Ben"), await account(server, "Cid")
            for other in (ben, cid):
                await ann[0].post("/api/friends", {"page": other[1]})
                await other[0].post("/api/friends", {"page": ann[1]})
            table, closed = (await ann[0].new_table(open=True))["id"], (await ann[0].new_table())["id"]
            path, to_ann = f"/api/tables/{table}/invitations", {"page": ann[1]}
            assert await refusal(ben[0], path, to_ann, 404) == "server-no-table"
            server.lobby.open_tables.tables[closed].row.closed = True
            assert await refusal(ann[0], f"/api/tables/{closed}/invitations", {"page": ben[1]}, 409) == "server-table-full"
            await ben[0].post(f"/api/tables/{table}/join", {})
            assert await refusal(ann[0], path, {"page": cid[1]}, 409) == "server-table-full"
            assert (await cid[0].get("/api/friends"))["invitations"] == []

    run(story)
