"""Egizia as a Game: its options, its opening, and the parts of its folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from benben.games.egizia import lookup, moves
from benben.games.egizia.bot.evaluator import EgiziaEvaluator
from benben.games.egizia.box import BOX, names_of
from benben.games.egizia.forfeits import forfeits
from benben.games.egizia.hidden_cards import derive_hands
from benben.games.egizia.lookup import NOTHING
from benben.games.egizia.observation import observation, observe
from benben.games.egizia.scene import LEGEND, scene, single_piece
from benben.games.egizia.scoring import explain_points
from benben.games.egizia.serialize import POSITION
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps import step_numbers
from benben.games.egizia.steps.registry import STEPS
from benben.games.egizia.view import describe
from benben.games.egizia.view_types import View
from benben.kernel.earlier_rules import EarlierRules
from benben.kernel.evaluator import Evaluator
from benben.kernel.explained_points import ExplainedPoints
from benben.kernel.forfeit import Forfeit
from benben.kernel.game import Game, Option
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.state import State
from benben.play.scene import Piece, Scene
from benben.play.study import Study

OPTIONS: Final = (
    Option("two_extra_sphinx", ("free", "one-stone"), "free", "EG-10.2"),
    Option("leftover_card", ("end-of-round", "after-ships"), "end-of-round", "EG-10.3"),
    Option("ten_percent_card", ("in", "out"), "in", "EG-10.4"),
    Option("seat_bid", ("off", "on"), "off", "EG-10.5"),
    Option("upstream", ("one-ship", "new-start"), "one-ship", "EG-10.8"),
    Option("sphinx_draw", ("at-once", "one-by-one"), "at-once", "EG-10.9"),
    Option("market_cards", ("one-of-each", "either-marker"), "one-of-each", "EG-11"),
)
"""Contested rules; each name is explained by its rule."""

VERSION_1: Final = EarlierRules("1", {"upstream": "new-start", "sphinx_draw": "one-by-one", "market_cards": "either-marker"})
"""Rules version 1: these three were not options then, and the other options were written in every header and position."""


class EgiziaGame(Game):
    """Egizia (Hans im Glueck / Rio Grande 2009)."""

    def __init__(self) -> None:
        super().__init__(
            "egizia",
            "Egizia",
            "2",
            (2, moves.MOST_PLAYERS),
            OPTIONS,
            moves.CATALOGUE,
            STEPS,
            "EG-9.3",
            POSITION,
            earlier=(VERSION_1,),
        )

    def opening(self, players: i64, settings: dict[str, str]) -> Egizia:
        """EG-2 The position before the set-up: full decks and bags; chance gives the sequence numbers first."""
        state = self.blank(players, settings)
        decks = lookup.DECK_COUNTS_EITHER if settings["market_cards"] == "either-marker" else lookup.DECK_COUNTS
        for i in range(i64(len(decks))):
            state.decks[i] = decks[i]
        state.grave_bag = vec[i64](BOX.grave_counts)
        derive_hands(state)
        state.ask(step_numbers.GIVE_SEQUENCE_NUMBER, 0)
        return state

    def blank(self, players: i64, settings: dict[str, str]) -> Egizia:
        """EG-1.3, EG-1.4, EG-2.2 Tableaus as at the start, no cards in the decks, nothing on the agenda."""
        crews: list[i64] = []
        grain: list[i64] = []
        for _ in range(players):
            crews.extend(lookup.CREW_START)
            grain.extend([BOX.start_field, *[0] * (lookup.GRADES - 1)])
        return Egizia(
            self,
            players,
            settings,
            round_number=0,
            ring=BOX.ring_start,
            sequence=vec[i64]([NOTHING] * players),
            bids=vec[i64]([0] * players),
            track=vec[i64](list(range(players))),
            score=vec[i64]([0] * players),
            stones=vec[i64]([0] * players),
            crews=vec[i64](crews),
            tired=vec[i64]([0] * players),
            markets=vec[i64]([0] * (players * 2)),
            nile_held=vec[i64]([0] * (players * lookup.KINDS)),
            attached=vec[i64]([0] * (players * lookup.FIELDS)),
            grain=vec[i64](grain),
            quarry=vec[i64]([BOX.start_quarry] * players),
            used=vec[i64]([0] * players),
            ships=vec[i64]([lookup.SHIPS] * players),
            last_stop=vec[i64]([NOTHING] * players),
            done_sailing=0,
            docked=vec[i64]([0] * lookup.SPACES),
            nile=vec[i64]([NOTHING] * lookup.CARD_SPACE_COUNT),
            decks=vec[i64]([0] * len(lookup.DECK_COUNTS)),
            gone=vec[i64]([0] * lookup.KINDS),
            filled=vec[i64]([0] * lookup.PARTS),
            owner=vec[i64]([NOTHING] * lookup.PLACES),
            graves=vec[i64]([0] * lookup.GRAVES),
            grave_bag=vec[i64]([0] * len(BOX.grave_values)),
            completed_rows=0,
            built_sites=vec[i64]([0] * players),
            done_building=0,
            builds_first=0,
            sphinx_history=vec[i64](),
            hands=vec[i64]([0] * players),
            hand_sizes=vec[i64]([0] * players),
            returned=vec[i64](),
            unseen=0,
            undrawn=0,
            cards_scored=vec[i64]([0] * lookup.SPHINX_COUNT),
            points_by_source=vec[i16]([0] * (players * lookup.ENTRIES_PER_SEAT)),
        )

    def components(self, players: int, settings: Mapping[str, str]) -> dict[str, int]:
        either = settings["market_cards"] == "either-marker"
        counts = {card.name: sum(card.decks_either if either else card.decks) for card in BOX.nile}
        counts.update(dict.fromkeys(names_of(BOX.sphinx), 1))
        counts["graves"] = sum(BOX.grave_counts)
        counts.update({f"ships of p{seat + 1}": BOX.ships for seat in range(players)})
        return counts

    def result_is_known(self, after: State) -> bool:
        """EG-9.2 Only the final scoring counts sphinx cards of others."""
        return after.depth > 0

    def forced_is_public(self, world: State) -> bool:
        """EG-7.4 Only the choice among drawn sphinx cards depends on cards that others do not see."""
        step = world.step()
        return step is not None and step.name != "keep"

    def forfeits(self, known: State, seat: int, action: int) -> list[Forfeit]:
        assert isinstance(known, Egizia)
        return forfeits(known, seat, action)

    def describe(self, known: State, viewer: int | None) -> Mapping[str, object]:
        assert isinstance(known, Egizia)
        return describe(known, viewer)

    def is_told_at_the_end(self, kind: str) -> bool:
        """What sphinx cards bring is told when they are opened."""
        return kind == "card-scored"

    def scene(self, view: Mapping[str, object]) -> Scene:
        return scene(cast("View", view))

    def piece(self, kind: str, word: str) -> Piece | None:
        return single_piece(kind, word)

    def legend(self) -> dict[str, list[str]]:
        return LEGEND

    def explain_points(self, known: State, viewer: int | None, seat: int) -> ExplainedPoints:
        assert isinstance(known, Egizia)
        return explain_points(known, viewer, seat)

    def evaluator(self) -> Evaluator[Egizia]:
        return EgiziaEvaluator()

    def study(self) -> Study:
        from benben.games.egizia.study import egizia_study

        return egizia_study(self)

    def observation(self, players: int) -> list[tuple[str, int, float, float]]:
        return observation(players)

    def observe(self, known: State, seat: int | None, writer: ObservationWriter) -> None:
        assert isinstance(known, Egizia)
        observe(known, seat, writer)


GAME: Final = EgiziaGame()
"""The game that the registry finds."""
