"""The files of deploy/ fit the command line and the requirements."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from benben.cli import parser

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def serve_commands() -> list[list[str]]:
    """The arguments of every `benben serve` in these files."""
    container = re.search(r"^CMD \[(.*)\]$", (DEPLOY / "Containerfile").read_text("utf-8"), re.MULTILINE)
    unit = re.search(r"^ExecStart=\S+ (.*)$", (DEPLOY / "benben.service").read_text("utf-8"), re.MULTILINE)
    compose = re.search(r"    command:\n((?:      - .*\n)+)", (DEPLOY / "compose.yaml").read_text("utf-8"))
    assert container is not None
    assert unit is not None
    assert compose is not None
    return [
        [part.strip(' "') for part in container[1].split(",")],
        shlex.split(unit[1]),
        [line.strip().removeprefix("- ") for line in compose[1].splitlines()],
    ]


@pytest.mark.parametrize("arguments", serve_commands())
def test_the_command_line_understands_them(arguments: list[str]) -> None:
    given = parser().parse_args(arguments)
    assert given.port == 8000
    assert given.metrics_port == 9100
    assert given.json_log


def test_the_image_is_built_from_the_pinned_requirements() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    named = set(re.findall(r"requirements/\S+\.txt", text))
    assert named == {"requirements/web.txt", "requirements/production.txt"}
    assert all((ROOT / name).is_file() for name in named)
    assert install_options(DEPLOY / "Containerfile") == install_options(ROOT / "docs" / "hosting.md")


def install_options(file: Path) -> str:
    """The options with which a file installs the packages of production.txt."""
    found = re.search(
        r"pip install (?:--no-cache-dir )?(.*--require-hashes) -r requirements/production\.txt", file.read_text("utf-8")
    )
    assert found is not None, file
    return found[1]


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("*** THE UNIT FOR SYSTEMD WAS NOT CHECKED: there is no systemd-analyze here ***")
    unit = tmp_path / "benben.service"
    text = (DEPLOY / "benben.service").read_text("utf-8")
    unit.write_text(text.replace("/opt/benben/bin/benben", shutil.which("true") or "/bin/true"), "utf-8")
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, timeout=60)
    assert checked.returncode == 0, checked.stderr
    assert "benben.service" not in checked.stderr, checked.stderr
