"""Study: the settings in which bots play a game many times, and the measures that are taken of every finished game.

A measure is a plain function of a finished game, `Played`. It returns for each category either a list of numbers (an
*amount*) or two counts: how often something happened and how often it could have happened (a *share*). The arena adds up
many games.
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
"""Kind of measure: for each category a list of numbers, reported as their mean."""
SHARE: Final = "share"
"""Kind of measure: for each category how often it happened, and how often it could have happened."""

DOTS: Final = "dots"
"""Shape of a plot: a dot with its interval for each category and setting."""
STACK: Final = "stack"
"""Shape of a plot: amounts that add up to a whole, stacked."""
HISTOGRAM: Final = "histogram"
"""Shape of a plot: how often each number occurred."""

ALL: Final = "all"
"""The category of a measure that has only one."""

ORDER: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
"""Names of the seats in turn order, from the one that begins."""

Values = dict[str, list[float]]
"""The numbers of one measure in one game, by category."""


class Played:
    """A finished game: its record, its final position and all its events, with nothing hidden."""

    def __init__(self, record: Record) -> None:
        if not record.finished:
            raise BadInput("a study needs finished games; this record is not finished")
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
        """For every action whose text begins with this word: its seat and the rest of the text."""
        texts = [(entry.seat, self.record.game.text(entry.action)) for entry in self.record.entries]
        return [(seat, text[len(word) + 1 :]) for seat, text in texts if text.split(" ")[0] == word]


class Setting:
    """A number of players and options under which games are studied."""

    def __init__(self, players: int, options: Mapping[str, str] | None = None) -> None:
        self.players = players
        self.options: dict[str, str] = dict(options or {})

    @property
    def name(self) -> str:
        """The setting in words."""
        chosen = [f"{name.replace('_', ' ')} {value}" for name, value in self.options.items()]
        return ", ".join([f"{self.players} players", *chosen])


class Measure:
    """One measure: its name, title and explanation, and the function that computes it from a finished game."""

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
        """The categories in the order in which they are shown."""
        self.shape = shape
        self.fair = fair
        """True for a share of victories: in a fair game it is the same for every player."""

    def read(self, played: Played) -> Values:
        """The values of one game; raise BadInput if they do not fit the declared categories and kind."""
        values = self.take(played)
        for category, numbers in values.items():
            if category not in self.categories:
                raise BadInput(f"measure {self.name}: the category {category!r} was not declared")
            if self.kind == SHARE and (len(numbers) != 2 or not 0 <= numbers[0] <= numbers[1]):
                raise BadInput(f"measure {self.name}: {category} must be two counts (how often, of how many), not {numbers}")
        return values


class Study:
    """The settings of a game and the measures that are taken in each."""

    def __init__(self, settings: Sequence[Setting], measures: Sequence[Measure]) -> None:
        self.settings: tuple[Setting, ...] = tuple(settings)
        self.measures: tuple[Measure, ...] = tuple(measures)

    def read(self, record: Record) -> dict[str, Values]:
        """Every measure of one finished game."""
        played = Played(record)
        return {measure.name: measure.read(played) for measure in self.measures}


# --- measures of every game ----------------------------------------------------------------------------------------------


def every_count(game: Game) -> list[Setting]:
    """A setting for every number of players."""
    return [Setting(players) for players in range(game.seats[0], game.seats[1] + 1)]


def win_by_order(played: Played, first: int) -> Values:
    """Each seat's share of the victory, by its place in turn order from the seat that begins."""
    players = played.players
    return {ORDER[place]: [played.wins[(first + place) % players], 1.0] for place in range(players)}


def win_by_choice(played: Played, choices: Sequence[tuple[int, str]]) -> Values:
    """For each choice: how often it was made, and the sum of the victory shares of the seats that made it."""
    found: Values = {}
    for seat, choice in choices:
        hits, trials = found.get(choice, [0.0, 0.0])
        found[choice] = [hits + played.wins[seat], trials + 1.0]
    return found


def share_of_offers(played: Played, step: str, word: str) -> Values:
    """For each answer to the questions of a Step: how often it was chosen, and how often it was legal.

    An answer is named by the rest of its text after ``word``; other answers are left out.
    """
    found: Values = {}
    game, start = played.record.game, f"{word} "
    for state, seat, action in played.moves():
        question = state.step()
        if question is not None and question.name == step:
            for option in state.legal(seat):
                text = game.text(option)
                if text.startswith(start):
                    chosen, offered = found.get(text.removeprefix(start), [0.0, 0.0])
                    found[text.removeprefix(start)] = [chosen + (option == action), offered + 1.0]
    return found


def scores(played: Played) -> Values:
    """The points of every seat."""
    return {ALL: [float(points) for points in played.final.scores()]}


def winning_scores(played: Played) -> Values:
    """The points of the best seat."""
    return {ALL: [float(max(played.final.scores()))]}


def decisions(played: Played) -> Values:
    """The number of choices that the players made."""
    return {ALL: [float(sum(1 for entry in played.record.entries if entry.seat >= 0))]}


def _win_by_seat(played: Played) -> Values:
    return {f"p{seat + 1}": [played.wins[seat], 1.0] for seat in range(played.players)}


def study_of(game: Game) -> Study:
    """The game's own study, or the measures that every game has."""
    own: Study | None = game.study()
    return plain_study(game) if own is None else own


def plain_study(game: Game) -> Study:
    """The study of a game that declares none."""
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
"""The points of every seat."""
WINNING_SCORES: Final = Measure("winning", "Points of the winner", "The most points of a game.", AMOUNT, winning_scores)
"""The points of the best seat."""
LENGTH: Final = Measure("length", "Decisions", "Choices made by all players in a game.", AMOUNT, decisions)
"""The length of a game in decisions."""
