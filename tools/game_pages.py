"""Writes what the docs say of every game, from the games themselves: python -m tools.game_pages.

These are the specification pages, docs/spec/<game>.md, and the table of games in README.md.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

from benben.envs.spec import spec_page
from benben.kernel.game import Game
from benben.registry import find_game, house_game_names

ROOT = Path(__file__).parents[1]
BEGIN, END = "<!-- games: written by python -m tools.game_pages -->", "<!-- end of games -->"
COLUMNS = 2
"""Games side by side in README's table."""


def main() -> None:
    """Write every page."""
    for path, text in pages().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))


def pages() -> dict[Path, str]:
    """The text of every file that this tool writes."""
    games = [find_game(name) for name in house_game_names()]
    found = {ROOT / "docs" / "spec" / f"{game.name}.md": spec_page(game) for game in games}
    readme = ROOT / "README.md"
    found[readme] = with_table(readme.read_text("utf-8"), games)
    return found


def with_table(readme: str, games: list[Game]) -> str:
    """README with the table of games between its two marks."""
    before, _, rest = readme.partition(f"{BEGIN}\n")
    after = rest.partition(END)[2]
    return "\n".join([f"{before}{BEGIN}", *table(games), f"{END}{after}"])


def table(games: list[Game]) -> list[str]:
    """A picture and a line for each game, as Markdown."""
    lines = ["| | |", "| --- | --- |"]
    for start in range(0, len(games), COLUMNS):
        row = games[start : start + COLUMNS]
        lines += [_row([picture(game) for game in row]), _row([pitch(game) for game in row])]
    return lines


def _row(cells: list[str]) -> str:
    return f"| {' | '.join([*cells, *[''] * (COLUMNS - len(cells))])} |"


def picture(game: Game) -> str:
    """The picture that tools.screens took of the game; nothing where there is none."""
    name = f"docs/images/web-{game.name.replace('_', '-')}.png"
    return f"![{game.title}]({name})" if (ROOT / name).is_file() else ""


def pitch(game: Game) -> str:
    """The title, the number of players, and what the game's package says of it: ``Title: what it is about.``"""
    said = str(import_module(type(game).__module__.rpartition(".")[0]).__doc__).splitlines()[0]
    title, _, about = said.rpartition(": ")
    return f"**{title}**, {game.seats[0]}-{game.seats[1]} players: {re.sub('[.]$', '', about)}"


if __name__ == "__main__":
    main()
