"""What the host of a server can do, without HTTP: each refusal by itself, and an entry of the log for each action."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from benben.server.errors import RequestError
from benben.server.people import moderation
from benben.server.people.deletion import forget_person
from benben.server.people.moderation import COMMAND_LINE
from benben.server.storage import account_queries, report_queries, table_queries
from benben.server.storage.account_queries import Account
from benben.server.storage.broken_tables import BrokenTable
from benben.server.storage.row_hashes import rehashed
from benben.server.storage.schema import ADMIN, OVER, PERSON, PLAYING, WAITING, accounts, chat, journal, seats, tables

from server.tables_without_http import TablesWithoutHttp, tables_without_http
from waiting import run

CLOCK = {"pace": "days", "turn": 86400, "bank": 0, "increment": 0, "then": "choose", "level": "builder"}


class Place:
    """Ann, who has an account, and Ben, who has none, at a table that plays; Ann has another one that waits."""

    def __init__(self, host: TablesWithoutHttp) -> None:
        self.host = host
        self.ann = self.ben = self.playing = self.waiting = ""

    async def begin(self) -> None:
        ann, ben = await self.host.guest("Ann"), await self.host.guest("Ben")
        self.ann, self.ben = ann.id, ben.id
        account = Account(ann.id, PERSON, ann.id[:12], None, (), 0.0)
        await self.host.database.write(partial(account_queries.add_account, account=account, name="Ann"))
        self.waiting = (await self.host.new_table(ann)).row.id
        table = await self.host.new_table(ann)
        await self.host.lobby.join(table.row.id, ben, table.row.invite, None)
        self.playing = table.row.id

    async def do(self, action: Callable[..., Any], *given: Any) -> Any:
        """Do something as the host of the server."""
        return await self.host.database.write(lambda one: action(one, COMMAND_LINE, *given))

    async def refused(self, key: str, action: Callable[..., Any], *given: Any) -> None:
        """It is refused, and nothing is in the log about it."""
        before = await self.logged()
        with pytest.raises(RequestError, match=key):
            await self.do(action, *given)
        assert await self.logged() == before

    async def logged(self) -> list[tuple[str, str]]:
        """The actions of the log with their subjects, the oldest first."""
        found = await self.host.database.read(lambda one: report_queries.list_log(one, 0, 100))
        return [(entry.action, entry.subject) for entry in found[::-1]]

    def line(self) -> dict[str, object]:
        """A line of chat that Ben has said."""
        by = {"table_id": self.playing, "guest": self.ben, "name": "Ben"}
        return {**by, "text": "hello", "client": "1", "at": time.time()}

    async def change(self, table: str, **values: Any) -> None:
        """Change the row of a table."""

        def write(connection: Connection) -> None:
            with rehashed(connection, table):
                connection.execute(update(tables).where(tables.c.id == table).values(values))

        await self.host.database.write(write)

    async def row(self, table: str) -> Any:
        query = select(tables).where(tables.c.id == table)
        return await self.host.database.read(lambda one: one.execute(query).one())


def told(story: Callable[[Place], Awaitable[None]], url: str) -> None:
    """Run a story."""

    async def whole() -> None:
        async with tables_without_http(url) as host:
            at = Place(host)
            await at.begin()
            await story(at)

    run(whole)


def test_people_are_found_by_id_or_by_the_name_of_an_account_and_former_players_are_not(database: str) -> None:
    async def story(at: Place) -> None:
        async def find(wanted: str) -> str:
            return await at.host.database.read(lambda one: moderation.find_guest(one, wanted))

        assert (await find(at.ann), await find("Ann"), await find(at.ben)) == (at.ann, at.ann, at.ben)
        for unknown in ("Ben", "", "0" * 12):
            with pytest.raises(RequestError, match="server-no-person"):
                await find(unknown)
        await at.host.database.write(lambda one: forget_person(one, at.ann))
        with pytest.raises(RequestError, match="server-no-person"):
            await find(at.ann)

    told(story, database)


def test_a_rename_is_to_a_name_that_can_be_shown_and_reaches_seats_and_chat(database: str) -> None:
    async def story(at: Place) -> None:
        await at.host.database.write(lambda one: one.execute(insert(chat).values(at.line())))
        for wrong in ("Ben\u202e", "benben", ""):
            await at.refused("server-name", moderation.rename, at.ben, wrong)
        version = (await at.row(at.playing)).version
        await at.do(moderation.rename, at.ben, "Ann")  # has no account: the name of the seat gets a number
        for table in (seats, chat):
            named = select(table.c.name).where(table.c.guest == at.ben)
            assert await at.host.database.read(partial(Connection.scalar, statement=named)) == "Ann 2"
        assert (await at.row(at.playing)).version == version + 1

    told(story, database)


def test_sanctions_and_rights_are_for_those_whom_they_fit(database: str) -> None:
    async def story(at: Place) -> None:
        for lift in (moderation.unmute, moderation.unban):
            await at.refused("server-not-sanctioned", lift, at.ben)
        await at.refused("server-admin-account", moderation.grant, at.ben, True)
        await at.do(moderation.grant, at.ann, True)
        await at.refused("server-admin-protected", moderation.ban, at.ann, None, "")
        kind = select(accounts.c.kind).where(accounts.c.guest == at.ann)
        assert await at.host.database.read(lambda one: one.execute(kind).scalar()) == ADMIN
        await at.refused("server-no-line", moderation.delete_lines, [1], "")
        await at.refused("server-no-report", moderation.handle_report, 1, "")
        await at.refused("server-no-table", moderation.close_table, "0" * 12, "")

    told(story, database)


def test_each_action_is_in_the_log(database: str) -> None:
    async def story(at: Place) -> None:
        def prepare(connection: Connection) -> int:
            said = {
                "table_id": at.playing,
                "guest": at.ben,
                "name": "Ben",
                "text": "hello",
                "client": "1",
                "at": time.time(),
            }
            connection.execute(insert(chat).values(said))
            values = {"by": at.ann, "about": at.ben, "about_name": "Ben", "table_id": at.playing, "reason": "chat"}
            report_queries.add_report(connection, {**values, "text": "", "lines": [], "made": 0.0, "note": ""})
            return int(connection.execute(select(chat.c.id)).scalar_one())

        line = await at.host.database.write(prepare)
        await at.do(moderation.rename, at.ben, "Benno")
        await at.do(moderation.mute, at.ben, 1, "")
        await at.do(moderation.unmute, at.ben)
        await at.do(moderation.ban, at.ben, 1, "")
        await at.do(moderation.unban, at.ben)
        await at.do(moderation.grant, at.ann, True)
        await at.do(moderation.grant, at.ann, False)
        await at.do(moderation.delete_lines, [line], "")
        await at.do(moderation.close_table, at.playing, "")
        await at.do(moderation.handle_report, 1, "")
        about_people = [(one, at.ben) for one in ("rename", "mute", "unmute", "ban", "unban")]
        about_people += [("grant", at.ann), ("revoke", at.ann)]
        assert await at.logged() == [*about_people, ("delete", at.playing), ("close", at.playing), ("handle", at.ben)]

    told(story, database)


def test_a_table_that_cannot_be_read_is_closed_all_the_same(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(at: Place) -> None:
        await at.do(moderation.close_table, at.playing, "")
        assert (await at.row(at.playing)).closed
        assert await at.logged() == [("close", at.playing)]

    def broken(*_: object) -> None:
        raise BrokenTable("its journal cannot be read")

    monkeypatch.setattr(moderation, "load", broken)
    told(story, database)


def test_a_table_is_closed_once_and_its_game_ends_without_a_result(database: str) -> None:
    async def story(at: Place) -> None:
        await at.change(at.playing, clock=CLOCK, due=time.time() + 1000.0)
        for table, phase, ended in ((at.waiting, WAITING, False), (at.playing, OVER, True)):
            before = await at.row(table)
            assert before.phase == (WAITING if table == at.waiting else PLAYING)
            await at.do(moderation.close_table, table, "")
            row = await at.row(table)
            assert (row.closed, row.ended, row.phase, row.due) == (True, ended, phase, None)
            assert row.version > before.version
            await at.refused("server-table-over", moderation.close_table, table, "")
        times = select(journal.c.at).where(journal.c.table_id == at.playing).order_by(journal.c.number.desc())
        last = await at.host.database.read(lambda one: one.execute(times).scalars().first())
        assert last is not None
        await at.change(at.playing, closed=None)
        await at.refused("server-table-over", moderation.close_table, at.playing, "")
        assert await at.host.database.read(lambda one: table_queries.find_table(one, at.playing)) is not None

    told(story, database)
