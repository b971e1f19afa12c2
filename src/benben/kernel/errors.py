"""BadInput: the error for input that cannot be used."""

from __future__ import annotations


class BadInput(ValueError):  # noqa: N818 (it reads as what it is)
    """Input from outside that cannot be used. The message says what is wrong and what would be right."""


def one_of(words: list[str]) -> str:
    """The words as a list for an error message: ``a, b or c``."""
    if not words:
        return "nothing"
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]
