"""Queries about guests, their sessions and the keys to their seats. Tokens are looked up by their hashes."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from benben.server.storage import account_queries
from benben.server.storage.rows import Guest
from benben.server.storage.sanction_queries import check_not_banned
from benben.server.storage.schema import guests, keys, seats, sessions, tables
from benben.server.storage.stored_values import as_stored, decoded

DAY = 24 * 3600.0
"""Seconds of a day."""
SESSION_UNUSED = 180 * DAY
"""Seconds without use after which a session has ended."""
SESSION_LIFETIME = 730 * DAY
"""Seconds after which a session has ended, however much it is used."""
SEAT_UNUSED = 30 * DAY
"""Seconds without use after which a session for one seat has ended."""
SEAT_LIFETIME = 180 * DAY
"""Seconds after which a session for one seat has ended, however much it is used."""
KEY_LIFETIME = DAY
"""Seconds in which the key to a seat can be used."""
ID_LENGTH = 16
"""Digits of a session's id: the first ones of the hash of its token, from which the token cannot be derived."""


@dataclass
class Session:
    """The right of a device to act as a guest: everywhere, or with a ``table_id`` on one seat at that table."""

    id: str
    guest: Guest
    table_id: str | None
    device: str
    made: float
    used: float
    ends: float
    game: str | None = None
    """The game of the table; None without one."""
    bearer: bool = False
    """True if it is the token of a bot, which is sent in the header ``Authorization`` and is no cookie."""
    ended: bool = False
    """True once it was ended before its time."""

    def valid(self, now: float) -> bool:
        """True if it can be used at this time."""
        unused = SESSION_UNUSED if self.table_id is None else SEAT_UNUSED
        return not self.ended and now < self.ends and now - self.used < unused


@dataclass(frozen=True)
class StoredKey:
    """A key that was made and not used yet: its table, the game there, and when it was made."""

    table_id: str
    game: str
    made: float


def token_hash(token: str) -> str:
    """The hash of a token. Tokens are stored hashed: a reader of the database cannot sit down in anyone's place."""
    return account_queries.hashed(token.encode())


def session_id(token: str) -> str:
    """The id of the session with this token."""
    return token_hash(token)[:ID_LENGTH]


INSERT_GUEST, INSERT_SESSION = insert(guests), insert(sessions)
"""The statements for a new guest, built once: that takes longer than running them."""


# --- guests --------------------------------------------------------------------------------------------------------------


def add_guest(connection: Connection, guest: Guest, token: str, device: str = "") -> None:
    """Store a new guest with a first session."""
    connection.execute(INSERT_GUEST, {**vars(guest), "made": time.time()})
    _insert_session(connection, guest.id, token, device)


def update_guest(connection: Connection, guest: Guest) -> None:
    """Store a guest's new name, colour and symbol; raise RequestError if it is an account, and another's name looks so."""
    if account_queries.find_account(connection, guest.id) is not None:
        account_queries.set_looks(connection, guest.id, guest.name)
    values = {"name": guest.name, "colour": guest.colour, "symbol": guest.symbol}
    connection.execute(update(guests).where(guests.c.id == guest.id).values(values))


def preferences_of(connection: Connection, guest: str) -> dict[str, str]:
    """The preferences of a guest by their names; none if they cannot be read."""
    found = connection.execute(select(as_stored(guests.c.preferences)).where(guests.c.id == guest)).scalar()
    return decoded(found, dict[str, str], {})


def update_preferences(connection: Connection, guest: str, preferences: dict[str, str]) -> None:
    """Store the preferences of a guest."""
    connection.execute(update(guests).where(guests.c.id == guest).values(preferences=preferences))


# --- sessions ------------------------------------------------------------------------------------------------------------

COLUMNS = (
    func.substr(sessions.c.token, 1, ID_LENGTH).label("id"),
    *(sessions.c[name] for name in ("table_id", "device", "made", "used", "ends", "bearer")),
)
"""The columns of a `Session`."""
GUEST_COLUMNS = (guests.c.id.label("guest"), guests.c.name, guests.c.colour, guests.c.symbol)
"""The columns of the guest of a session."""


def _sessions_where(condition: ColumnElement[bool]) -> Select[Any]:
    """The query for the sessions that fulfil a condition."""
    return (
        select(*COLUMNS, *GUEST_COLUMNS, tables.c.game)
        .join(guests, guests.c.id == sessions.c.guest)
        .outerjoin(tables, tables.c.id == sessions.c.table_id)
        .where(condition)
    )


SELECT_SESSION = _sessions_where(sessions.c.token == bindparam("of_token"))
"""The query for the session of a token, built once: every device asks it when it comes."""


def add_session(
    connection: Connection, guest: str, token: str, device: str, table_id: str | None = None, bearer: bool = False
) -> None:
    """Store another session of a guest: for everything, or for the seat at one table; or the token of a bot.

    Raise RequestError if the guest is banned.
    """
    check_not_banned(connection, guest)
    _insert_session(connection, guest, token, device, table_id, bearer)


