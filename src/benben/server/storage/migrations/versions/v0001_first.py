"""The first schema: guests, tables, seats, seeds, journals, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create every table."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("colour", sa.String(length=16), nullable=False),
        sa.Column("symbol", sa.String(length=16), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guests")),
        sa.UniqueConstraint("token", name=op.f("uq_guests_token")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("rules", sa.String(length=16), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.String(length=32), nullable=False),
        sa.Column("watch", sa.String(length=32), nullable=False),
        sa.Column("phase", sa.String(length=8), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("moment", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("next", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name=op.f("fk_tables_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("invite", name=op.f("uq_tables_invite")),
        sa.UniqueConstraint("watch", name=op.f("uq_tables_watch")),
    )
    op.create_index("ix_tables_phase_changed", "tables", ["phase", "changed"], unique=False)
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("guest", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_chat_guest")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
        sa.UniqueConstraint("table_id", "guest", "client", name="uq_chat_client"),
    )
    op.create_index("ix_chat_table", "chat", ["table_id", "id"], unique=False)
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=200), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_journal_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_journal")),
        sa.UniqueConstraint("table_id", "seat", "client", name="uq_journal_client"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest", sa.String(length=16), nullable=True),
        sa.Column("level", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("colour", sa.String(length=16), nullable=False),
        sa.Column("symbol", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_seats_guest")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"], unique=False)
    op.create_table(
        "seeds",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seeds_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_seeds")),
    )


def downgrade() -> None:
    """Drop every table."""
    op.drop_table("seeds")
    op.drop_index("ix_seats_guest", table_name="seats")
    op.drop_table("seats")
    op.drop_table("journal")
    op.drop_index("ix_chat_table", table_name="chat")
    op.drop_table("chat")
    op.drop_index("ix_tables_phase_changed", table_name="tables")
    op.drop_table("tables")
    op.drop_table("guests")
