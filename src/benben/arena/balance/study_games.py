"""The games of a study: which bots play, which games are still to be played, and how one is played, measured and saved.

A game depends on the seed, its setting and its number alone: not on the process that plays it, on the order in which games
end, or on interruptions of the study.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial

from benben.arena.balance.saved_games import SavedGames
from benben.arena.executors import Executor
from benben.bots import levels
from benben.bots.bot import Bot
from benben.bots.mcts import Budget, MctsBot
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.play.match import Match
from benben.play.play_out import play_out
from benben.play.seeds import derive_seed
from benben.play.study import Setting, Values, study_of
from benben.registry import find_game


@dataclass(frozen=True)
class StudyPlan:
    """The game, the bots and the seed of a study. Games of one plan can be saved together, however many there are."""

    game: str
    rules: str
    level: str
    """The level of the bots; empty if a number of iterations was chosen instead."""
    iterations: int
    """Iterations of the search for a move; 0 if the bots do not search."""
    seed: int

    @property
    def bot_description(self) -> str:
        """The level of the bots and their iterations as text."""
        search = f"{self.iterations} iterations a move" if self.iterations else "no search"
        return f"{self.level} ({search})" if self.level else search

    def bot(self, game: Game, seed: int) -> Bot:
        """A bot for one seat. Levels play without their time limit, which would make results depend on the machine."""
        if not self.level:
            return MctsBot(Budget(self.iterations), seed)
        return levels.bot(self.level, game, seed, clock=False)


@dataclass(frozen=True)
class Job:
    """One game to play."""

    setting: int
    """Index of its setting in the study."""
    number: int
    """Number of the game within its setting."""


@dataclass(frozen=True)
class Result:
    """The measured values of one game."""

    job: Job
    measures: dict[str, Values]


def plan_study(game: Game, level: str, iterations: int | None, seed: int) -> StudyPlan:
    """A study with bots of a level or, if given, of a number of iterations; raise BadInput if a value is out of range."""
    if seed < 0:
        raise BadInput(f"the seed must be 0 or more, not {seed}")
    if iterations is None:
        return StudyPlan(game.key, game.rules, levels.check_name(level), levels.iterations_of(level), seed)
    if iterations < 1:
        raise BadInput(f"a search needs at least 1 iteration, not {iterations}")
    return StudyPlan(game.key, game.rules, "", iterations, seed)


def play(plan: StudyPlan, job: Job) -> Result:
    """Play one game of a study and measure it."""
    game = find_game(plan.game)
    study = study_of(game)
    setting = study.settings[job.setting]
    match = Match(game, setting.players, derive_seed(plan.seed, job.number, f"{setting.name} deal"), setting.options)
    bots = [plan.bot(game, derive_seed(plan.seed, job.number, f"{setting.name} {seat}")) for seat in range(setting.players)]
    play_out(match, bots)
    return Result(job, study.read(match.record))


def games_to_play(settings: tuple[Setting, ...], games: int, saved: SavedGames) -> list[Job]:
    """The games that are not saved yet. Settings take turns, so that an unfinished study has equally many of each."""
    jobs = [Job(setting, number) for number in range(games) for setting in range(len(settings))]
    return [job for job in jobs if (job.setting, job.number) not in saved.measures]


def play_study(plan: StudyPlan, jobs: list[Job], saved: SavedGames, executor: Executor) -> Generator[Job, None, None]:
    """Play these games; save and yield each when it ends."""
    for result in executor.run(partial(play, plan), jobs):
        saved.add(result.job.setting, result.job.number, result.measures)
        yield result.job
