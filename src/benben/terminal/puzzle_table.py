"""A puzzle in a terminal: the board as the player knew it, the moves that are tried, and the answer with its reasons."""

from __future__ import annotations

from rich.text import Text

from benben.kernel.event import seat_name
from benben.review.as_json import reasons_of
from benben.review.puzzle_run import PuzzleRun, lost_by
from benben.review.reason_words import reason_lines
from benben.terminal.naming import Naming
from benben.terminal.scene_renderer import SceneRenderer
from benben.terminal.screen import Screen
from benben.terminal.seating import Seating
from benben.terminal.turn import LanguageChanged, Turn
from benben.words import Words


class AnswerWanted(Exception):  # noqa: N818 (not an error)
    """The person at the keyboard wants to see the answer."""


class PuzzleTable:
    """One puzzle at one keyboard."""

    def __init__(self, run: PuzzleRun, title: tuple[int, int], screen: Screen, language: str) -> None:
        self.run = run
        self.number, self.count = title
        """The number of the puzzle in its list, and the length of the list."""
        self.screen = screen
        self.set_language(language)

    def set_language(self, language: str) -> None:
        """Use this language from now on."""
        run, say = self.run, Words(language).say
        names = [say("terminal-player", number=seat + 1) for seat in range(run.players)]
        seating = Seating(names, [""] * run.players)
        self.words = Words(language, seating.names_by_seat(), run.game.name, run.perspective().options)
        self.renderer = SceneRenderer(self.words, seating.labels(self.words), seating.short_labels())

    def solve(self) -> None:
        """Ask for moves until the answer is found or asked for, then show it with its reasons."""
        while not self.run.shown:
            try:
                self._ask()
            except LanguageChanged as change:
                self.set_language(change.language)
            except AnswerWanted:
                self.run.give_up()
        self._show_answer()

    def title_lines(self) -> list[Text]:
        """Which puzzle it is, and what is asked."""
        say, difficulty = self.words.say, self.run.puzzle.difficulty
        parts = [say("puzzle-terminal-title", game=self.run.game.title, number=self.number, count=self.count)]
        if difficulty is not None:
            parts.append(say("puzzle-difficulty", difficulty=difficulty))
        return [Text(" · ".join(parts), style="dim"), Text(say("puzzle-question"))]

    def wrong_line(self, action: int, naming: Naming) -> Text:
        """What is said of a move that is worse than the answer."""
        lost, move = self.run.shown_loss(action), naming.action(action)
        if lost is None:
            return Text(self.words.say("puzzle-wrong", move=move), style="yellow")
        return Text(self.words.say("puzzle-wrong-lost", move=move, lost=round(100 * lost)), style="yellow")

    def answer_lines(self, naming: Naming) -> list[Text]:
        """The answer, why it is best, the next best move, and how often the levels of bots have found it."""
        run, say = self.run, self.words.say
        lines = []
        if run.solved:
            lines.append(Text(say("puzzle-equal" if run.equal else "puzzle-right"), style="bold green"))
        lines.append(Text(say("puzzle-answer", move=naming.action(run.best)), style="bold"))
        if run.puzzle.reasons is not None:
            reasons = reasons_of(run.puzzle.reasons, run.game)
            lines += [Text(line) for line in reason_lines(reasons, run.seat, self.words, naming.action)]
        if run.puzzle.rivals:
            lines.append(self._rival_line(naming))
        if run.puzzle.found:
            lines.append(Text(self._found_line(), style="dim"))
        return lines

    def _rival_line(self, naming: Naming) -> Text:
        rival = self.run.game.parse(self.run.puzzle.rivals[0].action)
        lost, move = self.run.shown_loss(rival), naming.action(rival)
        if lost is None:
            return Text(self.words.say("puzzle-rival-move", move=move))
        return Text(self.words.say("puzzle-rival", move=move, lost=round(100 * lost)))

    def _found_line(self) -> str:
        levels = [
            self.words.say("puzzle-found-level", level=self.words.say(f"level-name-{level}"), percent=round(100 * share))
            for level, share in self.run.puzzle.found.items()
        ]
        return self.words.say("puzzle-found", levels=", ".join(levels))

    def _ask(self) -> None:
        """Ask for moves until one solves the puzzle; another one is met with what it loses."""
        turn = PuzzleTurn(self)
        while not self.run.shown:
            action = turn.decide()
            self._try(action)
            if not self.run.shown:
                turn.restart([self.wrong_line(action, turn.naming)])

    def _try(self, action: int) -> None:
        """Try a move. One that nobody has compared with the answer is compared now."""
        run = self.run
        if run.known(action):
            run.play(action)
            return
        with self.screen.progress(self.words.say("puzzle-terminal-comparing")):
            compared = lost_by(run.perspective(), run.best, action)
        run.play(action, *compared)

    def _show_answer(self) -> None:
        """Draw the board after the answer, and the answer below it."""
        view = self.run.perspective().view()
        scene, seat = self.run.game.scene(view), seat_name(self.run.seat)
        lines = self.screen.wrap(self.answer_lines(Naming(self.run.game, scene, self.words, seat)))
        board = self.renderer.draw(scene, self.screen.width, self.screen.height - len(lines) - 2, seat, set())
        self.screen.clear()
        self.screen.print_lines([*board, *lines])


class PuzzleTurn(Turn):
    """A decision at a puzzle: the question of the puzzle stands above that of the rules, and ``answer`` gives up."""

    commands_key = "puzzle-terminal-commands"

    def __init__(self, table: PuzzleTable) -> None:
        super().__init__(table.run, table.run.seat, table.screen, table.words, table.renderer)
        self.table = table
        self.commands["answer"] = self._give_up

    def _message_lines(self) -> list[Text]:
        return [*self.screen.wrap(self.table.title_lines()), *super()._message_lines()]

    def _show_hint(self, wanted: str) -> None:
        self._set_message("puzzle-terminal-no-hint")

    def _give_up(self, rest: str) -> None:
        raise AnswerWanted
