"""The games as OpenSpiel knows them: its own tests and algorithms run on them, and nothing hidden leaks."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest

import benben
from benben import registry
from benben.bots import levels
from benben.play.turn_state import TERMINAL
from envs.builders import GAMES_AND_PLAYERS, each_game_and_player_count
from envs.tiny_hoard import TinyHoardGame

from long import all_compiled

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is missing: pip install -r requirements/dev.txt")

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

import benben.envs.openspiel as benben_openspiel  # noqa: E402

TINY = "benben_tiny_hoard"
TINY_STATES = (46, 664, 240)
"""Chance nodes, decisions and ends of the tiny Hoard."""
TINY_INFORMATION_STATES = 590
"""Situations of the tiny Hoard in which a player decides, as far as that player can tell them apart."""


each_compiled = pytest.mark.parametrize(("name", "players"), all_compiled(GAMES_AND_PLAYERS))
"""Every number of players where the engine is compiled: OpenSpiel's own tests take seconds each."""


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"benben_{name}", parameters)


@pytest.fixture(scope="module", autouse=True)
def tiny_hoard() -> Iterator[None]:
    """Register the tiny Hoard with benben and OpenSpiel."""
    registry.register_game("tiny_hoard", TinyHoardGame)
    benben_openspiel.register(registry.find_game("tiny_hoard"))
    yield
    registry.unregister_game("tiny_hoard")


def play(state: Any, rng: random.Random, decisions: int = 10_000) -> Any:
    """Play at random for this many decisions, or to the end."""
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


def sensible_game(name: str, players: int, rng: random.Random) -> Iterator[Any]:
    """The decisions of a game between greedy bots, who reach sealed choices that random play never does."""
    state = load(name, players=players).new_initial_state()
    bot = levels.bot("greedy", benben.game(name), 1)
    while not play(state, rng, 0).is_terminal():
        yield state
        state.apply_action(bot.choose(state.turns.perspective(state.current_player())))


# --- OpenSpiel's own tests ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@each_game_and_player_count
def test_openspiels_random_simulation_test_passes(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players=players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@each_compiled
def test_openspiels_python_simulation_test_passes(name: str, players: int) -> None:
    games_sim_test.GamesSimTest().sim_game(load(name, players=players))


@pytest.mark.slow
@each_compiled
def test_openspiels_api_test_passes(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(name, players=players)
    sample = api_test.sample_some_states.sample_some_states
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", partial(sample, max_states=30))
    assert run_checks(api_test.EnforceAPIOnPartialTreeBase, game) == 5


@pytest.mark.slow
def test_openspiels_api_test_of_the_whole_tree_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, TINY, TINY_STATES)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, TINY, TINY_INFORMATION_STATES)
    assert run_checks(api_test.EnforceAPIOnFullTreeBase, pyspiel.load_game(TINY)) == 8


def run_checks(base: Any, game: Any) -> int:
    """Run all checks of a test class of OpenSpiel on a game; return their number."""
    case: Any = type("Checks", (base,), {"game": game, "game_name": game.get_type().short_name})
    case.setUpClass()
    checks = [check for check in dir(case) if check.startswith("test_")]
    for check in checks:
        getattr(case(check), check)()
    return len(checks)


@pytest.mark.slow
@each_compiled
def test_a_playthrough_is_generated(name: str, players: int) -> None:
    string = f"benben_{name}(players={players})"
    text = generate_playthrough.playthrough(string, None, seed=3)
    assert f"game: {string}" in text
    assert "Returns() = " in text


# --- parameters ---------------------------------------------------------------------------------------------------------


def test_every_game_is_registered() -> None:
    listed = {kind.short_name for kind in pyspiel.registered_games()}
    assert {f"benben_{name}" for name in benben.games()} <= listed


def test_options_are_parameters() -> None:
    assert "track_length" in str(pyspiel.load_game("benben_great_pyramid(track_length=5)"))
    state = load("great_pyramid", players=4, track_length=5).new_initial_state()
    assert state.turns.state.settings["track_length"] == "5"
    assert state.num_players() == 4


@pytest.mark.parametrize(
    ("string", "named"),
    [
        ("benben_giza(players=9)", "9"),
        ("benben_giza(edition=first)", "first"),
        ("benben_giza(colour=red)", "colour"),
        ("benben_great_pyramid(track_length=7)", "7"),
    ],
)
def test_a_bad_parameter_is_named(string: str, named: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=named):
        pyspiel.load_game(string)


@pytest.mark.slow
def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    state = play(load("giza").new_initial_state(), random.Random(1), 3)
    before, history = str(state), state.history()
    illegal = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
    for action in (illegal, 10**6, -7):
        with pytest.raises(pyspiel.SpielError, match=str(action)):
            state.apply_action(action)
    assert (str(state), state.history()) == (before, history)


