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

    Seats that choose at the same time are asked in seat order, as in the environments.
    """
    while not match.over() and not (until is not None and until()):
        seat = match.actors()[0]
        match.play(seat, players[seat].choose(perspective_in_turn(match, seat)))


def perspective_in_turn(match: Match, seat: int) -> Perspective:
    """What a seat knows when it is asked after the seats that have a sealed choice: that they have chosen, not what.

    The sealed choices are in the position as the rules hide them, so that a bot decides as it does in a `FastMatch`. Where they
    leave the seat no such choice, it gets its perspective without them.
    """
    if not match.sealed:
        return match.perspective(seat)
    state = match.state
    for other in match.sealed:
        choice = match.sealed_choice(other)
        if choice is not None and state.refusal(choice, other) is None:
            state.apply(choice, other)
    return state.perspective(seat) if seat in state.actors() else match.perspective(seat)
