"""The plan of the house: dependencies point one way, each room imports only what it may, and no game is named outside."""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

import benben

HOUSE = Path(__file__).parents[1] / "src" / "benben"
FLOORS = [
    ["kernel"],
    ["registry", "second_package", "build_info", "command_line", "markdown"],
    ["play", "words", "rulebook", "legend", "explanations", "drawings", "data_folder", "box_files"],
    ["games", "testing", "lessons"],
    ["search", "bots"],
    ["learn", "arena", "review", "envs", "server", "terminal", "client", "new_game"],
    ["cli"],
]
"""Rooms and modules of the house from the ground up: each may import its own floor and those below."""
RANK = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}
MODULES = sorted(HOUSE.rglob("*.py"))

ENGINE = {"librt", "mypy_extensions"}
PACKAGES = {
    "kernel": ENGINE,
    "registry": set[str](),
    "second_package": set[str](),
    "box_files": set[str](),
    "build_info": set[str](),
    "command_line": set[str](),
    "markdown": set[str](),
    "play": ENGINE | {"msgspec"},
    "games": ENGINE,
    "testing": ENGINE,
    "lessons": set[str](),
    "search": ENGINE,
    "bots": set[str](),
    "data_folder": {"platformdirs"},
    "words": {"fluent"},
    "rulebook": set[str](),
    "legend": {"msgspec"},
    "explanations": {"msgspec"},
    "drawings": set[str](),
    "arena": {"rich", "openskill", "matplotlib", "pyspiel"},
    "review": {"msgspec"},
    "learn": {"matplotlib", "numpy", "rich", "torch"},
    "envs": ENGINE | {"numpy", "gymnasium", "pettingzoo", "pyspiel"},
    "server": {
        "aiohttp",
        "aiosmtplib",
        "alembic",
        "cryptography",
        "fastapi",
        "msgspec",
        "openskill",
        "prometheus_client",
        "py_vapid",
        "pydantic",
        "pywebpush",
        "segno",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
        "webauthn",
    },
    "terminal": {"rich"},
    "client": {"aiohttp"},
    "new_game": ENGINE | {"pytest"},
    "cli": set[str](),
}
"""The packages besides the standard library that a room may import."""
NOT_FOR_THE_KERNEL = {"datetime", "io", "os", "pathlib", "random", "secrets", "socket", "sys", "threading", "time"}
"""Modules of the standard library that bring in files, the clock or randomness."""


@cache
def tree_of(path: Path) -> ast.Module:
    """A file as Python reads it."""
    return ast.parse(path.read_text("utf-8"))


@cache
def imports(path: Path) -> set[str]:
    """Every module a file imports at run time; what stands under ``if TYPE_CHECKING`` names types alone."""
    found = set()
    for node in _nodes(tree_of(path)):
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


def imports_of(room: str) -> list[tuple[str, str]]:
    """The file and the module of every import in a room."""
    paths = [path for path in MODULES if own_room(path) == room]
    return [(str(path.relative_to(HOUSE)), module) for path in paths for module in sorted(imports(path))]


@pytest.mark.parametrize("room", RANK)
def test_dependencies_point_one_way(room: str) -> None:
    found = imports_of(room)
    assert [(file, module) for file, module in found if RANK.get(room_of(module) or "", 0) > RANK[room]] == []


@pytest.mark.parametrize("room", PACKAGES)
def test_a_room_imports_only_the_packages_it_may(room: str) -> None:
    allowed = {"benben", *sys.stdlib_module_names, *PACKAGES[room]}
    assert [(file, module) for file, module in imports_of(room) if module.split(".")[0] not in allowed] == []


def test_every_room_is_on_the_plan() -> None:
    rooms = {own_room(path) for path in MODULES} - {"__init__", "version"}
    assert rooms == set(RANK) == set(PACKAGES)


def test_the_kernel_touches_neither_files_nor_clock_nor_randomness() -> None:
    found = imports_of("kernel")
    assert len(found) > 20
    assert [(file, module) for file, module in found if module.split(".")[0] in NOT_FOR_THE_KERNEL] == []


@pytest.mark.parametrize("room", [room for room in [*RANK, "version"] if room != "games"])
def test_no_game_is_named_outside_its_own_package(room: str) -> None:
    paths = [path for path in MODULES if own_room(path) == room]
    assert paths
    nodes = [(path.name, node) for path in paths for node in ast.walk(tree_of(path))]
    texts = [(file, node.value) for file, node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    assert [(file, text) for file, text in texts if text.lower() in benben.games()] == []
    packages = tuple(f"benben.games.{name}" for name in benben.games())
    assert [(file, module) for file, module in imports_of(room) if module.startswith(packages)] == []


@pytest.mark.parametrize("name", benben.games())
def test_a_game_keeps_to_itself(name: str) -> None:
    used = {module for path in (HOUSE / "games" / name).rglob("*.py") for module in imports(path)}
    games = {module for module in used if module.startswith("benben.games.")}
    assert {module.split(".")[2] for module in games} == {name}, f"{name} imports another game: {sorted(games)}"
