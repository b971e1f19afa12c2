"""What the study of Pyramids measures, on known records."""

from __future__ import annotations

from benben.play.study import ALL

from games.measured_records import by_seat, count_actions, hits, measure_record, read_record, trials


def test_pyramids_counts_bonus_edifices_and_gods() -> None:
    name = "pyramids-bonus"
    values, players = measure_record(name), read_record(name).players
    assert by_seat(values["edifices"]) == values["scores"][ALL]
    earned = [points for points in values["edifices"]["bonus"] if points]
    assert values["bonus"] == {ALL: [float(len(earned)), float(players)]}
    assert set(earned) == {10.0}
    assert [size >= 3 for size in values["shortest"][ALL]] == [points > 0 for points in values["edifices"]["bonus"]]
    assert trials(values["god-wins"]) == hits(values["gods"]) == count_actions(name, "god ") == 10 * players
    assert values["god-wins"]["1 horus"][1] == count_actions(name, "god horus")
    assert sum(values["cards"]["obelisk"]) == count_actions(name, "obelisk ")
    assert sum(values["cards"]["tomb"]) == count_actions(name, "tomb ")
    assert hits(values["majorities"]) == sum(values["edifices"]["tomb"]) / 5
    assert values["shared"] == {ALL: [0.0, 1.0]}


def test_pyramids_knows_a_shared_victory() -> None:
    values = measure_record("pyramids-shared")
    assert values["shared"] == {ALL: [1.0, 1.0]}
    assert sorted(share for share, _ in values["wins"].values())[-1] == 0.5
