"""All Steps of Egizia in the order of their numbers."""

from __future__ import annotations

from typing import Any, Final

from benben.games.egizia.moves import GRAVE_BASE, NILE_BASE
from benben.games.egizia.steps.base import PASSAGES, Passage
from benben.games.egizia.steps.building import Builders, Crew, First, Site, Work
from benben.games.egizia.steps.effects import Market, Raise, Ring
from benben.games.egizia.steps.feeding import Feed, Feeding
from benben.games.egizia.steps.rounds import Bonus, Evening, Evenings, FinalScoring, LastCall, NewSequence
from benben.games.egizia.steps.setup import (
    BeginRound,
    BidNumber,
    DrawSphinx,
    GiveNumber,
    LayCard,
    SetUp,
    TurnGrave,
)
from benben.games.egizia.steps.ships import After, AfterShip, Leftover, Ship, Ships
from benben.games.egizia.steps.sphinx import Keep
from benben.games.egizia.steps.step_numbers import FINAL, FIRST_PASSAGE
from benben.kernel.step import Step

_QUESTIONS: Final[list[Step[Any]]] = [
    GiveNumber("give-number", "EG-2.1", ("number",)),
    BidNumber("bid-number", "EG-10.5"),
    TurnGrave("turn-grave", "EG-1.7", ("missing",), GRAVE_BASE),
    DrawSphinx("draw-sphinx", "EG-10.7", ("seat", "start")),
    LayCard("lay-card", "EG-4.1", ("space",), NILE_BASE),
    Ship("ship", "EG-4.2", ("seat", "extra")),
    After("after", "EG-13", ("seat", "space", "doubled")),
    Raise("raise", "EG-4.6", ("seat", "steps")),
    Ring("ring", "EG-4.6", ("seat", "steps")),
    Market("market", "EG-9.1", ("seat", "steps")),
    Leftover("leftover", "EG-10.3"),
    Feed("feed", "EG-5.1", ("seat", "fed")),
    First("first", "EG-13", ("seat", "site")),
    Crew("crew", "EG-7.1", ("seat", "site")),
    Work("work", "EG-7.2", ("seat", "site", "strength", "one", "two")),
    Keep("keep", "EG-7.4", ("seat", "left")),
    Evening("evening", "EG-13"),
    LastCall("last", "EG-10.1"),
]

_PASSAGES: Final[list[Passage]] = [
    SetUp("set-up", "EG-2.1", ()),
    BeginRound("round", "EG-3", ()),
    Ships("ships", "EG-4.3", ("turn",)),
    AfterShip("after-ship", "EG-13", ("seat", "space", "doubled")),
    Feeding("feeding", "EG-5.1", ("over",)),
    Site("site", "EG-7.1", ("site",)),
    Builders("builders", "EG-7.1", ("site",)),
    Evenings("evenings", "EG-13", ()),
    Bonus("bonus", "EG-8.1", ()),
    NewSequence("new-sequence", "EG-8.2", ()),
    FinalScoring("final", "EG-9.2", ()),
]

PASSAGES.extend(_PASSAGES)

STEPS: Final[list[Step[Any]]] = [*_QUESTIONS, *_PASSAGES]

assert len(_QUESTIONS) == FIRST_PASSAGE
assert len(STEPS) == FINAL + 1
