"""The view and the observation vector of Egizia."""

from __future__ import annotations

from typing import Any, cast

import pytest

import benben

from games.egizia.builders import GAME, position


def test_fields_show_what_is_watered() -> None:
    """EG-1.11 An improved field shows the class it has become."""
    held = {0: {"cards": "field-yellow-5 field-brown-8 improve-field", "attached": {"brown-8": 1}}}
    state = position(ring="left", tableaus=held)
    fields = cast("list[dict[str, Any]]", state.perspective(0).view()["tableaus"])[0]["fields"]
    assert [(field["name"], field["class"], field["watered"]) for field in fields] == [
        ("start", "green", True),
        ("yellow-5", "yellow", False),
        ("brown-8", "yellow", False),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_vector_has_the_declared_size(players: int) -> None:
    state = GAME.start(players)
    state.roll(benben.Rng(1))
    for viewer in (0, 1, None):
        assert len(state.perspective(viewer).observe()) == GAME.observation_size(players)
