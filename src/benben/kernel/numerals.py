"""Numbers as people read them, in every language: with a minus sign that is as wide as a plus."""

from __future__ import annotations

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"
"""The sign of negative numbers."""


def signed(number: int) -> str:
    """A number with its sign; 0 has a plus."""
    return f"{number:+d}".replace("-", MINUS)


def numeral(number: int) -> str:
    """A number with a sign only if it is negative, as scores are written."""
    return f"{number}".replace("-", MINUS)
