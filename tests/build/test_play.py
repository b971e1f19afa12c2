"""`make play` serves before the engine is built, and takes up what was built from the next start on."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from waiting import wait_until

ROOT = Path(__file__).parents[2]
PATIENCE = 240.0
"""Seconds to wait for anything: the machine may be busy."""

pytestmark = pytest.mark.slow


class Checkout:
    """A copy of the sources with a virtual environment of its own, and whatever C compiler a test wants."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("src", "building"):
            ignored = shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so")
            shutil.copytree(ROOT / name, folder / name, ignore=ignored)
        for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, folder)
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / ".venv")], check=True)
        self.python = str(folder / ".venv" / "bin" / "python")
        version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
        packages = folder / ".venv" / "lib" / version / "site-packages"
        (packages / "tests.pth").write_text(sysconfig.get_path("purelib"))
        self.stamp = folder / ".venv" / ".benben-installed"
        self.environment = {**os.environ, "CC": "no-such-compiler", "HOME": str(folder)}
        self.environment.pop("PYTHONPATH", None)

    def compiler(self, script: str) -> None:
        """Take a shell script for the C compiler."""
        path = self.folder / "cc"
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
        self.environment["CC"] = str(path)

    @contextmanager
    def play(self) -> Iterator[Play]:
        """Start the web table and wait until it answers; at the end it is interrupted as by Ctrl-C."""
        play = Play(self)
        try:
            play.wait_for_health()
            yield play
        finally:
            play.interrupt()


class Play:
    """A running `python -m building.play`: its lines, as they come."""

    def __init__(self, checkout: Checkout) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        command = [checkout.python, "-m", "building.play", "--port", str(self.port), "--thinkers", "1", "--data", "data"]
        self.process = subprocess.Popen(
            command,
            cwd=checkout.folder,
            env=checkout.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.lines: list[str] = []
        self.news = threading.Condition()
        self.reader = threading.Thread(target=self._read)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                with self.news:
                    self.lines.append(line.rstrip())
                    self.news.notify_all()

    def wait_for(self, text: str) -> None:
        """Wait for a line that contains a text."""
        with self.news:
            assert self.news.wait_for(lambda: any(text in line for line in self.lines), PATIENCE), self.lines

    def wait_for_health(self) -> None:
        """Wait until the server answers."""
        wait_until(self.answers, "the server answers", PATIENCE)

    def answers(self) -> bool:
        assert self.process.poll() is None, self.lines
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/health", timeout=5).close()
        except (urllib.error.URLError, OSError):
            return False
        return True

    def interrupt(self) -> None:
        """Press Ctrl-C and wait for the end."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_it_plays_interpreted_while_it_builds_and_what_was_built_from_the_next_start_on(checkout: Checkout) -> None:
    with checkout.play() as first:
        first.wait_for("engine: interpreted for now")
        first.wait_for("engine: no C compiler was found")
    before = checkout.stamp.read_text()
    assert before.split()[1] == "interpreted"

    with checkout.play() as second:
        assert second.lines[0] == "engine: interpreted"
        with (checkout.folder / "src/benben/version.py").open("a") as version:
            version.write("# a change\n")
        built = subprocess.run(
            [checkout.python, "-m", "building.install"],
            cwd=checkout.folder,
            env=checkout.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        )
        assert built.stdout == "engine: built; a server is running, so it is installed at the next start\n"
        assert checkout.stamp.read_text() == before

    with checkout.play() as third:
        assert third.lines[0] == "engine: interpreted"
    assert checkout.stamp.read_text() != before


def test_ctrl_c_ends_the_build_and_its_compiler(checkout: Checkout, wait_for_end: Callable[[int], None]) -> None:
    note = checkout.folder / "compiler"
    checkout.compiler(f"echo $$ > {note}.new && mv {note}.new {note}\nexec sleep 600")
    with checkout.play() as play:
        wait_until(note.exists, "the compiler runs", PATIENCE)
    assert "engine: the build was stopped; the next start goes on from the parts that are compiled" in play.lines
    wait_for_end(int(note.read_text()))
    assert not checkout.stamp.exists()


def test_a_compiler_that_fails_is_a_clear_line_and_is_not_tried_at_every_start(checkout: Checkout) -> None:
    # It compiles the probe, and nothing else.
    checkout.compiler('case "$*" in *probe.c*) exit 0;; *--version*) exit 0;; *) echo "out of memory" >&2; exit 1;; esac')
    with checkout.play() as play:
        play.wait_for("engine: NOT BUILT (build/engine.log); everything works interpreted")
    assert "out of memory" in (checkout.folder / "build/engine.log").read_text()
    with checkout.play() as again:
        assert again.lines[0] == "engine: interpreted: the last build failed (build/engine.log); `make engine` tries again"
