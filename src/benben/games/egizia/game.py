"""Egizia as a Game: its options, its opening, its positions read back."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia.bot.evaluator import EgiziaEvaluator
from benben.games.egizia.box import BOX, names_of
from benben.games.egizia.hidden_cards import settle
from benben.games.egizia.lookup import (
    CARDS,
    CREW_START,
    DECK_COUNTS,
    FIELDS,
    GRADES,
    GRAVES,
    KINDS,
    LINES,
    NOTHING,
    PLACES,
    SHIPS,
    SPACES,
    SPHINXES,
)
from benben.games.egizia.moves import CATALOGUE, MOST_PLAYERS
from benben.games.egizia.observation import observation, observe
from benben.games.egizia.scene import scene
from benben.games.egizia.serialize import POSITION, empty_ledger
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.registry import STEPS
from benben.games.egizia.steps.step_numbers import GIVE_NUMBER
from benben.games.egizia.view import describe
from benben.kernel.evaluator import Evaluator
from benben.kernel.game import Game, Option
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.state import State
from benben.play.scene import Scene
from benben.play.study import Study

OPTIONS: Final = (
    Option("two_extra_sphinx", ("free", "one-stone"), "free", "EG-10.2"),
    Option("leftover_card", ("after-ships", "end-of-round"), "after-ships", "EG-10.3"),
    Option("ten_percent_card", ("in", "out"), "in", "EG-10.4"),
    Option("seat_bid", ("off", "on"), "off", "EG-10.5"),
)


class EgiziaGame(Game):
    """Egizia (Hans im Glueck / Rio Grande 2009)."""

    def __init__(self) -> None:
        super().__init__("egizia", "Egizia", "1", (2, MOST_PLAYERS), OPTIONS, CATALOGUE, STEPS, "EG-9.3", POSITION)

    def opening(self, players: i64, settings: dict[str, str]) -> Egizia:
        """EG-2 Before anything has happened; chance gives the sequence numbers first."""
        state = self.blank(players, settings)
        i: i64 = 0
        while i < len(DECK_COUNTS):
            state.decks[i] = DECK_COUNTS[i]
            i += 1
        state.grave_bag = vec[i64](BOX.grave_counts)
        settle(state)
        state.ask(GIVE_NUMBER, 0)
        return state

    def blank(self, players: i64, settings: dict[str, str]) -> Egizia:
        """EG-1.3, EG-1.4, EG-2.2 Tableaus as at the start, and nothing else."""
        crews: list[i64] = []
        grain: list[i64] = []
        for _ in range(players):
            crews.extend(CREW_START)
            grain.extend([BOX.start_field, *[0] * (GRADES - 1)])
        return Egizia(
            self,
            players,
            settings,
            0,
            BOX.ring_start,
            vec[i64]([NOTHING] * players),
            vec[i64]([0] * players),
            vec[i64](list(range(players))),
            vec[i64]([0] * players),
            vec[i64]([0] * players),
            vec[i64](crews),
            vec[i64]([0] * players),
            vec[i64]([0] * (players * 2)),
            vec[i64]([0] * (players * KINDS)),
            vec[i64]([0] * (players * FIELDS)),
            vec[i64](grain),
            vec[i64]([BOX.start_quarry] * players),
            vec[i64]([0] * players),
            vec[i64]([SHIPS] * players),
            vec[i64]([NOTHING] * players),
            0,
            vec[i64]([0] * SPACES),
            vec[i64]([NOTHING] * CARDS),
            vec[i64]([0] * len(DECK_COUNTS)),
            vec[i64]([0] * KINDS),
            vec[i64]([0] * LINES),
            vec[i64]([NOTHING] * PLACES),
            vec[i64]([0] * GRAVES),
            vec[i64]([0] * len(BOX.grave_values)),
            0,
            vec[i64]([0] * players),
            0,
            0,
            vec[i64](),
            vec[i64]([0] * players),
            vec[i64]([0] * players),
            vec[i64](),
            0,
            0,
            vec[i64]([0] * SPHINXES),
            empty_ledger(players),
        )

    def components(self, players: int) -> dict[str, int]:
        counts = {card.name: sum(card.decks) for card in BOX.nile}
        counts.update(dict.fromkeys(names_of(BOX.sphinx), 1))
        counts["graves"] = sum(BOX.grave_counts)
        counts.update({f"ships of p{seat + 1}": BOX.ships for seat in range(players)})
        return counts

    def describe(self, known: State, viewer: int | None) -> dict[str, object]:
        assert isinstance(known, Egizia)
        return describe(known, viewer)

    def scene(self, view: dict[str, object]) -> Scene:
        return scene(view)

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
