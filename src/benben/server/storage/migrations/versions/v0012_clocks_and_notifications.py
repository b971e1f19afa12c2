"""Tables have clocks, players have vacations, and notifications have receivers and an outbox."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

NEW_COLUMNS = ("clock", "time_out_choices", "due", "deadlines")
"""The new columns of tables. They are NULL, so that no hash changes."""
NEW_TABLES = ("server_secrets", "outbox", "receivers", "notification_settings", "vacations", "outages", "heartbeat")
"""The new tables, those that refer to others first."""


def upgrade() -> None:
    """Add the columns and the tables."""
    op.add_column("tables", sa.Column("clock", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("time_out_choices", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("due", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("deadlines", sa.JSON(none_as_null=True), nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    _create_tables_about_time()
    _create_tables_about_notifications()


def _create_tables_about_time() -> None:
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Float(), primary_key=True),
        sa.Column("ended", sa.Float(), nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("guest", sa.String(length=16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("began", sa.Float(), primary_key=True),
        sa.Column("ended", sa.Float(), nullable=False),
    )


def _create_tables_about_notifications() -> None:
    op.create_table(
        "notification_settings",
        sa.Column("guest", sa.String(length=16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("time_zone", sa.String(length=64), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("digest_hour", sa.Integer(), nullable=False),
        sa.Column("next_digest", sa.Float(), nullable=True),
        sa.Index("ix_notification_settings_next_digest", "next_digest"),
    )
    op.create_table(
        "receivers",
        sa.Column("id", sa.String(length=16), primary_key=True),
        sa.Column("guest", sa.String(length=16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("address", sa.String(length=2000), nullable=False),
        sa.Column("push_keys", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("digest", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("token", sa.String(length=64), nullable=False, unique=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("failures", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("off", sa.String(length=16), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Index("ix_receivers_guest", "guest"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("receiver", sa.String(length=16), sa.ForeignKey("receivers.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("next_try", sa.Float(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("result", sa.String(length=16), nullable=True),
        sa.UniqueConstraint("receiver", "kind", "table_id", "turn", name="uq_outbox_receiver"),
        sa.Index("ix_outbox_next_try", "next_try"),
    )
    op.create_table(
        "server_secrets",
        sa.Column("name", sa.String(length=32), primary_key=True),
        sa.Column("value", sa.String(length=2000), nullable=False),
    )


def downgrade() -> None:
    """Drop the tables and the columns."""
    for name in NEW_TABLES:
        op.drop_table(name)
    op.drop_index("ix_tables_due", "tables")
    with op.batch_alter_table("tables") as changed:
        for column in NEW_COLUMNS:
            changed.drop_column(column)
