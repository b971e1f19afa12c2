"""The Gymnasium environment: its own checker, opponents, illegal actions, determinism."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import benben
import benben.envs
from benben.bots.bot import Bot, Thought
from benben.envs.gym import GymEnv
from benben.kernel.perspective import Perspective

from .builders import Hasty, each_table


class Watchful(Hasty):
    """Notes what it was shown."""

    def __init__(self) -> None:
        self.revealed: list[Perspective] = []

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        self.revealed.append(perspective)
        yield from super().think(perspective)


def finish(env: GymEnv, seed: int) -> tuple[list[bytes], float, dict[str, object]]:
    """Play a game with the last legal action each time; what was seen, paid and told."""
    seen, info = env.reset(seed=seed)
    history, done, reward = [], False, 0.0
    while not done:
        history.append(seen["observation"].tobytes())
        seen, reward, done, _, info = env.step(np.flatnonzero(seen["action_mask"])[-1])
    return history, reward, info


@each_table
def test_gymnasiums_own_check(name: str, players: int) -> None:
    env = benben.envs.gym(name, players, seat=players - 1, opponents=Hasty())
    check_env(env, skip_render_check=True)  # it can try render modes of registered environments only


@pytest.mark.usefixtures("mora")
def test_gymnasiums_own_check_where_every_action_is_legal() -> None:
    check_env(benben.envs.gym("mora", 2, opponents=Hasty()), skip_render_check=True)


def test_the_opponents_play_until_the_learner_is_asked() -> None:
    bots: list[Bot] = [Watchful(), Watchful()]
    env = benben.envs.gym("giza", players=3, seat=1, opponents=bots, options={"first": "p1"})
    seen, _ = env.reset(seed=1)
    first, third = bots
    assert isinstance(first, Watchful)
    assert isinstance(third, Watchful)
    assert [p.seat for p in first.revealed] == [0] * len(first.revealed)
    assert first.revealed
    assert not third.revealed
    assert seen["action_mask"].any()
    assert (env.action_masks() == seen["action_mask"].astype(bool)).all()


def test_an_opponent_named_by_its_level_draws_its_seed_from_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str, int]] = []

    def bot(name: str, game: benben.Game, seed: int) -> Bot:
        asked.append((name, game.name, seed))
        return Hasty()

    monkeypatch.setitem(sys.modules, "benben.bots.levels", SimpleNamespace(bot=bot))
    env = benben.envs.gym("giza", players=3, opponents=["greedy", "master"])
    env.reset(seed=1)
    env.reset(seed=1)
    assert [name for name, _, _ in asked] == ["greedy", "master"] * 2
    assert asked[:2] == asked[2:]
    assert asked[0][2] != asked[1][2]


def test_the_end_pays_and_tells() -> None:
    _, reward, info = finish(benben.envs.gym("giza", players=3, opponents=Hasty()), seed=2)
    assert reward in (pytest.approx(2 / 3), pytest.approx(1 / 6), pytest.approx(-1 / 3), 0.0)
    assert info["won"] == (reward > -1 / 3)
    assert isinstance(info["score"], int)


def test_the_same_seed_is_the_same_game() -> None:
    env = benben.envs.gym("giza", players=3, opponents=Hasty())
    assert finish(env, 5) == finish(env, 5)
    assert finish(env, 5) != finish(env, 6)


def test_a_seed_given_at_the_making_serves_the_first_reset() -> None:
    one, other = (benben.envs.gym("giza", players=2, opponents=Hasty(), seed=8) for _ in range(2))
    games = [[env.reset()[0]["observation"].tobytes() for _ in range(2)] for env in (one, other)]
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]


def test_an_illegal_action_loses() -> None:
    env = benben.envs.gym("giza", players=2, opponents=Hasty())
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(env.game.parse("stop"))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["refusal"]["rule"] == "GZ-3.1"
    with pytest.raises(benben.BadInput, match="reset"):
        env.step(0)


def test_an_illegal_action_is_refused_where_that_is_wanted() -> None:
    env = benben.envs.gym("giza", players=2, opponents=Hasty(), illegal="raise")
    seen, _ = env.reset(seed=1)
    with pytest.raises(benben.Refused, match="GZ-3"):
        env.step(env.game.parse("stop"))
    env.step(np.flatnonzero(seen["action_mask"])[0])


def test_it_renders_the_learners_view() -> None:
    env = benben.envs.gym("giza", players=2, seat=1, opponents=Hasty(), render_mode="ansi")
    env.reset(seed=1)
    assert "viewer: p2" in env.render()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"seat": 2}, "seats are 0 to 1"),
        ({"opponents": [Hasty(), Hasty()]}, "2 players have 1 opponents, not 2"),
        ({"illegal": "ignore"}, "illegal.*lose"),
        ({"render_mode": "rgb_array"}, "render_mode"),
        ({"reward": "money"}, "reward"),
    ],
)
def test_bad_arguments(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(benben.BadInput, match=said):
        benben.envs.gym("giza", **{"players": 2, "opponents": Hasty(), **arguments})  # type: ignore[arg-type]
