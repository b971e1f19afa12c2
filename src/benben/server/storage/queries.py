"""What is asked of the store and written into it, on a connection that `Store.read` or `Store.write` lends."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, field
from typing import Any

from msgspec import json
from sqlalchemy import Connection, RowMapping, and_, bindparam, delete, desc, func, insert, or_, select, update

from benben.server.storage.schema import OVER, PLAYING, WAITING, chat, guests, journal, keys, seats, seeds, sessions, tables
from benben.server.tables.messages import ChatLine

LISTED = 100
"""Tables in a list at most."""
CHATTED = 200
"""Lines of chat that are shown at most."""
KEY_LASTS = 24 * 3600.0
"""Seconds in which the key to a seat can be used."""


@dataclass
class Guest:
    """Somebody who may sit down: a name, a colour and a symbol. Whoever has the session token is this guest."""

    id: str
    name: str
    colour: str
    symbol: str


@dataclass
class SeatHolder:
    """Who has a seat: a guest, a bot, or a guest for whom a bot stands in; nobody when both are None."""

    guest: str | None = None
    level: str | None = None
    name: str = ""
    colour: str = ""
    symbol: str = ""

    @property
    def taken(self) -> bool:
        """Whether anyone sits here."""
        return self.guest is not None or self.level is not None


@dataclass
class Line:
    """One line of a journal."""

    kind: str
    seat: int
    text: str
    client: str | None = None


@dataclass
class TableRow:
    """A table as it is kept, without its journal and its seed."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, str]
    commitment: str
    host: str
    open: bool
    invite: str
    watch: str
    phase: str = WAITING
    asked: int = 0
    moment: int = 0
    made: float = 0.0
    changed: float = 0.0
    next: str | None = None
    sitters: list[SeatHolder] = field(default_factory=list)


def hashed(token: str) -> str:
    """What is kept of a session token: who reads the database cannot sit down in anyone's place."""
    return hashlib.sha256(token.encode()).hexdigest()


# --- guests --------------------------------------------------------------------------------------------------------------


def add_guest(connection: Connection, guest: Guest, token: str) -> None:
    """Keep a new guest with a first session."""
    connection.execute(insert(guests).values(**vars(guest), made=time.time()))
    add_session(connection, guest.id, token)


def add_session(connection: Connection, guest: str, token: str) -> None:
    """Let another device be this guest too."""
    connection.execute(insert(sessions).values(token=hashed(token), guest=guest, made=time.time()))


def change_guest(connection: Connection, guest: Guest) -> None:
    """Keep a guest's new name, colour or symbol."""
    changed = {"name": guest.name, "colour": guest.colour, "symbol": guest.symbol}
    connection.execute(update(guests).where(guests.c.id == guest.id).values(changed))


def guest_of(connection: Connection, token: str) -> Guest | None:
    """The guest of a session token."""
    columns = (guests.c.id, guests.c.name, guests.c.colour, guests.c.symbol)
    query = select(*columns).join(sessions, sessions.c.guest == guests.c.id).where(sessions.c.token == hashed(token))
    row = connection.execute(query).mappings().first()
    return None if row is None else Guest(**row)


def add_key(connection: Connection, table_id: str, guest: str, token: str) -> None:
    """Keep a key to a guest's seat; it takes the place of an earlier one."""
    connection.execute(delete(keys).where(and_(keys.c.table_id == table_id, keys.c.guest == guest)))
    connection.execute(insert(keys).values(token=hashed(token), table_id=table_id, guest=guest, made=time.time()))


def use_key(connection: Connection, token: str, session: str) -> tuple[str, str] | None:
    """The table and the guest of a key, which is spent on a new session of that guest; None when it is of no use."""
    fresh = and_(keys.c.token == hashed(token), keys.c.made > time.time() - KEY_LASTS)
    found = connection.execute(select(keys.c.table_id, keys.c.guest).where(fresh)).first()
    if found is None:
        return None
    connection.execute(delete(keys).where(keys.c.token == hashed(token)))
    add_session(connection, found.guest, session)
    return found.table_id, found.guest


# --- tables --------------------------------------------------------------------------------------------------------------


def add_table(connection: Connection, row: TableRow, seed: bytes) -> None:
    """Keep a new table, its seats and, apart from them, its seed."""
    row.made = row.changed = time.time()
    plain = {name: value for name, value in vars(row).items() if name != "sitters"}
    connection.execute(insert(tables).values(plain))
    connection.execute(insert(seeds).values(table_id=row.id, seed=seed))
    found = [{"table_id": row.id, "seat": number, **vars(sitter)} for number, sitter in enumerate(row.sitters)]
    connection.execute(insert(seats), found)


def table(connection: Connection, table_id: str) -> TableRow | None:
    """A table with its seats."""
    found = _tables(connection, tables.c.id == table_id)
    return found[0] if found else None


def table_of_token(connection: Connection, token: str) -> TableRow | None:
    """The table of an invitation or a spectator link."""
    found = _tables(connection, or_(tables.c.invite == token, tables.c.watch == token))
    return found[0] if found else None


def open_tables(connection: Connection) -> list[TableRow]:
    """Tables anyone may join, the latest first."""
    return _tables(connection, and_(tables.c.open, tables.c.phase == WAITING))


def tables_of(connection: Connection, guest: str) -> list[TableRow]:
    """The tables a guest sits at, the latest first."""
    return _tables(connection, tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest == guest)))


