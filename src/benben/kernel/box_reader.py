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


def texts(entry: Reader, name: str, length: int | None = None) -> list[str]:
    """A list of texts that differ from each other."""
    found = [known(item, [str(item)], f"{entry.where}: {name}") for item in entry.items(name, length)]
    if len(set(found)) != len(found):
        raise BadInput(f"{entry.where}: {name} must differ from each other")
    return found


def numbers(entry: Reader, name: str, low: int, high: int, length: int | None = None) -> list[int]:
    """A list of whole numbers within bounds."""
    return [whole(item, low, high, f"{entry.where}: {name}") for item in entry.items(name, length)]
