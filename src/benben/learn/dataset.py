"""The samples of many games as numpy arrays, and the batches that a network is trained on.

Where a game has symmetries, each row of a batch for training has its places exchanged at random: a network that sees the
same position under many names learns what it is worth, not which game it is from.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

import numpy as np
from numpy.typing import NDArray

from benben.kernel.game import Game
from benben.learn.samples import GameSamples
from benben.play.symmetry import Symmetry

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

SEARCH_WEIGHT = 0.5
"""Weight of the values that the search found beside the result of the game: results are unbiased, values less noisy."""
MOST_SOURCES = 12
"""Sources of points that are learned at most: the most frequent ones."""
EVERY_NTH = 5
"""Every fifth game is kept for validation: rows of one game resemble each other, so whole games are."""
SYMMETRIES = 64
"""Random symmetries of each seat that are tried in turn."""


@dataclass(frozen=True)
class Batch:
    """Rows of a dataset."""

    inputs: Ints
    values: Floats
    offsets: Ints
    """Where the inputs of each row begin."""
    shares: Floats
    points: Floats
    rows: Ints
    """The row of each move."""
    moves: Ints
    probabilities: Floats


class Symmetries:
    """Tables of random symmetries for each seat, and for each number of its observation, action and source of points."""

    def __init__(self, found: Sequence[Sequence[Symmetry]], sources: Sequence[str]) -> None:
        """``found`` has as many symmetries for each seat."""
        self.count = len(found[0])
        self.inputs: Ints = np.array([[one.inputs for one in of_seat] for of_seat in found], np.int64)
        self.actions: Ints = np.array([[one.actions for one in of_seat] for of_seat in found], np.int64)
        self.points: Ints = np.array([[_exchanged_points(one, sources) for one in of_seat] for of_seat in found], np.int64)


def symmetries_of(game: Game, players: int, sources: Sequence[str], seed: int) -> Symmetries | None:
    """Random symmetries of a game; None if it has none."""
    rng = Random(seed)

    def shuffle(count: int) -> list[int]:
        return rng.sample(range(count), count)

    found = [[game.symmetry(players, seat, shuffle) for _ in range(SYMMETRIES)] for seat in range(players)]
    there = [[one for one in of_seat if one is not None] for of_seat in found]
    return Symmetries(there, sources) if there[0] else None


class Dataset:
    """Rows of all games, one after another."""

    def __init__(
        self,
        games: Sequence[GameSamples],
        players: int,
        sources: Sequence[str],
        symmetries: Symmetries | None = None,
    ) -> None:
        """With ``symmetries`` the rows of batches in random order have their places exchanged at random."""
        self.players = players
        self._symmetries = symmetries
        self._observers: Ints = np.array([seat for game in games for seat in game.observers], np.int64)
        self._input_starts, self._input_ends = _spans([game.input_ends for game in games])
        self._move_starts, self._move_ends = _spans([game.move_ends for game in games])
        self._inputs = _whole_numbers([game.inputs for game in games])
        self._values = _floats([game.values for game in games])
        self._moves = _whole_numbers([game.moves for game in games])
        self._probabilities = _floats([game.probabilities for game in games])
        searched = _floats([game.searched for game in games]).reshape(-1, players)
        results = np.array([_turned(game.shares, seat) for game in games for seat in game.observers], np.float32)
        self.results: Floats = results.reshape(-1, players)
        """The share of every seat in the victory, the observing seat first."""
        mixed = (1 - SEARCH_WEIGHT) * self.results + SEARCH_WEIGHT * _normalised(searched, self.results)
        self._shares: Floats = mixed.astype(np.float32)
        points = [_points(game, seat, sources) for game in games for seat in game.observers]
        self.points: Floats = np.array(points, np.float32).reshape(len(self.results), players * len(sources))

    def __len__(self) -> int:
        return len(self._input_ends)

    def input_scales(self, inputs: int) -> Floats:
        """The largest size of each input; 1 for an input that is always 0."""
        scales = np.zeros(inputs, np.float32)
        np.maximum.at(scales, self._inputs, np.abs(self._values))
        scales[scales == 0] = 1.0
        return scales

    def batches(self, size: int, rng: np.random.Generator | None) -> Iterator[Batch]:
        """All rows once, in random order if a generator is given."""
        order = np.arange(len(self)) if rng is None else rng.permutation(len(self))
        for start in range(0, len(order), size):
            rows = order[start : start + size]
            batch = self.batch(rows)
            if rng is not None and self._symmetries is not None:
                batch = _exchanged(batch, self._observers[rows], self._symmetries, rng)
            yield batch

    def batch(self, rows: Ints) -> Batch:
        """These rows."""
        places, counts = _ranges(self._input_starts[rows], self._input_ends[rows])
        move_places, move_counts = _ranges(self._move_starts[rows], self._move_ends[rows])
        return Batch(
            inputs=self._inputs[places],
            values=self._values[places],
            offsets=np.concatenate([np.zeros(1, np.int64), np.cumsum(counts)[:-1]]),
            shares=self._shares[rows],
            points=self.points[rows],
            rows=np.repeat(np.arange(len(rows)), move_counts),
            moves=self._moves[move_places],
            probabilities=self._probabilities[move_places],
        )


def _exchanged(batch: Batch, observers: Ints, symmetries: Symmetries, rng: np.random.Generator) -> Batch:
    """The batch with a random symmetry for each row."""
    chosen = rng.integers(0, symmetries.count, len(observers))
    counts = np.diff(np.append(batch.offsets, len(batch.inputs)))
    points = np.empty_like(batch.points)
    np.put_along_axis(points, symmetries.points[observers, chosen], batch.points, axis=1)
    return replace(
        batch,
        inputs=symmetries.inputs[np.repeat(observers, counts), np.repeat(chosen, counts), batch.inputs],
        points=points,
        moves=symmetries.actions[observers[batch.rows], chosen[batch.rows], batch.moves],
    )


def _exchanged_points(symmetry: Symmetry, sources: Sequence[str]) -> list[int]:
    """For each source of points of each seat its index after an exchange."""
    found = []
    for rank, words in enumerate(symmetry.words):
        for source in sources:
            name = " ".join([words.get(word, word) for word in source.split(" ")])
            found.append(rank * len(sources) + sources.index(name))
    return found


def common_sources(games: Sequence[GameSamples]) -> tuple[str, ...]:
    """The sources of points that occur most often, in alphabetical order."""
    counts = Counter(source for game in games for seat in game.sources for source in seat)
    return tuple(
        sorted([source for source, _ in sorted(counts.items(), key=lambda item: (-item[1], item[0]))][:MOST_SOURCES])
    )


def for_validation(game: GameSamples) -> bool:
    """Whether a game is kept for validation."""
    return game.number % EVERY_NTH == EVERY_NTH - 1


def _spans(ends: Sequence[Sequence[int]]) -> tuple[Ints, Ints]:
    """Where each row of all games begins and ends, counted from the first row of the first game."""
    found: list[int] = []
    start = 0
    for of_game in ends:
        found += [start + end for end in of_game]
        start = found[-1] if found else 0
    all_ends = np.array(found, np.int64)
    return np.concatenate([np.zeros(1, np.int64), all_ends[:-1]]), all_ends


def _ranges(starts: Ints, ends: Ints) -> tuple[Ints, Ints]:
    """Every index from each start to its end, and their numbers."""
    counts = ends - starts
    first = np.repeat(starts - np.concatenate([np.zeros(1, np.int64), np.cumsum(counts)[:-1]]), counts)
    return first + np.arange(counts.sum()), counts


def _whole_numbers(parts: Sequence[array[int]]) -> Ints:
    return np.concatenate([np.frombuffer(part, np.uint32) for part in parts]).astype(np.int64)


def _floats(parts: Sequence[array[float]]) -> Floats:
    return np.concatenate([np.frombuffer(part, np.float32) for part in parts])


def _normalised(values: Floats, results: Floats) -> Floats:
    """Values of each row that add up to 1; the result of the game in a row of zeros, for which no search was asked."""
    total = values.sum(axis=1, keepdims=True)
    return np.where(total > 0, values / np.maximum(total, 1e-9), results).astype(np.float32)


def _turned(values: Sequence[float], seat: int) -> list[float]:
    """Values of all seats, from one seat on."""
    return [values[(seat + rank) % len(values)] for rank in range(len(values))]


def _points(game: GameSamples, seat: int, sources: Sequence[str]) -> list[float]:
    players = len(game.sources)
    return [game.sources[(seat + rank) % players].get(source, 0.0) for rank in range(players) for source in sources]
