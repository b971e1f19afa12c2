"""The command ``benben serve`` and the files of the client."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.routing import Route

from benben.cli import main
from benben.server import commands, run
from benben.server.commands import DATABASE_VARIABLE, checked_hosts, database_url
from benben.server.http.client_files import ClientFiles
from benben.server.settings import Settings
from benben.server.storage.database import Database
from building import pages


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (["--port", "99999"], "a port is a number from 0 to 65535"),
        (["--thinkers", "-1"], "at least 0 processes"),
        (["--thinkers", "0"], "needs --database postgresql"),
        (["--reveal-timeout", "0.5"], "waits 1 to 600 seconds"),
        (["--reveal-timeout", "nan"], "waits 1 to 600 seconds"),
        (["--allow-host", "https://games.example.org"], "takes a name such as games.example.org"),
        (["--database", "nonsense"], "is no database"),
        (["--database", "sqlite:////nowhere/at/all"], "cannot be used"),
        (["--data", "/dev/null/x"], "data folder"),
    ],
)
def test_a_server_that_cannot_run_says_why_in_one_line(
    options: list[str], error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *options]) == 2
    assert error in capsys.readouterr().err


def test_a_name_to_allow_may_have_a_port() -> None:
    assert checked_hosts(["Games.example.org:8443", "play.example.org.", "192.168.1.20"]) == [
        "games.example.org",
        "play.example.org",
        "192.168.1.20",
    ]


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+psycopg//ann:s3cret@host/name",
        "postgresql+nothing://ann:s3cret@host/name",
        "postgresql+psycopg://ann:s3cret/@host/name",
        "postgresql+psycopg://ann:x@s3cret@host.invalid/name",
        "postgresql+psycopg://ann:s3cret@127.0.0.1:1/name",
        "ann:s3cret@host",
        "postgresql+nothing://host/name?user=ann&password=s3cret",
        "postgresql+psycopg://127.0.0.1:1/name?password=s3cret&user=ann",
        "postgresql+psycopg://ann@127.0.0.1:1/name?sslpassword=s3cret",
    ],
)
def test_no_error_shows_the_password_of_the_database(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["serve"], ["check-database"], ["ratings"], ["admin", "list", "log"]):
        assert main([*command, "--database", url]) == 2
        error = capsys.readouterr().err
        assert "database" in error
        assert "s3cret" not in error
        assert "Traceback" not in error
        assert error.count("\n") == 1, "one line"


def test_a_file_that_is_no_database_is_named_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter.sqlite"
    file.write_text("Dear Ann, " * 200, "utf-8")
    for command in ("serve", "backup", "check-database", "ratings"):
        assert main([command, "--database", f"sqlite:///{file}"]) == 2
        error = capsys.readouterr().err
        assert "file is not a database" in error
        assert error.count("\n") == 1, "one line"


def test_errors_of_queries_show_no_parameters(database: str) -> None:
    store = Database(database)

    def fail(connection: Connection) -> None:
        connection.execute(text("INSERT INTO nowhere VALUES (:value)"), {"value": "a secret seed"})

    with pytest.raises(SQLAlchemyError) as failed:
        asyncio.run(store.write(fail))
    store.close()
    assert "a secret seed" not in str(failed.value)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "warned"),
    [
        (["--host", "0.0.0.0"], True),
        (["--host", "192.0.2.1"], True),
        (["--host", "::"], True),
        (["--host", "0.0.0.0", "--proxy", "10.0.0.1"], False),
        (["--host", "127.0.0.1"], False),
        (["--host", "::1"], False),
        (["--host", "localhost"], False),
    ],
)
def test_a_server_that_others_can_reach_without_a_proxy_warns(
    options: list[str], warned: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[Settings] = []
    monkeypatch.setattr(run, "run_server", started.append)
    monkeypatch.delenv(commands.PROXIES_VARIABLE, raising=False)
    assert main(["serve", "--data", str(tmp_path), "--port", "0", "--allow-host", "games.example", *options]) == 0
    assert ("without a proxy" in capsys.readouterr().err) == warned
    assert started[0].hosts == ["games.example"]


def test_where_everything_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv(DATABASE_VARIABLE, raising=False)
    nothing = Namespace(database=None, data=None)
    assert database_url(nothing) == f"sqlite:///{tmp_path}/benben/benben.sqlite"
    monkeypatch.setenv(DATABASE_VARIABLE, "postgresql+psycopg://host/name")
    assert database_url(nothing) == "postgresql+psycopg://host/name"
    assert database_url(Namespace(database=None, data=str(tmp_path / "here"))) == f"sqlite:///{tmp_path}/here/benben.sqlite"
    assert database_url(Namespace(database="sqlite:///x", data=None)) == "sqlite:///x"


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    """A client as the build leaves it, beside a file that is not part of it."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<p>start</p>")
    (client / "robots.txt").write_text("robots")
    (client / "assets" / "a.js").write_text("asset")
    (client / ".hidden").write_text("hidden")
    (tmp_path / "secret").write_text("secret")
    return client


