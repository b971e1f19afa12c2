"""``benben rules``, ``benben games`` and ``benben doctor``: rulebooks, the list of games, and this installation."""

from __future__ import annotations

import argparse

from rich.text import Text

from benben.kernel.game import Game
from benben.registry import find_game, game_names
from benben.rulebook import rulebook
from benben.terminal import doctor as doctor_report
from benben.terminal.reports import rule_lines
from benben.terminal.screen import Screen, open_terminal
from benben.terminal.seating import level_names
from benben.words import Words


def rules(args: argparse.Namespace) -> int:
    """Print a rulebook, or some of its rules."""
    game = find_game(args.game)
    Words(args.lang)  # raises if there is no such language
    book, screen = rulebook(game, args.lang), open_terminal()
    if not args.rule:
        screen.print_uncut(Text(book.title, style="bold"))
        screen.print_wrapped(book.introduction)
    paragraphs = [item for rule in args.rule for item in book.find(rule)] if args.rule else book.paragraphs
    for line in rule_lines(paragraphs):
        screen.print_wrapped(line)
    return 0


def games(args: argparse.Namespace) -> int:
    """List the games, and the levels of bots."""
    screen, words = open_terminal(), Words(args.lang)
    for name in game_names():
        _print_game(find_game(name), screen, args.lang)
    screen.print_uncut(Text(words.say("terminal-default-mark"), style="dim"))
    screen.print_uncut(Text.assemble("\n", (words.say("terminal-levels"), "bold")))
    for level in level_names():
        screen.print_uncut(f"  {level:12} {words.say(f'level-{level}')}")
    return 0


def _print_game(game: Game, screen: Screen, language: str) -> None:
    """Print the name, the title, the number of players and the options of a game."""
    words = Words(language, game=game.name)
    low, high = game.seats
    players = words.say("terminal-players", low=low, high=high)
    screen.print_uncut(Text.assemble((game.name, "bold"), f"  {game.title}, {players}"))
    for option in game.options:
        values = ", ".join(f"{value}*" if value == option.default else value for value in option.values)
        screen.print_uncut(f"  {option.name} = {values}")
        description = words.say(f"{game.name}-option-{option.name}")
        screen.print_uncut(Text(f"      {description} ({option.rule})", style="dim"))


def doctor(args: argparse.Namespace) -> int:
    """Print the report about this installation."""
    print("\n".join(doctor_report.report()))
    return 0
