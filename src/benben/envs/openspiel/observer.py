"""Observers for OpenSpiel: the vector and the text of what a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from benben.kernel.game import Game
from benben.kernel.observation_writer import ObservationWriter

if TYPE_CHECKING:
    from benben.envs.openspiel.state import EngineState


class KnowledgeObserver:
    """Observes a state from the Perspective of a seat, or of a spectator if only public information is wanted.

    The tensor is the observation vector of the game; its parts are in ``dict``, by name. The text is the view for people
    or, with perfect recall, all knowledge and every move as the seat saw it.
    """

    def __init__(self, game: Game, players: int, perfect_recall: bool, public_only: bool) -> None:
        self._perfect_recall = perfect_recall
        self._public_only = public_only
        self._writer = ObservationWriter(game.observation_size(players))
        self._written: NDArray[np.int16] = np.asarray(self._writer.vector)
        parts = game.observation(players)
        self.tensor: NDArray[np.float32] | None = np.zeros(len(self._written), np.float32) if parts else None
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for name, size, _, _ in parts:
            assert self.tensor is not None
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: EngineState, player: int) -> None:
        """Write the vector of a player into ``tensor``."""
        if self.tensor is not None:
            state.turns.look(self._viewer(player), self._writer)
            self.tensor[:] = self._written

    def string_from(self, state: EngineState, player: int) -> str:
        """The text of what a player knows."""
        viewer = self._viewer(player)
        return state.information_text(viewer) if self._perfect_recall else state.observation_text(viewer)

    def _viewer(self, player: int) -> int | None:
        return None if self._public_only else player


class PrivateObserver:
    """Observes what a seat sees and a spectator does not. It has a text and no tensor."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, NDArray[np.float32]] = {}

    def set_from(self, state: EngineState, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: EngineState, player: int) -> str:
        """The lines of a player's view that are not in the view of a spectator."""
        public = set(state.observation_text(None).splitlines())
        return "\n".join(line for line in state.observation_text(player).splitlines() if line not in public)
