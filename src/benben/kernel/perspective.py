"""What a seat may know: a State with holes, and the worlds that may fill them."""

from __future__ import annotations

import json

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from benben.kernel.event import seat_name
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.refusal import Refusal
from benben.kernel.rng import RandomBits, Rng, as_rng
from benben.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Perspective:
    """All that a seat (None: a spectator) was ever shown, with perfect memory, and nothing else.

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

    def legal(self) -> list[int]:
        """What this seat may do now; a spectator may do nothing."""
        return [] if self.seat is None else self._known.legal(self.seat)

    def refusal(self, action: int) -> Refusal | None:
        """Why this seat may not take an action now; None when it may."""
        if self.seat is None:
            self.game.catalogue.check(action)
            return Refusal(self.game.end_rule, "only-watching")
        return self._known.refusal(action, self.seat)

    def deal(self, rng: Rng | RandomBits) -> State:
        """A State that this seat cannot tell from the true one."""
        world = self._known.clone()
        world.fill(self.seat, as_rng(rng))
        return world

    def view(self) -> dict[str, object]:
        """What this seat knows, for people and JSON-able; the option ``memory`` may make it forget."""
        known = self._known
        step = known.step()
        data: dict[str, object] = {
            "game": self.game.name,
            "viewer": None if self.seat is None else seat_name(self.seat),
            "players": self.players,
            "options": dict(known.settings),
            "actors": [seat_name(seat) for seat in known.actors()],
            "step": None if step is None else step.name,
            "rule": self.game.end_rule if step is None else step.rule,
            "winners": [seat_name(seat) for seat in known.winners()],
        }
        data.update(self.game.describe(known, self.seat))
        return data

    def observe(self) -> list[float]:
        """The observation vector of the research environments; `Game.observation` names its entries."""
        writer = ObservationWriter(self.game.observation_size(self.players))
        self.write(writer)
        return list(writer.vector)

    def write(self, writer: ObservationWriter) -> None:
        """Write the observation vector with a pen that may have written before."""
        writer.restart()
        self.game.observe(self._known, self.seat, writer)
        writer.check_full(self.game.title)

    def mark(self, mask: vec[u8]) -> None:
        """Set 1 for every action of the catalogue that this seat may take now and 0 for all others."""
        i: i64 = 0
        while i < len(mask):
            mask[i] = 0
            i += 1
        if self.seat is not None:
            known = self._known
            known.enumerate(self.seat)
            i = 0
            while i < known.count:
                mask[known.choices[i]] = 1
                i += 1

    def key(self) -> str:
        """A text that is equal for equal knowledge."""
        return json.dumps([self.seat, self._known.to_dict()], sort_keys=True)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Any world dealt from a Perspective gives that Perspective again: one of them travels in its place."""
        return (Perspective, (self.deal(Rng(0)), self.seat))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Perspective) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
