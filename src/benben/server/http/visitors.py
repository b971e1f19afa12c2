"""Who sends a request: the session of the device, and the seats at single tables that were opened on it by a key.

A device has one session of its own, in one cookie. A key adds a cookie for the seat at one table. At that table the device
is the player of the seat; everywhere else it stays who it is.
"""

from __future__ import annotations

import re
from itertools import islice
from typing import Annotated

from fastapi import Depends, Path, Request
from starlette.datastructures import Headers
from starlette.responses import Response

from benben.server.errors import RequestError
from benben.server.http.session_cookie import bearer_token, session_token
from benben.server.storage.rows import Guest
from benben.server.storage.session_queries import DAY, SEAT_LIFETIME, Session
from benben.server.tables.lobby import Lobby

SEAT_COOKIE = "benben_seat_"
"""The beginning of the name of a seat's cookie; the id of its table follows."""
SEAT_PATTERN = re.compile(rf"(?<![^; \t]){SEAT_COOKIE}([0-9a-f]{{12}})=([A-Za-z0-9_-]{{1,128}})(?![^; \t])")
"""The cookie of a seat in a Cookie header, with the id of its table and its token."""
MAX_BORROWED_SEATS = 8
"""Most seats that one device holds by keys."""
MAX_COOKIE_AGE = int(400 * DAY)
"""Most seconds that browsers keep a cookie."""

TableId = Annotated[str, Path(pattern="^[0-9a-f]{12}$", description="the id of a table")]


def seat_tokens(headers: Headers) -> dict[str, str]:
    """The tokens of the seats that were opened by keys, by the ids of their tables, in the order of the request."""
    found = SEAT_PATTERN.finditer(headers.get("cookie", ""))
    return {match[1]: match[2] for match in islice(found, 2 * MAX_BORROWED_SEATS)}


async def lobby_of(request: Request) -> Lobby:
    """The lobby of the application."""
    lobby = request.app.state.lobby
    assert isinstance(lobby, Lobby)
    return lobby


InLobby = Annotated[Lobby, Depends(lobby_of)]


async def own_session(request: Request, lobby: InLobby) -> Session | None:
    """The device's own session."""
    return await lobby.sessions.find(session_token(request.headers))


OwnSession = Annotated[Session | None, Depends(own_session)]


async def known_session(session: OwnSession) -> Session:
    """The device's own session; there must be one."""
    if session is None:
        raise RequestError(401, "server-no-guest")
    return session


KnownSession = Annotated[Session, Depends(known_session)]


async def own_guest(session: OwnSession) -> Guest | None:
    """Who the device is everywhere but at tables where it holds the seat of somebody else."""
    return None if session is None else session.guest


Anyone = Annotated[Guest | None, Depends(own_guest)]


async def known_guest(session: KnownSession) -> Guest:
    """Who the device is; somebody must be."""
    return session.guest


Someone = Annotated[Guest, Depends(known_guest)]


async def find_session_at(lobby: Lobby, headers: Headers, table_id: str) -> Session | None:
    """The session with which a device comes to a table: that of a seat it holds there, else its own."""
    seat = await lobby.sessions.find(seat_tokens(headers).get(table_id), table_id)
    return seat or await lobby.sessions.find(session_token(headers))


def known_session_at(lobby: Lobby, headers: Headers, table_id: str) -> Session | None:
    """Like `find_session_at`, or for a bot from outside, of sessions that were used lately: the database is not asked."""
    bearer = bearer_token(headers)
    if bearer is not None:
        return lobby.sessions.known(bearer, bearer=True)
    seat = lobby.sessions.known(seat_tokens(headers).get(table_id), table_id)
    return seat or lobby.sessions.known(session_token(headers))


def known_player(lobby: Lobby, headers: Headers, table_id: str) -> bool:
    """True if a device is known to be that of a player at an open table. The database is not asked."""
    session, table = known_session_at(lobby, headers, table_id), lobby.open_tables.tables.get(table_id)
    return session is not None and table is not None and table.seat_of(session.guest.id) is not None


def known_guest_of(lobby: Lobby, headers: Headers) -> str | None:
    """Whose budgets a device uses: its own guest, or without one the guest of a seat it holds. The database is not asked."""
    bearer = bearer_token(headers)
    if bearer is not None:
        bot = lobby.sessions.known(bearer, bearer=True)
        return None if bot is None else bot.guest.id
    session = lobby.sessions.known(session_token(headers))
    seats = (lobby.sessions.known(token, table) for table, token in seat_tokens(headers).items())
    session = session or next((seat for seat in seats if seat is not None), None)
    return None if session is None else session.guest.id


async def session_at(table_id: TableId, request: Request, lobby: InLobby) -> Session | None:
    """The session with which a request comes to its table."""
    return await find_session_at(lobby, request.headers, table_id)


SessionAtTable = Annotated[Session | None, Depends(session_at)]


async def guest_at(session: SessionAtTable) -> Guest | None:
    """Who a request at a table is from: whoever's seat the device holds there, or the device itself."""
    return None if session is None else session.guest


AnyoneAtTable = Annotated[Guest | None, Depends(guest_at)]


async def known_guest_at(guest: AnyoneAtTable) -> Guest:
    """Who a request at a table is from; somebody must be."""
    if guest is None:
        raise RequestError(401, "server-no-guest")
    return guest


SomeoneAtTable = Annotated[Guest, Depends(known_guest_at)]


async def guest_in_person(session: SessionAtTable, guest: SomeoneAtTable) -> Guest:
    """Who a request at a table is from, on a device of their own: a seat that was opened by a key is not enough."""
    if session is not None and session.table_id is not None:
        raise RequestError(403, "server-borrowed-seat")
    return guest


InPerson = Annotated[Guest, Depends(guest_in_person)]


async def borrowed_seats(request: Request, lobby: InLobby) -> list[Session]:
    """The sessions of the seats that this device holds by keys."""
    found = [await lobby.sessions.find(token, table) for table, token in seat_tokens(request.headers).items()]
    return [session for session in found if session is not None]


BorrowedSeats = Annotated[list[Session], Depends(borrowed_seats)]


def set_cookie(request: Request, response: Response, name: str, token: str, seconds: float) -> None:
    """Have the browser keep a token for a number of seconds; 0 makes it forget the token."""
    age = min(int(seconds), MAX_COOKIE_AGE)
    secure = request.url.scheme == "https"
    response.set_cookie(name, token, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")


def remember_seat(request: Request, response: Response, table_id: str, token: str) -> None:
    """Have the browser keep the token of a seat."""
    set_cookie(request, response, SEAT_COOKIE + table_id, token, SEAT_LIFETIME)


def forget_seat(request: Request, response: Response, table_id: str) -> None:
    """Have the browser forget the token of a seat."""
    set_cookie(request, response, SEAT_COOKIE + table_id, "", 0)
