"""What people are called and say: names, colours, symbols and lines of chat that can be shown to others as they are."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from benben.kernel.errors import BadInput, one_of

COLOURS = ("lapis", "gold", "carnelian", "malachite", "obsidian", "alabaster", "amethyst", "copper")
SYMBOLS = ("ankh", "eye", "scarab", "lotus", "sun", "feather", "falcon", "crook")

LONGEST_NAME = 24
LONGEST_LINE = 500
JOINERS = "\u200c\u200d"
"""Invisible, but words of some languages and many emoji need them."""


def checked_name(text: str) -> str:
    """A name that can be drawn, written in a record and told from another."""
    name = _one_line(text)
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise BadInput(f"a name has 1 to {LONGEST_NAME} printable characters, not {text[:40]!r}")
    return name


def checked_line(text: str) -> str:
    """A line of chat."""
    line = _one_line(text)
    if not 1 <= len(line) <= LONGEST_LINE or not "".join(c for c in line if c not in JOINERS).isprintable():
        raise BadInput(f"a line of chat has 1 to {LONGEST_LINE} printable characters")
    return line


def checked_word(word: str, words: Sequence[str], what: str) -> str:
    """One of a few words."""
    if word not in words:
        raise BadInput(f"there is no {what} {word[:40]!r}; there are {one_of(list(words))}")
    return word


def free(wanted: str, words: Sequence[str], taken: Iterable[str]) -> str:
    """The wanted word, or the first that nobody else at the table has."""
    others = set(taken)
    if wanted and wanted not in others:
        return wanted
    return next(word for word in words if word not in others)


def _one_line(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())
