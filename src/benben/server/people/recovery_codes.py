"""Recovery codes: random words that sign in once each, for people who have lost every device."""

from __future__ import annotations

import secrets

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Characters of a code: none that can be taken for another."""
GROUPS, GROUP_LENGTH = 4, 4
"""Number of groups of a code, and characters of each: 79 random bits."""
CODES = 10
"""Number of codes of an account."""


def new_codes() -> list[str]:
    """New codes, as people write them down."""
    return [_new_code() for _ in range(CODES)]


def _new_code() -> str:
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(GROUP_LENGTH)) for _ in range(GROUPS))


def normal_form(typed: str) -> str:
    """A code as it is stored, from what somebody has typed: small letters, spaces and missing hyphens do no harm."""
    plain = "".join(one for one in typed.upper() if one in ALPHABET)
    return "-".join(plain[start : start + GROUP_LENGTH] for start in range(0, len(plain), GROUP_LENGTH))
