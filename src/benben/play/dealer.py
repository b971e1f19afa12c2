"""Dealer: fair chance. The seed is committed to before the game and revealed after it, so that outcomes can be checked.

Outcome number n is drawn with HMAC-SHA-256 under the seed from the text ``benben <game> <n> <try>``. The digest is a number
below 2**256. If it falls in the last, incomplete run of weights, it is rejected and the next try is drawn: no outcome is
favoured.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from benben.kernel.errors import BadInput

SEED_BYTES = 32
"""Length of a seed in bytes."""
_DIGESTS = 1 << 256
"""Number of different digests."""


class Dealer:
    """Chance under one seed."""

    def __init__(self, game: str, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise BadInput(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.game = game
        self.seed = seed
        self._keyed = hmac.new(seed, digestmod="sha256")
        """The HMAC under the seed, before any text: a copy of it draws faster than `hmac.digest`."""

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, published before the game."""
        return commitment_of(self.seed)

    def pick(self, number: int, outcomes: Sequence[tuple[int, int]]) -> int:
        """The outcome of chance event ``number`` (counted from 1) among these actions and weights."""
        total = sum([weight for _, weight in outcomes])
        if total <= 0:
            raise BadInput("chance has nothing to choose from")
        limit = _DIGESTS - _DIGESTS % total
        attempt = 0
        while True:
            message = f"benben {self.game} {number} {attempt}".encode()
            drawn = self._keyed.copy()
            drawn.update(message)
            value = int.from_bytes(drawn.digest(), "big")
            if value < limit:
                return _outcome_at(outcomes, value % total)
            attempt += 1


def _outcome_at(outcomes: Sequence[tuple[int, int]], rest: int) -> int:
    """The outcome whose run of weights contains ``rest``."""
    for action, weight in outcomes:
        rest -= weight
        if rest < 0:
            return action
    raise AssertionError("weights do not add up")


def commitment_of(seed: bytes) -> str:
    """The SHA-256 of a seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def seed_bytes(seed: object) -> bytes:
    """A seed from a whole number, 64 hexadecimal digits or 32 bytes; None gives a random one."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < _DIGESTS:
        return seed.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, str):
        return seed_from_hex(seed)
    raise BadInput(f"a seed is a whole number from 0 to 2**256-1, 64 hexadecimal digits or 32 bytes, not {seed!r}")


def seed_from_hex(text: str) -> bytes:
    """A seed from its 64 hexadecimal digits."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadInput(f"a seed is 64 hexadecimal digits, not {text!r}")
    return seed
