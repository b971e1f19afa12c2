"""The plan of the house: dependencies point one way, each room imports only what it may, and no game is named outside."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import benben

HOUSE = Path(__file__).parents[1] / "src" / "benben"
FLOORS = [
    ["kernel"],
    ["registry", "build_info", "command_line", "markdown"],
    ["play", "words", "rulebook", "drawings", "data_folder"],
    ["games", "testing"],
    ["search", "bots"],
    ["learn", "arena", "envs", "server", "terminal", "new_game"],
    ["cli"],
]
"""Rooms and modules of the house from the ground up: each may import its own floor and those below."""
RANK = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}
MODULES = sorted(HOUSE.rglob("*.py"))

ENGINE = {"librt", "mypy_extensions"}
PACKAGES = {
    "kernel": ENGINE,
    "registry": set[str](),
    "build_info": set[str](),
    "command_line": set[str](),
    "markdown": set[str](),
    "play": ENGINE | {"msgspec"},
    "games": ENGINE,
    "testing": ENGINE,
    "search": ENGINE,
    "bots": set[str](),
    "data_folder": {"platformdirs"},
    "words": {"fluent"},
    "rulebook": set[str](),
    "drawings": set[str](),
    "arena": {"rich", "openskill", "matplotlib", "pyspiel"},
    "learn": {"matplotlib", "numpy", "rich", "torch"},
    "envs": ENGINE | {"numpy", "gymnasium", "pettingzoo"},
    "server": {"alembic", "fastapi", "msgspec", "pydantic", "sqlalchemy", "starlette", "uvicorn"},
    "terminal": {"rich"},
    "new_game": ENGINE | {"pytest"},
    "cli": set[str](),
}
"""The packages besides the standard library that a room may import."""
NOT_FOR_THE_KERNEL = {"datetime", "io", "os", "pathlib", "random", "secrets", "socket", "sys", "threading", "time"}
"""Modules of the standard library that bring in files, the clock or randomness."""


def imports(path: Path) -> set[str]:
    """Every module a file imports at run time; what stands under ``if TYPE_CHECKING`` names types alone."""
    found = set()
    for node in _nodes(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module}
    return found


def _nodes(tree: ast.AST) -> list[ast.AST]:
    found = [tree]
    for child in ast.iter_child_nodes(tree):
        if not (isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING"):
            found += _nodes(child)
    return found


def room_of(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if parts[0] == "benben" and len(parts) > 1 else None


def own_room(path: Path) -> str:
    return path.relative_to(HOUSE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_dependencies_point_one_way(path: Path) -> None:
    own = own_room(path)
    if own in RANK:
        for module in imports(path):
            room = room_of(module)
            if room in RANK:
                assert RANK[room] <= RANK[own], f"{own} imports {module}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_a_room_imports_only_the_packages_it_may(path: Path) -> None:
    own = own_room(path)
    if own in PACKAGES:
        used = {module.split(".")[0] for module in imports(path)} - {"benben", *sys.stdlib_module_names}
        assert used <= PACKAGES[own], f"{own} imports {sorted(used - PACKAGES[own])}"


def test_every_room_is_on_the_plan() -> None:
    rooms = {own_room(path) for path in MODULES} - {"__init__", "version"}
    assert rooms == set(RANK) == set(PACKAGES)


@pytest.mark.parametrize("path", sorted((HOUSE / "kernel").glob("*.py")), ids=lambda path: path.name)
def test_the_kernel_touches_neither_files_nor_clock_nor_randomness(path: Path) -> None:
    used = {module.split(".")[0] for module in imports(path)}
    assert not used & NOT_FOR_THE_KERNEL, path.name


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if own_room(path) not in ("games", "__init__")],
    ids=lambda path: str(path.relative_to(HOUSE)),
)
def test_no_game_is_named_outside_its_own_package(path: Path) -> None:
    words = {
        node.value.lower()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" not in node.value
    }
    for name in benben.games():
        assert name not in words, f"{path.name} names {name}"
        assert not any(module.startswith(f"benben.games.{name}") for module in imports(path))


@pytest.mark.parametrize("name", benben.games())
def test_a_game_keeps_to_itself(name: str) -> None:
    for path in (HOUSE / "games" / name).rglob("*.py"):
        for module in imports(path):
            if module.startswith("benben.games."):
                assert module.split(".")[2] == name, f"{path.name} imports another game: {module}"
