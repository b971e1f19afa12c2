"""How long the lab takes to answer whether something is too strong, for each game: to ±2 points of a hundred, on two cores.

    python -m benchmarks.lab_time [--deals N] [--level LEVEL] [GAME ...]

A change of the box is played beside the game as it is, on some deals. What the whole answer takes is their processor time,
with the luck correction, times the number of deals that their variance says are needed. From few deals it is rough.
"""

from __future__ import annotations

import argparse
import time
from functools import partial

import benben
from benben.arena.balance.study_games import plan_study
from benben.arena.executors import LocalExecutor
from benben.arena.lab.arms import read_arms
from benben.arena.lab.lab_games import WINS, LabJob, LabPlan, play_lab_game
from benben.arena.lab.verdict import findings, read_question
from benben.play.study import Values, study_of

CHANGES = {
    "giza": "scarab.count=8",
    "pyramids": "pyramid.base=3",
    "great_pyramid": "placing.workers=4",
    "egizia": "decks.5.upstream=1",
}
"""A change of each game, such as a question would name."""
MARGIN = 2.0
"""The answer is wanted to ± so many points of a hundred."""
CORES = 2
"""Cores that play."""


def timed_game(plan: LabPlan, job: LabJob) -> tuple[LabJob, dict[str, Values], float]:
    """Play one game, and say how many seconds of processor time it took; the first of a process loads the game too."""
    begun = time.process_time()
    played, values = play_lab_game(plan, job)
    return played, values, time.process_time() - begun


def time_of_answer(name: str, level: str, deals: int) -> str:
    """What an answer takes for a game with its fewest and its most players, in words."""
    return "\n".join(time_for(name, level, deals, players) for players in sorted({*benben.game(name).seats}))


def time_for(name: str, level: str, deals: int, players: int) -> str:
    """What an answer takes for a number of players, in words."""
    game = benben.game(name)
    plan = LabPlan(plan_study(game, level, None, 1), players, tuple(read_arms(game, players, [CHANGES[name]])))
    games, spent = {}, 0.0
    for arm in range(len(plan.arms)):
        jobs = [LabJob(arm, deal) for deal in range(deals)]  # the first one's time is left out: it loads the game
        for job, values, seconds in LocalExecutor(1, fresh=True).run(partial(timed_game, plan), jobs):
            games[arm, job.number] = values
            spent += seconds if job.number else 0.0
    a_deal = spent / (deals - 1)
    needed = findings(plan, read_question(study_of(game), WINS, MARGIN), games)[0].needed
    return (
        f"{name} for {players}, {level}, {CHANGES[name]}: {1000 * a_deal:.0f} ms of processor time a deal in both arms, "
        f"{needed:,.0f} deals to ±{MARGIN:g}: {a_deal * needed / 60 / CORES:.1f} minutes on {CORES} cores"
    )


def main() -> None:
    """Print a line for each game and number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help="games (default: all)")
    parser.add_argument("--deals", type=int, default=100, help="deals to estimate from, at least 30 (default: 100)")
    parser.add_argument("--level", default="greedy", help="the level of the bots (default: greedy)")
    given = parser.parse_args()
    for name in given.names or benben.games():
        print(time_of_answer(name, given.level, max(30, given.deals)), flush=True)


if __name__ == "__main__":
    main()
