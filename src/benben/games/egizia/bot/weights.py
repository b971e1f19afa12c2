"""Weights of the rollout policy, in points unless said otherwise.

They were tuned in many games of bots against each other; the rules do not give them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

UPSTREAM_LOSS: Final = 2.8
"""Share of the value upstream that a ship gives up by sailing past it, before division by the number of players."""

PASS_VALUE: Final = -6.0
"""Points of a pass, which gives up all ships that are left."""

DRY_FIELD_SHARE: Final = 0.35
"""Share of a field's value while the ring does not water it."""

RING_MOVE_VALUE: Final = 0.8
"""Points of a move of the ring."""

STONES_PER_SITE: Final = 4.0
"""Stones set aside for each site where the player has a berth already."""

LATER_BERTH_COST: Final = 0.2
"""Points lost for each berth further from the Nile, which builds later."""

GRAIN_CARD_RESERVE: Final = 3.0
"""Points of keeping a grain card while rounds are left."""

FURTHER_DRAW_VALUE: Final = 1.1
"""Points of another sphinx card: one if it is put back, more if it is better than the others."""

HUNGER_RELIEF_SHARE: Final = 0.4
"""Share of the value of grain that a point less for each missing grain saves."""

ROW_STONE_VALUE: Final = 0.4
"""Points of a stone in a pyramid row that the player may still win (EG-7.7)."""

SPECULATING_VALUE: Final = 0.3
"""Points of a ship beside a site."""

CANNOT_BUILD_VALUE: Final = -1.0
"""Points of a berth where nothing is left to build or nothing can be paid."""

SAMPLE_SIZE: Final = 2.0
"""Stones or strength added to measure the value of one: a single one may meet a step of what can be built."""

GRAIN_SAMPLE_SIZE: Final = 3.0
"""Grain added to measure the value of one."""

SEQUENCE_NUMBERS: Final[i64] = 4
"""Sequence numbers; each earlier one counts a point more (EG-10.5)."""

NOISE_STEPS: Final[i64] = 1000
"""Steps in which random noise is drawn."""

SECOND_SHIP_LAST_ROUND: Final = 0.4
"""Points of second_ship in the last round, before the card is lost."""

SECOND_SHIP_EARLIER: Final = -0.1
"""Points of second_ship in an earlier round: a little less than keeping it."""

DOUBLE_CARD_RESERVE: Final = 1.5
"""Points that double_round_space gains with each round it is kept."""

TOO_EARLY_VALUE: Final = -8.0
"""Points of using a card at once that costs nothing to use later."""

STONE_PREFERENCE: Final = 0.1
"""Points by which a stone is preferred to a point of hunger."""

IMPROVER_VALUE: Final = 3.0
"""Points of attaching an improver."""

BETTER_FIELD_VALUE: Final = 0.1
"""Points for each place further down the list of fields, where fields give more grain."""

BUILD_FIRST_VALUE: Final = 0.5
"""Points of playing build_first."""

SKIP_VALUE: Final = -2.0
"""Points of taking the ship back instead of building."""

BUILDING_VALUE: Final = 1.0
"""Points of a crew at a site other than the sphinx, besides the stones it builds."""

STRENGTH_CARD_LAST_ROUND: Final = 2.0
"""Points of strength_3 in the last round, before the card is lost."""

STRENGTH_CARD_EARLIER: Final = 0.5
"""Points of strength_3 in an earlier round."""

FREE_DRAW_VALUE: Final = 3.0
"""Points of a sphinx card for nothing."""

GRAVE_PROGRESS_SHARE: Final = 0.1
"""Points for each point of a grave's value, as progress to the next total (EG-9.2)."""

ROW_LEAD_VALUE: Final = 1.0
"""Points of a stone in a pyramid row that nobody else can win any more."""

SECOND_DRAW_VALUE: Final = 0.8
"""Extra points of the second sphinx card of a draw, which gives a choice."""

NEEDED_STONE_PRICE: Final = 1.0
"""Points of a stone that could be built at a later site of this round."""
