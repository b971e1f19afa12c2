"""A simulated week of games over days, with crashes: no notification is lost or doubled, and no clock is wrong.

Time is moved by hand. Players come now and then and move; some are too late, and a bot goes on for them. The server is lost
again and again: between two moves for hours, and while it sends notifications. What has to have been sent, and whose time
has to be out when, is worked out afterwards from the stored journals, line by line.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random

import pytest
from sqlalchemy import Connection

from benben.server.notifications import sender as sender_module
from benben.server.notifications.sender import Sender
from benben.server.notifications.transports import Message
from benben.server.storage import journal_queries, table_queries, time_queries
from benben.server.storage.journal_queries import JournalLine
from benben.server.storage.notification_queries import DELAY_SECONDS
from benben.server.storage.rows import Guest, TableRow
from benben.server.storage.schema import FORCED, PLAY, RETURN, SEAL, STAND_IN, TIME_OUT
from benben.server.tables.clock_rules import RETURN_SECONDS, ClockSettings
from benben.server.tables.clock_watch import BACK_SECONDS, ClockWatch
from benben.server.tables.subscriber import Subscriber
from benben.server.tables.table_match import read_clock_entries

from server.manual_clock import ManualClock
from server.tables_without_http import TablesWithoutHttp
from waiting import run

HOUR, DAY = 3600.0, 86400.0
CLOCK = ClockSettings("days", bank=6 * 3600, turn=24 * 3600, then="bot", level="random")


class Lost(BaseException):
    """The server is lost at this moment: no code of its own notices that."""


@dataclass
class Week:
    """One run: the players, what they were sent, and when servers were lost."""

    url: str
    random: Random
    hours: int
    sent: list[str] = field(default_factory=list)
    """The id of every notification as receivers saw it, however often."""
    lost_while_sending: Counter[str] = field(default_factory=Counter)
    looks: list[float] = field(default_factory=list)
    """When the outbox was looked into."""
    crashes: int = 0
    sending_fails: bool = False

    async def send(self, address: str, message: Message, public_url: str, private: bool) -> None:
        """What a receiver sees; the server may be lost before it can note that."""
        self.sent.append(message.id)
        if self.sending_fails:
            self.sending_fails = False
            self.lost_while_sending[message.id] += 1
            raise Lost

    def start(self, clock: ManualClock) -> TablesWithoutHttp:
        tables = TablesWithoutHttp(self.url)
        tables.clock = tables.services.clock = tables.workers.clock = clock
        tables.services.notifications._clock = tables.services.vacations._clock = clock
        return tables


async def stop(tables: TablesWithoutHttp) -> None:
    """Lose a server: whatever was only in memory is gone."""
    await tables.services.tasks.cancel_all()
    tables.database.close()


async def open_tables(tables: TablesWithoutHttp, guests: list[Guest], random: Random) -> None:
    """Seat all players at new tables of two or three."""
    left = random.sample(guests, len(guests))
    while len(left) >= 2:
        players = min(len(left), random.choice((2, 3)))
        players = 3 if len(left) == 3 else players
        group, left = left[:players], left[players:]
        table = await tables.new_table(group[0], players=players, clock=CLOCK)
        for guest in group[1:]:
            await tables.lobby.join(table.row.id, guest, table.row.invite, None)


async def visit(tables: TablesWithoutHttp, row: TableRow, random: Random) -> None:
    """Have some of the players of a table come, and move if it is their turn."""
    table = await tables.open_tables.open(row.id)
    for seat, holder in enumerate(table.seat_holders):
        if holder.guest is None or table.phase != "playing" or random.random() > 0.12:
            continue
        subscriber = Subscriber(seat, holder.guest)
        table.join(subscriber)
        if table.seat_holders[seat].level is not None:
            await table.stand_ins.take_back_seat(seat)
        if seat in table.playing().match.actors():
            action = random.choice(table.playing().match.legal(seat))
            await table.play(seat, action, table.moment, f"w{table.length}", subscriber)
        table.leave(subscriber)
        tables.clock.advance(1.0)  # nobody moves at the very same time


async def live_through(week: Week, guests: int) -> list[tuple[float, float]]:
    """Let the week pass; return the outages."""
    clock = ManualClock()
    tables = week.start(clock)
    watch, sender = ClockWatch(tables.open_tables), Sender(tables.open_tables, tables.services.notifications)
    await watch.look()
    people = [await tables.guest(f"Player {number}") for number in range(guests)]
    for guest in people:
        await tables.services.notifications.add(guest.id, "webhook", f"https://example.org/{guest.id}", None, False)
    await open_tables(tables, people, week.random)
    crashes = set(week.random.sample(range(1, week.hours), week.hours // 16))
    losses = set(week.random.sample(range(1, week.hours), week.hours // 12))
    for hour in range(week.hours):
        if hour in crashes:
            week.crashes += 1
            await stop(tables)
            clock.advance(week.random.choice((60.0, HOUR, 5 * HOUR)))
            clock._sleepers.clear()
            tables = week.start(clock)
            watch, sender = ClockWatch(tables.open_tables), Sender(tables.open_tables, tables.services.notifications)
        clock.advance(HOUR)
        now = clock.date()
        if watch._next_beat is not None:  # the server has run for this hour
            await tables.database.write(partial(time_queries.beat, now=now, longest=1e9))
        await watch.look()
        await tables.settle()
        week.sending_fails = week.sending_fails or hour in losses  # it stays so until something is sent
        week.looks.append(now)
        try:
            while await sender.look():
                pass
        except Lost:
            week.crashes += 1
            await stop(tables)
            tables = week.start(clock)
            watch, sender = ClockWatch(tables.open_tables), Sender(tables.open_tables, tables.services.notifications)
            await watch.look()
        for row in await tables.database.read(playing_tables):
            await visit(tables, row, week.random)
    week.sending_fails = False
    clock.advance(DELAY_SECONDS + 200)
    week.looks.append(clock.date())
    while await sender.look():
        pass
    outages = await tables.database.read(lambda connection: time_queries.outages_since(connection, 0.0))
    await stop(tables)
    return outages


def playing_tables(connection: Connection) -> list[TableRow]:
    found = [table_queries.find_table(connection, one) for one in table_queries.table_ids(connection)]
    return [row for row in found if row is not None and row.summary.phase == "playing"]


@dataclass(frozen=True)
class Turn:
    """A time in which a person was asked, as the journal says."""

    name: str
    began: float
    ended: float | None
    timed_out_at: float | None
    stood_in: bool
    first_move_at: float | None
    """When the player came and made the first move of the turn; there may be more of them."""


def turns_of(row: TableRow, lines: list[JournalLine]) -> Iterator[Turn]:
    """The turns of people at a table, worked out line by line."""
    entries = read_clock_entries(row, lines)
    acted: Counter[int] = Counter()
    bots: set[int] = set()
    open_turns: dict[int, tuple[str, float]] = {}
    out: dict[int, float] = {}
    first_moves: dict[int, float] = {}

    def ended(seat: int, at: float, stood_in: bool) -> Turn:
        return Turn(*open_turns.pop(seat), at, out.pop(seat, None), stood_in, first_moves.pop(seat, None))

    by_time = defaultdict(list)
    for line in lines:
        by_time[line.at].append(line)
    for entry in entries:
        for line in by_time[entry.at]:
            acted[line.seat] += line.kind in (PLAY, FORCED, SEAL)
            if line.kind in (PLAY, SEAL) and line.seat in open_turns:
                first_moves.setdefault(line.seat, entry.at)
            if line.kind == TIME_OUT:
                out[line.seat] = entry.at
            if line.kind == STAND_IN:
                bots.add(line.seat)
                if line.seat in open_turns:
                    yield ended(line.seat, entry.at, stood_in=True)
            if line.kind == RETURN:
                bots.discard(line.seat)
        for seat in range(row.players):
            asked = bool(entry.asked >> seat & 1)
            if asked and seat not in open_turns and seat not in bots and not returned(by_time[entry.at], seat):
                open_turns[seat] = (f"turn-{row.id}-{seat}-{acted[seat]}", entry.at)
            elif not asked and seat in open_turns:
                yield ended(seat, entry.at, stood_in=False)
    for seat, (name, began) in open_turns.items():
        yield Turn(name, began, None, out.get(seat), False, first_moves.get(seat))


def returned(lines: list[JournalLine], seat: int) -> bool:
    return any(line.kind == RETURN and line.seat == seat for line in lines)


def check_notifications(week: Week, turns: list[Turn]) -> int:
    """Compare what was sent with the turns; return the number of notifications."""
    raw = Counter(week.sent)
    known = {turn.name for turn in turns}
    assert set(raw) <= known, "nothing was sent that was no turn"
    for turn in turns:
        until = turn.first_move_at or turn.ended or week.looks[-1] + 1  # whoever has begun a turn knows of it
        chances = sum(turn.began + DELAY_SECONDS <= date < until for date in week.looks)
        if chances >= 2:
            assert raw[turn.name] >= 1, f"{turn} was not told"
        assert raw[turn.name] <= 1 + week.lost_while_sending[turn.name], f"{turn} was told {raw[turn.name]} times"
    return len(raw)


def check_clocks(turns: list[Turn], outages: list[tuple[float, float]], end: float) -> int:
    """Check that time is out when it has to be and at no other time; return how often it was."""

    def spent(since: float, until: float) -> float:
        lost = sum(max(0.0, min(until, ended) - max(since, began)) for began, ended in outages)
        return until - since - lost

    banks: dict[str, float] = {}
    for turn in sorted(turns, key=lambda one: one.began):
        seat = turn.name.rpartition("-")[0]
        bank = banks.get(seat, CLOCK.bank)
        used = spent(turn.began, turn.timed_out_at or turn.ended or end)
        if turn.timed_out_at is not None:
            assert CLOCK.turn + bank <= used + 0.01, f"{turn} after {used} seconds, with {bank} in the bank"
        assert used <= CLOCK.turn + bank + RETURN_SECONDS["days"] + HOUR + 1, f"{turn} lasted {used} seconds"
        late = turn.timed_out_at is not None or turn.stood_in
        banks[seat] = 0.0 if late else max(0.0, bank - max(0.0, used - CLOCK.turn))
    return sum(turn.timed_out_at is not None for turn in turns)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("guests", "hours"), [pytest.param(8, 72, id="small"), pytest.param(200, 168, id="full", marks=pytest.mark.long)]
)
def test_a_week_in_which_nothing_is_lost_or_doubled_and_no_clock_is_wrong(
    database: str, monkeypatch: pytest.MonkeyPatch, guests: int, hours: int
) -> None:
    week = Week(database, Random(7), hours)
    monkeypatch.setattr(sender_module, "send_webhook", week.send)
    turns: list[Turn] = []

    async def story() -> None:
        outages = await live_through(week, guests)
        tables = week.start(ManualClock())

        def read(connection: Connection) -> None:
            for table_id in table_queries.table_ids(connection):
                row = table_queries.find_table(connection, table_id)
                assert row is not None
                turns.extend(turns_of(row, journal_queries.journal_lines(connection, table_id)))

        await tables.database.read(read)
        await stop(tables)
        assert week.crashes >= 3
        assert any(ended - began > HOUR + BACK_SECONDS for began, ended in outages)
        told, late = check_notifications(week, turns), check_clocks(turns, outages, week.looks[-1])
        doubled = sum(week.lost_while_sending.values())
        print(
            f"{guests} players, {len(turns)} turns, {week.crashes} crashes, {told} told, {doubled} again, {late} time-outs"
        )
        assert told >= guests
        assert late >= 1
        assert doubled >= 1

    asyncio.run(asyncio.wait_for(story(), 3000)) if guests > 50 else run(story)
