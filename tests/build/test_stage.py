"""One line a stage; what a command says is shown if it fails; nothing waits for ever."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from building import pages, stage
from building.locks import BusyError, held, take

ROOT = Path(__file__).parents[2]


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_a_stage_is_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    assert stage.run("[1/2] packages", python("print('much to read')")) == 0
    assert capfd.readouterr() == ("[1/2] packages: 0 s\n", "")


def test_a_failing_stage_shows_the_output_and_the_hint(capfd: pytest.CaptureFixture[str]) -> None:
    assert stage.run("pages", python("print('no route'); raise SystemExit(3)"), hint="try again") == 3
    out, err = capfd.readouterr()
    assert out == "pages: FAILED after 0 s\n"
    assert err == "no route\nbenben: try again\n"


def test_a_stage_ends_at_its_limit_with_the_children_of_its_command(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], wait_for_end: Callable[[int], None]
) -> None:
    note = tmp_path / "pid"
    code = f"import subprocess; p = subprocess.Popen(['sleep', '600']); open({str(note)!r}, 'w').write(str(p.pid)); p.wait()"
    assert stage.run("pages", python(code), limit=2) == 124
    assert "stopped" in capfd.readouterr().err
    wait_for_end(int(note.read_text()))


def test_without_a_registry_npm_ends_soon_and_says_what_is_missing(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    package = {"name": "pages", "version": "0.0.0", "dependencies": {"left-pad": "1.3.0"}}
    packages = {"": package, "node_modules/left-pad": {"version": "1.3.0"}}
    (web / "package.json").write_text(json.dumps({**package, "private": True}))
    (web / "package-lock.json").write_text(
        json.dumps({"name": "pages", "version": "0.0.0", "lockfileVersion": 3, "requires": True, "packages": packages})
    )
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))  # bound but not listening: a connection is refused
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "npm_config_registry": f"http://127.0.0.1:{closed.getsockname()[1]}/",
            "npm_config_cache": str(tmp_path / "cache"),
        }
        command = [sys.executable, "-m", "building.pages", "install"]
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120, check=False
        )
    assert done.returncode == 1
    assert "is the npm registry within reach?" in done.stderr.splitlines()[-1]


def test_npm_that_does_not_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npm = tmp_path / "npm"
    npm.write_text("#!/bin/sh\nexec sleep 600\n")
    npm.chmod(0o755)
    (tmp_path / "web").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(pages, "node_environment", lambda: {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"})
    monkeypatch.setattr(pages, "INSTALL_LIMIT", 0.2)
    with pytest.raises(pages.PagesError, match="did not end within 0 s: is the npm registry"):
        pages.install()


def test_pages_that_cannot_be_built_are_a_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "web").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(pages, "node_environment", lambda: {"PATH": str(tmp_path)})
    monkeypatch.delenv("BENBEN_NO_CLIENT", raising=False)
    assert not pages.build_or_warn()
    assert "WERE NOT BUILT: there is no npm" in capsys.readouterr().err
    assert not pages.STAMP.exists()


def test_a_lock_is_for_one_process_and_sharers_keep_an_owner_out(tmp_path: Path) -> None:
    path = tmp_path / "build" / "lock"
    with take(path), pytest.raises(BusyError):
        take(path)
    with take(path, shared=True), take(path, shared=True), pytest.raises(BusyError):
        take(path)
    waited: list[str] = []
    with held(path, lambda: waited.append("waited")):
        assert not waited
