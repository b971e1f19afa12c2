"""Previews: the certain changes of a choice."""

from __future__ import annotations

from pathlib import Path

import pytest

import benben
from benben.terminal.previews import Previews
from benben.words import Words

from play.test_preview import last_move
from terminal.fakes import table_for
from terminal.test_table import answers

GREAT_PYRAMID = benben.game("great_pyramid")
PYRAMIDS = benben.game("pyramids")


def preview(state: benben.State, seat: int, move: str) -> str:
    perspective = state.perspective(seat)
    words = Words(game=state.game.name)
    previews = Previews(perspective, state.game.scene(perspective.view()), words, f"p{seat + 1}")
    return previews.changes(state.game.parse(move))


def everyone_farms() -> benben.State:
    """All workers are on the farms, and the first player is to act."""
    state = GREAT_PYRAMID.start(players=3)
    state.roll(benben.Rng(1))
    while state.to_dict()["round"] == 0:
        state.apply(GREAT_PYRAMID.parse("place farm"))
    for row in ("no-bonus", "farm-x2", "art-x2"):
        state.apply(GREAT_PYRAMID.parse(f"row {row}"))
    return state


def test_a_preview_shows_certain_changes_only() -> None:
    state = everyone_farms()
    seat = state.actors()[0]
    assert preview(state, seat, "farm") == "food 8→18"
    assert preview(state, seat, "fish") == "food 8→13"
    assert preview(state, seat, "move farm temple") == ""


def test_previews_are_in_the_list_and_in_the_answer_about_a_number(tmp_path: Path) -> None:
    table, screen = table_for(PYRAMIDS, 2, 2, tmp_path)
    match = table.match
    while "take 1" not in [PYRAMIDS.text(action) for action in match.legal(match.actors()[0])]:
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    match.play(match.actors()[0], PYRAMIDS.parse("take 1"))
    texts = answers(table, screen, "? 1")
    assert any("into the pyramid: bottom row, centre  points 0→" in lines for lines in texts)
    assert any("What changes for you: points 0→" in lines for lines in texts)


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("pyramids-own-points", "points 39→60 (in 10 of 10 cases tried)"),
        ("pyramids-few-worlds", "points 44→48"),
    ],
)
def test_a_change_that_is_not_certain_is_counted(name: str, changes: str) -> None:
    state, seat, action = last_move(name)
    assert preview(state, seat, state.game.text(action)) == changes
