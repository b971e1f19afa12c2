"""Branches: a match that goes on from a moment of another one, its record, and its chance."""

from __future__ import annotations

from random import Random

import pytest

import benben
from benben import Match, Record
from benben.kernel.errors import BadInput
from benben.kernel.refusal import Refused
from benben.play.branches import branch_start
from benben.play.contributions import Contribution
from benben.play.dealer import commitment_of
from benben.play.evidence import check_evidence, evidence_of, evidence_text
from benben.play.record import short_hash


def play_on(match: Match, seed: int, until: int = 10**6) -> None:
    random = Random(seed)
    while not match.over() and len(match.record.entries) < until:
        seat = match.actors()[0]
        match.play(seat, random.choice(match.legal(seat)))


@pytest.fixture(scope="module")
def source() -> Record:
    """A finished game whose seats added random numbers."""
    number = bytes(range(32))
    contributions = [Contribution(commitment_of(number), number), None]
    match = Match(benben.game("giza"), 2, 7, contributions=contributions)
    play_on(match, 1)
    return match.record


def branch(record: Record, at: int, seed: int) -> Match:
    return Match(record.game, record.players, seed, record.options, start=branch_start(record, at))


def test_a_branch_goes_on_from_the_position_of_its_source_with_chance_of_its_own(source: Record) -> None:
    at = len(source.entries) // 2
    one, other = branch(source, at, 1), branch(source, at, 2)
    assert one.record.entries[:at] == source.entries[:at]
    play_on(one, 3)
    play_on(other, 3)
    assert one.record.entries != other.record.entries
    assert one.record.finished


def test_the_record_of_a_branch_is_read_back_replayed_and_verified_with_all_seeds(source: Record) -> None:
    match = branch(source, 20, 5)
    play_on(match, 1)
    record = Record.loads(match.record.dumps())
    assert record.dumps() == match.record.dumps()
    assert (record.taken_over, record.origins[0].seed) == (20, source.seed)
    assert record.replay().depth == 0
    chances = sum(entry.seat == benben.CHANCE for entry in record.entries)
    assert record.verify() == chances


def test_changed_chance_is_found_in_both_parts_of_a_branch(source: Record) -> None:
    match = branch(source, 20, 5)
    play_on(match, 1)
    for part in (range(20), range(20, len(match.record.entries))):
        record = match.record.copy()
        state = record.start()
        for number, entry in enumerate(record.entries):
            others = [action for action, _ in state.outcomes() if action != entry.action] if entry.seat < 0 else []
            if others and number in part:
                entry.action, drawn = others[0], entry.action
                with pytest.raises(BadInput, match="the seed gives"):
                    record.verify()
                entry.action = drawn
                break
            record.step(state, number + 1, entry)
        else:
            pytest.fail("there is no chance in this part")


def test_a_branch_of_a_branch_names_both_origins_and_one_before_them_only_the_first(source: Record) -> None:
    first = branch(source, 20, 5)
    play_on(first, 1)
    second = branch(first.record, 30, 6)
    assert [origin.until for origin in second.record.origins] == [20, 30]
    assert [origin.commitment for origin in second.record.origins] == [source.commitment, first.commitment]
    play_on(second, 2)
    assert Record.loads(second.record.dumps()).verify() > 0
    earlier = branch_start(first.record, 10)
    assert [(origin.until, origin.commitment) for origin in earlier.origins] == [(10, source.commitment)]


def test_nothing_that_was_taken_over_can_be_taken_back(source: Record) -> None:
    match = branch(source, 20, 5)
    for seat in range(2):
        assert not match.can_undo(seat)
        assert not match.can_take_back(seat)
        with pytest.raises(Refused):
            match.undo(seat)


def test_an_unfinished_branch_is_resumed_under_its_seed(source: Record) -> None:
    match = branch(source, 20, 5)
    play_on(match, 1, until=40)
    again = Match.resume(Record.loads(match.record.dumps()), 5)
    assert again.record == match.record
    play_on(match, 4)
    play_on(again, 4)
    assert again.record == match.record


def test_there_is_nothing_to_try_after_the_end_or_before_the_beginning(source: Record) -> None:
    for at in (-1, len(source.entries)):
        with pytest.raises(BadInput, match="nothing to try"):
            branch_start(source, at)
    assert branch_start(source, len(source.entries) - 1).entries


def test_a_game_without_a_revealed_seed_can_be_tried_and_its_part_is_not_recomputed() -> None:
    ended = Match(benben.game("giza"), 2, 7)
    play_on(ended, 1, until=30)
    match = branch(ended.record, 30, 5)
    play_on(match, 1)
    record = Record.loads(match.record.dumps())
    assert "not revealed" in record.dumps()
    assert record.verify() == sum(entry.seat == benben.CHANCE for entry in record.entries[30:])


def test_evidence_of_a_branch_is_about_its_own_chance(source: Record) -> None:
    match = branch(source, 20, 5)
    play_on(match, 1)
    evidence = evidence_of(match.record)
    assert min(event.action for event in evidence.chances) > 20
    assert check_evidence(evidence_text(evidence)) == match.record


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("origin: 20 ", "origin: many ", "number of its last action"),
        ("origin: 20 ", "origin: 99999 ", "come from other games"),
        ("origin: ", "orgin: ", "expected 'origin: ...'"),
    ],
)
def test_a_wrong_origin_is_named(source: Record, old: str, new: str, says: str) -> None:
    match = branch(source, 20, 5)
    play_on(match, 1)
    lines = match.record.dumps().replace(old, new).split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("check: "))
    check = lines[at] = f"check: {short_hash(chr(10).join(lines[:at]))}"
    for number in range(at + 1, len(lines)):
        line, found, _ = lines[number].rpartition(" #")
        if found:
            lines[number] = f"{line} #{short_hash(check.removeprefix('check: ') + line)}"
    with pytest.raises(BadInput, match=says):
        Record.loads("\n".join(lines))
