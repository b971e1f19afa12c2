"""``benben rules``, ``benben games`` and ``benben doctor``."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import benben
from benben.build_info import is_compiled
from benben.cli import main
from benben.terminal import doctor

pytestmark = pytest.mark.usefixtures("command_environment")


def test_rules_are_printed_whole_or_by_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "giza"]) == 0
    whole = capsys.readouterr().out
    assert "GZ-1.1" in whole
    assert "GZ-8.3" in whole
    assert main(["rules", "giza", "GZ-4.2", "gz-7"]) == 0
    some = capsys.readouterr().out
    assert "GZ-4.2" in some
    assert "GZ-7.2" in some
    assert "GZ-4.1" not in some


def test_games_are_listed_with_players_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    output = capsys.readouterr().out
    for name in benben.games():
        game = benben.game(name)
        assert f"{name}  {game.title}, {game.seats[0]} to {game.seats[1]} players" in output
        assert all(f"{option.default}*" in output for option in game.options)
    assert "builder" in output


def test_the_doctor_says_how_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    output = capsys.readouterr().out
    assert f"benben {benben.__version__}" in output
    mode = "compiled" if is_compiled() else "interpreted"
    assert f"kernel               {mode}" in output
    assert ("install a C compiler" in output) == (mode == "interpreted")
    assert doctor.package_version("no-such-package") == "not installed"


def test_the_doctor_looks_for_the_packages_that_the_project_names() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    extras = ("web", "postgresql", "envs", "arena", "bench", "train", "cluster")
    optional = [package for extra in extras for package in project["optional-dependencies"][extra]]
    assert [package_of(package) for package in project["dependencies"]] == list(doctor.NEEDED_PACKAGES)
    assert list(dict.fromkeys(map(package_of, optional))) == list(doctor.OPTIONAL_PACKAGES)


def package_of(requirement: str) -> str:
    """The package that a requirement names."""
    return re.split(r"[\[<>=]", requirement)[0]


def test_an_interrupt_while_the_commands_are_loaded_leaves_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(name: str) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("benben.cli.import_module", interrupted)
    assert main(["doctor"]) == 130
    assert capsys.readouterr().err == "\n"
