"""The web client's files: assets that never change, and one page for all addresses of the client."""

from __future__ import annotations

from pathlib import Path, PurePath

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from benben.words import Words

CLIENT_FOLDER = Path(__file__).parents[1] / "client"
"""Where the build puts the client."""
INDEX = "index.html"
"""The page that every address of the client begins with."""
ASSETS = "assets"
"""The folder of files whose names change with their content."""
CACHE_FOR_A_YEAR = "public, max-age=31536000, immutable"
"""Cache-Control of an asset; the age is in seconds."""
CACHE_AFTER_ASKING = "no-cache"
"""Cache-Control of every other file: the browser asks, by its ETag, whether it has changed."""
COMPRESSED = ".gz"
"""The end of the name of a file that the build has compressed, beside the file itself."""

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>benben</title></head>
<body><main><h1>benben</h1><p>{message}</p></main></body></html>
"""


class ClientFiles(StaticFiles):
    """Serves the files of a folder. Unknown addresses get the start page, because the client has addresses of its own."""

    def __init__(self, folder: Path = CLIENT_FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    async def check_config(self) -> None:
        """Accept a missing folder: `get_response` says that the client is not built."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the start page where there is none; 404 for addresses of the API."""
        parts = PurePath(path).parts
        if parts[:1] == ("api",):
            raise HTTPException(404)
        if not (self.folder / INDEX).is_file():
            return HTMLResponse(NOT_BUILT.format(message=Words().say("server-not-built")))
        response = await self._file(path, scope) if not any(part.startswith(".") for part in parts) else None
        is_asset = response is not None and parts[:1] == (ASSETS,)
        response = response or await self._file(INDEX, scope)
        if response is None:
            raise HTTPException(404)
        response.headers["Cache-Control"] = CACHE_FOR_A_YEAR if is_asset else CACHE_AFTER_ASKING
        response.headers["Vary"] = "Accept-Encoding"
        return response

    async def _file(self, path: str, scope: Scope) -> Response | None:
        """A file, compressed if the build did that and the browser takes it; None if there is none."""
        if "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            response = await self._stored_file(f"{path}{COMPRESSED}", scope)
            if response is not None:
                if isinstance(response, FileResponse):
                    response.headers["Content-Encoding"] = "gzip"
                return response
        return await self._stored_file(path, scope)

    async def _stored_file(self, path: str, scope: Scope) -> Response | None:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            return None