def request(folder: Path, path: str, method: str = "GET", headers: dict[str, str] | None = None) -> httpx.Response:
    """The answer to a request for a file of a folder."""
    app = Starlette(routes=[Route("/{path:path}", ClientFiles(folder), methods=["GET"])])

    async def send() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://benben") as client:
            return await client.request(method, path, headers=headers)

    return asyncio.run(send())


def test_assets_are_cached_for_a_year_and_pages_are_asked_for_again(client_folder: Path) -> None:
    asset, page, other = [request(client_folder, path) for path in ("/assets/a.js", "/", "/robots.txt")]
    assert (asset.text, page.text, other.text) == ("asset", "<p>start</p>", "robots")
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert page.headers["cache-control"] == other.headers["cache-control"] == "no-cache"
    assert asset.headers["content-type"].startswith("text/javascript")


def test_files_are_sent_compressed_to_whoever_takes_that(client_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most hosts at home have no proxy that compresses."""
    monkeypatch.setattr(pages, "PAGES", client_folder)
    pages.compress()
    for path, kind, content in (("/assets/a.js", "text/javascript", "asset"), ("/", "text/html", "<p>start</p>")):
        sent, plain = request(client_folder, path), request(client_folder, path, headers={"Accept-Encoding": "br"})
        assert (sent.headers["content-encoding"], sent.text) == ("gzip", content)
        assert sent.headers["content-type"].startswith(kind)
        assert ("content-encoding" in plain.headers, plain.text) == (False, content)
        assert sent.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        assert sent.headers["etag"] != plain.headers["etag"]
        again = request(client_folder, path, headers={"If-None-Match": sent.headers["etag"]})
        assert (again.status_code, "content-encoding" in again.headers) == (304, False)


@pytest.mark.parametrize("path", ["/tables/0123456789ab", "/assets/gone.js", "/assets", "/nothing/at/all"])
def test_addresses_of_the_client_get_the_start_page(client_folder: Path, path: str) -> None:
    page = request(client_folder, path)
    assert (page.status_code, page.text, page.headers["cache-control"]) == (200, "<p>start</p>", "no-cache")


@pytest.mark.parametrize("path", ["/assets/a.js", "/", "/tables/0123456789ab"])
def test_head_and_etag_save_the_body(client_folder: Path, path: str) -> None:
    whole, head = request(client_folder, path), request(client_folder, path, "HEAD")
    again = request(client_folder, path, headers={"If-None-Match": whole.headers["etag"]})
    changed = request(client_folder, path, headers={"If-None-Match": '"another"'})
    assert (head.status_code, head.content) == (200, b"")
    for name in ("etag", "content-length", "cache-control", "content-type"):
        assert head.headers[name] == whole.headers[name]
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == whole.headers["cache-control"]
    assert (changed.status_code, changed.text) == (200, whole.text)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret",
        "/%2e%2e/secret",
        "/assets/%2e%2e/%2e%2e/secret",
        "/..%2fsecret",
        "/..%5csecret",
        "/%2fetc%2fpasswd",
        "/.hidden",
        "/assets/a%00b",
        "/" + "a" * 5000,
    ],
)
def test_files_come_from_the_clients_folder_and_from_nowhere_else(client_folder: Path, path: str) -> None:
    page = request(client_folder, path)
    assert (page.status_code, page.text) == (200, "<p>start</p>")


@pytest.mark.slow
def test_a_client_that_is_not_built_says_so_and_unknown_api_paths_are_not_pages(tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    assert "not built" in request(missing, "/").text
    assert [request(missing, path).status_code for path in ("/api", "/api/nothing")] == [404, 404]
    assert request(missing, "/", "POST").status_code == 405
