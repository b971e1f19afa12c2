"""HTTP routes of oneself: name and colour, sessions on all devices, keys to one's seats."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from benben.server.errors import RequestError
from benben.server.http.account_answers import AccountInfo, AccountsOffer, account_info
from benben.server.http.answers import (
    GuestSessions,
    Me,
    SavedGuest,
    SeatKey,
    UnlockedSeat,
    guest_info,
    key_info,
    session_info,
)
from benben.server.http.openapi import answered_by, json_response
from benben.server.http.request_bodies import GuestBody, KeyBody, PreferencesBody
from benben.server.http.request_costs import costs, count_new_thing
from benben.server.http.session_cookie import COOKIE, session_token
from benben.server.http.visitors import (
    MAX_BORROWED_SEATS,
    BorrowedSeats,
    InLobby,
    InPerson,
    KnownSession,
    OwnSession,
    SessionAtTable,
    TableId,
    forget_seat,
    remember_seat,
    seat_tokens,
    set_cookie,
)
from benben.server.people.accounts import Accounts
from benben.server.people.devices import device_word
from benben.server.people.names import COLOURS, SYMBOLS
from benben.server.people.passkeys import site_of
from benben.server.storage.account_queries import Account
from benben.server.storage.session_queries import SESSION_LIFETIME, Session
from benben.server.tables.lobby import Lobby

router = APIRouter(prefix="/api")

SessionId = Annotated[str, Path(pattern="^[0-9a-f]{16}$", description="the id of a session")]


def device_of(request: Request) -> str:
    """A word for the device of a request."""
    return device_word(request.headers.get("user-agent", ""))


def address_of(request: Request) -> str:
    """The address of the pages: that of the settings, or the one that the browser has used."""
    public: str = request.app.state.settings.public_url
    return public or f"{request.url.scheme}://{request.headers.get('host', '')}"


async def account_parts(request: Request, session: Session | None) -> tuple[AccountsOffer | None, AccountInfo | None]:
    """How one can sign in, and one's own account; both None if the host wants no accounts."""
    accounts: Accounts | None = request.app.state.accounts
    if accounts is None:
        return None, None
    offer = AccountsOffer(site_of(address_of(request)) is not None, accounts.has_mail)
    found = None if session is None else await accounts.find(session.guest.id)
    return offer, None if found is None else await account_answer(accounts, found)


async def account_answer(accounts: Accounts, account: Account) -> AccountInfo:
    """An account as its owner sees it."""
    return account_info(account, await accounts.codes_left(account.guest), await accounts.passkeys.of(account.guest))


async def me_answer(session: Session | None, request: Request, lobby: Lobby) -> Me:
    """Who one is, and what one may be."""
    offer, account = await account_parts(request, session)
    if session is None:
        return Me(None, COLOURS, SYMBOLS, accounts=offer)
    guest, services = session.guest.id, lobby.services
    return Me(
        guest_info(session.guest),
        COLOURS,
        SYMBOLS,
        await services.preferences.of(guest),
        offer,
        account,
        receivers_off=offer is not None and await services.notifications.any_off(guest),
        vacation_until=await services.vacations.until(guest),
    )


# --- oneself -------------------------------------------------------------------------------------------------------------


@router.get("/me", **answered_by(Me))
async def me(session: OwnSession, request: Request, lobby: InLobby) -> Response:
    """Who one is, and what one may be. The browser keeps its cookie for as long as the session can last."""
    response = json_response(await me_answer(session, request, lobby))
    token = session_token(request.headers)
    if session is not None and token is not None:
        set_cookie(request, response, COOKIE, token, session.ends - lobby.sessions.clock())
    return response


@router.post("/me", dependencies=[Depends(count_new_thing)], **answered_by(SavedGuest))
async def be(body: GuestBody, request: Request, lobby: InLobby) -> Response:
    """Become a guest, or change one's name, colour or symbol."""
    known = session_token(request.headers)
    guest, token = await lobby.welcome(known, body.name, body.colour, body.symbol, device_of(request))
    response = json_response(SavedGuest(guest_info(guest)))
    if token != known:
        set_cookie(request, response, COOKIE, token, SESSION_LIFETIME)
    return response


@router.post("/me/preferences", dependencies=[costs(1)], **answered_by(Me))
async def prefer(body: PreferencesBody, session: KnownSession, request: Request, lobby: InLobby) -> Response:
    """Store one's preferences, all at once: they are there on every device of the guest."""
    await lobby.services.preferences.set(session.guest.id, body.preferences)
    return json_response(await me_answer(session, request, lobby))


