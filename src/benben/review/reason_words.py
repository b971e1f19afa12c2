"""Reasons in words, in any language: names of sources, points with their sign, plans."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from benben.kernel.event import seat_name
from benben.kernel.numerals import MINUS
from benben.review.reasons import Reasons, SourceDifference
from benben.words import Words

ActionName = Callable[[int], str]
"""Names an action in words."""


def source_name(words: Words, key: str, args: Mapping[str, object]) -> str:
    """A source of points in words: ``<key>-source`` where the message of the breakdown needs numbers, else that message."""
    general = f"{key}-source"
    return words.say(general, args) if words.knows(general) else words.say(key, args)


def signed_points(points: float, words: Words) -> str:
    """Points with their sign and one decimal, as the language writes it."""
    sign = "+" if points > 0 else MINUS if points < 0 else ""
    return sign + one_decimal(abs(points), words)


def one_decimal(value: float, words: Words) -> str:
    """A number that is not negative with one decimal, as the language writes it."""
    tenths = int(value * 10 + 0.5)
    return words.say("review-decimal", whole=tenths // 10, tenth=tenths % 10)


def reason_lines(reasons: Reasons, own: int, words: Words, name_action: ActionName) -> list[str]:
    """The reasons for a move as sentences: what it brings by source, and what usually follows."""
    lines = []
    told = [_source(source, own, words) for source in reasons.sources]
    lines.append(words.say("review-because", reasons=", ".join(told)) if told else words.say("review-because-none"))
    if reasons.plan:
        moves: Sequence[str] = [name_action(move.action) for move in reasons.plan]
        lines.append(words.say("review-plan", moves="; ".join(moves)))
    return lines


def _source(source: SourceDifference, own: int, words: Words) -> str:
    name, points = source_name(words, source.key, source.args), signed_points(source.points, words)
    if source.seat == own:
        return words.say("review-source", source=name, points=points)
    return words.say("review-source-of-other", name=seat_name(source.seat), source=name, points=points)
