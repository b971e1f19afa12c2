"""Many games between bots: who sits where, one game played out, and all of them over worker processes.

Everything follows from the seed and the number of a game, never from the process that plays it or from earlier games.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter

from benben.arena.executors import spread
from benben.bots import levels
from benben.bots.bot import Bot
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.play.match import Match
from benben.play.play_out import play_out
from benben.play.seeds import derive_seed
from benben.registry import find_game


@dataclass(frozen=True)
class Tournament:
    """What is played: a game, bots, and how many games under which seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    players: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)

    def lineup(self, number: int) -> list[int]:
        """Which bot (by its place in ``bots``) sits on each seat in a game.

        Bots are cycled over the seats and move on by one seat a game; after a full turn they sit in reverse order, so that
        nobody always follows the same neighbour.
        """
        count = len(self.bots)
        turn, shift = divmod(number, count)
        direction = 1 if turn % 2 == 0 else -1
        return [(direction * (seat - shift)) % count for seat in range(self.players)]


@dataclass(frozen=True)
class Outcome:
    """How one game went, seat by seat."""

    number: int
    lineup: list[int]
    points: list[int]
    ranks: list[int]
    """0 for the winner; seats that share a place have the same rank."""
    moves: list[int]
    seconds: list[float]


def tournament(
    game: Game, bots: list[str], games: int, players: int | None, seed: int, options: Mapping[str, str] | None = None
) -> Tournament:
    """Check what was asked for."""
    if not bots:
        raise BadInput(f"name the bots to compare, such as greedy,master; there are {', '.join(levels.NAMES)}")
    for name in bots:
        levels.check_name(name)
    if games < 1:
        raise BadInput(f"the number of games must be at least 1, not {games}")
    if seed < 0:
        raise BadInput(f"the seed must be 0 or more, not {seed}")
    seats = game.check_players(max(len(bots), game.seats[0]) if players is None else players)
    if len(bots) > seats:
        raise BadInput(f"{len(bots)} bots do not fit on {seats} seats: seats are filled by cycling over the bots")
    game.resolve_options(options, seats)
    return Tournament(game.name, tuple(bots), games, seats, seed, dict(options or {}))


def play_game(plan: Tournament, number: int) -> Outcome:
    """Play one game of a tournament."""
    lineup = plan.lineup(number)
    game = find_game(plan.game)
    match = Match(game, plan.players, derive_seed(plan.seed, number, "deal"), plan.options)
    bots = [levels.bot(plan.bots[index], game, derive_seed(plan.seed, number, seat)) for seat, index in enumerate(lineup)]
    players = [TimedPlayer(bot) for bot in bots]
    play_out(match, players)
    final = match.state
    standings = [final.standing(seat) for seat in range(plan.players)]
    ranks = [sum(other > standing for other in standings) for standing in standings]
    moves, seconds = [player.moves for player in players], [player.seconds for player in players]
    return Outcome(number, lineup, final.scores(), ranks, moves, seconds)


class TimedPlayer:
    """A bot whose moves and thinking time are counted."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.moves = 0
        self.seconds = 0.0

    def choose(self, perspective: Perspective, /) -> int:
        """The bot's choice."""
        begun = perf_counter()
        action = self.bot.choose(perspective)
        self.seconds += perf_counter() - begun
        self.moves += 1
        return action


def play_all(plan: Tournament, jobs: int) -> Generator[Outcome, None, None]:
    """Every game of a tournament as it ends, over so many processes."""
    return spread(partial(play_game, plan), range(plan.games), jobs)
