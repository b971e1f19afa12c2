"""What the documentation shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import benben
from benben.registry import unregister_game

from hoard import game as hoard

ROOT = Path(__file__).parents[1]


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
        while not match.over():
            seat = match.actors()[0]
            match.play(seat, match.legal(seat)[-1])
        assert match.state.winners()
    finally:
        unregister_game("hoard")


@pytest.mark.parametrize("page", ["README.md", *[f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))]])
def test_links_lead_somewhere(page: str) -> None:
    path = ROOT / page
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target
