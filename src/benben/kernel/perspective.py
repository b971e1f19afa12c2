"""Perspective: a State with holes, which is all that a seat may know, and the worlds that can fill the holes."""

from __future__ import annotations

import json

from librt.vecs import vec
from mypy_extensions import mypyc_attr, u8

from benben.kernel.event import seat_name
from benben.kernel.explained_points import ExplainedPoints
from benben.kernel.forfeit import Forfeit
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.refusal import Refusal
from benben.kernel.rng import RandomBits, Rng, as_rng
from benben.kernel.state import State
from benben.kernel.view import ViewHeader


@mypyc_attr(allow_interpreted_subclasses=True)
class Perspective:
    """All that a seat (None: a spectator) was ever shown, remembered perfectly, and nothing else.

    It is made by veiling a State at once, so that no reference to the truth remains.
    """

    def __init__(self, state: State, seat: int | None) -> None:
        self.game = state.game
        self.seat = seat
        self.players = int(state.players)
        self._known = state.veil(seat)

    @property
    def options(self) -> dict[str, str]:
        """The options of the game."""
        return dict(self._known.settings)

    def actors(self) -> tuple[int, ...]:
        """The seats to act."""
        return self._known.actors()

    def over(self) -> bool:
        """Whether the game has ended."""
        return self._known.depth == 0

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the game has ended."""
        return tuple(self._known.winners())

    def legal(self) -> list[int]:
        """The legal actions of this seat; none for a spectator."""
        return [] if self.seat is None else self._known.legal(self.seat)

    def refusal(self, action: int) -> Refusal | None:
        """Why this seat may not take an action now; None when it may."""
        if self.seat is None:
            self.game.catalogue.check(action)
            return Refusal(self.game.end_rule, "only-watching")
        return self._known.refusal(action, self.seat)

    def forfeits(self, action: int) -> list[Forfeit]:
        """What this seat gives up by a legal action; nothing for a spectator."""
        return [] if self.seat is None else self.game.forfeits(self._known, self.seat, action)

    def explain_points(self, seat: int) -> ExplainedPoints:
        """Where the points of any seat come from, as far as this seat is shown it."""
        self._known.check_player(seat)
        return self.game.explain_points(self._known, self.seat, seat)

    def deal(self, rng: Rng | RandomBits) -> State:
        """A random State that this seat cannot distinguish from the true one."""
        world = self._known.clone()
        world.fill(self.seat, as_rng(rng))
        return world

    def view(self) -> dict[str, object]:
        """The knowledge of this seat for people, JSON-able; the option ``memory`` may leave parts out."""
        known = self._known
        step = known.step()
        header: ViewHeader = {
            "game": self.game.name,
            "viewer": None if self.seat is None else seat_name(self.seat),
            "players": self.players,
            "options": dict(known.settings),
            "actors": [seat_name(seat) for seat in known.actors()],
            "step": None if step is None else step.name,
            "rule": self.game.end_rule if step is None else step.rule,
            "winners": [seat_name(seat) for seat in known.winners()],
        }
        return {**header, **self.game.describe(known, self.seat)}

    def observe(self) -> list[float]:
        """The observation vector for research; `Game.observation` describes its parts."""
        writer = ObservationWriter(self.game.observation_size(self.players))
        self.write(writer)
        return [float(number) for number in writer.vector]

    def write(self, writer: ObservationWriter) -> None:
        """Write the observation vector with a writer, which may be reused."""
        writer.restart()
        self.game.observe(self._known, self.seat, writer)
        writer.check_full(self.game.title)

    def mark(self, mask: vec[u8]) -> None:
        """Set ``mask`` to 1 for every legal action of this seat and to 0 for all others."""
        for i in range(len(mask)):
            mask[i] = 0
        if self.seat is not None:
            known = self._known
            known.enumerate(self.seat)
            for i in range(known.count):
                mask[known.choices[i]] = 1

    def key(self) -> str:
        """A text that is equal exactly for equal knowledge."""
        return json.dumps([self.seat, self._known.to_dict()], sort_keys=True)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle a world dealt from this Perspective: any of them gives the same Perspective again."""
        return (Perspective, (self.deal(Rng(0)), self.seat))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Perspective) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
