"""A connection's wake: what is set before somebody waits is not lost, and it wakes once."""

from __future__ import annotations

import asyncio

import pytest

from benben.server.tables.subscriber import Wake

from waiting import run


def test_a_wake_is_set_at_first_and_cleared_by_waiting() -> None:
    async def story() -> None:
        wake = Wake()
        await wake.wait()
        waiting = asyncio.create_task(wake.wait())
        await asyncio.sleep(0)
        assert not waiting.done()
        wake.set()
        wake.set()
        await waiting
        again = asyncio.create_task(wake.wait())
        await asyncio.sleep(0)
        assert not again.done(), "two calls while nobody ran wake once"
        wake.set()
        await again

    run(story)


def test_a_wake_whose_waiter_was_cancelled_is_not_lost() -> None:
    async def story() -> None:
        wake = Wake()
        await wake.wait()
        cancelled = asyncio.create_task(wake.wait())
        await asyncio.sleep(0)
        cancelled.cancel()
        await asyncio.gather(cancelled, return_exceptions=True)
        wake.set()
        await wake.wait()

    run(story)


def test_a_wake_whose_work_is_done_at_once_leaves_the_task_asleep() -> None:
    async def story() -> None:
        wake = Wake()
        calls: list[bool] = []
        answers = [True, True, False]

        def at_once() -> bool:
            calls.append(answers[len(calls)])
            return calls[-1]

        wake.at_once = at_once
        await wake.wait()
        assert calls == [], "at first the task begins by itself"
        waiting = asyncio.create_task(wake.wait())
        for rounds in (1, 2):
            await asyncio.sleep(0)
            wake.set()
            wake.set()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert len(calls) == rounds, "two calls before it ran are one"
            assert not waiting.done()
        wake.set()
        await waiting
        assert calls == [True, True, False]

    run(story)


def test_an_error_of_what_is_done_at_once_reaches_the_task() -> None:
    async def story() -> None:
        wake = Wake()

        def at_once() -> bool:
            raise ValueError("broken")

        wake.at_once = at_once
        await wake.wait()
        waiting = asyncio.create_task(wake.wait())
        await asyncio.sleep(0)
        wake.set()
        with pytest.raises(ValueError, match="broken"):
            await waiting

    run(story)
