"""Study: what a game wants to know of itself from many games of bots: which settings are played, what is measured of each.

A measure is a plain function of a finished game, `Played`. It gives for each category either numbers, one for every time
the thing was there to be measured (an *amount*), or how often something happened and how often it could have (a *share*).
What many games add up to is counted elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from benben.kernel.errors import BadInput
from benben.kernel.event import Event
from benben.kernel.state import State

if TYPE_CHECKING:
    from benben.kernel.game import Game
    from benben.play.record import Record

AMOUNT: Final = "amount"
"""For each category a list of numbers, whose mean is asked for."""
SHARE: Final = "share"
"""For each category two numbers: how often it happened, and how often it could have."""

DOTS: Final = "dots"
"""Drawn as a dot with its interval for each category and setting."""
STACK: Final = "stack"
"""Drawn on top of each other: amounts that add up to a whole."""
HISTOGRAM: Final = "histogram"
"""Drawn by how often each number came up."""

ALL: Final = "all"
"""The category of a measure that has only one."""

ORDER: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
"""Seats as they follow the one that begins."""

Values = dict[str, list[float]]


class Played:
    """A finished game: its record, its last position, and all that happened on the way, nothing hidden."""

    def __init__(self, record: Record) -> None:
        if not record.finished:
            raise BadInput("a study looks at finished games; this record is not finished")
        self.record = record
        self.players: int = record.players
        final = record.start()
        self.events: list[Event] = final.collect_events()
        for entry in record.entries:
            final.apply(entry.action, entry.seat)
        self.final: State = final
        winners = final.winners()
        self.wins: list[float] = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]
        """Each seat's share of the victory."""

    def moves(self) -> Iterator[tuple[State, int, int]]:
        """Every action with the position before it and the seat (or chance) that took it. Do not change the position."""
        state = self.record.start()
        for entry in self.record.entries:
            yield state, entry.seat, entry.action
            state.apply(entry.action, entry.seat)

    def texts(self, word: str) -> list[tuple[int, str]]:
        """The actions whose text begins with this word: who took each, and the rest of the text."""
        told = [(entry.seat, self.record.game.text(entry.action)) for entry in self.record.entries]
        return [(seat, text[len(word) + 1 :]) for seat, text in told if text.split(" ")[0] == word]


class Setting:
    """A table at which games are studied."""

    def __init__(self, players: int, options: Mapping[str, str] | None = None) -> None:
        self.players = players
        self.options: dict[str, str] = dict(options or {})

    @property
    def name(self) -> str:
        """The setting in words."""
        chosen = [f"{name.replace('_', ' ')} {value}" for name, value in self.options.items()]
        return ", ".join([f"{self.players} players", *chosen])


class Measure:
    """One thing to be known: how it is called and explained, and the function that reads it off a finished game."""

    def __init__(
        self,
        name: str,
        title: str,
        text: str,
        kind: str,
        take: Callable[[Played], Values],
        categories: Sequence[str] = (ALL,),
        shape: str = DOTS,
        fair: bool = False,
    ) -> None:
        if kind not in (AMOUNT, SHARE) or shape not in (DOTS, STACK, HISTOGRAM):
            raise BadInput(f"measure {name}: there is no kind {kind!r} drawn as {shape!r}")
        self.name = name
        self.title = title
        self.text = text
        self.kind = kind
        self.take = take
        self.categories: tuple[str, ...] = tuple(categories)
        """In the order in which they are shown."""
        self.shape = shape
        self.fair = fair
        """Whether it is a share of victories: fair would be the same for every player at the table."""

    def read(self, played: Played) -> Values:
        """The values of one game, checked against what was declared."""
        values = self.take(played)
        for category, numbers in values.items():
            if category not in self.categories:
                raise BadInput(f"measure {self.name}: the category {category!r} was not declared")
            if self.kind == SHARE and (len(numbers) != 2 or not 0 <= numbers[0] <= numbers[1]):
                raise BadInput(f"measure {self.name}: {category} must be how often of how many, not {numbers}")
        return values


class Study:
    """The settings of a game and what is measured in each."""

    def __init__(self, settings: Sequence[Setting], measures: Sequence[Measure]) -> None:
        self.settings: tuple[Setting, ...] = tuple(settings)
        self.measures: tuple[Measure, ...] = tuple(measures)

    def read(self, record: Record) -> dict[str, Values]:
        """Every measure of one finished game."""
        played = Played(record)
        return {measure.name: measure.read(played) for measure in self.measures}


# --- what any game can be asked ------------------------------------------------------------------------------------------


def every_count(game: Game) -> list[Setting]:
    """A setting for every number of players."""
    return [Setting(players) for players in range(game.seats[0], game.seats[1] + 1)]


def win_by_order(played: Played, first: int) -> Values:
    """Each seat's share of the victory, by how far it sits behind the one that begins."""
    players = played.players
    return {ORDER[place]: [played.wins[(first + place) % players], 1.0] for place in range(players)}


def win_by_choice(played: Played, choices: Sequence[tuple[int, str]]) -> Values:
    """For each choice, of all the times it was made, the share of the victory of who made it."""
    found: Values = {}
    for seat, choice in choices:
        hits, trials = found.get(choice, [0.0, 0.0])
        found[choice] = [hits + played.wins[seat], trials + 1.0]
    return found


def scores(played: Played) -> Values:
    """The points of every seat."""
    return {ALL: [float(points) for points in played.final.scores()]}


def winning_scores(played: Played) -> Values:
    """The most points of the game."""
    return {ALL: [float(max(played.final.scores()))]}


def decisions(played: Played) -> Values:
    """How many choices the players made."""
    return {ALL: [float(sum(1 for entry in played.record.entries if entry.seat >= 0))]}


def _win_by_seat(played: Played) -> Values:
    return {f"p{seat + 1}": [played.wins[seat], 1.0] for seat in range(played.players)}


def study_of(game: Game) -> Study:
    """The game's own study, or the measures that every game has."""
    own: Study | None = game.study()
    return plain_study(game) if own is None else own


def plain_study(game: Game) -> Study:
    """What can be asked of a game that has nothing of its own to ask."""
    seats = [f"p{seat + 1}" for seat in range(game.seats[1])]
    return Study(
        every_count(game),
        [
            Measure("wins", "Victories by seat", "Share of victories of each seat.", SHARE, _win_by_seat, seats, fair=True),
            SCORES,
            WINNING_SCORES,
            LENGTH,
        ],
    )


SCORES: Final = Measure("scores", "Points", "Points of all players at the end.", AMOUNT, scores, shape=HISTOGRAM)
WINNING_SCORES: Final = Measure("winning", "Points of the winner", "The most points of a game.", AMOUNT, winning_scores)
LENGTH: Final = Measure("length", "Decisions", "Choices made by all players in a game.", AMOUNT, decisions)
