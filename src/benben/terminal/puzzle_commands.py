"""``benben solve``: a puzzle of a game in the terminal."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

from benben.command_line import INTERRUPTED
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.registry import find_game
from benben.review.puzzle_files import Puzzle, by_difficulty, of_day, puzzles_of, read_puzzle_file
from benben.review.puzzle_run import PuzzleRun
from benben.terminal.choose_game import chosen_game
from benben.terminal.puzzle_table import PuzzleTable
from benben.terminal.screen import InputEnded, open_terminal
from benben.terminal.signals import termination_as_interrupt
from benben.terminal.turn import Quit
from benben.words import Words


def solve(args: argparse.Namespace) -> int:
    """Solve a puzzle, then name the others; or list them."""
    game = find_game(chosen_game(args.game, "solve", args.lang))
    words = Words(args.lang, game=game.name)
    puzzles = puzzles_to_solve(args, game)
    if args.list:
        open_terminal().print_lines([line_of(number, puzzle, words) for number, puzzle in enumerate(puzzles, 1)])
        return 0
    number = chosen_number(args.number, puzzles)
    screen, code = open_terminal(), 0
    table = PuzzleTable(PuzzleRun(puzzles[number - 1], game), (number, len(puzzles)), screen, args.lang)
    try:
        with termination_as_interrupt(), screen.alternate_screen():
            table.solve()
            if screen.interactive:
                screen.ask(table.words.say("terminal-more") + " ")
    except (Quit, InputEnded):
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    if len(puzzles) > 1:
        source = "" if args.file is None else f" --file {args.file}"
        command = f"benben solve {game.name} {number % len(puzzles) + 1}{source}"
        screen.print_uncut(table.words.say("puzzle-terminal-more", command=command))
    return code


def puzzles_to_solve(args: argparse.Namespace, game: Game) -> Sequence[Puzzle]:
    """The puzzles of the game, or of a file, the easiest first; raise BadInput if there are none."""
    if args.file is None:
        found = puzzles_of(game.name)
    else:
        read = read_puzzle_file(args.file)
        if read.game != game.name:
            raise BadInput(f"{args.file} has puzzles of {read.game}, not of {game.name}")
        found = by_difficulty(read.puzzles)
    if not found:
        raise BadInput(f"{game.title} has no puzzles" if args.file is None else f"{args.file} has no puzzles in it")
    return found


def chosen_number(wanted: int | None, puzzles: Sequence[Puzzle]) -> int:
    """The number of the puzzle to solve, from 1: the wanted one, or that of the day; raise BadInput if there is none."""
    if wanted is None:
        return [puzzle.id for puzzle in puzzles].index(of_day(puzzles, time.time()) or "") + 1
    if not 1 <= wanted <= len(puzzles):
        raise BadInput(f"there are puzzles 1 to {len(puzzles)}, not {wanted}")
    return wanted


def line_of(number: int, puzzle: Puzzle, words: Words) -> str:
    """A puzzle of the list in one line."""
    parts = [words.say("puzzle-players", players=puzzle.players)]
    if puzzle.difficulty is not None:
        parts.append(words.say("puzzle-difficulty", difficulty=puzzle.difficulty))
    return f"{number:3}  {' · '.join(parts)}"
