"""Reads tables from their stored rows. A row that makes no sense is a `BrokenTable`, and harms no other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from functools import lru_cache
from typing import Any

from msgspec import DecodeError, ValidationError, convert, json
from sqlalchemy import JSON, Boolean, Connection, RowMapping, desc, select

from benben.kernel.errors import BadInput
from benben.play.rules_versions import options_today
from benben.registry import game_of
from benben.server.storage.broken_tables import BrokenTable
from benben.server.storage.rows import NOT_IN_ROW, SeatHolder, Summary, TableRow
from benben.server.storage.schema import AUTOMATIC, FAST, NORMAL, OVER, PLAYING, SLOW, VOTE, WAIT, WAITING, seats, tables
from benben.server.storage.stored_values import as_stored
from benben.server.tables.clock_settings import broken_clock

StoredRow = Mapping[Any, Any]
"""The stored values of a row, by the names of its columns."""


def select_rows(connection: Connection, condition: Any, limit: int) -> list[tuple[RowMapping, list[RowMapping]]]:
    """The stored values of tables and their seats."""
    query = select(*TABLE_COLUMNS).where(condition).order_by(desc(tables.c.changed)).limit(limit)
    rows = {row["id"]: (row, list[RowMapping]()) for row in connection.execute(query).mappings()}
    holders = select(*HOLDER_COLUMNS).where(seats.c.table_id.in_(list(rows))).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(holders).mappings():
        rows[row["table_id"]][1].append(row)
    return list(rows.values())


TABLE_COLUMNS = [as_stored(column) for column in tables.c]
"""The columns of a table, to be read by `table_row`."""
HOLDER_COLUMNS = [as_stored(column) for column in seats.c]
"""The columns of a seat, to be read by `table_row`."""
TABLE_NAMES, HOLDER_NAMES = list(tables.c.keys()), list(seats.c.keys())
"""The names of these columns."""
MAX_LISTED_ROWS = 2000
"""Most tables that are kept as lists have read them."""


def _read_values(row: StoredRow, names: list[str], columns: Any) -> dict[str, Any]:
    """The values of columns that were read as they are stored."""
    values: dict[str, Any] = {}
    for name in names:
        value, kind = row[name], columns[name].type
        if isinstance(kind, JSON) and value is not None:
            value = json.decode(value)
        elif isinstance(kind, Boolean) and value is not None:
            value = bool(value)
        values[name] = value
    return values


def listed_row(row: RowMapping, holders: list[RowMapping]) -> TableRow:
    """Like `table_row`, for lists: a row that has not changed is read once. It is shared and must not be changed."""
    return _listed_row(tuple(row.values()), tuple(tuple(holder.values()) for holder in holders))


@lru_cache(MAX_LISTED_ROWS)
def _listed_row(row: tuple[Any, ...], holders: tuple[tuple[Any, ...], ...]) -> TableRow:
    named = [dict(zip(HOLDER_NAMES, holder, strict=True)) for holder in holders]
    return table_row(dict(zip(TABLE_NAMES, row, strict=True)), named)


def table_row(row: StoredRow, holders: Sequence[StoredRow]) -> TableRow:
    """A table from its stored values; raise BrokenTable if they make no sense."""
    try:
        summary = _read_values(row, SUMMARY_COLUMNS, tables.c)
        values = _read_values(row, ROW_COLUMNS, tables.c)
        values["seat_holders"] = [_read_values(holder, SEAT_COLUMNS, seats.c) for holder in holders]
        read = convert(values | {"summary": summary}, TableRow)
    except (DecodeError, ValidationError, TypeError, ValueError) as error:
        raise BrokenTable(f"its row cannot be read ({error})") from error
    if read.summary.phase not in (WAITING, PLAYING, OVER):
        raise BrokenTable(f"its phase is {read.summary.phase!r}")
    if read.absence not in (WAIT, VOTE, AUTOMATIC) or (read.absence == WAIT) != (read.stand_in_after is None):
        raise BrokenTable(f"it handles absence by {read.absence!r} after {read.stand_in_after} seconds")
    if read.bot_pace not in (SLOW, NORMAL, FAST):
        raise BrokenTable(f"the pace of its bots is {read.bot_pace!r}")
    if broken_clock(read):
        raise BrokenTable(f"its clock is {read.clock!r}")
    if [holder["seat"] for holder in holders] != list(range(read.players)):
        raise BrokenTable(f"it has {read.players} players, and seats {[holder['seat'] for holder in holders]}")
    return read_as_of_today(read)


def read_as_of_today(row: TableRow) -> TableRow:
    """The row with today's rules version and the options that play as the table was begun.

    The stored row is never rewritten, so that the server of before can still play its tables. A row is returned unchanged if
    its game or its rules version is not known: it can be listed, but not opened.
    """
    try:
        game = game_of(row.game, row.options)
        options = game.resolve_options(options_today(game, row.rules, row.options), row.players)
    except BadInput:
        return row
    if (row.rules, row.options) == (game.rules, options):
        return row
    return replace(row, rules=game.rules, options=options, begun_under=(row.rules, row.options))


ROW_COLUMNS = [part.name for part in fields(TableRow) if part.name not in NOT_IN_ROW]
"""The columns of a `TableRow`."""
SUMMARY_COLUMNS = [part.name for part in fields(Summary)]
"""The columns of a `Summary`."""
SEAT_COLUMNS = [part.name for part in fields(SeatHolder)]
"""The columns of a `SeatHolder`."""
