"""The rows of tables and seats have hashes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from benben.server.storage.row_hashes import store_hashes

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, and give every row its hash. A row that cannot be read gets none: its table is broken."""
    for name in ("tables", "seats"):
        op.add_column(name, sa.Column("hash", sa.String(length=64), nullable=False, server_default=""))
    connection = op.get_bind()
    found = sa.MetaData()
    found.reflect(connection, only=["tables", "seats"])
    tables, seats = found.tables["tables"], found.tables["seats"]
    for table_id in connection.execute(sa.select(tables.c.id)).scalars().all():
        store_hashes(connection, table_id, tables, seats)


def downgrade() -> None:
    """Drop the hashes."""
    for name in ("tables", "seats"):
        with op.batch_alter_table(name) as changed:
            changed.drop_column("hash")
