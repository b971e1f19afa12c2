"""Gaps that `make mutation` found in the tests of GIZA: seats after the first, what is said, where a game does not end."""

from __future__ import annotations

from typing import Any

import pytest

import benben
from benben.games.giza.state import Giza

from games.giza.builders import GAME, legal, play, position, why


def refusal(state: Giza, text: str, seat: int = 0) -> tuple[str, str, dict[str, Any]]:
    """Rule, key and arguments by which a move is refused."""
    found = state.refusal(GAME.parse(text), seat)
    assert found is not None
    return found.rule, found.key, dict(found.args)


def drawn(state: Giza) -> list[tuple[int, int]]:
    """Chance plays until somebody is asked: how many tiles the pile and the drawer's hand held before each draw."""
    before = []
    while state.actors() == (benben.CHANCE,):
        before.append((int(state.pile_size), sum(weight for _, weight in state.outcomes())))
        state.apply(state.outcomes()[0][0], benben.CHANCE)
    return before


# --- seats -------------------------------------------------------------------------------------------------------------


def test_gz_3_4_every_seat_plays_discards_and_removes_from_its_own_hand_and_board() -> None:
    """GZ-3.1, GZ-3.4, GZ-6.4"""
    hands = ["+1 +2 +3 +4", "-1 -1 -2 scarab", "+5 -5 -4 -3"]
    state = position(hands, {"p1.cheops": "+5 scarab", "p2.cheops": "+5 scarab", "p2.sphinx": "scarab"}, seat=1)
    found = legal(state, 1)
    assert {text.split()[1] for text in found if text.startswith("play")} == {"-1", "-2", "scarab"}
    assert {text for text in found if text.startswith("discard")} == {"discard -1", "discard -2", "discard scarab"}
    assert {text for text in found if text.startswith("remove")} == {"remove scarab p2.cheops", "remove scarab p2.sphinx"}
    play(state, "discard -1")
    assert legal(state, 1) == {"discard -1", "discard -2", "discard scarab", "stop"}


def test_gz_3_1_the_first_stone_of_the_order_can_be_held_discarded_and_played() -> None:
    """GZ-3.1 +1 is the first tile of all, +2 the second."""
    state = position(["+1 +2 -5 scarab", "+1"])
    assert {"discard +1", "discard +2", "discard -5", "discard scarab"} <= legal(state)
    assert {text.split()[1] for text in legal(state) if text.startswith("play")} == {"+1", "+2", "-5", "scarab"}


def test_gz_3_1_a_hand_with_room_offers_what_it_holds() -> None:
    """GZ-3.1 A hand may hold fewer than four tiles."""
    state = position(["+2 treasure-2", "+1"], {"p1.cheops": "+2"})
    assert {text for text in legal(state) if text.startswith("discard")} == {"discard +2", "discard treasure-2"}
    assert "play treasure-2 on p1.cheops" in legal(state)


def test_gz_5_3_the_option_protects_rivals_sphinxes_from_demolition_alone() -> None:
    """GZ-5.3 Everything else goes where it goes without the option, for every seat."""
    boards = {"p1.sphinx": "sphinx-base", "p2.sphinx": "sphinx-base", "p3.sphinx": "sphinx-base scarab"}
    hands = ["+1", "sphinx-body scarab demolition", "+1"]
    state = position(hands, boards, seat=1, demolish_rival_sphinx="no")
    on_sphinx = {text for text in legal(state, 1) if text.endswith("sphinx")}
    assert on_sphinx == {
        *[f"play sphinx-body on p{player}.sphinx" for player in (1, 2)],
        *[f"play scarab on p{player}.sphinx" for player in (1, 2, 3)],
        "play demolition on p2.sphinx",
    }


# --- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("last", ["+2", "-2", "treasure-2"])
def test_gz_8_1_only_ones_finish_a_pyramid(last: str) -> None:
    """GZ-8.1"""
    ground = "+2" if last.startswith("treasure") else "+5"
    boards = {"p1.cheops": "+1", "p1.chephren": "-1", "p1.mykerinos": ground}
    state = position([f"{last} +3 +4", "+5"], boards)
    play(state, f"play {last} on p1.mykerinos")
    assert state.actors() == (benben.CHANCE,)


