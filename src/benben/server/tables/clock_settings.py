"""The clock of a table as it is chosen, checked and stored."""

from __future__ import annotations

from msgspec import ValidationError, convert, to_builtins

from benben.bots.levels import NAMES as LEVELS
from benben.server.errors import RequestError
from benben.server.people.names import checked_word
from benben.server.storage.rows import TableRow
from benben.server.storage.schema import BOT_PLAYS, CHOOSE, DAYS, END_ALL, LIVE, WAIT, WAIT_ON
from benben.server.tables.clock_rules import ClockSettings

PACES = (LIVE, DAYS)
"""The paces of clocks."""
CONSEQUENCES = (CHOOSE, BOT_PLAYS, WAIT_ON, END_ALL)
"""What can follow when the time of a seat is out."""
RATED_CONSEQUENCES = (BOT_PLAYS, WAIT_ON)
"""Those of a rated table: they are fixed beforehand, and whoever is about to lose does not end the game by being slow."""
LIVE_BANK = (30, 6 * 3600)
"""Fewest and most seconds in the bank of a live table."""
LIVE_INCREMENT = (0, 600)
"""Fewest and most seconds that are added to the bank with every turn."""
DAYS_TURN = (3600, 14 * 86400)
"""Fewest and most seconds for a turn at a table with days."""
DAYS_BANK = (0, 30 * 86400)
"""Fewest and most seconds in the bank of a table with days."""


def clock_of(row: TableRow) -> ClockSettings | None:
    """The clock of a table; None if it has none."""
    return None if row.clock is None else convert(row.clock, ClockSettings)


def broken_clock(row: TableRow) -> bool:
    """True if the stored clock of a table cannot be understood."""
    try:
        clock = clock_of(row)
    except ValidationError:
        return True
    return clock is not None and not (clock.pace in PACES and clock.then in CONSEQUENCES)


def set_clock(row: TableRow, clock: ClockSettings | None) -> None:
    """Give a new table a clock; raise RequestError if the clock makes no sense, or absence is handled besides it."""
    if clock is None:
        return
    checked_word(clock.pace, PACES, "clock.pace")
    checked_word(clock.then, CONSEQUENCES, "clock.then")
    checked_word(clock.level, LEVELS, "clock.level")
    live = clock.pace == LIVE
    _check_seconds("bank", clock.bank, LIVE_BANK if live else DAYS_BANK)
    _check_seconds("increment", clock.increment, LIVE_INCREMENT if live else (0, 0))
    _check_seconds("turn", clock.turn, (0, 0) if live else DAYS_TURN)
    if row.absence != WAIT:
        raise RequestError(422, "server-clock-absence")
    if row.rated and clock.then not in RATED_CONSEQUENCES:
        raise RequestError(422, "server-clock-rated-end" if clock.then == END_ALL else "server-clock-rated")
    row.clock = to_builtins(clock)


def _check_seconds(what: str, seconds: int, limits: tuple[int, int]) -> None:
    least, most = limits
    if not least <= seconds <= most:
        raise RequestError(422, "server-clock-seconds", {"what": what, "least": least, "most": most})
