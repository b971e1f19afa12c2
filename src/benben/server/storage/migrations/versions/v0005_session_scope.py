"""Sessions end, know their device, and may be limited to one table."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

LIFETIME = 730 * 24 * 3600.0
"""Seconds that a session of before the upgrade can still be used, if it is not left unused."""
START_AGAIN = sa.text("UPDATE sessions SET used = :now, ends = :ends")
"""Count the time of every session from now on."""
DROP_LIMITED = sa.text("DELETE FROM sessions WHERE table_id IS NOT NULL")
"""End the sessions that open one seat only: without the column they would open everything."""


def upgrade() -> None:
    """Add the table, the device and the times of sessions. Every session of before goes on, for all tables of its guest.

    Tokens need no change: they have been stored as hashes since the first schema.
    """
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sa.Column("table_id", sa.String(length=16), nullable=True))
        sessions.add_column(sa.Column("device", sa.String(length=40), nullable=False, server_default=""))
        sessions.add_column(sa.Column("used", sa.Float(), nullable=False, server_default="0"))
        sessions.add_column(sa.Column("ends", sa.Float(), nullable=False, server_default="0"))
        sessions.create_foreign_key("fk_sessions_table_id", "tables", ["table_id"], ["id"])
    now = time.time()
    op.get_bind().execute(START_AGAIN, {"now": now, "ends": now + LIFETIME})
    op.create_index("ix_sessions_guest", "sessions", ["guest"])
    op.create_index("ix_keys_guest", "keys", ["guest"])


def downgrade() -> None:
    """Drop the limits, and the sessions that were limited to one table."""
    op.drop_index("ix_keys_guest", table_name="keys")
    op.drop_index("ix_sessions_guest", table_name="sessions")
    op.get_bind().execute(DROP_LIMITED)
    with op.batch_alter_table("sessions") as sessions:
        sessions.drop_constraint("fk_sessions_table_id", type_="foreignkey")
        for column in ("table_id", "device", "used", "ends"):
            sessions.drop_column(column)
