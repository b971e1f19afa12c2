"""The games of an experiment: every arm plays the same deals, with the same bots on all seats."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import partial

from benben.arena.balance.saved_games import SavedGames
from benben.arena.balance.study_games import StudyPlan
from benben.arena.executors import Executor
from benben.arena.lab.arms import Arm
from benben.arena.luck import luck_of, sources_of
from benben.play.match import Match
from benben.play.play_out import play_out
from benben.play.record import Record
from benben.play.seeds import derive_seed
from benben.play.study import Played, Study, Values, study_of
from benben.registry import compile_with_box, game_with_box

WINS = "wins"
"""The measure of every study with the victories of each seat, by turn order where there is one."""
LUCK = "luck"
"""The name under which the luck of a game is saved beside its measures, with the categories of WINS.

For each source of values two numbers: the luck of that seat, and that of the others.
"""


@dataclass(frozen=True)
class LabPlan:
    """An experiment: the arms, the number of players, and the bots."""

    study: StudyPlan
    players: int
    arms: tuple[Arm, ...]


@dataclass(frozen=True)
class LabJob:
    """One game of an arm; equal numbers have the same deal."""

    arm: int
    number: int


def play_lab_game(plan: LabPlan, job: LabJob) -> tuple[LabJob, dict[str, Values]]:
    """Play one game and measure it. The process that plays it first for a changed box plays this box compiled."""
    arm, study = plan.arms[job.arm], plan.study
    compile_with_box(study.game, arm.overlay)
    game = game_with_box(study.game, arm.overlay)
    match = Match(game, plan.players, derive_seed(study.seed, job.number, "deal"), arm.options)
    bots = [study.bot(game, derive_seed(study.seed, job.number, f"bot {seat}")) for seat in range(plan.players)]
    play_out(match, bots)
    return job, measured(study_of(game), match.record)


def measured(study: Study, record: Record) -> dict[str, Values]:
    """Every measure of a finished game, and its luck."""
    values = study.read(record)
    wins = next((measure for measure in study.measures if measure.name == WINS), None)
    if wins is not None:
        played = Played(record)
        saved: Values = {}
        for luck in luck_of(record, sources_of(record.game, record.players), after_setup=True):
            for kind in (luck, [sum(luck) - own for own in luck]):
                played.wins = kind
                for category, numbers in wins.take(played).items():
                    saved.setdefault(category, []).append(numbers[0])
        values[LUCK] = saved
    return values


def play_deals(
    plan: LabPlan, arms: Sequence[int], numbers: range, saved: SavedGames, executor: Executor
) -> Generator[LabJob, None, None]:
    """Play these deals in these arms, as far as they are not saved; save and yield each game when it ends.

    An arm has worker processes of its own: one process plays one box compiled.
    """
    for arm in arms:
        jobs = [LabJob(arm, number) for number in numbers if (arm, number) not in saved.measures]
        for job, values in executor.run(partial(play_lab_game, plan), jobs) if jobs else ():
            saved.add(job.arm, job.number, values)
            yield job
