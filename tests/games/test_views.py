"""The view of every game has the entries and types that its ``view_types.py`` declares."""

from __future__ import annotations

from importlib import import_module

import msgspec
import pytest

import benben
from benben.testing.laws import every_count

TABLES = [(name, players) for name in benben.games() for players in every_count(benben.game(name))]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_views_of_a_game_are_what_their_type_declares(name: str, players: int) -> None:
    game = benben.game(name)
    declared = import_module(f"{type(game).__module__.rpartition('.')[0]}.view_types").View
    rng = benben.Rng(players)
    state = game.start(players)
    state.roll(rng)
    seen = 0
    while True:
        seen += 1
        for viewer in (None, *range(players)):
            view = state.perspective(viewer).view()
            assert set(view) == set(declared.__annotations__)
            msgspec.convert(view, declared)
        if not state.actors():
            break
        for _ in range(11):
            if state.actors():
                seat = state.actors()[0]
                legal = state.legal(seat)
                state.apply(legal[rng.below(len(legal))], seat)
                state.roll(rng)
    assert seen > 2, "the game was over before it was looked at"
