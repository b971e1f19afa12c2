"""EG-12: every sphinx card by its own condition."""

from __future__ import annotations

from typing import Any

import pytest

from benben.games.egizia.box import BOX
from benben.games.egizia.moves import SPHINX_CARD
from benben.games.egizia.scoring import card_points

from games.egizia.builders import cards_of, last_moves, play, position

GRAVES = [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]
ROWS = {1: "p2 " * 6, 2: "p2 " * 5, 3: "p2 " * 4, 4: "p2 " * 3}


def pyramid(rows: int, last: str = "") -> dict[str, Any]:
    """A pyramid with so many complete rows and these stones in the next."""
    built = {f"pyramid-{row}": ROWS[row] for row in range(1, rows + 1)}
    return {"buildings": {**built, f"pyramid-{rows + 1}": last}}


def temple(middle: str, top: str = "") -> dict[str, Any]:
    """A temple with both columns and these stones above."""
    parts = {"temple-left": "p2 p2 p2", "temple-right": "p2 p2 p2", "temple-middle": middle, "temple-top": top}
    return {"buildings": parts}


def mine(**tableau: Any) -> dict[str, Any]:
    """What lies before the holder."""
    return {"tableaus": {0: tableau}}


def both(one: dict[str, Any], two: dict[str, Any]) -> dict[str, Any]:
    """What lies before the holder and another."""
    return {"tableaus": {0: one, 1: two}}


def lowest(*seats: int, market: str) -> dict[str, Any]:
    """These seats are on the lowest space of a market."""
    return {"players": 4, "tableaus": {seat: {"markets": {market: 4}} for seat in seats}}


