"""A batch of games whose observations, masks and results end up in arrays that the caller provides."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike, NDArray

from benben.envs.rewards import REWARD_FUNCTIONS
from benben.kernel.game import Game
from benben.kernel.state import State
from benben.play.match_batch import MatchBatch

PICKS_SEED: Final = 0x5EED
"""Added to the seed of a row's games, it seeds the random actions of the rows."""


@dataclass
class Arrays:
    """The arrays of a vector environment, or a slice of their rows. Every step overwrites them."""

    observations: NDArray[Any]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float64]
    to_play: NDArray[np.int64]
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]
    random_actions: NDArray[np.int64]
    actions: NDArray[np.int64]
    """The actions to take next."""
    final_observations: NDArray[Any]
    """The last observation of a game that has ended; other rows are out of date."""
    scores: NDArray[np.int64]
    """The points of every seat in a game that has ended; other rows are out of date."""

    def rows(self, start: int, end: int) -> Arrays:
        """The same arrays, from one row to before another."""
        return Arrays(**{name: array[start:end] for name, array in vars(self).items()})


def array_layout(
    rows: int, players: int, width: int, actions: int, dtype: DTypeLike
) -> dict[str, tuple[tuple[int, ...], np.dtype[Any]]]:
    """The shape and type of each of the `Arrays`."""
    shapes: dict[str, tuple[tuple[int, ...], DTypeLike]] = {
        "observations": ((rows, width), dtype),
        "masks": ((rows, actions), np.int8),
        "rewards": ((rows, players), np.float64),
        "to_play": ((rows,), np.int64),
        "terminations": ((rows,), np.bool_),
        "truncations": ((rows,), np.bool_),
        "random_actions": ((rows,), np.int64),
        "actions": ((rows,), np.int64),
        "final_observations": ((rows, width), dtype),
        "scores": ((rows, players), np.int64),
    }
    return {name: (shape, np.dtype(kind)) for name, (shape, kind) in shapes.items()}


class ArrayBatch:
    """Runs games in the engine and copies what they write into arrays, all rows at once."""

    def __init__(self, game: Game, players: int, options: Mapping[str, str] | None, reward: str, arrays: Arrays) -> None:
        self._arrays = arrays
        self._rewards_of = REWARD_FUNCTIONS[reward]
        rows = len(arrays.to_play)
        self._batch = MatchBatch(game, players, options, [Random(0) for _ in range(rows)])
        self._observations = writable(self._batch.writer.vector, ctypes.c_int16).reshape(rows, -1)
        self._masks = writable(self._batch.masks, ctypes.c_int8).reshape(rows, -1)
        self._taken = writable(self._batch.taken, ctypes.c_int64)
        self._final = np.asarray(self._batch.final.vector).reshape(rows, -1)
        self._seats = np.asarray(self._batch.seats)
        self._picks = np.asarray(self._batch.picks)

    def reset(self, rows: Sequence[int], seeds: Sequence[int | None], position: State | None) -> None:
        """Begin new games in some rows; a row without a seed continues its stream of seeds."""
        for row, seed in zip(rows, seeds, strict=True):
            if seed is not None:
                self._batch.streams[row] = Random(seed)
                self._batch.seed_picks((seed + PICKS_SEED) % 2**62)
            self._observations[row] = 0
            self._masks[row] = 0
            self._batch.restart(row, position)
            self._arrays.rewards[row] = 0.0
            self._arrays.terminations[row] = False
        self._copy()

    def step(self) -> None:
        """Take the action of every row."""
        clear(self._observations)
        clear(self._masks)
        arrays, batch = self._arrays, self._batch
        np.copyto(self._taken, arrays.actions)
        batch.step()
        arrays.rewards.fill(0.0)
        arrays.terminations.fill(False)
        if batch.ended:
            rows = [game.row for game in batch.ended]
            arrays.rewards[rows] = [self._rewards_of(game) for game in batch.ended]
            arrays.terminations[rows] = True
            arrays.scores[rows] = [game.scores() for game in batch.ended]
            arrays.final_observations[rows] = self._final[rows]
        self._copy()

    def _copy(self) -> None:
        arrays = self._arrays
        np.copyto(arrays.observations, self._observations, casting="unsafe")
        np.copyto(arrays.masks, self._masks)
        np.copyto(arrays.to_play, self._seats)
        np.copyto(arrays.random_actions, self._picks)


def clear(array: NDArray[Any]) -> None:
    """Set an array that lies in one piece to zero, several times faster than numpy's ``fill``."""
    ctypes.memset(array.ctypes.data, 0, array.nbytes)


def writable(vector: Any, kind: Any) -> NDArray[Any]:
    """A vector of the engine as an array that can be written: numpy clears it many times faster than a compiled loop.

    The vector must outlive the array, and must never grow: both hold for the buffers of a batch.
    """
    address = np.asarray(vector).ctypes.data
    return np.ctypeslib.as_array((kind * len(vector)).from_address(address))
