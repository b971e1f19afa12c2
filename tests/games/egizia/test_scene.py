"""The scene of Egizia: pieces and places, and words for all of them."""

from __future__ import annotations

import random
from typing import cast

import pytest

import benben
from benben.games.egizia.box import BOX
from benben.words import Words

from games.egizia.builders import GAME, position

WORDS = Words(game="egizia")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_river_shows_its_stops_in_order(players: int) -> None:
    """EG-1.1, EG-1.2"""
    state = position(players, nile=["quarry-2"], ships={"edfu": ["p1"]})
    scene = GAME.scene(state.perspective(0).view())
    river = scene.areas[0]
    revealed = [place.id.removeprefix("space.") for place in river.places if place.id.startswith("space.")]
    berths = 3 if players == 4 else 2
    assert revealed == [space.name for space in BOX.spaces if not (space.kind == 2 and space.berth >= berths)]
    cells = [(place.x // 39, place.y) for place in river.places if place.id.startswith(("space.", "site."))]
    assert cells == sorted(cells)
    assert [piece.word for piece in scene.pieces if piece.place == "space.c1"] == ["quarry-2"]
    assert [piece.owner for piece in scene.pieces if piece.place == "space.edfu"] == ["p1"]


def test_every_space_of_a_building_shows_its_stone_or_its_value() -> None:
    """EG-1.6, EG-1.7, EG-1.9: what is built in order, then what the rest is worth; graves may be face down."""
    state = position(2, buildings={"obelisk": "p1 p2", "grave": "p2"}, graves=[4, 3, 2, 1, 6, *[0] * 7])
    scene = GAME.scene(state.perspective(0).view())
    obelisk = [(piece.kind, piece.owner or piece.word) for piece in scene.pieces_at("part.obelisk")]
    assert obelisk == [("piece", "p1"), ("piece", "p2"), *[("worth", str(value)) for value in range(3, 10)]]
    graves = [piece.owner or piece.word for piece in scene.pieces_at("part.grave")]
    assert graves == ["p2", "3", "2", "1", "6", *["hidden"] * 7]
    assert [piece.word for piece in scene.pieces_at("part.temple-top")] == ["6", "6"]
    held = {place.id: place.note for place in scene.places()}
    assert (held["p1.graves"], held["p2.graves"]) == ("0", "4")


@pytest.mark.parametrize(
    ("ring", "ways"),
    [
        ("left", ["ring.stay", "ring.right", "ring.far.right"]),
        ("centre", ["ring.left", "ring.stay", "ring.right"]),
        ("right", ["ring.far.left", "ring.left", "ring.stay"]),
    ],
)
def test_the_places_of_the_water_ring_are_called_by_the_way_there(ring: str, ways: list[str]) -> None:
    """EG-1.11, EG-4.6: who touches a place next to the ring moves it there."""
    scene = GAME.scene(position(2, ring=ring).perspective(0).view())
    assert [place.id for place in scene.places() if place.id.startswith("ring.")] == ways
    assert [piece.word for piece in scene.pieces_at("ring.stay")] == ["ring"]


def test_a_tableau_counts_what_its_player_has() -> None:
    """EG-1.3, EG-8.2: stones and quarries, ships, sphinx cards, number in the sequence, place on the track."""
    state = position(
        2, ships={"edfu": ["p1"]}, sequence=["p2", "p1"], track="p2 p1", tableaus={0: {"stones": 7, "cards": "quarry-4"}}
    )
    for viewer in (0, 1):
        scene = GAME.scene(state.perspective(viewer).view())
        notes = {place.id: place.note for place in scene.places()}
        assert (notes["p1.stones"], notes["p1.quarry"], notes["p1.number"]) == ("7", "+7", "2")
        assert (notes["p1.rank"], notes["p2.rank"]) == ("2", "1")
        assert [piece.count for piece in scene.pieces_at("p1.ships")] == [7]
        assert [piece.count for piece in scene.pieces_at("p2.ships")] == [8]


def test_the_end_turns_up_everybodys_sphinx_cards() -> None:
    """EG-9.2 While the game is on only their number is seen."""
    match, rng = benben.Match(GAME, 3, seed=5), random.Random(5)
    while not match.over():
        for viewer, rival in ((0, "p2"), (None, "p1")):
            scene = GAME.scene(match.perspective(viewer).view())
            assert not [piece for piece in scene.pieces if ".shown" in piece.place]
            assert {piece.word for piece in scene.pieces_at(f"{rival}.sphinx")} <= {"hidden"}
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    hands = cast("list[list[str]]", match.perspective(None).view()["hands"])
    assert any(hands)
    for viewer in (None, 0, 1, 2):
        scene = GAME.scene(match.perspective(viewer).view())
        for seat, hand in enumerate(hands):
            place = "hand" if seat == viewer else f"p{seat + 1}.shown"
            assert [piece.word for piece in scene.pieces_at(place)] == hand
            assert viewer == seat or not scene.pieces_at(f"p{seat + 1}.sphinx")


def test_every_piece_label_and_touch_of_many_positions_has_words() -> None:
    rng, keys = random.Random(1), set()
    match = benben.Match(GAME, 4, seed=3)
    while not match.over():
        seat = match.actors()[0]
        if rng.random() < 0.2:
            scene = GAME.scene(match.perspective(seat).view())
            keys |= {f"egizia-{piece.kind}-{piece.word}" for piece in scene.pieces}
            keys |= {place.label for area in scene.areas for place in area.places if place.label}
            keys |= {area.title for area in scene.areas if area.title}
            ids = [place.id for area in scene.areas for place in area.places]
            assert len(ids) == len(set(ids))
            for area in scene.areas:
                assert all(
                    place.x + place.width <= area.width and place.y + place.height <= area.height for place in area.places
                )
        match.play(seat, rng.choice(match.legal(seat)))
    assert len(keys) > 60
    assert [key for key in sorted(keys) if not WORDS.knows(key)] == []


def test_pieces_and_places_that_a_move_leaves_alone_are_the_same_objects_afterwards() -> None:
    """A server keeps the last scene of every viewer, and compares it with the next."""
    match, rng, kept = benben.Match(GAME, 4, seed=3), random.Random(3), 0
    anew: set[str] = set()
    before = GAME.scene(match.perspective(0).view())
    for _ in range(60):
        seat = next(one for one in match.actors() if one not in match.sealed)
        match.play(seat, rng.choice(match.legal(seat)))
        scene = GAME.scene(match.perspective(0).view())
        for olds, news in ((before.pieces, scene.pieces), (before.places(), scene.places())):
            here = {one.id: one for one in olds}
            equal = [(here[one.id], one) for one in news if here.get(one.id) == one]
            kept += sum(old is new for old, new in equal)
            anew |= {new.id for old, new in equal if old is not new}
        before = scene
    assert kept > 60 * 100
    parts = ("part", "space", "site", "crew", "field", "crews", "stones", "quarry", "number", "rank", "graves", "ships")
    assert [name for name in anew if any(part in parts for part in name.split("."))] == []
