"""What accounts of kind admin can ask over HTTP: lists, and the actions of `benben admin`. Everybody else is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Response
from sqlalchemy import Connection

from benben.server.errors import RequestError
from benben.server.http.account_routes import InAccounts, the_accounts
from benben.server.http.admin_answers import (
    AdminChat,
    AdminLog,
    AdminPeople,
    AdminReports,
    AdminTables,
    admin_chat,
    admin_entry,
    admin_person,
    admin_report,
    admin_table,
)
from benben.server.http.history_routes import WantedName
from benben.server.http.openapi import answered_by, json_response
from benben.server.http.people_bodies import CloseBody, DeleteLinesBody, HandleBody, SanctionBody
from benben.server.http.request_costs import costs
from benben.server.http.visitors import InLobby, KnownSession, TableId
from benben.server.people import moderation
from benben.server.people.moderation import Actor
from benben.server.storage import admin_queries, chat_queries, report_queries
from benben.server.storage.schema import ADMIN

PAGE = 50
"""Entries on one page of a list."""

PageNumber = Annotated[int, Query(ge=1, le=10_000)]
GuestId = Annotated[str, Path(pattern="^[0-9a-f]{12}$", description="the id of a guest")]
ReportId = Annotated[int, Path(ge=1, le=2**53, description="the id of a report")]


async def the_admin(session: KnownSession, accounts: InAccounts) -> Actor:
    """The admin who asks; raise RequestError for everybody else. The database is asked each time."""
    account = await accounts.find(session.guest.id)
    if account is None or account.kind != ADMIN:
        raise RequestError(403, "server-not-admin")
    return Actor(session.guest.id, session.guest.name)


AsAdmin = Annotated[Actor, Depends(the_admin)]

router = APIRouter(prefix="/api/admin", dependencies=[Depends(the_accounts), Depends(the_admin)])


def first_of(page: int) -> int:
    """Number of entries before a page."""
    return (page - 1) * PAGE


@router.get("/people", dependencies=[costs(4)], **answered_by(AdminPeople))
async def people(
    lobby: InLobby, kind: Literal["accounts", "guests"] = "accounts", name: WantedName = "", page: PageNumber = 1
) -> Response:
    """Accounts, or guests without one."""

    def read(connection: Connection) -> AdminPeople:
        found = admin_queries.list_people(connection, kind == "accounts", name.strip(), first_of(page), PAGE)
        return AdminPeople([admin_person(one) for one in found], PAGE)

    return json_response(await lobby.services.database.read(read))


@router.post("/people/{guest}", dependencies=[costs(4)], **answered_by(AdminLog))
async def sanction(guest: GuestId, body: SanctionBody, admin: AsAdmin, lobby: InLobby) -> Response:
    """Rename, mute or ban somebody, or take that back."""

    def write(connection: Connection) -> None:
        moderation.find_guest(connection, guest)
        if body.do == "rename":
            moderation.rename(connection, admin, guest, body.name)
        elif body.do == "mute":
            moderation.mute(connection, admin, guest, body.days, body.reason)
        elif body.do == "unmute":
            moderation.unmute(connection, admin, guest)
        elif body.do == "ban":
            moderation.ban(connection, admin, guest, body.days, body.reason)
        else:
            moderation.unban(connection, admin, guest)

    return await done(lobby, write)


@router.get("/tables", dependencies=[costs(4)], **answered_by(AdminTables))
async def tables(
    lobby: InLobby, phase: Literal["waiting", "playing", "over"] | None = None, page: PageNumber = 1
) -> Response:
    """Tables, the last changed first."""

    def read(connection: Connection) -> AdminTables:
        found = admin_queries.list_tables(connection, phase, first_of(page), PAGE)
        return AdminTables([admin_table(one) for one in found], PAGE)

    return json_response(await lobby.services.database.read(read))


@router.get("/tables/{table_id}/chat", dependencies=[costs(4)], **answered_by(AdminChat))
async def chat(table_id: TableId, lobby: InLobby) -> Response:
    """The latest chat of a table."""
    lines = await lobby.services.database.read(lambda connection: chat_queries.latest_chat(connection, table_id))
    return json_response(admin_chat(lines))


@router.post("/tables/{table_id}/close", dependencies=[costs(4)], **answered_by(AdminLog))
async def close(table_id: TableId, body: CloseBody, admin: AsAdmin, lobby: InLobby) -> Response:
    """Close a table: its game ends without a result, or never begins."""
    return await done(lobby, lambda connection: moderation.close_table(connection, admin, table_id, body.reason))


@router.post("/lines/delete", dependencies=[costs(4)], **answered_by(AdminLog))
async def delete_lines(body: DeleteLinesBody, admin: AsAdmin, lobby: InLobby) -> Response:
    """Delete lines of chat."""
    return await done(lobby, lambda connection: moderation.delete_lines(connection, admin, set(body.lines), body.reason))


@router.get("/reports", dependencies=[costs(4)], **answered_by(AdminReports))
async def reports(lobby: InLobby, handled: bool = False, page: PageNumber = 1) -> Response:
    """Reports that wait, or those that were handled."""

    def read(connection: Connection) -> AdminReports:
        found = report_queries.list_reports(connection, handled, first_of(page), PAGE)
        return AdminReports([admin_report(one) for one in found], report_queries.count_open(connection), PAGE)

    return json_response(await lobby.services.database.read(read))


@router.post("/reports/{report_id}", dependencies=[costs(4)], **answered_by(AdminLog))
async def handle(report_id: ReportId, body: HandleBody, admin: AsAdmin, lobby: InLobby) -> Response:
    """Note that a report was looked at."""
    return await done(lobby, lambda connection: moderation.handle_report(connection, admin, report_id, body.note))


@router.get("/log", dependencies=[costs(4)], **answered_by(AdminLog))
async def log(lobby: InLobby, page: PageNumber = 1) -> Response:
    """The actions of the host, the latest first."""
    return await log_answer(lobby, page)


async def done(lobby: InLobby, write: Callable[[Connection], None]) -> Response:
    """Carry out an action, and answer with the log."""
    await lobby.services.database.write(write)
    return await log_answer(lobby, 1)


async def log_answer(lobby: InLobby, page: int) -> Response:
    """A page of the log."""
    found = await lobby.services.database.read(lambda one: report_queries.list_log(one, first_of(page), PAGE))
    return json_response(AdminLog([admin_entry(entry) for entry in found], PAGE))
