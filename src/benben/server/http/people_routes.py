"""What can be asked over HTTP about other people without an account: quick matches, blocks, mutes and reports."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response
from sqlalchemy import Connection

from benben.kernel.event import seat_name
from benben.server.errors import RequestError
from benben.server.http.openapi import answered_by, json_response
from benben.server.http.people_answers import (
    BlocksAnswer,
    QuickMatchAnswer,
    Reported,
    TablePeople,
    TablePerson,
    blocks_answer,
    match_answer,
)
from benben.server.http.people_bodies import BlockBody, PersonBody, QuickMatchBody, ReportBody
from benben.server.http.request_costs import costs, count_new_thing
from benben.server.http.routes import Token, number_of
from benben.server.http.visitors import InLobby, Someone, SomeoneAtTable, TableId
from benben.server.people.friends import Friends
from benben.server.people.reports import Reports
from benben.server.storage import account_queries, relation_queries
from benben.server.storage.match_queries import Wish
from benben.server.storage.rows import Guest
from benben.server.tables.lobby import Lobby, check_seat
from benben.server.tables.quick_match import QuickMatches

router = APIRouter(prefix="/api")

BlockId = Annotated[int, Path(ge=1, le=2**53, description="the id of a block")]


async def the_friends(request: Request) -> Friends:
    """What people do about each other."""
    friends: Friends = request.app.state.friends
    return friends


async def the_quick_matches(request: Request) -> QuickMatches:
    """The quick matches of the server."""
    matches: QuickMatches = request.app.state.quick_matches
    return matches


async def the_reports(request: Request) -> Reports:
    """The reports of the server."""
    reports: Reports = request.app.state.reports
    return reports


InFriends = Annotated[Friends, Depends(the_friends)]
InQuickMatches = Annotated[QuickMatches, Depends(the_quick_matches)]
InReports = Annotated[Reports, Depends(the_reports)]


async def named_person(body: PersonBody, guest: Guest, lobby: Lobby, friends: Friends, accounts: bool) -> str:
    """The guest whom a body names; raise RequestError if there is nobody, or the table is not to be seen."""
    if body.page is not None:
        if not accounts:
            raise RequestError(404, "server-no-accounts")
        return await friends.person_of_page(body.page)
    seat = number_of(body.seat or "p1")
    table = await lobby.admit(body.table or "", guest, body.token)
    check_seat(seat, table.row.players)
    holder = table.seat_holders[seat]
    if holder.guest is None or not holder.name:
        raise RequestError(404, "server-no-player")
    return holder.guest


# --- quick matches -------------------------------------------------------------------------------------------------------


@router.get("/quick-match", dependencies=[costs(2)], **answered_by(QuickMatchAnswer))
async def quick_match(guest: Someone, matches: InQuickMatches) -> Response:
    """How it stands with one's quick match. Whoever does not ask for some seconds is not seated meanwhile."""
    return json_response(match_answer(await matches.look(guest)))


@router.post("/quick-match", dependencies=[costs(4)], **answered_by(QuickMatchAnswer))
async def begin_quick_match(body: QuickMatchBody, guest: Someone, matches: InQuickMatches) -> Response:
    """Wait for others who want the same game; instead of another one, if one waits for it."""
    return json_response(match_answer(await matches.begin(guest, Wish(body.game, body.players, body.pace))))


@router.delete("/quick-match", dependencies=[costs(2)], **answered_by(QuickMatchAnswer))
async def end_quick_match(guest: Someone, matches: InQuickMatches) -> Response:
    """Wait no longer."""
    await matches.end(guest)
    return json_response(match_answer(None))


# --- blocks --------------------------------------------------------------------------------------------------------------


@router.get("/blocks", dependencies=[costs(2)], **answered_by(BlocksAnswer))
async def blocks(guest: Someone, friends: InFriends) -> Response:
    """Whom one has blocked or muted."""
    return json_response(blocks_answer(await friends.blocks(guest.id)))


@router.post("/blocks", dependencies=[costs(4)], **answered_by(BlocksAnswer))
async def block(body: BlockBody, guest: Someone, request: Request, lobby: InLobby, friends: InFriends) -> Response:
    """Block or mute somebody."""
    other = await named_person(body, guest, lobby, friends, request.app.state.settings.accounts)
    await correct_chats(lobby, await friends.block(guest.id, other, body.kind))
    return json_response(blocks_answer(await friends.blocks(guest.id)))


@router.delete("/blocks/{block_id}", dependencies=[costs(4)], **answered_by(BlocksAnswer))
async def unblock(block_id: BlockId, guest: Someone, lobby: InLobby, friends: InFriends) -> Response:
    """Take a block or mute back."""
    await correct_chats(lobby, await friends.unblock(guest.id, block_id))
    return json_response(blocks_answer(await friends.blocks(guest.id)))


async def correct_chats(lobby: Lobby, table_ids: list[str]) -> None:
    """Have the chat of tables shown as it is from now on, at this server and at others."""
    for table_id in table_ids:
        table = lobby.open_tables.tables.get(table_id)
        if table is not None:
            await table.correct_chat()
        lobby.services.neighbours.chat_changed(table_id)


@router.get("/tables/{table_id}/people", dependencies=[costs(2)], **answered_by(TablePeople))
async def table_people(
    table_id: TableId, guest: SomeoneAtTable, request: Request, lobby: InLobby, token: Token = None
) -> Response:
    """The other people at a table, with their public pages and whether one has blocked or muted them."""
    table = await lobby.admit(table_id, guest, token)
    holders = [(seat, one.guest) for seat, one in enumerate(table.seat_holders) if one.guest and one.name]
    others = [(seat, other) for seat, other in holders if other != guest.id]
    show_pages: bool = request.app.state.settings.accounts

    def read(connection: Connection) -> TablePeople:
        ids = [other for _, other in others]
        pages = account_queries.accounts_among(connection, ids) if show_pages else {}
        own = {(one.person.guest, one.kind): one.id for one in relation_queries.blocks_of(connection, guest.id)}
        found = [
            TablePerson(seat_name(seat), pages.get(other), own.get((other, "block")), own.get((other, "mute")))
            for seat, other in others
        ]
        return TablePeople(found)

    return json_response(await lobby.services.database.read(read))


# --- reports -------------------------------------------------------------------------------------------------------------


@router.post("/reports", dependencies=[Depends(count_new_thing)], **answered_by(Reported, 201))
async def report(body: ReportBody, guest: Someone, lobby: InLobby, reports: InReports) -> Response:
    """Report a player to the host of the server."""
    table, seat = await lobby.admit(body.table, guest, body.token), number_of(body.seat)
    check_seat(seat, table.row.players)
    await reports.add(guest.id, body.table, table.seat_holders[seat], body.reason, body.text, body.lines)
    return json_response(Reported(len(set(body.lines))), 201)
