"""Why a piece that is left with one kind of action can do nothing else."""

from __future__ import annotations

from random import Random

import pytest

import benben
from benben.kernel.perspective import Perspective
from benben.play.match import Match
from benben.server.tables.why_not import GENERAL_REASONS, why_not


def stuck_tiles(match: Match) -> list[tuple[Perspective, str]]:
    """The tiles of the player to act that can only be discarded."""
    perspective = match.perspective(match.actors()[0])
    catalogue = match.game.catalogue
    kinds: dict[str, set[str]] = {}
    for action in perspective.legal():
        path = catalogue.path(action)
        if path[0].startswith("hand."):
            kinds.setdefault(path[0], set()).add(catalogue.family(action).name)
    return [(perspective, tile) for tile, found in kinds.items() if found == {"discard"}]


@pytest.fixture(scope="module")
def stuck() -> tuple[Perspective, str]:
    """A tile of GIZA that fits nowhere, and what its player knows."""
    for seed in range(20):
        match, rng = Match(benben.game("giza"), 3, seed=seed), Random(seed)
        while not match.over():
            if found := stuck_tiles(match):
                return found[0]
            seat = match.actors()[0]
            match.play(seat, rng.choice(list(match.perspective(seat).legal())))
    raise AssertionError("no game had a tile that fits nowhere")


def test_a_tile_that_fits_nowhere_says_why_it_cannot_be_placed(stuck: tuple[Perspective, str]) -> None:
    perspective, tile = stuck
    assert why_not(perspective, [tile], "1").key == "", "it can be discarded"
    answer = why_not(perspective, [tile], "1", others=True)
    assert answer.rule.startswith("GZ-")
    assert answer.key not in GENERAL_REASONS
    assert answer.choice is not None
    assert answer.choice.family != "discard"
    assert answer.choice.path[0] == tile


def test_touches_of_nothing_else_need_no_reason(stuck: tuple[Perspective, str]) -> None:
    perspective, tile = stuck
    assert why_not(perspective, [tile, "discard"], "1", others=True).key == ""
