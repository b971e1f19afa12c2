"""Liveness: whenever a bot is asked and nobody acts, it acts, whatever happened before."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from benben.kernel.errors import BadInput
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refused
from benben.server.bot_workers import BotWorkers
from benben.server.errors import RequestError
from benben.server.storage import rows, table_queries
from benben.server.storage.outages import DatabaseAway
from benben.server.storage.rows import Guest
from benben.server.storage.schema import END_GAME, OVER, TAKE_BACK
from benben.server.tables.absence import returned
from benben.server.tables.frame import AbsencePolicy
from benben.server.tables.leaving import let_bot_play, resign
from benben.server.tables.subscriber import Subscriber
from benben.server.tables.table import Table

from properties import BOUNDED
from server.running_server import Person, RunningServer, Tab, running
from server.tables_without_http import TablesWithoutHttp, any_legal, tables_without_http
from waiting import run, until


async def marking(ann: Person) -> Tab:
    """A tab of a player who makes the second mark at a table with one bot; its last mark asks the bot for a card."""
    for _ in range(20):
        tab = await ann.open((await ann.new_table(bots={"p2": "random"}))["id"])
        await tab.play(max(choice["action"] for choice in tab.choices))
        await tab.until_asked("marking")
        if tab.choices:
            await tab.play()
            return tab
    raise AssertionError("the bot had the highest card twenty times")


@pytest.mark.slow
def test_a_move_and_its_undo_in_one_breath_do_not_stop_a_bot(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            tab = await marking(await server.person())
            at, action = tab.moment, tab.choices[0]["action"]
            await tab.send("play", at=at, action=action)
            await tab.answer(await tab.send("undo", at=at + 1))
            await tab.until(lambda: tab.moment == at + 2)
            assert (await tab.play())["is"] == "done"
            await tab.until(lambda: tab.frame["picture"]["question"]["sealed"] == ["p2"])
            assert server.services.bot_workers.replaced == 0, "no worker died of a question that was not asked"
            await tab.play_on(Random(1))

    run(story)


def replaced(workers: BotWorkers, least: int) -> bool:
    return workers.replaced >= least


@pytest.mark.slow
def test_bots_whose_workers_are_killed_play_to_the_end(database: str) -> None:
    """Real processes are killed with -9 whenever a bot may be thinking, and two people play and take back in one breath."""

    async def story() -> None:
        async with running(database, bot_workers=2) as server:
            people = [await server.person(name) for name in ("Ann", "Bea")]
            table = await people[0].new_table(players=4, bots={"p3": "random", "p4": "greedy"})
            await people[1].post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
            tabs = [await person.open(table["id"]) for person in people]
            await asyncio.gather(*[play_and_take_back(tab, Random(seat)) for seat, tab in enumerate(tabs)], killer(server))
            assert server.services.bot_workers.replaced > 0

    async def killer(server: RunningServer) -> None:
        workers = server.services.bot_workers
        for kills in (1, 2, 3):
            await until(lambda: bool(workers._started), "a worker runs")
            with suppress(ProcessLookupError):
                os.kill(next(iter(workers._started)).process.pid or 0, signal.SIGKILL)
            await until(partial(replaced, workers, kills), "it is replaced")

    async def play_and_take_back(tab: Tab, rng: Random) -> None:
        while not tab.over:
            await tab.until(lambda: tab.over or bool(tab.choices and tab.frame["picture"]["question"]["own"] is None))
            if tab.over:
                return
            at, action = tab.moment, rng.choice(tab.choices)["action"]
            await tab.send("play", at=at, action=action)
            if rng.random() < 0.5:
                await tab.ask("undo", at=at + 1)
            else:
                await tab.ask("why", path=["side.left"])

    run(story)


# --- one failure at a time -----------------------------------------------------------------------------------------------


def fails_once(error: Exception) -> Callable[[Perspective], int]:
    """A decision that fails the first time."""
    errors = [error]

    def decide(perspective: Perspective) -> int:
        if errors:
            raise errors.pop()
        return any_legal(perspective)

    return decide


async def bot_has_sealed(tables: TablesWithoutHttp, table_id: str) -> None:
    """Let time pass and the watchdog look until the bot on the second seat has chosen a card, with a spectator."""
    for _ in range(200):
        table = tables.open_tables.tables.get(table_id)
        if table is not None and table.table_match is not None and 1 in table.table_match.match.sealed:
            return
        if table is not None and not table.subscribers:
            await tables.connect(table, None)
        await tables.watchdog.look()
        await tables.pass_time(1.0, 1.0)
    raise AssertionError("the bot never acted")


@pytest.mark.slow
@pytest.mark.parametrize("error", [RuntimeError("x"), IndexError("x"), BadInput("x"), RequestError(409, "x"), OSError("x")])
def test_a_bot_whose_search_fails_plays_at_random(database: str, error: Exception) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            tables.workers.decide = fails_once(error)
            table = await tables.new_table(await tables.guest("Ann"), bots={1: "random"})
            await bot_has_sealed(tables, table.row.id)

    run(story)


@pytest.mark.slow
def test_a_bot_whose_only_visitor_leaves_in_the_same_breath_thinks_for_the_next_one(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann = await tables.guest("Ann")
            table = await tables.new_table(ann, bots={1: "random"})
            table.leave(await tables.connect(table, ann))
            await tables.settle()
            assert tables.workers.asked == []
            await tables.connect(table, ann)
            await tables.pass_time(1.0)
            assert tables.workers.asked == ["random"]

    run(story)
    assert not caplog.records


def test_a_bot_that_names_no_legal_action_plays_at_random(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            tables.workers.decide = lambda perspective: 10**6
            table = await tables.new_table(await tables.guest("Ann"), bots={1: "random"})
            await bot_has_sealed(tables, table.row.id)

    run(story)
    assert "plays at random" in caplog.text


@pytest.mark.slow
@pytest.mark.parametrize("error", [DatabaseAway(), RuntimeError("a write that fails")])
def test_a_table_that_was_given_up_is_opened_again_though_nobody_visits_it(database: str, error: Exception) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            tables.database.failing_writes = [error]
            table = await tables.new_table(await tables.guest("Ann"), bots={1: "random"})
            await bot_has_sealed(tables, table.row.id)
            assert table.given_up
            assert tables.open_tables.tables[table.row.id] is not table

    run(story)


@pytest.mark.slow
def test_tables_that_cannot_be_read_when_the_server_starts_are_opened_later(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table = await tables.new_table(await tables.guest("Ann"), bots={1: "random"}, commitment="0" * 64)
            assert table.table_match is None, "it is about to begin"
        async with tables_without_http(database) as tables:
            tables.database.failing_reads = [DatabaseAway()]
            await tables.watchdog.look()
            assert table.row.id not in tables.open_tables.tables
            await bot_has_sealed(tables, table.row.id)

    run(story)


@pytest.mark.slow
def test_a_bot_that_always_fails_is_tried_again_ever_more_rarely_and_logged_once(
    database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table = await tables.new_table(await tables.guest("Ann"))
            tries: list[float] = []

            async def failing(seat: int) -> None:
                tries.append(tables.clock.now())
                raise RuntimeError("always")

            monkeypatch.setattr(table.bots, "_move", failing)
            await tables.connect(table, None)
            await table.seating.sit(lambda: (1, rows.SeatHolder(None, "random", "Ra", "gold", "eye")))
            for _ in range(64):
                await tables.watchdog.look()
                await tables.settle()
                tables.clock.advance(1.0)
            waits = [after - before for before, after in pairwise(tries)]
            assert waits[:5] == [1.0, 2.0, 4.0, 8.0, 16.0]
            assert set(waits[5:]) <= {16.0}

    caplog.set_level(logging.ERROR)
    run(story)
    assert caplog.text.count("could not move") == 1


def test_a_bot_that_is_not_asked_any_more_when_its_turn_comes_does_not_think(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The owner of the seat returns in the same breath in which the others give it to a bot."""

    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann, bea = await tables.guest("Ann"), await tables.guest("Bea")
            table = await tables.new_table(ann, absence=AbsencePolicy("vote", "random", 0))
            await tables.lobby.join(table.row.id, bea, table.row.invite, None)
            await tables.connect(table, ann)
            back = table.seating.sit(lambda: (1, returned(table.seat_holders[1], table.actions())))
            await asyncio.gather(table.stand_ins.propose(0, 1, ""), back)
            await tables.pass_time(1.0)
            assert table.seat_holders[1].person_plays
            assert tables.workers.asked == []

    run(story)
    assert not caplog.records


