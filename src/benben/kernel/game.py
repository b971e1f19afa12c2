"""Game: one title. Its seats, options and catalogue of moves, and how to start or read a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from benben.kernel.catalogue import Catalogue
from benben.kernel.earlier_rules import EarlierRules
from benben.kernel.errors import BadInput, one_of
from benben.kernel.evaluator import Evaluator
from benben.kernel.explained_points import ExplainedPoints
from benben.kernel.forfeit import Forfeit
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.position import Position
from benben.kernel.reader import Reader, kind_of, known
from benben.kernel.state import State
from benben.kernel.step import FIELDS, Step

if TYPE_CHECKING:  # names of what a game returns to rooms above; nothing is imported from them at run time
    from benben.play.scene import Piece, Scene
    from benben.play.study import Study
    from benben.play.symmetry import Symmetry


BOX_OPTION: Final = "box"
"""The option of a game with a changed box. Its value is the overlay."""


def _no_finder(name: str) -> Game:
    raise BadInput(f"there is no registry to find the game {name!r} in")


_finder: Final[list[Callable[[str], Game]]] = [_no_finder]


def set_game_finder(finder: Callable[[str], Game]) -> None:
    """Set the function that finds a game by name when one is unpickled; the registry calls it."""
    _finder[0] = finder


def game_by_name(name: str) -> Game:
    """The game of this name, as the registry finds it."""
    return _finder[0](name)


class Option:
    """A choice made before the game: an edition, a contested rule, a variant."""

    def __init__(self, name: str, values: Sequence[str], default: str, rule: str) -> None:
        if default not in values:
            raise BadInput(f"option {name}: the default {default!r} is not one of its values")
        self.name = name
        self.values: tuple[str, ...] = tuple(values)
        self.default = default
        self.rule = rule

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {list(self.values)}, default={self.default!r}, rule={self.rule!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One title: its rules are its State class, Steps and catalogue. Other rooms reach everything of a game through it."""

    def __init__(
        self,
        name: str,
        title: str,
        rules: str,
        seats: tuple[int, int],
        options: Sequence[Option],
        catalogue: Catalogue,
        steps: Sequence[Step[Any]],
        end_rule: str,
        position: Position[Any] | None = None,
        earlier: Sequence[EarlierRules] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.rules = rules
        self.seats = seats
        self.options: tuple[Option, ...] = tuple(options)
        self.catalogue = catalogue
        self.steps = vec[Step](steps)  # type: ignore[type-arg]  # a vec is named by a bare class
        self.end_rule = end_rule
        self.position: Position[Any] = Position([]) if position is None else position
        """How positions are written, read back and counted."""
        self.earlier: tuple[EarlierRules, ...] = tuple(earlier)
        """Every earlier version of the rules whose games can still be read and played on."""
        self.box = ""
        """The overlay of its box: see `benben.kernel.box_changes`. Empty for the box as it is."""
        if any(len(step.fields) > FIELDS for step in self.steps):
            raise BadInput(f"{name}: a step has at most {FIELDS} fields")

    def take_overlay(self, overlay: str) -> None:
        """Say that the box was read with these changes: an option of one value carries them in every record and position."""
        if overlay != self.box:
            self.box = overlay
            self.options = (*self.options, Option(BOX_OPTION, [overlay], overlay, self.end_rule))

    # --- the public face -----------------------------------------------------------------------------------------

    @property
    def key(self) -> str:
        """The name by which the registry finds this game with its box: its name alone, or ``NAME[player.ships=7]``."""
        return f"{self.name}[{self.box}]" if self.box else self.name

    def start(self, players: object, options: Mapping[str, str] | None = None) -> State:
        """A new game for this many players."""
        count = self.check_players(players)
        return self.opening(count, self.resolve_options(options, count))

    def from_dict(self, data: object) -> State:
        """A position from what `State.to_dict` returned; raise BadInput that names the entry when it is wrong."""
        reader = self._upgraded(Reader(data, f"{self.name} position"))
        players = self.check_players(reader.number("players", self.seats[0], self.seats[1]))
        state = self.blank(players, self.resolve_options(reader.get("options"), players))
        self.position.read(state, reader)
        for entry in reader.items("agenda"):
            state.push(self._item_from_dict(entry, state))
        self._check_conservation(state)
        for seat in state.actors():
            if not state.legal(seat):
                raise BadInput(f"{reader.where}: agenda: seat {seat} is asked but could do nothing")
        return state

    def text(self, action: int) -> str:
        """The canonical text of an action."""
        return self.catalogue.text(action)

    def parse(self, text: object) -> int:
        """The action of a text."""
        return self.catalogue.parse(text)

    def check_players(self, players: object) -> int:
        """The number of players itself; raise BadInput that names the limits when it is not possible."""
        low, high = self.seats
        if isinstance(players, bool) or not isinstance(players, int) or not low <= players <= high:
            raise BadInput(f"{self.title} is for {low} to {high} players, not {players!r}")
        return players

    def resolve_options(self, chosen: object, players: int) -> dict[str, str]:
        """The value of every option: as chosen (a mapping, or None), else the default."""
        if chosen is None:
            chosen = {}
        if not isinstance(chosen, Mapping):
            raise BadInput(f"{self.title}: options must be an object of names and values, not {kind_of(chosen)}")
        names = [option.name for option in self.options]
        for name in chosen:
            known(name, names, f"{self.title} option")
        settings: dict[str, str] = {}
        for option in self.options:
            value = chosen.get(option.name, option.default)
            settings[option.name] = known(value, option.values, f"{self.title} option {option.name}")
        self.check_options(settings, players)
        return settings

    def rules_of(self, rules: str, named: Mapping[str, str]) -> EarlierRules | None:
        """The earlier rules that a game with this header was begun under; None if they are today's, BadInput if unknown."""
        for earlier in self.earlier:
            if earlier.applies(rules, named):
                return earlier
        if rules == self.rules:
            return None
        versions = [earlier.rules for earlier in self.earlier]
        if rules in versions:
            later = [name for name in self.earlier[versions.index(rules)].options if name in named]
            raise BadInput(f"{self.title}: rules version {rules} has no option {later[0]!r}")
        raise BadInput(f"{self.title}: rules version {rules} is not known, only {one_of([*versions, self.rules])}")

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle a game as its name and overlay: the process that reads it loads its own."""
        return (game_by_name, (self.key,))

    # --- what a game supplies ---------------------------------------------------------------------------------------

    def opening(self, players: i64, settings: dict[str, str]) -> State:
        """The position at the start, with the first question on its agenda."""
        raise NotImplementedError

    def rematch_options(self, state: State) -> dict[str, str]:
        """The options of the next game for the same players, after this finished one."""
        return dict(state.settings)

    def blank(self, players: i64, settings: dict[str, str]) -> State:
        """A position with nothing on its agenda, for `position` to fill."""
        raise NotImplementedError

    def components(self, players: int, settings: Mapping[str, str]) -> dict[str, int]:
        """The number of each component in play with these options, which `Position.count` must equal at all times."""
        raise NotImplementedError

    def check_options(self, settings: dict[str, str], players: int) -> None:
        """Raise BadInput when options do not fit each other or the number of players."""

    def result_is_known(self, after: State) -> bool:
        """Whether a seat knew the result of its action beforehand; ``after`` is that result in one possible world.

        True promises that the seat sees the same events and the same position in every other possible world, before chance
        or another seat acts. ``after.revealed`` is that of this action alone. By default False: previews then count how
        often a result occurs.
        """
        return False

    def forced_is_public(self, world: State) -> bool:
        """Whether everybody knows if the seat that is asked has one legal action only, and which.

        True promises that it is as in ``world`` in every other world that a spectator considers possible. By default False:
        then all worlds are tried, if they are few.
        """
        return False

    def changes_are_public(self) -> bool:
        """Whether everybody sees by how much an action changes the points of each seat, even if the points are not shown.

        True promises that the change is the same in every possible world. By default False.
        """
        return False

    def forfeits(self, known: State, seat: int, action: int) -> list[Forfeit]:
        """What a seat gives up by a legal action; ``known`` is what it knows. By default nothing."""
        return []

    def describe(self, known: State, viewer: int | None) -> Mapping[str, object]:
        """A veiled State in words for people, JSON-able: the game's own entries of a view."""
        raise NotImplementedError

    def forget(self, view: dict[str, object], before: Mapping[str, object]) -> None:
        """Take out of a view of the end what the option ``memory`` left out of the view ``before`` it.

        A preview of the last move shows the board so: else people could look and then play another one. By default nothing.
        """

    def is_told_at_the_end(self, kind: str) -> bool:
        """Whether events of this kind tell at the end what nobody is to know before. By default none do."""
        return False

    def scene(self, view: Mapping[str, object]) -> Scene:
        """The scene of a view: pieces at places."""
        raise NotImplementedError

    def piece(self, kind: str, word: str) -> Piece | None:
        """The piece that scenes name by these words, as it looks on its own; None if there is none. Rulebooks show it."""
        return None

    def legend(self) -> dict[str, list[str]]:
        """The pieces that a legend explains, by group, each as ``kind word``. By default none: see `benben.legend`."""
        return {}

    def explain_points(self, known: State, viewer: int | None, seat: int) -> ExplainedPoints:
        """The points of a seat as a viewer sees them; ``known`` is what the viewer knows. By default nothing is hidden."""
        return ExplainedPoints(known.breakdown(seat))

    def evaluator(self) -> Evaluator[Any]:
        """The evaluation and rollout policy for bots."""
        return Evaluator()

    def study(self) -> Study | None:
        """What a balance study measures; None for the measures that every game has."""
        return None

    def observation(self, players: int) -> list[tuple[str, int, float, float]]:
        """The parts of the observation vector: name, length, lower and upper bound of each; empty when a game has none."""
        return []

    def observe(self, known: State, seat: int | None, writer: ObservationWriter) -> None:
        """Write the observation vector of a veiled State, own seat first, in the order of `observation`."""

    def symmetry(self, players: int, seat: int, shuffle: Callable[[int], Sequence[int]]) -> Symmetry | None:
        """An exchange of places that changes no position's worth, as a seat observes it; None if there is none.

        ``shuffle`` returns the numbers below a limit in random order.
        """
        return None

    def observation_size(self, players: int) -> int:
        """The length of the observation vector."""
        return sum([size for _, size, _, _ in self.observation(players)])

    # --- details ----------------------------------------------------------------------------------------------------

    def _upgraded(self, reader: Reader) -> Reader:
        """A saved position as today's rules write it; one of earlier rules must name every option: defaults may differ."""
        reader.word("game", [self.name])
        named = reader.inner("options").texts()
        earlier = self.rules_of(reader.text("rules"), named)
        if earlier is None:
            return reader
        named.update(earlier.options)
        for option in self.options:
            if option.name not in named:
                why = f"a position of rules version {earlier.rules} must name the option {option.name!r}"
                raise BadInput(f"{reader.where}: {why}")
        position = earlier.position({str(name): value for name, value in reader.data.items()})
        return Reader({**position, "rules": self.rules, "options": named}, reader.where)

    def _item_from_dict(self, entry: object, state: State) -> i64:
        reader = Reader(entry, f"{self.name} position: agenda")
        names = [step.name for step in self.steps]
        number = names.index(reader.word("step", names))
        step = self.steps[number]
        reader.only(["step", *step.fields])
        item: i64 = number
        for index, name in enumerate(step.fields):
            high = state.players - 1 if name == "seat" else 255
            item |= reader.number(name, 0, high) << (8 + 8 * index)
        return item

    def _check_conservation(self, state: State) -> None:
        counted, expected = self.position.count(state), self.components(int(state.players), state.settings)
        for name in sorted(set(counted) | set(expected)):
            there, owned = counted.get(name, 0), expected.get(name, 0)
            if there != owned:
                raise BadInput(f"{self.name} position: {name}: {there} in this position, the box has {owned}")
