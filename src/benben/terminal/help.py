"""Answers to ``?``: what can be typed, what the symbols mean, and the rule behind anything."""

from __future__ import annotations

import re

from rich.text import Text

from benben.bots.bot import Thought
from benben.kernel.errors import BadInput
from benben.kernel.perspective import Perspective
from benben.play.scene import Scene
from benben.rulebook import Rulebook, rulebook
from benben.terminal.drawing import spoken
from benben.terminal.menu import Naming
from benben.terminal.previews import Previews
from benben.terminal.reports import rule_lines
from benben.words import Words

WEIGHED = 3
"""So many of the moves a bot has weighed are told with its hint."""

_RULE = re.compile(r"[A-Za-z]+-\d+(\.\d+)?")


class Helper:
    """Explains things to one seat, from what that seat knows."""

    def __init__(self, perspective: Perspective, naming: Naming, foresight: Previews, words: Words) -> None:
        self.perspective = perspective
        self.game = perspective.game
        self.naming = naming
        self.foresight = foresight
        self.words = words

    @property
    def book(self) -> Rulebook:
        """The rulebook in the player's language."""
        return rulebook(self.game, self.words.language)

    def answer(self, question: str) -> list[Text]:
        """The answer to what stands after the question mark: nothing, a rule id, a move, or a word."""
        if not question:
            return self.help()
        if _RULE.fullmatch(question):
            return rule_lines(self.book.find(question))
        try:
            action = self.game.parse(question)
        except BadInput as error:
            found = self.book.about(question)
            return rule_lines(found) if found else [Text(str(error))]
        return self.about_move(action)

    def about_move(self, action: int) -> list[Text]:
        """Whether a move is allowed, and the rule behind that."""
        refusal = self.perspective.refusal(action)
        move = self.naming.action(action)
        if refusal is None:
            line = Text(self.words.say("terminal-allowed", move=move), style="green")
            brings = self.foresight.of(action)
            changes = [Text(self.words.say("terminal-changes", changes=brings))] if brings else []
            return [line, *changes, *self.rule(self.rule_in_force())]
        return [self.why_not(action), *self.rule(refusal.rule)]

    def why_not(self, action: int) -> Text:
        """Why a move is refused, with the rule's id."""
        refusal = self.perspective.refusal(action)
        assert refusal is not None
        why = self.words.refusal(refusal)
        return Text(self.words.say("terminal-refused", why=why, rule=refusal.rule), style="yellow")

    def hint(self, level: str, thought: Thought) -> list[Text]:
        """What a bot would do, and the moves it weighed with what it expects of them."""
        lines = [
            Text(self.words.say("terminal-hinted", level=level, move=self.naming.action(thought.action)), style="green")
        ]
        weighed = sorted(thought.notes.items(), key=lambda note: -note[1][0])[:WEIGHED]
        for action, (visits, expected) in weighed if len(weighed) > 1 else ():
            percent = round(100 * expected)
            told = self.words.say("terminal-weighed", move=self.naming.action(action), percent=percent, visits=visits)
            lines.append(Text(f"  {told}", style="dim"))
        return lines

    def rule(self, rule: str) -> list[Text]:
        """A rule as the rulebook tells it; nothing where it has no such paragraph."""
        return rule_lines(self.book.find(rule)) if rule in self.book.ids else []

    def rule_in_force(self) -> str:
        """The rule of the open question."""
        return str(self.perspective.view()["rule"])

    def help(self) -> list[Text]:
        """What can be typed, what is asked and what the symbols mean."""
        lines = [Text(line) for line in self.words.say("terminal-help").splitlines()]
        lines += [Text(), Text(self.words.say("terminal-help-rule"), style="bold"), *self.rule(self.rule_in_force())]
        lines += [Text(), Text(self.words.say("terminal-help-symbols"), style="bold")]
        return [*lines, Text(self.words.say("terminal-help-marks")), Text(legend(self.naming.scene, self.words))]


def legend(scene: Scene, words: Words) -> str:
    """What the glyphs on the table mean."""
    told = {spoken(piece.glyph, words.noun(piece.kind, piece.word)) for piece in scene.pieces}
    return "   ".join(sorted(told, key=lambda text: (text[1:].strip(), text)))
