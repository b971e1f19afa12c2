"""A league: every contestant plays every other, and all are rated on one scale with the frozen levels."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations

from benben.arena.bradley_terry import Pair, Rating, ratings
from benben.arena.executors import Executor
from benben.arena.tournament import Outcome, Tournament, plan_tournament, play_game
from benben.bots.contestants import read_contestant
from benben.kernel.errors import BadInput
from benben.kernel.game import Game

LADDER = ("random", "greedy", "master-1@40", "master-1@200")
"""The frozen levels, from the weakest to the strongest. They search a number of iterations with the hand-made evaluator and
never look at the clock, so that they play the same on every machine. The rating of the first one is 0."""


@dataclass(frozen=True)
class League:
    """All contestants, and the tournament of every pair of them. All pairs play the same deals."""

    contestants: tuple[str, ...]
    pairs: tuple[tuple[int, int], ...]
    """The two contestants of each tournament, by their index."""
    tournaments: tuple[Tournament, ...]

    @property
    def games(self) -> list[tuple[int, int]]:
        """The games to play: the number of the tournament, and that of the game in it."""
        return [(pair, number) for pair, plan in enumerate(self.tournaments) for number in range(plan.games)]


@dataclass(frozen=True)
class Standing:
    """What a contestant has achieved. The field names are keys of ``benben league --json``."""

    contestant: str
    rating: Rating
    games: int
    score: float
    """The mean score of its games, from 0 (lost) to 1 (won)."""


def plan_league(
    game: Game,
    agents: Sequence[str],
    levels: Sequence[str],
    games: int,
    players: int | None,
    seed: int,
    options: Mapping[str, str] | None = None,
) -> League:
    """A league; raise BadInput if a contestant or a value cannot be used. Levels come first: the first has the rating 0."""
    contestants = (*levels, *agents)
    if not levels:
        raise BadInput("a league needs at least one level to rate against")
    if len(contestants) < 2:
        raise BadInput("a league needs at least two contestants")
    for name in contestants:
        if contestants.count(name) > 1:
            raise BadInput(f"{name!r} is named twice")
    if games < 2 or games % 2:
        raise BadInput(f"the number of games of a pair must be even, so that both begin equally often, not {games}")
    seats = game.seats[0] if players is None else players
    pairs = tuple(combinations(range(len(contestants)), 2))
    for name in contestants:
        read_contestant(name).check(game, game.check_players(seats))
    plans = [plan_tournament(game, [contestants[i] for i in pair], games, seats, seed, options) for pair in pairs]
    return League(contestants, pairs, tuple(plans))


def play_league(league: League, executor: Executor) -> Generator[tuple[int, Outcome], None, None]:
    """Play all games; yield the number of the pair and the outcome of each game when it ends."""
    return executor.run(partial(play_league_game, league), league.games)


def play_league_game(league: League, item: tuple[int, int]) -> tuple[int, Outcome]:
    """Play one game."""
    pair, number = item
    return pair, play_game(league.tournaments[pair], number)


def first_score(outcome: Outcome) -> float:
    """The score of the first contestant of a pair in a game: the share of seats of the other that it is ranked above.

    With two players that is 1, 0 or a half. With more it is the mean over all pairs of seats of different contestants.
    """
    points = []
    for own, own_rank in zip(outcome.lineup, outcome.ranks, strict=True):
        for other, other_rank in zip(outcome.lineup, outcome.ranks, strict=True):
            if own == 0 and other == 1:
                points.append(1.0 if own_rank < other_rank else 0.5 if own_rank == other_rank else 0.0)
    return sum(points) / len(points)


def played_pairs(league: League, outcomes: Sequence[tuple[int, Outcome]]) -> list[Pair]:
    """For each pair the number of its games so far, and the scores of its first contestant."""
    scores: list[list[float]] = [[] for _ in league.pairs]
    for pair, outcome in sorted(outcomes, key=lambda one: (one[0], one[1].number)):
        scores[pair].append(first_score(outcome))
    return [Pair(*ends, len(own), sum(own)) for ends, own in zip(league.pairs, scores, strict=True)]


def standings(league: League, pairs: Sequence[Pair]) -> list[Standing]:
    """The standing of each contestant, the best first. They do not depend on the order in which games ended."""
    found = []
    for index, rating in enumerate(ratings(len(league.contestants), pairs)):
        games = sum(pair.games for pair in pairs if index in (pair.first, pair.second))
        score = sum(pair.score for pair in pairs if pair.first == index)
        score += sum(pair.games - pair.score for pair in pairs if pair.second == index)
        found.append(Standing(league.contestants[index], rating, games, score / games if games else 0.0))
    return sorted(found, key=lambda standing: -standing.rating.value)
