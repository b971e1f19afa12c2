"""The check of a database: every table's rows and their hashes, its journal and seed, its replay, and references."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sqlalchemy import Connection

from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.play.dealer import commitment_of
from benben.server.errors import RequestError
from benben.server.storage import journal_queries, table_queries
from benben.server.storage.broken_tables import BrokenTable
from benben.server.storage.journal_chain import line_hash
from benben.server.storage.journal_queries import StoredLine
from benben.server.storage.row_hashes import HashedRows
from benben.server.storage.rows import SeatHolder, TableRow
from benben.server.storage.schema import FORCED, OVER, PLAY, PLAYING, UNDO, WAITING
from benben.server.storage.upgrade import broken_references, current_revision, revisions
from benben.server.tables.load_table import load


def check_database(connection: Connection, replays: bool = True) -> Iterator[str]:
    """All that is wrong with a database, as sentences; without ``replays`` matches are not played again."""
    revision, newest = current_revision(connection), revisions()[-1]
    if revision != newest:
        raise BadInput(f"the database has schema {revision}, not {newest}: `benben serve` upgrades it when it starts")
    if connection.dialect.name == "sqlite":
        for (found,) in connection.exec_driver_sql("PRAGMA quick_check"):
            if found != "ok":
                yield f"SQLite: {found}"
    for reference in sorted(broken_references(connection)):
        yield f"{reference} refers to a row that does not exist"
    for table_id in table_queries.table_ids(connection):
        for problem in check_table(connection, table_id, replays):
            yield f"table {table_id}: {problem}"


def check_table(connection: Connection, table_id: str, replays: bool = True) -> Iterator[str]:
    """All that is wrong with a table."""
    yield from HashedRows(connection, table_id).problems()
    try:
        row = table_queries.find_table(connection, table_id)
        assert row is not None
        seed = table_queries.table_seed(connection, table_id)
    except BrokenTable as error:
        yield str(error)
        return
    if commitment_of(seed) != row.commitment:
        yield "its seed is not the one it is committed to"
    yield from check_numbers(row, table_queries.revealed_numbers(connection, table_id))
    lines = journal_queries.stored_lines(connection, table_id)
    changed = list(check_chain(row, lines))
    yield from changed
    if not changed:
        yield from check_summary(row, lines)
    if replays and row.summary.phase != WAITING:
        yield from check_replay(connection, row)


def check_numbers(row: TableRow, numbers: Mapping[int, bytes]) -> Iterator[str]:
    """The random numbers of seats that are not those that they had committed to."""
    for seat, number in sorted(numbers.items()):
        holder = row.seat_holders[seat] if 0 <= seat < row.players else SeatHolder()
        if holder.randomness_commitment is None or commitment_of(number) != holder.randomness_commitment:
            yield f"the random number of its seat {seat_name(seat)} is not the one it had committed to"


def check_chain(row: TableRow, lines: list[StoredLine]) -> Iterator[str]:
    """The first line that is missing, or whose hash does not cover it and the lines before."""
    previous = journal_queries.first_hash(row)
    for expected, line in enumerate(lines):
        if line.number != expected:
            yield f"line {expected} of its journal is missing"
            return
        try:
            hashed = line_hash(previous, row.id, line.number, line.kind, line.seat, line.text, line.client, line.at)
        except (TypeError, ValueError):
            hashed = ""
        if hashed != line.hash:
            where = "line 0 of its journal, or what the table plays," if expected == 0 else f"line {expected} of its journal"
            yield f"{where} was changed after it was written: its hash does not fit"
            return
        previous = line.hash


def check_summary(row: TableRow, lines: list[StoredLine]) -> Iterator[str]:
    """Lines that are missing at the end of a journal."""
    moment = sum(line.kind in (PLAY, FORCED, UNDO) for line in lines)
    if moment != row.summary.moment:
        yield f"its journal has {moment} moves, and the table says {row.summary.moment}: lines are missing at its end"
    if bool(lines) != (row.summary.phase != WAITING):
        yield f"the table is {row.summary.phase}, and its journal has {len(lines)} lines"


def check_replay(connection: Connection, row: TableRow) -> Iterator[str]:
    """A match that does not follow the rules, or is not in the position that the table says."""
    try:
        _, _, table_match = load(connection, row.id)
    except RequestError as error:
        if error.key != "server-old-rules":
            yield error.message
        return
    except Exception as error:  # a broken journal can break any part of the rules
        yield f"its journal cannot be replayed: {' '.join(str(error).split()) or type(error).__name__}"
        return
    assert table_match is not None
    found, said = table_match.summary(), row.summary
    if (found.phase, found.asked) != (said.phase, said.asked):
        where = {PLAYING: f"asks seats {found.asked:b}", OVER: "is over"}[found.phase]
        yield f"its journal {where}, and the table is {said.phase} and asks {said.asked:b} (as bits, seat 0 last)"
    if table_match.ended != row.ended:
        yield f"its journal {'ends' if table_match.ended else 'does not end'} by agreement, and the table says otherwise"
    resigned = {seat for seat, holder in enumerate(row.seat_holders) if holder.resigned}
    if table_match.resigned != resigned:
        yield f"its journal has resignations of seats {sorted(table_match.resigned)}, and the table of {sorted(resigned)}"
