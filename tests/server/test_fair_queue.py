"""Jobs for workers: each network has its turn, cheap jobs come first, short ones never wait for long ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from benben.server.fair_queue import FairQueue, Path
from benben.server.worker_slots import SHORT_SECONDS, Claim, JobTimes, NotWanted, WorkerSlots

from waiting import run


def drained(queue: FairQueue[str]) -> list[str]:
    jobs = []
    while (job := queue.pop()) is not None:
        jobs.append(job)
    return jobs


def test_one_job_of_somebody_else_waits_for_one_job_only() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(63):
        queue.push(("attacker", "guest", f"t{number}"), 0.9, f"a{number}")
    assert queue.pop() == "a0"
    queue.push(("player", "ann", "t"), 0.9, "ann")
    assert "ann" in [queue.pop(), queue.pop()]
    assert len(drained(queue)) == 61


def test_networks_share_time_not_jobs() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(6):
        queue.push(("dear",), 0.9, f"d{number}")
        queue.push(("cheap",), 0.3, f"c{number}")
    order = drained(queue)
    assert order[:2] == ["c0", "c1"], "the cheap ones first"
    assert sorted(order[:4]) == ["c0", "c1", "c2", "d0"], "three cheap jobs for a dear one"
    assert sorted(order) == sorted([f"{kind}{number}" for kind in "cd" for number in range(6)])


def test_a_flood_of_cheap_jobs_does_not_keep_a_dear_one_waiting_for_ever() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push(("player",), 1.0, "dear")
    order = []
    for number in range(40):
        queue.push(("attacker",), 0.1, f"c{number}")
        order.append(queue.pop())
    assert order.index("dear") <= 11


def test_guests_and_tables_of_one_network_take_turns_too() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(5):
        queue.push(("school", "rascal", f"t{number}"), 0.5, f"r{number}")
    for guest in ("ann", "bea"):
        queue.push(("school", guest, "t"), 0.5, guest)
    assert drained(queue)[:3] == ["r0", "ann", "bea"]


def test_who_comes_late_has_no_claim_on_the_time_before() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(10):
        queue.push(("ann",), 0.5, f"a{number}")
    for _ in range(6):
        queue.pop()
    for number in range(4):
        queue.push(("bea",), 0.5, f"b{number}")
    order = drained(queue)
    assert abs(order[:4].count("a6") + order[:4].count("a7") - 2) <= 1, order


def test_jobs_that_somebody_waits_for_come_first() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push(("ann",), 0.1, "nobody waits", awaited=False)
    queue.push(("bea",), 0.9, "bea waits")
    assert drained(queue) == ["bea waits", "nobody waits"]


def test_networks_can_be_left_out() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push(("ann",), 0.1, "a")
    assert queue.pop(without=["ann"]) is None
    assert queue.pop(without=["bea"]) == "a"
    assert queue.pop() is None


LONG = 2 * SHORT_SECONDS


class Jobs:
    """Jobs of a test: they begin when they get a slot, and end when the test says so."""

    def __init__(self, count: int) -> None:
        self.slots = WorkerSlots(count)
        self.begun: list[str] = []
        self.given_up: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._ends: dict[str, asyncio.Event] = {}

    async def add(self, name: str, seconds: float, *owners: Path, wanted: Callable[[], bool] = lambda: True) -> None:
        self._ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._run(name, seconds, Claim(owners or ((name,),), wanted=wanted)))
        await settled()

    async def _run(self, name: str, seconds: float, claim: Claim) -> None:
        try:
            async with self.slots.turn(claim, seconds):
                self.begun.append(name)
                await self._ends[name].wait()
        except NotWanted:
            self.given_up.append(name)

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await settled()


async def settled() -> None:
    """Let every task go on as far as it can."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_network_cannot_take_the_slot_that_others_need() -> None:
    async def story() -> None:
        jobs = Jobs(1)
        for number in range(5):
            await jobs.add(f"a{number}", LONG, ("attacker", "g", f"t{number}"))
        assert jobs.begun == ["a0"]
        await jobs.add("ann", LONG, ("home", "ann", "t"))
        assert jobs.begun == ["a0", "ann"], "at once"
        await jobs.add("bea", LONG, ("elsewhere", "bea", "t"))
        await jobs.end("a0")
        assert jobs.begun == ["a0", "ann", "bea"], "round by round"
        await jobs.end("bea")
        assert jobs.begun[3:] == ["a1"]

    run(story)


