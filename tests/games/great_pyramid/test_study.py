"""What the study of the Great Pyramid measures, on known records."""

from __future__ import annotations

import pytest

import benben
from benben.play.study import ALL, ORDER, study_of

from games.measured_records import by_seat, count_actions, hits, measure_record, read_record, trials


def test_the_great_pyramid_is_finished_or_not() -> None:
    finished, not_finished = measure_record("great_pyramid-capstone"), measure_record("great_pyramid-tenth-round")
    assert finished["finished"] == {ALL: [1.0, 1.0]}
    assert finished["standing"] == {ALL: [9.0]}
    assert finished["stones"] == {"base": [4.0], "middle": [4.0], "capstone": [1.0]}
    assert not_finished["finished"] == {ALL: [0.0, 1.0]}
    assert not_finished["rounds"] == {ALL: [10.0]}
    site = read_record("great_pyramid-tenth-round").replay().to_dict()["site"]
    assert isinstance(site, dict)
    assert not_finished["standing"] == {ALL: [float(len(site["base"]) + len(site["middle"]))]}


@pytest.mark.parametrize("name", ["great_pyramid-capstone", "great_pyramid-tenth-round"])
def test_the_great_pyramid_counts_sources_rows_and_hunger(name: str) -> None:
    values, final = measure_record(name), read_record(name).replay()
    assert by_seat(values["sources"]) == values["scores"][ALL]
    parts = final.breakdown(1)["parts"]
    assert isinstance(parts, list)
    assert {part["args"]["source"]: [part["points"]] for part in parts} == {
        source: [numbers[1]] for source, numbers in values["sources"].items()
    }
    assert trials(values["row-wins"]) == hits(values["rows"]) == count_actions(name, "row ")
    assert trials(values["failures"]) == count_actions(name, "push ") + count_actions(name, "lift ")
    assert sum(values["starved"][ALL]) >= hits(values["failures"])
    assert values["unused"]["food"] == final.to_dict()["food"]


def test_the_great_pyramid_is_studied_with_every_length_of_its_tracks() -> None:
    names = [setting.name for setting in study_of(benben.game("great_pyramid")).settings]
    assert names == [f"{players} players, track length {length}" for length in (3, 4, 5) for players in (3, 4)]


def test_the_starting_player_of_the_great_pyramid() -> None:
    """The winner, p1, sits as far clockwise of the starting player as the measure says."""
    record = read_record("great_pyramid-capstone")
    assert record.replay().winners() == [0]
    distance = next(seat for seat in range(3) if count_actions("great_pyramid-capstone", f"first p{(3 - seat) % 3 + 1}"))
    assert measure_record("great_pyramid-capstone")["wins"][ORDER[distance]] == [1.0, 1.0]
