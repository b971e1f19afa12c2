"""Changes of a box: other values for entries of a ``box.toml``, as text, and how they are applied before the box is read.

A change is ``PATH=VALUE``. The path names an entry as `BoxEntry` does, and a value in it: ``player.ships=7``,
``temple.left.values=[2, 3, 5]``. An item of a list of numbers is named by its number from 1: ``rounds.bonus.3=5``. Several
changes are separated by commas. An *overlay* is the canonical text of all changes of a box: sorted, each value as JSON.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from benben.kernel.errors import BadInput, one_of
from benben.kernel.reader import kind_of

FIXED: Final = ("name", "names", "provenance", "source")
"""Entries that cannot be changed: moves, drawings and messages are found by names; the others are no values."""
MOST_LETTERS: Final = 2000
"""Letters that an overlay has at most: it is a line in the header of every record."""
_SEPARATOR: Final = re.compile(r",(?![^\[]*\])")
"""A comma that is not inside brackets."""

_overlays: Final[dict[str, str]] = {}
"""The overlay of each package whose box is changed."""


class Change:
    """Another value for one entry of a box."""

    def __init__(self, path: str, value: object) -> None:
        self.path = path
        self.value = value

    @property
    def parts(self) -> list[str]:
        """The words of the path."""
        return self.path.split(".")

    def __str__(self) -> str:
        return f"{self.path}={json.dumps(self.value, ensure_ascii=False)}"


Place = Callable[[dict[str, Any], Change], bool]
"""Carries out a change whose path is an abbreviation that the game offers; returns False if it is none."""


def set_overlay(package: str, overlay: str) -> None:
    """Read the box of this package with these changes, when the package is imported."""
    _overlays[package] = overlay


def overlay_of(package: str | None) -> str:
    """The overlay that the box of this package is read with; empty for the box as it is."""
    return _overlays.get(package or "", "")


def read_changes(text: str) -> list[Change]:
    """Changes from a text such as ``player.ships=7, rounds.bonus=[1, 3, 5]``, sorted by path."""
    if len(text) > MOST_LETTERS:
        raise BadInput(f"changes of a box have at most {MOST_LETTERS} letters, not {len(text)}")
    return checked_changes([_read_change(part) for part in split_changes(text)])


def split_changes(text: str) -> list[str]:
    """The single changes of a text."""
    return [part.strip() for part in _SEPARATOR.split(text) if part.strip()]


def checked_changes(changes: Sequence[Change]) -> list[Change]:
    """The changes sorted by path; raise BadInput if two have the same one."""
    ordered = sorted(changes, key=lambda change: change.path)
    for change, following in pairwise(ordered):
        if change.path == following.path:
            raise BadInput(f"{change.path} is changed twice: to {change.value!r} and to {following.value!r}")
    return ordered


def overlay_text(changes: Sequence[Change]) -> str:
    """The canonical text of changes."""
    text = ", ".join([str(change) for change in changes])
    if len(text) > MOST_LETTERS:
        raise BadInput(f"changes of a box have at most {MOST_LETTERS} letters, not {len(text)}")
    return text


def _read_change(text: str) -> Change:
    path, sign, value = (part.strip() for part in text.partition("="))
    if not sign or not path or not value or not all(path.split(".")):
        raise BadInput(f"a change is ENTRY=VALUE, such as player.ships=7, not {text!r}")
    if any(letter in path for letter in "[]\"'\n") or "\n" in value:
        raise BadInput(f"a change is ENTRY=VALUE, such as player.ships=7, not {text!r}")
    try:
        return Change(path, json.loads(value))
    except json.JSONDecodeError:
        pass
    if value[0] in '["{' or "[" in value or "]" in value:
        raise BadInput(f"{path}: {value!r} is neither a number, a word nor a list such as [1, 3, 5]")
    return Change(path, value)


# --- applying -------------------------------------------------------------------------------------------------------------


def changed_box(data: Mapping[str, Any], changes: Sequence[Change], places: Sequence[Place] = ()) -> dict[str, Any]:
    """The values of a box with these changes; raise BadInput that names the entry if there is none or it is of another kind.

    ``places`` are the abbreviations that the game offers for paths.
    """
    box: dict[str, Any] = copy.deepcopy(dict(data))
    for change in changes:
        if not any(place(box, change) for place in places):
            _set(box, change)
    return box


def _set(box: dict[str, Any], change: Change) -> None:
    *way, last = change.parts
    container: Any = box
    done: list[str] = []
    for word in way:
        container = container[_key(container, word, done, change)]
        done.append(word)
    key = _key(container, last, done, change)
    if last in FIXED:
        raise BadInput(f"{change.path} cannot be changed: it is no value")
    _check_kind(container[key], change)
    container[key] = change.value


def _key(container: Any, word: str, done: Sequence[str], change: Change) -> Any:
    """The key of a word in a table or a list: a name, or a number from 1."""
    where = ".".join(done) or "the box"
    if isinstance(container, dict):
        if word in container:
            return word
        raise BadInput(f"{change.path}: {where} has no entry {word!r}; there are {one_of(_offered(container))}")
    if isinstance(container, list):
        names = [item.get("name") if isinstance(item, dict) else None for item in container]
        if word in names:
            return names.index(word)
        if word.isdecimal() and 1 <= int(word) <= len(container):
            return int(word) - 1
        there = one_of([str(name) for name in names if name is not None]) if any(names) else f"1 to {len(container)}"
        raise BadInput(f"{change.path}: {where} has no item {word!r}; there are {there}")
    raise BadInput(f"{change.path}: {where} is a value and has no entry {word!r}")


def _offered(table: Mapping[str, Any]) -> list[str]:
    return [name for name in table if name not in FIXED]


def _check_kind(old: object, change: Change) -> None:
    """Raise BadInput unless the new value is of the kind of the old one."""
    if isinstance(old, dict) or (isinstance(old, list) and any(isinstance(item, dict) for item in old)):
        raise BadInput(f"{change.path} has entries of its own: name one of them")
    if type(old) is not type(change.value):
        kinds = {"int": "a whole number", "list": "a list", "str": "a word", "bool": "true or false"}
        raise BadInput(f"{change.path} must be {kinds[type(old).__name__]}, not {kind_of(change.value)}")
