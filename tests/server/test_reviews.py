"""Reviews of finished tables: made in workers, kept in the database, private as the table, cancelled by their owner."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from benben.server.tables.reviews import Reviews, RunningReview

from server.running_server import Person, Tab, running
from waiting import run


async def finished_table(person: Person) -> str:
    """A table that this person has played to its end against a bot."""
    table: dict[str, Any] = await person.new_table(bots={"p2": "random"})
    tab: Tab = await person.open(table["id"])
    await tab.play_on(Random(1))
    return str(table["id"])


async def made_review(person: Person, table: str) -> dict[str, Any]:
    """Wait until the full review of a table is made."""
    while True:
        answer: dict[str, Any] = await person.get(f"/api/tables/{table}/review")
        if answer["full"]:
            return answer
        assert answer["running"], answer
        await asyncio.sleep(0.05)


async def wait(*_: object) -> None:
    """A stage of a review that does not end."""
    await asyncio.sleep(3600)


@pytest.mark.slow
def test_a_review_is_made_once_and_kept(database: str) -> None:
    async def story() -> None:
        async with running(database, pace=0.0) as server:
            ann = await server.person("Ann")
            table = await finished_table(ann)
            nothing = await ann.get(f"/api/tables/{table}/review")
            assert (nothing["running"], nothing["review"]) == (False, None)
            assert (await ann.post(f"/api/tables/{table}/review"))["running"]
            review = (await made_review(ann, table))["review"]
            assert [row["seat"] for row in review["ledger"]] == ["p1", "p2"]
            for row in review["ledger"]:
                total = row["start"] + row["own_luck"] + row["own_mistakes"] + row["others"]
                assert abs(total - row["result"]) < 1e-9
            decision = review["decisions"][0]
            moment = decision["number"] - 1
            found = await ann.get(f"/api/tables/{table}/level-move?at={moment}&level=greedy")
            assert (found["seat"], found["played"]["text"]) == (decision["seat"], decision["played"])
            await ann.get(f"/api/tables/{table}/level-move?at=99999&level=greedy", status=422)
            again = await ann.post(f"/api/tables/{table}/review")
            assert (again["running"], again["review"]) == (False, review)
        async with running(database) as server:
            later = await server.person("Cleo")
            await later.get(f"/api/tables/{table}/review", status=404)

    run(story)


@pytest.mark.slow
def test_the_curve_is_shown_before_any_decision_is_judged(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made, judged = Reviews._stage, asyncio.Event()

    async def first_stage(reviews: Reviews, text: str, stage: str, *more: Any) -> list[Any]:
        if stage != "curve":
            await judged.wait()
        return await made(reviews, text, stage, *more)

    monkeypatch.setattr(Reviews, "_stage", first_stage)

    async def story() -> None:
        async with running(database, pace=0.0) as server:
            ann = await server.person("Ann")
            table = await finished_table(ann)
            path = f"/api/tables/{table}/review"
            await ann.post(path)
            while not (shown := await ann.get(path))["review"]:
                await asyncio.sleep(0.01)
            assert (shown["running"], shown["full"]) == (True, False)
            curve = shown["review"]
            assert (curve["budget"], curve["decisions"]) == ("curve", [])
            assert sorted(curve["curves"]) == ["open", "p1", "p2"]
            judged.set()
            while (shown := await ann.get(path))["review"]["budget"] == "curve":
                await asyncio.sleep(0.01)
            quick = shown["review"]
            assert quick["budget"] == "full" or quick["curves"] == curve["curves"]
            assert quick["decisions"]

    run(story)


@pytest.mark.slow
def test_the_progress_goes_on_from_stage_to_stage(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made, seen = Reviews._stage, list[float]()

    async def watched(reviews: Reviews, text: str, stage: str, running: RunningReview, *more: Any) -> list[Any]:
        seen.append(running.progress)
        found = await made(reviews, text, stage, running, *more)
        seen.append(running.progress)
        return found

    monkeypatch.setattr(Reviews, "_stage", watched)

    async def story() -> None:
        async with running(database, pace=0.0) as server:
            ann = await server.person("Ann")
            table = await finished_table(ann)
            await ann.post(f"/api/tables/{table}/review")
            await made_review(ann, table)
        before, after = seen[::2], seen[1::2]
        assert before == pytest.approx([0.0, *after[:-1]]), "each stage begins where the last one ended"
        assert after == sorted(after)
        assert after[0] > 0.0
        assert after[-1] == pytest.approx(1.0)

    run(story)


@pytest.mark.slow
def test_a_guest_has_one_review_at_a_time_and_may_cancel_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reviews, "_stage", wait)

    async def story() -> None:
        async with running(database, pace=0.0) as server:
            ann = await server.person("Ann")
            first, second = await finished_table(ann), await finished_table(ann)
            await ann.get(f"/api/tables/{(await ann.new_table())['id']}/review", status=409)
            assert (await ann.post(f"/api/tables/{first}/review"))["running"]
            refused = await ann.post(f"/api/tables/{second}/review", status=429)
            assert refused["error"]["key"] == "server-one-review"
            watch, bea = (await ann.get(f"/api/tables/{first}"))["watch"], await server.person("Bea")
            others = await bea.delete(f"/api/tables/{first}/review?token={watch}", status=403)
            assert others["error"]["key"] == "server-not-your-review"
            assert not (await ann.delete(f"/api/tables/{first}/review"))["running"]
            assert (await ann.post(f"/api/tables/{second}/review"))["running"]
            await ann.delete(f"/api/tables/{second}/review")

    run(story)


def test_a_review_that_a_stop_of_the_server_ended_is_made_again_on_request(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        with monkeypatch.context() as patched:
            patched.setattr(Reviews, "_stage", wait)
            async with running(database, pace=0.0) as server:
                ann = await server.person("Ann")
                table = await finished_table(ann)
                watch = (await ann.get(f"/api/tables/{table}"))["watch"]
                assert (await ann.post(f"/api/tables/{table}/review"))["running"]
        async with running(database) as server:
            bea, path = await server.person("Bea"), f"/api/tables/{table}/review?token={watch}"
            ended = await bea.get(path)
            assert (ended["running"], ended["review"], ended["failed"]) == (False, None, "")
            assert (await bea.post(path))["running"]
            await bea.delete(path)

    run(story)


def test_a_review_that_fails_says_so_and_can_be_asked_for_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a worker is gone")

    async def story() -> None:
        async with running(database, pace=0.0) as server:
            ann = await server.person("Ann")
            table = await finished_table(ann)
            path = f"/api/tables/{table}/review"
            with monkeypatch.context() as patched:
                patched.setattr(Reviews, "_stage", fail)
                await ann.post(path)
                while (answer := await ann.get(path))["running"]:
                    await asyncio.sleep(0.01)
            assert (answer["review"], answer["failed"]) == (None, "server-not-computed")
            monkeypatch.setattr(Reviews, "_stage", wait)
            again = await ann.post(path)
            assert (again["running"], again["failed"]) == (True, "")
            await ann.delete(path)

    run(story)


@pytest.mark.slow
def test_players_comment_on_moments_and_whoever_may_see_the_game_reads_it(database: str) -> None:
    async def story() -> None:
        async with running(database, pace=0.0) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await finished_table(ann)
            path = f"/api/tables/{table}/comments"
            assert (await ann.get(path))["comments"] == []
            await ann.post(path, {"moment": 3, "text": "  too   greedy "})
            (comment,) = (await ann.post(path, {"moment": 1, "text": "<b>hm</b>"}))["comments"][:1]
            assert (comment["moment"], comment["text"], comment["name"], comment["own"]) == (1, "<b>hm</b>", "Ann", True)
            await bea.get(path, status=404)
            await bea.post(path, {"moment": 1, "text": "me too"}, status=404)
            watch = (await ann.get(f"/api/tables/{table}"))["watch"]
            seen = (await bea.get(f"{path}?token={watch}"))["comments"]
            assert [(one["text"], one["own"]) for one in seen] == [("<b>hm</b>", False), ("too greedy", False)]
            for wrong in ({"moment": 99_999, "text": "x"}, {"moment": 0, "text": " "}, {"moment": 0, "text": "x" * 501}):
                await ann.post(path, wrong, status=422)
            left = (await ann.delete(f"{path}/{comment['id']}"))["comments"]
            assert [one["text"] for one in left] == ["too greedy"]
            await ann.delete(f"{path}/{comment['id']}", status=404)
            playing = await ann.new_table()
            await ann.post(f"/api/tables/{playing['id']}/comments", {"moment": 0, "text": "x"}, status=409)

    run(story)
