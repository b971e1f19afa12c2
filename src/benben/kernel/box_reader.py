"""Reads the components of a game from its ``box.toml``. Every entry must state the provenance of its values."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Final

from benben.kernel.box_changes import Place, changed_box, read_changes
from benben.kernel.errors import BadInput
from benben.kernel.reader import Reader, known, whole

PROVENANCE: Final = ("rulebook", "source", "reconstructed")
"""Where values come from: printed in the rulebook, found in another source, or reconstructed by us."""

HANDICAP: Final = "handicap"
"""The entry of values that make up for a seat that wins more or less often. They do nothing in the game as it is, so that it
is the same game without this entry."""


class BoxEntry:
    """An entry of a box by its name, with the provenance of its values; ``source`` says which source, else it is empty.

    The name is that of its table (``obelisk``, ``scoring.push``), or that of a list and the item in it: its ``name``
    (``temple.left``), or its number from 1 where it has none (``pyramid.1``).
    """

    def __init__(self, name: str, provenance: str, source: str) -> None:
        self.name = name
        self.provenance = provenance
        self.source = source


def open_box(text: str, overlay: str = "", places: Sequence[Place] = ()) -> Reader:
    """A reader for the text of a box.toml, with the changes of an overlay; ``places`` are the game's short paths."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"box.toml: {error}") from error
    return Reader(changed_box(data, read_changes(overlay), places) if overlay else data, "box.toml")


def sourced(box: Reader, name: str) -> Reader:
    """An entry, whose provenance is checked."""
    return with_provenance(box.inner(name))


def with_provenance(entry: Reader) -> Reader:
    """The entry itself; raise BadInput when its provenance is missing or unknown, or a source is not said."""
    if entry.word("provenance", PROVENANCE) == "source" and not entry.text("source").strip():
        raise BadInput(f"{entry.where}: source must say where the values come from")
    return entry


def entries(box: Reader, name: str) -> list[Reader]:
    """A list of entries, each with its provenance checked."""
    return [with_provenance(Reader(item, f"{box.where}: {name}[{i}]")) for i, item in enumerate(box.items(name))]


def box_entries(text: str) -> list[BoxEntry]:
    """Every entry of the text of a box.toml, in its order."""
    return _entries_within(open_box(text).data, "", "box.toml")


def _entries_within(values: object, name: str, where: str) -> list[BoxEntry]:
    """The entries of a table or a list; none where something else stands."""
    found: list[BoxEntry] = []
    if isinstance(values, Mapping):
        if "provenance" in values:
            entry = with_provenance(Reader(values, where))
            provenance = entry.word("provenance", PROVENANCE)
            return [BoxEntry(name, provenance, entry.text("source").strip() if provenance == "source" else "")]
        for key, value in values.items():
            found += _entries_within(value, f"{name}.{key}" if name else str(key), f"{where}: {key}")
    elif isinstance(values, list):
        for number, item in enumerate(values):
            if isinstance(item, Mapping):
                word = item.get("name", number + 1)
                found += _entries_within(item, f"{name}.{word}", f"{where}[{number}]")
    return found


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