@router.delete("/vacation", dependencies=[costs(4)], **answered_by(Me))
async def end_vacation(session: KnownSession, request: Request, lobby: InLobby) -> Response:
    """End one's vacation. A server without accounts begins none, but those from before can be left."""
    await lobby.services.vacations.end(session.guest.id)
    return json_response(await me_answer(session, request, lobby))


# --- sessions ------------------------------------------------------------------------------------------------------------


@router.get("/sessions", dependencies=[costs(2)], **answered_by(GuestSessions))
async def sessions(session: KnownSession, lobby: InLobby) -> Response:
    """One's sessions on all devices, and the keys to one's seats that were not used yet."""
    return json_response(await _sessions_answer(lobby, session))


@router.delete("/sessions", dependencies=[costs(4)], **answered_by(GuestSessions))
async def end_other_sessions(session: KnownSession, lobby: InLobby) -> Response:
    """End all of one's sessions but this one, and close their connections."""
    found = await lobby.sessions.of_guest(session.guest)
    await lobby.sessions.end(session.guest, [one.id for one in found if one.id != session.id])
    return json_response(await _sessions_answer(lobby, session))


@router.delete("/sessions/{session_id}", dependencies=[costs(4)], **answered_by(GuestSessions))
async def end_session(session_id: SessionId, session: KnownSession, request: Request, lobby: InLobby) -> Response:
    """End one of one's sessions and close its connections. If it is this one, the browser forgets it."""
    if session_id not in [one.id for one in await lobby.sessions.of_guest(session.guest)]:
        raise RequestError(404, "server-no-session")
    await lobby.sessions.end(session.guest, [session_id])
    if session_id != session.id:
        return json_response(await _sessions_answer(lobby, session))
    response = json_response(GuestSessions([], []))
    set_cookie(request, response, COOKIE, "", 0)
    return response


async def _sessions_answer(lobby: Lobby, current: Session) -> GuestSessions:
    found = [session_info(session, current) for session in await lobby.sessions.of_guest(current.guest)]
    return GuestSessions(found, [key_info(key) for key in await lobby.keys(current.guest)])


# --- keys ----------------------------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/key", dependencies=[costs(4)], **answered_by(SeatKey))
async def key(table_id: TableId, guest: InPerson, lobby: InLobby) -> Response:
    """A key to one's own seat, to go on playing on another device. It replaces an earlier one."""
    return json_response(SeatKey(await lobby.key(table_id, guest)))


@router.delete("/tables/{table_id}/key", dependencies=[costs(4)], **answered_by(GuestSessions))
async def revoke_key(table_id: TableId, _: InPerson, session: KnownSession, lobby: InLobby) -> Response:
    """Take the key to one's own seat back, as long as nobody has used it."""
    await lobby.revoke_key(table_id, session.guest)
    return json_response(await _sessions_answer(lobby, session))


@router.post("/keys", dependencies=[Depends(count_new_thing)], **answered_by(UnlockedSeat))
async def unlock(body: KeyBody, own: OwnSession, held: BorrowedSeats, request: Request, lobby: InLobby) -> Response:
    """Take a seat on this device, by the key that the other one made: it opens that seat alone, and works once."""
    guest = None if own is None else own.guest
    table_id, token = await lobby.unlock(body.key, guest, body.randomness_commitment, device_of(request))
    response = json_response(UnlockedSeat(table_id))
    if token is not None:
        await _make_room(request, response, lobby, held, table_id)
        remember_seat(request, response, table_id, token)
    return response


async def _make_room(request: Request, response: Response, lobby: Lobby, held: list[Session], table_id: str) -> None:
    """End the session of an earlier seat at this table, and the first ones if the device holds too many seats."""
    others = [session for session in held if session.table_id != table_id]
    surplus = others[: max(0, len(others) - MAX_BORROWED_SEATS + 1)]
    for session in held:
        if session.table_id == table_id or session in surplus:
            await lobby.sessions.end(session.guest, [session.id])
    kept = {session.table_id for session in others if session not in surplus}
    for other in seat_tokens(request.headers):
        if other not in kept and other != table_id:
            forget_seat(request, response, other)


@router.delete("/tables/{table_id}/borrowed-seat", dependencies=[costs(4)], **answered_by(UnlockedSeat))
async def give_back(table_id: TableId, session: SessionAtTable, request: Request, lobby: InLobby) -> Response:
    """Give back a seat that was opened on this device by a key. Its player keeps it."""
    if session is None or session.table_id is None:
        raise RequestError(404, "server-no-session")
    await lobby.sessions.end(session.guest, [session.id])
    response = json_response(UnlockedSeat(table_id))
    forget_seat(request, response, table_id)
    return response
