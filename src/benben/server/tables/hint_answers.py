"""Hints: advice for a player at a table, computed in a worker from the player's own Perspective."""

from __future__ import annotations

from benben.bots.bot import Thought
from benben.kernel.event import seat_name
from benben.kernel.perspective import Perspective
from benben.server.tables.frame import ENCODER, HintSource, choice
from benben.server.tables.messages import ConsideredMove, HintAnswer

BEFORE_ADVICE = 0.8
"""The progress of a hint when its search ends and its moves are compared."""


def thinking_hint(client: str, moment: int, perspective: Perspective, thought: Thought) -> HintAnswer:
    """A hint whose search is under way: the best move so far."""
    progress = round(BEFORE_ADVICE * min(thought.progress, 1.0), 2)
    return HintAnswer(client, moment, progress, thought.action, perspective.game.text(thought.action), [])


def encoded_hint(perspective: Perspective, moment: int, tried: list[int]) -> bytes:
    """The finished hint without the id of a client, as JSON; runs in a worker."""
    from benben.review.advice import advise  # imported in the worker: the server itself never needs the searching bots

    advice, text = advise(perspective, tried), perspective.game.text
    best = advice.moves[0].action
    considered = [
        ConsideredMove(
            move.action,
            text(move.action),
            move.equal,
            share=None if move.share is None else round(move.share, 3),
            ends_game=move.ends_game,
        )
        for move in advice.moves
    ]
    sources = [] if advice.reasons is None else advice.reasons.sources
    told = [HintSource(seat_name(each.seat), each.key, each.args, round(each.points, 1)) for each in sources]
    plan = [choice(perspective.game.name, move.action) for move in advice.plan]
    rival = None if advice.rival is None else choice(perspective.game.name, advice.rival)
    return ENCODER.encode(HintAnswer("", moment, 1.0, best, text(best), considered, told, rival, plan))
