"""What the laws compare: the possible worlds of a viewer, and positions, events and errors as text."""

from __future__ import annotations

import json
from collections.abc import Iterator

from benben.kernel.errors import BadInput
from benben.kernel.event import Event
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refused
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.play.every_deal import EveryDeal

ALL_WORLDS = 60
"""Up to this number of deals, a preview is compared with all of them."""
SOME_WORLDS = 12
"""Else it is compared with this many random ones."""


def possible_worlds(seen: Perspective, limit: int) -> set[str] | None:
    """Every world a deal can make, written down; None when it takes more than ``limit`` deals to list them."""
    rng, found = EveryDeal(), set[str]()
    for _ in range(limit):
        found.add(canonical_json(seen.deal(rng)))
        if rng.rarity() > limit:
            return None
        if not rng.next():
            return found
    return None


def many_worlds(seen: Perspective, rng: Rng) -> Iterator[State]:
    """Worlds that the viewer considers possible: all if a deal has few alternatives, else some at random."""
    deals = EveryDeal()
    yield seen.deal(deals)
    if deals.rarity() > ALL_WORLDS:
        for _ in range(SOME_WORLDS):
            yield seen.deal(rng)
    else:
        while deals.next():
            yield seen.deal(deals)


def canonical_json(state: State) -> str:
    """A position as one line of text."""
    return json.dumps(state.to_dict(), sort_keys=True)


def events_for(heard: list[Event], viewer: int | None) -> str:
    """What a viewer hears."""
    return json.dumps([event.seen_by(viewer) for event in heard])


def outcome_text(events: list[dict[str, object]], perspective: Perspective) -> str:
    """What a seat sees of an action and knows after it."""
    return json.dumps([events, perspective.key()])


def error_text(state: State, action: int, seat: int) -> str:
    """The error a refused action gives, or nothing."""
    if state.refusal(action, seat) is None:
        return ""
    try:
        state.clone().apply(action, seat)
    except (Refused, BadInput) as error:
        return str(error)
    return "taken"


def adds_up(part: object) -> bool:
    """Whether the parts of a breakdown add up, all the way down."""
    if not isinstance(part, dict):
        return False
    inner = part.get("parts")
    if inner is None:
        return True
    return sum([entry["points"] for entry in inner]) == part["points"] and all(adds_up(entry) for entry in inner)
