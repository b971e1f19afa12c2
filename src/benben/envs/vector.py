"""The vector environment: many games that are stepped with one call, in this process or in several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import DTypeLike, NDArray

from benben.envs.batch import ArrayBatch, Arrays, array_layout
from benben.envs.common import start_position, whole_number
from benben.envs.observations import MASK, OBSERVATION, Observer
from benben.envs.rewards import REWARD_FUNCTIONS
from benben.envs.vector_workers import WorkerBatches, shared_arrays
from benben.kernel.errors import BadInput
from benben.kernel.reader import known
from benben.registry import find_game

MOST_ENVS: Final = 1 << 20
"""The greatest number of games in one vector environment."""


class EngineVectorEnv(VectorEnv[dict[str, Any], NDArray[np.int64], Any]):
    """Games in rows, each with every seat asked in turn; an action is that of the seat to act in its row.

    The arrays that `reset`, `step` and `recv` return are the same ones every time: copy what has to outlive the next step.
    A row whose game ends begins the next game in the same step (Gymnasium's ``SAME_STEP``), so that every row always has a
    legal action.
    """

    def __init__(
        self,
        name: str,
        players: int,
        num_envs: int,
        options: Mapping[str, str] | None,
        seed: int | Sequence[int] | None,
        reward: str,
        workers: int,
        dtype: DTypeLike,
    ) -> None:
        self.game = find_game(name)
        opening = self.game.start(players, options)
        self.players = players
        self.num_envs = number_within(num_envs, "num_envs", 1, MOST_ENVS)
        workers = number_within(workers, "workers", 0, self.num_envs - 1)
        known(reward, list(REWARD_FUNCTIONS), "reward")
        self._first_seed = seed
        self._closed = False
        self._sent = False
        self._started = False
        observer = Observer(self.game, players)
        self.metadata = {"name": f"benben_{name}", "render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observer.space(exact_dtype(observer, dtype))
        self.single_action_space = spaces.Discrete(observer.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        layout = array_layout(self.num_envs, players, self.game.observation_size(players), observer.actions, dtype)
        self._rows = np.arange(self.num_envs)
        self._row_starts = self._rows * observer.actions
        """The place of each row's mask in the array of all masks."""
        settings = dict(opening.settings)
        if workers == 0:
            self.arrays = Arrays(**{key: np.zeros(shape, kind) for key, (shape, kind) in layout.items()})
            self._batches: ArrayBatch | WorkerBatches = ArrayBatch(self.game, players, settings, reward, self.arrays)
        else:
            memory, self.arrays = shared_arrays(layout)
            self._batches = WorkerBatches(self.game.key, players, settings, reward, memory, layout, workers)

    @property
    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for each row, drawn by the engine."""
        return self.arrays.random_actions

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new game in every row, or with ``options={"reset_mask": mask}`` in some.

        ``seed`` is one for each row, or a number that is the seed of the first row; those of the others follow it. A row
        without a seed continues its random stream. ``options={"position": state.to_dict()}`` starts from a position.
        """
        self._check_idle("reset")
        position = start_position(self.game, options)
        if position is not None and position.players != self.players:
            raise BadInput(f"the position is for {position.players} players, this is for {self.players}")
        if position is not None and not position.actors():
            raise BadInput("the game of this position is over: there is nothing to play")
        rows = self._rows_to_reset(options)
        seeds = self._seeds(seed)
        self._batches.reset(rows, [seeds[row] for row in rows], position)
        self._first_seed, self._started = None, True
        return self._observation(), {"to_play": self.arrays.to_play}

    def step(
        self, actions: Any
    ) -> tuple[dict[str, Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take an action in every row; wait for the results."""
        self.send(actions)
        return self.recv()

    def send(self, actions: Any) -> None:
        """Take an action in every row; with workers, return while they are at it. `recv` has the results.

        An action that is not legal raises ``gymnasium.error.InvalidAction``, and no row moves.
        """
        self._check_idle("send")
        if not self._started:
            raise gymnasium.error.ResetNeeded("reset the environment before its first step")
        self.arrays.actions[:] = self._checked(actions)
        self._sent = True
        self._batches.step()

    def recv(
        self,
    ) -> tuple[dict[str, Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Wait for the results of the last `send`: observations, rewards for every seat, ends, truncations and infos."""
        if not self._sent:
            raise gymnasium.error.NoAsyncCallError("recv needs a send before it", "send")
        self._sent = False
        if isinstance(self._batches, WorkerBatches):
            self._batches.wait()
        arrays = self.arrays
        return self._observation(), arrays.rewards, arrays.terminations, arrays.truncations, self._infos()

    def close_extras(self, **kwargs: Any) -> None:
        """End the worker processes."""
        if isinstance(self._batches, WorkerBatches):
            self._batches.close()
        self._closed = True

    def _observation(self) -> dict[str, Any]:
        return {OBSERVATION: self.arrays.observations, MASK: self.arrays.masks}

    def _infos(self) -> dict[str, Any]:
        arrays = self.arrays
        infos: dict[str, Any] = {"to_play": arrays.to_play}
        if arrays.terminations.any():
            infos |= {"final_obs": {OBSERVATION: arrays.final_observations}, "_final_obs": arrays.terminations}
            infos |= {"scores": arrays.scores, "_scores": arrays.terminations}
        return infos

    def _check_idle(self, call: str) -> None:
        if self._closed:
            raise gymnasium.error.ClosedEnvironmentError(f"{call}: the environment is closed")
        if self._sent:
            raise gymnasium.error.AlreadyPendingCallError(f"{call}: recv the results of the last send first", "send")

    def _checked(self, actions: Any) -> NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise gymnasium.error.InvalidAction(
                f"actions must be {self.num_envs} whole numbers, not an array of {given.dtype} of shape {given.shape}"
            )
        masks = self.arrays.masks
        inside = (given >= 0) & (given < masks.shape[1])
        if not inside.all() or not masks.take(self._row_starts + given.astype(np.int64, copy=False)).all():
            legal = masks[self._rows, np.where(inside, given, 0)].astype(bool) & inside
            row = int(np.flatnonzero(~legal)[0])
            raise gymnasium.error.InvalidAction(f"row {row}: {self._name(int(given[row]))} is not legal: its mask is 0")
        return given

    def _name(self, action: int) -> str:
        text = f" ({self.game.text(action)})" if action in self.game.catalogue else ""
        return f"action {action}{text}"

    def _rows_to_reset(self, options: dict[str, Any] | None) -> list[int]:
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return list(range(self.num_envs))
        chosen = np.asarray(mask)
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
            raise BadInput(f"reset_mask must be {self.num_envs} truth values, not {chosen.dtype} of shape {chosen.shape}")
        if not self._started and not chosen.all():
            raise BadInput("reset_mask: the first reset starts every row")
        return [int(row) for row in np.flatnonzero(chosen)]

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            seed = self._first_seed if self._first_seed is not None or self._started else randbits(31)
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, (list, tuple, np.ndarray)):
            if len(seed) != self.num_envs:
                raise BadInput(f"seed must be one number or {self.num_envs}, not {len(seed)}")
            return [None if one is None else whole_number(one, "seed") for one in seed]
        first = whole_number(seed, "seed")
        return [first + row for row in range(self.num_envs)]


def number_within(value: Any, what: str, least: int, most: int) -> int:
    """A whole number between limits; raise BadInput that names it otherwise."""
    number = whole_number(value, what)
    if not least <= number <= most:
        raise BadInput(f"{what} must be {least} to {most}, not {number}")
    return number


def exact_dtype(observer: Observer, dtype: DTypeLike) -> np.dtype[Any]:
    """The type itself; raise BadInput when it cannot hold every number of the observations exactly."""
    try:
        kind = np.dtype(dtype)
    except TypeError:
        raise BadInput(f"dtype: numpy knows no {dtype!r}") from None
    for name, _, least, greatest in observer.parts:
        for bound in (least, greatest):
            if kind.kind not in "iuf" or not holds(kind, bound):
                raise BadInput(f"dtype: {kind} cannot hold {bound:g}, a bound of {name!r}; float32 and int16 can")
    return kind


def holds(kind: np.dtype[Any], value: float) -> bool:
    """Whether a type has this number."""
    if kind.kind == "f":
        return float(np.array(value, kind)) == value
    limits = np.iinfo(kind)
    return bool(limits.min <= value <= limits.max)
