"""The scene of Giza: The Great Pyramid: pieces at places, and the click paths of actions through it."""

from __future__ import annotations

from typing import Any

import pytest

from benben.games.great_pyramid.box import BOX

from games.great_pyramid.builders import GAME, game_by_policy, position


@pytest.mark.parametrize("players", [3, 4])
def test_the_scene_shows_every_worker_and_stone_once(players: int) -> None:
    for state in game_by_policy(players, 6)[::11]:
        view: dict[str, Any] = state.perspective(0).view()
        scene = GAME.scene(view)
        places = {place.id for area in scene.areas for place in area.places}
        assert len({piece.id for piece in scene.pieces}) == len(scene.pieces)
        workers = sum(piece.count for piece in scene.pieces if piece.kind == "worker")
        stones = sum(piece.count for piece in scene.pieces if piece.kind in ("stone", "sled"))
        assert workers == sum(count for name, count in state.game.position.count(state).items() if "workers" in name)
        assert stones == 9
        assert {piece.place for piece in scene.pieces} <= places
        for area in scene.areas:
            for place in area.places:
                assert place.x + place.width <= area.width
                assert place.y + place.height <= area.height


def test_paths_lead_to_places_and_pieces_of_the_scene() -> None:
    """Every element that a player touches to move, place or push is in the scene."""
    state = position(["quarry-1.0 3"], sleds={"quarry-1": (0, "base")})
    scene = GAME.scene(state.perspective(0).view())
    there = {place.id for area in scene.areas for place in area.places} | {piece.id for piece in scene.pieces}
    for text in ("move farm quarry-2", "advance quarry-1.0", "push quarry-1", "build a", "load middle", "assign temple"):
        touched = [name for name in GAME.catalogue.path(GAME.parse(text)) if not name.startswith("do.")]
        assert touched
        assert set(touched) <= there


def test_the_board_is_drawn_from_the_ground_up() -> None:
    """Stones of a higher tier come after those they stand on, and the plots that a hand touches after all stones."""
    state = position(base="abcd", middle="ab", capstone="middle-camp")
    scene = GAME.scene(state.perspective(0).view())
    site = [place.id for place in scene.places() if place.id.startswith("site.")]
    tiers = ["base"] * 4 + ["middle"] * 4 + ["top"] + ["a", "b", "c", "d"]
    assert [name.rsplit(".", 1)[1] for name in site] == tiers
    stones = [piece.place for piece in scene.pieces if piece.place in site]
    assert stones == ["site.a.base", "site.b.base", "site.c.base", "site.d.base", "site.a.middle", "site.b.middle"]


@pytest.mark.parametrize(("players", "push", "final"), [(3, "6 3 1 +4", "10 6 3"), (4, "6 3 1 0 +4", "10 6 3 1")])
def test_the_player_aid_shows_the_scoring_table(players: int, push: str, final: str) -> None:
    """GP-5.5, GP-7.1: what the screens of the box have printed inside; the fourth rank is for four players."""
    aid = GAME.scene(position(players=players).perspective(0).view()).areas[-1]
    notes = {place.id: place.note for place in aid.places}
    assert (notes["aid.push-food"], notes["aid.lift-food"]) == ("4 6 8", "4")
    assert (notes["aid.push"], notes["aid.final-lift"]) == (push, final)
    assert len(notes) == 2 + len(BOX.scorings)


def test_gp_1_6_the_tile_lies_on_the_turn_order_track() -> None:
    """GP-1.6 A place of its own shows the dynasty; the tile is a piece there from round 6 on."""
    for number, laid in ((0, []), (5, []), (6, ["second-dynasty"]), (10, ["second-dynasty"])):
        scene = GAME.scene(position(round=number).perspective(None).view())
        order = next(area for area in scene.areas if area.id == "order")
        assert [place.id for place in order.places][-1] == "dynasty"
        assert [piece.word for piece in scene.pieces_at("dynasty")] == laid
        assert order.places[-1].note == ("" if laid else "I")
