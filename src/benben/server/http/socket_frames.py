"""Frames of WebSockets (RFC 6455, 5.2): the heads of those that are sent, and the short way for most that arrive.

Nearly every message of a client arrives as one frame, alone and whole. Reading it here takes a fraction of what the library
takes, which is ready for any piece of any frame.
"""

from __future__ import annotations

from struct import pack

from websockets.speedups import apply_mask

WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole message of text."""
WHOLE = 0x80
"""The bit of a frame's first byte that says that its message ends with it."""
MASKED = 0x80
"""The bit of a frame's second byte that says that it is masked, as all frames of clients are."""
SHORT_HEAD, LONG_HEAD = 6, 8
"""Bytes before the payload of a masked frame: of fewer than 126 bytes, and of fewer than 65,536."""


def text_frame_head(size: int) -> bytes:
    """The bytes before the text of a frame that is the whole message; a server masks nothing."""
    if size < 126:
        return pack("!BB", WHOLE_TEXT, size)
    if size < 65536:
        return pack("!BBH", WHOLE_TEXT, 126, size)
    return pack("!BBQ", WHOLE_TEXT, 127, size)


def only_text(data: bytes) -> bytes | None:
    """The text of a message that is one masked frame; None if the data is anything else, or more."""
    if len(data) < SHORT_HEAD or data[0] != WHOLE_TEXT or frame_end(data, 0) != len(data):
        return None
    head = SHORT_HEAD if data[1] < MASKED | 126 else LONG_HEAD
    return apply_mask(data[head:], data[head - 4 : head])


def are_whole(data: bytes) -> bool:
    """True if data consists of whole frames, each of which ends its message: nothing before it changes what comes next."""
    begin = 0
    while begin < len(data):
        end = frame_end(data, begin)
        if end is None or end > len(data) or not data[begin] & WHOLE:
            return False
        begin = end
    return True


def frame_end(data: bytes, begin: int) -> int | None:
    """Where the masked frame that begins here ends; None if that cannot be said, or the frame is too long to be handled."""
    if len(data) < begin + SHORT_HEAD or not data[begin + 1] & MASKED:
        return None
    size = data[begin + 1] - MASKED
    if size < 126:
        return begin + SHORT_HEAD + size
    if size == 126 and len(data) >= begin + LONG_HEAD:
        return begin + LONG_HEAD + (data[begin + 2] << 8 | data[begin + 3])
    return None
