"""Giza: The Great Pyramid as a Game: its options, its opening, and the parts of its folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid import lookup
from benben.games.great_pyramid.bot.evaluator import GreatPyramidEvaluator
from benben.games.great_pyramid.box import BOX, FEWEST_PLAYERS, MOST_PLAYERS
from benben.games.great_pyramid.forfeits import forfeits
from benben.games.great_pyramid.moves import CATALOGUE, STONE_WORDS
from benben.games.great_pyramid.observation import observation, observe
from benben.games.great_pyramid.scene import LEGEND, scene, single_piece
from benben.games.great_pyramid.serialize import POSITION
from benben.games.great_pyramid.state import GreatPyramid
from benben.games.great_pyramid.steps import step_numbers
from benben.games.great_pyramid.steps.registry import STEPS
from benben.games.great_pyramid.view import describe, forget
from benben.games.great_pyramid.view_types import View
from benben.kernel.earlier_rules import EarlierRules
from benben.kernel.evaluator import Evaluator
from benben.kernel.forfeit import Forfeit
from benben.kernel.game import Game, Option
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.state import State
from benben.play.scene import Piece, Scene
from benben.play.study import Study

OPTIONS: Final = (
    Option("capstone_first_lift", ("late", "early"), "late", "GP-5.2"),
    Option("reassign", ("before-building", "after-temple"), "before-building", "GP-6.3"),
    Option("memory", ("closed", "open"), "closed", "GP-1.5"),
    Option("track_length", [str(length) for length in BOX.lengths], str(BOX.length), "GP-1.3"),
)

EARLIER: Final = (EarlierRules("1", {}),)
"""Version 1 had every option of today, which its headers name; its tracks had 4 spaces by default."""


class GreatPyramidGame(Game):
    """Giza: The Great Pyramid (Mayfair 2012)."""

    def __init__(self) -> None:
        title, seats = "Giza: The Great Pyramid", (FEWEST_PLAYERS, MOST_PLAYERS)
        super().__init__("great_pyramid", title, "2", seats, OPTIONS, CATALOGUE, STEPS, "GP-8.1", POSITION, EARLIER)

    def opening(self, players: i64, settings: dict[str, str]) -> GreatPyramid:
        """GP-2.1, GP-2.2 Sleds with base stones in the quarries, the rest in reserve, no worker placed."""
        state = self.blank(players, settings)
        state.ask(step_numbers.FIRST_PLAYER)
        return state

    def blank(self, players: i64, settings: dict[str, str]) -> GreatPyramid:
        """GP-2.1, GP-2.2 The position at the beginning, with nothing asked."""
        setup = BOX.setups[int(players)]
        workers = vec[i64]([0] * (lookup.PLACES * lookup.SEATS))
        for seat in range(players):
            workers[lookup.UNPLACED * lookup.SEATS + seat] = setup.workers
        used = [quarry < setup.quarries for quarry in range(lookup.QUARRIES)]
        standing = sum(1 << place for place in setup.standing)
        built = len(setup.standing)
        return GreatPyramid(
            self,
            players,
            settings,
            track_length=int(settings["track_length"]),
            capstone_early=settings["capstone_first_lift"] == "early",
            reassign_last=settings["reassign"] == "after-temple",
            quarries=setup.quarries,
            workers=workers,
            food=vec[i64]([BOX.food] * players),
            art=vec[i64]([BOX.art] * players),
            bids=vec[i64]([lookup.NO_BID] * players),
            score=vec[i64]([0] * players),
            sled_positions=vec[i64]([0 if here else lookup.SLED_GONE for here in used]),
            sled_stones=vec[i64]([lookup.BASE if here else lookup.NO_STONE for here in used]),
            reserve=vec[i64]([BOX.stones[0] - setup.quarries - built, BOX.stones[1] - built, BOX.stones[2]]),
            bases=standing,
            middles=standing,
            waiting=0,
            capstone=lookup.AWAY,
            round_number=0,
            choosing_order=vec[i64](list(range(players))),
            rows=vec[i64]([lookup.NO_ROW] * players),
            used_rows=vec[i64]([0] * players),
            scorings=vec[i64](),
        )

    def components(self, players: int, settings: Mapping[str, str]) -> dict[str, int]:
        """GP-1.1, GP-2.2 The nine stones, and the workers of each player."""
        found = dict(zip(STONE_WORDS, BOX.stones, strict=True))
        return {**found, **{f"workers p{seat + 1}": BOX.setups[players].workers for seat in range(players)}}

    def result_is_known(self, after: State) -> bool:
        """GP-7.4 Only the last sealed bid opens those of others."""
        return not after.revealed

    def forced_is_public(self, world: State) -> bool:
        """GP-7.4 Nothing but sealed bids is hidden, and no rule about what is legal looks at them."""
        return True

    def forfeits(self, known: State, seat: int, action: int) -> list[Forfeit]:
        assert isinstance(known, GreatPyramid)
        return forfeits(known, seat, action)

    def describe(self, known: State, viewer: int | None) -> Mapping[str, object]:
        assert isinstance(known, GreatPyramid)
        return describe(known, viewer)

    def forget(self, view: dict[str, object], before: Mapping[str, object]) -> None:
        forget(cast("View", view))

    def scene(self, view: Mapping[str, object]) -> Scene:
        return scene(cast("View", view))

    def piece(self, kind: str, word: str) -> Piece | None:
        return single_piece(kind, word)

    def legend(self) -> dict[str, list[str]]:
        return LEGEND

    def evaluator(self) -> Evaluator[GreatPyramid]:
        return GreatPyramidEvaluator()

    def study(self) -> Study:
        from benben.games.great_pyramid.study import great_pyramid_study

        return great_pyramid_study()

    def observation(self, players: int) -> list[tuple[str, int, float, float]]:
        return observation(players)

    def observe(self, known: State, seat: int | None, writer: ObservationWriter) -> None:
        assert isinstance(known, GreatPyramid)
        observe(known, 0 if seat is None else seat, writer)


GAME: Final = GreatPyramidGame()
