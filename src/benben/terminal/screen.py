"""The screen: the only module that reads from and writes to the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskProgressColumn, TextColumn
from rich.text import Text

from benben.words import Words

UNLIMITED_HEIGHT = 1000
"""The height of an output that is not a terminal, in rows."""
BAR_WIDTH = 30
"""The width of a progress bar, in cells."""


class InputEnded(Exception):  # noqa: N818 (not an error)
    """The input has ended: there is nobody at the keyboard any more."""


class Screen:
    """A terminal, or plain streams if not ``interactive``. ``read_line`` prompts for a line and returns it."""

    def __init__(self, console: Console, read_line: Callable[[str], str], interactive: bool) -> None:
        self.console = console
        self.read_line = read_line
        self.interactive = interactive

    @property
    def width(self) -> int:
        """The width in cells."""
        return self.console.width

    @property
    def height(self) -> int:
        """The height in rows."""
        return self.console.height if self.interactive else UNLIMITED_HEIGHT

    def print_lines(self, lines: Sequence[Text | str]) -> None:
        """Print lines, each cut at the edge of the screen."""
        for line in lines:
            self.console.print(line, markup=False, highlight=False, overflow="ellipsis", no_wrap=True)

    def print_uncut(self, text: Text | str) -> None:
        """Print a text without cutting or wrapping it, so that paths in it can be copied."""
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def print_wrapped(self, text: Text | str) -> None:
        """Print a text, wrapped to the width of the screen."""
        self.console.print(text, highlight=False)

    def clear(self) -> None:
        """Clear the screen; the alternate screen has no history to scroll back to."""
        if self.interactive:
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """Prompt for a line and return it without surrounding spaces; raise InputEnded at the end of the input."""
        try:
            return self.read_line(prompt).strip()
        except EOFError as end:
            self.print_lines([""])
            raise InputEnded from end

    def show_pages(self, lines: Sequence[Text | str], words: Words) -> None:
        """Show a longer text page by page."""
        rows = self.wrap(lines)
        page_height = max(self.height - 2, 1)
        for start in range(0, max(len(rows), 1), page_height):
            self.clear()
            self.print_lines(rows[start : start + page_height])
            is_last = start + page_height >= len(rows)
            prompt = words.say("terminal-more" if is_last else "terminal-pages")
            if self.interactive and self.ask(f"{prompt} ").lower() == "q":
                return

    def wrap(self, lines: Sequence[Text | str]) -> list[Text]:
        """Lines wrapped to the width of the screen."""
        rows: list[Text] = []
        for line in lines:
            text = line if isinstance(line, Text) else Text(line)
            rows += text.wrap(self.console, self.width) if text.plain else [text]
        return rows

    @contextmanager
    def alternate_screen(self) -> Iterator[None]:
        """Use the terminal's alternate screen, so that hands do not stay in its history."""
        if self.interactive:
            self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if self.interactive:
                self.console.set_alt_screen(False)

    @contextmanager
    def progress(self, label: str) -> Iterator[Callable[[float], None]]:
        """Show a progress bar; yield a function that sets the progress, from 0 to 1."""
        if not self.interactive:
            yield lambda share: None
            return
        columns = (
            SpinnerColumn(),
            TextColumn("{task.description}", markup=False),
            BarColumn(BAR_WIDTH),
            TaskProgressColumn(),
        )
        with Progress(*columns, console=self.console, transient=True) as bar:
            task = bar.add_task(label, total=1.0)
            yield lambda share: bar.update(task, completed=share)


def open_terminal() -> Screen:
    """The terminal of this process, or its plain streams. Colours depend on NO_COLOR and on the kind of terminal."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    console = Console()
    interactive = console.is_terminal and not console.is_dumb_terminal and sys.stdin is not None and sys.stdin.isatty()
    if interactive:
        _edit_lines_without_history()
    return Screen(console, _read_from_terminal if interactive else _read_from_stream, interactive)


def _edit_lines_without_history() -> None:
    """Load readline without its history: the next player must not browse what the last one typed."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)


def _read_from_terminal(prompt: str) -> str:
    return input(prompt)


def _read_from_stream(prompt: str) -> str:
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = "" if sys.stdin is None else sys.stdin.readline()
    if not line:
        raise EOFError
    return line
