"""Preferences of guests are kept in memory for a while; what is set holds at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from benben.server.people.preferences import KEPT_SECONDS, Preferences
from benben.server.storage import session_queries
from benben.server.storage.database import Database, sqlite_url
from benben.server.storage.rows import Guest

from server.manual_clock import ManualClock
from waiting import run


@pytest.mark.slow
def test_preferences_are_read_again_after_a_while_and_hold_at_once_where_they_are_set(tmp_path: Path) -> None:
    async def story() -> None:
        database, clock = Database(sqlite_url(tmp_path)), ManualClock()
        here, elsewhere = Preferences(database, clock), Preferences(database, clock)
        ann = Guest("ann", "Ann", "red", "ankh")
        await database.write(lambda connection: session_queries.add_guest(connection, ann, "token", "device"))
        assert here.known("ann") is None
        assert await here.of("ann") == {}
        assert here.known("ann") == {}

        await elsewhere.set("ann", {"forced": "ask"})
        assert elsewhere.known("ann") == {"forced": "ask"}
        assert await here.of("ann") == {}, "another server has set it, which is noticed soon"
        clock.advance(KEPT_SECONDS)
        assert here.known("ann") is None
        assert await here.of("ann") == {"forced": "ask"}

        await here.set("ann", {})
        assert here.known("ann") == {}
        database.close()

    run(story)


@pytest.mark.slow
def test_a_hint_of_another_server_makes_the_database_be_asked(tmp_path: Path) -> None:
    async def story() -> None:
        database, clock = Database(sqlite_url(tmp_path)), ManualClock()
        here, elsewhere = Preferences(database, clock), Preferences(database, clock)
        elsewhere.on_change = here.forget
        ann = Guest("ann", "Ann", "red", "ankh")
        await database.write(lambda connection: session_queries.add_guest(connection, ann, "token", "device"))
        assert await here.of("ann") == {}

        await elsewhere.set("ann", {"forced": "ask"})
        assert here.known("ann") is None
        assert await here.of("ann") == {"forced": "ask"}
        database.close()

    run(story)


def test_what_was_read_before_a_change_is_not_kept(tmp_path: Path) -> None:
    async def story() -> None:
        database, clock = Database(sqlite_url(tmp_path)), ManualClock()
        preferences = Preferences(database, clock)
        ann = Guest("ann", "Ann", "red", "ankh")
        await database.write(lambda connection: session_queries.add_guest(connection, ann, "token", "device"))
        read, set_meanwhile = database.read, {"forced": "ask"}

        async def slow_read(query: Callable[[Connection], Any]) -> Any:
            found = await read(query)
            await preferences.set("ann", set_meanwhile)
            return found

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(database, "read", slow_read)
            assert await preferences.of("ann") == {}, "it was read before the change"
        assert await preferences.of("ann") == set_meanwhile
        database.close()

    run(story)
