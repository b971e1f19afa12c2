"""``benben bot``: a bot plays at the tables of a server, with an account of its own."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import stat
import sys
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from benben.bots.contestants import outside_bot, read_contestant
from benben.bots.levels import check_name
from benben.kernel.errors import BadInput

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

MAX_TOKEN_LENGTH = 128
"""Most characters of a token."""


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    bot = subparsers.add_parser("bot", help="let a bot play at the web tables of a server")
    bot.add_argument("--server", required=True, metavar="URL", help="the server, such as https://games.example.org")
    bot.add_argument("--token-file", required=True, metavar="FILE", help="file with the token of the bot's account")
    which = bot.add_mutually_exclusive_group(required=True)
    which.add_argument("--level", metavar="LEVEL", help="a level of the house, such as master")
    which.add_argument("--bot", metavar="BOT", help="module:Class of a Bot, or a bot as `benben arena` names them")
    bot.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that think at the same time (1)")
    bot.set_defaults(run=run_bot)


def run_bot(given: argparse.Namespace) -> int:
    """Play until the process is asked to end."""
    if find_spec("aiohttp") is None:
        raise BadInput("the client needs aiohttp: pip install 'benben[client]'")
    from benben.client.account import NotSignedIn, checked_server

    server, name = checked_server(given.server), check_name(given.level) if given.level else given.bot
    check_bot(name)
    if given.jobs < 1:
        raise BadInput(f"--jobs is a number of processes, at least 1, not {given.jobs}")
    token = read_token(Path(given.token_file))
    if sends_openly(server):
        print("benben: without https everybody on the way can read the token", file=sys.stderr)
    logging.basicConfig(format="%(asctime)s %(message)s", level=logging.INFO)
    print(f"benben: {name} plays at {server}; end it with Ctrl-C", file=sys.stderr)
    with contextlib.suppress(KeyboardInterrupt):
        try:
            asyncio.run(play_in_processes(server, token, name, given.jobs, given.modules))
        except NotSignedIn as error:
            raise BadInput(str(error)) from error
    return 0


async def play_in_processes(server: str, token: str, bot: str, jobs: int, modules: list[str]) -> None:
    """Play while bots think in other processes."""
    from benben.client.player import play
    from benben.client.processes import ThinkingProcesses

    processes = ThinkingProcesses(bot, jobs, modules)
    try:
        await play(server, token, processes.choose)
    finally:
        processes.close()


def check_bot(text: str) -> None:
    """Raise BadInput if a bot cannot be made: it would accept invitations, and its opponents would wait in vain."""
    contestant = read_contestant(text)
    if contestant.outside:
        outside_bot(contestant.outside, None)
    if contestant.path and not Path(contestant.path).is_file():
        raise BadInput(f"there is no network {contestant.path}")


def read_token(file: Path) -> str:
    """The token in a file; raise BadInput if there is none. Warn if others can read the file."""
    try:
        token = file.read_text("utf-8").strip()
        mode = file.stat().st_mode
    except (OSError, UnicodeError) as error:
        raise BadInput(f"the token cannot be read from {file}: {error}") from error
    if not token or len(token) > MAX_TOKEN_LENGTH or not token.isascii() or any(one.isspace() for one in token):
        raise BadInput(f"{file} holds no token: it should have one line, as the page of your account has shown it")
    if sys.platform != "win32" and mode & (stat.S_IRGRP | stat.S_IROTH):
        print(f"benben: others can read the token: chmod 600 {file}", file=sys.stderr)
    return token


def sends_openly(server: str) -> bool:
    """True if requests to a server go unencrypted to another machine."""
    parts = urlsplit(server)
    host = parts.hostname or ""
    if parts.scheme == "https" or host == "localhost" or host.endswith(".localhost"):
        return False
    try:
        return not ip_address(host).is_loopback
    except ValueError:
        return True
