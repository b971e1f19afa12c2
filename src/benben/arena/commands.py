"""The commands of the arena: ``arena`` and ``league`` for bots, ``balance`` and ``lab`` for games, ``bench`` for speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benben.arena import league_command, tournament_command
from benben.arena.balance import command as balance_command
from benben.arena.lab import command as lab_command
from benben.arena.speed import command as bench_command

if TYPE_CHECKING:
    from benben.command_line import Subparsers


def register(subparsers: Subparsers) -> None:
    """Add the commands to the parser."""
    tournament_command.register(subparsers)
    league_command.register(subparsers)
    balance_command.register(subparsers)
    lab_command.register(subparsers)
    bench_command.register(subparsers)
