"""Moves by dragging, piece first and place first: each leads to the same question, and nothing else is filled in."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from web.conftest import DESKTOP, PHONE, TABLET, OpenPage, at_sizes
from web.page_checks import accessibility_violations, horizontal_overflow
from web.players import open_bot_table, wait_for_turn
from web.test_lessons import open_lesson

Point = tuple[float, float]

WINDOW: ViewportSize = {"width": 1440, "height": 480}
"""A window so low that no board is in sight as a whole."""


def middle(page: Page, selector: str) -> Point:
    """The middle of an element, which is scrolled into view."""
    found = page.locator(selector).first
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def box_middle(page: Page, selector: str) -> Point:
    """The middle of an element where it is now, also out of sight."""
    x, y = page.locator(selector).first.evaluate(
        "one => { const { x, y, width, height } = one.getBoundingClientRect(); return [x + width / 2, y + height / 2]; }"
    )
    return float(x), float(y)


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


class Finger:
    """A finger on a touch screen: real touch events, which Chromium turns into pointer events, scrolling and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.at = (0.0, 0.0)
        self._session = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: Point) -> None:
        """Send one touch event with all fingers that are on the screen after it."""
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def press(self, point: Point) -> None:
        self.at = point
        self.touch("touchStart", point)

    def move(self, point: Point, steps: int = 4) -> None:
        """Move in a straight line."""
        (x, y), (to_x, to_y) = self.at, point
        for step in range(1, steps + 1):
            self.touch("touchMove", (x + step * (to_x - x) / steps, y + step * (to_y - y) / steps))
        self.at = point

    def lift(self, selector: str) -> None:
        """Press a piece until it looks lifted: from then on moving drags it."""
        self.press(middle(self.page, selector))
        expect(self.page.locator(".piece.held")).to_be_visible()

    def release(self) -> None:
        self.touch("touchEnd")


@at_sizes(PHONE, TABLET)
def test_a_finger_that_rests_first_drags_and_a_swipe_scrolls(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_giza(open_page, size)
    tile, site = legal_target(page)
    page.evaluate("scrollTo(0, 0)")
    finger = Finger(page)
    x, y = middle(page, f'[data-id="{tile}"]')
    finger.press((x, y))
    finger.move((x, y - 80), 2)
    assert page.locator(".dragged").count() == 0
    finger.release()
    page.evaluate("scrollTo(0, 0)")
    middle(page, f'.place[data-id="{site}"]')
    finger.lift(f'[data-id="{tile}"]')
    target = box_middle(page, f'.place[data-id="{site}"]')
    finger.move(target)
    expect(page.locator(".dragged")).to_be_visible()
    finger.release()
    expect(page.locator(".ready")).to_be_visible()
    expect(page.locator(".dragged, .held, .target")).to_have_count(0)


def test_a_piece_whose_explanation_is_shown_is_dragged_without_it(open_page: OpenPage) -> None:
    """A finger that rests for long reads what the piece is; the text does not lie over the board while it is dragged."""
    page = open_giza(open_page, PHONE)
    tile, site = legal_target(page)
    page.evaluate("scrollTo(0, 0)")
    middle(page, f'.place[data-id="{site}"]')
    finger = Finger(page)
    finger.lift(f'[data-id="{tile}"]')
    expect(page.locator(".explanation")).to_be_visible()
    finger.move(box_middle(page, f'.place[data-id="{site}"]'))
    expect(page.locator(".dragged")).to_be_visible()
    expect(page.locator(".explanation")).to_have_count(0)
    finger.release()
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
    expect(page.locator(".dragged")).to_be_visible()
    expect(page.locator(".dragged .count")).to_have_count(0)  # one piece of the stock is held, not all
    page.mouse.move(*middle(page, place), steps=4)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".ready")).to_be_visible()


# --- pieces and places that are not in sight together --------------------------------------------------------------------

BAND = """() => {
    const bars = [...document.querySelectorAll('.way, .ready')].map(one => one.getBoundingClientRect().top);
    const low = bars.filter(top => top > innerHeight / 3);
    return [document.querySelector('.top').getBoundingClientRect().bottom, Math.min(innerHeight, ...low)];
}"""
"""Top and bottom of what can be seen of the board."""
HOLDS_STILL = """async () => {
    const before = scrollY;
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
    return scrollY === before;
}"""
"""Whether the page stays where it is for some frames."""
COMES = """([selector, far]) => {
    const { y, height } = document.querySelector(selector).getBoundingClientRect();
    return scrollY === 0 || y + height / 2 >= document.querySelector('.top').getBoundingClientRect().bottom + far;
}"""
"""Whether the middle of an element has come this far below the prompt, in px, or the page is scrolled to its top."""
IN_SIGHT = """([top, bottom]) => [...document.querySelectorAll('.place.selectable')].filter(one => {
    const { y, height } = one.getBoundingClientRect();
    return y + height / 2 > top && y + height / 2 < bottom;
}).length > 2"""
"""Whether some places to go to are in sight."""
CLEAR = 130
"""How far below the prompt a held piece no longer scrolls the page, in px."""


def offset(page: Page, pointer: Point) -> Point:
    """Where the dragged piece is, seen from the pointer."""
    x, y = box_middle(page, ".dragged")
    return x - pointer[0], y - pointer[1]


