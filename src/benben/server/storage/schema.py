"""The tables of the database. The journal of a table holds everything that happened there, and lines are only ever added.

The record of a match follows from its journal. The hash of a journal line covers the line and all before it. The columns
``phase``, ``asked``, ``moment``, ``changed`` and ``ended`` of a table and ``resigned`` of a seat are a summary of the
journal for lists. All columns but the first four of these and ``version`` are covered by hashes (`row_hashes`). Seeds and
the random numbers of seats have tables of their own, so that no query about tables can return one by accident.

Several servers may share a database. ``version`` counts the changes of a table's row, seats and random numbers: whoever
changes them names the version that was read. A row of ``servers`` is a server that runs; it may hold ``leases``, and has the
players of ``presence`` connected.

Tokens of sessions and keys are stored as hashes. A session with a ``table_id`` opens one seat at that table alone.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
    true,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

WAITING = "waiting"
"""Phase of a table: not all seats are taken."""
PLAYING = "playing"
"""Phase of a table: the match has begun."""
OVER = "over"
"""Phase of a table: the match has ended."""

WAIT = "wait"
"""Absence at a table: the game waits for players who are away."""
VOTE = "vote"
"""Absence at a table: a bot stands in for a player who is away if all others who are present agree."""
AUTOMATIC = "automatic"
"""Absence at a table: a bot stands in by itself for a player who is away and is waited for."""

PLAY = "play"
"""Kind of a journal line: an action was added to the record."""
UNDO = "undo"
"""Kind of a journal line: the last action of the record was taken back."""
SEAL = "seal"
"""Kind of a journal line: a seat has made or changed its sealed choice."""
UNSEAL = "unseal"
"""Kind of a journal line: a seat has withdrawn its sealed choice."""
FORCED = "forced"
"""Kind of a journal line: an action was added to the record that was no choice: the table played it."""
RESIGN = "resign"
"""Kind of a journal line: a seat has resigned; a bot plays there to the end."""
END = "end"
"""Kind of a journal line, the last one: all have agreed to end the game without a result."""

END_GAME = "end"
"""Agreement: the game ends without a result."""
ALLOW_HINTS = "hints"
"""Agreement: players may ask for hints."""
TAKE_BACK = "undo"
"""Agreement: whoever asks takes a move back, with all moves after it."""
AGREEMENTS = (END_GAME, ALLOW_HINTS, TAKE_BACK)
"""Everything that players can agree on."""

SLOW = "slow"
"""Pace of bots at a table: twice the time of the server."""
NORMAL = "normal"
"""Pace of bots at a table: the time of the server."""
FAST = "fast"
"""Pace of bots at a table: half the time of the server."""

guests = Table(
    "guests",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("symbol", String(16), nullable=False),
    Column("made", Float, nullable=False),
    Column("preferences", JSON, nullable=False, server_default="{}"),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=True),
    Column("device", String(40), nullable=False, server_default=""),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),
    Column("ends", Float, nullable=False, server_default="0"),
    Index("ix_sessions_guest", "guest"),
)

keys = Table(
    "keys",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_keys_guest", "guest"),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("host", String(16), ForeignKey("guests.id"), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("invite", String(32), nullable=False, unique=True),
    Column("watch", String(32), nullable=False, unique=True),
    Column("phase", String(8), nullable=False),
    Column("asked", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("next", String(16), nullable=True),
    Column("absence", String(16), nullable=False, server_default=WAIT),
    Column("stand_in_level", String(32), nullable=True),
    Column("stand_in_after", Integer, nullable=True),
    Column("hints", Boolean, nullable=True),
    Column("spectators", Boolean, nullable=False, server_default=true()),
    Column("undo_by_agreement", Boolean, nullable=False, server_default=false()),
    Column("bot_pace", String(8), nullable=False, server_default=NORMAL),
    Column("agreements", JSON, nullable=False, server_default="{}"),
    Column("ended", Boolean, nullable=False, server_default=false()),
    Column("hash", String(64), nullable=False, server_default=""),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("to_commit", Integer, nullable=True),
    Column("votes", JSON(none_as_null=True), nullable=True),
    Index("ix_tables_phase_changed", "phase", "changed"),
)

seeds = Table(
    "seeds",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seed", LargeBinary(32), nullable=False),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=True),
    Column("level", String(32), nullable=True),
    Column("name", String(32), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("symbol", String(16), nullable=False),
    Column("randomness_commitment", String(64), nullable=True),
    Column("stand_in_first", Integer, nullable=True),
    Column("stand_in_last", Integer, nullable=True),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("removed", Boolean, nullable=False, server_default=false()),
    Column("hash", String(64), nullable=False, server_default=""),
    Index("ix_seats_guest", "guest"),
)

randomness = Table(
    "randomness",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", LargeBinary(32), nullable=False),
)

journal = Table(
    "journal",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("client", String(64), nullable=True),
    Column("at", Float, nullable=False),
    Column("hash", String(64), nullable=False, server_default=""),
    UniqueConstraint("table_id", "seat", "client", name="uq_journal_client"),
)

chat = Table(
    "chat",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("name", String(32), nullable=False),
    Column("text", String(500), nullable=False),
    Column("client", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "guest", "client", name="uq_chat_client"),
    Index("ix_chat_table", "table_id", "id"),
)

servers = Table(
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("seen", Float, nullable=False),
)

leases = Table(
    "leases",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("duty", String(16), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("epoch", Integer, nullable=False),
)

presence = Table(
    "presence",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("server", String(32), primary_key=True),
    Column("left_at", Float, nullable=True),
    Index("ix_presence_server", "server"),
)
