"""Balance studies of games that were played already, from records in a folder."""

from __future__ import annotations

from pathlib import Path

import pytest

import benben
from benben.arena.balance.people_games import people_report, records_in
from benben.cli import main
from benben.kernel.rng import Rng
from benben.play.match import Match
from benben.play.record import Record

GIZA = benben.game("giza")


def finished(seed: int, options: dict[str, str] | None = None) -> Record:
    match, rng = Match(GIZA, 2, seed, options), Rng(seed)
    while not match.over():
        seat = match.actors()[0]
        legal = match.perspective(seat).legal()
        match.play(seat, legal[rng.below(len(legal))])
    return match.record


def test_records_are_grouped_by_players_and_options() -> None:
    games = [finished(1), finished(2), finished(3, {"memory": "open"})]
    report = people_report(GIZA, games, "a test")
    assert [(setting["name"], setting["games"]) for setting in report["settings"]] == [
        ("2 players", 2),
        ("2 players, memory open", 1),
    ]
    wins = next(measure for measure in report["measures"] if measure["name"] == "wins")
    shares = wins["figures"]["2 players"]
    assert shares["first"]["value"] + shares["second"]["value"] == pytest.approx(1.0)
    assert shares["first"]["count"] == 2


def test_a_folder_is_searched_for_finished_games_of_the_title(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    (inner / "one.benben").write_text(finished(1).dumps())
    (tmp_path / "unfinished.benben").write_text(Match(GIZA, 2, 5).record.dumps())
    (tmp_path / "notes.txt").write_text("no record")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff")
    (tmp_path / "broken.benben").write_text(finished(2).dumps().replace("discard", "DISCARD").replace("play", "ploy", 1))
    found = records_in(tmp_path, GIZA)
    assert [record.dumps() for record in found.records] == [finished(1).dumps()]
    assert [why.split(":")[0] for why in found.left_out] == [str(tmp_path / "broken.benben")]
    assert records_in(tmp_path, benben.game("pyramids")).records == []


@pytest.mark.slow
def test_the_command_studies_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one.benben").write_text(finished(1).dumps())
    assert main(["balance", "giza", "--records", str(tmp_path), "--out", str(tmp_path / "out")]) == 0
    page = (tmp_path / "out" / "people.md").read_text("utf-8")
    assert "# Games of people" in page
    assert f"games of people, from {tmp_path}" in page
    assert (tmp_path / "out" / "people" / "giza-people-wins.svg").is_file()
    assert main(["balance", "pyramids", "--records", str(tmp_path), "--out", str(tmp_path / "none")]) == 2
    assert "there are no finished games of pyramids" in capsys.readouterr().err
    assert main(["balance", "giza", "--records", str(tmp_path / "nowhere")]) == 2
    assert "there is no folder" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()
