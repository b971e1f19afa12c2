"""Every screen is used: tablets have no enlarged phone, sheets open in sight, boards zoom, words are not clipped."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from long import fair_selection, first_fair
from web.conftest import DESKTOP, MAX_PLAYERS, MIN_PLAYERS, PHONE, TABLET, OpenPage, at_sizes
from web.page_checks import accessibility_violations, horizontal_overflow
from web.players import MousePlayer, create_table, open_bot_table, wait_for_turn

SIZES = [DESKTOP, TABLET, PHONE]
TALLEST = 2.2
"""Most heights of the window that a full table takes on a tablet."""
CLIPPED = """() => [...document.querySelectorAll('body *')].filter((one) => {
    const words = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    if (!words || one instanceof SVGElement || !one.checkVisibility() || one.clientWidth <= 1) return false;
    if (one.closest('.visually-hidden') || getComputedStyle(one).display === 'inline') return false;
    const style = getComputedStyle(one);
    return one.scrollWidth > one.clientWidth + 1 && style.textOverflow !== 'ellipsis';
}).map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
"""Elements whose words are wider than themselves; an ellipsis shows that there is more."""
OVERLONG = """() => [...document.querySelectorAll('.stage .board text')].filter((text) => {
    if (!text.textContent.trim() || text.closest('.count, .mark, .change')) return false;
    const box = text.getBoundingClientRect(), area = text.closest('.area').getBoundingClientRect();
    return box.right > area.right + 1 || box.left < area.left - 1;
}).map((text) => text.textContent)"""
"""Texts of drawings that stick out of their area."""


LEAST_PX = 12
"""The least size of letters on cards, in px, in a window of 1440 x 900."""
CARD_TEXTS = """() => [...document.querySelectorAll('.stage .piece text')]
    .filter((text) => /\\p{L}{3}/u.test(text.textContent))
    .map((text) => {
        const { a, b } = text.getScreenCTM();
        return [text.textContent, parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)];
    })"""
"""The texts on pieces, without single letters and numbers, each with the size of its letters in px."""


def settled(page: Page, found: str) -> list[str]:
    """What a script still finds when the layout has followed the size of the window."""
    last: list[str] = page.evaluate(
        f"""async () => {{
            for (let turn = 0; turn < 20 && ({found})().length; turn += 1) await new Promise(requestAnimationFrame);
            return ({found})();
        }}"""
    )
    return last


@pytest.mark.parametrize("game", list(MAX_PLAYERS))
def test_a_tablet_upright_is_no_enlarged_phone(open_page: OpenPage, game: str) -> None:
    page = open_page("/", TABLET)
    open_bot_table(page, "Ann", game, min(4, MAX_PLAYERS[game]))
    height = page.evaluate("document.documentElement.scrollHeight")
    assert height <= TALLEST * TABLET["height"]
    assert horizontal_overflow(page) == 0
    own = page.locator("section[data-area=p1]").bounding_box()
    rival = page.locator("section[data-area=p2]").bounding_box()
    assert own is not None
    assert rival is not None
    assert rival["width"] < 0.75 * TABLET["width"], "the boards of rivals are side by side"


@pytest.mark.parametrize(("game", "language"), fair_selection(product(MIN_PLAYERS, ["de", "fr", "nl"])))
def test_no_words_are_clipped(open_page: OpenPage, game: str, language: str) -> None:
    page = open_page("/", DESKTOP, locale=language)
    open_bot_table(page, "Ann", game, MAX_PLAYERS[game])
    MousePlayer(page, 6).play(5)
    for size in SIZES:
        page.set_viewport_size(size)
        expect(page.locator(".stage")).to_be_visible()
        for found in (CLIPPED, OVERLONG):
            assert settled(page, found) == []


@pytest.mark.parametrize("language", first_fair(["de", "en", "fr", "nl"]))
def test_what_stands_on_cards_can_be_read_on_a_desktop(open_page: OpenPage, language: str) -> None:
    page = open_page("/", DESKTOP, locale=language)
    open_bot_table(page, "Ann", "egizia", 4, "greedy")
    MousePlayer(page, 4).play(20)
    sizes = page.evaluate(CARD_TEXTS)
    assert len(sizes) >= 4
    assert [(text, size) for text, size in sizes if size < LEAST_PX] == []


def test_the_letters_of_stones_on_cards_can_be_read_on_a_desktop(open_page: OpenPage) -> None:
    """Pyramids: each stone has the letter of its colour, also on the small cards of rivals."""
    page = open_page("/", DESKTOP)
    open_bot_table(page, "Ann", "pyramids", 3)
    MousePlayer(page, 4).play(24)
    sizes = page.evaluate(CARD_TEXTS.replace("{3}", ""))
    letters = [(text, size) for text, size in sizes if len(text) == 1]
    assert len(letters) >= 12
    assert [(text, size) for text, size in letters if size < LEAST_PX] == []


