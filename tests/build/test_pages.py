"""The packages of the web pages: the lock file is whole, and exactly its packages are installed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from building import pages

ROOT = Path(__file__).parents[2]
LOCK: dict[str, dict[str, Any]] = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
WITHOUT_SYSTEM = "wasm32-wasi"
"""The end of the names of packages for WebAssembly: no machine has such a processor, so npm installs none of them."""


def test_the_lock_file_names_the_native_packages_of_every_system() -> None:
    native = {name for package in LOCK.values() for name in package.get("optionalDependencies", {})}
    expected = {name for name in native if not name.endswith(WITHOUT_SYSTEM)}
    assert {"@rolldown/binding-darwin-arm64", "@rolldown/binding-win32-x64-msvc"} <= expected
    assert {name for name in expected if f"node_modules/{name}" not in LOCK} == set()


def test_the_lock_file_names_no_registry() -> None:
    assert [path for path, package in LOCK.items() if "resolved" in package] == []
    assert [path for path, package in LOCK.items() if path and "integrity" not in package] == []


@pytest.fixture
def npm_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The commands that npm is given in a folder of its own, where a lock file asks for two packages."""
    monkeypatch.chdir(tmp_path)
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(pages, "run_npm", lambda *words, limit: calls.append(words))
    pages.WEB.mkdir()
    pages.LOCK.write_text(json.dumps({"packages": {"": {}, **packages("1.0.0")}}))
    return calls


def packages(version: str) -> dict[str, dict[str, object]]:
    return {"node_modules/vite": {"version": version}, "node_modules/win32": {"version": version, "optional": True}}


def write_installed(there: dict[str, dict[str, object]]) -> None:
    pages.INSTALLED_LOCK.parent.mkdir(exist_ok=True)
    pages.INSTALLED_LOCK.write_text(json.dumps({"packages": there}))


def test_packages_are_installed_by_the_lock_file(npm_calls: list[tuple[str, ...]]) -> None:
    pages.install()
    assert [words[0] for words in npm_calls] == ["ci"]


def test_packages_that_are_installed_are_left_alone(npm_calls: list[tuple[str, ...]]) -> None:
    write_installed({"node_modules/vite": {"version": "1.0.0"}})
    pages.install()
    assert npm_calls == []


@pytest.mark.parametrize("there", [{}, packages("0.9.0"), {**packages("0.9.0"), "node_modules/vite": {"version": "1.0.0"}}])
def test_packages_of_other_versions_are_replaced(
    npm_calls: list[tuple[str, ...]], there: dict[str, dict[str, object]]
) -> None:
    write_installed(there)
    pages.install()
    assert [words[0] for words in npm_calls] == ["ci"]


def test_a_linked_folder_of_other_packages_is_not_emptied(npm_calls: list[tuple[str, ...]], tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / ".package-lock.json").write_text(json.dumps({"packages": packages("0.9.0")}))
    pages.MODULES.symlink_to(elsewhere)
    pages.install()
    assert [words[0] for words in npm_calls] == ["ci"]
    assert not pages.MODULES.exists()
    assert (elsewhere / ".package-lock.json").exists()
