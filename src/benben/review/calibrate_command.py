"""``benben calibrate``: fits the numbers by which win shares of a game become probabilities."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from benben.arena.executors import add_executor_options, chosen_executor
from benben.bots.levels import iterations_of
from benben.bots.win_shares import LEAST_GAMES
from benben.command_line import add_command
from benben.registry import find_game
from benben.review.fit import Setting, file_lines, fit_setting

if TYPE_CHECKING:
    from benben.command_line import Subparsers

BUILDER = iterations_of("builder")
"""Iterations of the level whose games calibrate by default."""


def register(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(
        subparsers, "calibrate", "fit the win shares of a game to results; prints the file bot/win_shares.toml", run
    )
    parser.add_argument("game", help="name of the game, such as giza")
    parser.add_argument("--players", type=int, help="number of seats (default: every number)")
    parser.add_argument(
        "--games", type=int, default=LEAST_GAMES, help=f"games for each number of players (default: {LEAST_GAMES})"
    )
    parser.add_argument(
        "--iterations",
        type=int,
        default=BUILDER,
        help=f"iterations of the search for a move (default: {BUILDER}, as builder has)",
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of all randomness (default: 1)")
    add_executor_options(parser)


def run(args: argparse.Namespace) -> int:
    """Fit and print."""
    game = find_game(args.game)
    counts = range(game.seats[0], game.seats[1] + 1) if args.players is None else [game.check_players(args.players)]
    executor = chosen_executor(args)
    found = {}
    for players in counts:
        fit = fit_setting(Setting(game.name, players, args.iterations, args.seed), args.games, executor)
        found[players] = fit.calibration(game.rules, args.seed)
    command = f"benben calibrate {game.name} --games {args.games} --iterations {args.iterations}"
    print("\n".join(file_lines(found, command)))
    return 0
