"""A fixture that builds GIZA positions by hand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

import pytest

import benben

Boards = list[dict[str, list[str]]]
Position = Callable[[Boards, list[list[str]]], benben.State]


@pytest.fixture
def position() -> Position:
    """A GIZA position from boards and hands, p1 to move; all else is in the pile."""

    def make(boards: Boards, hands: list[list[str]]) -> benben.State:
        game = benben.game("giza")
        pile = dict(game.components(len(hands), {}))
        full = [{site: board.get(site, []) for site in ("cheops", "chephren", "mykerinos", "sphinx")} for board in boards]
        stacks = [stack for board in full for stack in board.values()]
        for tile in chain.from_iterable([*stacks, *hands]):
            pile[tile] -= 1
        return game.from_dict(
            {
                "game": "giza",
                "rules": game.rules,
                "players": len(hands),
                "options": {},
                "agenda": [{"step": "turn", "seat": 0}],
                "first": 0,
                "hands": hands,
                "boards": full,
                "pile": pile,
                "left": sum(pile.values()),
                "gone": {},
            }
        )

    return make
