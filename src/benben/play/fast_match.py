"""FastMatch: a game run at full speed for learning, without record, events and undo. A `Match` is for people."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import u8

from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.perspective import Perspective
from benben.kernel.rng import RandomBits, Rng, as_rng
from benben.kernel.state import State


class FastMatch:
    """One game. Seats are asked one after another and get Perspectives; chance is resolved at once."""

    def __init__(self, game: Game, players: int, options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.players = players
        self._opening = game.start(players, options)
        self._state = self._opening
        self._rng = Rng(0)
        self.over = False
        self.seat = 0
        """The seat to act; where several choose at the same time, the lowest that has not chosen yet."""

    def start(self, rng: Rng | RandomBits, position: State | None = None) -> None:
        """Begin a new game with this random number generator, from a position if one is given."""
        origin = self._opening if position is None else position
        if origin.game is not self.game or origin.players != self.players:
            raise BadInput(
                f"the position is of {origin.game.title} for {origin.players} players, "
                f"this is {self.game.title} for {self.players}"
            )
        self._state = origin.clone()
        self._rng = as_rng(rng)
        self._resolve_chance()

    def play(self, action: int) -> None:
        """Take a legal action for the seat to act; raise Refused, and change nothing, if it is not legal."""
        self._state.apply(action, None if self.over else self.seat)
        self._resolve_chance()

    def perspective(self, seat: int | None) -> Perspective:
        """All that this seat (None: a spectator) was ever shown."""
        return self._state.perspective(seat)

    def look(self, seat: int, writer: ObservationWriter, mask: vec[u8]) -> None:
        """Write the observation vector of a seat and the mask of its legal actions, in place."""
        perspective = self._state.perspective(seat)
        perspective.write(writer)
        perspective.mark(mask)

    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        return self._state.scores()

    def winners(self) -> list[int]:
        """The winners; empty until the game is over."""
        return self._state.winners()

    def _resolve_chance(self) -> None:
        """Let chance act until a seat is asked or the game is over."""
        self._state.roll(self._rng)
        actors = self._state.actors()
        self.over = not actors
        if actors:
            self.seat = actors[0]
