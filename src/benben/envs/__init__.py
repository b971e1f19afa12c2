"""Research environments: PettingZoo for all seats, Gymnasium for one seat among bots, and many games at once.

    import benben.envs
    env = benben.envs.aec("giza", players=4)
    env = benben.envs.gym("giza", players=4, seat=0, opponents="greedy")
    env = benben.envs.vector("giza", players=4, num_envs=1024)

All read Perspectives: no observation, mask or rendered text contains what a seat was never shown. docs/research.md is the
five-minute introduction; ``benben spec giza`` prints the tables of observations and actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from benben.bots.bot import Bot
    from benben.envs.aec import AnyAecEnv
    from benben.envs.gym import GymEnv
    from benben.envs.vector import EngineVectorEnv

EXTRA = ("pettingzoo", "gymnasium", "numpy")
"""Packages that the extra ``benben[envs]`` installs."""

__all__ = ["aec", "gym", "vector"]

_missing = ""
"""The first package of EXTRA that is not installed; empty if all are."""

try:
    # Imported before the functions below are defined: the first import of a submodule sets its name on the package.
    from benben.envs import aec as _aec
    from benben.envs import gym as _gym
    from benben.envs import vector as _vector
    from benben.envs.registration import register_house_games

    register_house_games()
except ModuleNotFoundError as error:
    _missing = (error.name or "").split(".")[0]
    if _missing not in EXTRA:
        raise


def _check_installed() -> None:
    if _missing:
        raise ImportError(f'the research environments need {_missing}: pip install "benben[envs]"', name=_missing)


def aec(
    name: str,
    players: int,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
    reward: str = "win",
    wrapped: bool = False,
) -> AnyAecEnv:
    """A PettingZoo AEC environment: agents ``p1``, ``p2`` ... are asked one at a time.

    ``reward`` is one of `benben.envs.rewards.REWARDS`. An illegal action raises `benben.Refused` and changes nothing. With
    ``wrapped`` the environment is put into PettingZoo's own wrappers: they check the order of calls, and an illegal action
    ends the game with reward -1 for the agent that took it.
    """
    _check_installed()
    env: AnyAecEnv = _aec.AecEnv(name, players, options, seed, render_mode, reward)
    return _aec.wrap(env) if wrapped else env


def gym(
    name: str,
    players: int,
    seat: int = 0,
    opponents: str | Bot | Sequence[str | Bot] = "greedy",
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
    reward: str = "win",
    illegal: str = "lose",
) -> GymEnv:
    """A Gymnasium environment: one seat is the learner's, bots play the others.

    ``opponents`` is the name of a level or a bot for all of them, or a sequence with one for each in seat order. Gymnasium
    expects that any action of the space can be taken, so an illegal one loses the game at once: the reward is -1 and
    ``info["refusal"]`` the reason. With ``illegal="raise"`` it raises `benben.Refused` instead and changes nothing.
    """
    _check_installed()
    return _gym.GymEnv(name, players, seat, opponents, options, seed, render_mode, reward, illegal)


def vector(
    name: str,
    players: int,
    num_envs: int,
    options: Mapping[str, str] | None = None,
    seed: int | Sequence[int] | None = None,
    reward: str = "win",
    workers: int = 0,
    dtype: str = "float32",
) -> EngineVectorEnv:
    """A Gymnasium VectorEnv: one call steps many games, each with every seat asked in turn, inside the engine.

    The games run in this process and in ``workers`` further ones. ``dtype`` is the type of the observations;
    ``int16`` is exact too, and half as large.
    """
    _check_installed()
    return _vector.EngineVectorEnv(name, players, num_envs, options, seed, reward, workers, dtype)
