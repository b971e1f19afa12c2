"""Values: the win shares of all seats in a position, as probabilities, and how they are estimated.

A win share is the seat's expected share of the victory: 1 for a victory alone, one half for a victory shared by two. Shares
of all seats add up to 1. A finished game has its true result.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from math import inf

from benben.bots.network_file import Card
from benben.bots.networks import Use, has_learned, shipped_network
from benben.bots.win_shares import is_measured, win_shares
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.review.calibration import Numbers, calibration_of, is_calibrated, shares_at_end, shares_of
from benben.search.playout import playout, rollout
from benben.search.predictor import victory_shares

Shares = list[float]
"""The win share of every seat."""

ROLLS = 8
"""Worlds in which chance is resolved before a network judges them: it has learned from positions in which a seat chooses."""
WORLDS = 32
"""Worlds in which a network judges the position after a move."""


class Values(ABC):
    """Where win shares come from."""

    calibrated: bool
    """Whether simulated futures are known to agree with results of games. Others are never shown as percentages."""
    known_calibrated: bool
    """The same for the shares by what a viewer knows."""

    @abstractmethod
    def future(self, world: State, rng: Rng) -> Shares:
        """The win shares after one simulated future of a position. ``world`` is used up."""

    def of_world(self, world: State, rng: Rng, futures: int) -> Shares:
        """The win shares of a position whose every card is known: the mean over simulated futures."""
        if world.depth == 0:
            return list(victory_shares(world))
        return mean_shares([self.future(world.clone(), rng) for _ in range(futures)])

    def of_perspective(self, perspective: Perspective, rng: Rng, futures: int) -> Shares:
        """The win shares for all that a viewer knows: every future begins in a world dealt anew."""
        if perspective.over():
            return list(victory_shares(perspective.deal(rng)))
        return mean_shares([self.future(perspective.deal(rng), rng) for _ in range(futures)])

    def after_move(self, perspective: Perspective, action: int, rng: Rng, futures: int) -> Shares | None:
        """The win shares after a move, for all that its seat knows; None if no calibrated ones are known."""
        if not self.calibrated:
            return None
        return mean_shares([self.future(_moved(perspective, action, rng), rng) for _ in range(futures)])


class SimulatedValues(Values):
    """Rollouts by the evaluator's policy, turned into win shares by the numbers of the game (`benben.review.calibration`).

    A game without these numbers is played to its end in every future: the share of victories needs no factor, but how well
    it agrees with games of good players is not known.
    """

    def __init__(self, game: Game, players: int) -> None:
        self._evaluator = game.evaluator()
        self._calibration = calibration_of(game, players)
        self.calibrated = self.known_calibrated = is_calibrated(game, players)

    def future(self, world: State, rng: Rng) -> Shares:
        return self._future(world, rng, None if self._calibration is None else self._calibration.known)

    def of_world(self, world: State, rng: Rng, futures: int) -> Shares:
        if world.depth == 0:
            return list(victory_shares(world))
        numbers = None if self._calibration is None else self._calibration.open_hands
        return mean_shares([self._future(world.clone(), rng, numbers) for _ in range(futures)])

    def _future(self, world: State, rng: Rng, numbers: Numbers | None) -> Shares:
        if world.depth == 0:
            return list(victory_shares(world))
        if numbers is None:
            playout(world, self._evaluator, rng)
            return list(victory_shares(world))
        decisions = int(rollout(world, self._evaluator, rng))
        if world.depth > 0:
            return shares_of(list(self._evaluator.values(world)), numbers.factor)
        if numbers.points is None:
            return list(victory_shares(world))
        return shares_at_end(world.scores(), decisions, numbers.points, numbers.power)


class NetworkValues(SimulatedValues):
    """What a viewer knows is judged by the calibrated network of the game; single futures are simulated."""

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        self.known_calibrated = True

    def after_move(self, perspective: Perspective, action: int, rng: Rng, futures: int) -> Shares | None:
        """The network looks at the position after the move in several worlds."""
        seen = [_moved(perspective, action, rng).perspective(perspective.seat) for _ in range(min(futures, WORLDS))]
        return mean_shares([self.of_perspective(after, rng, futures) for after in seen])

    def of_perspective(self, perspective: Perspective, rng: Rng, futures: int) -> Shares:
        if perspective.over():
            return super().of_perspective(perspective, rng, futures)
        if CHANCE not in perspective.actors():
            return self._judged(perspective)
        worlds = [perspective.deal(rng) for _ in range(max(1, min(futures, ROLLS)))]
        for world in worlds:
            world.roll(rng)
        return mean_shares([self._after_chance(world, perspective.seat) for world in worlds])

    def _after_chance(self, world: State, seat: int | None) -> Shares:
        return list(victory_shares(world)) if world.depth == 0 else self._judged(world.perspective(seat))

    def _judged(self, perspective: Perspective) -> Shares:
        shares = win_shares(perspective)
        assert shares is not None, "a network that judges has learned these options"
        return shares


def values_for(game: Game, players: int, options: Mapping[str, str] | None = None) -> Values:
    """The best values there are for a game, a number of players and options: the usual ones if none are given.

    A network of the game's package judges only if enough games have measured it, with the options it has learned, and if
    it knows more of games of builders than simulations do.
    """
    shipped = shipped_network(game, players, Use.JUDGE)
    if shipped is None or not is_measured(shipped.card):
        return SimulatedValues(game, players)
    usual = game.resolve_options({}, players) if options is None else options
    if not has_learned(shipped.card, usual) or _know_more(game, players, shipped.card):
        return SimulatedValues(game, players)
    return NetworkValues(game, players)


def describe_values(game: Game, players: int) -> str:
    """Where the percentages of a game with the usual options come from, in a few words."""
    values = values_for(game, players)
    if isinstance(values, NetworkValues):
        return "the network"
    return "simulated futures" if values.calibrated else "none"


def _know_more(game: Game, players: int, card: Card) -> bool:
    """Whether calibrated simulations have the lower log loss; the loss of a network that was not measured is unknown."""
    calibration = calibration_of(game, players)
    if calibration is None or not is_calibrated(game, players):
        return False
    return calibration.known.loss < card.figures.get("calibration_loss", inf)


def _moved(perspective: Perspective, action: int, rng: Rng) -> State:
    """A world dealt from what a seat knows, after a move of this seat."""
    assert perspective.seat is not None
    world = perspective.deal(rng)
    world.apply(action, perspective.seat)
    return world


def mean_shares(rows: list[Shares]) -> Shares:
    """The mean of several estimates, seat by seat."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
