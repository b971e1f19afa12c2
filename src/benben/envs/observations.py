"""What a seat is given to see, as numpy arrays: the observation vector and the mask of its actions."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.kernel.observation_writer import ObservationWriter
from benben.play.fast_match import FastMatch

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"
FLOAT: Final = np.dtype(np.float32)

Seen = dict[str, Any]


class Observer:
    """The engine writes into two buffers that numpy looks at without copying; every observation is a fresh copy of them."""

    def __init__(self, game: Game, players: int) -> None:
        self.parts = game.observation(players)
        if not self.parts:
            raise BadInput(f"{game.title} has no observation vector: it cannot be an environment yet")
        self.actions = len(game.catalogue)
        self._pen = ObservationWriter(game.observation_size(players))
        self._marks = vec[u8]([0] * self.actions)
        self._vector: NDArray[np.float64] = np.asarray(self._pen.vector)
        self._mask: NDArray[np.int8] = np.asarray(self._marks).view(np.int8)

    def of(self, match: FastMatch, seat: int) -> Seen:
        """What this seat sees now. Its mask is empty when it is not asked."""
        match.look(seat, self._pen, self._marks)
        return {OBSERVATION: self._vector.astype(FLOAT), MASK: self._mask.copy()}

    def space(self) -> spaces.Space[Seen]:
        """The space of what `of` gives."""
        low = np.concatenate([np.full(size, least, np.float32) for _, size, least, _ in self.parts])
        high = np.concatenate([np.full(size, greatest, np.float32) for _, size, _, greatest in self.parts])
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({OBSERVATION: spaces.Box(low, high, dtype=np.float32), MASK: mask})
