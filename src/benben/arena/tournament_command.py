"""``benben arena``: a tournament of bots and its results."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from typing import TYPE_CHECKING

from rich.console import Console

from benben.arena.executors import Executor, add_executor_options, chosen_executor
from benben.arena.progress_bar import progress_bar
from benben.arena.tournament import Outcome, Tournament, plan_tournament, play_tournament
from benben.arena.tournament_report import as_json, bot_results, corrected_share, luck_lines, openskill_ratings, results_grid
from benben.bots.contestants import ALL_NAMES
from benben.command_line import INTERRUPTED, add_command, read_options
from benben.kernel.errors import BadInput
from benben.registry import find_game

if TYPE_CHECKING:
    from benben.command_line import Subparsers


BATCH = 25
"""Deals that are played before the question is looked at again."""


def register(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(subparsers, "arena", "let bots play each other and compare them", run)
    parser.add_argument("game", help="name of the game, such as giza")
    parser.add_argument(
        "--bots",
        required=True,
        help=f"bots to compare, separated by commas, from: {', '.join(ALL_NAMES)}, network:FILE; with @50ms or @200 behind "
        "them for a time or a number of iterations a move; they are cycled over the seats",
    )
    parser.add_argument("--games", type=int, default=100, help="number of games (default: 100)")
    parser.add_argument("--players", type=int, help="number of seats (default: the number of bots)")
    add_executor_options(parser)
    parser.add_argument("--seed", type=int, default=1, help="seed of all randomness (default: 1)")
    parser.add_argument("--options", nargs="+", default=[], metavar="NAME=VALUE", help="options of the game")
    parser.add_argument(
        "--margin",
        type=float,
        metavar="POINTS",
        help="stop as soon as it is known of each bot whether it wins more or less than its share, or to ± this many points",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Play the tournament and print the results; after Ctrl-C those of the games played so far."""
    bots = [name.strip() for name in args.bots.split(",") if name.strip()]
    game = find_game(args.game)
    tournament = plan_tournament(game, bots, args.games, args.players, args.seed, read_options(args.options))
    if args.margin is not None and not args.margin > 0:
        raise BadInput(f"the margin must be more than 0, not {args.margin:g}")
    openskill_ratings(tournament, [])  # raises now, not after the games, if openskill is missing
    executor = chosen_executor(args)
    outcomes: list[Outcome] = []
    code = 0
    try:
        _play(tournament, executor, outcomes, args.margin, quiet=args.json)
    except KeyboardInterrupt:
        code = INTERRUPTED
    results = bot_results(tournament, outcomes, None if args.margin is None else args.margin / 100)
    if args.json:
        print(json.dumps(as_json(tournament, results), indent=2))
    else:
        Console().print(results_grid(tournament, results))
        for line in luck_lines(results):
            print(line)
    return code


def _play(tournament: Tournament, executor: Executor, outcomes: list[Outcome], margin: float | None, quiet: bool) -> None:
    """Play all games, or until the question is answered, and append each outcome to ``outcomes`` when its game ends."""
    batch = tournament.games if margin is None else BATCH * len(tournament.bots)
    with progress_bar(quiet) as progress:
        task = progress.add_task(" - ".join(tournament.bots), total=tournament.games)
        for first in range(0, tournament.games, batch):
            numbers = range(first, min(first + batch, tournament.games))
            with closing(play_tournament(tournament, executor, numbers)) as finished:  # Ctrl-C ends the workers at once
                for outcome in finished:
                    outcomes.append(outcome)
                    progress.advance(task)
            if margin is not None and answered(tournament, outcomes, margin / 100):
                return


def answered(tournament: Tournament, outcomes: list[Outcome], margin: float) -> bool:
    """Whether it is known of each bot that its win share differs from an equal one, or the share is known to ± margin."""
    games = sorted(outcomes, key=lambda outcome: outcome.number)
    count = len(tournament.bots)
    shares = [corrected_share(tournament, games, bot, margin).estimate for bot in range(count)]
    return all(share.answers(1 / count, margin) for share in shares)
