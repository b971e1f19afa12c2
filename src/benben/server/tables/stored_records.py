"""Records of finished matches, read from the database without replaying them, and the tags that say who played."""

from __future__ import annotations

from sqlalchemy import Connection

from benben.kernel.event import seat_name
from benben.play.record import Entry, Record
from benben.registry import game_of
from benben.server.storage import journal_queries, table_queries
from benben.server.storage.broken_tables import BrokenTable
from benben.server.storage.rows import TableRow
from benben.server.storage.schema import OVER
from benben.server.tables.table_match import JournalFold, empty_record

FORMER_PLAYER = "a former player"
"""How records name a player who has deleted the account."""


def with_tags(record: Record, row: TableRow) -> Record:
    """The record with tags in its header: who had which seat, who resigned, and whether the game was ended by agreement."""
    if row.ended:
        record.tag("ended", "by agreement")
    for seat, holder in enumerate(row.seat_holders):
        record.tag(f"name {seat_name(seat)}", holder.name or FORMER_PLAYER)
        if holder.level is not None:
            record.tag(f"bot {seat_name(seat)}", holder.level)
        if holder.bot:
            record.tag(f"outside bot {seat_name(seat)}", "yes")
        if holder.resigned:
            record.tag(f"resigned {seat_name(seat)}", "yes")
    return record


def stored_record(connection: Connection, table_id: str) -> Record:
    """The record of a finished match; raise BrokenTable if there is none."""
    row = table_queries.find_table(connection, table_id)
    if row is None or row.summary.phase != OVER:
        raise BrokenTable("it is not over")
    row.revealed = table_queries.revealed_numbers(connection, table_id)
    game, fold = game_of(row.game, row.options), JournalFold()
    for line in journal_queries.journal_lines(connection, table_id):
        fold.add(line)
    record = empty_record(row)
    record.entries = [Entry(seat, game.parse(text)) for seat, text in fold.played]
    record.finished = not fold.ended
    if record.finished:
        record.seed = table_queries.table_seed(connection, table_id)
    return with_tags(record, row)
