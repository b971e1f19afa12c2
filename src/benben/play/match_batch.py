"""MatchBatch: many games of one title that are stepped together and write into buffers, for vector environments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64, u8

from benben.kernel.game import Game
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.rng import RandomBits, Rng, as_rng
from benben.kernel.state import State


class EndedGame:
    """The result of a game of a batch."""

    def __init__(self, row: int, seat: int, players: int, scores: list[int], winners: list[int]) -> None:
        self.row = row
        self.seat = seat
        """The seat that made the last move."""
        self.players = players
        self._scores = scores
        self._winners = winners

    def scores(self) -> list[int]:
        """The points of every seat."""
        return self._scores

    def winners(self) -> list[int]:
        """The seats that have won."""
        return self._winners


class MatchBatch:
    """Games in rows. Chance is resolved at once, and the next game of a row begins in the step that ends the last one.

    Rows are stepped in blocks, which share the same buffers: they stay in the processor's cache while the caller copies
    what was written. Row r of a block that begins with row f writes its observation into ``writer`` from (r - f) times
    ``width`` on, and its mask into ``masks`` from (r - f) times ``actions`` on. Both are of the seat to act, and only what
    is not zero is written: the caller clears the buffers before each block.
    """

    def __init__(
        self, game: Game, players: int, options: Mapping[str, str] | None, streams: Sequence[RandomBits], block: int
    ) -> None:
        self.game = game
        self.players: i64 = players
        self.rows: i64 = len(streams)
        self.block: i64 = block
        """The most rows of a block."""
        self.width: i64 = game.observation_size(players)
        self.actions: i64 = len(game.catalogue)
        self.opening = game.start(players, options)
        self.streams = list(streams)
        """For each row the source of the seeds of its games."""
        self.writer = ObservationWriter(self.block * self.width)
        self.masks = vec[u8]([0] * (self.block * self.actions))
        self.final = ObservationWriter(self.block * self.width)
        """For a row whose game has just ended: the observation of the seat that made the last move."""
        self.taken = vec[i64]([0] * self.rows)
        """The action that the next step takes in each row. Every one must be legal."""
        self.seats = vec[i64]([0] * self.rows)
        """The seat to act in each row; where several choose at the same time, the lowest that has not chosen yet."""
        self.picks = vec[i64]([0] * self.rows)
        """A random legal action of each row."""
        self.ended: list[EndedGame] = []
        """The games that the last block has ended."""
        self._first: i64 = 0
        """The row that writes at the start of the buffers."""
        self._states = vec[State]([self.opening] * self.rows)
        self._rngs = vec[Rng]([Rng(0)] * self.rows)
        self._picker = Rng(0)

    def restart(self, row: int, position: State | None = None) -> None:
        """Begin a new game in a row, a block by itself, and write what the seat to act sees.

        The game of a given position must not be over.
        """
        self._first = row
        self._begin(row, self.opening if position is None else position)
        self._write(row)

    def seed_picks(self, seed: int) -> None:
        """Seed the random actions in ``picks``; the games do not depend on it."""
        self._picker = Rng(seed)

    def step(self, first: int, end: int) -> None:
        """Take the action in ``taken`` of every row from ``first`` to before ``end``, and write what the seats then see."""
        self.ended = []
        self._first = first
        last: i64 = end
        for row in range(self._first, last):
            state = self._states[row]
            seat = self.seats[row]
            state.commit(self.taken[row], seat)
            state.roll(self._rngs[row])
            if state.depth == 0:
                self._end(row, state, seat)
                self._begin(row, self.opening)
            self._write(row)

    def legal(self, row: int) -> list[int]:
        """The legal actions of the seat to act in a row."""
        return self._states[row].legal(int(self.seats[row]))

    def _begin(self, row: i64, position: State) -> None:
        state, rng = position.clone(), as_rng(self.streams[row])
        state.roll(rng)
        self._states[row] = state
        self._rngs[row] = rng

    def _end(self, row: i64, state: State, seat: i64) -> None:
        self.ended.append(EndedGame(int(row), int(seat), int(self.players), state.scores(), state.winners()))
        start, final = (row - self._first) * self.width, self.final
        for i in range(start, start + self.width):
            final.vector[i] = 0
        final.start_at(start)
        self.game.observe(state.glimpse(int(seat)), int(seat), final)
        final.check_written(start, self.width, self.game.title)

    def _write(self, row: i64) -> None:
        """Write observation and mask of the seat to act. The mask is that of the veiled position: a law of every game."""
        state = self._states[row]
        asked = state.asked()
        seat: i64 = 0
        while not (asked >> seat) & 1:
            seat += 1
        self.seats[row] = seat
        place = row - self._first
        start, writer = place * self.width, self.writer
        writer.start_at(start)
        self.game.observe(state.glimpse(int(seat)), int(seat), writer)
        writer.check_written(start, self.width, self.game.title)
        state.enumerate(seat)
        masks, base, choices, count = self.masks, place * self.actions, state.choices, state.count
        for i in range(count):
            masks[base + choices[i]] = 1
        self.picks[row] = choices[self._picker.below(count)]
