"""Rating anchors: the levels that sit at rated tables play each other: ``python -m benchmarks.rating_anchors``.

In each title every pair of levels plays games for two (`benben.arena.league`). Ratings are relative to the builder, who has
the rating of a new player. An anchor is the mean over the titles. The command prints the constant of
`benben.server.people.ratings` and the table of docs/accounts.md; with ``--write`` it puts the table into the page.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.generated import write_block

from benben.arena.bradley_terry import Rating
from benben.arena.executors import LocalExecutor
from benben.arena.league import plan_league, play_league, played_pairs, standings
from benben.markdown import markdown_table
from benben.registry import find_game
from benben.server.people.ratings import ANCHORS, SHOWN_SCALE, SHOWN_START, START

PAGE = Path(__file__).parents[1] / "docs" / "accounts.md"
BLOCK = "anchors"
SETTINGS = ("giza:60", "pyramids:40")
"""Titles, and the games of each pair of levels."""
PLAYERS = 2
"""Players of a game: 400 points are odds of ten to one in games for two."""
FIXED = "builder"
"""The level that has the rating of a new player."""
SEED = 1


@dataclass(frozen=True)
class Measured:
    """The ratings of the levels in one title, relative to the builder."""

    game: str
    games: int
    """Games of each pair."""
    ratings: dict[str, Rating]


def measure(game: str, games: int, processes: int) -> Measured:
    """Play the league of one title."""
    levels = [FIXED, *(level for level in ANCHORS if level != FIXED)]
    league = plan_league(find_game(game), [], levels, games, PLAYERS, SEED)
    pairs = played_pairs(league, list(play_league(league, LocalExecutor(processes))))
    return Measured(game, games, {one.contestant: one.rating for one in standings(league, pairs)})


def mean_rating(found: Sequence[Measured], level: str) -> Rating:
    """The mean over the titles, with the interval of a mean of independent estimates."""
    ratings = [one.ratings[level] for one in found]
    value = sum(rating.value for rating in ratings) / len(ratings)
    margin = math.sqrt(sum(((rating.high - rating.low) / 2) ** 2 for rating in ratings)) / len(ratings)
    return Rating(value, value - margin, value + margin)


def anchors(found: Sequence[Measured]) -> dict[str, float]:
    """The constant: ratings on the scale of openskill, with one digit."""
    return {level: round(START + mean_rating(found, level).value / SHOWN_SCALE, 1) for level in ANCHORS}


def table(found: Sequence[Measured]) -> str:
    """The table of the page."""
    titles = [f"{find_game(one.game).title}, {one.games} games of each pair" for one in found]
    rows = [
        [level, *(shown_interval(one.ratings[level]) for one in found), shown_interval(mean_rating(found, level))]
        for level in ANCHORS
    ]
    return "\n".join(markdown_table(["level", *titles, "mean"], rows, numbers=True))


def shown_interval(rating: Rating) -> str:
    """A rating as people see it, with half of its 95 % interval."""
    margin = round((rating.high - rating.low) / 2)
    return f"{round(SHOWN_START + rating.value)}" + (f" ± {margin}" if margin else "")


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and print or write."""
    parser = argparse.ArgumentParser(description="measure the ratings of the levels of bots")
    parser.add_argument("settings", nargs="*", default=SETTINGS, help=f"TITLE:GAMES (default: {' '.join(SETTINGS)})")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes (default: 1); does not change the results")
    parser.add_argument("--write", action="store_true", help=f"write the table into docs/{PAGE.name}")
    args = parser.parse_args(argv)
    found = []
    for setting in args.settings:
        game, _, games = setting.partition(":")
        found.append(measure(game, int(games), args.jobs))
        print(f"{game}: {found[-1].ratings}", file=sys.stderr, flush=True)
    text = table(found)
    print(f"ANCHORS = {anchors(found)}\n\n{text}")
    if args.write:
        write_block(PAGE, BLOCK, text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
