"""FairQueue: jobs of many owners, so that each owner gets the same share of time, however many jobs it has."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import Generic, TypeVar

Job = TypeVar("Job")

Path = tuple[str, ...]
"""To whom a job belongs, from the large to the small: the network, the guest, the table."""

MAX_LEFT = 1000
"""Most owners without jobs that are remembered."""


class Flow(Generic[Job]):
    """The jobs of one owner: its own, or those of owners within it."""

    def __init__(self, used: float = 0.0) -> None:
        self.used = used
        """The cost of the jobs that were taken out, counted from what its neighbours had used when it came."""
        self.jobs: deque[tuple[float, Job]] = deque()
        self.flows: dict[str, Flow[Job]] = {}
        self.floor = 0.0
        """The cost that a new owner starts from: the cost that the owner served last had used."""
        self.left: dict[str, float] = {}
        """The cost used by owners that have no jobs now: they come back with at least that."""

    def push(self, path: Path, cost: float, job: Job) -> None:
        """Add a job at the end of its owner's jobs."""
        if not path:
            self.jobs.append((cost, job))
            return
        owner = path[0]
        if owner not in self.flows:
            self.flows[owner] = Flow(max(self.left.pop(owner, 0.0), self.floor))
        self.flows[owner].push(path[1:], cost, job)

    def charge(self, owner: str, cost: float) -> None:
        """Count what an owner has used elsewhere."""
        if owner in self.flows:
            self.flows[owner].used += cost
        else:
            self.left[owner] = max(self.left.get(owner, 0.0), self.floor) + cost

    def next_cost(self) -> float:
        """The cost of the job that `pop` would take."""
        return self.jobs[0][0] if self.jobs else self.flows[self._next_owner(())].next_cost()

    def pop(self, without: Collection[str] = ()) -> tuple[float, Job] | None:
        """Take the next job with its cost, of any owner but these; None if there is none."""
        if self.jobs:
            return self.jobs.popleft()
        if self.flows.keys() <= set(without):
            return None
        owner = self._next_owner(without)
        flow = self.flows[owner]
        found = flow.pop()
        assert found is not None, "an owner without jobs is dropped"
        self.floor = max(self.floor, flow.used)
        flow.used += found[0]
        if not flow.jobs and not flow.flows:
            self.left[owner] = self.flows.pop(owner).used
        if len(self.left) > MAX_LEFT:
            self.left.clear()
        return found

    def _next_owner(self, without: Collection[str]) -> str:
        """The owner that will have used least after its next job: cheap jobs come first, and nobody is left out."""
        owners = [owner for owner in self.flows if owner not in without]
        return min(owners, key=lambda owner: self.flows[owner].used + self.flows[owner].next_cost())


class FairQueue(Generic[Job]):
    """Jobs in the order in which they are to be done: first those that somebody waits for."""

    def __init__(self) -> None:
        self._awaited: Flow[Job] = Flow()
        self._others: Flow[Job] = Flow()

    def push(self, path: Path, cost: float, job: Job, awaited: bool = True) -> None:
        """Add a job of an owner; ``awaited`` if somebody waits for it."""
        (self._awaited if awaited else self._others).push(path, cost, job)

    def charge(self, network: str, cost: float) -> None:
        """Count what a network has used elsewhere: its jobs come later."""
        for flow in (self._awaited, self._others):
            flow.charge(network, cost)

    def pop(self, without: Collection[str] = ()) -> Job | None:
        """Take the next job, of any network but these; None if there is none."""
        for flow in (self._awaited, self._others):
            found = flow.pop(without)
            if found is not None:
                return found[1]
        return None
