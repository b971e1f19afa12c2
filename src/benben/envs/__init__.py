"""Research environments: PettingZoo for all seats, Gymnasium for one seat among bots.

    import benben.envs
    env = benben.envs.aec("giza", players=4)
    env = benben.envs.gym("giza", players=4, seat=0, opponents="greedy")

Both see through Perspectives: no observation, mask or text tells a seat what it was never shown. docs/research.md is the
five-minute start, ``benben spec giza`` prints the tables of observation and actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from benben.bots.bot import Bot
    from benben.envs.solo import Solo
    from benben.envs.turns import Wrapped

EXTRA = ("pettingzoo", "gymnasium", "numpy")

__all__ = ["aec", "gym"]


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
    turns = _part("turns")
    env: Wrapped = turns.Turns(name, players, options, seed, render_mode, reward)
    return turns.wrap(env) if wrapped else env


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
) -> Solo:
    """A Gymnasium environment: one seat is yours, the others are played by bots.

    ``opponents`` is a level's name or a bot for all of them, or one for each in seat order. Gymnasium expects that any
    action of the space can be taken, so an illegal one loses the game at once: reward -1, the reason in
    ``info["refusal"]``. With ``illegal="raise"`` it raises `benben.Refused` instead and changes nothing.
    """
    env: Solo = _part("solo").Solo(name, players, seat, opponents, options, seed, render_mode, reward, illegal)
    return env


def _part(name: str) -> Any:
    """A module of this package that needs the research extra."""
    try:
        return import_module(f"benben.envs.{name}")
    except ModuleNotFoundError as error:
        missing = (error.name or "").split(".")[0]
        if missing not in EXTRA:
            raise
        raise ImportError(f'the research environments need {missing}: pip install "benben[envs]"', name=missing) from error
