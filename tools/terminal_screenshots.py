"""Takes screenshots of the terminal table for the docs: ``python -m tools.terminal_screenshots``.

Writes docs/images/<game>-terminal.svg for every game, late in a game between bots.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import benben
from benben.bots import levels
from benben.play.play_out import play_out
from benben.terminal.scene_renderer import SceneRenderer
from benben.terminal.screen import Screen
from benben.terminal.turn import Turn
from benben.words import Words

FOLDER = Path(__file__).parents[1] / "docs" / "images"
"""The folder that is written to."""
WIDTH, HEIGHT = 100, 30
"""Size of the terminal, in characters."""
NAMES = ("Ann", "Imhotep", "Nefertari", "Hemiunu", "Merit", "Senenmut")
"""The names of the players in the pictures."""
LATE = 0.8
"""Share of the record's entries after which the screenshot is taken."""


def played(name: str, players: int, stop: int) -> benben.Match:
    """A match between bots, up to p1's first decision after `stop` entries of the record."""
    match = benben.Match(benben.game(name), players, seed=2005)
    bots = [levels.bot("greedy", match.game, seed=seat) for seat in range(players)]
    play_out(match, bots, until=lambda: len(match.record.entries) >= stop and 0 in match.actors())
    return match


def screenshot(name: str) -> str:
    """The table of p1 as SVG."""
    game = benben.game(name)
    players = min(4, game.seats[1])
    whole = len(played(name, players, 1_000_000).record.entries)
    match = played(name, players, int(whole * LATE))
    console = Console(
        width=WIDTH, height=HEIGHT, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    names = {f"p{seat + 1}": NAMES[seat] for seat in range(players)}
    words = Words(names=names, game=name, settings=match.record.options)
    Turn(match, 0, Screen(console, lambda prompt: "", interactive=False), words, SceneRenderer(words, names)).draw()
    svg = console.export_svg(title=f"benben play {name}")
    return re.sub(r"\s*@font-face \{.*?\}\n", "", svg, flags=re.S)  # fonts from elsewhere are not loaded


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for title in benben.games():
        path = FOLDER / f"{title}-terminal.svg"
        path.write_text(screenshot(title), "utf-8")
        print(path.name)