@pytest.mark.slow
def test_a_bot_that_was_asked_again_meanwhile_thinks_again(database: str) -> None:
    """A move that asks the bot is taken back and made again: the thought of the first time is not played."""

    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann = await tables.guest("Ann")
            tables.workers.decide = lambda perspective: min(perspective.legal())
            table = await tables.new_table(ann, bots={1: "random"})
            tab = await tables.connect(table, ann)

            async def act(name: str) -> None:
                match = table.playing()
                await table.play(0, max(match.match.legal(0)), match.moment, name, tab)

            await act("show")
            await tables.pass_time(1.0)
            await act("first mark")
            tables.workers.asked.clear()
            tables.workers.seconds = 5.0
            await act("second mark")
            await tables.pass_time(1.0)
            await table.undo(0, False, table.playing().moment, "undo", tab)
            await act("second mark again")
            await tables.pass_time(20.0)
            assert table.playing().match.sealed == (1,)
            assert len(tables.workers.asked) == 2

    run(story)


@pytest.mark.slow
def test_a_bot_that_was_sent_away_and_came_back_does_not_play_what_it_thought_before(database: str) -> None:
    """Its owner returned meanwhile and chose a card: the thought of the first stand-in must not replace it."""

    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann, bea = await tables.guest("Ann"), await tables.guest("Bea")
            policy = AbsencePolicy("vote", "random", 0)
            table = await tables.new_table(ann, absence=policy)
            await tables.lobby.join(table.row.id, bea, table.row.invite, None)
            await tables.connect(table, ann)
            tables.workers.seconds = 5.0
            await table.stand_ins.propose(0, 1, "")
            await tables.pass_time(1.0)
            back = await tables.connect(table, bea)
            await table.stand_ins.take_back_seat(1)
            first, second = table.playing().match.legal(1)[:2]
            await table.play(1, first, table.playing().moment, "one", back)
            table.leave(back)
            tables.workers.decide = lambda perspective: second
            await table.stand_ins.propose(0, 1, "")
            await tables.pass_time(20.0)
            assert table.playing().match.sealed_choice(1) == first

    run(story)


