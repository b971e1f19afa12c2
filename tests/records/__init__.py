"""Kept games: records, saved games and positions of every rules version, and what was legal in them when they were kept."""

from __future__ import annotations

import hashlib
import json

from benben import CHANCE, Record
from benben.kernel.event import seat_name
from benben.kernel.state import State


def choices(state: State) -> dict[str, object]:
    """What is legal in a position: the texts for each seat that is asked, or the outcomes of chance with their weights."""
    text = state.game.text
    if state.actors() == (CHANCE,):
        return {"chance": [[text(action), weight] for action, weight in state.outcomes()]}
    return {seat_name(seat): sorted(text(action) for action in state.legal(seat)) for seat in state.actors()}


def digest_of_choices(record: Record) -> str:
    """A hash of what was legal in every position of a record, in the order in which chance picks."""
    state, digest = record.start(), hashlib.sha256()
    for number, entry in enumerate(record.entries, 1):
        digest.update(json.dumps(choices(state)).encode())
        record.step(state, number, entry)
    digest.update(json.dumps(choices(state)).encode())
    return digest.hexdigest()[:16]
