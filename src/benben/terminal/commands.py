"""The commands of the terminal: play, try, learn, solve, resume, replay, verify, rules, games, doctor."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from benben.command_line import add_command
from benben.terminal import info_commands, lesson_commands, play_commands, puzzle_commands, record_commands, try_command
from benben.terminal.play_commands import DEFAULT_LEVEL, DEFAULT_PLAYERS, FIRST_LEVEL
from benben.words import DEFAULT_LANGUAGE

if TYPE_CHECKING:
    from benben.command_line import Subparsers


def register(subparsers: Subparsers) -> None:
    """Add the commands to the parser."""
    _register_play(subparsers)
    _register_try(subparsers)
    _register_learn(subparsers)
    _register_solve(subparsers)
    _register_resume(subparsers)
    _register_replay(subparsers)
    _register_verify(subparsers)
    _register_rules(subparsers)
    summary = "list the games with their players and options, and the levels of bots"
    _add_language(add_command(subparsers, "games", summary, info_commands.games))
    add_command(subparsers, "doctor", "print versions, and whether the engine runs compiled", info_commands.doctor)


def _register_verify(subparsers: Subparsers) -> None:
    summary = "recompute every chance event of a finished record"
    parser = add_command(subparsers, "verify", summary, record_commands.verify)
    parser.add_argument("file", metavar="FILE", help="the record, or an evidence file")
    evidence_help = "also write the record with the outcomes and weights of every chance event, for other verifiers"
    parser.add_argument("--evidence", metavar="OUT", help=evidence_help)


def _register_play(subparsers: Subparsers) -> None:
    summary = "play a game in the terminal, against bots or at one keyboard"
    parser = add_command(subparsers, "play", summary, play_commands.play)
    _add_game(parser, asks=True)
    players_help = f"number of players, bots included (default: {DEFAULT_PLAYERS})"
    parser.add_argument("--players", type=int, metavar="N", help=players_help)
    parser.add_argument("--bots", type=int, metavar="N", help="number of bots among them (default: all players but one)")
    parser.add_argument(
        "--level",
        default=FIRST_LEVEL,
        metavar="LEVEL",
        help=f"level of the bots, or several with commas (default: {FIRST_LEVEL})",
    )
    parser.add_argument("--seed", metavar="N", help="a whole number or 64 hexadecimal digits (default: a new secret seed)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--box", type=Path, metavar="FILE", help="play with the changes of a box that this file lists")
    parser.add_argument(
        "--name", action="extend", nargs="+", default=[], metavar="NAME", help="names of the players, seat by seat"
    )
    _add_ask_forced(parser)
    _add_saves_folder(parser)
    _add_language(parser)


def _register_try(subparsers: Subparsers) -> None:
    summary = "play on from a moment of a finished record, with a new seed"
    parser = add_command(subparsers, "try", summary, try_command.try_from)
    parser.add_argument("file", metavar="FILE", help="the record of a finished game")
    at_help = "number of actions that stay as they were, as `benben replay` and `benben review` count them"
    parser.add_argument("--at", type=int, required=True, metavar="N", help=at_help)
    seat_help = "a seat to play yourself, p1, p2, ...; more than once for several people (default: the one to act)"
    parser.add_argument("--seat", action="append", default=[], metavar="SEAT", help=seat_help)
    parser.add_argument("--level", default=DEFAULT_LEVEL, metavar="LEVEL", help="level of the bots, or several with commas")
    parser.add_argument("--seed", metavar="N", help="a whole number or 64 hexadecimal digits (default: a new secret seed)")
    _add_ask_forced(parser)
    _add_saves_folder(parser)
    _add_language(parser)


def _add_ask_forced(parser: argparse.ArgumentParser) -> None:
    forced_help = "ask also where a seat has one legal action only, as everybody can know; else the table plays it"
    parser.add_argument("--ask-forced", action="store_true", help=forced_help)


def _register_learn(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "learn", "learn a game in a guided first game, or in a short lesson", lesson_commands.learn
    )
    _add_game(parser, asks=True)
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help="name of a lesson (default: the first game)")
    _add_language(parser)


def _register_solve(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "solve", "solve a puzzle of a game in the terminal", puzzle_commands.solve)
    _add_game(parser, asks=True)
    number_help = "number of a puzzle in the list (default: the puzzle of the day)"
    parser.add_argument("number", nargs="?", type=int, metavar="N", help=number_help)
    parser.add_argument("--list", action="store_true", help="list the puzzles, the easiest first, and solve none")
    file_help = "puzzles that `benben puzzles` has written to this file, instead of those that come with the game"
    parser.add_argument("--file", type=Path, metavar="FILE", help=file_help)
    _add_language(parser)


def _register_resume(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "resume", "continue an unfinished game", play_commands.resume)
    parser.add_argument("file", nargs="?", metavar="FILE", help="a record, or the id of one in the folder of saved games")
    _add_ask_forced(parser)
    _add_saves_folder(parser)
    _add_language(parser)


def _register_replay(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "replay", "step through a record", record_commands.replay)
    parser.add_argument("file", metavar="FILE", help="the record")
    parser.add_argument("--seat", metavar="SEAT", help="see it as this seat (p1, p2, ...) instead of as a spectator")
    parser.add_argument("--all", action="store_true", help="print everything at once")
    _add_language(parser)


def _register_rules(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "rules", "print the rulebook of a game, or some of its rules", info_commands.rules)
    _add_game(parser)
    parser.add_argument("rule", nargs="*", metavar="ID", help="the id of a rule or of a chapter")
    _add_language(parser)


def _add_game(parser: argparse.ArgumentParser, asks: bool = False) -> None:
    if asks:
        parser.add_argument("game", nargs="?", metavar="GAME", help="name of the game (default: you are asked for it)")
    else:
        parser.add_argument("game", metavar="GAME", help="name of the game: see `benben games`")


def _add_saves_folder(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--save", metavar="DIR", help="the folder of saved games")


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default=DEFAULT_LANGUAGE, metavar="LANG", help="the language of all texts")
