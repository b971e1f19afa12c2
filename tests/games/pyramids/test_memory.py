"""PY-4.6 The option `memory`: what people are shown of others' hands and tombs, and that nothing else depends on it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

import benben
import benben.envs
from benben.bots.greedy import GreedyBot
from benben.games.pyramids.state import Pyramids, card_words
from benben.play.scene import Scene
from benben.server.tables.frame import picture
from benben.server.tables.preview import preview_answer
from benben.terminal.help import symbols
from benben.terminal.scene_renderer import SceneRenderer
from benben.testing.laws import check_laws
from benben.words import Words, languages

from games.pyramids.builders import GAME, NAMES, build_more, play, play_at_random, position, started
from quick import first_quick

RECORDS = Path(__file__).parents[2] / "records"
MEMORIES = ("closed", "open")


def positions(players: int, memory: str, stride: int = 7) -> Iterator[Pyramids]:
    """Positions of a random game that is the same with either memory, before its end."""
    rng, state = benben.Rng(players), started(players, 5, memory)
    while state.depth > 0:
        yield state
        play_at_random(state, rng, stride)


def cards_of_others(state: Pyramids, viewer: int | None) -> set[str]:
    """Every card in the hands and tombs of other seats."""
    others = [seat for seat in range(state.players) if seat != viewer]
    return {card for seat in others for card in card_words(state.hand_cards(seat) + state.tomb_cards(seat))}


def named_in(data: object) -> set[str]:
    """Every card that a JSON-able thing names, as a word of a text."""
    text = json.dumps(data, ensure_ascii=False)
    for sign in '"∴,.:[]{}()':
        text = text.replace(sign, " ")
    return set(text.split()) & set(NAMES)


def drawn(scene: Scene, language: str = "en") -> str:
    """A scene as the terminal draws it, with the meaning of its symbols."""
    words = Words(language, game="pyramids")
    seats = {f"p{seat}": f"p{seat}" for seat in range(1, 6)}
    lines = [line.plain for line in SceneRenderer(words, seats).draw(scene, 200, 200)]
    return "\n".join([*lines, symbols(scene, words)])


# --- closed ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", first_quick([2, 3, 4, 5]))
def test_py_4_6_closed_memory_names_no_card_of_anothers_hand_or_tomb(players: int) -> None:
    """PY-4.6 In the view, the scene, the question and the scores, for every viewer."""
    hidden = 0
    for state in positions(players, "closed"):
        for viewer in (*range(players), None):
            secret = cards_of_others(state, viewer)
            hidden += len(secret)
            view = state.perspective(viewer).view()
            assert not named_in(view) & secret
            shown = picture(state.perspective(viewer))
            assert not named_in(shown.scene.to_dict()) & secret
            assert shown.question is not None
            assert not named_in([choice.text for choice in shown.question.choices]) & secret
            assert shown.scores == [int(state.open_points(seat)) for seat in range(players)]
            assert (view["worked_out"], view["winners"]) == ([], [])
    assert hidden > 0


def test_py_4_6_closed_memory_in_the_terminal_in_previews_and_in_refusals() -> None:
    """PY-4.6 Neither what is drawn, nor the preview of a move, nor the reason of a refusal names a card of another."""
    previews = refusals = 0
    for state in positions(3, "closed", 11):
        seat = state.actors()[0]
        secret, seen = cards_of_others(state, seat), state.perspective(seat)
        assert not named_in(drawn(GAME.scene(seen.view()))) & secret
        for action in state.legal(seat)[:3]:
            preview = preview_answer(seen, action, "")
            assert preview.scene is not None
            assert not named_in(preview.scene.to_dict()) & secret
            assert not named_in([event.text for event in preview.events]) & secret
            previews += 1
        for card in sorted(secret)[:3]:
            for text in (f"discard {card}", f"pyramid {card} at 0.0", f"tomb {card}"):
                refusal = seen.refusal(GAME.parse(text))
                elsewhere = next(name for name in NAMES if name in state_pile(state))
                other = seen.refusal(GAME.parse(text.replace(card, elsewhere)))
                assert refusal is not None
                assert other is not None
                assert (refusal.rule, refusal.key) == (other.rule, other.key), "the refusal tells a card of another apart"
                refusals += 1
    assert previews > 20
    assert refusals > 20


def state_pile(state: Pyramids) -> set[str]:
    """The cards of the pile."""
    return set(cast("list[str]", state.to_dict()["pile"]))


def test_py_4_6_the_log_stays_complete() -> None:
    """PY-4.6 The log is history: it names the pair that was taken and the card that was built."""
    texts = {}
    for memory in MEMORIES:
        match = benben.Match(GAME, 3, seed=3, options={"memory": memory})
        rng = random.Random(1)
        for _ in range(60):
            seat = match.actors()[0]
            match.play(seat, rng.choice(match.legal(seat)))
        texts[memory] = [event["text"] for event in match.events(0)]
    assert texts["closed"] == texts["open"]
    assert {cast("str", text).split()[0] for text in texts["closed"] if text} >= {"reveal", "take", "pyramid", "tomb"}


# --- open -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", first_quick([2, 3, 4, 5]))
def test_py_4_6_open_memory_shows_what_can_be_worked_out_and_nothing_else(players: int) -> None:
    """PY-4.6 The cards shown are those that lie there in every world the viewer considers possible."""
    shown = 0
    for state in positions(players, "open", 19):
        for viewer in (0, None):
            seen = state.perspective(viewer)
            view: dict[str, Any] = seen.view()
            others = [seat for seat in range(players) if seat != viewer]
            assert view["worked_out"] == [f"p{seat + 1}" for seat in others]
            worlds = [cast("Pyramids", seen.deal(benben.Rng(seed))) for seed in range(12)]
            for seat in others:
                for part, cards in (("hands", Pyramids.hand_cards), ("tombs", Pyramids.tomb_cards)):
                    known = {card for card in view[part][seat] if card != "hidden"}
                    shown += len(known)
                    assert all(known <= set(card_words(cards(world, seat))) for world in worlds)
                    assert len(view[part][seat]) == len(cards(state, seat))
                    scene = GAME.scene(view)
                    assert known <= named_in(scene.to_dict())
                    assert known <= named_in(drawn(scene))
    assert shown > 0


@pytest.mark.parametrize(
    ("language", "said"), [("en", "worked out"), ("de", "erschlossen"), ("fr", "déduite"), ("nl", "afgeleid")]
)
def test_py_4_6_words_say_that_a_card_is_worked_out(language: str, said: str) -> None:
    """PY-4.6 In the terminal's list of symbols and for screen readers, in every language."""
    assert language in languages()
    state = position(["y-b", "b-wr"], build_more(), tombs={"p2": "y-g"}, gods=["anubis", "horus"], memory="open")
    scene = GAME.scene(state.perspective(0).view())
    assert "∴y-g" in drawn(scene, language)
    assert said in drawn(scene, language)
    words = Words(language, game="pyramids")
    for card in ("y-g", "b-wr", "wr-b"):
        assert words.noun("worked-out", card) == f"{words.noun('card', card)}, {said}"
    assert words.knows("pyramids-piece-worked-out")
    closed = position(["y-b", "b-wr"], build_more(), tombs={"p2": "y-g"}, gods=["anubis", "horus"])
    assert said not in drawn(GAME.scene(closed.perspective(0).view()), language)


