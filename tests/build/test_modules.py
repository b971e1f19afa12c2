"""Every module of the package is either compiled or interpreted by a listing, and the listing has no dead entries."""

from __future__ import annotations

from pathlib import Path, PurePath

import pytest

from building import modules

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / modules.PACKAGE


@pytest.mark.parametrize("pattern", modules.INTERPRETED)
def test_every_pattern_fits_a_module(pattern: str) -> None:
    assert modules.matching(pattern, ROOT)


@pytest.mark.parametrize("pattern", modules.INTERPRETED)
def test_every_pattern_takes_modules_from_the_compiled_rooms(pattern: str) -> None:
    assert any(path.relative_to(PACKAGE).parts[0] in modules.COMPILED_ROOMS for path in modules.matching(pattern, ROOT))


@pytest.mark.parametrize("name", modules.COMPILED_FILES)
def test_every_compiled_file_exists_outside_the_compiled_rooms(name: str) -> None:
    assert (PACKAGE / name).is_file()
    assert name.split("/")[0] not in modules.COMPILED_ROOMS


@pytest.mark.parametrize("room", modules.COMPILED_ROOMS)
def test_a_module_of_a_compiled_room_is_compiled_unless_a_pattern_fits_it(room: str) -> None:
    paths = [path.relative_to(PACKAGE) for path in modules.sources(ROOT) if path.relative_to(PACKAGE).parts[0] == room]
    assert paths
    for path in paths:
        listed = any(modules.fits(path, pattern) for pattern in modules.INTERPRETED)
        assert modules.is_compiled(path) != listed, path


def test_what_is_neither_in_a_compiled_room_nor_listed_stays_interpreted() -> None:
    compiled = {path.relative_to(PACKAGE).as_posix() for path in modules.compiled(ROOT)}
    outside = {name for name in compiled if name.split("/")[0] not in modules.COMPILED_ROOMS}
    assert outside == set(modules.COMPILED_FILES)
    assert {"kernel/state.py", "search/playout.py", "games/giza/state.py", "games/egizia/bot/evaluator.py"} <= compiled
    assert not {"kernel/__init__.py", "games/giza/box.py", "games/egizia/bot/__init__.py", "cli.py"} & compiled


def test_a_pattern_fits_at_its_own_depth_alone() -> None:
    assert modules.fits(PurePath("games/giza/box.py"), "games/*/box.py")
    assert not modules.fits(PurePath("games/giza/bot/box.py"), "games/*/box.py")
    assert not modules.fits(PurePath("arena/games/giza/box.py"), "games/*/box.py")
    assert modules.fits(PurePath("games/egizia/bot/__init__.py"), "*/__init__.py")


def test_a_game_is_a_group_and_all_else_is_the_core() -> None:
    assert modules.group("benben.games.egizia.steps.ships") == "egizia"
    assert modules.group("benben.games.giza.state") == "giza"
    assert modules.group("benben.kernel.state") == modules.group("benben.play.fast_match") == "core"
