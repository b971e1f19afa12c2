"""A study of a game by bots: which games it takes, one of them played and measured, all of them kept and gone on with.

Everything follows from the seed, the setting and the number of a game. So it does not matter which process plays a game, in
which order games end, or how often the study was interrupted.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial

from benben.arena.balance.saved_games import Games
from benben.arena.executors import spread
from benben.arena.tournament import seed_of
from benben.bots import levels
from benben.bots.bot import Bot
from benben.bots.mcts import Budget, MctsBot
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.play.match import Match
from benben.play.study import Setting, Values, study_of
from benben.registry import find_game


@dataclass(frozen=True)
class Plan:
    """Who plays what under which seed. Games of one plan belong together, however many there are."""

    game: str
    rules: str
    level: str
    """The bots' level; empty when they search for a number of iterations of their own."""
    iterations: int
    """How many iterations the bots search for a move; 0 when they do not search."""
    seed: int

    @property
    def players(self) -> str:
        """The bots in words."""
        search = f"{self.iterations} iterations a move" if self.iterations else "no search"
        return f"{self.level} ({search})" if self.level else search

    def bot(self, game: Game, seed: int) -> Bot:
        """A player. A level plays without its clock, which would make results depend on the machine."""
        if not self.level:
            return MctsBot(Budget(self.iterations), seed)
        return levels.bot(self.level, game, seed, clock=False)


@dataclass(frozen=True)
class Job:
    """One game to be played: the number of its setting and its own."""

    setting: int
    number: int


@dataclass(frozen=True)
class Result:
    """What was measured of one game."""

    job: Job
    measures: dict[str, Values]


def plan_of(game: Game, level: str, iterations: int | None, seed: int) -> Plan:
    """Check what was asked for."""
    if seed < 0:
        raise BadInput(f"the seed must be 0 or more, not {seed}")
    if iterations is None:
        return Plan(game.name, game.rules, levels.check_name(level), levels.iterations_of(level), seed)
    if iterations < 1:
        raise BadInput(f"a search needs at least 1 iteration, not {iterations}")
    return Plan(game.name, game.rules, "", iterations, seed)


def play(plan: Plan, job: Job) -> Result:
    """Play one game of a study and measure it."""
    game = find_game(plan.game)
    study = study_of(game)
    setting = study.settings[job.setting]
    match = Match(game, setting.players, seed_of(plan.seed, job.number, f"{setting.name} deal"), setting.options)
    bots = [plan.bot(game, seed_of(plan.seed, job.number, f"{setting.name} {seat}")) for seat in range(setting.players)]
    while not match.over():
        seat = match.actors()[0]
        match.play(seat, bots[seat].choose(match.perspective(seat)))
    return Result(job, study.read(match.record))


def missing(settings: tuple[Setting, ...], games: int, saved: Games) -> list[Job]:
    """The games still to be played, setting by setting in turn so that an unfinished study is an even one."""
    jobs = [Job(setting, number) for number in range(games) for setting in range(len(settings))]
    return [job for job in jobs if (job.setting, job.number) not in saved.measures]


def play_all(plan: Plan, jobs: list[Job], saved: Games, processes: int) -> Generator[Job, None, None]:
    """Play these games and keep each as soon as it ends."""
    for result in spread(partial(play, plan), jobs, processes):
        saved.add(result.job.setting, result.job.number, result.measures)
        yield result.job
