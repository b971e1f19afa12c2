"""Reviews of finished matches: made in worker processes with progress, and kept in the database.

The curve is shown first, then a quick review, then the full one.

A review that a crash or a cancellation ends is lost alone, and is made again on request.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Raw, Struct

from benben.kernel.errors import BadInput
from benben.play.record import Record
from benben.server.errors import RequestError
from benben.server.storage.review_queries import store_review, stored_review
from benben.server.tables.review_jobs import DECISIONS, STAGES, TIME_SHARES, finished_review, planned_parts, reviewed_part
from benben.server.tables.services import Services
from benben.server.worker_slots import Claim, NotWanted

if TYPE_CHECKING:
    from benben.review.review import UnitResult

LOG = logging.getLogger(__name__)


class ReviewAnswer(Struct):
    """The review of a finished match, as far as it is made."""

    running: bool
    progress: float
    """Of all stages together, from 0 to 1."""
    full: bool
    """Whether ``review`` is the full one, not the quick one or the curve alone."""
    review: Annotated[Raw | None, Meta(extra_json_schema={"$ref": "#/$defs/ReviewObject"})]
    """The object that docs/review.md describes; None if nothing is made yet."""
    failed: str = ""
    """Why it could not be made."""


@dataclass
class RunningReview:
    """A review that is being made."""

    owner: str
    """The guest who asked for it: the only one who may cancel it."""
    progress: float = 0.0
    shown: bytes | None = None
    """The review after the last stage that is done; None after none."""
    failed: str = ""
    cancelled: bool = False
    task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews of a server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._running: dict[str, RunningReview] = {}
        """By table; one that failed stays until it is asked for again."""

    async def answer(self, table_id: str) -> ReviewAnswer:
        """What there is of a review now."""
        running = self._running.get(table_id)
        stored = await self._services.database.read(lambda connection: stored_review(connection, table_id))
        if stored is not None:
            return ReviewAnswer(False, 1.0, True, Raw(stored.encode()))
        if running is None:
            return ReviewAnswer(False, 0.0, False, None)
        shown = None if running.shown is None else Raw(running.shown)
        return ReviewAnswer(not running.failed, round(running.progress, 3), False, shown, running.failed)

    async def start(self, table_id: str, record: Record, guest: str, network: str) -> ReviewAnswer:
        """Begin a review unless there is one; raise RequestError if this guest has another one under way."""
        found = await self.answer(table_id)
        if found.full or found.running:
            return found
        if any(other.owner == guest and not other.failed for other in self._running.values()):
            raise RequestError(429, "server-one-review")
        running = self._running[table_id] = RunningReview(guest)
        claim = Claim(((network, guest, table_id),), False, lambda: not running.cancelled)
        running.task = self._services.tasks.spawn(self._make(table_id, record.dumps(), running, claim))
        return await self.answer(table_id)

    def cancel(self, table_id: str, guest: str) -> None:
        """Give up a review that is being made; raise RequestError if somebody else has asked for it."""
        running = self._running.get(table_id)
        if running is None:
            return
        if running.owner != guest:
            raise RequestError(403, "server-not-your-review")
        running.cancelled = True
        del self._running[table_id]

    async def _make(self, table_id: str, text: str, running: RunningReview, claim: Claim) -> None:
        """Make the curve, the quick review and the full one, and store that."""
        parts: list[list[UnitResult]] = []
        try:
            for stage in STAGES:
                found = await self._stage(text, stage, running, claim)
                parts = parts + found if DECISIONS[stage] else found
                review = await self._services.bot_workers.compute(claim, finished_review, text, stage, parts)
                if stage != STAGES[-1]:
                    running.shown = review
            full = review.decode()
            await self._services.database.write(lambda connection: store_review(connection, table_id, full))
            self._running.pop(table_id, None)
        except NotWanted:
            LOG.info("the review of table %s was cancelled", table_id)
        except (BadInput, RequestError) as error:
            running.failed = str(error)
        except Exception:
            LOG.exception("the review of table %s failed", table_id)
            running.failed = "server-not-computed"

    async def _stage(self, text: str, stage: str, running: RunningReview, claim: Claim) -> list[list[UnitResult]]:
        """The results of one stage, part by part; as many parts at a time as there are workers."""
        workers = self._services.bot_workers
        parts = await workers.compute(claim, planned_parts, text, stage)
        results: list[list[UnitResult]] = []
        waiting, before = iter(parts), running.progress

        async def take_parts() -> None:
            for part in waiting:
                results.append(await workers.compute(claim, reviewed_part, part))
                running.progress = before + TIME_SHARES[stage] * len(results) / len(parts)

        await asyncio.gather(*[take_parts() for _ in range(max(1, min(workers.slots.size, len(parts))))])
        return results
