"""Questions and passages. After every answer the passages on top of the agenda run, until somebody is asked again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.step_numbers import FIRST_PASSAGE
from benben.kernel.step import BagStep, ChanceStep, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Passage(Step[Egizia]):
    """What happens between two questions: a phase begins, a turn passes on. Nobody chooses anything."""

    def run(self, state: Egizia, item: i64) -> None:
        """Let it happen. The frame is off the agenda already."""
        raise NotImplementedError(self.name)

    def actors(self, state: Egizia, item: i64) -> i64:
        """Nobody is ever asked here; a position written down with a passage on top offers its first seat nothing."""
        return 1

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        pass


PASSAGES: Final[list[Passage]] = []
"""Filled when the table of steps is made, numbered from `FIRST_PASSAGE` on."""


def proceed(state: Egizia) -> None:
    """Run passages until somebody is asked or the game is over."""
    while state.depth > 0:
        item = state.top()
        number = item & 0xFF
        if number < FIRST_PASSAGE:
            return
        state.depth -= 1
        PASSAGES[number - FIRST_PASSAGE].run(state, item)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[Egizia]):
    """A question to a player."""

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        """Carry out what was chosen and ask what follows."""
        raise NotImplementedError(self.name)

    def apply(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        self.answer(state, item, seat, action)
        proceed(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate(ChanceStep[Egizia]):
    """A question to chance."""

    def answer(self, state: Egizia, item: i64, action: i64) -> None:
        """Carry out what chance brought."""
        raise NotImplementedError(self.name)

    def apply(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        self.answer(state, item, action)
        proceed(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bag(BagStep[Egizia]):
    """A draw from a bag of unseen things."""

    def answer(self, state: Egizia, item: i64, action: i64) -> None:
        """Carry out what was drawn."""
        raise NotImplementedError(self.name)

    def apply(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        self.answer(state, item, action)
        proceed(state)
