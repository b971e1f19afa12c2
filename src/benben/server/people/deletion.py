"""The deletion of an account, also while its games run: bots go on, and records stay readable under a former player.

The row of the guest stays, without a name, because the games of others refer to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, and_, delete, select, update

from benben.server.cluster.catch_up import catch_up
from benben.server.cluster.hints import ROW
from benben.server.errors import RequestError
from benben.server.storage import account_queries, bot_queries, relation_queries, report_queries, sanction_queries
from benben.server.storage.people_tables import BAN, MUTE
from benben.server.storage.report_queries import FORMER
from benben.server.storage.row_hashes import rehashed
from benben.server.storage.rows import Guest
from benben.server.storage.schema import (
    PLAYING,
    WAITING,
    chat,
    guests,
    keys,
    review_comments,
    seats,
    sessions,
    tables,
    vacations,
)
from benben.server.tables.leaving import resign

if TYPE_CHECKING:
    from benben.server.tables.lobby import Lobby


async def delete_account(lobby: Lobby, guest: Guest) -> int:
    """Delete an account and its bots; return the number of games that it is a former player of.

    It begins with what can fail: if a table is just starting, nothing but the seats at other tables has been given up.
    """
    database = lobby.services.database
    for bot in await database.read(lambda connection: bot_queries.bots_of(connection, guest.id)):
        await delete_account(lobby, bot.guest)
    for table_id, phase in await database.read(lambda connection: tables_of(connection, guest.id)):
        if phase == WAITING:
            await leave(lobby, table_id, guest)
        elif phase == PLAYING:
            await give_up_seat(lobby, table_id, guest)
    sessions_before = [session.id for session in await lobby.sessions.of_guest(guest)]
    held = await database.write(lambda connection: forget_person(connection, guest.id))
    await lobby.sessions.end(guest, sessions_before)
    lobby.services.preferences.forget(guest.id)
    for table_id in held:
        await show_again(lobby, table_id)
    return len(held)


def tables_of(connection: Connection, guest: str) -> list[tuple[str, str]]:
    """The ids and phases of all tables where a guest has a seat."""
    own = select(seats.c.table_id).where(seats.c.guest == guest)
    query = select(tables.c.id, tables.c.phase).where(tables.c.id.in_(own))
    return [(row.id, row.phase) for row in connection.execute(query)]


async def leave(lobby: Lobby, table_id: str, guest: Guest) -> None:
    """Give up a seat at a table that waits; raise RequestError if its match is about to begin."""
    try:
        await lobby.leave(table_id, guest)
    except RequestError as error:
        if error.key == "server-game-on":
            raise RequestError(409, "server-table-starting") from error
        raise


async def give_up_seat(lobby: Lobby, table_id: str, guest: Guest) -> None:
    """Let a bot play a game to its end."""
    table = await lobby.open_tables.open(table_id)
    seat = table.seat_of(guest.id)
    if seat is not None and table.phase == PLAYING and not table.seat_holders[seat].resigned:
        await resign(table, seat)


def forget_person(connection: Connection, guest: str) -> list[str]:
    """Delete what is about the person, and the name at all seats; return the ids of those tables.

    All of it is one transaction: whoever crashes meanwhile has deleted nothing.
    """
    account_queries.delete_account(connection, guest)
    bot_queries.delete_bot(connection, guest)
    relation_queries.forget_guest(connection, guest)
    report_queries.forget_guest(connection, guest)
    for kind in (MUTE, BAN):
        sanction_queries.lift_sanction(connection, guest, kind)
    for table in (keys, chat, review_comments, sessions, vacations):
        connection.execute(delete(table).where(table.c.guest == guest))
    connection.execute(update(guests).where(guests.c.id == guest).values(name=FORMER, preferences={}))
    held = [table_id for table_id, _ in tables_of(connection, guest)]
    for table_id in held:
        remove_name(connection, table_id, guest)
    return held


def remove_name(connection: Connection, table_id: str, guest: str) -> None:
    """Remove the name of a guest from the seat at a table; servers that have the table open notice its new version."""
    with rehashed(connection, table_id):
        here = and_(seats.c.table_id == table_id, seats.c.guest == guest)
        connection.execute(update(seats).where(here).values(name=FORMER))
        connection.execute(update(tables).where(tables.c.id == table_id).values(version=tables.c.version + 1))


async def show_again(lobby: Lobby, table_id: str) -> None:
    """Have those who are at a table see it as it is stored now."""
    table = lobby.open_tables.tables.get(table_id)
    if table is not None:
        await catch_up(table)
        await table.correct_chat()
        lobby.services.neighbours.changed(table, ROW)
    lobby.services.neighbours.chat_changed(table_id)
