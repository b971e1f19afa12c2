"""Information-set Monte Carlo tree search: one tree for all the worlds a seat holds possible.

Every iteration deals a world from the searcher's Perspective, walks down the tree among the actions that this world offers,
adds one node, plays on by the game's Sense and credits every node on the way with the value for the seat that chose it. So
each seat is taken to play for itself, and the tree cannot depend on anything the searcher does not know. Chance is sampled
on the way and is no edge of the tree. Seats that choose at the same time are asked one by one, the searcher first.
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
from benben.search.playout import first_seat, rollout
from benben.search.tree import NONE, ROOT, Tree

EXPLORATION: Final = 0.2
"""How much an action that was seldom tried is favoured."""


@final
class Search:
    """A search that runs in slices: `run` as often as there is time, then ask for `best` or `results`."""

    def __init__(
        self,
        perspective: Perspective,
        seed: int,
        exploration: float = EXPLORATION,
        prior_weight: float | None = None,
        evaluator: Evaluator[Any] | None = None,
    ) -> None:
        seat = perspective.seat
        if seat is None or seat not in perspective.actors():
            raise BadInput("a search is for a seat that is asked; this perspective's is not")
        self.perspective = perspective
        self.exploration = exploration
        self.iterations: i64 = 0
        self._seat: i64 = seat
        self._luck = Rng(seed)
        self._sense = perspective.game.evaluator() if evaluator is None else evaluator
        self.prior_weight = self._sense.prior_weight() if prior_weight is None else prior_weight
        self._tree = Tree()
        self._path = vec[i64]()
        self._marks = vec[i64]([0] * len(perspective.game.catalogue))
        self._mark: i64 = 0

    # --- running -------------------------------------------------------------------------------------------------------

    def run(self, iterations: int) -> None:
        """Search on for this many iterations. Two slices give what one run of both would give."""
        rest: i64 = iterations
        while rest > 0:
            self._iterate()
            rest -= 1

    def _iterate(self) -> None:
        world = self.perspective.deal(self._luck)
        self._path = vec[i64]()
        self._descend(world)
        rollout(world, self._sense, self._luck)
        values = self._sense.values(world)
        tree = self._tree
        i: i64 = 0
        while i < len(self._path):
            node = self._path[i]
            tree.visits[node] += 1
            tree.totals[node] += values[tree.seats[node]]
            i += 1
        self.iterations += 1

    def _descend(self, world: State) -> None:
        """Walk down the tree until a node is new or the game is over."""
        tree = self._tree
        node: i64 = ROOT
        seat = self._seat
        while True:
            world.enumerate(seat)
            self._offer(world, node, seat)
            node = self._select(world, node, seat)
            self._path = append(self._path, node)
            world.commit(tree.actions[node], seat)
            seat = self._asked(world)
            if seat == CHANCE or tree.visits[node] == 0:
                return

    def _asked(self, world: State) -> i64:
        """The next seat to choose, after what chance brings; CHANCE when the game is over."""
        while world.depth > 0:
            seat = first_seat(world.asked())
            if seat != CHANCE:
                return seat
            world.commit(world.sample(self._luck), seat)
        return CHANCE

    # --- choosing in the tree --------------------------------------------------------------------------------------------

    def _offer(self, world: State, node: i64, seat: i64) -> None:
        """Mark what this world offers: listed actions with an odd mark, those that have a node with an even one."""
        tree, marks = self._tree, self._marks
        self._mark += 2
        listed = self._mark - 1
        i: i64 = 0
        while i < world.count:
            marks[world.choices[i]] = listed
            i += 1
        child = tree.firsts[node]
        while child != NONE:
            action = tree.actions[child]
            if tree.seats[child] == seat and marks[action] == listed:
                marks[action] = self._mark
                tree.offers[child] += 1
            child = tree.siblings[child]

    def _select(self, world: State, node: i64, seat: i64) -> i64:
        """The child whose upper confidence bound is best; a new one where an action not tried yet promises more.

        Every action starts with `trust` imaginary trials that gave what its siblings give on average plus its appeal.
        """
        tree, marks, mark = self._tree, self._marks, self._mark
        mean, trials = self._average(node, seat)
        found = NONE
        best = -1e9
        child = tree.firsts[node]
        while child != NONE:
            if tree.seats[child] == seat and marks[tree.actions[child]] == mark:
                weight = float(tree.visits[child]) + self.prior_weight
                value = (tree.totals[child] + self.prior_weight * (mean + tree.appeals[child])) / weight
                bound = value + self.exploration * math.sqrt(math.log(1.0 + float(tree.offers[child])) / weight)
                if bound > best:
                    best = bound
                    found = child
            child = tree.siblings[child]
        return self._try(world, node, seat, found, best - mean, math.sqrt(math.log(1.0 + trials) / self.prior_weight))

    def _average(self, node: i64, seat: i64) -> tuple[float, float]:
        """What the children that are offered gave on average, and how often they were tried."""
        tree, marks = self._tree, self._marks
        trials: i64 = 0
        total = 0.0
        child = tree.firsts[node]
        while child != NONE:
            if tree.seats[child] == seat and marks[tree.actions[child]] == self._mark:
                trials += tree.visits[child]
                total += tree.totals[child]
            child = tree.siblings[child]
        return (0.5 if trials == 0 else total / float(trials), float(trials))

    def _try(self, world: State, node: i64, seat: i64, known: i64, lead: float, doubt: float) -> i64:
        """A new child where an untried action is better than the best known child's lead; ties fall at random."""
        bonus = self.exploration * doubt
        action = NONE
        prior = 0.0
        i = self._luck.below(world.count)
        left = world.count
        while left > 0:
            option = world.choices[i]
            if self._marks[option] == self._mark - 1 and not self._sense.is_duplicate(world, seat, option):
                glance = self._sense.prior(world, seat, option)
                if glance + bonus > lead:
                    lead = glance + bonus
                    prior = glance
                    action = option
            i = i + 1 if i + 1 < world.count else 0
            left -= 1
        return known if action == NONE else self._tree.grow(node, action, seat, prior)

    # --- what was found --------------------------------------------------------------------------------------------------

    def results(self) -> dict[int, tuple[int, float]]:
        """For each action tried: how often, and the value expected of it."""
        tree = self._tree
        found: dict[int, tuple[int, float]] = {}
        child = tree.firsts[ROOT]
        while child != NONE:
            visits = int(tree.visits[child])
            if visits > 0:
                found[int(tree.actions[child])] = (visits, tree.totals[child] / visits)
            child = tree.siblings[child]
        return found

    def lead(self) -> int:
        """How many more trials the action tried most often has had than any other."""
        tree = self._tree
        most: i64 = 0
        next_most: i64 = 0
        child = tree.firsts[ROOT]
        while child != NONE:
            visits = tree.visits[child]
            if visits > most:
                most, next_most = visits, most
            elif visits > next_most:
                next_most = visits
            child = tree.siblings[child]
        return int(most - next_most)

    def best(self) -> int:
        """The action tried most often."""
        return best_of(self.results())


def best_of(results: dict[int, tuple[int, float]]) -> int:
    """The action tried most often; among equals the one that promises most, then the first of the catalogue."""
    if not results:
        raise BadInput("the search has not run yet")
    return max(sorted(results), key=lambda action: results[action])


def merged(parts: list[dict[int, tuple[int, float]]]) -> dict[int, tuple[int, float]]:
    """The results of several searches from one Perspective as those of one."""
    found: dict[int, tuple[int, float]] = {}
    for part in parts:
        for action, (visits, value) in part.items():
            had, mean = found.get(action, (0, 0.0))
            found[action] = (had + visits, (had * mean + visits * value) / (had + visits))
    return found
