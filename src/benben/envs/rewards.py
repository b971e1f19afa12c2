"""Rewards of a finished game for each seat. They are paid with the last step, and their sum over all seats is zero."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

WIN: Final = "win"
"""Name of the reward by victory."""
SCORE: Final = "score"
"""Name of the reward by points."""

REWARDS: Final = {
    WIN: "the share of the victory less an equal share: 1/w - 1/n for each of w winners among n players, -1/n for others",
    SCORE: "the own points less the mean of everybody's points",
}
"""The kinds of reward by name, with the description of each on the specification pages."""

ILLEGAL_REWARD: Final = -1.0
"""The reward of an illegal action that ends the game: lower than that of any lost game with ``win``."""


class FinishedGame(Protocol):
    """A game that is over."""

    players: int

    def scores(self) -> list[int]:
        """The points of every seat."""

    def winners(self) -> list[int]:
        """The seats that have won."""


def win_rewards(match: FinishedGame) -> list[float]:
    """The share of the victory of each seat, centred."""
    winners = match.winners()
    return centred([1.0 / len(winners) if seat in winners else 0.0 for seat in range(match.players)])


def score_rewards(match: FinishedGame) -> list[float]:
    """The points of each seat, centred."""
    return centred(match.scores())


def centred(values: Sequence[float]) -> list[float]:
    """Each value minus the mean of all."""
    mean = sum(values) / len(values)
    return [value - mean for value in values]


REWARD_FUNCTIONS: Final[dict[str, Callable[[FinishedGame], list[float]]]] = {WIN: win_rewards, SCORE: score_rewards}
"""For each kind of reward the function that computes it from a finished game."""
