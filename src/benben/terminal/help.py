"""Answers to ``?``: what can be typed, what symbols mean, why a move is refused, and rules."""

from __future__ import annotations

import re

from rich.text import Text

from benben.explanations import explain_piece
from benben.kernel.errors import BadInput
from benben.kernel.perspective import Perspective
from benben.legend import legend
from benben.play.scene import Scene
from benben.rulebook import Rulebook, rulebook
from benben.terminal.naming import Naming, glyph_with_word
from benben.terminal.previews import Previews
from benben.terminal.reports import rule_lines
from benben.terminal.styles import TONE_STYLES
from benben.words import Words

_RULE_ID = re.compile(r"[A-Za-z]+-\d+(\.\d+)?")
"""A rule id as it is typed, such as ``gz-4.1``."""


class Help:
    """Answers the questions of one seat, from its perspective."""

    def __init__(self, perspective: Perspective, naming: Naming, previews: Previews, words: Words) -> None:
        self.perspective = perspective
        self.game = perspective.game
        self.naming = naming
        self.previews = previews
        self.words = words

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook in the language of the player."""
        return rulebook(self.game, self.words.language)

    def answer(self, question: str) -> list[Text]:
        """The answer to the text after the question mark: empty, a rule id, a move, or a word."""
        if not question:
            return self.overview()
        if _RULE_ID.fullmatch(question):
            return rule_lines(self.rulebook.find(question))
        try:
            action = self.game.parse(question)
        except BadInput as error:
            found = self.rulebook.search(question)
            return rule_lines(found) if found else [Text(str(error))]
        return self.about_action(action)

    def about_action(self, action: int) -> list[Text]:
        """Whether an action is legal, what it would change, and the rule about it."""
        refusal = self.perspective.refusal(action)
        if refusal is not None:
            return [self.refusal_line(action), *self.rule(refusal.rule)]
        allowed = Text(self.words.say("terminal-allowed", move=self.naming.action(action)), style="green")
        changes = self.previews.changes(action)
        change_lines = [Text(self.words.say("terminal-changes", changes=changes))] if changes else []
        return [allowed, *change_lines, *self.rule(self.current_rule())]

    def refusal_line(self, action: int) -> Text:
        """Why an action is refused, with the id of the rule."""
        refusal = self.perspective.refusal(action)
        assert refusal is not None
        reason = self.words.refusal(refusal)
        return Text(self.words.say("terminal-refused", why=reason, rule=refusal.rule), style="yellow")

    def how_to_play(self) -> list[Text]:
        """The game in a few sentences."""
        summary = self.rulebook.how_to_play
        text = self.rulebook.introduction if summary is None else summary.text
        return [Text(self.game.title, style="bold"), Text(), *[Text(line) for line in re.findall(r".+?[.!?](?=\s|$)", text)]]

    def legend(self) -> list[Text]:
        """Every piece of the game with its symbol, its name, what it does and its rule."""
        lines: list[Text] = []
        for group in legend(self.game):
            lines += [Text(), Text(self.words.say(f"{self.game.name}-legend-{group.name}"), style="bold")]
            for piece in group.pieces:
                said, rule = explain_piece(self.words, self.game.name, piece)
                line = Text(f"  {self.naming.piece_with_glyph(piece)}", style=TONE_STYLES.get(piece.tone, ""))
                line.append(f"  {said}", style="")
                line.append(f" ({rule})" if rule else "", style="dim")
                lines.append(line)
        return lines[1:]

    def rule(self, rule: str) -> list[Text]:
        """A rule of the rulebook; nothing if it has no such paragraph."""
        return rule_lines(self.rulebook.find(rule)) if rule in self.rulebook.ids else []

    def current_rule(self) -> str:
        """The id of the rule of the open question."""
        return str(self.perspective.view()["rule"])

    def overview(self) -> list[Text]:
        """What can be typed, what is asked now, and what the symbols mean."""
        lines = [Text(line) for line in [*self.words.say("terminal-help").splitlines(), self.words.say("hint-meaning")]]
        lines += [Text(), Text(self.words.say("terminal-help-rule"), style="bold"), *self.rule(self.current_rule())]
        lines += [Text(), Text(self.words.say("terminal-help-symbols"), style="bold")]
        return [*lines, Text(self.words.say("terminal-help-marks")), Text(symbols(self.naming.scene, self.words))]


def symbols(scene: Scene, words: Words) -> str:
    """The glyphs of all pieces of a scene with their words."""
    entries = {glyph_with_word(piece.glyph, words.noun(piece.kind, piece.word)) for piece in scene.pieces}
    return "   ".join(sorted(entries, key=lambda text: (text[1:].strip(), text)))
