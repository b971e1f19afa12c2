"""What is installed or built in a checkout is not offered to git."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copy(ROOT / ".gitignore", tmp_path)
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    return tmp_path


def untracked(checkout: Path) -> list[str]:
    command = ["git", "status", "--porcelain", "--untracked-files=all"]
    listed = subprocess.run(command, cwd=checkout, check=True, capture_output=True, text=True).stdout
    return sorted(line[3:] for line in listed.splitlines())


@pytest.mark.parametrize("installed", [".venv", "web/node_modules"])
def test_what_is_installed_may_be_a_folder_or_a_symbolic_link(checkout: Path, installed: str) -> None:
    elsewhere = checkout.parent / f"{checkout.name}-elsewhere"
    elsewhere.mkdir()
    folder = checkout / installed
    folder.parent.mkdir(exist_ok=True)
    folder.symlink_to(elsewhere)
    assert untracked(checkout) == [".gitignore"]
    folder.unlink()
    folder.mkdir()
    (folder / "pyvenv.cfg").touch()
    assert untracked(checkout) == [".gitignore"]


@pytest.mark.parametrize(
    "made",
    [
        "build/engine/unit_core.c",
        "build/objects/unit_core-0.o",
        "build/wheels/0/benben.whl",
        "dist/benben.whl",
        "src/benben.egg-info/PKG-INFO",
        "src/benben/kernel/state.cpython-311-x86_64-linux-gnu.so",
        "src/benben/server/client/index.html",
        "web/node_modules/vite/package.json",
        "building/__pycache__/modules.pyc",
    ],
)
def test_what_a_build_makes_is_ignored(checkout: Path, made: str) -> None:
    (checkout / made).parent.mkdir(parents=True)
    (checkout / made).touch()
    (checkout / "building").mkdir(exist_ok=True)
    (checkout / "building" / "modules.py").touch()
    assert untracked(checkout) == [".gitignore", "building/modules.py"]
