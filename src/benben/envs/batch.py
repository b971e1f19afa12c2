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
BLOCK = 512
"""Rows that are stepped before what they wrote is copied: few enough that it is still in the processor's cache."""


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


@dataclass(frozen=True)
class Block:
    """Rows that are stepped together, the buffers that the engine writes them into, and their part of the arrays."""

    first: int
    end: int
    """The row after the last."""
    written_observations: NDArray[np.int16]
    written_masks: NDArray[np.int8]
    observations: NDArray[Any]
    masks: NDArray[np.int8]


class ArrayBatch:
    """Runs games in the engine and copies what they write into arrays, a block of rows at a time."""

    def __init__(self, game: Game, players: int, options: Mapping[str, str] | None, reward: str, arrays: Arrays) -> None:
        self._arrays = arrays
        self._rewards_of = REWARD_FUNCTIONS[reward]
        rows = len(arrays.to_play)
        block = min(rows, BLOCK)
        self._batch = MatchBatch(game, players, options, [Random(0) for _ in range(rows)], block)
        self._observations = writable(self._batch.writer.vector, ctypes.c_int16).reshape(block, -1)
        self._masks = writable(self._batch.masks, ctypes.c_int8).reshape(block, -1)
        self._taken = writable(self._batch.taken, ctypes.c_int64)
        self._final = np.asarray(self._batch.final.vector).reshape(block, -1)
        self._seats = np.asarray(self._batch.seats)
        self._picks = np.asarray(self._batch.picks)
        self._buffers = [(buffer.ctypes.data, buffer.nbytes) for buffer in (self._observations, self._masks)]
        """The address and size of what is cleared before each block."""
        self._blocks = [self._block(first, min(first + block, rows)) for first in range(0, rows, block)]

    def _block(self, first: int, end: int) -> Block:
        arrays, rows = self._arrays, end - first
        written = (self._observations[:rows], self._masks[:rows])
        return Block(first, end, *written, arrays.observations[first:end], arrays.masks[first:end])

    def reset(self, rows: Sequence[int], seeds: Sequence[int | None], position: State | None) -> None:
        """Begin new games in some rows; a row without a seed continues its stream of seeds."""
        arrays = self._arrays
        for row, seed in zip(rows, seeds, strict=True):
            if seed is not None:
                self._batch.streams[row] = Random(seed)
                self._batch.seed_picks((seed + PICKS_SEED) % 2**62)
            self._observations[0] = 0
            self._masks[0] = 0
            self._batch.restart(row, position)
            arrays.observations[row] = self._observations[0]
            arrays.masks[row] = self._masks[0]
            arrays.rewards[row] = 0.0
            arrays.terminations[row] = False
        self._copy_seats()

    def step(self) -> None:
        """Take the action of every row."""
        arrays = self._arrays
        np.copyto(self._taken, arrays.actions)
        arrays.rewards.fill(0.0)
        arrays.terminations.fill(False)
        for block in self._blocks:
            self._step(block)
        self._copy_seats()

    def _step(self, block: Block) -> None:
        """Take the actions of a block."""
        for address, size in self._buffers:  # several times faster than numpy's ``fill``
            ctypes.memset(address, 0, size)
        self._batch.step(block.first, block.end)
        if self._batch.ended:
            self._copy_results(block.first)
        np.copyto(block.observations, block.written_observations, casting="unsafe")
        np.copyto(block.masks, block.written_masks)

    def _copy_results(self, first: int) -> None:
        """Copy what the games of a block that have just ended leave behind; ``first`` is its first row."""
        arrays, ended = self._arrays, self._batch.ended
        rows = np.array([game.row for game in ended])
        arrays.rewards[rows] = [self._rewards_of(game) for game in ended]
        arrays.terminations[rows] = True
        arrays.scores[rows] = [game.scores() for game in ended]
        arrays.final_observations[rows] = self._final[rows - first]

    def _copy_seats(self) -> None:
        np.copyto(self._arrays.to_play, self._seats)
        np.copyto(self._arrays.random_actions, self._picks)


def writable(vector: Any, kind: Any) -> NDArray[Any]:
    """A vector of the engine as an array that can be written: it is cleared many times faster than by a compiled loop.

    The vector must outlive the array, and must never grow: both hold for the buffers of a batch.
    """
    address = np.asarray(vector).ctypes.data
    return np.ctypeslib.as_array((kind * len(vector)).from_address(address))
