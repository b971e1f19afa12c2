"""The tree of a search: one vector for each attribute of a node, so that adding a node allocates no object."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

ROOT: Final[i64] = 0
"""Index of the root node."""
NONE: Final[i64] = -1
"""Stands for "no node" and "no action"."""


@final
class Tree:
    """Every node but the root is an action that a seat chose; its children are the actions chosen next, in any world."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        """The action that led to the node."""
        self.seats = vec[i64]()
        """The seat that chose the action; ``value_sums`` are values for this seat."""
        self.first_children = vec[i64]()
        """The child added last, from which ``next_siblings`` lead to the others; NONE for a leaf."""
        self.next_siblings = vec[i64]()
        """The next child of the same parent; NONE for the last."""
        self.visits = vec[i64]()
        """How many iterations went through the node."""
        self.availability = vec[i64]()
        """How many iterations could have chosen the action: not every world of an information set offers every action."""
        self.value_sums = vec[float]()
        """The values of all visits added up; each is between 0 (lost) and 1 (won)."""
        self.priors = vec[float]()
        """What the game's evaluator expects the action to add to the value."""
        self._append(NONE, NONE, NONE, 0.0)

    def add_child(self, parent: i64, action: i64, seat: i64, prior: float) -> i64:
        """Add a child to a node; return its index."""
        node = self._append(action, seat, self.first_children[parent], prior)
        self.first_children[parent] = node
        return node

    def _append(self, action: i64, seat: i64, next_sibling: i64, prior: float) -> i64:
        node: i64 = len(self.actions)
        self.actions = append(self.actions, action)
        self.seats = append(self.seats, seat)
        self.first_children = append(self.first_children, NONE)
        self.next_siblings = append(self.next_siblings, next_sibling)
        self.visits = append(self.visits, 0)
        self.availability = append(self.availability, 0)
        self.value_sums = append(self.value_sums, 0.0)
        self.priors = append(self.priors, prior)
        return node
