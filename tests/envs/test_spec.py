"""The specification pages in docs/ are those the code prints, and the examples of docs/research.md run."""

from __future__ import annotations

import re

import pytest

import benben
from benben import cli
from benben.envs.spec import spec_page

from .builders import DOCS, GAMES, each_game_and_player_count

RESEARCH_GUIDE = (DOCS / "research.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", RESEARCH_GUIDE, re.DOTALL)


@pytest.mark.parametrize("name", GAMES)
def test_the_page_in_docs_is_current(name: str) -> None:
    kept = (DOCS / "spec" / f"{name}.md").read_text("utf-8")
    assert kept == spec_page(benben.game(name)), f"out of date: benben spec {name} > docs/spec/{name}.md"


@pytest.mark.parametrize("name", GAMES)
def test_the_command_prints_the_page(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["spec", name]) == 0
    assert capsys.readouterr().out == spec_page(benben.game(name))


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["spec", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


@each_game_and_player_count
def test_the_page_lists_the_vector_and_the_catalogue(name: str, players: int) -> None:
    game = benben.game(name)
    text = spec_page(game)
    assert f"### {players} players: {game.observation_size(players)} numbers" in text
    for family in game.catalogue.families:
        assert f"| `{family.pattern}` |" in text


@pytest.mark.slow
@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_of_the_guide_run(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, "research.md", "exec"), {})
    assert capsys.readouterr().out.strip(), "an example prints something"
