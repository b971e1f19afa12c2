"""The command ``benben admin``: lists of people, tables and reports, and what the host does about them.

It writes to the database, also while servers run; they follow within a second or two.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeVar

from benben.kernel.errors import BadInput
from benben.server.database_commands import add_database_options, check_exists

if TYPE_CHECKING:
    from sqlalchemy import Connection

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

T = TypeVar("T")

LISTS = ("accounts", "guests", "tables", "reports", "handled", "log")
"""What can be listed."""
MAX_LISTED = 1000
"""Most entries of a list."""
MAX_ATTEMPTS = 5
"""How often an action is tried while servers change the same table."""


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    admin = subparsers.add_parser("admin", help="look after the people, tables and reports of a server")
    actions = admin.add_subparsers(dest="action", required=True, metavar="ACTION")
    listed = _add(actions, "list", "list accounts, guests, tables, reports or the log of actions", run_list)
    listed.add_argument("what", choices=LISTS)
    listed.add_argument("--name", default="", help="only people whose names contain this")
    listed.add_argument("--most", type=int, default=100, help=f"most entries (default: 100, at most {MAX_LISTED})")
    who = "the id of a guest, or the name of an account"
    for action, summary in (
        ("mute", "forbid somebody to chat"),
        ("ban", "end the sessions of somebody, and let none begin"),
    ):
        sanction = _add(actions, action, summary, run_action)
        sanction.add_argument("who", help=who)
        sanction.add_argument("--days", type=int, default=None, help="for so many days (default: for good)")
        sanction.add_argument("--reason", default="", help="why, for the log")
    for action, summary in (
        ("unmute", "allow somebody to chat again"),
        ("unban", "let somebody sign in again"),
        ("grant", "make an account that of an admin"),
        ("revoke", "make an admin an ordinary account again"),
    ):
        _add(actions, action, summary, run_action).add_argument("who", help=who)
    rename = _add(actions, "rename", "give somebody another name", run_action)
    rename.add_argument("who", help=who)
    rename.add_argument("name", help="the new name")
    lines = _add(actions, "delete-lines", "delete lines of chat by their ids", run_action)
    lines.add_argument("lines", type=int, nargs="+", metavar="LINE")
    lines.add_argument("--reason", default="", help="why, for the log")
    close = _add(actions, "close", "close a table: its game ends without a result, or never begins", run_action)
    close.add_argument("table")
    close.add_argument("--reason", default="", help="why, for the log")
    handle = _add(actions, "handle", "note that a report was looked at", run_action)
    handle.add_argument("report", type=int)
    handle.add_argument("--note", default="", help="what came of it")
    chat = _add(actions, "chat", "print the latest chat of a table, with the ids of its lines", run_chat)
    chat.add_argument("table")


def _add(actions: Subparsers, name: str, summary: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(name, help=summary, description=f"{summary}.".capitalize())
    add_database_options(parser)
    parser.set_defaults(run=run)
    return parser


def in_database(given: argparse.Namespace, run: Callable[[Connection], T]) -> T:
    """Run statements in one transaction on the database of the options; raise BadInput if they are refused."""
    from sqlalchemy.exc import SQLAlchemyError

    from benben.server.commands import check_packages, database_url
    from benben.server.errors import RequestError
    from benben.server.storage.connections import database_address, moderating_engine, sqlite_file, unusable_database
    from benben.server.storage.table_updates import MovedOn
    from benben.server.storage.upgrade import current_revision, revisions

    check_packages()
    url = database_url(given)
    address = database_address(url)
    file = sqlite_file(address)
    if file is not None:
        check_exists(file)
    engine = moderating_engine(address)
    try:
        for _ in range(MAX_ATTEMPTS):
            try:
                with engine.begin() as connection:
                    if current_revision(connection) != revisions()[-1]:
                        raise BadInput("the database has another schema: start the server, or run `benben migrate`, first")
                    return run(connection)
            except MovedOn:
                continue
        raise BadInput("the table changes all the time: try again")
    except RequestError as error:
        raise BadInput(error.message) from error
    except SQLAlchemyError as error:
        raise unusable_database("used", url, error) from None
    finally:
        engine.dispose()


def run_action(given: argparse.Namespace) -> int:
    """Carry out an action, and write it into the log."""
    in_database(given, lambda connection: _act(connection, given))
    print(f"benben: done: {given.action}", file=sys.stderr)
    return 0


def _act(connection: Connection, given: argparse.Namespace) -> None:
    from benben.server.people import moderation
    from benben.server.people.moderation import COMMAND_LINE as BY

    days = getattr(given, "days", None)
    if days is not None and days < 1:
        raise BadInput(f"--days is at least 1, not {days}")
    if len(getattr(given, "reason", "")) > moderation.MAX_REASON:
        raise BadInput(f"--reason has at most {moderation.MAX_REASON} characters")
    if given.action == "delete-lines":
        return moderation.delete_lines(connection, BY, set(given.lines), given.reason)
    if given.action == "close":
        return moderation.close_table(connection, BY, given.table, given.reason)
    if given.action == "handle":
        return moderation.handle_report(connection, BY, given.report, given.note[:500])
    who = moderation.find_guest(connection, given.who)
    about_people: dict[str, Callable[[], None]] = {
        "rename": lambda: moderation.rename(connection, BY, who, given.name),
        "mute": lambda: moderation.mute(connection, BY, who, days, given.reason),
        "unmute": lambda: moderation.unmute(connection, BY, who),
        "ban": lambda: moderation.ban(connection, BY, who, days, given.reason),
        "unban": lambda: moderation.unban(connection, BY, who),
        "grant": lambda: moderation.grant(connection, BY, who, admin=True),
        "revoke": lambda: moderation.grant(connection, BY, who, admin=False),
    }
    return about_people[given.action]()


def run_list(given: argparse.Namespace) -> int:
    """Print a list, one line for each entry, with tabs between its parts."""
    most = min(max(given.most, 1), MAX_LISTED)
    for line in in_database(given, lambda connection: list(_lines(connection, given.what, given.name, most))):
        print(line)
    return 0


def run_chat(given: argparse.Namespace) -> int:
    """Print the latest chat of a table."""
    from benben.server.storage.chat_queries import latest_chat

    for one in in_database(given, lambda connection: latest_chat(connection, given.table)):
        print(_tabbed(one.line.id, _date(one.line.at), one.guest, one.line.name, one.line.text))
    return 0


def _lines(connection: Connection, what: str, name: str, most: int) -> Iterator[str]:
    from benben.server.storage import admin_queries, report_queries

    if what in ("accounts", "guests"):
        for row in admin_queries.list_people(connection, what == "accounts", name, 0, most):
            forbidden = [kind if until is None else f"{kind} until {_date(until)}" for kind, until in row.sanctions.items()]
            yield _tabbed(row.guest, row.name, row.kind or "guest", _date(row.made), _date(row.used), *forbidden)
    elif what == "tables":
        for table in admin_queries.list_tables(connection, None, 0, most):
            people = ", ".join(_person(name, None) for _, name in table.people)
            state = "closed" if table.closed else table.phase
            yield _tabbed(table.id, table.game, state, _date(table.changed), people, f"{table.lines} lines of chat")
    elif what == "log":
        for entry in report_queries.list_log(connection, 0, most):
            detail = " ".join(f"{key}={value}" for key, value in entry.detail.items() if value not in (None, ""))
            subject = f"table {entry.subject}" if entry.subject_name is None else _person(entry.subject_name, entry.subject)
            yield _tabbed(_date(entry.at), _person(entry.actor_name, entry.actor), entry.action, subject, detail)
    else:
        for report in report_queries.list_reports(connection, what == "handled", 0, most):
            about = _person(report.about_name, report.about)
            yield _tabbed(report.id, _date(report.made), about, report.table_id, report.reason, report.text, report.note)
            for line in report.lines:
                yield _tabbed("", line["id"], _person(line["name"], None), line["text"])


def _person(name: str, guest: str | None) -> str:
    """Somebody by name, with the id if there is one."""
    return (name or "a former player") + ("" if guest is None else f" ({guest})")


def _tabbed(*parts: Any) -> str:
    return "\t".join(map(str, parts)).rstrip()


def _date(seconds: float | None) -> str:
    """A time as people write it; a dash if there is none."""
    return "-" if seconds is None else datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
