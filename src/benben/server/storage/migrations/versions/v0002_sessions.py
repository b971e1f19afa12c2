"""A guest may have sessions on several devices, and keys that open a seat on another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

COPY_TOKENS = sa.text(
    "INSERT INTO sessions (token, guest, made)"
    " SELECT token, id, made FROM guests WHERE token NOT IN (SELECT token FROM sessions)"
)
"""Give every guest the one session it had."""
RESTORE_TOKENS = sa.text(
    "UPDATE guests SET token = COALESCE((SELECT MIN(token) FROM sessions WHERE sessions.guest = guests.id), guests.id)"
)
"""Give every guest one of its sessions back."""


def upgrade() -> None:
    """Move sessions from the guests, which had one each, to a table of their own."""
    if not sa.inspect(op.get_bind()).has_table("sessions"):  # an upgrade of version 0.1 that failed left it behind
        op.create_table(
            "sessions",
            sa.Column("token", sa.String(length=64), nullable=False),
            sa.Column("guest", sa.String(length=16), nullable=False),
            sa.Column("made", sa.Float(), nullable=False),
            sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_sessions_guest")),
            sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
        )
    op.execute(COPY_TOKENS)
    with op.batch_alter_table("guests") as guests:
        guests.drop_constraint("uq_guests_token", type_="unique")
        guests.drop_column("token")
    op.create_table(
        "keys",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("guest", sa.String(length=16), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_keys_guest")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_keys_table_id")),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_keys")),
    )


def downgrade() -> None:
    """Keep one session of each guest."""
    op.drop_table("keys")
    op.add_column("guests", sa.Column("token", sa.String(length=64), nullable=True))
    op.execute(RESTORE_TOKENS)
    with op.batch_alter_table("guests") as guests:
        guests.alter_column("token", existing_type=sa.String(length=64), nullable=False)
        guests.create_unique_constraint("uq_guests_token", ["token"])
    op.drop_table("sessions")
