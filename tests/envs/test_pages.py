"""The specification pages are what the code says, and the research guide runs as it is printed."""

from __future__ import annotations

import re

import pytest

import benben
from benben import cli
from benben.envs.spec import page

from .builders import DOCS, GAMES, each_table

GUIDE = (DOCS / "research.md").read_text("utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


@pytest.mark.parametrize("name", GAMES)
def test_the_page_is_current(name: str) -> None:
    kept = (DOCS / "spec" / f"{name}.md").read_text("utf-8")
    assert kept == page(benben.game(name)), f"out of date: benben spec {name} > docs/spec/{name}.md"


@pytest.mark.parametrize("name", GAMES)
def test_the_command_prints_the_page(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["spec", name]) == 0
    assert capsys.readouterr().out == page(benben.game(name))


def test_an_unknown_game_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["spec", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


@each_table
def test_the_tables_cover_vector_and_catalogue(name: str, players: int) -> None:
    game = benben.game(name)
    text = page(game)
    assert f"### {players} players: {game.observation_size(players)} numbers" in text
    for family in game.catalogue.families:
        assert f"| `{family.pattern}` |" in text


@pytest.mark.parametrize("snippet", SNIPPETS, ids=range(len(SNIPPETS)))
def test_the_guide_runs(snippet: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(snippet, "research.md", "exec"), {})
    assert capsys.readouterr().out.strip(), "a snippet shows something"
