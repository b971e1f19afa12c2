"""A bot that looks one move ahead: it tries every legal action in a few sampled worlds and takes the best on average."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from benben.bots.bot import Bot, Thought
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.kernel.state import State

WORLDS = 12
"""Number of worlds in which every action is tried."""


class GreedyBot(Bot):
    """Takes the action after which the game's Evaluator values the own seat highest, on average over sampled worlds."""

    def __init__(self, seed: int | None = None, worlds: int = WORLDS, name: str = "greedy") -> None:
        self.name = name
        self.worlds = worlds
        self._rng = Random(seed)

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        seat = perspective.seat
        assert seat is not None, "spectators are not asked"
        legal = perspective.legal()
        self._rng.shuffle(legal)  # ties are broken at random
        seeds = [self._rng.getrandbits(62) for _ in range(self.worlds)]
        worlds = [perspective.deal(Rng(seed)) for seed in seeds]
        notes: dict[int, tuple[int, float]] = {}
        best, best_mean = legal[0], -1.0
        for number, action in enumerate(legal, 1):
            values = [_value_after(world, seat, action, seed) for world, seed in zip(worlds, seeds, strict=True)]
            mean = sum(values) / len(values)
            notes[action] = (len(values), mean)
            if mean > best_mean:
                best, best_mean = action, mean
            yield Thought(number / len(legal), best, dict(notes))


def _value_after(world: State, seat: int, action: int, seed: int) -> float:
    """The seat's value after the action and the chance events that follow it.

    All actions tried in one world share its seed, so that luck favours none of them.
    """
    after = world.clone()
    after.apply(action, seat)
    after.roll(Rng(seed))
    return after.game.evaluator().value(after, seat)
