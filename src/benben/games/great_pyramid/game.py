"""Giza: The Great Pyramid as a Game: its options, its opening, its positions read back."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid.bot.evaluator import GreatPyramidEvaluator
from benben.games.great_pyramid.box import BOX, SEATS
from benben.games.great_pyramid.moves import CATALOGUE, STONE_WORDS
from benben.games.great_pyramid.observation import observation, observe
from benben.games.great_pyramid.scene import scene
from benben.games.great_pyramid.serialize import POSITION
from benben.games.great_pyramid.state import (
    AWAY,
    BASE,
    GONE,
    NO_BID,
    NO_ROW,
    NO_STONE,
    PLACES,
    QUARRIES,
    UNPLACED,
    GreatPyramid,
)
from benben.games.great_pyramid.state import SEATS as COLOURS
from benben.games.great_pyramid.steps.registry import STEPS
from benben.games.great_pyramid.steps.round_flow import FIRST_PLAYER
from benben.games.great_pyramid.view import describe
from benben.kernel.evaluator import Evaluator
from benben.kernel.game import Game, Option
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.state import State
from benben.play.scene import Scene
from benben.play.study import Study

OPTIONS: Final = (
    Option("capstone_first_lift", ("late", "early"), "late", "GP-5.2"),
    Option("reassign", ("before-building", "after-temple"), "before-building", "GP-6.3"),
    Option("memory", ("closed", "open"), "closed", "GP-1.5"),
    Option("track_length", [str(length) for length in BOX.lengths], str(BOX.length), "GP-1.3"),
)


class GreatPyramidGame(Game):
    """Giza: The Great Pyramid (Mayfair 2012)."""

    def __init__(self) -> None:
        title = "Giza: The Great Pyramid"
        super().__init__("great_pyramid", title, "1", SEATS, OPTIONS, CATALOGUE, STEPS, "GP-8.1", POSITION)

    def opening(self, players: i64, settings: dict[str, str]) -> GreatPyramid:
        """GP-2.1, GP-2.2 Sleds with base stones in the quarries, the rest in reserve, workers in hand."""
        state = self.blank(players, settings)
        state.ask(FIRST_PLAYER)
        return state

    def blank(self, players: i64, settings: dict[str, str]) -> GreatPyramid:
        setup = BOX.setups[int(players)]
        workers = vec[i64]([0] * (PLACES * COLOURS))
        for seat in range(players):
            workers[UNPLACED * COLOURS + seat] = setup.workers
        used = [quarry < setup.quarries for quarry in range(QUARRIES)]
        standing = sum(1 << place for place in setup.standing)
        reserve = [BOX.stones[0] - setup.quarries, BOX.stones[1], BOX.stones[2]]
        return GreatPyramid(
            self,
            players,
            settings,
            int(settings["track_length"]),
            settings["capstone_first_lift"] == "early",
            settings["reassign"] == "after-temple",
            setup.quarries,
            workers,
            vec[i64]([BOX.food] * players),
            vec[i64]([BOX.art] * players),
            vec[i64]([NO_BID] * players),
            vec[i64]([0] * players),
            vec[i64]([0 if here else GONE for here in used]),
            vec[i64]([BASE if here else NO_STONE for here in used]),
            vec[i64]([stones - len(setup.standing) if stone < 2 else stones for stone, stones in enumerate(reserve)]),
            standing,
            standing,
            0,
            AWAY,
            0,
            vec[i64](list(range(players))),
            vec[i64]([NO_ROW] * players),
            vec[i64]([0] * players),
            vec[i64](),
        )

    def components(self, players: int) -> dict[str, int]:
        """GP-1.1, GP-2.2 Nine stones, and the workers of each player."""
        found = dict(zip(STONE_WORDS, BOX.stones, strict=True))
        return {**found, **{f"workers p{seat + 1}": BOX.setups[players].workers for seat in range(players)}}

    def describe(self, known: State, viewer: int | None) -> dict[str, object]:
        assert isinstance(known, GreatPyramid)
        return describe(known, viewer)

    def scene(self, view: dict[str, object]) -> Scene:
        return scene(view)

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
