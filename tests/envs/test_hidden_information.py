"""Hidden information: positions that differ only in what a seat was never shown give it the same observation."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import benben
import benben.envs
from benben.envs.aec import AnyAecEnv

from .builders import each_game_and_player_count, observe


def all_shown_to(env: AnyAecEnv, position: dict[str, Any], agent: str) -> tuple[bytes, bytes, str]:
    """Everything an agent is given of a position: vector, mask, and the rendered text if it is to act."""
    env.reset(seed=1, options={"position": position})
    observation = observe(env, agent)
    text = str(env.render()) if env.agent_selection == agent else ""
    return observation["observation"].tobytes(), observation["action_mask"].tobytes(), text


@pytest.mark.slow
@each_game_and_player_count
def test_other_possible_worlds_look_the_same(name: str, players: int) -> None:
    """Plays games by the rollout policy until enough worlds that differ were compared."""
    rng, policy_rng = random.Random(players), benben.Rng(players)
    env = benben.envs.aec(name, players, render_mode="ansi")
    evaluator = benben.game(name).evaluator()
    different = games = 0
    while different <= 5 and games < 8:
        state = benben.game(name).start(players)
        state.roll(rng)
        games += 1
        while state.actors():
            viewer = rng.randrange(players)
            truth, world = state.to_dict(), state.perspective(viewer).deal(rng).to_dict()
            different += truth != world
            agent = env.possible_agents[viewer]
            assert all_shown_to(env, truth, agent) == all_shown_to(env, world, agent)
            actor = state.actors()[0]
            state.enumerate(actor)
            state.apply(evaluator.rollout_action(state, policy_rng), actor)
            state.roll(rng)
    assert different > 5, "the worlds compared were all the same"


@pytest.mark.parametrize("players", range(2, 7))
def test_unseen_tiles_dealt_anew_look_the_same(players: int) -> None:
    """The same law with worlds made by hand: it does not rely on `Perspective.deal` hiding enough."""
    rng = random.Random(players)
    env = benben.envs.aec("giza", players, render_mode="ansi")
    state = benben.game("giza").start(players)
    state.roll(rng)
    different = 0
    while state.actors():
        truth: dict[str, Any] = state.to_dict()
        viewer = rng.randrange(players)
        world = redeal_unseen(truth, viewer, rng)
        agent = env.possible_agents[viewer]
        assert all_shown_to(env, truth, agent) == all_shown_to(env, world, agent)
        different += [sorted(hand) for hand in world["hands"]] != [sorted(hand) for hand in truth["hands"]]
        state.apply(rng.choice(state.legal(state.actors()[0])))
        state.roll(rng)
    assert different > 5, "the worlds compared were all the same"


def redeal_unseen(position: dict[str, Any], viewer: int, rng: random.Random) -> dict[str, Any]:
    """The position with the pile and all hands but the viewer's shuffled and dealt again."""
    hands = position["hands"]
    unseen = [tile for tile, count in position["pile"].items() for _ in range(count)]
    unseen += [tile for seat, hand in enumerate(hands) if seat != viewer for tile in hand]
    rng.shuffle(unseen)
    dealt = [hand if seat == viewer else [unseen.pop() for _ in hand] for seat, hand in enumerate(hands)]
    return {**position, "hands": dealt, "pile": Counter(unseen)}


def test_a_hidden_hand_is_seen_by_its_owner() -> None:
    """The counterpart of the law: the difference between the worlds is visible to the seat that may see it."""
    env = benben.envs.aec("giza", 2, render_mode="ansi")
    state = benben.game("giza").start(2, {"first": "p1"})
    state.roll(benben.Rng(1))
    world = state.perspective(0).deal(benben.Rng(2))
    assert all_shown_to(env, state.to_dict(), "p2") != all_shown_to(env, world.to_dict(), "p2")


@pytest.mark.parametrize("buried", ["+4", "-5"])
def test_covered_tiles_are_observed(buried: str) -> None:
    """GZ-3.5 A covered tile was shown to all: an agent observes it, whatever the option memory hides from people."""
    env = benben.envs.aec("giza", 2, render_mode="ansi")
    position = benben.game("giza").start(2, {"first": "p1"})
    position.roll(benben.Rng(3))
    plain = position.to_dict()
    stacked = with_tiles_on_cheops(plain, ["+5", "+3"])
    other = with_tiles_on_cheops(plain, [buried, "+3"])
    first, second = all_shown_to(env, stacked, "p1"), all_shown_to(env, other, "p1")
    assert first[0] != second[0]
    assert first[2] == second[2], "with closed memory the text leaves it out"


def with_tiles_on_cheops(position: dict[str, Any], tiles: list[str]) -> dict[str, Any]:
    """The position with these tiles of the pile on p2's cheops."""
    mine, theirs = position["boards"]
    pile = {tile: count - tiles.count(tile) for tile, count in position["pile"].items()}
    return {**position, "boards": [mine, {**theirs, "cheops": tiles}], "pile": pile, "left": position["left"] - len(tiles)}
