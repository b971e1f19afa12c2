"""Random and hostile input gives a clear refusal, never an error of the server."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from benben.server.http.middleware import MAX_BODY_BYTES, SECURITY_HEADERS
from benben.server.http.session_cookie import COOKIE
from benben.server.http.table_socket import MAX_MESSAGE_BYTES
from benben.server.tables.subscriber import CLOSE_TOO_FAST

from server.running_server import running
from server.stopped_budgets import stop_refilling
from server.vault_game import CARDS, GAME
from waiting import PATIENCE

QUICK = settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "x" * 22 + "==",
}


class Faults(logging.Handler):
    """Collects the errors that a server logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


@contextmanager
def faults_logged() -> Iterator[Faults]:
    """The errors that are logged meanwhile. The server must run already: its start removes the handlers of its loggers."""
    faults = Faults()
    loggers = [logging.getLogger(name) for name in ("uvicorn.error", "benben.server")]
    for logger in loggers:
        logger.addHandler(faults)
    try:
        yield faults
    finally:
        for logger in loggers:
            logger.removeHandler(faults)


@contextmanager
def in_a_thread(database: str, **options: Any) -> Iterator[str]:
    """A server in a thread of its own; at the end it must have logged no error."""
    ready, end = threading.Event(), threading.Event()
    address: list[str] = []

    async def serve() -> None:
        async with running(database, **options) as server:
            address.append(server.address)
            ready.set()
            await asyncio.to_thread(end.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(30)
    with faults_logged() as faults:
        try:
            yield address[0]
        finally:
            end.set()
            thread.join()
    assert faults.found == []


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with in_a_thread(f"sqlite:///{tmp_path_factory.mktemp('hostile') / 'benben.sqlite'}") as found:
        yield found


@contextmanager
def guest(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as client:
        assert client.post("/api/me", json={"name": "Ann"}).status_code == 200
        yield client


def a_table(client: httpx.Client, **more: object) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"game": GAME.name, "players": 2, **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


@contextmanager
def owner(address: str, name: str) -> Iterator[tuple[httpx.Client, str, str]]:
    """Somebody with an account and a bot: the client, the public page of the bot and its token."""
    with httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as client:
        assert client.post("/api/me", json={"name": name}).status_code == 200
        assert client.post("/api/account").status_code == 200
        made = client.post("/api/account/bots", json={"name": f"{name} II"}).json()["bots"][0]["bot"]["page"]
        yield client, made, client.post(f"/api/account/bots/{made}/tokens", json={}).json()["token"]


TEXTS = st.text(max_size=60)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=8,
)
NUMBERS = st.integers(-(2**70), 2**70) | st.integers(0, 40)


class Hostile(RuleBasedStateMachine):
    """A player who sends random messages over the socket of a table."""

    address: str
    client: httpx.Client

    @initialize()
    def sit_down(self) -> None:
        table = a_table(self.client, bots={"p2": "random"})
        self.probes = 0
        self.last: dict[str, Any] = {}
        connecting = connect(
            f"ws://{self.address}/api/tables/{table['id']}/socket",
            origin=Origin(f"http://{self.address}"),
            additional_headers={"Cookie": f"{COOKIE}={self.client.cookies[COOKIE]}"},
            open_timeout=PATIENCE,
        )
        self.ends = ExitStack()
        self.socket: ClientConnection = self.ends.enter_context(connecting)

    @rule(data=st.binary(max_size=60) | TEXTS)
    def send_anything(self, data: bytes | str) -> None:
        self.socket.send(data)

    @rule(data=JSON)
    def send_json(self, data: object) -> None:
        self.socket.send(json.dumps(data))

    @rule(length=st.integers(MAX_MESSAGE_BYTES, 3 * MAX_MESSAGE_BYTES))
    def send_much(self, length: int) -> None:
        self.socket.send("x" * length)

    @rule(
        do=st.sampled_from(["play", "undo", "why", "say", "propose", "return", "hint", "perspective", "dance"]),
        fields=st.dictionaries(
            st.sampled_from(["id", "at", "action", "path", "text", "seat", "level", "all", "more"]),
            JSON | NUMBERS,
            max_size=4,
        ),
    )
    def send_nearly_right(self, do: str, fields: dict[str, object]) -> None:
        self.socket.send(json.dumps({"do": do, "id": f"n{self.probes}", **fields}))

    @rule(action=NUMBERS, at=NUMBERS)
    def play_anything(self, action: int, at: int) -> None:
        self.socket.send(json.dumps({"do": "play", "id": f"a{self.probes}", "at": at, "action": action}))

    @rule(action=st.integers(0, len(GAME.catalogue) - 1))
    def play_here(self, action: int) -> None:
        self.socket.send(
            json.dumps({"do": "play", "id": f"h{self.probes}", "at": self.last.get("moment", 0), "action": action})
        )

    @rule(path=st.lists(st.sampled_from([f"hand.{CARDS[0]}", "side.left", "", "🗿"]), max_size=9), text=TEXTS)
    def ask_and_say(self, path: list[str], text: str) -> None:
        self.socket.send(json.dumps({"do": "why", "id": f"w{self.probes}", "path": path}))
        self.socket.send(json.dumps({"do": "say", "id": f"s{self.probes}", "text": text}))

    @invariant()
    def the_server_answers(self) -> None:
        """After any message a valid question is answered, and every refusal is a sentence."""
        self.probes += 1
        self.socket.send(json.dumps({"do": "why", "id": f"probe{self.probes}", "path": ["side.left"]}))
        answered = False
        while not answered:
            for message in json.loads(self.socket.recv(timeout=10)):
                if message["is"] == "show":
                    self.last = message["frame"]
                elif message["is"] == "refused":
                    assert message["message"] != message["key"] or message["key"].startswith(GAME.name)
                answered |= message.get("id") == f"probe{self.probes}"

    def teardown(self) -> None:
        self.ends.close()


class HostileBot(Hostile):
    """A bot from outside that sends random messages over the socket of a table."""

    token: str
    page: str

    @initialize()
    def sit_down(self) -> None:
        table, header = a_table(self.client), {"Authorization": f"Bearer {self.token}"}
        with httpx.Client(base_url=f"http://{self.address}", headers=header, timeout=PATIENCE) as program:
            assert program.get("/api/bot").status_code == 200
            invited = self.client.post(f"/api/tables/{table['id']}/outside-bots", json={"bot": self.page, "seat": "p2"})
            assert invited.status_code == 200, invited.text
            accepted = program.post(f"/api/bot/invitations/{table['id']}", json={"accept": True})
            assert accepted.status_code == 200, accepted.text
        self.table, self.probes, self.last = table["id"], 0, {}
        self.ends = ExitStack()
        connecting = connect(f"ws://{self.address}/api/tables/{table['id']}/socket", additional_headers=header)
        self.socket = self.ends.enter_context(connecting)

    @rule()
    def ask_for_the_perspective(self) -> None:
        self.socket.send(json.dumps({"do": "perspective", "id": f"p{self.probes}"}))

    def teardown(self) -> None:
        super().teardown()
        ended = self.client.post(f"/api/tables/{self.table}/agreements", json={"on": "end"})
        assert ended.status_code in (200, 409), ended.text


@pytest.mark.slow
def test_no_message_of_a_bot_is_a_fault(address: str) -> None:
    with owner(address, "Nefer") as (client, page, token):
        given = {"address": address, "client": client, "token": token, "page": page}
        machine = type("HostileBotHere", (HostileBot,), given)
        run_state_machine_as_test(machine, settings=settings(QUICK, max_examples=25, stateful_step_count=15))


@pytest.mark.slow
def test_no_message_over_the_socket_is_a_fault(address: str) -> None:
    with guest(address) as client:
        machine = type("HostileHere", (Hostile,), {"address": address, "client": client})
        run_state_machine_as_test(machine, settings=settings(QUICK, max_examples=25, stateful_step_count=15))


@pytest.mark.parametrize(
    "path", ["/api/tables/' OR 1=1", "/api/tables/%00", "/..%2f..%2fetc%2fpasswd", "/api/links/" + "a" * 5000]
)
def test_odd_paths(address: str, path: str) -> None:
    with guest(address) as client:
        answer = client.get(quote(path, safe="/%"))
        assert answer.status_code < 500
        assert "root:" not in answer.text


def test_every_answer_carries_the_security_headers(address: str) -> None:
    with guest(address) as client:
        for answer in (
            client.get("/"),
            client.get("/api/nothing"),
            client.post("/api/me", content=b"x"),
            client.get("/api/me"),
        ):
            assert {name: answer.headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS


def test_a_session_cookie_cannot_be_read_or_sent_by_other_pages(address: str) -> None:
    with httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as client:
        cookie = client.post("/api/me", json={"name": "Ann"}).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie


def test_pages_of_others_are_refused(address: str) -> None:
    with guest(address) as client:
        table = a_table(client)
        other = client.post("/api/me", json={"name": "Eve"}, headers={"Origin": "https://evil.example"})
        assert (other.status_code, other.json()["error"]["key"]) == (403, "server-other-origin")
        socket = f"/api/tables/{table['id']}/socket"
        for origin in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": "http://["}, {}):
            answer = client.get(socket, headers=UPGRADE | origin)
            assert (answer.status_code, answer.json()["error"]["key"]) == (403, "server-other-origin")


def test_bodies_that_are_too_long_are_refused(address: str) -> None:
    with guest(address) as client:
        assert client.post("/api/me", content=b"x" * (MAX_BODY_BYTES + 1)).status_code == 413
        assert client.post("/api/me", content=iter([b"x" * 9000] * 4)).status_code == 413


def test_strangers_do_not_see_tables_that_are_not_theirs(address: str) -> None:
    with guest(address) as ann, guest(address) as eve:
        table = a_table(ann)
        path = f"/api/tables/{table['id']}"
        for answer in (eve.get(path), eve.post(f"{path}/leave"), eve.post(f"{path}/rematch"), eve.get(f"{path}/record")):
            assert (answer.status_code, answer.json()["error"]["key"]) == (404, "server-no-table")
        assert eve.post(f"{path}/join", json={"token": table["watch"]}).status_code == 403
        assert eve.get(f"{path}?token={table['watch']}").json()["invite"] is None
        assert eve.get(f"/api/links/{table['watch']}").json()["join"] is False
        assert eve.get(f"/api/links/{table['invite']}").json()["join"] is True


def until_closed(socket: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    messages: list[dict[str, Any]] = []
    while True:
        try:
            messages += json.loads(socket.recv(timeout=PATIENCE))
        except ConnectionClosed as closed:
            return messages, closed.rcvd.code if closed.rcvd else 0


@pytest.mark.slow
def test_who_asks_too_much_is_slowed_down(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_refilling(monkeypatch)
    database = f"sqlite:///{tmp_path_factory.mktemp('limits') / 'x.sqlite'}"
    with in_a_thread(database, limited=True) as address, guest(address) as client:
        table = a_table(client, bots={"p2": "random"})
        cookie = {"Cookie": f"{COOKIE}={client.cookies[COOKIE]}"}
        address_of_table = f"ws://{address}/api/tables/{table['id']}/socket"
        # Answers are read after the last question, so all must find room; the server may hang up before that question.
        visitor: dict[str, Any] = {
            "origin": Origin(f"http://{address}"),
            "additional_headers": cookie,
            "open_timeout": PATIENCE,
        }
        with connect(address_of_table, max_queue=None, **visitor) as socket:
            with suppress(ConnectionClosed):
                for number in range(200):
                    socket.send(json.dumps({"do": "why", "id": f"x{number}", "path": ["side.left"]}))
            messages, code = until_closed(socket)
        assert messages[-1]["key"] == "server-slow-down"
        assert code == CLOSE_TOO_FAST
        codes = [client.get("/api/me").status_code for _ in range(260)]
        assert set(codes) == {200, 429}
        with httpx.Client(
            base_url=f"http://{address}", timeout=PATIENCE
        ) as stranger:  # the rest of what the address may ask for
            codes = [stranger.get("/api/me").status_code for _ in range(400)]
        assert codes[-1] == 429
        path = f"http://{address}/api/tables/{table['id']}/socket"
        assert httpx.get(path, headers=UPGRADE, timeout=PATIENCE).status_code == 429
        with connect(address_of_table, **visitor) as socket:
            assert json.loads(socket.recv())[0]["frame"]["viewer"] == "p1", "a player is let in from any address"
        codes = [client.post("/api/me", json={"name": "Ann"}).status_code for _ in range(40)]
        assert 429 in codes
