"""Differences between frames: every viewer's frames, rebuilt from them, are byte for byte the whole ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import json

import benben
from benben.server.tables.frame import ENCODER
from benben.server.tables.frame_difference import FrameReader
from benben.server.tables.subscriber import Subscriber
from benben.server.tables.table import Table

from quick import by_game, first_quick
from server.running_server import running
from server.tables_without_http import TablesWithoutHttp, tables_without_http

SETTINGS = [(name, n) for name in benben.games() for n in range(benben.game(name).seats[0], benben.game(name).seats[1] + 1)]
MOST_MOVES = 60
"""Moves of a game; Egizia's begin to build by then."""


class Viewer:
    """Somebody with two connections: one is sent whole frames, the other differences."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.whole, self.changes = Subscriber(seat, None), Subscriber(seat, None, differences=True)
        table.join(self.whole)
        table.join(self.changes)
        self.reader = FrameReader()
        self.whole_bytes = self.change_bytes = self.compared = 0

    async def compare(self) -> None:
        """Take what both connections are to be sent, and compare."""
        assert self.whole.needs_frame == self.changes.needs_frame
        if not self.whole.needs_frame:
            return
        expected = ENCODER.encode(await self.table.frame(self.whole))
        sent = ENCODER.encode(await self.table.frame(self.changes))
        self.reader.read(json.decode(sent))
        rebuilt = {"is": "show", "seq": self.reader.seq, "frame": self.reader.frame}
        assert json.encode(rebuilt) == expected
        if self.compared:
            self.whole_bytes, self.change_bytes = self.whole_bytes + len(expected), self.change_bytes + len(sent)
        self.compared += 1

    def leave(self) -> None:
        self.table.leave(self.whole)
        self.table.leave(self.changes)


async def begun_table(tables: TablesWithoutHttp, game: str, players: int) -> Table:
    guests = [await tables.guest(f"Player {number}") for number in range(1, players + 1)]
    table = await tables.new_table(guests[0], game_name=game, players=players)
    for guest in guests[1:]:
        await tables.lobby.join(table.row.id, guest, table.row.invite, None)
    return table


async def play_on(table: Table, viewers: list[Viewer], rng: Random, moves: int) -> None:
    """Random moves, now and then taken back, with a comparison after each."""
    for number in range(moves):
        match = table.playing().match
        if not match.actors():
            return
        seat = rng.choice([one for one in match.actors() if one not in match.sealed])
        own = next(viewer for viewer in viewers if viewer.seat == seat)
        await table.play(seat, rng.choice(match.legal(seat)), table.moment, f"m{number}", own.whole)
        for viewer in viewers:
            await viewer.compare()
        if rng.random() < 0.3 and table.playing().can_undo(seat):
            await table.undo(seat, rng.random() < 0.5, table.moment, f"u{number}", own.whole)
            for viewer in viewers:
                await viewer.compare()


def run(story: Callable[[], Any]) -> None:
    asyncio.run(story())


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), first_quick(SETTINGS, by_game))
def test_frames_rebuilt_from_differences_are_byte_for_byte_the_whole_ones(database: str, game: str, players: int) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table = await begun_table(tables, game, players)
            viewers = [Viewer(table, seat) for seat in (None, *range(players))]
            rng = Random(players)
            await play_on(table, viewers, rng, MOST_MOVES // 2)
            viewers.append(Viewer(table, None))
            viewers[1].leave()
            viewers[1] = Viewer(table, 0)
            await play_on(table, viewers, rng, MOST_MOVES // 2)
            assert min(viewer.compared for viewer in viewers) > 10
            share = sum(viewer.change_bytes for viewer in viewers) / sum(viewer.whole_bytes for viewer in viewers)
            assert share < 0.2

    run(story)


@pytest.mark.slow
def test_the_seats_of_a_frame_stay_as_they_were_sent(database: str) -> None:
    """A frame that was sent is compared with later: nothing may change it afterwards."""

    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann, bea = await tables.guest("Ann"), await tables.guest("Bea")
            table = await tables.new_table(ann)
            viewer = Viewer(table, None)
            await viewer.compare()
            await tables.lobby.join(table.row.id, bea, table.row.invite, None)
            await viewer.compare()
            assert [seat["name"] for seat in viewer.reader.frame["seats"]] == ["Ann", "Bea"]
            tab = await tables.connect(table, bea)
            await viewer.compare()
            table.leave(tab)
            await viewer.compare()
            assert viewer.compared == 4

    run(story)


@pytest.mark.slow
def test_a_client_without_differences_is_sent_whole_frames_and_one_with_them_can_ask_for_a_whole_one(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            row = await ann.new_table()
            await bea.post(f"/api/tables/{row['id']}/join", {"token": row["invite"]})
            plain = await ann.open(row["id"])
            tab = await bea.open(row["id"], changes=True)
            begun = tab.moment
            await plain.play()
            await tab.play()
            await tab.until(lambda: tab.moment > begun)
            await plain.until(lambda: plain.moment == tab.moment)
            assert "change" not in kinds(plain.received)
            assert kinds(tab.received).count("show") == 1
            assert "change" in kinds(tab.received)
            await tab.send("frame")
            await tab.until(lambda: kinds(tab.received).count("show") == 2)
            assert tab.frame["since"] == 0
            assert [event["at"] for event in tab.frame["events"]] == [event["at"] for event in plain.log]

    run(story)


def kinds(received: list[str]) -> list[str]:
    return [message["is"] for data in received for message in json.decode(data)]


@pytest.mark.slow
def test_frames_that_everybody_was_sent_are_forgotten_and_changes_go_on(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            table = await begun_table(tables, "vault", 2)
            viewers = [Viewer(table, seat) for seat in range(2)]
            await viewers[0].compare()
            table.look_after()
            assert table.frames._kept, "somebody is still to be sent one"
            await viewers[1].compare()
            table.look_after()
            assert not table.frames._kept
            last = viewers[0].changes.frames._last
            assert last is not None
            assert not last.frame.events
            await play_on(table, viewers, Random(2), 6)
            assert viewers[0].compared > 3

    run(story)
