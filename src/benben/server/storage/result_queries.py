"""Queries about finished games: their results, which games have none yet, and the games of one player."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, exists, func, insert, select, text

from benben.server.storage.schema import OVER, finished_games, journal, rating_changes, results, seats, tables
from benben.server.storage.stored_values import as_stored, decoded

PAGE = 20
"""Games on one page of a history."""


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over: ``agreed`` if it was ended by agreement, without a result."""

    table_id: str
    game: str
    players: int
    began: float
    ended: float
    moves: int
    agreed: bool
    rated: bool


@dataclass(frozen=True)
class SeatResult:
    """What a seat has achieved; None for place, points and victory if the game has no result.

    ``sources`` holds for each source of points, as the game names it, the points. A seat with a guest counts for the guest,
    also if a bot played there at the end.
    """

    seat: int
    guest: str | None
    level: str | None
    place: int | None
    points: int | None
    victory: float | None
    resigned: bool
    sources: dict[str, int]


def lock_results(connection: Connection) -> None:
    """Let no other server store results or ratings until the end of the transaction; SQLite has one writer."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": RESULTS_KEY})


RESULTS_KEY = int.from_bytes(b"results", "big") & (2**63 - 1)
"""The number of the advisory lock for results and ratings."""


FIND_GAME = select(finished_games.c.table_id).where(finished_games.c.table_id == bindparam("of_table"))
"""Find a finished game."""
INSERT_GAME = insert(finished_games)
"""Store a finished game."""
INSERT_RESULTS = insert(results)
"""Store results of seats."""
JOURNAL_TIMES = select(func.min(journal.c.at), func.max(journal.c.at)).where(journal.c.table_id == bindparam("of_table"))
"""Find the times of the first and of the last line of a journal."""


def add_results(connection: Connection, game: FinishedGame, found: list[SeatResult]) -> bool:
    """Store a finished game; False if it is stored already. Call it after `lock_results`."""
    if connection.execute(FIND_GAME, {"of_table": game.table_id}).first() is not None:
        return False
    connection.execute(INSERT_GAME, vars(game))
    connection.execute(INSERT_RESULTS, [{"table_id": game.table_id, **vars(one)} for one in found])
    return True


def delete_results(connection: Connection) -> None:
    """Delete all results, with the changes of ratings that refer to them."""
    for table in (rating_changes, results, finished_games):
        connection.execute(delete(table))


def tables_without_results(connection: Connection, limit: int) -> list[str]:
    """The ids of tables that are over and have no results yet, the oldest first. Branches have none."""
    stored = exists().where(finished_games.c.table_id == tables.c.id)
    counts = and_(tables.c.phase == OVER, tables.c.branch.is_(None), ~stored)
    query = select(tables.c.id).where(counts).order_by(tables.c.changed, tables.c.id).limit(limit)
    return list(connection.execute(query).scalars())


def journal_times(connection: Connection, table_id: str) -> tuple[float, float]:
    """The times of the first and of the last line of a journal."""
    row = connection.execute(JOURNAL_TIMES, {"of_table": table_id}).one()
    return float(row[0] or 0.0), float(row[1] or 0.0)


# --- the games of one player ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Filter:
    """Which games of a player are meant: of one title, number of players, rated ones, or with somebody of this name."""

    game: str | None = None
    players: int | None = None
    rated: bool | None = None
    name: str = ""

    def conditions(self, guest: str) -> list[ColumnElement[bool]]:
        """The conditions of a query for `finished_games`."""
        own = and_(results.c.table_id == finished_games.c.table_id, results.c.guest == guest)
        found: list[ColumnElement[bool]] = [exists().where(own)]
        if self.game is not None:
            found.append(finished_games.c.game == self.game)
        if self.players is not None:
            found.append(finished_games.c.players == self.players)
        if self.rated is not None:
            found.append(finished_games.c.rated == self.rated)
        if self.name:
            named = func.lower(seats.c.name).contains(self.name.lower(), autoescape=True)
            found.append(exists().where(seats.c.table_id == finished_games.c.table_id, named))
        return found


def count_games(connection: Connection, guest: str, wanted: Filter) -> int:
    """Number of finished games of a player."""
    return connection.execute(select(func.count()).select_from(finished_games).where(*wanted.conditions(guest))).scalar_one()


def games_of(connection: Connection, guest: str, wanted: Filter, first: int, most: int) -> list[FinishedGame]:
    """Finished games of a player, the latest first."""
    latest_first = (finished_games.c.ended.desc(), finished_games.c.table_id)
    query = select(finished_games).where(*wanted.conditions(guest)).order_by(*latest_first).offset(first).limit(most)
    return [FinishedGame(**row) for row in connection.execute(query).mappings()]


@dataclass(frozen=True)
class SeatOfGame:
    """A seat of a finished game with what lists show: who had it, and the result."""

    table_id: str
    seat: int
    guest: str | None
    level: str | None
    name: str
    colour: str
    symbol: str
    place: int | None
    points: int | None
    victory: float | None
    resigned: bool
    sources: dict[str, int]
    bot: bool | None
    """True if a bot from outside had it."""


def seats_of_games(connection: Connection, ids: list[str]) -> dict[str, list[SeatOfGame]]:
    """The seats of finished games, by the ids of their tables."""
    here = and_(seats.c.table_id == results.c.table_id, seats.c.seat == results.c.seat)
    columns = (*map(as_stored, results.c), seats.c.name, seats.c.colour, seats.c.symbol, seats.c.bot)
    query = select(*columns).join(seats, here).where(results.c.table_id.in_(ids))
    found: dict[str, list[SeatOfGame]] = {table_id: [] for table_id in ids}
    for row in connection.execute(query.order_by(results.c.table_id, results.c.seat)).mappings():
        read = {"resigned": bool(row["resigned"]), "sources": decoded(row["sources"], dict[str, int], {})}
        found[row["table_id"]].append(SeatOfGame(**{**row, **read}))
    return found
