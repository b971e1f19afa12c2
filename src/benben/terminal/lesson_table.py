"""A lesson in a terminal: the board with the text of each step, and the moves that the learner makes."""

from __future__ import annotations

from rich.text import Text

from benben.bots.names import BOT_NAMES
from benben.lessons.lesson_run import LessonRun
from benben.terminal.reports import log_lines, without_hidden
from benben.terminal.scene_renderer import SceneRenderer
from benben.terminal.screen import Screen
from benben.terminal.seating import BotMaker, Seating, make_level_bot
from benben.terminal.turn import LanguageChanged, Quit, Turn
from benben.words import Words


class LessonTable:
    """One lesson at one keyboard."""

    def __init__(self, run: LessonRun, screen: Screen, language: str, make_bot: BotMaker = make_level_bot) -> None:
        self.run = run
        self.screen = screen
        self.make_bot = make_bot
        self.events_shown = 0
        """The number of events that the learner has seen in the steps before."""
        self.set_language(language)

    def set_language(self, language: str) -> None:
        """Use this language from now on."""
        run = self.run
        rivals = iter(BOT_NAMES)
        learner = Words(language).say("lesson-learner")
        names = [learner if seat == run.seat else next(rivals) for seat in range(run.players)]
        seating = Seating(names, [""] * run.players)
        self.words = Words(language, seating.names_by_seat(), run.game.name, run.perspective().options)
        self.renderer = SceneRenderer(self.words, seating.labels(self.words), seating.short_labels())

    def take(self) -> None:
        """Take the lesson to its end."""
        while True:
            while self.run.make_next_move():
                pass
            if self.run.step.ask:
                self._ask()
            else:
                self._show_text()
                if self.run.at_end:
                    return
                self._wait()
                self.run.read_on()

    def text_lines(self) -> list[Text]:
        """The text of the step, with its number."""
        say, run = self.words.say, self.run
        number = say("lesson-step", step=run.step_number + 1, steps=len(run.lesson.steps))
        return [Text(f"{number} · {say(run.lesson.title_key)}", style="dim"), Text(say(run.step.text_key, run.args()))]

    def _show_text(self) -> None:
        """Draw the board with marks on what the text is about, what happened since the step before, and the text."""
        text = self.screen.wrap(self.text_lines())
        view = self.run.view()
        height = self.screen.height - len(text) - 2
        scene = self.run.game.scene(view)
        board = self.renderer.draw(scene, self.screen.width, height, view["viewer"], set(self.run.step.point))
        log_height = height - len(board)
        self.screen.clear()
        self.screen.print_lines([*board, *(self._log_lines()[-log_height:] if log_height > 0 else []), *text])
        self.events_shown = self.run.clock

    def _log_lines(self) -> list[Text]:
        events = without_hidden(self.run.events(self.run.seat, self.events_shown))
        return log_lines(self.run.game, events, self.words)

    def _wait(self) -> None:
        """Wait until the learner has read the text; the end of the input is the end of the lesson."""
        if self.screen.ask(self.words.say("lesson-terminal-next") + " ").lower() in ("q", "quit"):
            raise Quit

    def _ask(self) -> None:
        """Ask for the move of the step until it is made; another legal one is met with the reason for this one."""
        turn = LessonTurn(self)
        try:
            while True:
                action = turn.decide()
                refusal = self.run.refusal(action)
                if refusal is None:
                    break
                turn.restart([Text(self.words.refusal(refusal), style="yellow")])
        except LanguageChanged as change:
            self.set_language(change.language)
            return
        self.events_shown = self.run.clock
        self.run.play(action)


class LessonTurn(Turn):
    """A decision in a lesson: the text of the step stands above the question, and a hint names the move."""

    def __init__(self, table: LessonTable) -> None:
        super().__init__(table.run, table.run.seat, table.screen, table.words, table.renderer, table.make_bot)
        self.table = table

    def _message_lines(self) -> list[Text]:
        return [*self.screen.wrap(self.table.text_lines()), *super()._message_lines()]

    def _show_hint(self, wanted: str) -> None:
        asked = self.naming.action(self.table.run.step.ask[0])
        self.message = [Text(self.words.say("lesson-terminal-asked", move=asked), style="yellow")]