def test_a_short_job_does_not_wait_for_long_ones() -> None:
    async def story() -> None:
        jobs = Jobs(1)
        for number in range(4):
            await jobs.add(f"long{number}", LONG, (f"n{number}", "g", "t"))
        assert len(jobs.begun) == 2
        await jobs.add("short", SHORT_SECONDS)
        await jobs.add("next", SHORT_SECONDS)
        assert jobs.begun[2:] == ["short"]
        await jobs.end("short")
        assert jobs.begun[3:] == ["next"], "before the long ones, in the slot that is theirs"

    run(story)


def test_short_jobs_of_a_network_leave_a_slot_for_others_too() -> None:
    async def story() -> None:
        jobs = Jobs(1)
        for number in range(5):
            await jobs.add(f"a{number}", SHORT_SECONDS, ("attacker", "g", f"t{number}"))
        assert jobs.begun == ["a0", "a1"], "the slot for short jobs, and one of the others"
        await jobs.add("ann", LONG, ("home", "ann", "t"))
        assert jobs.begun[2:] == ["ann"], "at once"
        await jobs.end("a1")
        assert jobs.begun[3:] == ["a2"]

    run(story)


def test_a_table_of_several_networks_is_served_by_the_one_that_uses_least() -> None:
    async def story() -> None:
        jobs = Jobs(1)
        await jobs.add("a0", LONG, ("attacker", "g", "t0"))
        await jobs.add("together", LONG, ("attacker", "g", "t1"), ("home", "ann", "t1"))
        assert jobs.begun == ["a0", "together"]

    run(story)


def test_a_job_that_nobody_wants_any_more_is_not_begun() -> None:
    async def story() -> None:
        jobs = Jobs(1)
        wanted = [True]
        await jobs.add("first", LONG, ("n", "g", "t"))
        await jobs.add("left", LONG, ("n", "g", "t"), wanted=lambda: wanted[0])
        await jobs.add("stayed", LONG, ("n", "g", "t"))
        wanted[0] = False
        await jobs.end("first")
        assert (jobs.begun, jobs.given_up) == (["first", "stayed"], ["left"])

    run(story)


@pytest.mark.parametrize("when", ["waiting", "begun", "beginning"])
def test_a_cancelled_job_gives_its_slot_back(when: str) -> None:
    async def story() -> None:
        jobs = Jobs(1)
        await jobs.add("first", LONG, ("n", "g", "t"))

        def cancel_second() -> bool:
            """Cancel the second job when it is given its slot, before it goes on."""
            if when == "beginning":
                asyncio.get_running_loop().call_soon(jobs.tasks["second"].cancel)
            return True

        await jobs.add("second", LONG, ("n", "g", "t"), wanted=cancel_second)
        if when == "waiting":
            jobs.tasks["second"].cancel()
        elif when == "begun":
            jobs.tasks["first"].cancel()
        await settled()
        await jobs.end("first")
        assert ("second" in jobs.begun) == (when == "begun")
        await jobs.end("second")
        await jobs.add("third", LONG, ("n", "g", "t"))
        assert jobs.begun[-1] == "third"
        assert jobs.slots._jobs == {"n": 1}

    run(story)


def test_expected_times_are_learned() -> None:
    times = JobTimes()
    assert times.expected("giza master", 0.5) == 0.5
    times.learn("giza master", None, 0.5)
    assert times.expected("giza master", 0.5) == 0.5
    for _ in range(30):
        times.learn("giza master", 0.9, 0.5)
    assert times.expected("giza master", 0.5) == pytest.approx(0.9, abs=0.01)
    assert times.expected("giza random", 0.1) == 0.1
