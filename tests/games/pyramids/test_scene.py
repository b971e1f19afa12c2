"""The scene of Pyramids: pieces at places, and the click paths of actions through it."""

from __future__ import annotations

import json

import pytest

import benben
from benben.games.pyramids.box import BOX, Card
from benben.games.pyramids.scene import CARD_WIDTH, STONE, card_parts, card_piece
from benben.games.pyramids.state import Pyramids
from benben.play.scene import Place, Scene

from games.pyramids.builders import GAME, build_more, play_at_random, position, started


def scene_of(state: Pyramids, viewer: int | None) -> Scene:
    return GAME.scene(state.perspective(viewer).view())


def place(scene: Scene, name: str) -> Place:
    return next(spot for spot in scene.places() if spot.id == name)


def test_py_4_5_a_card_is_drawn_half_on_each_of_the_two_below() -> None:
    """PY-4.5"""
    pyramid = {"0.-1": "b-wr", "0.0": "b-wg", "0.1": "b-wy", "1.-1": "b-rg", "1.0": "b-ry", "2.-1": "b-gy"}
    scene = scene_of(position(["y-b", ""], pyramids={"p1": pyramid}), 0)
    left, right, top = (place(scene, f"pyramid.{word}") for word in ("0.-1", "0.0", "1.-1"))
    assert (right.x - left.x, top.x - left.x) == (CARD_WIDTH, STONE)
    assert (left.y, top.y) == (right.y, right.y - 2)
    assert place(scene, "pyramid.2.-1").x == right.x


def test_py_1_3_a_card_is_its_stones_and_the_glyph_on_one_of_them() -> None:
    """PY-1.3, PY-1.4"""
    scene = scene_of(position(["y-b", ""], pyramids={"p2": {"0.0": "wr-b"}}), 0)
    (card,) = scene.pieces_at("p2.pyramid.0.0")
    assert (card.kind, card.word) == ("card", "wr-b")
    assert [(part.kind, part.word, part.x, part.y, part.lines, part.tone) for part in card.parts] == [
        ("stone", "white", 0, 0, ["▐w▌"], "white"),
        ("stone", "red", 0, 1, ["▐r▌"], "red"),
        ("stone", "blue", STONE, 0, ["▛b▜", "▙b▟"], "blue"),
        ("glyph", "obelisk", STONE + 1, 0, ["▮"], "blue"),
    ]


@pytest.mark.parametrize("card", BOX.cards, ids=lambda card: card.name)
def test_py_1_4_the_glyph_of_every_card_lies_on_a_stone_of_its_colour(card: Card) -> None:
    """PY-1.4"""
    parts = card_parts(card)
    stones = [part for part in parts if part.kind == "stone"]
    assert sorted(BOX.colours.index(stone.word) for stone in stones) == sorted(card.stones)
    for glyph in parts[len(stones) :]:
        under = [
            stone
            for stone in stones
            if stone.x <= glyph.x < stone.x + STONE and stone.y <= glyph.y < stone.y + len(stone.lines)
        ]
        assert [(stone.tone, glyph.word) for stone in under] == [(glyph.tone, card.glyph)]
        assert BOX.colours.index(under[0].word) == card.cells[card.glyph_cell]


@pytest.mark.parametrize("players", range(2, 6))
def test_every_element_of_a_click_path_is_in_the_scene(players: int) -> None:
    rng = benben.Rng(players)
    state = started(players)
    buttons = {"done", "discard"}
    while state.depth > 0:
        seat = state.actors()[0]
        scene = scene_of(state, seat)
        there = {spot.id for spot in scene.places()} | {piece.id for piece in scene.pieces} | buttons
        for action in state.legal(seat):
            assert set(GAME.catalogue.path(action)) <= there, GAME.text(action)
        play_at_random(state, rng, 1)


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_pieces_lie_at_places_inside_their_areas(viewer: int | None) -> None:
    rng = benben.Rng(9)
    state = started(4)
    while state.depth > 0:
        scene = scene_of(state, viewer)
        spots = [spot.id for spot in scene.places()]
        assert len(spots) == len(set(spots))
        assert {piece.place for piece in scene.pieces} <= set(spots)
        for area in scene.areas:
            for spot in area.places:
                assert 0 <= spot.x <= spot.x + spot.width <= area.width, spot
                assert 0 <= spot.y <= spot.y + spot.height <= area.height, spot
        play_at_random(state, rng, 7)


def with_a_known_tomb(memory: str) -> Pyramids:
    """p2 holds b-wr and a card taken in the open; of the tomb y-g can be worked out, b-wg cannot."""
    return position(
        ["y-b", "b-wr r-w"],
        build_more(),
        tombs={"p2": "y-g b-wg"},
        doubts=[[], ["b-wr", "b-wg"]],
        gods=["anubis", "horus"],
        memory=memory,
    )


