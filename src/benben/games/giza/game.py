"""GIZA / Gizeh as a Game: its options, its opening, and the parts of its folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from benben.games.giza.bot.evaluator import GizaEvaluator
from benben.games.giza.box import BOX, MOST_PLAYERS
from benben.games.giza.forfeits import forfeits
from benben.games.giza.moves import CATALOGUE, SITES
from benben.games.giza.observation import observation, observe
from benben.games.giza.scene import LEGEND, scene, single_piece
from benben.games.giza.scoring import explain_points, next_first
from benben.games.giza.serialize import POSITION
from benben.games.giza.state import HAND_SIZE, KINDS, MOST_HEIGHT, NOTHING, TILE_COUNTS, Giza
from benben.games.giza.steps import FIRST_PLAYER, STEPS, deal_hands
from benben.games.giza.view import describe, forget
from benben.games.giza.view_types import View
from benben.kernel.errors import BadInput
from benben.kernel.evaluator import Evaluator
from benben.kernel.event import seat_name
from benben.kernel.explained_points import ExplainedPoints
from benben.kernel.forfeit import Forfeit
from benben.kernel.game import Game, Option
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.state import State
from benben.play.scene import Piece, Scene
from benben.play.study import Study
from benben.play.symmetry import Symmetry

RANDOM: Final = "random"
"""The value of the option `first` by which chance names the first player."""

OPTIONS: Final = (
    Option("edition", BOX.editions, BOX.editions[0], "GZ-1.3"),
    Option("demolish_rival_sphinx", ("yes", "no"), "yes", "GZ-5.3"),
    Option("memory", ("closed", "open"), "closed", "GZ-3.5"),
    Option("first", (RANDOM, *[f"p{seat}" for seat in range(1, MOST_PLAYERS + 1)]), RANDOM, "GZ-2.1"),
)
"""Editions, a contested rule, and ways to play."""


class GizaGame(Game):
    """GIZA (Fun Factory 2005) and Gizeh (Pegasus 2006), two editions of one game."""

    def __init__(self) -> None:
        super().__init__("giza", "GIZA", "1", (2, MOST_PLAYERS), OPTIONS, CATALOGUE, STEPS, "GZ-8.1", POSITION)

    def opening(self, players: i64, settings: dict[str, str]) -> Giza:
        """GZ-2.1 Empty boards and a full pile; chance names the first player unless a series does."""
        state = self.blank(players, settings)
        if settings["first"] == RANDOM:
            state.ask(FIRST_PLAYER)
        else:
            deal_hands(state, int(settings["first"][1:]) - 1)
        return state

    def rematch_options(self, state: State) -> dict[str, str]:
        """GZ-2.1 In a series whoever scored least begins the next game."""
        assert isinstance(state, Giza)
        return {**state.settings, "first": seat_name(next_first(state))}

    def blank(self, players: i64, settings: dict[str, str]) -> Giza:
        ground = players * SITES
        return Giza(
            self,
            players,
            settings,
            hands=vec[i64]([NOTHING] * (players * HAND_SIZE)),
            pile=TILE_COUNTS[:],
            pile_size=BOX.total(),
            stacks=vec[u8]([0] * (ground * MOST_HEIGHT)),
            heights=vec[i64]([0] * ground),
            tops=vec[i64]([NOTHING] * ground),
            gone=vec[i64]([0] * KINDS),
            first_player=0,
            rival_sphinx_safe=settings["demolish_rival_sphinx"] == "no",
        )

    def components(self, players: int, settings: Mapping[str, str]) -> dict[str, int]:
        return {tile.name: tile.count for tile in BOX.tiles}

    def check_options(self, settings: dict[str, str], players: int) -> None:
        first = settings["first"]
        if first != RANDOM and int(first[1:]) > players:
            raise BadInput(f"GIZA option first: {first} is not at the table; with {players} players it is p1 to p{players}")

    def result_is_known(self, after: State) -> bool:
        """GZ-8.2 No rule looks into another hand or the pile, not even at the end."""
        return True

    def forced_is_public(self, world: State) -> bool:
        """GZ-3.1 Everybody sees that a hand is empty: then a discard can only stop."""
        assert isinstance(world, Giza)
        step = world.step()
        return step is not None and step.name == "discard-more" and world.tiles_held(world.actors()[0]) == 0

    def changes_are_public(self) -> bool:
        """GZ-3.5 Tiles are put down, removed and cleared openly; only what they cover has to be remembered."""
        return True

    def forfeits(self, known: State, seat: int, action: int) -> list[Forfeit]:
        assert isinstance(known, Giza)
        return forfeits(known, seat, action)

    def describe(self, known: State, viewer: int | None) -> Mapping[str, object]:
        assert isinstance(known, Giza)
        return describe(known, viewer)

    def forget(self, view: dict[str, object], before: Mapping[str, object]) -> None:
        forget(cast("View", view))

    def scene(self, view: Mapping[str, object]) -> Scene:
        return scene(cast("View", view))

    def piece(self, kind: str, word: str) -> Piece | None:
        return single_piece(kind, word)

    def legend(self) -> dict[str, list[str]]:
        return LEGEND

    def explain_points(self, known: State, viewer: int | None, seat: int) -> ExplainedPoints:
        assert isinstance(known, Giza)
        return explain_points(known, viewer, seat)

    def evaluator(self) -> Evaluator[Giza]:
        return GizaEvaluator()

    def study(self) -> Study:
        from benben.games.giza.study import giza_study

        return giza_study(self)

    def observation(self, players: int) -> list[tuple[str, int, float, float]]:
        return observation(players)

    def observe(self, known: State, seat: int | None, writer: ObservationWriter) -> None:
        assert isinstance(known, Giza)
        observe(known, 0 if seat is None else seat, writer)

    def symmetry(self, players: int, seat: int, shuffle: Callable[[int], Sequence[int]]) -> Symmetry:
        from benben.games.giza.symmetry import random_symmetry

        return random_symmetry(players, seat, shuffle)


GAME: Final = GizaGame()
"""The game that the registry finds."""
