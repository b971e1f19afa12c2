"""What the owner of a bot from outside can set, and where a bot can be invited, sit and leave: each limit by itself."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import pytest
from sqlalchemy import select, update

from benben.server.storage import bot_queries, sanction_queries
from benben.server.storage.people_tables import BAN
from benben.server.storage.schema import bots, guests

from server.bot_people import account, new_bot, seated, signed_in
from server.running_server import RunningServer, running
from server.test_moderation import command
from server.test_outside_bots import refused
from waiting import run, until

LOOKS = ({"name": "Ptah\u202e"}, {"name": "benben"}, {"colour": "beige"}, {"symbol": "dog"}, {"games": ["chess"]})
"""Looks and rules that no bot can have."""


async def bot_row(server: RunningServer, page: str) -> bot_queries.StoredBot:
    bot = await server.services.database.read(lambda one: bot_queries.bot_of_page(one, page))
    assert bot is not None
    return bot


@pytest.mark.slow
def test_what_no_bot_can_have_is_refused_at_its_making_and_at_a_change(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await account(server)
            page, token = await new_bot(ann, games=["vault", "vault"], sizes=[4, 2, 4])
            assert (await bot_row(server, page)).rules == bot_queries.BotRules(("vault",), (2, 4), 4)
            for wrong in LOOKS:
                for path in ("/api/account/bots", f"/api/account/bots/{page}"):
                    await ann.post(path, {"name": "Ibis"} | wrong, 422)
            await ann.post(f"/api/account/bots/{'0' * 12}", {"name": "Ibis"}, 404)
            assert (await bot_row(server, page)).guest.name == "Thoth"
            # A name that was allowed once stays allowed, although the rules for names have changed.
            kept = update(guests).where(guests.c.name == "Thoth").values(name="server 1")
            await server.services.database.write(lambda one: one.execute(kept))
            await ann.post(f"/api/account/bots/{page}", {"name": "server 1", "sizes": [3, 2, 3]})
            assert (await bot_row(server, page)).rules.sizes == (2, 3)
            told = list[str]()
            server.lobby.sessions.on_change = told.append
            program = signed_in(server, token)
            await program.get("/api/bot")
            await ann.post(f"/api/account/bots/{page}", {"name": "Seshat", "colour": "gold"})
            session = server.lobby.sessions.known(token, bearer=True)
            assert session is not None
            assert (session.guest.name, session.guest.colour) == ("Seshat", "gold"), "who is signed in is seen so at once"
            assert told == [session.guest.id], "other servers are told"

    run(story)


@pytest.mark.slow
def test_a_bot_is_online_for_a_while_and_that_is_stored_now_and_then(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await account(server)
            page, token = await new_bot(ann)
            program, person = signed_in(server, token), await account(server, "Bea")
            seen = select(bots.c.seen)
            dates = list[float | None]()
            for later in (0.0, 1.0, bot_queries.SEEN_STORED_EVERY + 1.0):
                ahead[0] = later
                await program.get("/api/bot")
                dates.append(await server.services.database.read(lambda one: one.execute(seen).scalar()))
            first, second, third = [date or 0.0 for date in dates]
            assert 0.0 < first == second < third
            ahead[0] += bot_queries.ONLINE_SECONDS + 1.0
            table = (await person.new_table())["id"]
            assert (await person.get(f"/api/tables/{table}/outside-bots"))["bots"] == []
            asked = person.post(f"/api/tables/{table}/outside-bots", {"bot": page, "seat": "p2"}, 409)
            assert await refused(asked) == "server-bot-offline"

    ahead = [0.0]
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + ahead[0])
    run(story)


@pytest.mark.slow
def test_offers_are_for_those_who_sit_there_and_of_bots_that_can_sit_down(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea, cid = [await account(server, name) for name in ("Ann", "Bea", "Cid")]
            page, token = await new_bot(bea, "Thoth", sizes=[3], most_tables=2)
            _, second = await new_bot(bea, "Khnum", sizes=[2])
            program = signed_in(server, token)
            await signed_in(server, second).get("/api/bot")
            made = await seated(server, ann, program, page, players=3, open=True)
            path = f"/api/tables/{made['id']}/outside-bots"
            assert (await ann.get(path))["bots"] == [], "one sits there, the other takes other numbers of players"
            assert await refused(cid.get(path, 403)) == "server-not-seated"
            await cid.post(f"/api/tables/{made['id']}/join", {})
            waiting = await cid.new_table(players=3)
            path = f"/api/tables/{waiting['id']}/outside-bots"
            assert [one["free"] for one in (await cid.get(path))["bots"]] == [True]
            await seated(server, bea, program, page, players=3)
            assert [one["free"] for one in (await cid.get(path))["bots"]] == [False]

    run(story)


@pytest.mark.slow
def test_only_the_host_invites_to_a_seat_that_exists_and_nobody_twice(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea, cid = [await account(server, name) for name in ("Ann", "Bea", "Cid")]
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            made = await seated(server, ann, program, page, players=4, open=True)
            await cid.post(f"/api/tables/{made['id']}/join", {})
            path = f"/api/tables/{made['id']}/outside-bots"
            assert await refused(cid.post(path, {"bot": page, "seat": "p4"}, 403)) == "server-not-host"
            assert await refused(ann.post(path, {"bot": page, "seat": "p5"}, 422)) == "server-no-seat"
            assert await refused(ann.post(path, {"bot": page, "seat": "p4"}, 404)) == "server-no-bot"

    run(story)


@pytest.mark.slow
def test_a_bot_has_no_invitation_to_a_match_that_is_on_or_a_seat_that_was_taken(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea, cid = [await account(server, name) for name in ("Ann", "Bea", "Cid")]
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            await program.get("/api/bot")
            taken = await ann.new_table(players=3, open=True)
            begun = await ann.new_table(open=True)
            for one in (taken, begun):
                await ann.post(f"/api/tables/{one['id']}/outside-bots", {"bot": page, "seat": "p2"})
            await cid.post(f"/api/tables/{taken['id']}/join", {"seat": "p2"})
            assert [one["table"]["id"] for one in (await program.get("/api/bot"))["invitations"]] == [begun["id"]]
            await cid.post(f"/api/tables/{begun['id']}/join", {})
            assert (await program.get("/api/bot"))["invitations"] == []
            for one in (taken, begun):
                asked = program.post(f"/api/bot/invitations/{one['id']}", {"accept": True}, 409)
                assert await refused(asked) == "server-seat-taken"
            asked = program.post(f"/api/bot/invitations/{begun['id']}", {"accept": False}, 404)
            assert await refused(asked) == "server-no-bot-invitation"
            asked = ann.post(f"/api/tables/{begun['id']}/outside-bots", {"bot": page, "seat": "p2"}, 409)
            assert await refused(asked) == "server-seat-taken"

    run(story)


@pytest.mark.slow
def test_no_bot_sits_down_at_a_table_that_the_host_of_the_server_has_closed(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            await program.get("/api/bot")
            table = (await ann.new_table())["id"]
            path, body = f"/api/tables/{table}/outside-bots", {"bot": page, "seat": "p2"}
            await ann.post(path, body)
            assert len((await program.get("/api/bot"))["invitations"]) == 1
            await command(database, "close", table)
            await until(lambda: bool(server.open_tables.tables[table].row.closed), "the server has followed")
            assert (await program.get("/api/bot"))["invitations"] == []
            accepted = program.post(f"/api/bot/invitations/{table}", {"accept": True}, 409)
            assert await refused(accepted) == "server-table-closed"
            assert await refused(ann.post(path, body, 409)) == "server-table-closed"
            assert (await ann.get(f"/api/tables/{table}"))["phase"] == "waiting"

    run(story)


@pytest.mark.slow
def test_an_invitation_that_came_too_late_gives_no_second_seat(database: str) -> None:
    """The bot has accepted another one between the look whether it sits there and the storing of this one."""

    async def story() -> None:
        async with running(database) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            table = (await seated(server, ann, program, page, players=3))["id"]
            bot = (await bot_row(server, page)).guest.id
            await server.services.database.write(lambda one: bot_queries.add_invitation(one, table, bot, 2))
            assert (await program.get("/api/bot"))["invitations"] == []
            accepted = program.post(f"/api/bot/invitations/{table}", {"accept": True}, 409)
            assert await refused(accepted) == "server-seat-taken"

    run(story)


@pytest.mark.slow
def test_a_bot_that_accepts_many_invitations_at_once_sits_where_its_rules_allow(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(bea, most_tables=1)
            program = signed_in(server, token)
            await program.get("/api/bot")
            made = [(await ann.new_table(players=3))["id"] for _ in range(4)]
            for table in made:
                await ann.post(f"/api/tables/{table}/outside-bots", {"bot": page, "seat": "p2"})
            accept = [program.http.post(f"/api/bot/invitations/{table}", json={"accept": True}) for table in made]
            assert sorted([one.status_code for one in await asyncio.gather(*accept)]) == [200, 409, 409, 409]
            assert len((await program.get("/api/bot"))["tables"]) == 1

    run(story)


@pytest.mark.slow
def test_a_banned_bot_takes_no_seat_though_its_owner_may(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(ann)
            program = signed_in(server, token)
            await program.get("/api/bot")
            table = (await bea.new_table())["id"]
            await bea.post(f"/api/tables/{table}/outside-bots", {"bot": page, "seat": "p2"})
            bot = (await bot_row(server, page)).guest.id
            banned = partial(sanction_queries.set_sanction, guest=bot, kind=BAN, until=None, reason="")
            await server.services.database.write(banned)
            asked = program.post(f"/api/bot/invitations/{table}", {"accept": True}, 403)
            assert await refused(asked) == "server-banned"

    run(story)


@pytest.mark.slow
def test_a_bot_gets_up_resigns_and_leaves_nothing_else(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await account(server), await account(server, "Bea")
            page, token = await new_bot(bea)
            program = signed_in(server, token)
            waits = await seated(server, ann, program, page, players=3)
            plays = await seated(server, ann, program, page)
            other = await ann.new_table()
            assert await refused(program.post(f"/api/bot/tables/{other['id']}/leave", status=404)) == "server-no-table"
            await program.post(f"/api/bot/tables/{waits['id']}/leave")
            await program.post(f"/api/bot/tables/{plays['id']}/leave")
            seats = [(await ann.get(f"/api/tables/{one['id']}"))["seats"][1] for one in (waits, plays)]
            assert [(seat["name"], seat["resigned"]) for seat in seats] == [("", False), ("Thoth", True)]
            assert (await program.get("/api/bot"))["tables"] == []

    run(story)
