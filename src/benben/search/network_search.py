"""Information-set Monte Carlo tree search with a predictor: a network, or the Evaluator of a game.

Every iteration deals a world from the searcher's Perspective and walks down one tree among the actions that are legal in
this world, by the PUCT rule: values so far, and the prior of the predictor. Where the walk reaches a new node, the predictor
gives the values of all seats, which are added to every node on the path. Chance events are sampled on the way. Seats that
choose simultaneously choose by regret matching (`simultaneous`). With a number of ``planned`` iterations the moves of the
root are chosen by sequential halving (`halving`).
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.kernel.errors import BadInput
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE, CHANCE_MASK
from benben.search.halving import gumbel, value_logit, visit_plan
from benben.search.ismcts import most_visited
from benben.search.network import exponential
from benben.search.network_tree import NetworkTree
from benben.search.playout import next_seat
from benben.search.predictor import Predictor
from benben.search.simultaneous import JointChoice, draw
from benben.search.tree import NONE, ROOT

EXPLORATION: Final = 0.8
"""Weight of the prior in the PUCT rule, in units of value (0 lost, 1 won)."""


@final
class NetworkSearch:
    """A search that runs in slices: call `run` as often as time allows, then read `best`, `results` or `policy`.

    ``noise`` is the weight of the Gumbel noise at the root of a planned search: 1 for self-play, 0 for the strongest play.
    """

    def __init__(
        self,
        perspective: Perspective,
        seed: int,
        predictor: Predictor,
        planned: int = 0,
        noise: float = 0.0,
        exploration: float = EXPLORATION,
    ) -> None:
        seat = perspective.seat
        if seat is None or seat not in perspective.actors():
            raise BadInput("only a seat that is asked to act can search; the seat of this perspective is not asked")
        self.perspective = perspective
        self.exploration = exploration
        self.iterations: i64 = 0
        self.simultaneous = len(perspective.actors()) > 1
        """Whether several seats choose at the root."""
        self._seat: i64 = seat
        self._rng = Rng(seed)
        self._draw_seed: i64 = seed ^ 1
        """Decides which action of a mixed strategy is played, so that `best` always returns the same."""
        self._predictor = predictor
        self._tree = NetworkTree(perspective.players, predictor.feature_count)
        self._path = vec[i64]()
        self._joints: list[JointChoice] = []
        self._marks = vec[i64]([0] * len(perspective.game.catalogue))
        """For each action of the catalogue the mark it got last; see `_offered`."""
        self._mark: i64 = 0
        self._plan = vec[i64]()
        self._planned: i64 = planned
        self._noise = noise
        self._noises = vec[float]()
        """The Gumbel noise of each child of the root, in the order in which they were added."""

    # --- iterations ------------------------------------------------------------------------------------------------------

    def run(self, iterations: int) -> None:
        """Search for this many more iterations. Two slices give the same results as one run of both lengths."""
        if self.iterations == 0 and iterations > 0:
            self._prepare_root()
        for _ in range(iterations):
            self._iterate()

    def _prepare_root(self) -> None:
        """Expand the root, which does not count as an iteration, and plan the visits of its moves."""
        tree = self._tree
        world = self.perspective.deal(self._rng)
        self._predictor.values(world.clone(), self._seat, self._rng)
        tree.expand(ROOT, self._seat, self._predictor.features())
        if self._planned == 0 or self.simultaneous:
            return
        offered = self._offered(world, ROOT, self._seat)
        for _ in range(len(offered)):
            self._noises = append(self._noises, self._noise * gumbel(self._rng) if self._noise > 0.0 else 0.0)
        self._plan = visit_plan(len(offered), self._planned)

    def _iterate(self) -> None:
        world = self.perspective.deal(self._rng)
        tree = self._tree
        self._path = append(vec[i64](), ROOT)
        self._joints = []
        values = self._descend(world)
        for i in range(len(self._path)):
            tree.add_visit(self._path[i], values)
        for joint in self._joints:
            joint.learn()
        self.iterations += 1

    def _descend(self, world: State) -> vec[float]:
        """Walk down the tree to a node that is new, or to the end of the game; return the values there."""
        tree = self._tree
        node: i64 = ROOT
        seat = self._seat
        while True:
            if tree.observers[node] == NONE:
                values = self._predictor.values(world, seat, self._rng)
                tree.expand(node, seat, self._predictor.features())
                return values
            mask = world.asked()
            several = mask & (mask - 1) != 0
            node = self._choose_together(world, node, mask) if several else self._choose(world, node, seat)
            seat = next_seat(world, self._rng)
            if seat == CHANCE:
                return self._predictor.final_values(world)

    # --- selection ---------------------------------------------------------------------------------------------------------

    def _choose(self, world: State, node: i64, seat: i64) -> i64:
        """Carry out the choice of the one seat that is asked; return the node it leads to."""
        offered = self._offered(world, node, seat)
        if node == ROOT and self.iterations < i64(len(self._plan)):
            child = self._planned_child(offered)
        else:
            child = self._best_child(node, seat, offered)
        self._path = append(self._path, child)
        world.commit(self._tree.actions[child], seat)
        return child

    def _choose_together(self, world: State, node: i64, mask: i64) -> i64:
        """Carry out the choices of all seats that are asked, none of which knows those of the others."""
        joint = JointChoice(self._tree, node)
        for seat in range(self._tree.players):
            if (mask >> seat) & 1 and world.depth > 0 and self._still_asks(world, seat):
                before = joint.last
                action = joint.choose(seat, self._offered(world, node, seat), self._rng)
                chosen = joint.chosen[len(joint.chosen) - 1]
                self._path = append(self._path, chosen)
                if before != node:
                    self._path = append(self._path, joint.last)
                world.commit(action, seat)
        self._joints.append(joint)
        return joint.last

    def _still_asks(self, world: State, seat: i64) -> bool:
        """Whether a seat is asked; an earlier choice may have ended the question."""
        mask = world.asked()
        return mask != CHANCE_MASK and (mask >> seat) & 1 != 0

    def _offered(self, world: State, node: i64, seat: i64) -> vec[i64]:
        """The children of a node for the actions that are legal in this world; those that are missing are added."""
        tree, marks = self._tree, self._marks
        world.enumerate(seat)
        self._mark += 2
        untried = self._mark - 1
        for i in range(world.count):
            marks[world.choices[i]] = untried
        found = vec[i64]()
        child = tree.first_children[node]
        while child != NONE:
            if tree.seats[child] == seat and marks[tree.actions[child]] == untried:
                marks[tree.actions[child]] = self._mark
                found = append(found, child)
            child = tree.next_siblings[child]
        if i64(len(found)) < world.count:
            found = self._add_missing(world, node, seat, found)
        return found

    def _add_missing(self, world: State, node: i64, seat: i64, found: vec[i64]) -> vec[i64]:
        """Add a child for each legal action that has none, unless it is a duplicate."""
        tree, predictor = self._tree, self._predictor
        known = tree.observers[node] == seat
        start = tree.feature_places[node]
        untried = self._mark - 1
        for i in range(world.count):
            action = world.choices[i]
            if self._marks[action] == untried and not predictor.is_duplicate(world, seat, action):
                logit = predictor.logit(world, seat, action, tree.features, start) if known else 0.0
                found = append(found, tree.add_child(node, action, seat, exponential(logit)))
        return found

    def _best_child(self, node: i64, seat: i64, offered: vec[i64]) -> i64:
        """The child with the highest value plus the share of the prior that its visits leave. Ties fall to the first."""
        tree = self._tree
        weights = 0.0
        visits: i64 = 0
        values = 0.0
        for i in range(len(offered)):
            child = offered[i]
            weights += tree.weights[child]
            visits += tree.visits[child]
            values += tree.value_sums[child * tree.players + seat]
        mean = tree.mean(node, seat, 1.0 / float(tree.players)) if visits == 0 else values / float(visits)
        bonus = self.exploration * math.sqrt(float(visits) + 1.0) / weights
        best = NONE
        best_score = -1e9
        for i in range(len(offered)):
            child = offered[i]
            score = tree.mean(child, seat, mean) + bonus * tree.weights[child] / (1.0 + float(tree.visits[child]))
            if score > best_score:
                best_score = score
                best = child
        return best

    # --- the root of a planned search -----------------------------------------------------------------------------------

    def _planned_child(self, offered: vec[i64]) -> i64:
        """The move of the root that the plan asks for: among those with its number of visits the most promising."""
        tree = self._tree
        wanted = self._plan[self.iterations]
        best = NONE
        best_score = -1e9
        for i in range(len(offered)):
            if tree.visits[offered[i]] == wanted:
                score = self._root_score(offered[i])
                if score > best_score:
                    best_score = score
                    best = offered[i]
        return self._best_child(ROOT, self._seat, offered) if best == NONE else best

    def _root_score(self, child: i64) -> float:
        """Logit, noise and value of a move of the root."""
        tree = self._tree
        # Children of the root are the first nodes of the tree, because they are added before any other.
        noise = self._noises[child - 1] if child <= i64(len(self._noises)) else 0.0
        value = value_logit(tree.mean(child, self._seat, 0.0), self._most_visits()) if tree.visits[child] > 0 else 0.0
        return math.log(tree.weights[child]) + noise + value

    def _most_visits(self) -> i64:
        tree = self._tree
        most: i64 = 0
        child = tree.first_children[ROOT]
        while child != NONE:
            if tree.visits[child] > most and tree.seats[child] == self._seat:
                most = tree.visits[child]
            child = tree.next_siblings[child]
        return most

    # --- results -----------------------------------------------------------------------------------------------------------

    def results(self) -> dict[int, tuple[int, float]]:
        """For each action of the searcher that was tried: its number of visits and its mean value."""
        tree = self._tree
        return {
            int(tree.actions[child]): (int(tree.visits[child]), tree.mean(child, self._seat, 0.0))
            for child in self._moves()
            if tree.visits[child] > 0
        }

    def values(self) -> list[float]:
        """The mean value of every seat over all iterations."""
        return [self._tree.mean(ROOT, seat, 0.0) for seat in range(self._tree.players)]

    def policy(self) -> dict[int, float]:
        """The probability of each action that the search recommends: what a network learns as its prior.

        For simultaneous choices the mean strategy, else the prior improved by the values of the search.
        """
        moves = self._moves()
        if not moves or self.iterations == 0:
            raise BadInput("the search has not run yet")
        weights = self._strategy(moves) if self.simultaneous else self._improved(moves)
        total = sum(weights)
        return {int(self._tree.actions[child]): weight / total for child, weight in zip(moves, weights, strict=True)}

    def best(self) -> int:
        """The action to play: drawn from the mean strategy where seats choose simultaneously, else the best one."""
        if self.simultaneous:
            policy = self.policy()
            actions = sorted(policy)
            return actions[draw(vec[float]([policy[action] for action in actions]), Rng(self._draw_seed))]
        if len(self._plan) > 0 and self.iterations > 0:
            most = self._most_visits()
            moves = [child for child in self._moves() if self._tree.visits[child] == most]
            return int(self._tree.actions[max(moves, key=self._root_score)])
        return most_visited(self.results())

    def visit_margin(self) -> int:
        """Visits of the most visited action minus visits of the second; 0 if visits alone do not decide."""
        if self.simultaneous or len(self._plan) > 0:
            return 0
        visits = sorted([visits for visits, _ in self.results().values()], reverse=True)
        return visits[0] - (visits[1] if len(visits) > 1 else 0) if visits else 0

    def _moves(self) -> list[int]:
        """The children of the root that are actions of the searcher, in ascending order of their actions."""
        tree = self._tree
        found = []
        child = tree.first_children[ROOT]
        while child != NONE:
            if tree.seats[child] == self._seat:
                found.append((int(tree.actions[child]), int(child)))
            child = tree.next_siblings[child]
        return [child for _, child in sorted(found)]

    def _strategy(self, moves: list[int]) -> list[float]:
        sums = [self._tree.strategy_sums[child] for child in moves]
        return sums if sum(sums) > 0 else [self._tree.weights[child] for child in moves]

    def _improved(self, moves: list[int]) -> list[float]:
        """Priors times the exponential of values; moves that were not tried have the mean value of the others."""
        tree = self._tree
        most, mean = self._most_visits(), tree.mean(ROOT, self._seat, 0.0)
        logits = [math.log(tree.weights[child]) + value_logit(tree.mean(child, self._seat, mean), most) for child in moves]
        highest = max(logits)
        return [math.exp(logit - highest) for logit in logits]
