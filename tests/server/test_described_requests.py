"""Requests that schemathesis makes up from the OpenAPI description give a clear refusal, never an error of the server.

The quick tests leave this file out as a whole: to read the description takes seconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis

from benben.server.http.app import create_app
from benben.server.http.session_cookie import COOKIE
from benben.server.settings import Settings

from server.test_hostile import QUICK, a_table, guest, in_a_thread, owner

REFUSED_UNREAD = (413, 414, 431)
"""Answers to requests that are too large: the connection refuses them in one line, before anything is read."""
SCHEMA = schemathesis.openapi.from_dict(create_app(Settings("sqlite://")).openapi())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with in_a_thread(f"sqlite:///{tmp_path_factory.mktemp('described') / 'benben.sqlite'}") as found:
        yield found


@pytest.fixture(scope="module")
def insider(address: str) -> Iterator[tuple[dict[str, str], str]]:
    """A session and a table, so that requests are not refused for want of them."""
    with guest(address) as client:
        yield {COOKIE: client.cookies[COOKIE]}, a_table(client)["id"]


@pytest.mark.slow
@SCHEMA.parametrize()
@QUICK
def test_no_request_of_the_description_is_a_fault(
    address: str, insider: tuple[dict[str, str], str], case: schemathesis.Case[Any]
) -> None:
    cookies, table = insider
    if "table_id" in case.path_parameters and len(str(case.body)) % 2:
        case.path_parameters["table_id"] = table
    response = case.call(base_url=f"http://{address}", cookies=cookies)
    assert response.status_code < 500, response.text
    if response.status_code >= 400 and response.status_code not in REFUSED_UNREAD:
        error = response.json()["error"]
        assert error["message"] != error["key"], "a sentence, not a key"


BOT_ROUTES = "/bot(/|$)|account/bots|outside-bots"
"""The routes of bots from outside, of their owners and of those who invite them."""


@pytest.fixture(scope="module")
def bot_owner(address: str) -> Iterator[tuple[dict[str, str], dict[str, str], str, str]]:
    """The cookie of an owner, the header of the bot, the page of the bot, and a table of the owner."""
    with owner(address, "Owen") as (client, page, token):
        yield {COOKIE: client.cookies[COOKIE]}, {"Authorization": f"Bearer {token}"}, page, a_table(client)["id"]


@pytest.mark.slow
@SCHEMA.include(path_regex=BOT_ROUTES).parametrize()
@QUICK
def test_no_request_about_bots_is_a_fault(
    address: str, bot_owner: tuple[dict[str, str], dict[str, str], str, str], case: schemathesis.Case[Any]
) -> None:
    cookies, header, page, table = bot_owner
    if case.method != "DELETE":
        given = {"page": page, "table_id": table}
        case.path_parameters = {name: given.get(name, value) for name, value in (case.path_parameters or {}).items()}
    response = case.call(base_url=f"http://{address}", cookies=cookies, headers=header)
    assert response.status_code < 500, response.text
    assert response.status_code != 401, "owner and bot are signed in"
