"""How tables use the window: what is seen at once, what stands beside the board, and the header's buttons."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from web.conftest import DESKTOP, PHONE, Opening
from web.page_checks import sideways, violations
from web.players import made, sit

TITLES = {"giza": 6, "pyramids": 3, "great_pyramid": 4, "egizia": 4}
SMALL_DESKTOP: ViewportSize = {"width": 1180, "height": 820}
READABLE = 0.78
"""Wide drawings are made for a stage of 1,100 px: smaller than this share of it they cannot be read."""


@pytest.mark.parametrize("game", list(TITLES))
def test_board_prompt_and_own_area_are_seen_at_once(opened: Opening, game: str) -> None:
    page = opened("/", DESKTOP)
    sit(page, "Ann", game, TITLES[game])
    lowest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.centre')].map(one => one.getBoundingClientRect().bottom))"
    )
    assert lowest <= DESKTOP["height"]


@pytest.mark.parametrize("width", [900, 1024, 1180, 1230, 1440, 1920])
def test_what_stands_beside_the_board_never_makes_it_too_small(opened: Opening, width: int) -> None:
    page = opened("/", {"width": width, "height": 800})
    sit(page, "Ann", "egizia", 2)
    stage = page.locator(".stage").bounding_box()
    side = page.locator("aside.side").bounding_box()
    assert stage is not None
    assert side is not None
    assert stage["width"] >= READABLE * 1100
    beside = side["x"] >= stage["x"] + stage["width"]
    assert beside or side["y"] >= stage["y"] + stage["height"]
    assert beside == (width >= 1210)
    assert sideways(page) == 0


def test_a_phone_that_other_tables_wait_for_is_not_too_wide(opened: Opening) -> None:
    page = opened("/", PHONE)
    for _ in range(2):
        sit(page, "Ann", "giza", 2)
        page.locator("[data-id].lit").first.wait_for()
    expect(page.locator("header .waiting")).to_be_visible()
    assert sideways(page) == 0
    for button in page.locator("header :is(button, select, .waiting)").all():
        box = button.bounding_box()
        assert box is None or min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize(("size", "where"), [(DESKTOP, "header"), (SMALL_DESKTOP, "header"), (PHONE, "aside")])
def test_the_table_offers_to_go_on_with_another_device(opened: Opening, size: ViewportSize, where: str) -> None:
    page = opened("/", size)
    table = sit(page, "Ann", "giza", 2)
    page.get_by_role("button", name="More").click()
    page.locator(where).get_by_role("button", name="Go on with another device").click()
    assert violations(page) == []
    address = page.locator("dialog input").input_value()
    other = opened(address.removeprefix(page.url.partition("/table")[0]), PHONE)
    other.get_by_role("button", name="Take my seat").click()
    other.wait_for_url(f"**/table/{table}")
    other.locator("[data-area=hand]").wait_for()


def test_who_waits_for_friends_can_change_the_device_too(opened: Opening) -> None:
    page = opened()
    table = made(page, "Ann", {"game": "giza", "players": 2})
    page.goto(f"/table/{table['id']}")
    page.locator("section.waiting").get_by_role("button", name="Go on with another device").click()
    assert "/seat/" in page.locator("dialog input").input_value()
