"""Contributions: seats add random numbers to the seed; records with them are written, read and verified."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

import benben
from benben.kernel.errors import BadInput
from benben.play.contributions import Contribution, Contributions, game_seed
from benben.play.dealer import commitment_of
from benben.play.evidence import check_evidence, evidence_of, evidence_text
from benben.play.match import Match
from benben.play.record import Record

GIZA = benben.game("giza")
SEED = bytes(range(32))
NUMBERS = [bytes([seat] * 32) for seat in range(1, 4)]
ALL: Contributions = tuple(Contribution(commitment_of(number), number) for number in NUMBERS)
MIXED: Contributions = (ALL[0], Contribution(commitment_of(NUMBERS[1])), None)
"""One seat revealed its number, one did not, one had none."""


def played(contributions: Contributions, seed: bytes = SEED) -> Match:
    """A game of three, played at random to its end."""
    match, rng = Match(GIZA, 3, seed, contributions=contributions), Random(1)
    while not match.over():
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def test_the_seed_that_deals_is_the_hash_of_the_published_text() -> None:
    text = f"benben game seed 2\nhost {SEED.hex()}\np1 {NUMBERS[0].hex()}\np2 absent\np3 absent\n"
    assert game_seed(SEED, MIXED) == hashlib.sha256(text.encode()).digest()


def test_every_number_its_seat_and_its_absence_change_the_seed_that_deals() -> None:
    assert game_seed(SEED, ()) == SEED
    others: list[Contributions] = [ALL, MIXED, ALL[::-1], ALL[:2], (*ALL, None), (None, None, None)]
    seeds = {game_seed(SEED, one) for one in others} | {game_seed(bytes(32), ALL), SEED}
    assert len(seeds) == len(others) + 2


def test_who_withholds_a_number_has_one_other_seed_to_choose_not_two() -> None:
    silent = (ALL[0], None, None)
    assert game_seed(SEED, MIXED) == game_seed(SEED, silent)


@pytest.mark.parametrize("contributions", [ALL, MIXED], ids=["all", "mixed"])
def test_a_record_with_contributions_is_read_back_resumed_and_verified(contributions: Contributions) -> None:
    match = played(contributions)
    text = match.record.dumps()
    record = Record.loads(text)
    assert text.startswith("benben-record 2\n")
    assert record.dumps() == text == record.copy().dumps()
    assert record.contributions == contributions
    assert record.commitment == match.commitment == commitment_of(SEED)
    assert record.verify() == record.verify(SEED) > 0
    entries = len(record.entries)
    half = record.copy()
    half.entries, half.finished, half.seed = record.entries[: entries // 2], False, None
    while half.entries[-1].seat == benben.CHANCE or record.entries[len(half.entries)].seat == benben.CHANCE:
        half.entries.append(record.entries[len(half.entries)])
    assert Match.resume(half, SEED).record.dumps() == half.dumps()


def test_a_game_without_contributions_has_the_first_format_and_the_seed_itself_deals() -> None:
    record = played(()).record
    assert record.dumps().startswith("benben-record 1\n")
    assert "contribution" not in record.dumps()
    assert record.dealer().seed == SEED


def test_a_rematch_asks_every_seat_for_a_new_number() -> None:
    assert played(ALL).rematch().record.contributions == ()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (f" {NUMBERS[0].hex()}", f" {NUMBERS[1].hex()}", "line 10: the revealed random number is not the one"),
        ("p2: " + commitment_of(NUMBERS[1]), "p2: " + commitment_of(NUMBERS[2]), "header was changed"),
        (" not revealed", f" {NUMBERS[1].hex()}", "header was changed"),
        ("contribution p3: none\n", "", "3 players have 3 contributions, not 2"),
        ("contribution p3: none", "contribution p4: none", "expected 'contribution p3"),
        ("benben-record 2", "benben-record 1", "line 10: expected 'check"),
        ("p3: none", "p3: " + "A" * 64 + " not revealed", "small letters"),
        (NUMBERS[0].hex(), "g" * 64, "64 hexadecimal digits"),
    ],
)
def test_a_header_with_other_contributions_is_refused(old: str, new: str, why: str) -> None:
    text = played(MIXED).record.dumps()
    assert old in text
    with pytest.raises(BadInput, match=why):
        Record.loads(text.replace(old, new))


def test_a_header_that_was_written_anew_with_another_number_does_not_verify() -> None:
    record = played(MIXED).record
    for forged in (ALL, (None, None, None), (ALL[1], *MIXED[1:])):
        other = Record(GIZA, 3, record.options, record.commitment, record.tags, forged)
        other.entries, other.seed, other.finished = record.entries, record.seed, True
        with pytest.raises(BadInput, match="chance event"):
            Record.loads(other.dumps()).verify()


def test_evidence_names_outcomes_and_weights_and_is_checked_by_the_rules() -> None:
    record = played(MIXED).record
    evidence = evidence_of(record)
    assert len(evidence.chances) == record.verify()
    assert [event.drawn in dict(event.outcomes) for event in evidence.chances] == [True] * len(evidence.chances)
    assert [one.randomness for one in evidence.contributions] == [NUMBERS[0].hex(), None, None]
    text = evidence_text(evidence)
    assert check_evidence(text).dumps() == record.dumps()
    first = f'[["{evidence.chances[0].outcomes[0][0]}", 1]'
    assert first in text
    with pytest.raises(BadInput, match="chance event 1 "):
        check_evidence(text.replace(first, first.replace("1]", "2]"), 1))
    with pytest.raises(BadInput, match="'contributions'"):
        check_evidence(text.replace('"randomness": null', f'"randomness": "{NUMBERS[1].hex()}"', 1))
    with pytest.raises(BadInput, match="'seed'"):
        check_evidence(text.replace(f'"seed": "{SEED.hex()}"', f'"seed": "{bytes(32).hex()}"'))
    for broken in ("{", '{"format": "benben-evidence 9"}', '{"format": "benben-evidence 1"}', "{" * 100_000):
        with pytest.raises(BadInput):
            check_evidence(broken)


def test_there_is_no_evidence_before_the_end() -> None:
    with pytest.raises(BadInput, match="not revealed yet"):
        evidence_of(Match(GIZA, 2, 1).record)
