"""Measures rates: short slices of every workload in turn, many times over, and the median of each.

Time is processor time of this process. Other load on the machine slows all workloads alike, and the median ignores slices
that were disturbed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import process_time


@dataclass
class Workload:
    """One thing to measure: ``run_batch`` does a little work and returns the number of units done."""

    name: str
    run_batch: Callable[[], int]
    rates: list[float] = field(default_factory=list)
    """Units per second in each slice."""

    def run(self, seconds: float) -> None:
        """Measure one slice: run batches until the time is over."""
        units, start = 0, process_time()
        end = start
        while end - start < seconds:
            units += self.run_batch()
            end = process_time()
        self.rates.append(units / (end - start))

    @property
    def rate(self) -> float:
        """Units per second: the median of all slices."""
        return median(self.rates)


@dataclass
class Comparison:
    """Workloads of the same kind, all compared with one of them: benben's."""

    name: str
    unit: str
    """Unit of the rates, such as ``decisions/s``."""
    ours: str
    """Name of benben's workload."""
    workloads: list[Workload] = field(default_factory=list)
    missing: dict[str, str] = field(default_factory=dict)
    """For each workload that cannot run here the reason."""

    def ratio(self, workload: Workload | None) -> float | None:
        """Benben's rate divided by the workload's: the median over slices of the same round; None if one is missing."""
        ours = self.find(self.ours)
        if ours is None or workload is None:
            return None
        return median([mine / theirs for mine, theirs in zip(ours.rates, workload.rates, strict=True)])

    def find(self, name: str) -> Workload | None:
        """The workload of this name; None if it cannot run here."""
        return next((workload for workload in self.workloads if workload.name == name), None)


def measure(comparisons: Sequence[Comparison], rounds: int, seconds: float, on_slice: Callable[[], None]) -> None:
    """Measure every workload for ``rounds`` slices of ``seconds`` each; call ``on_slice`` after every slice."""
    workloads = [workload for comparison in comparisons for workload in comparison.workloads]
    for workload in workloads:
        workload.run_batch()
    for _ in range(rounds):
        for workload in workloads:
            workload.run(seconds)
            on_slice()
