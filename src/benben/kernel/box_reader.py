"""Reads the components of a game from its ``box.toml``. Every entry must state the provenance of its values."""

from __future__ import annotations

import tomllib
from typing import Final

from benben.kernel.errors import BadInput
from benben.kernel.reader import Reader, known, whole

PROVENANCE: Final = ("rulebook", "source", "reconstructed")
"""Where values come from: printed in the rulebook, found in another source, or reconstructed by us."""


def open_box(text: str) -> Reader:
    """A reader for the text of a box.toml."""
    try:
        return Reader(tomllib.loads(text), "box.toml")
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"box.toml: {error}") from error


def sourced(box: Reader, name: str) -> Reader:
    """An entry, whose provenance is checked."""
    return with_provenance(box.inner(name))


def with_provenance(entry: Reader) -> Reader:
    """The entry itself; raise BadInput when its provenance is missing or unknown."""
    entry.word("provenance", PROVENANCE)
    return entry


def entries(box: Reader, name: str) -> list[Reader]:
    """A list of entries, each with its provenance checked."""
    return [with_provenance(Reader(item, f"{box.where}: {name}[{i}]")) for i, item in enumerate(box.items(name))]


def notation(entry: Reader, name: str) -> str:
    """A word of the notation."""
    return _notation(entry.text(name), f"{entry.where}: {name}")


def _notation(text: str, where: str) -> str:
    """Moves are written in small letters and taken apart at spaces: a word has neither capitals nor spaces."""
    if not text or text != text.lower() or len(text.split()) != 1 or text != text.strip():
        raise BadInput(f"{where} must be one word in small letters, not {text!r}")
    return text


def texts(entry: Reader, name: str, length: int | None = None) -> list[str]:
    """A list of words of the notation, which differ from each other."""
    where = f"{entry.where}: {name}"
    found = [_notation(known(item, [str(item)], where), where) for item in entry.items(name, length)]
    if len(set(found)) != len(found):
        raise BadInput(f"{entry.where}: {name} must differ from each other")
    return found


def numbers(entry: Reader, name: str, low: int, high: int, length: int | None = None) -> list[int]:
    """A list of whole numbers within bounds."""
    return [whole(item, low, high, f"{entry.where}: {name}") for item in entry.items(name, length)]
