"""Games of others: modules given with --with, packages with entry points, and what happens when one of them is broken."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import benben
from benben import registry
from benben.cli import main
from benben.kernel.errors import BadInput
from benben.registry import add_module, added_modules, find_game, game_names, register_game
from benben.rulebook import rulebook

from hoard.game import GAME as HOARD

SOUND = """
from hoard.game import BareHoard

class Lucky(BareHoard):
    def __init__(self):
        super().__init__()
        self.name = {name!r}

GAME = Lucky()
"""
"""A module with a game of this name."""

Install = Callable[[str, str], None]


@pytest.fixture(autouse=True)
def _registry_as_before() -> Iterator[None]:
    """Take every game that a test adds off the registry again."""
    known: list[dict[str, Any]] = [registry._loaders, registry._packages, registry._games, registry._added]
    before = [dict(one) for one in known]
    path = list(sys.path)
    yield
    for one, content in zip(known, before, strict=True):
        one.clear()
        one.update(content)
    sys.path[:] = path


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Write a module into a folder that Python looks in."""
    monkeypatch.syspath_prepend(tmp_path)

    def write(name: str, code: str) -> None:
        path = tmp_path / f"{name.replace('.', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(code), "utf-8")

    return write


def failed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that a command ends in, with exit code 2."""
    assert main(list(words)) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    return lines[0]


# --- house games ---------------------------------------------------------------------------------------------------------


def test_house_games_are_the_packages_and_easy_ones_come_first() -> None:
    folder = Path(str(benben.__file__)).parent / "games"
    assert set(game_names()) == {path.parent.name for path in folder.glob("*/__init__.py")}
    hardness = [sys.modules[f"benben.games.{name}"].COMPLEXITY for name in game_names()]
    assert hardness == sorted(hardness)
    assert len(set(hardness)) > 1


def test_the_name_of_a_house_game_cannot_be_taken() -> None:
    name = game_names()[0]
    with pytest.raises(BadInput, match=f"the name '{name}' is taken by a game of benben itself"):
        register_game(name, lambda: HOARD)
    assert find_game(name).title != HOARD.title


@pytest.mark.parametrize("name", ["Hoard", "my-game", "2048", "", "a b", "../x"])
def test_a_name_is_made_of_small_letters_digits_and_underscores(name: str) -> None:
    with pytest.raises(BadInput, match="a game's name has small letters"):
        register_game(name, lambda: HOARD)


def test_a_game_is_found_under_its_own_name_alone() -> None:
    register_game("stash", lambda: HOARD)
    with pytest.raises(BadInput, match="the game 'stash' cannot be loaded: it calls itself 'hoard'"):
        find_game("stash")


# --- modules -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words", [["--with", "hoard.game", "games"], ["games", "--with", "hoard"], ["games", "--with=hoard"]]
)
def test_with_adds_a_game_before_or_after_the_command(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    assert "hoard  Hoard, 2 to 3 players" in capsys.readouterr().out


def test_every_command_takes_with(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    commands = capsys.readouterr().out.partition("COMMAND\n")[2].splitlines()
    names = [line.split()[0] for line in commands if line.startswith("    ") and not line.startswith("     ")]
    assert {"play", "games", "rules", "arena", "balance", "bench", "spec", "serve", "doctor"} <= set(names)
    for name in names:
        with pytest.raises(SystemExit):
            main([name, "--help"])
        assert "--with MODULE" in capsys.readouterr().out, name


def test_a_module_in_the_current_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lucky_here.py").write_text(SOUND.format(name="lucky"), "utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["games", "--with", "lucky_here"]) == 0
    assert added_modules("lucky") == ["lucky_here"]
    assert "lucky_here" in added_modules()
    assert added_modules("giza") == []
    assert "lucky" in game_names()


def test_a_module_may_register_its_games_itself(module: Install) -> None:
    module("several", "import benben\nfrom hoard.game import GAME as found\nbenben.register_game('hoard', lambda: found)\n")
    assert add_module("several") == ["hoard"]
    assert add_module("several") == ["hoard"]
    assert added_modules("hoard") == ["several"]


def test_worker_processes_of_the_arena_know_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "hoard", "--bots", "random,greedy", "--games", "4", "--jobs", "2", "--json"]
    assert main([*words, "--with", "hoard"]) == 0
    assert '"games": 4' in capsys.readouterr().out


BROKEN = {
    "nothing_here": (None, "there is no module 'nothing_here'"),
    "plain": ("x = 1\n", "the module 'plain' brings no game: it defines no GAME and registers none"),
    "no_game": ("GAME = 'chess'\n", "the module 'no_game' brings no game: it defines no GAME and registers none"),
    "typo": ("def (:\n", "the module 'typo' cannot be imported: SyntaxError: invalid syntax (typo.py, line 1)"),
    "needy": (
        "import no_such_thing\n",
        "the module 'needy' cannot be imported: ModuleNotFoundError: No module named 'no_such",
    ),
    "fails": ("raise ValueError('two\\nlines')\n", "the module 'fails' cannot be imported: ValueError: two lines"),
    "leaves": ("raise SystemExit(3)\n", "the module 'leaves' cannot be imported: SystemExit: 3"),
    "thief": (SOUND.format(name="giza"), "the name 'giza' is taken by a game of benben itself"),
    "late": (
        "import benben\ndef load():\n    return {}['box']\nbenben.register_game('late', load)\n",
        "the game 'late' cannot be loaded: KeyError: 'box'",
    ),
    "misprint": (
        "import benben\ndef load():\n    raise benben.BadInput('box.toml: coins')\nbenben.register_game('misprint', load)\n",
        "the game 'misprint' cannot be loaded: box.toml: coins",
    ),
    "odd": (
        "import benben\nbenben.register_game('odd', lambda: 7)\n",
        "the game 'odd' cannot be loaded: it is no Game but int",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_module_that_brings_no_game_is_told_in_one_line(
    name: str, module: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    code, why = BROKEN[name]
    if code is not None:
        module(name, code)
    before = game_names()
    assert failed(capsys, "games", "--with", name).startswith(f"benben: {why}")
    assert game_names() == before
    assert name not in added_modules()


def test_words_that_cannot_be_read_are_told_in_one_line(
    module: Install, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module("mumble.__init__", "")
    module("mumble.game", SOUND.format(name="mumble"))
    (tmp_path / "mumble" / "words").mkdir()
    (tmp_path / "mumble" / "words" / "en.ftl").write_bytes(b"mumble-x = \xff\xfe\n")
    said = failed(capsys, "games", "--with", "mumble")
    assert said.startswith("benben: the game 'mumble' cannot be loaded: its words or rulebook: UnicodeDecodeError")


# --- installed packages --------------------------------------------------------------------------------------------------


@pytest.fixture
def install(tmp_path: Path) -> Install:
    """Put a package with an entry point where Python finds it, as an installer does."""

    def put(name: str, code: str) -> None:
        package = f"pack_{name.lower().replace('-', '_')}"
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text("", "utf-8")
        (tmp_path / package / "game.py").write_text(code, "utf-8")
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
        (info / "entry_points.txt").write_text(f"[benben.games]\n{name} = {package}.game:GAME\n", "utf-8")

    return put


def benben_with(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own that finds the packages of this folder."""
    here = Path(__file__).parent
    path = os.pathsep.join([str(folder), str(here), str(Path(benben.__file__).parents[1])])
    command = [sys.executable, *words] if words[0] == "-c" else [sys.executable, "-m", "benben.cli", *words]
    return subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, timeout=120, check=False
    )


