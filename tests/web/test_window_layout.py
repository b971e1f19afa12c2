"""How tables use the window: visible without scrolling, panels beside the board, buttons of the header."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from long import first_fair
from web.conftest import DESKTOP, MAX_PLAYERS, MIN_PLAYERS, PHONE, OpenPage
from web.page_checks import accessibility_violations, horizontal_overflow
from web.players import create_table, open_bot_table

SMALL_DESKTOP: ViewportSize = {"width": 1180, "height": 820}
USUAL_TABLES = [(game, min(max(3, least), MAX_PLAYERS[game])) for game, least in MIN_PLAYERS.items()]
"""Every game with the number of players that the lobby proposes."""
FULL_TABLES = [("giza", 6), ("great_pyramid", 4), ("egizia", 4)]
"""Tables that fit on the screen with all players as well."""
READABLE = 0.78
"""Share of 1,100 px, the width that wide drawings are made for, below which they cannot be read."""


@pytest.mark.parametrize(("game", "players"), [*USUAL_TABLES, *FULL_TABLES])
def test_board_prompt_and_own_area_are_seen_at_once(open_page: OpenPage, game: str, players: int) -> None:
    page = open_page("/", DESKTOP)
    open_bot_table(page, "Ann", game, players)
    lowest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.centre')].map(one => one.getBoundingClientRect().bottom))"
    )
    assert lowest <= DESKTOP["height"]


@pytest.mark.parametrize("width", [900, 1024, 1180, 1230, 1440, 1920])
def test_what_stands_beside_the_board_never_makes_it_too_small(open_page: OpenPage, width: int) -> None:
    page = open_page("/", {"width": width, "height": 800})
    open_bot_table(page, "Ann", "egizia", 2)
    stage = page.locator(".stage").bounding_box()
    side = page.locator("aside.side").bounding_box()
    assert stage is not None
    assert side is not None
    assert stage["width"] >= READABLE * 1100
    beside = side["x"] >= stage["x"] + stage["width"]
    assert beside or side["y"] >= stage["y"] + stage["height"]
    assert beside == (width >= 1210)
    assert horizontal_overflow(page) == 0


def test_a_phone_that_other_tables_wait_for_is_not_too_wide(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    for _ in range(2):
        open_bot_table(page, "Ann", "giza", 2)
        page.locator("[data-id].selectable").first.wait_for()
    expect(page.locator("header .waiting")).to_be_visible()
    assert horizontal_overflow(page) == 0
    for button in page.locator("header :is(button, select, .waiting)").all():
        box = button.bounding_box()
        assert box is None or min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize(("size", "where"), first_fair([(DESKTOP, "header"), (SMALL_DESKTOP, "header"), (PHONE, "aside")]))
def test_the_table_offers_to_go_on_with_another_device(open_page: OpenPage, size: ViewportSize, where: str) -> None:
    page = open_page("/", size)
    table = open_bot_table(page, "Ann", "giza", 2)
    page.get_by_role("button", name="More").click()
    page.locator(where).get_by_role("button", name="Go on with another device").click()
    assert accessibility_violations(page) == []
    address = page.locator("dialog input").input_value()
    other = open_page(address.removeprefix(page.url.partition("/table")[0]), PHONE)
    other.get_by_role("button", name="Take the seat").click()
    other.wait_for_url(f"**/table/{table}")
    other.locator("section[data-area=hand]").wait_for()


def test_who_waits_for_friends_can_change_the_device_too(open_page: OpenPage) -> None:
    page = open_page()
    table = create_table(page, "Ann", {"game": "giza", "players": 2})
    page.goto(f"/table/{table['id']}")
    page.locator("section.waiting").get_by_role("button", name="Go on with another device").click()
    assert "/seat/" in page.locator("dialog input").input_value()
