"""Ratings: the strength of accounts for each game and number of players, from rated games alone.

The games of a pool, that is of one game and number of players, are rated in the order in which they ended. A game that is
stored late is put in its place, and those after it are rated again. So the numbers follow from the journals alone, and
computing them anew gives the same ones.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce
from sqlalchemy import Connection, and_, delete, insert, or_, select

from benben.server.storage.result_queries import FinishedGame, lock_results
from benben.server.storage.schema import finished_games, rating_changes, ratings, results, server_secrets

START = 25.0
"""The rating of a new player, on the scale of openskill."""
START_SIGMA = START / 3
"""How uncertain it is."""
BETA = START / 6
"""openskill's spread of what a player achieves in one game."""
SHOWN_START = 1500
"""The rating of a new player as it is shown."""
SHOWN_SCALE = 400 / (math.log(10) * math.sqrt(2) * BETA)
"""Shown points for one point of openskill: 400 points more win ten times as often as they lose, in a game for two."""
PROVISIONAL_GAMES = 10
"""Number of rated games until a rating is no longer provisional."""
ANCHORS = {"beginner": 6.4, "apprentice": 15.3, "builder": 25.0, "architect": 28.4}
"""The ratings of the levels of bots: no game changes them. `benchmarks.rating_anchors` measures them."""
ANCHOR_SIGMA = 1.0
"""How uncertain the rating of a level is."""
MODEL = PlackettLuce(mu=START, sigma=START_SIGMA, beta=BETA)


@dataclass
class Rating:
    """The rating of an account in one pool, on the scale of openskill."""

    mu: float = START
    sigma: float = START_SIGMA
    games: int = 0


@dataclass(frozen=True)
class RatedSeat:
    """A seat of a rated game: an account or the level of a bot, the place, and whether the player has left."""

    guest: str | None
    level: str | None
    place: int
    resigned: bool


def shown(mu: float) -> int:
    """A rating as people see it."""
    return round(SHOWN_START + (mu - START) * SHOWN_SCALE)


def shown_spread(sigma: float) -> int:
    """The uncertainty of a rating as people see it."""
    return round(sigma * SHOWN_SCALE)


def rate(known: dict[str, Rating], seats: Sequence[RatedSeat]) -> dict[str, Rating]:
    """The ratings of the accounts in a game after it. Whoever has resigned is placed behind all who have not."""
    before = [_before(known, seat) for seat in seats]
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    ranks = [float(seat.place + (len(seats) if seat.resigned else 0)) for seat in seats]
    after = MODEL.rate(teams, ranks=ranks)
    return {
        seat.guest: Rating(team[0].mu, team[0].sigma, one.games + 1)
        for seat, team, one in zip(seats, after, before, strict=True)
        if seat.guest is not None
    }


def _before(known: dict[str, Rating], seat: RatedSeat) -> Rating:
    if seat.guest is not None:
        return known.get(seat.guest, Rating())
    return Rating(ANCHORS.get(seat.level or "", START), ANCHOR_SIGMA)


# --- in the database -----------------------------------------------------------------------------------------------------


def rate_from(connection: Connection, game: FinishedGame) -> None:
    """Rate a game that was just stored, and those of its pool that ended after it again."""
    pool = and_(finished_games.c.game == game.game, finished_games.c.players == game.players, finished_games.c.rated)
    later = or_(
        finished_games.c.ended > game.ended,
        and_(finished_games.c.ended == game.ended, finished_games.c.table_id >= game.table_id),
    )
    order = (finished_games.c.ended, finished_games.c.table_id)
    chosen = select(finished_games.c.table_id).where(pool, later)
    ids = list(connection.execute(chosen.order_by(*order)).scalars())
    connection.execute(delete(rating_changes).where(rating_changes.c.table_id.in_(chosen)))
    known = _ratings_before(connection, game)
    _replace_ratings(connection, game, known)
    for table_id in ids:
        _rate_stored(connection, game, table_id, known)
    _replace_ratings(connection, game, known)


def _ratings_before(connection: Connection, game: FinishedGame) -> dict[str, Rating]:
    """The ratings of a pool after all changes that are stored, which are those of games before this one."""
    query = (
        select(rating_changes.c.guest, rating_changes.c.mu, rating_changes.c.sigma)
        .join(finished_games, finished_games.c.table_id == rating_changes.c.table_id)
        .where(finished_games.c.game == game.game, finished_games.c.players == game.players)
        .order_by(finished_games.c.ended, finished_games.c.table_id)
    )
    known: dict[str, Rating] = {}
    for row in connection.execute(query):
        games = known[row.guest].games if row.guest in known else 0
        known[row.guest] = Rating(row.mu, row.sigma, games + 1)
    return known


def _rate_stored(connection: Connection, game: FinishedGame, table_id: str, known: dict[str, Rating]) -> None:
    """Rate one stored game: change the ratings, and store the changes."""
    changed = rate(known, list(_rated_seats(connection, table_id)))
    known.update(changed)
    rows = [{"table_id": table_id, "guest": guest, "mu": one.mu, "sigma": one.sigma} for guest, one in changed.items()]
    if rows:
        connection.execute(insert(rating_changes), rows)


def _rated_seats(connection: Connection, table_id: str) -> Iterator[RatedSeat]:
    columns = (results.c.guest, results.c.level, results.c.place, results.c.resigned)
    for row in connection.execute(select(*columns).where(results.c.table_id == table_id).order_by(results.c.seat)):
        yield RatedSeat(row.guest, row.level, row.place, row.resigned)


def _replace_ratings(connection: Connection, game: FinishedGame, known: dict[str, Rating]) -> None:
    """Store the ratings of a pool."""
    connection.execute(delete(ratings).where(ratings.c.game == game.game, ratings.c.players == game.players))
    rows = [{"game": game.game, "players": game.players, "guest": guest, **vars(one)} for guest, one in known.items()]
    if rows:
        connection.execute(insert(ratings), rows)


def follow_anchors(connection: Connection) -> bool:
    """Compute all ratings anew if they were computed with other ratings of bots than today's; True if that was so.

    Otherwise ratings from before and after an upgrade would be on different scales.
    """
    lock_results(connection)
    stored = select(server_secrets.c.value).where(server_secrets.c.name == ANCHORS_NAME)
    today = json.dumps([ANCHORS, ANCHOR_SIGMA])
    if connection.execute(stored).scalar() == today:
        return False
    recompute(connection)
    connection.execute(delete(server_secrets).where(server_secrets.c.name == ANCHORS_NAME))
    connection.execute(insert(server_secrets).values(name=ANCHORS_NAME, value=today))
    return True


ANCHORS_NAME = "rating-anchors"
"""The name under which the database has the ratings of bots that its ratings were computed with."""


def recompute(connection: Connection) -> int:
    """Compute all ratings anew from the results; return the number of rated games."""
    connection.execute(delete(ratings))
    connection.execute(delete(rating_changes))
    order = (finished_games.c.ended, finished_games.c.table_id)
    found = connection.execute(select(finished_games).where(finished_games.c.rated).order_by(*order)).mappings().all()
    first_of_pool: dict[tuple[str, int], FinishedGame] = {}
    for row in found:
        first_of_pool.setdefault((row["game"], row["players"]), FinishedGame(**row))
    for game in first_of_pool.values():
        rate_from(connection, game)
    return len(found)
