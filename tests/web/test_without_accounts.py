"""A server whose host wants no accounts: no page mentions them, nor what needs one."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from web.conftest import DESKTOP, PHONE, SEED, OpenPage, at_sizes
from web.page_checks import accessibility_violations, horizontal_overflow
from web.players import create_table, finish_game, new_name, open_bot_table, post
from web.server_process import ServerProcess
from web.test_accounts import keep_picture

MENTIONS = re.compile(
    r"(?<!No )account|sign in|passkey|\brated|rating|leaderboard|statistic|history|your bots|notification|vacation", re.I
)
"""Words about accounts and what needs one. That no account is needed is said, and links can be sent to friends."""


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server without accounts."""
    with ServerProcess(tmp_path_factory.mktemp("plain"), SEED, accounts=False) as process:
        yield process


def mentions(page: Page, name: str) -> list[str]:
    """The lines of a page that mention accounts; links and buttons are named by their texts."""
    page.wait_for_load_state("networkidle")
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0
    assert page.get_by_role("link", name="Friends").count() == 0
    keep_picture(page, f"without-{name}-{page.viewport_size['width'] if page.viewport_size else 0}")
    return [line for line in page.locator("body").inner_text().splitlines() if MENTIONS.search(line)]


@at_sizes(DESKTOP, PHONE)
def test_a_vacation_from_before_is_left_on_the_first_page(
    open_page: OpenPage, plain: ServerProcess, size: ViewportSize
) -> None:
    page = open_page(size=size, address=plain.address)
    name = new_name("Ptah")
    post(page, "/api/me", {"name": name})
    page.reload()
    page.get_by_role("heading", name="Quick match").wait_for()
    back = page.get_by_role("button", name="I am back")
    expect(back).to_have_count(0)
    with closing(sqlite3.connect(plain.folder / "benben.sqlite")) as database, database:
        values = "select id, :now, :now + 86400.0 from guests where name = :name"
        database.execute(f"insert into vacations (guest, began, ended) {values}", {"now": time.time() - 1, "name": name})
    page.reload()
    expect(page.get_by_text("On vacation until")).to_be_visible()
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0
    keep_picture(page, f"without-vacation-{size['width']}")
    back.click()
    expect(page.get_by_text("On vacation until")).to_have_count(0)
    page.reload()
    page.get_by_role("heading", name="Quick match").wait_for()
    expect(back).to_have_count(0)


def test_a_rated_table_of_before_is_a_table_like_others(open_page: OpenPage, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, SEED) as server:
        page = open_page(address=server.address)
        post(page, "/api/me", {"name": new_name("Ptah")})
        post(page, "/api/account", {})
        wanted = {"game": "giza", "players": 2, "bots": {"p2": "builder"}, "settings": {"rated": True}}
        table = post(page, "/api/tables", wanted)
        server.kill()
        server.options["accounts"] = False
        server.start()
        page.goto("/")
        page.get_by_role("heading", name="My tables").wait_for()
        assert mentions(page, "rated-before") == []
        page.goto(f"/table/{table['id']}")
        page.locator(".stage").wait_for()
        page.locator("summary").filter(has_text="At this table").click()
        page.get_by_role("button", name="Hint", exact=True).first.click()
        assert mentions(page, "rated-table") == []


@at_sizes(DESKTOP, PHONE)
def test_no_page_mentions_accounts(open_page: OpenPage, plain: ServerProcess, size: ViewportSize) -> None:
    page = open_page(size=size, address=plain.address)
    page.get_by_role("heading", name="Quick match").wait_for()
    assert mentions(page, "lobby") == []
    page.get_by_role("button", name="More choices").or_(page.get_by_role("button", name="New table")).first.click()
    page.get_by_role("dialog").locator("details").evaluate_all("all => all.forEach(one => one.open = true)")
    assert mentions(page, "dialog") == []
    table = create_table(page, new_name("Ptah"), {"game": "giza", "players": 2, "open": True})
    page.goto(f"/table/{table['id']}")
    page.locator(".waiting").wait_for()
    assert mentions(page, "waiting") == []
    page.goto("/")
    page.locator("header button.me").click()
    page.get_by_role("dialog").wait_for()
    assert mentions(page, "me") == []
    page.get_by_role("dialog").get_by_role("link", name="Blocked and muted").click()
    expect(page.get_by_text("Nobody.")).to_be_visible()
    assert mentions(page, "blocks") == []
    played = open_bot_table(page, new_name("Ptah"), "giza", 2)
    finish_game(page, played)
    assert mentions(page, "end") == []
    page.goto("/")
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("dialog").wait_for()
    assert mentions(page, "preferences") == []
    gone = ("notifications/settings", "receiver/0123456789abcdefghijkl", "player/0123456789ab")
    for path in (*gone, "account", "history", "statistics", "leaderboard", "bots", "admin", "enter"):
        page.goto(f"/{path}")
        expect(page.locator("h1")).to_have_text("There is nothing here")
