"""Queries about chat. Every line is read together with those from whom it is hidden, so that no cache can be out of date."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, desc, insert, select
from sqlalchemy.exc import IntegrityError

from benben.server.storage.relation_queries import hidden_from
from benben.server.storage.sanction_queries import check_not_muted
from benben.server.storage.schema import bots, chat
from benben.server.tables.messages import ChatLine

MAX_CHAT_LINES = 200
"""Most lines of chat that a client is sent when it connects."""
LINES = select(chat, bots.c.guest.label("bot")).join(bots, bots.c.guest == chat.c.guest, isouter=True)
"""Lines of chat; ``bot`` is NULL unless a bot from outside has written the line."""


@dataclass(frozen=True)
class StoredLine:
    """A line of chat, the table and the guest who said it, and the guests from whom it is hidden by a block or a mute."""

    line: ChatLine
    table_id: str
    guest: str
    hidden: frozenset[str] = frozenset()


def add_chat_line(connection: Connection, table_id: str, guest: str, name: str, text: str, client: str) -> bool:
    """Store a line of chat; return False if the line of this client id is stored already, maybe at another server.

    Raise RequestError if the host has forbidden the guest, or the owner of this bot, to chat.
    """
    check_not_muted(connection, guest)
    same = and_(chat.c.table_id == table_id, chat.c.guest == guest, chat.c.client == client)
    if connection.execute(select(chat.c.id).where(same)).first() is not None:
        return False
    values = {"table_id": table_id, "guest": guest, "name": name, "text": text, "client": client, "at": time.time()}
    try:
        with connection.begin_nested():
            connection.execute(insert(chat).values(values))
    except IntegrityError:
        return False
    return True


def latest_chat(connection: Connection, table_id: str, after: int = 0) -> list[StoredLine]:
    """The latest lines of chat with ids greater than ``after``, oldest first."""
    here = and_(chat.c.table_id == table_id, chat.c.id > after)
    rows = connection.execute(LINES.where(here).order_by(desc(chat.c.id)).limit(MAX_CHAT_LINES)).all()
    hidden = hidden_from(connection, {row.guest for row in rows}) if rows else {}
    return [
        StoredLine(ChatLine(row.id, row.name, row.text, row.at, row.bot is not None), table_id, row.guest, hidden[row.guest])
        for row in rows[::-1]
    ]


def lines_by_ids(connection: Connection, ids: Collection[int]) -> list[StoredLine]:
    """Lines of chat at any table, oldest first."""
    rows = connection.execute(LINES.where(chat.c.id.in_(ids)).order_by(chat.c.id)).all()
    return [
        StoredLine(ChatLine(row.id, row.name, row.text, row.at, row.bot is not None), row.table_id, row.guest)
        for row in rows
    ]


def delete_lines(connection: Connection, ids: Collection[int]) -> None:
    """Delete lines of chat."""
    connection.execute(delete(chat).where(chat.c.id.in_(ids)))
