"""What a deletion and a ban remove: afterwards no row of the database that signs in, or tells of the person, is left."""

from __future__ import annotations

import time
from collections import Counter
from functools import partial

import pytest
from sqlalchemy import Connection, func, insert, select, update

from benben.server.errors import RequestError
from benben.server.people.deletion import delete_account, forget_person, give_up_seat, leave
from benben.server.people.moderation import COMMAND_LINE, ban
from benben.server.storage import bot_queries
from benben.server.storage.people_tables import BAN, MUTE
from benben.server.storage.report_queries import FORMER
from benben.server.storage.review_queries import add_comment
from benben.server.storage.sanction_queries import set_sanction
from benben.server.storage.schema import METADATA, PLAYING, chat, guests, keys, seats, sign_in_links, tables

from server.bot_people import account, new_bot
from server.running_server import Person, RunningServer, running
from server.tables_without_http import tables_without_http
from server.test_friends import said
from server.test_moderation import guest_id
from server.test_randomness import number, two_committed
from waiting import run

OPENS = {"keys", "sessions", "sign_in_links"}
"""Tables whose rows let somebody act as a guest."""
HELD = OPENS | {"account_looks", "accounts", "blocks", "chat", "friend_requests", "match_requests", "notification_settings"}
HELD |= {"receivers", "recovery_codes", "review_comments", "vacations"}
"""Tables with rows about the account of `with_everything`, besides its seat and the table that it has made."""
HOOK = {"kind": "webhook", "address": "https://example.org/hook"}


def rows_about(connection: Connection, guest: str) -> Counter[str]:
    """The number of rows in each table that refer to a guest, by whatever column."""
    found = Counter[str]()
    for table in METADATA.sorted_tables:
        for key in table.foreign_keys:
            if key.column is guests.c.id:
                found[table.name] += connection.execute(select(func.count()).where(key.parent == guest)).scalar_one()
    return +found


async def with_everything(
    server: RunningServer, name: str = "Ann", other: str = "Bea", pace: str = "none"
) -> tuple[str, str]:
    """The guest of an account that has used what an account can do, and the table where its match is on.

    Two such accounts at one server need other names, and wait for quick matches of another pace.
    """
    ann, bea = await account(server, name), await account(server, other)
    guest = await guest_id(ann)
    table = await ann.new_table()
    await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    page = (await bea.get("/api/account"))["page"]
    await ann.post("/api/friends", {"page": page})
    await ann.post("/api/blocks", {"kind": "mute", "page": page})
    await ann.post("/api/vacation", {"days": 2})
    await ann.post("/api/notifications", {"language": "fr", "time_zone": "Europe/Paris", "digest_hour": 9})
    await ann.post("/api/notifications/receivers", HOOK)
    (receiver,) = (await ann.get("/api/notifications"))["receivers"]
    await ann.post(f"/api/notifications/receivers/{receiver['id']}/test")
    await ann.post("/api/quick-match", {"game": "vault", "players": 2, "pace": pace})

    def write(connection: Connection) -> None:
        here = {"table_id": table["id"], "guest": guest}
        connection.execute(insert(keys).values(token=f"key of {name}", made=time.time(), **here))
        connection.execute(
            insert(sign_in_links).values(token=f"link of {name}", guest=guest, purpose="device", made=time.time())
        )
        connection.execute(insert(chat).values(name=name, text="hello", client="1", at=time.time(), **here))
        add_comment(connection, table["id"], 1, guest, name, "a comment")
        connection.execute(update(guests).where(guests.c.id == guest).values(preferences={"sound": True}))

    await server.services.database.write(write)
    return guest, table["id"]


