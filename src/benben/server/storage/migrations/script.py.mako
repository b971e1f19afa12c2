"""${message}."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the schema forward."""
    ${upgrades if upgrades else "raise NotImplementedError"}


def downgrade() -> None:
    """Take the schema back."""
    ${downgrades if downgrades else "raise NotImplementedError"}
