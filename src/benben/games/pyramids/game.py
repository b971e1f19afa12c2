"""Pyramids as a Game: its option, its opening, and the parts of its folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from benben.games.pyramids.bot.evaluator import PyramidsEvaluator
from benben.games.pyramids.box import BOX, FEWEST_PLAYERS, MOST_PLAYERS
from benben.games.pyramids.forfeits import forfeits
from benben.games.pyramids.moves import CARDS, CATALOGUE
from benben.games.pyramids.observation import observation, observe
from benben.games.pyramids.scene import LEGEND, scene, single_piece
from benben.games.pyramids.scoring import explain_points
from benben.games.pyramids.serialize import POSITION
from benben.games.pyramids.state import EDIFICE, HAND, MOST_DOUBTS, NO_CARD, NO_GOD, Pyramids
from benben.games.pyramids.steps import FIRST_PLAYER, STEPS
from benben.games.pyramids.stone_groups import empty_pyramids
from benben.games.pyramids.view import describe, forget
from benben.games.pyramids.view_types import View
from benben.kernel.earlier_rules import EarlierRules
from benben.kernel.evaluator import Evaluator
from benben.kernel.explained_points import ExplainedPoints
from benben.kernel.forfeit import Forfeit
from benben.kernel.game import Game, Option
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.state import State
from benben.play.scene import Piece, Scene
from benben.play.study import Study

OPTIONS: Final = (Option("memory", ("closed", "open"), "closed", "PY-4.6"),)
EARLIER: Final = (EarlierRules("1", {"memory": "open"}),)
"""Before there was the option, the view showed the cards of others that could be worked out; the rules were the same."""


class PyramidsGame(Game):
    """Pyramids (IELLO 2017)."""

    def __init__(self) -> None:
        super().__init__(
            "pyramids",
            "Pyramids",
            "1",
            (FEWEST_PLAYERS, MOST_PLAYERS),
            OPTIONS,
            CATALOGUE,
            STEPS,
            "PY-3.5",
            POSITION,
            EARLIER,
        )

    def opening(self, players: i64, settings: dict[str, str]) -> Pyramids:
        """PY-2.1 Nothing built and a full pile; chance names the first player."""
        state = self.blank(players, settings)
        state.ask(FIRST_PLAYER)
        return state

    def blank(self, players: i64, settings: dict[str, str]) -> Pyramids:
        return Pyramids(
            self,
            players,
            settings,
            pile=vec[i64]([1] * CARDS),
            discarded=vec[i64]([0] * CARDS),
            hands=vec[i64]([NO_CARD] * (players * HAND)),
            pyramids=empty_pyramids(players),
            obelisks=vec[u8]([u8(NO_CARD)] * (players * EDIFICE)),
            obelisk_sizes=vec[i64]([0] * players),
            tombs=vec[u8]([u8(NO_CARD)] * (players * EDIFICE)),
            tomb_sizes=vec[i64]([0] * players),
            doubts=vec[u8]([u8(NO_CARD)] * (players * MOST_DOUBTS)),
            doubt_sizes=vec[i64]([0] * players),
            dealt=vec[i64]([NO_CARD] * players),
            gods=vec[i64]([NO_GOD] * players),
            quarry=vec[i64]([NO_CARD] * (2 * players)),
            first=0,
            round_number=0,
            resting=NO_GOD,
        )

    def components(self, players: int, settings: Mapping[str, str]) -> dict[str, int]:
        return {card.name: 1 for card in BOX.cards}

    def result_is_known(self, after: State) -> bool:
        """PY-5 Only the end opens hands and tombs."""
        return after.depth > 0

    def forced_is_public(self, world: State) -> bool:
        """PY-3.2, PY-3.3, PY-4.3 Gods, pairs, what a god allows and the number of cards in a hand are open to all."""
        step = world.step()
        return step is not None and step.name in ("choose-god", "take-pair", "build-more")

    def forfeits(self, known: State, seat: int, action: int) -> list[Forfeit]:
        assert isinstance(known, Pyramids)
        return forfeits(known, seat, action)

    def describe(self, known: State, viewer: int | None) -> Mapping[str, object]:
        assert isinstance(known, Pyramids)
        return describe(known, viewer)

    def forget(self, view: dict[str, object], before: Mapping[str, object]) -> None:
        forget(cast("View", view), cast("View", before))

    def is_told_at_the_end(self, kind: str) -> bool:
        """PY-4.6 What is in the tombs is told when they are opened."""
        return kind == "opened"

    def scene(self, view: Mapping[str, object]) -> Scene:
        return scene(cast("View", view))

    def piece(self, kind: str, word: str) -> Piece | None:
        return single_piece(kind, word)

    def legend(self) -> dict[str, list[str]]:
        return LEGEND

    def explain_points(self, known: State, viewer: int | None, seat: int) -> ExplainedPoints:
        assert isinstance(known, Pyramids)
        return explain_points(known, viewer, seat)

    def evaluator(self) -> Evaluator[Pyramids]:
        return PyramidsEvaluator()

    def study(self) -> Study:
        from benben.games.pyramids.study import pyramids_study

        return pyramids_study(self)

    def observation(self, players: int) -> list[tuple[str, int, float, float]]:
        return observation(players)

    def observe(self, known: State, seat: int | None, writer: ObservationWriter) -> None:
        assert isinstance(known, Pyramids)
        observe(known, 0 if seat is None else seat, writer)


GAME: Final = PyramidsGame()
