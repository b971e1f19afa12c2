"""Queries about notifications: settings of guests, receivers, the outbox, and the keys of the server."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, RowMapping, and_, delete, func, insert, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from benben.server.storage import cluster_queries
from benben.server.storage.schema import (
    FORCED,
    PLAY,
    PLAYING,
    SEAL,
    accounts,
    journal,
    notification_settings,
    outbox,
    receivers,
    seats,
    server_secrets,
    tables,
)
from benben.server.storage.stored_values import as_stored, decoded

LOG = logging.getLogger("benben.server")

TURN, DIGEST, CONFIRM, TEST, INVITE = "turn", "digest", "confirm", "test", "invite"
"""Kinds of notifications: it is one's turn, the summary of a day, the question whether an address is one's own, a test, an
invitation by a friend."""
PUSH, WEBHOOK, MAIL = "push", "webhook", "mail"
"""Kinds of receivers: a browser, an address that takes JSON, an e-mail address."""
REMOVED = "removed"
"""Why nothing goes to a receiver any more: its guest has removed it."""
DELAY_SECONDS = 10.0
"""Seconds before a notification is sent: whoever comes back or moves meanwhile gets none."""
HOLD_SECONDS = 120.0
"""Seconds for which a server that sends a notification has it for itself: afterwards it counts as lost."""
KEPT_SECONDS = 30 * 86400.0
"""Seconds for which the outbox remembers what was sent."""
MAX_CLAIMED = 50
"""Most notifications that a server takes from the outbox at once."""
MAX_OF_GUEST = 10
"""Most notifications of one guest that a server sends at the same time: slow receivers of one guest delay no other."""
BROKEN = "broken"
"""The result of a notification that cannot be read, or whose sending fails in a way that no receiver can cause."""


@dataclass(frozen=True)
class Notice:
    """It is a guest's turn: ``turn`` is the number of lines that the seat has in the journal, those taken back included."""

    guest: str
    table_id: str
    seat: int
    turn: int
    at: float


@dataclass(frozen=True)
class NotificationSettings:
    """When a guest wants notifications, and in which language. Quiet hours are minutes of the day."""

    language: str = "en"
    time_zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest_hour: int = 8


@dataclass(frozen=True)
class Receiver:
    """Where notifications of a guest go. ``off`` says why none goes there any more."""

    id: str
    guest: str
    kind: str
    address: str
    push_keys: dict[str, str] | None
    digest: bool
    token: str
    confirmed: bool
    failures: int
    off: str | None
    made: float


@dataclass(frozen=True)
class Waiting:
    """A notification that is to be sent now, to whom, and whether it is still true."""

    id: int
    kind: str
    table_id: str
    seat: int
    turn: int
    attempts: int
    receiver: Receiver
    settings: NotificationSettings
    game: str
    count: int
    """Number of tables where it is the guest's turn; of a notification about one table, 1 or 0."""
    elsewhere: bool
    """True if the guest is connected to the table at some server; of an invitation, if a page of the guest is open."""
    invited_by: str = ""
    """Of an invitation, the name of the friend who invites."""
    token: str = ""
    """Of an invitation, the token of its link."""


def add_notices(connection: Connection, notices: Collection[Notice]) -> None:
    """Add a notification for every receiver of these guests; one that exists already is not added again."""
    for notice in notices:
        columns = ["receiver", "kind", "table_id", "seat", "turn", "made", "next_try"]
        values = [TURN, notice.table_id, notice.seat, notice.turn, notice.at, notice.at + DELAY_SECONDS]
        wanted = select(receivers.c.id, *map(literal, values)).where(takes(notice.guest), receivers.c.digest.is_(False))
        connection.execute(insert_once(connection, outbox).from_select(columns, wanted).on_conflict_do_nothing())


def insert_once(connection: Connection, table: Any) -> Any:
    """An INSERT that may leave out rows that exist."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)


def takes(guest: str) -> Any:
    """The condition of a guest's receivers to which something can be sent."""
    return and_(receivers.c.guest == guest, receivers.c.confirmed, receivers.c.off.is_(None))


# --- settings and receivers ----------------------------------------------------------------------------------------------


def settings_of(connection: Connection, guest: str) -> NotificationSettings | None:
    """The settings of a guest; None before there are any."""
    columns = [notification_settings.c[name] for name in NotificationSettings.__dataclass_fields__]
    row = connection.execute(select(*columns).where(notification_settings.c.guest == guest)).first()
    return None if row is None else NotificationSettings(*row)


