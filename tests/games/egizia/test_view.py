"""Egizia for people and agents: the scene, the words, the vector, refusals in sentences, positions read back."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import benben
from benben import BadInput
from benben.games.egizia.box import BOX
from benben.words import Words

from games.egizia.builders import GAME, at_site, feeding, play, sailing, table

WORDS = Words(game="egizia")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_river_shows_its_stops_in_order(players: int) -> None:
    """EG-1.1, EG-1.2"""
    state = table(players, nile=["quarry-2"], ships={"edfu": ["p1"]})
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
    state = table(2, buildings={"obelisk": "p1 p2", "grave": "p2"}, graves=[4, 3, 2, 1, 6, *[0] * 7])
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
    scene = GAME.scene(table(2, ring=ring).perspective(0).view())
    assert [place.id for place in scene.places() if place.id.startswith("ring.")] == ways
    assert [piece.word for piece in scene.pieces_at("ring.stay")] == ["ring"]


def test_a_tableau_counts_what_its_player_has() -> None:
    """EG-1.3, EG-8.2: stones and quarries, ships, sphinx cards, number in the sequence, place on the track."""
    state = table(
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


def test_fields_show_what_is_watered() -> None:
    """EG-1.11 An improved field shows the class it has become."""
    held = {0: {"cards": "field-yellow-5 field-brown-8 improve-field", "attached": {"brown-8": 1}}}
    state = table(ring="left", tableaus=held)
    fields = cast("list[dict[str, Any]]", state.perspective(0).view()["tableaus"])[0]["fields"]
    assert [(field["name"], field["class"], field["watered"]) for field in fields] == [
        ("start", "green", True),
        ("yellow-5", "yellow", False),
        ("brown-8", "yellow", False),
    ]


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


def test_every_card_and_every_action_is_said() -> None:
    names = [f"egizia-card-{card.name}" for card in BOX.nile] + [f"egizia-sphinx-{card.name}" for card in BOX.sphinx]
    names += [f"egizia-do-{family.name}" for family in GAME.catalogue.families if family.path_patterns]
    assert [name for name in names if not WORDS.knows(name)] == []


def test_every_refusal_is_a_sentence() -> None:
    """Every action of the catalogue is legal or refused with a rule and words, at questions of every kind."""
    rng, steps = random.Random(5), set()
    for seed in range(3):
        state = GAME.start(2 + seed)
        while state.actors():
            state.roll(benben.Rng(rng.getrandbits(30)))
            if not state.actors():
                break
            seat, step = state.actors()[0], state.step()
            assert step is not None
            if step.name not in steps or rng.random() < 0.03:
                steps.add(step.name)
                for action in range(len(GAME.catalogue)):
                    refusal = state.refusal(action, seat)
                    if refusal is not None:
                        assert refusal.rule.startswith("EG-")
                        assert WORDS.knows(refusal.key), refusal.key
                        assert "{" not in refusal.message
            state.apply(rng.choice(state.legal(seat)), seat)
    assert {"ship", "feed", "crew", "work", "keep", "market", "ring", "raise"} <= steps


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_vector_has_the_declared_size(players: int) -> None:
    state = GAME.start(players)
    state.roll(benben.Rng(1))
    for viewer in (0, 1, None):
        assert len(state.perspective(viewer).observe()) == GAME.observation_size(players)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda d: d["tableaus"][0]["crews"].update(a=10), r"tableaus\[0\]: crews: a must be from 0 to 9, not 10"),
        (lambda d: d.update(ring="top"), "ring: 'top' is not known"),
        (lambda d: d.update(scores=[3, 0]), r"track|ledger\[0\] adds up to 0, but the score of p1 is 3"),
        (lambda d: d.update(track=["p1", "p1"]), "track must name every seat once"),
        (lambda d: d["nile"].__setitem__(0, "papyrus"), r"nile\[0\]: 'papyrus' is not known"),
        (lambda d: d["nile"].__setitem__(0, "upstream"), "upstream: 2 in this position, the box has 1"),
        (lambda d: d["buildings"].update({"temple-middle": ["p1"]}), "temple-middle: stone 1 cannot stand there"),
        (lambda d: d["ships"].update({"sphinx.1": ["p1", "p2"]}), "sphinx.1: a berth holds one ship"),
        (lambda d: d.update(tale=[{"seat": "p1", "drawn": ["crew-a", "crew-a"], "kept": []}]), "crew-a cannot come up then"),
        (lambda d: d["tableaus"][0]["attached"].update({"brown-6": 1}), "brown-6 cannot be improved 1 times"),
        (lambda d: d.update(agenda=[{"step": "bonus"}]), "could do nothing"),
        (lambda d: d.update(dice=1), "'dice' is not known here"),
    ],
)
def test_a_malformed_position_names_the_entry(change: Any, why: str) -> None:
    data = table(2).to_dict()
    change(data)
    with pytest.raises(BadInput, match=why):
        GAME.from_dict(data)


def test_bots_have_a_sense_of_it() -> None:
    """More stones, more grain, more points are better; a starving seat stands worse."""
    evaluator = GAME.evaluator()
    plain = evaluator.value(sailing(), 0)
    assert evaluator.value(sailing(tableaus={0: {"stones": 10}}), 0) > plain
    assert evaluator.value(sailing(tableaus={0: {"cards": "quarry-4"}}), 0) > plain
    assert evaluator.value(sailing(scores=[9, 0]), 0) > plain
    hungry = {0: {"crews": {"a": 9, "b": 9, "c": 9, "joker": 9}}}
    assert evaluator.value(feeding(tableaus=hungry), 0) < evaluator.value(feeding(), 0)
    over = play(at_site(2, "p1"), "skip")
    assert 0.0 <= evaluator.value(over, 0) <= 1.0


def test_the_log_says_which_card_was_taken_and_what_for_points_came() -> None:
    state = sailing("field-brown-8")
    heard = state.collect_events()
    play(state, "ship c1")
    said = [WORDS.event("egizia", event.seen_by(1)) for event in heard]
    assert said == [
        "p1 sails to card space 1",
        'p1 takes "brown field 8, 3 points now"',
        "3 points for p1: taking the brown field 8",
    ]
