"""The journal of a table: the lines of every change, and the match that they describe."""

from __future__ import annotations

from random import Random

import pytest

from benben.kernel.errors import BadInput
from benben.kernel.refusal import Refused
from benben.server.errors import RequestError
from benben.server.storage.journal_queries import JournalLine
from benben.server.storage.rows import TableRow
from benben.server.storage.schema import OVER, PLAY, PLAYING, SEAL, UNDO, UNSEAL
from benben.server.tables import table_match as table_match_module
from benben.server.tables.table_match import TableMatch

from server.vault_game import GAME

SEED = bytes(range(32))


def begun(players: int = 3) -> tuple[TableRow, TableMatch, list[JournalLine]]:
    row = TableRow("t", GAME.name, GAME.rules, players, GAME.resolve_options(None, players), "", "h", False, "i", "w")
    table_match, change = TableMatch.begin(row, SEED)
    row.commitment = table_match.match.commitment
    return row, table_match, list(change.lines)


def same(one: TableMatch, other: TableMatch) -> None:
    assert one.match.state.to_dict() == other.match.state.to_dict()
    for name in ("moment", "length", "done", "taken_back"):
        assert getattr(one, name) == getattr(other, name), name
    seats = range(one.match.players)
    assert sealed(one) == sealed(other)
    assert [one.match.can_undo(seat) for seat in seats] == [other.match.can_undo(seat) for seat in seats]
    numbers = [[event.action_number for event in match.unveiled_events()] for match in (one.match, other.match)]
    assert numbers[0] == numbers[1]


def sealed(table_match: TableMatch) -> dict[int, int | None]:
    """The sealed choice of every seat that has one."""
    return {seat: table_match.match.sealed_choice(seat) for seat in table_match.match.sealed}


def test_a_sealed_choice_is_a_line_of_its_own_until_all_are_in() -> None:
    _, table_match, _ = begun()
    for seat in (2, 0):
        before = table_match.moment
        change = table_match.play(seat, table_match.match.legal(seat)[0], f"id{seat}")
        assert [line.kind for line in change.lines] == [SEAL]
        assert change.public, "everyone sees that the seat has chosen"
        assert table_match.moment == before, "the question is the same for all others"
    assert table_match.summary().asked == 0b010
    change = table_match.play(1, table_match.match.legal(1)[0], "id1")
    assert [(line.kind, line.seat) for line in change.lines] == [(SEAL, 1), (PLAY, 0), (PLAY, 1), (PLAY, 2)]
    assert sealed(table_match) == {}
    assert len(table_match.match.actors()) == 1


def test_a_sealed_choice_can_be_changed_and_withdrawn() -> None:
    _, table_match, _ = begun()
    first, second = table_match.match.legal(0)[:2]
    assert table_match.play(0, first, "a").public
    assert not table_match.play(0, second, "b").public, "only the seat itself may notice another choice"
    assert sealed(table_match) == {0: second}
    assert [line.kind for line in table_match.undo(0, False, "c").lines] == [UNSEAL]
    assert sealed(table_match) == {}
    with pytest.raises(Refused):
        table_match.undo(0, False, "d")


def test_what_is_not_legal_cannot_be_sealed() -> None:
    _, table_match, _ = begun()
    with pytest.raises(Refused):
        table_match.play(0, table_match.match.legal(1)[0], "a")
    assert sealed(table_match) == {}
    assert table_match.length == table_match.moment == 9


def test_restart_turn_takes_back_everything_down_to_the_barrier() -> None:
    _, table_match, _ = begun(2)
    for seat in (0, 1):
        table_match.play(seat, table_match.match.legal(seat)[0], None)
    (seat,) = table_match.match.actors()
    moment, entries = table_match.moment, len(table_match.match.record.entries)
    table_match.play(seat, table_match.match.legal(seat)[0], "a")
    assert [line.kind for line in table_match.undo(seat, True, "b").lines] == [UNDO]
    assert len(table_match.match.record.entries) == entries
    assert table_match.moment == moment + 2, "a moment never comes back"


def test_a_journal_tells_the_same_match_at_every_line() -> None:
    rng, tried = Random(5), set()
    for _ in range(6):
        row, table_match, journal = begun()
        while not table_match.match.over():
            seat = rng.choice(table_match.match.actors() + table_match.match.sealed)
            if table_match.match.can_undo(seat) and rng.random() < 0.3:
                journal += table_match.undo(seat, rng.random() < 0.5, f"c{len(journal)}").lines
            else:
                action = rng.choice(table_match.match.legal(seat))
                journal += table_match.play(seat, action, f"c{len(journal)}").lines
            again = TableMatch.resume(row, SEED, journal)
            same(again, table_match)
            assert table_match.length == len(journal)
        assert table_match.summary().phase == OVER
        tried |= {line.kind for line in journal}
    assert tried == {PLAY, UNDO, SEAL, UNSEAL}


