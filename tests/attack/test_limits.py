"""The limits of visitors at work, counted: refusals, frames, bytes, and the order in which bots are served."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
import websockets

from benben.bots.bot import Thought
from benben.kernel.perspective import Perspective
from benben.server import budgets as budgets_module
from benben.server.budgets import Limits
from benben.server.http import table_socket
from benben.server.rate_limits import Limit
from benben.server.worker_slots import Claim

from server.running_server import Person, RunningServer, Tab, running
from server.stopped_budgets import stop_refilling
from server.vault_game import vault_registered
from waiting import until

HERE, ELSEWHERE = "203.0.113.7", "198.51.100.66"
"""Two addresses, as a proxy would name them."""
SOCKETS = 8
"""Sockets of an attacker."""


@pytest.fixture(autouse=True, scope="module")
def _vault_registered() -> Iterator[None]:
    with vault_registered():
        yield


@pytest.fixture
def database(tmp_path: Any) -> str:
    return f"sqlite:///{tmp_path / 'benben.sqlite'}"


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Buckets are not filled: on a slow machine they would be filled as quickly as they are emptied here."""
    stop_refilling(monkeypatch)


def run(story: Callable[[RunningServer], Coroutine[Any, Any, None]], database: str, **settings: Any) -> None:
    async def whole() -> None:
        async with running(database, **{"limited": True, **settings}) as server:
            await story(server)

    asyncio.run(asyncio.wait_for(whole(), 90))


async def sit(person: Person, level: str = "random") -> Tab:
    """A tab at a new table against a bot."""
    return await person.open((await person.new_table(bots={"p2": level}))["id"])


async def spend(person: Person, path: str = "/api/games") -> dict[str, Any]:
    """Ask until it is refused; the error."""
    while True:
        answer = await person.http.get(path)
        if answer.status_code == 429:
            assert int(answer.headers["Retry-After"]) == answer.json()["error"]["args"]["seconds"] > 0
            error: dict[str, Any] = answer.json()["error"]
            return error


@pytest.mark.slow
@pytest.mark.usefixtures("no_refill")
def test_who_has_spent_the_budget_of_an_address_cannot_stop_players_behind_it(database: str) -> None:
    async def story(server: RunningServer) -> None:
        ann, eve = await server.person("Ann", HERE), await server.person("Eve", HERE)
        tab, other = await sit(ann), await (await server.person("Bea", ELSEWHERE)).http.get("/api/games")
        assert other.status_code == 200
        error = await spend(eve)
        assert error["key"] == "server-slow-down"
        stranger = Person(server.address, {"X-Forwarded-For": HERE})
        server.people.append(stranger)
        assert (await spend(stranger))["key"] == "server-slow-down"
        refused = await tab.ask("preview", at=tab.moment, action=tab.choices[0]["action"])
        assert (refused["is"], refused["key"]) == ("refused", "server-slow-down")
        assert refused["args"]["seconds"] > 0
        assert (await tab.ask("say", text="hello"))["key"] == "server-slow-down"
        assert (await tab.play())["is"] == "done", "a move is paid for by the player's own reserve"
        again = await ann.open(tab.table)
        await again.play_on(Random(1))
        assert again.over, "a player can also connect again, and play to the end"
        assert not tab.closed, "nobody is cut off for what others did"

    run(story, database)


@pytest.mark.slow
@pytest.mark.usefixtures("no_refill")
def test_a_seat_that_was_opened_by_a_key_is_a_players_too(database: str) -> None:
    async def story(server: RunningServer) -> None:
        ann, eve = await server.person("Ann", ELSEWHERE), await server.person("Eve", HERE)
        table = (await ann.new_table(bots={"p2": "random"}))["id"]
        key = (await ann.post(f"/api/tables/{table}/key"))["key"]
        phone = Person(server.address, {"X-Forwarded-For": HERE})
        server.people.append(phone)
        await phone.post("/api/keys", {"key": key})
        tab = await phone.open(table)
        await spend(eve)
        assert (await tab.play())["is"] == "done", "a move is paid for by the reserve of the seat's player"
        assert (await phone.get(f"/api/tables/{table}"))["borrowed"]
        again = await phone.open(table)
        await again.play_on(Random(1))
        assert again.over, "the device can also connect again"

    run(story, database)


