"""A deletion, and what a host does, are about one person: no row of others changes, and nobody else is kept from a thing."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest
from sqlalchemy import Connection, select

from benben.server.errors import RequestError
from benben.server.people import moderation
from benben.server.people.deletion import forget_person
from benben.server.people.moderation import COMMAND_LINE
from benben.server.storage import bot_queries, friend_queries, relation_queries, report_queries, sanction_queries
from benben.server.storage.people_tables import BAN, BLOCK, MUTE, reports
from benben.server.storage.schema import METADATA, chat, receivers, seats

from server.bot_people import account, new_bot
from server.running_server import Person, RunningServer, running
from server.test_deletion import with_everything
from server.test_moderation import command, guest_id, shared_table
from waiting import run


async def bot_guest(server: RunningServer, owner: Person, name: str) -> str:
    """The guest of a new bot."""
    page, _ = await new_bot(owner, name)
    bot = await server.services.database.read(lambda one: bot_queries.bot_of_page(one, page))
    assert bot is not None
    return bot.guest.id


def involve(connection: Connection, guest: str, other: str, bot: str, table: str) -> None:
    """A friend, an invitation, a report, an entry of the log, a bot that is invited, a mute, and a ban of the bot."""
    now = time.time()
    friend_queries.add_friends(connection, guest, other, now)
    friend_queries.invite(connection, table, guest, other, now)
    bot_queries.add_invitation(connection, table, bot, 1)
    lines = [{"id": 1, "name": "rude", "text": "hello", "at": now}]
    values = {"by": other, "about": guest, "about_name": "rude", "table_id": table}
    report_queries.add_report(connection, {**values, "reason": "chat", "text": "", "lines": lines, "made": now})
    moderation.mute(connection, COMMAND_LINE, guest, None, "rude")
    sanction_queries.set_sanction(connection, bot, BAN, None, "rude")


def all_rows(connection: Connection) -> Counter[str]:
    """Every row of the database as text, with the name of its table."""
    return Counter(
        f"{table.name} {tuple(row)}" for table in METADATA.sorted_tables for row in connection.execute(select(table))
    )


def all_lines(connection: Connection, guest: str) -> list[int]:
    """The ids of the lines of chat of a guest."""
    return list(connection.execute(select(chat.c.id).where(chat.c.guest == guest)).scalars())


def open_report(connection: Connection, guest: str) -> int:
    """The number of the report about a guest."""
    return int(connection.execute(select(reports.c.id).where(reports.c.about == guest)).scalar_one())


Action = Callable[[Connection, str, str], object]
"""What is done about a guest who has a table; it runs in a transaction."""

ACTIONS: dict[str, Action] = {
    "deletion": lambda connection, guest, _: forget_person(connection, guest),
    "rename": lambda connection, guest, _: moderation.rename(connection, COMMAND_LINE, guest, "Polite"),
    "mute": lambda connection, guest, _: moderation.mute(connection, COMMAND_LINE, guest, 3, "again"),
    "unmute": lambda connection, guest, _: moderation.unmute(connection, COMMAND_LINE, guest),
    "ban": lambda connection, guest, _: moderation.ban(connection, COMMAND_LINE, guest, None, "rude"),
    "grant": lambda connection, guest, _: moderation.grant(connection, COMMAND_LINE, guest, True),
    "close": lambda connection, _, table: moderation.close_table(connection, COMMAND_LINE, table, "rude"),
    "lines": lambda connection, guest, _: moderation.delete_lines(
        connection, COMMAND_LINE, all_lines(connection, guest), "rude"
    ),
    "report": lambda connection, guest, _: moderation.handle_report(
        connection, COMMAND_LINE, open_report(connection, guest), "warned"
    ),
}


@pytest.mark.slow
def test_what_is_done_about_one_person_changes_no_row_of_another(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            write = server.services.database.write
            own = list[str]()
            for name, other, pace, program in (("Ann", "Bea", "none", "Thoth"), ("Dan", "Eve", "live", "Khnum")):
                guest, table = await with_everything(server, name, other, pace)
                owner, friend = server.people[-2:]
                bot = await bot_guest(server, owner, program)
                at, who = (await owner.new_table())["id"], await guest_id(friend)
                await write(partial(involve, guest=guest, other=who, bot=bot, table=at))
                own = own or [guest, table, bot, at]

            def check(connection: Connection) -> None:
                guest, table = own[:2]
                mine = [*own, *connection.execute(select(receivers.c.id).where(receivers.c.guest == guest)).scalars()]
                before = all_rows(connection)
                for name, act in ACTIONS.items():
                    with connection.begin_nested() as undo:
                        act(connection, guest, table)
                        after = all_rows(connection)
                        undo.rollback()
                    changed = [*(before - after), *(after - before)]
                    assert changed, name
                    assert [row for row in changed if not any(one in row for one in mine)] == [], name
                assert all_rows(connection) == before

            await write(check)

    run(story)


@pytest.mark.slow
def test_a_sanction_is_of_one_kind_and_about_one_person_and_their_bots(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, ben, cleo = [await account(server, name) for name in ("Ann", "Ben", "Cleo")]
            a, b, c = [await guest_id(one) for one in (ann, ben, cleo)]
            bot_of_a, bot_of_c = await bot_guest(server, ann, "Thoth"), await bot_guest(server, cleo, "Khnum")

            def check(connection: Connection) -> None:
                sanction_queries.set_sanction(connection, a, MUTE, None, "rude")
                sanction_queries.set_sanction(connection, b, BAN, None, "rude")
                assert sanction_queries.sanctions_of(connection, [a, c]) == {a: {MUTE: None}, c: {}}
                until = {
                    (one, kind): sanction_queries.sanction_until(connection, one, kind)
                    for one in (a, b, c)
                    for kind in (MUTE, BAN)
                }
                assert {key: value for key, value in until.items() if value} == {(a, MUTE): math.inf, (b, BAN): math.inf}
                for one in (a, bot_of_a):
                    with pytest.raises(RequestError, match="server-muted"):
                        sanction_queries.check_not_muted(connection, one)
                for one in (b, c, bot_of_c):
                    sanction_queries.check_not_muted(connection, one)
                for one in (a, c):
                    sanction_queries.check_not_banned(connection, one)
                assert not sanction_queries.lift_sanction(connection, a, BAN)
                assert not sanction_queries.lift_sanction(connection, c, MUTE)
                assert sanction_queries.lift_sanction(connection, a, MUTE)
                with pytest.raises(RequestError, match="server-banned"):
                    sanction_queries.check_not_banned(connection, b)

            await server.services.database.write(check)

    run(story)


@pytest.mark.slow
def test_a_block_is_about_two_people_and_their_bots(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            people = [await account(server, name) for name in ("Ann", "Ben", "Cleo", "Dan")]
            ann, ben, cleo, dan = [await guest_id(one) for one in people]
            owners = (("Thoth", 0), ("Khnum", 1), ("Bes", 3))
            of_ann, of_ben, of_dan = [await bot_guest(server, people[owner], name) for name, owner in owners]
            await shared_table(people[0], people[1])

            def check(connection: Connection) -> None:
                now = time.time()
                for one, other in ((ann, ben), (ann, cleo), (cleo, ben), (ben, dan)):
                    friend_queries.add_friends(connection, one, other, now)
                relation_queries.add_block(connection, ann, ben, BLOCK, now)
                relation_queries.add_block(connection, ann, cleo, MUTE, now)
                pairs = [(one, other) for one in (ann, ben, cleo, dan) for other in (ann, ben, cleo, dan)]
                are = [pair for pair in pairs if friend_queries.are_friends(connection, *pair)]
                assert {frozenset(pair) for pair in are} == {
                    frozenset(pair) for pair in ((ann, cleo), (cleo, ben), (ben, dan))
                }
                blocked = [pair for pair in pairs if relation_queries.is_blocked(connection, *pair)]
                assert blocked == [(ann, ben), (ben, ann)]
                for one, found in ((ann, {ben, of_ben}), (of_ann, {ben, of_ben}), (ben, {ann, of_ann}), (cleo, set())):
                    assert relation_queries.blocked_with(connection, one) == found
                for one in (dan, of_dan):
                    assert relation_queries.blocked_with(connection, one) == set()
                hidden = relation_queries.hidden_from(connection, [ann, of_ann, cleo, dan])
                assert hidden == {ann: {ben, of_ben}, of_ann: {ben, of_ben}, cleo: {ann, of_ann}, dan: set()}
                rows = relation_queries.blocks_of(connection, ann)
                assert [(row.kind, row.person.name) for row in rows] == [(MUTE, "Cleo"), (BLOCK, "Ben")]
                assert relation_queries.count_blocks(connection, ann) == 2
                for one in (ben, dan):
                    assert relation_queries.blocks_of(connection, one) == []
                    assert relation_queries.count_blocks(connection, one) == 0
                    assert relation_queries.remove_block(connection, one, rows[1].id) is None
                assert relation_queries.is_blocked(connection, ann, ben)
                assert len(relation_queries.shared_tables(connection, ann, ben)) == 1
                assert relation_queries.shared_tables(connection, ann, dan) == []
                assert list(relation_queries.others_by_id(connection, [dan])) == [dan]
                assert relation_queries.remove_block(connection, ann, rows[1].id) == ben
                assert [row.kind for row in relation_queries.blocks_of(connection, ann)] == [MUTE]

            await server.services.database.write(check)

    run(story)


@pytest.mark.slow
def test_a_rename_takes_the_new_name_and_frees_the_old_one(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, ben = await account(server, "Ann"), await server.person("Ben")
            pia, gus = await server.person("Pia"), await server.person("Gus")
            table, other = await shared_table(ann, ben), await shared_table(pia, gus)
            for who, name in ((ann, "Zoe"), (gus, "Ann"), (ben, "Pia"), (pia, "pia")):
                await command(database, "rename", await guest_id(who), name)
            named = select(seats.c.table_id, seats.c.name).where(seats.c.name != "").order_by(seats.c.seat)
            rows = await server.services.database.read(lambda one: one.execute(named).all())
            names = [[row.name for row in rows if row.table_id == one["id"]] for one in (table, other)]
            assert names == [["Zoe", "Pia"], ["pia", "Ann"]], "a number is for a name that somebody else has at this table"
            await gus.post("/api/account")
            zoe = await server.person("zoe")
            await zoe.post("/api/account", status=409)

    run(story)