def test_a_match_that_follows_the_lines_of_another_server_is_the_same_match() -> None:
    rng, followed, read_whole = Random(6), 0, 0
    for _ in range(6):
        row, table_match, journal = begun()
        other = TableMatch.resume(row, SEED, journal)
        while not table_match.match.over():
            seat = rng.choice(table_match.match.actors() + table_match.match.sealed)
            if table_match.match.can_undo(seat) and rng.random() < 0.3:
                journal += table_match.undo(seat, rng.random() < 0.5, f"c{len(journal)}").lines
            else:
                journal += table_match.play(seat, rng.choice(table_match.match.legal(seat)), f"c{len(journal)}").lines
            if rng.random() < 0.7:
                new = journal[other.length :]
                if other.follow(new, "hash"):
                    followed += 1
                    assert other.last_hash == "hash"
                else:
                    read_whole += 1
                    assert UNDO in [line.kind for line in new]
                    other = TableMatch.resume(row, SEED, journal)
                same(other, table_match)
                assert other.match.events(None) == table_match.match.events(None)
    assert followed > 10
    assert read_whole > 2


def test_lines_that_do_not_follow_from_the_seed_are_not_followed() -> None:
    row, table_match, journal = begun()
    other = TableMatch.resume(row, SEED, journal)
    assert not other.follow([JournalLine(PLAY, -1, "deal onyx-ibis")], "")
    other = TableMatch.resume(row, SEED, journal)
    assert not other.follow([JournalLine(UNSEAL, 0, "")], "")
    other = TableMatch.resume(row, SEED, journal)
    foreign = table_match.match.game.text(table_match.match.legal(1)[0])
    assert not other.follow([JournalLine(SEAL, 0, foreign)], "")


def test_a_journal_that_was_tampered_with_is_refused() -> None:
    row, table_match, journal = begun()
    assert table_match.summary().phase == PLAYING
    with pytest.raises(BadInput):
        TableMatch.resume(row, SEED, [*journal, JournalLine("dance", 0, "")])
    other = next(text for text in ("deal onyx-ibis", "deal opal-ibis") if text != journal[-1].text)
    with pytest.raises(BadInput, match="seed"):
        TableMatch.resume(
            row,
            SEED,
            [*journal[:-1], JournalLine(PLAY, -1, other)],
        )


def test_a_seat_may_take_back_only_so_many_moves_of_one_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_match_module, "MAX_TAKEN_BACK", 4)
    row, table_match, lines = begun(2)
    first, second = table_match.match.legal(0)[:2]
    lines += table_match.play(0, first, None).lines
    lines += table_match.play(0, second, None).lines  # 1: changed
    lines += table_match.undo(0, False, None).lines  # 2: withdrawn
    lines += table_match.play(0, first, None).lines
    lines += table_match.play(0, second, None).lines  # 3
    lines += table_match.play(0, first, None).lines  # 4
    for _ in range(2):
        length = table_match.length
        with pytest.raises(RequestError, match="server-no-more-undos"):
            table_match.play(0, second, None)
        with pytest.raises(RequestError, match="server-no-more-undos"):
            table_match.undo(0, False, None)
        assert (table_match.length, table_match.can_undo(0), sealed(table_match)) == (length, False, {0: first})
        resumed = TableMatch.resume(row, SEED, lines)
        same(resumed, table_match)
        table_match = resumed
    lines += table_match.play(1, table_match.match.legal(1)[0], None).lines
    (seat,) = table_match.match.actors()
    lines += table_match.play(seat, table_match.match.legal(seat)[0], None).lines
    assert table_match.can_undo(seat) == (seat == 1), "the other seat has taken nothing back"
    same(TableMatch.resume(row, SEED, lines), table_match)


def test_play_and_undo_without_end_give_a_journal_of_some_length() -> None:
    _, table_match, _ = begun(2)
    for seat in (0, 1):
        table_match.play(seat, table_match.match.legal(seat)[0], None)
    (seat,) = table_match.match.actors()
    before = table_match.length

    def play_and_undo_on_and_on() -> None:
        for _ in range(2 * table_match_module.MAX_TAKEN_BACK):
            table_match.play(seat, table_match.match.legal(seat)[0], None)
            table_match.undo(seat, False, None)

    with pytest.raises(RequestError, match="server-no-more-undos"):
        play_and_undo_on_and_on()
    assert table_match.length == before + 2 * table_match_module.MAX_TAKEN_BACK + 1
    table_match.play(seat, table_match.match.legal(seat)[0], None)
