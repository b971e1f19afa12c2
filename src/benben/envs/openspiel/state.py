"""A position as a pyspiel.State. What Python calls often is answered here, without the way through C++ and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pyspiel

from benben.envs.common import view_text
from benben.envs.rewards import centred
from benben.kernel.errors import BadInput
from benben.kernel.refusal import Refused
from benben.kernel.rng import Rng
from benben.kernel.step import CHANCE
from benben.play.turn_state import TERMINAL, TurnState

if TYPE_CHECKING:
    from benben.envs.openspiel.game import OpenSpielGame

_HALF_SEED: Final = 1 << 31


class EngineState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position. OpenSpiel keeps the history of actions; ``turns`` is all the rest."""

    def __init__(self, game: OpenSpielGame, turns: TurnState | None = None) -> None:
        super().__init__(game)
        self.turns = game.opening.clone() if turns is None else turns

    # --- whose turn it is and what can be done --------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat to act, or OpenSpiel's number for chance or for the end of the game."""
        return self.turns.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.turns.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether chance is to act."""
        return self.turns.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of a player, by default of the one to act; empty for one who is not to act."""
        turns = self.turns
        if player is None or player == turns.player:
            return turns.legal()
        return super().legal_actions(player)  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        return self.turns.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        outcomes = self.turns.outcomes()
        if not outcomes:
            raise pyspiel.SpielError("chance_outcomes: chance is not to act")
        return outcomes

    def _apply_action(self, action: int) -> None:
        try:
            self.turns.apply(action)
        except (BadInput, Refused) as error:
            raise pyspiel.SpielError(self._illegal_text(action, error)) from None

    def _illegal_text(self, action: int, error: Exception) -> str:
        game = self.turns.state.game
        named = game.text(action) if action in game.catalogue else "no action"
        return f"action {action} ({named}) is not legal: {error}"

    # --- results ----------------------------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """The share of the victory of each seat less an equal share; zeros until the game is over."""
        state = self.turns.state
        winners = state.winners()
        if not winners:
            return [0.0] * int(state.players)
        return centred([1.0 / len(winners) if seat in winners else 0.0 for seat in range(int(state.players))])

    # --- texts ----------------------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        return self.turns.state.game.text(action)

    def __str__(self) -> str:
        """The whole truth of the position as text, for debugging."""
        return str(self.turns.state.to_dict())

    def observation_text(self, seat: int | None) -> str:
        """The view of a seat (None: of a spectator) as text."""
        return view_text(self.turns.perspective(seat))

    def information_text(self, seat: int | None) -> str:
        """All that a seat knows, and every move as it saw it."""
        return "\n".join([self.turns.perspective(seat).key(), *self.turns.record(seat)])

    # --- other possible worlds --------------------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> EngineState:
        """A random state that a player cannot distinguish from this one.

        Its history is empty: OpenSpiel's history names every draw, so that the true one would tell what is hidden.
        """
        seed = int(sampler() * _HALF_SEED) * _HALF_SEED + int(sampler() * _HALF_SEED)
        game: Any = self.get_game()
        return EngineState(game, self.turns.resample(player, Rng(seed)))
