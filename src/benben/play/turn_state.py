"""TurnState: a position in which one player at a time acts, chance included, as OpenSpiel expects. It keeps its moves."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.kernel.event import seat_name
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE, CHANCE_MASK, EVERYONE

TERMINAL: Final = -4
"""The value of `TurnState.player` when the game is over; OpenSpiel's number for it."""

_ACTOR_SHIFT: Final[i64] = 24
_VIEWERS_SHIFT: Final[i64] = 32


class TurnState:
    """A State and the moves that led to it. Seats that choose at the same time are asked in seat order.

    A move is kept as one number: the action, its actor and the viewers who saw its hidden part.
    """

    def __init__(self, state: State, moves: vec[i64]) -> None:
        self.state = state
        self.moves = moves
        """Every move so far; places from ``count`` on are spare."""
        self.count: i64 = len(moves)
        self.player = 0
        """The player to act: a seat, `CHANCE` or `TERMINAL`."""
        self._find_player()

    def legal(self) -> list[int]:
        """The legal actions of the player to act, ascending: for chance its outcomes, none when the game is over."""
        return [] if self.player == TERMINAL else self.state.legal(self.player)

    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities; empty when chance is not asked."""
        state = self.state
        state.enumerate(CHANCE)
        choices, weights, total = state.choices, state.weights, float(state.total)
        return [(choices[i], float(weights[i]) / total) for i in range(state.count)]

    def apply(self, action: int) -> None:
        """Carry out an action of the player to act; raise Refused, and change nothing, when it is not legal."""
        state, player = self.state, self.player
        if player == TERMINAL or not 0 <= action < len(state.game.catalogue) or not state.allows(action, player):
            state.apply(action, None if player == TERMINAL else player)  # raises
        step, item = state.question, state.top()
        viewers = step.visible_to(state, item, player, action)
        self._keep(i64(action) | (i64(player + 1) << _ACTOR_SHIFT) | (viewers << _VIEWERS_SHIFT))
        state.carry_out(step, item, action, player)
        self._find_player()

    def clone(self) -> TurnState:
        """A copy that shares no mutable data."""
        return TurnState(self.state.clone(), self.moves[: self.count])

    def resample(self, seat: int, rng: Rng) -> TurnState:
        """A random position that a seat cannot distinguish from this one; what it was not shown is veiled in all moves."""
        seen = vec[i64]([self._as_seen_by(seat, self.moves[i]) for i in range(self.count)])
        return TurnState(self.state.perspective(seat).deal(rng), seen)

    def perspective(self, seat: int | None) -> Perspective:
        """All that this seat (None: a spectator) was ever shown."""
        return self.state.perspective(seat)

    def look(self, seat: int | None, writer: ObservationWriter) -> None:
        """Write the observation vector of a seat (None: of a spectator), in place."""
        self.state.perspective(seat).write(writer)

    def record(self, seat: int | None) -> list[str]:
        """The moves as a seat (None: a spectator) saw them, with their actors; hidden parts are left out."""
        catalogue = self.state.game.catalogue
        texts: list[str] = []
        for i in range(self.count):
            move = self.moves[i]
            action = int(move & ((1 << _ACTOR_SHIFT) - 1))
            text = catalogue.text(action) if _sees(move >> _VIEWERS_SHIFT, seat) else catalogue.veiled(action)
            texts.append(f"{seat_name(int((move >> _ACTOR_SHIFT) & 0xFF) - 1)} {text}")
        return texts

    def __deepcopy__(self, memo: object) -> TurnState:
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (restore, (self.state, [int(move) for move in self.moves[: self.count]]))

    def _as_seen_by(self, seat: int, move: i64) -> i64:
        """A move whose hidden part only this seat sees, if it did, and else nobody."""
        viewers = move >> _VIEWERS_SHIFT
        if viewers == EVERYONE:
            return move
        action, shown = int(move & ((1 << _ACTOR_SHIFT) - 1)), i64(0)
        if _sees(viewers, seat):
            shown = i64(1) << seat
        else:
            action = self._least_like(action)
        return i64(action) | (((move >> _ACTOR_SHIFT) & 0xFF) << _ACTOR_SHIFT) | (shown << _VIEWERS_SHIFT)

    def _least_like(self, action: int) -> int:
        """The least action that has the same text as this one when its hidden part is left out."""
        catalogue = self.state.game.catalogue
        family, veiled = catalogue.family(action), catalogue.veiled(action)
        for other in range(int(family.base), action):
            if catalogue.veiled(other) == veiled:
                return other
        return action

    def _keep(self, move: i64) -> None:
        if self.count < len(self.moves):
            self.moves[self.count] = move
        else:
            self.moves = append(self.moves, move)
        self.count += 1

    def _find_player(self) -> None:
        mask = self.state.asked()
        if mask == CHANCE_MASK:
            self.player = CHANCE
        elif mask == 0:
            self.player = TERMINAL
        else:
            seat = 0
            while not (mask >> seat) & 1:
                seat += 1
            self.player = seat


def _sees(viewers: i64, seat: int | None) -> bool:
    if seat is None:
        return viewers == EVERYONE
    return bool((viewers >> seat) & 1)


def restore(state: State, moves: list[int]) -> TurnState:
    """A TurnState from its position and moves, when one is unpickled."""
    return TurnState(state, vec[i64](moves))
