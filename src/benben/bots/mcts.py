"""A bot that searches: information-set Monte Carlo tree search within a budget of iterations and time."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from time import monotonic

from benben.bots.bot import Bot, Thought
from benben.kernel.errors import BadInput
from benben.kernel.perspective import Perspective
from benben.search.ismcts import Search, best_of, merged

SLICE = 50
"""Iterations between two looks at the clock."""

Results = dict[int, tuple[int, float]]


@dataclass(frozen=True)
class Budget:
    """How long to search: so many iterations or, if there is a clock, milliseconds, whichever is spent first."""

    iterations: int
    milliseconds: int | None = None

    def __post_init__(self) -> None:
        if self.iterations < 1 or (self.milliseconds is not None and self.milliseconds < 1):
            raise BadInput(f"a search needs at least 1 iteration and 1 millisecond, not {self}")

    def spend(self, search: Search, to_the_end: bool = False) -> Iterator[float]:
        """Run the search slice by slice and tell how much of the budget is gone; the first slice always runs.

        When no iterations that are left could let another action overtake the one tried most often, the choice is made and
        the rest is saved, unless the search is to run to its end because its trials are added to those of others.
        """
        begun = monotonic()
        spent = 0.0
        while spent < 1.0:
            search.run(min(SLICE, self.iterations - int(search.iterations)))
            spent = search.iterations / self.iterations
            if self.milliseconds is not None:
                spent = max(spent, 1000.0 * (monotonic() - begun) / self.milliseconds)
            if not to_the_end and search.lead() > self.iterations - search.iterations:
                spent = 1.0
            yield min(1.0, spent)


class MctsBot(Bot):
    """Searches, and now and then (``slips``) moves without a thought, as beginners do.

    With ``workers`` that many further processes search the same Perspective, and all their trials count.
    """

    def __init__(
        self, budget: Budget, seed: int | None = None, slips: float = 0.0, workers: int = 0, name: str = "mcts"
    ) -> None:
        self.name = name
        self.budget = budget
        self.slips = slips
        self._rng = Random(seed)
        self._crew = ProcessPoolExecutor(workers, mp_context=get_context("spawn")) if workers else None
        self._workers = workers

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        legal = perspective.legal()
        seed = self._rng.getrandbits(62)
        if len(legal) == 1 or self._rng.random() < self.slips:
            yield Thought(1.0, self._rng.choice(legal))
            return
        shares = self._set_crew_to_work(perspective)
        search = Search(perspective, seed)
        for spent in self.budget.spend(search, to_the_end=bool(shares)):
            if spent < 1.0 or not shares:
                yield Thought(spent, search.best(), search.results())
        if shares:
            results = merged([search.results(), *[share.result() for share in shares]])
            yield Thought(1.0, best_of(results), results)

    def _set_crew_to_work(self, perspective: Perspective) -> list[Future[Results]]:
        if self._crew is None:
            return []
        seeds = [self._rng.getrandbits(62) for _ in range(self._workers)]
        return [self._crew.submit(search_share, perspective, seed, self.budget) for seed in seeds]

    def close(self) -> None:
        """Send the workers home."""
        if self._crew is not None:
            self._crew.shutdown(cancel_futures=True)


def search_share(perspective: Perspective, seed: int, budget: Budget) -> Results:
    """One worker's part of a search."""
    search = Search(perspective, seed)
    for _ in budget.spend(search, to_the_end=True):
        pass
    return search.results()
