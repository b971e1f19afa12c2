"""The components of Egizia as typed values: spaces, effects, parts of buildings, Nile cards, sphinx cards."""

from __future__ import annotations

from typing import Final

CARD_SPACE: Final = 0
"""Kind of space: it holds a Nile card."""
ROUND_SPACE: Final = 1
"""Kind of space: it has effects of its own."""
BERTH: Final = 2
"""Kind of space: a berth of a site."""
WAIT: Final = 3
"""Kind of space: the place beside a site, for a speculating ship."""

SITES: Final = ("sphinx", "obelisk", "temple")
"""EG-7: the building sites in the order they are built at."""

BUILDINGS: Final = ("obelisk", "graves", "temple", "pyramid")
"""The names of the buildings."""
MARKETS: Final = ("stone", "grain")
"""The names of the markets."""
CLASSES: Final = ("green", "yellow", "brown")
"""EG-1.11: the classes of fields, the best watered first."""

STONES: Final = 0
"""Effect: stones."""
POINTS: Final = 1
"""Effect: points."""
MARKET_STEP: Final = 2
"""Effect: steps down a market."""
CHOOSE_MARKET: Final = 3
"""Effect: steps down a market of choice."""
CREW_STEP: Final = 4
"""Effect: steps of a crew."""
CHOOSE_CREW: Final = 5
"""Effect: steps of crews of choice."""
MOVE_RING: Final = 6
"""Effect: the water ring may move."""
POINTS_FOR: Final = 7
"""Effect: points for each own stone in a set of buildings."""
EFFECTS: Final = ("stones", "points", "market", "choose-market", "crew", "choose-crew", "ring", "points-for")
"""The effects of cards and round spaces, in the order of the numbers above."""

FIELD: Final = 0
"""Type of Nile card: a field."""
QUARRY: Final = 1
"""Type of Nile card: a quarry."""
PERMANENT: Final = 2
"""Type of Nile card: it can be used every round."""
ANYTIME: Final = 3
"""Type of Nile card: it can be used once, then leaves the game."""
IMMEDIATE: Final = 4
"""Type of Nile card: it works when it is taken, then leaves the game."""
GRAVE: Final = 5
"""Type of Nile card: it counts as a grave."""
TYPES: Final = ("field", "quarry", "permanent", "anytime", "immediate", "grave")
"""The types of Nile cards, in the order of the numbers above."""

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
"""EG-11: the abilities of kept cards; each belongs to one kind of card."""

BUILT: Final = 0
"""Condition: a part is built up to a level, by anybody."""
PLAYERS_AT_LOWEST: Final = 1
"""Condition: players on the lowest space of a market, whoever they are."""
OWN: Final = 2
"""Condition: a number of own stones in each of some buildings."""
PER_OWN: Final = 3
"""Condition: counted for each own stone in a building."""
CREW_STRENGTH: Final = 4
"""Condition: counted for each strength of a crew."""
MOST: Final = 5
"""Condition: nobody has more from fields of a class, or from quarries."""
OWN_AT_LOWEST: Final = 6
"""Condition: the own marker is on the lowest space of a market."""
PER_PERMANENT: Final = 7
"""Condition: counted for each own permanent card."""
PER_POINTS: Final = 8
"""Condition: counted for every ten points."""
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
"""EG-12: the conditions of sphinx cards, in the order of the numbers above."""

MOST_OF: Final = (*CLASSES, "quarries")
"""What MOST compares: fields of a class, or quarries."""


class Space:
    """EG-1.1: a space for one ship. ``index`` counts card spaces, round spaces or sites; ``berth`` counts within a site."""

    def __init__(self, name: str, stop: int, kind: int, index: int, berth: int = 0) -> None:
        self.name = name
        self.stop = stop
        self.kind = kind
        self.index = index
        self.berth = berth


class Effect:
    """One effect of a card or round space. ``of`` is a crew, a market or a set of buildings."""

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
    """EG-1.3: a construction crew, with its strength at the start and at most."""

    def __init__(self, name: str, start: int, most: int) -> None:
        self.name = name
        self.start = start
        self.most = most


class Part:
    """A part of a building, built place by place (EG-1.6 to EG-1.9): obelisk, graves, a pyramid row, a temple part.

    ``needs`` are parts that must be complete before; ``rests_on`` is the pyramid row below, or -1.
    """

    def __init__(self, name: str, building: int, values: list[int], needs: list[int], rests_on: int) -> None:
        self.name = name
        self.building = building
        self.values = values
        self.needs = needs
        self.rests_on = rests_on


class NileCard:
    """EG-11: one kind of Nile card.

    ``decks`` says how many of it each deck holds, ``decks_either`` how many with the option market_cards: either-marker.
    """

    def __init__(
        self,
        name: str,
        kind: int,
        amount: int,
        grade: int,
        ability: str,
        effects: list[Effect],
        decks: list[int],
        decks_either: list[int],
    ) -> None:
        self.name = name
        self.kind = kind
        self.amount = amount
        self.grade = grade
        self.ability = ability
        self.effects = effects
        self.decks = decks
        self.decks_either = decks_either


class SphinxCard:
    """EG-12: one sphinx card. ``of`` and ``least`` belong to the condition; ``points`` is what the card gives."""

    def __init__(self, name: str, condition: int, of: int, least: int, points: list[int]) -> None:
        self.name = name
        self.condition = condition
        self.of = of
        self.least = least
        self.points = points
