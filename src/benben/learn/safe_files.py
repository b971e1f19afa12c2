"""Files that are whole or not there: an interrupt, or a full disk, loses nothing that was written before."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benben.kernel.errors import BadInput


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn an error of the system into BadInput that names the file and the reason, such as a full disk."""
    try:
        yield
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise BadInput(f"{path} cannot be written: {why}; nothing is lost, the same command continues") from None


def write_whole(path: Path, data: bytes) -> None:
    """Write a file in one step: until all is on disk, the earlier file stays."""
    beside = path.with_name(path.name + ".part")
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with beside.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)


def append_line(path: Path, line: str) -> None:
    """Append a line; if there is no space for it, the file is cut back to what it was."""
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.stat().st_size if path.exists() else 0
        try:
            with path.open("ab") as file:
                file.write(line.encode() + b"\n")
        except OSError:
            os.truncate(path, before)
            raise
