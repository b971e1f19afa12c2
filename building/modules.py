"""The list of modules that are compiled. Every other module stays interpreted.

Paths are relative to `src/benben`. `tests/build` checks that every pattern matches a file.
"""

from __future__ import annotations

from pathlib import Path, PurePath

PACKAGE = Path("src/benben")
"""The folder of the package."""

COMPILED_ROOMS = ("kernel", "search", "games")
"""Rooms that are compiled whole, apart from the files INTERPRETED names."""

COMPILED_FILES = (
    "play/difference.py",
    "play/every_deal.py",
    "play/fast_match.py",
    "play/finality.py",
    "play/forced.py",
    "play/match_batch.py",
    "play/sealed_choices.py",
    "play/turn_state.py",
)
"""Compiled files outside those rooms: every step of an environment, or every frame of a table, runs through them."""

INTERPRETED = {
    "*/__init__.py": "a docstring",
    "kernel/reader.py": "reads a saved position",
    "kernel/box_reader.py": "reads a box once",
    "kernel/box_changes.py": "changes a box once, before it is read",
    "games/*/box.py": "read once, when the game is imported",
    "kernel/view.py": "declares types that are read at run time, which compiled classes do not keep",
    "games/*/view_types.py": "declares such types",
    "games/*/study.py": "a balance study calls it once a game",
    "games/*/symmetry.py": "a training calls it a few times",
    "search/dense_layers.py": "its C file is compiled instead; see WRITTEN_IN_C",
    "games/*/refusals.py": "runs when a person asks why an action is not legal",
}
"""Files of COMPILED_ROOMS that stay interpreted, with the reason: no search, playout, environment step or frame needs them.

Compiling them would make the build longer.
"""

WRITTEN_IN_C = ("search/dense_layers.c",)
"""Extension modules that are written in C; the Python file of the same name is used where no compiler is found."""


def matching(pattern: str, root: Path = Path()) -> list[Path]:
    """The files of the package that a pattern of INTERPRETED fits."""
    return [path for path in sources(root) if fits(path.relative_to(root / PACKAGE), pattern)]


def sources(root: Path = Path()) -> list[Path]:
    """Every Python file of the package."""
    return sorted((root / PACKAGE).rglob("*.py"))


def fits(path: PurePath, pattern: str) -> bool:
    """True if a path in the package has the pattern's parts; a pattern that starts with `*` fits at any depth."""
    return path.match(pattern) and (pattern.startswith("*") or len(path.parts) == pattern.count("/") + 1)


def is_compiled(path: PurePath) -> bool:
    """True if the file with this path in the package is compiled."""
    if path.as_posix() in COMPILED_FILES:
        return True
    return path.parts[0] in COMPILED_ROOMS and not any(fits(path, pattern) for pattern in INTERPRETED)


def compiled(root: Path = Path()) -> list[Path]:
    """The files to compile."""
    return [path for path in sources(root) if is_compiled(path.relative_to(root / PACKAGE))]


def group(module: str) -> str:
    """The part of the engine that a module (by its dotted name) is compiled with: its game, or the core."""
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 3 else "core"
