"""The calibration benchmark: predictions are sorted into bins, and the error is that of the predictions."""

from __future__ import annotations

from math import log
from pathlib import Path
from random import Random

import pytest

from benben.bots.network_file import read_file
from benben.bots.networks import load_network
from benben.bots.win_shares import network_shares
from benben.kernel.perspective import Perspective
from benben.registry import find_game
from benben.review.calibration import read_calibrations
from benben.review.fit import POSITIONS
from benchmarks.builder_games import PlayedBy, games_of, saved_games
from benchmarks.calibration import (
    BINS,
    Position,
    best_factor,
    calibration_error,
    cross_validated,
    fitted,
    in_bins,
    log_loss,
    looked_at,
    main,
    measure,
    positions_of,
    prediction,
    sharpened,
    stored_lines,
)

from bots.networks_by_hand import random_file


def test_true_probabilities_are_calibrated_and_others_are_not() -> None:
    rng = Random(1)
    predictions = [rng.random() for _ in range(20000)]
    honest = [(share, float(rng.random() < share)) for share in predictions]
    boastful = [(min(1.0, share + 0.2), true) for share, true in honest]
    assert calibration_error(in_bins(honest)) < 0.015
    assert 0.12 < calibration_error(in_bins(boastful)) < 0.22


def test_bins_hold_every_pair() -> None:
    bins = in_bins([(0.0, 0.0), (0.05, 1.0), (0.55, 0.5), (1.0, 1.0)])
    assert len(bins) == BINS
    assert [entry.count for entry in bins] == [2, 0, 0, 0, 0, 1, 0, 0, 0, 1]
    assert bins[0].true == 0.5
    assert calibration_error(bins) == pytest.approx((2 * 0.475 + 0.05) / 4)
    assert calibration_error(in_bins([])) == 0.0


def test_a_setting_is_measured_and_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["giza", "--players", "2", "--games", "2", "--level", "random"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("giza for 2, ")
    assert "of 2 games (too few for a claim)" in lines[0]
    assert len(lines) > 1


def test_the_log_loss_is_lower_the_more_is_known() -> None:
    assert log_loss([([0.5, 0.5], [1.0, 0.0])]) == pytest.approx(log(2))
    assert log_loss([([0.5, 0.5], [0.5, 0.5])]) == pytest.approx(log(2))
    assert log_loss([([0.8, 0.2], [1.0, 0.0])]) < log_loss([([0.6, 0.4], [1.0, 0.0])])
    assert log_loss([]) == 0.0


def test_futures_can_be_simulated_instead(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["giza", "--players", "2", "--games", "1", "--level", "random", "--simulated", "2"]) == 0
    assert capsys.readouterr().out.startswith("giza for 2, 2 futures: error ")


def test_games_of_a_folder_are_played_once(tmp_path: Path) -> None:
    setting = PlayedBy("giza", 2, "random", 3)
    played = sorted(games_of(setting, 3, 1, tmp_path))
    lines = setting.file(tmp_path).read_text("utf-8").splitlines()
    assert len(lines) == 3
    setting.file(tmp_path).write_text("\n".join(lines[:2]) + "\n" + lines[2][:20], "utf-8")
    assert sorted(saved_games(setting, tmp_path)) == [0, 1]
    assert sorted(games_of(setting, 3, 1, None)) == played
    again = sorted(games_of(setting, 1, 1, tmp_path))[0]
    predict = prediction(setting)[1]
    assert positions_of(setting, predict, *played[0]) == positions_of(setting, predict, *again)


@pytest.mark.slow
def test_a_factor_makes_careful_predictions_fit() -> None:
    rng = Random(2)
    true = [rng.random() for _ in range(4000)]
    games: list[list[Position]] = []
    for share in true:
        won = float(rng.random() < share)
        games.append([(sharpened([share, 1 - share], 0.5), [won, 1 - won])])
    assert best_factor([position for game in games for position in game]) == pytest.approx(2.0, abs=0.2)
    before, after = [
        calibration_error(in_bins([pair for game in some for shares, won in game for pair in zip(shares, won, strict=True)]))
        for some in (games, cross_validated(games))
    ]
    assert before > 0.08
    assert after < 0.02


def test_a_factor_that_helps_no_other_games_is_left_out() -> None:
    sure: list[Position] = [([0.7, 0.3], [1.0, 0.0])] * 9 + [([0.7, 0.3], [0.0, 1.0])]
    doubtful: list[Position] = [([0.7, 0.3], [1.0, 0.0]), ([0.7, 0.3], [0.0, 1.0])] * 5
    games = [sure, doubtful]
    assert fitted(games) == (1.0, games)
    factor, sharper = fitted([sure, sure])
    assert factor == pytest.approx(log(9) / log(7 / 3), rel=0.02)
    assert sharper[0][0][0][0] == pytest.approx(0.9, abs=0.005)


def test_a_fitted_network_has_the_factor_in_its_weights(tmp_path: Path) -> None:
    game = find_game("giza")
    source, target = tmp_path / "a.network", tmp_path / "b.network"
    source.write_bytes(random_file(game, 2))
    setting = PlayedBy("giza", 2, "random", 3)
    found = measure(setting, 4, 1, tmp_path, str(source), target)
    card, _ = read_file(target)
    factor = card.figures["factor"]
    assert card.figures["calibration_error"] == pytest.approx(found.error)
    perspective = setting.match(0).perspective(0)
    before, after = [network_shares(load_network(path, game, 2), perspective) for path in (source, target)]
    assert after == pytest.approx(sharpened(before, factor), abs=0.002)


def test_positions_are_the_same_whoever_predicts() -> None:
    setting = PlayedBy("giza", 2, "random", 3)
    ((number, choices),) = games_of(setting, 1, 1, None)
    seen, true = looked_at(setting, number, choices)
    assert 0 < len(seen) <= POSITIONS
    shown: list[list[float]] = []

    def greedy_for_chance(perspective: Perspective, rng: Random) -> list[float]:
        shown.append(perspective.observe())
        rng.random()
        return [0.5, 0.5]

    assert [position[1] for position in positions_of(setting, greedy_for_chance, number, choices)] == [true] * len(seen)
    assert shown == [one.perspective.observe() for one in seen]


def test_numbers_of_futures_are_fitted_and_other_entries_stay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "win_shares.toml"
    target.write_text('[5]\nfactor = 1.5\nerror = 2.0\ngames = 7\nrules = "0"\n', "utf-8")
    arguments = ["giza", "--level", "random", "--games", "4", "--simulated", "2", "--fit", str(target)]
    assert main([*arguments, "--players", "2"]) == 0
    assert "what viewers know: factor " in capsys.readouterr().out
    entries = read_calibrations(target.read_text("utf-8"), "here")
    assert sorted(entries) == [2, 5]
    assert (entries[5].games, entries[5].rules, entries[5].known.factor) == (7, "0", 1.5)
    assert (entries[2].games, entries[2].rules, entries[2].seed) == (4, find_game("giza").rules, 1)
    assert entries[2].known.error >= 0.0


@pytest.mark.parametrize("arguments", [["--fit", "a"], ["--simulated", "2", "--fit", "a"]])
def test_what_cannot_be_fitted_is_said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert "error: " in capsys.readouterr().err


def test_the_page_on_bots_has_the_table_of_what_is_stored() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    assert "\n".join(stored_lines()) in page