EACH_2 = {"obelisk": "p1 p1", "grave": "p1 p1", "temple-left": "p1", "temple-right": "p1", "pyramid-1": "p1 p1"}
CASES: list[tuple[str, dict[str, Any], int]] = [
    *[(f"obelisk-{n}", {"buildings": {"obelisk": "p2 " * n}}, points) for n, points in ((7, 4), (8, 6), (9, 8))],
    *[(f"obelisk-{n}", {"buildings": {"obelisk": "p1 " * (n - 1)}}, 0) for n in (7, 8, 9)],
    ("pyramid-row-3", pyramid(3), 5),
    ("pyramid-row-3", pyramid(2, "p1 p1 p1"), 0),
    ("pyramid-row-4", pyramid(4), 7),
    ("pyramid-row-4", pyramid(3, "p1 p1"), 0),
    ("temple-middle", temple("p2 p2"), 5),
    ("temple-middle", temple("p1"), 0),
    ("temple-complete", temple("p2 p2", "p2 p2"), 8),
    ("temple-complete", temple("p1 p1", "p1"), 0),
    ("all-graves", {"buildings": {"grave": "p2 " * 12}, "graves": GRAVES}, 6),
    ("all-graves", {"buildings": {"grave": "p1 " * 11}, "graves": GRAVES}, 0),
    *[(f"players-{m}-market", {}, 0) for m in ("stone", "grain")],
    *[(f"players-{m}-market", lowest(1, market=m), 3) for m in ("stone", "grain")],
    *[(f"players-{m}-market", lowest(0, 2, market=m), 5) for m in ("stone", "grain")],
    *[(f"players-{m}-market", lowest(1, 2, 3, market=m), 7) for m in ("stone", "grain")],
    *[(f"players-{m}-market", lowest(0, 1, 2, 3, market=m), 7) for m in ("stone", "grain")],
    ("own-temple-4", {"buildings": {"temple-left": "p1 p1 p1", "temple-right": "p1"}}, 7),
    ("own-temple-4", {"buildings": {"temple-left": "p1 p1 p1", "temple-right": "p2"}}, 0),
    ("own-pyramid-6", {"buildings": {"pyramid-1": "p1 " * 6}}, 6),
    ("own-pyramid-6", {"buildings": {"pyramid-1": "p1 " * 5}}, 0),
    ("own-pyramid-7", {"buildings": {"pyramid-1": "p1 " * 6, "pyramid-2": "p1"}}, 8),
    ("own-pyramid-7", {"buildings": {"pyramid-1": "p1 " * 6, "pyramid-2": "p2"}}, 0),
    ("own-obelisk-4", {"buildings": {"obelisk": "p1 p2 p1 p1 p1"}}, 6),
    ("own-obelisk-4", {"buildings": {"obelisk": "p1 p2 p1 p1"}}, 0),
    ("own-obelisk-5", {"buildings": {"obelisk": "p1 p2 p1 p1 p1 p1"}}, 8),
    ("own-obelisk-5", {"buildings": {"obelisk": "p1 p2 p1 p1 p1"}}, 0),
    ("own-each-2", {"buildings": EACH_2, "graves": [1, 1, 2, 2, 2, 2] + [0] * 6}, 8),
    ("own-each-2", {"buildings": {**EACH_2, "obelisk": "p1"}, "graves": [1, 1, 2, 2, 2, 2] + [0] * 6}, 0),
    ("own-graves", {"buildings": {"grave": "p1 p2 p1"}, "graves": GRAVES[:7] + [0] * 5}, 2),
    ("own-graves", mine(cards="grave-card"), 0),
    *[(f"crew-{crew}", mine(crews={crew: 7}), 7) for crew in ("a", "b", "c", "joker")],
    ("most-quarries", {}, 7),
    ("most-quarries", both({}, {"cards": "quarry-2"}), 0),
    ("most-green", mine(cards="field-green-2"), 7),
    ("most-green", both({}, {"cards": "field-green-2"}), 0),
    ("most-yellow", {}, 0),
    ("most-yellow", both({"cards": "field-yellow-5"}, {"cards": "field-yellow-5"}), 7),
    ("most-yellow", both({"cards": "field-yellow-5"}, {"cards": "field-yellow-6"}), 0),
    ("most-brown", mine(cards="field-brown-9"), 7),
    ("most-brown", mine(cards="field-brown-9 improve-field", attached={"brown-9": 1}), 0),
    ("most-yellow", mine(cards="field-brown-9 improve-field", attached={"brown-9": 1}), 7),
    ("own-stone-market", mine(markets={"stone": 4}), 5),
    ("own-stone-market", mine(markets={"stone": 3, "grain": 4}), 0),
    ("own-grain-market", mine(markets={"grain": 4}), 5),
    ("own-grain-market", mine(markets={"stone": 4, "grain": 3}), 0),
    ("permanents", mine(cards="upstream improve-field quarry-2 field-green-2 grain-4 grave-card"), 4),
    ("permanents", {}, 0),
    ("ten-percent", {"scores": [39, 0]}, 3),
    ("ten-percent", {"scores": [-39, 0]}, 0),
]


@pytest.mark.parametrize(("card", "changes", "points"), CASES)
def test_a_sphinx_card_scores_by_its_condition(card: str, changes: dict[str, Any], points: int) -> None:
    """EG-12"""
    state = position(**changes)
    assert card_points(state, 0, SPHINX_CARD.words.index(card)) == points


def test_every_sphinx_card_has_cases_that_score_and_that_do_not() -> None:
    """EG-12"""
    always = {"crew-a", "crew-b", "crew-c", "crew-joker"}
    assert {card for card, _, points in CASES if points} == {card.name for card in BOX.sphinx}
    assert {card for card, _, points in CASES if not points} == {card.name for card in BOX.sphinx} - always


def test_the_card_for_every_ten_points_comes_last() -> None:
    """EG-9.2, EG-12: 8 + 2 (crew-joker) make ten."""
    state = last_moves(scores=[8, 0], history=cards_of(0, "ten-percent", "crew-joker"))
    assert play(state, "decline").scores() == [8 + 2 + 1, 0]
