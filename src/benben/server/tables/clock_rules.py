"""Rules of clocks: how much time each seat has left, from the journal alone.

Times count from journal line to journal line. A seat's clock runs while it is asked, a person plays there and its time is
not out. Pauses, in which no server ran or the player was on vacation, are nobody's time. A turn lasts until the seat is not
asked any more, however many actions it takes. Whoever takes a move back goes on with the turn that the move had ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta, Struct

from benben.server.storage.schema import (
    BOT_PLAYS,
    CHOOSE,
    DAYS,
    END_ALL,
    LIVE,
    MORE_TIME,
    RESIGN,
    RETURN,
    STAND_IN,
    TIME_OUT,
    UNDO,
    UNSEAL,
    WAIT_ON,
)

RETURN_SECONDS = {LIVE: 60.0, DAYS: 3600.0}
"""For each pace, the seconds that a player has at least who takes the seat back from a bot."""
CHOOSE_SECONDS = {LIVE: 60.0, DAYS: 86400.0}
"""For each pace, the seconds in which the others choose what follows when time is out; then a bot goes on."""

Pause = tuple[float, float]
"""A time that does not count: from the first date on, until the second."""


class ClockSettings(Struct, frozen=True):
    """The clock of a table: ``live`` has a ``bank`` of seconds and an ``increment`` with every turn.

    ``days`` has ``turn`` seconds for every turn, and takes what goes beyond them from the ``bank``. When the time of a seat
    is out, ``then`` says what follows: the others ``choose``, a ``bot`` goes on, the others ``wait``, or the game comes to
    its ``end`` without a result. The bot is of this ``level``.
    """

    pace: Annotated[str, Meta(extra_json_schema={"enum": [LIVE, DAYS]})]
    bank: int
    increment: int = 0
    turn: int = 0
    then: Annotated[str, Meta(extra_json_schema={"enum": [CHOOSE, BOT_PLAYS, WAIT_ON, END_ALL]})] = CHOOSE
    level: str = "builder"


@dataclass(frozen=True)
class ClockEntry:
    """The journal lines of one time: the bit mask of the seats that are asked after them, and their kinds and seats."""

    at: float
    asked: int
    lines: tuple[tuple[str, int], ...] = ()


@dataclass
class SeatClock:
    """The clock of one seat."""

    bank: float
    """Seconds in the bank when the turn began."""
    spent: float = 0.0
    """Seconds of the turn that count."""
    asked: bool = False
    """True during a turn of the seat."""
    bot: bool = False
    """True while a bot plays there, or nobody: the clock stands still."""
    out_since: float | None = None
    """The date at which the time of the seat ran out; None if it has time, or a bot goes on."""
    before: tuple[float, float] | None = None
    """The bank and the seconds of the turn before this one, if its last move may still be taken back."""

    @property
    def running(self) -> bool:
        """True if time passes for the seat."""
        return self.asked and not self.bot and self.out_since is None


class Clocks:
    """The clocks of a table. `read` takes the entries of the journal in order, `wait_until` lets time pass after them."""

    def __init__(self, settings: ClockSettings, people: Sequence[bool], pauses: Sequence[Sequence[Pause]]) -> None:
        self.settings = settings
        self.seats = [SeatClock(settings.bank, bot=not person) for person in people]
        self._pauses = [merged(of_seat) for of_seat in pauses]
        self._now: float | None = None

    def read(self, entry: ClockEntry) -> None:
        """Take over the next entry of the journal."""
        self.wait_until(entry.at)
        for kind, of_seat in entry.lines:
            self._read_line(kind, self.seats[of_seat], entry)
        for number, seat in enumerate(self.seats):
            asked = bool(entry.asked >> number & 1)
            if seat.asked and not asked:
                self._end_turn(seat)
            elif asked and not seat.asked:
                self._begin_turn(seat, continued=any(line in entry.lines for line in ((UNDO, number), (UNSEAL, number))))

    def wait_until(self, date: float) -> None:
        """Let time pass."""
        since = date if self._now is None else self._now
        for seat, pauses in zip(self.seats, self._pauses, strict=True):
            if seat.running:
                seat.spent += counted(since, date, pauses)
        self._now = max(since, date)

    def left(self, seat: int) -> float:
        """Seconds that a seat has left."""
        return max(0.0, self._allowance(self.seats[seat]) - self.seats[seat].spent)

    def runs_out_at(self, seat: int) -> float | None:
        """The date at which the time of a seat is out if nothing happens; None if its clock stands still."""
        if self._now is None or not self.seats[seat].running:
            return None
        return date_after(self._now, self.left(seat), self._pauses[seat])

    def paused(self, seat: int) -> bool:
        """True if the clock of a seat would run, but its player is on vacation."""
        now = self._now
        return self.seats[seat].running and now is not None and any(a <= now < b for a, b in self._pauses[seat])

    def _allowance(self, seat: SeatClock) -> float:
        return seat.bank + self.settings.turn

    def _read_line(self, kind: str, seat: SeatClock, entry: ClockEntry) -> None:
        if kind == TIME_OUT:
            seat.out_since = entry.at
            seat.bank, seat.spent = 0.0, float(self.settings.turn)
        elif kind == MORE_TIME:
            seat.out_since, seat.spent = None, 0.0
            seat.bank = float(self.settings.bank if self.settings.pace == LIVE else 0)
        elif kind in (STAND_IN, RESIGN):
            seat.bot, seat.out_since = True, None
        elif kind == RETURN:
            seat.bot = False
            seat.bank += max(0.0, RETURN_SECONDS[self.settings.pace] - max(0.0, self._allowance(seat) - seat.spent))
            seat.bank += max(0.0, seat.spent - self._allowance(seat))

    def _begin_turn(self, seat: SeatClock, continued: bool) -> None:
        seat.asked = True
        if continued and seat.before is not None:
            seat.bank, seat.spent = seat.before
        seat.before = None

    def _end_turn(self, seat: SeatClock) -> None:
        """Take the seconds of the turn from the bank, and add the increment if a person has played."""
        seat.before = (seat.bank, seat.spent)
        seat.bank = max(0.0, seat.bank - max(0.0, seat.spent - self.settings.turn))
        if not seat.bot:
            seat.bank += self.settings.increment
        seat.asked, seat.spent, seat.out_since = False, 0.0, None


def merged(pauses: Sequence[Pause]) -> list[Pause]:
    """The same pauses in order, with those joined that overlap."""
    joined: list[Pause] = []
    for began, ended in sorted(pauses):
        if joined and began <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(joined[-1][1], ended))
        elif ended > began:
            joined.append((began, ended))
    return joined


def counted(since: float, until: float, pauses: Sequence[Pause]) -> float:
    """Seconds from one date to another that are in no pause; 0 if clocks of machines went back."""
    paused = sum(max(0.0, min(until, ended) - max(since, began)) for began, ended in pauses)
    return max(0.0, until - since - paused)


def date_after(since: float, seconds: float, pauses: Sequence[Pause]) -> float:
    """The date at which this number of seconds has passed that are in no pause."""
    date = since
    for began, ended in pauses:
        if ended <= date:
            continue
        if date + seconds <= began:
            break
        seconds -= max(0.0, began - date)
        date = ended
    return date + seconds


def merged_entries(entries: list[ClockEntry], entry: ClockEntry) -> None:
    """Add an entry to those before it; lines of the same time are one entry, in memory as after reading the journal."""
    if entries and entries[-1].at == entry.at:
        entries[-1] = ClockEntry(entry.at, entry.asked, entries[-1].lines + entry.lines)
    else:
        entries.append(entry)