def _insert_session(
    connection: Connection, guest: str, token: str, device: str, table_id: str | None = None, bearer: bool = False
) -> None:
    now = time.time()
    ends = now + (SESSION_LIFETIME if table_id is None else SEAT_LIFETIME)
    values = {"token": token_hash(token), "guest": guest, "table_id": table_id, "device": device, "bearer": bearer}
    connection.execute(INSERT_SESSION, {**values, "made": now, "used": now, "ends": ends})


def find_session(connection: Connection, token: str) -> Session | None:
    """The session of a token; None if there is none. Whether it is still valid is for the caller to ask."""
    row = connection.execute(SELECT_SESSION, {"of_token": token_hash(token)}).mappings().first()
    return None if row is None else _session(row)


def sessions_of(connection: Connection, guest: str) -> list[Session]:
    """The sessions of a guest, the last used first; those that are over by time are left out."""
    now = time.time()
    return [session for session in _select_sessions(connection, sessions.c.guest == guest) if session.valid(now)]


def sessions_of_guests(connection: Connection, guests: list[str]) -> list[Session]:
    """All sessions of these guests that are stored."""
    return _select_sessions(connection, sessions.c.guest.in_(guests))


def _select_sessions(connection: Connection, condition: ColumnElement[bool]) -> list[Session]:
    query = _sessions_where(condition).order_by(sessions.c.used.desc(), sessions.c.token)
    return [_session(row) for row in connection.execute(query).mappings()]


def _session(row: RowMapping) -> Session:
    guest = Guest(row["guest"], row["name"], row["colour"], row["symbol"])
    return Session(
        guest=guest, **{name: row[name] for name in ("id", "table_id", "device", "made", "used", "ends", "game", "bearer")}
    )


def mark_used(connection: Connection, session: Session) -> None:
    """Store when a session was last used."""
    connection.execute(update(sessions).where(_is(session.id, session.guest.id)).values(used=session.used))


def end_sessions(connection: Connection, guest: str, ids: list[str]) -> None:
    """Delete sessions of a guest."""
    for session_id in ids:
        connection.execute(delete(sessions).where(_is(session_id, guest)))


def _is(session_id: str, guest: str) -> ColumnElement[bool]:
    return and_(sessions.c.guest == guest, func.substr(sessions.c.token, 1, ID_LENGTH) == session_id)


def delete_expired(connection: Connection) -> None:
    """Delete the sessions and keys whose time is over."""
    now = time.time()
    everywhere = and_(sessions.c.table_id.is_(None), sessions.c.used <= now - SESSION_UNUSED)
    one_seat = and_(sessions.c.table_id.is_not(None), sessions.c.used <= now - SEAT_UNUSED)
    connection.execute(delete(sessions).where(or_(sessions.c.ends <= now, everywhere, one_seat)))
    connection.execute(delete(keys).where(keys.c.made <= now - KEY_LIFETIME))
    account_queries.delete_expired(connection)


# --- keys ----------------------------------------------------------------------------------------------------------------


def add_key(connection: Connection, table_id: str, guest: str, token: str) -> None:
    """Store a key to a guest's seat; it replaces an earlier key."""
    delete_key(connection, table_id, guest)
    connection.execute(insert(keys).values(token=token_hash(token), table_id=table_id, guest=guest, made=time.time()))


def delete_key(connection: Connection, table_id: str, guest: str) -> bool:
    """Delete the key to a guest's seat; return whether there was one."""
    return connection.execute(delete(keys).where(and_(keys.c.table_id == table_id, keys.c.guest == guest))).rowcount > 0


def keys_of(connection: Connection, guest: str) -> list[StoredKey]:
    """The keys of a guest that can still be used, the latest first."""
    valid = and_(keys.c.guest == guest, keys.c.made > time.time() - KEY_LIFETIME)
    query = select(keys.c.table_id, tables.c.game, keys.c.made).join(tables, tables.c.id == keys.c.table_id).where(valid)
    return [StoredKey(*row) for row in connection.execute(query.order_by(keys.c.made.desc()))]


def find_key(connection: Connection, token: str) -> tuple[str, str] | None:
    """The table and the guest of a key; None if it is unknown, used, too old, or the guest has left the table."""
    seated = and_(seats.c.table_id == keys.c.table_id, seats.c.guest == keys.c.guest)
    valid = and_(keys.c.token == token_hash(token), keys.c.made > time.time() - KEY_LIFETIME)
    row = connection.execute(select(keys.c.table_id, keys.c.guest).join(seats, seated).where(valid)).first()
    return None if row is None else (row.table_id, row.guest)


def use_key(connection: Connection, token: str, session: str, device: str) -> tuple[str, str] | None:
    """Spend a key on a new session for its seat; return table and guest, or None if the key cannot be used."""
    found = find_key(connection, token)
    if found is None or connection.execute(delete(keys).where(keys.c.token == token_hash(token))).rowcount != 1:
        return None
    table_id, guest = found
    add_session(connection, guest, session, device, table_id)
    return found
