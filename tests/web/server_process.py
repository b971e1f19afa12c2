"""A server process that can be killed and started again on the same data, and deals the same each time.

Run as a program this is the server itself: no command sets what is only for tests.
"""

from __future__ import annotations

import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Self

PATIENCE = 60.0
ABSENCE = 0.5
"""Seconds after which a player who is away may be replaced."""


class Serving:
    """A server on a port of its own; ``deal`` is the number from which all its luck follows."""

    def __init__(self, folder: Path, deal: int) -> None:
        self.folder = folder
        self.deal = deal
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._process = subprocess.Popen([sys.executable, __file__, str(self.folder), str(self.port), str(self.deal)])
        begun = time.monotonic()
        while time.monotonic() - begun < PATIENCE:
            try:
                urllib.request.urlopen(f"{self.address}/api/health", timeout=2).close()
                return
            except (urllib.error.URLError, OSError):
                assert self._process.poll() is None, "the server has ended"
                time.sleep(0.05)
        raise TimeoutError("the server did not start")

    def seed_of(self, table: str) -> bytes:
        """The secret of a table, from the store itself: nobody is told before the end."""
        with closing(sqlite3.connect(self.folder / "benben.sqlite")) as store:
            return bytes(store.execute("select seed from seeds where table_id = ?", [table]).fetchone()[0])

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


def run(folder: str, port: str, deal: str) -> None:
    """Serve with bots that do not dawdle, and with one process for them."""
    from benben.server.listen import listen  # here: the process of the bots imports this module too, and needs none of it
    from benben.server.settings import Settings
    from benben.server.store import sqlite_url

    settings = Settings(sqlite_url(Path(folder)), port=int(port), thinkers=1, pace=0.0, absence=ABSENCE)
    settings.limited, settings.foretold = False, int(deal)
    listen(settings)


if __name__ == "__main__":
    run(*sys.argv[1:])
