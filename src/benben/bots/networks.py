"""Finds the network of a game: a file that comes with the game's package, or any file that is named.

A file that is damaged, or made for other rules or another box, is never used: `shipped_network` warns once and returns None,
so that the bot falls back to the game's evaluator.
"""

from __future__ import annotations

import warnings
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from benben.bots.network_file import check_card, read_bytes, read_file, unpack
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.registry import find_game, game_names
from benben.search.network import Network

FOLDER = "networks"
"""The folder of network files inside a game's ``bot`` package."""
SUFFIX = ".network"
"""The ending of a network file; its name is the number of players."""


class NetworkLeftOut(UserWarning):
    """A network file of a game's package cannot be used."""


def load_network(path: Path, game: Game, players: int) -> Network:
    """The network of a file; raise BadInput in one line if it cannot be used for this game and number of players."""
    card, packed = read_file(path)
    check_card(card, game, players, str(path))
    return unpack(card, packed, str(path))


def shipped_network(game: Game, players: int) -> Network | None:
    """The network that comes with a game for this number of players; None if there is none that can be used."""
    return _shipped(game.name, game.rules, players)


@lru_cache(maxsize=32)
def _shipped(name: str, rules: str, players: int) -> Network | None:
    game = find_game(name)
    try:
        data = _shipped_bytes(game, players)
        if data is None:
            return None
        source = f"of {name} for {players} players"
        card, packed = read_bytes(data, source)
        check_card(card, game, players, source)
        return unpack(card, packed, source)
    except BadInput as error:
        warnings.warn(f"{error}; bots use the evaluator", NetworkLeftOut, stacklevel=4)
        return None


def _shipped_bytes(game: Game, players: int) -> bytes | None:
    package = type(game).__module__.rpartition(".")[0]
    if not package:
        return None
    file = files(package).joinpath("bot", FOLDER, f"{players}{SUFFIX}")
    return file.read_bytes() if file.is_file() else None


def network_lines() -> list[str]:
    """For each game and number of players a line that says which network is there, and why one cannot be used."""
    lines = []
    for name in game_names():
        game = find_game(name)
        for players in range(game.seats[0], game.seats[1] + 1):
            lines.append(f"{f'{name} for {players}':20} {describe_network(game, players)}")
    return lines


def describe_network(game: Game, players: int) -> str:
    """The network of a game in a few words."""
    try:
        data = _shipped_bytes(game, players)
        if data is None:
            return "no network: bots use the evaluator"
        source = f"of {game.name} for {players} players"
        card, packed = read_bytes(data, source)
        check_card(card, game, players, source)
        unpack(card, packed, source)
    except BadInput as error:
        return f"not usable: {error}"
    return f"network of generation {card.generation}, {card.games} games, seed {card.seed}, {len(data) // 1000} kB"
