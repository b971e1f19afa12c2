"""Why not: the rule that forbids what a player has touched on the board, from what that player knows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refusal
from benben.registry import find_game
from benben.server.tables.frame import choice
from benben.server.tables.messages import WhyNotAnswer
from benben.words import Words

MAX_TRIED_ACTIONS = 300
"""Most actions whose refusal is computed for one question."""
GENERAL_REASONS = ("not-asked", "not-your-turn", "chance-decides")
"""Message keys of reasons that say little; any other reason is preferred."""


@cache
def actions_by_path(game: str) -> dict[tuple[str, ...], list[int]]:
    """For every beginning of a click path: the actions whose path begins so."""
    found: dict[tuple[str, ...], list[int]] = {}
    catalogue = find_game(game).catalogue
    for action in range(len(catalogue)):
        path = catalogue.path(action)
        for length in range(1, len(path) + 1):
            found.setdefault(path[:length], []).append(action)
    return found


def why_not(perspective: Perspective, touched: Sequence[str], client: str, others: bool = False) -> WhyNotAnswer:
    """The most specific reason why no legal action begins with these touches; an empty answer if one does.

    With ``others`` it is the reason why other kinds of actions that begin with these touches are refused: why a piece that
    can only be discarded fits nowhere. The answer is empty if there are none.
    """
    actions = actions_by_path(perspective.game.key).get(tuple(touched), [])
    legal = set(actions) & set(perspective.legal())
    if legal and others:
        catalogue = perspective.game.catalogue
        possible = {catalogue.family(action).name for action in legal}
        actions = [action for action in actions if catalogue.family(action).name not in possible]
    if (legal and not others) or (others and not actions):
        return WhyNotAnswer(client)
    if not actions:
        return WhyNotAnswer(client, "", "server-nothing-there", {}, Words().say("server-nothing-there"))
    action, refusal = _most_specific(perspective, actions[:MAX_TRIED_ACTIONS])
    if others and refusal.key in GENERAL_REASONS:
        return WhyNotAnswer(client)
    about = choice(perspective.game.key, action)
    return WhyNotAnswer(client, refusal.rule, refusal.key, dict(refusal.args), refusal.message, about)


def _most_specific(perspective: Perspective, actions: Sequence[int]) -> tuple[int, Refusal]:
    """The first of these actions whose reason is not a general one, else the first action, with its reason."""
    first: tuple[int, Refusal] | None = None
    for action in actions:
        refusal = perspective.refusal(action)
        assert refusal is not None, "an action that is not legal is refused"
        if refusal.key not in GENERAL_REASONS:
            return action, refusal
        first = first or (action, refusal)
    assert first is not None
    return first
