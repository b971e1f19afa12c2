"""Where a game states that a seat knows the result of its action, no rule has used a hidden value.

The law of previews compares worlds. This test looks at the rules at work: every value that differs between possible worlds
is replaced by the set of its possible values. A rule may move such a value, and may ask for what is true of all of them (a
hidden card is a card). A question whose answer depends on which of them it is counts as a use. Compiled rules cannot be
watched this way.
"""

from __future__ import annotations

import operator
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

import benben
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.testing.laws import every_count

from long import COMPILED
from play.test_preview import STATING, last_move
from quick import by_game, first_quick

WORLDS = 40
"""Number of worlds from which the possible values are taken."""
MOST_VALUES = 5_000
"""Most pairs of values that are compared; more count as a use."""
GAMES = 4
"""Number of random games under each setting."""
SETTINGS: list[tuple[str, int, dict[str, str]]] = [
    (name, players, {}) for name in STATING for players in every_count(benben.game(name))
]
SETTINGS += [
    (name, benben.game(name).seats[1], {option.name: value})
    for name in STATING
    for option in benben.game(name).options
    for value in option.values
    if value != option.default
]
"""Every number of players, and every option, of the games that state known results."""


class HiddenValueUsed(Exception):  # noqa: N818 (it reads as what it is)
    """The result of a rule depends on a value that the seat does not know."""


class Hidden:
    """A number that the seat does not know: all its possible values."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = list(dict.fromkeys(values))

    def known(self) -> Any:
        """The value, if there is only one."""
        if len(self.values) > 1:
            raise HiddenValueUsed(f"one of {sorted(self.values)[:8]}")
        return self.values[0]

    def _combined(self, run: Callable[[Any, Any], Any], other: Any) -> Any:
        others = other.values if isinstance(other, Hidden) else [other]
        if len(others) * len(self.values) > MOST_VALUES:
            raise HiddenValueUsed("too many values to compare")
        return Hidden([run(value, one) for value in self.values for one in others])

    def __bool__(self) -> bool:
        return bool(Hidden([bool(value) for value in self.values]).known())

    def __index__(self) -> int:
        return int(self.known())

    __int__ = __index__

    def __str__(self) -> str:
        return str(self.known())

    def __invert__(self) -> Hidden:
        return Hidden([~value for value in self.values])

    def __hash__(self) -> int:
        return hash(self.known())

    def __eq__(self, other: object) -> Any:
        return self._combined(operator.eq, other)

    def __ne__(self, other: object) -> Any:
        return self._combined(operator.ne, other)


def _forward(run: Callable[[Any, Any], Any]) -> Callable[[Hidden, Any], Any]:
    return lambda self, other: self._combined(run, other)


def _reflected(run: Callable[[Any, Any], Any]) -> Callable[[Hidden, Any], Any]:
    return lambda self, other: self._combined(lambda mine, theirs: run(theirs, mine), other)


for _name in ("lt", "le", "gt", "ge"):
    setattr(Hidden, f"__{_name}__", _forward(getattr(operator, _name)))
for _name in ("add", "sub", "mul", "floordiv", "mod", "and_", "or_", "xor", "lshift", "rshift"):
    _run, _word = getattr(operator, _name), _name.rstrip("_")
    setattr(Hidden, f"__{_word}__", _forward(_run))
    setattr(Hidden, f"__r{_word}__", _reflected(_run))


def numbers(value: Any) -> list[Any]:
    """A field of a State as a list, a single number as a list of one."""
    return [value] if isinstance(value, int) else list(value)


def with_hidden_values(state: State, worlds: list[State]) -> int:
    """Replace the values of a State that differ between worlds; how many there are."""
    found = 0
    for field in sorted(state.game.position.fields()):
        value = getattr(state, field)
        if not isinstance(value, int) and not hasattr(value, "__getitem__"):
            continue  # an object with rules of its own: none of them holds hidden values
        columns = zip(*[numbers(getattr(world, field)) for world in worlds], strict=True)
        cells = [column[0] if len(set(column)) == 1 else Hidden(column) for column in columns]
        hidden = sum(isinstance(cell, Hidden) for cell in cells)
        if hidden:
            setattr(state, field, cells[0] if isinstance(value, int) else cells)
        found += hidden
    return found


class AnyVector:
    """Stands for ``vec``: a list, which can hold hidden values."""

    def __class_getitem__(cls, item: object) -> type[list[Any]]:
        return list


def number(value: Any) -> Any:
    """Stands for ``i64`` and ``u8``."""
    return value if isinstance(value, Hidden) else int(value)


def appended(items: Any, item: Any) -> Any:
    """Stands for ``append`` of vectors."""
    return [*items, item]


REPLACED = {"vec": AnyVector, "i64": number, "u8": number, "append": appended}
"""Names of the rules' modules that must take hidden values."""


@contextmanager
def rules_take_hidden_values() -> Iterator[None]:
    """Let numbers and vectors of the rules hold hidden values."""
    with pytest.MonkeyPatch.context() as patch:
        for name, module in list(sys.modules.items()):
            if name.startswith(("benben.games.", "benben.kernel.")):
                for word in REPLACED.keys() & vars(module).keys():
                    patch.setattr(module, word, REPLACED[word])
        yield


def watch(perspective: Perspective, action: int) -> int:
    """Carry out an action among hidden values, of which this is the number; raise HiddenValueUsed if a rule uses one."""
    worlds = [perspective.deal(Rng(world)) for world in range(WORLDS)]
    world = worlds[0].clone()
    hidden = with_hidden_values(world, worlds)
    world.collect_events()
    assert perspective.seat is not None
    with rules_take_hidden_values():
        world.commit(action, perspective.seat)
    return hidden


@pytest.mark.skipif(COMPILED, reason="compiled rules cannot be watched")
@pytest.mark.parametrize(("name", "players", "options"), first_quick(SETTINGS, by_game))
def test_a_known_result_uses_no_hidden_value(name: str, players: int, options: dict[str, str]) -> None:
    game, rng, watched, known = benben.game(name), Random(players), 0, 0
    for seed in range(GAMES):
        state, generator = game.start(players, options), Rng(seed)
        while state.depth > 0:
            if state.actors() == (CHANCE,):
                state.commit(state.sample(generator), CHANCE)
                continue
            seat = rng.choice(state.actors())
            action = rng.choice(state.legal(seat))
            if rng.random() < 0.2:
                perspective = state.perspective(seat)
                after = perspective.deal(Rng(0))
                after.revealed = False
                after.apply(action, seat)
                if game.result_is_known(after):
                    known += 1
                    watched += watch(perspective, action) > 0
            state.apply(action, seat)
    assert known > 10
    assert watched > 0 or name == "great_pyramid", "nothing was hidden"


@pytest.mark.skipif(COMPILED, reason="compiled rules cannot be watched")
@pytest.mark.parametrize("name", ["egizia-many-worlds", "pyramids-few-worlds", "pyramids-own-points"])
def test_the_end_uses_hidden_values(name: str) -> None:
    state, seat, action = last_move(name)
    with pytest.raises(HiddenValueUsed):
        watch(state.perspective(seat), action)
