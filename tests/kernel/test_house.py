"""The plan of the house: dependencies point one way, and the kernel touches neither games, files, clock nor randomness."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import benben

HOUSE = Path(__file__).parents[2] / "src" / "benben"
FLOORS = [
    ["kernel"],
    ["games"],
    ["search", "bots"],
    ["arena", "envs", "server", "terminal"],
]
RANK = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}
MODULES = sorted(path for path in HOUSE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module}
    return found


def room_of(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if parts[0] == "benben" and len(parts) > 1 else None


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_dependencies_point_one_way(path: Path) -> None:
    own = path.relative_to(HOUSE).parts[0]
    if own in RANK:
        for module in imports(path):
            room = room_of(module)
            if room in RANK:
                assert RANK[room] <= RANK[own], f"{own} imports {module}"
            assert room != "cli", f"{own} imports the command line"


@pytest.mark.parametrize("path", sorted((HOUSE / "kernel").glob("*.py")), ids=lambda path: path.name)
def test_the_kernel_touches_nothing_but_itself(path: Path) -> None:
    for module in imports(path):
        assert module.split(".")[0] not in {"random", "time", "datetime", "os", "pathlib", "io", "socket", "sys"}
        assert room_of(module) in (None, "kernel"), module


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if path.relative_to(HOUSE).parts[0] not in ("games", "library.py", "__init__.py")],
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
            assert room_of(module) in (None, "kernel", "games"), f"{path.name} imports {module}"
            if module.startswith("benben.games."):
                assert module.split(".")[2] == name, f"{path.name} imports another game: {module}"
