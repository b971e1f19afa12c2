"""``benben train``: trains a network for a game from nothing, by self-play."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from benben.arena.executors import add_executor_options, chosen_executor
from benben.arena.progress_bar import progress_bar
from benben.bots.network_file import read_file, whole_file
from benben.command_line import INTERRUPTED, add_command, read_options
from benben.kernel.errors import BadInput
from benben.learn.plan import plan_training
from benben.learn.training import Progress, Training
from benben.registry import find_game

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import TaskID

    from benben.command_line import Subparsers


def register(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(subparsers, "train", "train a network for a game from nothing, by self-play", run)
    parser.add_argument("game", help="name of the game, such as giza")
    parser.add_argument("--players", type=int, required=True, help="number of seats")
    parser.add_argument(
        "--generations",
        type=int,
        default=10,
        help="generations in all (default: 10); more continue a training, 0 learns from --policy-games alone",
    )
    parser.add_argument("--games", type=int, default=400, help="games of self-play in a generation (default: 400)")
    parser.add_argument("--iterations", type=int, default=64, help="iterations of the search for a move (default: 64)")
    parser.add_argument("--window", type=int, default=4, help="generations to learn from (default: 4)")
    parser.add_argument("--epochs", type=int, default=20, help="passes over the games, at most (default: 20)")
    parser.add_argument("--deals", type=int, default=200, help="deals of a promotion, at most (default: 200)")
    parser.add_argument("--rollout", type=int, default=0, help="decisions of a rollout before the network (default: 0)")
    parser.add_argument(
        "--evaluator",
        action="store_true",
        help="play the first generation with the game's evaluator (default: random games to their end)",
    )
    parser.add_argument(
        "--first-games", type=int, default=0, help="games of the first generation (default: as in the others)"
    )
    parser.add_argument(
        "--policy-games",
        type=int,
        default=0,
        help="games by the evaluator's rollout policy, which are cheap, to learn from before all others (default: 0)",
    )
    parser.add_argument("--begin", type=Path, metavar="FILE", help="the network file to begin with (default: none)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all randomness (default: 1)")
    parser.add_argument("--options", nargs="+", default=[], metavar="NAME=VALUE", help="options of the game")
    parser.add_argument(
        "--folder", type=Path, metavar="DIR", help="where everything is kept (default: training/GAME-PLAYERS)"
    )
    add_executor_options(parser)


def run(args: argparse.Namespace) -> int:
    """Train; after Ctrl-C the same command continues."""
    from benben.learn.curves import check_packages, write_page  # the page is drawn by a package of the extra `train`

    check_packages()
    game = find_game(args.game)
    begin = None if args.begin is None else _network_to_begin_with(args.begin)
    plan = plan_training(
        game,
        args.players,
        args.seed,
        args.games,
        args.iterations,
        rollout=args.rollout,
        window=args.window,
        epochs=args.epochs,
        deals=args.deals,
        options=read_options(args.options),
        evaluator=args.evaluator,
        first_games=args.first_games,
        policy_games=args.policy_games,
        begin=begin,
    )
    if args.generations < (0 if plan.policy_games else 1):
        raise BadInput(f"--generations must be at least 1 (0 with --policy-games), not {args.generations}")
    folder = args.folder or Path("training") / f"{game.name}-{plan.players}"
    with progress_bar() as bar:
        training = Training(plan, folder, chosen_executor(args), shown_on(bar), begin)
        try:
            if plan.policy_games:
                training.learn_from_policy()
            for number in range(len(training.history()) + 1, args.generations + 1):
                training.run(number)
                write_page(plan, training.history(), folder)
        except KeyboardInterrupt:
            done = len(training.history())
            print(f"benben: {done} of {args.generations} generations are done; the same command continues", file=sys.stderr)
            return INTERRUPTED
    promoted = [line["generation"] for line in training.history() if line["promoted"]]
    if not promoted and plan.begin:
        print(f"{training.begin_path}: no network was found stronger than the first one")
        return 0
    if not promoted:
        print(f"{training.policy_path}: the network that learned from the rollout policy")
        return 0
    print(f"{training.best_path}: the network of generation {promoted[-1]}")
    print(write_page(plan, training.history(), folder))
    return 0


def _network_to_begin_with(path: Path) -> bytes:
    """The bytes of a network file; raise BadInput that names it if it cannot be read or is damaged."""
    read_file(path)
    return whole_file(path)


def shown_on(bar: Bar) -> Progress:
    """Shows the progress of the current stage on a progress bar."""
    tasks: dict[str, TaskID] = {}

    def show(stage: str, done: int, whole: int) -> None:
        if stage not in tasks:
            for task in tasks.values():
                bar.update(task, visible=False)
            tasks[stage] = bar.add_task(stage, total=whole)
        bar.update(tasks[stage], completed=done)

    return show
