"""What is installed here and how it runs: for bug reports, and for those who wonder why it is slow."""

from __future__ import annotations

import platform
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version

from benben import __version__
from benben.registry import find_game, game_names

COMPILABLE = {"kernel": "benben.kernel.state", "search": "benben.search.playout"}
"""For each room that can be compiled, a module that tells whether it was; the games are asked one by one."""

NEEDED = ("librt", "mypy_extensions", "rich", "fluent.runtime")
OPTIONAL = ("pettingzoo", "gymnasium", "numpy", "openskill", "matplotlib", "open_spiel")


def compiled(module: str) -> bool:
    """Whether a module runs compiled."""
    path = str(import_module(module).__file__)
    return path.endswith(tuple(EXTENSION_SUFFIXES))


def installed(package: str) -> str:
    """The version of a package, or that it is not there."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def report() -> list[str]:
    """The report, line by line."""
    rooms = {**COMPILABLE, **{f"games/{name}": type(find_game(name)).__module__ for name in game_names()}}
    modes = {room: compiled(module) for room, module in rooms.items()}
    lines = [
        f"benben {__version__}",
        f"Python {platform.python_version()} ({platform.python_implementation()}) on {platform.platform()}",
        "",
        *[f"{room:20} {'compiled' if mode else 'interpreted'}" for room, mode in modes.items()],
        "",
        *[f"{package:20} {installed(package)}" for package in NEEDED],
        *[f"{package:20} {installed(package)} (optional)" for package in OPTIONAL],
    ]
    if not all(modes.values()):
        lines += [
            "",
            "Interpreted, everything works but bots think more slowly. For the compiled engine install a C compiler",
        ]
        lines += [
            "and Python's headers (gcc and python3-dev, or Xcode's tools), then reinstall: pip install --force-reinstall ."
        ]
    return lines
