"""The balance page and its plots follow from the saved reports."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import benben
from benben.arena.balance.page import estimate_text, read_report, write_page
from benben.play.study import AMOUNT, SHARE

from .builders import STUDY, run_balance


@pytest.mark.slow
def test_the_page_is_made_from_the_saved_reports(tmp_path: Path) -> None:
    assert run_balance(tmp_path, "--seed", "4") == 0
    folder = tmp_path / "balance"
    page = (tmp_path / "balance.md").read_text("utf-8")
    for text in ("## GIZA", "bots: random (no search); seed 4", "| 6 players | 2 |", "### Points by site", "n=2)"):
        assert text in page
    for picture in folder.glob("*.svg"):
        assert f"](balance/{picture.name})" in page
    saved = read_report(folder / "giza.json")
    saved["title"], saved["game"] = "ANOTHER", "zebra"
    (folder / "zebra.json").write_text(json.dumps(saved), "utf-8")
    (folder / "zebra.md").write_text("The stripes are too wide.\n", "utf-8")
    text = write_page(folder).read_text("utf-8")
    assert text.index("## GIZA") < text.index("## ANOTHER") < text.index("The stripes are too wide.")


@pytest.mark.slow
def test_plots_are_the_same_bytes_every_time_and_old_ones_are_deleted(tmp_path: Path) -> None:
    assert run_balance(tmp_path) == 0
    folder = tmp_path / "balance"
    before = {path.name: path.read_bytes() for path in folder.glob("*.svg")}
    assert len(before) == len(STUDY.measures)
    assert not any(b"<dc:date>" in picture for picture in before.values())
    (folder / "giza-gone.svg").write_text("", "utf-8")
    assert run_balance(tmp_path, "--report") == 0
    assert {path.name: path.read_bytes() for path in folder.glob("*.svg")} == before


def test_proposals_come_before_the_games(tmp_path: Path) -> None:
    folder = tmp_path / "balance"
    folder.mkdir()
    (folder / "giza.json").write_text(
        json.dumps({"game": "giza", "title": "GIZA", "rules": "1", "bots": "x", "seed": 1, "settings": [], "measures": []}),
        "utf-8",
    )
    assert "Proposals" not in write_page(folder).read_text("utf-8")
    (folder / "proposals.md").write_text("## Proposals: other values\n", "utf-8")
    text = write_page(folder).read_text("utf-8")
    assert text.index("# Balance") < text.index("## Proposals: other values") < text.index("## GIZA")


def test_a_file_that_is_no_report_is_named(tmp_path: Path) -> None:
    (tmp_path / "balance").mkdir()
    for text in ("{", "[]", '{"game": "giza"}'):
        (tmp_path / "balance/giza.json").write_text(text, "utf-8")
        with pytest.raises(benben.BadInput, match=r"giza\.json"):
            write_page(tmp_path / "balance")


def test_an_estimate_is_printed_with_its_interval_and_trials() -> None:
    one = {"value": 0.25, "low": 0.19, "high": 0.32, "count": 200}
    assert estimate_text({"kind": SHARE}, one) == "25 % (19-32, n=200)"
    assert estimate_text({"kind": AMOUNT}, {**one, "value": 12.04, "high": 13.0}) == "12.0 ±1.0"
    assert estimate_text({"kind": AMOUNT}, None) == ""
