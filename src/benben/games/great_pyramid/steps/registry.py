"""Every Step of Giza: The Great Pyramid, at the place that its number names."""

from __future__ import annotations

from typing import Final

from benben.games.great_pyramid.moves import FIRST_BASE
from benben.games.great_pyramid.state import GreatPyramid
from benben.games.great_pyramid.steps.arrival import Build, Decorate, Load, Reassign
from benben.games.great_pyramid.steps.labour import Bid, Nominate
from benben.games.great_pyramid.steps.setup import FirstPlayer, PlaceWorker
from benben.games.great_pyramid.steps.turn import LeaveTrack, Turn
from benben.games.great_pyramid.steps.turn_order import BonusMove, ChooseRow
from benben.kernel.step import Step

USES_LEFT: Final = ("farms", "fishes", "arts")
"""Fields of a turn that count how often each production may still be used."""

STEPS: Final[tuple[Step[GreatPyramid], ...]] = (
    FirstPlayer("first-player", "GP-2.3", (), FIRST_BASE),
    PlaceWorker("place-worker", "GP-2.3", ("seat", "left")),
    ChooseRow("choose-row", "GP-3.2", ("seat", "rank")),
    BonusMove("bonus-move", "GP-3.4", ("seat", "rank")),
    Turn("turn", "GP-4.6", ("seat", "actions", *USES_LEFT)),
    LeaveTrack("leave-track", "GP-4.4", ("seat", "quarry", "actions", *USES_LEFT)),
    Nominate("nominate", "GP-5.3", ("seat",)),
    Bid("bid", "GP-5.4", ("seat", "nominator", "task")),
    Build("build", "GP-6.1", ("seat", "way")),
    Reassign("reassign", "GP-6.3", ("seat", "nominator", "way", "built")),
    Decorate("decorate", "GP-7.4", ("nominator", "way", "built")),
    Load("load", "GP-6.3", ("seat", "quarry")),
)
"""Every Step; step_numbers.py names their places here."""
