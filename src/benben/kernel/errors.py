"""Errors that outside input can cause."""

from __future__ import annotations


class BadInput(ValueError):  # noqa: N818 (it reads as what it is)
    """Something from outside cannot be used; the message says what is wrong and what would be right."""


def one_of(words: list[str]) -> str:
    """List what would be right, for the end of an error message."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]
