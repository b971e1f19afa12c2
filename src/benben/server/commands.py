"""The command ``benben serve``; those about its database are in `database_commands`."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from benben.box_files import game_of_box_file, offer_box
from benben.data_folder import data_folder
from benben.kernel.errors import BadInput
from benben.play.playable import check_playable
from benben.server import admin_commands, database_commands, think_command
from benben.server.notifications.options import NotificationOptions
from benben.server.settings import REVEAL_TIMEOUT, REVEAL_TIMEOUT_RANGE, Settings

if TYPE_CHECKING:
    from benben.server.people.mail import MailServer

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

NEEDED_PACKAGES = (
    "fastapi",
    "uvicorn",
    "httptools",
    "websockets",
    "msgspec",
    "sqlalchemy",
    "alembic",
    "prometheus_client",
    "aiohttp",
    "pywebpush",
    "webauthn",
    "segno",
    "openskill",
    "aiosmtplib",
)
"""Packages of the extra ``web``."""
DATABASE_VARIABLE = "BENBEN_DATABASE"
"""The environment variable with the address of the database."""
PROXIES_VARIABLE = "FORWARDED_ALLOW_IPS"
"""The environment variable in which uvicorn looks for the addresses of proxies."""
MAIL_VARIABLE = "BENBEN_MAIL"
"""Environment variable with the address of the mail server: its password must not be in a list of processes."""
PUBLIC_WARNING = (
    "benben: other machines can reach {host}, and without a proxy nothing is encrypted: play at home like this. "
    "On the internet put a proxy with TLS in front (docs/hosting.md)."
)
"""Warning of a server that other machines reach without a proxy."""
DEFAULT_PORT = 8000
"""The port to listen on, unless another program uses it."""


def register(subparsers: Subparsers) -> None:
    """Add the commands."""
    serve = subparsers.add_parser("serve", help="run the web table")
    add_address_arguments(serve)
    add_play_arguments(serve)
    add_account_arguments(serve)
    add_notification_arguments(serve)
    serve.add_argument("--json-log", action="store_true", help="write log lines as JSON, with the id of the request")
    serve.add_argument("--open", action="store_true", help="open the page in a browser, where there is a desktop")
    serve.add_argument(
        "--box",
        dest="boxes",
        metavar="NAME=FILE",
        action="append",
        default=[],
        help="offer the changed box of a file for new tables, under this name; can be given several times",
    )
    serve.add_argument("--unlimited", action="store_true", help="no limits of visitors and connections (for load tests)")
    serve.set_defaults(run=run_serve)
    database_commands.register(subparsers)
    admin_commands.register(subparsers)
    think_command.register(subparsers)


def add_address_arguments(serve: argparse.ArgumentParser) -> None:
    """Add where the server listens, where its database is, and who may address it."""
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    serve.add_argument(
        "--port", type=int, default=None, help=f"port to listen on (default: {DEFAULT_PORT}, or a free one if that is taken)"
    )
    where = serve.add_mutually_exclusive_group()
    where.add_argument("--data", metavar="DIR", help="folder of the SQLite database (default: your data folder)")
    where.add_argument(
        "--database",
        metavar="URL",
        help=f"another database, as SQLAlchemy writes it (or in ${DATABASE_VARIABLE})",
    )
    serve.add_argument(
        "--origin", action="append", default=[], help="origin of pages that may use the server besides its own"
    )
    serve.add_argument(
        "--allow-host",
        dest="hosts",
        metavar="NAME",
        action="append",
        default=[],
        help="name in the address of the page, such as games.example.org, besides this machine's own",
    )
    serve.add_argument(
        "--proxy",
        dest="proxies",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="address of a proxy on another machine, whose X-Forwarded headers count",
    )


def add_play_arguments(serve: argparse.ArgumentParser) -> None:
    """Add how bots think, how many processes serve, and how long a match waits for its players."""
    serve.add_argument("--pace", type=float, default=0.6, help="least seconds a bot takes for a move (default: 0.6)")
    serve.add_argument(
        "--thinkers",
        dest="bot_workers",
        type=int,
        default=None,
        help="processes in which bots of one visitor think (default: cores less one; 0: leave bots to `benben think`)",
    )
    serve.add_argument(
        "--workers",
        type=int,
        default=1,
        help="processes that serve, on PostgreSQL (default: 1; SQLite serves one)",
    )
    serve.add_argument(
        "--hints",
        metavar="URL",
        default="",
        help="Redis that carries hints between servers on one database, redis://HOST (default: PostgreSQL carries them)",
    )
    serve.add_argument(
        "--reveal-timeout",
        metavar="SECONDS",
        type=float,
        default=REVEAL_TIMEOUT,
        help=f"seconds a match waits for the players' random numbers (default: {REVEAL_TIMEOUT:g})",
    )


def add_account_arguments(serve: argparse.ArgumentParser) -> None:
    """Add accounts, letters and metrics."""
    serve.add_argument(
        "--accounts",
        choices=("on", "off"),
        default="on",
        help="whether there are accounts, history, ratings and notifications (default: on; off hides all of it)",
    )
    serve.add_argument(
        "--public-url", metavar="URL", default="", help="address of the pages as people know it, for mail and passkeys"
    )
    serve.add_argument(
        "--mail-from", metavar="ADDRESS", default="", help=f"sender of letters; the mail server is in ${MAIL_VARIABLE}"
    )
    serve.add_argument(
        "--metrics-port", metavar="PORT", type=int, default=None, help="answer metrics for Prometheus on this port"
    )
    serve.add_argument(
        "--metrics-host", metavar="ADDRESS", default="127.0.0.1", help="address for metrics (default: this machine only)"
    )


def add_notification_arguments(serve: argparse.ArgumentParser) -> None:
    """Add the options about notifications."""
    serve.add_argument(
        "--private-webhooks", action="store_true", help="let webhooks reach addresses on this machine and its own network"
    )


def check_packages() -> None:
    """Raise BadInput if a package that the server needs is not installed."""
    missing = [name for name in NEEDED_PACKAGES if find_spec(name) is None]
    if missing:
        raise BadInput(f"the web table needs {', '.join(missing)}: install benben[web]")


def check_port(port: int | None) -> None:
    """Raise BadInput if a port cannot be one."""
    if port is not None and not 0 <= port <= 65535:
        raise BadInput(f"a port is a number from 0 to 65535, not {port}")


def check_thinkers(count: int | None, least: int) -> None:
    """Raise BadInput if bots cannot think in this number of processes."""
    if count is not None and count < least:
        raise BadInput(f"bots need at least {least} processes to think in, not {count}")


def run_serve(given: argparse.Namespace) -> int:
    """Run the server until the process is asked to end."""
    check_packages()
    check_port(given.port)
    check_port(given.metrics_port)
    least, most = REVEAL_TIMEOUT_RANGE
    if not least <= given.reveal_timeout <= most:
        raise BadInput(f"a match waits {least:g} to {most:g} seconds for random numbers, not {given.reveal_timeout:g}")
    check_thinkers(given.bot_workers, least=0)
    from benben.server.cluster.workers import Workers, check_workers, is_shared
    from benben.server.run import run_server
    from benben.server.storage.database import Database

    port = free_port(given.host) if given.port is None else given.port
    settings = Settings(database_url(given), given.host, port, pace=given.pace)
    settings.reveal_timeout = given.reveal_timeout
    settings.origins, settings.modules, settings.limited = given.origin, given.modules, not given.unlimited
    settings.hosts, settings.proxies = checked_hosts(given.hosts), given.proxies
    settings.metrics_port, settings.metrics_host = given.metrics_port, given.metrics_host
    settings.json_log, settings.boxes = given.json_log, read_boxes(given.boxes)
    settings.hints = checked_hints(given.hints)
    settings.accounts = given.accounts == "on"
    settings.public_url = checked_public_url(given.public_url)
    settings.mail = mail_of(settings.public_url, given.mail_from)
    settings.hosts += [urlsplit(settings.public_url).hostname or ""] if settings.public_url else []
    settings.notifications = NotificationOptions(settings.public_url, settings.mail, given.private_webhooks)
    check_workers(given.workers, settings.database)
    if given.bot_workers == 0 and not is_shared(settings.database):
        raise BadInput("with --thinkers 0 bots think elsewhere, which needs --database postgresql+psycopg://HOST/NAME")
    if given.bot_workers is not None:
        settings.bot_workers = given.bot_workers
    elif given.workers > 1:
        settings.bot_workers = max(1, settings.bot_workers // given.workers)
    Database(settings.database).close()  # a database that cannot be used gives a one-line error here
    address = f"http://{given.host}:{port}/"
    print(f"benben: {address}", file=sys.stderr)
    if is_reachable(given.host) and not given.proxies and not os.environ.get(PROXIES_VARIABLE):
        print(PUBLIC_WARNING.format(host=given.host), file=sys.stderr)
    if given.open:
        open_page(address)
    if given.workers > 1:
        Workers(settings, given.workers).run()
        return 0
    run_server(settings)
    return 0


def checked_hosts(given: list[str]) -> list[str]:
    """Names of the server, without ports; raise BadInput for anything else, such as a whole address."""
    from benben.server.http.middleware import host_name

    names = []
    for text in given:
        name = host_name(text)
        if not name:
            raise BadInput(f"--allow-host takes a name such as games.example.org, not {text!r}")
        names.append(name)
    return names


def checked_public_url(url: str) -> str:
    """The address of the pages without a path; raise BadInput if it is none."""
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query):
        raise BadInput(f"the address of the pages is written https://games.example.org, not {url!r}")
    return f"{parts.scheme}://{parts.netloc}" if url else ""


def mail_of(public_url: str, sender: str) -> MailServer | None:
    """The mail server that the environment names; None if it names none. Raise BadInput if something is missing."""
    from benben.server.people.mail import mail_server

    url = os.environ.get(MAIL_VARIABLE, "")
    if not url and sender:
        raise BadInput(f"--mail-from needs a mail server: set ${MAIL_VARIABLE} to smtp://USER:PASSWORD@HOST:PORT")
    if url and not (sender and public_url):
        raise BadInput(f"the mail server in ${MAIL_VARIABLE} needs --mail-from and --public-url")
    return mail_server(url, sender) if url else None


def read_boxes(texts: list[str]) -> dict[str, list[str]]:
    """For each name of a box the games that have one of this name, as `Game.key`; a trial shows that they can be played."""
    boxes: dict[str, list[str]] = {}
    for text in texts:
        name, sign, path = text.partition("=")
        if not sign or not name or not path:
            raise BadInput(f"a box is NAME=FILE, not {text!r}")
        game = game_of_box_file(Path(path))
        offer_box(name, game)
        check_playable(game)
        boxes.setdefault(name, []).append(game.key)
    return boxes


def checked_hints(url: str) -> str:
    """The address of a Redis; raise BadInput if it is none, or if the package is not installed."""
    if url and not url.startswith(("redis://", "rediss://", "unix://")):
        raise BadInput(f"hints are carried by a Redis, as redis://HOST, not by {url.rpartition('@')[2]!r}")
    if url and find_spec("redis") is None:
        raise BadInput("hints by Redis need the package redis: install benben[redis]")
    return url


def is_reachable(host: str) -> bool:
    """Whether other machines can reach a server that listens on this address."""
    try:
        return not ip_address(host).is_loopback
    except ValueError:
        return host.lower() != "localhost"


def free_port(host: str) -> int:
    """The default port, or any free one if another program uses it."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, DEFAULT_PORT))
        except OSError:
            probe.bind((host, 0))
        return int(probe.getsockname()[1])


def open_page(address: str) -> None:
    """Open the page in a browser once the server has had a second to start; do nothing where there is no desktop."""
    desktop = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if desktop:
        timer = threading.Timer(1.0, webbrowser.open, [address])
        timer.daemon = True
        timer.start()


def database_url(given: argparse.Namespace) -> str:
    """The address of the database: from the options, from the environment, or SQLite in the data folder."""
    from benben.server.storage.database import sqlite_url

    if given.database:
        return str(given.database)
    if not given.data and os.environ.get(DATABASE_VARIABLE):
        return os.environ[DATABASE_VARIABLE]
    return sqlite_url(data_folder(given.data))
