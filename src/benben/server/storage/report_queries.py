"""Queries about reports of players, and the log of what the host of a server does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from benben.server.storage.people_tables import audit_log, reports
from benben.server.storage.schema import guests

FORMER = ""
"""The stored name of a former player."""
ABOUT_TABLES = ("delete", "close")
"""The actions of the host that are about tables; all others are about people."""


@dataclass(frozen=True)
class Report:
    """A report: who reports whom, where, why, and the lines of chat as they were said."""

    id: int
    by: str
    by_name: str
    about: str
    about_name: str
    table_id: str
    reason: str
    text: str
    lines: list[dict[str, Any]]
    made: float
    handled: float | None
    note: str


@dataclass(frozen=True)
class LogEntry:
    """An action of the host; ``subject`` is the id of a guest or a table.

    ``subject_name`` is the name that the guest had then, or has now if that was not noted; empty for a former player, None
    for a table.
    """

    id: int
    at: float
    actor: str | None
    actor_name: str
    action: str
    subject: str
    subject_name: str | None
    detail: dict[str, Any]


def add_report(connection: Connection, values: dict[str, Any]) -> None:
    """Store a report."""
    connection.execute(insert(reports).values(values))


def count_reports(connection: Connection, by: str, since: float) -> int:
    """Number of reports by a guest since a date."""
    query = select(func.count()).where(reports.c.by == by, reports.c.made > since)
    return connection.execute(query).scalar_one()


def has_open_report(connection: Connection, by: str, about: str, table_id: str) -> bool:
    """True if a guest has reported somebody for a table, and nobody has looked at it yet."""
    same = (reports.c.by == by, reports.c.about == about, reports.c.table_id == table_id, reports.c.handled.is_(None))
    return connection.execute(select(reports.c.id).where(*same)).first() is not None


def list_reports(connection: Connection, handled: bool, first: int, most: int) -> list[Report]:
    """Reports that wait, the oldest first, or those that were handled, the latest first."""
    done = reports.c.handled.is_not(None) if handled else reports.c.handled.is_(None)
    order = (reports.c.handled.desc(), reports.c.id.desc()) if handled else (reports.c.made, reports.c.id)
    query = select(reports, guests.c.name.label("by_name")).join(guests, guests.c.id == reports.c.by)
    rows = connection.execute(query.where(done).order_by(*order).offset(first).limit(most))
    return [Report(**row) for row in rows.mappings()]


def count_open(connection: Connection) -> int:
    """Number of reports that wait."""
    return connection.execute(select(func.count()).where(reports.c.handled.is_(None))).scalar_one()


def handle_report(connection: Connection, number: int, note: str, now: float) -> str | None:
    """Note that a report was handled; return whom it is about, None if there is no such report."""
    about = connection.execute(select(reports.c.about).where(reports.c.id == number)).scalar()
    if about is not None:
        connection.execute(update(reports).where(reports.c.id == number).values(handled=now, note=note))
    return about


def forget_guest(connection: Connection, guest: str) -> None:
    """Forget the name of a guest in reports and in the log; what was said stays, because somebody has reported it."""
    for row in connection.execute(select(reports.c.id, reports.c.lines).where(reports.c.about == guest)).all():
        lines = [{**line, "name": FORMER} for line in row.lines]
        connection.execute(update(reports).where(reports.c.id == row.id).values(lines=lines, about_name=FORMER))
    connection.execute(update(audit_log).where(audit_log.c.subject == guest).values(detail={}))
    connection.execute(update(audit_log).where(audit_log.c.actor == guest).values(actor_name=FORMER))


# --- the log -------------------------------------------------------------------------------------------------------------


def add_entry(
    connection: Connection, actor: tuple[str | None, str], action: str, subject: str, detail: dict[str, Any], now: float
) -> None:
    """Note an action of the host, in the transaction of the action; ``name`` in its detail is the subject's name."""
    values = {"at": now, "actor": actor[0], "actor_name": actor[1], "action": action, "subject": subject, "detail": detail}
    connection.execute(insert(audit_log).values(values))


def list_log(connection: Connection, first: int, most: int) -> list[LogEntry]:
    """Entries of the log, the latest first."""
    return _entries(connection, LOG_ENTRIES.order_by(audit_log.c.id.desc()).offset(first).limit(most))


def entries_after(connection: Connection, number: int, most: int) -> list[LogEntry]:
    """Entries of the log with greater ids than this, the oldest first."""
    return _entries(connection, LOG_ENTRIES.where(audit_log.c.id > number).order_by(audit_log.c.id).limit(most))


def last_entry(connection: Connection) -> int:
    """The id of the last entry; 0 if there is none."""
    return connection.execute(select(func.max(audit_log.c.id))).scalar() or 0


LOG_ENTRIES = select(audit_log, guests.c.name.label("name_now")).outerjoin(guests, guests.c.id == audit_log.c.subject)
"""The entries of the log, each with the name that its subject has now."""


def _entries(connection: Connection, query: Any) -> list[LogEntry]:
    rows: Sequence[Any] = connection.execute(query).mappings().all()
    return [_entry(**row) for row in rows]


def _entry(name_now: str | None, detail: dict[str, Any], **values: Any) -> LogEntry:
    """An entry of the log. Entries of former versions hold no name but that before a change of name."""
    particulars = {key: value for key, value in detail.items() if key != "name"}
    noted = detail.get("name") or detail.get("before") or name_now or FORMER
    return LogEntry(**values, subject_name=None if values["action"] in ABOUT_TABLES else noted, detail=particulars)
