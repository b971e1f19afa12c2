"""What the host of a server can do about people, chat and tables: for the command line and for the page of admins alike.

Every function runs in a transaction, writes the log in the same one, and raises RequestError if it cannot be done. Running
servers read the log and follow (`moderation_watch`).
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy import Connection, and_, delete, select, update

from benben.kernel.errors import BadInput
from benben.server.errors import RequestError
from benben.server.people.look_alikes import looks
from benben.server.people.names import checked_name
from benben.server.storage import (
    account_queries,
    bot_queries,
    chat_queries,
    journal_queries,
    match_queries,
    report_queries,
    sanction_queries,
    table_queries,
    table_updates,
)
from benben.server.storage.broken_tables import BrokenTable
from benben.server.storage.people_tables import BAN, MUTE
from benben.server.storage.row_hashes import rehashed
from benben.server.storage.schema import (
    ADMIN,
    BOT,
    OVER,
    PERSON,
    PLAYING,
    accounts,
    chat,
    guests,
    keys,
    seats,
    sessions,
    sign_in_links,
    tables,
)
from benben.server.tables.load_table import load

DAY = 86400.0
MAX_REASON = 200
"""Most characters of the reason for an action."""


@dataclass(frozen=True)
class Actor:
    """Who acts: the guest of an admin account, or nobody by id at the command line."""

    guest: str | None
    name: str

    def log(self, connection: Connection, action: str, subject: str, **detail: object) -> None:
        """Write an action of this actor into the log."""
        report_queries.add_entry(connection, (self.guest, self.name), action, subject, detail, time.time())

    def log_about(self, connection: Connection, action: str, guest: str, **detail: object) -> None:
        """Write an action about somebody into the log, with the name of today."""
        self.log(connection, action, guest, name=account_queries.guest_name(connection, guest), **detail)


COMMAND_LINE = Actor(None, "command line")
"""The actor of ``benben admin``."""


# --- people --------------------------------------------------------------------------------------------------------------


def find_guest(connection: Connection, wanted: str) -> str:
    """The guest of an id, or of the name of an account; raise RequestError if there is none."""
    named = select(guests.c.id).where(guests.c.id == wanted, guests.c.name != "")
    found = connection.execute(named).scalar()
    if found is None:
        of_account = select(guests.c.id).join(accounts, accounts.c.guest == guests.c.id).where(guests.c.name == wanted)
        found = connection.execute(of_account).scalar()
    if found is None:
        raise RequestError(404, "server-no-person", {"name": wanted[:40]})
    return str(found)


def rename(connection: Connection, actor: Actor, guest: str, wanted: str) -> None:
    """Give somebody another name, also at all their seats and in what they have said."""
    before, name = account_queries.guest_name(connection, guest), checked_name(wanted)
    if account_queries.find_account(connection, guest) is not None:
        account_queries.set_looks(connection, guest, name)
    connection.execute(update(guests).where(guests.c.id == guest).values(name=name))
    for table_id in connection.execute(select(seats.c.table_id).where(seats.c.guest == guest)).scalars().all():
        _rename_at(connection, table_id, guest, name)
    actor.log(connection, "rename", guest, before=before, after=name)


def _rename_at(connection: Connection, table_id: str, guest: str, name: str) -> None:
    """Change a name at a table; it gets a number if somebody else there has one that looks the same."""
    others = select(seats.c.name).where(seats.c.table_id == table_id, seats.c.guest.is_distinct_from(guest))
    taken = set[str]().union(*(looks(one) for one in connection.execute(others).scalars() if one))
    names = [name, *(f"{name} {number}" for number in range(2, 20))]
    free = next(one for one in names if looks(one).isdisjoint(taken))
    with rehashed(connection, table_id):
        here = and_(seats.c.table_id == table_id, seats.c.guest == guest)
        connection.execute(update(seats).where(here).values(name=free))
        connection.execute(update(tables).where(tables.c.id == table_id).values(version=tables.c.version + 1))
    said = and_(chat.c.table_id == table_id, chat.c.guest == guest)
    connection.execute(update(chat).where(said).values(name=free))


def mute(connection: Connection, actor: Actor, guest: str, days: int | None, reason: str) -> None:
    """Forbid somebody to chat, for some days or for good."""
    sanction_queries.set_sanction(connection, guest, MUTE, _until(days), reason)
    actor.log_about(connection, "mute", guest, days=days, reason=reason)


def unmute(connection: Connection, actor: Actor, guest: str) -> None:
    """Allow somebody to chat again."""
    if not sanction_queries.lift_sanction(connection, guest, MUTE):
        raise RequestError(409, "server-not-sanctioned")
    actor.log_about(connection, "unmute", guest)


def ban(connection: Connection, actor: Actor, guest: str, days: int | None, reason: str) -> None:
    """End all sessions of somebody and of their bots, and let none begin, for some days or for good."""
    account = account_queries.find_account(connection, guest)
    if account is not None and account.kind == ADMIN:
        raise RequestError(409, "server-admin-protected")
    sanction_queries.set_sanction(connection, guest, BAN, _until(days), reason)
    for table in (sessions, keys, sign_in_links):
        connection.execute(delete(table).where(table.c.guest == guest))
    bot_queries.sign_out_bots(connection, guest)
    match_queries.forget_wish(connection, guest)
    actor.log_about(connection, "ban", guest, days=days, reason=reason)


def unban(connection: Connection, actor: Actor, guest: str) -> None:
    """Let somebody sign in again."""
    if not sanction_queries.lift_sanction(connection, guest, BAN):
        raise RequestError(409, "server-not-sanctioned")
    actor.log_about(connection, "unban", guest)


def grant(connection: Connection, actor: Actor, guest: str, admin: bool) -> None:
    """Make an account that of an admin, or of an ordinary person again."""
    account = account_queries.find_account(connection, guest)
    if account is None or account.kind == BOT:
        raise RequestError(409, "server-admin-account")
    connection.execute(update(accounts).where(accounts.c.guest == guest).values(kind=ADMIN if admin else PERSON))
    actor.log_about(connection, "grant" if admin else "revoke", guest)


def _until(days: int | None) -> float | None:
    return None if days is None else time.time() + days * DAY


# --- chat, tables, reports -----------------------------------------------------------------------------------------------


def delete_lines(connection: Connection, actor: Actor, ids: Collection[int], reason: str) -> None:
    """Delete lines of chat. Reports keep their copies."""
    found = chat_queries.lines_by_ids(connection, ids)
    if len(found) != len(set(ids)):
        raise RequestError(404, "server-no-line")
    chat_queries.delete_lines(connection, ids)
    for table_id, lines in groupby(sorted(found, key=lambda one: one.table_id), lambda one: one.table_id):
        actor.log(connection, "delete", table_id, lines=[one.line.id for one in lines], reason=reason)


def close_table(connection: Connection, actor: Actor, table_id: str, reason: str) -> None:
    """Close a table: its game ends without a result, or never begins. Its record stays."""
    row = table_queries.find_table(connection, table_id)
    if row is None:
        raise RequestError(404, "server-no-table")
    if row.closed or row.summary.phase == OVER:
        raise RequestError(409, "server-table-over")
    playing = row.summary.phase == PLAYING
    table_updates.advance_version(connection, table_id, row.version)
    with rehashed(connection, table_id):
        connection.execute(update(tables).where(tables.c.id == table_id).values(closed=True, ended=playing))
    if playing:
        _end_game(connection, table_id)
    actor.log(connection, "close", table_id, reason=reason)


def _end_game(connection: Connection, table_id: str) -> None:
    """Write the end into the journal of a table; a table that cannot be read is marked as closed and no more."""
    try:
        row, _, table_match = load(connection, table_id)
    except (BadInput, BrokenTable, RequestError):
        return
    if table_match is None:
        return
    now = time.time()
    change = table_match.end(row.host_seat or 0)
    summary = table_match.summary(now)  # of a game that is over: no clock runs
    journal_queries.append_to_journals(connection, [table_match.append(table_id, change, summary, now)])


def handle_report(connection: Connection, actor: Actor, number: int, note: str) -> None:
    """Note that a report was looked at, and what came of it."""
    about = report_queries.handle_report(connection, number, note, time.time())
    if about is None:
        raise RequestError(404, "server-no-report")
    actor.log_about(connection, "handle", about, report=number, note=note)
