"""HTTP routes of finished games, statistics, ratings, leaderboards and public pages."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response
from sqlalchemy import Connection, select

from benben.server.errors import RequestError
from benben.server.http.account_routes import the_accounts
from benben.server.http.history_answers import (
    History,
    Leaderboard,
    Pool,
    PublicGame,
    PublicPage,
    Ratings,
    StatisticsAnswer,
    history_game,
    leaderboard_row,
    ratings_answer,
    statistics_answer,
)
from benben.server.http.openapi import answered_by, json_response
from benben.server.http.request_costs import costs
from benben.server.http.visitors import InLobby, Someone
from benben.server.people.export import packed_records
from benben.server.people.ratings import PROVISIONAL_GAMES
from benben.server.people.statistics import statistics_of
from benben.server.storage import account_queries, rating_queries, result_queries
from benben.server.storage.account_queries import Account
from benben.server.storage.result_queries import PAGE, Filter
from benben.server.storage.schema import guests

router = APIRouter(prefix="/api", dependencies=[Depends(the_accounts)])

MAX_PACKED = 500
"""Most records in one download."""
PUBLIC_GAMES = 20
"""Games that a public page lists."""

WantedGame = Annotated[str | None, Query(pattern="^[a-z0-9_]{1,64}$", description="the name of a game")]
WantedPlayers = Annotated[int | None, Query(ge=1, le=16, description="a number of players")]
WantedName = Annotated[str, Query(max_length=32, pattern="^[^\x00]*$", description="a part of the name of a player")]
PageId = Annotated[str, Path(pattern="^[0-9a-f]{12}$", description="the id of a public page")]


async def wanted_games(
    game: WantedGame = None, players: WantedPlayers = None, rated: bool | None = None, name: WantedName = ""
) -> Filter:
    """Which finished games a request is about."""
    return Filter(game, players, rated, name.strip())


Wanted = Annotated[Filter, Depends(wanted_games)]


@router.get("/history", dependencies=[costs(4)], **answered_by(History))
async def history(
    wanted: Wanted, guest: Someone, lobby: InLobby, page: Annotated[int, Query(ge=1, le=10_000)] = 1
) -> Response:
    """One's finished games, the latest first."""

    def read(connection: Connection) -> History:
        games = result_queries.games_of(connection, guest.id, wanted, (page - 1) * PAGE, PAGE)
        seats = result_queries.seats_of_games(connection, [game.table_id for game in games])
        people = [seat.guest for found in seats.values() for seat in found if seat.guest]
        pages = account_queries.accounts_among(connection, people)
        shown = [history_game(game, seats[game.table_id], guest.id, pages) for game in games]
        return History(shown, result_queries.count_games(connection, guest.id, wanted), PAGE)

    return json_response(await lobby.services.database.read(read))


@router.get("/history/records", dependencies=[costs(40)], response_class=Response)
async def records(wanted: Wanted, guest: Someone, lobby: InLobby) -> Response:
    """The records of one's finished games, as a ZIP file."""

    def read(connection: Connection) -> bytes:
        games = result_queries.games_of(connection, guest.id, wanted, 0, MAX_PACKED)
        return packed_records(connection, [game.table_id for game in games])

    headers = {"Content-Disposition": 'attachment; filename="benben-records.zip"'}
    return Response(await lobby.services.database.read(read), media_type="application/zip", headers=headers)


@router.get("/statistics", dependencies=[costs(10)], **answered_by(StatisticsAnswer))
async def statistics(wanted: Wanted, guest: Someone, lobby: InLobby) -> Response:
    """One's statistics."""

    def read(connection: Connection) -> StatisticsAnswer:
        return statistics_answer(connection, statistics_of(connection, guest.id, wanted))

    return json_response(await lobby.services.database.read(read))


@router.get("/ratings", dependencies=[costs(4)], **answered_by(Ratings))
async def ratings(guest: Someone, lobby: InLobby) -> Response:
    """One's ratings with their course."""
    return json_response(await lobby.services.database.read(lambda connection: ratings_answer(connection, guest.id)))


@router.get("/leaderboard", dependencies=[costs(4)], **answered_by(Leaderboard))
async def leaderboard(lobby: InLobby, game: WantedGame = None, players: WantedPlayers = None) -> Response:
    """The best players of a game and number of players; without these, of the first for which there are ratings."""

    def read(connection: Connection) -> Leaderboard:
        pools = rating_queries.rated_pools(connection)
        first = next((pool for pool in pools if game in (None, pool[0]) and players in (None, pool[1])), None)
        chosen = (game, players) if game is not None and players is not None else first
        rows = [] if chosen is None else rating_queries.leaderboard(connection, *chosen, PROVISIONAL_GAMES)
        listed = [Pool(*pool) for pool in pools]
        return Leaderboard([leaderboard_row(row) for row in rows], listed, PROVISIONAL_GAMES)

    return json_response(await lobby.services.database.read(read))


@router.get("/players/{page}", dependencies=[costs(10)], **answered_by(PublicPage))
async def player(page: PageId, lobby: InLobby) -> Response:
    """The public page of an account, with what its owner shows."""

    def read(connection: Connection) -> PublicPage | None:
        account = account_queries.account_of_page(connection, page)
        return None if account is None else public_page(connection, account)

    found = await lobby.services.database.read(read)
    if found is None:
        raise RequestError(404, "server-no-player")
    return json_response(found)


def public_page(connection: Connection, account: Account) -> PublicPage:
    """The public page of an account."""
    columns = (guests.c.name, guests.c.colour, guests.c.symbol)
    person = connection.execute(select(*columns).where(guests.c.id == account.guest)).one()
    shows = account.shows
    found = statistics_of(connection, account.guest, Filter()) if "statistics" in shows else None
    return PublicPage(
        page=account.page,
        kind=account.kind,
        name=person.name,
        colour=person.colour,
        symbol=person.symbol,
        made=account.made,
        shows=list(shows),
        provisional_games=PROVISIONAL_GAMES,
        ratings=ratings_answer(connection, account.guest).ratings if "ratings" in shows else None,
        statistics=None if found is None else found.groups,
        games=public_games(connection, account.guest) if "history" in shows else None,
    )


def public_games(connection: Connection, guest: str) -> list[PublicGame]:
    """The latest games of a player, without the others."""
    games = result_queries.games_of(connection, guest, Filter(), 0, PUBLIC_GAMES)
    seats = result_queries.seats_of_games(connection, [game.table_id for game in games])
    own = {table_id: next(seat for seat in found if seat.guest == guest) for table_id, found in seats.items()}
    return [
        PublicGame(game.game, game.players, game.ended, own[game.table_id].place, own[game.table_id].points, game.rated)
        for game in games
    ]
