"""The JSON answers about finished games, statistics, ratings and public pages, as structs."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from sqlalchemy import Connection

from benben.kernel.event import seat_name
from benben.server.http.account_answers import Kind, Shown
from benben.server.people.ratings import PROVISIONAL_GAMES, shown, shown_spread
from benben.server.people.statistics import GroupStatistics, Statistics
from benben.server.storage import account_queries, rating_queries
from benben.server.storage.rating_queries import Listed, StoredRating
from benben.server.storage.result_queries import FinishedGame, SeatOfGame


class HistorySeat(Struct):
    """A seat of a finished game; an empty ``name`` is that of a former player, ``page`` the player's public page.

    ``place`` and ``points`` are null if the game has no result. ``bot``: a bot from outside had the seat.
    """

    seat: str
    name: str
    colour: str
    symbol: str
    level: str | None
    page: str | None
    own: bool
    place: int | None
    points: int | None
    resigned: bool
    bot: bool


class HistoryGame(Struct):
    """A finished game. ``agreed``: it was ended by agreement, without a result. ``moves`` counts those of all seats."""

    table: str
    game: str
    players: int
    began: float
    ended: float
    moves: int
    agreed: bool
    rated: bool
    seats: list[HistorySeat]


class History(Struct):
    """One page of a player's finished games, the latest first, and how many there are on all pages."""

    games: list[HistoryGame]
    total: int
    page_size: int


class OpponentStatistics(Struct):
    """An opponent, or a level of bots: how often one has met it, was ahead of it, and behind it.

    ``bot``: it is a bot from outside. ``meetings`` counts seats: two bots of one level at a table are met twice in one game.
    """

    name: str
    level: str | None
    bot: bool
    page: str | None
    meetings: int
    ahead: int
    behind: int


class StatisticsAnswer(Struct):
    """One's statistics: by title and number of players, and by opponent."""

    groups: list[GroupStatistics]
    opponents: list[OpponentStatistics]


class RatingMoment(Struct):
    """A rating after the game that ended at this time."""

    at: float
    rating: int
    spread: int
    table: str


class RatingInfo(Struct):
    """A rating: the strength is within ``spread`` of it in two of three cases. ``moments`` is its course."""

    game: str
    players: int
    rating: int
    spread: int
    games: int
    provisional: bool
    moments: list[RatingMoment]


class Ratings(Struct):
    """One's ratings; a rating is provisional for the first ``provisional_games`` games."""

    ratings: list[RatingInfo]
    provisional_games: int


class LeaderboardRow(Struct):
    """A player of a leaderboard."""

    page: str
    kind: Kind
    name: str
    colour: str
    symbol: str
    rating: int
    spread: int
    games: int


class Pool(Struct):
    """A game and a number of players."""

    game: str
    players: int


class Leaderboard(Struct):
    """The best players of one game and number of players, and the ``pools`` for which there are ratings."""

    rows: list[LeaderboardRow]
    pools: list[Pool]
    provisional_games: int


class PublicGame(Struct):
    """A finished game on a public page: how the player fared, and nothing about the others."""

    game: str
    players: int
    ended: float
    place: int | None
    points: int | None
    rated: bool


class PublicPage(Struct):
    """The public page of an account; what its owner does not ``show`` is null."""

    page: str
    kind: Kind
    name: str
    colour: str
    symbol: str
    made: float
    shows: list[Shown]
    provisional_games: int
    ratings: list[RatingInfo] | None
    statistics: list[GroupStatistics] | None
    games: list[PublicGame] | None


HISTORY_ANSWERS: tuple[type[Struct], ...] = (History, StatisticsAnswer, Ratings, Leaderboard, PublicPage)
"""All answers of this module."""


def history_game(game: FinishedGame, seats: list[SeatOfGame], guest: str, pages: Mapping[str, str]) -> HistoryGame:
    """A finished game as one of its players sees it."""
    shown_seats = [
        HistorySeat(
            seat=seat_name(one.seat),
            name=one.name,
            colour=one.colour,
            symbol=one.symbol,
            level=one.level,
            page=pages.get(one.guest or ""),
            own=one.guest == guest,
            place=one.place,
            points=one.points,
            resigned=one.resigned,
            bot=bool(one.bot),
        )
        for one in seats
    ]
    facts = (game.began, game.ended, game.moves, game.agreed, game.rated)
    return HistoryGame(game.table_id, game.game, game.players, *facts, shown_seats)


def statistics_answer(connection: Connection, found: Statistics) -> StatisticsAnswer:
    """Statistics as an answer; opponents with accounts have the addresses of their pages."""
    pages = account_queries.accounts_among(connection, [one.guest for one in found.opponents if one.guest])
    opponents = [
        OpponentStatistics(one.name, one.level, one.bot, pages.get(one.guest or ""), one.meetings, one.ahead, one.behind)
        for one in found.opponents
    ]
    return StatisticsAnswer(found.groups, opponents)


def rating_info(connection: Connection, guest: str, rating: StoredRating) -> RatingInfo:
    """A rating with its course."""
    changes = rating_queries.changes_of(connection, guest, rating.game, rating.players)
    moments = [RatingMoment(one.ended, shown(one.mu), shown_spread(one.sigma), one.table_id) for one in changes]
    return RatingInfo(
        game=rating.game,
        players=rating.players,
        rating=shown(rating.mu),
        spread=shown_spread(rating.sigma),
        games=rating.games,
        provisional=rating.games < PROVISIONAL_GAMES,
        moments=moments,
    )


def ratings_answer(connection: Connection, guest: str) -> Ratings:
    """The ratings of a player."""
    found = rating_queries.ratings_of(connection, guest)
    return Ratings([rating_info(connection, guest, one) for one in found], PROVISIONAL_GAMES)


def leaderboard_row(row: Listed) -> LeaderboardRow:
    """A player of a leaderboard."""
    rating, spread = shown(row.mu), shown_spread(row.sigma)
    return LeaderboardRow(row.page, row.kind, row.name, row.colour, row.symbol, rating, spread, row.games)
