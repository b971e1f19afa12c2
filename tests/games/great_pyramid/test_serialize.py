"""Positions of Giza: The Great Pyramid that cannot be are refused, and every refusal names the entry."""

from __future__ import annotations

from typing import Any

import pytest

from benben import BadInput

from games.great_pyramid.builders import GAME, game_by_policy, position, turn


@pytest.mark.parametrize("players", [3, 4])
def test_every_position_of_a_game_is_read_back_as_it_was_written(players: int) -> None:
    for state in game_by_policy(players, 4)[::5]:
        data = state.to_dict()
        assert GAME.from_dict(data).to_dict() == data
        assert GAME.position.count(state) == GAME.components(players, state.settings)


BROKEN = [
    ({"round": 11}, "round must be from 0 to 10"),
    ({"queue": ["p1", "p1", "p2", "p3"]}, "queue must name every seat once"),
    ({"rows": ["support", "support", None, None]}, "a row is taken by one seat"),
    ({"rows": ["supper", None, None, None]}, "rows: 'supper' is not known"),
    ({"food": [1, 2, 3]}, "food must have 4 entries"),
    ({"art": [1, 2, 3, -1]}, "art must be from 0"),
    ({"bids": [None, None, None, "sealed"]}, "bids must be a whole number"),
    ({"workers": [{"farm": 8}, {"farm": 8}, {"farm": 8}, {"moon": 8}]}, "'moon' is not known here"),
    ({"workers": [{"farm": 8}, {"farm": 8}, {"farm": 8}, {"farm": 7}]}, "workers p4: 7 in this position, the box has 8"),
    ({"sleds": {"quarry-1": {"at": 9, "stone": "base"}}}, "at must be from 0 to 4"),
    ({"sleds": {"quarry-1": {"at": 2, "stone": None}}}, "a sled on its track carries a stone"),
    ({"sleds": {"quarry-9": None}}, "'quarry-9' is not known here"),
    ({"reserve": {"base": 4, "middle": 4, "capstone": 1, "sand": 2}}, "'sand' is not known here"),
    ({"site": {"base": ["a"], "middle": ["b"]}}, "a middle stone stands on a base stone"),
    ({"waiting": 2}, "middle: 6 in this position, the box has 4"),
    ({"capstone": "moon"}, "capstone: 'moon' is not known"),
    ({"ledger": [{"scoring": "push"}]}, r"ledger\[0\]: 'stone' is missing"),
    ({"agenda": [turn(actions=7)]}, "actions must be from 0 to 3"),
    ({"agenda": [{"step": "bid", "seat": 0, "nominator": 0, "task": 9}]}, "task must be from 0 to 5"),
    ({"luck": 3}, "'luck' is not known here"),
]


@pytest.mark.parametrize(("change", "message"), BROKEN)
def test_a_broken_position_names_the_entry(change: dict[str, object], message: str) -> None:
    data: dict[str, Any] = position().to_dict()
    data.update(change)
    with pytest.raises(BadInput, match=message):
        GAME.from_dict(data)


@pytest.mark.parametrize("missing", ["round", "workers", "sleds", "ledger", "capstone"])
def test_a_position_with_a_missing_entry_names_it(missing: str) -> None:
    data = position().to_dict()
    del data[missing]
    with pytest.raises(BadInput, match=f"'{missing}' is missing"):
        GAME.from_dict(data)


def test_gp_1_3_a_position_of_rules_version_1_keeps_its_tracks_of_four() -> None:
    """GP-1.3 A game that was begun with tracks of four goes on with them."""
    data: dict[str, Any] = position(["quarry-1.4 1"], track_length="4").to_dict()
    read = GAME.from_dict({**data, "rules": "1"})
    assert (read.to_dict(), read.to_dict()["rules"]) == (data, "2")
    assert GAME.parse("advance quarry-1.4") in read.legal(0)
    with pytest.raises(BadInput, match="rules version 3 is not known, only 1 or 2"):
        GAME.from_dict({**data, "rules": "3"})