@pytest.mark.slow
@pytest.mark.usefixtures("no_refill")
def test_a_visitor_who_makes_much_at_once_makes_it_bit_by_bit(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty guests and tables in a second were made before the moves of others: a bot's reply took twice as long."""
    monkeypatch.setattr(budgets_module, "PACE_OF_NEW_THINGS", Limit(0.001, 3))

    async def story(server: RunningServer) -> None:
        held, go_on, sleep = [], asyncio.Event(), server.services.clock.sleep

        async def hold(seconds: float) -> None:
            if seconds < 100:  # others wait as well
                await sleep(seconds)
            else:
                held.append(seconds)
                await go_on.wait()

        monkeypatch.setattr(server.services.clock, "sleep", hold)
        people = [Person(server.address, {"X-Forwarded-For": ELSEWHERE}) for _ in range(10)]
        server.people += people
        coming = [asyncio.create_task(person.post("/api/me", {"name": "Eve"})) for person in people]
        await until(lambda: len(held) == 7, "all but three wait")
        await until(lambda: sum(task.done() for task in coming) == 3, "three have come")
        await server.person("Ann", HERE)
        assert sum(task.done() for task in coming) == 3, "somebody else came before them"
        go_on.set()
        assert len({answer["guest"]["id"] for answer in await asyncio.gather(*coming)}) == 10, "nobody is refused"

    run(story, database)


@pytest.mark.slow
@pytest.mark.usefixtures("no_refill")
def test_budgets_are_shared_by_all_sockets_and_requests_of_a_guest(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(network=Limit(0, 1000), guest=Limit(0, 40), reserve=Limit(0, 20))
    monkeypatch.setattr(budgets_module, "WORK", limits)

    async def story(server: RunningServer) -> None:
        eve = await server.person("Eve", ELSEWHERE)
        first = await sit(eve)
        tabs = [first, await eve.open(first.table)]
        answers = [await tab.ask("why", path=["side.left"]) for _ in range(25) for tab in tabs]
        refused = [answer for answer in answers if answer["is"] == "refused"]
        assert {answer["key"] for answer in refused} == {"server-slow-down"}
        assert 10 <= len(refused) < 50
        assert (await spend(eve))["key"] == "server-slow-down"
        await (await server.person("Bea", ELSEWHERE)).get("/api/games")

    run(story, database)


@pytest.mark.slow
def test_a_return_from_nothing_sends_nobody_a_frame(database: str) -> None:
    async def story(server: RunningServer) -> None:
        eve = await server.person("Eve", ELSEWHERE)
        first = await sit(eve)
        tabs = [first, *[await eve.open(first.table) for _ in range(SOCKETS - 1)]]
        await first.until(lambda: any(message["is"] == "thinking" for message in first.messages))
        await tabs[-1].until(lambda: tabs[-1].frame["picture"]["question"]["sealed"] == ["p2"])
        frames = [len(tab.seqs) for tab in tabs]
        size = sum(len(data) for tab in tabs for data in tab.received)
        for _ in range(100):
            assert (await first.ask("return"))["is"] == "done"
        assert [len(tab.seqs) for tab in tabs] == frames
        assert sum(len(data) for tab in tabs for data in tab.received) - size < 100 * 100

    run(story, database, limited=False)


@pytest.mark.slow
def test_frames_are_held_back_and_become_one_when_too_many_bytes_were_sent(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets_module, "BYTES", Limits(network=Limit(1e4, 3e4), guest=Limit(1e4, 3e4), reserve=Limit(1, 1)))
    waits: list[float] = []
    go_on = asyncio.Event()

    async def wait_for_bytes(socket: table_socket.TableSocket) -> None:
        """Hold back until the test lets go, instead of for some seconds."""
        seconds = socket.services.budgets.seconds_before_sending(socket.visitor)
        if seconds > 0:
            waits.append(seconds)
            await go_on.wait()

    monkeypatch.setattr(table_socket.TableSocket, "_wait_for_bytes", wait_for_bytes)

    def sent_or_held(tab: Tab, frames: int) -> bool:
        return bool(waits) or len(tab.seqs) >= frames

    async def story(server: RunningServer) -> None:
        ann = await server.person("Ann", HERE)
        tab = await sit(ann)
        live = server.open_tables.tables[tab.table]
        while not waits:
            frames = len(tab.seqs) + 1
            live.refresh_all()
            await until(partial(sent_or_held, tab, frames), "a frame is sent, or held back")
        shown = len(tab.seqs)
        for _ in range(50):
            live.refresh_all()
            await asyncio.sleep(0)
        assert len(tab.seqs) == shown, "nothing is sent meanwhile"
        go_on.set()
        await tab.ask("why", path=["side.left"])
        assert shown < len(tab.seqs) <= shown + 2, "fifty changes are one frame"

    run(story, database)


@pytest.mark.slow
def test_an_address_has_a_number_of_sockets_and_players_are_not_among_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets_module, "SOCKETS_OF_NETWORK", 3)

    async def story(server: RunningServer) -> None:
        ann, eve = await server.person("Ann", HERE), await server.person("Eve", HERE)
        table = await ann.new_table()
        for _ in range(3):
            await eve.open(table["id"], table["watch"])
        with pytest.raises(websockets.InvalidStatus) as refused:
            await eve.open(table["id"], table["watch"])
        assert refused.value.response.status_code == 429
        assert b"server-too-many-sockets" in (refused.value.response.body or b"")
        await ann.open(table["id"])
        await eve.tabs[0].close()
        await until(lambda: len(server.open_tables.tables[table["id"]].subscribers) == 3, "the server has noticed it")
        await eve.open(table["id"], table["watch"])

    run(story, database)


@pytest.mark.slow
def test_a_player_reloads_at_once_while_another_network_has_used_its_share_of_the_server(database: str) -> None:
    async def story(server: RunningServer) -> None:
        ann, eve = await server.person("Ann", HERE), await server.person("Eve", ELSEWHERE)
        tab = await sit(ann)
        await tab.close()
        server.services.turns.charge(ELSEWHERE, 1e6)
        flood = [asyncio.create_task(eve.http.get("/api/games")) for _ in range(50)]
        assert (await ann.http.get(f"/table/{tab.table}")).status_code == 200
        await ann.get("/api/me")
        await ann.get(f"/api/tables/{tab.table}")
        again = await ann.open(tab.table)
        assert (await again.play())["is"] == "done"
        assert not any(request.done() for request in flood), "they wait for the turn of their own network"
        server.services.turns.charge(ELSEWHERE, -1e6)
        server.services.turns.next_pass()
        assert {answer.status_code for answer in await asyncio.gather(*flood)} == {200}

    run(story, database)


NOBODY = Claim()


class Decisions:
    """Bots that decide when the test says so; the networks whose bots were served, in order."""

    def __init__(self, server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.served: list[str] = []
        self.go = asyncio.Semaphore(0)
        self.slots = server.services.bot_workers.slots
        monkeypatch.setattr(server.services.bot_workers, "think", self.think)

    async def think(
        self, level: str, perspective: Perspective, on_thought: object, seed: int = 0, claim: Claim = NOBODY
    ) -> Thought:
        async with self.slots.turn(claim, 0.9):
            self.served.append(claim.owners[0][0])
            await self.go.acquire()
            return Thought(1.0, perspective.legal()[0])


@pytest.mark.slow
def test_many_tables_of_masters_do_not_delay_the_bot_of_somebody_else(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: RunningServer) -> None:
        decisions = Decisions(server, monkeypatch)
        eve, ann = await server.person("Eve", ELSEWHERE), await server.person("Ann", HERE)
        for _ in range(8):
            await sit(eve, "master")
        assert decisions.served == [ELSEWHERE], "one at a time, with one worker"
        tab = await sit(ann, "master")
        assert decisions.served == [ELSEWHERE, HERE], "at once"
        decisions.go.release()
        decisions.go.release()
        await tab.play()
        await tab.until_asked("marking")
        for _ in range(6):
            decisions.go.release()
        await until(lambda: len(decisions.served) >= 8, "the others are served too")

    run(story, database, limited=False)


@pytest.mark.slow
def test_a_guest_has_one_hint_at_a_time_over_all_sockets(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: RunningServer) -> None:
        eve, bea = await server.person("Eve", ELSEWHERE), await server.person("Bea", ELSEWHERE)
        table = await eve.new_table(settings={"hints": True})
        await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
        decisions = Decisions(server, monkeypatch)
        eve_id = server.open_tables.tables[table["id"]].seat_holders[0].guest
        tabs = [await eve.open(table["id"]) for _ in range(2)]
        await tabs[0].send("hint", level="master")
        await until(lambda: bool(decisions.served), "the first is thought about")
        assert (await tabs[1].ask("hint", level="master"))["key"] == "server-one-hint"
        await tabs[0].close()
        counts, key = server.services.budgets.counts, f"hint of {eve_id}"
        await until(lambda: counts[key] == 0, "the connection has ended")
        await tabs[1].send("hint", level="master")
        await until(lambda: counts[key] == 1, "the next is allowed")

    run(story, database, limited=False)
