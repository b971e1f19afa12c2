"""Hoard, the game that ``benben new-game`` starts from, without words and rulebook: the package of this class has none."""

from __future__ import annotations

from benben.new_game.hoard.game import HoardGame


class BareHoard(HoardGame):
    """A game of which nothing can be said but its notation."""


GAME = BareHoard()
