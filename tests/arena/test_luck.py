"""The luck correction: its expectation is 0 whatever the values, and corrected results vary less around the same mean."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from random import Random
from zlib import crc32

import pytest

import benben
from benben.arena.luck import MOST_OUTCOMES, Values, compared_outcomes, evaluator_values, luck_of, luck_of_draw, sources_of
from benben.arena.luck_correction import FEWEST, FOLDS, corrected, variance
from benben.arena.sequential import FEWEST_GAMES, QUANTILE, games_needed, margin_at, sequential_estimate
from benben.bots.bot import Thought
from benben.games.pyramids.state import Pyramids
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


SOURCES: dict[str, list[Values]] = {
    "perfect": [perfect],
    "nonsense": [nonsense],
    "evaluator": [evaluator_values(TINY)],
    "all": [nonsense, evaluator_values(TINY), perfect],
}


def all_kinds(record: Record, sources: Sequence[Values]) -> list[float]:
    """The luck of every seat from every source."""
    return [value for luck in luck_of(record, sources) for value in luck]


@pytest.mark.slow
@pytest.mark.parametrize("name", SOURCES)
def test_the_correction_is_unbiased_whatever_the_values(games: list[Record], name: str) -> None:
    truth = perfect(TINY.start(2))[0]
    results = [win_of_first_seat(game) for game in games]
    luck = [all_kinds(game, SOURCES[name]) for game in games]
    assert len(luck[0]) == 2 * len(SOURCES[name])
    for kind in zip(*luck, strict=True):
        assert any(kind)
        assert abs(sum(kind) / GAMES) < 4 * math.sqrt(variance(kind) / GAMES)
    less = corrected(results, luck)
    assert abs(less.mean - truth) < 4 * math.sqrt(variance(less.results) / GAMES)
    assert less.saved > 0.99


@pytest.mark.slow
def test_many_short_tournaments_are_right_on_average(games: list[Record]) -> None:
    """Weights fitted on few games are mostly noise; the mean of many corrected means is the truth all the same."""
    truth, size = perfect(TINY.start(2))[0], 2 * FEWEST
    results = [win_of_first_seat(game) for game in games]
    luck = [all_kinds(game, SOURCES["all"]) for game in games]
    parts = [slice(first, first + size) for first in range(0, GAMES, size)]
    means = [corrected(results[part], luck[part]).mean for part in parts]
    assert any(corrected(results[part], luck[part]).results != results[part] for part in parts)
    assert abs(sum(means) / len(means) - truth) < 4 * math.sqrt(variance(means) / len(means))


@pytest.mark.slow
def test_perfect_values_leave_less_variance(games: list[Record]) -> None:
    results = [win_of_first_seat(game) for game in games]
    good = corrected(results, [all_kinds(game, SOURCES["perfect"]) for game in games]).saved
    assert good > 1.01
    assert corrected(results, [all_kinds(game, SOURCES["all"]) for game in games]).saved > 0.98 * good


def test_perfect_values_and_known_draws_explain_every_result() -> None:
    """A seat that draws its moves at random: value of the start + luck of chance + luck of both draws = result."""
    start, lucky = perfect(TINY.start(2)), 0
    for seed in range(60):
        record = random_game(seed)
        state, drawn = record.start(), [0.0, 0.0]
        for entry in record.entries:
            if entry.seat != CHANCE:
                legal, after = state.legal(entry.seat), {}
                for action in legal:
                    child = state.clone()
                    child.apply(action, entry.seat)
                    after[action] = (1, perfect(child)[entry.seat])
                thought = Thought(1.0, entry.action, after, dict.fromkeys(legal, 1 / len(legal)))
                drawn[entry.seat] += luck_of_draw(thought)
            state.apply(entry.action, entry.seat)
        lucky += drawn != [0.0, 0.0]
        chance = luck_of(record, [perfect])[0]
        assert start[0] + chance[0] + drawn[0] - drawn[1] == pytest.approx(win_of_first_seat(record))
    assert lucky > 30


def test_a_move_that_was_not_drawn_has_no_luck() -> None:
    assert luck_of_draw(Thought(1.0, 3, {3: (10, 0.9), 4: (5, 0.1)})) == 0.0
    assert luck_of_draw(Thought(1.0, 3, {3: (10, 0.9), 4: (5, 0.1)}, {3: 0.75, 4: 0.25})) == pytest.approx(0.2)


def test_the_luck_of_all_outcomes_of_an_event_is_zero_on_average() -> None:
    game = benben.game("giza")
    match = Match(game, 2, 5)
    sources, state = sources_of(game, 2), match.record.start()
    for chosen in match.record.entries[:3]:
        outcomes, mean = state.outcomes(), [[0.0, 0.0] for _ in sources]
        total = sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            single = Record(game, 2, match.record.options, match.commitment)
            single.entries = [*match.record.entries[: match.record.entries.index(chosen)], Entry(CHANCE, action)]
            before = Record(game, 2, match.record.options, match.commitment)
            before.entries = single.entries[:-1]
            for own, after, earlier in zip(mean, luck_of(single, sources), luck_of(before, sources), strict=True):
                for seat in range(2):
                    own[seat] += weight / total * (after[seat] - earlier[seat])
        for own in mean:
            assert own == pytest.approx([0.0, 0.0], abs=1e-12)
        state.apply(chosen.action, CHANCE)


def test_of_many_outcomes_some_are_drawn_without_regard_to_the_one_that_came() -> None:
    outcomes = [(action, 1 + action % 3) for action in range(3 * MOST_OUTCOMES)]
    total, trials = sum(weight for _, weight in outcomes), 4000
    means = [0.0] * len(outcomes)
    rng = Random(1)
    for _ in range(trials):
        factors = compared_outcomes(outcomes, 5, rng)
        assert len(factors) <= MOST_OUTCOMES + 1
        assert sum(factors.values()) == pytest.approx(0.0)
        for action, factor in factors.items():
            means[action] += factor / trials
    for action, weight in outcomes:
        assert means[action] == pytest.approx(float(action == 5) - weight / total, abs=0.01)
    few = compared_outcomes(outcomes[:3], 1, rng)
    assert few == pytest.approx({0: -1 / 6, 1: 4 / 6, 2: -3 / 6})


@pytest.mark.slow
def test_drawn_outcomes_leave_no_bias() -> None:
    """Every game draws other outcomes: the same ones each time would be wrong by the same amount in all games."""
    game = benben.game("pyramids")

    def shuffled(factor: int) -> Values:
        def values(state: State) -> Sequence[float]:
            assert isinstance(state, Pyramids)
            return [float(state.hands[0] * factor % 107), 0.0]

        return values

    sources = [shuffled(factor) for factor in (1, 2, 5, 11, 23, 47)]
    found = [luck_of(Match(game, 2, seed).record, sources) for seed in range(400)]
    for luck in [[kinds[number][0] for kinds in found] for number in range(len(sources))]:
        assert variance(luck) > 100
        assert abs(sum(luck) / len(luck)) < 4 * math.sqrt(variance(luck) / len(luck))


def test_luck_of_the_setup_can_be_left_out() -> None:
    record = Match(find_game("giza"), 2, 5).record
    sources = sources_of(record.game, 2)
    assert all(any(luck) for luck in luck_of(record, sources))
    assert luck_of(record, sources, after_setup=True) == [[0.0, 0.0] for _ in sources]


class TestCorrection:
    def test_weights_are_found_on_the_other_folds(self) -> None:
        luck = [[float(number % 7 - 3), 5.0, float(number % 11 - 5)] for number in range(200)]
        results = [0.5 + 0.1 * first - 0.02 * third for first, _, third in luck]
        less = corrected(results, luck)
        assert less.results == pytest.approx([0.5] * 200, abs=0.02)
        assert less.saved > 100

    def test_a_game_has_no_part_in_the_weights_of_its_own_correction(self) -> None:
        """Else its luck and its weights would depend on each other, and the correction would be biased."""
        rng = Rng(3)
        luck = [[float(rng.below(100)), float(rng.below(100))] for _ in range(5 * FOLDS)]
        results = [float(rng.below(2)) for _ in luck]
        before = corrected(results, luck).results
        for game in (0, 7, 49):
            other = [1000.0 if number == game else result for number, result in enumerate(results)]
            after = corrected(other, luck).results
            assert after[game] - other[game] == pytest.approx(before[game] - results[game])
            assert after[game - FOLDS] == pytest.approx(before[game - FOLDS])
            assert after[game - 1] != pytest.approx(before[game - 1])

    @pytest.mark.slow
    @pytest.mark.parametrize("games", [25, 50, 100])
    def test_luck_that_foresees_nothing_does_hardly_any_harm_in_short_tournaments(self, games: int) -> None:
        """A fixed ridge let the variance of 25 results grow by an eighth: six weights were fitted to noise."""
        rng = Random(1)
        plain = less = 0.0
        for _ in range(30):
            luck = [[rng.gauss(0.0, 1.0) for _ in range(6)] for _ in range(games)]
            results = [rng.gauss(0.0, 1.0) for _ in luck]
            plain += variance(results)
            less += variance(corrected(results, luck).results)
        assert less < 1.07 * plain

    @pytest.mark.slow
    def test_luck_that_foresees_much_is_used_in_short_tournaments(self) -> None:
        rng = Random(1)
        plain = less = 0.0
        for _ in range(30):
            luck = [[rng.gauss(0.0, 1.0) for _ in range(6)] for _ in range(50)]
            results = [first + second + rng.gauss(0.0, 1.0) for first, second, *_ in luck]
            plain += variance(results)
            less += variance(corrected(results, luck).results)
        assert plain > 2.3 * less

    def test_few_games_and_luck_that_never_varies_change_nothing(self) -> None:
        few = [float(number % 2) for number in range(FEWEST)]
        assert corrected(few, [[result] for result in few]).results == few
        assert corrected([1.0, 0.0, 1.0], [[0.5]] * 3).results == [1.0, 0.0, 1.0]
        results = [float(number % 2) for number in range(40)]
        assert corrected(results, [[0.5, 0.0]] * 40).results == results
        assert corrected(results, [[]] * 40).results == results
        assert corrected([], []).results == []


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

    def test_half_as_many_games_are_enough_where_their_number_is_known(self) -> None:
        """Looked at after every game up to the last, the interval still misses the truth in one of twenty experiments."""
        needed = games_needed(0.25, 0.04)
        last = math.ceil(needed)
        assert margin_at(last, 0.25, needed) == pytest.approx(0.04, rel=0.01)
        assert margin_at(2 * last, 0.25) > 0.037
        missed = 0
        for seed in range(200):
            rng, total = Rng(seed), 0
            missed_now = False
            for games in range(1, last + 1):
                total += int(rng.below(2))
                missed_now |= games >= FEWEST_GAMES and abs(total / games - 0.5) > margin_at(games, 0.25, needed)
            missed += missed_now
        assert 2 <= missed <= 10
        reflected = QUANTILE * math.sqrt(0.25 * needed) / 60
        assert margin_at(60, 0.25, needed) < 0.8 * reflected  # large differences still end it early

    def test_a_question_is_answered_by_exclusion_or_by_precision(self) -> None:
        sure = sequential_estimate([1.0, 0.9] * 100)
        assert sure.answers(0.5, 0.001)
        even = sequential_estimate([1.0, 0.0] * 5000)
        assert not even.excludes(0.5)
        assert even.answers(0.5, 0.03)
        assert not even.answers(0.5, 0.001)
