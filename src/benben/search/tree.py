"""The tree of a search: nodes as columns of numbers, so that growing it allocates nothing else."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

ROOT: Final[i64] = 0
NONE: Final[i64] = -1


@final
class Tree:
    """Each node but the root is an action that a seat chose. Its children are what was chosen next, in any world."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.seats = vec[i64]()
        """Who chose the action; the totals are this seat's."""
        self.firsts = vec[i64]()
        """The latest child, from which `siblings` lead to the others."""
        self.siblings = vec[i64]()
        self.visits = vec[i64]()
        self.offers = vec[i64]()
        """How often the action could have been chosen: in information sets not every world offers every action."""
        self.totals = vec[float]()
        self.appeals = vec[float]()
        self._add(NONE, NONE, NONE, 0.0)

    def grow(self, parent: i64, action: i64, seat: i64, prior: float) -> i64:
        """Give a node one more child."""
        node = self._add(action, seat, self.firsts[parent], prior)
        self.firsts[parent] = node
        return node

    def _add(self, action: i64, seat: i64, sibling: i64, prior: float) -> i64:
        node: i64 = len(self.actions)
        self.actions = append(self.actions, action)
        self.seats = append(self.seats, seat)
        self.firsts = append(self.firsts, NONE)
        self.siblings = append(self.siblings, sibling)
        self.visits = append(self.visits, 0)
        self.offers = append(self.offers, 0)
        self.totals = append(self.totals, 0.0)
        self.appeals = append(self.appeals, prior)
        return node
