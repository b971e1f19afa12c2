"""The words around a question: whose it is, what a hint's figures mean; an explanation never covers the confirm button."""

from __future__ import annotations

import re

from playwright.sync_api import Page, ViewportSize, expect

from web.conftest import DESKTOP, PHONE, OpenPage, at_sizes
from web.players import create_table, join_by_link, open_bot_table, wait_for_turn


def test_the_question_to_another_player_is_no_order_to_oneself(open_page: OpenPage) -> None:
    page = open_page()
    table = create_table(page, "Ann", {"game": "great_pyramid", "players": 3, "bots": {"p3": "random"}})
    page.goto(f"/table/{table['id']}")
    other = join_by_link(open_page, table, "Bob")
    pages = [page, other]
    for one in pages:
        one.locator(".prompt .question").wait_for()
    waiting = next(one for one in pages if one.locator(".prompt .you").count() == 0)
    question = waiting.locator(".prompt .question .muted")
    expect(question).to_have_text("(the question: “Place a worker on a camp or on a sled”)")


def test_a_hint_says_what_its_figures_mean(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "giza", 2)
    page.keyboard.press("Escape")
    wait_for_turn(page)
    page.locator(".prompt").get_by_role("button", name="Hint").click()
    page.get_by_label("Who gives the hint").select_option("apprentice")
    page.locator(".ask").get_by_role("button", name="Hint").click()
    why = "Why rather than|No source of points differs clearly|It wins more often than|is about as good"
    expect(page.locator(".best")).to_contain_text(re.compile(why))
    expect(page.locator(".meaning")).to_contain_text("probabilities of victory")


def overlaps(page: Page, one: str, other: str) -> bool:
    """Whether two elements overlap."""
    first, second = page.locator(one).bounding_box(), page.locator(other).bounding_box()
    assert first is not None
    assert second is not None
    across = first["x"] < second["x"] + second["width"] and second["x"] < first["x"] + first["width"]
    return across and first["y"] < second["y"] + second["height"] and second["y"] < first["y"] + first["height"]


def test_an_explanation_does_not_cover_the_confirm_button(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "egizia", 2)
    page.keyboard.press("Escape")
    wait_for_turn(page)
    space = page.locator('[data-id="space.c5"]')
    space.click(force=True)
    page.locator(".ready .changes, .ready li, .ready .final").first.wait_for()
    seen = 0
    for near in ("space.c4", "space.c5", "space.c6", "space.c7"):
        page.mouse.move(2, 2)
        page.locator(f'[data-id="{near}"]').first.hover(force=True)
        page.locator(".explanation").wait_for()
        assert not overlaps(page, ".explanation", ".ready")
        seen += 1
    assert seen == 4


@at_sizes(PHONE, DESKTOP)
def test_a_further_discard_is_no_refused_move(open_page: OpenPage, size: ViewportSize) -> None:
    """GIZA: once a discard has begun, tiles go nowhere else: a touch of one is not refused, and nothing scrolls."""
    page = open_page("/", size)
    open_bot_table(page, "Ann", "giza", 2)
    wait_for_turn(page)
    tiles = page.locator('[data-id^="hand."].selectable')
    tiles.first.click()
    page.locator('.place[data-id="discard"]').click()
    page.locator(".prompt").get_by_role("button", name="Confirm").click()
    expect(page.locator(".prompt .question")).to_contain_text("Discard another tile")
    tiles.first.click()
    expect(page.locator(".prompt").get_by_role("button", name=re.compile("^Discard"))).to_be_visible()
    before = page.evaluate("scrollY")
    page.wait_for_timeout(600)
    expect(page.locator(".refusal")).to_have_count(0)
    assert page.evaluate("scrollY") == before