def store_settings(connection: Connection, guest: str, settings: NotificationSettings, next_digest: float) -> None:
    """Store the settings of a guest."""
    values = vars(settings) | {"next_digest": next_digest}
    new = insert_once(connection, notification_settings).values(guest=guest, **values)
    connection.execute(new.on_conflict_do_update(index_elements=["guest"], set_=values))


def receivers_of(connection: Connection, guest: str) -> list[Receiver]:
    """The receivers of a guest, the oldest first."""
    found = connection.execute(
        select(*RECEIVER).where(receivers.c.guest == guest, *_there()).order_by(receivers.c.made, receivers.c.id)
    )
    return [_receiver(row) for row in found.mappings()]


RECEIVER = [as_stored(column) for column in receivers.c]
"""The columns of a receiver, to be read by `_receiver`."""


def _receiver(row: RowMapping) -> Receiver:
    """A receiver from its row; keys that cannot be read are none."""
    truths = {name: bool(row[name]) for name in ("digest", "confirmed")}
    return Receiver(**{**row, **truths, "push_keys": decoded(row["push_keys"], dict[str, str], {}) or None})


def any_off(connection: Connection, guest: str) -> bool:
    """True if a receiver of a guest could not be reached and was switched off."""
    unreached = and_(receivers.c.guest == guest, receivers.c.off.in_(("gone", "failing")))
    return connection.execute(select(receivers.c.id).where(unreached, *_there()).limit(1)).first() is not None


def add_receiver(connection: Connection, receiver: Receiver) -> None:
    """Store a receiver; one of the same guest, kind and address is removed."""
    same = [receivers.c[name] == getattr(receiver, name) for name in ("guest", "kind", "address")]
    for row in connection.execute(select(receivers.c.id).where(and_(*same))).all():
        remove_receiver(connection, receiver.guest, row.id)
    connection.execute(insert(receivers).values(vars(receiver)))


def remove_receiver(connection: Connection, guest: str, receiver: str) -> bool:
    """Remove a receiver of a guest and what waits for it; return False if there is none.

    A hash of its address is kept for some days, so that removing it does not lift the limits of what is sent there.
    """
    row = connection.execute(select(receivers.c.address).where(of_guest(guest, receiver))).first()
    if row is None:
        return False
    note_receiver(connection, receiver, 0, REMOVED)
    values = {"address": address_hash(row.address), "push_keys": None}
    connection.execute(update(receivers).where(receivers.c.id == receiver).values(values))
    return True


def address_hash(address: str) -> str:
    """What is kept of an address that was removed; e-mail addresses that differ in case alone are one."""
    return hashlib.sha256(address.lower().encode()).hexdigest()


def change_receiver(connection: Connection, condition: Any, values: dict[str, object]) -> bool:
    """Change receivers; return False if there is none."""
    return connection.execute(update(receivers).where(condition).values(values)).rowcount > 0


def of_guest(guest: str, receiver: str) -> Any:
    """The condition of one receiver of a guest."""
    return and_(receivers.c.guest == guest, receivers.c.id == receiver, *_there())


def _there() -> list[Any]:
    """The conditions of a receiver that was not removed."""
    return [or_(receivers.c.off.is_(None), receivers.c.off != REMOVED)]


def of_token(token: str) -> Any:
    """The condition of the receiver with a token."""
    return and_(receivers.c.token == token, *_there())


def find_by_token(connection: Connection, token: str) -> Receiver | None:
    """The receiver with a token."""
    row = connection.execute(select(*RECEIVER).where(of_token(token))).mappings().first()
    return None if row is None else _receiver(row)


def count_sent(connection: Connection, kind: str, address: str, guest: str, since: float) -> int:
    """Number of notifications of a kind since a date to an address, or for a guest."""
    joined = outbox.join(receivers, receivers.c.id == outbox.c.receiver)
    here = and_(outbox.c.kind == kind, outbox.c.made > since)
    either = or_(func.lower(receivers.c.address) == address.lower(), receivers.c.address == address_hash(address))
    either = or_(either, receivers.c.guest == guest)
    return connection.execute(select(func.count()).select_from(joined).where(here, either)).scalar_one()


