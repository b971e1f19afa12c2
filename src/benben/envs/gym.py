"""The Gymnasium environment: one seat is the learner's, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from benben.bots.bot import Bot
from benben.envs.common import RENDER_MODES, check_render_mode, render_view, start_position, whole_number
from benben.envs.observations import MASK, Observation, Observer
from benben.envs.rewards import ILLEGAL_REWARD, REWARD_FUNCTIONS
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.kernel.reader import known
from benben.kernel.refusal import Refused
from benben.kernel.rng import Rng
from benben.play.fast_match import FastMatch
from benben.registry import find_game

SEED_LIMIT = 1 << 62
"""Seeds drawn for deals and bots are below this number."""
ILLEGAL_RESPONSES = ("lose", "raise")
"""An illegal action either loses the game or raises `Refused`."""


class GymEnv(gymnasium.Env[Observation, np.int64], EzPickle):
    """Plays one game after another from one seat.

    A step is the learner's action and everything that happens until the learner is to act again.
    """

    def __init__(
        self,
        name: str,
        players: int,
        seat: int,
        opponents: str | Bot | Sequence[str | Bot],
        options: Mapping[str, str] | None,
        seed: int | None,
        render_mode: str | None,
        reward: str,
        illegal: str,
    ) -> None:
        EzPickle.__init__(self, name, players, seat, opponents, options, seed, render_mode, reward, illegal)
        self.game = find_game(name)
        self.metadata = {"name": f"benben_{name}", "render_modes": RENDER_MODES, "render_fps": 1}
        self.render_mode = check_render_mode(render_mode)
        self._match = FastMatch(self.game, players, options)
        if whole_number(seat, "seat") not in range(players):
            raise BadInput(f"seat {seat} is not at the table: seats are 0 to {players - 1}")
        self.seat = seat
        self._opponents = assign_opponents(opponents, players, seat)
        self._bots: dict[int, Bot] = {}
        self._rewards_of = REWARD_FUNCTIONS[known(reward, list(REWARD_FUNCTIONS), "reward")]
        self._illegal_loses = known(illegal, ILLEGAL_RESPONSES, "illegal") == "lose"
        self._first_seed = None if seed is None else whole_number(seed, "seed")
        self._observer = Observer(self.game, players)
        self._done = True
        self.observation_space = self._observer.space()
        self.action_space = spaces.Discrete(self._observer.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Start a new game, or with ``options={"position": state.to_dict()}`` a game from that position."""
        if seed is None:
            seed, self._first_seed = self._first_seed, None
        super().reset(seed=seed)
        self._bots = {
            other: make_opponent(opponent, self.game, self._draw_seed()) for other, opponent in self._opponents.items()
        }
        self._match.start(Rng(self._draw_seed()), start_position(self.game, options))
        self._play_opponents()
        self._done = self._match.over
        return self._observer.observe(self._match, self.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply an action, then let the opponents play until the learner is to act again or the game is over."""
        if self._done:
            raise BadInput("the game is over: reset the environment to play another")
        try:
            self._match.play(whole_number(action, "an action"))
        except Refused as error:
            if not self._illegal_loses:
                raise
            return self._lose_by_illegal_action(error)
        self._play_opponents()
        self._done = self._match.over
        reward = self._rewards_of(self._match)[self.seat] if self._done else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observer.observe(self._match, self.seat), reward, self._done, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions; sb3-contrib's MaskablePPO calls this method."""
        mask: NDArray[np.bool_] = self._observer.observe(self._match, self.seat)[MASK].astype(np.bool_)
        return mask

    def render(self) -> Any:
        """The view of the learner's seat as text."""
        return render_view(self._match, self.seat, self.render_mode)

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(SEED_LIMIT))

    def _play_opponents(self) -> None:
        while not self._match.over and self._match.seat != self.seat:
            opponent = self._match.seat
            self._match.play(self._bots[opponent].choose(self._match.perspective(opponent)))

    def _info(self) -> dict[str, Any]:
        if not self._match.over:
            return {}
        return {"score": self._match.scores()[self.seat], "won": self.seat in self._match.winners()}

    def _lose_by_illegal_action(self, error: Refused) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._done = True
        return (
            self._observer.observe(self._match, self.seat),
            ILLEGAL_REWARD,
            True,
            False,
            {"refusal": error.refusal.to_dict()},
        )


def assign_opponents(opponents: str | Bot | Sequence[str | Bot], players: int, seat: int) -> dict[int, str | Bot]:
    """The opponent on each other seat: one for all of them, or one for each in seat order."""
    others = [other for other in range(players) if other != seat]
    given = [opponents] * len(others) if isinstance(opponents, (str, Bot)) else list(opponents)
    if len(given) != len(others):
        raise BadInput(f"{players} players have {len(others)} opponents, not {len(given)}: name one for all or one for each")
    return dict(zip(others, given, strict=True))


def make_opponent(opponent: str | Bot, game: Game, seed: int) -> Bot:
    """The bot itself if one is given, else a new bot of the level of that name."""
    if isinstance(opponent, Bot):
        return opponent
    levels = import_module("benben.bots.levels")  # imported here because it loads the search, which other uses do not need
    bot: Bot = levels.bot(opponent, game, seed)
    return bot
