"""The command ``benben ratings``: results and ratings computed anew from the journals, and all ratings as lines of text."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from sqlalchemy import Connection, select

from benben.server.people.ratings import PROVISIONAL_GAMES, recompute, shown, shown_spread
from benben.server.storage import result_queries, table_queries
from benben.server.storage.database import Database
from benben.server.storage.outages import DatabaseAway
from benben.server.storage.schema import OVER, guests, ratings
from benben.server.tables.load_table import load
from benben.server.tables.results import store_game
from benben.server.tables.stored_records import FORMER_PLAYER


def compute_anew(database: Database) -> tuple[int, int, int]:
    """Replace all results and ratings; return the numbers of games that were read, rated and unreadable."""
    return asyncio.run(database.write(_replace_all))


def _replace_all(connection: Connection) -> tuple[int, int, int]:
    """All of it is one transaction: whoever interrupts it has changed nothing."""
    result_queries.lock_results(connection)
    result_queries.delete_results(connection)
    games = broken = 0
    for table_id in table_queries.table_ids(connection):
        try:
            row, _, table_match = load(connection, table_id)
        except DatabaseAway:
            raise
        except Exception:  # whatever is wrong with one table: `benben check-database` says it
            broken += 1
            continue
        if table_match is not None and row.summary.phase == OVER:
            store_game(connection, row, table_match)
            games += 1
    return games, recompute(connection), broken


def rating_lines(connection: Connection) -> Iterator[str]:
    """All ratings, by game and number of players, the best first."""
    query = (
        select(ratings, guests.c.name)
        .join(guests, guests.c.id == ratings.c.guest)
        .order_by(ratings.c.game, ratings.c.players, ratings.c.mu.desc(), ratings.c.guest)
    )
    for row in connection.execute(query):
        provisional = ", provisional" if row.games < PROVISIONAL_GAMES else ""
        rating = f"{shown(row.mu)} +-{shown_spread(row.sigma)} ({row.games} games{provisional})"
        yield f"{row.game} {row.players} {row.name or FORMER_PLAYER}: {rating}"
