"""Rules version 1: positions that were saved back then go on under the readings they were begun with.

Each file of ``version_1_positions`` was written by the rules of version 1: a position, every move that followed (those of
chance too) until the end, and how the game ended then.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from benben import CHANCE, BadInput
from benben.play.rules_versions import options_today

from games.egizia.builders import GAME

FILES = sorted((Path(__file__).parent / "version_1_positions").glob("*.json"))
VERSION_1 = {"upstream": "new-start", "sphinx_draw": "one-by-one", "market_cards": "either-marker"}
"""The readings of version 1 that are options today."""


def saved(path: Path) -> dict[str, Any]:
    """A file with a position of version 1."""
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    assert data["position"]["rules"] == "1"
    return data


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_a_position_of_version_1_goes_on_to_the_same_end(path: Path) -> None:
    """EG-10.3, EG-10.8, EG-10.9, EG-11 Every move is legal, and scores and winners are those of back then."""
    data = saved(path)
    state = GAME.from_dict(data["position"])
    assert {name: state.settings[name] for name in VERSION_1} == VERSION_1
    assert state.settings["leftover_card"] == data["position"]["options"]["leftover_card"]
    assert state.to_dict()["rules"] == GAME.rules == "2"
    for text in data["moves"]:
        action = GAME.parse(text)
        seat = state.actors()[0]
        if seat == CHANCE:
            assert action in [outcome for outcome, _ in state.outcomes()]
        state.apply(action, seat)
    assert (state.scores(), [f"p{seat + 1}" for seat in state.winners()]) == (data["scores"], data["winners"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_a_position_of_version_1_is_written_as_version_2_and_read_again(path: Path) -> None:
    state = GAME.from_dict(saved(path)["position"])
    assert GAME.from_dict(state.to_dict()).to_dict() == state.to_dict()


def test_positions_of_several_phases_are_kept() -> None:
    steps = {saved(path)["position"]["agenda"][-1]["step"] for path in FILES}
    assert {"ship", "feed", "work", "keep", "leftover", "evening", "last", "bid-number", "draw-sphinx"} <= steps


def test_version_1_has_no_options_that_came_later() -> None:
    data = copy.deepcopy(saved(FILES[0])["position"])
    data["options"]["upstream"] = "one-ship"
    with pytest.raises(BadInput, match="rules version 1 has no option 'upstream'"):
        GAME.from_dict(data)


def test_a_header_of_version_1_is_read_with_its_readings() -> None:
    named = {"leftover_card": "after-ships", "seat_bid": "on"}
    assert options_today(GAME, "1", named) == {**named, **VERSION_1}
    assert options_today(GAME, "2", named) == named
