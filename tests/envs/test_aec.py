"""The PettingZoo environment: PettingZoo's own tests, turns, rewards, refusals, determinism."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
import warnings

import numpy as np
import pytest

import benben
import benben.envs
from benben import registry
from benben.envs.rewards import REWARD_FUNCTIONS
from benben.kernel.perspective import Perspective
from envs.mora import MoraGame

from .builders import each_game_and_player_count, observe, play_randomly, random_action

with warnings.catch_warnings():
    # PettingZoo's tests import one of its own games in a way that PettingZoo has deprecated.
    warnings.filterwarnings("ignore", "The old environment creation API has been deprecated", DeprecationWarning)
    from pettingzoo.test.api_test import api_test
    from pettingzoo.test.seed_test import seed_test

ignored_warnings = [
    # PettingZoo lists the environments whose observation may be a dict and warns about all others; a mask needs a dict.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    # Agents have the names of seats in the notation of moves, p1 and so on, instead of player_0.
    pytest.mark.filterwarnings("ignore:We recommend agents to be named in the format:UserWarning"),
]


class TestPettingZoosOwnTests:
    pytestmark = ignored_warnings

    @pytest.mark.parametrize("wrapped", [False, True], ids=["bare", "wrapped"])
    @each_game_and_player_count
    def test_api(self, name: str, players: int, wrapped: bool, capsys: pytest.CaptureFixture[str]) -> None:
        api_test(benben.envs.aec(name, players, wrapped=wrapped), num_cycles=120)  # type: ignore[no-untyped-call]
        assert "Passed API test" in capsys.readouterr().out

    @each_game_and_player_count
    def test_seed(self, name: str, players: int) -> None:
        seed_test(lambda: benben.envs.aec(name, players), num_cycles=60)  # type: ignore[no-untyped-call]


class TestTurns:
    @pytest.mark.usefixtures("mora")
    def test_seats_that_choose_at_the_same_time_act_in_seat_order(self) -> None:
        env = benben.envs.aec("mora", players=3)
        env.reset()
        acted = []
        for action in (2, 0, 2):
            acted.append(env.agent_selection)
            env.step(action)
        assert acted == ["p1", "p2", "p3"]
        assert env.infos == {
            "p1": {"score": 3, "won": True},
            "p2": {"score": 1, "won": False},
            "p3": {"score": 3, "won": True},
        }

    @pytest.mark.usefixtures("mora")
    def test_none_of_them_sees_what_the_others_chose(self) -> None:
        observation = []
        for action in (0, 2):
            env = benben.envs.aec("mora", players=2)
            env.reset()
            env.step(action)
            observation.append(observe(env, env.agent_selection))
            assert observe(env, "p1")["observation"].tolist() == [action + 1, 0]
        assert observation[0]["observation"].tolist() == observation[1]["observation"].tolist() == [0, 0]

    def test_only_the_agent_to_act_has_a_mask(self) -> None:
        env = benben.envs.aec("giza", players=3, options={"first": "p2"}, seed=1)
        env.reset()
        assert env.agent_selection == "p2"
        assert [int(observe(env, agent)["action_mask"].sum() > 0) for agent in env.agents] == [0, 1, 0]

    @each_game_and_player_count
    def test_the_mask_is_the_legal_list_and_the_vector_the_perspectives(self, name: str, players: int) -> None:
        env = benben.envs.aec(name, players, seed=5)
        env.reset()
        rng = random.Random(5)
        for _ in range(40):
            if env.terminations[env.agent_selection]:
                break
            seat = env.possible_agents.index(env.agent_selection)
            perspective: Perspective = env._match.perspective(seat)  # type: ignore[attr-defined]
            observation = observe(env, env.agent_selection)
            assert observation["action_mask"].nonzero()[0].tolist() == perspective.legal()
            assert observation["observation"].tolist() == perspective.observe()
            env.step(random_action(env, rng))

    def test_later_steps_do_not_change_an_observation(self) -> None:
        env = benben.envs.aec("giza", players=2, seed=1)
        env.reset()
        observation = observe(env, "p1")
        kept = {name: array.copy() for name, array in observation.items()}
        for _ in range(4):
            env.step(random_action(env, random.Random(1)))
        assert all((observation[name] == kept[name]).all() for name in kept)
        assert (observe(env, "p1")["observation"] != kept["observation"]).any()


class TestRewards:
    @pytest.mark.parametrize("reward", list(REWARD_FUNCTIONS))
    @each_game_and_player_count
    def test_they_come_at_the_end_and_add_up_to_zero(self, name: str, players: int, reward: str) -> None:
        env = benben.envs.aec(name, players, seed=3, reward=reward)
        env.reset()
        rng = random.Random(3)
        while not env.terminations[env.agent_selection]:
            assert set(env.rewards.values()) == {0.0}
            env.step(random_action(env, rng))
        assert sum(env.rewards.values()) == pytest.approx(0.0)
        best = max(env.agents, key=lambda agent: env.rewards[agent])
        if len(set(env.rewards.values())) > 1:  # at random, nobody may score a point
            assert env.rewards[best] > 0
            assert env.infos[best]["won"]

    @pytest.mark.usefixtures("mora")
    def test_winners_share_the_victory(self) -> None:
        env = benben.envs.aec("mora", players=4)
        env.reset()
        for action in (2, 0, 2, 1):
            env.step(action)
        assert env.rewards == {"p1": 0.25, "p2": -0.25, "p3": 0.25, "p4": -0.25}

    @pytest.mark.usefixtures("mora")
    def test_a_score_is_counted_from_the_mean(self) -> None:
        env = benben.envs.aec("mora", players=2, reward="score")
        env.reset()
        env.step(2)
        env.step(0)
        assert env.rewards == {"p1": 1.0, "p2": -1.0}

    def test_every_agent_gets_its_reward_and_steps_with_none(self) -> None:
        env = benben.envs.aec("giza", players=3, seed=9)
        env.reset()
        play_randomly(env, random.Random(9))
        paid = []
        for agent in env.agent_iter():
            _, reward, terminated, truncated, info = env.last()
            assert terminated
            assert not truncated
            assert set(info) == {"score", "won"}
            paid.append((agent, reward))
            env.step(None)
        assert [agent for agent, _ in paid] == ["p1", "p2", "p3"]
        assert env.agents == []
        with pytest.raises(benben.BadInput, match="no game is running: reset"):
            env.step(None)


class TestIllegalActions:
    def test_bare_it_is_refused_and_nothing_changes(self) -> None:
        env = benben.envs.aec("giza", players=2, seed=1)
        env.reset()
        agent = env.agent_selection
        before = observe(env, agent)
        with pytest.raises(benben.Refused) as refused:
            env.step(benben.game("giza").parse("stop"))
        assert refused.value.refusal.rule == "GZ-3.1"
        after = observe(env, agent)
        assert env.agent_selection == agent
        assert all((before[name] == after[name]).all() for name in before)

    @pytest.mark.filterwarnings("ignore:.*Illegal move made:UserWarning")  # what the wrapper says when it does its work
    def test_wrapped_it_loses(self) -> None:
        env = benben.envs.aec("giza", players=2, seed=1, wrapped=True)
        env.reset()
        agent = env.agent_selection
        env.step(benben.game("giza").parse("stop"))
        assert env.terminations == {"p1": True, "p2": True}
        assert env.rewards[agent] == -1

    @pytest.mark.parametrize("action", [None, 1.5, "stop"])
    def test_an_action_that_is_no_number_is_named(self, action: object) -> None:
        env = benben.envs.aec("giza", players=2, seed=1)
        env.reset()
        with pytest.raises(benben.BadInput, match="an action must be a whole number"):
            env.step(action)

    def test_an_action_outside_the_catalogue_is_named(self) -> None:
        env = benben.envs.aec("giza", players=2, seed=1)
        env.reset()
        with pytest.raises(benben.BadInput, match="actions are whole numbers from 0 to 524"):
            env.step(9999)

    def test_a_step_before_a_reset_is_refused(self) -> None:
        with pytest.raises(benben.BadInput, match="no game is running: reset"):
            benben.envs.aec("giza", players=2).step(0)

    def test_numbers_of_numpy_are_numbers(self) -> None:
        env = benben.envs.aec("giza", players=2, seed=1)
        env.reset()
        agent = env.agent_selection
        env.step(np.int32(random_action(env, random.Random(1))))
        assert env.agent_selection != agent


class TestDeterminism:
    @each_game_and_player_count
    def test_one_seed_fixes_a_whole_run(self, name: str, players: int) -> None:
        def run(seed: int) -> list[list[tuple[str, int]]]:
            env = benben.envs.aec(name, players, seed=seed)
            games = []
            for _ in range(2):
                env.reset()
                games.append(play_randomly(env, random.Random(0)))
            return games

        assert run(1) == run(1)
        assert run(1) != run(2)
        assert run(1)[0] != run(1)[1]

    def test_a_seed_given_to_reset_begins_the_stream_anew(self) -> None:
        env = benben.envs.aec("giza", players=2)
        runs = []
        for _ in range(2):
            env.reset(seed=11)
            runs.append(play_randomly(env, random.Random(0)))
        assert runs[0] == runs[1]

    def test_a_copy_by_pickle_is_made_of_the_same_arguments(self) -> None:
        env = benben.envs.aec("giza", players=3, options={"first": "p3"}, seed=4, reward="score")
        copy = pickle.loads(pickle.dumps(env))
        for one in (env, copy):
            one.reset()
        assert play_randomly(env, random.Random(2)) == play_randomly(copy, random.Random(2))
        assert env.rewards == copy.rewards


class TestBadInput:
    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            ({"players": 7}, "GIZA is for 2 to 6 players, not 7"),
            ({"players": 2, "options": {"edition": "x"}}, "GIZA option edition"),
            ({"players": 2, "render_mode": "rgb_array"}, "render_mode.*ansi"),
            ({"players": 2, "reward": "money"}, "reward.*win"),
            ({"players": 2, "seed": "x"}, "seed must be a whole number"),
        ],
    )
    def test_arguments(self, arguments: dict[str, object], said: str) -> None:
        with pytest.raises(benben.BadInput, match=said):
            benben.envs.aec("giza", **arguments)  # type: ignore[arg-type]

    def test_no_such_game(self) -> None:
        with pytest.raises(benben.BadInput, match="there is no game 'chess'"):
            benben.envs.aec("chess", players=2)

    def test_a_game_without_an_observation_vector(self, monkeypatch: pytest.MonkeyPatch) -> None:
        class Blank(MoraGame):
            def observation(self, players: int) -> list[tuple[str, int, float, float]]:
                return []

        monkeypatch.setitem(registry._loaders, "mora", Blank)
        monkeypatch.setitem(registry._games, "mora", Blank())
        with pytest.raises(benben.BadInput, match="Mora has no observation vector"):
            benben.envs.aec("mora", players=2)

    @pytest.mark.parametrize("position", ["here", {"game": "giza"}])
    def test_positions(self, position: object) -> None:
        env = benben.envs.aec("giza", players=2)
        with pytest.raises(benben.BadInput, match="position"):
            env.reset(options={"position": position})

    def test_a_position_for_another_number_of_players(self) -> None:
        env = benben.envs.aec("giza", players=2)
        position = benben.game("giza").start(players=3).to_dict()
        with pytest.raises(benben.BadInput, match="of GIZA for 3 players, this is GIZA for 2"):
            env.reset(options={"position": position})

    @pytest.mark.parametrize("missing", ["pettingzoo", "gymnasium", "numpy"])
    def test_a_missing_extra_says_what_to_install(self, missing: str) -> None:
        code = f"import sys; sys.modules[{missing!r}] = None; import benben.envs; benben.envs.aec('giza', players=2)"
        answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert f'need {missing}: pip install "benben[envs]"' in answer.stderr.splitlines()[-1]

    def test_the_functions_keep_their_names_when_the_modules_are_imported(self) -> None:
        code = "from benben.envs.aec import AecEnv; import benben.envs; print(benben.envs.aec('giza', players=2).game.title)"
        answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert answer.stdout.strip() == "GIZA"


class TestRender:
    def test_the_view_of_the_agent_to_act(self) -> None:
        env = benben.envs.aec("giza", players=2, seed=1, render_mode="ansi")
        env.reset()
        text = env.render()
        assert isinstance(text, str)
        assert f"viewer: {env.agent_selection}" in text
        assert "left: 75" in text

    def test_the_view_of_a_spectator_after_the_end(self) -> None:
        env = benben.envs.aec("giza", players=2, seed=1, render_mode="ansi")
        env.reset()
        play_randomly(env, random.Random(1))
        assert "viewer: -" in str(env.render())

    def test_human_mode_prints_every_step(self, capsys: pytest.CaptureFixture[str]) -> None:
        env = benben.envs.aec("giza", players=2, seed=1, render_mode="human")
        env.reset()
        env.step(random_action(env, random.Random(1)))
        assert capsys.readouterr().out.count("viewer:") == 1
        assert env.render() is None

    def test_without_a_render_mode_the_error_names_the_modes(self) -> None:
        env = benben.envs.aec("giza", players=2, seed=1)
        env.reset()
        with pytest.raises(benben.BadInput, match="render_mode='ansi'"):
            env.render()

    def test_rendering_before_a_reset_is_refused(self) -> None:
        with pytest.raises(benben.BadInput, match="reset"):
            benben.envs.aec("giza", players=2, render_mode="ansi").render()
