"""`make help` names every target."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
INTERNAL = {"help", "ready"}
"""Targets for other targets, or the answer itself."""


def test_help_names_every_target() -> None:
    rules = "".join(path.read_text() for path in (ROOT / "Makefile", *sorted((ROOT / "make").glob("*.mk"))))
    targets = {
        word
        for line in re.findall(r"^\.PHONY:((?:.*\\\n)*.*)", rules, flags=re.M)
        for word in line.replace("\\", " ").split()
    }
    assert {"play", "test", "test-quick"} <= targets
    answer = subprocess.run(["make", "help"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    named = set(re.findall(r"make ([a-z-]+)", answer))
    assert named == targets - INTERNAL


def commands(target: str) -> str:
    """What `make` would run for a target."""
    return subprocess.run(["make", "-n", target], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def test_the_interpreted_half_alone_leaves_out_what_runs_once_compiled() -> None:
    assert "BENBEN_ONCE=" in commands("test-interpreted")
    for target in ("test-compiled", "test-quick", "test-long"):
        assert "pytest" in commands(target)
        assert "BENBEN_ONCE" not in commands(target)
