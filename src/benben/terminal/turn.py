"""One person's turn at the keyboard: the board, the question, and whatever is typed until a move is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.refusal import Refused
from benben.play.match import Match
from benben.terminal.drawing import Artist, in_columns
from benben.terminal.help import Helper
from benben.terminal.menu import Menu, Naming
from benben.terminal.previews import Previews
from benben.terminal.reports import log_lines, news, score_lines, since_own_move
from benben.terminal.screen import Screen
from benben.terminal.seating import BotMaker, bot_seed, checked_levels, house_bot, house_levels
from benben.words import Words, languages

LEAST_LOG = 1
FORESEEN = 24
"""Lists of so many choices or fewer tell what each costs and gains."""
HINT_LEVEL = "architect"
"""Who gives a hint when no level is named."""


class Quit(Exception):  # noqa: N818 (it reads as what it is)
    """The person at the keyboard wants to stop playing for now."""


class TakenBack(Exception):  # noqa: N818 (it reads as what it is)
    """The person has taken a move back: the question is another one now."""


class Translated(Exception):  # noqa: N818 (it reads as what it is)
    """The person wants to go on in another language."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.language = language


class Turn:
    """Asks one seat for one decision. What it shows is made from that seat's perspective alone."""

    def __init__(
        self, match: Match, seat: int, screen: Screen, words: Words, artist: Artist, make_bot: BotMaker = house_bot
    ) -> None:
        self.match = match
        self.make_bot = make_bot
        self.seat = seat
        self.screen = screen
        self.words = words
        self.artist = artist
        self.perspective = match.perspective(seat)
        self.view = self.perspective.view()
        self.scene = match.game.scene(self.view)
        self.naming = Naming(match.game, self.scene, words, seat_name(seat))
        self.foresight = Previews(self.perspective, self.scene, words, seat_name(seat))
        self.advisor = Helper(self.perspective, self.naming, self.foresight, words)
        self.menus = [Menu(match.game, self.perspective.legal())]
        self.message: list[Text] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "back": self._back,
            "b": self._back,
            "undo": self._undo,
            "hint": self._hint,
            "lang": self._language,
            "log": self._log,
            "score": self._score,
            "look": self._look,
            "quit": self._quit,
            "q": self._quit,
        }

    def decide(self) -> int:
        """The action the person has settled on; it is legal."""
        while True:
            self.draw()
            self.message = []
            action = self._answer(self.screen.ask("> "))
            if action is not None:
                return action

    def draw(self) -> None:
        """The whole screen: board, news, message, question and choices, brief where more would cost board."""
        message = self.screen.wrapped(self.message)
        needed = max((area.width for area in self.scene.areas), default=0)
        if needed > self.screen.width:
            message.insert(
                0, Text(self.words.say("terminal-narrow", width=self.screen.width, needed=needed), style="yellow")
            )
        above = [*message, *self.screen.wrapped([self._question()])]
        listed = self._choice_lines(brief=False)
        board = self._board(len(above) + len(listed))
        brief = self._choice_lines(brief=True)
        if len(brief) < len(listed) and self._board(len(above) + len(brief)) != board:
            listed, board = brief, self._board(len(above) + len(brief))
        room = self.screen.height - len(above) - len(listed) - 1
        self.screen.clear()
        self.screen.show([*board, *self._news(room - len(board)), *above, *listed])

    def _board(self, taken: int) -> list[Text]:
        """The table in the room that is left when so many lines are taken."""
        menu = self.menus[-1]
        lit = menu.touchable() if not menu.flat else set()
        room = self.screen.height - taken - 1 - LEAST_LOG
        return self.artist.draw(self.scene, self.screen.width, room, seat_name(self.seat), lit)

    def _question(self) -> Text:
        game, step = self.match.game.name, self.view["step"]
        key = f"{game}-ask-{step}"
        asked = self.words.say(key) if self.words.knows(key) else self.words.say("terminal-ask", step=str(step))
        who = self.words.name(seat_name(self.seat))
        line = Text(self.words.say("terminal-asked", name=who, question=asked), style="bold")
        line.append(f" ({self.view['rule']})", style="dim")
        about = f"{game}-about-{step}"
        if self.words.knows(about):
            line.append(f"  {self.words.say(about, self._asked_about())}")
        touched = self.match.game.catalogue.path(self.menus[-1].actions[0])[: self.menus[-1].depth]
        if touched:
            way = " › ".join(self.naming.touch(element) for element in touched)
            line = Text(self.words.say("terminal-touched", touched=way), style="bold")
        return line

    def _asked_about(self) -> Mapping[str, object]:
        """What the open question is about, as far as the view tells it."""
        question = self.view.get("question")
        return question if isinstance(question, Mapping) else {}

    def _choice_lines(self, brief: bool) -> list[Text]:
        """The list, with what each choice gives, costs and gains unless it is to be brief."""
        choices = self.menus[-1].choices(self.naming, brief)
        foretold = not brief and len(choices) <= FORESEEN
        entries = []
        for number, choice in enumerate(choices, 1):
            entry = Text(f"{number:2} ", style="bold")
            entry.append(choice.label if choice.final else f"{choice.label} … {len(choice.actions)}", style="")
            brings = self.foresight.of(choice.actions[0]) if choice.final and foretold else ""
            entry.append(f"  {brings}" if brings else "", style="dim")
            entries.append(entry)
        hint = "terminal-hint-back" if len(self.menus) > 1 else "terminal-hint"
        return [*in_columns(entries, self.screen.width), Text(self.words.say(hint), style="dim")]

    def _news(self, room: int) -> list[Text]:
        """What happened since this seat's own last move, as much as there is room for, the latest last."""
        events = self.match.events(self.seat)
        lines = log_lines(self.match.game, news(events[since_own_move(events, self.seat) :]), self.words)
        return lines[-room:] if room > 0 else []

    # --- what is typed ---------------------------------------------------------------------------------------------------

    def _answer(self, typed: str) -> int | None:
        """An action, or None when something else was wanted."""
        if not typed:
            return None
        if typed.isdecimal():
            return self._numbered(int(typed))
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:].strip()
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
            return None
        return self._typed(typed)

    def _numbered(self, number: int) -> int | None:
        choices = self.menus[-1].choices(self.naming)
        if not 1 <= number <= len(choices):
            self._say("terminal-no-number", number=number, last=len(choices))
            return None
        return self._settle(choices[number - 1].actions)

    def _typed(self, typed: str) -> int | None:
        whole, narrowed = self.menus[0], self.menus[-1]
        fitting = whole.exactly(typed) or narrowed.fitting(typed) or whole.fitting(typed)
        if fitting:
            if len(fitting) > 1:
                self._say("terminal-several", typed=typed, count=len(fitting))
            return self._settle(fitting)
        try:
            action = self.match.game.parse(typed)
        except BadInput as error:
            self.message = [Text(str(error), style="yellow")]
            return None
        self.message = [self.advisor.why_not(action)]
        return None

    def _settle(self, actions: Sequence[int]) -> int | None:
        """One action is a decision; several narrow the list."""
        if len(actions) == 1:
            return actions[0]
        if list(actions) != self.menus[-1].actions:
            self.menus.append(self.menus[-1].narrow(actions))
        return None

    def _say(self, key: str, **args: object) -> None:
        self.message = [Text(self.words.say(key, args), style="yellow")]

    def _page(self, lines: Sequence[Text | str]) -> None:
        self.screen.page(lines, self.words)

    # --- commands --------------------------------------------------------------------------------------------------------

    def _help(self, question: str) -> None:
        choices = self.menus[-1].choices(self.naming)
        if question.isdecimal() and 1 <= int(question) <= len(choices):
            self._page(self.advisor.about_move(choices[int(question) - 1].actions[0]))
            return
        try:
            self._page(self.advisor.answer(question))
        except BadInput as error:
            self.message = [Text(str(error), style="yellow")]

    def _back(self, rest: str) -> None:
        if len(self.menus) > 1:
            self.menus.pop()
        else:
            self._say("terminal-no-back")

    def _undo(self, rest: str) -> None:
        try:
            self.match.undo(self.seat)
        except Refused as refused:
            self.message = [Text(self.words.refusal(refused.refusal), style="yellow")]
            return
        raise TakenBack

    def _hint(self, wanted: str) -> None:
        """What a bot would play here, and what it expects of the moves it weighed. It sees what this seat sees."""
        try:
            (level,) = checked_levels(wanted or HINT_LEVEL, house_levels())
        except BadInput as error:
            self.message = [Text(str(error), style="yellow")]
            return
        moment = len(self.match.record.entries)
        bot = self.make_bot(level, self.match.game, bot_seed(b"hint", self.seat, moment))
        with self.screen.progress(self.words.say("terminal-hinting", level=level)) as told:
            for thought in bot.think(self.perspective):
                told(thought.progress)
        self.message = self.advisor.hint(level, thought)

    def _language(self, wanted: str) -> None:
        if wanted.lower() not in languages():
            self._say("terminal-no-language", wanted=wanted, languages=", ".join(languages()))
            return
        raise Translated(wanted.lower())

    def _log(self, rest: str) -> None:
        lines = log_lines(self.match.game, self.match.events(self.seat), self.words)
        self._page(lines if rest.lower() == "all" else lines[-max(self.screen.height - 2, 1) :])

    def _score(self, rest: str) -> None:
        self._page(score_lines(self.view, self.words, self.artist.labels))

    def _look(self, wanted: str) -> None:
        areas = [area for area in self.scene.areas if not wanted or area.id == wanted.lower()]
        if not areas:
            self._say("terminal-no-area", wanted=wanted, areas=", ".join(area.id for area in self.scene.areas))
            return
        self._page([line for area in areas for line in self.artist.area(self.scene, area)])

    def _quit(self, rest: str) -> None:
        raise Quit