@pytest.mark.parametrize("game", list(MAX_PLAYERS))
def test_spectators_have_no_blank_half(open_page: OpenPage, game: str) -> None:
    host = open_page()
    bots = {f"p{seat}": "random" for seat in range(2, 1 + min(4, MAX_PLAYERS[game]))}
    table = create_table(host, "Ann", {"game": game, "players": len(bots) + 1, "bots": bots})
    page = open_page(f"/link/{table['watch']}")
    page.locator(".stage").wait_for()
    stage = page.locator(".stage").bounding_box()
    assert stage is not None
    drawn = page.evaluate(
        """() => [...document.querySelectorAll('.stage .area')].map((one) => one.getBoundingClientRect())
            .map((box) => box.width * (Math.min(box.bottom, innerHeight) - Math.min(box.top, innerHeight)))
            .reduce((sum, size) => sum + size, 0)"""
    )
    room = stage["width"] * (min(DESKTOP["height"], stage["y"] + stage["height"]) - stage["y"])
    assert drawn >= 0.7 * room


def test_a_white_badge_has_an_edge_wherever_it_stands(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "giza", 6)
    badges = page.locator("[data-badge]").locator("visible=true")
    expect(badges).to_have_count(12)  # of each player one over the board and one in the list
    for badge in badges.all():
        edge, ground = badge.evaluate("one => [getComputedStyle(one).borderTopWidth, getComputedStyle(one).borderTopColor]")
        assert float(edge.removesuffix("px")) >= 1
        assert not ground.endswith(", 0)"), "the edge is seen"


def test_tabs_in_the_largest_letters_stay_in_the_window(open_page: OpenPage) -> None:
    page = open_page(locale="fr")
    page.evaluate("localStorage.setItem('benben.text-size', 'largest')")
    open_bot_table(page, "Ann", "giza", 2)
    expect(page.locator("html")).to_have_attribute("data-text", "largest")
    for tab in page.locator(".tabs button").all():
        box = tab.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= DESKTOP["width"] - 10


def in_window(page: Page, selector: str) -> bool:
    """Whether an element is wholly in the window."""
    box = page.locator(selector).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"] + 1


@at_sizes(PHONE, TABLET)
def test_list_log_and_hint_are_sheets_in_sight(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    open_bot_table(page, "Ann", "egizia", 2)
    wait_for_turn(page)
    page.evaluate("scrollTo(0, 700)")
    for name in ("List", "Log", "Hint"):
        page.locator(".prompt").get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert in_window(page, "dialog.sheet")
        assert accessibility_violations(page) == []
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert in_window(page, ".prompt .question"), "the question stays visible"
    page.locator(".prompt").get_by_role("button", name="List", exact=True).click()
    page.get_by_role("dialog").locator("li button").first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".ready, .log li").first).to_be_visible()


def test_the_board_is_zoomed_by_button_key_wheel_and_fingers(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "egizia", 2)
    wait_for_turn(page)
    width = "document.querySelector('.stage').getBoundingClientRect().width"
    before = page.evaluate(width)
    page.get_by_role("button", name="Larger").click()
    larger = page.evaluate(width)
    assert larger > 1.2 * before
    assert horizontal_overflow(page) == 0, "the board scrolls by itself"
    page.keyboard.press("+")
    assert page.evaluate(width) > 1.2 * larger
    page.keyboard.press("0")
    assert page.evaluate(width) == before
    page.mouse.move(500, 500)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_function(f"{width} > {1.2 * before}")


def test_two_fingers_zoom_the_board_of_a_phone(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    open_bot_table(page, "Ann", "giza", 2)
    wait_for_turn(page)
    width = "document.querySelector('.stage').getBoundingClientRect().width"
    before = page.evaluate(width)
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 45), ("touchMove", 60)):
        points = [{"x": 195 - apart, "y": 500, "id": 0}, {"x": 195 + apart, "y": 500, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(f"{width} > {1.5 * before}")


def test_codes_of_rules_are_quiet_until_they_are_wanted(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "giza", 2)
    wait_for_turn(page)
    link = page.locator(".prompt .question button")
    expect(link).to_have_text("§")
    expect(link).to_have_accessible_name("rule GZ-3.1")
    link.hover()
    shown = link.evaluate("one => getComputedStyle(one, '::before').content")
    assert shown == '"GZ-3.1"'
