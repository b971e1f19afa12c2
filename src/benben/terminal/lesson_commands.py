"""``benben learn``: a lesson of a game in the terminal."""

from __future__ import annotations

import argparse

from benben.command_line import INTERRUPTED
from benben.kernel.errors import BadInput
from benben.lessons.lesson import FIRST_LESSON
from benben.lessons.lesson_files import find_lesson, lesson_names
from benben.lessons.lesson_run import LessonRun
from benben.registry import find_game
from benben.terminal.choose_game import chosen_game
from benben.terminal.lesson_table import LessonTable
from benben.terminal.screen import InputEnded, open_terminal
from benben.terminal.signals import termination_as_interrupt
from benben.terminal.turn import Quit
from benben.words import Words


def learn(args: argparse.Namespace) -> int:
    """Take a lesson, then name the others."""
    game = find_game(chosen_game(args.game, "learn", args.lang))
    words = Words(args.lang, game=game.name)
    if not lesson_names(game):
        raise BadInput(f"{game.title} has no lessons")
    lesson = find_lesson(game, args.lesson or FIRST_LESSON)
    screen, code = open_terminal(), 0
    table = LessonTable(LessonRun(lesson), screen, args.lang)
    try:
        with termination_as_interrupt(), screen.alternate_screen():
            table.take()
            if screen.interactive:
                screen.ask(words.say("terminal-more") + " ")
        screen.print_uncut(words.say("lesson-finished"))
    except (Quit, InputEnded):
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    for other in lesson_names(game):
        if other != lesson.name:
            screen.print_uncut(words.say("lesson-terminal-more", command=f"benben learn {game.name} {other}"))
    return code
