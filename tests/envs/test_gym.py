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

from .builders import FirstActionBot, each_game_and_player_count


class RecordingBot(FirstActionBot):
    """Keeps the perspectives it was given."""

    def __init__(self) -> None:
        self.perspectives: list[Perspective] = []

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        self.perspectives.append(perspective)
        yield from super().think(perspective)


def finish(env: GymEnv, seed: int) -> tuple[list[bytes], float, dict[str, object]]:
    """Play a game with the last legal action each time; return the observations, the reward and the info at the end."""
    observation, info = env.reset(seed=seed)
    history, done, reward = [], False, 0.0
    while not done:
        history.append(observation["observation"].tobytes())
        observation, reward, done, _, info = env.step(np.flatnonzero(observation["action_mask"])[-1])
    return history, reward, info


@each_game_and_player_count
def test_gymnasiums_own_check(name: str, players: int) -> None:
    env = benben.envs.gym(name, players, seat=players - 1, opponents=FirstActionBot())
    check_env(env, skip_render_check=True)  # it can try render modes of registered environments only


@pytest.mark.usefixtures("mora")
def test_gymnasiums_own_check_where_every_action_is_legal() -> None:
    check_env(benben.envs.gym("mora", 2, opponents=FirstActionBot()), skip_render_check=True)


def test_the_opponents_play_until_the_learner_is_to_act() -> None:
    bots: list[Bot] = [RecordingBot(), RecordingBot()]
    env = benben.envs.gym("giza", players=3, seat=1, opponents=bots, options={"first": "p1"})
    observation, _ = env.reset(seed=1)
    first, third = bots
    assert isinstance(first, RecordingBot)
    assert isinstance(third, RecordingBot)
    assert [p.seat for p in first.perspectives] == [0] * len(first.perspectives)
    assert first.perspectives
    assert not third.perspectives
    assert observation["action_mask"].any()
    assert (env.action_masks() == observation["action_mask"].astype(bool)).all()


def test_an_opponent_named_by_its_level_draws_its_seed_from_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    created: list[tuple[str, str, int]] = []

    def bot(name: str, game: benben.Game, seed: int) -> Bot:
        created.append((name, game.name, seed))
        return FirstActionBot()

    monkeypatch.setitem(sys.modules, "benben.bots.levels", SimpleNamespace(bot=bot))
    env = benben.envs.gym("giza", players=3, opponents=["greedy", "master"])
    env.reset(seed=1)
    env.reset(seed=1)
    assert [name for name, _, _ in created] == ["greedy", "master"] * 2
    assert created[:2] == created[2:]
    assert created[0][2] != created[1][2]


def test_the_last_step_has_the_reward_and_the_result() -> None:
    _, reward, info = finish(benben.envs.gym("giza", players=3, opponents=FirstActionBot()), seed=2)
    assert reward in (pytest.approx(2 / 3), pytest.approx(1 / 6), pytest.approx(-1 / 3), 0.0)
    assert info["won"] == (reward > -1 / 3)
    assert isinstance(info["score"], int)


def test_the_same_seed_is_the_same_game() -> None:
    env = benben.envs.gym("giza", players=3, opponents=FirstActionBot())
    assert finish(env, 5) == finish(env, 5)
    assert finish(env, 5) != finish(env, 6)


def test_a_seed_given_to_the_constructor_is_used_by_the_first_reset() -> None:
    one, other = (benben.envs.gym("giza", players=2, opponents=FirstActionBot(), seed=8) for _ in range(2))
    games = [[env.reset()[0]["observation"].tobytes() for _ in range(2)] for env in (one, other)]
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]


def test_an_illegal_action_loses() -> None:
    env = benben.envs.gym("giza", players=2, opponents=FirstActionBot())
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(env.game.parse("stop"))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["refusal"]["rule"] == "GZ-3.1"
    with pytest.raises(benben.BadInput, match="reset"):
        env.step(0)


def test_an_illegal_action_is_refused_with_illegal_raise() -> None:
    env = benben.envs.gym("giza", players=2, opponents=FirstActionBot(), illegal="raise")
    observation, _ = env.reset(seed=1)
    with pytest.raises(benben.Refused, match="GZ-3"):
        env.step(env.game.parse("stop"))
    env.step(np.flatnonzero(observation["action_mask"])[0])


def test_it_renders_the_learners_view() -> None:
    env = benben.envs.gym("giza", players=2, seat=1, opponents=FirstActionBot(), render_mode="ansi")
    env.reset(seed=1)
    assert "viewer: p2" in env.render()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seat": 2}, "seats are 0 to 1"),
        ({"opponents": [FirstActionBot(), FirstActionBot()]}, "2 players have 1 opponents, not 2"),
        ({"illegal": "ignore"}, "illegal.*lose"),
        ({"render_mode": "rgb_array"}, "render_mode"),
        ({"reward": "money"}, "reward"),
    ],
)
def test_bad_arguments(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(benben.BadInput, match=message):
        benben.envs.gym("giza", **{"players": 2, "opponents": FirstActionBot(), **arguments})  # type: ignore[arg-type]
