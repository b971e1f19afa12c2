"""Reading the components of a game from its ``box.toml``: every entry says where its values come from."""

from __future__ import annotations

import tomllib
from typing import Final

from benben.kernel.errors import BadInput
from benben.kernel.reader import Reader, known, whole

PROVENANCE: Final = ("rulebook", "source", "reconstructed")
"""Printed in the rules; told elsewhere of the printed game; worked out because it is printed nowhere we know."""


def open_box(text: str) -> Reader:
    """The text of a box.toml, to be read entry by entry."""
    try:
        return Reader(tomllib.loads(text), "box.toml")
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"box.toml: {error}") from error


def sourced(box: Reader, name: str) -> Reader:
    """An entry that says where its values come from."""
    return with_provenance(box.inner(name))


def with_provenance(entry: Reader) -> Reader:
    """The entry itself, once it has said where its values come from."""
    entry.word("provenance", PROVENANCE)
    return entry


def entries(box: Reader, name: str) -> list[Reader]:
    """A list of entries, each of which says where its values come from."""
    return [with_provenance(Reader(item, f"{box.where}: {name}[{i}]")) for i, item in enumerate(box.items(name))]


def texts(entry: Reader, name: str, length: int | None = None) -> list[str]:
    """A list of texts, each of them once."""
    found = [known(item, [str(item)], f"{entry.where}: {name}") for item in entry.items(name, length)]
    if len(set(found)) != len(found):
        raise BadInput(f"{entry.where}: {name} must differ from each other")
    return found


def numbers(entry: Reader, name: str, low: int, high: int, length: int | None = None) -> list[int]:
    """A list of whole numbers within bounds."""
    return [whole(item, low, high, f"{entry.where}: {name}") for item in entry.items(name, length)]