@pytest.mark.slow
def test_a_deletion_leaves_seats_and_tables_and_nothing_else_of_a_person(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            guest, table = await with_everything(server)
            database = server.services.database
            for kind in (MUTE, BAN):
                await database.write(partial(set_sanction, guest=guest, kind=kind, until=None, reason="rude"))
            before = await database.read(lambda one: rows_about(one, guest))
            version = select(tables.c.version).where(tables.c.id == table)
            version_before = await database.read(lambda one: one.execute(version).scalar_one())
            await database.write(lambda one: forget_person(one, guest))
            after = await database.read(lambda one: rows_about(one, guest))
            assert set(before) == HELD | {"sanctions", "seats", "tables"}
            assert after == {"seats": 1, "tables": 1}
            assert await database.read(lambda one: one.execute(version).scalar_one()) == version_before + 1
            named = select(guests.c.name, guests.c.preferences, seats.c.name).join(seats, seats.c.guest == guests.c.id)
            named = named.where(guests.c.id == guest)
            assert tuple(await database.read(lambda one: one.execute(named).one())) == (FORMER, {}, FORMER)

    run(story)


@pytest.mark.slow
def test_a_ban_removes_all_that_signs_in_and_the_wish_for_a_match(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            guest, _ = await with_everything(server)
            database = server.services.database
            before = await database.read(lambda one: rows_about(one, guest))
            await database.write(lambda one: ban(one, COMMAND_LINE, guest, None, "rude"))
            after = await database.read(lambda one: rows_about(one, guest))
            assert set(before) - set(after) == OPENS | {"match_requests"}
            assert set(after) - set(before) == {"sanctions"}

    run(story)


async def invited_bot(server: RunningServer) -> tuple[Person, str, str]:
    """Somebody with a bot that is invited to a table; with the public page and the guest of the bot."""
    ann = await account(server)
    page, _ = await new_bot(ann)
    table, database = (await ann.new_table())["id"], server.services.database
    bot = await database.read(lambda one: bot_queries.bot_of_page(one, page))
    assert bot is not None
    await database.write(lambda one: bot_queries.add_invitation(one, table, bot.guest.id, 1))
    found = await database.read(lambda one: rows_about(one, bot.guest.id))
    assert {"bots", "bot_invitations", "sessions"} < set(found)
    return ann, page, bot.guest.id


@pytest.mark.slow
def test_a_deleted_bot_is_no_bot_any_more_and_invited_nowhere(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, page, bot = await invited_bot(server)
            await ann.delete(f"/api/account/bots/{page}")
            assert await server.services.database.read(lambda one: rows_about(one, bot)) == {}

    run(story)


@pytest.mark.slow
def test_a_ban_of_an_owner_ends_the_tokens_and_invitations_of_bots(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, _, bot = await invited_bot(server)
            owner = await guest_id(ann)
            await server.services.database.write(lambda one: ban(one, COMMAND_LINE, owner, None, "rude"))
            left = await server.services.database.read(lambda one: rows_about(one, bot))
            assert set(left) == {"account_looks", "accounts", "bots"}

    run(story)


@pytest.mark.slow
def test_a_deletion_while_a_table_is_just_starting_is_refused_and_changes_nothing_of_the_account(database: str) -> None:
    async def story() -> None:
        async with running(database, reveal_timeout=600.0) as server:
            (ann, _), table, _ = await two_committed(server)
            await ann.post("/api/account")
            guest = await guest_id(ann)
            before = await server.services.database.read(lambda one: rows_about(one, guest))
            answer = await ann.post("/api/account/delete", {"name": "Ann"}, 409)
            assert answer["error"]["key"] == "server-table-starting"
            assert await server.services.database.read(lambda one: rows_about(one, guest)) == before
            await ann.post(f"/api/tables/{table['id']}/randomness", {"reveal": number("Ann").hex()})

    run(story)


@pytest.mark.slow
@pytest.mark.slow
def test_the_chat_of_a_deleted_account_vanishes_from_open_pages(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await account(server, "Ann"), await account(server, "Bea")
            table = await ann.new_table()
            await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
            tab, page = await ann.open(table["id"]), await bea.open(table["id"])
            await tab.ask("say", text="mine")
            await page.ask("say", text="hers")
            await tab.until(lambda: said(tab) == ["mine", "hers"])
            await bea.post("/api/account/delete", {"name": "Bea"})
            await tab.until(lambda: said(tab) == ["mine"])

    run(story)


def test_a_deletion_gives_up_what_is_still_there_and_shows_it_to_all(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann, ben, cid = [await tables.guest(name) for name in ("Ann", "Ben", "Cid")]
            lobby, playing = tables.lobby, await tables.new_table(ann, players=3)
            waiting = await tables.new_table(ann)
            for guest in (ben, cid):
                await lobby.join(playing.row.id, guest, playing.row.invite, None)
            assert playing.phase == PLAYING
            stranger = await tables.guest("Dan")
            for table in (playing, waiting):
                await give_up_seat(lobby, table.row.id, stranger)  # nobody there
                await give_up_seat(lobby, table.row.id, ann)
                await give_up_seat(lobby, table.row.id, ann)  # has resigned already, or the match has not begun
            assert [holder.resigned for holder in playing.seat_holders] == [True, False, False]
            assert waiting.seat_of(ann.id) == 0
            with pytest.raises(RequestError, match="server-no-table"):
                await leave(lobby, waiting.row.id, stranger)
            with pytest.raises(RequestError, match="server-table-starting"):
                await leave(lobby, playing.row.id, ben)
            await tables.services.preferences.set(ben.id, {"language": "fr"})
            told = list[str | None]()
            monkeypatch.setattr(
                tables.services.neighbours, "changed", lambda table, kind: told.append(table.seat_holders[1].name)
            )
            await delete_account(lobby, ben)
            assert await tables.services.preferences.of(ben.id) == {}
            assert "" in told, "other servers are told that a name is gone"
            assert [holder.name for holder in playing.seat_holders] == ["Ann", "", "Cid"]

    run(story)