# --- anything in any order -----------------------------------------------------------------------------------------------

REFUSALS = (RequestError, Refused, BadInput)
PEOPLE = 2
"""People at the table of the state machine, on the first seats; bots have the other two."""


def faulty(perspective: Perspective) -> int:
    raise RuntimeError("a faulty bot")


def stuck(perspective: Perspective) -> int:
    raise IndexError("no thought")


DECISIONS: dict[str, Callable[[Perspective], int]] = {
    "good": any_legal,
    "faulty": faulty,
    "stuck": stuck,
    "illegal": lambda perspective: 10**6,
}


class Disturbances(RuleBasedStateMachine):
    """Two people play with two bots, take back, vanish, replace each other by bots and return, several at once.

    They also leave the game to bots, resign, and agree to take a move back or to end the game. Meanwhile workers and the
    database fail. In the end every bot that is asked acts, and the game can be played to its end.
    """

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.number = 0
        self.subscribers: dict[int, Subscriber] = {}

    def do(self, work: Awaitable[Any]) -> Any:
        async def bounded() -> Any:
            async with asyncio.timeout(30):
                return await work

        return self.loop.run_until_complete(bounded())

    @initialize()
    def begin(self) -> None:
        self.do(self._begin())

    async def _begin(self) -> None:
        self.tables = TablesWithoutHttp(f"sqlite:///{Path(self.folder.name) / 'benben.sqlite'}", pace=0.5)
        self.guests = [await self.tables.guest(name) for name in ("Ann", "Bea")]
        table = await self.tables.new_table(
            self.guests[0], players=4, bots={2: "random", 3: "greedy"}, absence=AbsencePolicy("vote", "random", 0)
        )
        await self.tables.lobby.join(table.row.id, self.guests[1], table.row.invite, None)
        self.id = table.row.id
        for seat in range(PEOPLE):
            await self.connect(seat)

    # --- what people do --------------------------------------------------------------------------------------------------

    async def table(self) -> Table:
        return await self.tables.open_tables.open(self.id)

    def guest(self, seat: int) -> Guest:
        return self.guests[seat]

    async def connect(self, seat: int) -> None:
        """Connect a player, also again after the table was given up."""
        table = await self.table()
        known = self.subscribers.get(seat)
        if known is None or known not in table.subscribers:
            self.subscribers[seat] = await self.tables.connect(table, self.guest(seat))

    async def disconnect(self, seat: int) -> None:
        table = await self.table()
        if seat in self.subscribers:
            table.leave(self.subscribers.pop(seat))

    async def play(self, seat: int) -> None:
        await self.connect(seat)
        table = await self.table()
        match = table.playing()
        self.number += 1
        legal = match.match.legal(seat)
        action = legal[self.number % len(legal)] if legal else 0
        await table.play(seat, action, match.moment, f"c{self.number}", self.subscribers[seat])

    async def undo(self, seat: int) -> None:
        await self.connect(seat)
        table = await self.table()
        self.number += 1
        await table.undo(seat, False, table.playing().moment, f"c{self.number}", self.subscribers[seat])

    async def propose(self, seat: int) -> None:
        await self.connect(seat)
        await (await self.table()).stand_ins.propose(seat, 1 - seat, "")

    async def come_back(self, seat: int) -> None:
        await self.connect(seat)
        await (await self.table()).stand_ins.take_back_seat(seat)

    async def let_bot_play(self, seat: int) -> None:
        await let_bot_play(await self.table(), seat, None)

    async def resign(self, seat: int) -> None:
        await resign(await self.table(), seat)

    async def take_back(self, seat: int) -> None:
        await (await self.table()).agreements.agree(seat, TAKE_BACK, None)

    async def end_game(self, seat: int) -> None:
        await (await self.table()).agreements.agree(seat, END_GAME, None)

    async def decline(self, seat: int) -> None:
        await (await self.table()).agreements.decline(seat, TAKE_BACK)

    async def attempt(self, deed: str, seat: int) -> None:
        with suppress(*REFUSALS):
            await getattr(self, deed)(seat)

    OFTEN = ("play", "undo", "connect", "disconnect", "propose", "come_back", "let_bot_play", "take_back")
    DEEDS = (*OFTEN, *OFTEN, "play", "play", "decline", "resign", "end_game")

    # --- what happens ----------------------------------------------------------------------------------------------------

    @rule(deeds=st.lists(st.tuples(st.sampled_from(DEEDS), st.integers(0, PEOPLE - 1)), min_size=1, max_size=4))
    def in_one_breath(self, deeds: list[tuple[str, int]]) -> None:
        async def together() -> None:
            await asyncio.gather(*[self.attempt(deed, seat) for deed, seat in deeds])

        self.do(together())

    @rule(kind=st.sampled_from(sorted(DECISIONS)), seconds=st.sampled_from([0.0, 0.2, 40.0]))
    def workers_change(self, kind: str, seconds: float) -> None:
        self.tables.workers.decide, self.tables.workers.seconds = DECISIONS[kind], seconds

    @rule(away=st.booleans(), moves=st.booleans())
    def the_next_write_fails(self, away: bool, moves: bool) -> None:
        error = DatabaseAway() if away else RuntimeError("a write that fails")
        database = self.tables.database
        (database.failing_writes if moves else database.failing_changes)[:] = [error]

    @rule(seconds=st.sampled_from([0.1, 0.5, 3.0]))
    def time_passes(self, seconds: float) -> None:
        self.do(self.tables.pass_time(seconds))

    @rule()
    def the_watchdog_looks(self) -> None:
        self.do(self.tables.watchdog.look())

    # --- the law ---------------------------------------------------------------------------------------------------------

    async def bots_asked(self) -> bool:
        """True if the database says that a bot has to act."""
        row = await self.tables.database.read(lambda connection: table_queries.find_table(connection, self.id))
        assert row is not None
        return any(row.summary.asked >> seat & 1 and holder.level for seat, holder in enumerate(row.seat_holders))

    async def all_bots_act(self) -> None:
        """Let time pass, with rounds of the watchdog and a player, until no bot is asked; at most three minutes."""
        for _ in range(180):
            if not await self.bots_asked():
                return
            if self.id in self.tables.open_tables.tables:
                await self.connect(0)
            await self.tables.watchdog.look()
            await self.tables.pass_time(1.0, 0.5)
        raise AssertionError("a bot is asked and does not act")

    async def play_to_the_end(self) -> None:
        """Two people and two bots go on; nothing that happened before has stopped anybody."""
        for seat in range(PEOPLE):
            await self.attempt("come_back", seat)
        for _ in range(60):
            await self.all_bots_act()
            if (await self.table()).phase == OVER:
                return
            for seat in range(PEOPLE):
                if seat in (await self.table()).playing().match.actors():
                    await self.attempt("play", seat)
        raise AssertionError("the game never ends")

    def teardown(self) -> None:
        self.tables.database.failing_writes, self.tables.database.failing_changes = [], []
        try:
            self.do(self.all_bots_act())
            self.tables.workers.decide, self.tables.workers.seconds = any_legal, 0.0
            self.do(self.play_to_the_end())
        finally:
            self.do(self.tables.close())
            self.loop.close()
            self.folder.cleanup()


@pytest.mark.slow
def test_every_bot_that_is_asked_acts_whatever_happened_before() -> None:
    run_state_machine_as_test(Disturbances, settings=settings(BOUNDED, max_examples=15, stateful_step_count=20))