def test_a_game_starts_from_a_position() -> None:
    game = load("giza")
    position = play(game.new_initial_state(), random.Random(2), 20).turns.state.to_dict()
    state = game.new_initial_state(position)
    assert state.turns.state.to_dict() == position
    with pytest.raises(pyspiel.SpielError, match="players"):
        load("giza", players=3).new_initial_state(position)
    with pytest.raises(pyspiel.SpielError):
        game.new_initial_state("{")


# --- states -------------------------------------------------------------------------------------------------------------


@each_game_and_player_count
def test_tensors_are_the_observations_of_the_environment(name: str, players: int) -> None:
    state = play(load(name, players=players).new_initial_state(), random.Random(5), 12)
    for seat in range(players):
        expected = np.array(state.turns.perspective(seat).observe(), np.float32)
        assert np.array_equal(np.array(state.observation_tensor(seat), np.float32), expected)
        assert np.array_equal(np.array(state.information_state_tensor(seat), np.float32), expected)


@each_game_and_player_count
def test_returns_are_shares_of_the_victory(name: str, players: int) -> None:
    state = play(load(name, players=players).new_initial_state(), random.Random(6))
    winners = state.turns.state.winners()
    expected = [(seat in winners) / len(winners) - 1 / players for seat in range(players)]
    assert state.returns() == pytest.approx(expected)
    assert state.current_player() == TERMINAL == pyspiel.PlayerId.TERMINAL


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state)), pyspiel.State.clone])
def test_copies_play_on_alike_and_share_nothing(copied: Callable[[Any], Any]) -> None:
    state = play(load("egizia", players=3).new_initial_state(), random.Random(7), 30)
    before = str(state)
    other = copied(state)
    play(other, random.Random(8), 5)
    assert str(state) == before
    play(state, random.Random(8), 5)
    assert [str(state), state.history(), state.information_state_string(1)] == [
        str(other),
        other.history(),
        other.information_state_string(1),
    ]


@pytest.mark.slow
def test_a_sealed_bid_is_not_seen_by_those_who_bid_later() -> None:
    compared = 0
    for state in sensible_game("great_pyramid", 3, random.Random(9)):
        actors = state.turns.state.actors()
        if len(actors) == 1:
            continue
        later = actors[1]
        children = [state.child(action) for action in state.legal_actions()]
        children = [child for child in children if later in child.turns.state.actors()]
        assert len({child.information_state_string(later) for child in children}) <= 1
        assert len({child.observation_string(later) for child in children}) <= 1
        compared += len(children) > 1
    assert compared


# --- other possible worlds ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@each_game_and_player_count
def test_a_resampled_state_cannot_be_told_from_the_true_one(name: str, players: int) -> None:
    rng = random.Random(10)
    differing = 0
    for number, state in enumerate(sensible_game(name, players, rng)):
        if number % 16 and len(state.turns.state.actors()) == 1:
            continue
        for seat in range(players):
            world = state.resample_from_infostate(seat, rng.random)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.current_player() == state.current_player()
            assert world.history() == []
            differing += str(world) != str(state)
            play(world, rng, 3)
    assert differing


def test_resampling_hides_what_others_drew() -> None:
    """Two true worlds that a seat cannot tell apart are resampled into the same world by the same numbers."""
    game = pyspiel.load_game(TINY)
    draw, silver, gold = (game.rules.parse(text) for text in ("draw", "find silver", "find gold"))
    worlds = []
    for coin in (silver, gold):
        state = game.new_initial_state()
        state.apply_action(draw)
        state.apply_action(coin)
        worlds.append(state.resample_from_infostate(1, random.Random(3).random))
    assert str(worlds[0]) == str(worlds[1])
    assert worlds[0].information_state_string(0) == worlds[1].information_state_string(0)
    assert pickle.dumps(worlds[0].turns) == pickle.dumps(worlds[1].turns)


# --- OpenSpiel's algorithms ---------------------------------------------------------------------------------------------


def middle_of_a_game(name: str, seed: int) -> Any:
    """A position in which somebody decides: after 40 decisions, or half way where the game is shorter."""
    game = load(name)
    whole = play(game.new_initial_state(), random.Random(seed))
    decisions = sum(entry.player >= 0 for entry in whole.full_history())
    return play(game.new_initial_state(), random.Random(seed), min(40, decisions // 2))


@pytest.mark.parametrize("name", benben.games())
def test_is_mcts_plays(name: str) -> None:
    state = middle_of_a_game(name, seed=11)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), evaluator=evaluator, uct_c=2.0, max_simulations=3, random_state=np.random.RandomState(2)
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", benben.games())
def test_mcts_plays(name: str) -> None:
    """The search that is written in Python: the one in C++ crashes with every Python game, OpenSpiel's own too."""
    state = middle_of_a_game(name, seed=12)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 3, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.slow
def test_cfr_comes_closer_to_an_equilibrium() -> None:
    game = pyspiel.load_game(TINY)
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    first = exploitability.exploitability(game, solver.average_policy())
    for _ in range(3):
        solver.evaluate_and_update_policy()
    last = exploitability.exploitability(game, solver.average_policy())
    assert last < first / 3
