from __future__ import annotations

from random import Random

import pytest

from benben.kernel.errors import BadInput
from benben.kernel.refusal import Refused
from benben.server.storage.queries import Line, TableRow
from benben.server.storage.schema import OVER, PLAY, PLAYING, SEAL, UNDO, UNSEAL
from benben.server.tables.table_match import TableMatch

from server.vault import GAME

SEED = bytes(range(32))


def begun(players: int = 3) -> tuple[TableRow, TableMatch, list[Line]]:
    row = TableRow("t", GAME.name, GAME.rules, players, GAME.resolve_options(None, players), "", "h", False, "i", "w")
    course, lines = TableMatch.begin(row, SEED)
    row.commitment = course.match.commitment
    return row, course, list(lines)


def same(one: TableMatch, other: TableMatch) -> None:
    assert one.match.state.to_dict() == other.match.state.to_dict()
    for name in ("sealed", "moment", "length", "done", "marks"):
        assert getattr(one, name) == getattr(other, name), name


def test_sealed_choices_are_the_tables_matter_until_all_are_in() -> None:
    _, course, _ = begun()
    for seat in (2, 0):
        before = course.moment
        lines = course.play(seat, course.match.legal(seat)[0], f"id{seat}")
        assert [line.kind for line in lines] == [SEAL]
        assert course.moment == before, "the question is the same for all others"
        assert course.match.actors() == (0, 1, 2), "the rules have not heard of it"
    assert course.waiting_for() == [1]
    lines = course.play(1, course.match.legal(1)[0], "id1")
    assert [(line.kind, line.seat) for line in lines] == [(SEAL, 1), (PLAY, 0), (PLAY, 1), (PLAY, 2)]
    assert course.sealed == {}
    assert len(course.match.actors()) == 1


def test_a_sealed_choice_can_be_changed_and_withdrawn() -> None:
    _, course, _ = begun()
    first, second = course.match.legal(0)[:2]
    course.play(0, first, "a")
    course.play(0, second, "b")
    assert course.sealed == {0: second}
    assert course.can_undo(0)
    assert not course.can_undo(1)
    assert [line.kind for line in course.undo(0, False, "c")] == [UNSEAL]
    assert course.sealed == {}
    with pytest.raises(Refused):
        course.undo(0, False, "d")


def test_what_is_not_legal_cannot_be_sealed() -> None:
    _, course, _ = begun()
    with pytest.raises(Refused):
        course.play(0, course.match.legal(1)[0], "a")
    assert course.sealed == {}
    assert course.length == course.moment == 9


def test_restart_turn_takes_back_everything_down_to_the_barrier() -> None:
    _, course, _ = begun(2)
    for seat in (0, 1):
        course.play(seat, course.match.legal(seat)[0], None)
    (seat,) = course.match.actors()
    moment, entries = course.moment, len(course.match.record.entries)
    course.play(seat, course.match.legal(seat)[0], "a")
    assert [line.kind for line in course.undo(seat, True, "b")] == [UNDO]
    assert len(course.match.record.entries) == entries
    assert course.moment == moment + 2, "a moment never comes back"
    assert len(course.marks) == course.match.clock


def test_a_journal_tells_the_same_match_at_every_line() -> None:
    rng, tried = Random(5), set()
    for _ in range(6):
        row, course, journal = begun()
        while not course.match.over():
            seat = rng.choice(course.match.actors())
            if course.can_undo(seat) and rng.random() < 0.3:
                journal += course.undo(seat, rng.random() < 0.5, f"c{len(journal)}")
            else:
                journal += course.play(seat, rng.choice(course.match.legal(seat)), f"c{len(journal)}")
            again = TableMatch.resume(row, SEED, journal)
            same(again, course)
            assert [again.can_undo(seat) for seat in range(3)] == [course.can_undo(seat) for seat in range(3)]
            assert course.length == len(journal)
        assert course.summary().phase == OVER
        tried |= {line.kind for line in journal}
    assert tried == {PLAY, UNDO, SEAL, UNSEAL}


def test_events_know_the_action_they_belong_to() -> None:
    _, course, _ = begun(2)
    for seat in (0, 1):
        course.play(seat, course.match.legal(seat)[0], None)
    events = course.match.events(None)
    assert [(event["kind"], at) for event, at in zip(events, course.marks, strict=True)][-4:] == [
        ("show", 7),
        ("show", 8),
        ("turned", 8),
        ("turned", 8),
    ]


def test_a_journal_that_was_tampered_with_is_refused() -> None:
    row, course, journal = begun()
    assert course.summary().phase == PLAYING
    with pytest.raises(BadInput):
        TableMatch.resume(row, SEED, [*journal, Line("dance", 0, "")])
    with pytest.raises(BadInput, match="seed"):
        TableMatch.resume(
            row,
            SEED,
            [*journal[:-1], Line(PLAY, -1, next(t for t in ("deal onyx-ibis", "deal opal-ibis") if t != journal[-1].text))],
        )
