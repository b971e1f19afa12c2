"""What a test expects of a request that is refused, without HTTP."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from benben.server.errors import RequestError


async def refused(asked: Awaitable[object], status: int, key: str) -> None:
    """Wait for a request; it has to be refused with this status and this key."""
    with pytest.raises(RequestError) as error:
        await asked
    assert (error.value.status, error.value.key) == (status, key)
