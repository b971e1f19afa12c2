"""What the world outside does to a running table: being told to end, and never in the middle of a move."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

ENDINGS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


def _interrupt(sign: int, frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


@contextmanager
def endings_as_interrupts() -> Iterator[None]:
    """Being told to end is like Ctrl-C: the terminal is put in order and the player told where the match is."""
    former = [(sign, signal.signal(sign, _interrupt)) for sign in ENDINGS]
    try:
        yield
    finally:
        for sign, handler in former:
            signal.signal(sign, handler)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let a move and its saving come to an end before Ctrl-C or an ending is heard."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    former = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, *ENDINGS})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, former)
