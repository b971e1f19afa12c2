"""Information-set Monte Carlo tree search: one tree for all worlds that are consistent with what a seat knows.

Every iteration deals a world from the searcher's Perspective, walks down the tree among the actions that are legal in this
world, adds one node, plays on by the rollout policy of the game's Evaluator, and adds the resulting value to every node on
the path: the value for the seat that chose there. Each seat is assumed to play for itself, and the tree cannot depend on
anything the searcher does not know. Chance events are sampled on the way and are not nodes of the tree. Seats that choose at
the same time are asked one by one, the searcher first.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.kernel.errors import BadInput
from benben.kernel.evaluator import Evaluator
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.search.playout import next_seat, rollout
from benben.search.tree import NONE, ROOT, Tree

EXPLORATION: Final = 0.2
"""Weight of the exploration term in the upper confidence bound, in units of value (0 lost, 1 won)."""

UNKNOWN_VALUE: Final = 0.5
"""Mean value of the children of a node before any of them was visited."""


@final
class Search:
    """A search that runs in slices: call `run` as often as time allows, then read `best` or `results`."""

    def __init__(
        self,
        perspective: Perspective,
        seed: int,
        exploration: float = EXPLORATION,
        prior_weight: float | None = None,
        evaluator: Evaluator[Any] | None = None,
        considerate: bool = False,
    ) -> None:
        seat = perspective.seat
        if seat is None or seat not in perspective.actors():
            raise BadInput("only a seat that is asked to act can search; the seat of this perspective is not asked")
        self.perspective = perspective
        self.exploration = exploration
        self.considerate = considerate
        """Whether actions that the evaluator rules out are left out for the searcher, even where they would win more."""
        self.iterations: i64 = 0
        self._seat: i64 = seat
        self._rng = Rng(seed)
        self._evaluator = perspective.game.evaluator() if evaluator is None else evaluator
        self.prior_weight = self._evaluator.prior_weight() if prior_weight is None else prior_weight
        self._tree = Tree()
        self._path = vec[i64]()
        """The nodes of the current iteration, from the first below the root."""
        self._marks = vec[i64]([0] * len(perspective.game.catalogue))
        """For each action of the catalogue the mark it got last; see `_mark_legal`."""
        self._mark: i64 = 0
        """The even mark of the current call of `_mark_legal`: marks of earlier calls are lower, so none is ever cleared."""

    # --- iterations ------------------------------------------------------------------------------------------------------

    def run(self, iterations: int) -> None:
        """Search for this many more iterations. Two slices give the same results as one run of both lengths."""
        for _ in range(iterations):
            self._iterate()

    def _iterate(self) -> None:
        world = self.perspective.deal(self._rng)
        self._path = vec[i64]()
        self._descend(world)
        rollout(world, self._evaluator, self._rng)
        values = self._evaluator.values(world)
        tree = self._tree
        i: i64 = 0
        while i < len(self._path):
            node = self._path[i]
            tree.visits[node] += 1
            tree.value_sums[node] += values[tree.seats[node]]
            i += 1
        self.iterations += 1

    def _descend(self, world: State) -> None:
        """Walk down the tree until a node is new or the game is over; the world plays along."""
        tree = self._tree
        node: i64 = ROOT
        seat = self._seat
        while True:
            world.enumerate(seat)
            self._mark_legal(world, node, seat)
            node = self._select(world, node, seat)
            self._path = append(self._path, node)
            world.commit(tree.actions[node], seat)
            seat = next_seat(world, self._rng)
            if seat == CHANCE or tree.visits[node] == 0:
                return

    # --- selection and expansion -------------------------------------------------------------------------------------------

    def _mark_legal(self, world: State, node: i64, seat: i64) -> None:
        """Mark the legal actions of this world: an odd mark for those without a node yet, the even mark for the others."""
        tree, marks = self._tree, self._marks
        self._mark += 2
        untried = self._mark - 1
        i: i64 = 0
        while i < world.count:
            marks[world.choices[i]] = untried
            i += 1
        child = tree.first_children[node]
        while child != NONE:
            action = tree.actions[child]
            if tree.seats[child] == seat and marks[action] == untried:
                marks[action] = self._mark
                tree.availability[child] += 1
            child = tree.next_siblings[child]

    def _select(self, world: State, node: i64, seat: i64) -> i64:
        """The child with the highest upper confidence bound, or a new child for an untried action with a higher one.

        Every action starts with ``prior_weight`` imaginary visits, whose value is the mean of its siblings plus its prior.
        """
        tree, marks, mark = self._tree, self._marks, self._mark
        mean, visits = self._children_mean(node, seat)
        best_child = NONE
        best_bound = -1e9
        child = tree.first_children[node]
        while child != NONE:
            if tree.seats[child] == seat and marks[tree.actions[child]] == mark:
                weight = float(tree.visits[child]) + self.prior_weight
                value = (tree.value_sums[child] + self.prior_weight * (mean + tree.priors[child])) / weight
                bound = value + self.exploration * math.sqrt(math.log(1.0 + float(tree.availability[child])) / weight)
                if bound > best_bound:
                    best_bound = bound
                    best_child = child
            child = tree.next_siblings[child]
        exploration = self.exploration * math.sqrt(math.log(1.0 + visits) / self.prior_weight)
        return self._expand(world, node, seat, best_child, best_bound - mean, exploration)

    def _children_mean(self, node: i64, seat: i64) -> tuple[float, float]:
        """The mean value of the children that are legal in this world, and their number of visits."""
        tree, marks = self._tree, self._marks
        visits: i64 = 0
        total = 0.0
        child = tree.first_children[node]
        while child != NONE:
            if tree.seats[child] == seat and marks[tree.actions[child]] == self._mark:
                visits += tree.visits[child]
                total += tree.value_sums[child]
            child = tree.next_siblings[child]
        return (UNKNOWN_VALUE if visits == 0 else total / float(visits), float(visits))

    def _expand(self, world: State, node: i64, seat: i64, best_child: i64, best_bound: float, exploration: float) -> i64:
        """A new child for the untried action with the highest bound, if that exceeds ``best_bound``; else ``best_child``.

        Bounds are relative to the mean of the children. The loop starts at a random action, so that ties fall at random.
        """
        best_action = NONE
        best_prior = 0.0
        i = self._rng.below(world.count)
        left = world.count
        while left > 0:
            action = world.choices[i]
            if self._marks[action] == self._mark - 1 and not self._is_skipped(world, seat, action):
                prior = self._evaluator.prior(world, seat, action)
                if prior + exploration > best_bound:
                    best_bound = prior + exploration
                    best_prior = prior
                    best_action = action
            i = i + 1 if i + 1 < world.count else 0
            left -= 1
        return best_child if best_action == NONE else self._tree.add_child(node, best_action, seat, best_prior)

    def _is_skipped(self, world: State, seat: i64, action: i64) -> bool:
        """Whether an action gets no node: it equals another one, or the searcher never takes it."""
        evaluator = self._evaluator
        return evaluator.is_duplicate(world, seat, action) or (
            self.considerate and seat == self._seat and evaluator.is_ruled_out(world, seat, action)
        )

    # --- results -----------------------------------------------------------------------------------------------------------

    def results(self) -> dict[int, tuple[int, float]]:
        """For each action tried: its number of visits and its mean value."""
        tree = self._tree
        found: dict[int, tuple[int, float]] = {}
        child = tree.first_children[ROOT]
        while child != NONE:
            visits = int(tree.visits[child])
            if visits > 0:
                found[int(tree.actions[child])] = (visits, tree.value_sums[child] / visits)
            child = tree.next_siblings[child]
        return found

    def visit_margin(self) -> int:
        """Visits of the most visited action minus visits of the second."""
        tree = self._tree
        most: i64 = 0
        second: i64 = 0
        child = tree.first_children[ROOT]
        while child != NONE:
            visits = tree.visits[child]
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
            child = tree.next_siblings[child]
        return int(most - second)

    def best(self) -> int:
        """The most visited action."""
        return most_visited(self.results())


def most_visited(results: dict[int, tuple[int, float]]) -> int:
    """The most visited action; ties go to the highest mean value, then to the first of the catalogue."""
    if not results:
        raise BadInput("the search has not run yet")
    return max(sorted(results), key=lambda action: results[action])


def merge_results(parts: list[dict[int, tuple[int, float]]]) -> dict[int, tuple[int, float]]:
    """Add up the results of several searches from one Perspective."""
    merged: dict[int, tuple[int, float]] = {}
    for part in parts:
        for action, (visits, value) in part.items():
            earlier_visits, earlier_value = merged.get(action, (0, 0.0))
            total = earlier_visits + visits
            merged[action] = (total, (earlier_visits * earlier_value + visits * value) / total)
    return merged
