"""A question leads to its choices: what can be touched is in sight, or one touch away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from web.conftest import PHONE, TABLET, OpenPage, at_sizes
from web.page_checks import TOP_HEIGHT, accessibility_violations, horizontal_overflow
from web.players import PLAY_ONCE, TouchPlayer, open_bot_table, wait_for_turn

IN_SIGHT = """selector => {
    const top = document.querySelector('.top').getBoundingClientRect().bottom;
    return [...document.querySelectorAll(selector)].filter(one => {
        const box = one.getBoundingClientRect(), middle = (box.top + box.bottom) / 2;
        return middle >= top && middle <= innerHeight;
    }).length;
}"""


def asked(page: Page) -> str:
    """The question that the player is asked."""
    wait_for_turn(page)
    return page.locator(".prompt .question strong").inner_text()


def play_to(page: Page, question: str, most: int = 60) -> None:
    """Play at random until a question that contains these words is asked."""
    player = TouchPlayer(page, 5)
    for _ in range(most):
        if question in asked(page):
            return
        assert player.step() not in ("over", "waits")
    raise AssertionError(f"{question!r} was not asked")


@pytest.mark.parametrize(
    ("game", "size", "question", "where"),
    [
        ("egizia", PHONE, "Which crew builds here?", '[data-id="p1.crews"]'),
        ("great_pyramid", TABLET, "Choose your row", '[data-id^="row."].selectable'),
        ("great_pyramid", PHONE, "Choose your row", '[data-id^="row."].selectable'),
    ],
)
def test_a_question_scrolls_to_what_it_is_about(
    open_page: OpenPage, game: str, size: ViewportSize, question: str, where: str
) -> None:
    page = open_page("/", size)
    open_bot_table(page, "Ann", game, 3, "greedy")
    page.keyboard.press("Escape")
    play_to(page, question)
    page.locator(where).first.wait_for()
    page.wait_for_function(f"{IN_SIGHT}", arg=where)
    if where.endswith(".selectable"):
        hidden = page.locator(".selectable").count() - page.evaluate(IN_SIGHT, ".selectable")
        expect(page.locator(".more button")).to_have_count(1 if hidden else 0)


def test_choices_below_are_counted_and_one_touch_away(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    open_bot_table(page, "Ann", "egizia", 2, "greedy")
    page.keyboard.press("Escape")
    assert "Place a ship" in asked(page)
    more = page.get_by_role("button", name=re.compile("more choices below"))
    expect(more).to_be_visible()
    shown = page.evaluate(IN_SIGHT, ".selectable")
    count = int(re.findall(r"\d+", more.inner_text())[0])
    assert 0 < shown < page.locator(".selectable").count()
    assert count == page.locator(".selectable").count() - shown
    assert accessibility_violations(page) == []
    more.click()
    expect(page.get_by_role("button", name=re.compile("more choices above"))).to_be_visible()


def test_a_question_of_which_most_choices_are_out_of_sight_scrolls_to_the_first(open_page: OpenPage) -> None:
    """A few choices in sight do not stand for all, as a scarab on one's own board does not for the hand."""
    page = open_page("/", {"width": 390, "height": 600})
    table = open_bot_table(page, "Ann", "egizia", 2, "greedy")
    wait_for_turn(page)
    page.locator(".place.selectable").last.evaluate("one => one.scrollIntoView({ block: 'center' })")
    assert 0 < page.evaluate(IN_SIGHT, ".selectable") * 2 < page.locator(".selectable").count()
    page.evaluate(PLAY_ONCE, table)
    page.wait_for_timeout(2000)
    wait_for_turn(page)
    expect(page.locator(".place.selectable").first).to_be_in_viewport(ratio=0.9)


def test_outlines_of_choices_stand_out_from_drawings_of_their_colour(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    open_bot_table(page, "Ann", "egizia", 2, "greedy")
    page.keyboard.press("Escape")
    wait_for_turn(page)
    choices = page.locator(".selectable")
    assert choices.count() > 5
    assert page.locator(".selectable > .casing").count() == choices.count()
    fills = choices.locator("> .outline").evaluate_all("all => all.map(one => getComputedStyle(one).fill)")
    assert set(fills) == {"rgba(0, 0, 0, 0)"}, "a tint makes a choice look as if it could not be touched"
    ratio = page.evaluate("""() => {
        const light = one => {
            const [r, g, b] = getComputedStyle(one).stroke.match(/[\\d.]+/g).map(part => {
                const share = part / 255;
                return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const [one, other] = ['.casing', '.outline'].map(name => light(document.querySelector(`.selectable > ${name}`)));
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }""")
    assert ratio >= 4.5


@at_sizes(PHONE, TABLET)
def test_choices_after_a_touch_are_at_the_thumb(open_page: OpenPage, size: ViewportSize) -> None:
    """Pyramids: the first card has one place; its button is in the bar with the card's short name, and nothing moves."""
    page = open_page("/", size)
    open_bot_table(page, "Ann", "pyramids", 2)
    play_to(page, "Add a card to your pyramid")
    before = page.evaluate(TOP_HEIGHT)
    page.locator('[data-id^="hand."].selectable').first.tap(force=True)
    bar = page.locator(".way.bar")
    expect(bar.get_by_role("group", name="What you can choose").get_by_role("button")).to_have_count(1)
    expect(bar.locator(".touched")).not_to_contain_text("stone")
    assert page.evaluate(TOP_HEIGHT) == before, "the prompt does not jump"
    assert accessibility_violations(page) == []
    box = bar.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] == size["height"]


def test_all_tools_of_a_phone_are_in_one_row(open_page: OpenPage) -> None:
    page = open_page("/", PHONE, "fr-FR")
    open_bot_table(page, "Ann", "egizia", 2)
    player = TouchPlayer(page, 5)
    since = page.locator(".prompt .tools").get_by_role("button", name="Depuis votre tour")
    while not since.count():
        assert player.step() not in ("over", "waits")
        wait_for_turn(page)
    tops = page.locator(".prompt .tools button").evaluate_all(
        "all => all.map(one => Math.round(one.getBoundingClientRect().top))"
    )
    assert len(tops) >= 5
    assert len(set(tops)) == 1
    assert horizontal_overflow(page) == 0
