"""One decision of a person: draws the board and the question, and answers what is typed until an action is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from rich.text import Text

from benben.bots.bot import Thought
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refused
from benben.play.seeds import derive_seed
from benben.terminal.help import Help
from benben.terminal.layout import COLUMN_GAP, in_columns, shorten
from benben.terminal.menu import Menu
from benben.terminal.naming import Naming
from benben.terminal.previews import Previews
from benben.terminal.reports import last_own_move, log_lines, score_lines, without_hidden
from benben.terminal.scene_renderer import SceneRenderer
from benben.terminal.screen import Screen
from benben.terminal.seating import BotMaker, adviser_of, hint_level, level_name, level_names, make_level_bot, parse_levels
from benben.words import Words, languages

MIN_LOG_LINES = 1
"""Lines of the log that are always visible."""
MAX_PREVIEWED_CHOICES = 24
"""Lists of up to this many choices show a preview of each."""
LIST_COLUMNS = ((15, 3), (6, 2))
"""A brief list of more choices than the first number has this many columns: what they touch is on the board in full."""
NUMBER_WIDTH = 3
"""Cells of the number of a choice and the gap behind it."""
HINT_LEVEL = "architect"
"""The level of the bot that gives a hint if none is named."""


class Quit(Exception):  # noqa: N818 (not an error)
    """The person at the keyboard wants to stop playing for now."""


class MoveUndone(Exception):  # noqa: N818 (not an error)
    """The person has undone a move, so that the question has changed."""


class LanguageChanged(Exception):  # noqa: N818 (not an error)
    """The person wants to continue in another language."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.language = language


class PlayedGame(Protocol):
    """What a decision needs of a match, a lesson or a puzzle."""

    @property
    def game(self) -> Game:
        """The game that is played."""

    @property
    def clock(self) -> int:
        """The number of events so far."""

    def perspective_with_sealed(self, seat: int | None) -> Perspective:
        """All that a seat knows, sealed choices included."""

    def events(self, viewer: int | None) -> list[dict[str, object]]:
        """All events, as this viewer may know them."""

    def undo(self, seat: int) -> object:
        """Take back the seat's last move; raise Refused if that is not possible."""


