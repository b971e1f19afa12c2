"""Statistics of a player: victories against the fair share, points by source against the average, streaks, opponents."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec import Struct, json
from sqlalchemy import Connection, select

from benben.kernel.event import seat_name
from benben.server.storage import result_queries, review_queries
from benben.server.storage.result_queries import Filter, FinishedGame, SeatOfGame
from benben.server.storage.schema import finished_games, results
from benben.server.storage.stored_values import as_stored, decoded

MAX_GAMES = 2000
"""Most games of a player that are counted, the latest."""
POOL_GAMES = 500
"""Most games of all players that an average is taken over, the latest."""
MAX_REVIEWED = 200
"""Most games of one title and number of players whose reviews are looked for, the latest."""
MAX_OPPONENTS = 20
"""Most opponents that are listed, those met most often."""


class SourceStatistics(Struct, frozen=True):
    """Mean points from one source: a player's, and the ``average`` of all seats of the same game and number of players."""

    source: str
    points: float
    average: float


class GroupStatistics(Struct, frozen=True):
    """A player's games of one title and number of players.

    ``victories`` counts a shared victory in part; ``fair`` is what chance alone gives. ``streak`` counts the victories since
    the last game that was not won. ``accuracy`` and ``luck``, from 0 to 100, are means over those of the latest games that
    have a review (``reviewed``); null if none has.
    """

    game: str
    players: int
    games: int
    victories: float
    fair: float
    points: float
    average: float
    streak: int
    longest_streak: int
    sources: list[SourceStatistics]
    reviewed: int
    accuracy: float | None
    luck: float | None


@dataclass(frozen=True)
class Opponent:
    """Somebody, or a level of bots, that a player has met, and how often the player was ahead or behind.

    ``meetings`` counts seats: two bots of one level at a table are met twice in one game.
    """

    guest: str | None
    level: str | None
    name: str
    bot: bool
    """True for a bot from outside."""
    meetings: int
    ahead: int
    behind: int


@dataclass(frozen=True)
class Statistics:
    """The statistics of a player: by title and number of players, and by opponent."""

    groups: list[GroupStatistics]
    opponents: list[Opponent]


Played = list[tuple[FinishedGame, list[SeatOfGame]]]
"""Games with their seats, the latest first."""


def statistics_of(connection: Connection, guest: str, wanted: Filter) -> Statistics:
    """The statistics of a player; runs in a reading thread."""
    games = [game for game in result_queries.games_of(connection, guest, wanted, 0, MAX_GAMES) if not game.agreed]
    found = result_queries.seats_of_games(connection, [game.table_id for game in games])
    pools: dict[tuple[str, int], Played] = defaultdict(list)
    for game in games:
        pools[game.game, game.players].append((game, found[game.table_id]))
    groups = [group_of(connection, guest, pool, played) for pool, played in pools.items()]
    groups.sort(key=lambda group: (-group.games, group.game, group.players))
    return Statistics(groups, opponents_of(guest, [one for played in pools.values() for one in played]))


def group_of(connection: Connection, guest: str, pool: tuple[str, int], played: Played) -> GroupStatistics:
    """The statistics of one title and number of players."""
    own = [seat for _, seats in played for seat in seats if seat.guest == guest]
    wins = [won(seat) for seat in own]
    everybody = pool_results(connection, *pool)
    figures = review_figures(connection, guest, played)
    return GroupStatistics(
        game=pool[0],
        players=pool[1],
        games=len(own),
        victories=sum(wins),
        fair=len(own) / pool[1],
        points=mean(seat.points or 0 for seat in own),
        average=mean(points for points, _ in everybody),
        streak=first_streak(wins),
        longest_streak=longest_streak(wins),
        sources=source_means([seat.sources for seat in own], [sources for _, sources in everybody]),
        reviewed=len(figures),
        accuracy=mean_or_none(one.accuracy for one in figures),
        luck=mean_or_none(one.luck for one in figures),
    )


class ReviewedSeat(Struct):
    """What a stored review says about a seat, as far as statistics use it."""

    seat: str
    accuracy: float | None
    luck: float | None


