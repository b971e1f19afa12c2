"""Simultaneous choices in a tree, solved by regret matching: the mean strategies approach an equilibrium.

Each seat has a strategy of its own at the node, which knows nothing of the others' choices. After an iteration every action
is compared with the chosen one, as if the others had chosen the same. Strategies are proportional to the regrets so far.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.kernel.rng import Rng
from benben.search.network_tree import NetworkTree
from benben.search.tree import NONE

EXPLORATION: Final = 0.1
"""Share of choices that are drawn evenly instead of by the strategy, so that no action stays unknown."""

MEAN_WEIGHT: Final = 1.0
"""Visits of what was chosen together for which the mean of the action counts: it stands in where there are none."""

PRECISION: Final[i64] = 1 << 53
"""Different numbers that `random_share` can return."""


def random_share(rng: Rng) -> float:
    """A random number from 0 to 1, without 1."""
    return float(rng.below(PRECISION)) / float(PRECISION)


@final
class JointChoice:
    """The choices of several seats at one node in one iteration."""

    def __init__(self, tree: NetworkTree, node: i64) -> None:
        self.tree = tree
        self.node = node
        self.seats = vec[i64]()
        self.chosen = vec[i64]()
        """The child of the node that each seat chose."""
        self.last = node
        """The node for all choices so far together."""
        self._offered = vec[i64]()
        """The children that were legal in this world, seat after seat."""
        self._starts = vec[i64]()
        """Where the children of each seat begin."""
        self._probabilities = vec[float]()
        """The strategy by which each of these children was chosen."""

    def choose(self, seat: i64, offered: vec[i64], rng: Rng) -> i64:
        """Choose among the children of a seat by its strategy; return the action."""
        tree = self.tree
        strategy = self._strategy(offered)
        self.seats = append(self.seats, seat)
        self._starts = append(self._starts, len(self._offered))
        for i in range(len(offered)):
            self._offered = append(self._offered, offered[i])
            self._probabilities = append(self._probabilities, strategy[i])
        child = offered[self._drawn(offered, strategy, rng)]
        self.chosen = append(self.chosen, child)
        action = tree.actions[child]
        self.last = child if self.last == self.node else self._linked(self.last, action, seat)
        return action

    def learn(self) -> None:
        """Add to the regrets and to the mean strategies, after the values of the iteration were added to the tree."""
        tree = self.tree
        age = float(tree.visits[self.node])
        for index in range(len(self.seats)):
            seat = self.seats[index]
            end = self._starts[index + 1] if index + 1 < len(self.seats) else i64(len(self._offered))
            reached = self._value(index, seat, self.chosen[index])
            for i in range(self._starts[index], end):
                child = self._offered[i]
                tree.strategy_sums[child] += age * self._probabilities[i]
                regret = tree.regrets[child] + self._value(index, seat, child) - reached
                tree.regrets[child] = regret if regret > 0.0 else 0.0

    def _strategy(self, offered: vec[i64]) -> vec[float]:
        """The probability of each child: proportional to its regret, or to its prior while nothing is regretted."""
        tree = self.tree
        found = vec[float]([0.0] * len(offered))
        total = 0.0
        for i in range(len(offered)):
            found[i] = tree.regrets[offered[i]]
            total += found[i]
        if total <= 0.0:
            for i in range(len(offered)):
                found[i] = tree.weights[offered[i]]
                total += found[i]
        for i in range(len(offered)):
            found[i] /= total
        return found

    def _drawn(self, offered: vec[i64], strategy: vec[float], rng: Rng) -> i64:
        """The index of a child, drawn by the strategy or, now and then, any with the same probability."""
        if random_share(rng) < EXPLORATION:
            return rng.below(len(offered))
        return draw(strategy, rng)

    def _linked(self, parent: i64, action: i64, seat: i64) -> i64:
        """The next node of the chain; it is added if there is none."""
        found = self.tree.child(parent, action, seat)
        return self.tree.add_child(parent, action, seat, 1.0) if found == NONE else found

    def _value(self, index: i64, seat: i64, child: i64) -> float:
        """The value for a seat of one of its actions, with the choices of all others as they were."""
        tree = self.tree
        mean = tree.mean(child, seat, tree.mean(self.chosen[index], seat, 0.5))
        together = child if index == 0 else self.chosen[0]
        for i in range(1, len(self.seats)):
            action = tree.actions[child if i == index else self.chosen[i]]
            together = tree.child(together, action, self.seats[i])
            if together == NONE:
                return mean
        visits = float(tree.visits[together])
        return (tree.value_sums[together * tree.players + seat] + MEAN_WEIGHT * mean) / (visits + MEAN_WEIGHT)


def draw(probabilities: vec[float], rng: Rng) -> i64:
    """A random index by its probability."""
    rest = random_share(rng)
    last = i64(len(probabilities)) - 1
    for i in range(last):
        rest -= probabilities[i]
        if rest < 0.0:
            return i
    return last
