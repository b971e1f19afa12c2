"""Every rule of Pyramids about setting up, rounds and building, by its id."""

from __future__ import annotations

from typing import cast

import pytest

import benben
from benben.games.pyramids.moves import PLACE
from benben.games.pyramids.places import FIRST_PLACE, column_of, open_places
from benben.games.pyramids.state import Pyramids, card_words
from benben.kernel.bits import count_bits

from games.pyramids.builders import GAME, build_more, legal, play, play_at_random, position, started

EVERY_COUNT = pytest.mark.parametrize("players", range(2, 6))


def chance_texts(state: benben.State) -> list[str]:
    return [GAME.text(action) for action, _ in state.outcomes()]


@EVERY_COUNT
def test_py_2_1_first_player_then_a_card_each_then_the_quarry(players: int) -> None:
    """PY-2.1, PY-2.2, PY-3.1 The order of chance."""
    state = GAME.start(players)
    assert chance_texts(state) == [f"first p{n}" for n in range(1, players + 1)]
    assert {weight for _, weight in state.outcomes()} == {1}
    state.apply(GAME.parse("first p2"))
    events = state.collect_events()
    state.roll(benben.Rng(3))
    kinds = [event.kind for event in events]
    assert kinds == ["deal"] * players + ["out"] * (players == 2) + ["reveal"] * (2 * players)
    assert [event.args["player"] for event in events[:players]] == [f"p{n}" for n in range(1, players + 1)]
    assert state.actors() == (1,)


def test_py_2_1_only_the_owner_sees_the_card_dealt() -> None:
    """PY-2.1"""
    state = GAME.start(3)
    state.apply(GAME.parse("first p1"))
    events = state.collect_events()
    state.apply(GAME.parse("deal p1 b-wr"))
    assert [events[0].seen_by(viewer)["text"] for viewer in (0, 1, None)] == [
        "deal p1 b-wr",
        "deal p1 hidden",
        "deal p1 hidden",
    ]


