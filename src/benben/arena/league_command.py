"""``benben league``: rates bots, networks and agents of other people against the frozen levels."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from typing import TYPE_CHECKING

from benben.arena.executors import Executor, add_executor_options, chosen_executor
from benben.arena.league import LADDER, League, plan_league, play_league, played_pairs, standings
from benben.arena.league_report import as_json, as_markdown
from benben.arena.progress_bar import progress_bar
from benben.arena.tournament import Outcome
from benben.command_line import INTERRUPTED, add_command, read_options
from benben.registry import find_game

if TYPE_CHECKING:
    from benben.command_line import Subparsers


def register(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(subparsers, "league", "rate agents against the frozen levels, as a table to cite", run)
    parser.add_argument("game", help="name of the game, such as giza")
    parser.add_argument(
        "--agents",
        default="",
        help="agents to rate, separated by commas: names of bots, network:FILE, or module:Class for a bot of your own; "
        "without any, the levels are rated among themselves",
    )
    parser.add_argument(
        "--levels",
        default=",".join(LADDER),
        help=f"levels to rate against, the first of which has the rating 0 (default: {','.join(LADDER)})",
    )
    parser.add_argument("--games", type=int, default=40, help="games of each pair, an even number (default: 40)")
    parser.add_argument("--players", type=int, help="number of seats (default: the least of the game)")
    add_executor_options(parser)
    parser.add_argument("--seed", type=int, default=1, help="seed of all randomness (default: 1)")
    parser.add_argument("--options", nargs="+", default=[], metavar="NAME=VALUE", help="options of the game")
    parser.add_argument("--json", action="store_true", help="print JSON instead of Markdown")


def run(args: argparse.Namespace) -> int:
    """Play the league and print the table; after Ctrl-C that of the games played so far."""
    game = find_game(args.game)
    agents, levels = names_in(args.agents), names_in(args.levels)
    league = plan_league(game, agents, levels, args.games, args.players, args.seed, read_options(args.options))
    executor = chosen_executor(args)
    outcomes: list[tuple[int, Outcome]] = []
    code = 0
    try:
        _play(league, executor, outcomes)
    except KeyboardInterrupt:
        code = INTERRUPTED
    pairs = played_pairs(league, outcomes)
    table = standings(league, pairs)
    if args.json:
        print(json.dumps(as_json(league, game, pairs, table), indent=2))
    else:
        print(as_markdown(league, game, pairs, table))
    return code


def names_in(text: str) -> list[str]:
    """The names of a list with commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def _play(league: League, executor: Executor, outcomes: list[tuple[int, Outcome]]) -> None:
    """Play all games and append each outcome to ``outcomes`` when the game ends."""
    with progress_bar(quiet=False) as progress:
        task = progress.add_task("league", total=len(league.games))
        with closing(play_league(league, executor)) as finished:  # after an interrupt the workers end at once
            for outcome in finished:
                outcomes.append(outcome)
                progress.advance(task)
