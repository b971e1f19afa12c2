"""The JSON answers to admins, as structs. Their TypeScript types are generated (tools/protocol_schema.py)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from benben.server.http.account_answers import Kind
from benben.server.people.reports import REASONS
from benben.server.storage.admin_queries import PersonRow, TableEntry
from benben.server.storage.chat_queries import StoredLine
from benben.server.storage.report_queries import LogEntry, Report
from benben.server.tables.frame import Phase
from benben.server.tables.messages import ChatLine

Reason = Annotated[str, Meta(extra_json_schema={"enum": list(REASONS)})]
"""What a report is about."""
Detail = Annotated[Any, Meta(extra_json_schema={"type": "object", "additionalProperties": True})]
"""The particulars of an action."""
UntilSanction = Annotated[float | None, Meta(description="when a sanction ends, in seconds since 1970; null for good")]


class AdminPerson(Struct):
    """Somebody: ``kind`` is null without an account, ``sanctions`` says what is forbidden and until when."""

    guest: str
    name: str
    kind: Kind | None
    page: str | None
    made: float
    used: float | None
    sanctions: dict[str, UntilSanction]


class AdminPeople(Struct):
    """Accounts, or guests without one."""

    people: list[AdminPerson]
    page_size: int


class AdminSeat(Struct):
    """A seat that is taken: ``guest`` is null for a bot."""

    guest: str | None
    name: str


class AdminTable(Struct):
    """A table; ``lines`` counts its lines of chat."""

    id: str
    game: str
    players: int
    phase: Phase
    open: bool
    closed: bool
    made: float
    changed: float
    lines: int
    people: list[AdminSeat]


class AdminTables(Struct):
    """Tables, the last changed first."""

    tables: list[AdminTable]
    page_size: int


class AdminLine(Struct):
    """A line of chat, and who said it."""

    line: ChatLine
    guest: str


class AdminChat(Struct):
    """The latest chat of a table."""

    lines: list[AdminLine]


class AdminReport(Struct):
    """A report, with the lines of chat as they were said."""

    id: int
    by: AdminSeat
    about: AdminSeat
    table: str
    reason: Reason
    text: str
    lines: list[ChatLine]
    made: float
    handled: float | None
    note: str


class AdminReports(Struct):
    """Reports: those that wait, or those that were handled. ``waiting`` counts the former."""

    reports: list[AdminReport]
    waiting: int
    page_size: int


class AdminEntry(Struct):
    """An action of the host: ``actor`` is null at the command line.

    ``subject`` is the id of a guest or a table, ``subject_name`` the name that the guest had then: empty for a former
    player, null for a table.
    """

    id: int
    at: float
    actor: str | None
    actor_name: str
    action: str
    subject: str
    subject_name: str | None
    detail: Detail


class AdminLog(Struct):
    """The actions of the host, the latest first."""

    entries: list[AdminEntry]
    page_size: int


ADMIN_ANSWERS: tuple[type[Struct], ...] = (AdminPeople, AdminTables, AdminChat, AdminReports, AdminLog)
"""All answers of this module."""


def admin_person(row: PersonRow) -> AdminPerson:
    """Somebody as the host sees them."""
    return AdminPerson(**vars(row))


def admin_table(row: TableEntry) -> AdminTable:
    """A table as the host sees it."""
    return AdminTable(**{**vars(row), "people": [AdminSeat(*one) for one in row.people]})


def admin_chat(lines: list[StoredLine]) -> AdminChat:
    """The chat of a table as the host sees it."""
    return AdminChat([AdminLine(one.line, one.guest) for one in lines])


def admin_report(report: Report) -> AdminReport:
    """A report as the host sees it."""
    return AdminReport(
        id=report.id,
        by=AdminSeat(report.by, report.by_name),
        about=AdminSeat(report.about, report.about_name),
        table=report.table_id,
        reason=report.reason,
        text=report.text,
        lines=[ChatLine(**line) for line in report.lines],
        made=report.made,
        handled=report.handled,
        note=report.note,
    )


def admin_entry(entry: LogEntry) -> AdminEntry:
    """An action as the host sees it."""
    return AdminEntry(**vars(entry))
