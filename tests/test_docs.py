"""The documentation is true: its examples run, its links lead somewhere, its tables of games are those of the code."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from tools.game_pages import pages

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


@pytest.mark.parametrize("page", ["README.md", *[f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))]])
def test_links_lead_somewhere(page: str) -> None:
    path = ROOT / page
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


@pytest.mark.parametrize("path", pages(), ids=lambda path: str(path.relative_to(ROOT)))
def test_pages_about_games_are_current(path: Path) -> None:
    assert path.read_text("utf-8") == pages()[path], "out of date: run make spec"


def test_every_specification_page_belongs_to_a_game() -> None:
    assert {path.stem for path in (ROOT / "docs" / "spec").glob("*.md")} == {Path(page).stem for page in pages()} - {
        "README"
    }
