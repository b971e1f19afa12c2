"""Playing a match to its end by bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from benben.kernel.perspective import Perspective
from benben.play.match import Match


class Player(Protocol):
    """Chooses actions from what a seat knows: every bot, or a stand-in of a test."""

    def choose(self, perspective: Perspective, /) -> int:
        """A legal action for the seat of this perspective."""
        ...


def play_out(match: Match, players: Sequence[Player], until: Callable[[], bool] | None = None) -> None:
    """Let one player for each seat play on to the end of the game, or until ``until`` is true before a choice.

    Seats that choose at the same time are asked in seat order, each as if nobody had chosen yet: a search that took
    the sealed choices of others for random ones could not weigh them.
    """
    while not match.over() and not (until is not None and until()):
        seat = match.actors()[0]
        match.play(seat, players[seat].choose(match.perspective(seat)))
