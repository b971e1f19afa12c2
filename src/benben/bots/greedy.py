"""A bot that looks one move ahead: it tries every action in a few possible worlds and takes what leaves it best placed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from benben.bots.bot import Bot, Thought
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.kernel.state import State

WORLDS = 12


class GreedyBot(Bot):
    """Takes the action after which the game's Sense values its seat highest, on average over worlds it holds possible."""

    def __init__(self, seed: int | None = None, worlds: int = WORLDS, name: str = "greedy") -> None:
        self.name = name
        self.worlds = worlds
        self._rng = Random(seed)

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        seat = perspective.seat
        assert seat is not None, "spectators are not asked"
        legal = perspective.legal()
        self._rng.shuffle(legal)  # among equals none is favoured
        seeds = [self._rng.getrandbits(62) for _ in range(self.worlds)]
        worlds = [perspective.deal(Rng(seed)) for seed in seeds]
        notes: dict[int, tuple[int, float]] = {}
        best, promise = legal[0], -1.0
        for number, action in enumerate(legal, 1):
            values = [_value_after(world, seat, action, seed) for world, seed in zip(worlds, seeds, strict=True)]
            mean = sum(values) / len(values)
            notes[action] = (len(values), mean)
            if mean > promise:
                best, promise = action, mean
            yield Thought(number / len(legal), best, dict(notes))


def _value_after(world: State, seat: int, action: int, seed: int) -> float:
    """How the seat stands after the action and what chance brings; one seed a world, so that luck favours no action."""
    after = world.clone()
    after.apply(action, seat)
    after.roll(Rng(seed))
    return after.game.evaluator().value(after, seat)
