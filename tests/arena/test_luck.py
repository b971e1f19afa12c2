"""The luck correction: its expectation is 0 whatever the values, and corrected results vary less around the same mean."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from zlib import crc32

import pytest

import benben
from benben.arena.luck import Values, evaluator_values, luck_of, values_of
from benben.arena.luck_correction import FEWEST, best_factor, corrected, variance
from benben.arena.sequential import FEWEST_GAMES, margin_at, sequential_estimate
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.play.match import Match
from benben.play.record import Entry, Record
from benben.registry import find_game
from envs.tiny_hoard import TinyHoardGame

TINY = TinyHoardGame()
GAMES = 3000


@cache
def exact_values(position: str) -> tuple[float, ...]:
    """The expected share of the victory of every seat, if all play at random: by the whole tree of a tiny game."""
    state = TINY.from_dict(json.loads(position))
    actors = state.actors()
    if not actors:
        winners = state.winners()
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.players))
    seat = actors[0]
    choices = state.outcomes() if seat == CHANCE else [(action, 1) for action in state.legal(seat)]
    total = [0.0] * int(state.players)
    for action, weight in choices:
        after = state.clone()
        after.apply(action, seat)
        for other, value in enumerate(exact_values(position_of(after))):
            total[other] += weight * value
    return tuple(value / sum(weight for _, weight in choices) for value in total)


def position_of(state: State) -> str:
    return json.dumps(state.to_dict(), sort_keys=True)


def perfect(state: State) -> Sequence[float]:
    return exact_values(position_of(state))


def nonsense(state: State) -> Sequence[float]:
    """Values that have nothing to do with who wins."""
    noise = crc32(position_of(state).encode())
    return [Rng(noise + seat).below(1000) / 1000 for seat in range(state.players)]


def random_game(seed: int) -> Record:
    rng, state = Rng(seed), TINY.start(2)
    record = Record(TINY, 2, state.settings, "")
    while state.actors():
        seat = state.actors()[0]
        actions = [a for a, w in state.outcomes() for _ in range(w)] if seat == CHANCE else state.legal(seat)
        record.entries.append(Entry(seat, actions[rng.below(len(actions))]))
        state.apply(record.entries[-1].action, seat)
    record.finished = True
    return record


def win_of_first_seat(record: Record) -> float:
    winners = record.replay().winners()
    return 1 / len(winners) if 0 in winners else 0.0


@pytest.fixture(scope="module")
def games() -> list[Record]:
    return [random_game(seed) for seed in range(GAMES)]


@pytest.mark.slow
@pytest.mark.parametrize("values", [perfect, nonsense, evaluator_values(TINY)], ids=["perfect", "nonsense", "evaluator"])
def test_the_correction_is_unbiased_whatever_the_values(games: list[Record], values: Values) -> None:
    truth = perfect(TINY.start(2))[0]
    results = [win_of_first_seat(game) for game in games]
    luck = [luck_of(game, values)[0] for game in games]
    assert any(luck)
    assert abs(sum(luck) / GAMES) < 4 * math.sqrt(variance(luck) / GAMES)
    less = corrected(results, luck)
    assert abs(less.mean - truth) < 4 * math.sqrt(variance(less.results) / GAMES)
    assert less.saved > 0.99


@pytest.mark.slow
def test_perfect_values_leave_less_variance(games: list[Record]) -> None:
    results = [win_of_first_seat(game) for game in games]
    assert corrected(results, [luck_of(game, perfect)[0] for game in games]).saved > 1.01


def test_the_luck_of_all_outcomes_of_an_event_is_zero_on_average() -> None:
    game = benben.game("giza")
    match = Match(game, 2, 5)
    values, state = values_of(game, 2), match.record.start()
    for chosen in match.record.entries[:3]:
        outcomes, mean = state.outcomes(), [0.0, 0.0]
        total = sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            single = Record(game, 2, match.record.options, match.commitment)
            single.entries = [*match.record.entries[: match.record.entries.index(chosen)], Entry(CHANCE, action)]
            before = Record(game, 2, match.record.options, match.commitment)
            before.entries = single.entries[:-1]
            for seat in range(2):
                mean[seat] += weight / total * (luck_of(single, values)[seat] - luck_of(before, values)[seat])
        assert mean == pytest.approx([0.0, 0.0], abs=1e-12)
        state.apply(chosen.action, CHANCE)


def test_luck_of_the_setup_can_be_left_out() -> None:
    record = Match(find_game("giza"), 2, 5).record
    values = values_of(record.game, 2)
    assert any(luck_of(record, values))
    assert luck_of(record, values, after_setup=True) == [0.0, 0.0]


def test_a_factor_is_fitted_on_the_other_half() -> None:
    luck = [float(number % 7 - 3) for number in range(100)]
    results = [0.5 + 0.1 * value for value in luck]
    less = corrected(results, luck)
    assert less.results == pytest.approx([0.5] * 100, abs=0.001)
    assert less.saved > 1000
    assert best_factor(results[: FEWEST - 1], luck[: FEWEST - 1]) == 0.0
    assert corrected([1.0, 0.0, 1.0], [0.5, 0.5, 0.5]).results == [1.0, 0.0, 1.0]


class TestSequentialEstimates:
    def test_nothing_is_decided_after_few_games(self) -> None:
        estimate = sequential_estimate([1.0] * (FEWEST_GAMES - 1))
        assert math.isinf(estimate.margin)
        assert not estimate.answers(0.0, 50.0)

    def test_the_interval_holds_at_all_times_together(self) -> None:
        """Looked at after every game, it misses the truth in one of twenty experiments at most; a plain one more often."""
        missed = plain = 0
        for seed in range(120):
            rng, total = Rng(seed), 0.0
            missed_now = plain_now = False
            for games in range(1, 801):
                total += int(rng.below(2))
                off = abs(total / games - 0.5)
                missed_now |= games >= FEWEST_GAMES and off > margin_at(games, 0.25)
                plain_now |= games >= FEWEST_GAMES and off > 1.96 * math.sqrt(0.25 / games)
            missed, plain = missed + missed_now, plain + plain_now
        assert missed <= 6 < plain

    def test_a_question_is_answered_by_exclusion_or_by_precision(self) -> None:
        sure = sequential_estimate([1.0, 0.9] * 100)
        assert sure.answers(0.5, 0.001)
        even = sequential_estimate([1.0, 0.0] * 5000)
        assert not even.excludes(0.5)
        assert even.answers(0.5, 0.03)
        assert not even.answers(0.5, 0.001)
