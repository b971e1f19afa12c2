"""How many games pairing and the luck correction save, and the bound: what bots decide by their own randomness."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

import benben
from benben import registry
from benben.arena.tournament import plan_tournament
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benchmarks.games_saved import DecidedByBots, bound_words, decided_by_bots, games_saved
from envs.tiny_hoard import TinyHoardGame

TINY = TinyHoardGame()


@pytest.fixture(autouse=True)
def tiny_hoard() -> Iterator[None]:
    registry.register_game("tiny_hoard", TinyHoardGame)
    yield
    registry.unregister_game("tiny_hoard")


@cache
def exact(position: str) -> tuple[float, float, float]:
    """The mean share of the first seat under random play, its variance, and the part of that which decisions have."""
    state: State = TINY.from_dict(json.loads(position))
    actors = state.actors()
    if not actors:
        winners = state.winners()
        return (1 / len(winners) if 0 in winners else 0.0), 0.0, 0.0
    seat = actors[0]
    choices = state.outcomes() if seat == CHANCE else [(action, 1) for action in state.legal(seat)]
    total, found = sum(weight for _, weight in choices), []
    for action, weight in choices:
        after = state.clone()
        after.apply(action, seat)
        found.append((weight / total, *exact(json.dumps(after.to_dict(), sort_keys=True))))
    mean = sum(chance * value for chance, value, _, _ in found)
    here = sum(chance * (value - mean) ** 2 for chance, value, _, _ in found)
    decisions = sum(chance * part for chance, _, _, part in found) + (0.0 if seat == CHANCE else here)
    return mean, here + sum(chance * spread for chance, _, spread, _ in found), decisions


@pytest.mark.slow
def test_the_part_that_bots_decide_is_found() -> None:
    _, whole, decisions = exact(json.dumps(TINY.start(2).to_dict(), sort_keys=True))
    assert decisions / whole > 0.9  # chance decides little in so small a game
    tournament = plan_tournament(registry.find_game("tiny_hoard"), ["random", "random"], 2, None, 1)
    found = decided_by_bots(tournament, 1000)
    assert found.decisions == 1000
    assert abs(found.share - decisions / whole) < 2 * found.margin
    assert found.share > 0.6
    first = "arena.outside_bots:FirstAction"  # it never draws, so that chance decides everything
    assert decided_by_bots(replace(tournament, bots=(first, first)), 100) == DecidedByBots(0.0, 0.0, 100)


def test_the_bound_is_told_in_words() -> None:
    assert "perfect values would give 3.3 to 10.0" in bound_words(DecidedByBots(0.2, 0.1, 50))
    assert "perfect values would give 5.0 or more" in bound_words(DecidedByBots(0.1, 0.1, 50))


@pytest.mark.slow
def test_pairing_and_correction_are_told_apart() -> None:
    saved = games_saved(plan_tournament(benben.game("giza"), ["greedy", "beginner"], 60, None, 1), 1)
    assert saved.paired > 0.5
    assert saved.corrected != saved.paired
