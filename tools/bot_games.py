"""Plays games of bots and writes their records: python -m tools.bot_games GAME FOLDER [--games 12] [--level builder].

The puzzles of the games were collected from such records by ``benben puzzles``; docs/review.md has the commands.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from benben.bots.levels import bot
from benben.play.match import Match
from benben.play.play_out import play_out
from benben.play.seeds import derive_seed
from benben.registry import find_game


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and write."""
    parser = argparse.ArgumentParser(prog="python -m tools.bot_games", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--first", type=int, default=0, help="number of the first game: other numbers are other games")
    parser.add_argument("--level", default="builder")
    given = parser.parse_args(arguments)
    game = find_game(given.game)
    given.folder.mkdir(parents=True, exist_ok=True)
    least, most = game.seats
    for number in range(given.first, given.first + given.games):
        players = least + number % (min(most, 4) - least + 1)
        match = Match(game, players, derive_seed("bot games", game.name, number))
        seeds = [derive_seed("bot games", game.name, number, seat) for seat in range(players)]
        play_out(match, [bot(given.level, game, seed, clock=False) for seed in seeds])
        (given.folder / f"{game.name}-{number:02}.record").write_text(match.record.dumps(), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
