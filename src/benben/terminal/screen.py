"""Screen: the one place where the terminal is read and written."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskProgressColumn, TextColumn
from rich.text import Text

from benben.words import Words


class Left(Exception):  # noqa: N818 (it reads as what it is)
    """Whoever sat at the keyboard is gone: the input has ended or was broken off."""


class Screen:
    """A terminal, or a plain stream where there is none. ``read`` gives the next line typed."""

    def __init__(self, console: Console, read: Callable[[str], str], live: bool) -> None:
        self.console = console
        self.read = read
        self.live = live

    @property
    def width(self) -> int:
        """Columns that can be drawn in."""
        return self.console.width

    @property
    def height(self) -> int:
        """Rows that can be drawn in; a plain stream has no bottom."""
        return self.console.height if self.live else 1000

    def show(self, lines: Sequence[Text | str]) -> None:
        """Write lines, cut where the screen ends."""
        for line in lines:
            self.console.print(line, markup=False, highlight=False, overflow="ellipsis", no_wrap=True)

    def tell(self, text: Text | str) -> None:
        """Write a text as it is, so that paths in it stay whole."""
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def clear(self) -> None:
        """Wipe what is on the screen; the alternate screen keeps no history to scroll back to."""
        if self.live:
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """The next line typed, trimmed."""
        try:
            return self.read(prompt).strip()
        except EOFError as end:
            self.show([""])
            raise Left from end

    def page(self, lines: Sequence[Text | str], words: Words) -> None:
        """Show a longer text by screenfuls."""
        rows = self.wrapped(lines)
        room = max(self.height - 2, 1)
        for start in range(0, max(len(rows), 1), room):
            self.clear()
            self.show(rows[start : start + room])
            last = start + room >= len(rows)
            if self.live and self.ask(words.say("terminal-more" if last else "terminal-pages") + " ").lower() == "q":
                return

    def wrapped(self, lines: Sequence[Text | str]) -> list[Text]:
        """Lines broken to the width of the screen."""
        rows: list[Text] = []
        for line in lines:
            text = line if isinstance(line, Text) else Text(line)
            rows += text.wrap(self.console, self.width) if text.plain else [text]
        return rows

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Play on the alternate screen, so that hands do not stay in the terminal's history."""
        if self.live:
            self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if self.live:
                self.console.set_alt_screen(False)

    @contextmanager
    def progress(self, label: str) -> Iterator[Callable[[float], None]]:
        """A bar that names what one waits for; call what it gives with how far it has got, from 0 to 1."""
        if not self.live:
            yield lambda part: None
            return
        columns = (SpinnerColumn(), TextColumn("{task.description}", markup=False), BarColumn(30), TaskProgressColumn())
        with Progress(*columns, console=self.console, transient=True) as bar:
            task = bar.add_task(label, total=1.0)
            yield lambda part: bar.update(task, completed=part)


def terminal() -> Screen:
    """The terminal this program runs in, or its plain streams. Colours follow NO_COLOR and whether it is a terminal."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    console = Console()
    live = console.is_terminal and not console.is_dumb_terminal and sys.stdin is not None and sys.stdin.isatty()
    if live:
        _edit_lines()
    return Screen(console, _read_line if live else _read_plain, live)


def _edit_lines() -> None:
    """Let lines be edited but not remembered: the next player must not leaf through what the last one typed."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)


def _read_line(prompt: str) -> str:
    return input(prompt)


def _read_plain(prompt: str) -> str:
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = "" if sys.stdin is None else sys.stdin.readline()
    if not line:
        raise EOFError
    return line
