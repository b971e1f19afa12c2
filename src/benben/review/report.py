"""The report of a review as lines of text: each player's luck, accuracy and costliest mistakes, and the ledger."""

from __future__ import annotations

import math
from collections.abc import Sequence
from textwrap import wrap

from benben.kernel.event import seat_name
from benben.review.decisions import Decision
from benben.review.ledger import LedgerRow
from benben.review.reason_words import one_decimal, reason_lines
from benben.review.review import Review, SeatReview
from benben.terminal.naming import Naming
from benben.words import Words

COLUMNS = ("start", "own_luck", "own_mistakes", "others", "result")
"""The columns of the ledger."""
NAME_WIDTH = 14
"""Cells for the names of players in the ledger."""


def report_lines(review: Review, words: Words) -> list[str]:
    """The whole report."""
    lines = [words.say("review-title", actions=len(review.record.entries))]
    if review.budget.is_first_look:
        lines.append(words.say("review-quick"))
        lines += [words.say("review-quick-figures")] if review.calibrated else []
    if not review.known_calibrated:
        lines.append(words.say("review-not-calibrated"))
    elif not review.calibrated:
        lines.append(words.say("review-losses-not-calibrated"))
    for seat in review.seats:
        lines += ["", *seat_lines(review, seat, words)]
    if review.calibrated and not review.budget.is_first_look:
        lines += ["", words.say("review-ledger"), *ledger_lines(review.ledger, words)]
        if review.open_ledger:
            lines += ["", words.say("review-ledger-open"), *ledger_lines(review.open_ledger, words)]
        if exceeds_victory([*review.ledger, *review.open_ledger]):
            lines += ["", words.say("review-ledger-over")]
    return lines


def wrapped(lines: Sequence[str], width: int) -> list[str]:
    """Lines broken between words to a width, each continued below its own beginning and two cells further in."""
    found = []
    for line in lines:
        inset = " " * (len(line) - len(line.lstrip()))
        found += (
            wrap(line.lstrip(), width, initial_indent=inset, subsequent_indent=inset + "  ") if len(line) > width else [line]
        )
    return found


def seat_lines(review: Review, seat: SeatReview, words: Words) -> list[str]:
    """What a review says about one player."""
    name = words.name(seat_name(seat.seat))
    lines = [name]
    if review.known_calibrated and not review.budget.is_first_look:
        mistakes = len(review.mistakes_of(seat.seat))
        lines += ["  " + sentence for sentence in figure_sentences(seat, mistakes, words, review.calibrated)]
    decisions = {decision.number: decision for decision in review.decisions}
    if not seat.costliest:
        lines.append("  " + words.say("review-no-mistakes"))
    for number in seat.costliest:
        lines += ["  " + line for line in mistake_lines(review, decisions[number], words)]
    more = [each for each in review.mistakes_of(seat.seat) if each.number not in seat.costliest]
    if more:
        lines.append("  " + words.say("review-more", count=len(more)))
        lines += ["    " + line for each in more for line in verdict_lines(review, each, words)]
    return lines


def figure_sentences(seat: SeatReview, mistakes: int, words: Words, losses: bool) -> list[str]:
    """Luck of a player with so many mistakes and, if losses may be shown, accuracy: a sentence each."""
    name, found = seat_name(seat.seat), []
    if seat.luck is None:
        found.append(words.say("review-no-luck", name=name))
    else:
        found.append(words.say("review-luck", name=name, percent=luck_of_hundred(seat.luck)))
    if losses and seat.accuracy is not None:
        found.append(words.say("review-accuracy", accuracy=accuracy_of_hundred(seat.accuracy, mistakes)))
    return found


def naming_at(review: Review, decision: Decision, words: Words) -> Naming:
    """Names of moves and pieces as the player knew them at a decision."""
    record = review.record
    perspective = record.replay(decision.number - 1).perspective(decision.seat)
    return Naming(record.game, record.game.scene(perspective.view()), words, seat_name(decision.seat))


def verdict_lines(review: Review, decision: Decision, words: Words) -> list[str]:
    """One mistake: what was played, what was better, and what that cost."""
    naming = naming_at(review, decision, words)
    moves = {"played": naming.action(decision.played), "best": naming.action(decision.best)}
    lines = [words.say("review-mistake", moves, number=decision.number)]
    if review.calibrated:
        lost, uncertainty = [one_decimal(100 * share, words) for share in (decision.lost, decision.uncertainty)]
        lines.append("  " + words.say("review-lost", lost=lost, uncertainty=uncertainty))
    return lines


def mistake_lines(review: Review, decision: Decision, words: Words) -> list[str]:
    """One mistake: what was played, what was better, and why."""
    lines, naming = verdict_lines(review, decision, words), naming_at(review, decision, words)
    reasons = review.reasons.get(decision.number)
    if reasons is not None:
        lines += ["  " + line for line in reason_lines(reasons, decision.seat, words, naming.action)]
    return lines


def ledger_lines(ledger: Sequence[LedgerRow], words: Words) -> list[str]:
    """The ledger as a grid, in percent; the figures of a row add up."""
    heads = [words.say(f"review-{column.replace('_', '-')}") for column in COLUMNS]
    widths = [max(len(head), 6) for head in heads]
    cells = [" " * NAME_WIDTH, *[head.rjust(width) for head, width in zip(heads, widths, strict=True)]]
    lines = ["  " + "  ".join(cells)]
    for row in ledger:
        name = words.name(seat_name(row.seat))
        rounded = zip(COLUMNS, whole_percents(row), strict=True)
        figures = [percent(figure, column in ("start", "result")) for column, figure in rounded]
        texts = [figure.rjust(width) for figure, width in zip(figures, widths, strict=True)]
        lines.append("  " + "  ".join([name[:NAME_WIDTH].ljust(NAME_WIDTH), *texts]))
    return lines


def whole_percents(row: LedgerRow) -> list[int]:
    """The columns of a row in whole percents that add up to the result: those with the largest fractions are rounded up."""
    exact = [100 * getattr(row, column) for column in COLUMNS[:-1]]
    result, whole = round(100 * row.result), [math.floor(each) for each in exact]
    by_fraction = sorted(range(len(exact)), key=lambda place: whole[place] - exact[place])
    for place in by_fraction[: result - sum(whole)]:
        whole[place] += 1
    return [*whole, result]


def percent(figure: int, plain: bool) -> str:
    """A win share in whole percents, or a change of one with its sign."""
    return f"{figure} %" if plain else f"{figure:+} %".replace("-", "\u2212").replace("+0 ", "0 ")


def luck_of_hundred(luck: float) -> int:
    """Of 100 players, how many had less luck, from 1 to 99: one of the hundred is the player."""
    return min(99, max(1, round(luck)))


def accuracy_of_hundred(accuracy: float, mistakes: int) -> int:
    """An accuracy without decimals: 100 only for a game without mistakes."""
    return min(99, round(accuracy)) if mistakes else round(accuracy)


def exceeds_victory(ledger: Sequence[LedgerRow]) -> bool:
    """Whether a column has a change of more than the whole victory, which needs an explanation."""
    return any(abs(change) > 1.0 for row in ledger for change in (row.own_luck, row.own_mistakes, row.others))
