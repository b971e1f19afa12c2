"""Metrics count what happens, log lines name the request, and neither holds a secret."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from prometheus_client import generate_latest

from benben.kernel.errors import BadInput
from benben.server.http.request_log import REQUEST_ID, JsonFormatter
from benben.server.metrics import Metrics, serve_metrics

from server.running_server import RunningServer, running
from waiting import PATIENCE


def run(story: Callable[[], Any]) -> None:
    asyncio.run(story())


def figures(server: RunningServer) -> dict[str, float]:
    """Every sample of a scrape."""
    text = generate_latest(server.services.metrics.registry).decode()
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


@pytest.mark.slow
def test_moves_frames_sockets_and_commits_are_counted(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            row = await ann.new_table()
            await bea.post(f"/api/tables/{row['id']}/join", {"token": row["invite"]})
            one, two = await ann.open(row["id"]), await bea.open(row["id"], changes=True)
            before = figures(server)
            await one.play()
            await two.play()
            await one.ask("play", at=0, action=0)
            after = figures(server)
            assert after['benben_moves_total{by="person",game="vault"}'] == 1, "two sealed choices are played at once"
            assert after['benben_stage_seconds_count{stage="commit"}'] == 2
            assert after['benben_refusals_total{key="server-moved-on"}'] == 1
            assert after['benben_messages_total{do="play"}'] == 3
            assert after["benben_sockets"] == 2
            assert after["benben_open_tables"] == 1
            assert after["benben_commits_total"] >= before["benben_commits_total"] + 2
            assert after["benben_writes_total"] >= after["benben_commits_total"]
            assert after['benben_frames_total{kind="change"}'] >= 1
            assert after["benben_sent_bytes_total"] > before["benben_sent_bytes_total"]
            assert after['benben_responses_total{status="2xx"}'] >= 4

    run(story)


def test_metrics_name_no_person_and_no_table(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Zenobia")
            row = await ann.new_table()
            await ann.open(row["id"])
            text = generate_latest(server.services.metrics.registry).decode()
            for secret in ("Zenobia", row["id"], row["invite"], *ann.http.cookies.values()):
                assert secret not in text

    run(story)


def test_answers_carry_the_id_of_the_request_and_a_proxys_own_if_it_is_plain(database: str) -> None:
    async def story() -> None:
        async with (
            running(database) as server,
            httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as http,
        ):
            own = await http.get("/api/games", headers={"X-Request-ID": "proxy-17"})
            assert own.headers["X-Request-ID"] == "proxy-17"
            forged = await http.get("/api/games", headers={"X-Request-ID": "a b\tc"})
            assert forged.headers["X-Request-ID"] != "a b\tc"
            assert len(forged.headers["X-Request-ID"]) == 16
            assert (await http.get("/api/ready")).json() == {"ready": True}

    run(story)


def test_a_server_whose_database_cannot_be_written_is_not_ready(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with (
            running(database) as server,
            httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as http,
        ):
            monkeypatch.setattr(server.services.database.writing, "key", "server-disk-full")
            answer = await http.get("/api/ready")
            assert (answer.status_code, answer.json()) == (503, {"ready": False})
            assert figures(server)["benben_database_away"] == 1

    run(story)


def test_a_log_line_is_one_json_object_with_the_request() -> None:
    record = logging.LogRecord("benben.server", logging.WARNING, __file__, 1, "table %s\nis odd", ("x1",), None)
    token = REQUEST_ID.set("proxy-17")
    try:
        line = JsonFormatter().format(record)
    finally:
        REQUEST_ID.reset(token)
    assert "\n" not in line
    read = json.loads(line)
    assert read["message"] == "table x1\nis odd"
    assert (read["level"], read["request"]) == ("warning", "proxy-17")
    assert "request" not in json.loads(JsonFormatter().format(record))


def test_a_port_in_use_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadInput, match=str(port)):
            serve_metrics(Metrics(), "127.0.0.1", port)
