"""Why not? What a hand has touched, and the rule that speaks against it, from what the viewer knows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refusal
from benben.registry import find_game
from benben.server.tables.frame import choice
from benben.server.tables.messages import WhyNotAnswer
from benben.words import Words

TRIED = 300
"""Actions whose refusal is asked for at most."""
GENERAL = ("not-asked", "not-your-turn", "chance-decides")
"""Reasons that say little; any other is preferred."""


@cache
def beginnings(game: str) -> dict[tuple[str, ...], list[int]]:
    """For everything a hand may have touched, in order: the actions it may be going to make."""
    found: dict[tuple[str, ...], list[int]] = {}
    catalogue = find_game(game).catalogue
    for action in range(len(catalogue)):
        path = catalogue.path(action)
        for length in range(1, len(path) + 1):
            found.setdefault(path[:length], []).append(action)
    return found


def because(seen: Perspective, touched: Sequence[str], client: str) -> WhyNotAnswer:
    """The most telling reason why nothing legal begins with these touches."""
    actions = beginnings(seen.game.name).get(tuple(touched), [])
    if set(actions) & set(seen.legal()):
        return WhyNotAnswer(client)
    if not actions:
        return WhyNotAnswer(client, "", "server-nothing-there", {}, Words().say("server-nothing-there"))
    action, best = _most_telling(seen, actions[:TRIED])
    return WhyNotAnswer(client, best.rule, best.key, dict(best.args), best.message, choice(seen.game.name, action))


def _most_telling(seen: Perspective, actions: Sequence[int]) -> tuple[int, Refusal]:
    """The first of these actions with a reason that says much, else the first, with its reason."""
    first: tuple[int, Refusal] | None = None
    for action in actions:
        refusal = seen.refusal(action)
        assert refusal is not None, "an action that is not legal is refused"
        if refusal.key not in GENERAL:
            return action, refusal
        first = first or (action, refusal)
    assert first is not None
    return first
