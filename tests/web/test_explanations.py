"""Everything explains itself: on hover, on focus by keyboard, and on a long press."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from web.conftest import PHONE, TABLET, OpenPage

LESSON = "/learn/giza?lesson=first-game"
"""A table with a known position: the hand of the first lesson."""


def middle_of(page: Page, element: str) -> tuple[float, float]:
    """The middle of an element."""
    box = page.locator(f'[data-id="{element}"]').first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_piece_is_explained_on_hover(open_page: OpenPage) -> None:
    page = open_page(LESSON)
    page.locator('[data-id="hand.treasure-5"]').wait_for()
    page.mouse.move(*middle_of(page, "hand.treasure-5"))
    expect(page.locator(".explanation")).to_contain_text("on a stone of the same number")
    page.mouse.move(*middle_of(page, "pile"))
    expect(page.locator(".explanation")).to_contain_text("Pile")
    page.mouse.move(2, 2)
    expect(page.locator(".explanation")).to_have_count(0)


def test_what_has_the_focus_is_explained_and_escape_closes_it(open_page: OpenPage) -> None:
    page = open_page(LESSON)
    page.locator('[data-id="hand.treasure-5"]').wait_for()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".explanation")).to_be_visible()
    said = page.locator(":focus").get_attribute("aria-label")
    expect(page.locator(".explanation .name")).to_have_text(said or "nothing")
    described = page.locator(":focus").get_attribute("aria-describedby")
    expect(page.locator(f"#{described}")).to_contain_text(" ")
    page.keyboard.press("Escape")
    expect(page.locator(".explanation")).to_have_count(0)


def test_a_long_press_explains_and_selects_nothing(open_page: OpenPage) -> None:
    page = open_page(LESSON, PHONE)
    page.locator('[data-id="hand.treasure-5"]').wait_for()
    x, y = middle_of(page, "hand.treasure-5")
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".explanation")).to_contain_text("on a stone of the same number")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".explanation")).to_be_visible()
    expect(page.locator('[data-id="hand.treasure-5"].selected')).to_have_count(0)
    page.touchscreen.tap(x, y)
    expect(page.locator(".explanation")).to_have_count(0)
    expect(page.locator('[data-id="hand.treasure-5"].selected')).to_have_count(1)


def test_a_touch_of_something_without_an_action_explains_it(open_page: OpenPage) -> None:
    page = open_page("/learn/pyramids?lesson=first-game", TABLET)
    page.locator('[data-id="first"]').wait_for()
    page.touchscreen.tap(*middle_of(page, "first"))
    notice = page.locator(".prompt .refusal")
    expect(notice).to_contain_text("chooses a god first")
    expect(notice).to_contain_text("first-player token:")
    page.locator(".prompt .refusal").get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    page.touchscreen.tap(*middle_of(page, "tile.sekhmet"))
    expect(notice).to_contain_text("sits out this round")
