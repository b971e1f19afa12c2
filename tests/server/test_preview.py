"""Previews depend on what the viewer knows and on nothing else, and they come true."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import benben
from benben.kernel.catalogue import HIDDEN
from benben.kernel.refusal import Refused
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.play.forced import forced_move
from benben.play.preview import SAMPLE, Preview
from benben.server.tables.frame import ENCODER, happenings, picture
from benben.server.tables.preview import preview_answer

from games.egizia.builders import at_site
from games.giza.builders import position as giza_position
from play.test_preview import last_move
from server.running_server import running
from server.vault_game import GAME


@pytest.mark.parametrize("name", [*benben.games(), GAME.name])
def test_worlds_that_a_viewer_cannot_tell_apart_give_the_same_preview(name: str) -> None:
    game, rng, differed = benben.game(name), Random(5), 0
    match = benben.Match(game, game.seats[1], seed=3)
    for step in range(60):
        if match.over():
            break
        seat = rng.choice(match.actors())
        action = rng.choice(match.legal(seat))
        if step % 4 == 0:
            perspective = match.perspective(seat)
            twin = perspective.deal(Rng(step))
            differed += twin.to_dict() != match.state.to_dict()
            answers = [preview_answer(one, action, "a") for one in (perspective, twin.perspective(seat))]
            assert ENCODER.encode(answers[0]) == ENCODER.encode(answers[1])
        match.play(seat, action)
    assert differed or name != GAME.name, "worlds that look alike must differ somewhere"


@pytest.mark.parametrize("name", [*benben.games(), GAME.name])
def test_a_preview_comes_true(name: str) -> None:
    game, rng, scenes = benben.game(name), Random(9), 0
    state = game.start(game.seats[0])
    for _ in range(60):
        while state.actors() == (CHANCE,):
            state.roll(Rng(rng.getrandbits(30)))
        if not state.actors():
            break
        seat = rng.choice(state.actors())
        action = rng.choice(state.legal(seat))
        preview = preview_answer(state.perspective(seat), action, "a")
        events = state.collect_events()
        state.apply(action, seat)
        happened = happenings(events, seat)
        shown = picture(state.perspective(seat))
        assert preview.events == happened[: len(preview.events)]
        assert preview.events or preview.likely, "there is at least the event of the action itself"
        assert (preview.likely is None or preview.likely.tried) or preview.scene is None
        assert all(score in (None, true) for score, true in zip(preview.scores, shown.scores, strict=True))
        assert preview.scene in (None, shown.scene)
        scenes += preview.scene is not None
    assert scenes or name == GAME.name, "results of most actions are known"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "tried"), [("egizia-many-worlds", True), ("pyramids-few-worlds", False)])
def test_nothing_is_certain_that_fails_in_another_world(name: str, tried: bool) -> None:
    """Six worlds agreed by luck about the points of a player whose hidden cards count when the game ends."""
    state, seat, action = last_move(name)
    perspective = state.perspective(seat)
    preview = preview_answer(perspective, action, "a")
    for world in range(100, 200):
        other = perspective.deal(Rng(world))
        other.apply(action, seat)
        shown = picture(other.perspective(seat))
        assert all(score in (None, true) for score, true in zip(preview.scores, shown.scores, strict=True))
        view = other.perspective(seat).view()
        state.game.forget(view, perspective.view())
        assert preview.scene in (None, shown.scene, state.game.scene(view))
    assert preview.likely is not None
    assert preview.likely.tried == tried
    guesses = [guess for guess in preview.likely.scores if guess is not None]
    assert any(guess.worlds < preview.likely.worlds for guess in guesses) != tried, "a sample does not guess at the end"


HIDES: dict[str, Callable[[dict[str, Any], int], bool]] = {
    "giza": lambda view, seat: all("tiles" not in site for site in view["boards"][seat].values()),
    "great_pyramid": lambda view, seat: view["screens"][seat] is None,
    "pyramids": lambda view, seat: set(view["tombs"][seat]) == {HIDDEN},
}
"""Whether a view leaves out what has to be remembered of another seat, by game. In each example there is something."""


@pytest.mark.parametrize("name", HIDES)
def test_the_last_move_shows_nothing_before_it_is_made_that_has_to_be_remembered(name: str) -> None:
    """Whoever touched a move that ends the game saw what lies under others' tiles, and could go back."""
    state, seat, action = position_before_the_end(name)
    outcome = Preview(state.perspective(seat), action).first
    assert outcome.perspective.over()
    shown: dict[str, Any] = outcome.shown_view()
    others = [other for other in range(state.players) if other != seat]
    assert all(HIDES[name](shown, other) for other in others)
    assert not any(HIDES[name](outcome.perspective.view(), other) for other in others), "at the end it is told"
    assert shown["winners"] == []
    answer = preview_answer(state.perspective(seat), action, "a")
    assert answer.scene in (None, state.game.scene(shown))
    assert [answer.scores[other] for other in others] == [None] * len(others)
    assert "opened" not in {event.kind for event in answer.events}


def test_a_last_move_does_not_tell_how_the_cards_of_the_end_may_count() -> None:
    """Up to eighteen lines told what hidden cards would bring in so many of the cases that were tried."""
    state, seat, action = last_move("egizia-many-worlds")
    answer = preview_answer(state.perspective(seat), action, "a")
    assert answer.likely is not None
    assert answer.likely.scores == [None] * state.players
    assert "card-scored" in {event["kind"] for event in Preview(state.perspective(seat), action).first.events}
    assert "card-scored" not in {event.kind for event in answer.likely.events}