@pytest.mark.parametrize("open_site", ["cheops", "chephren", "mykerinos"])
def test_gz_8_1_each_of_the_three_pyramids_must_be_finished(open_site: str) -> None:
    """GZ-8.1 Two finished ones do not end the game, whichever is missing; a sphinx does not replace one."""
    boards = {f"p1.{site}": "+1" for site in ("cheops", "chephren", "mykerinos") if site != open_site}
    state = position(["sphinx-base +2 +3", "+5"], {**boards, f"p1.{open_site}": "+2"})
    play(state, "play sphinx-base on p1.sphinx")
    assert state.actors() == (benben.CHANCE,)


@pytest.mark.parametrize(("owner", "text"), [(0, "p1"), (1, "p2"), (2, "p3")])
def test_gz_8_1_the_end_is_told_with_the_board_that_was_finished(owner: int, text: str) -> None:
    """GZ-8.1"""
    boards = {f"{text}.cheops": "+1", f"{text}.chephren": "-1"}
    state = position(["+1 +2", "+2", "+3"], boards)
    events = state.collect_events()
    play(state, f"play +1 on {text}.mykerinos")
    assert [(event.kind, event.seat, event.rule, event.args) for event in events[1:]] == [
        ("end", owner, "GZ-8.1", {"why": "pyramids", "seat": text})
    ]


def test_gz_8_1_the_last_tile_is_told_with_its_drawer() -> None:
    """GZ-8.1"""
    state = position(["+1 +2 +3 +4", "+1 +2 +3 +4"], seat=1, left=1)
    events = state.collect_events()
    for move in ("discard +1", "stop"):
        play(state, move)
    state.roll(benben.Rng(1))
    assert (events[-1].kind, events[-1].seat, events[-1].args) == ("end", 1, {"why": "last-tile", "seat": "p2"})


# --- drawing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thrown", [1, 2, 4])
def test_gz_3_2_as_many_tiles_are_drawn_as_are_missing_and_each_leaves_the_pile(thrown: int) -> None:
    """GZ-3.2 A tile in three stays in the pile: what is left to draw is always what the pile holds."""
    state = position(["+1 +2 +3 +4", "+1 +2 +3 +4"])
    left = int(state.pile_size)
    for tile in ("+1", "+2", "+3", "+4")[:thrown]:
        play(state, f"discard {tile}")
    play(state, "stop")
    assert drawn(state) == [(left - n, left - n) for n in range(thrown)]
    assert (state.tiles_held(0), state.actors()) == (4, (1,))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_gz_3_2_a_drawn_tile_is_seen_by_whoever_drew_it(seat: int) -> None:
    """GZ-3.2"""
    state = position(["+1 +2 +3 +4"] * 3, seat=seat)
    events = state.collect_events()
    play(state, "discard +1")
    play(state, "stop")
    state.roll(benben.Rng(3))
    (draw,) = [event for event in events if event.kind == "draw"]
    seen = {viewer: draw.seen_by(viewer)["text"] != "draw hidden" for viewer in (0, 1, 2, None)}
    assert seen == {viewer: viewer == seat for viewer in (0, 1, 2, None)}


# --- what is said ------------------------------------------------------------------------------------------------------


def test_gz_5_1_a_demolition_tells_what_was_lost_and_where() -> None:
    """GZ-5.1"""
    state = position(["demolition", "+1"], {"p2.chephren": "+4 -3"})
    events = state.collect_events()
    play(state, "play demolition on p2.chephren")
    event = events[1]
    assert (event.kind, event.seat, event.rule) == ("demolished", 0, "GZ-5.1")
    assert event.args == {"tile": "-3", "player": "p2", "site": "chephren"}


@pytest.mark.parametrize("tile", ["sphinx-base", "scarab"])
def test_gz_5_1_nothing_else_demolishes(tile: str) -> None:
    """GZ-5.1 The tiles after the demolition in the order of TILE are laid."""
    state = position([tile, "+1"])
    play(state, f"play {tile} on p1.sphinx")
    written: Any = state.to_dict()
    assert written["boards"][0]["sphinx"] == [tile]
    assert written["gone"] == {}


