"""The observation vector of Giza: The Great Pyramid: its size and its bounds."""

from __future__ import annotations

import pytest

from games.great_pyramid.builders import GAME, game_by_policy


@pytest.mark.parametrize("players", [3, 4])
def test_the_observation_is_as_long_as_it_says_and_within_bounds(players: int) -> None:
    parts = GAME.observation(players)
    low = [least for _, size, least, _ in parts for _ in range(size)]
    high = [greatest for _, size, _, greatest in parts for _ in range(size)]
    for state in game_by_policy(players, 5)[::9]:
        for viewer in (*range(players), None):
            vector = state.perspective(viewer).observe()
            assert len(vector) == len(low)
            assert all(least <= value <= greatest for least, value, greatest in zip(low, vector, high, strict=True))
