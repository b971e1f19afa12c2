"""A server process that can be killed and started again on the same data."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Self

PATIENCE = 60.0


class Serving:
    """``benben serve`` on a port of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        words = ["serve", "--port", str(self.port), "--data", str(self.folder)]
        words += ["--pace", "0", "--thinkers", "1", "--unlimited"]
        self._process = subprocess.Popen([sys.executable, "-m", "benben.cli", *words])
        begun = time.monotonic()
        while time.monotonic() - begun < PATIENCE:
            try:
                urllib.request.urlopen(f"{self.address}/api/health", timeout=2).close()
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise TimeoutError("the server did not start")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end(signal.SIGTERM)
