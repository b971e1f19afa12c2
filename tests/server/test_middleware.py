"""The border of the application: session cookie, Host header, headers of answers, and what the log does not say."""

from __future__ import annotations

import asyncio
import time

import pytest
import websockets
from starlette.datastructures import Headers

from benben.server.http.app import host_names
from benben.server.http.middleware import known_host
from benben.server.http.session_cookie import COOKIE, session_token
from benben.server.settings import Settings

from server.running_server import RunningServer, running
from server.test_hostile import faults_logged

TOKEN = "abcDEF-_0123456789abcDEF-_0123456789abcdefg"


@pytest.mark.parametrize(
    ("cookie", "token"),
    [
        (f"{COOKIE}={TOKEN}", TOKEN),
        (f"a=b; {COOKIE}={TOKEN}; c=d", TOKEN),
        (f"a=b;{COOKIE}={TOKEN}", TOKEN),
        (f'a="{COOKIE}=x; {COOKIE}={TOKEN}', TOKEN),
        (f"x{COOKIE}={TOKEN}", None),
        (f'{COOKIE}="{TOKEN}"', None),
        (f"{COOKIE}={'x' * 200}", None),
        (f"{COOKIE}=", None),
        ("", None),
    ],
)
def test_the_session_cookie_is_found_among_others(cookie: str, token: str | None) -> None:
    assert session_token(Headers({"cookie": cookie})) == token


@pytest.mark.parametrize("part", ['\\"', f"{COOKIE}=", "; ", f";{COOKIE}=x\\", "a"])
def test_no_cookie_takes_long_to_read(part: str) -> None:
    header = Headers({"cookie": f'{COOKIE}="' + part * 40_000})
    begin = time.process_time()
    assert session_token(header) is None
    assert time.process_time() - begin < 1


SETTINGS = Settings("sqlite://", host="games.lan", hosts=["Play.Example.org"], origins=["https://www.example.org:444"])


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000",
        "192.168.1.20:8000",
        "203.0.113.5",
        "[::1]:8000",
        "[2001:db8::1]",
        "localhost:5173",
        "LOCALHOST",
        "dev.localhost:80",
        "games.lan:8000",
        "play.example.org",
        "play.example.org.:443",
        "www.example.org:444",
    ],
)
def test_hosts_that_this_server_is_known_as(host: str) -> None:
    assert known_host(Headers({"host": host}), host_names(SETTINGS))


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "play.example.org.evil.example",
        "",
        "a b",
        "[::1",
        "x/y",
    ],
)
def test_hosts_that_it_is_not_known_as(host: str) -> None:
    assert not known_host(Headers({"host": host}), host_names(SETTINGS))


def test_a_request_has_one_host() -> None:
    both = Headers(raw=[(b"host", b"localhost"), (b"host", b"localhost")])
    assert not known_host(both, host_names(SETTINGS))
    assert not known_host(Headers({}), host_names(SETTINGS))


@pytest.mark.slow
def test_answers(database: str) -> None:
    """Other hosts are refused, also for sockets; no answer of the API is stored; a refused socket is no error in the log."""

    async def story(server: RunningServer) -> None:
        ann = await server.person()
        table = await ann.new_table()
        for path in ("/api/me", "/"):
            answer = await ann.http.get(path, headers={"Host": "evil.example"})
            assert answer.status_code == 421
            assert answer.json()["error"]["args"] == {"host": "evil.example"}
        with_port = await ann.http.get("/api/me", headers={"Host": "games.example:8443"})
        assert with_port.json()["error"]["args"] == {"host": "games.example"}, "what --allow-host takes"
        for answer in (
            await ann.http.get("/api/me"),
            await ann.http.get("/api/nothing"),
            await ann.http.post("/api/me", content=b"x"),
            await ann.http.get("/api/words/en"),
        ):
            assert answer.headers["cache-control"] == "no-store"
        assert "no-store" not in (await ann.http.get("/")).headers.get("cache-control", "")
        described = await ann.get("/api/openapi.json")
        assert "/api/tables/{table_id}/socket" not in described["paths"], "sockets are described in docs/protocol.md"
        assert "/api/tables" in described["paths"]
        for origin, host, status in (
            ("http://evil.example", server.address, 403),
            ("http://evil.example", "evil.example", 421),
            (f"http://{server.address}", server.address, 404),
        ):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(
                    f"ws://{server.address}/api/tables/{table['id']}/socket",
                    origin=websockets.Origin(origin),
                    additional_headers={"Host": host} if host != server.address else {},
                )
            assert refused.value.response.status_code == status
            assert refused.value.response.headers["Cache-Control"] == "no-store"

    async def run() -> None:
        async with running(database) as server:
            with faults_logged() as faults:
                await story(server)
        assert faults.found == []

    asyncio.run(asyncio.wait_for(run(), 60))
