"""Records: whatever happens to a line is found and named, and no text raises anything but BadInput."""

from __future__ import annotations

import hashlib
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import benben
from benben import BadInput, Match, Record

from properties import BOUNDED

NAMES = benben.games()
SIGNS = st.characters(codec="utf-8", max_codepoint=0x2FF)
TEXTS = st.text(SIGNS, max_size=12)
TABLES = st.tuples(st.sampled_from(NAMES), st.integers(0, 2), st.sampled_from([0, 1, 9, 40]))
"""A game, a seed, and how many moves of it were played."""


@cache
def played(name: str, seed: int, moves: int) -> Match:
    """A match after so many random moves."""
    game, rng = benben.game(name), Random(seed)
    players = game.seats[0] + seed % (1 + game.seats[1] - game.seats[0])
    match = Match(game, players, seed, tags={"name p1": "Ann", "note": "a: b"})
    for _ in range(moves):
        if not match.over():
            seat = rng.choice(match.actors())
            match.play(seat, rng.choice(match.legal(seat)))
    return match


@cache
def finished() -> str:
    """The record of a whole game."""
    return played("giza", 1, 10_000).record.dumps()


RECORDS = st.one_of(TABLES.map(lambda table: played(*table).record.dumps()), st.builds(finished))


def refused_or_equal(text: str, original: str) -> None:
    """A changed record is refused with its line, or says the same as the one it was made from."""
    try:
        loaded = Record.loads(text)
    except BadInput as error:
        message = str(error)
    else:
        assert loaded.dumps() == original
        return
    number = int(message.removeprefix("line ").partition(":")[0])
    assert 1 <= number <= len(text.split("\n")) + 1


def sealed(header: list[str], actions: list[str], closing: list[str]) -> str:
    """A record with these lines, whose checks fit."""

    def short(text: str) -> str:
        return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:8]

    check = short("\n".join(header))
    return "\n".join([*header, f"check: {check}", *[f"{line} #{short(check + line)}" for line in actions], *closing, ""])


@settings(BOUNDED, max_examples=30)
@given(TABLES)
def test_a_record_reads_back_as_the_match_it_was_written_from(table: tuple[str, int, int]) -> None:
    match = played(*table)
    text = match.record.dumps()
    record = Record.loads(text)
    assert record == match.record
    assert record.dumps() == text
    assert record.replay().to_dict() == match.state.to_dict()


def test_a_finished_record_reads_back_with_its_seed() -> None:
    record = Record.loads(finished())
    assert record.dumps() == finished()
    assert record.seed is not None
    assert record.verify() == sum(entry.seat == benben.CHANCE for entry in record.entries)


@BOUNDED
@given(RECORDS, st.data())
def test_a_line_that_is_dropped_doubled_or_moved_is_found(text: str, data: st.DataObject) -> None:
    lines = text.split("\n")
    at = data.draw(st.integers(0, len(lines) - 2))
    to = data.draw(st.integers(0, len(lines) - 2))
    refused_or_equal("\n".join([*lines[:at], *lines[at + 1 :]]), text)
    refused_or_equal("\n".join([*lines[: at + 1], *lines[at:]]), text)
    lines[at], lines[to] = lines[to], lines[at]
    refused_or_equal("\n".join(lines), text)


@BOUNDED
@given(RECORDS, st.data())
def test_a_line_that_is_changed_is_found(text: str, data: st.DataObject) -> None:
    lines = text.split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    start = data.draw(st.integers(0, len(lines[at])))
    end = data.draw(st.integers(start, len(lines[at])))
    lines[at] = lines[at][:start] + data.draw(TEXTS) + lines[at][end:]
    refused_or_equal("\n".join(lines), text)


@BOUNDED
@given(RECORDS, st.data())
def test_a_record_that_is_cut_off_is_found(text: str, data: st.DataObject) -> None:
    refused_or_equal(text[: data.draw(st.integers(0, len(text)))], text)


def refusal(text: str) -> str:
    """Why a text is no record; nothing when it is one. Anything but BadInput fails the test."""
    try:
        record = Record.loads(text)
        record.replay()
        record.verify()
    except BadInput as error:
        return str(error)
    return ""


@BOUNDED
@given(st.text(max_size=60), st.sampled_from(["", "benben-record 1\n", "benben-record 1\ngame: giza\nrules: 1\nplayers: "]))
def test_no_text_raises_anything_but_bad_input(text: str, before: str) -> None:
    assert refusal(before + text)


PARTS = ("game", "rules", "players", "option memory", "commitment", "tag note")


@BOUNDED
@given(st.sampled_from(PARTS), st.one_of(TEXTS, st.sampled_from(["²", "٣", "-2", "3 ", "9" * 5_000, "\ud800"])))
def test_a_header_of_any_values_is_read_or_refused_even_if_its_check_fits(part: str, value: str) -> None:
    lines = played("giza", 1, 9).record.dumps().split("\n")
    close = next(number for number, line in enumerate(lines) if line.startswith("check: "))
    header = [f"{part}: {value}" if line.startswith(f"{part}: ") else line for line in lines[:close]]
    assert refusal(sealed(header, [], ["end: 0 actions, unfinished"]))


@BOUNDED
@given(
    st.one_of(TEXTS, st.sampled_from(["chance first p1", "p1 stop", "p9 stop", "p2 play +9 on p1.cheops"])), st.booleans()
)
def test_actions_of_any_words_are_read_or_refused_even_if_their_checks_fit(words: str, over: bool) -> None:
    header = played("giza", 1, 9).record.dumps().split("\ncheck: ")[0].split("\n")
    closing = ["end: 1 actions, finished", f"seed: {1:064x}"] if over else ["end: 1 actions, unfinished"]
    assert refusal(sealed(header, [f"1 {words}"], closing))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda text: text.rsplit("seed: ", 1)[0], "cut off here: 'seed:' is missing"),
        (lambda text: text.rsplit("seed: ", 1)[0] + f"seed: {2:064x}\n", "not the one that was committed to in the header"),
        (lambda text: text.replace(", finished", ", unfinished"), "nothing may follow"),
    ],
    ids=["seed lost", "seed changed", "end denied"],
)
def test_the_end_of_a_record_is_guarded_like_its_lines(change: object, why: str) -> None:
    assert callable(change)
    with pytest.raises(BadInput, match=rf"^line \d+: .*{why}"):
        Record.loads(change(finished()))


def test_an_option_or_tag_named_twice_is_refused() -> None:
    header = played("giza", 1, 9).record.dumps().split("\ncheck: ")[0].split("\n")
    with pytest.raises(BadInput, match=r"^line \d+: the tag 'note' is there twice"):
        Record.loads(sealed([*header, "tag note: again"], [], ["end: 0 actions, unfinished"]))
