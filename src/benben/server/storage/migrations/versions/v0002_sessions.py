"""A guest may have sessions on several devices, and keys that bring a seat to another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

KNOWN = sa.text("INSERT INTO sessions (token, guest, made) SELECT token, id, made FROM guests")
FORGOTTEN = sa.text(
    "UPDATE guests SET token = COALESCE((SELECT MIN(token) FROM sessions WHERE sessions.guest = guests.id), guests.id)"
)


def upgrade() -> None:
    """Sessions move from the guests, who had one each, to a table of their own."""
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=16), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_sessions_guest")),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    op.execute(KNOWN)
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
    """Each guest keeps one session."""
    op.drop_table("keys")
    op.add_column("guests", sa.Column("token", sa.String(length=64), nullable=True))
    op.execute(FORGOTTEN)
    with op.batch_alter_table("guests") as guests:
        guests.alter_column("token", existing_type=sa.String(length=64), nullable=False)
        guests.create_unique_constraint("uq_guests_token", ["token"])
    op.drop_table("sessions")