BOARDS = {"p1.cheops": "+2", "p2.chephren": "+3 scarab", "p2.sphinx": "sphinx-base"}


@pytest.mark.parametrize(
    ("hand", "move", "expected"),
    [
        ("+3", "play +3 on p1.cheops", ("GZ-4.1", "giza-stone-not-smaller", {"top": "+2", "number": 3, "below": 2})),
        ("treasure-4", "play treasure-4 on p1.cheops", ("GZ-4.2", "giza-treasure-needs-same", {"top": "+2", "number": 4})),
        (
            "treasure-4",
            "play treasure-4 on p1.chephren",
            ("GZ-4.2", "giza-treasure-needs-same", {"top": "ground", "number": 4}),
        ),
        ("+1", "play +1 on p2.sphinx", ("GZ-4.3", "giza-not-on-sphinx", {"top": "sphinx-base"})),
        ("demolition", "play demolition on p2.cheops", ("GZ-5.2", "giza-nothing-to-demolish", {"top": "ground"})),
        ("+1", "play +1 on p2.chephren", ("GZ-6.2", "giza-under-scarab", {"top": "scarab"})),
        ("sphinx-head", "play sphinx-head on p2.sphinx", ("GZ-7.1", "giza-sphinx-order", {"top": "sphinx-base"})),
        ("sphinx-head", "play sphinx-head on p1.sphinx", ("GZ-7.1", "giza-sphinx-order", {"top": "ground"})),
        ("sphinx-base", "play sphinx-base on p1.cheops", ("GZ-7.2", "giza-sphinx-only", {"top": "+2"})),
    ],
)
def test_a_refused_play_says_tile_place_and_what_lies_there(hand: str, move: str, expected: tuple[str, str, Any]) -> None:
    rule, key, more = expected
    _, tile, _, place = move.split()
    player, site = place.split(".")
    assert refusal(position([hand, "+1"], BOARDS), move) == (
        rule,
        key,
        {"tile": tile, "player": player, "site": site, **more},
    )


def test_gz_3_1_what_is_not_in_hand_is_named_first_and_last_tile_alike() -> None:
    """GZ-3.1, GZ-3.4 The first board that is missing and those after it."""
    state = position(["+3", "+1"], {"p1.cheops": "+2"})
    for tile in ("+1", "-5", "scarab"):
        assert refusal(state, f"discard {tile}") == ("GZ-3.1", "giza-not-in-hand", {"tile": tile})
        assert refusal(state, f"play {tile} on p1.cheops") == ("GZ-3.1", "giza-not-in-hand", {"tile": tile})
    for player in ("p3", "p4", "p6"):
        expected = ("GZ-3.4", "giza-no-such-board", {"player": player, "players": 2})
        assert refusal(state, f"play +3 on {player}.cheops") == expected
    assert refusal(state, "stop") == ("GZ-3.1", "giza-nothing-discarded", {})


def test_gz_6_4_a_scarab_that_cannot_be_removed_is_told_by_whose_board_it_is() -> None:
    """GZ-6.4"""
    state = position(["+1", "+1", "+1"], {"p1.cheops": "scarab", "p2.cheops": "+3", "p3.cheops": "scarab"}, seat=1)
    for player in ("p1", "p3"):
        args = {"tile": "scarab", "player": player, "site": "cheops"}
        assert refusal(state, f"remove scarab {player}.cheops", 1) == ("GZ-6.4", "giza-not-your-scarab", args)
    args = {"tile": "scarab", "player": "p2", "site": "cheops"}
    assert refusal(state, "remove scarab p2.cheops", 1) == ("GZ-6.4", "giza-no-scarab-on-top", args)


def test_gz_3_1_a_discard_under_way_says_why_other_moves_wait() -> None:
    """GZ-3.1"""
    state = position(["+1 +2 +3 scarab", "+1"], {"p1.cheops": "scarab"})
    play(state, "discard +3")
    assert refusal(state, "discard -5") == ("GZ-3.1", "giza-not-in-hand", {"tile": "-5"})
    for tile in ("+1", "+2"):
        assert refusal(state, f"discard {tile}") == ("GZ-3.1", "giza-discard-ascending", {"tile": tile, "last": "+3"})
    for move in ("play +1 on p1.cheops", "remove scarab p1.cheops", "play scarab on p2.sphinx"):
        assert refusal(state, move) == ("GZ-3.1", "giza-discard-goes-on", {"move": move})


