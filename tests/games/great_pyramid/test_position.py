"""Positions read back, what viewers see, refusals in words, and games of sensible players."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import benben
from benben import BadInput
from benben.games.great_pyramid.box import BOX
from benben.words import Words

from games.great_pyramid.builders import GAME, play, table, turn

ROOT = Path(__file__).parents[3]
RULES = {
    1: 5,
    2: 3,
    3: 6,
    4: 6,
    5: 7,
    6: 4,
    7: 4,
    8: 2,
}
IDS = [f"GP-{chapter}.{number}" for chapter, last in RULES.items() for number in range(1, last + 1)]


def sensible_game(players: int, seed: int, **options: str) -> list[benben.State]:
    """Every position of a game between sensible players."""
    evaluator, rng = GAME.evaluator(), benben.Rng(seed)
    state = GAME.start(players, options)
    state.roll(rng)
    found = []
    while state.depth > 0:
        found.append(state.clone())
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        state.enumerate(seat)
        state.apply(evaluator.rollout_action(state, rng), seat)
    return [*found, state]


@pytest.mark.parametrize("rule", IDS)
def test_every_rule_is_in_code_tests_and_rulebook(rule: str) -> None:
    exact = re.compile(re.escape(rule) + r"(?!\d)")
    sources = (ROOT / "src/benben/games/great_pyramid").rglob("*.py")
    assert any(exact.search(path.read_text("utf-8")) for path in sources)
    tests = [path for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__)]
    assert any(exact.search(path.read_text("utf-8")) for path in tests)
    assert exact.search((ROOT / "src/benben/games/great_pyramid/rulebook/en.md").read_text("utf-8"))


BROKEN = [
    ({"round": 11}, "round must be from 0 to 10"),
    ({"queue": ["p1", "p1", "p2", "p3"]}, "queue must name every seat once"),
    ({"rows": ["support", "support", None, None]}, "a row is taken by one seat"),
    ({"rows": ["supper", None, None, None]}, "rows: 'supper' is not known"),
    ({"food": [1, 2, 3]}, "food must have 4 entries"),
    ({"art": [1, 2, 3, -1]}, "art must be from 0"),
    ({"bids": [None, None, None, "sealed"]}, "bids must be a whole number"),
    ({"workers": [{"farm": 8}, {"farm": 8}, {"farm": 8}, {"moon": 8}]}, "'moon' is not known here"),
    ({"workers": [{"farm": 8}, {"farm": 8}, {"farm": 8}, {"farm": 7}]}, "workers p4: 7 in this position, the box has 8"),
    ({"sleds": {"quarry-1": {"at": 9, "stone": "base"}}}, "at must be from 0 to 5"),
    ({"sleds": {"quarry-1": {"at": 2, "stone": None}}}, "a sled on its track carries a stone"),
    ({"sleds": {"quarry-9": None}}, "'quarry-9' is not known here"),
    ({"reserve": {"base": 4, "middle": 4, "capstone": 1, "sand": 2}}, "'sand' is not known here"),
    ({"site": {"base": ["a"], "middle": ["b"]}}, "a middle stone stands on a base stone"),
    ({"waiting": 2}, "middle: 6 in this position, the box has 4"),
    ({"capstone": "moon"}, "capstone: 'moon' is not known"),
    ({"ledger": [{"scoring": "push"}]}, r"ledger\[0\]: 'stone' is missing"),
    ({"agenda": [turn(actions=7)]}, "actions must be from 0 to 3"),
    ({"agenda": [{"step": "bid", "seat": 0, "nominator": 0, "task": 9}]}, "task must be from 0 to 5"),
    ({"luck": 3}, "'luck' is not known here"),
]


@pytest.mark.parametrize(("change", "why"), BROKEN)
def test_a_broken_position_names_the_entry(change: dict[str, object], why: str) -> None:
    data: dict[str, Any] = table().to_dict()
    data.update(change)
    with pytest.raises(BadInput, match=why):
        GAME.from_dict(data)


@pytest.mark.parametrize("missing", ["round", "workers", "sleds", "ledger", "capstone"])
def test_a_position_with_a_missing_entry_names_it(missing: str) -> None:
    data = table().to_dict()
    del data[missing]
    with pytest.raises(BadInput, match=f"'{missing}' is missing"):
        GAME.from_dict(data)


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_every_refusal_of_a_sensible_game_speaks(players: int) -> None:
    """Each action of the catalogue, at positions of every kind, is legal or refused with a rule and a sentence."""
    words, kinds = Words(), set()
    for state in sensible_game(players, 3, track_length="3")[::7]:
        step = state.step()
        kinds.add("" if step is None else step.name)
        for seat in range(players):
            legal = state.legal(seat)
            for action in range(len(GAME.catalogue)):
                refusal = state.refusal(action, seat)
                assert (refusal is None) == (action in legal)
                if refusal is not None:
                    assert refusal.rule.startswith("GP-")
                    assert words.knows(refusal.key), refusal.key
                    assert "{" not in refusal.message
    assert len(kinds) > 7


def test_every_event_of_a_sensible_game_has_words() -> None:
    words = Words()
    match = benben.Match(GAME, 4, seed=8, options={"track_length": "3"})
    evaluator, rng = GAME.evaluator(), benben.Rng(8)
    while not match.over():
        world, seat = match.state, match.actors()[0]
        world.enumerate(seat)
        match.play(seat, evaluator.rollout_action(world, rng))
    kinds = {str(event["kind"]) for event in match.events(None)}
    assert {"pushed", "scored", "starved", "round", "end", "opened"} <= kinds
    for kind in kinds:
        assert words.knows(f"great_pyramid-event-{kind}"), kind
    for step in GAME.steps[1:]:
        assert words.knows(f"great_pyramid-ask-{step.name}"), step.name
    for option in GAME.options:
        assert words.knows(f"great_pyramid-option-{option.name}")


@pytest.mark.parametrize("players", [3, 4])
def test_the_observation_is_as_long_as_it_says_and_within_bounds(players: int) -> None:
    parts = GAME.observation(players)
    low = [least for _, size, least, _ in parts for _ in range(size)]
    high = [greatest for _, size, _, greatest in parts for _ in range(size)]
    for state in sensible_game(players, 5)[::9]:
        for viewer in (*range(players), None):
            vector = state.perspective(viewer).observe()
            assert len(vector) == len(low)
            assert all(least <= value <= greatest for least, value, greatest in zip(low, vector, high, strict=True))


@pytest.mark.parametrize("players", [3, 4])
def test_the_scene_shows_every_worker_and_stone_once(players: int) -> None:
    for state in sensible_game(players, 6)[::11]:
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
    """What a hand touches to move, place or push is on the table."""
    state = table(["quarry-1.0 3"], sleds={"quarry-1": (0, "base")})
    scene = GAME.scene(state.perspective(0).view())
    there = {place.id for area in scene.areas for place in area.places} | {piece.id for piece in scene.pieces}
    for text in ("move farm quarry-2", "advance quarry-1.0", "push quarry-1", "build a", "load middle", "assign temple"):
        touched = [name for name in GAME.catalogue.path(GAME.parse(text)) if not name.startswith("do.")]
        assert touched
        assert set(touched) <= there


def test_the_board_is_drawn_from_the_ground_up() -> None:
    """Stones of a higher tier come after those they stand on, and the plots that a hand touches after all stones."""
    state = table(base="abcd", middle="ab", capstone="middle-camp")
    scene = GAME.scene(state.perspective(0).view())
    site = [place.id for place in scene.places() if place.id.startswith("site.")]
    tiers = ["base"] * 4 + ["middle"] * 4 + ["top"] + ["a", "b", "c", "d"]
    assert [name.rsplit(".", 1)[1] for name in site] == tiers
    stones = [piece.place for piece in scene.pieces if piece.place in site]
    assert stones == ["site.a.base", "site.b.base", "site.c.base", "site.d.base", "site.a.middle", "site.b.middle"]


@pytest.mark.parametrize(("players", "push", "final"), [(3, "6 3 1 +4", "10 6 3"), (4, "6 3 1 0 +4", "10 6 3 1")])
def test_the_player_aid_tells_the_scoring_table(players: int, push: str, final: str) -> None:
    """GP-5.5, GP-7.1: what the screens of the box have printed inside; the fourth rank is for four players."""
    aid = GAME.scene(table(players=players).perspective(0).view()).areas[-1]
    told = {place.id: place.note for place in aid.places}
    assert (told["aid.push-food"], told["aid.lift-food"]) == ("4 6 8", "4")
    assert (told["aid.push"], told["aid.final-lift"]) == (push, final)
    assert len(told) == 2 + len(BOX.scorings)


def test_the_view_tells_what_is_asked() -> None:
    state = table(["quarry-1.0 3"], sleds={"quarry-1": (0, "base")})
    play(state, "end", "push quarry-1")
    view = state.perspective(2).view()
    assert view["question"] == {"seat": "p1", "nominator": "p1", "task": "push quarry-1", "given": 0}
    assert view["actors"] == ["p1"]


@pytest.mark.parametrize("options", [{}, {"capstone_first_lift": "early", "reassign": "after-temple"}])
def test_sensible_players_build(options: dict[str, str]) -> None:
    """They feed their pushes: most of the pyramid stands at the end, and little is lost to hunger."""
    games = [sensible_game(4, seed, track_length="3", **options)[-1] for seed in range(4)]
    sites: list[Any] = [state.to_dict()["site"] for state in games]
    assert sum(len(site["base"]) + len(site["middle"]) for site in sites) >= 20
