"""The symmetry of GIZA: the three pyramids of a board differ in nothing but their names (GZ-1.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from benben.games.giza.box import BOX
from benben.games.giza.moves import CATALOGUE, PLAY, REMOVE, SITES, SPHINX_SITE
from benben.games.giza.observation import STACKS, TOPS, observation
from benben.games.giza.state import KINDS
from benben.play.symmetry import Symmetry

Order = Sequence[int]
"""For each site of a board the site that its tiles lie on after an exchange."""


def random_symmetry(players: int, seat: int, shuffle: Callable[[int], Sequence[int]]) -> Symmetry:
    """Exchange the pyramids of every board at random; the sphinx stays."""
    return exchange(players, seat, [[*shuffle(int(SPHINX_SITE)), int(SPHINX_SITE)] for _ in range(players)])


def exchange(players: int, seat: int, orders: Sequence[Order]) -> Symmetry:
    """Exchange sites as ``orders`` say, one for each board in the order of the seats."""
    ranked = [orders[(seat + rank) % players] for rank in range(players)]
    return Symmetry(
        inputs=_inputs(players, ranked),
        actions=_actions(orders),
        words=[{BOX.sites[site]: BOX.sites[goal] for site, goal in enumerate(order)} for order in ranked],
    )


def _inputs(players: int, ranked: Sequence[Order]) -> list[int]:
    """The places of the numbers of an observation; boards are listed from the own one on."""
    found: list[int] = []
    for name, size, _, _ in observation(players):
        start = len(found)
        if name in (TOPS, STACKS):
            width = size // (players * SITES)
            goals = [rank * SITES + goal for rank, order in enumerate(ranked) for goal in order]
            found += [start + goal * width + offset for goal in goals for offset in range(width)]
        else:
            found += range(start, start + size)
    return found


def _actions(orders: Sequence[Order]) -> list[int]:
    """The actions; those that name a site name the other one."""
    found = list(range(len(CATALOGUE)))
    for seat, order in enumerate(orders):
        for site, goal in enumerate(order):
            for tile in range(KINDS):
                found[PLAY.action(tile, seat, site)] = PLAY.action(tile, seat, goal)
            found[REMOVE.action(seat, site)] = REMOVE.action(seat, goal)
    return found
