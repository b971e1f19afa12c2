"""A scripted person at a screen that remembers what was shown, and a bot that plays at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console

from benben.bots.bot import Bot, Thought
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.play.match import Match
from benben.terminal.saved_games import Save
from benben.terminal.screen import Screen
from benben.terminal.seating import Seating
from benben.terminal.table import Table
from benben.words import Words


class Chancer(Bot):
    """Takes any legal action, in two thoughts."""

    name = "chancer"

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        action = self.random.choice(perspective.legal())
        yield Thought(0.5, action)
        yield Thought(1.0, action)


def chancer(level: str, game: Game, seed: int) -> Bot:
    return Chancer(seed)


class Scripted(Screen):
    """A live screen of 80 x 24 whose lines are typed by a function of the prompt and the screen."""

    def __init__(self, width: int = 80, height: int = 24) -> None:
        self.paper = StringIO()
        console = Console(file=self.paper, width=width, height=height, color_system=None, force_terminal=False)
        super().__init__(console, self._typed, live=True)
        self.typist: Callable[[str], str] = lambda prompt: ""
        self.screens: list[str] = []
        self.asked: list[tuple[str, str]] = []
        self.waits: list[tuple[str, float]] = []

    @property
    def now(self) -> str:
        """What is on the screen."""
        return self.paper.getvalue()

    def everything(self) -> str:
        return "\n".join([*self.screens, self.now])

    def clear(self) -> None:
        self.screens.append(self.now)
        self.paper.seek(0)
        self.paper.truncate()

    def _typed(self, prompt: str) -> str:
        self.asked.append((prompt, self.now))
        return self.typist(prompt)

    @contextmanager
    def progress(self, label: str) -> Iterator[Callable[[float], None]]:
        yield lambda part: self.waits.append((label, part))


def table_for(
    game: Game,
    players: int,
    people: int,
    folder: Path,
    seed: int = 5,
    screen: Scripted | None = None,
    names: tuple[str, ...] = (),
) -> tuple[Table, Scripted]:
    """A new table and its screen."""
    shown = screen or Scripted()
    seating = Seating.arrange(players, players - people, ["chancer"], names, Words())
    secret = seed.to_bytes(32, "big")
    match = Match(game, players, secret, None, seating.tags())
    return Table(match, secret, Save.new(folder, match), shown, "en", chancer), shown


def first_legal(table: Table) -> Callable[[str], str]:
    """Types the notation of the first legal action; Enter at every other prompt."""

    def typist(prompt: str) -> str:
        if prompt != "> ":
            return ""
        asked = [seat for seat in table.match.actors() if not table.seating.levels[seat]]
        return table.match.game.text(table.match.legal(asked[0])[0])

    return typist


def restless(table: Table, seed: int) -> Callable[[str], str]:
    """Types whatever comes to mind: numbers, moves, beginnings of moves, commands."""
    random = Random(seed)

    def typist(prompt: str) -> str:
        if prompt != "> ":
            return ""
        seat = table.holder if table.holder in table.match.actors() else table.match.actors()[0]
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

    return typist
