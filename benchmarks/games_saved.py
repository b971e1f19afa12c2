"""How many plain games one game of a tournament is worth, for each game: the ratio of the variances, and its bound.

    python -m benchmarks.games_saved [--games N] [--bots greedy,beginner] [--bound N] [GAME ...]

The first figure is of pairing alone: each deal is played in every shift of the bots over the seats. The second has the luck
correction too. The same games give all variances, so that the machine does not matter. From few games a ratio is rough.

A correction for chance can at best take away what chance decides. With ``--bound`` the rest is estimated: the variance that
bots decide by their own randomness. At a random decision of a game between them, the bot that is asked chooses twice with
different seeds. Where it chooses differently, both positions are played on many times by such bots, and the variance between
the two means, less what is expected of the noise of these means, times the number of decisions, is an unbiased estimate.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import benben
from benben.arena.executors import LocalExecutor
from benben.arena.luck_correction import variance
from benben.arena.tournament import Outcome, Tournament, plan_tournament, play_tournament
from benben.arena.tournament_report import corrected_share
from benben.bots.bot import Bot
from benben.bots.contestants import read_contestant
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.play.match import Match
from benben.play.play_out import play_out
from benben.play.seeds import derive_seed

CONTINUATIONS = 24
"""How often each of two positions is played on."""


@dataclass(frozen=True)
class Saved:
    """How many independent games say as much as one."""

    paired: float
    corrected: float


def games_saved(tournament: Tournament, jobs: int) -> Saved:
    """The factors of a tournament: the means over its bots."""
    outcomes = sorted(play_tournament(tournament, LocalExecutor(jobs)), key=lambda outcome: outcome.number)
    without = [_without_luck(outcome) for outcome in outcomes]
    bots = range(len(tournament.bots))
    paired, less_luck = ([corrected_share(tournament, games, bot).saved for bot in bots] for games in (without, outcomes))
    return Saved(sum(paired) / len(bots), sum(less_luck) / len(bots))


def _without_luck(outcome: Outcome) -> Outcome:
    return Outcome(**{**vars(outcome), "luck": []})


# --- the bound ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DecidedByBots:
    """The share of the variance of a game's result that bots decide by their own randomness, with a 95 % margin."""

    share: float
    margin: float
    decisions: int


def decided_by_bots(tournament: Tournament, games: int, seed: int = 1) -> DecidedByBots:
    """Estimate the share from one decision of each of so many games."""
    rng = Random(seed)
    results: list[float] = []
    parts: list[float] = []
    for number in range(games):
        lineup = tournament.lineup(number)
        match = Match(benben.game(tournament.game), tournament.players, derive_seed(seed, number, "bound"))
        play_out(match, _bots(tournament, lineup, rng))
        results.append(_share_of_first(match.state))
        parts.append(_part_of_a_decision(tournament, lineup, match, rng))
    whole = variance(results)
    if whole == 0.0:
        return DecidedByBots(0.0, 0.0, len(parts))
    return DecidedByBots(sum(parts) / len(parts) / whole, 1.96 * math.sqrt(variance(parts) / len(parts)) / whole, len(parts))


def _part_of_a_decision(tournament: Tournament, lineup: Sequence[int], match: Match, rng: Random) -> float:
    """What one random decision of a game says about all of them."""
    entries, state = match.record.entries, match.record.start()
    decisions = [number for number, entry in enumerate(entries) if entry.seat != CHANCE]
    chosen = rng.choice(decisions)
    for entry in entries[:chosen]:
        state.apply(entry.action, entry.seat)
    seat = entries[chosen].seat
    actions = [_bots(tournament, lineup, rng)[seat].choose(state.perspective(seat)) for _ in range(2)]
    if actions[0] == actions[1]:
        return 0.0
    means, noise = [], 0.0
    for action in actions:
        after = state.clone()
        after.apply(action, seat)
        shares = [_played_on(tournament, lineup, after, rng) for _ in range(CONTINUATIONS)]
        means.append(sum(shares) / CONTINUATIONS)
        noise += variance(shares) / CONTINUATIONS
    return ((means[0] - means[1]) ** 2 - noise) / 2 * len(decisions)


def _played_on(tournament: Tournament, lineup: Sequence[int], position: State, rng: Random) -> float:
    """The first seat's share of the victory after fresh chance and fresh bots."""
    state, bots, chance = position.clone(), _bots(tournament, lineup, rng), Rng(rng.getrandbits(60))
    state.roll(chance)
    while state.depth > 0:
        for seat, action in [(seat, bots[seat].choose(state.perspective(seat))) for seat in state.actors()]:
            if state.refusal(action, seat) is None:
                state.apply(action, seat)
        state.roll(chance)
    return _share_of_first(state)


def _bots(tournament: Tournament, lineup: Sequence[int], rng: Random) -> list[Bot]:
    game = benben.game(tournament.game)
    return [read_contestant(tournament.bots[bot]).bot(game, rng.getrandbits(40)) for bot in lineup]


def _share_of_first(state: State) -> float:
    winners = state.winners()
    return 1.0 / len(winners) if 0 in winners else 0.0


def bound_words(found: DecidedByBots) -> str:
    """The share in words, and the factor that perfect values would give."""
    least, most = max(0.0, found.share - found.margin), min(1.0, found.share + found.margin)
    best = f"{1 / most:.1f} to {1 / least:.1f}" if least > 0.0 else f"{1 / most:.1f} or more"
    text = f"bots decide {100 * found.share:.0f} ±{100 * found.margin:.0f} % of the variance ({found.decisions} decisions)"
    return f"{text}: perfect values would give {best}"


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help="games (default: all)")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", default="greedy,beginner")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--bound", type=int, default=0, metavar="N", help="estimate the bound from so many games")
    given = parser.parse_args()
    bots = given.bots.split(",")
    for name in given.names or benben.games():
        game = benben.game(name)
        tournament = plan_tournament(game, bots, given.games, max(len(bots), game.seats[0]), seed=1)
        saved = games_saved(tournament, given.jobs)
        print(
            f"{name} for {tournament.players}, {given.bots}, {given.games} games: "
            f"{saved.paired:.2f} plain games for each on paired deals, {saved.corrected:.2f} less luck",
            flush=True,
        )
        if given.bound > 0:
            print("  " + bound_words(decided_by_bots(tournament, given.bound)), flush=True)


if __name__ == "__main__":
    main()
