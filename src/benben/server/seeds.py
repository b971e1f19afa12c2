"""Seeds of tables and of bots: random, or derived from one fixed number for tests."""

from __future__ import annotations

import hashlib
import hmac
import json

from benben.kernel.event import seat_name
from benben.play.dealer import seed_bytes
from benben.play.seeds import derive_seed
from benben.server.storage.rows import TableRow


class Seeds:
    """Makes the seeds of new tables and of bots' decisions.

    A commitment is honest either way: it is the hash of the seed that deals.
    """

    def __init__(self, fixed_seed: int | None = None) -> None:
        self._fixed_seed = fixed_seed

    def of_table(self, row: TableRow) -> bytes:
        """The seed of a new table: random, or derived from the fixed seed, the game and the names of the players."""
        if self._fixed_seed is None:
            return seed_bytes(None)
        names = [holder.name for holder in row.seat_holders]
        parts = [self._fixed_seed, "table", row.game, row.players, sorted(row.options.items()), names]
        if row.branch is not None:
            parts += [row.branch["table"], row.branch["at"]]
        return hashlib.sha256(json.dumps(parts).encode()).digest()

    @staticmethod
    def randomness_of_bot(table_seed: bytes, seat: int) -> bytes:
        """The random number that a bot of the house adds to the seed.

        It follows from the seed that the house has committed to, so that the house has no second number to choose.
        """
        return hmac.digest(table_seed, f"benben bot {seat_name(seat)}".encode(), "sha256")

    def of_bot(self, table_seed: bytes, seat: int, moment: int) -> int | None:
        """The seed of a bot's decision: None for a random one, or derived from the fixed seed, the table and the moment."""
        if self._fixed_seed is None:
            return None
        return derive_seed(self._fixed_seed, "bot", table_seed.hex(), seat, moment)
