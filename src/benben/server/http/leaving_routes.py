"""HTTP routes of one's own seat in play: a bot, a resignation, agreements, time-outs, the own list."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Response

from benben.server.http.answers import TableInfo, table_info
from benben.server.http.openapi import answered_by, json_response
from benben.server.http.request_bodies import AgreementBody, StandInBody, TimeOutBody
from benben.server.http.request_costs import costs
from benben.server.http.visitors import InLobby, InPerson, SomeoneAtTable, TableId
from benben.server.storage.rows import Guest
from benben.server.tables import leaving
from benben.server.tables.lobby import check_seat
from benben.server.tables.table import Table

router = APIRouter(prefix="/api/tables/{table_id}")


def shown(table: Table, guest: Guest) -> Response:
    """A table as an answer."""
    return json_response(table_info(table.row, guest))


@router.post("/stand-in", dependencies=[costs(4)], **answered_by(TableInfo))
async def stand_in(table_id: TableId, guest: SomeoneAtTable, lobby: InLobby, body: StandInBody | None = None) -> Response:
    """Have a bot play for oneself until one takes the seat back."""
    let_play = partial(leaving.let_bot_play, level=None if body is None else body.level)
    return shown(await lobby.leave_in_play(table_id, guest, let_play), guest)


@router.post("/return", dependencies=[costs(4)], **answered_by(TableInfo))
async def take_back_seat(table_id: TableId, guest: SomeoneAtTable, lobby: InLobby) -> Response:
    """Take one's seat back from the bot that stands in."""

    async def come_back(table: Table, seat: int) -> None:
        await table.stand_ins.take_back_seat(seat)

    return shown(await lobby.leave_in_play(table_id, guest, come_back), guest)


@router.post("/resign", dependencies=[costs(4)], **answered_by(TableInfo))
async def resign(table_id: TableId, guest: InPerson, lobby: InLobby) -> Response:
    """Resign: a bot plays the seat to the end of the game."""
    return shown(await lobby.leave_in_play(table_id, guest, leaving.resign), guest)


@router.post("/remove", dependencies=[costs(4)], **answered_by(TableInfo))
async def remove(table_id: TableId, guest: InPerson, lobby: InLobby) -> Response:
    """Take a table off one's own list: one that is over, or where a bot plays for oneself."""
    return shown(await lobby.leave_in_play(table_id, guest, leaving.remove_from_list), guest)


@router.post("/agreements", dependencies=[costs(4)], **answered_by(TableInfo))
async def agreements(table_id: TableId, body: AgreementBody, guest: SomeoneAtTable, lobby: InLobby) -> Response:
    """Ask the other players for something, agree to what they ask for, or decline it."""

    async def answer(table: Table, seat: int) -> None:
        if body.agree:
            await table.agreements.agree(seat, body.on, body.at)
        else:
            await table.agreements.decline(seat, body.on)

    return shown(await lobby.leave_in_play(table_id, guest, answer), guest)


@router.post("/time-out", dependencies=[costs(4)], **answered_by(TableInfo))
async def time_out(table_id: TableId, body: TimeOutBody, guest: SomeoneAtTable, lobby: InLobby) -> Response:
    """Choose what follows because the time of another player is out."""

    async def choose(table: Table, seat: int) -> None:
        target = int(body.seat[1:]) - 1
        check_seat(target, table.row.players)
        await table.time_outs.choose(seat, target, body.choice)

    return shown(await lobby.leave_in_play(table_id, guest, choose), guest)
