"""Statements that change a table: its version, its seats, its settings, its rematch. Between servers the first one wins."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, bindparam, insert, update

from benben.server.storage.row_hashes import hash_after, rehashed
from benben.server.storage.rows import SeatHolder
from benben.server.storage.schema import randomness, seats, tables


class MovedOn(Exception):  # noqa: N818 (it reads as what it is)
    """Another server has changed the table first: read it again."""


ADVANCE_VERSION = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.version == bindparam("of_version"))
    .values(version=tables.c.version + 1)
)
"""Count a change of a table that is at this version."""


INSERT_NUMBERS = insert(randomness)
"""Store random numbers of seats."""


def advance_version(connection: Connection, table_id: str, version: int) -> None:
    """Count a change of a table's row, seats or random numbers; raise MovedOn if it is not at this version any more."""
    if connection.execute(ADVANCE_VERSION, {"of_table": table_id, "of_version": version}).rowcount != 1:
        raise MovedOn(f"table {table_id} is not at version {version}")


class SeatChanged(Exception):  # noqa: N818 (it reads as what it is)
    """A seat is not held by whom it was thought to be held: another server has changed it."""


def update_seat(
    connection: Connection,
    table_id: str,
    number: int,
    before: SeatHolder,
    holder: SeatHolder,
    changed: float,
    host: str | None = None,
) -> None:
    """Store who has a seat and, if given, who is the host from now on; raise SeatChanged unless it is held as ``before``."""
    here = and_(seats.c.table_id == table_id, seats.c.seat == number)
    same = and_(seats.c.guest.is_not_distinct_from(before.guest), seats.c.level.is_not_distinct_from(before.level))
    values = {"changed": changed} | ({} if host is None else {"host": host})
    with rehashed(connection, table_id):
        if connection.execute(update(seats).where(and_(here, same)).values(vars(holder))).rowcount != 1:
            raise SeatChanged(f"seat {number} of table {table_id}")
        connection.execute(update(tables).where(tables.c.id == table_id).values(values))


def add_revealed(connection: Connection, table_id: str, numbers: dict[int, bytes]) -> None:
    """Store random numbers that seats have revealed."""
    if numbers:
        rows = [{"table_id": table_id, "seat": seat, "number": number} for seat, number in numbers.items()]
        connection.execute(INSERT_NUMBERS, rows)


def update_agreements(connection: Connection, table_id: str, agreements: dict[str, Any]) -> None:
    """Store the open requests to the players of a table."""
    with rehashed(connection, table_id):
        connection.execute(update(tables).where(tables.c.id == table_id).values(agreements=agreements))


def update_votes(connection: Connection, table_id: str, votes: dict[str, Any] | None) -> None:
    """Store the proposals that bots stand in for absent players of a table."""
    with rehashed(connection, table_id):
        connection.execute(update(tables).where(tables.c.id == table_id).values(votes=votes))


def update_time_out_choices(connection: Connection, table_id: str, choices: dict[str, Any] | None) -> None:
    """Store what players have chosen about seats whose time is out."""
    with rehashed(connection, table_id):
        connection.execute(update(tables).where(tables.c.id == table_id).values(time_out_choices=choices))


def set_to_commit(connection: Connection, table_id: str, to_commit: int | None) -> None:
    """Store which seats of a rematch are still asked for a commitment."""
    with rehashed(connection, table_id):
        connection.execute(update(tables).where(tables.c.id == table_id).values(to_commit=to_commit))


def set_hints(connection: Connection, table_id: str, hints: bool) -> None:
    """Store whether the players of a table may ask for hints."""
    with rehashed(connection, table_id):
        connection.execute(update(tables).where(tables.c.id == table_id).values(hints=hints))


def set_ended(connection: Connection, table_id: str) -> None:
    """Store that a game was ended by agreement."""
    with rehashed(connection, table_id):
        connection.execute(update(tables).where(tables.c.id == table_id).values(ended=True))


SET_NEXT = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.next.is_(None))
    .values(next=bindparam("new_next"), version=tables.c.version + 1, hash=bindparam("new_hash"))
)
"""Store the rematch of a table that has none."""


class RematchExists(Exception):  # noqa: N818 (it reads as what it is)
    """A table has a rematch already: another server has stored it."""


def set_next_table(connection: Connection, table_id: str, next_id: str) -> None:
    """Store the rematch of a table, which counts as a change; raise RematchExists if it has one."""
    values = {"of_table": table_id, "new_next": next_id, "new_hash": hash_after(connection, table_id, {"next": next_id})}
    if connection.execute(SET_NEXT, values).rowcount != 1:
        raise RematchExists(table_id)
