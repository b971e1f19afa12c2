"""How many plain games one game on paired deals, corrected for luck, is worth: the ratio of the variances, for each game.

    python -m benchmarks.games_saved [--games N] [--bots greedy,greedy] [GAME ...]

The same games give both variances, so that the machine does not matter. From few games the ratio is a rough estimate.
"""

from __future__ import annotations

import argparse

import benben
from benben.arena.executors import LocalExecutor
from benben.arena.tournament import plan_tournament, play_tournament
from benben.arena.tournament_report import corrected_share


def games_saved(name: str, bots: list[str], games: int, jobs: int) -> float:
    """The mean over the bots of the factor of games saved."""
    tournament = plan_tournament(benben.game(name), bots, games, None, seed=1)
    outcomes = sorted(play_tournament(tournament, LocalExecutor(jobs)), key=lambda outcome: outcome.number)
    factors = [corrected_share(tournament, outcomes, bot).saved for bot in range(len(bots))]
    return sum(factors) / len(factors)


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help="games (default: all that are for two players)")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", default="greedy,greedy")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    bots = given.bots.split(",")
    names = given.names or [name for name in benben.games() if benben.game(name).seats[0] <= len(bots)]
    for name in names:
        factor = games_saved(name, bots, given.games, given.jobs)
        print(f"{name}, {given.bots}, {given.games} games: {factor:.2f} plain games for each", flush=True)


if __name__ == "__main__":
    main()
