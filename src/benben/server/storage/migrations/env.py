"""The environment of Alembic: it runs the migrations in the transaction of the connection that `upgrade` gives it."""

from __future__ import annotations

from alembic import context

from benben.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
