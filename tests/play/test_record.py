"""Records: they read back as written; errors name the line that was cut, moved or changed."""

from __future__ import annotations

import random

import pytest

import benben
from benben import BadInput, Match, Record


def played(name: str = "giza", players: int = 3, seed: int = 7, moves: int = 10_000) -> Match:
    match = Match(benben.game(name), players, seed)
    rng = random.Random(seed)
    while not match.over() and moves:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
        moves -= 1
    return match


@pytest.fixture(scope="module")
def text() -> str:
    return played().record.dumps()


def test_a_record_reads_back_as_it_was_written(text: str) -> None:
    record = Record.loads(text)
    assert record.dumps() == text
    assert record.replay().to_dict() == played().state.to_dict()
    assert record.verify() == sum(entry.seat == benben.CHANCE for entry in record.entries)


def test_an_unfinished_record_reads_back_and_keeps_the_seed_to_itself() -> None:
    match = played(moves=5)
    text = match.record.dumps()
    assert "seed:" not in text
    record = Record.loads(text)
    assert record.replay().to_dict() == match.state.to_dict()
    with pytest.raises(BadInput, match="not revealed yet"):
        record.verify()


def test_each_line_is_one_action_in_notation(text: str) -> None:
    lines = text.splitlines()
    start = lines.index(next(line for line in lines if line.startswith("check:"))) + 1
    assert lines[start].startswith("1 chance first p")
    assert lines[-2].startswith("end: ")
    assert len(lines[start:-2]) == len(Record.loads(text).entries)


@pytest.mark.parametrize("keep", [0, 1, 3, 9, 10, 11, 40, 80])
def test_a_truncated_record_is_an_error_with_its_line(text: str, keep: int) -> None:
    with pytest.raises(BadInput, match=r"^line \d+: "):
        Record.loads("\n".join(text.splitlines()[:keep]))


def test_swapped_lines_are_found(text: str) -> None:
    lines = text.splitlines()
    lines[20], lines[21] = lines[21], lines[20]
    with pytest.raises(BadInput, match=r"^line 21: expected action 11, found '12'"):
        Record.loads("\n".join(lines) + "\n")


def test_a_lost_line_is_found(text: str) -> None:
    lines = text.splitlines()
    del lines[30]
    with pytest.raises(BadInput, match=r"^line 31: "):
        Record.loads("\n".join(lines) + "\n")


def test_every_changed_line_is_found_and_named(text: str) -> None:
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if number in (len(lines) - 1,):
            continue
        changed = [*lines[:number], line.replace("1", "2") if "1" in line else line + "x", *lines[number + 1 :]]
        with pytest.raises(BadInput, match=r"^line \d+: "):
            Record.loads("\n".join(changed) + "\n").replay()


def test_a_changed_seed_does_not_verify(text: str) -> None:
    lines = text.splitlines()
    lines[-1] = "seed: " + "0" * 63 + "8"
    with pytest.raises(BadInput, match="not the one that was committed to"):
        Record.loads("\n".join(lines) + "\n").verify()


def test_forged_chance_does_not_verify() -> None:
    record = played().record
    first = record.entries[0]
    first.action = benben.game("giza").parse("first p1" if record.game.text(first.action) != "first p1" else "first p2")
    with pytest.raises(BadInput, match=r"line 11: chance event 1 is first p\d, the seed gives first p\d"):
        record.verify()


def test_an_illegal_action_is_named_with_its_line_and_rule() -> None:
    record = played().record
    record.entries[13].action = benben.game("giza").parse("stop")
    with pytest.raises(BadInput, match=r"line 24: action 14, p\d stop: there is no discard to stop.*GZ-3.1"):
        record.replay()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("benben-record 1", "benben-record 9", "begins with"),
        ("game: giza", "game: chess", "there is no game 'chess'"),
        ("rules: 1", "rules: 99", "version 99 is not known, only 1"),
        ("players: 3", "players: nine", "for 2 to 6 players"),
        ("option memory: closed", "option memory: leaky", "one of closed or open"),
        ("option memory: closed\n", "", "must name every option"),
    ],
)
def test_a_wrong_header_says_what_is_wrong(text: str, old: str, new: str, why: str) -> None:
    with pytest.raises(BadInput, match=rf"^line \d+: .*{why}"):
        Record.loads(text.replace(old, new))


def test_a_record_must_be_a_text() -> None:
    with pytest.raises(BadInput, match="a record is a text"):
        Record.loads(b"benben-record 1")


def test_tags_are_kept_and_checked() -> None:
    match = Match(benben.game("giza"), 2, seed=1, tags={"name p1": "Ann"})
    assert Record.loads(match.record.dumps()).tags == {"name p1": "Ann"}
    with pytest.raises(BadInput, match="one trimmed line"):
        match.record.tag("note", "two\nlines")
