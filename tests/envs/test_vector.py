"""The vector environment: the same games as the AEC environment bit for bit, resets, workers, refused input."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

import benben
import benben.envs
from benben.envs import batch
from benben.envs.vector import EngineVectorEnv
from benben.envs.vector_workers import WorkerBatches, WorkerError

from .builders import each_game_and_player_count, observe

ROWS = 3


@pytest.fixture
def giza() -> Iterator[EngineVectorEnv]:
    env = benben.envs.vector("giza", players=2, num_envs=ROWS, seed=4)
    env.reset()
    yield env
    env.close()


def saved(env: EngineVectorEnv) -> dict[str, Any]:
    """Copies of all arrays but the actions."""
    return {name: array.copy() for name, array in vars(env.arrays).items() if name != "actions"}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


@pytest.mark.slow
@each_game_and_player_count
def test_every_step_equals_that_of_the_aec_environment_bit_for_bit(name: str, players: int) -> None:
    """Whole games in rows, beside AEC environments with the same seeds; more than one game in every row."""
    env = benben.envs.vector(name, players, ROWS)
    seeds = [7, 3, 1000]
    singles = [benben.envs.aec(name, players) for _ in range(ROWS)]
    observation, infos = env.reset(seed=seeds)
    for single, seed in zip(singles, seeds, strict=True):
        single.reset(seed=seed)
    ended = [0] * ROWS
    while min(ended) < 2:
        for row, single in enumerate(singles):
            expected = observe(single, single.agent_selection)
            assert single.possible_agents[infos["to_play"][row]] == single.agent_selection
            assert observation["observation"][row].tobytes() == expected["observation"].tobytes()
            assert observation["action_mask"][row].tobytes() == expected["action_mask"].tobytes()
            assert expected["observation"].dtype == observation["observation"].dtype
        actions = env.random_actions.copy()
        actors = [single.agent_selection for single in singles]
        observation, rewards, terminations, truncations, infos = env.step(actions)
        assert not truncations.any()
        for row, single in enumerate(singles):
            single.step(int(actions[row]))
            over = single.terminations[single.agent_selection]
            assert terminations[row] == over
            assert rewards[row].tolist() == [single.rewards[agent] for agent in single.possible_agents]
            if over:
                ended[row] += 1
                assert infos["_final_obs"][row]
                final = infos["final_obs"]["observation"][row]
                assert final.tobytes() == observe(single, actors[row])["observation"].tobytes()
                assert infos["scores"][row].tolist() == [single.infos[agent]["score"] for agent in single.possible_agents]
                single.reset()


@pytest.mark.parametrize("reward", ["win", "score"])
def test_rewards_of_every_seat_add_up_to_nothing(reward: str) -> None:
    env = benben.envs.vector("giza", players=3, num_envs=8, seed=1, reward=reward)
    env.reset()
    ends = 0
    for _ in range(120):
        _, rewards, terminations, _, _ = env.step(env.random_actions)
        assert rewards.shape == (8, 3)
        assert np.allclose(rewards.sum(axis=1), 0)
        assert not rewards[~terminations].any()
        ends += int(np.count_nonzero(rewards[terminations].any(axis=1)))
    assert ends


def test_gymnasium_is_told_how_games_begin_anew(giza: EngineVectorEnv) -> None:
    assert isinstance(giza, VectorEnv)
    assert giza.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert giza.observation_space.contains(giza.reset()[0])
    assert giza.action_space.contains(giza.random_actions)
    for _ in range(300):
        observation = giza.step(giza.random_actions)[0]
        assert observation["action_mask"].any(axis=1).all()
        assert giza.observation_space.contains(observation)


def test_the_arrays_are_the_same_ones_at_every_step(giza: EngineVectorEnv) -> None:
    first = giza.step(giza.random_actions)
    second = giza.step(giza.random_actions)
    assert first[0]["observation"] is second[0]["observation"]
    assert first[1] is second[1]


@pytest.mark.slow
def test_workers_play_the_same_games() -> None:
    plain = benben.envs.vector("egizia", players=3, num_envs=5, seed=9)
    shared = benben.envs.vector("egizia", players=3, num_envs=5, seed=9, workers=2)
    try:
        plain.reset()
        shared.reset()
        ends = 0
        for _ in range(200):
            assert plain.arrays.observations.tobytes() == shared.arrays.observations.tobytes()
            assert plain.arrays.masks.tobytes() == shared.arrays.masks.tobytes()
            actions = plain.random_actions.copy()
            ends += int(plain.step(actions)[2].sum())
            shared.send(actions)
            shared.recv()
            assert np.array_equal(plain.arrays.rewards, shared.arrays.rewards)
            assert np.array_equal(plain.arrays.terminations, shared.arrays.terminations)
        assert ends
    finally:
        shared.close()


@pytest.mark.slow
def test_a_worker_that_ends_is_reported() -> None:
    env = benben.envs.vector("giza", players=2, num_envs=3, seed=1, workers=2)
    env.reset()
    assert isinstance(env._batches, WorkerBatches)
    env._batches._processes[1].kill()
    env._batches._processes[1].join()
    with pytest.raises(WorkerError, match="worker 1"):
        env.step(env.random_actions)
    env.close()


@pytest.mark.slow
def test_rows_of_several_blocks_play_the_games_of_rows_in_environments_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rows share the engine's buffers block by block: no row sees what another wrote, in games that end too."""
    block = 4
    monkeypatch.setattr(batch, "BLOCK", block)
    rows = 2 * block + 3
    many = benben.envs.vector("giza", players=2, num_envs=rows, seed=50)
    chosen = [0, block - 1, block, 2 * block - 1, 2 * block, rows - 1]
    single = [benben.envs.vector("giza", players=2, num_envs=1, seed=50 + row) for row in chosen]
    many.reset()
    for env in single:
        env.reset()
    ends = 0
    for _ in range(130):
        actions = many.random_actions.copy()
        ends += int(many.step(actions)[2][chosen].sum())
        for row, env in zip(chosen, single, strict=True):
            env.step(actions[row : row + 1])
            for name in ("observations", "masks", "rewards", "to_play", "terminations"):
                assert getattr(many.arrays, name)[row].tobytes() == getattr(env.arrays, name)[0].tobytes(), (row, name)
            if env.arrays.terminations[0]:
                for name in ("final_observations", "scores"):
                    assert getattr(many.arrays, name)[row].tobytes() == getattr(env.arrays, name)[0].tobytes()
    assert ends >= len(chosen)


