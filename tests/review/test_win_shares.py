"""Win shares of simulated futures: the numbers that make probabilities of them, and how these are fitted."""

from __future__ import annotations

import tomllib
from math import exp, inf
from pathlib import Path

import pytest

import benben
from benben.arena.executors import LocalExecutor
from benben.bots.networks import Use, shipped_network
from benben.kernel.errors import BadInput
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.review import fit, values
from benben.review.calibration import (
    MOST_ERROR,
    OPEN_HANDS,
    Calibration,
    Numbers,
    read_calibrations,
    shares_at_end,
    shares_of,
)
from benben.review.fit import AS_IT_IS, Both, Future, Observed, file_lines, fit_positions, of_futures
from benben.review.values import NetworkValues, SimulatedValues, describe_values, values_for
from benben.search.playout import rollout
from benben.search.predictor import victory_shares
from review.builders import last_choice, random_game

SURE = Numbers(factor=2.0, points=None, power=0.5, error=1.0, loss=0.5)
CALIBRATION = Calibration(SURE, SURE, games=200, positions=5000, rules="1", seed=1)
GAMES = Path(benben.__file__).parent / "games"


def position(shares: list[float], won: int) -> Observed:
    """A position of two whose four futures were cut short with these values, and whose game this seat won."""
    return of_futures([Future(shares, (), (), 3)] * 4, [float(seat == won) for seat in range(2)])


@pytest.mark.slow
def test_numbers_are_measured_on_games_that_they_have_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    won, lost = [Both(seen, seen) for seen in (position([0.8, 0.2], 0), position([0.8, 0.2], 1))]

    def played(setting: fit.Setting, number: int) -> tuple[int, list[Both]]:
        return number, [won] * 9 + [lost] if number % 2 else [won] * 5 + [lost] * 5

    monkeypatch.setattr(fit, "play_game", played)
    found = fit.fit_setting(fit.Setting("giza", 2, 1, 1), 40, LocalExecutor(1))
    assert (found.games, found.positions) == (40, 400)
    assert shares_of([0.8, 0.2], found.known.numbers.factor)[0] == pytest.approx(0.7, abs=0.03), "all games"
    assert found.known.numbers.error > 25, "each half is predicted by the other, and they differ by 40 points"
    assert found.known == found.open_hands
    assert found.calibration("7", 3).rules == "7"


def test_a_factor_is_fitted_to_results() -> None:
    sure = [[position([0.8, 0.2], 0)] * 24 + [position([0.8, 0.2], 1)]] * 4
    found = fit_positions(sure)
    assert shares_of([0.8, 0.2], found.numbers.factor)[0] == pytest.approx(0.96, abs=0.02)
    assert found.numbers.loss < found.loss_without
    assert found.numbers.error < found.error_without
    assert sum(shares_of([0.9, 0.5, 0.1], 2.0)) == pytest.approx(1.0)


def test_leads_at_the_end_of_futures_are_worth_what_results_say() -> None:
    def ended(won: int) -> Observed:
        return of_futures([Future((), (30, 20), (1.0, 0.0), 16)] * 8, [float(seat == won) for seat in range(2)])

    found = fit_positions([[ended(0)] * 7 + [ended(1)] * 3] * 4)
    points = found.numbers.points
    assert points is not None
    assert ended(0).predicted(AS_IT_IS) == [1.0, 0.0], "without points whoever leads has won"
    assert shares_at_end((30, 20), 16, points, found.numbers.power)[0] == pytest.approx(0.7, abs=0.08)
    assert found.numbers.error < 10 < found.error_without
    assert fit_positions([[ended(0)] * 10] * 4).numbers.points is None, "leads that always win are left as they are"


def test_a_lead_is_worth_more_the_larger_it_is_and_the_fewer_choices_lie_before_it() -> None:
    assert shares_at_end((30, 20), 1, 10.0, 0.5) == pytest.approx([exp(1) / (1 + exp(1)), 1 / (1 + exp(1))])
    far, near, large = [shares_at_end((lead, 20), count, 10.0, 0.5)[0] for lead, count in ((30, 16), (30, 4), (40, 4))]
    assert far < near < large
    assert shares_at_end((30, 20), 16, 10.0, 0.0) == shares_at_end((30, 20), 1, 10.0, 0.5)
    assert shares_at_end((1, 1, 1), 5, 2.0, 0.5) == pytest.approx([1 / 3] * 3)
    assert shares_at_end((900, 0), 1, 0.1, 0.5) == pytest.approx([1.0, 0.0]), "large leads are no overflow"


def test_a_file_is_read_as_it_was_written() -> None:
    one = Calibration(Numbers(0.8, 1.139, 0.0, 1.25, 0.5125), Numbers(1.0, None, 0.5, 2.5, 0.4), 200, 8000, "2", 1)
    text = "\n".join(file_lines({2: CALIBRATION, 3: one}, "benben calibrate egizia"))
    assert read_calibrations(text, "here") == {2: CALIBRATION, 3: one}
    least = Numbers(1.5, None, 0.5, 2.0, inf)
    lines = file_lines({2: Calibration(least, least, 7, 9, "", 0)}, "")
    assert lines[3:] == ["[2]", "factor = 1.5", "error = 2.00", "games = 7", "positions = 9"], "the rest is not known"
    (short,) = read_calibrations("[2]\nfactor = 1.5\nerror = 2.0", "here").values()
    assert short.known == short.open_hands == least


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("factor = 0.0", "factor"),
        ("points = -1.0", "points"),
        ("power = 2.0", "power"),
        ("error = 101.0", "error"),
        ('loss = "low"', "loss"),
        ("games = -1", "games"),
        ("rules = 2", "rules"),
        ("open_hands = {factor = 1.0}", "error"),
    ],
)
def test_a_wrong_entry_is_named(line: str, named: str) -> None:
    entry = {"factor": "factor = 1.0", "error": "error = 2.0"}
    if named in entry and not line.startswith(OPEN_HANDS):
        del entry[named]
    with pytest.raises(BadInput, match=f"here: 2.*{named}"):
        read_calibrations("\n".join(["[2]", *entry.values(), line]), "here")


