"""What the study of GIZA measures, on known records."""

from __future__ import annotations

import pytest

from benben.play.study import ALL

from games.measured_records import by_seat, count_actions, hits, measure_record, trials


@pytest.mark.parametrize(("name", "why"), [("giza-pyramids", "pyramids"), ("giza-last-tile", "last-tile")])
def test_giza_knows_how_a_game_ended(name: str, why: str) -> None:
    values = measure_record(name)
    assert values["ends"][why] == [1.0, 1.0]
    assert hits(values["ends"]) == 1.0
    assert list(values["enders"]) == [why]


def test_giza_counts_points_by_site_and_tiles() -> None:
    values = measure_record("giza-pyramids")
    assert by_seat(values["sites"]) == values["scores"][ALL]
    played, thrown = count_actions("giza-pyramids", "play "), count_actions("giza-pyramids", "discard ")
    assert hits(values["tiles"]) == trials(values["rivals"]) == played
    assert trials(values["tiles"]) == played + thrown
    own = sum(count_actions("giza-pyramids", rf"play \S+ on p{seat}\.") for seat in (1, 2, 3))
    assert own == played
    away = sum(count_actions("giza-pyramids", rf"(?<=p{seat} )play \S+ on p[^{seat}]\.") for seat in (1, 2, 3))
    assert hits(values["rivals"]) == away
