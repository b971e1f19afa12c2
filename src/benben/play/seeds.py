"""Seeds for deals and bots, derived from what they belong to: the same parts always give the same seed."""

from __future__ import annotations

from hashlib import sha256

SEED_SIZE = 7
"""Bytes of a derived seed: it fits a signed 64-bit integer."""


def derive_seed(*parts: object) -> int:
    """A seed that depends on every part and on nothing else. No part can be computed from it."""
    text = " ".join([str(part) for part in parts])
    return int.from_bytes(sha256(text.encode()).digest()[:SEED_SIZE], "big")
