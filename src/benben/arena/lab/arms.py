"""The arms of an experiment: the game as it is, and the game with each combination of changes.

A change is ``ENTRY=VALUE``: an option of the game (``track_length=4``) or a value of its box (``player.ships=7``). A range
``3..5`` stands for each of its values. Changes of one text are made together; several texts make a grid.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product

from benben.kernel.box_changes import overlay_text, read_changes, split_changes
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.play.playable import check_playable
from benben.play.study import Setting
from benben.registry import game_with_box

AS_IT_IS = "as it is"
"""The name of the arm without changes."""
MOST_ARMS = 40
"""Arms of an experiment at most."""
RANGE = re.compile(r"(-?\d{1,6})\.\.(-?\d{1,6})")
"""A range of whole numbers."""


@dataclass(frozen=True)
class Arm:
    """The game with some changes: an overlay of its box, and options."""

    name: str
    overlay: str = ""
    options: dict[str, str] = field(default_factory=dict)


class ArmSetting(Setting):
    """An arm as the setting of a study."""

    def __init__(self, arm: Arm, players: int) -> None:
        super().__init__(players, arm.options)
        self.arm = arm

    @property
    def name(self) -> str:
        """The name of the arm."""
        return self.arm.name


def read_arms(game: Game, players: int, texts: Sequence[str], alone: bool = False) -> list[Arm]:
    """The arms of these changes, the game as it is first; raise BadInput that names what cannot be changed or played.

    With ``alone`` there may be no changes.
    """
    grids = [["", *_alternatives(text)] for text in texts]
    count = 1
    for grid in grids:
        count *= len(grid)
    if count > MOST_ARMS:
        raise BadInput(f"these changes make {count} combinations; there can be at most {MOST_ARMS}")
    arms = [read_arm(game, ", ".join(filter(None, chosen))) for chosen in product(*grids)]
    different = [
        arm for number, arm in enumerate(arms) if _content(game, arm) not in [_content(game, a) for a in arms[:number]]
    ]
    if len(different) < 2 and (texts or not alone):
        raise BadInput(f"nothing is changed: {', '.join(texts) or 'name a change, such as --change ENTRY=VALUE'}")
    for arm in different[1:]:
        changed = game_with_box(game.name, arm.overlay)
        changed.resolve_options(arm.options, players)
        check_playable(changed, [players])
    return different


def _content(game: Game, arm: Arm) -> tuple[str, dict[str, str]]:
    """What an arm plays; an option that is set to its default is none."""
    usual = {option.name: option.default for option in game.options}
    return arm.overlay, {name: value for name, value in arm.options.items() if usual[name] != value}


def _alternatives(text: str) -> list[str]:
    """The texts in which every range is replaced by one of its values."""
    parts = [_values(part) for part in split_changes(text)]
    if not parts:
        raise BadInput("a change is ENTRY=VALUE, not an empty text")
    return [", ".join(chosen) for chosen in product(*parts)]


def _values(part: str) -> list[str]:
    name, _, value = part.partition("=")
    found = RANGE.fullmatch(value.strip())
    if found is None:
        return [part]
    low, high = int(found[1]), int(found[2])
    if low >= high or high - low >= MOST_ARMS:
        raise BadInput(f"{name.strip()}: the range {value.strip()} must rise, to at most {MOST_ARMS} values")
    return [f"{name.strip()}={number}" for number in range(low, high + 1)]


def read_arm(game: Game, text: str) -> Arm:
    """The arm of a text of changes without ranges."""
    names = [option.name for option in game.options]
    changes = read_changes(text)
    options = {change.path: str(change.value) for change in changes if change.path in names}
    overlay = overlay_text([change for change in changes if change.path not in names])
    parts = [f"{name}={value}" for name, value in options.items()]
    return Arm(", ".join([*parts, *filter(None, [overlay])]) or AS_IT_IS, overlay, options)