def add_message(connection: Connection, receiver: str, kind: str, now: float, turn: int) -> None:
    """Have something sent to a receiver that is about no table."""
    values = {"receiver": receiver, "kind": kind, "table_id": "", "seat": 0, "turn": turn, "made": now, "next_try": now}
    connection.execute(insert_once(connection, outbox).values(values).on_conflict_do_nothing())


# --- the outbox ----------------------------------------------------------------------------------------------------------


def due_digests(connection: Connection, now: float) -> list[tuple[str, NotificationSettings, float]]:
    """The guests whose daily summary is due, with their settings and the date at which it was."""
    names = list(NotificationSettings.__dataclass_fields__)
    columns = [notification_settings.c[name] for name in names]
    due = select(notification_settings.c.guest, notification_settings.c.next_digest, *columns)
    found = connection.execute(due.where(notification_settings.c.next_digest <= now).limit(MAX_CLAIMED).with_for_update())
    return [(guest, NotificationSettings(*values), date) for guest, date, *values in found]


def add_digest(connection: Connection, guest: str, now: float, day: int, next_digest: float) -> None:
    """Have the summary of a day sent to the receivers that want it, and note when the next one is due."""
    for row in connection.execute(select(receivers.c.id).where(takes(guest), receivers.c.digest)).all():
        add_message(connection, row.id, DIGEST, now, day)
    here = notification_settings.c.guest == guest
    connection.execute(update(notification_settings).where(here).values(next_digest=next_digest))


def stop_digests(connection: Connection, guest: str) -> None:
    """Have no daily summary made for a guest until the settings are stored anew."""
    connection.execute(update(notification_settings).where(notification_settings.c.guest == guest).values(next_digest=None))


def anything_due(connection: Connection, now: float) -> bool:
    """True if there is something to send."""
    waiting = select(outbox.c.id).where(outbox.c.next_try <= now).limit(1)
    digest = select(notification_settings.c.guest).where(notification_settings.c.next_digest <= now).limit(1)
    return any(connection.execute(query).first() is not None for query in (waiting, digest))


def claim(connection: Connection, now: float, most: int = MAX_CLAIMED, but: Collection[str] = ()) -> list[Waiting]:
    """Take notifications that are due, so that no other server sends them meanwhile.

    Those of the guests in ``but`` are left for later. One that cannot be read is given up, and harms no other.
    """
    due = and_(outbox.c.next_try <= now, receivers.c.guest.not_in(list(but)))
    place = func.row_number().over(partition_by=receivers.c.guest, order_by=(outbox.c.next_try, outbox.c.id))
    numbered = select(outbox.c.id, outbox.c.next_try, place.label("place")).join(receivers).where(due).subquery()
    first = select(numbered.c.id).where(numbered.c.place <= MAX_OF_GUEST).order_by(numbered.c.next_try).limit(most)
    wanted = select(outbox).where(outbox.c.id.in_(first), outbox.c.next_try <= now).order_by(outbox.c.next_try)
    rows = connection.execute(wanted.with_for_update(skip_locked=True)).mappings().all()
    claimed: list[Waiting] = []
    for row in rows:
        here = update(outbox).where(outbox.c.id == row["id"])
        try:
            claimed.append(_waiting(connection, dict(row)))
        except (LookupError, TypeError, ValueError) as error:
            LOG.error("notification %s is broken and given up: %s", row["id"], error)
            connection.execute(here.values(next_try=None, result=BROKEN))
        else:
            connection.execute(here.values(next_try=now + HOLD_SECONDS, attempts=claimed[-1].attempts))
    return claimed


def _waiting(connection: Connection, row: dict[str, Any]) -> Waiting:
    receiver = _receiver(connection.execute(select(*RECEIVER).where(receivers.c.id == row["receiver"])).mappings().one())
    if row["kind"] == INVITE:
        return _invitation(connection, row, receiver)
    game, asked = _asked(connection, row, receiver.guest) if row["kind"] == TURN else ("", 0)
    count = count_waiting(connection, receiver.guest) if row["kind"] == DIGEST else asked
    return Waiting(
        id=row["id"],
        kind=row["kind"],
        table_id=row["table_id"],
        seat=row["seat"],
        turn=row["turn"],
        attempts=row["attempts"] + 1,
        receiver=receiver,
        settings=settings_of(connection, receiver.guest) or NotificationSettings(),
        game=game,
        count=count,
        elsewhere=bool(asked) and _connected(connection, row["table_id"], row["seat"]),
    )