class Turn:
    """Asks one seat for one decision. Everything it shows comes from the perspective of that seat."""

    commands_key = "terminal-hint"
    """The message that lists the commands."""

    def __init__(
        self,
        match: PlayedGame,
        seat: int,
        screen: Screen,
        words: Words,
        renderer: SceneRenderer,
        make_bot: BotMaker = make_level_bot,
    ) -> None:
        self.match = match
        self.make_bot = make_bot
        self.seat = seat
        self.screen = screen
        self.words = words
        self.renderer = renderer
        self.perspective = match.perspective_with_sealed(seat)
        self.view = self.perspective.view()
        self.scene = match.game.scene(self.view)
        self.naming = Naming(match.game, self.scene, words, seat_name(seat))
        self.previews = Previews(self.perspective, self.scene, words, seat_name(seat))
        self.help = Help(self.perspective, self.naming, self.previews, words)
        self.menus = [Menu(match.game, self.perspective.legal())]
        """The menu of all legal actions, and after it those narrowed step by step; the last one is shown."""
        self.message: list[Text] = []
        """Lines shown above the question until something else is typed."""
        self.hints: dict[str, list[Text]] = {}
        """The hints of this decision by level: asking again costs nothing."""
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._show_help,
            "help": self._show_help,
            "back": self._go_back,
            "b": self._go_back,
            "undo": self._undo,
            "hint": self._show_hint,
            "lang": self._change_language,
            "log": self._show_log,
            "score": self._show_scores,
            "look": self._show_areas,
            "how": self._show_how_to_play,
            "legend": self._show_legend,
            "quit": self._quit,
            "q": self._quit,
        }

    def decide(self) -> int:
        """Ask until an action is chosen; return it. It is legal."""
        while True:
            self.draw()
            self.message = []
            action = self._answer(self.screen.ask("> "))
            if action is not None:
                return action

    def restart(self, message: list[Text]) -> None:
        """Ask again from the first choice, under this message."""
        del self.menus[1:]
        self.message = message

    # --- drawing ---------------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw the whole screen: board, log, message, question and choices.

        The choices are listed without gains and previews if those would take lines from the board.
        """
        above = [*self._message_lines(), *self.screen.wrap([self._question_line()])]
        choices = self._choice_lines(brief=False)
        board = self._board_lines(len(above) + len(choices))
        brief = self._choice_lines(brief=True)
        if len(brief) < len(choices) and self._board_lines(len(above) + len(brief)) != board:
            choices, board = brief, self._board_lines(len(above) + len(brief))
        log_height = self.screen.height - len(above) - len(choices) - 1 - len(board)
        self.screen.clear()
        self.screen.print_lines([*board, *self._log_lines(log_height), *above, *choices])

    def _message_lines(self) -> list[Text]:
        """The message, after a warning if the screen is too narrow for the board."""
        lines = self.screen.wrap(self.message)
        needed = max((area.width for area in self.scene.areas), default=0)
        if needed <= self.screen.width:
            return lines
        warning = self.words.say("terminal-narrow", width=self.screen.width, needed=needed)
        return [Text(warning, style="yellow"), *lines]

    def _board_lines(self, other_lines: int) -> list[Text]:
        """The board in the height that is left by this many other lines."""
        menu = self.menus[-1]
        highlighted = menu.touchable() if not menu.flat else set()
        height = self.screen.height - other_lines - 1 - MIN_LOG_LINES
        return self.renderer.draw(self.scene, self.screen.width, height, seat_name(self.seat), highlighted)

    def _question_line(self) -> Text:
        """The question to the seat with its rule or, after a first touch, what was touched so far."""
        menu = self.menus[-1]
        touched = self.match.game.catalogue.path(menu.actions[0])[: menu.depth]
        if touched:
            names = " › ".join(self.naming.element(element) for element in touched)
            return Text(self.words.say("terminal-touched", touched=names), style="bold")
        game, step = self.match.game.name, self.view["step"]
        key = f"{game}-ask-{step}"
        asked = self._question_arguments()
        question = self.words.say(key, asked) if self.words.knows(key) else self.words.say("terminal-ask", step=str(step))
        name = self.words.name(seat_name(self.seat))
        line = Text(self.words.say("terminal-asked", name=name, question=question), style="bold")
        line.append(f" ({self.view['rule']})", style="dim")
        details = f"{game}-about-{step}"
        if self.words.knows(details):
            line.append(f"  {self.words.say(details, asked)}")
        return line

    def _question_arguments(self) -> Mapping[str, object]:
        """The fields of the question in the view, as arguments of a message; none if the view has no question."""
        question = self.view.get("question")
        return question if isinstance(question, Mapping) else {}

    def _choice_lines(self, brief: bool) -> list[Text]:
        """The list of choices and the line of commands; gains and previews are left out if ``brief``."""
        choices = self.menus[-1].choices(self.naming, brief)
        with_previews = not brief and len(choices) <= MAX_PREVIEWED_CHOICES
        columns = next((columns for most, columns in LIST_COLUMNS if len(choices) > most), 1)
        entries = []
        for number, choice in enumerate(choices, 1):
            label = choice.label if choice.is_action else f"{choice.label} … {len(choice.actions)}"
            if brief and columns > 1:
                label = shorten(label, self.screen.width // columns - COLUMN_GAP - NUMBER_WIDTH)
            entry = Text(f"{number:2} ", style="bold")
            entry.append(label, style="")
            changes = self.previews.changes(choice.actions[0]) if choice.is_action and with_previews else ""
            entry.append(f"  {changes}" if changes else "", style="dim")
            entries.append(entry)
        commands = "terminal-hint-back" if len(self.menus) > 1 else self.commands_key
        return [*in_columns(entries, self.screen.width), Text(self.words.say(commands), style="dim")]

    def _log_lines(self, height: int) -> list[Text]:
        """The events since this seat's own last move, the last ones if there are more than ``height``."""
        events = self.match.events(self.seat)
        recent = without_hidden(events[last_own_move(events, self.seat) :])
        lines = log_lines(self.match.game, recent, self.words)
        return lines[-height:] if height > 0 else []

    # --- input -----------------------------------------------------------------------------------------------------------

    def _answer(self, typed: str) -> int | None:
        """The action that is chosen by what was typed; None if it was a command or chooses none."""
        if not typed:
            return None
        if typed.isdecimal():
            return self._choose_number(int(typed))
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:].strip()
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
            return None
        return self._choose_text(typed)

    def _choose_number(self, number: int) -> int | None:
        choices = self.menus[-1].choices(self.naming)
        if not 1 <= number <= len(choices):
            self._set_message("terminal-no-number", number=number, last=len(choices))
            return None
        return self._choose_or_narrow(choices[number - 1].actions)

    def _choose_text(self, typed: str) -> int | None:
        full, narrowed = self.menus[0], self.menus[-1]
        matching = full.exact(typed) or narrowed.matching(typed) or full.matching(typed)
        if matching:
            if len(matching) > 1:
                self._set_message("terminal-several", typed=typed, count=len(matching))
            return self._choose_or_narrow(matching)
        try:
            action = self.match.game.parse(typed)
        except BadInput as error:
            self._set_error(error)
            return None
        self.message = [self.help.refusal_line(action)]
        return None

    def _choose_or_narrow(self, actions: Sequence[int]) -> int | None:
        """A single action is chosen; several become the next menu."""
        if len(actions) == 1:
            return actions[0]
        if list(actions) != self.menus[-1].actions:
            self.menus.append(self.menus[-1].narrow(actions))
        return None

    def _set_message(self, key: str, **args: object) -> None:
        self.message = [Text(self.words.say(key, args), style="yellow")]

    def _set_error(self, error: BadInput) -> None:
        self.message = [Text(str(error), style="yellow")]

    def _show_pages(self, lines: Sequence[Text | str]) -> None:
        self.screen.show_pages(lines, self.words)

    # --- commands --------------------------------------------------------------------------------------------------------

    def _show_help(self, question: str) -> None:
        choices = self.menus[-1].choices(self.naming)
        if question.isdecimal() and 1 <= int(question) <= len(choices):
            self._show_pages(self.help.about_action(choices[int(question) - 1].actions[0]))
            return
        try:
            self._show_pages(self.help.answer(question))
        except BadInput as error:
            self._set_error(error)

    def _go_back(self, rest: str) -> None:
        if len(self.menus) > 1:
            self.menus.pop()
        else:
            self._set_message("terminal-no-back")

    def _undo(self, rest: str) -> None:
        try:
            self.match.undo(self.seat)
        except Refused as refused:
            self.message = [Text(self.words.refusal(refused.refusal), style="yellow")]
            return
        raise MoveUndone

    def _show_hint(self, wanted: str) -> None:
        """Say which move to play and why, as a search and simulated games from the perspective of this seat show."""
        try:
            (level,) = parse_levels(wanted or HINT_LEVEL, level_names())
        except BadInput as error:
            self._set_error(error)
            return
        if level not in self.hints:
            self.hints[level] = self._hint_lines(level)
        self.message = self.hints[level]

    def _hint_lines(self, level: str) -> list[Text]:
        """The advice of a level: the move to play, its reasons, and the other moves with their verdicts."""
        from benben.review.advice import advise  # imported when it is asked for: the table starts without it
        from benben.review.reason_words import advice_lines

        thought = self._thought_of(hint_level(level))
        with self.screen.progress(self.words.say("terminal-comparing")):
            advice = advise(self.perspective, thought.ranked)
        best, *others = advice_lines(advice, self.seat, self.words, self.naming.action)
        return [Text(best, style="green"), *[Text(f"  {line}") for line in others]]

    def _thought_of(self, level: str) -> Thought:
        """The last thought of a bot in the place of this seat."""
        bot = self.make_bot(adviser_of(level), self.match.game, derive_seed("hint", self.seat, self.match.clock))
        thinking = self.words.say("terminal-hinting", level=level_name(level, self.words))
        with self.screen.progress(thinking) as set_progress:
            for thought in bot.think(self.perspective):
                set_progress(thought.progress)
        return thought

    def _change_language(self, wanted: str) -> None:
        if wanted.lower() not in languages():
            self._set_message("terminal-no-language", wanted=wanted, languages=", ".join(languages()))
            return
        raise LanguageChanged(wanted.lower())

    def _show_log(self, rest: str) -> None:
        lines = log_lines(self.match.game, self.match.events(self.seat), self.words)
        self._show_pages(lines if rest.lower() == "all" else lines[-max(self.screen.height - 2, 1) :])

    def _show_scores(self, rest: str) -> None:
        self._show_pages(score_lines(self.perspective, self.words, self.renderer.labels))

    def _show_how_to_play(self, rest: str) -> None:
        self._show_pages(self.help.how_to_play())

    def _show_legend(self, rest: str) -> None:
        self._show_pages(self.help.legend())

    def _show_areas(self, wanted: str) -> None:
        areas = [area for area in self.scene.areas if not wanted or area.id == wanted.lower()]
        if not areas:
            self._set_message("terminal-no-area", wanted=wanted, areas=", ".join(area.id for area in self.scene.areas))
            return
        self._show_pages([line for area in areas for line in self.renderer.draw_area(self.scene, area)])

    def _quit(self, rest: str) -> None:
        raise Quit
