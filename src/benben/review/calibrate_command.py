"""``benben calibrate``: fits the numbers by which win shares of a game become probabilities."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from benben.arena.executors import add_executor_options, chosen_executor
from benben.command_line import add_command
from benben.registry import find_game
from benben.review.fit import Setting, fit_setting

if TYPE_CHECKING:
    from benben.command_line import Subparsers


def register(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(
        subparsers, "calibrate", "fit the win shares of a game to results; prints the file bot/win_shares.toml", run
    )
    parser.add_argument("game", help="name of the game, such as giza")
    parser.add_argument("--players", type=int, help="number of seats (default: every number)")
    parser.add_argument("--games", type=int, default=100, help="games for each number of players (default: 100)")
    parser.add_argument("--iterations", type=int, default=40, help="iterations of the search for a move (default: 40)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all randomness (default: 1)")
    add_executor_options(parser)


def run(args: argparse.Namespace) -> int:
    """Fit and print."""
    game = find_game(args.game)
    counts = range(game.seats[0], game.seats[1] + 1) if args.players is None else [game.check_players(args.players)]
    executor = chosen_executor(args)
    print(
        "# Win shares for each number of players: factor and spread, their calibration error in points of a hundred, and on"
    )
    print(f"# how many games and positions that rests. Written by: benben calibrate {game.name}")
    for players in counts:
        fit = fit_setting(Setting(game.name, players, args.iterations, args.seed), args.games, executor)
        print(f"\n[{players}]\nfactor = {fit.factor}\nspread = {fit.spread}\nerror = {100 * fit.error:.1f}")
        print(f"error_without = {100 * fit.error_before:.1f}\ngames = {fit.games}\npositions = {fit.positions}", flush=True)
    return 0
