"""The Gymnasium environment: one seat is the learner's, the others are played by bots."""

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
from benben.envs.common import RENDER_MODES, position_of, render_mode_of, shown, whole_number
from benben.envs.observations import MASK, Observer, Seen
from benben.envs.rewards import ILLEGAL, PAYERS
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.kernel.reader import known
from benben.kernel.refusal import Refused
from benben.kernel.rng import Rng
from benben.play.fast_match import FastMatch
from benben.registry import find_game

SEEDS = 1 << 62
ILLEGAL_WAYS = ("lose", "raise")


class GymEnv(gymnasium.Env[Seen, np.int64], EzPickle):
    """One game after another, seen from one seat.

    A step is the learner's action and all that happens until it is asked again.
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
        self.render_mode = render_mode_of(render_mode)
        self._match = FastMatch(self.game, players, options)
        if whole_number(seat, "seat") not in range(players):
            raise BadInput(f"seat {seat} is not at the table: seats are 0 to {players - 1}")
        self.seat = seat
        self._opponents = seated(opponents, players, seat)
        self._bots: dict[int, Bot] = {}
        self._pay = PAYERS[known(reward, list(PAYERS), "reward")]
        self._lenient = known(illegal, ILLEGAL_WAYS, "illegal") == "lose"
        self._first_seed = None if seed is None else whole_number(seed, "seed")
        self._observer = Observer(self.game, players)
        self._done = True
        self.observation_space = self._observer.space()
        self.action_space = spaces.Discrete(self._observer.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game; ``options={"position": state.to_dict()}`` begins from that position."""
        if seed is None:
            seed, self._first_seed = self._first_seed, None
        super().reset(seed=seed)
        self._bots = {other: bot_of(given, self.game, self._draw()) for other, given in self._opponents.items()}
        self._match.start(Rng(self._draw()), position_of(self.game, options))
        self._others_play()
        self._done = self._match.over
        return self._observer.of(self._match, self.seat), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take an action, then let the others play until this seat is asked again or the game is over."""
        if self._done:
            raise BadInput("the game is over: reset the environment to play another")
        try:
            self._match.play(whole_number(action, "an action"))
        except Refused as error:
            if not self._lenient:
                raise
            return self._lose(error)
        self._others_play()
        self._done = self._match.over
        paid = self._pay(self._match)[self.seat] if self._done else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observer.of(self._match, self.seat), paid, self._done, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions, under the name that sb3-contrib's MaskablePPO looks for."""
        mask: NDArray[np.bool_] = self._observer.of(self._match, self.seat)[MASK].astype(np.bool_)
        return mask

    def render(self) -> Any:
        """What the learner's seat sees, in words."""
        return shown(self._match, self.seat, self.render_mode)

    def _draw(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _others_play(self) -> None:
        while not self._match.over and self._match.seat != self.seat:
            asked = self._match.seat
            self._match.play(self._bots[asked].choose(self._match.perspective(asked)))

    def _info(self) -> dict[str, Any]:
        if not self._match.over:
            return {}
        return {"score": self._match.scores()[self.seat], "won": self.seat in self._match.winners()}

    def _lose(self, error: Refused) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        self._done = True
        return self._observer.of(self._match, self.seat), ILLEGAL, True, False, {"refusal": error.refusal.to_dict()}


def seated(opponents: str | Bot | Sequence[str | Bot], players: int, seat: int) -> dict[int, str | Bot]:
    """Who sits where: one opponent for all other seats, or one for each in seat order."""
    others = [other for other in range(players) if other != seat]
    given = [opponents] * len(others) if isinstance(opponents, (str, Bot)) else list(opponents)
    if len(given) != len(others):
        raise BadInput(f"{players} players have {len(others)} opponents, not {len(given)}: name one for all or one for each")
    return dict(zip(others, given, strict=True))


def bot_of(given: str | Bot, game: Game, seed: int) -> Bot:
    """A bot as it was brought, or the one of a level's name."""
    if isinstance(given, Bot):
        return given
    levels = import_module("benben.bots.levels")  # only where bots are named: the search behind them is not needed otherwise
    bot: Bot = levels.bot(given, game, seed)
    return bot
