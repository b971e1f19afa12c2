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


def extensions() -> list[Any]:
    """The modules to compile; none where that is not possible or not wanted (BENBEN_PURE=1)."""
    if not BUILDING & set(sys.argv):
        return []  # only asked about: compiling can wait until something is built
    if os.environ.get("BENBEN_PURE") or not compiler_works():
        print("benben: installing interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    root = Path("src/benben")
    files = [str(path) for part in COMPILED for path in sorted((root / part).rglob("*.py")) if path.name != "__init__.py"]
    modules = mypycify(["--config-file", "pyproject.toml", *files], opt_level="2", debug_level="0")
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args.append(INLINING)
    return list(modules)


setup(ext_modules=extensions())
