"""Running a server."""

from __future__ import annotations

import logging
import socket
from functools import partial
from typing import Any

import uvicorn
from fastapi import FastAPI

from benben.server.cluster.drain import DrainingServer
from benben.server.http.app import create_app
from benben.server.http.connection_limits import limits_for, open_file_limit
from benben.server.http.connections import LimitedHttpProtocol, LimitedSocketProtocol
from benben.server.http.request_log import log_as_json
from benben.server.http.table_socket import MAX_MESSAGE_BYTES
from benben.server.http.waiting_connections import WaitingConnections
from benben.server.metrics import serve_metrics
from benben.server.settings import Settings
from benben.server.warm_up import settle_process, warm_up

FAULTS_OF_CLIENTS = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""Warnings of uvicorn that any stranger can cause, as often as it likes."""


def run_server(settings: Settings, sockets: list[socket.socket] | None = None) -> None:
    """Serve until the process is asked to end, on sockets that are open already or on the address of the settings."""
    app = create_app(settings)
    if settings.metrics_port is not None:
        serve_metrics(app.state.metrics, settings.metrics_host, settings.metrics_port)
    config = server_config(app, settings)
    if settings.json_log:
        log_as_json()
    WarmServer(config, app).run(sockets)


class WarmServer(DrainingServer):
    """A server of a process of its own, which has built whatever is built once when the first visitor comes."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started:
            await warm_up(self._app)
            settle_process()


def server_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """The configuration of uvicorn, with limits for connections."""
    limits = settings.connection_limits or limits_for(open_file_limit(), settings.limited)
    turns = app.state.turns
    http: Any = partial(LimitedHttpProtocol, waiting=WaitingConnections(limits), turns=turns)
    sockets: Any = partial(LimitedSocketProtocol, limits=limits, turns=turns)
    config = uvicorn.Config(
        app,
        settings.host,
        settings.port,
        http=http,
        ws=sockets,
        log_level="warning",
        forwarded_allow_ips=settings.proxies or None,
        ws_max_size=4 * MAX_MESSAGE_BYTES,  # somewhat longer messages are answered with a reason
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=settings.shutdown_seconds,
    )
    logging.getLogger("uvicorn.error").addFilter(is_no_fault_of_a_client)
    return config


def is_no_fault_of_a_client(record: logging.LogRecord) -> bool:
    """Whether a line belongs into the log: strangers must not be able to fill it."""
    return record.msg not in FAULTS_OF_CLIENTS
