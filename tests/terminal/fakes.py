"""Fakes for the tests of the terminal: a screen with scripted replies, typists, and a bot that plays at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from benben.bots.bot import Bot, Thought
from benben.cli import main
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.play.match import Match
from benben.terminal.saved_games import SavedGame
from benben.terminal.screen import Screen
from benben.terminal.seating import Seating
from benben.terminal.table import Table
from benben.words import Words


class TwoThoughtBot(Bot):
    """Takes a random legal action, in two thoughts."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        action = self._rng.choice(perspective.legal())
        yield Thought(0.5, action)
        yield Thought(1.0, action)


def make_test_bot(level: str, game: Game, seed: int) -> Bot:
    return TwoThoughtBot(seed)


class FourMovesBot(Bot):
    """Has tried the first four legal actions, each less often than the one before it."""

    name = "four moves"

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        actions = perspective.legal()[:4]
        yield Thought(1.0, actions[0], {action: (10 - place, 0.5) for place, action in enumerate(actions)})


class ScriptedScreen(Screen):
    """An interactive screen of 80 x 24 whose replies come from the function ``reply_to``."""

    def __init__(self, width: int = 80, height: int = 24) -> None:
        self._output = StringIO()
        console = Console(file=self._output, width=width, height=height, color_system=None, force_terminal=False)
        super().__init__(console, self._reply, interactive=True)
        self.reply_to: Callable[[str], str] = lambda prompt: ""
        """Returns the reply to a prompt."""
        self.cleared: list[str] = []
        """The texts that were on the screen when it was cleared."""
        self.prompts: list[tuple[str, str]] = []
        """Every prompt, with the text on the screen."""
        self.progress_calls: list[tuple[str, float]] = []
        """Every progress that was set, with the label of its bar."""

    @property
    def text(self) -> str:
        """The text on the screen."""
        return self._output.getvalue()

    def all_text(self) -> str:
        """All text that was ever on the screen."""
        return "\n".join([*self.cleared, self.text])

    def clear(self) -> None:
        self.cleared.append(self.text)
        self._output.seek(0)
        self._output.truncate()

    def _reply(self, prompt: str) -> str:
        self.prompts.append((prompt, self.text))
        return self.reply_to(prompt)

    @contextmanager
    def progress(self, label: str) -> Iterator[Callable[[float], None]]:
        yield lambda share: self.progress_calls.append((label, share))


def table_for(
    game: Game,
    players: int,
    people: int,
    folder: Path,
    seed: int = 5,
    screen: ScriptedScreen | None = None,
    names: tuple[str, ...] = (),
) -> tuple[Table, ScriptedScreen]:
    """A new table and its screen."""
    used_screen = screen or ScriptedScreen()
    seating = Seating.arrange(players, players - people, ["random"], names, Words())
    seed_value = seed.to_bytes(32, "big")
    match = Match(game, players, seed_value, None, seating.tags())
    return Table(match, seed_value, SavedGame.new(folder, match), used_screen, "en", make_test_bot), used_screen


def first_action_typist(table: Table) -> Callable[[str], str]:
    """A function that types the first legal action in notation, and Enter at every other prompt."""

    def reply(prompt: str) -> str:
        if prompt != "> ":
            return ""
        seats = [seat for seat in table.match.actors() if not table.seating.levels[seat]]
        return table.match.game.text(table.match.legal(seats[0])[0])

    return reply


def random_typist(table: Table, seed: int) -> Callable[[str], str]:
    """A function that types numbers, moves, beginnings of moves and commands at random."""
    random = Random(seed)

    def reply(prompt: str) -> str:
        if prompt != "> ":
            return ""
        seat = table.keyboard_seat if table.keyboard_seat in table.match.actors() else table.match.actors()[0]
        assert seat is not None
        text = table.match.game.text(random.choice(table.match.legal(seat)))
        kind = random.randrange(12)
        if kind < 6:
            return str(random.randint(1, 9))
        if kind < 9:
            return text
        if kind == 9:
            return text[: random.randint(1, len(text))]
        return random.choice(["b", "back", "?", "? 1", "log", "score", "look", "undo", "", "nonsense", f"? {text}"])

    return reply


def failure_message(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command that must fail; return the one line that it prints."""
    try:
        code: object = main(list(arguments))
    except SystemExit as end:
        code = end.code
    printed = capsys.readouterr()
    assert code == 2
    lines = printed.err.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("benben: ")
    return lines[0]
