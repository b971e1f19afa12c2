"""The tree of a search with a predictor: nodes with priors, with values for every seat, and with regrets."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.search.tree import NONE


@final
class NetworkTree:
    """Every node but the root is an action that a seat chose; its children are the actions chosen next, in any world.

    Where seats choose simultaneously, the actions of all of them are children of one node. A chain of further nodes below
    the first seat's action stands for what they chose together: the last node of the chain is where the game goes on.
    """

    def __init__(self, players: i64, feature_count: i64) -> None:
        self.players = players
        self.feature_count = feature_count
        self.actions = vec[i64]()
        """The action that led to the node."""
        self.seats = vec[i64]()
        """The seat that chose the action."""
        self.first_children = vec[i64]()
        """The child added last; NONE for a leaf."""
        self.next_siblings = vec[i64]()
        """The next child of the same parent; NONE for the last."""
        self.visits = vec[i64]()
        """How many iterations went through the node."""
        self.value_sums = vec[float]()
        """The values of all visits added up, for every seat."""
        self.weights = vec[float]()
        """The exponential of the prior logit of the action."""
        self.regrets = vec[float]()
        """How much better the action would have been than those chosen, added up; only for simultaneous choices."""
        self.strategy_sums = vec[float]()
        """The probabilities of the action in all iterations, later ones with more weight; only for simultaneous choices."""
        self.observers = vec[i64]()
        """The seat that the node's features belong to; NONE before the node was expanded."""
        self.features = vec[float]()
        """The features of every expanded node, one node after another."""
        self.feature_places = vec[i64]()
        """Where the features of a node begin."""
        self._append(NONE, NONE, NONE, 1.0)

    def add_child(self, parent: i64, action: i64, seat: i64, weight: float) -> i64:
        """Add a child to a node; return its index."""
        node = self._append(action, seat, self.first_children[parent], weight)
        self.first_children[parent] = node
        return node

    def child(self, parent: i64, action: i64, seat: i64) -> i64:
        """The child for an action of a seat; NONE if there is none."""
        found = self.first_children[parent]
        while found != NONE and (self.actions[found] != action or self.seats[found] != seat):
            found = self.next_siblings[found]
        return found

    def expand(self, node: i64, seat: i64, features: vec[float]) -> None:
        """Keep the features of a node, as the seat that is asked there observes it."""
        self.observers[node] = seat
        self.feature_places[node] = len(self.features)
        for i in range(self.feature_count):
            self.features = append(self.features, features[i])

    def add_visit(self, node: i64, values: vec[float]) -> None:
        """Count a visit and add the values of all seats."""
        self.visits[node] += 1
        start = node * self.players
        for seat in range(self.players):
            self.value_sums[start + seat] += values[seat]

    def mean(self, node: i64, seat: i64, unvisited: float) -> float:
        """The mean value of a node for a seat; ``unvisited`` if it has no visit."""
        visits = self.visits[node]
        return unvisited if visits == 0 else self.value_sums[node * self.players + seat] / float(visits)

    def _append(self, action: i64, seat: i64, next_sibling: i64, weight: float) -> i64:
        node: i64 = len(self.actions)
        self.actions = append(self.actions, action)
        self.seats = append(self.seats, seat)
        self.first_children = append(self.first_children, NONE)
        self.next_siblings = append(self.next_siblings, next_sibling)
        self.visits = append(self.visits, 0)
        self.weights = append(self.weights, weight)
        self.regrets = append(self.regrets, 0.0)
        self.strategy_sums = append(self.strategy_sums, 0.0)
        self.observers = append(self.observers, NONE)
        self.feature_places = append(self.feature_places, 0)
        for _ in range(self.players):
            self.value_sums = append(self.value_sums, 0.0)
        return node
