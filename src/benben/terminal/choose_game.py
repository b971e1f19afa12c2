"""What to begin with: the game for a command that was given none, and what `benben` alone says."""

from __future__ import annotations

from rich.text import Text

from benben.kernel.errors import BadInput, one_of
from benben.registry import find_game, game_names
from benben.terminal.screen import InputEnded, Screen, open_terminal
from benben.terminal.turn import Quit
from benben.words import Words

BEGINNINGS = {
    "benben learn": "terminal-begin-learn",
    "benben play": "terminal-begin-play",
    "benben resume": "terminal-begin-resume",
    "benben serve --open": "terminal-begin-serve",
    "benben games": "terminal-begin-games",
    "benben --help": "terminal-begin-help",
}
"""The commands that one begins with, each with the message that says what it does."""
QUIT = ("q", "quit")
"""Replies that choose no game."""


def welcome() -> int:
    """Say what one can begin with; returns the exit code."""
    screen, words = open_terminal(), Words()
    width = max(len(command) for command in BEGINNINGS)
    for command, key in BEGINNINGS.items():
        screen.print_uncut(Text.assemble("  ", (command.ljust(width), "bold"), "  ", words.say(key)))
    return 0


def chosen_game(given: str | None, command: str, language: str) -> str:
    """The game that was given, or the one that the person at the keyboard chooses; raise BadInput if nobody can be asked."""
    if given is not None:
        return given
    screen, words, names = open_terminal(), Words(language), game_names()
    if not screen.interactive:
        raise BadInput(f"name a game, as in: benben {command} {one_of(names)}")
    screen.print_uncut(words.say("terminal-which-game"))
    for number, name in enumerate(names, 1):
        game = find_game(name)
        screen.print_uncut(Text.assemble(f"{number:3} ", (game.title, "bold"), f"  ({name})"))
        about = Words(language, game=name)
        if about.knows(f"{name}-about"):
            screen.print_wrapped(Text(f"    {about.say(f'{name}-about')}", style="dim"))
    return _reply(screen, words, names)


def _reply(screen: Screen, words: Words, names: list[str]) -> str:
    """Ask until the reply is the number or the beginning of the name of one game; raise Quit if none is wanted."""
    while True:
        try:
            reply = screen.ask("> ").strip().lower()
        except InputEnded:
            raise Quit from None
        if reply in QUIT:
            raise Quit
        if reply.isdecimal() and 1 <= int(reply) <= len(names):
            return names[int(reply) - 1]
        found = [name for name in names if reply and name.startswith(reply.replace(" ", "_"))]
        if len(found) == 1:
            return found[0]
        screen.print_uncut(words.say("terminal-which-game-again", last=len(names)))
