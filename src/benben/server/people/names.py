"""Checks of names, colours, symbols and lines of chat, so that they can be shown to others as they are."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from benben.kernel.errors import BadInput, one_of

COLOURS = ("lapis", "gold", "carnelian", "malachite", "obsidian", "alabaster", "amethyst", "copper")
"""The colours a guest may choose; at a table no two seats have the same."""
SYMBOLS = ("ankh", "eye", "scarab", "lotus", "sun", "feather", "falcon", "crook")
"""The symbols a guest may choose; at a table no two seats have the same."""

MAX_NAME_LENGTH = 24
"""Most characters of a name."""
MAX_LINE_LENGTH = 500
"""Most characters of a line of chat."""
JOINERS = "\u200c\u200d"
"""Invisible characters that are allowed in chat, because some languages and many emoji need them."""


def checked_name(text: str) -> str:
    """The name on one trimmed line; raise BadInput if it is empty, too long or not printable."""
    name = _one_line(text)
    if not 1 <= len(name) <= MAX_NAME_LENGTH or not name.isprintable():
        raise BadInput(f"a name has 1 to {MAX_NAME_LENGTH} printable characters, not {text[:40]!r}")
    return name


def checked_line(text: str) -> str:
    """The line of chat on one trimmed line; raise BadInput if it is empty, too long or not printable."""
    line = _one_line(text)
    if not 1 <= len(line) <= MAX_LINE_LENGTH or not "".join(c for c in line if c not in JOINERS).isprintable():
        raise BadInput(f"a line of chat has 1 to {MAX_LINE_LENGTH} printable characters")
    return line


def checked_word(word: str, words: Sequence[str], what: str) -> str:
    """The word; raise BadInput if it is not one of these words."""
    if word not in words:
        raise BadInput(f"there is no {what} {word[:40]!r}; there are {one_of(list(words))}")
    return word


def first_free(wanted: str, words: Sequence[str], taken: Iterable[str]) -> str:
    """The wanted word, or the first word that is not taken."""
    unavailable = set(taken)
    if wanted and wanted not in unavailable:
        return wanted
    return next(word for word in words if word not in unavailable)


def _one_line(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())