class StoredReview(Struct):
    """A stored review, as far as statistics use it."""

    seats: list[ReviewedSeat]
    calibrated: bool
    known_calibrated: bool = False

    def shown(self, seat: str) -> list[ReviewedSeat]:
        """The figures of a seat as its review shows them: accuracy needs calibrated losses, luck what players knew."""
        luck = self.calibrated or self.known_calibrated
        own = [one for one in self.seats if one.seat == seat]
        return [
            ReviewedSeat(seat, one.accuracy if self.calibrated else None, one.luck if luck else None) for one in own if luck
        ]


def review_figures(connection: Connection, guest: str, played: Played) -> list[ReviewedSeat]:
    """What the reviews of a player's latest games say about the player; games without a review are left out."""
    own = {game.table_id: seat_name(seat.seat) for game, seats in played for seat in seats if seat.guest == guest}
    found = review_queries.stored_reviews(connection, list(own)[:MAX_REVIEWED])
    read = [(own[table], json.decode(review, type=StoredReview)) for table, review in found.items()]
    return [one for seat, review in read for one in review.shown(seat)]


def won(seat: SeatOfGame) -> float:
    """A seat's share of a victory. What a bot wins for somebody who has resigned is not won."""
    return 0.0 if seat.resigned else seat.victory or 0.0


def pool_results(connection: Connection, game: str, players: int) -> list[tuple[int, dict[str, int]]]:
    """The points and their sources of all seats in the latest games of one title and number of players."""
    latest = (
        select(finished_games.c.table_id)
        .where(finished_games.c.game == game, finished_games.c.players == players, finished_games.c.agreed.is_(False))
        .order_by(finished_games.c.ended.desc())
        .limit(POOL_GAMES)
    )
    ids = list(connection.execute(latest).scalars())
    query = select(results.c.points, as_stored(results.c.sources)).where(results.c.table_id.in_(ids))
    found = [(row.points, decoded(row.sources, dict[str, int], {})) for row in connection.execute(query)]
    return [(points, sources) for points, sources in found if isinstance(points, int)]


def source_means(own: Sequence[dict[str, int]], everybody: Sequence[dict[str, int]]) -> list[SourceStatistics]:
    """For each source of points that ever gave any, the means of one player and of everybody, the largest first."""
    names = sorted({name for sources in everybody for name, points in sources.items() if points})
    means = [
        SourceStatistics(name, mean(one.get(name, 0) for one in own), mean(one.get(name, 0) for one in everybody))
        for name in names
    ]
    return sorted(means, key=lambda one: -max(one.points, one.average))


def opponents_of(guest: str, played: Played) -> list[Opponent]:
    """Those whom a player has met, the most frequent first. A level of bots counts as one."""
    met: dict[tuple[str | None, str | None], list[tuple[SeatOfGame, SeatOfGame]]] = defaultdict(list)
    for _, seats in played:
        mine = next(seat for seat in seats if seat.guest == guest)
        for other in seats:
            if other is not mine:
                met[other.guest, None if other.guest else other.level].append((mine, other))
    found = [opponent(key, pairs) for key, pairs in met.items()]
    return sorted(found, key=lambda one: (-one.meetings, one.name))[:MAX_OPPONENTS]


def opponent(key: tuple[str | None, str | None], pairs: list[tuple[SeatOfGame, SeatOfGame]]) -> Opponent:
    """An opponent under the name of the latest game."""
    places = [(mine.place or 0, other.place or 0) for mine, other in pairs]
    return Opponent(
        guest=key[0],
        level=key[1],
        name=pairs[0][1].name if key[0] else "",
        bot=bool(pairs[0][1].bot),
        meetings=len(pairs),
        ahead=sum(own < theirs for own, theirs in places),
        behind=sum(own > theirs for own, theirs in places),
    )


def first_streak(wins: Sequence[float]) -> int:
    """Number of victories before the first game that was not won."""
    return next((number for number, one in enumerate(wins) if not one), len(wins))


def longest_streak(wins: Sequence[float]) -> int:
    """The largest number of victories in a row."""
    longest = current = 0
    for one in wins:
        current = current + 1 if one else 0
        longest = max(longest, current)
    return longest


def mean_or_none(values: Iterable[float | None]) -> float | None:
    """The mean of the values that there are; None of nothing."""
    found = [value for value in values if value is not None]
    return mean(found) if found else None


def mean(values: Iterable[float]) -> float:
    """The mean; 0 of nothing."""
    found = list(values)
    return sum(found) / len(found) if found else 0.0
