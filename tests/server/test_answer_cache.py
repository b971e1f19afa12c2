"""Answers that never change are computed once; lists of open tables are read again when one has changed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

import benben
from benben.server.http.table_lists import KEPT_SECONDS, OpenTableList
from benben.server.storage import table_queries
from benben.server.storage.rows import TableRow
from benben.server.tables.answer_cache import AnswerCache
from benben.server.tables.frame import ENCODER
from benben.server.tables.preview import encoded_preview, preview_answer, with_id
from benben.server.tables.replays import encoded_moments, replay_moments

from server.running_server import running
from server.vault_game import GAME
from waiting import run


def test_an_answer_is_computed_once_and_the_oldest_are_dropped() -> None:
    async def story() -> None:
        cache = AnswerCache(most=10)
        computed: list[str] = []
        go = asyncio.Event()

        async def compute(key: str) -> bytes:
            computed.append(key)
            await go.wait()
            return key.encode() * 4

        asked = [asyncio.create_task(cache.get(key, partial(compute, key))) for key in "aaab"]
        await asyncio.sleep(0)
        asked[0].cancel()
        go.set()
        assert await asyncio.gather(*asked[1:]) == [b"aaaa", b"aaaa", b"bbbb"]
        assert computed == ["a", "b"], "whoever asks first may leave"
        await cache.get("a", lambda: compute("a"))
        await cache.get("c", lambda: compute("c"))
        assert (cache.size, computed) == (8, ["a", "b", "c"])
        await cache.get("a", lambda: compute("a"))
        await cache.get("b", lambda: compute("b"))
        assert computed == ["a", "b", "c", "b"], "b was used longest ago"

    run(story)


def test_what_fails_is_tried_again() -> None:
    async def story() -> None:
        cache = AnswerCache()

        async def fail() -> bytes:
            raise OSError

        async def succeed() -> bytes:
            return b"yes"

        with pytest.raises(OSError):  # noqa: PT011 (any will do)
            await cache.get("a", fail)
        assert await cache.get("a", succeed) == b"yes"

    run(story)


def test_a_preview_and_a_replay_are_the_same_bytes_from_a_worker() -> None:
    match = benben.Match(GAME, 2, seed=3)
    perspective, action = match.perspective(0), match.legal(0)[0]
    spliced = ENCODER.encode(with_id(encoded_preview(perspective, action), "x:1"))
    assert spliced == ENCODER.encode(preview_answer(perspective, action, "x:1"))
    rng = Random(1)
    while not match.over():
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    found = encoded_moments(match.record.dumps(), 1, 5, 0, 0)
    assert found == ENCODER.encode(replay_moments(match.record, 1, 5, 0))


@pytest.mark.slow
def test_previews_and_replays_of_many_are_computed_once(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person()
            table = await ann.new_table(bots={"p2": "random"})
            tabs = [await ann.open(table["id"]) for _ in range(4)]
            jobs = count_jobs(server.services.bot_workers)
            action = tabs[0].choices[0]["action"]
            answers = await asyncio.gather(*[tab.ask("preview", at=tab.moment, action=action) for tab in tabs])
            assert len({json.dumps({**answer, "id": ""}) for answer in answers}) == 1
            assert all(answer["is"] == "preview" for answer in answers)
            assert jobs == ["encoded_preview"]
            assert (await tabs[0].ask("preview", at=tabs[0].moment, action=10**6))["is"] == "refused"
            await tabs[0].play_on(Random(1))
            path = f"/api/tables/{table['id']}"
            moments = await asyncio.gather(*[ann.get(f"{path}/replay?at=0&count=3") for _ in range(3)])
            assert moments[0] == moments[1] == moments[2]
            assert [moment["at"] for moment in moments[0]] == [0, 1, 2]
            assert (await ann.get(f"{path}/replay?at=99999", 422))["error"]["key"] == "server-bad-input"
            for _ in range(2):
                assert (await ann.post(f"{path}/verify"))["commitment"] == table["commitment"]
                assert (await ann.get(f"{path}/evidence"))["commitment"] == table["commitment"]
            assert jobs == ["encoded_preview", "encoded_moments", "encoded_verification", "encoded_evidence"]

    run(story)


def count_jobs(workers: Any) -> list[str]:
    """The names of the functions that workers are asked to compute from now on."""
    names: list[str] = []
    original = workers.compute

    async def compute(claim: Any, function: Callable[..., Any], *args: Any) -> Any:
        names.append(function.__name__)
        return await original(claim, function, *args)

    workers.compute = compute
    return names


@pytest.mark.slow
def test_the_list_of_open_tables_is_read_again_only_after_a_change(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server:
            reads: list[int] = []
            tables_to_join = table_queries.tables_to_join

            def counted(connection: Any) -> Any:
                reads.append(1)
                return tables_to_join(connection)

            monkeypatch.setattr(table_queries, "tables_to_join", counted)
            ann, bea = await server.person("Ann"), await server.person("Bea")
            first = await ann.new_table(open=True)
            await ann.new_table()
            for person, seat in ((ann, "p1"), (bea, None), (bea, None)):
                [listed] = (await person.get("/api/tables"))["open"]
                assert (listed["id"], listed["seat"]) == (first["id"], seat)
                assert (listed["invite"] is None) == (seat is None)
            assert len(reads) == 1
            second = await bea.new_table(open=True)
            assert [one["id"] for one in (await ann.get("/api/tables"))["open"]] == [second["id"], first["id"]]
            await bea.post(f"/api/tables/{first['id']}/join", {})
            assert [one["id"] for one in (await ann.get("/api/tables"))["open"]] == [second["id"]], "the other is full"
            assert len(reads) == 3

    run(story)


def test_a_row_that_has_not_changed_is_read_once_for_lists(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            ids = {(await ann.new_table(players=3, open=True))["id"] for _ in range(2)}

            async def rows() -> dict[str, TableRow]:
                return {row.id: row for row in await server.services.database.read(table_queries.tables_to_join)}

            before, again = await rows(), await rows()
            assert before.keys() == ids
            assert all(again[one] is before[one] for one in ids)
            first, second = ids
            await bea.post(f"/api/tables/{first}/join", {})
            after = await rows()
            assert [holder.name for holder in after[first].seat_holders] == ["Ann", "Bea", ""]
            assert [holder.name for holder in before[first].seat_holders] == ["Ann", "", ""], "a row is never changed"
            assert after[second] is before[second]

    run(story)


def test_a_list_is_read_again_after_a_while_or_a_failure(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server:
            now, reads, fails = [0.0], [0], [True]
            listed = OpenTableList(server.lobby, lambda: now[0])

            async def tables_to_join() -> list[Any]:
                reads[0] += 1
                if fails[0]:
                    raise OSError
                return []

            monkeypatch.setattr(server.lobby, "tables_to_join", tables_to_join)
            with pytest.raises(OSError):  # noqa: PT011 (any will do)
                await listed.encoded_tables()
            fails[0] = False
            for _ in range(3):
                assert (await listed.encoded_tables()).tables == []
            assert reads[0] == 2
            now[0] = KEPT_SECONDS + 1
            assert (await listed.encoded_tables()).tables == []
            assert reads[0] == 3

    run(story)
