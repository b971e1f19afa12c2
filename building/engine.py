"""The compiled engine: mypyc writes the C, this module arranges it in units and compiles only those that changed.

mypyc has two layouts of its own, and both were measured (docs/speed.md). One C file for all modules keeps one processor busy
for minutes, and any change compiles it whole. One library for each game makes calls into the kernel indirect, which costs
random games inside the engine up to 14 %. So there is one library, linked from one C file for the core and one for each
game: calls stay direct, the units are compiled side by side, and a change in one game leaves the objects of the others.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path, PurePosixPath
from threading import BoundedSemaphore, Lock
from typing import Any

from setuptools import Extension
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc
from setuptools.command.build_ext import build_ext

from building.modules import PACKAGE, WRITTEN_IN_C, compiled, group

GENERATED = Path("build/engine")
"""The folder of the C files."""
OBJECTS = Path("build/objects")
"""The folder of compiled units, named by unit and fingerprint."""
KEPT = 3
"""Objects that are kept of each unit, so that going back to an earlier state of the sources compiles nothing."""
POSIX_FLAGS = ("-fno-semantic-interposition", "-fvisibility=hidden")
"""Nobody replaces a rule by its C symbol: saying so lets the compiler inline a rule, and call it without a table."""
EXACT_FLAGS = ("-O3", "-ffp-contract=off")
"""Sums side by side, but no product that is fused with a sum: results are the same on every machine."""

TOP_LEVEL = re.compile(r"^(?=char CPyDef_\w*__top_level__\(void\) \{)", re.MULTILINE)
"""The function that runs the body of a module, once, at import."""
RUN_ONCE = """\
#if defined(__clang__)
#define RUN_ONCE __attribute__((cold, noinline, optnone))
#elif defined(__GNUC__)
#define RUN_ONCE __attribute__((cold, optimize("O0")))
#else
#define RUN_ONCE
#endif
"""
"""The bodies of modules are long and run once. Optimising them took most of the C compiler's time."""


def compiler_works() -> bool:
    """True if there is a C compiler that finds Python's headers."""
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
    """The extension modules: one library with all the code, and a small one for each module, which opens it."""
    from mypyc.build import mypycify

    paths = [str(path) for path in compiled()]
    found = mypycify(
        ["--config-file", "pyproject.toml", *paths],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(GENERATED),
        group_name="benben",
    )
    library = found[0]
    library.sources = units([Path(source) for source in library.sources])
    if os.name == "posix":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *POSIX_FLAGS]
    return [*found, *[written_in_c(PurePosixPath(path)) for path in WRITTEN_IN_C]]


def written_in_c(path: PurePosixPath) -> Extension:
    """The extension module of a C file of the package. The file is copied to where all others are generated."""
    copy = GENERATED / path.name
    shutil.copyfile(PACKAGE / path, copy)
    module = ".".join([PACKAGE.name, *path.with_suffix("").parts])
    return Extension(module, [str(copy)], extra_compile_args=list(EXACT_FLAGS) if os.name == "posix" else [])


def units(sources: Sequence[Path]) -> list[str]:
    """Join the C files of the modules, a file for each group; the longest first, so that the compilers end together."""
    texts: dict[str, str] = {}
    for source in sources:
        module = re.fullmatch(r"__native_(benben\w*)", source.stem)
        if module:
            name = group(module[1].replace("___", "."))
            text = TOP_LEVEL.sub("RUN_ONCE ", source.read_text("utf-8"))
        else:  # mypyc's runtime
            name = "core"
            text = f'#include "{source.relative_to(GENERATED).as_posix()}"\n'
        texts[name] = texts.get(name, RUN_ONCE) + text
    paths = []
    for name, text in sorted(texts.items(), key=lambda unit: -len(unit[1])):
        path = GENERATED / f"unit_{name}.c"
        path.write_text(text, "utf-8")
        paths.append(str(path))
    return paths


class BuildEngine(build_ext):
    """`build_ext` that compiles units side by side and takes those that did not change from `build/objects`."""

    def build_extensions(self) -> None:
        """Compile and link the extensions."""
        OBJECTS.mkdir(parents=True, exist_ok=True)
        self.compiler = CachingCompiler.around(self.compiler)
        self.parallel = os.cpu_count() or 1
        super().build_extensions()
        forget_old_objects()


class CachingCompiler:
    """A C compiler whose `compile` takes an object of the same fingerprint from `build/objects`, if there is one."""

    def __init__(self, compiler: Any) -> None:
        self._compiler = compiler
        self._compile = compiler.compile
        self._command = [str(word) for word in getattr(compiler, "compiler_so", ())]
        self._version = version_of(self._command)
        self._turns = BoundedSemaphore(os.cpu_count() or 1)
        self._headers: str | None = None
        self._lock = Lock()

    @classmethod
    def around(cls, compiler: Any) -> Any:
        """The same compiler, with `compile` replaced."""
        compiler.compile = cls(compiler).compile
        return compiler

    def compile(self, sources: Sequence[str], **options: Any) -> list[str]:
        """Compile C files side by side and return their objects."""
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            return list(pool.map(lambda source: self._object(source, options), sources))

    def _object(self, source: str, options: dict[str, Any]) -> str:
        """The object of a C file, compiled unless it is there already."""
        name = Path(source).relative_to(GENERATED).with_suffix("").as_posix().replace("/", ".")
        wanted = OBJECTS / f"{name}-{self._fingerprint(source, options)}{self._compiler.obj_extension}"
        if wanted.is_file():
            wanted.touch()
            report("kept", name)
            return str(wanted)
        with self._turns, tempfile.TemporaryDirectory(dir=OBJECTS) as folder:
            (made,) = self._compile([source], **{**options, "output_dir": folder})
            Path(made).replace(wanted)  # in one go: an interrupted build leaves no half object under this name
        report("compiled", name)
        return str(wanted)

    def _fingerprint(self, source: str, options: dict[str, Any]) -> str:
        """A hash of all that an object depends on: its C, the generated headers, the compiler and its flags."""
        flags: list[Any] = [options.get(name) for name in ("macros", "extra_preargs", "extra_postargs")]
        flags += sorted(options.get("include_dirs") or [])  # mypyc lists them in any order
        found = sha256(repr([self._command, self._version, flags, sys.version, version("mypy")]).encode())
        found.update(Path(source).read_bytes())
        if Path(source).stem.startswith("unit_"):
            found.update(self._generated_headers().encode())
        return found.hexdigest()[:16]

    def _generated_headers(self) -> str:
        """A hash of the headers that every unit includes."""
        with self._lock:
            if self._headers is None:
                found = sha256()
                for path in sorted(GENERATED.glob("*.h")):
                    found.update(path.read_bytes())
                self._headers = found.hexdigest()
        return self._headers


def report(what: str, name: str) -> None:
    """Print what became of a unit: `building.install` counts these lines."""
    if name.startswith("unit_"):
        sys.stderr.write(f"benben: {what} {name.removeprefix('unit_')}\n")  # in one write: compilers print beside it


def version_of(command: Sequence[str]) -> str:
    """The version a compiler says it has; empty if it does not say."""
    if not command:
        return ""
    return subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False).stdout


def forget_old_objects() -> None:
    """Keep the newest objects of every unit."""
    found: dict[str, list[Path]] = {}
    for path in OBJECTS.iterdir():
        if path.is_file():
            found.setdefault(path.name.rpartition("-")[0], []).append(path)
    for paths in found.values():
        for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
            path.unlink()
