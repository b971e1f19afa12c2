"""Steps through a record: forward, back, to any action, as a spectator or as one seat."""

from __future__ import annotations

from rich.text import Text

from benben.kernel.event import seat_name
from benben.play.record import Record
from benben.terminal.reports import breakdown_lines, log_lines, result_line
from benben.terminal.scene_renderer import UNLIMITED, SceneRenderer
from benben.terminal.screen import InputEnded, Screen
from benben.terminal.seating import Seating
from benben.words import Words


class Replay:
    """A record shown to a viewer, at a position between 0 (before the first action) and ``last``.

    The constructor replays the whole record, which checks every action.
    """

    def __init__(self, record: Record, viewer: int | None, screen: Screen, language: str) -> None:
        self.record = record
        self.game = record.game
        self.viewer = viewer
        self.screen = screen
        seating = Seating.from_tags(record.tags, record.players)
        self.words = Words(language, seating.names_by_seat(), self.game.name, record.options)
        self.renderer = SceneRenderer(self.words, seating.labels(self.words), seating.short_labels())
        self.position = 0
        self._log_by_position = self._log_lines()

    @property
    def last(self) -> int:
        """The number of actions."""
        return len(self.record.entries)

    def run(self) -> None:
        """Step through the record as the person at the keyboard types."""
        typed = ""
        while typed not in ("q", "quit"):
            self.screen.clear()
            self.screen.print_lines(self.lines())
            try:
                typed = self.screen.ask(self.words.say("terminal-replay-keys") + " ").lower()
            except InputEnded:
                return
            self.position = self.next_position(typed)

    def next_position(self, typed: str) -> int:
        """The position that a typed text leads to; the current one if the text is not understood."""
        if typed in ("", "n", "next"):
            return min(self.position + 1, self.last)
        if typed in ("p", "previous"):
            return max(self.position - 1, 0)
        if typed in ("e", "end"):
            return self.last
        return min(int(typed), self.last) if typed.isdecimal() else self.position

    def lines(self) -> list[Text]:
        """The board at the current position, and the events of the last action."""
        state = self.record.replay(self.position)
        view = state.perspective(self.viewer).view()
        log = [*self._log_by_position[self.position]]
        if self.position == self.last and self.record.finished:
            log.append(result_line(state, self.words))
        height = self.screen.height - len(log) - 2
        board = self.renderer.draw(self.game.scene(view), self.screen.width, height, view["viewer"])
        return [*board, self._position_line(), *log]

    def all_lines(self) -> list[Text]:
        """The whole record: all events, the last board and, if the game is over, the points."""
        lines: list[Text] = []
        for number in range(self.last + 1):
            lines += [Text.assemble((f"{number:4} ", "dim"), line) for line in self._log_by_position[number]]
        state = self.record.replay()
        scene = self.game.scene(state.perspective(self.viewer).view())
        lines += self.renderer.draw(scene, self.screen.width, UNLIMITED)
        if self.record.finished:
            lines += [result_line(state, self.words), *breakdown_lines(state, self.words, self.renderer.labels)]
        return lines

    def _position_line(self) -> Text:
        line = Text(self.words.say("terminal-replay-at", at=self.position, last=self.last), style="bold")
        if self.position:
            line.append(f"  {seat_name(self.record.entries[self.position - 1].seat)}", style="dim")
        return line

    def _log_lines(self) -> list[list[Text]]:
        """For each position the events of the action before it, as the viewer may know them."""
        state = self.record.start()
        events = state.collect_events()
        lines: list[list[Text]] = [[]]
        for number, entry in enumerate(self.record.entries, 1):
            count = len(events)
            self.record.step(state, number, entry)
            new_events = [event.seen_by(self.viewer) for event in events[count:]]
            lines.append(log_lines(self.game, new_events, self.words))
        return lines
