"""Hoard as a Game: its options, its opening, and the parts of its folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from benben.kernel.evaluator import Evaluator
from benben.kernel.game import Game, Option
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.state import State
from benben.new_game.hoard.bot.evaluator import HoardEvaluator
from benben.new_game.hoard.box import BOX
from benben.new_game.hoard.moves import CATALOGUE
from benben.new_game.hoard.observation import observation, observe
from benben.new_game.hoard.scene import LEGEND, scene, single_piece
from benben.new_game.hoard.serialize import POSITION
from benben.new_game.hoard.state import COUNTS, KINDS, ROWS, HoardState
from benben.new_game.hoard.steps import STEPS, TURN
from benben.new_game.hoard.view import describe
from benben.new_game.hoard.view_types import View
from benben.play.scene import Piece, Scene
from benben.play.study import Study

RULES: Final = "1"
"""The rules version. If a change makes old records replay differently, raise it and pass `earlier` to `Game.__init__`."""
SEATS: Final = (2, 3)
"""The least and the greatest number of players."""
OPTIONS: Final = (Option("hand_limit", ("2", "3"), "2", "HO-2.2"),)


class HoardGame(Game):
    """Hoard, for two or three players."""

    def __init__(self) -> None:
        super().__init__("hoard", "Hoard", RULES, SEATS, OPTIONS, CATALOGUE, STEPS, "HO-4.1", POSITION)

    def opening(self, players: i64, settings: dict[str, str]) -> HoardState:
        """HO-1.1, HO-2.1 A full bag, empty hands and rows; p1 begins."""
        state = self.blank(players, settings)
        state.ask(TURN, 0)
        return state

    def blank(self, players: i64, settings: dict[str, str]) -> HoardState:
        return HoardState(
            self,
            players,
            settings,
            bag=COUNTS[:],
            hands=vec[i64]([0] * (players * KINDS)),
            hidden=vec[i64]([0] * players),
            rows=vec[i64]([0] * (players * ROWS * KINDS)),
            hand_limit=int(settings["hand_limit"]),
        )

    def components(self, players: int, settings: Mapping[str, str]) -> dict[str, int]:
        return {coin.name: coin.count for coin in BOX.coins}

    def describe(self, known: State, viewer: int | None) -> Mapping[str, object]:
        assert isinstance(known, HoardState)
        return describe(known, viewer)

    def scene(self, view: Mapping[str, object]) -> Scene:
        return scene(cast("View", view))

    def piece(self, kind: str, word: str) -> Piece | None:
        return single_piece(kind, word)

    def legend(self) -> dict[str, list[str]]:
        return LEGEND

    def evaluator(self) -> Evaluator[HoardState]:
        return HoardEvaluator()

    def study(self) -> Study:
        from benben.new_game.hoard.study import hoard_study

        return hoard_study(self)

    def observation(self, players: int) -> list[tuple[str, int, float, float]]:
        return observation(players)

    def observe(self, known: State, seat: int | None, writer: ObservationWriter) -> None:
        assert isinstance(known, HoardState)
        observe(known, 0 if seat is None else seat, writer)


GAME: Final = HoardGame()
