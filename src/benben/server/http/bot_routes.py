"""What can be asked over HTTP about bots from outside: by their owners, by those who invite them, and by the bots."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response
from starlette.requests import HTTPConnection

from benben.server.budgets import Visitor
from benben.server.errors import RequestError
from benben.server.http.account_routes import InAccounts, the_accounts
from benben.server.http.bot_answers import (
    BotOffers,
    BotWorkInfo,
    NewToken,
    OwnBots,
    offer_info,
    own_bot,
    work_info,
)
from benben.server.http.bot_bodies import MOST_TABLES, InvitationAnswerBody, InviteBotBody, OwnBotBody, TokenBody
from benben.server.http.openapi import answered_by, json_response
from benben.server.http.request_costs import costs, count_new_thing
from benben.server.http.session_cookie import bearer_token
from benben.server.http.session_routes import SessionId
from benben.server.http.visitors import InPerson, KnownSession, TableId
from benben.server.people.outside_bots import MAX_BOTS, MAX_TOKENS, OutsideBots
from benben.server.storage.bot_queries import BotRules
from benben.server.storage.rows import Guest
from benben.server.storage.session_queries import Session
from benben.server.tables.lobby import Lobby

router = APIRouter(prefix="/api", dependencies=[Depends(the_accounts)])

BotPage = Annotated[str, Path(pattern="^[0-9a-f]{12}$", description="the public page of a bot")]


async def bots_of(request: Request) -> OutsideBots:
    """The bots from outside of the application."""
    bots: OutsideBots = request.app.state.outside_bots
    return bots


InBots = Annotated[OutsideBots, Depends(bots_of)]


async def find_bot_session(connection: HTTPConnection) -> Session:
    """The session of the bot that sends a request or opens a socket; raise RequestError if its token is none.

    Only the header is looked at, never a cookie. Networks that try many tokens have to wait.
    """
    lobby: Lobby = connection.app.state.lobby
    visitor: Visitor = connection.state.visitor
    token, budgets = bearer_token(connection.headers), lobby.services.budgets
    session = lobby.sessions.known(token, bearer=True)
    if session is None:
        budgets.check_guesses(visitor)
    session = await lobby.sessions.find(token, bearer=True)
    if session is None or connection.app.state.accounts is None:
        budgets.count_guess(visitor)
        raise RequestError(401, "server-bad-token")
    budgets.use_as_bot(Visitor(visitor.network, session.guest.id), 1.0)
    return session


async def known_bot(request: Request) -> Guest:
    """The bot that sends a request."""
    return (await find_bot_session(request)).guest


ABot = Annotated[Guest, Depends(known_bot)]


# --- of an owner ---------------------------------------------------------------------------------------------------------


async def owner_of_bots(session: KnownSession, accounts: InAccounts) -> Guest:
    """Who may have bots: everybody with an account."""
    await accounts.of(session.guest.id)
    return session.guest


Owner = Annotated[Guest, Depends(owner_of_bots)]


async def _own_bots(bots: OutsideBots, owner: Guest) -> Response:
    found = [own_bot(bot, tokens) for bot, tokens in await bots.of_owner(owner)]
    return json_response(OwnBots(found, MAX_BOTS, MAX_TOKENS, MOST_TABLES))


def _wanted(body: OwnBotBody) -> tuple[Guest, BotRules]:
    looks = Guest("", body.name, body.colour, body.symbol)
    return looks, BotRules(tuple(body.games), tuple(body.sizes), body.most_tables)


@router.get("/account/bots", dependencies=[costs(2)], **answered_by(OwnBots))
async def own(owner: Owner, bots: InBots) -> Response:
    """One's own bots with their tokens."""
    return await _own_bots(bots, owner)


@router.post("/account/bots", dependencies=[Depends(count_new_thing)], **answered_by(OwnBots))
async def create(body: OwnBotBody, owner: Owner, bots: InBots) -> Response:
    """Make a bot."""
    await bots.create(owner, *_wanted(body))
    return await _own_bots(bots, owner)


@router.post("/account/bots/{page}", dependencies=[costs(4)], **answered_by(OwnBots))
async def change(page: BotPage, body: OwnBotBody, owner: Owner, bots: InBots) -> Response:
    """Change a bot's name, looks and rules."""
    await bots.change(owner, page, *_wanted(body))
    return await _own_bots(bots, owner)


@router.delete("/account/bots/{page}", dependencies=[costs(20)], **answered_by(OwnBots))
async def delete(page: BotPage, owner: Owner, bots: InBots) -> Response:
    """Delete a bot. Bots of the house play its games to the end."""
    await bots.delete(owner, page)
    return await _own_bots(bots, owner)


@router.post("/account/bots/{page}/tokens", dependencies=[Depends(count_new_thing)], **answered_by(NewToken))
async def new_token(page: BotPage, body: TokenBody, owner: Owner, bots: InBots) -> Response:
    """A new token of a bot, shown this once."""
    return json_response(NewToken(await bots.new_token(owner, page, body.label.strip())))


@router.delete("/account/bots/{page}/tokens/{session_id}", dependencies=[costs(4)], **answered_by(OwnBots))
async def revoke(page: BotPage, session_id: SessionId, owner: Owner, bots: InBots) -> Response:
    """Make a token useless and close the sockets that were opened with it."""
    await bots.revoke(owner, page, session_id)
    return await _own_bots(bots, owner)


# --- of those who invite bots --------------------------------------------------------------------------------------------


@router.get("/tables/{table_id}/outside-bots", dependencies=[costs(4)], **answered_by(BotOffers))
async def offers(table_id: TableId, guest: InPerson, bots: InBots) -> Response:
    """The bots from outside that can be invited to a table where one sits."""
    return json_response(BotOffers([offer_info(one) for one in await bots.offers(table_id, guest)]))


@router.post("/tables/{table_id}/outside-bots", dependencies=[costs(10)], **answered_by(BotOffers))
async def invite(table_id: TableId, body: InviteBotBody, guest: InPerson, bots: InBots) -> Response:
    """Ask a bot from outside to take an empty seat. Only for the host; the bot answers within seconds."""
    await bots.invite(table_id, guest, body.bot, int(body.seat[1:]) - 1)
    return json_response(BotOffers([offer_info(one) for one in await bots.offers(table_id, guest)]))


# --- of a bot ------------------------------------------------------------------------------------------------------------


@router.get("/bot", **answered_by(BotWorkInfo))
async def work(bot: ABot, bots: InBots) -> Response:
    """All that the bot of the token has to do."""
    return json_response(work_info(await bots.work(bot)))


@router.post("/bot/invitations/{table_id}", **answered_by(BotWorkInfo))
async def answer(table_id: TableId, body: InvitationAnswerBody, bot: ABot, bots: InBots) -> Response:
    """Accept or decline an invitation."""
    if body.accept:
        await bots.accept(bot, table_id, body.randomness_commitment)
    else:
        await bots.decline(bot, table_id)
    return json_response(work_info(await bots.work(bot)))


@router.post("/bot/tables/{table_id}/leave", **answered_by(BotWorkInfo))
async def leave(table_id: TableId, bot: ABot, bots: InBots) -> Response:
    """Get up from a table that waits, or resign at one that is in play."""
    await bots.leave(bot, table_id)
    return json_response(work_info(await bots.work(bot)))
