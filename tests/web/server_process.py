"""A server process with a fixed seed that can be killed and started again on the same data.

Run as a program, this module is the server itself, with settings that no command offers.
"""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Self

from benben.play.contributions import Contribution, game_seed

START_TIMEOUT_S = 60.0
"""Seconds that the server may take to answer its first request."""
LEAST_ABSENCE_S = 0.0
"""Seconds after which a table may have a player who is away replaced: at once."""


class ServerProcess:
    """A server on a free port; all its chance events and bots follow from ``seed``, further games come from ``modules``.

    With ``mail_port`` it sends letters to the mail server on that port of this machine, with links to ``localhost``, and
    notifications to receivers on this machine.
    """

    def __init__(
        self, folder: Path, seed: int, modules: Sequence[str] = (), accounts: bool = True, mail_port: int | None = None
    ) -> None:
        self.folder = folder
        self.seed = seed
        self.modules = modules
        self.options = {"accounts": accounts, "mail_port": mail_port}
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process and wait until it answers."""
        words = [str(self.folder), str(self.port), str(self.seed), json.dumps(self.options), *self.modules]
        self._process = subprocess.Popen([sys.executable, __file__, *words])
        from waiting import wait_until  # imported here because the server process, which runs this module, does not find it

        wait_until(self._answers, "the server answers", START_TIMEOUT_S)

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "the server has ended"
        try:
            urllib.request.urlopen(f"{self.address}/api/health", timeout=2).close()
        except (urllib.error.URLError, OSError):
            return False
        return True

    def seed_of(self, table: str) -> bytes:
        """The seed of a table, read from the database: no answer contains it before the end."""
        with closing(sqlite3.connect(self.folder / "benben.sqlite")) as database:
            return bytes(database.execute("select seed from seeds where table_id = ?", [table]).fetchone()[0])

    def dealing_seed_of(self, table: str) -> bytes:
        """The seed that deals at a table: its own seed together with the random numbers of the seats."""
        with closing(sqlite3.connect(self.folder / "benben.sqlite")) as database:
            query = """select s.randomness_commitment, r.number from seats s
                left join randomness r on r.table_id = s.table_id and r.seat = s.seat where s.table_id = ? order by s.seat"""
            rows = database.execute(query, [table]).fetchall()
        contributions = [None if commitment is None else Contribution(commitment, number) for commitment, number in rows]
        return game_seed(self.seed_of(table), contributions if any(contributions) else ())

    def kill(self) -> None:
        """Kill the process without a chance to clean up."""
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


def run(folder: str, port: str, seed: str, options: str, *modules: str) -> None:
    """Run the server with bots that answer at once and one worker process for them."""
    from benben.server.notifications.options import NotificationOptions  # here because bot workers import this module too
    from benben.server.people.mail import MailServer
    from benben.server.run import run_server
    from benben.server.settings import Settings
    from benben.server.storage.database import sqlite_url

    settings = Settings(sqlite_url(Path(folder)), port=int(port), bot_workers=1, pace=0.0, least_absence=LEAST_ABSENCE_S)
    settings.limited, settings.fixed_seed, settings.modules = False, int(seed), list(modules)
    wanted = json.loads(options)
    settings.accounts = wanted["accounts"]
    if wanted["mail_port"]:
        settings.public_url = f"http://localhost:{port}"
        settings.mail = MailServer("127.0.0.1", wanted["mail_port"], "games@example.org")
        settings.notifications = NotificationOptions(settings.public_url, settings.mail, private=True)
    if modules:
        sys.path.append(str(Path(__file__).parents[1]))  # last: modules of the tests hide no others
    run_server(settings)


if __name__ == "__main__":
    run(*sys.argv[1:])
