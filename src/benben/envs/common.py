"""Shared by the environments: checks of arguments, the start position of a reset, and views rendered as text."""

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
"""``ansi`` returns the text, ``human`` prints it."""


def check_render_mode(value: str | None) -> str | None:
    """Return the render mode; raise BadInput if there is no such mode."""
    return None if value is None else known(value, RENDER_MODES, "render_mode")


def whole_number(value: Any, what: str) -> int:
    """An integer of Python or numpy as int; ``what`` names it in the error."""
    try:
        return index(value)
    except TypeError:
        raise BadInput(f"{what} must be a whole number, not {value!r}") from None


def start_position(game: Game, options: Mapping[str, object] | None) -> State | None:
    """The position under ``position`` in the options of a reset; None if there is none.

    Other entries are ignored: PettingZoo's own checks pass some that have no meaning.
    """
    position = (options or {}).get("position")
    if position is None:
        return None
    if not isinstance(position, Mapping):
        raise BadInput(f"the reset option position must be what State.to_dict returns, not {position!r}")
    return game.from_dict(position)


def render_view(match: FastMatch, seat: int | None, mode: str | None) -> str | None:
    """Render the view of a seat (None: of a spectator): return the text, or print it in the mode ``human``."""
    if mode is None:
        raise BadInput(
            f"choose how to render when the environment is created: render_mode={' or '.join(map(repr, RENDER_MODES))}"
        )
    text = view_text(match.perspective(seat))
    if mode == "ansi":
        return text
    print(text)
    return None


def view_text(perspective: Perspective) -> str:
    """A view as indented lines of names and values."""
    return "\n".join(_lines(perspective.view(), ""))


def _lines(value: Mapping[str, object] | list[object], indent: str) -> Iterable[str]:
    entries = value.items() if isinstance(value, Mapping) else enumerate(value, 1)
    for name, part in entries:
        if isinstance(part, (Mapping, list)) and not _fits_one_line(part):
            yield f"{indent}{name}:"
            yield from _lines(part, indent + "  ")
        else:
            yield f"{indent}{name}: {_inline_text(part)}"


def _fits_one_line(value: object) -> bool:
    """True if none of the entries of a value holds named entries itself, so that it is printed on one line."""
    parts = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    return not any(isinstance(part, Mapping) or (isinstance(part, list) and not _fits_one_line(part)) for part in parts)


def _inline_text(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_inline_text(part)}" for name, part in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(_inline_text(item) for item in value) or "-"
    return "-" if value is None else str(value)
