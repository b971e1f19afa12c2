"""Difference: how to make one frame from the frame before it, so that a move need not send the whole table again.

docs/protocol.md describes the format. ``FrameReader`` does what clients do; tests and clients in Python use it.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, json

from benben.server.tables.frame import Choice, Frame

ENCODE = json.Encoder().encode

Change = dict[str, Any]
"""One of ``{"set": value}``, ``{"fields": {name: change}}`` and ``{"items": [...]}``."""


def frame_difference(old: Frame, new: Frame, choices: list[Choice], had_events: bool) -> Change:
    """The change from one frame to the next; ``choices`` is the last list of choices that was not empty.

    A player is asked about much the same choices every time, with empty lists in between while others are asked. So
    choices are compared with that list and not with those of the frame before. Events of two frames have nothing in common:
    ``old`` need not have its own any more, and ``had_events`` says whether it had some.
    """
    change = difference(old, new) or {"fields": {}}
    if new.events or had_events:
        change["fields"]["events"] = {"set": new.events}
    question = change["fields"].get("picture", {}).get("fields", {}).get("question", {}).get("fields", {})
    if "choices" in question:
        wanted = choices_of(new)
        question["choices"] = {"items": _items(choices, wanted)} if choices and wanted else {"set": wanted}
    return change


def choices_of(frame: Frame) -> list[Choice]:
    """The viewer's choices in a frame."""
    question = frame.picture.question if frame.picture else None
    return question.choices if question else []


def difference(old: object, new: object) -> Change | None:
    """The change from one value to the other, None if they are equal."""
    if old is new:
        return None
    if isinstance(new, Struct) and type(old) is type(new):
        return _fields(old, new)
    if old == new:
        return None
    if isinstance(old, list) and isinstance(new, list) and old and new:
        return {"items": _items(old, new)}
    return {"set": new}


def _fields(old: Struct, new: Struct) -> Change | None:
    """The changes of the fields that differ, None if none does; the new value if JSON leaves other fields out."""
    changes = {}
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is after:
            continue
        if before is UNSET or after is UNSET:
            return {"set": new}
        change = difference(before, after)
        if change is not None:
            changes[name] = change
    return {"fields": changes} if changes else None


def _items(old: list[Any], new: list[Any]) -> list[Any]:
    """The new list in pieces: runs of the old list, changed items of it, and new items.

    Both ends are compared first: they are the same in most frames, and comparing costs less than encoding.
    """
    first, shorter = 0, min(len(old), len(new))
    while first < shorter and old[first] == new[first]:
        first += 1
    last = 0
    while last < shorter - first and old[-1 - last] == new[-1 - last]:
        last += 1
    pieces = ListPieces()
    pieces.copy(0, first)
    _middle(old[first : len(old) - last], new[first : len(new) - last], first, pieces)
    pieces.copy(len(old) - last, last)
    return pieces.written


def _middle(old: list[Any], new: list[Any], first: int, pieces: ListPieces) -> None:
    """Write the items between equal ends: from an equal old item, from a changed one with the same id, or new.

    ``first`` is the place of these old items in their list.
    """
    equal = {ENCODE(item): first + index for index, item in enumerate(old)}
    same_id = {getattr(item, "id", None): index for index, item in enumerate(old)}
    for item in new:
        place = equal.get(ENCODE(item))
        name = getattr(item, "id", None)
        if place is not None:
            pieces.copy(place, 1)
        elif name is not None and name in same_id:
            pieces.change(first + same_id[name], difference(old[same_id[name]], item))
        else:
            pieces.add(item)


class ListPieces:
    """The pieces of a list, with neighbours of a kind joined."""

    def __init__(self) -> None:
        self.written: list[Any] = []

    def copy(self, index: int, count: int) -> None:
        """Take items of the old list."""
        if not count:
            return
        last = self.written[-1] if self.written else None
        if isinstance(last, list) and last[0] + last[1] == index:
            last[1] += count
        else:
            self.written.append([index, count])

    def change(self, index: int, change: Change | None) -> None:
        """Take one item of the old list, changed."""
        self.written.append({"from": index, "change": change})

    def add(self, item: object) -> None:
        """Add an item that the old list does not have."""
        last = self.written[-1] if self.written else None
        if isinstance(last, dict) and "new" in last:
            last["new"].append(item)
        else:
            self.written.append({"new": [item]})


class FrameReader:
    """A client's side: makes whole frames of the messages ``show`` and ``change``, as decoded JSON."""

    def __init__(self) -> None:
        self.frame: Any = None
        self.seq = 0
        self._choices: list[Any] = []

    def read(self, message: dict[str, Any]) -> Any:
        """The frame after a message; None if a frame is missing before it, so that a whole one has to be asked for."""
        is_next = message["seq"] == self.seq + 1
        if message["is"] == "show" and (is_next or message["frame"]["since"] == 0):
            self.frame = message["frame"]
        elif message["is"] == "change" and is_next and self.frame is not None:
            self.frame = self._changed(self.frame, message["change"], ())
        else:
            return None
        self.seq = message["seq"]
        question = (self.frame["picture"] or {}).get("question") or {}
        self._choices = question.get("choices") or self._choices
        return self.frame

    def _changed(self, old: Any, change: Change | None, path: tuple[str, ...]) -> Any:
        """A value after a change; the old one stays as it is."""
        if change is None:
            return old
        if "set" in change:
            return change["set"]
        if "fields" in change:
            fields = change["fields"].items()
            return old | {name: self._changed(old[name], inner, (*path, name)) for name, inner in fields}
        return self._rebuilt(self._choices if path == ("picture", "question", "choices") else old, change["items"])

    def _rebuilt(self, old: list[Any], pieces: list[Any]) -> list[Any]:
        """A list made of pieces of the old one and new items."""
        items: list[Any] = []
        for piece in pieces:
            if isinstance(piece, list):
                items += old[piece[0] : piece[0] + piece[1]]
            elif "new" in piece:
                items += piece["new"]
            else:
                items.append(self._changed(old[piece["from"]], piece["change"], ("",)))
        return items
