"""Puzzles on a server: solved by moves on the board, from what the seat knew; own mistakes come back."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

from benben.play.record import Record
from benben.registry import find_game
from benben.review.as_json import review_object
from benben.review.decisions import Decision
from benben.review.estimates import MomentValue
from benben.review.moments import moments_of
from benben.review.puzzle_files import Puzzle, Rival, of_day, position_before, puzzles_of
from benben.review.puzzles import EASIEST, HARDEST, MARGIN, SOLVERS, STRONGEST, has_choices, varied
from benben.review.review import Unit, UnitResult, plan_units, put_together
from benben.server.http import puzzle_routes
from benben.server.storage.review_queries import store_review
from review.builders import TINY, random_game

from server.running_server import Person, Tab, running
from server.test_branches import record_of
from server.test_reviews import finished_table
from waiting import run


def giza_puzzle() -> Puzzle:
    """A decision of a random game, whose answer is taken to be the first legal move, and the others to be worse."""
    record = random_game("giza", 2)
    at = next(n for n, e in enumerate(record.entries) if e.seat >= 0 and len(record.replay(n).legal(e.seat)) > 2)
    seat = record.entries[at].seat
    best, *others = record.replay(at).legal(seat)
    rivals = [Rival(record.game.text(action), 0.25, 0.01) for action in others]
    return Puzzle(
        "abc", 2, f"p{seat + 1}", position_before(record, at).dumps(), record.game.text(best), rivals, {}, 40, None
    )


async def open_puzzle(person: Person, path: str) -> Tab:
    tab = Tab(person.address, dict(person.http.cookies), "", "", person.headers, person.local_address)
    tab.path = path
    await tab.connect()
    person.tabs.append(tab)
    return tab


def test_a_puzzle_is_solved_on_the_board_of_its_seat(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = giza_puzzle()
    monkeypatch.setattr(puzzle_routes, "puzzles_of", lambda name: (puzzle,))

    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            listed = await ann.get("/api/puzzles/giza")
            assert listed == {"puzzles": [{"id": "abc", "players": 2, "difficulty": 40}], "today": "abc", "own": []}
            tab = await open_puzzle(ann, "/api/puzzles/giza/abc/socket")
            seen = Record.loads(puzzle.record).replay().perspective(int(puzzle.seat[1:]) - 1)
            assert [one["action"] for one in tab.choices] == seen.legal()
            assert tab.frame["viewer"] == puzzle.seat
            assert (tab.frame["puzzle"]["wrong"], tab.frame["puzzle"]["answer"]) == ([], None)
            wrong, right = tab.choices[1]["action"], tab.choices[0]["action"]
            assert (await tab.play(wrong))["is"] == "done"
            assert [one["lost"] for one in tab.frame["puzzle"]["wrong"]] == [0.25]
            assert tab.frame["puzzle"]["answer"] is None
            refused = await tab.play(999_999)
            assert refused["is"] == "refused"
            assert (await tab.play(right))["is"] == "done"
            shown: dict[str, Any] = tab.frame["puzzle"]
            assert (shown["solved"], shown["answer"]["best"]["text"]) == (True, puzzle.best)
            assert tab.frame["picture"]["question"] is None
            again = await open_puzzle(ann, "/api/puzzles/giza/abc/socket")
            await again.ask("next")
            assert (again.frame["puzzle"]["solved"], again.frame["puzzle"]["answer"] is not None) == (False, True)
            await ann.get("/api/puzzles/chess", status=404)

    run(story)


@pytest.mark.slow
def test_own_mistakes_come_back_as_puzzles_to_those_who_made_them(database: str) -> None:
    async def story() -> None:
        async with running(database, pace=0.0) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await finished_table(ann)
            record = await record_of(ann, table)
            moments = moments_of(record)
            own = [at for at, seat in moments.deciders().items() if seat == 0 and len(moments.states[at].legal(0)) > 2]
            at = own[0]
            played, other = (
                record.entries[at].action,
                next(action for action in moments.states[at].legal(0) if action != record.entries[at].action),
            )
            decision = Decision(at + 1, 0, len(moments.states[at].legal(0)), played, other, 0.3, 0.1)
            values = [unit for unit in plan_units(moments, None) if not unit.decision]
            results = [UnitResult(unit, value=MomentValue([0.5, 0.5], [0.0, 0.0])) for unit in values]
            results.append(UnitResult(Unit(at, 0, True), decision=decision))
            text = json.encode(review_object(put_together(moments, results, None, 1, TINY))).decode()
            await server.services.database.write(lambda connection: store_review(connection, table, text))
            (mistake,) = (await ann.get("/api/puzzles/vault"))["own"]
            assert mistake == {"id": f"{table}-{at + 1}", "table": table, "number": at + 1, "lost": None}, "not calibrated"
            assert (await bea.get("/api/puzzles/vault"))["own"] == []
            tab = await open_puzzle(ann, f"/api/puzzles/vault/{mistake['id']}/socket")
            assert (await tab.play(other))["is"] == "done"
            frame: dict[str, Any] = tab.frame["puzzle"]
            assert (frame["solved"], frame["equal"], frame["difficulty"]) == (True, False, None)
            with pytest.raises(Exception, match="404"):
                await open_puzzle(bea, f"/api/puzzles/vault/{mistake['id']}/socket")

    run(story)


def test_every_puzzle_has_its_day() -> None:
    found = tuple(puzzles_of("giza"))
    days = [of_day(found, 86_400.0 * day) for day in range(len(found))]
    assert sorted(day for day in days if day) == sorted(puzzle.id for puzzle in found)
    assert of_day((), 0.0) is None


@pytest.mark.parametrize("name", ["giza", "pyramids", "great_pyramid", "egizia"])
def test_the_puzzles_of_every_game_can_be_played(name: str) -> None:
    puzzles, game = puzzles_of(name), find_game(name)
    assert len(puzzles) >= 5
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert all(has_choices(puzzle) for puzzle in puzzles)
    assert varied(puzzles) == list(puzzles), "not the same answer again and again"
    for puzzle in puzzles:
        state, seat = Record.loads(puzzle.record).replay(), int(puzzle.seat[1:]) - 1
        legal = state.legal(seat)
        assert state.actors() == (seat,)
        assert game.parse(puzzle.best) in legal
        assert all(game.parse(rival.action) in legal for rival in puzzle.rivals)
        assert all(rival.lost - rival.uncertainty >= MARGIN - 1e-4 for rival in puzzle.rivals), "rounded to four digits"
        assert HARDEST <= sum(puzzle.found.values()) / len(SOLVERS) <= EASIEST
        assert puzzle.found[SOLVERS[-1]] >= STRONGEST
