"""The command ``benben think``: bots of the servers on a PostgreSQL database think on this machine."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

from benben.kernel.errors import BadInput
from benben.server.settings import Settings

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    think = subparsers.add_parser("think", help="let the bots of web tables think on this machine")
    think.add_argument("--database", metavar="URL", help="the PostgreSQL database of the servers (or in $BENBEN_DATABASE)")
    think.add_argument(
        "--thinkers",
        dest="bot_workers",
        metavar="N",
        type=int,
        default=max(1, os.cpu_count() or 1),
        help="processes in which bots of one visitor think (default: one for each core)",
    )
    think.add_argument("--pace", type=float, default=0.6, help="as at the servers: least seconds of a bot's move (0.6)")
    think.add_argument("--hints", metavar="URL", default="", help="as at the servers: Redis that carries hints")
    think.add_argument("--metrics-port", metavar="PORT", type=int, default=None, help="answer metrics on this port")
    think.add_argument("--metrics-host", metavar="ADDRESS", default="127.0.0.1", help="address for metrics")
    think.add_argument("--json-log", action="store_true", help="write log lines as JSON")
    think.set_defaults(run=run_think, data=None)


def run_think(given: argparse.Namespace) -> int:
    """Let bots think until the process is asked to end."""
    from benben.server.commands import check_packages, check_port, check_thinkers, checked_hints, database_url

    check_packages()
    check_port(given.metrics_port)
    check_thinkers(given.bot_workers, least=1)
    from benben.server.bot_machine import run_machine
    from benben.server.cluster.workers import is_shared
    from benben.server.http.request_log import log_as_json
    from benben.server.storage.database import Database

    settings = Settings(database_url(given), pace=given.pace, bot_workers=given.bot_workers, modules=given.modules)
    settings.hints = checked_hints(given.hints)
    settings.metrics_port, settings.metrics_host = given.metrics_port, given.metrics_host
    if not is_shared(settings.database):
        raise BadInput("bots think elsewhere for servers on PostgreSQL: name it, --database postgresql+psycopg://HOST/NAME")
    Database(settings.database).close()  # a database that cannot be used gives a one-line error here
    if given.json_log:
        log_as_json()
    print(f"benben: bots think here in {given.bot_workers} processes", file=sys.stderr)
    run_machine(settings)
    return 0
