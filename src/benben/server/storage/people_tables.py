"""The tables of the database about people among each other: friends, blocks, quick matches, reports and the host's actions.

Rows refer to guests, so that a guest who becomes an account keeps them. ``audit_log`` is also how a running server learns
what the command line has done: every server reads its new rows (`benben.server.people.moderation_watch`).
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
    String,
    Table,
    UniqueConstraint,
    false,
)

from benben.server.storage.schema import METADATA

BLOCK = "block"
"""Kind of a block: neither sees anything of the other."""
MUTE = "mute"
"""Kind of a block: its maker does not see the other's chat. Kind of a sanction: the guest cannot chat."""
BAN = "ban"
"""Kind of a sanction: the guest has no session."""

NUMBER = BigInteger().with_variant(Integer, "sqlite")
"""The type of ids that the database counts."""

friend_requests = Table(
    "friend_requests",
    METADATA,
    Column("asker", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("asked", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("made", Float, nullable=False),
    Column("declined", Float, nullable=True),
    Column("withdrawn", Boolean, nullable=False, server_default=false()),
    Index("ix_friend_requests_asked", "asked"),
)

friends = Table(
    "friends",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("friend", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("made", Float, nullable=False),
    Index("ix_friends_friend", "friend"),
)
"""Two rows for each friendship, one for either side."""

blocks = Table(
    "blocks",
    METADATA,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("other", String(16), ForeignKey("guests.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("made", Float, nullable=False),
    UniqueConstraint("guest", "other", "kind", name="uq_blocks_guest"),
    Index("ix_blocks_other", "other"),
)

invitations = Table(
    "invitations",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("by", String(16), ForeignKey("guests.id"), nullable=False),
    Column("made", Float, nullable=False),
    Column("declined", Boolean, nullable=False, server_default=false()),
    Index("ix_invitations_guest", "guest"),
    Index("ix_invitations_by", "by"),
)

match_requests = Table(
    "match_requests",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=True),
    Index("ix_match_requests_wish", "game", "players", "pace", "seen"),
)
"""Who waits for a quick match; with a ``table_id``, who was seated and has not gone there yet."""

reports = Table(
    "reports",
    METADATA,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("by", String(16), ForeignKey("guests.id"), nullable=False),
    Column("about", String(16), ForeignKey("guests.id"), nullable=False),
    Column("about_name", String(32), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", String(500), nullable=False),
    Column("lines", JSON, nullable=False),
    Column("made", Float, nullable=False),
    Column("handled", Float, nullable=True),
    Column("note", String(500), nullable=False, server_default=""),
    Index("ix_reports_handled", "handled", "made"),
    Index("ix_reports_by", "by"),
    Index("ix_reports_about", "about"),
)
"""``lines`` are the lines of chat as they were said, with their ids, names and times."""

sanctions = Table(
    "sanctions",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("until", Float, nullable=True),
    Column("reason", String(200), nullable=False),
    Column("made", Float, nullable=False),
)
"""What the host has forbidden a guest, for good or until a date."""

audit_log = Table(
    "audit_log",
    METADATA,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("actor", String(16), nullable=True),
    Column("actor_name", String(32), nullable=False),
    Column("action", String(16), nullable=False),
    Column("subject", String(16), nullable=False),
    Column("detail", JSON, nullable=False),
)
"""Every action of a host: ``actor`` is the guest of an admin account, NULL at the command line."""
