"""Accounts, finished games and their results, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


TABLES = (
    "rating_changes",
    "ratings",
    "results",
    "finished_games",
    "sign_in_links",
    "challenges",
    "recovery_codes",
    "passkeys",
    "account_looks",
    "accounts",
)
"""The new tables, those that refer to others first."""


def upgrade() -> None:
    """Add the tables, and the column that says whether a game is rated: without a value, so that no hash changes."""
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=True))
    add_accounts()
    add_results()


def downgrade() -> None:
    """Drop the tables and the column."""
    for name in TABLES:
        op.drop_table(name)
    with op.batch_alter_table("tables") as changed:
        changed.drop_column("rated")


def add_accounts() -> None:
    """Add the tables of accounts."""
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(length=16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("page", sa.String(length=16), nullable=False, unique=True),
        sa.Column("email", sa.String(length=254), nullable=True, unique=True),
        sa.Column("shows", sa.JSON(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
    )
    op.create_table(
        "account_looks",
        sa.Column("look", sa.String(length=64), primary_key=True),
        sa.Column("guest", sa.String(length=16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Index("ix_account_looks_guest", "guest"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=64), primary_key=True),
        sa.Column("guest", sa.String(length=16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("credential", sa.LargeBinary(1023), nullable=False),
        sa.Column("public_key", sa.LargeBinary(2048), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.String(length=40), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.Index("ix_passkeys_guest", "guest"),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("code", sa.String(length=64), primary_key=True),
        sa.Column("guest", sa.String(length=16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Index("ix_recovery_codes_guest", "guest"),
    )
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(length=64), primary_key=True),
        sa.Column("guest", sa.String(length=16), sa.ForeignKey("guests.id"), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
    )
    op.create_table(
        "sign_in_links",
        sa.Column("token", sa.String(length=64), primary_key=True),
        sa.Column("guest", sa.String(length=16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("purpose", sa.String(length=8), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Index("ix_sign_in_links_guest", "guest"),
    )


def add_results() -> None:
    """Add the tables of finished games and ratings."""
    op.create_table(
        "finished_games",
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Index("ix_finished_games_pool", "game", "players", "ended"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("finished_games.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(length=16), sa.ForeignKey("guests.id"), nullable=True),
        sa.Column("level", sa.String(length=32), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("victory", sa.Float(), nullable=True),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("sources", sa.JSON(), nullable=False),
        sa.Index("ix_results_guest", "guest"),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=64), primary_key=True),
        sa.Column("players", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(length=16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Index("ix_ratings_guest", "guest"),
    )
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("finished_games.table_id"), primary_key=True),
        sa.Column("guest", sa.String(length=16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Index("ix_rating_changes_guest", "guest"),
    )