def position_before_the_end(name: str) -> tuple[State, int, int]:
    """A position of a random game in which a move ends it."""
    match, rng = benben.Match(benben.game(name), benben.game(name).seats[0], seed=0), Random(0)
    while True:
        seat = rng.choice([one for one in match.actors() if one not in match.sealed])
        for action in match.legal(seat):
            if Preview(match.perspective(seat), action).first.perspective.over():
                return match.state, seat, action
        match.play(seat, rng.choice(match.legal(seat)))


def test_what_is_not_possible_is_refused() -> None:
    match = benben.Match(GAME, 2, seed=1)
    mark = GAME.parse("mark left")
    with pytest.raises(Refused):
        preview_answer(match.perspective(0), mark, "a")
    with pytest.raises(Refused):
        preview_answer(match.perspective(None), match.legal(0)[0], "a")


@pytest.mark.slow
def test_a_preview_over_the_wire(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person()
            tab = await ann.open((await ann.new_table(bots={"p2": "random"}))["id"])
            action = tab.choices[0]["action"]
            before = tab.frame["picture"]["scene"]
            answer = await tab.ask("preview", at=tab.moment, action=action)
            assert (answer["is"], answer["action"]) == ("preview", action)
            assert (answer["events"], answer["scene"]) == ([], None), "Vault does not state which results are known"
            likely = answer["likely"]
            assert (likely["tried"], likely["worlds"]) == (True, SAMPLE)
            assert [event["kind"] for event in likely["events"]] == ["show"]
            assert likely["scene"]["pieces"] != before["pieces"]
            assert tab.frame["picture"]["scene"] == before, "nothing has happened"
            late = await tab.ask("preview", at=tab.moment + 1, action=action)
            assert (late["is"], late["key"]) == ("refused", "server-moved-on")
            wrong = await tab.ask("preview", at=tab.moment, action=GAME.parse("mark left"))
            assert wrong["is"] == "refused"

    asyncio.run(asyncio.wait_for(story(), 60))


def test_the_loss_of_a_rival_is_told_though_the_rivals_points_are_hidden() -> None:
    """GZ-3.5 The tiles that are put down or removed are seen by all; what they cover has to be remembered."""
    state = giza_position(["-4 demolition", "+3"], {"p2.cheops": "+3 +2", "p2.sphinx": "scarab"})
    game, perspective = state.game, state.perspective(0)
    expected = {"play -4 on p2.chephren": [0, -4], "play demolition on p2.cheops": [0, -2], "discard -4": [0, 0]}
    for text, changes in expected.items():
        answer = preview_answer(perspective, game.parse(text), "a")
        assert (answer.scores[1], answer.changes) == (None, changes), text
    pyramids = benben.Match(benben.game("pyramids"), 2, seed=1)
    seat = pyramids.actors()[0]
    assert preview_answer(pyramids.perspective(seat), pyramids.legal(seat)[0], "a").changes == []


def test_points_from_several_sources_are_told_apart() -> None:
    """PY-5.1, PY-5.3 and PY-5.5 A card may lengthen a group and bring a glyph: the sources add up to the certain change."""
    match, seen, rng = benben.Match(benben.game("pyramids"), 2, seed=1), 0, Random(3)
    while not match.over():
        seat = match.actors()[0]
        for action in match.legal(seat):
            answer = preview_answer(match.perspective(seat), action, "a")
            if answer.sources:
                before = shown_points(match, seat)
                assert sum(answer.sources.values()) == (answer.scores[seat] or 0) - before
                assert len(answer.sources) > 1
                seen += 1
        match.play(seat, rng.choice(match.legal(seat)))
    assert seen, "some card has a glyph"


def test_points_that_come_later_are_told_by_source() -> None:
    """EG-7.7 and EG-9.2 A stone scores when its crew has done, a grave once more at the end."""
    state = at_site(1, "p1", tableaus={0: {"stones": 20, "crews": {"a": 5}}})
    game, found = state.game, {}
    for text in ("crew a", "build obelisk", "stop"):
        answer = preview_answer(state.perspective(0), game.parse(text), "a")
        found[text] = (answer.later, answer.scores[0])
        if text == "stop":
            grave = preview_answer(state.perspective(0), game.parse("build grave"), "a").later
        state.apply(game.parse(text), 0)
    assert found == {"crew a": ({}, 0), "build obelisk": ({"egizia-from source=obelisk": 1}, 0), "stop": ({}, 1)}
    assert grave == {"egizia-from source=graves": 1, "egizia-from source=grave-total": 2}


def test_a_move_that_others_may_agree_to_take_back_is_told_apart() -> None:
    """What `Match.take_back` goes behind is said before the move; chance and revealed tiles are limits."""
    seen, rng = Counter[tuple[bool, bool]](), Rng(4)
    for name in benben.games():
        game = benben.game(name)
        match = benben.Match(game, game.seats[0], seed=8)
        while not match.over():
            seat = match.actors()[0]
            legal = match.legal(seat)
            action = legal[rng.below(len(legal))]
            answer = preview_answer(match.perspective(seat), action, "a")
            match.play(seat, action)
            while (forced := forced_move(match.perspective(None))) and not match.over():
                match.play(*forced, forced=True)
            if answer.final:
                assert answer.by_agreement == match.can_take_back(seat), game.text(action)
            seen[answer.final, answer.by_agreement] += 1
    assert len(seen) == 3, "not final, final, and final but by agreement"


def shown_points(match: benben.Match, seat: int) -> int:
    """The points that a seat is shown now."""
    view: dict[str, Any] = match.perspective(seat).view()
    return int(view["scores"][seat])