@pytest.mark.slow
def test_a_broken_package_does_not_stop_the_others(install: Install, tmp_path: Path) -> None:
    install("lucky", SOUND.format(name="lucky"))
    install("crash", "raise RuntimeError('no luck')\n")
    install("giza", SOUND.format(name="giza"))
    install("Bad-Name", SOUND.format(name="bad"))
    install("mute", "def GAME():\n    return None\n")
    listed = benben_with(tmp_path, "games")
    assert listed.returncode == 0, listed.stderr
    titles = [line.split("  ")[0] for line in listed.stdout.splitlines() if line.endswith(" players") and line[0] != " "]
    assert titles == [*game_names(), "lucky"]
    lines = sorted(listed.stderr.splitlines())
    assert lines == [
        "benben: a game's name has small letters, digits and underscores and begins with a letter, not 'Bad-Name': "
        "pack_bad_name.game:GAME is left out",
        "benben: the game 'crash' cannot be loaded: RuntimeError: no luck: it is left out",
        "benben: the game 'mute' cannot be loaded: it is no Game but NoneType: it is left out",
        "benben: the name 'giza' is taken by a game of benben itself: pack_giza.game:GAME is left out",
    ]
    doctor = benben_with(tmp_path, "doctor")
    assert doctor.returncode == 0, doctor.stderr
    assert all(line.removeprefix("benben: ") in doctor.stdout for line in lines)
    asked = benben_with(tmp_path, "rules", "crash")
    assert asked.returncode == 2
    assert (
        asked.stderr.splitlines()[-1] == "benben: the game 'crash' cannot be loaded: RuntimeError: no luck: it is left out"
    )


def test_a_program_is_warned_of_a_broken_package_once(install: Install, tmp_path: Path) -> None:
    install("crash", "raise RuntimeError('no luck')\n")
    done = benben_with(tmp_path, "-c", "import benben; print(benben.games() == benben.games(), len(benben.games()))")
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["True", str(len(game_names()))]
    assert done.stderr.count("GameLeftOut: the game 'crash' cannot be loaded: RuntimeError: no luck") == 1


@pytest.mark.slow
def test_two_packages_cannot_share_a_name(install: Install, tmp_path: Path) -> None:
    install("lucky", SOUND.format(name="lucky"))
    info = tmp_path / "second-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: second\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[benben.games]\nlucky = second.game:GAME\n", "utf-8")
    listed = benben_with(tmp_path, "games")
    assert "lucky  Hoard" in listed.stdout
    assert "the name 'lucky' is taken by a game of another package: second.game:GAME is left out" in listed.stderr


def test_a_game_in_a_single_module_has_an_empty_rulebook(module: Install) -> None:
    module("lonely", SOUND.format(name="lonely"))
    assert main(["rules", "lonely", "--with", "lonely"]) == 0
    assert rulebook(find_game("lonely")).ids == []
