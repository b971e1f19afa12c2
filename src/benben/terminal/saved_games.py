"""Saved games: a file with the record and, until the game is over, a private file with the seed."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from benben.data_folder import PRIVATE_FILE, make_private_folder
from benben.kernel.errors import BadInput, one_of
from benben.kernel.event import seat_name
from benben.play.dealer import seed_from_hex
from benben.play.match import Match
from benben.play.record import Record

RECORD_SUFFIX = ".benben"
"""The ending of the file with the record."""
SEED_SUFFIX = ".seed"
"""The ending of the private file with the seed."""
SEALED_TAG = "sealed"
"""Tag of a sealed choice, followed by its seat: the entries of a record do not contain a choice before it is opened."""
PUBLIC_FILE = 0o644
"""Permissions of a file that everybody may read."""


class SavedGame:
    """The files of one match."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @staticmethod
    def new(folder: Path, match: Match) -> SavedGame:
        """Files for a new match; their name has the game and the time."""
        stem = f"{match.game.name}-{datetime.now():%Y%m%d-%H%M%S}-{match.commitment[:4]}"
        return SavedGame(folder / f"{stem}{RECORD_SUFFIX}")

    @property
    def id(self) -> str:
        """The id for `benben resume`."""
        return self.path.name.removesuffix(RECORD_SUFFIX)

    @property
    def seed_path(self) -> Path:
        """The file of the seed, which exists until the game is over."""
        return self.path.with_name(self.path.name.removesuffix(RECORD_SUFFIX) + SEED_SUFFIX)

    def write(self, match: Match, seed: bytes) -> None:
        """Save the match. A file is never half written: it is written under another name and then renamed.

        Until the game is over only the owner may read it, because a record contains every hand.
        """
        try:
            make_private_folder(self.path.parent)
            if not match.over() and not self.seed_path.exists():
                _write(self.seed_path, seed.hex() + "\n", PRIVATE_FILE)
            _write(self.path, record_with_sealed(match).dumps(), PUBLIC_FILE if match.over() else PRIVATE_FILE)
            if match.over():
                self.seed_path.unlink(missing_ok=True)
        except OSError as error:
            raise BadInput(f"the match cannot be saved in {self.path.parent}: {error.strerror}") from error

    def load(self) -> tuple[Match, bytes]:
        """The unfinished match and its seed; raise BadInput if it cannot be continued."""
        record = read_record(self.path)
        if record.finished:
            raise BadInput(f"this game is over; look at it with: benben replay {self.path}")
        if not self.seed_path.exists():
            raise BadInput(f"the seed of this game is missing ({self.seed_path}): it can be replayed but not resumed")
        seed = seed_from_hex(read_text(self.seed_path).strip())
        sealed = {tag: record.tags.pop(tag) for tag in list(record.tags) if tag.startswith(SEALED_TAG)}
        match = Match.resume(record, seed)
        for tag, text in sealed.items():
            match.play(int(tag.removeprefix(f"{SEALED_TAG} p")) - 1, match.game.parse(text))
        return match, seed


def record_with_sealed(match: Match) -> Record:
    """The record of a match, with sealed choices as tags, so that they are kept until the match goes on."""
    record = match.record.copy()
    for seat in match.sealed:
        choice = match.sealed_choice(seat)
        assert choice is not None
        record.tag(f"{SEALED_TAG} {seat_name(seat)}", match.game.text(choice))
    return record


def unfinished_games(folder: Path) -> list[SavedGame]:
    """The saved games that can be continued, the latest first."""
    games = [SavedGame(path) for path in folder.glob(f"*{RECORD_SUFFIX}")]
    unfinished = [game for game in games if game.seed_path.exists()]
    return sorted(unfinished, key=lambda game: game.path.stat().st_mtime, reverse=True)


def find_saved_game(name: str, folder: Path) -> SavedGame:
    """A saved game by the path of its record, or by its id or the beginning of it."""
    if Path(name).is_file():
        return SavedGame(Path(name))
    matching = [game for game in unfinished_games(folder) if game.id.startswith(name)]
    if len(matching) == 1:
        return matching[0]
    if matching:
        raise BadInput(f"{name!r} fits several games: {one_of([game.id for game in matching])}")
    raise BadInput(f"there is no file {name!r}, nor an unfinished game of that name in {folder}")


def read_record(path: Path) -> Record:
    """Read a record; errors name the file."""
    try:
        return Record.loads(read_text(path))
    except BadInput as error:
        raise BadInput(error if str(path) in str(error) else f"{path}: {error}") from error


def read_text(path: Path) -> str:
    """The text of a file; errors name it."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadInput(f"{path} is not a text file in UTF-8: a record begins with 'benben-record'") from error
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from error


def _write(path: Path, text: str, permissions: int) -> None:
    temporary = path.with_name(f".{path.name}.new")
    temporary.unlink(missing_ok=True)  # one that a crash left behind has permissions of its own
    handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, permissions)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)
