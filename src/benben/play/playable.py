"""The trial of a changed box: a random game for each number of players shows whether it can be played to its end."""

from __future__ import annotations

from collections.abc import Sequence

from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.kernel.rng import Rng
from benben.kernel.step import CHANCE

MOST_ACTIONS = 20_000
"""Actions after which a game counts as one that does not end; random games of the house have fewer than 2,000."""


def check_playable(game: Game, counts: Sequence[int] = ()) -> None:
    """Raise BadInput if a random game for one of these numbers of players, by default all, cannot be played to its end."""
    for players in counts or range(game.seats[0], game.seats[1] + 1):
        why = _trouble(game, players)
        if why:
            raise BadInput(f"{game.key} cannot be played by {players}: {why}")


def _trouble(game: Game, players: int) -> str:
    """Why a random game does not come to its end; empty if it does."""
    rng = Rng(players)
    try:
        state = game.start(players)
        for _ in range(MOST_ACTIONS):
            actors = state.actors()
            if not actors:
                return ""
            if actors[0] == CHANCE:
                state.roll(rng)
                continue
            legal = state.legal(actors[0])
            if not legal:
                return f"nothing is legal for p{actors[0] + 1} in the step {state.question.name}"
            state.apply(legal[rng.below(len(legal))], actors[0])
    except (BadInput, ArithmeticError, AssertionError, LookupError, OverflowError, TypeError, ValueError) as error:
        return f"a random game fails with {type(error).__name__}: {error}"
    return f"a random game has no end after {MOST_ACTIONS} actions"
