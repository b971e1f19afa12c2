"""The folder where benben stores data on this machine: saved games of the terminal, the database of the server."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

NAME = "benben"
"""The name of the folder inside the user's data folder."""
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
