"""Queries about chat."""

from __future__ import annotations

import time

from sqlalchemy import Connection, and_, desc, insert, select
from sqlalchemy.exc import IntegrityError

from benben.server.storage.schema import chat
from benben.server.tables.messages import ChatLine

MAX_CHAT_LINES = 200
"""Most lines of chat that a client is sent when it connects."""


def add_chat_line(connection: Connection, table_id: str, guest: str, name: str, text: str, client: str) -> bool:
    """Store a line of chat; return False if the line of this client id is stored already, maybe at another server."""
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


def latest_chat(connection: Connection, table_id: str, after: int = 0) -> list[ChatLine]:
    """The latest lines of chat with ids greater than ``after``, oldest first."""
    columns = (chat.c.id, chat.c.name, chat.c.text, chat.c.at)
    here = and_(chat.c.table_id == table_id, chat.c.id > after)
    query = select(*columns).where(here).order_by(desc(chat.c.id)).limit(MAX_CHAT_LINES)
    return [ChatLine(*row) for row in connection.execute(query)][::-1]
