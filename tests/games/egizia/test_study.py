"""What the study of Egizia measures, on known records."""

from __future__ import annotations

import re

import pytest

from benben import Record
from benben.games.egizia import lookup
from benben.games.egizia.state import Egizia
from benben.play.study import ALL

from games.measured_records import RECORDS, by_seat, count_actions, hits, measure_record, read_record, trials


@pytest.mark.parametrize("name", ["egizia-players-2", "egizia-players-3", "egizia-players-4", "egizia-variants"])
def test_egizia_counts_sources_cards_hunger_and_buildings(name: str) -> None:
    values, players = measure_record(name), read_record(name).players
    assert by_seat(values["sources"]) == values["scores"][ALL]
    assert values["hunger-cost"]["feeding"] == [0.0 - points for points in values["sources"]["feeding"]]
    assert trials(values["nile"]) == count_actions(name, "nile ") == 50
    assert hits(values["nile"]) == trials(values["nile-wins"]) == count_actions(name, r"(ship|take) c\d")
    assert trials(values["hunger"]) == 5 * players
    assert (hits(values["hunger"]) > 0) == (sum(values["hunger-cost"]["feeding"]) > 0)
    assert sum(sum(points) for points in values["sphinx-points"].values()) == sum(values["sources"]["sphinx cards"])
    assert hits(values["sphinx"]) == sum(points[0] > 0 for points in values["sphinx-points"].values())
    assert hits(values["sphinx-kept"]) == count_actions(name, "keep (?!none)")
    assert sum(values["sphinx-drawn"]["cards"]) == count_actions(name, "draw(-free)? ")
    assert max(values["sphinx-drawn"]["cards"]) <= 5
    assert hits(values["built"]) == count_actions(name, "build ")
    assert trials(values["built"]) == 9 + 12 + 10 + 21


def test_egizia_starts_by_sequence_numbers() -> None:
    name = "egizia-players-4"
    first = re.search(r"chance sequence p(\d)", (RECORDS / f"{name}.record").read_text("utf-8"))
    assert first is not None
    won = int(first[1]) - 1 in read_record(name).replay().winners()
    assert measure_record(name)["wins"]["1"] == [float(won), 1.0]


@pytest.mark.parametrize("name", ["egizia-upstream", "egizia-new-start", "egizia-players-2"])
def test_egizia_counts_ships_that_go_upstream_and_victories_of_the_holder(name: str) -> None:
    """EG-10.8 By either reading; in a game in which nobody took the card nothing is counted."""
    values, record = measure_record(name), read_record(name)
    used, held = values["upstream"]["upstream"]
    holders = {seat for seat in range(record.players) if holds_upstream(record, seat)}
    assert (held > 0) == bool(holders) == ("upstream" in values["nile-wins"])
    assert 0 <= used <= held <= 3
    if holders:
        won = float(bool(holders & set(record.replay().winners())))
        assert values["nile-wins"]["upstream"] == [won, 1.0]


def holds_upstream(record: Record, seat: int) -> bool:
    """Whether a seat has the card for sailing upstream when the game is over."""
    state = record.replay()
    assert isinstance(state, Egizia)
    return bool(state.holds(seat, lookup.UPSTREAM))
