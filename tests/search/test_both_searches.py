"""What both searches have in common: seeds, hidden information, and obvious moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import benben
from benben.search.ismcts import Search
from benben.search.network_search import NetworkSearch
from benben.search.predictor import EvaluatorPredictor

from .openings import GAME, opening

MakeSearch = Callable[[benben.Perspective, int], Search | NetworkSearch]


def network_search(perspective: benben.Perspective, seed: int) -> NetworkSearch:
    return NetworkSearch(perspective, seed, EvaluatorPredictor(GAME.evaluator()))


def planned_search(perspective: benben.Perspective, seed: int) -> NetworkSearch:
    return NetworkSearch(perspective, seed, EvaluatorPredictor(GAME.evaluator()), 150)


BOTH = pytest.mark.parametrize("search", [Search, network_search])


@BOTH
def test_another_seed_gives_other_results(search: MakeSearch) -> None:
    one, other = search(opening(2), 1), search(opening(2), 2)
    one.run(60)
    other.run(60)
    assert one.results() != other.results()


@BOTH
def test_worlds_that_differ_only_in_what_is_hidden_are_searched_alike(search: MakeSearch) -> None:
    perspective = opening(4)
    worlds = [perspective.deal(benben.Rng(seed)) for seed in (1, 2)]
    assert worlds[0].to_dict() != worlds[1].to_dict()
    found = []
    for world in worlds:
        searched = search(world.perspective(perspective.seat), 7)
        searched.run(80)
        found.append(searched.results())
    assert found[0] == found[1]


@pytest.mark.parametrize("search", [Search, network_search, planned_search])
def test_finishes_the_third_pyramid_when_ahead(position: Callable[..., benben.State], search: MakeSearch) -> None:
    state = position(
        [
            {"cheops": ["+5", "+1"], "chephren": ["+4", "+1"], "mykerinos": ["+3", "+2"]},
            {"cheops": ["+2"], "chephren": ["-3"]},
        ],
        [["+1", "+5", "treasure-3", "scarab"], ["+5", "demolition", "-4", "+3"]],
    )
    found = search(state.perspective(0), 1)
    found.run(150)
    assert GAME.text(found.best()) == "play +1 on p1.mykerinos"
    assert found.results()[found.best()][1] > 0.75
