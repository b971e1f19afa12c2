"""What can be asked over HTTP about friends and invitations. All of it needs an account."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Response

from benben.server.errors import RequestError
from benben.server.http.account_routes import InAccounts, the_accounts
from benben.server.http.history_routes import PageId
from benben.server.http.openapi import answered_by, json_response
from benben.server.http.people_answers import (
    FriendsAnswer,
    Invitees,
    friend_info,
    invitation_info,
    person_info,
)
from benben.server.http.people_bodies import InviteBody, PersonBody
from benben.server.http.people_routes import InFriends, named_person
from benben.server.http.request_costs import costs, count_new_thing
from benben.server.http.visitors import InLobby, Someone, TableId
from benben.server.people.friends import Friends
from benben.server.storage.rows import Guest
from benben.server.storage.schema import WAITING
from benben.server.tables.lobby import Lobby

router = APIRouter(prefix="/api", dependencies=[Depends(the_accounts)])


async def friends_answer(friends: Friends, guest: str) -> FriendsAnswer:
    """One's friends, requests and invitations."""
    found = await friends.overview(guest)
    return FriendsAnswer(
        [friend_info(one) for one in found.friends],
        [person_info(one) for one in found.asks],
        [person_info(one) for one in found.asked],
        [invitation_info(one) for one in found.invitations],
    )


@router.get("/friends", dependencies=[costs(2)], **answered_by(FriendsAnswer))
async def friends(guest: Someone, accounts: InAccounts, people: InFriends) -> Response:
    """One's friends, requests and invitations. Friends are shown that one is here for a while, if one allows it."""
    await accounts.of(guest.id)
    return json_response(await friends_answer(people, guest.id))


@router.post("/friends", dependencies=[Depends(count_new_thing)], **answered_by(FriendsAnswer))
async def ask_friend(body: PersonBody, guest: Someone, lobby: InLobby, accounts: InAccounts, people: InFriends) -> Response:
    """Ask somebody to be friends, or accept."""
    await accounts.of(guest.id)
    other = await named_person(body, guest, lobby, people, accounts=True)
    if await accounts.find(other) is None:
        raise RequestError(409, "server-friend-account")
    await people.ask(guest.id, other)
    return json_response(await friends_answer(people, guest.id))


@router.delete("/friends/{page}", dependencies=[costs(4)], **answered_by(FriendsAnswer))
async def end_friend(page: PageId, guest: Someone, accounts: InAccounts, people: InFriends) -> Response:
    """End a friendship, decline a request, or take one's own back."""
    await accounts.of(guest.id)
    await people.end(guest.id, await people.person_of_page(page))
    return json_response(await friends_answer(people, guest.id))


# --- invitations ---------------------------------------------------------------------------------------------------------


async def check_may_invite(lobby: Lobby, table_id: str, guest: Guest) -> None:
    """Raise RequestError unless one sits at a table with a free seat."""
    table = await lobby.open_tables.open(table_id)
    if table.seat_of(guest.id) is None:
        raise RequestError(404, "server-no-table")
    if table.phase != WAITING or table.row.full or table.row.closed:
        raise RequestError(409, "server-table-full")


async def invitees(people: Friends, table_id: str, guest: Guest) -> Response:
    """One's friends, with who was invited to a table."""
    found = await people.invited_to(table_id, guest.id)
    return json_response(Invitees([friend_info(friend, invited) for friend, invited in found]))


@router.get("/tables/{table_id}/invitations", dependencies=[costs(2)], **answered_by(Invitees))
async def invitations(
    table_id: TableId, guest: Someone, lobby: InLobby, accounts: InAccounts, people: InFriends
) -> Response:
    """The friends whom one can invite to a table."""
    await accounts.of(guest.id)
    await check_may_invite(lobby, table_id, guest)
    return await invitees(people, table_id, guest)


@router.post("/tables/{table_id}/invitations", dependencies=[costs(10)], **answered_by(Invitees))
async def invite(
    table_id: TableId, body: InviteBody, guest: Someone, lobby: InLobby, accounts: InAccounts, people: InFriends
) -> Response:
    """Invite a friend to a table where one sits: on the pages of the friend, and by one notification."""
    await accounts.of(guest.id)
    await check_may_invite(lobby, table_id, guest)
    await people.invite(guest.id, table_id, await people.person_of_page(body.page))
    return await invitees(people, table_id, guest)


@router.delete("/invitations/{table_id}", dependencies=[costs(2)], **answered_by(FriendsAnswer))
async def decline(table_id: TableId, guest: Someone, accounts: InAccounts, people: InFriends) -> Response:
    """Decline an invitation."""
    await accounts.of(guest.id)
    await people.decline_invitation(guest.id, table_id)
    return json_response(await friends_answer(people, guest.id))
