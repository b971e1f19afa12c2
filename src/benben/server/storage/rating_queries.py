"""Queries about ratings: those of one player with their course, and leaderboards."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, Text, cast, select

from benben.server.storage.schema import accounts, finished_games, guests, rating_changes, ratings

MAX_LISTED = 100
"""Most players of a leaderboard."""
MAX_CHANGES = 500
"""Most changes of one rating that are returned, the latest."""


@dataclass(frozen=True)
class StoredRating:
    """The rating of a player for one game and number of players, on the scale of openskill."""

    game: str
    players: int
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True)
class RatingChange:
    """A rating after one game, and when that ended."""

    table_id: str
    ended: float
    mu: float
    sigma: float


@dataclass(frozen=True)
class Listed:
    """A player of a leaderboard."""

    page: str
    kind: str
    name: str
    colour: str
    symbol: str
    mu: float
    sigma: float
    games: int


def ratings_of(connection: Connection, guest: str) -> list[StoredRating]:
    """The ratings of a player."""
    columns = (ratings.c.game, ratings.c.players, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    query = select(*columns).where(ratings.c.guest == guest).order_by(ratings.c.game, ratings.c.players)
    return [StoredRating(*row) for row in connection.execute(query)]


def changes_of(connection: Connection, guest: str, game: str, players: int) -> list[RatingChange]:
    """The course of a rating, the oldest game first."""
    query = (
        select(rating_changes.c.table_id, finished_games.c.ended, rating_changes.c.mu, rating_changes.c.sigma)
        .join(finished_games, finished_games.c.table_id == rating_changes.c.table_id)
        .where(rating_changes.c.guest == guest, finished_games.c.game == game, finished_games.c.players == players)
        .order_by(finished_games.c.ended.desc(), finished_games.c.table_id.desc())
        .limit(MAX_CHANGES)
    )
    return [RatingChange(*row) for row in connection.execute(query)][::-1]


def leaderboard(connection: Connection, game: str, players: int, least_games: int) -> list[Listed]:
    """The best players of a game and number of players who show their ratings, the best first."""
    columns = (accounts.c.page, accounts.c.kind, guests.c.name, guests.c.colour, guests.c.symbol)
    shows = cast(accounts.c.shows, Text)
    query = (
        select(*columns, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .join(accounts, accounts.c.guest == ratings.c.guest)
        .join(guests, guests.c.id == ratings.c.guest)
        .where(ratings.c.game == game, ratings.c.players == players, ratings.c.games >= least_games)
        .where(shows.contains('"ratings"'))  # as text: one that cannot be read harms no other
        .order_by(ratings.c.mu.desc(), ratings.c.guest)
        .limit(MAX_LISTED)
    )
    return [Listed(*row) for row in connection.execute(query)]


def rated_pools(connection: Connection) -> list[tuple[str, int]]:
    """The games and numbers of players for which there are ratings."""
    query = select(ratings.c.game, ratings.c.players).distinct().order_by(ratings.c.game, ratings.c.players)
    return [(row.game, row.players) for row in connection.execute(query)]
