"""Small lessons of the template of new games, for the tests of the lessons room."""

from __future__ import annotations

from benben.kernel.game import Game
from benben.lessons.lesson import Lesson, read_lesson
from benben.new_game.hoard.game import GAME

WHERE = "hoard/lessons/small.toml"
HOARD: Game = GAME


def small(**changes: object) -> Lesson:
    """A lesson of three steps, with other entries where they are given; None leaves an entry out."""
    data: dict[str, object] = {"minutes": 1, "players": 2, "seat": "p1", "steps": [READ, DRAW, END], **changes}
    kept = {name: value for name, value in data.items() if value is not None}
    return read_lesson(HOARD, "small", kept, kept.pop("position_file", None), WHERE)


READ = {"name": "read", "values": {"left": "left"}}
DRAW = {"name": "draw", "ask": ["draw"]}
END = {"name": "end", "play": ["chance: find gold", "p2: draw"], "values": {"fewer": "loss left"}}
