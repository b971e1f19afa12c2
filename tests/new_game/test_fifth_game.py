"""A further game of the house needs its own folders alone: no list of games anywhere has to be edited."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import benben
from benben.cli import main

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
NAME = "fifth"
COPIED = ("src", "tests", "tools", "benchmarks", "docs", "README.md", "CONTRIBUTING.md", "pyproject.toml")
NEEDLESS = {"docs": ["balance"], "tests": ["web"]}
"""Folders that take long to copy, by the folder they are in."""
OWN_FOLDERS = (f"src/benben/games/{NAME}/", f"tests/games/{NAME}/")
WRITTEN = {f"docs/spec/{NAME}.md", "README.md", *[f"tests/playthroughs/{NAME}-{players}.txt" for players in (2, 3)]}
"""What ``make spec`` and ``make playthroughs`` write for the new game."""

WRITE = f"""
import benben
from playthroughs import file_of, playthrough, tables
from tools.game_pages import main, pages

game = benben.game({NAME!r})
for name, players in tables():
    if name == game.name:
        file_of(name, players).write_text(playthrough(game, players), "utf-8")
main()
"""
"""What those commands do, for the golden games of the new game alone: to play all of them takes a minute."""

RECORD = f"""
from pathlib import Path
from benben import Match, game

match = Match(game({NAME!r}), 2, seed=5)
while not match.over():
    seat = match.actors()[0]
    match.play(seat, match.legal(seat)[-1])
match.record.tags["scores"] = " ".join(str(score) for score in match.state.scores())
match.record.tags["winners"] = " ".join(f"p{{seat + 1}}" for seat in match.state.winners())
folder = Path("tests/games/{NAME}/records")
folder.mkdir()
(folder / "right-rows.record").write_text(match.record.dumps(), "utf-8")
"""


def needless(patterns: Callable[[str, list[str]], set[str]], folder: str, names: list[str]) -> set[str]:
    """The names of a folder that are not copied: those of patterns, and the pages that were built."""
    return patterns(folder, names) | ({"client"} if Path(folder).name == "server" else set())


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source tree with a fifth game, as ``new-game --house`` writes it."""
    folder = tmp_path_factory.mktemp("house")
    ignored = ["__pycache__", "*.egg-info", "*.so"]
    for name in COPIED:
        if (ROOT / name).is_dir():
            patterns = shutil.ignore_patterns(*ignored, *NEEDLESS.get(name, []))
            shutil.copytree(ROOT / name, folder / name, ignore=partial(needless, patterns))
        else:
            shutil.copy(ROOT / name, folder / name)
    before = contents(folder)
    assert main(["new-game", NAME, "--house", "--into", str(folder)]) == 0
    run(folder, "-c", RECORD)
    added = changed(before, contents(folder))
    assert [path for path in added if not path.startswith(OWN_FOLDERS)] == []
    run(folder, "-c", WRITE)
    assert {path for path in changed(before, contents(folder)) if not path.startswith(OWN_FOLDERS)} == WRITTEN
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a tree."""
    found = [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def changed(before: dict[str, bytes], after: dict[str, bytes]) -> list[str]:
    """The files that are new or differ."""
    return [path for path, data in after.items() if before.get(path) != data]


def run(folder: Path, *words: str) -> str:
    """What Python prints in this tree; an error fails the test."""
    path = os.pathsep.join(str(folder / part) for part in ("src", "tests", "."))
    # Bytecode is kept beside the tree: to compile it anew took most of the time of every process.
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONPYCACHEPREFIX": f"{folder}-bytecode"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, timeout=500, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_game_is_listed_and_has_its_rulebook(tree: Path) -> None:
    assert f"{NAME}  Fifth, 2 to 3 players" in run(tree, "-m", "benben.cli", "games")
    assert "FI-4.1  Das Spiel endet" in run(tree, "-m", "benben.cli", "rules", NAME, "FI-4", "--lang", "de")
    assert f"`benben spec {NAME}`" in run(tree, "-m", "benben.cli", "spec", NAME)
    assert f"games/{NAME}" in run(tree, "-m", "benben.cli", "doctor")


def test_readme_shows_the_game(tree: Path) -> None:
    assert "**Fifth**, 2-3 players: draw coins in secret" in (tree / "README.md").read_text("utf-8")


TAKEN_UP = [
    "laws",
    "playthroughs",
    "records",
    "testing",
    "envs",
    "play",
    "locales",
    "test_architecture.py",
    "test_docs.py",
    "test_rulebook.py",
]
"""Tests of the house that go through all games: some in each place must be about the new one."""
AT_ONCE = [
    "test_locales",
    "box_properties",
    "games_are_offered",
    "games_are_listed",
    "every_file_belongs",
    "every_specification",
]
"""Tests that speak of all games at once, by words of their names."""
AT_ONCE_PLACES = [
    "kernel/test_box_properties.py",
    "server/test_lobby.py::test_games_are_offered_with_options_levels_and_words",
    "terminal/test_info_commands.py::test_games_are_listed_with_players_and_options",
]
"""Those of them that are in no place of TAKEN_UP."""


@pytest.fixture(scope="module")
def results(tree: Path) -> str:
    """The results of all these tests and of the game's own, in one process: to start it takes longer than most of them.

    The plug-in of schemathesis takes seconds to load, and none of them needs it.
    """
    words = " or ".join([NAME, *AT_ONCE])
    places = [f"tests/{place}" for place in (*TAKEN_UP, *AT_ONCE_PLACES, f"games/{NAME}")]
    return run(tree, "-m", "pytest", "-vv", "-p", "no:cacheprovider", "-p", "no:schemathesis", "-k", words, *places)


def test_tests_that_go_through_all_games_take_it_up_and_pass(results: str) -> None:
    passed = re.findall(rf"^tests/(\S+)\S*{NAME}.* PASSED", results, re.M)
    assert [place for place in TAKEN_UP if not any(test.startswith(place) for test in passed)] == []


def test_its_own_tests_pass(results: str) -> None:
    assert re.search(rf"^tests/games/{NAME}/.* PASSED", results, re.M)
    assert re.search(r"^=+ .*\d+ passed", results, re.M)


@pytest.mark.parametrize("words", AT_ONCE)
def test_tests_of_all_games_at_once_pass(words: str, results: str) -> None:
    assert re.search(f"^tests/.*{words}.* PASSED", results, re.M)


def test_the_new_game_is_none_of_ours() -> None:
    assert NAME not in benben.games()
