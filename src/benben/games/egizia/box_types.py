"""What lies in the box of Egizia, as typed values: lines to build on, effects, Nile cards, sphinx cards."""

from __future__ import annotations

from typing import Final

CARD_SPACE: Final = 0
ROUND_SPACE: Final = 1
BERTH: Final = 2
WAIT: Final = 3

SITES: Final = ("sphinx", "obelisk", "temple")
"""EG-7: the building sites in the order they are built at."""

BUILDINGS: Final = ("obelisk", "graves", "temple", "pyramid")
MARKETS: Final = ("stone", "grain")
CLASSES: Final = ("green", "yellow", "brown")
"""EG-1.11: classes of fields, the best watered first."""

STONES: Final = 0
POINTS: Final = 1
MARKET_STEP: Final = 2
CHOOSE_MARKET: Final = 3
CREW_STEP: Final = 4
CHOOSE_CREW: Final = 5
MOVE_RING: Final = 6
POINTS_FOR: Final = 7
EFFECTS: Final = ("stones", "points", "market", "choose-market", "crew", "choose-crew", "ring", "points-for")
"""What a card or a round space can do at once, in the order of the numbers above."""

FIELD: Final = 0
QUARRY: Final = 1
PERMANENT: Final = 2
ANYTIME: Final = 3
IMMEDIATE: Final = 4
GRAVE: Final = 5
TYPES: Final = ("field", "quarry", "permanent", "anytime", "immediate", "grave")

ABILITIES: Final = (
    "improve-field",
    "crew-each-round",
    "buy-crew",
    "feed-with-stones",
    "extra-sphinx",
    "keep-sphinx",
    "reuse-round-space",
    "upstream",
    "leftover-card",
    "strength",
    "grain",
    "double-round-space",
    "second-ship",
    "build-speculating",
    "two-crews",
    "build-first",
    "sell",
)
"""EG-11: what a kept card allows; each belongs to one kind of card."""

BUILT: Final = 0
PLAYERS_AT_LOWEST: Final = 1
OWN: Final = 2
PER_OWN: Final = 3
CREW_STRENGTH: Final = 4
MOST: Final = 5
OWN_AT_LOWEST: Final = 6
PER_PERMANENT: Final = 7
PER_POINTS: Final = 8
CONDITIONS: Final = (
    "built",
    "players-at-lowest",
    "own",
    "per-own",
    "crew",
    "most",
    "own-at-lowest",
    "per-permanent",
    "per-points",
)
"""EG-12: what a sphinx card asks for, in the order of the numbers above."""

MOST_OF: Final = (*CLASSES, "quarries")


class Space:
    """EG-1.1: where one ship can lie. ``index`` counts card spaces, round spaces or sites; ``berth`` within a site."""

    def __init__(self, name: str, stop: int, kind: int, index: int, berth: int = 0) -> None:
        self.name = name
        self.stop = stop
        self.kind = kind
        self.index = index
        self.berth = berth


class Effect:
    """One thing a card or space does at once. ``of`` is a crew, a market or a set of buildings."""

    def __init__(self, op: int, of: int, amount: int) -> None:
        self.op = op
        self.of = of
        self.amount = amount


class RoundSpace:
    """EG-4.6: a round space; the last one can be neither reused nor doubled (EG-10.6)."""

    def __init__(self, name: str, effects: list[Effect], last: bool) -> None:
        self.name = name
        self.effects = effects
        self.last = last


class Crew:
    """EG-1.3: a construction crew."""

    def __init__(self, name: str, start: int, most: int) -> None:
        self.name = name
        self.start = start
        self.most = most


class Line:
    """Spaces built one after the other: obelisk (EG-1.6), graves (EG-1.7), a pyramid row (EG-1.8), a temple part (EG-1.9).

    ``needs`` are lines that must be complete before; ``rests_on`` is the pyramid row below, or -1.
    """

    def __init__(self, name: str, building: int, values: list[int], needs: list[int], rests_on: int) -> None:
        self.name = name
        self.building = building
        self.values = values
        self.needs = needs
        self.rests_on = rests_on


class NileCard:
    """EG-11: one kind of Nile card."""

    def __init__(
        self, name: str, kind: int, amount: int, grade: int, ability: str, effects: list[Effect], decks: list[int]
    ) -> None:
        self.name = name
        self.kind = kind
        self.amount = amount
        self.grade = grade
        self.ability = ability
        self.effects = effects
        self.decks = decks


class SphinxCard:
    """EG-12: one sphinx card. ``of`` and ``least`` tell the condition; ``points`` what it gives."""

    def __init__(self, name: str, condition: int, of: int, least: int, points: list[int]) -> None:
        self.name = name
        self.condition = condition
        self.of = of
        self.least = least
        self.points = points
