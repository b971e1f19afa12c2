"""Forced moves: everybody can know them, the table may play them, and they go back with the choice before them."""

from __future__ import annotations

from random import Random

import pytest

import benben
from benben.kernel.rng import Rng
from benben.play.forced import forced_move
from benben.play.match import Match
from benben.testing.laws import every_count

from quick import first_quick

WORLDS = 6
"""Number of worlds that are compared at each decision."""
SETTINGS = [(name, players) for name in benben.games() for players in every_count(benben.game(name))]


@pytest.mark.parametrize(("name", "players"), first_quick(SETTINGS))
def test_twin_worlds_agree_on_whether_a_move_is_forced_and_on_the_promise_of_the_game(name: str, players: int) -> None:
    game, seen = benben.game(name), 0
    for seed in range(2):
        match, rng = Match(game, players, seed=seed), Random(seed)
        while not match.over():
            public, actors = match.perspective(None), match.actors()
            found = forced_move(public)
            worlds = [public.deal(Rng(number)) for number in range(WORLDS)]
            for world in worlds:
                assert forced_move(world.perspective(None)) == found
                if len(actors) == 1 and game.forced_is_public(world):
                    legal = world.legal(actors[0])
                    assert (len(legal) == 1) == (found is not None)
            if found is not None:
                seen += 1
                for viewer in range(players):
                    for number in range(2):
                        world = match.perspective(viewer).deal(Rng(number))
                        assert world.legal(found[0]) == [found[1]]
            seat = actors[0]
            match.play(seat, rng.choice(match.legal(seat)))
    assert seen > 0 or name == "giza", "a game of this title has moves that are no choice"


def test_a_hand_that_others_do_not_know_forces_nothing_openly() -> None:
    match, rng, secret = Match(benben.game("giza"), 2, seed=1), Random(1), 0
    while not match.over():
        seat = match.actors()[0]
        legal = match.legal(seat)
        if len(legal) == 1 and forced_move(match.perspective(None)) is None:
            secret += 1
        match.play(seat, rng.choice(legal))
    assert secret > 0


def test_a_discard_of_the_whole_hand_stops_by_itself() -> None:
    """GZ-3.1 Everybody has seen four tiles go; with fewer, what is left of the hand is a secret."""
    match = Match(benben.game("giza"), 2, seed=1)
    seat, forced = match.actors()[0], []
    for _ in range(4):
        match.play(seat, next(action for action in match.legal(seat) if match.game.text(action).startswith("discard")))
        forced.append(forced_move(match.perspective(None)))
    stop = match.game.parse("stop")
    assert forced == [None, None, None, (seat, stop)]


def forced_after_choice(name: str, of_other: bool) -> tuple[Match, Match, int]:
    """A match in which the table has just played a forced move after a choice; a copy before the choice; the chooser."""
    for seed in range(60):
        match, rng = Match(benben.game(name), benben.game(name).seats[0], seed=seed), Random(seed)
        while not match.over():
            seat = match.actors()[0]
            before = Match.resume(match.record.copy(), seed)
            match.play(seat, rng.choice(match.legal(seat)))
            found = None if match.over() or not match.can_undo(seat) else forced_move(match.perspective(None))
            if found is None or (found[0] != seat) != of_other:
                continue
            after = Match.resume(match.record.copy(), seed)
            after.play(*found, forced=True)
            if after.can_undo(seat):
                return after, before, seat
    raise AssertionError("no such position was found")


@pytest.mark.parametrize(("name", "of_other"), [("pyramids", False), ("great_pyramid", True)])
def test_a_forced_move_goes_back_with_the_choice_before_it(name: str, of_other: bool) -> None:
    match, before, seat = forced_after_choice(name, of_other)
    taken = match.undo(seat).entries
    assert len(taken) == 2
    assert match.record == before.record
    assert match.perspective(seat) == before.perspective(seat)


def test_the_same_moves_played_by_the_seats_themselves_keep_their_barrier() -> None:
    match, _, seat = forced_after_choice("great_pyramid", of_other=True)
    by_hand = Match.resume(match.record.copy(), match._seed)
    assert not by_hand.can_undo(seat), "another seat has moved"
    resumed = Match.resume(match.record.copy(), match._seed, forced={len(match.record.entries)})
    assert resumed.can_undo(seat)


def test_an_agreement_takes_back_the_moves_of_others_too_but_nothing_behind_chance() -> None:
    match, rng = Match(benben.game("great_pyramid"), 3, seed=4), Random(4)
    records = []
    for _ in range(12):
        records.append((match.actors()[0], match.record.copy()))
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    for seat in (0, 1, 2):
        last = max(number for number, (actor, _) in enumerate(records) if actor == seat)
        again = Match.resume(match.record.copy(), 4)
        assert again.can_take_back(seat)
        taken = again.take_back(seat)
        assert len(taken.entries) == 12 - last
        assert again.record == records[last][1]
        assert again.actors() == (seat,)
    first = Match(benben.game("giza"), 2, seed=1)
    mover = first.actors()[0]
    first.play(mover, first.legal(mover)[0])
    assert not first.can_take_back(mover), "a tile was drawn"


def test_events_say_which_actions_the_table_has_played() -> None:
    """A forced action is marked for every viewer, also after a resumption; when it goes back, so does the mark."""
    match, _, seat = forced_after_choice("pyramids", of_other=False)
    marked = [number for number, event in enumerate(match.events(None)) if event.get("by_table")]
    entry = len(match.record.entries)
    assert [match.unveiled_events()[number].action_number for number in marked] == [entry]
    resumed = Match.resume(match.record.copy(), match._seed, forced={entry})
    assert resumed.events(None) == match.events(None)
    match.undo(seat)
    assert not any("by_table" in event for event in match.events(None))
