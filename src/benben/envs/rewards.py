"""What a finished game is worth to each seat. All rewards come with the last step and add up to nothing over the seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from benben.play.fast_match import FastMatch

WIN: Final = "win"
SCORE: Final = "score"

REWARDS: Final = {
    WIN: "the share of the victory less an equal share: 1/w - 1/n for each of w winners among n players, -1/n for others",
    SCORE: "the own points less the mean of everybody's points",
}
"""The kinds of reward there are, and what each says."""

ILLEGAL: Final = -1.0
"""The reward of an illegal action where it ends the game: less than any lost game is worth with ``win``."""


def win(match: FastMatch) -> list[float]:
    """The victory shared by its winners."""
    winners = match.winners()
    return centred([1.0 / len(winners) if seat in winners else 0.0 for seat in range(match.players)])


def score(match: FastMatch) -> list[float]:
    """The points."""
    return centred(match.scores())


def centred(values: Sequence[float]) -> list[float]:
    """Each value less the mean of all."""
    mean = sum(values) / len(values)
    return [value - mean for value in values]


PAYERS: Final[dict[str, Callable[[FastMatch], list[float]]]] = {WIN: win, SCORE: score}
