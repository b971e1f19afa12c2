"""Checks of names, colours, symbols and lines of chat, so that they can be shown to others as they are."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import groupby

from benben.bots.names import BOT_NAMES
from benben.kernel.errors import BadInput, one_of
from benben.server.errors import RequestError
from benben.server.people.look_alikes import looks, shapeless

COLOURS = ("lapis", "gold", "carnelian", "malachite", "obsidian", "alabaster", "amethyst", "copper")
"""The colours a guest may choose; at a table no two seats have the same."""
SYMBOLS = ("ankh", "eye", "scarab", "lotus", "sun", "feather", "falcon", "crook")
"""The symbols a guest may choose; at a table no two seats have the same."""

MAX_NAME_LENGTH = 24
"""Most characters of a name."""
MAX_LINE_LENGTH = 500
"""Most characters of a line of chat."""
MAX_MARKS = 4
"""Most combining marks on one letter of a name."""
VARIATION_SELECTORS = "\ufe0e\ufe0f"
"""Characters that choose between two drawings of an emoji: they are left out of names."""
HOUSE_NAMES = set().union(*map(looks, (*BOT_NAMES, "benben", "host")))
"""Looks of names that nobody else may have."""
HOUSE_WORDS = set().union(*map(looks, ("bot", "admin", "administrator", "moderator", "server", "system")))
"""Looks of words that nobody else may have in a name."""
JOINERS = "\u200c\u200d"
"""Invisible characters that are allowed in chat, because some languages and many emoji need them."""


def checked_name(text: str) -> str:
    """The name on one trimmed line; raise RequestError if it is empty or too long, cannot be seen, or poses as the house."""
    name = "".join(one for one in _one_line(text) if one not in VARIATION_SELECTORS)
    if not 1 <= len(name) <= MAX_NAME_LENGTH:
        raise RequestError(422, "server-name-length", {"most": MAX_NAME_LENGTH})
    hidden = not name.isprintable() or any(map(shapeless, name))
    if hidden or not any(map(_has_shape, name)) or _marks_in_a_row(name) > MAX_MARKS:
        raise RequestError(422, "server-name-unreadable")
    if poses_as_house(name):
        raise RequestError(422, "server-name-reserved", {"name": name})
    return name


def poses_as_house(name: str) -> bool:
    """True if a name looks like that of a bot, with or without a number, or claims to be the server or a bot."""
    words = [word for word in re.split(r"[\W_]+", name) if word and not word.isdecimal()]
    whole = looks(" ".join(words))
    return not whole.isdisjoint(HOUSE_NAMES) or any(not looks(word).isdisjoint(HOUSE_WORDS) for word in words)


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


def _has_shape(character: str) -> bool:
    """True for letters, digits, punctuation and signs; combining marks and spaces alone make no name."""
    return unicodedata.category(character)[0] in "LNPS"


def _marks_in_a_row(name: str) -> int:
    """The largest number of combining marks that follow each other."""
    groups = groupby(name, lambda one: unicodedata.category(one).startswith("M"))
    return max((len(list(group)) for marks, group in groups if marks), default=0)