def far_place(page: Page, own: str) -> str:
    """The first place to go to, out of sight while the piece of the stock is in the middle of the window."""
    page.locator(f'.piece[data-id="{own}"]').evaluate("one => one.scrollIntoView({ block: 'center' })")
    place = place_to_go(page)
    assert box_middle(page, place)[1] < page.evaluate(BAND)[0], f"{place} is in sight"
    return place


@STOCKS
@at_sizes(PHONE, TABLET)
def test_a_finger_drags_a_piece_to_a_place_that_is_out_of_sight(
    open_page: OpenPage, size: ViewportSize, game: str, players: int, own: str, rival: str
) -> None:
    page = open_game(open_page, game, players, size)
    place = far_place(page, own)
    finger = Finger(page)
    finger.lift(f'.piece[data-id="{own}"]')
    x = finger.at[0]
    finger.move((x, finger.at[1] - 40))
    expect(page.locator(".dragged")).to_be_visible()
    held = offset(page, finger.at)
    finger.move((x, page.evaluate(BAND)[0] + 12))
    page.wait_for_function(COMES, arg=[place, CLEAR + 20])
    assert offset(page, finger.at) == pytest.approx(held, abs=1.5), "the piece stays under the finger"
    finger.move((x, page.evaluate(BAND)[0] + CLEAR))
    assert page.evaluate(HOLDS_STILL), "the page scrolls on in the middle of the window"
    finger.move(box_middle(page, place))
    expect(page.locator(f"{place}.target")).to_be_visible()
    finger.release()
    expect(page.locator(".ready")).to_be_visible()
    expect(page.locator(".piece.ghost")).not_to_have_count(0)
    expect(page.locator(".dragged, .held, .target")).to_have_count(0)


@STOCKS
def test_the_mouse_drags_a_piece_to_a_place_that_is_out_of_sight(
    open_page: OpenPage, game: str, players: int, own: str, rival: str
) -> None:
    page = open_game(open_page, game, players, WINDOW)
    place = far_place(page, own)
    x, y = box_middle(page, f'.piece[data-id="{own}"]')
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, page.evaluate(BAND)[0] + 8, steps=4)
    page.wait_for_function(COMES, arg=[place, CLEAR])
    page.mouse.move(x, page.evaluate(BAND)[0] + CLEAR, steps=4)
    assert page.evaluate(HOLDS_STILL)
    page.mouse.move(*box_middle(page, place), steps=4)
    expect(page.locator(f"{place}.target")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".ready")).to_be_visible()


@pytest.mark.parametrize("how", ["released", "Escape", "second finger", "cancelled"])
def test_the_page_stands_still_when_the_piece_is_let_go(open_page: OpenPage, how: str) -> None:
    page = open_game(open_page, "egizia", 2, PHONE)
    far_place(page, "p1.ship")
    finger = Finger(page)
    finger.lift('.piece[data-id="p1.ship"]')
    x = finger.at[0]
    start = page.evaluate("scrollY")
    finger.move((x, page.evaluate(BAND)[0] + 12))
    page.wait_for_function("start => scrollY < start - 60", arg=start)
    if how == "Escape":
        page.keyboard.press("Escape")
    elif how == "second finger":
        finger.touch("touchStart", finger.at, (200, 600))
    else:
        finger.touch("touchEnd" if how == "released" else "touchCancel")
    expect(page.locator(".dragged, .held, .target")).to_have_count(0)
    expect(page.locator(".selected, .ready")).to_have_count(0)
    assert page.evaluate("scrollY") > 0
    assert page.evaluate(HOLDS_STILL)


def test_a_piece_is_not_dropped_on_what_the_prompt_covers(open_page: OpenPage) -> None:
    page = open_game(open_page, "egizia", 2, WINDOW)
    page.mouse.move(*middle(page, '.piece[data-id="p1.ship"]'))
    page.evaluate("""() => {
        const { y } = document.querySelector('.place.selectable').getBoundingClientRect();
        scrollBy({ top: y - 10, behavior: 'instant' });
    }""")
    place = place_to_go(page)
    x, y = box_middle(page, '.piece[data-id="p1.ship"]')
    covered = box_middle(page, place)
    assert 0 < covered[1] < page.evaluate(BAND)[0]
    piece = page.locator('.piece[data-id="p1.ship"]')
    piece.dispatch_event("pointerdown", {"pointerId": 1, "pointerType": "mouse", "button": 0, "clientX": x, "clientY": y})
    for kind, (to_x, to_y) in (("pointermove", covered), ("pointerup", covered)):
        piece.dispatch_event(kind, {"pointerId": 1, "pointerType": "mouse", "clientX": to_x, "clientY": to_y})
    expect(page.locator(".dragged, .ready, .selected")).to_have_count(0)


@STOCKS
@at_sizes(PHONE, TABLET)
def test_a_touched_piece_of_the_stock_brings_its_places_into_sight(
    open_page: OpenPage, size: ViewportSize, game: str, players: int, own: str, rival: str
) -> None:
    page = open_game(open_page, game, players, size)
    far_place(page, own)
    page.locator(f'.piece[data-id="{own}"]').tap(force=True)
    page.wait_for_function(IN_SIGHT, arg=page.evaluate(BAND))
    bar = page.locator(".way .path")
    expect(bar).to_have_text(re.compile(r"^(ship|worker)\s*→\s*where\?\s*$"))
    assert accessibility_violations(page) == []
    page.locator(".way .back").tap()
    expect(page.locator(".selected, .way")).to_have_count(0)
