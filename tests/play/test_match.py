"""The match: it runs the game, veils what it tells, and undoes no further than it may."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import benben
from benben import BadInput, Match, Refused

from hoard.game import GAME as HOARD


def hand(match: Match, seat: int) -> list[Any]:
    """What a seat holds, as it sees it."""
    return cast("list[Any]", match.perspective(seat).view()["hand"])


def play_text(match: Match, text: str) -> None:
    match.play(match.actors()[0], match.game.parse(text))


def test_own_moves_are_undone_one_by_one() -> None:
    match = Match(HOARD, 2, seed=1)
    for text in ("draw", "draw"):
        play_text(match, text)
    before, clock = match.state.to_dict(), match.clock
    play_text(match, "row left")
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.to_dict() == before
    assert match.clock == clock
    play_text(match, "row right")
    play_text(match, f"bank {hand(match, 0)[0]}")
    assert match.state.to_dict() != before


def test_what_chance_or_a_shown_coin_revealed_stays() -> None:
    match = Match(HOARD, 2, seed=1)
    play_text(match, "draw")
    with pytest.raises(Refused, match="nothing to take back"):
        match.undo(0)
    play_text(match, "draw")
    play_text(match, "row left")
    play_text(match, f"bank {hand(match, 0)[0]}")
    with pytest.raises(Refused, match="nothing to take back"):
        match.undo(0)


def test_nobody_undoes_the_move_of_another() -> None:
    match = Match(HOARD, 2, seed=1)
    for text in ("draw", "draw", "row left"):
        play_text(match, text)
    with pytest.raises(Refused):
        match.undo(1)
    assert match.can_undo(0)


def test_a_removed_scarab_can_be_put_back_until_another_acts() -> None:
    """GZ-6.4 takes nothing from a hand and draws nothing, so nothing was shown."""
    match = scarab_match()
    before = match.state.to_dict()
    play_text(match, "remove scarab p1.cheops")
    assert match.actors() == (1,)
    match.undo(0)
    assert match.state.to_dict() == before
    play_text(match, "remove scarab p1.cheops")
    match.play(1, match.legal(1)[0])
    with pytest.raises(Refused):
        match.undo(0)


def scarab_match() -> Match:
    """A match in which p1 has a scarab on its Cheops and is to move."""
    game = benben.game("giza")
    for seed in range(200):
        match = Match(game, 2, seed=seed, options={"first": "p2"})
        scarab = game.parse("play scarab on p1.cheops")
        if scarab in match.legal(1):
            match.play(1, scarab)
            return match
    raise AssertionError("no hand with a scarab")


def test_events_are_veiled_for_each_viewer() -> None:
    match = Match(benben.game("giza"), 2, seed=5)
    own = [event["text"] for event in match.events(0) if event["kind"] == "draw"]
    other = [event["text"] for event in match.events(1) if event["kind"] == "draw"]
    watcher = [event["text"] for event in match.events(None) if event["kind"] == "draw"]
    assert own[4:] == other[:4] == ["draw hidden"] * 4
    assert "draw hidden" not in own[:4]
    assert watcher == ["draw hidden"] * 8
    assert match.events(0, since=match.clock) == []


def test_a_refused_move_changes_nothing() -> None:
    match = Match(benben.game("giza"), 2, seed=5)
    before, entries, clock = match.state.to_dict(), len(match.record.entries), match.clock
    seat = match.actors()[0]
    with pytest.raises(Refused, match=r"GZ-3\.1"):
        match.play(seat, match.game.parse("stop"))
    with pytest.raises(Refused, match="turn"):
        match.play(1 - seat, match.game.parse("stop"))
    with pytest.raises(BadInput, match="chance is the dealer's"):
        match.play(benben.CHANCE, match.game.parse("draw +1"))
    with pytest.raises(BadInput, match="no seat 7"):
        match.play(7, 0)
    with pytest.raises(BadInput, match="is no action"):
        match.play(seat, 99_999)
    assert (match.state.to_dict(), len(match.record.entries), match.clock) == (before, entries, clock)


def test_the_state_handed_out_is_a_copy() -> None:
    match = Match(benben.game("giza"), 2, seed=5)
    state = match.state
    seat = state.actors()[0]
    state.apply(state.legal(seat)[0], seat)
    assert match.state.to_dict() != state.to_dict()


def test_a_match_resumes_from_its_record_and_seed() -> None:
    match = Match(benben.game("giza"), 3, seed=9)
    rng = random.Random(2)
    for _ in range(9):
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    again = Match.resume(match.record, 9)
    assert again.state.to_dict() == match.state.to_dict()
    assert again.record == match.record
    with pytest.raises(BadInput, match="not the one the record was begun with"):
        Match.resume(match.record, 10)


def test_the_seed_is_revealed_at_the_end_and_a_rematch_follows_the_rules() -> None:
    match = Match(benben.game("giza"), 2, seed=9)
    with pytest.raises(BadInput, match="when the game is over"):
        match.rematch()
    rng = random.Random(2)
    while not match.over():
        assert match.record.seed is None
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    assert match.record.seed is not None
    assert match.record.verify() > 0
    following = match.rematch(seed=10)
    scores = match.state.scores()
    if scores[0] != scores[1]:
        assert following.actors() == (scores.index(min(scores)),)
    with pytest.raises(Refused):
        match.undo(0)
