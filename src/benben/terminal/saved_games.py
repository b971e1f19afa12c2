"""Where matches are kept: the record after every action and, until the game is over, a private file with the seed."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from benben.kernel.errors import BadInput, one_of
from benben.play.dealer import seed_from_hex
from benben.play.match import Match
from benben.play.record import Record

RECORD = ".benben"
SEED = ".seed"


class Save:
    """One match on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @staticmethod
    def new(folder: Path, match: Match) -> Save:
        """A place for a new match; its name tells the game and when it began."""
        stem = f"{match.game.name}-{datetime.now():%Y%m%d-%H%M%S}-{match.commitment[:4]}"
        return Save(folder / f"{stem}{RECORD}")

    @property
    def id(self) -> str:
        """What `benben resume` calls it."""
        return self.path.name.removesuffix(RECORD)

    @property
    def seed_path(self) -> Path:
        """Where the seed is kept while the game lasts."""
        return self.path.with_name(self.path.name.removesuffix(RECORD) + SEED)

    def write(self, match: Match, seed: bytes) -> None:
        """Keep the match as it stands. Nobody ever finds half a file: it is written beside and then renamed.

        While the game lasts others on this machine cannot read it: a record tells what is in every hand.
        """
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if not match.over() and not self.seed_path.exists():
                _write(self.seed_path, seed.hex() + "\n", 0o600)
            _write(self.path, match.record.dumps(), 0o644 if match.over() else 0o600)
            if match.over():
                self.seed_path.unlink(missing_ok=True)
        except OSError as error:
            raise BadInput(f"the match cannot be saved in {self.path.parent}: {error.strerror}") from error

    def load(self) -> tuple[Match, bytes]:
        """The unfinished match and its seed."""
        record = read_record(self.path)
        if record.finished:
            raise BadInput(f"this game is over; look at it with: benben replay {self.path}")
        if not self.seed_path.exists():
            raise BadInput(f"the seed of this game is missing ({self.seed_path}): it can be replayed but not resumed")
        seed = seed_from_hex(_read(self.seed_path).strip())
        return Match.resume(record, seed), seed


def saves_folder(chosen: str | None) -> Path:
    """Where matches are kept: as chosen, else the user's data folder."""
    if chosen:
        return Path(chosen).expanduser()
    home = os.environ.get("XDG_DATA_HOME")
    if home:
        return Path(home) / "benben"
    if sys.platform == "win32" and os.environ.get("LOCALAPPDATA"):
        return Path(os.environ["LOCALAPPDATA"]) / "benben"
    return Path.home() / ".local" / "share" / "benben"


def unfinished(folder: Path) -> list[Save]:
    """The matches that can go on, the latest first."""
    found = [Save(path) for path in folder.glob(f"*{RECORD}") if Save(path).seed_path.exists()]
    return sorted(found, key=lambda save: save.path.stat().st_mtime, reverse=True)


def save_named(name: str, folder: Path) -> Save:
    """A match by the path of its record or by its id (or the beginning of it)."""
    if Path(name).is_file():
        return Save(Path(name))
    fitting = [save for save in unfinished(folder) if save.id.startswith(name)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise BadInput(f"{name!r} fits several games: {one_of([save.id for save in fitting])}")
    raise BadInput(f"there is no file {name!r}, nor an unfinished game of that name in {folder}")


def read_record(path: Path) -> Record:
    """A record from its file; errors name the file."""
    try:
        return Record.loads(_read(path))
    except BadInput as error:
        raise BadInput(error if str(path) in str(error) else f"{path}: {error}") from error


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadInput(f"{path} is not a text file in UTF-8: a record begins with 'benben-record'") from error
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from error


def _write(path: Path, text: str, mode: int) -> None:
    beside = path.with_name(f".{path.name}.new")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
