"""A tournament of bots: which bot sits where, how one game is played, and all games by an executor.

A game depends on the seed and its number alone, not on the process that plays it or on earlier games. The games of a deal
share all randomness: whichever bot sits on a seat has the same seed there. So bots that decide alike play the same game, and
what differs between the games of a deal is what the bots make of it.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter

from benben.arena.executors import Executor
from benben.arena.luck import luck_of, luck_of_draw, sources_of
from benben.bots import levels
from benben.bots.bot import Bot
from benben.bots.contestants import read_contestant
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.play.match import Match
from benben.play.play_out import play_out
from benben.play.seeds import derive_seed
from benben.registry import find_game


@dataclass(frozen=True)
class Tournament:
    """The game, the bots, the number of games and the seed of a tournament."""

    game: str
    bots: tuple[str, ...]
    games: int
    players: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)

    def deal(self, number: int) -> int:
        """The number of the deal of a game: each is played once in every shift of the bots over the seats."""
        return number // len(self.bots)

    def lineup(self, number: int) -> list[int]:
        """For each seat of a game the index of its bot in ``bots``.

        Bots are cycled over the seats and move by one seat each game. Every second round they sit in reverse order, so that
        no bot always plays after the same neighbour.
        """
        count = len(self.bots)
        round_number, shift = divmod(number, count)
        direction = 1 if round_number % 2 == 0 else -1
        return [(direction * (seat - shift)) % count for seat in range(self.players)]


@dataclass(frozen=True)
class Outcome:
    """The result of one game, seat by seat."""

    number: int
    """Number of the game within the tournament."""
    lineup: list[int]
    """For each seat the index of its bot."""
    points: list[int]
    ranks: list[int]
    """0 for the winner; tied seats have the same rank."""
    moves: list[int]
    """Decisions of each seat."""
    seconds: list[float]
    """Thinking time of each seat."""
    luck: list[list[float]]
    """How much chance has added to the prospects of each seat, by each source of values (`benben.arena.luck`); the last list
    is what the bots' own draws have added."""


def plan_tournament(
    game: Game, bots: list[str], games: int, players: int | None, seed: int, options: Mapping[str, str] | None = None
) -> Tournament:
    """A tournament; raise BadInput if a value is out of range. By default there are as many seats as bots."""
    if not bots:
        raise BadInput(f"name the bots to compare, such as greedy,master; there are {', '.join(levels.NAMES)}")
    for name in bots:
        read_contestant(name)
    if games < 1:
        raise BadInput(f"the number of games must be at least 1, not {games}")
    if seed < 0:
        raise BadInput(f"the seed must be 0 or more, not {seed}")
    seats = game.check_players(max(len(bots), game.seats[0]) if players is None else players)
    if len(bots) > seats:
        raise BadInput(f"{len(bots)} bots do not fit on {seats} seats: seats are filled by cycling over the bots")
    game.resolve_options(options, seats)
    return Tournament(game.key, tuple(bots), games, seats, seed, dict(options or {}))


def play_game(plan: Tournament, number: int) -> Outcome:
    """Play one game of a tournament."""
    lineup = plan.lineup(number)
    game = find_game(plan.game)
    match = Match(game, plan.players, derive_seed(plan.seed, plan.deal(number), "deal"), plan.options)
    contestants = [read_contestant(plan.bots[index]) for index in lineup]
    bots = [bot.bot(game, derive_seed(plan.seed, plan.deal(number), seat)) for seat, bot in enumerate(contestants)]
    players = [TimedPlayer(bot) for bot in bots]
    play_out(match, players)
    final = match.state
    standings = [final.standing(seat) for seat in range(plan.players)]
    ranks = [sum(other > standing for other in standings) for standing in standings]
    moves, seconds = [player.moves for player in players], [player.seconds for player in players]
    luck = [*luck_of(match.record, sources_of(game, plan.players)), [player.luck for player in players]]
    return Outcome(number, lineup, final.scores(), ranks, moves, seconds, luck)


class TimedPlayer:
    """A bot whose moves, thinking time and luck with its own draws are counted."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.moves = 0
        self.seconds = 0.0
        self.luck = 0.0

    def choose(self, perspective: Perspective, /) -> int:
        """The bot's choice."""
        begun = perf_counter()
        thought = self.bot.conclude(perspective)
        self.seconds += perf_counter() - begun
        self.moves += 1
        self.luck += luck_of_draw(thought)
        return thought.action


def play_tournament(plan: Tournament, executor: Executor, numbers: range | None = None) -> Generator[Outcome, None, None]:
    """Play all games of a tournament, or these; yield each outcome when its game ends."""
    return executor.run(partial(play_game, plan), range(plan.games) if numbers is None else numbers)
