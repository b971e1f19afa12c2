"""The choice of what carries hints between servers."""

from __future__ import annotations

from benben.server.cluster.hints import HintTransport
from benben.server.cluster.postgresql_hints import PostgresqlHints
from benben.server.cluster.redis_hints import RedisHints
from benben.server.settings import Settings


def hint_transport(settings: Settings) -> HintTransport:
    """Carries hints between the servers on a database: what the settings bring along, a Redis, or the database itself."""
    if settings.hint_transport is not None:
        return settings.hint_transport
    return RedisHints(settings.hints) if settings.hints else PostgresqlHints(settings.database)
