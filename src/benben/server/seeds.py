"""Where a server takes its luck from: the system, or for tests one number that tells all of it."""

from __future__ import annotations

import hashlib
import json

from benben.play.dealer import seed_bytes
from benben.server.storage.queries import TableRow


class Seeds:
    """The secret seeds of tables and the seeds of bots.

    A commitment is honest either way: it is made from the seed that deals.
    """

    def __init__(self, foretold: int | None = None) -> None:
        self._foretold = foretold

    def of_table(self, row: TableRow) -> bytes:
        """The seed of a new table; foretold, it follows from the game and from who sits there, and from nothing else."""
        if self._foretold is None:
            return seed_bytes(None)
        names = [sitter.name for sitter in row.sitters]
        return self._follows("table", row.game, row.players, sorted(row.options.items()), names)

    def of_bot(self, table: bytes, seat: int, moment: int) -> int | None:
        """The seed with which a bot decides: any (None), or foretold, one that follows from the table and the moment."""
        if self._foretold is None:
            return None
        return int.from_bytes(self._follows("bot", table.hex(), seat, moment)[:7])

    def _follows(self, *what: object) -> bytes:
        return hashlib.sha256(json.dumps([self._foretold, *what]).encode()).digest()
