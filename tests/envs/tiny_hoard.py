"""Hoard from a tiny box, with one coin of each kind: small enough to walk through every game of it."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from benben.new_game.hoard.game import HoardGame
from benben.new_game.hoard.state import HoardState

COINS = {"copper": 1, "silver": 1, "gold": 1}


class TinyHoardGame(HoardGame):
    def __init__(self) -> None:
        super().__init__()
        self.name = "tiny_hoard"

    def blank(self, players: i64, settings: dict[str, str]) -> HoardState:
        state = super().blank(players, settings)
        state.bag = vec[i64](list(COINS.values()))
        return state

    def components(self, players: int, settings: Mapping[str, str]) -> dict[str, int]:
        return dict(COINS)