def test_seeds_are_given_by_row_or_counted_from_the_first() -> None:
    env = benben.envs.vector("giza", players=2, num_envs=ROWS)
    env.reset(seed=20)
    counted = env.arrays.observations.copy()
    env.reset(seed=[20, 21, 22])
    assert np.array_equal(env.arrays.observations, counted)
    env.reset()
    assert not np.array_equal(env.arrays.observations, counted)


def test_some_rows_can_be_reset(giza: EngineVectorEnv) -> None:
    for _ in range(5):
        giza.step(giza.random_actions)
    before = giza.arrays.observations.copy()
    giza.reset(seed=8, options={"reset_mask": np.array([False, True, False])})
    changed = [not np.array_equal(before[row], giza.arrays.observations[row]) for row in range(ROWS)]
    assert changed == [False, True, False]


def test_games_start_from_a_position(giza: EngineVectorEnv) -> None:
    state = benben.game("giza").start(2, {"first": "p2"})
    state.roll(benben.Rng(5))
    giza.reset(seed=1, options={"position": state.to_dict()})
    expected = np.array(state.perspective(1).observe(), np.float32)
    assert all(np.array_equal(row, expected) for row in giza.arrays.observations)
    assert giza.arrays.to_play.tolist() == [1] * ROWS


@pytest.mark.parametrize(
    ("actions", "named"),
    [
        ([0, 0], r"shape \(2,\)"),
        ([[0], [0], [0]], r"shape \(3, 1\)"),
        ([0.5, 1, 2], "float64"),
        ([10**6] * ROWS, "row 0: action 1000000"),
        ([-1] * ROWS, "row 0: action -1"),
        (None, "object"),
    ],
)
def test_actions_that_do_not_fit_are_named_and_nothing_moves(giza: EngineVectorEnv, actions: object, named: str) -> None:
    before = saved(giza)
    with pytest.raises(gymnasium.error.InvalidAction, match=named):
        giza.step(actions)
    assert same(saved(giza), before)
    giza.step(giza.random_actions)


def test_an_action_outside_the_mask_is_named_and_no_row_moves(giza: EngineVectorEnv) -> None:
    before = saved(giza)
    actions = giza.random_actions.copy()
    actions[2] = np.flatnonzero(giza.arrays.masks[2] == 0)[0]
    text = giza.game.text(int(actions[2]))
    with pytest.raises(gymnasium.error.InvalidAction, match="row 2") as error:
        giza.step(actions)
    assert text in str(error.value)
    assert same(saved(giza), before)


def test_calls_out_of_order_are_refused() -> None:
    env = benben.envs.vector("giza", players=2, num_envs=2, seed=1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step([0, 0])
    env.reset()
    with pytest.raises(gymnasium.error.NoAsyncCallError):
        env.recv()
    env.send(env.random_actions)
    with pytest.raises(gymnasium.error.AlreadyPendingCallError):
        env.send(env.random_actions)
    env.recv()
    env.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        env.reset()


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"num_envs": 0}, "num_envs"),
        ({"num_envs": 1.5}, "num_envs"),
        ({"workers": 5}, "workers"),
        ({"players": 9}, "9"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"reward": "gold"}, "gold"),
        ({"dtype": "int8"}, "int8"),
        ({"dtype": "number"}, "number"),
        ({"dtype": "bool"}, "bool"),
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, Any], named: str) -> None:
    with pytest.raises(benben.BadInput, match=named):
        benben.envs.vector(**{"name": "giza", "players": 2, "num_envs": 2, **arguments})


@pytest.mark.parametrize("seed", [[1, 2], "one", 1.5])
def test_bad_seeds_are_named(giza: EngineVectorEnv, seed: Any) -> None:
    with pytest.raises(benben.BadInput, match="seed"):
        giza.reset(seed=seed)


def test_a_finished_position_is_refused(giza: EngineVectorEnv) -> None:
    state = benben.game("giza").start(2)
    rng = benben.Rng(3)
    state.roll(rng)
    while state.actors():
        state.apply(state.legal(state.actors()[0])[0])
        state.roll(rng)
    before = saved(giza)
    with pytest.raises(benben.BadInput, match="over"):
        giza.reset(options={"position": state.to_dict()})
    assert same(saved(giza), before)


def test_int16_observations_are_exact() -> None:
    floats = benben.envs.vector("egizia", players=2, num_envs=2, seed=3)
    integers = benben.envs.vector("egizia", players=2, num_envs=2, seed=3, dtype="int16")
    floats.reset()
    integers.reset()
    for _ in range(30):
        assert np.array_equal(floats.arrays.observations, integers.arrays.observations)
        actions = floats.random_actions.copy()
        floats.step(actions)
        integers.step(actions)
    assert integers.arrays.observations.dtype == np.int16
    assert integers.observation_space.contains(integers.step(integers.random_actions)[0])
