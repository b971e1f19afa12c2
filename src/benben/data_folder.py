"""The folder where benben stores data on this machine: saved games of the terminal, the database of the server."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from platformdirs import user_data_path

NAME = "benben"
"""The name of the folder inside the user's data folder."""
PRIVATE_FOLDER = 0o700
"""Permissions of a folder that only its owner may look into."""
PRIVATE_FILE = 0o600
"""Permissions of a file that only its owner may read."""
EARLIER_DEFAULT = Path(".local", "share", NAME)
"""The default of version 0.1 on every system, relative to the home folder."""


def data_folder(chosen: str | None = None) -> Path:
    """The chosen folder, else ``$XDG_DATA_HOME/benben``, else the system's folder for user data.

    An earlier default that exists is used as long as the system's folder does not exist.
    """
    if chosen:
        return Path(chosen).expanduser()
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"]) / NAME
    usual, earlier = user_data_path(NAME, appauthor=False), Path.home() / EARLIER_DEFAULT
    return earlier if earlier.is_dir() and not usual.is_dir() else usual


def make_private_folder(folder: Path) -> None:
    """Create a folder, and those above it that are missing, for their owner alone.

    A folder that exists is left as it is, because others may use it too, unless it has benben's own name.
    """
    if not folder.parent.exists():
        make_private_folder(folder.parent)
    folder.mkdir(PRIVATE_FOLDER, exist_ok=True)
    if folder.name == NAME:
        make_private(folder, PRIVATE_FOLDER)


def make_private(path: Path, permissions: int = PRIVATE_FILE) -> None:
    """Take from others what they may do with a file or folder; nothing happens if it is somebody else's."""
    with contextlib.suppress(FileNotFoundError, PermissionError):
        if path.stat().st_mode & 0o777 & ~permissions:
            path.chmod(path.stat().st_mode & permissions)
