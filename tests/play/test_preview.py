"""Previews: they are complete only if the game states it or if all possible worlds were tried."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import benben
from benben.kernel.refusal import Refused
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.new_game.hoard.game import GAME as HOARD
from benben.play.every_deal import EveryDeal
from benben.play.preview import MOST_DEALS, SAMPLE, Preview

POSITIONS = Path(__file__).with_name("positions")
STATING = [name for name in benben.games() if "result_is_known" in vars(type(benben.game(name)))]
"""The games that state which results a seat knows; a game need not."""


def last_move(name: str) -> tuple[State, int, int]:
    """A position, and the seat and action that end the game there. Six random worlds agreed in points that others refute."""
    data = json.loads((POSITIONS / f"{name}.json").read_text())
    game = benben.game(data["position"]["game"])
    return game.from_dict(data["position"]), data["seat"], game.parse(data["action"])


def keys(preview: Preview) -> set[str]:
    return {outcome.perspective.key() for outcome in preview.outcomes()}


@pytest.mark.parametrize(
    ("name", "worlds", "complete"), [("egizia-many-worlds", SAMPLE, False), ("pyramids-few-worlds", 8, True)]
)
def test_an_end_that_opens_hidden_cards_is_not_certain(name: str, worlds: int, complete: bool) -> None:
    state, seat, action = last_move(name)
    preview = Preview(state.perspective(seat), action)
    assert len(preview.outcomes()) == worlds
    assert preview.complete == complete
    assert len(keys(preview)) > 1


def test_games_state_which_results_are_known() -> None:
    assert {"giza", "pyramids", "great_pyramid", "egizia"} <= set(STATING)


@pytest.mark.parametrize("name", STATING)
def test_a_result_that_the_game_states_as_known_needs_one_world(name: str) -> None:
    game, rng, known = benben.game(name), Random(4), 0
    state = game.start(game.seats[1])
    for _ in range(40):
        state.roll(Rng(rng.getrandbits(30)))
        seat = rng.choice(state.actors())
        action = rng.choice(state.legal(seat))
        preview = Preview(state.perspective(seat), action)
        state.apply(action, seat)
        assert preview.complete
        assert len(preview.outcomes()) == 1
        assert preview.first.perspective == state.perspective(seat)
        known += 1
    assert known == 40


def test_few_possible_worlds_are_all_tried() -> None:
    state, seat, action = last_move("pyramids-few-worlds")
    perspective, deals, found = state.perspective(seat), EveryDeal(), set()
    preview = Preview(perspective, action)
    more = True
    while more:
        world = perspective.deal(deals)
        world.apply(action, seat)
        found.add(world.perspective(seat).key())
        more = deals.next()
    assert keys(preview) == found


def test_a_game_that_states_nothing_is_sampled_unless_its_worlds_are_few() -> None:
    rng, complete, sampled = Random(2), 0, 0
    for seed in range(10):
        state = HOARD.start(3)
        while state.depth > 0:
            state.roll(Rng(seed))
            if not state.actors():
                break
            seat = state.actors()[0]
            action = rng.choice(state.legal(seat))
            perspective, deals = state.perspective(seat), EveryDeal()
            perspective.deal(deals)
            preview = Preview(perspective, action)
            outcomes = len(preview.outcomes())
            assert preview.complete == (deals.rarity() <= MOST_DEALS)
            assert outcomes == (deals.rarity() if preview.complete else SAMPLE)
            complete, sampled = complete + preview.complete, sampled + (not preview.complete)
            state.apply(action, seat)
    assert complete
    assert sampled


def test_an_illegal_action_has_no_preview() -> None:
    state = HOARD.start(2)
    state.roll(Rng(1))
    with pytest.raises(Refused):
        Preview(state.perspective(None), state.legal(state.actors()[0])[0])
