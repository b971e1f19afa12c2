"""``benben new-game``: the game it writes passes its tests and is played in the terminal, on a server and as installed."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import zipfile
from pathlib import Path
from random import Random

import httpx
import pytest

import benben
from benben.cli import main
from benben.new_game.writer import Names, sorted_imports

from quick import first_quick
from server.running_server import Person
from waiting import wait_until

SOURCE = Path(benben.__file__).parents[1]
NAME = "lost_city"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new project, which no test changes."""
    folder = tmp_path_factory.mktemp("projects")
    assert main(["new-game", NAME, "--into", str(folder)]) == 0
    return folder / NAME


def run(folder: Path, *words: str, typed: str = "", path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Python in a process of its own, in a folder."""
    paths = [str(SOURCE)] if path is None else [str(path), str(SOURCE)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "XDG_DATA_HOME": str(folder / "data")}
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def failed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that a command ends in, with exit code 2."""
    assert main(list(words)) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    return lines[0]


# --- what is written -----------------------------------------------------------------------------------------------------


def test_every_file_of_the_layout_is_written(project: Path) -> None:
    texts = [
        f"{folder}/{language}{end}"
        for folder, end in (("rulebook", ".md"), ("words", ".ftl"), ("lessons", ".ftl"))
        for language in LANGUAGES
    ]
    texts.append("lessons/first-game.toml")
    modules = "__init__ box moves state steps scoring serialize view view_types scene observation study game"
    modules += " bot/__init__ bot/evaluator"
    drawings = "cover boards/bag boards/hand boards/own boards/player"
    drawings += " pieces/coin pieces/coin-copper pieces/coin-silver pieces/coin-gold"
    texts += [f"drawings/{name}.svg" for name in drawings.split()]
    inside = {f"{NAME}/{name}" for name in [*texts, "box.toml", *[f"{module}.py" for module in modules.split()]]}
    found = {
        str(path.relative_to(project)) for path in project.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    }
    assert found == {*inside, "pyproject.toml", "README.md", "tests/test_rules.py", "tests/test_laws.py"}


LANGUAGES = ("de", "en", "fr", "nl")


def test_the_layout_is_that_of_the_house(project: Path) -> None:
    """Every file of the new game has the name that most games of the house have for it."""
    house = SOURCE / "benben" / "games"
    for path in (project / NAME).rglob("*.py"):
        name = path.relative_to(project / NAME)
        there = [game for game in benben.games() if (house / game / name).exists() or (house / game / name.stem).is_dir()]
        assert len(there) > len(benben.games()) / 2, name


def test_nothing_of_the_template_is_left(project: Path) -> None:
    for path in project.rglob("*"):
        if path.is_file() and path.suffix != ".pyc":
            text = path.read_text("utf-8")
            assert "hoard" not in text.lower(), path
            assert "HO-" not in text, path
    assert '"""LO-2.1 Draw a coin' in (project / NAME / "steps.py").read_text("utf-8")
    assert "class LostCityState(State):" in (project / NAME / "state.py").read_text("utf-8")
    assert "# Lost City\n" in (project / NAME / "rulebook" / "de.md").read_text("utf-8")


def test_what_to_do_next_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "x2", "--into", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(f"X2 is written in {tmp_path / 'x2'}")
    for command in ("benben play x2 --with x2", "benben serve --open --with x2", "python -m pytest", "pip install -e ."):
        assert command in printed


def test_names_are_made_from_one_name() -> None:
    names = Names("tomb_of_kings_2", "tomb_of_kings_2")
    assert (names.title, names.classes, names.rules) == ("Tomb Of Kings 2", "TombOfKings2", "TO")
    assert Names("x", "x").rules == "XX"


def test_own_imports_follow_those_of_benben() -> None:
    own, rng, scene = (
        "from aa.box import BOX\n",
        "from benben.kernel.rng import Rng\n",
        "from benben.play.scene import Scene\n",
    )
    source, wanted = f"import re\n\n{rng}{own}{scene}\nX = 1\n", f"import re\n\n{rng}{scene}\n{own}\nX = 1\n"
    assert sorted_imports(source, "aa") == wanted
    assert sorted_imports("X = 1\n", "aa") == "X = 1\n"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Lost", "a game's name has small letters, digits and underscores and begins with a letter, not 'Lost'"),
        ("lost-city", "a game's name has small letters"),
        ("../city", "a game's name has small letters"),
        ("", "a game's name has small letters"),
        (benben.games()[0], f"there is a game '{benben.games()[0]}' already"),
        ("web", "the name 'web' is taken: messages of benben itself begin with it"),
        ("class", "a package cannot be named 'class'"),
        ("json", "a package cannot be named 'json'"),
        ("tests", "a package cannot be named 'tests'"),
        ("benben", "a package cannot be named 'benben'"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(
    name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert failed(capsys, "new-game", name, "--into", str(tmp_path)).startswith(f"benben: {why}")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / NAME).mkdir()
    said = failed(capsys, "new-game", NAME, "--into", str(tmp_path))
    assert said == f"benben: {tmp_path / NAME} is there already; nothing was written"
    assert list((tmp_path / NAME).iterdir()) == []


def test_a_folder_that_cannot_be_written_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert "cannot be written" in failed(capsys, "new-game", NAME, "--into", str(tmp_path / "file"))


def test_a_game_of_the_house_needs_the_source_tree(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = failed(capsys, "new-game", NAME, "--house", "--into", str(tmp_path))
    assert said.startswith(f"benben: {tmp_path} is no source tree of benben")


# --- the new game in use -------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_tests_of_the_new_game_pass(project: Path) -> None:
    done = run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


def test_the_code_is_clean(project: Path) -> None:
    done = run(project, "-m", "ruff", "check", "--no-cache", ".")
    assert done.returncode == 0, done.stdout
    done = run(project, "-m", "ruff", "format", "--no-cache", "--check", ".")
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_the_new_game_is_played_in_the_terminal(project: Path) -> None:
    words = ("-m", "benben.cli", "play", NAME, "--with", NAME, "--players", "2", "--level", "random", "--seed", "1")
    done = run(project, *words, typed="1\n" * 80)
    assert done.returncode == 0, done.stderr
    assert "you draw" in done.stdout or "draws a" in done.stdout
    assert "bag and hands are empty: the game is over" in done.stdout
    left = run(project, *words, typed="1\nquit\n")
    assert left.stdout.splitlines()[-1].endswith(f" --with {NAME}")


@pytest.mark.slow
@pytest.mark.parametrize(
    "words", first_quick([(("games",),), (("rules", NAME, "LO-2"),), (("rules", NAME, "--lang", "fr"),)])
)
def test_the_new_game_has_words_and_a_rulebook(words: tuple[str, ...], project: Path) -> None:
    done = run(project, "-m", "benben.cli", *words, "--with", NAME)
    assert done.returncode == 0, done.stderr
    wanted = {
        "games": "coins that a player may hold (LO-2.2)",
        "LO-2": "LO-2.4 You pass only",
        "fr": "LO-1.1 Le sac contient",
    }
    assert wanted[words[-1]] in " ".join(done.stdout.split())


@pytest.mark.slow
def test_a_server_offers_a_table_with_the_new_game_and_a_bot_plays(project: Path, tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(_served(project, tmp_path), 120))


async def _served(project: Path, data: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    words = ["serve", "--port", str(port), "--data", str(data), "--pace", "0", "--thinkers", "1", "--with", NAME]
    server = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "benben.cli", *words], cwd=project, env={**os.environ, "PYTHONPATH": str(SOURCE)}
    )
    ann = Person(f"127.0.0.1:{port}")
    try:
        await asyncio.to_thread(wait_until, lambda: answers(port), "the server answers")
        offered = await ann.get("/api/games")
        assert [game["name"] for game in offered["games"]] == [*benben.games(), NAME]
        assert f"{NAME}-about" in (await ann.http.get("/api/words/de")).text
        assert (await ann.get(f"/api/rules/{NAME}/nl"))["title"] == "Lost City"
        drawings = await ann.get(f"/api/games/{NAME}/drawings")
        assert (await ann.http.get(drawings["pieces"]["coin-gold"]["href"])).text.startswith("<svg")
        await ann.post("/api/me", {"name": "Ann"})
        table = await ann.new_table(NAME, 2, seat="p2", bots={"p1": "greedy"})
        tab = await ann.open(table["id"])
        await tab.play_on(Random(1))  # the bot, which thinks in a process of its own, moves first
        assert tab.over
    finally:
        await ann.close()
        server.kill()
        await server.wait()


def answers(port: int) -> bool:
    """Whether the server has started."""
    try:
        return httpx.get(f"http://127.0.0.1:{port}/api/health").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.slow
def test_the_new_game_is_built_and_found_as_an_installed_package(project: Path, tmp_path: Path) -> None:
    words = ["-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), "."]
    built = run(project, *words)
    assert built.returncode == 0, built.stderr
    wheel = next(tmp_path.glob("*.whl"))
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    code = (
        "import benben, json; from benben.words import Words; from benben.rulebook import rulebook; g = benben.games()[-1]; "
        "from benben.drawings import game_drawings; drawn = len(game_drawings(benben.game(g)).files); "
        "print(json.dumps([g, Words(game=g).noun('coin', 'gold'), rulebook(benben.game(g), 'de').title, drawn]))"
    )
    done = run(tmp_path, "-c", code, path=tmp_path / "installed")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [NAME, "gold coin", "Lost City", 9]
