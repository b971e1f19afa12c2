"""Hints cost nothing when they are asked for again: workers compute them once for a moment."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from benben.kernel.perspective import Perspective
from benben.server.worker_slots import Claim, NotWanted

from server.running_server import RunningServer, Tab, running
from server.test_tables import two_at_a_table
from waiting import run


def counted_jobs(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts the jobs of workers from now on."""
    counted, workers = Counter[str](), server.services.bot_workers
    think, compute = workers.think, workers.compute

    async def counting_think(*given: Any, **more: Any) -> Any:
        counted["think"] += 1
        return await think(*given, **more)

    async def counting_compute(*given: Any, **more: Any) -> Any:
        counted["compute"] += 1
        return await compute(*given, **more)

    monkeypatch.setattr(workers, "think", counting_think)
    monkeypatch.setattr(workers, "compute", counting_compute)
    return counted


async def hinted(tab: Tab, name: str) -> None:
    """Ask for a hint and wait for it."""
    await tab.ask("hint", level="builder", id=name)
    await tab.until(lambda: any(one.get("id") == name and one.get("progress") == 1 for one in tab.messages))


@pytest.mark.slow
def test_a_hint_is_computed_once_for_a_moment_also_after_a_reconnect_and_for_other_tabs(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            one, _ = await two_at_a_table(ann, bea, settings={"hints": True})
            counted = counted_jobs(server, monkeypatch)
            await hinted(one, "first")
            assert counted == Counter(think=1, compute=1)
            await hinted(one, "again")
            await hinted(await ann.open(one.frame["table"]), "other")
            await one.close()
            await hinted(await ann.open(one.frame["table"]), "reconnected")
            assert counted == Counter(think=1, compute=1)

    run(story)


@pytest.mark.slow
def test_a_hint_whose_first_asker_is_gone_is_computed_for_the_next(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            one, _ = await two_at_a_table(ann, bea, settings={"hints": True})
            begun, go_on = asyncio.Event(), asyncio.Event()
            workers = server.services.bot_workers
            think, left = workers.think, list[bool]()

            async def waiting_think(level: str, perspective: Perspective, on_thought: Any, claim: Claim) -> Any:
                begun.set()
                await go_on.wait()
                left.append(not claim.wanted())
                if left[-1]:
                    raise NotWanted
                return await think(level, perspective, on_thought, claim=claim)

            monkeypatch.setattr(workers, "think", waiting_think)
            await one.send("hint", id="lost")
            await begun.wait()
            await one.close()
            again = await ann.open(one.frame["table"])
            await again.send("hint", id="kept")
            assert (await again.ask("hint", id="third"))["key"] == "server-one-hint", "the second one waits"
            go_on.set()
            await again.until(lambda: any(one.get("progress") == 1 for one in again.messages))
            assert left == [True, False]

    run(story)
