"""Difference of frames: how to make one from the frame before it, so that a move need not send the whole table again.

docs/protocol.md describes the format. ``FrameReader`` does what clients do; tests and clients in Python use it.
"""

from __future__ import annotations

from typing import Any

from benben.play.difference import Change, ascending_difference, changed_fields, difference
from benben.server.tables.frame import Choice, Frame, Picture


def frame_difference(old: Frame, new: Frame, choices: list[Choice], had_events: bool) -> Change:
    """The change from one frame to the next; ``choices`` is the last list of choices that was not empty.

    A player is asked about much the same choices every time, with empty lists in between while others are asked. So
    choices are compared with that list and not with those of the frame before. Events of two frames have nothing in common:
    ``old`` need not have its own any more, and ``had_events`` says whether it had some. JSON leaves out no field of a
    frame, of its picture or of its question.
    """
    fields = changed_fields(old, new, ("events", "picture")) or {}
    if new.events or had_events:
        fields["events"] = {"set": new.events}
    picture = _picture_difference(old.picture, new.picture, choices)
    if picture is not None:
        fields["picture"] = picture
    return {"fields": fields}


def _picture_difference(old: Picture | None, new: Picture | None, choices: list[Choice]) -> Change | None:
    """The change of the picture, None if there is none."""
    if old is None or new is None or old.question is None or new.question is None:
        return difference(old, new)
    changes = changed_fields(old, new, ("question",)) or {}
    question = changed_fields(old.question, new.question, ("choices",)) or {}
    before, wanted = old.question.choices, new.question.choices
    if before is not wanted and before != wanted:
        is_whole = not (choices and wanted)
        question["choices"] = {"set": wanted} if is_whole else {"items": ascending_difference(choices, wanted, "action")}
    if question:
        changes["question"] = {"fields": question}
    return {"fields": changes} if changes else None


def choices_of(frame: Frame) -> list[Choice]:
    """The viewer's choices in a frame."""
    question = frame.picture.question if frame.picture else None
    return question.choices if question else []


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