# --- points ------------------------------------------------------------------------------------------------------------


def test_gz_8_2_the_breakdown_of_every_seat_is_that_of_its_own_board() -> None:
    """GZ-8.2"""
    state = position(["+1", "+1", "+1"], {"p1.cheops": "+5", "p2.chephren": "+4 -2", "p3.sphinx": "sphinx-base"})
    for seat, (site, points) in enumerate([("cheops", 5), ("chephren", 2), ("sphinx", -5)]):
        breakdown: Any = state.breakdown(seat)
        assert (breakdown["key"], breakdown["rule"], breakdown["args"]) == ("giza-total", "GZ-8.2", {"seat": f"p{seat + 1}"})
        assert breakdown["points"] == points
        assert {part["args"]["site"]: part["points"] for part in breakdown["parts"] if part["points"]} == {site: points}


def test_gz_7_1_a_sphinx_tile_needs_the_part_below_and_no_stone() -> None:
    """GZ-7.1, GZ-7.2 A head goes on a body; neither a base nor the bare ground will do, nor a pyramid."""
    state = position(
        ["sphinx-base sphinx-body sphinx-head", "+1"], {"p1.cheops": "+1", "p1.chephren": "+2", "p1.mykerinos": "+3"}
    )
    assert {text for text in legal(state) if "sphinx-" in text and text.startswith("play")} == {
        "play sphinx-base on p1.sphinx",
        "play sphinx-base on p2.sphinx",
    }
    assert why(state, "play sphinx-body on p1.cheops") == "GZ-7.2"


@pytest.mark.parametrize(("number", "fitting"), [(2, {"+2"}), (3, {"+3"}), (4, {"+4"})])
def test_gz_4_2_a_treasure_needs_its_very_number(number: int, fitting: set[str]) -> None:
    """GZ-4.2 Neither a greater nor a smaller stone."""
    state = position([f"treasure-{number}", "+1"], {"p1.cheops": "+2", "p1.chephren": "+3", "p1.mykerinos": "+4"})
    tops = {"p1.cheops": "+2", "p1.chephren": "+3", "p1.mykerinos": "+4"}
    assert {tops[text.split()[-1]] for text in legal(state) if text.startswith("play")} == fitting


# --- whose turn it is --------------------------------------------------------------------------------------------------


def test_gz_3_2_the_next_player_begins_a_turn_of_its_own() -> None:
    """GZ-3.2 After a play, a discard and a removed scarab alike: it may play, and nothing is being discarded."""
    for move in (["play +4 on p1.chephren"], ["discard +4", "stop"], ["remove scarab p1.cheops"]):
        state = position(["+1 +2 +3 +4", "+1 +2 +3 +4"], {"p1.cheops": "scarab"})
        for text in move:
            play(state, text)
        state.roll(benben.Rng(1))
        assert {text.split()[0] for text in legal(state, 1)} == {"play", "discard"}


def test_gz_2_1_the_first_player_begins_with_a_turn() -> None:
    """GZ-2.1 Once the hands are dealt."""
    state = GAME.start(2, {"first": "p2"})
    state.roll(benben.Rng(1))
    step = state.step()
    assert step is not None
    assert (state.actors(), step.name) == ((1,), "turn")


def test_gz_3_1_equal_tiles_are_offered_once() -> None:
    """GZ-3.1 The list itself holds no move twice."""
    state = position(["+1 +1 +1 scarab", "+1"])
    for text in ("", "discard +1"):
        if text:
            play(state, text)
        assert state.legal(0) == sorted(set(state.legal(0)))


def test_gz_6_2_no_sphinx_begins_on_a_scarab() -> None:
    """GZ-6.2, GZ-7.1"""
    state = position(["sphinx-base", "+1"], {"p1.sphinx": "scarab"})
    assert why(state, "play sphinx-base on p1.sphinx") == "GZ-6.2"
    assert why(state, "play sphinx-base on p2.sphinx") == ""
