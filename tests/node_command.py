"""The Node that the tests run programs with."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

VERIFIER = Path(__file__).parents[1] / "verifier" / "verify.mjs"
"""The stand-alone verifier of evidence files."""


def find_node() -> str:
    """The Node that the project installs, or the one of this machine; skips the test loudly where there is none."""
    found = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    if found is None:
        pytest.skip("*** THE STAND-ALONE VERIFIER WAS NOT TRIED: there is no Node ***")
    return found
