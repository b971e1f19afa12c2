"""Observations as numpy arrays: the observation vector of a seat and the mask of its legal actions."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.kernel.observation_writer import GREATEST, LEAST, ObservationWriter
from benben.play.fast_match import FastMatch

OBSERVATION: Final = "observation"
"""Key of the vector in an observation."""
MASK: Final = "action_mask"
"""Key of the mask of legal actions in an observation."""
FLOAT: Final[np.dtype[Any]] = np.dtype(np.float32)
"""Type of the numbers of the vector."""

Observation = dict[str, Any]
"""The vector and the mask of a seat, under the keys OBSERVATION and MASK."""


class Observer:
    """Makes observations: the engine writes into two buffers that numpy shares, and every observation is a copy of them."""

    def __init__(self, game: Game, players: int) -> None:
        self.parts = game.observation(players)
        if not self.parts:
            raise BadInput(f"{game.title} has no observation vector: it cannot be an environment yet")
        for name, _, least, greatest in self.parts:
            if least < LEAST or greatest > GREATEST:
                bounds = f"{least:g} to {greatest:g}; an observation has numbers from {LEAST} to {GREATEST}"
                raise BadInput(f"{game.title}: {name!r} is from {bounds}")
        self.actions = len(game.catalogue)
        self._writer = ObservationWriter(game.observation_size(players))
        self._mask_buffer = vec[u8]([0] * self.actions)
        self._vector: NDArray[np.int16] = np.asarray(self._writer.vector)
        self._mask: NDArray[np.int8] = np.asarray(self._mask_buffer).view(np.int8)

    def observe(self, match: FastMatch, seat: int) -> Observation:
        """The observation of a seat now. Its mask is all zeros while the seat is not to act."""
        match.look(seat, self._writer, self._mask_buffer)
        return {OBSERVATION: self._vector.astype(FLOAT), MASK: self._mask.copy()}

    def space(self, dtype: np.dtype[Any] = FLOAT) -> spaces.Space[Observation]:
        """The space of the observations, with numbers of this type in the vector."""
        low = np.concatenate([np.full(size, least, dtype) for _, size, least, _ in self.parts])
        high = np.concatenate([np.full(size, greatest, dtype) for _, size, _, greatest in self.parts])
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({OBSERVATION: spaces.Box(low, high, dtype=dtype.type), MASK: mask})
