"""What others have done is seen: outlined pieces, a summary since one's turn, playback at one's own speed, a log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from long import first_fair
from web.conftest import DESKTOP, PHONE, TABLET, OpenPage, at_sizes
from web.page_checks import accessibility_violations, horizontal_overflow
from web.players import PLAY_ONCE, MousePlayer, TouchPlayer, open_bot_table, post, wait_for_turn


def place_workers(page: Page) -> None:
    """Place the two workers of a turn of Great Pyramid; the second cannot be taken back and is confirmed."""
    wait_for_turn(page)
    placed = page.locator(".log li").filter(has_text="Ann places a worker")
    page.locator('[data-id="farm"].selectable').first.click()
    expect(placed).to_have_count(1)
    page.locator('[data-id="temple"].selectable').first.click()
    page.locator(".prompt").get_by_role("button", name="Confirm").click()


@at_sizes(TABLET, DESKTOP, PHONE)
def test_moves_of_others_stay_outlined_and_summed_up_until_ones_next_move(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    open_bot_table(page, "Ann", "great_pyramid", 3)
    place_workers(page)
    expect(page.locator("[data-mark=p2]")).not_to_have_count(0)
    wait_for_turn(page)
    expect(page.locator("[data-mark=p1]")).to_have_count(0)
    if size != DESKTOP:
        page.get_by_role("button", name="Since your turn").click()
        expect(page.get_by_role("dialog", name="Since your turn")).to_contain_text("places a worker")
        assert accessibility_violations(page) == []
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    else:
        strip = page.get_by_role("region", name="Since your turn")
        expect(strip).to_contain_text("places a worker")
        strip.get_by_role("button", name="Since your turn").click()
        expect(page.get_by_role("dialog", name="Since your turn")).to_contain_text("places a worker")
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0
    marks = page.locator("[data-mark]")
    page.locator('[data-id="temple"].selectable, [data-id="farm"].selectable').first.click()
    expect(marks).to_have_count(0)


def test_moves_of_others_are_still_outlined_after_loading_again(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "great_pyramid", 3)
    place_workers(page)
    wait_for_turn(page)
    outlined = "[...document.querySelectorAll('[data-mark]')].map(one => one.dataset.mark).sort().join()"
    before = page.evaluate(outlined)
    assert "p2" in before
    assert "p3" in before
    page.reload()
    wait_for_turn(page)
    expect(page.locator("[data-mark=p2]")).not_to_have_count(0)
    assert page.evaluate(outlined) == before
    page.locator('[data-id="temple"].selectable, [data-id="farm"].selectable').first.click()
    expect(page.locator("[data-mark]")).to_have_count(0)


def test_a_touch_ends_a_slow_playback(open_page: OpenPage) -> None:
    page = open_page(calm=False)
    page.evaluate("localStorage.setItem('benben.playback', 'slow')")
    open_bot_table(page, "Ann", "great_pyramid", 4)
    place_workers(page)
    expect(page.locator("body > div[aria-hidden=true] svg").first).to_be_attached()
    page.mouse.click(2, 2)
    wait_for_turn(page)


def test_the_log_begins_turns_with_a_badge_and_folds_hidden_draws(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "giza", 2)
    MousePlayer(page, 4).play(most=16)
    wait_for_turn(page)
    log = page.locator(".log")
    expect(log.locator("li.begins .badge .badge").first).to_be_attached()
    expect(log.get_by_text("a hidden tile")).to_have_count(0)
    page.get_by_role("button", name=re.compile("hidden draw")).click()
    expect(log.get_by_text("a hidden tile").first).to_be_attached()


LAST_LINE_SHOWN = """() => {
    const list = document.querySelector('.log.scrolls'), last = list.lastElementChild.getBoundingClientRect();
    return last.bottom <= list.getBoundingClientRect().bottom + 1 && list.scrollHeight > list.clientHeight;
}"""


def test_the_log_is_at_its_newest_line_after_loading_switching_language_and_finishing(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "giza", 2)
    player = MousePlayer(page, 4)
    player.play(most=40)
    page.wait_for_function(LAST_LINE_SHOWN)
    page.reload()
    page.locator(".log li").first.wait_for()
    page.wait_for_function(LAST_LINE_SHOWN)
    for language in ("de", "fr"):
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.wait_for_function(LAST_LINE_SHOWN)
    player.play()
    expect(page.locator("section.game-over")).to_be_visible()
    page.wait_for_function(LAST_LINE_SHOWN)


def test_the_summary_of_a_phone_is_played_by_touch(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    open_bot_table(page, "Ann", "egizia", 2)
    player = TouchPlayer(page, 3)
    for touches in range(12, 22):
        player.play(most=touches)
        wait_for_turn(page)
        if page.get_by_text("Place a ship further downstream").first.is_visible():
            break  # in the middle of one's own turn there is nothing to sum up
    page.get_by_role("button", name="Since your turn").tap()
    expect(page.get_by_role("dialog", name="Since your turn")).to_be_visible()


NOTE_SCROLLING = """() => {
    scrollTo(0, 0);
    window.stayed = 0;
    let since = null;
    addEventListener('scroll', () => {
        if (scrollY > 0) since ??= performance.now();
        else if (since !== null) [window.stayed, since] = [performance.now() - since, null];
    });
}"""
"""Notes for how long the page has been scrolled down, in ms."""
LEAST_STAY_MS = 400
"""How long a move stays in sight at normal speed, or a little less."""


@pytest.mark.parametrize("calm", first_fair([True, False]))
def test_a_move_that_is_out_of_sight_on_a_phone_is_scrolled_to_and_then_the_choices(open_page: OpenPage, calm: bool) -> None:
    """GIZA for two in a low window: the board of the rival lies below it. Without motion the page stays there as long."""
    page = open_page("/", {"width": 390, "height": 600}, calm=calm)
    page.evaluate("localStorage.setItem('benben.playback', 'normal')")
    table = open_bot_table(page, "Ann", "giza", 2)
    wait_for_turn(page)
    page.evaluate(NOTE_SCROLLING)
    for _ in range(12):
        page.evaluate(PLAY_ONCE, table)
        page.wait_for_timeout(3000)  # the move is shown, and the page comes back
        wait_for_turn(page)
        expect(page.locator('[data-id^="hand."].selectable').first).to_be_in_viewport()
        if stayed := page.evaluate("stayed"):
            assert stayed >= LEAST_STAY_MS
            return
    raise AssertionError("no move below the window was scrolled to")


def test_the_tag_of_the_prompt_has_ones_own_colour(open_page: OpenPage) -> None:
    page = open_page()
    post(page, "/api/me", {"name": "Ann", "colour": "carnelian"})
    open_bot_table(page, "Ann", "giza", 2)
    wait_for_turn(page)
    colour = "one => getComputedStyle(one).backgroundColor"
    badge = page.locator("[data-badge=p1]").first.evaluate(colour)
    assert page.locator(".prompt .you").evaluate(colour) == badge