# --- neither --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", first_quick([2, 3, 4, 5]))
def test_py_4_6_perspectives_and_bots_do_not_depend_on_memory(players: int) -> None:
    """PY-4.6 Legal actions, observations, dealt worlds and the choice of a bot are the same; only people see less."""
    differ = 0
    for closed, opened in zip(positions(players, "closed"), positions(players, "open"), strict=True):
        assert {**opened.to_dict(), "options": {"memory": "closed"}} == closed.to_dict()
        for viewer in (*range(players), None):
            one, other = closed.perspective(viewer), opened.perspective(viewer)
            assert one.legal() == other.legal()
            assert one.observe() == other.observe()
            worlds = [{**seen.deal(benben.Rng(7)).to_dict(), "options": {}} for seen in (one, other)]
            assert worlds[0] == worlds[1]
            differ += one.view()["hands"] != other.view()["hands"]
        seat = closed.actors()[0]
        chosen = [GreedyBot(seed=1, worlds=2).choose(state.perspective(seat)) for state in (closed, opened)]
        assert chosen[0] == chosen[1]
    assert differ > 0


def test_py_4_6_environments_do_not_depend_on_memory() -> None:
    """PY-4.6 The same actions give the same observations and masks."""
    envs = [benben.envs.aec("pyramids", players=3, options={"memory": memory}) for memory in MEMORIES]
    for env in envs:
        env.reset(seed=4)
    rng = random.Random(4)
    for _ in range(90):
        seen = [cast("dict[str, Any]", env.observe(env.agent_selection)) for env in envs]
        assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
        assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])
        action = rng.choice(np.flatnonzero(seen[0]["action_mask"]).tolist())
        for env in envs:
            env.step(action)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_laws_hold_with_open_memory_for_every_number_of_players(players: int) -> None:
    """PY-4.6 The laws of all games are tried with closed memory, and with open memory for five (tests/laws)."""
    tally = check_laws(GAME, players, {"memory": "open"}, seed=players, games=1, stride=25)
    assert (tally["memory: open"], tally["ending"]) == (1, 1)


# --- before there was the option ------------------------------------------------------------------------------------------


def test_py_4_6_a_game_begun_before_the_option_goes_on_as_it_was_shown() -> None:
    """PY-4.6 A position or a record that does not name `memory` is read with open memory."""
    state = position(["y-b", "b-wr"], build_more(), tombs={"p2": "y-g"}, gods=["anubis", "horus"], memory="open")
    data = state.to_dict()
    assert GAME.from_dict({**data, "options": {}}).to_dict() == data
    record = benben.Record.loads((RECORDS / "version-1" / "pyramids-winner.record").read_text("utf-8"))
    assert record.options == {"memory": "open"}
    today = benben.Record.loads((RECORDS / "pyramids-winner.record").read_text("utf-8"))
    assert today.options == {"memory": "closed"}
    assert record.entries == today.entries
    assert play(state, "done").depth > 0
