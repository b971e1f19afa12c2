"""``benben play`` and ``benben resume``: a new or an unfinished match at the table."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

from benben.box_files import game_of_box_file, read_box_file
from benben.command_line import INTERRUPTED, read_options
from benben.data_folder import data_folder
from benben.kernel.errors import BadInput, one_of
from benben.kernel.game import BOX_OPTION, Game
from benben.play.dealer import seed_bytes
from benben.play.match import Match
from benben.play.playable import check_playable
from benben.registry import added_modules, compile_with_box, find_game, game_names
from benben.terminal.choose_game import chosen_game
from benben.terminal.reports import result_line
from benben.terminal.saved_games import SavedGame, find_saved_game, read_text, unfinished_games
from benben.terminal.screen import InputEnded, Screen, open_terminal
from benben.terminal.seating import Seating, level_names, make_level_bot, parse_levels
from benben.terminal.signals import termination_as_interrupt
from benben.terminal.table import Table
from benben.terminal.turn import Quit
from benben.words import Words

DEFAULT_PLAYERS = 3
"""Number of players if none is given, bots included; a game may allow only fewer or more."""
FIRST_LEVEL = "beginner"
"""Level of the bots of a new game if none is given: it must be possible to beat the first opponents."""
DEFAULT_LEVEL = "builder"
"""Level of the bots if none is given, in a game that goes on from a moment of another."""
BRANCH_TAG = "branch of"
"""Tag of a record that goes on from another one: the name of that file, and the number of actions before."""
MOST_HEADER_LINES = 40
"""Lines of a record in which its options are looked for before it is read."""
SEED_DIGITS = 64
"""Length of a seed in hexadecimal digits."""


def play(args: argparse.Namespace) -> int:
    """Start a match and play it."""
    name = chosen_game(args.game, "play", args.lang)
    game = find_game(name) if args.box is None else game_with_box_file(name, args.box)
    words = Words(args.lang)
    players = game.check_players(default_players(game) if args.players is None else args.players)
    people = max(len(args.name), 1)
    bots = max(players - people, 0) if args.bots is None else args.bots
    levels = parse_levels(args.level, level_names()) if bots > 0 else [args.level]
    seating = Seating.arrange(players, bots, levels, args.name, words)
    seed = seed_bytes(read_seed(args.seed))
    match = Match(game, players, seed, read_options(args.option), seating.tags())
    saved_game = SavedGame.new(data_folder(args.save), match)
    return run_table(Table(match, seed, saved_game, open_terminal(), args.lang, make_level_bot, not args.ask_forced))


def resume(args: argparse.Namespace) -> int:
    """Continue an unfinished match."""
    screen, words = open_terminal(), Words(args.lang)
    folder = data_folder(args.save)
    saved_game = find_saved_game(args.file, folder) if args.file else choose_unfinished(folder, screen, words)
    compile_with_box_of_record(saved_game.path)
    match, seed = saved_game.load()
    return run_table(Table(match, seed, saved_game, screen, args.lang, make_level_bot, not args.ask_forced))


def game_with_box_file(name: str, path: Path) -> Game:
    """A game with the changes of its box that a file lists; a trial shows that it can be played."""
    titled, _ = read_box_file(path)
    if titled != name:
        raise BadInput(f"{path} changes the box of {titled}, not that of {name}")
    game = game_of_box_file(path, compiled=True)
    check_playable(game)
    return game


def compile_with_box_of_record(path: Path) -> None:
    """Let the game of a record with a changed box run compiled; what is wrong with the record is found when it is loaded."""
    header = dict(line.split(": ", 1) for line in read_text(path).split("\n")[:MOST_HEADER_LINES] if ": " in line)
    if f"option {BOX_OPTION}" in header:
        with suppress(BadInput):
            compile_with_box(header.get("game", ""), header[f"option {BOX_OPTION}"])


def run_table(table: Table) -> int:
    """Play, with rematches, until the people quit; print where the record is and return the exit code."""
    table.save()
    screen, code = table.screen, 0
    try:
        with termination_as_interrupt(), screen.alternate_screen():
            table.play()
            while table.wants_rematch():
                table = rematch_table(table)
                table.play()
    except (Quit, InputEnded):
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    print_farewell(table)
    return code


def rematch_table(table: Table) -> Table:
    """A table with the same players for the next game."""
    seed = seed_bytes(None)
    match = table.match.rematch(seed)
    saved_game = SavedGame.new(table.saved_game.path.parent, match)
    return Table(match, seed, saved_game, table.screen, table.words.language, table.make_bot, table.plays_forced)


def print_farewell(table: Table) -> None:
    """Print the result, or how to continue, and where the record is."""
    say, screen, saved_game = table.words.say, table.screen, table.saved_game
    if BRANCH_TAG in table.match.record.tags:
        path, _, at = table.match.record.tags[BRANCH_TAG].rpartition(" at ")
        screen.print_uncut(say("terminal-branch", path=path, at=at))
    added = "".join(f" --with {module}" for module in added_modules(table.match.game.name))
    if table.match.over():
        screen.print_uncut(result_line(table.match.state, table.words))
        screen.print_uncut(say("terminal-kept", path=str(saved_game.path)))
        screen.print_uncut(say("terminal-review", command=f"benben review {saved_game.path}{added}"))
        return
    screen.print_uncut(say("terminal-saved", path=str(saved_game.path)))
    in_default_folder = saved_game.path.parent == data_folder(None)
    name = saved_game.id if in_default_folder else saved_game.path
    screen.print_uncut(say("terminal-go-on", command=f"benben resume {name}{added}"))


def choose_unfinished(folder: Path, screen: Screen, words: Words) -> SavedGame:
    """The only unfinished game of a folder, or the one that the person chooses from a list."""
    games = unfinished_games(folder)
    if not games:
        raise BadInput(f"there is no unfinished game in {folder}; start one with: benben play {one_of(game_names())}")
    if len(games) == 1:
        return games[0]
    screen.print_uncut(words.say("terminal-unfinished"))
    screen.print_lines([f"{number:3} {game.id}" for number, game in enumerate(games, 1)])
    if not screen.interactive:
        raise BadInput(f"there are {len(games)} unfinished games: name one, as in: benben resume {games[0].id}")
    try:
        reply = screen.ask("> ")
    except InputEnded:
        reply = ""
    if not reply.isdecimal() or not 1 <= int(reply) <= len(games):
        raise BadInput(f"{reply!r} is none of the numbers from 1 to {len(games)}")
    return games[int(reply) - 1]


def default_players(game: Game) -> int:
    """The number of players if none is given."""
    return min(max(DEFAULT_PLAYERS, game.seats[0]), game.seats[1])


def read_seed(text: str | None) -> int | str | None:
    """A seed as typed: a whole number, or hexadecimal digits; None for a new secret one."""
    if text is None:
        return None
    if text.isdecimal() and len(text) < SEED_DIGITS:
        return int(text)
    if len(text) == SEED_DIGITS:
        return text
    raise BadInput(f"a seed is a whole number or {SEED_DIGITS} hexadecimal digits, not {text!r}")
