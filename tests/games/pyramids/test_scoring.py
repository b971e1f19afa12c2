"""The points of Pyramids, by rule id: worked examples, a second count by other means, and explanations that add up."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

import benben
from benben.games.pyramids.box import BOX
from benben.games.pyramids.state import Pyramids
from benben.games.pyramids.stone_groups import empty_pyramids

from games.pyramids.builders import GAME, build_more, play, play_at_random, position, started

CARDS = {card.name: card for card in BOX.cards}


def cells_of(pyramid: dict[str, str]) -> dict[tuple[int, int], tuple[int, int]]:
    """PY-4.5 For each cell, by column and row: its colour and the number of its stone."""
    cells: dict[tuple[int, int], tuple[int, int]] = {}
    stone = 0
    for word, name in pyramid.items():
        stage, index = (int(part) for part in word.split("."))
        for column, side in enumerate(name.split("-")):
            x, y = stage + 2 * index + column, 2 * stage
            if len(side) == 1:
                stone += 1
                cells[(x, y)] = cells[(x, y + 1)] = (BOX.letters.index(side), stone)
            else:
                cells[(x, y + 1)] = (BOX.letters.index(side[0]), stone + 1)
                cells[(x, y)] = (BOX.letters.index(side[1]), stone + 2)
                stone += 2
    return cells


def largest_by_flood(pyramid: dict[str, str]) -> list[int]:
    """PY-5.1 counted another way: flood each group over the grid and count its different stones."""
    cells, best = cells_of(pyramid), [0] * 5
    for start, (colour, _) in cells.items():
        group, ahead = {start}, [start]
        while ahead:
            x, y = ahead.pop()
            for spot in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if spot not in group and spot in cells and cells[spot][0] == colour:
                    group.add(spot)
                    ahead.append(spot)
        best[colour] = max(best[colour], len({cells[spot][1] for spot in group}))
    return best


def largest(state: Pyramids, seat: int) -> list[int]:
    return [int(state.pyramids.largest[5 * seat + colour]) for colour in range(5)]


def points_of(groups: list[int]) -> int:
    """The points of a pyramid whose largest groups have these numbers of stones."""
    ground = empty_pyramids(1)
    for colour, size in enumerate(groups):
        ground.largest[colour] = size
    return int(ground.points(0))


def part(breakdown: dict[str, Any], key: str) -> dict[str, Any]:
    return next(entry for entry in breakdown["parts"] if entry["key"] == key)


def test_py_5_1_worked_example_of_the_rulebook() -> None:
    """PY-5.1, PY-5.2 Groups of 4, 2, 6, 3, 1 score 4+2+6+3+1 and 6 again, 22 in all, without a bonus."""
    assert points_of([4, 2, 6, 3, 1]) == 22


def test_py_5_1_the_longest_counts_again_once_also_when_tied() -> None:
    """PY-5.1"""
    assert points_of([4, 4, 0, 0, 0]) == 12


def test_py_5_2_bonus_when_every_colour_has_three() -> None:
    """PY-5.2"""
    assert points_of([3, 3, 3, 3, 3]) == 15 + 3 + 10
    assert points_of([3, 3, 3, 3, 2]) == 14 + 3


@pytest.mark.parametrize(
    ("pyramid", "blue"),
    [
        ({"0.0": "b-b"}, 2),
        ({"0.0": "b-wr"}, 1),
        ({"0.0": "b-w", "0.1": "b-r"}, 1),
        ({"0.0": "w-b", "0.1": "b-r"}, 2),
        ({"0.0": "wb-r", "0.1": "b-r"}, 1),
        ({"0.0": "r-wb", "0.1": "b-r"}, 2),
        ({"0.0": "r-wb", "0.1": "bw-y"}, 1),
        ({"0.0": "w-b", "0.1": "r-w", "1.0": "b-y"}, 2),
        ({"0.0": "b-w", "0.1": "r-y", "1.0": "b-y"}, 1),
        ({"0.0": "r-y", "0.1": "b-w", "1.0": "y-b"}, 2),
        ({"0.0": "r-wb", "0.1": "y-w", "1.0": "b-y"}, 1),
        ({"0.0": "r-bw", "0.1": "y-w", "1.0": "b-y"}, 2),
        ({"0.0": "r-bw", "0.1": "y-w", "1.0": "bw-y"}, 1),
    ],
)
def test_py_5_1_stones_connect_where_cells_share_an_edge(pyramid: dict[str, str], blue: int) -> None:
    """PY-5.1, PY-1.3, PY-4.5 Beside, in the same row; above, over the half it stands on. A large stone is one stone."""
    state = position(["y-b" if "y-b" not in pyramid.values() else "y-y", ""], pyramids={"p1": pyramid})
    assert largest(state, 0)[0] == blue
    assert largest(state, 0) == largest_by_flood(pyramid)


@pytest.mark.parametrize("seed", range(30))
def test_py_5_1_groups_agree_with_a_count_over_the_grid(seed: int) -> None:
    """PY-5.1"""
    rng = benben.Rng(seed)
    state = play_at_random(started(3, seed), rng, int(rng.below(160)))
    for seat in range(3):
        assert largest(state, seat) == largest_by_flood(state.pyramid_words(seat))


def test_py_5_3_worked_example_of_the_rulebook() -> None:
    """PY-5.3 Red and blue on three cards each score 6, once."""
    state = position(["y-b", ""], obelisks={"p1": "b-wr r-gb by-r w-g"})
    breakdown = part(state.breakdown(0), "pyramids-obelisk")
    assert breakdown["points"] == 6
    assert breakdown["args"] == {"colour": "blue", "count": 3, "cards": "b-wr r-gb by-r"}


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15)])
def test_py_5_3_points_by_the_number_of_cards(cards: int, points: int) -> None:
    """PY-5.3 A colour counts once a card."""
    column = ["b-b", "b-wr", "b-wg", "b-wy", "b-rg", "b-ry"][:cards]
    state = position(["y-b", ""], obelisks={"p1": " ".join(column)})
    found = [entry["points"] for entry in cast("Any", state.breakdown(0)["parts"]) if entry["rule"] == "PY-5.3"]
    assert found == [points]


def test_py_5_4_only_a_strict_majority_earns() -> None:
    """PY-5.4 Ties, and nobody having any, give nothing."""
    state = position(["y-b", "", ""], tombs={"p1": "b-wr w-w", "p2": "b-wg", "p3": "g-g"})
    assert [state.tomb_points(seat) for seat in range(3)] == [10, 0, 5]
    breakdown = part(state.breakdown(0), "pyramids-tomb")
    assert [(line["args"]["colour"], line["points"]) for line in breakdown["parts"]] == [
        ("blue", 0),
        ("white", 5),
        ("red", 5),
        ("green", 0),
        ("yellow", 0),
    ]
    assert breakdown["parts"][0]["args"] == {"colour": "blue", "stones": 1, "rival": 1, "won": "no"}


def test_py_5_5_a_glyph_counts_in_its_own_kind_of_edifice() -> None:
    """PY-5.5"""
    cards = {kind: next(card.name for card in BOX.cards if card.glyph == kind) for kind in ("pyramid", "obelisk", "tomb")}
    pyramid, obelisk, tomb = cards["pyramid"], cards["obelisk"], cards["tomb"]
    right = position(["y-b", ""], pyramids={"p1": {"0.0": pyramid}}, obelisks={"p1": obelisk}, tombs={"p1": tomb})
    wrong = position(["y-b", ""], pyramids={"p1": {"0.0": tomb}}, obelisks={"p1": pyramid}, tombs={"p1": obelisk})
    assert part(right.breakdown(0), "pyramids-glyphs")["points"] == 6
    assert part(wrong.breakdown(0), "pyramids-glyphs")["points"] == 0
    named = [
        (line["args"]["card"], line["args"]["edifice"]) for line in part(right.breakdown(0), "pyramids-glyphs")["parts"]
    ]
    assert named == [(pyramid, "pyramid"), (obelisk, "obelisk"), (tomb, "tomb")]


def test_py_5_6_most_points_win_and_a_tie_is_shared() -> None:
    """PY-5.6"""
    tied = {"p1": {"0.0": "b-w"}, "p2": {"0.0": "w-b"}, "p3": {"0.0": "r-wb"}}
    gods = ["horus", "anubis", "khepri"]
    state = position(["", "", ""], build_more(2), pyramids=tied, gods=gods, round=10)
    assert state.winners() == []
    play(state, "done")
    assert state.scores() == [5, 5, 4]
    assert state.winners() == [0, 1]
    alone = {**tied, "p2": {"0.0": "b-r"}}
    state = play(position(["", "", ""], build_more(2), pyramids=alone, gods=gods, round=10), "done")
    assert state.scores() == [5, 3, 4]
    assert state.winners() == [0]


def test_the_breakdown_names_the_stones_of_every_group() -> None:
    """PY-5.1 Card and place of each stone; a small stone with its row."""
    pyramid = {"0.0": "r-wb", "0.1": "b-r", "1.0": "y-b"}
    state = position(["w-b", ""], pyramids={"p1": pyramid})
    groups = part(state.breakdown(0), "pyramids-pyramid")["parts"]
    blue = groups[0]
    assert (blue["args"], blue["points"]) == ({"colour": "blue", "stones": 3}, 3)
    assert [tuple(line["args"].values()) for line in blue["parts"]] == [
        ("r-wb", "0.0", "right-lower"),
        ("b-r", "0.1", "left"),
        ("y-b", "1.0", "right"),
    ]
    assert groups[5] == {
        "key": "pyramids-longest",
        "args": {"colour": "blue", "stones": 3},
        "rule": "PY-5.1",
        "points": 3,
    }
    assert groups[6]["args"] == {"earned": "no", "needed": 3, "least": 0, "colour": "green"}


@pytest.mark.parametrize("seed", range(6))
def test_the_breakdown_adds_up_to_the_score_and_names_real_groups(seed: int) -> None:
    state = play_at_random(cast("Pyramids", GAME.start(4)), benben.Rng(seed), 2000)
    for seat in range(4):
        breakdown = state.breakdown(seat)
        assert breakdown["points"] == state.points(seat)
        groups = part(breakdown, "pyramids-pyramid")["parts"][:5]
        assert [group["points"] for group in groups] == largest_by_flood(state.pyramid_words(seat))
        for group in groups:
            letter = BOX.letters[BOX.colours.index(group["args"]["colour"])]
            stones = Counter((line["args"]["card"], line["args"]["stone"]) for line in group["parts"])
            assert set(stones.values()) <= {1}
            assert all(letter in card for card, _ in stones)
