"""Shared by the tests of balance studies: GIZA, its study, a plan with random bots, and the command."""

from __future__ import annotations

from pathlib import Path

import benben
from benben.arena.balance.study_games import StudyPlan, plan_study
from benben.cli import main
from benben.play.study import Played, Values, study_of

GAME = benben.game("giza")
STUDY = study_of(GAME)


def random_bots_plan(seed: int = 1) -> StudyPlan:
    return plan_study(GAME, "random", None, seed)


def run_balance(out: Path, *arguments: str, level: str = "random") -> int:
    return main(["balance", "giza", "--level", level, "--games", "2", "--out", str(out), *arguments])


def no_values(played: Played) -> Values:
    return {}
