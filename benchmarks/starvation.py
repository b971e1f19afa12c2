"""How often workers of Giza: The Great Pyramid starve, and how often needlessly: ``python -m benchmarks.starvation``.

A worker starves needlessly if its owner could have moved the stone alone: with the most food that this player could have
given in place of what was given, and what all others gave, the total would have sufficed. A worker whose stone could not be
moved by its owner alone starves by the choice of others, or for lack of food. Bids are open and follow one another, so only
the last bidder knows the total: its workers that starve needlessly are counted beside, those of the others gambled on it.

Games are those of one level (`builder_games`). The stones that stand and the capstones are printed beside, because whoever
feeds nobody starves nobody.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benben.bots import levels
from benben.games.great_pyramid import lookup
from benben.games.great_pyramid.moves import BID_BASE
from benben.games.great_pyramid.study import capstone_placed, stones_in_all
from benben.markdown import markdown_table
from benben.play.match import Match
from benben.play.record import Record
from benben.play.study import ALL, Played
from benben.registry import find_game
from benchmarks.builder_games import Choices, PlayedBy, games_of

GAME = "great_pyramid"
GOAL = 0.1
"""Workers of a player that may starve needlessly in a game, on average."""


@dataclass
class Labour:
    """The bids for one nominated stone."""

    given: dict[int, int] = field(default_factory=dict)
    """What each player gave."""
    most: dict[int, int] = field(default_factory=dict)
    """The most that each player could have given."""

    def could_move(self, seat: int) -> bool:
        """Whether this player alone could have given enough, with what the others gave."""
        return sum(self.given.values()) - self.given[seat] + self.most[seat] >= lookup.LIFT_TOTAL

    def bid_last(self, seat: int) -> bool:
        """Whether this player bid after all others."""
        return next(reversed(self.given)) == seat


@dataclass
class Starved:
    """What happened in games of one setting."""

    games: int = 0
    workers: int = 0
    """Workers that starved, of all players."""
    needless: int = 0
    knowingly: int = 0
    """Workers that starved needlessly and whose owner bid last, when all other bids were known."""
    standing: float = 0.0
    """Stones that stand at the end, in all games."""
    capstones: float = 0.0


def count_game(found: Starved, match: Match, choices: Choices) -> None:
    """Play a game again, and count."""
    labour = Labour()
    for seat, action in choices:
        bids = BID_BASE <= action <= BID_BASE + lookup.MOST_FOOD
        if bids:
            labour.most[seat] = max(match.legal(seat)) - BID_BASE
            labour.given[seat] = action - BID_BASE
        before = match.clock
        match.play(seat, action)
        starved = [int(event.seat) for event in match.unveiled_events(before) if event.kind == "starved"]
        found.workers += len(starved)
        needless = [one for one in starved if labour.could_move(one)]
        found.needless += len(needless)
        found.knowingly += sum(labour.bid_last(one) for one in needless)
        if not bids:
            labour = Labour()
    count_stones(found, match.record)


def count_stones(found: Starved, record: Record) -> None:
    """Add a finished game and what stands at its end."""
    played = Played(record)
    found.games += 1
    found.standing += stones_in_all(played)[ALL][0]
    found.capstones += capstone_placed(played)[ALL][0]


def table_lines(results: Sequence[tuple[PlayedBy, Starved]]) -> list[str]:
    """All results as a table for a page."""
    rows = []
    for setting, found in results:
        seats = found.games * setting.players
        counts = [count / seats for count in (found.workers, found.needless, found.knowingly)]
        counts += [found.standing / found.games, found.capstones / found.games]
        rows.append([str(setting.players), setting.level, str(found.games), *[f"{count:.2f}" for count in counts]])
    heads = [
        "players",
        "level",
        "games",
        "starved",
        "needlessly",
        "as last bidder",
        "stones standing",
        "capstones",
    ]
    return markdown_table(heads, rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Count and print; the exit code is 1 if more workers starve needlessly than the goal allows."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.starvation", description=__doc__)
    parser.add_argument("--players", type=int, help="number of seats (default: every number)")
    parser.add_argument("--games", type=int, default=50, help="games of a setting (default: 50)")
    parser.add_argument("--level", default="builder", help="the bots that play (default: builder)")
    parser.add_argument("--folder", type=Path, metavar="DIR", help="where games are kept, to play them only once")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes (default: 1)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all randomness (default: 1)")
    given = parser.parse_args(arguments)
    game = find_game(GAME)
    counts = range(game.seats[0], game.seats[1] + 1) if given.players is None else [game.check_players(given.players)]
    results = []
    for players in counts:
        setting, found = PlayedBy(GAME, players, levels.check_name(given.level), given.seed), Starved()
        for number, choices in games_of(setting, given.games, given.jobs, given.folder):
            count_game(found, setting.match(number), choices)
        results.append((setting, found))
    print("\n".join(table_lines(results)))
    return int(any(found.needless > GOAL * found.games * setting.players for setting, found in results))


if __name__ == "__main__":
    raise SystemExit(main())
