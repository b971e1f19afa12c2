"""The preview of a move is on the board: a ghost at its place, numbers beside their owners, Confirm beside the touch."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, ViewportSize, expect

from web.conftest import DESKTOP, PHONE, TABLET, OpenPage, at_sizes
from web.page_checks import accessibility_violations, horizontal_overflow
from web.players import open_bot_table, wait_for_turn


def ask_always(page: Page) -> None:
    """Let every move ask before it is made."""
    page.evaluate("localStorage.setItem('benben.confirm', 'always')")


def box_of(found: Locator) -> dict[str, float]:
    """The position of an element in the window."""
    box = found.bounding_box()
    assert box is not None
    return {"left": box["x"], "top": box["y"], "right": box["x"] + box["width"], "bottom": box["y"] + box["height"]}


def distance(one: dict[str, float], other: dict[str, float]) -> float:
    """The space between two boxes, in px; 0 if they touch."""
    across = max(one["left"] - other["right"], other["left"] - one["right"], 0)
    down = max(one["top"] - other["bottom"], other["top"] - one["bottom"], 0)
    return float(max(across, down))


@at_sizes(TABLET, DESKTOP, PHONE)
def test_a_ghost_stands_at_its_place_and_the_stock_beside_it_changes(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    ask_always(page)
    open_bot_table(page, "Ann", "egizia", 2)
    wait_for_turn(page)
    place = page.locator('[data-id^="space."].selectable').first
    name = place.get_attribute("data-id")
    place.click(force=True)
    ghost = page.locator(".piece.ghost")
    expect(ghost.first).to_be_visible()
    expect(page.locator(".change").filter(has_text="8 → 7")).to_have_count(1)
    told = page.locator(".ready li").filter(has_text="8 → 7")
    expect(told).to_have_class(re.compile("visually-hidden"))  # for screen readers alone
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0
    card, target = box_of(page.locator(".ready")), box_of(page.locator(f'[data-id="{name}"]').first)
    if size == PHONE:
        assert card["bottom"] == PHONE["height"]
        assert card["right"] - card["left"] == PHONE["width"]
        for button in page.locator(".ready button").all():
            box = box_of(button)
            assert box["bottom"] - box["top"] >= 44
    else:
        assert distance(card, target) <= 120
    page.locator(".ready").get_by_role("button", name="Back").click()
    expect(ghost).to_have_count(0)
    expect(page.locator(".change")).to_have_count(0)


@at_sizes(PHONE, DESKTOP, TABLET)
def test_points_stand_beside_the_score_and_are_told_once(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/learn/giza?lesson=first-game", size)
    page.locator('[data-id="hand.treasure-5"]').wait_for()
    page.goto("/")
    ask_always(page)
    open_bot_table(page, "Ann", "giza", 2)
    wait_for_turn(page)
    page.locator('[data-id^="hand."].selectable').filter(has_text=re.compile(r"\+\d")).first.click(force=True)
    page.locator('[data-id^="p1."].selectable').first.click(force=True)
    gain = page.locator("[data-gain=p1]").locator("visible=true")
    expect(gain.first).to_contain_text("+")
    expect(page.locator(".area .change")).to_have_count(0)
    expect(page.locator(".ready li:not(.visually-hidden)").filter(has_text="point")).to_have_count(0)
    page.locator(".ready").get_by_role("button", name="Confirm").click()
    expect(gain).to_have_count(0)


def test_the_card_covers_neither_the_place_nor_the_ghost(open_page: OpenPage) -> None:
    page = open_page()
    ask_always(page)
    open_bot_table(page, "Ann", "great_pyramid", 3)
    wait_for_turn(page)
    places = page.locator('[data-id="farm"].selectable, [data-id="temple"].selectable, [data-id="artists"].selectable')
    for number in range(places.count()):
        places.nth(number).click(force=True)
        ghost = page.locator(".piece.ghost").first
        expect(ghost).to_be_visible()
        page.wait_for_function("!document.querySelector('.ready.unplaced')")
        assert distance(box_of(page.locator(".ready")), box_of(ghost)) > 0
        page.keyboard.press("Escape")
        expect(page.locator(".ready")).to_have_count(0)


def test_the_prompt_keeps_its_height_while_a_move_is_picked(open_page: OpenPage) -> None:
    page = open_page()
    ask_always(page)
    open_bot_table(page, "Ann", "giza", 3)
    wait_for_turn(page)
    height = "document.querySelector('.top').offsetHeight"
    before = page.evaluate(height)
    page.locator('[data-id^="hand."].selectable').first.click(force=True)
    assert page.evaluate(height) == before
    page.locator("[data-id].selectable").first.click(force=True)
    page.locator(".ready").wait_for()
    assert page.evaluate(height) == before


def test_a_clicked_stone_is_outlined_along_its_edges_alone(open_page: OpenPage) -> None:
    """Chromium draws a box around a shape that was clicked. Who comes by keyboard sees the edges in another colour."""
    page = open_page("/learn/great_pyramid?lesson=decorating", DESKTOP)
    button = page.locator('[data-id="site.b"] > [tabindex]')
    button.click(force=True)
    expect(button).to_be_focused()
    expect(button).to_have_css("outline-style", "none")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(button).to_be_focused()
    expect(button).to_have_css("stroke-width", "4px")
