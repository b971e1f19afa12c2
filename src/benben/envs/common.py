"""What the environments share: arguments checked, seeds read, views put in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import index
from typing import Any

from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.kernel.reader import known
from benben.kernel.state import State
from benben.play.fast_match import FastMatch

RENDER_MODES = ["ansi", "human"]


def render_mode_of(value: str | None) -> str | None:
    """A render mode, or an error that says which there are."""
    return None if value is None else known(value, RENDER_MODES, "render_mode")


def whole_number(value: Any, what: str) -> int:
    """A whole number of Python or numpy."""
    try:
        return index(value)
    except TypeError:
        raise BadInput(f"{what} must be a whole number, not {value!r}") from None


def position_of(game: Game, options: Mapping[str, object] | None) -> State | None:
    """The position to begin from, if the options of a reset name one under ``position``.

    Other entries are let pass: PettingZoo's own checks send some that mean nothing.
    """
    position = (options or {}).get("position")
    if position is None:
        return None
    if not isinstance(position, Mapping):
        raise BadInput(f"the reset option position must be what State.to_dict gives, not {position!r}")
    return game.from_dict(position)


def shown(match: FastMatch, seat: int | None, mode: str | None) -> str | None:
    """Render: the text of what this seat sees, printed in the mode ``human``."""
    if mode is None:
        raise BadInput(f"say how to render when the environment is made: render_mode={' or '.join(map(repr, RENDER_MODES))}")
    text = words_of(match.perspective(seat))
    if mode == "ansi":
        return text
    print(text)
    return None


def words_of(perspective: Perspective) -> str:
    """A view as indented lines of names and values."""
    return "\n".join(_lines(perspective.view(), ""))


def _lines(value: Mapping[str, object] | list[object], margin: str) -> Iterable[str]:
    entries = value.items() if isinstance(value, Mapping) else enumerate(value, 1)
    for name, part in entries:
        if isinstance(part, (Mapping, list)) and not _is_plain(part):
            yield f"{margin}{name}:"
            yield from _lines(part, margin + "  ")
        else:
            yield f"{margin}{name}: {_plain(part)}"


def _is_plain(value: object) -> bool:
    """Whether a value fits on one line: nothing in it holds entries with names."""
    parts = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    return not any(isinstance(part, Mapping) or (isinstance(part, list) and not _is_plain(part)) for part in parts)


def _plain(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_plain(part)}" for name, part in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(_plain(item) for item in value) or "-"
    return "-" if value is None else str(value)
