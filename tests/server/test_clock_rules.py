"""Rules of clocks: the time of a seat is what the journal says, second by second, but for pauses, bots and other seats."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from benben.server.storage.schema import DAYS, LIVE, MORE_TIME, RESIGN, RETURN, STAND_IN, TIME_OUT, UNDO, UNSEAL
from benben.server.tables.clock_rules import (
    RETURN_SECONDS,
    ClockEntry,
    Clocks,
    ClockSettings,
    Pause,
    counted,
    date_after,
    merged,
    merged_entries,
)

from properties import BOUNDED

BLITZ = ClockSettings(LIVE, bank=100, increment=10)
SLOW = ClockSettings(DAYS, bank=50, turn=200)


def clocks(settings: ClockSettings, *entries: ClockEntry, now: float, pauses: tuple[list[Pause], ...] = ([], [])) -> Clocks:
    made = Clocks(settings, [True] * len(pauses), pauses)
    for entry in entries:
        made.read(entry)
    made.wait_until(now)
    return made


def test_a_live_bank_loses_the_seconds_of_a_turn_and_gains_the_increment_at_its_end() -> None:
    made = clocks(BLITZ, ClockEntry(0, 0b01), ClockEntry(30, 0b10), now=35)
    assert (made.left(0), made.left(1)) == (80, 95)
    assert (made.runs_out_at(0), made.runs_out_at(1)) == (None, 130)


def test_several_actions_of_one_turn_give_one_increment() -> None:
    made = clocks(BLITZ, ClockEntry(0, 0b01), ClockEntry(10, 0b01), ClockEntry(20, 0b01), ClockEntry(30, 0b10), now=30)
    assert made.left(0) == 80


def test_days_take_from_the_bank_only_what_goes_beyond_the_turn() -> None:
    made = clocks(SLOW, ClockEntry(0, 0b01), ClockEntry(199, 0b10), ClockEntry(200, 0b01), ClockEntry(430, 0b10), now=430)
    assert made.left(0) == 200 + 20


@pytest.mark.parametrize("kind", [UNDO, UNSEAL])
def test_a_move_that_is_taken_back_gives_its_increment_back_and_goes_on_with_the_turn(kind: str) -> None:
    entries = [ClockEntry(0, 0b01)]
    for round_number in range(5):
        entries += [ClockEntry(10.0 + round_number, 0b10), ClockEntry(10.5 + round_number, 0b01, ((kind, 0),))]
    made = clocks(BLITZ, *entries, now=14.5)
    assert made.left(0) == 100 - 10 - 4 * 0.5, "the time between a move and its undo is nobody's"


def test_time_that_is_out_stands_still_until_a_move_a_bot_or_more_time() -> None:
    begin = (ClockEntry(0, 0b01), ClockEntry(120, 0b01, ((TIME_OUT, 0),)))
    out = clocks(BLITZ, *begin, now=500)
    assert (out.left(0), out.runs_out_at(0), out.seats[0].out_since) == (0, None, 120)
    moved = clocks(BLITZ, *begin, ClockEntry(300, 0b10), now=300)
    assert (moved.left(0), moved.seats[0].out_since) == (10, None)
    more = clocks(BLITZ, *begin, ClockEntry(300, 0b01, ((MORE_TIME, 0),)), now=310)
    assert (more.left(0), more.runs_out_at(0)) == (90, 400)
    days = clocks(SLOW, *begin, ClockEntry(300, 0b01, ((MORE_TIME, 0),)), now=310)
    assert days.left(0) == 190


def test_a_bot_spends_nobodys_time_and_whoever_comes_back_has_some() -> None:
    begin = (ClockEntry(0, 0b01), ClockEntry(95, 0b01, ((STAND_IN, 0),)))
    assert clocks(BLITZ, *begin, now=1000).left(0) == 5
    back = clocks(BLITZ, *begin, ClockEntry(1000, 0b01, ((RETURN, 0),)), now=1000)
    assert back.left(0) == RETURN_SECONDS[LIVE]
    played = clocks(BLITZ, *begin, ClockEntry(96, 0b10), ClockEntry(97, 0b01, ((RETURN, 0),)), now=97)
    assert played.left(0) == RETURN_SECONDS[LIVE], "the move of a bot brings no increment"
    fresh = clocks(SLOW, ClockEntry(0, 1), ClockEntry(9, 1, ((STAND_IN, 0),)), ClockEntry(9.5, 1, ((RETURN, 0),)), now=9.5)
    assert fresh.left(0) == max(RETURN_SECONDS[DAYS], 241)
    assert clocks(BLITZ, ClockEntry(0, 1), ClockEntry(5, 1, ((RESIGN, 0),)), now=900).runs_out_at(0) is None


def test_a_bot_between_two_moves_does_not_make_a_long_turn_short_again() -> None:
    long = ClockSettings(DAYS, bank=0, turn=10 * 3600)
    left = clocks(
        long, ClockEntry(0, 1), ClockEntry(18000, 1, ((STAND_IN, 0),)), ClockEntry(18001, 1, ((RETURN, 0),)), now=18001
    ).left(0)
    assert left == 5 * 3600


def test_lines_of_one_time_are_one_entry() -> None:
    entries: list[ClockEntry] = []
    for entry in (ClockEntry(1, 1), ClockEntry(2, 2, (("a", 0),)), ClockEntry(2, 3, (("b", 1),))):
        merged_entries(entries, entry)
    assert entries == [ClockEntry(1, 1), ClockEntry(2, 3, (("a", 0), ("b", 1)))]


SECONDS = st.integers(0, 400)
PAUSES = st.lists(st.tuples(SECONDS, SECONDS).map(lambda pair: (float(min(pair)), float(max(pair)))), max_size=4)


@BOUNDED
@given(PAUSES, SECONDS, SECONDS)
def test_counted_seconds_are_those_in_no_pause(pauses: list[Pause], since: int, more: int) -> None:
    until = since + more
    slowly = sum(not any(began <= second < ended for began, ended in pauses) for second in range(since, until))
    assert counted(since, until, merged(pauses)) == slowly
    assert counted(until, since, merged(pauses)) == 0 or since == until


@BOUNDED
@given(PAUSES, SECONDS, st.integers(1, 400))
@example([(1.0, 2.0)], 0, 1)
def test_the_date_after_some_seconds_has_just_these_seconds_before_it(pauses: list[Pause], since: int, seconds: int) -> None:
    date = date_after(since, seconds, merged(pauses))
    assert counted(since, date, merged(pauses)) == seconds
    assert counted(since, date - 1, merged(pauses)) < seconds


@BOUNDED
@given(
    st.sampled_from([BLITZ, SLOW]),
    st.lists(st.tuples(st.integers(1, 60), st.integers(0, 3)), max_size=12),
    st.tuples(PAUSES, PAUSES),
    st.integers(0, 60),
)
def test_the_clock_of_a_seat_is_what_counting_second_by_second_gives(
    settings: ClockSettings, turns: list[tuple[int, int]], pauses: tuple[list[Pause], list[Pause]], more: int
) -> None:
    entries, date = [ClockEntry(0, 0b01)], 0
    for seconds, asked in turns:
        date += seconds
        entries.append(ClockEntry(date, asked))
    made = clocks(settings, *entries, now=date + more, pauses=pauses)
    for seat in (0, 1):
        assert made.left(seat) == counted_by_hand(settings, entries, date + more, seat, pauses[seat])


def counted_by_hand(settings: ClockSettings, entries: list[ClockEntry], now: float, seat: int, pauses: list[Pause]) -> float:
    bank, turn = float(settings.bank), float(settings.turn)
    asked = {entry.at: bool(entry.asked >> seat & 1) for entry in entries}
    to_move = False
    for second in range(int(now) + 1):
        if second in asked:
            if to_move and not asked[second]:
                bank, turn = bank + settings.increment, float(settings.turn)
            to_move = asked[second]
        if second < now and to_move and not any(began <= second < ended for began, ended in pauses):
            if turn > 0:
                turn -= 1
            else:
                bank = max(0.0, bank - 1)
    return max(0.0, bank + turn)
