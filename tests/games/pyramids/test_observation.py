"""The observation vector of Pyramids: its size, its bounds and the question at hand."""

from __future__ import annotations

import benben

from games.pyramids.builders import GAME, build_more, play_at_random, position, started


def test_the_observation_has_the_size_and_bounds_it_declares() -> None:
    for players in range(2, 6):
        rng = benben.Rng(players)
        state = started(players)
        entries = GAME.observation(players)
        while state.depth > 0:
            for viewer in (0, players - 1, None):
                vector = state.perspective(viewer).observe()
                assert len(vector) == sum(size for _, size, _, _ in entries)
                at = 0
                for name, size, low, high in entries:
                    assert all(low <= number <= high for number in vector[at : at + size]), name
                    at += size
            play_at_random(state, rng, 11)


def test_the_observation_shows_what_was_built_last() -> None:
    state = position(["y-b", "b-wr"], build_more(0, 1), gods=["sekhmet", "horus"])
    assert state.perspective(0).observe()[-3:] == [0.0, 1.0, 0.0]
    assert started(2).perspective(0).observe()[-3:] == [0.0, 0.0, 0.0]
