"""A connection's wake: what is set before somebody waits is not lost, and it wakes once."""

from __future__ import annotations

import asyncio

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
