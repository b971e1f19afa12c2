"""What the terminal says a choice costs and gains."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

import benben
from benben.terminal.drawing import in_columns
from benben.terminal.previews import Previews
from benben.words import Words

from terminal.fakes import table_for
from terminal.test_table import answers

GREAT_PYRAMID = benben.game("great_pyramid")
PYRAMIDS = benben.game("pyramids")


def told(state: benben.State, seat: int, move: str) -> str:
    perspective = state.perspective(seat)
    words = Words(game=state.game.name)
    foresight = Previews(perspective, state.game.scene(perspective.view()), words, f"p{seat + 1}")
    return foresight.of(state.game.parse(move))


def everyone_farms() -> benben.State:
    """All workers are on the farms, and the first player is to act."""
    state = GREAT_PYRAMID.start(players=3)
    state.roll(benben.Rng(1))
    while state.to_dict()["round"] == 0:
        state.apply(GREAT_PYRAMID.parse("place farm"))
    for row in ("no-bonus", "farm-x2", "art-x2"):
        state.apply(GREAT_PYRAMID.parse(f"row {row}"))
    return state


def test_a_choice_tells_what_surely_changes_and_nothing_else() -> None:
    state = everyone_farms()
    seat = state.actors()[0]
    assert told(state, seat, "farm") == "food 8→18"
    assert told(state, seat, "fish") == "food 8→13"
    assert told(state, seat, "move farm temple") == ""


def test_the_list_tells_gains_and_asking_about_a_number_tells_them_too(tmp_path: Path) -> None:
    table, screen = table_for(PYRAMIDS, 2, 2, tmp_path)
    match = table.match
    while "take 1" not in [PYRAMIDS.text(action) for action in match.legal(match.actors()[0])]:
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    match.play(match.actors()[0], PYRAMIDS.parse("take 1"))
    shown = answers(table, screen, "? 1")
    assert any("into the pyramid at 0.0  points 0→" in lines for lines in shown)
    assert any("What changes for you: points 0→" in lines for lines in shown)


def test_a_list_has_as_many_columns_as_fit() -> None:
    entries = [Text(word) for word in ("a", "bb", "a long entry", "d", "e")]
    assert [line.plain for line in in_columns(entries, 30)] == ["a  bb  a long entry  d  e"]
    assert [line.plain for line in in_columns(entries, 16)] == ["a             d", "bb            e", "a long entry"]
    assert [line.plain for line in in_columns(entries, 5)] == ["a", "bb", "a long entry", "d", "e"]