def _invitation(connection: Connection, row: dict[str, Any], receiver: Receiver) -> Waiting:
    """An invitation: ``count`` is 0 if it is not true any more."""
    from benben.server.storage import friend_queries  # it writes notifications

    guest, table_id = receiver.guest, row["table_id"]
    found = [one for one in friend_queries.invitations_of(connection, guest) if one.table_id == table_id]
    seen = connection.execute(select(accounts.c.seen).where(accounts.c.guest == guest)).scalar()
    return Waiting(
        id=row["id"],
        kind=INVITE,
        table_id=table_id,
        seat=row["seat"],
        turn=row["turn"],
        attempts=row["attempts"] + 1,
        receiver=receiver,
        settings=settings_of(connection, guest) or NotificationSettings(),
        game=found[0].game if found else "",
        count=len(found),
        elsewhere=seen is not None and seen > row["made"],
        invited_by=found[0].by.name if found else "",
        token=found[0].token if found else "",
    )


def _asked(connection: Connection, row: dict[str, Any], guest: str) -> tuple[str, int]:
    """The game of a notification, and 1 if it is still the turn that it is about."""
    table_id, seat = row["table_id"], row["seat"]
    here = and_(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.guest == guest, seats.c.level.is_(None))
    found = connection.execute(
        select(tables.c.game, tables.c.phase, tables.c.asked).select_from(tables.join(seats)).where(here)
    )
    table = found.first()
    if table is None:
        return "", 0
    lines = and_(journal.c.table_id == table_id, journal.c.seat == seat, journal.c.kind.in_((PLAY, FORCED, SEAL)))
    turn = connection.execute(select(func.count()).select_from(journal).where(lines)).scalar_one()
    return table.game, int(table.phase == PLAYING and table.asked >> seat & 1 == 1 and turn == row["turn"])


def _connected(connection: Connection, table_id: str, seat: int) -> bool:
    """True if a player is connected to one of several servers."""
    if connection.dialect.name == "sqlite":
        return False
    found = cluster_queries.presence_at(connection, [table_id], but="")
    return any(one.seat == seat and one.left_at is None for one in found)


def count_waiting(connection: Connection, guest: str) -> int:
    """Number of tables where it is a guest's turn."""
    here = and_(seats.c.guest == guest, seats.c.level.is_(None), tables.c.phase == PLAYING)
    found = connection.execute(select(tables.c.asked, seats.c.seat).select_from(tables.join(seats)).where(here))
    return sum(asked >> seat & 1 for asked, seat in found)


def finish(connection: Connection, waiting: Waiting, result: str) -> None:
    """Note that a notification was sent, or is not needed any more."""
    _update(connection, waiting, next_try=None, result=result)


def postpone(connection: Connection, waiting: Waiting, date: float, attempts: int) -> None:
    """Have a notification tried again at a date."""
    _update(connection, waiting, next_try=date, attempts=attempts)


def _update(connection: Connection, waiting: Waiting, **values: object) -> None:
    same = and_(outbox.c.id == waiting.id, outbox.c.attempts == waiting.attempts)
    connection.execute(update(outbox).where(same).values(**values))


def note_receiver(connection: Connection, receiver: str, failures: int, off: str | None) -> None:
    """Note how often in a row a receiver has failed, and why nothing goes there any more; None if it does."""
    connection.execute(update(receivers).where(receivers.c.id == receiver).values(failures=failures, off=off))
    if off is not None:
        rest = and_(outbox.c.receiver == receiver, outbox.c.next_try.is_not(None))
        connection.execute(update(outbox).where(rest).values(next_try=None, result="off"))


def forget_old(connection: Connection, now: float) -> None:
    """Forget notifications of long ago."""
    connection.execute(delete(outbox).where(outbox.c.next_try.is_(None), outbox.c.made < now - KEPT_SECONDS))
    unused = and_(receivers.c.off == REMOVED, receivers.c.id.not_in(select(outbox.c.receiver)))
    connection.execute(delete(receivers).where(unused, receivers.c.made < now - KEPT_SECONDS))


# --- keys ----------------------------------------------------------------------------------------------------------------


def secret(connection: Connection, name: str, new: str) -> str:
    """A secret of all servers on the database; the first one that asks stores a new one."""
    connection.execute(insert_once(connection, server_secrets).values(name=name, value=new).on_conflict_do_nothing())
    return str(connection.execute(select(server_secrets.c.value).where(server_secrets.c.name == name)).scalar_one())
