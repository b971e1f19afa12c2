"""The moves of Egizia, in the notation of EG-13. A base is the first action of a family."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.egizia.box import BOX, names_of
from benben.games.egizia.box_types import CLASSES, FIELD, MARKETS
from benben.kernel.catalogue import Axis, Catalogue, Family, seat_axis

MOST_PLAYERS: Final = 4
"""The most players."""

SPACE: Final = Axis("space", names_of(BOX.spaces))
"""Every space for a ship."""
CARD_SPACE_AXIS: Final = Axis("space", [f"c{number + 1}" for number in range(BOX.card_spaces)])
"""The card spaces."""
CREW: Final = Axis("crew", names_of(BOX.crews))
"""The crews."""
PART: Final = Axis("part", names_of(BOX.parts))
"""The parts of buildings."""
NILE_CARD: Final = Axis("card", names_of(BOX.nile))
"""The kinds of Nile cards."""
SPHINX_CARD: Final = Axis("sphinx", names_of(BOX.sphinx))
"""The sphinx cards."""
SALE: Final = Axis("number", [str(n) for n in range(1, BOX.nile[BOX.ability("sell")].amount + 1)])
"""Numbers of stones that sell_ten can sell."""
PAYMENT: Final = Axis("number", [str(n) for n in range(1, BOX.store_size + 1)])
"""Numbers of stones that feed_with_stones can pay."""
PLAYER: Final = seat_axis(MOST_PLAYERS)
"""The seats."""
NUMBER: Final = Axis("number", [str(n) for n in range(1, MOST_PLAYERS + 1)])
"""The sequence numbers."""

IMPROVABLE: Final[list[int]] = [
    kind for kind, card in enumerate(BOX.nile) if card.kind == FIELD and CLASSES[card.grade] != "green"
]
"""EG-11: the kinds of fields that can be improved, in the order of FIELD_AXIS."""


def _field_word(kind: int) -> str:
    """The notation of a kind of field."""
    return BOX.nile[kind].name.removeprefix("field-")


FIELD_AXIS: Final = Axis("field", [_field_word(kind) for kind in IMPROVABLE])
"""The fields that can be improved."""

_A, _B, _C, _JOKER = [1 << crew for crew in range(4)]
TEAMS: Final[list[int]] = [
    *[_A, _A | _JOKER, _B, _B | _JOKER, _C, _C | _JOKER],
    *[_A | _B, _A | _B | _JOKER, _A | _C, _A | _C | _JOKER, _B | _C, _B | _C | _JOKER],
    0,
]
"""EG-7.1: every set of crews that can build together, as a mask: one of A, B, C, with two_crews two; none for free cards."""


def _team_word(team: int) -> str:
    """The notation of a team."""
    return "+".join(name for crew, name in enumerate(names_of(BOX.crews)) if (team >> crew) & 1) or "none"


TEAM: Final = Axis("team", [_team_word(team) for team in TEAMS])
"""The teams."""


def _use(ability: str) -> Family:
    """The move that plays an anytime card without further words."""
    name = BOX.nile[BOX.ability(ability)].name
    return Family(f"use-{ability}", f"use {name}", (), (f"card.{name}",))


def _raise_with(ability: str) -> Family:
    """The move that raises a crew with a card."""
    name = BOX.nile[BOX.ability(ability)].name
    return Family(f"use-{ability}", f"use {name} {{crew}}", (CREW,), (f"card.{name}", "crew.{crew}"))


SHIP: Final = Family("ship", "ship {space}", (SPACE,), ("space.{space}",))
PASS: Final = Family("pass", "pass", (), ("pass",))
CREW_EACH_ROUND: Final = _raise_with("crew-each-round")
BUY_CREW: Final = _raise_with("buy-crew")
SELL: Final = Family("sell", "sell {number}", (SALE,), ("sell", "number.{number}"))
USE_DOUBLE: Final = _use("double-round-space")
USE_SECOND: Final = _use("second-ship")
DECLINE: Final = Family("decline", "decline", (), ("decline",))
RAISE: Final = Family("raise", "raise {crew}", (CREW,), ("crew.{crew}",))
RING: Final = Family("ring", "ring {way}", (Axis("way", ("left", "right", "stay")),), ("ring.{way}",))
MARKET: Final = Family("market", "market {market}", (Axis("market", MARKETS),), ("market.{market}",))
FEED: Final = Family("feed", "feed", (), ("feed",))
USE_GRAIN: Final = _use("grain")
PAY: Final = Family("pay", "pay {number}", (PAYMENT,), ("pay", "number.{number}"))
ATTACH: Final = Family("attach", "attach {field}", (FIELD_AXIS,), ("card.improve-field", "field.{field}"))
TAKE: Final = Family("take", "take {space}", (CARD_SPACE_AXIS,), ("space.{space}",))
TAKE_NONE: Final = Family("take-none", "take none", (), ("none",))
USE_FIRST: Final = _use("build-first")
CREW_TEAM: Final = Family("crew", "crew {team}", (TEAM,), ("team.{team}",))
SKIP: Final = Family("skip", "skip", (), ("skip",))
DRAW: Final = Family("draw", "draw", (), ("supply",))
DRAW_FREE: Final = Family("draw-free", "draw-free", (), ("card.two-extra-sphinx", "supply"))
BUILD: Final = Family("build", "build {part}", (PART,), ("part.{part}",))
USE_STRENGTH: Final = _use("strength")
STOP: Final = Family("stop", "stop", (), ("stop",))
KEEP: Final = Family("keep", "keep {sphinx}", (SPHINX_CARD,), ("drawn.{sphinx}",), hidden="sphinx")
KEEP_NONE: Final = Family("keep-none", "keep none", (), ("none",))
BID: Final = Family("bid", "bid {number}", (NUMBER,), ("number.{number}",))
SEQUENCE: Final = Family("sequence", "sequence {player}", (PLAYER,))
TURN_GRAVE: Final = Family("grave", "grave {value}", (Axis("value", [str(value) for value in BOX.grave_values]),))
NILE: Final = Family("nile", "nile {card}", (NILE_CARD,))
SPHINX: Final = Family("sphinx", "sphinx {sphinx}", (SPHINX_CARD,), (), hidden="sphinx")

CATALOGUE: Final = Catalogue(
    (
        *(SHIP, PASS, CREW_EACH_ROUND, BUY_CREW, SELL, USE_DOUBLE, USE_SECOND, DECLINE, RAISE, RING, MARKET),
        *(FEED, USE_GRAIN, PAY, ATTACH, TAKE, TAKE_NONE, USE_FIRST, CREW_TEAM, SKIP, DRAW, DRAW_FREE, BUILD),
        *(USE_STRENGTH, STOP, KEEP, KEEP_NONE, BID, SEQUENCE, TURN_GRAVE, NILE, SPHINX),
    )
)

SHIP_BASE: Final[i64] = SHIP.base
PASS_ACTION: Final[i64] = PASS.base
CREW_EACH_ROUND_BASE: Final[i64] = CREW_EACH_ROUND.base
BUY_CREW_BASE: Final[i64] = BUY_CREW.base
SELL_BASE: Final[i64] = SELL.base
USE_DOUBLE_ACTION: Final[i64] = USE_DOUBLE.base
USE_SECOND_ACTION: Final[i64] = USE_SECOND.base
DECLINE_ACTION: Final[i64] = DECLINE.base
RAISE_BASE: Final[i64] = RAISE.base
RING_BASE: Final[i64] = RING.base
RING_LEFT: Final[i64] = RING.base
RING_RIGHT: Final[i64] = RING.base + 1
RING_STAY: Final[i64] = RING.base + 2
MARKET_BASE: Final[i64] = MARKET.base
FEED_ACTION: Final[i64] = FEED.base
USE_GRAIN_ACTION: Final[i64] = USE_GRAIN.base
PAY_BASE: Final[i64] = PAY.base
ATTACH_BASE: Final[i64] = ATTACH.base
TAKE_BASE: Final[i64] = TAKE.base
TAKE_NONE_ACTION: Final[i64] = TAKE_NONE.base
USE_FIRST_ACTION: Final[i64] = USE_FIRST.base
TEAM_BASE: Final[i64] = CREW_TEAM.base
SKIP_ACTION: Final[i64] = SKIP.base
DRAW_ACTION: Final[i64] = DRAW.base
DRAW_FREE_ACTION: Final[i64] = DRAW_FREE.base
BUILD_BASE: Final[i64] = BUILD.base
USE_STRENGTH_ACTION: Final[i64] = USE_STRENGTH.base
STOP_ACTION: Final[i64] = STOP.base
KEEP_BASE: Final[i64] = KEEP.base
KEEP_NONE_ACTION: Final[i64] = KEEP_NONE.base
BID_BASE: Final[i64] = BID.base
SEQUENCE_BASE: Final[i64] = SEQUENCE.base
GRAVE_BASE: Final[i64] = TURN_GRAVE.base
NILE_BASE: Final[i64] = NILE.base
SPHINX_BASE: Final[i64] = SPHINX.base
