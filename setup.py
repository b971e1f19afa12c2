"""Builds the package: kernel, games and search are compiled where a C compiler is found, else installed as they are."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

COMPILED = ("kernel", "games", "search")
PLAIN = {
    *("box", "laws", "study"),  # run once, or for those who develop
    *("bout", "dealer", "match", "reader", "record"),  # lead a game and write it down
    *("census", "refusals", "restore", "scene"),  # positions read back and counted, why not, what a table looks like
}
"""Modules that stay Python: no search, playout or environment runs through them, and they took a quarter of a build's time."""
BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "develop"}
INLINING = "-fno-semantic-interposition"
"""Nobody replaces a rule by its C symbol: saying so lets the compiler put one rule into another."""


def compiler_works() -> bool:
    """Whether a C compiler is here that finds Python's headers."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception as error:
            print(f"benben: no working C compiler ({error})", file=sys.stderr)
            return False
    return True


def hot_files() -> list[str]:
    """The modules that are worth compiling."""
    found = [path for part in COMPILED for path in sorted(Path("src/benben", part).rglob("*.py"))]
    return [str(path) for path in found if path.stem not in {*PLAIN, "__init__"}]


def extensions() -> list[Any]:
    """The modules to compile; none where that is not possible or not wanted (BENBEN_PURE=1)."""
    if not BUILDING & set(sys.argv):
        return []  # only asked about: compiling can wait until something is built
    if os.environ.get("BENBEN_PURE") or not compiler_works():
        print("benben: installing interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    modules = mypycify(["--config-file", "pyproject.toml", *hot_files()], opt_level="2", debug_level="0")
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, INLINING]
    return list(modules)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
