"""What the documentation shows is what happens."""

from __future__ import annotations

import doctest
import random
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

import benben
from benben.registry import unregister_game

from hoard import game as hoard

ROOT = Path(__file__).parents[1]
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    *[str(path.relative_to(ROOT)) for folder in ("docs", "docs/releases") for path in sorted((ROOT / folder).glob("*.md"))],
]


@pytest.mark.parametrize("page", [path.name for path in sorted((ROOT / "docs").glob("*.md"))])
def test_the_examples_of_a_page_run(page: str) -> None:
    failed, _ = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert failed == 0


def test_the_readme_example_runs() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    code = re.search(r"    import benben\n(?:    .*\n)+", text)
    assert code is not None
    exec(compile(re.sub("^    ", "", code[0], flags=re.M), "README.md", "exec"), {})


def test_the_page_on_adding_a_game_shows_the_game_in_the_tests() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    source = Path(hoard.__file__).read_text("utf-8")
    for rule in re.findall(r"^> (HO-\d .*)$", page, flags=re.M):
        assert rule in source
    for name in ("DRAW", "CHOOSE", "BANK", "PASS", "FIND", "CATALOGUE"):
        line = re.search(rf"^    ({name} = .*)$", page, flags=re.M)
        assert line is not None
        assert line[1] in source


def test_the_game_of_the_page_can_be_shelved_and_played() -> None:
    benben.register_game("hoard", lambda: hoard.GAME)
    try:
        match = benben.Match(benben.game("hoard"), players=2, seed=1)
        rng = random.Random(1)
        while not match.over():
            seat = match.actors()[0]
            match.play(seat, rng.choice(match.legal(seat)))
        assert (match.state.scores(), match.state.winners()) == ([12, 11], [0])
    finally:
        unregister_game("hoard")


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    path = ROOT / page
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
NAMED_PATHS = sorted(
    {
        word
        for word in re.findall(r"[\w.<>/-]+", CONTRIBUTING)
        if re.match(r"(src|tests|web|docs|requirements|scripts)/|\.editorconfig$|pyproject\.toml$|CHANGELOG\.md$", word)
    }
)
NAMED_TARGETS = sorted(set(re.findall(r"\bmake ([a-z][a-z-]+)", CONTRIBUTING)) - {"and"})


def test_the_page_for_contributors_names_paths_and_targets() -> None:
    assert len(NAMED_PATHS) > 20
    assert len(NAMED_TARGETS) > 6


@pytest.mark.parametrize("path", NAMED_PATHS)
def test_paths_that_contributors_are_sent_to_are_there(path: str) -> None:
    assert any((ROOT / path.replace("<game>", game)).exists() for game in benben.games())


@pytest.mark.parametrize("target", NAMED_TARGETS)
def test_targets_that_contributors_are_told_of_can_be_made(target: str) -> None:
    rules = "".join(path.read_text("utf-8") for path in (ROOT / "Makefile", *(ROOT / "make").glob("*.mk")))
    assert re.search(rf"^{target}:", rules, flags=re.M), f"there is no target {target}"


def test_modules_that_contributors_run_are_there() -> None:
    for module in re.findall(r"python -m ([\w.]+)", CONTRIBUTING):
        assert find_spec(module) is not None, module
