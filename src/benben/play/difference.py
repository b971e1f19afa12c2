"""Difference: how to make one value from another, both msgspec structs and lists of them, with as few bytes as is cheap.

docs/protocol.md describes the format.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, json

ENCODE = json.Encoder().encode
"""Writes a value as JSON."""

Change = dict[str, Any]
"""One of ``{"set": value}``, ``{"fields": {name: change}}`` and ``{"items": [...]}``."""


def difference(old: object, new: object) -> Change | None:
    """The change from one value to the other, None if they are equal."""
    if old is new:
        return None
    if type(old) is type(new) and isinstance(new, Struct):
        return _fields(old, new)
    if isinstance(old, list) and isinstance(new, list) and old and new:
        return _items(old, new)
    return None if old == new else {"set": new}


def _fields(old: object, new: Struct) -> Change | None:
    """The changes of the fields that differ, None if none does; the new value if JSON leaves other fields out."""
    changes = changed_fields(old, new)
    if changes is None:
        return {"set": new}
    return {"fields": changes} if changes else None


def changed_fields(old: object, new: Struct, but: tuple[str, ...] = ()) -> Change | None:
    """The changes of the fields that differ, by name, apart from some; None if JSON leaves one of them out."""
    changes: Change = {}
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is after or name in but:
            continue
        if before is UNSET or after is UNSET:
            return None
        change = difference(before, after)
        if change is not None:
            changes[name] = change
    return changes


def _items(old: list[Any], new: list[Any]) -> Change | None:
    """The change of a list, None if it is the same."""
    first = equal_at_start(old, new)
    return None if first == len(old) == len(new) else {"items": list_difference(old, new, first)}


def equal_at_start(old: list[Any], new: list[Any]) -> int:
    """How many items are equal at the start of both lists. Most of them are the same objects, which needs no comparison."""
    first, shorter = 0, min(len(old), len(new))
    while first < shorter and (old[first] is new[first] or old[first] == new[first]):
        first += 1
    return first


def list_difference(old: list[Any], new: list[Any], first: int = -1) -> list[Any]:
    """The new list in pieces: runs of the old list, changed items of it, and new items.

    Both ends are compared before anything is looked for: they are the same in most frames. ``first`` is the number of equal
    items at the start, if it is known.
    """
    if first < 0:
        first = equal_at_start(old, new)
    last, shorter = 0, min(len(old), len(new))
    while last < shorter - first and (old[-1 - last] is new[-1 - last] or old[-1 - last] == new[-1 - last]):
        last += 1
    pieces = ListPieces()
    pieces.copy(0, first)
    _middle(old[first : len(old) - last], new[first : len(new) - last], first, pieces)
    pieces.copy(len(old) - last, last)
    return pieces.written


def ascending_difference(old: list[Any], new: list[Any], key: str) -> list[Any]:
    """The new list in pieces, where both lists ascend by a number and items of the same number are equal."""
    pieces, place, count = ListPieces(), 0, len(old)
    for item in new:
        if place < count and old[place] is not item:
            number: int = getattr(item, key)
            while place < count and getattr(old[place], key) < number:
                place += 1
            if place < count and getattr(old[place], key) != number:
                pieces.add(item)
                continue
        if place < count:
            pieces.copy(place, 1)
            place += 1
        else:
            pieces.add(item)
    return pieces.written


def _middle(old: list[Any], new: list[Any], first: int, pieces: ListPieces) -> None:
    """Write the items between equal ends: from an equal old item, from a changed one with the same id, or new.

    ``first`` is the place of these old items in their list. Most changed items stay at their place: those are compared with
    each other, and equals of the others are only looked for if there are any.
    """
    moved: MovedItems | None = None
    for place, item in enumerate(new):
        name = getattr(item, "id", None)
        if name is not None and place < len(old) and getattr(old[place], "id", None) == name:
            pieces.take(first + place, difference(old[place], item))
        elif not old:
            pieces.add(item)
        else:
            if moved is None:
                moved = MovedItems(old)
            found = moved.find(item, name)
            if found < 0:
                pieces.add(item)
            else:
                pieces.take(first + found, difference(old[found], item))


class MovedItems:
    """Finds items of a list at another place."""

    def __init__(self, items: list[Any]) -> None:
        self._items = items
        self._places: dict[object, list[int]] = {}
        """The places of the items by their key, which equal items share."""
        for place, item in enumerate(items):
            self._places.setdefault(key_of(item), []).append(place)

    def find(self, item: object, name: object) -> int:
        """The last place of an equal item, or else of one with the same id; -1 if there is none."""
        places = self._places.get(key_of(item))
        if places is None:
            return -1
        for place in reversed(places):
            if self._items[place] is item or self._items[place] == item:
                return place
        return -1 if name is None else places[-1]


def key_of(item: object) -> object:
    """What an item shares with its equals and few others: its id, or else the first field of a struct."""
    name = getattr(item, "id", None)
    if name is None:
        name = getattr(item, item.__struct_fields__[0]) if isinstance(item, Struct) else item
    return name if isinstance(name, (str, int)) else ENCODE(item)


class ListPieces:
    """The pieces of a list, with neighbours of a kind joined."""

    def __init__(self) -> None:
        self.written: list[Any] = []
        self._end = -1
        """Where the run of old items that was written last ends; -1 if something else was written last."""
        self._added: list[Any] | None = None
        """The new items that were written last; None if something else was."""

    def copy(self, index: int, count: int) -> None:
        """Take items of the old list."""
        if not count:
            return
        if index == self._end:
            self.written[-1][1] += count
        else:
            self.written.append([index, count])
        self._end, self._added = index + count, None

    def take(self, index: int, change: Change | None) -> None:
        """Take one item of the old list, changed unless the change is None."""
        if change is None:
            self.copy(index, 1)
        else:
            self.written.append({"from": index, "change": change})
            self._end, self._added = -1, None

    def add(self, item: object) -> None:
        """Add an item that the old list does not have."""
        if self._added is None:
            self._added = []
            self.written.append({"new": self._added})
        self._added.append(item)
        self._end = -1
