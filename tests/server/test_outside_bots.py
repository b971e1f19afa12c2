"""Bots from outside: accounts that people make for programs, tokens that sign in nobody else, seats by invitation."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import InvalidStatus

from benben.cli import main
from benben.server.http.session_cookie import COOKIE
from benben.server.people.outside_bots import MAX_BOTS, MAX_TOKENS
from benben.server.storage import bot_queries, sanction_queries
from benben.server.storage.people_tables import BAN
from benben.server.tables.subscriber import CLOSE_SESSION_ENDED

from server.bot_people import account, new_bot, new_token, seated, signed_in
from server.running_server import Person, Tab, running
from server.test_friends import said
from server.test_history import stored
from server.test_moderation import admin_of, guest_id
from server.test_several_servers import two_servers
from waiting import run

CLIENT_LOGGERS = ("httpx", "httpcore", "websockets.client")
"""Loggers of the test's own clients."""


async def refused(asked: Any) -> str:
    """The key of an error answer."""
    return str((await asked)["error"]["key"])


# --- owners and tokens ---------------------------------------------------------------------------------------------------


def test_a_person_makes_a_bot_whose_token_is_shown_once_and_stored_as_a_hash(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann = await account(server)
            page, token = await new_bot(ann, games=["vault"], sizes=[2, 3], most_tables=2)
            found = (await ann.get("/api/account/bots"))["bots"]
            assert found[0]["rules"] == {"games": ["vault"], "sizes": [2, 3], "most_tables": 2}
            assert [one["label"] for one in found[0]["tokens"]] == ["laptop"]
            assert found[0]["tokens"][0]["used"] is None
            assert token not in json.dumps(found)
            work = await signed_in(server, token).get("/api/bot")
            assert (work["bot"]["page"], work["tables"], work["invitations"]) == (page, [], [])
            assert (await ann.get("/api/account/bots"))["bots"][0]["online"]
            engine = create_engine(either)
            with engine.connect() as connection:
                stored = [str(tuple(row)) for row in connection.execute(text("SELECT * FROM sessions"))]
            engine.dispose()
            assert not any(token in row for row in stored)
            assert (await ann.get(f"/api/players/{page}"))["kind"] == "bot"

    run(story)


def test_the_last_use_of_a_token_is_shown_from_its_first_use_on(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await account(server)
            _, token = await new_bot(ann)
            program = signed_in(server, token)
            await program.get("/api/bot")
            session = await server.lobby.sessions.find(token, bearer=True)
            assert session is not None
            assert session.used > session.made

    run(story)


@pytest.mark.slow
def test_a_bot_is_changed_and_deleted_by_its_owner_alone(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(ann)
            for asked in (
                bea.post(f"/api/account/bots/{page}", {"name": "Mine"}, 404),
                bea.post(f"/api/account/bots/{page}/tokens", {}, 404),
                bea.delete(f"/api/account/bots/{page}", 404),
            ):
                assert await refused(asked) == "server-no-bot"
            changed = await ann.post(f"/api/account/bots/{page}", {"name": "Seshat", "colour": "gold", "sizes": [2]})
            assert changed["bots"][0]["bot"]["name"] == "Seshat"
            program = signed_in(server, token)
            assert (await program.get("/api/bot"))["bot"]["name"] == "Seshat"
            await ann.delete(f"/api/account/bots/{page}")
            assert await refused(program.get("/api/bot", 401)) == "server-bad-token"
            assert (await ann.get("/api/account/bots"))["bots"] == []

    run(story)


def test_a_token_is_revoked_by_the_owner_of_its_bot_alone(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, _ = await new_bot(ann)
            _, token = await new_bot(bea, "Seshat")
            program = signed_in(server, token)
            await program.get("/api/bot")
            token_id = (await bea.get("/api/account/bots"))["bots"][0]["tokens"][0]["id"]
            asked = ann.delete(f"/api/account/bots/{page}/tokens/{token_id}", 404)
            assert await refused(asked) == "server-no-token"
            await program.get("/api/bot")

    run(story)


def test_owners_have_few_bots_and_bots_few_tokens(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await account(server)
            page, _ = await new_bot(ann)
            for _ in range(MAX_TOKENS - 1):
                await new_token(ann, page)
            asked = ann.post(f"/api/account/bots/{page}/tokens", {}, 409)
            assert await refused(asked) == "server-too-many-tokens"
            for number in range(MAX_BOTS - 1):
                await new_bot(ann, f"Ibis {number + 1}")
            assert await refused(ann.post("/api/account/bots", {"name": "Apis"}, 409)) == "server-too-many-bots"

    run(story)


def test_bots_need_an_owner_with_an_account_a_free_name_and_known_games(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            guest = await server.person("Gus")
            assert await refused(guest.post("/api/account/bots", {"name": "Apis"}, 403)) == "server-no-account"
            ann = await account(server)
            assert await refused(ann.post("/api/account/bots", {"name": "Ann"}, 409)) == "server-name-taken"
            await ann.post("/api/account/bots", {"name": "Apis", "games": ["chess"]}, 422)
            await ann.post("/api/account/bots", {"name": "Apis", "most_tables": 100}, 422)
            assert (await ann.get("/api/account/bots"))["bots"] == []

    run(story)


@pytest.mark.slow
def test_an_owner_who_deletes_the_account_deletes_the_bots(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(ann)
            program = signed_in(server, token)
            made = await seated(server, bea, program, page)
            await ann.post("/api/account/delete", {"name": "Ann"})
            assert await refused(program.get("/api/bot", 401)) == "server-bad-token"
            seat = (await bea.get(f"/api/tables/{made['id']}"))["seats"][1]
            assert (seat["name"], seat["bot"], seat["resigned"]) == ("", True, True)

    run(story)


# --- trust ---------------------------------------------------------------------------------------------------------------


def test_a_token_is_no_cookie_and_a_cookie_is_no_token(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await account(server)
            _, token = await new_bot(ann)
            thief = Person(server.address)
            server.people.append(thief)
            thief.http.cookies.set(COOKIE, token)
            assert (await thief.get("/api/me"))["guest"] is None
            for path in ("/api/account", "/api/account/bots", "/api/sessions", "/api/history"):
                await thief.get(path, 401)
            assert await refused(signed_in(server, str(ann.http.cookies[COOKIE])).get("/api/bot", 401)) == "server-bad-token"

    run(story)


def test_a_bot_reaches_no_page_of_an_account_and_makes_no_table(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await account(server)
            page, token = await new_bot(ann)
            program = signed_in(server, token)
            for path in ("account", "account/bots", "account/export", "sessions", "history", "statistics", "notifications"):
                await program.get(f"/api/{path}", 401)
            await program.post("/api/tables", {"game": "vault", "players": 2}, 401)
            await program.post("/api/account", {}, 401)
            await program.post(f"/api/account/bots/{page}/tokens", {}, 401)
            made = await ann.new_table(open=True)
            await program.post(f"/api/tables/{made['id']}/join", {}, 401)
            await program.post(f"/api/tables/{made['id']}/outside-bots", {"bot": page, "seat": "p2"}, 401)

    run(story)


def test_a_revoked_token_is_refused_and_its_sockets_are_closed_at_every_server(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            ann = await account(one)
            page, token = await new_bot(ann)
            program, there = signed_in(one, token), signed_in(other, token)
            made = await seated(one, ann, program, page)
            tabs = [await program.open(made["id"]), await there.open(made["id"])]
            own = (await ann.get("/api/account/bots"))["bots"][0]["tokens"][0]["id"]
            await ann.delete(f"/api/account/bots/{page}/tokens/{own}")
            for tab in tabs:
                await tab.until_closed()
                assert tab.close_code == CLOSE_SESSION_ENDED
            for asking in (program, there):
                assert await refused(asking.get("/api/bot", 401)) == "server-bad-token"

    run(story)


@pytest.mark.slow
def test_who_tries_tokens_has_to_wait_and_bots_that_are_signed_in_do_not(database: str) -> None:
    async def story() -> None:
        async with running(database, limited=True) as server:
            ann = await account(server)
            _, token = await new_bot(ann)
            program = signed_in(server, token)
            await program.get("/api/bot")
            answers = [(await signed_in(server, f"benben_bot_{n}").http.get("/api/bot")).status_code for n in range(80)]
            assert answers[0] == 401
            assert answers[-1] == 429
            await program.get("/api/bot")

    run(story)


def test_no_log_line_holds_a_token(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await account(server)
            page, token = await new_bot(ann)
            program = signed_in(server, token)
            made = await seated(server, ann, program, page)
            tab = await program.open(made["id"])
            await tab.send_raw("nonsense")
            await program.get("/api/nothing", 404)
            tokens.append(token)

    tokens: list[str] = []
    caplog.set_level(logging.DEBUG)
    run(story)
    written = [record.getMessage() for record in caplog.records if not record.name.startswith(CLIENT_LOGGERS)]
    assert written
    assert not any(tokens[0] in line for line in written)


def test_without_accounts_there_are_no_bots(database: str) -> None:
    async def story() -> None:
        async with running(database, accounts=False) as server:
            ann = await server.person()
            for path in ("/api/account/bots", "/api/bot"):
                assert await refused(ann.get(path, 404)) == "server-no-accounts"

    run(story)


@pytest.mark.slow
def test_a_token_of_before_opens_no_socket_at_a_server_without_accounts(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await account(server)
            page, token = await new_bot(ann)
            program = signed_in(server, token)
            table = (await seated(server, await server.person("Gus"), program, page))["id"]
            assert (await program.open(table)).frame["viewer"] == "p2"
        async with running(database, accounts=False) as server:
            tab = Tab(server.address, {}, table, headers={"Authorization": f"Bearer {token}"})
            with pytest.raises(InvalidStatus) as refusal:
                await tab.connect()
            assert refusal.value.response.status_code == 401

    run(story)


# --- invitations ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_bot_takes_the_seat_it_is_invited_to_and_is_marked_everywhere(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            await program.get("/api/bot")
            made = await ann.new_table(open=True, players=3)
            offered = (await ann.get(f"/api/tables/{made['id']}/outside-bots"))["bots"]
            assert [(one["bot"]["name"], one["free"], one["invited"]) for one in offered] == [("Thoth", True, None)]
            offered = await ann.post(f"/api/tables/{made['id']}/outside-bots", {"bot": page, "seat": "p2"})
            assert offered["bots"][0]["invited"] == "p2"
            (invitation,) = (await program.get("/api/bot"))["invitations"]
            assert (invitation["table"]["id"], invitation["seat"]) == (made["id"], "p2")
            work = await program.post(f"/api/bot/invitations/{made['id']}", {"accept": True})
            assert [table["id"] for table in work["tables"]] == [made["id"]]
            assert work["invitations"] == []
            listed = (await bea.get("/api/tables"))["open"][0]["seats"][1]
            assert (listed["name"], listed["bot"], listed["level"]) == ("Thoth", True, None)
            tab, own = await ann.open(made["id"]), await program.open(made["id"])
            assert [seat["bot"] for seat in tab.frame["seats"]] == [False, True, False]
            await own.ask("say", text="hello")
            await tab.until(lambda: any(line["bot"] for one in tab.messages for line in one.get("lines", [])))

    run(story)


@pytest.mark.slow
def test_only_the_host_invites_and_only_to_an_empty_seat_of_a_game_that_the_bot_plays(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(bea, sizes=[2], most_tables=1)
            program = signed_in(server, token)
            made = await ann.new_table(open=True)
            path, body = f"/api/tables/{made['id']}/outside-bots", {"bot": page, "seat": "p2"}
            assert await refused(ann.post(path, body, 409)) == "server-bot-offline"
            await program.get("/api/bot")
            assert await refused(bea.post(path, body, 403)) == "server-not-seated"
            assert await refused(ann.post(path, body | {"seat": "p1"}, 409)) == "server-seat-taken"
            assert await refused(ann.post(path, body | {"bot": "0" * 12}, 404)) == "server-no-bot"
            three = await ann.new_table(players=3)
            asked = ann.post(f"/api/tables/{three['id']}/outside-bots", body, 409)
            assert await refused(asked) == "server-bot-declines"
            assert await refused(program.post(f"/api/bot/invitations/{made['id']}", {"accept": True}, 404)) == (
                "server-no-bot-invitation"
            )
            await seated(server, ann, program, page)
            assert await refused(ann.post(path, body, 409)) == "server-bot-busy"

    run(story)


@pytest.mark.slow
def test_an_invitation_is_declined_or_lapses_or_finds_the_seat_taken(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            await program.get("/api/bot")
            made = await ann.new_table(players=3)
            path, body = f"/api/tables/{made['id']}/outside-bots", {"bot": page, "seat": "p2"}
            answer = f"/api/bot/invitations/{made['id']}"
            await ann.post(path, body)
            assert (await program.post(answer, {"accept": False}))["invitations"] == []
            await ann.post(path, body)
            await ann.post(f"/api/tables/{made['id']}/bots", {"seat": "p2", "level": "random"})
            assert await refused(program.post(answer, {"accept": True}, 409)) == "server-seat-taken"
            await ann.post(path, body | {"seat": "p3"})
            later = time.time() + bot_queries.INVITATION_LIFETIME + 1
            monkeypatch.setattr("benben.server.storage.bot_queries.time.time", lambda: later)
            assert await refused(program.post(answer, {"accept": True}, 404)) == "server-no-bot-invitation"

    run(story)


@pytest.mark.slow
def test_a_rematch_invites_the_bot_again(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            made = await seated(server, ann, program, page)
            await play_to_the_end(ann, program, made["id"])
            again = await ann.post(f"/api/tables/{made['id']}/rematch")
            assert [seat["taken"] for seat in again["seats"]] == [True, False]
            (invitation,) = (await program.get("/api/bot"))["invitations"]
            assert invitation["table"]["id"] == again["id"]

    run(story)


async def play_to_the_end(host: Person, program: Person, table: str) -> None:
    """Both play the first move that is legal, until the game is over."""
    tabs = [await host.open(table), await program.open(table)]
    while not all(tab.over for tab in tabs):
        for tab in tabs:
            await tab.until(partial(has_caught_up, tab, tabs))
            question = (tab.frame["picture"] or {}).get("question")
            if question and tab.choices and tab.frame["viewer"] not in question["sealed"]:
                await tab.ask("play", at=tab.moment, action=tab.choices[0]["action"])


@pytest.mark.slow
def test_people_agree_and_choose_without_bots(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            made = await seated(server, ann, program, page)
            await ann.post(f"/api/tables/{made['id']}/agreements", {"on": "end"})
            assert (await ann.get(f"/api/tables/{made['id']}"))["ended"]

    run(story)


@pytest.mark.slow
def test_a_bot_does_not_become_the_host_and_can_leave(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            made = await seated(server, ann, program, page, players=3, open=True)
            await ann.post(f"/api/tables/{made['id']}/leave")
            assert (await program.get("/api/bot"))["tables"][0]["host"] is None
            assert (await program.post(f"/api/bot/tables/{made['id']}/leave"))["tables"] == []

    run(story)


# --- blocks and bans -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("who", ["the host blocks the owner", "the owner blocks the host", "the host blocks the bot"])
def test_a_block_keeps_a_bot_from_the_tables_of_the_other(either: str, who: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            await program.get("/api/bot")
            made = await ann.new_table(open=True, players=3)
            path, body = f"/api/tables/{made['id']}/outside-bots", {"bot": page, "seat": "p2"}
            await ann.post(path, body)
            blocker, blocked = {
                "the host blocks the owner": (ann, await own_page(bea)),
                "the owner blocks the host": (bea, await own_page(ann)),
                "the host blocks the bot": (ann, page),
            }[who]
            (block,) = (await blocker.post("/api/blocks", {"kind": "block", "page": blocked}))["blocks"]
            assert (await program.get("/api/bot"))["invitations"] == []
            assert (await ann.get(path))["bots"] == []
            assert await refused(ann.post(path, body, 404)) == "server-no-bot"
            accepted = program.post(f"/api/bot/invitations/{made['id']}", {"accept": True}, 409)
            assert await refused(accepted) == "server-blocked-here"
            await blocker.delete(f"/api/blocks/{block['id']}")
            await ann.post(path, body)
            await program.post(f"/api/bot/invitations/{made['id']}", {"accept": True})

    run(story)


@pytest.mark.slow
def test_a_block_with_any_player_of_a_table_keeps_a_bot_away_and_its_players_from_where_it_sits(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea, cid = [await account(server, name) for name in ("Ann", "Bea", "Cid")]
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            await program.get("/api/bot")
            with_cid = await ann.new_table(open=True, players=3)
            await cid.post(f"/api/tables/{with_cid['id']}/join", {})
            await cid.post("/api/blocks", {"kind": "block", "page": await own_page(bea)})
            assert (await ann.get(f"/api/tables/{with_cid['id']}/outside-bots"))["bots"] == []
            with_bot = await seated(server, ann, program, page, open=True, players=3)
            assert [table["id"] for table in (await cid.get("/api/tables"))["open"]] == [with_cid["id"]]
            refusal = cid.post(f"/api/tables/{with_bot['id']}/join", {"token": with_bot["invite"]}, 409)
            assert await refused(refusal) == "server-blocked-here"

    run(story)


@pytest.mark.slow
def test_whoever_is_blocked_neither_speaks_nor_listens_through_a_bot(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            made = await seated(server, ann, program, page, players=3, open=True)
            person, bot = await ann.open(made["id"]), await program.open(made["id"])
            await bot.ask("say", text="before")
            await person.until(lambda: said(person) == ["before"])
            await bea.post("/api/blocks", {"kind": "block", "page": await own_page(ann)})
            await person.until(lambda: said(person) == [])
            await bot.ask("say", text="through the bot")
            await person.ask("say", text="own line")
            await person.until(lambda: said(person) == ["own line"])
            again = await program.open(made["id"])
            await again.until(lambda: said(again) == ["before", "through the bot"])
            assert "own line" not in "".join([*bot.received, *again.received])

    run(story)


@pytest.mark.slow
def test_a_banned_owner_has_no_bot_that_plays(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ada, ann, bea = await admin_of(server, either), await account(server), await account(server, "Bea")
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            tab = await program.open((await seated(server, ann, program, page, players=3))["id"])
            made = await ann.new_table(players=3)
            path, body = f"/api/tables/{made['id']}/outside-bots", {"bot": page, "seat": "p2"}
            await ann.post(path, body)
            await ada.post(f"/api/admin/people/{await guest_id(bea)}", {"do": "ban"})
            assert (await ann.get(path))["bots"] == []
            assert await refused(ann.post(path, body, 409)) == "server-bot-offline"
            await tab.until_closed()
            assert tab.close_code == CLOSE_SESSION_ENDED
            assert await refused(program.post(f"/api/bot/invitations/{made['id']}", {"accept": True}, 401)) == (
                "server-bad-token"
            )

    run(story)


def test_a_token_that_is_still_known_takes_no_seat_once_the_owner_is_banned(database: str) -> None:
    """Another server may have banned the owner a moment ago: its sanction is stored, the token is still in memory."""

    async def story() -> None:
        async with running(database) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(ann)
            program = signed_in(server, token)
            await program.get("/api/bot")
            table = (await bea.new_table())["id"]
            await bea.post(f"/api/tables/{table}/outside-bots", {"bot": page, "seat": "p2"})
            owner = await guest_id(ann)
            banned = partial(sanction_queries.set_sanction, guest=owner, kind=BAN, until=None, reason="")
            await server.services.database.write(banned)
            asked = program.post(f"/api/bot/invitations/{table}", {"accept": True}, 403)
            assert await refused(asked) == "server-banned"

    run(story)


@pytest.mark.slow
def test_a_bot_is_muted_with_its_owner_and_is_no_admin(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ada, ann, bea = await admin_of(server, database), await account(server), await account(server, "Bea")
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            tab = await program.open((await seated(server, ann, program, page))["id"])
            assert (await tab.ask("say", text="hello"))["is"] == "done"
            await ada.post(f"/api/admin/people/{await guest_id(bea)}", {"do": "mute"})
            assert (await tab.ask("say", text="hello again"))["key"] == "server-muted"
            assert await asyncio.to_thread(main, ["admin", "grant", "--database", database, "Thoth"]) == 2
            assert (await ann.get(f"/api/players/{page}"))["kind"] == "bot"

    run(story)


async def own_page(person: Person) -> str:
    return str((await person.get("/api/account"))["page"])


# --- what a bot may ask --------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_only_a_bot_is_sent_its_perspective_and_it_gets_no_advice(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            made = await seated(server, ann, program, page)
            person, bot = await ann.open(made["id"]), await program.open(made["id"])
            assert (await person.ask("perspective"))["key"] == "server-for-bots-alone"
            assert (await bot.ask("hint"))["key"] == "server-not-for-bots"
            assert (await bot.ask("propose", seat="p1"))["key"] == "server-not-for-bots"
            answer = await bot.ask("perspective")
            assert (answer["moment"], answer["perspective"]["seat"]) == (bot.moment, 1)

    run(story)


@pytest.mark.slow
def test_bots_have_limits_of_their_own(database: str) -> None:
    async def story() -> None:
        async with running(database, limited=True) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            made = await seated(server, ann, program, page)
            tab = await program.open(made["id"])
            said = [await tab.ask("say", text=f"line {number}") for number in range(7)]
            assert (said[0]["is"], said[-1]["key"]) == ("done", "server-slow-down")
            person = await ann.open(made["id"])
            assert (await person.ask("say", text="I may"))["is"] == "done"

    run(story)


# --- ratings and history -------------------------------------------------------------------------------------------------


def test_nobody_plays_for_a_rating_against_an_own_bot(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await account(server)
            page, token = await new_bot(ann)
            await signed_in(server, token).get("/api/bot")
            made = await ann.new_table(settings={"rated": True})
            asked = ann.post(f"/api/tables/{made['id']}/outside-bots", {"bot": page, "seat": "p2"}, 409)
            assert await refused(asked) == "server-rated-own-bot"

    run(story)


@pytest.mark.slow
def test_a_bot_is_rated_and_marked_in_history_statistics_and_records(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            made = await seated(server, ann, program, page, settings={"rated": True})
            await play_to_the_end(ann, program, made["id"])
            await stored(ann, made["id"])
            (game,) = (await ann.get("/api/history"))["games"]
            assert [(seat["bot"], seat["page"]) for seat in game["seats"]][1] == (True, page)
            assert (await ann.get("/api/statistics"))["opponents"][0]["bot"]
            shown = await ann.get(f"/api/players/{page}")
            assert (shown["kind"], shown["ratings"][0]["games"]) == ("bot", 1)
            record = (await ann.http.get(f"/api/tables/{made['id']}/record")).text
            assert "outside bot p2: yes" in record

    run(story)


def has_caught_up(tab: Tab, tabs: Sequence[Tab]) -> bool:
    """Whether a tab shows the latest moment that any of them shows, or the end."""
    return tab.over or tab.moment >= max(one.moment for one in tabs)
