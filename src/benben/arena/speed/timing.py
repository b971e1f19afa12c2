"""How rates are measured: short slices of every contender in turn, over and over, and the median of each.

Time is the processor's time of this process. Whatever else the machine is doing then slows all contenders alike, and a slice
that was disturbed does not count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import process_time


@dataclass
class Contender:
    """One thing that is measured: ``burst`` does a little work and says how many units that was."""

    name: str
    burst: Callable[[], int]
    rates: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        """One slice: bursts until the time is up."""
        units, start = 0, process_time()
        end = start
        while end - start < seconds:
            units += self.burst()
            end = process_time()
        self.rates.append(units / (end - start))

    @property
    def rate(self) -> float:
        """Units per second: the median of all slices."""
        return median(self.rates)


@dataclass
class Group:
    """Contenders that do the same kind of work, all held against one of them: benben."""

    name: str
    unit: str
    ours: str
    contenders: list[Contender] = field(default_factory=list)
    missing: dict[str, str] = field(default_factory=dict)
    """What could not be measured here, and why."""

    def ratio(self, contender: Contender | None) -> float | None:
        """How many times the contender's rate benben reaches: the median over slices taken one after the other."""
        ours = self.named(self.ours)
        if ours is None or contender is None:
            return None
        return median([mine / theirs for mine, theirs in zip(ours.rates, contender.rates, strict=True)])

    def named(self, name: str) -> Contender | None:
        """A contender by its name, when it was measured."""
        return next((contender for contender in self.contenders if contender.name == name), None)


def measure(groups: Sequence[Group], rounds: int, seconds: float, tick: Callable[[], None]) -> None:
    """Give every contender a slice of so many seconds, and that so many times over."""
    contenders = [contender for group in groups for contender in group.contenders]
    for contender in contenders:
        contender.burst()
    for _ in range(rounds):
        for contender in contenders:
            contender.run(seconds)
            tick()
