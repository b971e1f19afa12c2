"""Positions of Egizia read back: errors name the entry."""

from __future__ import annotations

from typing import Any, cast

import pytest

from benben import BadInput
from benben.games.egizia.state import Egizia

from games.egizia.builders import GAME, at_site, draw, legal, play, position

UNSETTLED = {"seat": "p1", "drawn": ["crew-a"], "kept": None}
"""A draw of a sphinx card that its seat has not kept or put back yet."""


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda d: d["tableaus"][0]["crews"].update(a=10), r"tableaus\[0\]: crews: a must be from 0 to 9, not 10"),
        (lambda d: d.update(ring="top"), "ring: 'top' is not known"),
        (lambda d: d.update(scores=[3, 0]), r"track|ledger\[0\] adds up to 0, but the score of p1 is 3"),
        (lambda d: d.update(track=["p1", "p1"]), "track must name every seat once"),
        (lambda d: d.update(track=["p1", None]), "track must name every seat once"),
        (lambda d: d.update(scores=[0, 3], track=["p1", "p2"]), "track: p2 has more points than p1 in front"),
        (lambda d: d["nile"].__setitem__(0, "papyrus"), r"nile\[0\]: 'papyrus' is not known"),
        (lambda d: d["nile"].__setitem__(0, "upstream"), "upstream: 2 in this position, the box has 1"),
        (lambda d: d["buildings"].update({"temple-middle": ["p1"]}), "temple-middle: stone 1 cannot stand there"),
        (lambda d: d["buildings"].update(grave=["p1"] * 5), "buildings: grave: stone 5 cannot stand there"),
        (lambda d: d["buildings"].update(grave=["p1"] * 13), "buildings: grave: stone 13 cannot stand there"),
        (lambda d: d["ships"].update(edfu=["p1"] * 9), "p1 has more than 8 ships on the board"),
        (lambda d: d["ships"].update({"sphinx.1": ["p1", "p2"]}), "sphinx.1: a berth holds one ship"),
        (lambda d: d.update(tale=[{"seat": "p1", "drawn": ["crew-a", "crew-a"], "kept": []}]), "crew-a cannot come up then"),
        (lambda d: d.update(tale=[UNSETTLED, UNSETTLED]), r"tale\[0\]: kept: only the last draw can be unsettled"),
        (lambda d: d["tableaus"][0]["attached"].update({"brown-6": 1}), "brown-6 cannot be improved 1 times"),
        (lambda d: d.update(agenda=[{"step": "bonus"}]), "could do nothing"),
        (lambda d: d.update(dice=1), "'dice' is not known here"),
    ],
)
def test_a_malformed_position_names_the_entry(change: Any, why: str) -> None:
    data = position(2).to_dict()
    change(data)
    with pytest.raises(BadInput, match=why):
        GAME.from_dict(data)


def test_stones_on_open_graves_are_read_back() -> None:
    """EG-1.7 Graves have no value of their own in the box: they are read whatever the order of the entries."""
    data = cast("dict[str, Any]", position(2).to_dict())
    data["buildings"].update(grave=["p1", "p2"])
    for entries in (data, dict(reversed(data.items()))):
        state = GAME.from_dict(entries)
        assert state.to_dict() == data


def test_a_keep_that_is_still_open_is_read_back() -> None:
    """EG-11 keep_two_sphinx: between the first and the second card."""
    rich = {"stones": 20, "crews": {"a": 5}, "cards": "keep-two-sphinx"}
    state = draw(play(at_site(0, "p1", tableaus={0: rich}), "crew a"), "crew-a crew-b")
    play(state, "keep crew-b")
    again = GAME.from_dict(state.to_dict())
    assert isinstance(again, Egizia)
    assert again.to_dict() == state.to_dict()
    assert GAME.position.count(again) == GAME.components(2, again.settings)
    assert legal(again) == {"keep crew-a", "keep none"}
