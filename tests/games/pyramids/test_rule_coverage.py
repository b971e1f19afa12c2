"""Every rule of Pyramids is cited by code and by a test, and another box needs no other code."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import benben
from benben.rulebook import rulebook

from games.pyramids.builders import GAME

PACKAGE = Path(benben.__file__).parent
RULES = [rule for rule in rulebook(GAME).ids if "." in rule]


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_cited_by_code_and_by_a_test(rule: str) -> None:
    cited = re.compile(rf"{re.escape(rule)}(?!\d)")
    code = [path for path in (PACKAGE / "games" / "pyramids").glob("*.py") if cited.search(path.read_text("utf-8"))]
    tests = [path for path in Path(__file__).parent.glob("test_*.py") if cited.search(path.read_text("utf-8"))]
    assert code, f"no code cites {rule}"
    assert tests, f"no test cites {rule}"


SCRIPT = """
import benben
game = benben.game("pyramids")
rng = benben.Rng(1)
for players in range(2, 6):
    state = game.start(players)
    while state.depth > 0:
        state.roll(rng)
        for seat in state.actors():
            legal = state.legal(seat)
            state.apply(legal[rng.below(len(legal))], seat)
    assert all(state.breakdown(seat)["points"] == points for seat, points in enumerate(state.scores()))
print(len(game.catalogue), state.perspective(0).view()["round"])
"""


@pytest.mark.slow
def test_py_4_4_another_box_is_played_without_other_code(tmp_path: Path) -> None:
    """PY-4.4, PY-1.4, PY-5.3 A base of three makes six rounds; cards and tables come from the box alone."""
    shutil.copytree(PACKAGE, tmp_path / "benben", ignore=shutil.ignore_patterns("__pycache__"))
    box = tmp_path / "benben" / "games" / "pyramids" / "box.toml"
    text = box.read_text("utf-8").replace("base = 4", "base = 3").replace("[1, 3, 6, 10, 15]", "[2, 4]")
    text = (
        text.replace('    { left = "0", right = "12" },\n', "")
        .replace("players = 2\n", "players = 3\n")
        .replace("cards = 105", "cards = 100")
    )
    box.write_text(text, "utf-8")
    path = os.pathsep.join([str(tmp_path), str(PACKAGE.parent)])
    result = subprocess.run(
        [sys.executable, "-c", SCRIPT], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    cards, places, others = 100, 5 + 4 + 3, 1 + 5 + 5 + 5 + 5
    assert result.stdout.split() == [str(cards * (places + 3 + 5 + 1) + others), "6"]
