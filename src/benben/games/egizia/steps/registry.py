"""All Steps of Egizia in the order of their numbers."""

from __future__ import annotations

from typing import Any, Final

from benben.games.egizia import moves
from benben.games.egizia.steps import step_numbers
from benben.games.egizia.steps.base import AUTOMATIC_STEPS, AutomaticStep
from benben.games.egizia.steps.building import BeginSite, BuildOrDraw, ChooseCrew, NextBuilder, UseBuildFirst
from benben.games.egizia.steps.effects import ChooseMarket, MoveRing, RaiseCrew
from benben.games.egizia.steps.feeding import FeedCrews, FeedingPhase
from benben.games.egizia.steps.rounds import (
    FinalScoring,
    NewSequence,
    OfferCrewCards,
    ScoreBonus,
    SellAtTheEnd,
    UseCrewCards,
)
from benben.games.egizia.steps.setup import (
    BeginRound,
    BidForSequenceNumber,
    DrawSphinxCard,
    GiveSequenceNumber,
    LayNileCard,
    SetUp,
    TurnGrave,
)
from benben.games.egizia.steps.ships import NextShip, OfferCardsAfterShip, PlaceShip, TakeLeftoverCard, UseCardAfterShip
from benben.games.egizia.steps.sphinx import KeepSphinxCard
from benben.kernel.step import Step

_ASKED: Final[list[Step[Any]]] = [
    GiveSequenceNumber("give-number", "EG-2.1", ("number",)),
    BidForSequenceNumber("bid-number", "EG-10.5"),
    TurnGrave("turn-grave", "EG-1.7", ("missing",), moves.GRAVE_BASE),
    DrawSphinxCard("draw-sphinx", "EG-10.7", ("seat", "start")),
    LayNileCard("lay-card", "EG-4.1", ("space",), moves.NILE_BASE),
    PlaceShip("ship", "EG-4.2", ("seat", "extra")),
    UseCardAfterShip("after", "EG-13", ("seat", "space", "doubled")),
    RaiseCrew("raise", "EG-4.6", ("seat", "steps")),
    MoveRing("ring", "EG-4.6", ("seat", "steps")),
    ChooseMarket("market", "EG-9.1", ("seat", "steps")),
    TakeLeftoverCard("leftover", "EG-10.3"),
    FeedCrews("feed", "EG-5.1", ("seat", "fed")),
    UseBuildFirst("first", "EG-13", ("seat", "site")),
    ChooseCrew("crew", "EG-7.1", ("seat", "site")),
    BuildOrDraw("work", "EG-7.2", ("seat", "site", "strength", "one", "two")),
    KeepSphinxCard("keep", "EG-7.4", ("seat", "left")),
    UseCrewCards("evening", "EG-13"),
    SellAtTheEnd("last", "EG-10.1"),
]
"""Questions to players and chance."""

_AUTOMATIC: Final[list[AutomaticStep]] = [
    SetUp("set-up", "EG-2.1", ()),
    BeginRound("round", "EG-3", ()),
    NextShip("ships", "EG-4.3", ("turn",)),
    OfferCardsAfterShip("after-ship", "EG-13", ("seat", "space", "doubled")),
    FeedingPhase("feeding", "EG-5.1", ("over",)),
    BeginSite("site", "EG-7.1", ("site",)),
    NextBuilder("builders", "EG-7.1", ("site",)),
    OfferCrewCards("evenings", "EG-13", ()),
    ScoreBonus("bonus", "EG-8.1", ()),
    NewSequence("new-sequence", "EG-8.2", ()),
    FinalScoring("final", "EG-9.2", ()),
]
"""Automatic steps."""

AUTOMATIC_STEPS.extend(_AUTOMATIC)

STEPS: Final[list[Step[Any]]] = [*_ASKED, *_AUTOMATIC]
"""Every Step; its place is its number in step_numbers.py."""

assert len(_ASKED) == step_numbers.FIRST_AUTOMATIC
assert len(STEPS) == step_numbers.FINAL_SCORING + 1
