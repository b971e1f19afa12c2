"""Reasons and advice in words, in any language: verdicts on moves, names of sources, points with their sign, plans."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from benben.kernel.event import seat_name
from benben.kernel.numerals import MINUS
from benben.review.advice import Advice, AdvisedMove
from benben.review.reasons import PlannedMove, Reasons, SourceDifference
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
    told = _sources(reasons.sources, own, words)
    because = words.say("review-because", reasons=told) if told else words.say("review-because-none")
    return [because, *_against_lines(reasons, own, words), *_plan_lines(reasons.plan, words, name_action)]


def speak_against(reasons: Reasons, own: int) -> bool:
    """Whether the points that are named favour another player more than the seat whose move they are about."""
    by_seat: dict[int, float] = {}
    for source in reasons.sources:
        by_seat[source.seat] = by_seat.get(source.seat, 0.0) + source.points
    others = [points for seat, points in by_seat.items() if seat != own]
    return by_seat.get(own, 0.0) < max(others, default=0.0)


def advice_lines(advice: Advice, own: int, words: Words, name_action: ActionName) -> list[str]:
    """Advice as sentences: the move to play, why and what usually follows; then each other move with its verdict."""
    moves = [_verdict(place, move, words, name_action) for place, move in enumerate(advice.moves)]
    why = [] if advice.rival is None else _advantage(advice, advice.rival, own, words, name_action)
    return [moves[0], *why, *_plan_lines(advice.plan, words, name_action), *moves[1:]]


def _verdict(place: int, move: AdvisedMove, words: Words, name_action: ActionName) -> str:
    """A move with what is advised about it: play this, about equal, or weaker."""
    verdict = words.say("hint-best" if place == 0 else "hint-equal" if move.equal else "hint-weaker")
    if move.share is not None:
        verdict += f", {words.say('hint-share', percent=int(100 * move.share + 0.5))}"
    if move.ends_game:
        verdict += f", {words.say('hint-ends-game')}"
    return words.say("hint-move", verdict=verdict, move=name_action(move.action))


def _advantage(advice: Advice, rival: int, own: int, words: Words, name_action: ActionName) -> list[str]:
    """What speaks for the advised move, compared with its rival, and what speaks against it, by source of points."""
    name = name_action(rival)
    sources = [] if advice.reasons is None else advice.reasons.sources
    if not sources:
        return [words.say("hint-because-even", rival=name)]
    pro = [source for source in sources if (source.points > 0) == (source.seat == own)]
    against = [source for source in sources if source not in pro]
    equal = any(move.action == rival and move.equal for move in advice.moves)
    without = "hint-because-equal" if equal else "hint-because-often"
    told = (
        words.say("hint-because", rival=name, reasons=_sources(pro, own, words)) if pro else words.say(without, rival=name)
    )
    return [told, *([words.say("hint-against", reasons=_sources(against, own, words))] if against else [])]


def _against_lines(reasons: Reasons, own: int, words: Words) -> list[str]:
    """The sentence that points do not explain a move; none if they do."""
    return [words.say("review-because-against")] if speak_against(reasons, own) else []


def _plan_lines(plan: Sequence[PlannedMove], words: Words, name_action: ActionName) -> list[str]:
    """The sentence about the moves that usually follow; none if there is no plan."""
    moves = "; ".join(name_action(move.action) for move in plan)
    return [words.say("review-plan", moves=moves)] if moves else []


def _sources(sources: Sequence[SourceDifference], own: int, words: Words) -> str:
    return ", ".join(_source(source, own, words) for source in sources)


def _source(source: SourceDifference, own: int, words: Words) -> str:
    name, points = source_name(words, source.key, source.args), signed_points(source.points, words)
    if source.seat == own:
        return words.say("review-source", source=name, points=points)
    return words.say("review-source-of-other", name=seat_name(source.seat), source=name, points=points)
