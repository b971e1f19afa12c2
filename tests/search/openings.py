"""The first decision of a game, which searches are tried on."""

from __future__ import annotations

import benben

GAME = benben.game("giza")


def opening(players: int, seed: int = 3) -> benben.Perspective:
    """What the first player knows before the first move."""
    state = GAME.start(players)
    state.roll(benben.Rng(seed))
    return state.perspective(state.actors()[0])
