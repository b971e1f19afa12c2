"""The export of everything that the server has stored about somebody, as a ZIP file."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable
from typing import Any

from msgspec import json
from sqlalchemy import Connection, Table, select

from benben.kernel.errors import BadInput
from benben.server.storage.broken_tables import BrokenTable
from benben.server.storage.people_tables import (
    blocks,
    friend_requests,
    friends,
    invitations,
    match_requests,
    reports,
    sanctions,
)
from benben.server.storage.schema import (
    OVER,
    accounts,
    bots,
    chat,
    guests,
    notification_settings,
    passkeys,
    rating_changes,
    ratings,
    receivers,
    results,
    review_comments,
    seats,
    sessions,
    tables,
    vacations,
)
from benben.server.tables.stored_records import stored_record

MAX_RECORDS = 2000
"""Most records in one file, the latest first."""
SECRET = {"token", "credential", "public_key", "hash", "push_keys", "declined"}
"""Columns that are left out: they open something, or check it, or say what others have not said."""
OWN_ROWS: tuple[tuple[str, Table, str], ...] = (
    ("profile", guests, "id"),
    ("account", accounts, "guest"),
    ("sessions", sessions, "guest"),
    ("passkeys", passkeys, "guest"),
    ("seats", seats, "guest"),
    ("chat", chat, "guest"),
    ("comments", review_comments, "guest"),
    ("results", results, "guest"),
    ("ratings", ratings, "guest"),
    ("rating-changes", rating_changes, "guest"),
    ("notification-settings", notification_settings, "guest"),
    ("notification-receivers", receivers, "guest"),
    ("vacations", vacations, "guest"),
    ("bots", bots, "owner"),
    ("friends", friends, "guest"),
    ("friend-requests", friend_requests, "asker"),
    ("friend-requests-to-you", friend_requests, "asked"),
    ("blocks", blocks, "guest"),
    ("invitations", invitations, "by"),
    ("invitations-to-you", invitations, "guest"),
    ("quick-match", match_requests, "guest"),
    ("reports", reports, "by"),
    ("sanctions", sanctions, "guest"),
)
"""For each file of the export: the table of the database, and the column that says whose a row is."""


def exported(connection: Connection, guest: str) -> bytes:
    """All rows about a guest as JSON files, and the records of finished games; runs in a reading thread."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, table, owner in OWN_ROWS:
            archive.writestr(f"{name}.json", json.format(json.encode(own_rows(connection, table, owner, guest)), indent=2))
        add_records(archive, connection, finished_tables(connection, guest))
    return packed.getvalue()


def own_rows(connection: Connection, table: Table, owner: str, guest: str) -> list[dict[str, Any]]:
    """The rows of a table that belong to a guest, without what is secret."""
    columns = [column for column in table.c if column.name not in SECRET]
    found = connection.execute(select(*columns).where(table.c[owner] == guest))
    return [dict(row) for row in found.mappings()]


def finished_tables(connection: Connection, guest: str, limit: int = MAX_RECORDS) -> list[str]:
    """The ids of the finished tables where a guest had a seat, the latest first."""
    own = select(seats.c.table_id).where(seats.c.guest == guest)
    over = select(tables.c.id).where(tables.c.id.in_(own), tables.c.phase == OVER)
    return list(connection.execute(over.order_by(tables.c.changed.desc()).limit(limit)).scalars())


def add_records(archive: zipfile.ZipFile, connection: Connection, ids: Iterable[str]) -> None:
    """Add the records of finished tables to an archive. One that cannot be read is left out, and named."""
    unreadable: list[str] = []
    for table_id in ids:
        try:
            record = stored_record(connection, table_id)
        except (BadInput, BrokenTable):
            unreadable.append(table_id)
            continue
        archive.writestr(f"records/{record.game.name}-{table_id}.benben", record.dumps())
    if unreadable:
        archive.writestr("records/unreadable.txt", "\n".join(unreadable) + "\n")


def packed_records(connection: Connection, ids: Iterable[str]) -> bytes:
    """The records of finished tables as a ZIP file; runs in a reading thread."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        add_records(archive, connection, ids)
    return packed.getvalue()
