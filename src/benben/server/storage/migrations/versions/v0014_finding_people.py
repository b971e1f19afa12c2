"""People find each other: friends, blocks, invitations, quick matches, reports, sanctions and the log of the host."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

NEW_TABLES = (
    "audit_log",
    "sanctions",
    "reports",
    "match_requests",
    "invitations",
    "blocks",
    "friends",
    "friend_requests",
)
"""The new tables, the last one first."""


def upgrade() -> None:
    """Add the tables, when an account was last here, and whether a table was closed (NULL, so that no hash changes)."""
    op.add_column("accounts", sa.Column("seen", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("closed", sa.Boolean(), nullable=True))
    _create_tables_about_friends()
    _create_tables_about_play()
    _create_tables_about_order()


def _guest(name: str, **more: Any) -> sa.Column[str]:
    """A column that refers to a guest."""
    return sa.Column(name, sa.String(length=16), sa.ForeignKey("guests.id"), **more)


def _number() -> sa.Column[int]:
    """The id of a row, which the database counts."""
    kind = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    return sa.Column("id", kind, primary_key=True, autoincrement=True)


def _create_tables_about_friends() -> None:
    op.create_table(
        "friend_requests",
        _guest("asker", primary_key=True),
        _guest("asked", primary_key=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("declined", sa.Float(), nullable=True),
        sa.Column("withdrawn", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Index("ix_friend_requests_asked", "asked"),
    )
    op.create_table(
        "friends",
        _guest("guest", primary_key=True),
        _guest("friend", primary_key=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Index("ix_friends_friend", "friend"),
    )
    op.create_table(
        "blocks",
        _number(),
        _guest("guest", nullable=False),
        _guest("other", nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.UniqueConstraint("guest", "other", "kind", name="uq_blocks_guest"),
        sa.Index("ix_blocks_other", "other"),
    )


def _create_tables_about_play() -> None:
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("tables.id"), primary_key=True),
        _guest("guest", primary_key=True),
        _guest("by", nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Index("ix_invitations_guest", "guest"),
        sa.Index("ix_invitations_by", "by"),
    )
    op.create_table(
        "match_requests",
        _guest("guest", primary_key=True),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("tables.id"), nullable=True),
        sa.Index("ix_match_requests_wish", "game", "players", "pace", "seen"),
    )


def _create_tables_about_order() -> None:
    op.create_table(
        "reports",
        _number(),
        _guest("by", nullable=False),
        _guest("about", nullable=False),
        sa.Column("about_name", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("reason", sa.String(length=16), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("handled", sa.Float(), nullable=True),
        sa.Column("note", sa.String(length=500), nullable=False, server_default=""),
        sa.Index("ix_reports_handled", "handled", "made"),
        sa.Index("ix_reports_by", "by"),
        sa.Index("ix_reports_about", "about"),
    )
    op.create_table(
        "sanctions",
        _guest("guest", primary_key=True),
        sa.Column("kind", sa.String(length=8), primary_key=True),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
    )
    op.create_table(
        "audit_log",
        _number(),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("actor", sa.String(length=16), nullable=True),
        sa.Column("actor_name", sa.String(length=32), nullable=False),
        sa.Column("action", sa.String(length=16), nullable=False),
        sa.Column("subject", sa.String(length=16), nullable=False),
        sa.Column("detail", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    """Drop the tables and the columns."""
    for name in NEW_TABLES:
        op.drop_table(name)
    with op.batch_alter_table("tables") as changed:
        changed.drop_column("closed")
    with op.batch_alter_table("accounts") as changed:
        changed.drop_column("seen")