def test_py_4_6_closed_memory_shows_others_hands_and_tombs_as_backs_and_numbers() -> None:
    """PY-4.6 Also where the cards could be worked out; the owner sees their own."""
    state = with_a_known_tomb("closed")
    for viewer in (0, None):
        scene = scene_of(state, viewer)
        assert (place(scene, "p2.tomb").note, place(scene, "p2.held").note) == ("◘2", "✋2")
        for name in ("p2.tomb", "p2.held"):
            assert [(piece.word, piece.count, piece.parts) for piece in scene.pieces_at(name)] == [("hidden", 2, [])]
    assert [piece.word for piece in scene_of(state, 1).pieces_at("tomb")] == ["b-wg", "y-g"]
    assert [piece.word for piece in scene_of(state, 1).pieces if piece.place.startswith("hand.")] == ["b-wr", "r-w"]


def test_py_4_6_open_memory_marks_what_is_worked_out() -> None:
    """PY-4.6 A card worked out is a piece of another kind with another glyph; the owner's own cards are not marked."""
    state = with_a_known_tomb("open")
    for viewer in (0, None):
        scene = scene_of(state, viewer)
        tomb, held = scene.pieces_at("p2.tomb"), scene.pieces_at("p2.held")
        assert [(piece.kind, piece.word, piece.glyph) for piece in tomb] == [
            ("card", "hidden", "▒"),
            ("worked-out", "y-g", "∴y-g"),
        ]
        assert [(piece.kind, piece.word) for piece in held] == [("card", "hidden"), ("worked-out", "r-w")]
        assert tomb[1].parts == card_piece("", "", "y-g").parts
    assert {piece.kind for piece in scene_of(state, 1).pieces_at("tomb")} == {"card"}


@pytest.mark.parametrize("memory", ["closed", "open"])
def test_py_4_6_at_the_end_tombs_are_opened(memory: str) -> None:
    """PY-4.6 Then nothing is hidden and nothing had to be worked out."""
    state = play_at_random(started(3, 2, memory), benben.Rng(3), 2000)
    assert state.depth == 0
    tombs = [piece for seat in "123" for piece in scene_of(state, None).pieces_at(f"p{seat}.tomb")]
    assert len(tombs) == sum(int(size) for size in state.tomb_sizes) > 0
    assert {piece.kind for piece in tombs} == {"card"}
    assert "hidden" not in {piece.word for piece in tombs}


def test_a_scene_is_json_down_to_the_parts_of_its_cards() -> None:
    scene = scene_of(started(2), 0)
    data = json.loads(json.dumps(scene.to_dict()))
    assert [area["id"] for area in data["areas"]] == [area.id for area in scene.areas]
    card = next(piece for piece in data["pieces"] if piece["place"] == "quarry.1")
    assert card["parts"][0]["kind"] == "stone"


def test_py_3_1_a_pair_lies_at_one_place() -> None:
    """PY-3.1"""
    scene = scene_of(started(3), 0)
    pairs = [spot for spot in scene.places() if spot.id.startswith("quarry.")]
    assert [len(scene.pieces_at(pair.id)) for pair in pairs] == [2, 2, 2]


def test_one_first_player_token_lies_with_the_first_player() -> None:
    """PY-1.2"""
    state = started(3)
    tokens = [piece.place for piece in scene_of(state, 0).pieces if piece.kind == "token"]
    assert tokens == [f"p{state.first + 1}.first"]


def test_gods_that_sit_out_or_are_taken_are_shown_so() -> None:
    """PY-2.2, PY-3.2"""
    state = position(["y-b", "b-wr"], {"step": "choose-god", "seat": 0}, gods=[None, "anubis"], resting="khepri")
    scene = scene_of(state, 0)
    data = {spot.id: [(tile.word, tile.owner) for tile in scene.pieces_at(spot.id)] for spot in scene.areas[0].places}
    assert data == {
        "god.horus": [("nothing", "")],
        "god.anubis": [("tomb", "p2")],
        "god.khepri": [("resting", "")],
        "god.sekhmet": [("both", "")],
    }


def test_what_two_viewers_see_alike_is_the_same_object_in_both_scenes() -> None:
    """A server keeps the last scene of every viewer."""
    state = play_at_random(started(3), benben.Rng(4), 60)
    first, second = (scene_of(state, viewer) for viewer in (0, None))
    for own, others in ((first.pieces, second.pieces), (first.places(), second.places())):
        alike = [(one, other) for one in own for other in others if one == other]
        assert len(alike) > 10
        assert [one.id for one, other in alike if one is not other] == []
