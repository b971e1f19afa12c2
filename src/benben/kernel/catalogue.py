"""Catalogue: the moves of a game as integer actions. Each family of moves is declared once, with its text and click path."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from string import Formatter

from mypy_extensions import i64

from benben.kernel.errors import BadInput, one_of
from benben.kernel.refusal import Args

HIDDEN = "hidden"
"""The word that stands for a hidden part of a move or event."""


class Axis:
    """One parameter of a move: a tile, a site, a player. Its words are the notation."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        if len(set(words)) != len(words) or not words:
            raise BadInput(f"axis {name}: words must be given and differ from each other")
        self.name = name
        self.words: tuple[str, ...] = tuple(words)
        self.size: i64 = len(self.words)


def seat_axis(seats: int, name: str = "player") -> Axis:
    """The axis of players ``p1``, ``p2`` and so on."""
    return Axis(name, [f"p{number}" for number in range(1, seats + 1)])


class Family:
    """All moves of one form, such as ``play {tile} on {player}.{site}``.

    The last axis varies fastest. ``path`` lists the element ids that a player touches, in order, with the same placeholders.
    ``hidden`` is the axis whose word is veiled for viewers who may not see the whole move. Chance families have no path.
    """

    def __init__(
        self, name: str, pattern: str, axes: Sequence[Axis] = (), path: Sequence[str] = (), hidden: str = ""
    ) -> None:
        self.name = name
        self.pattern = pattern
        self.axes: tuple[Axis, ...] = tuple(axes)
        self.path_patterns: tuple[str, ...] = tuple(path)
        self.hidden = hidden
        self.base: i64 = 0
        self.size: i64 = 1
        for axis in self.axes:
            self.size *= axis.size
        known = {axis.name for axis in self.axes}
        for text in (pattern, *self.path_patterns):
            named = {field for _, field, _, _ in Formatter().parse(text) if field is not None}
            if not named <= known:
                raise BadInput(f"family {name}: {text!r} names {one_of(sorted(named - known))}, which is not an axis")

    def action(self, *values: int) -> int:
        """The action for one value of each axis, in order."""
        if len(values) != len(self.axes):
            raise BadInput(f"{self.name} takes {len(self.axes)} values, not {len(values)}")
        offset = 0
        for axis, value in zip(self.axes, values, strict=True):
            if not 0 <= value < axis.size:
                raise BadInput(f"{self.name}: {value} is no {axis.name}; there are {axis.size}")
            offset = offset * axis.size + value
        return self.base + offset

    def values(self, action: int) -> list[int]:
        """The value of each axis, in order."""
        rest = action - int(self.base)
        found: list[int] = []
        for axis in reversed(self.axes):
            rest, value = divmod(rest, int(axis.size))
            found.append(value)
        found.reverse()
        return found

    def words(self, action: int) -> dict[str, str]:
        """The word of each axis, by its name."""
        return {axis.name: axis.words[value] for axis, value in zip(self.axes, self.values(action), strict=True)}


class Catalogue:
    """Every move of a game, numbered from 0 in the order the families are given."""

    def __init__(self, families: Sequence[Family]) -> None:
        self.families: tuple[Family, ...] = tuple(families)
        self._family_of: list[Family] = []
        self._texts: list[str] = []
        self._args: dict[tuple[int, str], Args] = {}
        """The arguments of events, by action and by the seat that they are about."""
        for family in self.families:
            family.base = len(self._texts)
            for action in range(family.base, family.base + family.size):
                self._family_of.append(family)
                self._texts.append(family.pattern.format(**family.words(action)))
        self._actions = {text: action for action, text in enumerate(self._texts)}
        if len(self._actions) != len(self._texts):
            raise BadInput("two moves of the catalogue have the same text")

    def __len__(self) -> int:
        return len(self._texts)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, int) and 0 <= action < len(self._texts)

    def family(self, action: int) -> Family:
        """The family of an action."""
        self.check(action)
        return self._family_of[action]

    def text(self, action: int) -> str:
        """The canonical text of an action."""
        self.check(action)
        return self._texts[action]

    def veiled(self, action: int) -> str:
        """The text of an action for viewers who may not see its hidden part."""
        family = self.family(action)
        if not family.hidden:
            return self._texts[action]
        words = family.words(action)
        words[family.hidden] = HIDDEN
        return family.pattern.format(**words)

    def args(self, action: int, context: Args) -> Args:
        """The arguments of an action's event, with those that its question adds. They must not be changed.

        Equal ones are the same object wherever the question adds a seat at most: a match keeps all of its events.
        """
        seat = context.get("seat", "")
        if not isinstance(seat, str) or len(context) > bool(seat):
            return {**self.family(action).words(action), **context}
        key = (action, seat)
        if key not in self._args:
            self._args[key] = {**self.family(action).words(action), **context}
        return self._args[key]

    def path(self, action: int) -> tuple[str, ...]:
        """The element ids that a player touches to make this move, in order."""
        family = self.family(action)
        words = family.words(action)
        return tuple([pattern.format(**words) for pattern in family.path_patterns])

    def parse(self, text: object) -> int:
        """The action of a text, ignoring case and spacing; raise BadInput with a hint when there is none."""
        if not isinstance(text, str):
            raise BadInput(f"a move is a text such as {self._texts[0]!r}, not {text!r}")
        plain = " ".join(text.lower().split())
        action = self._actions.get(plain)
        if action is None:
            raise BadInput(self._why_not_parsed(plain))
        return action

    def check(self, action: object) -> None:
        """Raise BadInput when this is no action of the catalogue."""
        if action not in self:
            raise BadInput(f"{action!r} is no action: actions are whole numbers from 0 to {len(self) - 1}")

    def _why_not_parsed(self, text: str) -> str:
        verb = text.split(" ", 1)[0]
        forms = [family.pattern for family in self.families if family.pattern.split(" ", 1)[0] == verb]
        near = get_close_matches(text, self._texts, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        if forms:
            return f"{text!r} is no move; the form is {one_of(forms)}{hint}"
        verbs = list(dict.fromkeys(family.pattern.split(" ", 1)[0] for family in self.families))
        return f"{text!r} is no move; moves begin with {one_of(verbs)}{hint}"
