"""The calibration benchmark: predictions are sorted into bins, and the error is that of the predictions."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.calibration import BINS, calibration_error, in_bins, main


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
