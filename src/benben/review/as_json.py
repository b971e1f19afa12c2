"""A review as one JSON object, for machines and for the browser. docs/review.md describes its keys."""

from __future__ import annotations

from msgspec import Struct

from benben.kernel.event import seat_name
from benben.kernel.game import Game
from benben.review.decisions import Decision
from benben.review.ledger import LedgerRow
from benben.review.reasons import PlannedMove, Reasons, SourceDifference
from benben.review.review import Curve, Review, SeatReview
from benben.terminal.naming import piece_at_end

FORMAT = "benben-review 1"
"""The format of the object and its version."""
OPEN = "open"
"""The name of the curve with open hands."""


class SeatFigures(Struct):
    """Accuracy and luck of a player, from 0 to 100, and the numbers of the costliest mistakes, the worst first."""

    seat: str
    accuracy: float | None
    luck: float | None
    costliest: list[int]


class LedgerEntry(Struct):
    """The ledger of a seat: start + own_luck + own_mistakes + others = result, with the two parts of ``others``."""

    seat: str
    start: float
    own_luck: float
    own_mistakes: float
    others: float
    result: float
    turns_of_others: float
    other_own_moves: float


class ReasonSource(Struct):
    """The points that a seat gets more from a source by the better move, on average."""

    seat: str
    key: str
    args: dict[str, str]
    points: float
    uncertainty: float


class ReasonMove(Struct):
    """A move that usually follows the better one, and the share of the futures in which it does."""

    action: str
    share: float


class ReasonsObject(Struct):
    """Why the best action of a decision is better than the one played."""

    sources: list[ReasonSource]
    totals: list[float]
    plan: list[ReasonMove]
    futures: int


class MoveWords(Struct):
    """What names a move in words: the message ``<game>-do-<family>`` with ``args``."""

    family: str
    args: dict[str, str]


class JudgedDecision(Struct):
    """A decision of the record. ``played`` and ``best`` are in notation."""

    number: int
    seat: str
    choices: int
    played: str
    best: str
    lost: float
    uncertainty: float
    mistake: bool
    reasons: ReasonsObject | None
    words: dict[str, MoveWords] = {}
    """For a mistake the words of those moves that end at a piece, such as a card: it says more than its place."""


class CurvePoint(Struct):
    """The win shares of all seats at a moment of the record."""

    moment: int
    shares: list[float]


class ReviewObject(Struct):
    """A finished game understood."""

    format: str
    game: str
    rules: str
    players: int
    actions: int
    budget: str
    seed: int
    calibrated: bool
    seats: list[SeatFigures]
    ledger: list[LedgerEntry]
    open_ledger: list[LedgerEntry]
    decisions: list[JudgedDecision]
    curves: dict[str, list[CurvePoint]]
    moves: dict[str, MoveWords]
    """The moves of mistakes and plans, by their notation."""
    known_calibrated: bool = False
    """Reviews that were kept before this was known do not have it."""


def review_object(review: Review) -> ReviewObject:
    """A review as an object that can be written as JSON."""
    record = review.record
    curves = {seat_name(seat): _curve(curve) for seat, curve in review.curves.items()}
    if review.open_curve:
        curves[OPEN] = _curve(review.open_curve)
    return ReviewObject(
        format=FORMAT,
        game=record.game.name,
        rules=record.game.rules,
        players=record.players,
        actions=len(record.entries),
        budget=review.budget.name,
        seed=review.seed,
        calibrated=review.calibrated,
        known_calibrated=review.known_calibrated,
        seats=[_seat(seat) for seat in review.seats],
        ledger=[_entry(row) for row in review.ledger],
        open_ledger=[_entry(row) for row in review.open_ledger],
        decisions=[_decision(each, review) for each in review.decisions],
        curves=curves,
        moves=_moves(review),
    )


def _seat(seat: SeatReview) -> SeatFigures:
    return SeatFigures(seat_name(seat.seat), seat.accuracy, seat.luck, seat.costliest)


def _entry(row: LedgerRow) -> LedgerEntry:
    return LedgerEntry(
        seat=seat_name(row.seat),
        start=row.start,
        own_luck=row.own_luck,
        own_mistakes=row.own_mistakes,
        others=row.others,
        result=row.result,
        turns_of_others=row.turns_of_others,
        other_own_moves=row.other_own_moves,
    )


def _curve(curve: Curve) -> list[CurvePoint]:
    return [CurvePoint(moment, shares) for moment, shares in curve.items()]


def _decision(decision: Decision, review: Review) -> JudgedDecision:
    reasons, game = review.reasons.get(decision.number), review.record.game
    return JudgedDecision(
        number=decision.number,
        seat=seat_name(decision.seat),
        choices=decision.choices,
        played=game.text(decision.played),
        best=game.text(decision.best),
        lost=decision.lost,
        uncertainty=decision.uncertainty,
        mistake=decision.is_mistake,
        reasons=None if reasons is None else reasons_object(reasons, game),
        words=_words_at(decision, review) if decision.is_mistake else {},
    )


def _words_at(decision: Decision, review: Review) -> dict[str, MoveWords]:
    """The words of both moves of a mistake that end at a piece, as its seat saw the table."""
    record, found = review.record, {}
    game = record.game
    scene = game.scene(record.replay(decision.number - 1).perspective(decision.seat).view())
    for action in (decision.played, decision.best):
        piece = piece_at_end(game, scene, action)
        if piece is not None:
            family = game.catalogue.family(action)
            args = {**family.words(action), piece.kind: piece.word}
            found[game.text(action)] = MoveWords(f"{family.name}-{piece.kind}", args)
    return found


def reasons_object(reasons: Reasons, game: Game) -> ReasonsObject:
    """Reasons as an object; moves are in notation."""
    sources = [
        ReasonSource(seat_name(each.seat), each.key, each.args, each.points, each.uncertainty) for each in reasons.sources
    ]
    plan = [ReasonMove(game.text(move.action), move.share) for move in reasons.plan]
    return ReasonsObject(sources, reasons.totals, plan, reasons.futures)


def reasons_of(found: ReasonsObject, game: Game) -> Reasons:
    """The reasons that an object describes: the reverse of `reasons_object`."""
    sources = [
        SourceDifference(int(each.seat[1:]) - 1, each.key, each.args, each.points, each.uncertainty)
        for each in found.sources
    ]
    plan = [PlannedMove(game.parse(move.action), move.share) for move in found.plan]
    return Reasons(sources, found.totals, plan, found.futures)


def _moves(review: Review) -> dict[str, MoveWords]:
    mistakes = [decision for decision in review.decisions if decision.is_mistake]
    actions = {action for decision in mistakes for action in (decision.played, decision.best)}
    actions |= {move.action for reasons in review.reasons.values() for move in reasons.plan}
    game = review.record.game
    families = {action: game.catalogue.family(action) for action in sorted(actions)}
    return {game.text(action): MoveWords(family.name, family.words(action)) for action, family in families.items()}
