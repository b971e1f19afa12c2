"""A game of benben as a pyspiel.Game: its parameters, its limits, and how it is registered."""

from __future__ import annotations

import json
from typing import Any, Final

import pyspiel
from librt.vecs import vec
from mypy_extensions import i64

from benben.envs.openspiel.observer import KnowledgeObserver, PrivateObserver
from benben.envs.openspiel.state import EngineState
from benben.kernel.errors import BadInput
from benben.kernel.game import Game, Option
from benben.play.turn_state import TurnState
from benben.registry import find_game

PREFIX: Final = "benben_"
"""The name of a game in OpenSpiel begins with this."""
PLAYERS: Final = "players"
"""Name of the game parameter for the number of players."""
LONGEST: Final = 4096
"""More decisions, and more chance events, than any game takes; random games take a tenth of it."""

_types: Final[dict[str, pyspiel.GameType]] = {}


def register(game: Game) -> str:
    """Register a game with OpenSpiel, once; return the name that ``pyspiel.load_game`` knows it by."""
    name = PREFIX + game.name
    if name not in _types:
        _types[name] = game_type(game)
        # OpenSpiel drops the creator after the interpreter has ended. That must free nothing: a class refers to itself.
        creator = type(f"OpenSpielGame_{game.name}", (OpenSpielGame,), {"name": game.name})
        pyspiel.register_game(_types[name], creator)
    return name


def game_type(game: Game) -> pyspiel.GameType:
    """The description of a game that OpenSpiel lists."""
    low, high = game.seats
    observable = bool(game.observation(low))
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=observable,
        provides_observation_string=True,
        provides_observation_tensor=observable,
        parameter_specification={PLAYERS: low, **{option.name: default_value(option) for option in game.options}},
    )


def default_value(option: Option) -> str | int:
    """The default of an option as a game parameter. OpenSpiel reads a numeral as a number, so numerals are numbers."""
    return int(option.default) if all(value.isdecimal() for value in option.values) else option.default


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game for a number of players, with options. The returns are the share of the victory less an equal share."""

    name = ""
    """The name of the game in benben; every registered game has a subclass with its own."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        game = find_game(self.name)
        chosen = dict(parameters)
        players = chosen.pop(PLAYERS, game.seats[0])
        try:
            opening = game.start(players, {key: str(value) for key, value in chosen.items()})
        except BadInput as error:
            raise pyspiel.SpielError(str(error)) from None
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.catalogue),
            max_chance_outcomes=len(game.catalogue),
            num_players=players,
            min_utility=-1.0 / players,
            max_utility=1.0 - 1.0 / players,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_types[PREFIX + game.name], info, parameters)
        self.rules = game
        """The game as benben knows it."""
        self.opening = TurnState(opening, vec[i64]([]))
        """The position at the start; every new state is a copy of it."""

    def new_initial_state(self, position: str | dict[str, object] | None = None) -> EngineState:
        """A new game, or one from a position: what `benben.State.to_dict` returns, or the same as JSON."""
        if position is None:
            return EngineState(self)
        try:
            start = self.rules.from_dict(json.loads(position) if isinstance(position, str) else position)
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from None
        if start.players != self.num_players():
            raise pyspiel.SpielError(f"the position is for {start.players} players, this is for {self.num_players()}")
        return EngineState(self, TurnState(start, vec[i64]([])))

    def max_chance_nodes_in_history(self) -> int:
        """More than any game has."""
        return LONGEST

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle a game as its text: the process that reads it loads its own."""
        return (pyspiel.load_game, (str(self),))

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> KnowledgeObserver | PrivateObserver | None:
        """The observer of a kind; None for kinds that benben has not: everybody's private information, or nothing at all."""
        if parameters:
            raise pyspiel.SpielError(f"observers of benben have no parameters, but got {parameters}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        public_only = kind.private_info == pyspiel.PrivateInfoType.NONE
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or (public_only and not kind.public_info):
            return None
        if not kind.public_info:
            return PrivateObserver()
        return KnowledgeObserver(self.rules, self.num_players(), bool(kind.perfect_recall), public_only)
