"""Research environments: PettingZoo for all seats, Gymnasium for one seat among bots.

    import benben.envs
    env = benben.envs.aec("giza", players=4)
    env = benben.envs.gym("giza", players=4, seat=0, opponents="greedy")

Both see through Perspectives: no observation, mask or text tells a seat what it was never shown. docs/research.md is the
five-minute start, ``benben spec giza`` prints the tables of observation and actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from benben.bots.bot import Bot
    from benben.envs.aec import Wrapped
    from benben.envs.gym import GymEnv

EXTRA = ("pettingzoo", "gymnasium", "numpy")

__all__ = ["aec", "gym"]

_missing = ""
"""The package of the extra that is not installed; empty when all are."""

try:
    # Loaded before the functions below take their names: a package is given a submodule's name when that is first loaded.
    from benben.envs import aec as _aec
    from benben.envs import gym as _gym
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
) -> Wrapped:
    """A PettingZoo AEC environment: agents ``p1``, ``p2`` ... are asked one at a time.

    ``reward`` is one of `benben.envs.rewards.REWARDS`. An illegal action raises `benben.Refused` and changes nothing; with
    ``wrapped`` PettingZoo's own wrappers stand around the environment: the order of calls is checked, and an illegal action
    ends the game with -1 for whoever took it.
    """
    _check_installed()
    env: Wrapped = _aec.AecEnv(name, players, options, seed, render_mode, reward)
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
    """A Gymnasium environment: one seat is yours, the others are played by bots.

    ``opponents`` is a level's name or a bot for all of them, or one for each in seat order. Gymnasium expects that any
    action of the space can be taken, so an illegal one loses the game at once: reward -1, the reason in
    ``info["refusal"]``. With ``illegal="raise"`` it raises `benben.Refused` instead and changes nothing.
    """
    _check_installed()
    return _gym.GymEnv(name, players, seat, opponents, options, seed, render_mode, reward, illegal)
