"""Moves by dragging, piece first and place first: each leads to the same question, and nothing else is filled in."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from web.conftest import DESKTOP, PHONE, TABLET, OpenPage, at_sizes
from web.page_checks import horizontal_overflow
from web.players import open_bot_table, wait_for_turn
from web.test_lessons import open_lesson

LESSON = "/learn/giza?lesson=first-game"


def middle(page: Page, selector: str) -> tuple[float, float]:
    """The middle of an element, which is scrolled into view."""
    found = page.locator(selector).first
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def open_giza(open_page: OpenPage, size: ViewportSize = DESKTOP) -> Page:
    """A table of GIZA at the first move of Ann, who is asked about every move."""
    return open_game(open_page, "giza", 2, size)


def open_game(open_page: OpenPage, game: str, players: int, size: ViewportSize = DESKTOP) -> Page:
    """A table at the first move of Ann, who is asked about every move."""
    page = open_page("/", size)
    page.evaluate("localStorage.setItem('benben.confirm', 'always')")
    open_bot_table(page, "Ann", game, players)
    wait_for_turn(page)
    return page


def legal_target(page: Page) -> tuple[str, str]:
    """A tile of the hand and a site of its player where it can be placed, by touching."""
    tile = page.locator('[data-id^="hand."].selectable').first
    name = tile.get_attribute("data-id")
    tile.click(force=True)
    site = page.locator('[data-id^="p1."].selectable').first.get_attribute("data-id")
    page.keyboard.press("Escape")
    expect(page.locator(".selected")).to_have_count(0)
    assert name
    assert site
    return name, site


@at_sizes(DESKTOP, TABLET, PHONE)
def test_a_place_may_be_touched_before_the_piece(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_giza(open_page, size)
    tile, site = legal_target(page)
    page.locator(f'[data-id="{site}"]').first.click(force=True)
    expect(page.locator(f'[data-id="{site}"].selected')).not_to_have_count(0)
    expect(page.locator(".ready")).to_have_count(0)
    assert horizontal_overflow(page) == 0
    page.locator(f'[data-id="{tile}"].selectable').first.click(force=True)
    expect(page.locator(".ready")).to_be_visible()
    expect(page.locator(".piece.ghost")).to_be_visible()


def test_a_tile_is_dragged_with_the_mouse(open_page: OpenPage) -> None:
    page = open_giza(open_page)
    tile, site = legal_target(page)
    page.mouse.move(*middle(page, f'[data-id="{tile}"]'))
    page.mouse.down()
    page.mouse.move(700, 400, steps=4)
    expect(page.locator(".dragged")).to_be_visible()
    expect(page.locator(f'[data-id="{site}"].selectable')).not_to_have_count(0)
    page.mouse.move(*middle(page, f'.place[data-id="{site}"]'), steps=4)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".ready")).to_be_visible()
    expect(page.locator(".piece.ghost")).to_be_visible()


def test_dropped_elsewhere_it_goes_back_and_an_illegal_place_says_why(open_page: OpenPage) -> None:
    page = open_giza(open_page)
    tile, _ = legal_target(page)
    for drop, refused in (((300.0, 60.0), 0), (middle(page, '.place[data-id="pile"]'), 1)):
        page.mouse.move(*middle(page, f'[data-id="{tile}"]'))
        page.mouse.down()
        page.mouse.move(*drop, steps=4)
        page.mouse.up()
        expect(page.locator(".dragged")).to_have_count(0)
        expect(page.locator(".refusal")).to_have_count(refused)
        expect(page.locator(".selected")).to_have_count(0)
        expect(page.locator(".ready")).to_have_count(0)


@at_sizes(PHONE, TABLET)
def test_a_finger_that_rests_first_drags_and_a_swipe_scrolls(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_giza(open_page, size)
    tile, site = legal_target(page)
    page.evaluate("scrollTo(0, 0)")
    finger = page.context.new_cdp_session(page)
    x, y = middle(page, f'[data-id="{tile}"]')

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (x, y))
    touch("touchMove", (x, y - 40))
    touch("touchMove", (x, y - 80))
    assert page.locator(".dragged").count() == 0
    touch("touchEnd")
    page.evaluate("scrollTo(0, 0)")
    target = middle(page, f'.place[data-id="{site}"]')
    x, y = middle(page, f'[data-id="{tile}"]')
    target = middle(page, f'.place[data-id="{site}"]')
    touch("touchStart", (x, y))
    page.wait_for_timeout(300)  # the finger rests: what is tested is this time
    touch("touchMove", (x + 4, y + 12))
    touch("touchMove", ((x + target[0]) / 2, (y + target[1]) / 2))
    expect(page.locator(".dragged")).to_be_visible()
    touch("touchMove", target)
    touch("touchEnd")
    expect(page.locator(".ready")).to_be_visible()
    expect(page.locator(".dragged")).to_have_count(0)


def test_a_piece_whose_explanation_is_shown_is_dragged_without_it(open_page: OpenPage) -> None:
    """A finger that rests for long reads what the piece is; the text does not lie over the board while it is dragged."""
    page = open_giza(open_page, PHONE)
    tile, site = legal_target(page)
    page.evaluate("scrollTo(0, 0)")
    target = middle(page, f'.place[data-id="{site}"]')
    x, y = middle(page, f'[data-id="{tile}"]')
    target = middle(page, f'.place[data-id="{site}"]')
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".explanation")).to_be_visible()
    for part in (0.1, 0.5, 1):
        point = {"x": x + part * (target[0] - x), "y": y + part * (target[1] - y)}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    expect(page.locator(".dragged")).to_be_visible()
    expect(page.locator(".explanation")).to_have_count(0)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".ready")).to_be_visible()


def test_a_worker_is_dragged_where_the_question_names_its_camp(open_page: OpenPage) -> None:
    """Great Pyramid: what is touched is a camp; one's own worker there can be dragged, that of a rival cannot."""
    learner = open_lesson(open_page, "great_pyramid", "first-game")
    page = learner.page
    steps = [step.name for step in learner.lesson.steps]
    for number in range(1, steps.index("join") + 1):
        learner.shown(number)
        step = learner.lesson.steps[number - 1]
        if step.ask:
            learner.move(step, number)
        else:
            page.locator(".coach .actions button.primary").click()
    learner.shown(steps.index("join") + 1)
    target = middle(page, '.place[data-id="quarry-1.0"], .place[data-id="quarry-1"]')
    for owner, dragged in (("p2", 0), ("p1", 1)):
        page.mouse.move(*middle(page, f'.piece[data-within="farm"][data-appearance$="/{owner}"]'))
        page.mouse.down()
        page.mouse.move(500, 300, steps=4)
        expect(page.locator(".dragged")).to_have_count(dragged)
        page.mouse.move(*target, steps=4)
        page.mouse.up()
    expect(
        page.locator(".log li").filter(has_text="Learner moves a worker from Farms & Fishing to quarry 1")
    ).to_be_visible()


