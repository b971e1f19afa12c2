"""HTTP routes of reviews of finished matches: read one, begin one, cancel it, comment, try."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from benben.bots.levels import NAMES
from benben.server.errors import RequestError
from benben.server.http.answers import TableInfo
from benben.server.http.openapi import answered_by, json_response
from benben.server.http.puzzle_answers import MayReplay, ReviewComment, ReviewComments
from benben.server.http.request_bodies import BranchBody, CommentBody
from benben.server.http.request_costs import computed, costs, count_new_thing, visitor_of
from benben.server.http.routes import Token, json_bytes, number_of, shown
from benben.server.http.visitors import AnyoneAtTable, InLobby, InPerson, TableId
from benben.server.people.names import checked_word
from benben.server.storage import review_queries
from benben.server.storage.rows import Guest
from benben.server.tables.lobby import Lobby
from benben.server.tables.review_jobs import LevelMove, encoded_level_move
from benben.server.tables.reviews import ReviewAnswer

router = APIRouter(prefix="/api")


@router.get("/tables/{table_id}/review", dependencies=[costs(2)], **answered_by(ReviewAnswer))
async def review(table_id: TableId, guest: AnyoneAtTable, lobby: InLobby, token: Token = None) -> Response:
    """The review of a finished match as far as it is made, for whoever may see its record."""
    await lobby.record(table_id, guest, token)
    return json_response(await lobby.reviews.answer(table_id))


@router.post("/tables/{table_id}/review", dependencies=[costs(10)], **answered_by(ReviewAnswer))
async def begin_review(
    table_id: TableId, guest: AnyoneAtTable, person: InPerson, request: Request, lobby: InLobby, token: Token = None
) -> Response:
    """Begin the review of a finished match, unless it is made or being made."""
    record = await lobby.record(table_id, guest, token)
    return json_response(await lobby.reviews.start(table_id, record, person.id, visitor_of(request).network))


@router.delete("/tables/{table_id}/review", **answered_by(ReviewAnswer))
async def cancel_review(
    table_id: TableId, guest: AnyoneAtTable, person: InPerson, lobby: InLobby, token: Token = None
) -> Response:
    """Cancel a review that one has asked for."""
    await lobby.record(table_id, guest, token)
    lobby.reviews.cancel(table_id, person.id)
    return json_response(await lobby.reviews.answer(table_id))


@router.post("/tables/{table_id}/branch", dependencies=[costs(10), Depends(count_new_thing)], **answered_by(TableInfo, 201))
async def try_from_here(
    table_id: TableId, body: BranchBody, person: InPerson, lobby: InLobby, token: Token = None
) -> Response:
    """A new table that goes on from a moment of a finished match, for whoever may see its record."""
    seat = None if body.seat is None else number_of(body.seat)
    bots = {number_of(one): level for one, level in body.bots.items()}
    table = await lobby.new_branch(table_id, token, person, body.at, seat, bots, body.randomness_commitment)
    return shown(table, person, 201)


@router.get("/tables/{table_id}/may-replay", **answered_by(MayReplay))
async def may_replay(table_id: TableId, guest: AnyoneAtTable, lobby: InLobby) -> Response:
    """Whether the asker may see the record of a match: the way back from a branch is shown to nobody else."""
    try:
        await lobby.record(table_id, guest, None)
    except RequestError:
        return json_response(MayReplay(False))
    return json_response(MayReplay(True))


@router.get("/tables/{table_id}/comments", dependencies=[costs(2)], **answered_by(ReviewComments))
async def comments(table_id: TableId, guest: AnyoneAtTable, lobby: InLobby, token: Token = None) -> Response:
    """What the players have written to moments of a finished match, for whoever may see its record."""
    await lobby.record(table_id, guest, token)
    return await shown_comments(lobby, table_id, guest)


@router.post("/tables/{table_id}/comments", dependencies=[costs(5)], **answered_by(ReviewComments))
async def write_comment(table_id: TableId, body: CommentBody, person: InPerson, lobby: InLobby) -> Response:
    """Write to a moment of a finished match that one has played."""
    await lobby.comment(table_id, person, body.moment, body.text)
    return await shown_comments(lobby, table_id, person)


@router.delete("/tables/{table_id}/comments/{comment}", dependencies=[costs(2)], **answered_by(ReviewComments))
async def take_comment_back(
    table_id: TableId, comment: Annotated[int, Path(ge=0, le=2**62)], person: InPerson, lobby: InLobby
) -> Response:
    """Delete a comment of one's own."""
    deleted = await lobby.services.database.write(
        lambda connection: review_queries.delete_comment(connection, table_id, comment, person.id)
    )
    if not deleted:
        raise RequestError(404, "server-no-comment")
    return await shown_comments(lobby, table_id, person)


async def shown_comments(lobby: Lobby, table_id: str, guest: Guest | None) -> Response:
    """The comments on a match as a guest is shown them."""
    own = None if guest is None else guest.id
    stored = await lobby.services.database.read(lambda one: review_queries.comments_seen_by(one, table_id, own))
    found = [ReviewComment(one.id, one.moment, one.name, one.text, one.at, one.guest == own) for one in stored]
    return json_response(ReviewComments(found))


@router.get("/tables/{table_id}/level-move", dependencies=[costs(5)], **answered_by(LevelMove))
async def level_move(
    table_id: TableId,
    guest: AnyoneAtTable,
    request: Request,
    lobby: InLobby,
    at: Annotated[int, Query(ge=0, le=100_000)],
    level: Annotated[str, Query(max_length=32)],
    token: Token = None,
) -> Response:
    """What a bot of this level would have played at a moment of a finished match."""
    record = await lobby.record(table_id, guest, token)
    return json_bytes(await computed(request, lobby, encoded_level_move, record, at, checked_word(level, NAMES, "level")))
