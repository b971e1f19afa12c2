"""EveryDeal: a generator that walks through all deals of a Perspective instead of drawing one at random."""

from __future__ import annotations

from math import prod

from mypy_extensions import i64

from benben.kernel.rng import Rng


class EveryDeal(Rng):
    """Returns every sequence of choices, one after another: deal, call `next`, deal again until it returns False."""

    def __init__(self) -> None:
        super().__init__(0)
        self.script: list[int] = []
        """The choices of this deal."""
        self.widths: list[int] = []
        """The number of alternatives of each choice."""
        self.at = 0
        """The number of choices that this deal has used."""

    def below(self, n: i64) -> i64:
        """The scripted choice; a choice that the script does not reach begins at 0."""
        if self.at == len(self.script):
            self.script.append(0)
            self.widths.append(n)
        choice = self.script[self.at]
        self.at += 1
        return choice

    def rarity(self) -> int:
        """One in this many random deals is the current one."""
        return prod(self.widths)

    def next(self) -> bool:
        """Go to the next deal; False if this was the last."""
        self.at = 0
        while self.script:
            if self.script[-1] + 1 < self.widths[-1]:
                self.script[-1] += 1
                return True
            self.script.pop()
            self.widths.pop()
        return False
