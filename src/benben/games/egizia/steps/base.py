"""Kinds of Step in Egizia: questions to players or chance, and automatic steps between them.

After every answer the automatic steps on top of the agenda run, until somebody is asked again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from benben.games.egizia.state import Egizia
from benben.games.egizia.steps import step_numbers
from benben.kernel.step import BagStep, ChanceStep, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaticStep(Step[Egizia]):
    """A step between two questions: a phase begins or a turn passes on. Nobody chooses anything."""

    def run(self, state: Egizia, item: i64) -> None:
        """Carry the step out. Its item is off the agenda already."""
        raise NotImplementedError(self.name)

    def actors(self, state: Egizia, item: i64) -> i64:
        """Seat 0, which is offered nothing: a position read with this step on top is refused."""
        return 1

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        pass


AUTOMATIC_STEPS: Final[list[AutomaticStep]] = []
"""The automatic steps in the order of their numbers, from `FIRST_AUTOMATIC` on; filled by registry.py."""


def run_automatic_steps(state: Egizia) -> None:
    """Run automatic steps until somebody is asked or the game is over."""
    while state.depth > 0:
        item = state.top()
        number = item & 0xFF
        if number < step_numbers.FIRST_AUTOMATIC:
            return
        state.depth -= 1
        AUTOMATIC_STEPS[number - step_numbers.FIRST_AUTOMATIC].run(state, item)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerStep(Step[Egizia]):
    """A question to a player."""

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        """Carry out the action that was chosen and ask what follows."""
        raise NotImplementedError(self.name)

    def apply(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        self.answer(state, item, seat, action)
        run_automatic_steps(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomStep(ChanceStep[Egizia]):
    """A question to chance."""

    def answer(self, state: Egizia, item: i64, action: i64) -> None:
        """Carry out the outcome."""
        raise NotImplementedError(self.name)

    def apply(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        self.answer(state, item, action)
        run_automatic_steps(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class BagDrawStep(BagStep[Egizia]):
    """A draw from a bag of unseen things."""

    def answer(self, state: Egizia, item: i64, action: i64) -> None:
        """Carry out the draw."""
        raise NotImplementedError(self.name)

    def apply(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        self.answer(state, item, action)
        run_automatic_steps(state)
