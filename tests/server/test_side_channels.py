"""Side channels: times that lists and bots show do not depend on what others may not know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from benben.bots.levels import LEVELS, NAMES
from benben.kernel.perspective import Perspective
from benben.server.http.answers import TableLists, table_info
from benben.server.http.table_lists import OpenTableList
from benben.server.storage import journal_queries, rows
from benben.server.tables.bot_pace import answer_seconds
from benben.server.tables.messages import Thinking

from quick import first_quick
from server.tables_without_http import TablesWithoutHttp, any_legal, tables_without_http
from waiting import run

PACE = 0.6


# --- sealed choices ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_sealed_choices_change_nothing_that_another_guest_can_ask_for(either: str) -> None:
    """A choice is sealed, changed and withdrawn: lists, their order and single tables stay as they were."""

    async def story() -> None:
        async with tables_without_http(either) as tables:
            ann, bea = await tables.guest("Ann"), await tables.guest("Bea")
            rows = []
            for _ in range(2):
                tables.clock.advance(1.0)
                table = await tables.new_table(ann, listed=True)
                await tables.lobby.join(table.row.id, bea, None, None)
                rows.append(table)
            table = rows[0]
            tab = await tables.connect(table, ann)
            first, second = table.playing().match.legal(0)[:2]

            async def seen_by_bea() -> Any:
                lists = await OpenTableList(tables.lobby).lists(bea)
                return msgspec.json.decode(lists, type=TableLists), table_info(table.row, bea)

            before = await seen_by_bea()
            moment = table.playing().moment
            for number, deed in enumerate(("seal", "change", "withdraw", "seal")):
                tables.clock.advance(10.0)
                if deed == "withdraw":
                    await table.undo(0, False, moment, f"c{number}", tab)
                else:
                    await table.play(0, second if deed == "change" else first, moment, f"c{number}", tab)
                assert await seen_by_bea() == before, deed
                assert table.playing().moment == moment
            lines = await tables.database.read(lambda connection: journal_queries.stored_lines(connection, table.row.id))
            assert [round(after.at - one.at) for one, after in zip(lines[-4:], lines[-3:], strict=False)] == [10, 10, 10]
            tables.clock.advance(10.0)
            other = await tables.connect(table, bea)
            await table.play(1, table.playing().match.legal(1)[0], moment, "last", other)
            lists, one = await seen_by_bea()
            assert one.changed == tables.clock.date(), "a move that everybody sees moves the time"
            assert one in lists.mine

    run(story)


@pytest.mark.slow
def test_nobody_is_sent_a_frame_when_a_sealed_choice_is_changed(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann, bea = await tables.guest("Ann"), await tables.guest("Bea")
            table = await tables.new_table(ann)
            await tables.lobby.join(table.row.id, bea, table.row.invite, None)
            own, other, spectator = [await tables.connect(table, guest) for guest in (ann, bea, None)]
            first, second = table.playing().match.legal(0)[:2]
            await table.play(0, first, table.playing().moment, "one", own)
            for subscriber in (own, other, spectator):
                await table.frame(subscriber)
            before = [subscriber.frames.seq for subscriber in (other, spectator)]
            await table.play(0, second, table.playing().moment, "two", own)
            assert own.needs_frame
            assert not other.needs_frame
            assert not spectator.needs_frame
            assert [subscriber.frames.seq for subscriber in (other, spectator)] == before

    run(story)


# --- the pace of bots ----------------------------------------------------------------------------------------------------


async def answer_of(tables: TablesWithoutHttp, level: str, seconds: float, decide: Any) -> list[tuple[float, str]]:
    """What everybody can measure of a bot's decision: the time of each message and of the move, from the question on."""
    tables.workers.seconds, tables.workers.decide = seconds, decide
    table = await tables.new_table(await tables.guest("Ann"))
    watching = await tables.connect(table, None)
    begun = tables.clock.now()
    await table.seating.sit(lambda: (1, rows.SeatHolder(None, level, "Ra", "gold", "eye")))
    seen: list[tuple[float, str]] = []
    for _ in range(200):
        await tables.settle()
        now = round(tables.clock.now() - begun, 3)
        seen += [(now, f"{one.seat} {one.progress}") for one in watching.messages if isinstance(one, Thinking)]
        watching.messages.clear()
        if table.playing().match.sealed:
            return [*seen, (now, "move")]
        tables.clock.advance(0.05)
    raise AssertionError("the bot never moved")


def first_legal(perspective: Perspective) -> int:
    return perspective.legal()[0]


@pytest.mark.slow
@pytest.mark.parametrize("level", first_quick(NAMES))
def test_the_time_and_progress_of_a_bot_do_not_depend_on_its_search(database: str, level: str) -> None:
    async def story() -> None:
        async with tables_without_http(database, pace=PACE) as tables:
            due = answer_seconds(level, PACE)
            quick = await answer_of(tables, level, 0.0, first_legal)
            assert quick[-1][0] == pytest.approx(due)
            assert len(quick) == 6, "0, 25, 50, 75, 100 % and the move"
            for seconds in (0.05, 0.3, due - 0.1):
                assert await answer_of(tables, level, seconds, any_legal) == quick

    run(story)


@pytest.mark.slow
def test_a_search_that_takes_too_long_is_shown_at_the_next_of_few_times(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database, pace=PACE) as tables:
            times = [
                (await answer_of(tables, "builder", seconds, any_legal))[-1][0] for seconds in (0.7, 1.1, 1.3, 2.3, 2.5)
            ]
            assert times == pytest.approx([1.2, 1.2, 2.4, 2.4, 4.8])

    run(story)


def test_the_answer_of_a_timed_level_is_later_than_its_search() -> None:
    for level in LEVELS:
        for pace in (0.1, PACE, 2.0):
            due = answer_seconds(level.name, pace)
            assert due == pytest.approx(pace * round(due / pace)), "a multiple of the pace"
            assert not level.timed or due >= level.milliseconds / 1000
    assert answer_seconds("master", PACE) == pytest.approx(1.2)
    assert answer_seconds("master", 0.0) == 0.0