STOCKS = pytest.mark.parametrize(
    ("game", "players", "own", "rival"),
    [("egizia", 2, "p1.ship", "p2.ship"), ("great_pyramid", 3, "unplaced.p1", "unplaced.p2")],
)
"""Games in which a piece is placed from a stock: the path of such a move names the place alone."""


def place_to_go(page: Page) -> str:
    """The selector of a place that can be chosen."""
    found = page.locator(".place.selectable").first.get_attribute("data-id")
    assert found
    return f'.place[data-id="{found}"]'


@STOCKS
def test_a_piece_of_the_stock_is_touched_before_its_place(
    open_page: OpenPage, game: str, players: int, own: str, rival: str
) -> None:
    page = open_game(open_page, game, players)
    stock, place = page.locator(f'.piece[data-id="{own}"]'), place_to_go(page)
    look = "node => { const { stroke, strokeDasharray } = getComputedStyle(node); return stroke + ' ' + strokeDasharray; }"
    before = stock.locator(".outline").evaluate(look)
    stock.click(force=True)
    expect(page.locator(f'.piece[data-id="{own}"].selected')).to_be_visible()
    assert stock.locator(".outline").evaluate(look) != before
    expect(page.locator(".refusal")).to_have_count(0)
    stock.click(force=True)
    expect(page.locator(".piece.selected")).to_have_count(0)
    page.locator(f'.piece[data-id="{rival}"]').click(force=True)
    expect(page.locator(".piece.selected")).to_have_count(0)
    stock.click(force=True)
    page.locator(place).first.click(force=True)
    expect(page.locator(".ready")).to_be_visible()
    expect(page.locator(".piece.ghost")).not_to_have_count(0)


@STOCKS
def test_a_piece_of_the_stock_is_dragged_to_its_place(
    open_page: OpenPage, game: str, players: int, own: str, rival: str
) -> None:
    page = open_game(open_page, game, players)
    place = place_to_go(page)
    for piece, dragged in ((rival, 0), (own, 1)):
        page.mouse.move(*middle(page, f'.piece[data-id="{piece}"]'))
        page.mouse.down()
        page.mouse.move(700, 400, steps=4)
        expect(page.locator(".dragged")).to_have_count(dragged)
        page.mouse.move(300, 60, steps=2)
        page.mouse.up()
        expect(page.locator(".piece.selected, .ready")).to_have_count(0)
    page.mouse.move(*middle(page, f'.piece[data-id="{own}"]'))
    page.mouse.down()
    page.mouse.move(700, 400, steps=4)
    page.mouse.move(*middle(page, place), steps=4)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".ready")).to_be_visible()