def tables_in_play_with_bots(connection: Connection) -> list[TableRow]:
    """The tables where a bot may be asked, to go on with after a restart."""
    with_bots = select(seats.c.table_id).where(seats.c.level.is_not(None))
    return _tables(connection, and_(tables.c.phase == PLAYING, tables.c.id.in_(with_bots)), limit=10_000)


def _tables(connection: Connection, which: Any, limit: int = LISTED) -> list[TableRow]:
    query = select(tables).where(which).order_by(desc(tables.c.changed)).limit(limit)
    found = {row["id"]: TableRow(**row) for row in connection.execute(query).mappings()}
    sitting = select(seats).where(seats.c.table_id.in_(list(found))).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(sitting).mappings():
        found[row["table_id"]].sitters.append(_sitter(row))
    return list(found.values())


def _sitter(row: RowMapping) -> SeatHolder:
    return SeatHolder(row["guest"], row["level"], row["name"], row["colour"], row["symbol"])


def seed_of(connection: Connection, table_id: str) -> bytes:
    """The seed of a table."""
    return bytes(connection.execute(select(seeds.c.seed).where(seeds.c.table_id == table_id)).scalar_one())


def seat(connection: Connection, table_id: str, number: int, sitter: SeatHolder) -> None:
    """Keep who has a seat from now on."""
    here = and_(seats.c.table_id == table_id, seats.c.seat == number)
    connection.execute(update(seats).where(here).values(vars(sitter)))
    connection.execute(update(tables).where(tables.c.id == table_id).values(changed=time.time()))


def follow(connection: Connection, table_id: str, next_id: str) -> None:
    """Note the rematch of a table."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(next=next_id))


# --- journals ------------------------------------------------------------------------------------------------------------


APPEND = insert(journal)
SUMMARISE = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values({name: bindparam(f"new_{name}") for name in ("phase", "asked", "moment", "changed")})
)
"""Made once: these two are run for every move, and making a statement takes longer than running it."""

APPEND_AT_ONCE = """
    INSERT INTO journal (table_id, number, kind, seat, text, client, at)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'), ?
    FROM json_each(?)
"""
SUMMARISE_AT_ONCE = """
    UPDATE tables SET phase = json_extract(told.value, '$[1]'), asked = json_extract(told.value, '$[2]'),
        moment = json_extract(told.value, '$[3]'), changed = ?
    FROM json_each(?) AS told WHERE tables.id = json_extract(told.value, '$[0]')
"""
"""The same for SQLite, any number of rows in one step. Between steps the event loop takes the interpreter away from the
writing thread, and to get it back takes longer than the step."""


@dataclass
class Summary:
    """What lists tell of a table in play."""

    phase: str
    asked: int
    moment: int


@dataclass
class Page:
    """Further lines of a table's journal, the first with this number, and what lists tell of the table then."""

    table_id: str
    first: int
    lines: list[Line]
    summary: Summary


def append(connection: Connection, pages: list[Page]) -> None:
    """Write further lines, of any number of tables. A number that is taken already fails: somebody else has written."""
    if connection.dialect.name == "sqlite":
        _append_at_once(connection, pages)
        return
    now = time.time()
    rows = [
        {"table_id": page.table_id, "number": number, **vars(line), "at": now}
        for page in pages
        for number, line in enumerate(page.lines, page.first)
    ]
    connection.execute(APPEND, rows)
    told = [
        {"of_table": page.table_id, "new_changed": now, **{f"new_{name}": told for name, told in vars(page.summary).items()}}
        for page in pages
    ]
    connection.execute(SUMMARISE, told)


def _append_at_once(connection: Connection, pages: list[Page]) -> None:
    now = time.time()
    rows = [
        (page.table_id, number, line.kind, line.seat, line.text, line.client)
        for page in pages
        for number, line in enumerate(page.lines, page.first)
    ]
    connection.exec_driver_sql(APPEND_AT_ONCE, (now, json.encode(rows).decode()))
    told = [(page.table_id, page.summary.phase, page.summary.asked, page.summary.moment) for page in pages]
    connection.exec_driver_sql(SUMMARISE_AT_ONCE, (now, json.encode(told).decode()))


def lines_of(connection: Connection, table_id: str) -> list[Line]:
    """A whole journal."""
    columns = (journal.c.kind, journal.c.seat, journal.c.text, journal.c.client)
    query = select(*columns).where(journal.c.table_id == table_id).order_by(journal.c.number)
    return [Line(*row) for row in connection.execute(query)]


# --- chat ----------------------------------------------------------------------------------------------------------------


def say(connection: Connection, table_id: str, guest: str, name: str, text: str, client: str) -> bool:
    """Keep a line of chat; False when this client's line is there already."""
    mine = and_(chat.c.table_id == table_id, chat.c.guest == guest, chat.c.client == client)
    if connection.execute(select(chat.c.id).where(mine)).first() is not None:
        return False
    said = {"table_id": table_id, "guest": guest, "name": name, "text": text, "client": client, "at": time.time()}
    connection.execute(insert(chat).values(said))
    return True


def chat_of(connection: Connection, table_id: str) -> list[ChatLine]:
    """The latest lines of chat, oldest first."""
    columns = (chat.c.id, chat.c.name, chat.c.text, chat.c.at)
    query = select(*columns).where(chat.c.table_id == table_id).order_by(desc(chat.c.id)).limit(CHATTED)
    return [ChatLine(*row) for row in connection.execute(query)][::-1]


def census(connection: Connection) -> dict[str, int]:
    """How many tables there are in each phase."""
    counted = connection.execute(select(tables.c.phase, func.count()).group_by(tables.c.phase))
    return {WAITING: 0, PLAYING: 0, OVER: 0} | {row[0]: row[1] for row in counted}
