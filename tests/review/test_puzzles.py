"""Puzzles: found in finished games by the command, kept in files, and solved by moves."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

import benben
from benben.cli import main
from benben.kernel.errors import BadInput
from benben.kernel.refusal import Refused
from benben.play.match import Match
from benben.play.record import Record
from benben.review import puzzles
from benben.review.puzzle_files import Puzzle, Rival, position_before, read_puzzles
from benben.review.puzzle_run import PuzzleRun
from benben.review.puzzles import find_puzzles, plan_puzzle_jobs
from review.builders import random_game

from games.giza.builders import position


@pytest.fixture
def small_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches and comparisons that are small enough for the interpreted engine."""
    sizes = {"ITERATIONS": 30, "LONGER": 60, "FIRST_PAIRS": 10, "PAIRS": 100, "TRIES": 1, "STORIES": 4}
    for name, size in sizes.items():
        monkeypatch.setattr(puzzles, name, size)
    monkeypatch.setattr(puzzles, "SOLVERS", ("beginner",))
    monkeypatch.setattr(puzzles, "MARGIN", 0.0)
    monkeypatch.setattr(puzzles, "STRONGEST", 0.0)
    monkeypatch.setattr(puzzles, "EASIEST", 1.0)
    monkeypatch.setattr(puzzles, "HARDEST", 0.0)


def test_only_decisions_of_one_seat_among_several_moves_are_looked_at() -> None:
    record = random_game("giza", 2)
    for job in plan_puzzle_jobs(record, 1):
        for moment in job.moments:
            state = record.replay(moment)
            assert state.actors() == (record.entries[moment].seat,)
            assert len(state.legal(record.entries[moment].seat)) >= puzzles.LEAST_CHOICES


@pytest.mark.slow
@pytest.mark.usefixtures("small_search")
def test_every_rival_of_a_puzzle_is_clearly_worse_and_the_record_ends_before_the_answer() -> None:
    record = random_game("giza", 2, 4)
    found = [puzzle for job in plan_puzzle_jobs(record, 1) for puzzle in find_puzzles(job)]
    assert found, "a game of random moves has decisions with one move that is much better"
    for puzzle in found:
        cut = Record.loads(puzzle.record)
        assert not cut.finished
        assert cut.entries == record.entries[: len(cut.entries)]
        assert all(rival.lost - rival.uncertainty >= puzzles.MARGIN for rival in puzzle.rivals)
        assert puzzle.best not in {rival.action for rival in puzzle.rivals}


@pytest.mark.slow
@pytest.mark.usefixtures("small_search")
def test_the_command_prints_and_writes_what_it_finds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "one.record").write_text(random_game("giza", 2, 4).dumps(), "utf-8")
    out = tmp_path / "found.json"
    assert main(["puzzles", str(folder), "--out", str(out), "--each", "1"]) == 0
    printed = capsys.readouterr().out
    found = read_puzzles(out.read_bytes(), "found.json")
    assert f"{len(found.puzzles)} puzzles in 1 games" in printed
    assert len(found.puzzles) == 1
    assert found.game == "giza"


@pytest.mark.slow
@pytest.mark.usefixtures("small_search")
def test_more_puzzles_are_added_to_those_that_meet_the_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, out = tmp_path / "one.record", tmp_path / "found.json"
    game.write_text(random_game("giza", 2, 4).dumps(), "utf-8")
    assert main(["puzzles", str(game), "--out", str(out), "--each", "1"]) == 0
    (before,) = read_puzzles(out.read_bytes(), "found.json").puzzles
    assert main(["puzzles", str(game), "--out", str(out), "--each", "2", "--more"]) == 0
    more = read_puzzles(out.read_bytes(), "found.json")
    assert before.id in {puzzle.id for puzzle in more.puzzles}
    assert len(more.puzzles) > 1
    assert "--more" in more.made
    capsys.readouterr()
    assert main(["puzzles", str(game), "--more"]) == 2
    assert "--out" in capsys.readouterr().err


def test_a_collection_does_not_have_the_same_answer_again_and_again() -> None:
    record = random_game("giza", 2)
    at = next(n for n, entry in enumerate(record.entries) if entry.seat >= 0)
    one = made_up(record, at)
    alike = [structs.replace(one, id=str(number)) for number in range(4)]
    other = structs.replace(one, id="other", best="discard +1")
    assert [puzzle.id for puzzle in puzzles.varied([*alike, other])] == ["0", "1", "other"]


def test_a_position_with_few_moves_or_moves_that_nobody_compared_is_no_puzzle() -> None:
    record = random_game("giza", 2)
    chosen = [(n, entry.seat) for n, entry in enumerate(record.entries) if entry.seat >= 0]
    choices = {at: len(record.replay(at).legal(seat)) for at, seat in chosen}
    one = made_up(record, next(at for at, count in choices.items() if count > puzzles.RIVALS))
    rivals = [Rival(str(number), 0.2, 0.1) for number in range(puzzles.RIVALS)]
    assert puzzles.has_choices(structs.replace(one, rivals=rivals))
    assert not puzzles.has_choices(structs.replace(one, rivals=rivals[1:]))
    few = next(
        n for n, entry in enumerate(record.entries) if entry.seat >= 0 and len(record.replay(n).legal(entry.seat)) < 4
    )
    assert not puzzles.has_choices(structs.replace(made_up(record, few), rivals=rivals))


def test_bad_input_of_the_command_is_named_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    unfinished = tmp_path / "unfinished.record"
    unfinished.write_text(Match(benben.game("giza"), 2, seed=1).record.dumps(), "utf-8")
    empty = tmp_path / "empty"
    empty.mkdir()
    for path, says in ((unfinished, "the game is not over"), (empty, "has no records"), (tmp_path / "no", "cannot be read")):
        assert main(["puzzles", str(path)]) == 2
        said = capsys.readouterr().err
        assert says in said
        assert said.count("\n") == 1
    with pytest.raises(BadInput, match="is no file of puzzles"):
        read_puzzles(b"[]", "x.json")


def test_a_run_takes_moves_until_the_answer_and_then_none() -> None:
    record = random_game("giza", 2)
    at = next(n for n, entry in enumerate(record.entries) if entry.seat >= 0)
    (puzzle,) = [made_up(record, at)]
    run = PuzzleRun(puzzle, record.game)
    best, *others = run.perspective().legal()
    assert run.known(best)
    run.play(others[0], 0.2, True)
    assert (run.wrong, run.solved, run.moment) == ([others[0]], False, 1)
    with pytest.raises(Refused):
        run.play(len(record.game.catalogue) - 1)
    run.play(others[1], 0.0, False)
    assert (run.solved, run.equal, run.shown) == (True, True, True)
    with pytest.raises(Refused):
        run.play(best)


def made_up(record: Record, at: int) -> Puzzle:
    """A puzzle whose answer is the first legal move."""
    seat = record.entries[at].seat
    best = record.game.text(record.replay(at).legal(seat)[0])
    text = position_before(record, at).dumps()
    return Puzzle("x", record.players, f"p{seat + 1}", text, best, [], {}, 10, None)


def test_two_worlds_that_the_seat_cannot_distinguish_show_the_same_puzzle() -> None:
    state = position(["+4 scarab scarab scarab", "+1 +1 +2 +2"], {"p1.cheops": "+5"}, left=20)
    other = state.perspective(0).deal(benben.Rng(3))
    assert other.to_dict() != state.to_dict()
    assert other.perspective(0).view() == state.perspective(0).view()
