"""The package builds without a C compiler, from the same files, and then says that it runs interpreted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    for name in ("src", "building"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", "out", "."]
    environment = {**os.environ, "CC": "no-such-compiler", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    environment.pop("PYTHONPATH", None)
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True, timeout=300)
    found = list((folder / "out").glob("*.whl"))
    assert len(found) == 1
    return found[0]


def test_without_a_compiler_the_wheel_is_pure(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith(".so")]
    for needed in ("benben/py.typed", "benben/locales/en/rules.ftl", "benben/games/giza/box.toml"):
        assert needed in names


def test_the_pure_wheel_plays(wheel: Path) -> None:
    code = "import benben, benben.kernel.state as s; g = benben.game('giza'); t = g.start(2); print(s.__file__, t.actors())"
    unpacked = wheel.parent / "unpacked"
    zipfile.ZipFile(wheel).extractall(unpacked)
    environment = {**os.environ, "PYTHONPATH": str(unpacked)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("state.py (-1,)")
