"""Builds the package: the engine is compiled where a C compiler is found, else all is installed interpreted.

`building/modules.py` lists what is compiled, `building/engine.py` compiles it, `building/pages.py` builds the web pages.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))  # a build front end does not put it there

from building import engine, pages

BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "develop"}
"""Commands that need the extensions and the pages; others only ask about the package."""


def extensions() -> list[Any]:
    """The modules to compile; none where that is not possible or not wanted (BENBEN_PURE=1)."""
    if os.environ.get("BENBEN_PURE") or not engine.compiler_works():
        print("benben: installing interpreted", file=sys.stderr)
        return []
    return list(engine.extensions())


if BUILDING & set(sys.argv):
    for folder in Path("build").glob("lib*"):
        shutil.rmtree(folder)  # else modules that were renamed stay in the package
    pages.build_or_warn()  # before setuptools looks for files: the pages are among them
    setup(ext_modules=extensions(), cmdclass={"build_ext": engine.BuildEngine})
else:
    setup()
