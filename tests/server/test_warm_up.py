"""Before the first visitor comes, whatever is built once is built, and the process has short pauses."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from fastapi import FastAPI
from fastapi.responses import FileResponse

from benben.server.http import routes
from benben.server.warm_up import PATHS, ask, warm_up

from server.running_server import running


@pytest.mark.slow
def test_the_addresses_that_are_asked_for_at_the_start_are_answered(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            app = server.app
            routes.encoded_games.cache_clear()
            assert app.openapi_schema is None
            await warm_up(app)
            assert app.openapi_schema is not None
            assert routes.encoded_games.cache_info().currsize == 1
            assert [await ask(app, path) for path in PATHS] == [200] * len(PATHS)
            assert await ask(app, "/api/nothing") == 404

    asyncio.run(asyncio.wait_for(story(), 60))


def test_an_answer_that_listens_for_the_end_of_the_connection_ends() -> None:
    app = FastAPI()
    app.add_api_route("/file", lambda: FileResponse(__file__))
    assert asyncio.run(asyncio.wait_for(ask(app, "/file"), 60)) == 200


@pytest.mark.slow
def test_a_settled_process_collects_no_old_garbage() -> None:
    code = "import gc; from benben.server.warm_up import *; settle_process()"
    code += "; print(gc.get_freeze_count() > 1000, gc.get_threshold())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True (5000, 4, 80)"