@pytest.mark.parametrize(("players", "gods"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_py_2_2_thoth_needs_four_players_and_one_god_sits_out_with_two(players: int, gods: int) -> None:
    """PY-2.2"""
    state = started(players)
    texts = legal(state, state.actors()[0])
    assert len(texts) == gods
    assert ("god thoth" in texts) == (players >= 4)


def test_py_2_2_with_two_players_each_round_the_next_god_sits_out() -> None:
    """PY-2.2 Any of the four at first, then 1, 2, 3, 4, 1 and so on."""
    state = GAME.start(2)
    play(cast("Pyramids", state), "first p1", "deal p1 b-wr", "deal p2 b-wg")
    assert chance_texts(state) == ["out horus", "out anubis", "out khepri", "out sekhmet"]
    state.apply(GAME.parse("out khepri"))
    rng = benben.Rng(1)
    resting: list[object] = []
    while state.depth > 0:
        play_at_random(cast("Pyramids", state), rng, 1)
        view = state.perspective(None).view()
        if state.depth and (not resting or resting[-1] != view["resting"]):
            resting.append(view["resting"])
    assert resting == ["khepri", "sekhmet", "horus", "anubis"] * 2 + ["khepri", "sekhmet"]


def test_py_3_1_pairs_lie_as_they_were_revealed_and_do_not_shift() -> None:
    """PY-3.1, PY-3.3"""
    state = started(3)
    pairs = [state.pair_words(pair) for pair in range(3)]
    first = state.actors()[0]
    others = [(first + 1) % 3, (first + 2) % 3]
    play(state, "god horus", "god anubis", "god khepri")
    assert legal(state, first) == {"take 1", "take 2", "take 3"}
    before = card_words(state.hand_cards(first))
    state.apply(GAME.parse("take 2"))
    assert {*card_words(state.hand_cards(first))} - {*before} == {*pairs[1]}
    play_at_random(state, benben.Rng(2), 2)
    assert state.actors() == (others[0],)
    assert legal(state, others[0]) == {"take 1", "take 3"}
    assert [state.pair_words(pair) for pair in range(3)] == [pairs[0], [], pairs[2]]


def test_py_3_2_gods_are_chosen_clockwise_from_the_first_player() -> None:
    """PY-3.2"""
    state = started(4)
    first = int(state.first)
    asked = []
    for god in ("thoth", "horus", "sekhmet", "anubis"):
        asked.append(state.actors()[0])
        assert f"god {god}" in legal(state, asked[-1])
        state.apply(GAME.parse(f"god {god}"))
        assert f"god {god}" not in legal(state, state.actors()[0])
    assert asked == [(first + i) % 4 for i in range(4)]


def test_py_3_3_turns_go_by_ascending_god_and_each_builds_before_the_next_takes() -> None:
    """PY-3.3"""
    state = started(4)
    first = int(state.first)
    play(state, "god thoth", "god horus", "god sekhmet", "god anubis")
    rng, turns = benben.Rng(1), []
    while not any(text.startswith("god") for text in legal(state, state.actors()[0])):
        seat = state.actors()[0]
        if any(text.startswith("take") for text in legal(state, seat)):
            turns.append(seat)
            play_at_random(state, rng, 1)
            assert state.actors() == (seat,)
            assert {text.split()[0] for text in legal(state, seat)} == {"pyramid"}
        else:
            play_at_random(state, rng, 1)
    assert turns == [(first + 1) % 4, (first + 3) % 4, (first + 2) % 4, first]


def test_py_3_4_who_holds_two_cards_discards_one_clockwise_from_the_first_player() -> None:
    """PY-3.4 Then the first-player token passes to the left."""
    hands = ["b-wr b-wg", "b-wy", "b-rg b-ry"]
    state = position(hands, build_more(1), gods=["horus", "khepri", "anubis"], first=2, round=4)
    play(state, "done")
    assert state.actors() == (2,)
    state = position(hands, build_more(1), gods=["horus", "khepri", "anubis"], first=2, round=4)
    state.gods[2] = 0
    state.gods[0] = 1
    play(state, "done")
    assert state.actors() == (2,)
    assert legal(state, 2) == {"discard b-rg", "discard b-ry"}
    assert state.to_dict()["gods"] == [None] * 3
    assert (state.first, state.round_number) == (2, 3)
    events = state.collect_events()
    play(state, "discard b-ry")
    assert events[0].seen_by(None)["text"] == "discard b-ry"
    assert state.actors() == (0,)
    assert state.first == 2
    play(state, "discard b-wr")
    assert (state.first, state.round_number) == (0, 4)
    assert state.actors() == (benben.CHANCE,)
    assert state.to_dict()["gone"] == ["b-wr", "b-ry"]


def test_py_3_4_nobody_discards_after_the_last_round() -> None:
    """PY-3.4, PY-5 All hands are discarded at once and the tombs are opened."""
    state = position(["b-wr b-wg", "b-wy"], build_more(1), gods=["horus", "anubis"], tombs={"p1": "y-g"}, round=10)
    events = state.collect_events()
    play(state, "done")
    assert state.actors() == ()
    assert state.to_dict()["gone"] == ["b-wr", "b-wg", "b-wy"]
    assert [event.kind for event in events] == ["done", "opened", "opened", "end"]
    assert events[1].seen_by(1)["args"] == {"cards": "y-g", "count": 1}


@EVERY_COUNT
def test_py_3_5_ten_rounds_and_with_five_players_every_card_is_used(players: int) -> None:
    """PY-3.5"""
    state = play_at_random(cast("Pyramids", GAME.start(players)), benben.Rng(7), 1000)
    assert state.depth == 0
    assert [count_bits(state.pyramids.filled[seat]) for seat in range(players)] == [10] * players
    assert len(cast("list[str]", state.to_dict()["pile"])) == 105 - 21 * players


def test_py_4_1_one_pyramid_card_and_at_most_one_card_an_edifice() -> None:
    """PY-4.1"""
    state = position(["b-wr b-wg b-wy", "b-rg"], gods=["sekhmet", "horus"])
    assert legal(state) == {"pyramid b-wr at 0.0", "pyramid b-wg at 0.0", "pyramid b-wy at 0.0"}
    play(state, "pyramid b-wg at 0.0")
    assert legal(state) == {"obelisk b-wr", "obelisk b-wy", "tomb b-wr", "tomb b-wy", "done"}
    play(state, "obelisk b-wr")
    assert legal(state) == {"tomb b-wy", "done"}
    play(state, "tomb b-wy")
    assert legal(state) == {"done"}


@pytest.mark.parametrize(
    ("god", "players", "obelisk", "tomb", "both"),
    [
        *[("horus", n, False, False, False) for n in range(2, 6)],
        *[("anubis", n, False, True, False) for n in range(2, 6)],
        *[("khepri", n, True, False, False) for n in range(2, 6)],
        *[("sekhmet", n, True, True, n < 4) for n in range(2, 6)],
        *[("thoth", n, True, True, True) for n in (4, 5)],
    ],
)
def test_py_4_2_what_each_god_lets_one_build(god: str, players: int, obelisk: bool, tomb: bool, both: bool) -> None:
    """PY-4.2"""
    others = [name for name in ("horus", "anubis", "khepri", "sekhmet", "thoth") if name != god]
    hands = ["b-wr b-wg"] + [""] * (players - 1)
    state = position(hands, build_more(), gods=[god, *others[: players - 1]])
    assert ("obelisk b-wr" in legal(state)) == obelisk
    assert ("tomb b-wr" in legal(state)) == tomb
    assert "done" in legal(state)
    if obelisk:
        after = play(state.clone(), "obelisk b-wr")
        assert legal(after) == ({"tomb b-wg", "done"} if both else {"done"})
    if tomb:
        assert legal(play(state, "tomb b-wr")) == {"done"}


def test_py_4_3_a_turn_goes_pyramid_then_obelisk_then_tomb_and_ends_by_done() -> None:
    """PY-4.3 Also when `done` is the only choice."""
    state = position(["b-wr", "b-rg"], gods=["horus", "anubis"])
    play(state, "pyramid b-wr at 0.0")
    assert legal(state) == {"done"}


def test_py_4_4_there_are_77_shapes_and_no_dead_end() -> None:
    """PY-4.4 The empty ground counted, and shapes that lie otherwise round the first card apart."""
    shapes: set[int] = {0}
    ahead = [0]
    while ahead:
        filled = ahead.pop()
        choices = open_places(filled)
        assert bool(choices) == (count_bits(filled) < 10)
        for place in range(int(PLACE.size)):
            grown = filled | (1 << place)
            if (choices >> place) & 1 and grown not in shapes:
                shapes.add(grown)
                ahead.append(grown)
    assert len(shapes) == 77


def test_py_4_4_places_beside_and_above() -> None:
    """PY-4.4 The base grows at either end; above, a card needs both cards below and no neighbour."""
    base = {"0.0": "b-wr", "0.1": "b-wg", "0.2": "b-wy"}

    def places(pyramid: dict[str, str]) -> set[str]:
        state = position(["y-b", ""], pyramids={"p1": pyramid})
        return {text.split()[-1] for text in legal(state)}

    assert places({}) == {"0.0"}
    assert places({"0.0": "b-wr"}) == {"0.-1", "0.1"}
    assert places({"0.0": "b-wr", "0.1": "b-wg"}) == {"0.-1", "0.2", "1.0"}
    assert places(base) == {"0.-1", "0.3", "1.0", "1.1"}
    assert places({**base, "0.3": "b-rg"}) == {"1.0", "1.1", "1.2"}
    assert places({**base, "0.3": "b-rg", "1.0": "b-ry"}) == {"1.1", "1.2"}
    assert places({**base, "1.0": "b-rg", "1.1": "b-ry"}) == {"0.-1", "0.3", "2.0"}


def test_py_4_5_a_card_above_stands_half_on_each_of_two() -> None:
    """PY-4.5 Left column s + 2k; index -3 to 3 in the base, one less at the right for each stage."""
    columns = {word: column_of(place) for place, word in enumerate(PLACE.words)}
    assert (columns["0.0"], columns["0.1"], columns["1.0"], columns["2.-1"], columns["3.0"]) == (0, 2, 1, 0, 3)
    assert PLACE.words[FIRST_PLACE] == "0.0"
    by_stage = [[word for word in PLACE.words if word.startswith(f"{stage}.")] for stage in range(4)]
    assert [(words[0], words[-1]) for words in by_stage] == [
        ("0.-3", "0.3"),
        ("1.-3", "1.2"),
        ("2.-3", "2.1"),
        ("3.-3", "3.0"),
    ]


def test_py_4_6_the_tomb_is_face_down() -> None:
    """PY-4.6 Others see its size only; the owner may look."""
    state = position(["b-wr b-wg", "b-rg"], build_more(), gods=["anubis", "horus"])
    events = state.collect_events()
    play(state, "tomb b-wg")
    assert events[0].seen_by(0)["text"] == "tomb b-wg"
    assert [events[0].seen_by(viewer)["text"] for viewer in (1, None)] == ["tomb hidden"] * 2
    assert state.perspective(0).view()["tombs"] == [["b-wg"], []]
    for viewer, own in ((1, "b-rg"), (None, "hidden")):
        assert state.perspective(viewer).view()["tombs"] == [["hidden"], []]
        assert state.perspective(viewer).view()["hands"] == [["hidden"], [own]]


def test_py_4_6_the_obelisk_is_a_column_from_the_ground_up() -> None:
    """PY-4.6"""
    state = position(["b-wr", ""], build_more(), obelisks={"p1": "y-g y-b"}, gods=["khepri", "horus"])
    play(state, "obelisk b-wr")
    assert state.perspective(1).view()["obelisks"] == [["y-g", "y-b", "b-wr"], []]


def test_a_card_that_was_in_doubt_bars_taking_a_move_back_and_others_do_not() -> None:
    state = position(["b-wr b-wg", "b-rg"], build_more(), gods=["sekhmet", "horus"])
    play(state, "obelisk b-wr")
    assert not state.revealed
    state = position(
        ["b-wr b-wg", "b-rg"], build_more(), tombs={"p1": "y-g"}, doubts=[["y-g", "b-wr"], []], gods=["khepri", "horus"]
    )
    play(state, "obelisk b-wr")
    assert state.revealed
