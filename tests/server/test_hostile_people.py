"""Random requests of accounts and admins about themselves, others and the server give a clear refusal, never an error."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis

from benben.cli import main
from benben.server.http.session_cookie import COOKIE
from benben.server.people.mail import MailServer

from server.notification_receivers import mail_box
from server.test_described_requests import SCHEMA
from server.test_hostile import QUICK, a_table, in_a_thread
from waiting import PATIENCE

PATHS = r"^/api/(admin|friends|blocks|reports|quick-match|invitations)|/(people|invitations)$"
"""The routes about people among each other and of admins."""


def sender(port: int) -> MailServer:
    return MailServer("127.0.0.1", port, "games@example.org")


@pytest.fixture(scope="module")
def admin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str], str, str]]:
    """The address of a server that sends letters, the session of an admin, a table where it sits with somebody, and who."""
    database = f"sqlite:///{tmp_path_factory.mktemp('people') / 'benben.sqlite'}"
    with (
        mail_box() as (_, port),
        in_a_thread(database, public_url="https://games.example.org", mail=sender(port)) as address,
        httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as ada,
        httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as ben,
    ):
        ada.post("/api/me", json={"name": "Ada"})
        ada.post("/api/account")
        assert main(["admin", "grant", "--database", database, "Ada"]) == 0
        other = ben.post("/api/me", json={"name": "Ben"}).json()["guest"]["id"]
        table = a_table(ada, open=True, players=3)["id"]
        assert ben.post(f"/api/tables/{table}/join", json={}).status_code == 200
        yield address, {COOKIE: ada.cookies[COOKIE]}, table, other


@pytest.mark.slow
@SCHEMA.include(path_regex=PATHS).parametrize()
@QUICK
def test_no_request_of_an_admin_is_a_fault(
    admin: tuple[str, dict[str, str], str, str], case: schemathesis.Case[Any]
) -> None:
    address, cookies, table, other = admin
    if len(str(case.body)) % 2:
        known = {"table_id": table, "guest": other}
        case.path_parameters |= {name: value for name, value in known.items() if name in case.path_parameters}
    response = case.call(base_url=f"http://{address}", cookies=cookies)
    assert response.status_code < 500, response.text
    assert response.status_code not in (401, 403) or response.json()["error"]["key"] != "server-not-admin"
    if response.status_code >= 400:
        error = response.json()["error"]
        assert error["message"] != error["key"], "a sentence, not a key"


OWN_PATHS = r"^/api/(account|sign-in|history|statistics|ratings|leaderboard|players|notifications|vacation)(/|$)"
"""The routes about one's account, signing in, finished games, ratings, notifications and vacations; not those of bots."""


@pytest.mark.slow
@SCHEMA.include(path_regex=OWN_PATHS).exclude(path_regex="/bots").parametrize()
@QUICK
def test_no_request_of_an_account_about_itself_is_a_fault(
    admin: tuple[str, dict[str, str], str, str], case: schemathesis.Case[Any]
) -> None:
    address, cookies, *_ = admin
    response = case.call(base_url=f"http://{address}", cookies=cookies)
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        error = response.json()["error"]
        assert error["message"] != error["key"], "a sentence, not a key"
        assert error["key"] != "server-no-mail", "letters are sent here"
        refused = error["key"] in ("server-no-guest", "server-no-account")
        assert not refused, "whoever asks is signed in"
