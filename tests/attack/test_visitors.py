"""One visitor cannot starve the others, within the limits: an attack runs while a player from another address plays on.

Times are not asserted, because the machine of a test may be busy with other things: the player plays on, reloads the page
and is refused nothing. ``make attack`` prints how much longer the player waits during each attack (`attack.ratios`).
"""

from __future__ import annotations

import pytest

from attack.attackers import full_size
from attack.ratios import measured

MOVES = 6
"""Moves of the player in each half of a round."""


ONE_OF_EACH_KIND = ("illegal moves", "masters", "lists", "tiny frames")
"""The attacks that are no long tests: on the event loop, the bots, the database and the network code."""
CASES = [
    pytest.param(name, size, marks=[] if name in ONE_OF_EACH_KIND else [pytest.mark.long])
    for name, size in full_size().items()
]


def test_there_is_an_attack_of_each_kind() -> None:
    assert len(full_size(ONE_OF_EACH_KIND)) == len(ONE_OF_EACH_KIND)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "size"), CASES)
def test_a_player_elsewhere_plays_on(name: str, size: int) -> None:
    found = measured(name, max(4, size // 10), rounds=1, moves=MOVES)
    assert found.sent > 0, "there was an attack"
    assert found.row()[0] == name
