"""Running a server."""

from __future__ import annotations

import uvicorn

from benben.server.http.app import create_app
from benben.server.http.table_socket import MAX_MESSAGE_BYTES
from benben.server.settings import Settings


def run_server(settings: Settings) -> None:
    """Serve until the process is asked to end."""
    config = uvicorn.Config(
        create_app(settings),
        settings.host,
        settings.port,
        log_level="warning",
        ws_max_size=4 * MAX_MESSAGE_BYTES,  # somewhat longer messages are answered with a reason
        ws_per_message_deflate=False,
    )
    uvicorn.Server(config).run()
