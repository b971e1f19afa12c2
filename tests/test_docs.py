"""The documentation is true: its examples run, its links lead somewhere, its tables of games are those of the code."""

from __future__ import annotations

import doctest
import re
import shlex
import textwrap
from importlib.util import find_spec
from pathlib import Path

import pytest
from tools.game_pages import pages

import benben
from benben.cli import parser

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


ADDING = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", ADDING, re.M | re.S)


def test_code_on_the_page_on_adding_a_game_is_code_of_its_template() -> None:
    folder = ROOT / "src" / "benben" / "new_game"
    files = [path for path in folder.rglob("*") if path.suffix in (".py", ".toml", ".md", ".svg", ".template")]
    template = "\n".join(path.read_text("utf-8") for path in files)
    shown = [code for language, code in BLOCKS if language != "sh"]
    assert len(shown) > 5
    for code in shown:
        assert code in template or textwrap.indent(code, "    ") in template, code


def test_commands_on_the_page_on_adding_a_game_are_commands() -> None:
    lines = [line for language, code in BLOCKS if language == "sh" for line in code.splitlines()]
    commands = [shlex.split(line)[1:] for line in lines if line.startswith("benben ")]
    assert len(commands) > 3
    for words in commands:
        parser().parse_args(words)


def test_the_page_on_adding_a_game_names_every_file_of_the_template() -> None:
    folder = ROOT / "src" / "benben" / "new_game"
    files = {path.name for name in ("hoard", "project") for path in (folder / name).rglob("*.*") if path.suffix != ".pyc"}
    assert [name for name in sorted(files) if f"{name.removesuffix('.template')}`" not in ADDING] == []


@pytest.mark.parametrize("page", PAGES)
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
    modules = re.findall(r"python -m ([\w.]+)", CONTRIBUTING)
    assert len(modules) > 2
    assert [module for module in modules if find_spec(module) is None] == []
