"""What requests cost: the budgets that they use, and the turn in which workers compute their answers."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from fastapi import Depends, Request

from benben.play.record import Record
from benben.server.budgets import Visitor
from benben.server.tables.lobby import Lobby
from benben.server.worker_slots import Claim


def visitor_of(request: Request) -> Visitor:
    """Whose budgets a request uses; the middleware has counted it as 1."""
    visitor: Visitor = request.state.visitor
    return Visitor(visitor.network, visitor.guest, request.path_params.get("table_id"))


def use_budgets(request: Request, cost: float) -> None:
    """Count a request as costing this much more than others; raise RequestError if its visitor has to wait."""
    request.app.state.lobby.services.budgets.use(visitor_of(request), cost)


def costs(cost: float) -> Any:
    """A dependency of a route that costs more than others."""

    async def use(request: Request) -> None:
        use_budgets(request, cost)

    return Depends(use)


async def count_new_thing(request: Request) -> None:
    """Count a new guest, table or key, and wait until its network may make it; raise RequestError if there are too many."""
    services, visitor = request.app.state.lobby.services, visitor_of(request)
    services.budgets.add_new_thing(visitor)
    seconds = services.budgets.seconds_before_new_thing(visitor)
    if seconds > 0:
        await services.clock.sleep(seconds)


async def computed(request: Request, lobby: Lobby, function: Callable[..., bytes], record: Record, *args: object) -> bytes:
    """An answer about a record, computed in a worker unless it is known."""
    visitor, text = visitor_of(request), record.dumps()
    claim = Claim(((visitor.network, visitor.guest or "", visitor.table or ""),))

    async def compute() -> bytes:
        return await lobby.services.bot_workers.compute(claim, function, text, *args)

    return await lobby.services.answers.get((function.__name__, sha256(text.encode()).digest(), *args), compute)
