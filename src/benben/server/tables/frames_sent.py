"""Frames as they are sent: whole, or as the difference to the last one of the connection."""

from __future__ import annotations

from itertools import count
from typing import Annotated

from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from benben.server.tables.frame import ENCODER, Choice, Envelope, Frame
from benben.server.tables.frame_difference import choices_of, frame_difference


class ChangeEnvelope(Struct, tag_field="is", tag="change"):
    """The difference to the frame of the number before: docs/protocol.md describes it. Sent to clients that ask for it."""

    seq: int
    change: Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/FrameChange"})]


NUMBERS = count()
"""Numbers of all frames of this process."""


class SharedFrame:
    """A frame that all connections with the same view are sent; each way of writing it is made once.

    Frames before it are known by their numbers alone, so that they can be forgotten.
    """

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.number = next(NUMBERS)
        self._whole: Raw | None = None
        self._changes: dict[tuple[int, int], Raw] = {}

    def whole(self) -> Raw:
        """The frame as JSON."""
        if self._whole is None:
            self._whole = Raw(ENCODER.encode(self.frame))
        return self._whole

    def change_from(self, last: LastSent) -> Raw:
        """The difference to the last frame of a connection, as JSON."""
        key = (last.number, last.choices_from)
        if key not in self._changes:
            change = frame_difference(last.frame, self.frame, last.choices, last.had_events)
            self._changes[key] = Raw(ENCODER.encode(change))
        return self._changes[key]


class LastSent:
    """What a connection was sent last: a frame without its events, and the last list of choices that was not empty.

    It is kept while people think, so that it must be small: the events of a first frame are those of the whole match.
    """

    def __init__(self, shared: SharedFrame, before: LastSent | None) -> None:
        self.number = shared.number
        self.had_events = bool(shared.frame.events)
        self.frame = replace(shared.frame, events=[]) if self.had_events else shared.frame
        own = choices_of(shared.frame)
        self.choices: list[Choice] = own or (before.choices if before else [])
        self.choices_from: int = shared.number if own or before is None else before.choices_from
        """The number of the frame that these choices were in."""


class FrameWriter:
    """Numbers the frames of one connection, and writes them whole or, after the first one, as differences."""

    def __init__(self, differences: bool = False) -> None:
        self.seq = 0
        self._differences = differences
        self._last: LastSent | None = None

    def write(self, shared: SharedFrame) -> Envelope | ChangeEnvelope:
        """The next message for the connection."""
        self.seq += 1
        if not self._differences:
            return Envelope(self.seq, shared.whole())
        last, self._last = self._last, LastSent(shared, self._last)
        return Envelope(self.seq, shared.whole()) if last is None else ChangeEnvelope(self.seq, shared.change_from(last))

    def start_over(self) -> None:
        """Have the next frame written whole."""
        self._last = None
