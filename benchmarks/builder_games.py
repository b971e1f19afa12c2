"""Games of one level, kept in a folder: they are played once, and every network is measured on the same ones.

A game depends on the level, the seed and its number alone. A file has a line for each game: its number, and the choices in
their order. Playing them again costs little beside the search that found them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from benben.arena.executors import LocalExecutor
from benben.bots import levels
from benben.play.match import Match
from benben.play.seeds import derive_seed
from benben.registry import find_game

Choices = list[tuple[int, int]]
"""The seat and the action of every choice of a game."""


@dataclass(frozen=True)
class PlayedBy:
    """Which games: the title, the number of seats, the level of all bots, and the seed."""

    game: str
    players: int
    level: str
    seed: int

    def seeds(self, number: int) -> list[int]:
        """Seeds of one game: for its deal, for whoever looks at it, and for the bots."""
        return [derive_seed("calibration", self.seed, self.game, self.players, number, part) for part in range(3)]

    def match(self, number: int) -> Match:
        """The match of a game, before the first choice."""
        return Match(find_game(self.game), self.players, self.seeds(number)[0])

    def file(self, folder: Path) -> Path:
        """The file of these games."""
        return folder / f"{self.game}-{self.players}-{self.level}-{self.seed}.jsonl"


def play_game(setting: PlayedBy, number: int) -> tuple[int, Choices]:
    """Play one game; return its number and its choices."""
    game, match = find_game(setting.game), setting.match(number)
    seed = setting.seeds(number)[2]
    bots = [levels.bot(setting.level, game, derive_seed(seed, seat), clock=False) for seat in range(setting.players)]
    choices: Choices = []
    while not match.over():
        seat = match.actors()[0]
        choices.append((seat, bots[seat].choose(match.perspective(seat))))
        match.play(*choices[-1])
    return number, choices


def saved_games(setting: PlayedBy, folder: Path | None) -> dict[int, Choices]:
    """The games that are in the folder, by number; a line that was not written whole is left out."""
    path = None if folder is None else setting.file(folder)
    if path is None or not path.exists():
        return {}
    lines = [json.loads(line) for line in path.read_text("utf-8").split("\n")[:-1]]
    return {line["number"]: [(seat, action) for seat, action in line["choices"]] for line in lines}


def games_of(setting: PlayedBy, count: int, processes: int, folder: Path | None) -> Iterator[tuple[int, Choices]]:
    """All games of a setting; those that are missing in the folder are played and added to it."""
    saved = saved_games(setting, folder)
    yield from [(number, choices) for number, choices in saved.items() if number < count]
    missing = [number for number in range(count) if number not in saved]
    for number, choices in LocalExecutor(processes).run(partial(play_game, setting), missing):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            with setting.file(folder).open("a", encoding="utf-8") as file:
                file.write(json.dumps({"number": number, "choices": choices}) + "\n")
        yield number, choices


def main(arguments: Sequence[str] | None = None) -> int:
    """Play games into a folder."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.builder_games", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True, help="number of seats")
    parser.add_argument("--games", type=int, default=200, help="number of games (default: 200)")
    parser.add_argument("--level", default="builder", help="the bots that play (default: builder)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all randomness (default: 1)")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes (default: 1)")
    parser.add_argument("--folder", type=Path, required=True, help="where the games are kept")
    given = parser.parse_args(arguments)
    players = find_game(given.game).check_players(given.players)
    setting = PlayedBy(given.game, players, levels.check_name(given.level), given.seed)
    played = sum(1 for _ in games_of(setting, given.games, given.jobs, given.folder))
    print(f"{setting.file(given.folder)}: {played} games")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
