"""Box files: a game's name and changes of its box, as TOML, and the boxes that a server offers by name.

The table ``changes`` of such a file has a line for each change. A path is written in one piece, in quotes, or as dotted keys
of TOML.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from benben.kernel.box_changes import Change, checked_changes, overlay_text
from benben.kernel.errors import BadInput
from benben.kernel.game import BOX_OPTION, Game
from benben.kernel.reader import Reader, known
from benben.registry import compile_with_box, game_with_box

PRINTED: Final = "printed"
"""The name of the box as it is, among the boxes that a server offers."""
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
"""The names that a box can have."""

_offered: Final[dict[str, dict[str, str]]] = {}
"""For each game: the overlay of each box that is offered beside the one as it is, by the name of the box."""


def game_of_box_file(path: Path, compiled: bool = False) -> Game:
    """The game of a box file with its changes; raise BadInput that names the file and the entry.

    With ``compiled`` it runs compiled in this process, if the game is not loaded yet.
    """
    name, overlay = read_box_file(path)
    try:
        if compiled:
            compile_with_box(name, overlay)
        return game_with_box(name, overlay)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error


def read_box_file(path: Path) -> tuple[str, str]:
    """The name of the game and the overlay of a box file."""
    try:
        data = Reader(tomllib.loads(path.read_text("utf-8")), str(path))
        data.only(("game", "changes"))
        return data.text("game"), overlay_text(checked_changes(_flat(data.inner("changes").data)))
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput(f"{path} is not a box file in TOML: {error}") from error
    except BadInput as error:
        raise BadInput(str(error) if str(path) in str(error) else f"{path}: {error}") from error


def box_file_text(game: Game, changes: list[Change]) -> str:
    """The text of a box file."""
    lines = [f'game = "{game.name}"', "", "[changes]"]
    lines += [f'"{change.path}" = {str(change).partition("=")[2]}' for change in changes]
    return "\n".join(lines) + "\n"


def _flat(table: Mapping[Any, Any], before: str = "") -> list[Change]:
    """The changes of a table and those within it, with the whole path of each."""
    found: list[Change] = []
    for name, value in table.items():
        path = f"{before}{name}"
        found += _flat(value, f"{path}.") if isinstance(value, Mapping) else [Change(path, value)]
    return found


# --- boxes that a server offers -------------------------------------------------------------------------------------------


def offer_box(name: str, game: Game) -> None:
    """Offer the box of a game for new tables under this name."""
    if not _NAME.fullmatch(name) or name == PRINTED:
        raise BadInput(f"the name of a box has small letters, digits and hyphens, and is not {PRINTED!r}: not {name!r}")
    boxes = _offered.setdefault(game.name, {})
    if boxes.get(name, game.box) != game.box:
        raise BadInput(f"the box {name!r} of {game.name} is offered twice")
    boxes[name] = game.box


def offered_boxes(game: str) -> dict[str, str]:
    """The overlay of each box of a game that is offered beside the one as it is, by the name of the box."""
    return dict(_offered.get(game, {}))


def with_offered_box(game: Game, options: Mapping[str, str]) -> tuple[Game, dict[str, str]]:
    """The game with the offered box that the options of a new table name, and the other options."""
    others = dict(options)
    name = others.pop(BOX_OPTION, PRINTED)
    if name == PRINTED:
        return game, others
    boxes = offered_boxes(game.name)
    return game_with_box(game.name, boxes[known(name, list(boxes), f"{game.title} option {BOX_OPTION}")]), others


def box_choices(game: str) -> list[str]:
    """The names of the boxes among which a new table chooses; empty if there is only the one as it is."""
    boxes = offered_boxes(game)
    return [PRINTED, *boxes] if boxes else []


def withdraw_boxes() -> None:
    """Offer no changed boxes any more."""
    _offered.clear()