@pytest.mark.parametrize(
    ("changed", "rules", "good"),
    [
        (CALIBRATION, "1", True),
        (CALIBRATION, "2", False),
        (Calibration(SURE, SURE, 200, 5000, "", 1), "2", True),
        (Calibration(SURE, Numbers(2.0, None, 0.5, MOST_ERROR + 0.1, 0.5), 200, 5000, "1", 1), "1", False),
        (Calibration(Numbers(2.0, None, 0.5, MOST_ERROR + 0.1, 0.5), SURE, 200, 5000, "1", 1), "1", False),
    ],
)
def test_people_are_shown_what_games_by_the_same_rules_have_shown_to_be_probable(
    changed: Calibration, rules: str, good: bool
) -> None:
    assert changed.is_good(rules) is good


def test_a_claim_needs_many_games_and_positions() -> None:
    sizes = [(200, 5000), (199, 5000), (200, 4999)]
    assert [Calibration(SURE, SURE, *size, "1", 1).is_measured for size in sizes] == [True, False, False]


def stored_settings() -> list[tuple[str, int]]:
    """All games and numbers of players."""
    found = []
    for name in benben.games():
        game = benben.game(name)
        found += [(name, players) for players in range(game.seats[0], game.seats[1] + 1)]
    return found


def by_hand(world: State, rng: Rng, numbers: dict[str, float]) -> list[float]:
    """The shares after a future, computed from the numbers of a file."""
    evaluator = world.game.evaluator()
    decisions = float(rollout(world, evaluator, rng))
    if world.depth > 0:
        odds = [(value / (1 - value)) ** numbers["factor"] for value in evaluator.values(world)]
        return [each / sum(odds) for each in odds]
    if "points" not in numbers:
        return list(victory_shares(world))
    weights = [
        exp((score - max(world.scores())) / (numbers["points"] * decisions ** numbers["power"])) for score in world.scores()
    ]
    return [weight / sum(weights) for weight in weights]


@pytest.mark.parametrize(("name", "players"), stored_settings())
def test_reviews_use_the_numbers_that_are_stored(name: str, players: int) -> None:
    stored = tomllib.loads((GAMES / name / "bot" / "win_shares.toml").read_text("utf-8"))[str(players)]
    record = random_game(name, players)
    used = SimulatedValues(benben.game(name), players)
    late, early = last_choice(record).deal(Rng(1)), record.start()
    while early.actors() == (-1,):
        early.resolve_chance(Rng(2))
    for world in (early, late):
        known, hands = by_hand(world.clone(), Rng(3), stored), by_hand(world.clone(), Rng(3), stored.get(OPEN_HANDS, stored))
        assert used.future(world.clone(), Rng(3)) == pytest.approx(known, abs=1e-6)
        assert used.of_world(world.clone(), Rng(3), 1) == pytest.approx(hands, abs=1e-6)


@pytest.mark.parametrize(("name", "players"), stored_settings())
def test_every_setting_shows_percentages(name: str, players: int) -> None:
    found = values_for(benben.game(name), players)
    assert found.known_calibrated
    assert found.calibrated
    assert describe_values(benben.game(name), players) != "none"


def test_a_position_that_is_over_has_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = Numbers(factor=0.5, points=30.0, power=0.5, error=2.0, loss=0.5)
    calibration = Calibration(numbers, numbers, 200, 5000, "2", 1)
    monkeypatch.setattr(values, "calibration_of", lambda game, players: calibration)
    record = random_game("egizia", 2)
    used, result = SimulatedValues(benben.game("egizia"), 2), list(victory_shares(record.replay()))
    assert used.future(record.replay(), Rng(1)) == result
    assert used.of_world(record.replay(), Rng(1), 3) == result
    assert max(used.future(last_choice(record).deal(Rng(1)), Rng(1))) < 0.999, "a lead before the end is no victory yet"


@pytest.mark.parametrize(("loss", "kind"), [(0.9, NetworkValues), (0.1, SimulatedValues)])
def test_reviews_take_whatever_knows_more(loss: float, kind: type[SimulatedValues], monkeypatch: pytest.MonkeyPatch) -> None:
    game = benben.game("giza")
    numbers = Numbers(1.0, None, 0.5, 1.0, loss)
    calibration = Calibration(numbers, numbers, 200, 5000, game.rules, 1)
    monkeypatch.setattr(values, "calibration_of", lambda game, players: calibration)
    monkeypatch.setattr(values, "is_calibrated", lambda game, players: True)
    shipped = shipped_network(game, 2, Use.JUDGE)
    assert shipped is not None
    assert 0.1 < shipped.card.figures["calibration_loss"] < 0.9
    assert type(values_for(game, 2)) is kind
    assert describe_values(game, 2) == ("the network" if kind is NetworkValues else "simulated futures")
    monkeypatch.setattr(values, "is_calibrated", lambda game, players: False)
    assert type(values_for(game, 2)) is NetworkValues, "what is not calibrated is not compared"
