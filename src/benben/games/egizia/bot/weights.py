"""What a bot of Egizia takes things to be worth, in points: the numbers of its judgement at a glance.

They come from many games of bots against each other, not from the rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SKIPPED: Final = 2.8
"""How much of what lies upstream of a ship its owner would have had, divided by the number of players."""

PASSING: Final = -6.0
"""To pass is to give up all ships that are left."""

DRIED: Final = 0.35
"""How often a field that the ring does not water now will be watered."""

RING_WORTH: Final = 0.8
"""A move of the ring, where one needs grain or others do."""

STONES_A_SITE: Final = 4.0
"""Stones a player sets aside for each site it lies at already."""

LATER_BERTH: Final = 0.2
"""A berth further from the Nile builds later, when the best places may be gone."""

KEEP_GRAIN: Final = 3.0
"""What a grain card is kept for while rounds are left."""

FURTHER_DRAW: Final = 1.1
"""Another sphinx card: a point if it is put back, and sometimes a better one to keep."""

EASED: Final = 0.4
"""A point less for each unfed strength, by what grain is worth: who lacks much saves much."""

ROW_SHARE: Final = 0.4
"""What a stone in a row of the pyramid adds to the hope for its bonus (EG-7.7)."""

BESIDE: Final = 0.3
"""A ship beside a site: somebody may leave a berth to it."""

UNABLE: Final = -1.0
"""A berth where nothing can be paid for, or nothing is left to build."""

TRIED: Final = 2.0
"""So much more of a thing is tried out to see what one of it is worth: one alone may meet a step of what can be built."""

TRIED_GRAIN: Final = 3.0
"""The same for grain, which comes by fields of several."""

NUMBERS: Final[i64] = 4
"""Sequence numbers: the earlier is the better by a point (EG-10.5)."""

NOISE_STEPS: Final[i64] = 1000
"""How finely chance is spread over what ships seem to be worth."""

SECOND_SHIP_NOW: Final = 0.4
"""Two ships in a row in the last round, before the card is lost."""

SECOND_SHIP_LATER: Final = -0.1
"""Two ships in a row earlier: a little less than keeping the card."""

DOUBLE_KEPT: Final = 1.5
"""What the card for a doubled round space gains with each round it is kept."""

TOO_SOON: Final = -8.0
"""To use at once what costs nothing to use later."""

RATHER_STONES: Final = 0.1
"""Where hunger and stones weigh the same, the stones are kept."""

IMPROVED: Final = 3.0
"""To attach an improver: it does nothing while it waits."""

BETTER_FIELD: Final = 0.1
"""Fields later in the list give more grain."""

BUILDING_FIRST: Final = 0.5
"""To build before the others at every site of the round."""

NOT_BUILDING: Final = -2.0
"""To take the ship back."""

AT_WORK: Final = 1.0
"""What a crew at obelisk, graves, temple or pyramid gains besides the points it builds: stones there count again later."""

STRENGTH_NOW: Final = 2.0
"""Three strength more in the last round, before the card is lost."""

STRENGTH_LATER: Final = 0.5
"""Three strength more earlier."""

FREE_DRAW: Final = 3.0
"""A sphinx card for nothing."""

GRAVE_LEAN: Final = 0.1
"""Each point of a grave, on the way to the next step of what graves give together (EG-9.2)."""

ROW_LEAD: Final = 1.0
"""A stone in a row that nobody can win any more but oneself."""

SECOND_DRAW: Final = 0.8
"""The second card of a draw: now there is something to choose from."""

NEEDED_STONE: Final = 1.0
"""A stone that would be built in at a site to come."""
