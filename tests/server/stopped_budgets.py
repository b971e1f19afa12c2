"""Budgets that are not filled again: on a slow machine they would be filled as quickly as a test empties them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from benben.server import budgets
from benben.server.budgets import Limits
from benben.server.http import table_socket
from benben.server.rate_limits import Limit


def stop_refilling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let visitors of servers that are started from now on use what they may use at once, and no more."""
    for name in ("WORK", "BYTES", "NEW_THINGS"):
        monkeypatch.setattr(budgets, name, stopped(getattr(budgets, name)))
    monkeypatch.setattr(table_socket, "FLOOD", Limit(0, table_socket.FLOOD.burst))


def stopped(limits: Limits) -> Limits:
    """The same limits without any refill."""
    return replace(limits, **{name: Limit(0, limit.burst) for name, limit in vars(limits).items() if limit is not None})
