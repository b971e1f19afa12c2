"""Running a server as its settings say."""

from __future__ import annotations

import uvicorn

from benben.server.http.app import create_app
from benben.server.http.table_socket import LONGEST
from benben.server.settings import Settings


def listen(settings: Settings) -> None:
    """Answer until told to end."""
    config = uvicorn.Config(
        create_app(settings),
        settings.host,
        settings.port,
        log_level="warning",
        ws_max_size=4 * LONGEST,
        ws_per_message_deflate=False,
    )
    uvicorn.Server(config).run()
