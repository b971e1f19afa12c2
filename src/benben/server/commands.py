"""The commands of this room: ``benben serve``."""

from __future__ import annotations

import argparse
import gc
import os
import socket
import sys
import threading
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from benben.kernel.errors import BadInput

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

NEEDED = ("fastapi", "uvicorn", "msgspec", "sqlalchemy", "alembic")
DATABASE = "BENBEN_DATABASE"
PORT = 8000


def register(subparsers: Subparsers) -> None:
    """Add the commands."""
    serve = subparsers.add_parser("serve", help="run the web table")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    serve.add_argument(
        "--port", type=int, default=None, help=f"port to listen on (default: {PORT}, or a free one where that is taken)"
    )
    where = serve.add_mutually_exclusive_group()
    where.add_argument("--data", metavar="DIR", help="folder of the SQLite database (default: your data folder)")
    where.add_argument(
        "--database",
        metavar="URL",
        help=f"another database, as SQLAlchemy writes it (or in ${DATABASE})",
    )
    serve.add_argument(
        "--origin", action="append", default=[], help="origin of pages that may use the server besides its own"
    )
    serve.add_argument("--with", dest="modules", action="append", default=[], metavar="MODULE", help="import further games")
    serve.add_argument("--pace", type=float, default=0.6, help="seconds a bot takes for a move at least (default: 0.6)")
    serve.add_argument("--thinkers", type=int, default=None, help="processes in which bots think (default: cores less one)")
    serve.add_argument("--open", action="store_true", help="open the page in a browser, where there is a desktop")
    serve.add_argument("--unlimited", action="store_true", help="do not limit the rate of requests (for load tests)")
    serve.set_defaults(run=run_serve)


def run_serve(given: argparse.Namespace) -> int:
    """Run the server until it is told to end."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadInput(f"the web table needs {', '.join(missing)}: install benben[web]")
    if given.port is not None and not 0 <= given.port <= 65535:
        raise BadInput(f"a port is a number from 0 to 65535, not {given.port}")
    if given.thinkers is not None and given.thinkers < 1:
        raise BadInput(f"bots need at least 1 process to think in, not {given.thinkers}")
    from benben.server.run import listen
    from benben.server.settings import Settings
    from benben.server.storage.database import Database

    port = free_port(given.host) if given.port is None else given.port
    settings = Settings(database_url(given), given.host, port, pace=given.pace)
    settings.origins, settings.modules, settings.limited = given.origin, given.modules, not given.unlimited
    if given.thinkers is not None:
        settings.thinkers = given.thinkers
    Database(settings.database).close()  # a database that cannot be used is told of in one line
    address = f"http://{given.host}:{port}/"
    print(f"benben: {address}", file=sys.stderr)
    if given.open:
        open_page(address)
    spare_the_collector()
    listen(settings)
    return 0


def spare_the_collector() -> None:
    """Have garbage looked for less often.

    A frame is a thousand objects that go by themselves, and to look through all tables takes longer the more are open.
    """
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def free_port(host: str) -> int:
    """The usual port, or any free one where another program has it."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, PORT))
        except OSError:
            probe.bind((host, 0))
        return int(probe.getsockname()[1])


def open_page(address: str) -> None:
    """Show the page once the server has had a moment to start; never where there is no desktop to show it on."""
    desktop = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if desktop:
        later = threading.Timer(1.0, webbrowser.open, [address])
        later.daemon = True
        later.start()


def database_url(given: argparse.Namespace) -> str:
    """The database: as told, from the environment, or SQLite in the data folder."""
    from benben.server.storage.database import sqlite_url

    if given.database:
        return str(given.database)
    if not given.data and os.environ.get(DATABASE):
        return os.environ[DATABASE]
    home = os.environ.get("XDG_DATA_HOME")
    default = Path(home) if home else Path.home() / ".local" / "share"
    return sqlite_url(Path(given.data).expanduser() if given.data else default / "benben")
