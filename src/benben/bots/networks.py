"""Finds the networks of a game: files that come with the game's package, or any file that is named.

A package has up to two networks for a number of players. One judges: it says the probability of victory, and is
calibrated. One plays: the levels search with it, because it was measured stronger than the evaluator. They may
be the same file, copied.

A file that is damaged, or made for other rules or another box, is never used: `shipped_network` warns once and returns None,
so that the bot falls back to the game's evaluator, and `benben.bots.win_shares` knows nothing.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from benben.bots.network_file import Card, check_card, read_bytes, unpack, whole_file
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.registry import find_game
from benben.search.network import Network

FOLDER = "networks"
"""The folder of network files inside a game's ``bot`` package."""


class Use(Enum):
    """What a network of a package is for. The value is the end of its file name, after the number of players."""

    JUDGE = ".network"
    """It says the probability of victory of every seat."""
    PLAY = "-play.network"
    """The levels search with it."""


WITHOUT = {Use.JUDGE: "win shares are simulated", Use.PLAY: "bots use the evaluator"}
"""What follows if there is no network for a use."""


PRESENTATION = frozenset({"memory"})
"""Options that change what people are shown and not what can be done: a Perspective remembers everything."""


class NetworkLeftOut(UserWarning):
    """A network file of a game's package cannot be used."""


@dataclass(frozen=True)
class ShippedNetwork:
    """A network of a game's package, or of a file, with its card."""

    card: Card
    network: Network
    size: int
    """Bytes of its file."""


def load_network(path: Path, game: Game, players: int) -> Network:
    """The network of a file; raise BadInput in one line if it cannot be used for this game and number of players."""
    return read_network(path, game, players).network


def read_network(path: Path, game: Game, players: int) -> ShippedNetwork:
    """The network of a file with its card; raise BadInput as `load_network` does."""
    return _checked(whole_file(path), str(path), game, players)


def _checked(data: bytes, name: str, game: Game, players: int) -> ShippedNetwork:
    """The network of the bytes of a file, of this ``name`` in errors; BadInput if it is not for this game."""
    card, packed = read_bytes(data, name)
    check_card(card, game, players, name)
    return ShippedNetwork(card, unpack(card, packed, name), len(data))


def shipped_network(game: Game, players: int, use: Use) -> ShippedNetwork | None:
    """The network that comes with a game for this number of players; None if there is none that can be used."""
    return _shipped(game.key, game.rules, players, use)


@lru_cache(maxsize=32)
def _shipped(name: str, rules: str, players: int, use: Use) -> ShippedNetwork | None:
    try:
        return _read_shipped(find_game(name), players, use)
    except BadInput as error:
        warnings.warn(f"{error}; {WITHOUT[use]}", NetworkLeftOut, stacklevel=4)
        return None


def _read_shipped(game: Game, players: int, use: Use) -> ShippedNetwork | None:
    """Read a network of a package; None if there is no file, BadInput if it cannot be used."""
    package = type(game).__module__.rpartition(".")[0]
    if not package:
        return None
    file = files(package).joinpath("bot", FOLDER, f"{players}{use.value}")
    if not file.is_file():
        return None
    return _checked(file.read_bytes(), f"of {game.name} for {players} players", game, players)


def has_learned(card: Card, options: Mapping[str, str]) -> bool:
    """Whether a network was trained on games with these options; a network says nothing about others."""
    return _settings(options) == _settings(card.options)


def _settings(options: Mapping[str, str]) -> dict[str, str]:
    """The options that change the game."""
    return {name: value for name, value in options.items() if name not in PRESENTATION}


def describe_networks(game: Game, players: int) -> str:
    """The networks of a game in a few words."""
    judges, plays = describe_network(game, players, Use.JUDGE), describe_network(game, players, Use.PLAY)
    return f"judging: {judges}; bots: {plays}"


def describe_network(game: Game, players: int, use: Use) -> str:
    """The network for one use in a few words."""
    try:
        found = _read_shipped(game, players, use)
    except BadInput as error:
        return f"not usable: {error}"
    if found is None:
        return "none" if use is Use.JUDGE else "the evaluator"
    card = found.card
    behind = f", behind {card.rollout} decisions" if use is Use.PLAY and card.rollout else ""
    return f"network of generation {card.generation}, {card.games} games, seed {card.seed}, {found.size // 1000} kB{behind}"
