"""For a server process of the soak test, instead of `registered_games`: it loses a third of its hints to other servers."""

from __future__ import annotations

from random import Random

import benben
from benben.server.cluster.postgresql_hints import PostgresqlHints

from server.vault_game import GAME

SHARE = 1 / 3
RANDOM = Random(11)

send_all = PostgresqlHints.send


async def send_some(self: PostgresqlHints, message: str) -> None:
    if RANDOM.random() >= SHARE:
        await send_all(self, message)


benben.register_game(GAME.name, lambda: GAME)
setattr(PostgresqlHints, "send", send_some)  # noqa: B010 (a method is replaced)
