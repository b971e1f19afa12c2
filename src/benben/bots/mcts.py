"""A bot that searches: information-set Monte Carlo tree search within a budget of iterations and time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from time import monotonic, thread_time

from benben.bots.bot import Bot, Thought
from benben.bots.network import AnySearch, best_search
from benben.kernel.errors import BadInput
from benben.kernel.perspective import Perspective
from benben.search.ismcts import merge_results, most_visited
from benben.search.network_search import NetworkSearch

SLICE = 50
"""Iterations between two checks of the clock."""

Results = dict[int, tuple[int, float]]
"""For each action its number of visits and its mean value."""

MakeSearch = Callable[[Perspective, int, int], AnySearch]
"""Begins a search from a Perspective with a seed, for a number of iterations at most. It must be picklable."""


@dataclass(frozen=True)
class Budget:
    """How long to search for a move: until the iterations or, if given, the milliseconds are used up."""

    iterations: int
    milliseconds: int | None = None
    processor_time: bool = False
    """Whether the milliseconds are processor time of the searching thread: fair on a machine that does other work too."""

    def __post_init__(self) -> None:
        if self.iterations < 1 or (self.milliseconds is not None and self.milliseconds < 1):
            raise BadInput(f"a search needs at least 1 iteration and 1 millisecond, not {self}")

    def spend(self, search: AnySearch, exhaust: bool = False) -> Iterator[float]:
        """Run the search slice by slice and yield the share of the budget that is used; at least one slice is run.

        The search ends early when the remaining iterations cannot change which action is visited most. With ``exhaust`` it
        uses the whole budget: results that are merged with those of other searches need all their visits.
        """
        clock = thread_time if self.processor_time else monotonic
        start = clock()
        used = 0.0
        while used < 1.0:
            search.run(min(SLICE, self.iterations - int(search.iterations)))
            used = search.iterations / self.iterations
            if self.milliseconds is not None:
                used = max(used, 1000.0 * (clock() - start) / self.milliseconds)
            if not exhaust and search.visit_margin() > self.iterations - search.iterations:
                used = 1.0
            yield min(1.0, used)


class MctsBot(Bot):
    """Searches for its moves and plays the best.

    With ``focus`` it draws its move instead, with a weight of the visits to this power: after a short search nearly any move
    that looks good at first sight, and hardly ever one that looks bad. So weak players lack foresight, but are not silly.
    A move that only ends something and gives something up, such as a pass with ships left, is not drawn by chance: it is
    left out unless it is the best.

    With ``workers`` that many further processes search the same Perspective, and the results are merged.
    """

    def __init__(
        self,
        budget: Budget,
        seed: int | None = None,
        focus: float | None = None,
        workers: int = 0,
        name: str = "mcts",
        make_search: MakeSearch = best_search,
    ) -> None:
        self.name = name
        self._make_search = make_search
        self.budget = budget
        self.focus = focus
        self._rng = Random(seed)
        self._pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn")) if workers else None
        self._workers = workers

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        legal = perspective.legal()
        seed = self._rng.getrandbits(62)
        if len(legal) == 1:
            yield Thought(1.0, legal[0])
            return
        worker_results = self._start_workers(perspective)
        search = self._make_search(perspective, seed, self.budget.iterations)
        for used in self.budget.spend(search, exhaust=bool(worker_results) or self.focus is not None):
            if used < 1.0 or not worker_results:
                yield self._thought(perspective, used, search.best(), search.results())
        if worker_results:
            results = merge_results([search.results(), *[result.result() for result in worker_results]])
            mixed = isinstance(search, NetworkSearch) and search.simultaneous
            yield self._thought(perspective, 1.0, search.best() if mixed else most_visited(results), results)

    def _thought(self, perspective: Perspective, progress: float, best: int, results: Results) -> Thought:
        """The best move; in the last thought of a bot with ``focus`` a move drawn by its visits."""
        if self.focus is None or progress < 1.0:
            return Thought(progress, best, results)
        most = most_visited(results)
        actions = [action for action in sorted(results) if action == most or not gives_up_only(perspective, action)]
        weights = [results[action][0] ** self.focus for action in actions]
        drawn, total = self._rng.choices(actions, weights)[0], sum(weights)
        return Thought(
            progress, drawn, results, {action: weight / total for action, weight in zip(actions, weights, strict=True)}
        )

    def _start_workers(self, perspective: Perspective) -> list[Future[Results]]:
        if self._pool is None:
            return []
        seeds = [self._rng.getrandbits(62) for _ in range(self._workers)]
        return [self._pool.submit(search_in_worker, self._make_search, perspective, seed, self.budget) for seed in seeds]

    def close(self) -> None:
        """End the worker processes."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def gives_up_only(perspective: Perspective, action: int) -> bool:
    """Whether an action chooses nothing, such as a pass, and gives something up."""
    return not perspective.game.catalogue.family(action).axes and bool(perspective.forfeits(action))


def search_in_worker(make_search: MakeSearch, perspective: Perspective, seed: int, budget: Budget) -> Results:
    """The search of one worker process: the whole budget, and its results."""
    search = make_search(perspective, seed, budget.iterations)
    for _ in budget.spend(search, exhaust=True):
        pass
    return search.results()
