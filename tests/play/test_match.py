"""The match: it runs the game, seals simultaneous choices, veils its events, and undoes no further than it may."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import benben
from benben import BadInput, Match, Refused

from hoard.game import GAME as HOARD
from play.simultaneous_games import CALLED, TWO_ROUNDS, UNIQUE_SPOTS
from server.vault_game import GAME as VAULT


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
    spectator = [event["text"] for event in match.events(None) if event["kind"] == "draw"]
    assert own[4:] == other[:4] == ["draw hidden"] * 4
    assert "draw hidden" not in own[:4]
    assert spectator == ["draw hidden"] * 8
    assert match.events(0, since=match.clock) == []


@pytest.mark.parametrize("name", ["giza", "pyramids", "great_pyramid", "egizia"])
def test_events_of_equal_actions_share_their_arguments_and_viewers_get_copies(name: str) -> None:
    """Most of what a match keeps are its events."""
    first, second = (play_out(benben.game(name)).unveiled_events(0) for _ in range(2))
    chosen = [(one, other) for one, other in zip(first, second, strict=True) if one.text]
    shared = [one for one, other in chosen if one.args is other.args and one.veiled is other.veiled]
    assert len(shared) > 0.4 * len(chosen), "the notation of hidden actions is made for each event"
    assert [one.kind for one, other in chosen if one.args == other.args and one.args is not other.args] == []
    event = shared[0]
    event.args_seen_by(0)["seat"] = "changed"
    assert event.args == event.args_seen_by(0) != {**event.args, "seat": "changed"}


def play_out(game: benben.Game) -> Match:
    """A match that was played at random, the same each time."""
    match, rng = Match(game, game.seats[-1], seed=1), random.Random(1)
    while not match.over():
        seat = next(one for one in match.actors() if one not in match.sealed)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


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


# --- the result of a move ------------------------------------------------------------------------------------------------


def test_a_move_returns_its_entries_and_events_chance_included() -> None:
    match = Match(HOARD, 2, seed=1)
    for _ in range(6):
        seat = match.actors()[0]
        entries, clock = len(match.record.entries), match.clock
        result = match.play(seat, match.legal(seat)[0])
        assert result.entries == match.record.entries[entries:]
        assert result.entries[0].seat == seat
        assert [event.seen_by(None) for event in result.events] == match.events(None, clock)
        numbers = [event.action_number for event in result.events]
        assert numbers == sorted(numbers)
        assert set(numbers) == set(range(entries + 1, len(match.record.entries) + 1)), "every action has its event"


def test_an_event_has_the_number_of_the_action_that_caused_it() -> None:
    match = Match(VAULT, 2, seed=1)
    dealt = len(match.record.entries)
    match.play(0, match.legal(0)[0])
    result = match.play(1, match.legal(1)[0])
    assert [(event.kind, event.action_number - dealt) for event in result.events] == [
        ("show", 1),
        ("show", 2),
        ("turned", 2),
        ("turned", 2),
    ]
    assert [event.action_number for event in match.unveiled_events()][:dealt] == list(range(1, dealt + 1))


def test_undo_returns_what_it_takes_back() -> None:
    match = Match(HOARD, 2, seed=1)
    for text in ("draw", "draw"):
        play_text(match, text)
    first = match.play(0, match.game.parse("row left"))
    undone = match.undo(0)
    assert undone.entries == first.entries
    assert [event.seen_by(0) for event in undone.events] == [event.seen_by(0) for event in first.events] != []
    assert [event.action_number for event in undone.events] == [event.action_number for event in first.events]


# --- simultaneous choices ------------------------------------------------------------------------------------------------


def test_a_sealed_choice_is_known_to_its_seat_alone() -> None:
    first, second = Match(VAULT, 3, seed=4), Match(VAULT, 3, seed=4)
    first.play(1, first.legal(1)[0])
    second.play(1, second.legal(1)[1])
    assert first.sealed_choice(1) != second.sealed_choice(1)
    for viewer in (0, 2, None):
        assert first.perspective(viewer) == second.perspective(viewer)
        assert first.events(viewer) == second.events(viewer)
    assert first.record == second.record
    assert first.sealed == second.sealed == (1,)
    assert first.actors() == second.actors() == (0, 2)


def test_a_sealed_choice_can_be_changed_and_withdrawn_until_the_last_is_in() -> None:
    match = Match(VAULT, 2, seed=4)
    before = match.state.to_dict()
    chosen, other = match.legal(0)[:2]
    assert match.play(0, chosen).entries == ()
    assert match.play(0, other).entries == ()
    assert match.sealed_choice(0) == other
    assert match.can_undo(0)
    assert not match.can_undo(1)
    assert match.undo(0).entries == ()
    assert (match.sealed, match.actors(), match.state.to_dict()) == ((), (0, 1), before)
    with pytest.raises(Refused, match="nothing to take back"):
        match.undo(0)
    with pytest.raises(Refused):
        match.play(0, match.legal(1)[0])
    assert match.sealed == ()


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_sealed_choices_are_opened_in_seat_order(order: tuple[int, ...]) -> None:
    match = Match(VAULT, 3, seed=4)
    choices = {seat: match.legal(seat)[0] for seat in range(3)}
    results = [match.play(seat, choices[seat]) for seat in order]
    assert [list(result.entries) for result in results[:2]] == [[], []]
    assert [(entry.seat, entry.action) for entry in results[2].entries] == sorted(choices.items())
    assert match.sealed == ()
    assert not any(match.can_undo(seat) for seat in range(3)), "what was opened stays open"


def test_opening_is_a_barrier_also_where_the_rules_reveal_nothing() -> None:
    match = Match(TWO_ROUNDS, 2, seed=1)
    for seat in (1, 0):
        match.play(seat, 0)
    assert match.actors() == (0, 1)
    assert [entry.seat for entry in match.record.entries] == [0, 1]
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    again = Match.resume(match.record, 1)
    assert not again.can_undo(0)
    assert not again.can_undo(1)


def test_a_choice_that_another_makes_impossible_is_asked_for_again() -> None:
    match = Match(UNIQUE_SPOTS, 2, seed=1)
    match.play(1, 0)
    result = match.play(0, 0)
    assert [(entry.seat, entry.action) for entry in result.entries] == [(0, 0)]
    assert (match.actors(), match.sealed) == ((1,), ())
    assert match.legal(1) == [1, 2]
    again = Match.resume(match.record, 1)
    assert (again.actors(), again.sealed, again.legal(1)) == ((1,), (), [1, 2])
    match.play(1, 2)
    assert match.over()


def test_a_move_is_not_taken_back_while_another_seat_has_a_sealed_choice() -> None:
    match = Match(CALLED, 2, seed=1)
    match.play(0, 0)
    match.play(1, 1)
    assert (match.sealed, match.actors()) == ((1,), (0,))
    with pytest.raises(Refused, match="nothing to take back"):
        match.undo(0)
    match.undo(1)
    assert [entry.seat for entry in match.undo(0).entries] == [0]
    assert (match.actors(), match.record.entries) == ((0,), [])


def test_a_perspective_with_sealed_choices_shows_who_has_chosen_but_not_what() -> None:
    known = []
    for number in (0, 1):
        match = Match(VAULT, 3, seed=4)
        match.play(0, match.legal(0)[number])
        known.append([match.perspective_with_sealed(viewer) for viewer in (1, 2, None)])
        assert known[-1][0].actors() == (1, 2)
        assert match.perspective(1).actors() == (0, 1, 2)
        own: Any = match.perspective_with_sealed(0).view()["hand"]
        assert match.game.text(match.legal(0)[number]).split(" ")[1] not in own
    assert known[0] == known[1]


def test_sealed_choices_never_change_what_another_seat_may_choose() -> None:
    match = Match(UNIQUE_SPOTS, 2, seed=1)
    match.play(0, 0)
    assert match.perspective_with_sealed(1).legal() == match.perspective(1).legal() == [0, 1, 2]


def test_records_of_choices_in_any_order_are_resumed() -> None:
    match = Match(VAULT, 3, seed=4)
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    record = match.record.copy()
    record.entries[-3:] = [record.entries[-1], record.entries[-3], record.entries[-2]]
    again = Match.resume(record, 4)
    assert again.record == record
    assert again.state.to_dict() == match.state.to_dict()
    record.entries.pop()
    partial = Match.resume(record, 4)
    assert partial.actors() == (1,)
    assert not partial.can_undo(2), "a choice that is in the record was opened"
