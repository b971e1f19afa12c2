"""Stepping through a record: forward, back, to any action, as a spectator or from one seat."""

from __future__ import annotations

from rich.text import Text

from benben.kernel.event import seat_name
from benben.play.record import Record
from benben.terminal.drawing import Artist
from benben.terminal.reports import breakdown_lines, log_lines, result_line
from benben.terminal.screen import Left, Screen
from benben.terminal.seating import Seating
from benben.words import Words


class Replay:
    """A record being looked at. Opening one checks every action of it."""

    def __init__(self, record: Record, viewer: int | None, screen: Screen, language: str) -> None:
        self.record = record
        self.game = record.game
        self.viewer = viewer
        self.screen = screen
        seating = Seating.from_tags(record.tags, record.players)
        self.words = Words(language, seating.by_word(), self.game.name, record.options)
        self.artist = Artist(self.words, seating.labels(self.words), seating.short_labels())
        self.sentences = self._sentences()
        self.at = 0

    @property
    def last(self) -> int:
        """How many actions there are."""
        return len(self.record.entries)

    def run(self) -> None:
        """Step through it as the person at the keyboard wishes."""
        typed = ""
        while typed not in ("q", "quit"):
            self.screen.clear()
            self.screen.show(self.lines())
            try:
                typed = self.screen.ask(self.words.say("terminal-replay-keys") + " ").lower()
            except Left:
                return
            self.at = self.goes_to(typed)

    def goes_to(self, typed: str) -> int:
        """The action after which to stop next; what is not understood leaves things as they are."""
        if typed in ("", "n", "next"):
            return min(self.at + 1, self.last)
        if typed in ("p", "previous"):
            return max(self.at - 1, 0)
        if typed in ("e", "end"):
            return self.last
        return min(int(typed), self.last) if typed.isdecimal() else self.at

    def lines(self) -> list[Text]:
        """The board after the action we are at, and what that action was."""
        state = self.record.replay(self.at)
        view = state.perspective(self.viewer).view()
        told = [*self.sentences[self.at]]
        if self.at == self.last and self.record.finished:
            told.append(result_line(state, self.words))
        room = self.screen.height - len(told) - 2
        board = self.artist.draw(self.game.scene(view), self.screen.width, room, view["viewer"])
        return [*board, self._heading(), *told]

    def everything(self) -> list[Text]:
        """The whole record at once: the sentences, the last board, and the points if the game is over."""
        lines: list[Text] = []
        for number in range(self.last + 1):
            lines += [Text.assemble((f"{number:4} ", "dim"), line) for line in self.sentences[number]]
        state = self.record.replay()
        lines += self.artist.draw(self.game.scene(state.perspective(self.viewer).view()), self.screen.width, 1000)
        if self.record.finished:
            lines += [result_line(state, self.words), *breakdown_lines(state, self.words, self.artist.labels)]
        return lines

    def _heading(self) -> Text:
        line = Text(self.words.say("terminal-replay-at", at=self.at, last=self.last), style="bold")
        if self.at:
            line.append(f"  {seat_name(self.record.entries[self.at - 1].seat)}", style="dim")
        return line

    def _sentences(self) -> list[list[Text]]:
        """For every action what it brought about, as the viewer may know it; before the first, nothing."""
        state = self.record.start()
        heard = state.collect_events()
        told: list[list[Text]] = [[]]
        for number, entry in enumerate(self.record.entries, 1):
            before = len(heard)
            self.record.step(state, number, entry)
            told.append(log_lines(self.game, [event.seen_by(self.viewer) for event in heard[before:]], self.words))
        return told
