"""Drawings of a game's package over HTTP: the list, the files, their headers, and files that cannot be used."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import benben
from benben.drawings import game_drawings
from benben.new_game.hoard.game import GAME, HoardGame
from benben.registry import unregister_game
from benben.server.http.middleware import SECURITY_HEADERS
from benben.server.http.package_drawings import DRAWING_POLICY, drawings_answer

from server.running_server import running
from waiting import PATIENCE

LIST = f"/api/games/{GAME.name}/drawings"
NONE: dict[str, Any] = {"cover": None, "pieces": {}, "boards": {}}


@pytest.fixture
def _drawn() -> Iterator[None]:
    """A game whose package has drawings."""
    benben.register_game(GAME.name, lambda: GAME)
    yield
    unregister_game(GAME.name)


def ask(database: str, story: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    """Run a server, and ask it as somebody who is no guest."""

    async def served() -> None:
        async with (
            running(database) as server,
            httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as client,
        ):
            await story(client)

    asyncio.run(asyncio.wait_for(served(), 60))


@pytest.mark.usefixtures("_drawn")
def test_the_list_names_every_file_with_its_size_and_spots(database: str) -> None:
    async def story(client: httpx.AsyncClient) -> None:
        listed = (await client.get(LIST)).json()
        assert listed["cover"].startswith(f"{LIST}/cover.svg?version=")
        gold = listed["pieces"]["coin-gold"]
        assert (gold["width"], gold["height"]) == (48, 48)
        board = listed["boards"]["player"]
        assert (board["width"], board["height"]) == (300, 162)
        assert board["spots"]["player.left"] == {
            "x": 6,
            "y": 18,
            "width": 140,
            "height": 58,
            "flow": "row",
            "label": "above",
            "align": "middle",
        }
        named = [listed["cover"], *[one["href"] for kind in ("pieces", "boards") for one in listed[kind].values()]]
        assert len(named) == len(game_drawings(GAME).files)
        for address in named:
            assert (await client.get(address)).status_code == 200

    ask(database, story)


@pytest.mark.usefixtures("_drawn")
def test_a_file_is_an_image_that_runs_nothing(database: str) -> None:
    async def story(client: httpx.AsyncClient) -> None:
        answer = await client.get(f"{LIST}/pieces/coin-gold.svg")
        assert answer.content == game_drawings(GAME).files["pieces/coin-gold.svg"].data
        assert answer.headers["content-type"].split(";")[0] == "image/svg+xml"
        wanted = SECURITY_HEADERS | {"Content-Security-Policy": DRAWING_POLICY}
        assert {name: answer.headers[name] for name in SECURITY_HEADERS} == wanted
        assert "default-src 'none'" in DRAWING_POLICY
        assert "script" not in DRAWING_POLICY

    ask(database, story)


@pytest.mark.usefixtures("_drawn")
def test_browsers_keep_a_file_as_long_as_it_is_the_same(database: str) -> None:
    async def story(client: httpx.AsyncClient) -> None:
        listed = await client.get((await client.get(LIST)).json()["cover"])
        plain = await client.get(f"{LIST}/cover.svg")
        old = await client.get(f"{LIST}/cover.svg?version=0123456789abcdef")
        assert listed.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert plain.headers["cache-control"] == old.headers["cache-control"] == "no-cache"
        etag = plain.headers["etag"]
        for known in (etag, f'"other", W/{etag}'):
            again = await client.get(f"{LIST}/cover.svg", headers={"If-None-Match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", etag)
        assert (await client.get(f"{LIST}/cover.svg", headers={"If-None-Match": '"other"'})).content == plain.content

    ask(database, story)


@pytest.mark.slow
@pytest.mark.usefixtures("_drawn")
@pytest.mark.parametrize(
    "path",
    [
        "nothing.svg",
        "pieces",
        "pieces/",
        "pieces/coin-gold",
        "../box.toml",
        "..%2fbox.toml",
        "pieces/..%2f..%2fbox.toml",
        "%2fetc%2fpasswd",
        "/etc/passwd",
        "cover.svg%00",
        "boards%5cplayer.svg",
        "boards/%2e%2e/cover.svg",
    ],
)
def test_nothing_but_the_listed_files_is_served(database: str, path: str) -> None:
    async def story(client: httpx.AsyncClient) -> None:
        answer = await client.get(httpx.URL(str(client.base_url), raw_path=f"{LIST}/{path}".encode()))
        assert answer.status_code == 404
        assert answer.json()["error"]["key"] == "server-no-page"

    ask(database, story)


def test_games_without_drawings_have_an_empty_list_and_other_names_none(database: str) -> None:
    async def story(client: httpx.AsyncClient) -> None:
        assert (await client.get("/api/games/vault/drawings")).json() == NONE
        assert (await client.get("/api/games/vault/drawings/cover.svg")).status_code == 404
        for path in ("drawings", "drawings/cover.svg"):
            answer = await client.get(f"/api/games/chess/{path}")
            assert (answer.status_code, answer.json()["error"]["key"]) == (404, "server-no-game")

    ask(database, story)


def test_a_file_that_cannot_be_used_is_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "half_drawn" / "drawings" / "pieces"
    folder.mkdir(parents=True)
    (tmp_path / "half_drawn" / "__init__.py").touch()
    (folder / "coin.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', "utf-8")
    (folder / "broken.svg").write_text("<svg", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    half_drawn = type("HalfDrawn", (HoardGame,), {"__module__": "half_drawn.game"})()
    benben.register_game(GAME.name, lambda: half_drawn)
    try:
        with caplog.at_level(logging.WARNING, "benben.server"):
            for _ in range(2):
                assert list(drawings_answer(GAME.name).pieces) == ["coin"]
    finally:
        unregister_game(GAME.name)
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == 1
    assert told[0].startswith(f"the drawing pieces/broken.svg of the game {GAME.name} is left out: it is not XML")
