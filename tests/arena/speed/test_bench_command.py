"""``benben bench`` measures every game and says what it cannot measure."""

from __future__ import annotations

import json

import pytest

import benben
from benben.arena.speed import workloads
from benben.cli import main as run_benben


@pytest.mark.slow
def test_the_command_measures_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_benben(["bench", "--quick", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    names = {rate["name"] for group in result["groups"] for rate in group["rates"]}
    for name in benben.games():
        assert {f"benben {name} (4)", f"benben {name} (4), IS-MCTS"} <= names


def test_the_command_says_what_is_not_installed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(workloads, "import_module", absent)
    assert run_benben(["bench", "giza", "--quick"]) == 0
    output = capsys.readouterr().out
    assert "not measured: OpenSpiel hearts (OpenSpiel is not installed: pip install 'benben[bench]')" in output
    assert "benben giza (4)" in output
    assert "pyramids" not in output


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_benben(["bench", "gizzza"]) == 2
    assert "no game 'gizzza'" in capsys.readouterr().err
