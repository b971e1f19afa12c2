"""Leaving a game, agreements, settings of a table and preferences in a real browser."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize, expect

from web.conftest import DESKTOP, PHONE, OpenPage, at_sizes
from web.page_checks import accessibility_violations, horizontal_overflow
from web.players import create_table, join_by_link, player_row


def check_page(page: Page) -> None:
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0


def begin(open_page: OpenPage, size: ViewportSize) -> tuple[Page, Page]:
    """Ann and Bea at a table of GIZA."""
    ann = open_page("/", size)
    table = create_table(ann, "Ann", {"game": "giza", "players": 2})
    bea = join_by_link(open_page, table, "Bea", size)
    ann.goto(f"/table/{table['id']}")
    for page in (ann, bea):
        page.locator(".stage").wait_for()
    return ann, bea


def leave(page: Page, choice: str) -> None:
    page.get_by_role("button", name="Leave …").first.click()
    check_page(page)
    page.get_by_role("dialog").get_by_role("button", name=choice).click()


@at_sizes(PHONE, DESKTOP)
def test_a_bot_plays_for_me_i_come_back_and_resign(open_page: OpenPage, size: ViewportSize) -> None:
    ann, bea = begin(open_page, size)
    leave(ann, "Let a bot play for me")
    expect(ann.get_by_role("dialog")).to_have_count(0)
    leave(ann, "Take my seat back")
    leave(ann, "Resign")
    dialog = ann.get_by_role("dialog")
    expect(dialog).to_contain_text("You cannot take your seat back.")
    dialog.get_by_role("button", name="Yes, resign").click()
    expect(player_row(bea, "Ann")).to_contain_text("resigned")
    expect(ann.locator(".prompt")).to_contain_text("You have resigned: a bot plays your seat to the end")
    expect(ann.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(ann.locator("[data-id].selectable")).to_have_count(0)
    ann.goto("/")
    leave(ann, "Remove from my list")
    expect(ann.get_by_role("heading", name="My tables")).to_have_count(0)


@at_sizes(DESKTOP, PHONE)
def test_two_people_agree_to_end_a_game_and_hints_are_asked_for(open_page: OpenPage, size: ViewportSize) -> None:
    ann, bea = begin(open_page, size)
    ann.locator(".side").get_by_role("button", name="Hint", exact=True).click()
    ann.get_by_role("button", name="Ask the others to allow hints").click()
    expect(bea.get_by_text("Ann wants hints to be allowed.")).to_be_visible()
    check_page(bea)
    bea.get_by_role("button", name="Agree").click()
    expect(ann.get_by_text("Hints are off at this table.")).to_have_count(0)
    bea.evaluate("scrollTo(0, document.body.scrollHeight)")
    leave(ann, "End the game")
    ann.get_by_role("dialog").get_by_role("button", name="Yes, end the game").click()
    expect(bea.get_by_role("button", name="Agree")).to_be_in_viewport(ratio=1)  # wherever Bea looks
    bea.get_by_role("button", name="Agree").click()
    for page in (ann, bea):
        expect(page.get_by_role("heading", name="The game was ended")).to_be_visible()
        check_page(page)


@at_sizes(PHONE, DESKTOP)
def test_preferences_are_kept_for_the_guest_and_change_the_page(open_page: OpenPage, size: ViewportSize) -> None:
    ann, _ = begin(open_page, size)
    ann.get_by_role("button", name="Preferences").click()
    dialog = ann.get_by_role("dialog")
    check_page(ann)
    before = ann.evaluate("getComputedStyle(document.documentElement).fontSize")
    with ann.expect_response("**/api/me/preferences"):
        dialog.get_by_label("Largest").check()
    assert ann.evaluate("getComputedStyle(document.documentElement).fontSize") != before
    with ann.expect_response("**/api/me/preferences"):
        dialog.get_by_label("Ask me").check()
    ann.evaluate("localStorage.clear()")
    ann.reload()
    ann.locator(".stage").wait_for()
    assert ann.evaluate("document.documentElement.dataset.text") == "largest"
    assert ann.evaluate("fetch('/api/me').then((one) => one.json()).then((me) => me.preferences.forced)") == "ask"


def test_who_resigns_is_announced_and_whoever_is_left_ends_the_game_alone(open_page: OpenPage) -> None:
    ann, bea = begin(open_page, DESKTOP)
    leave(bea, "Resign")
    bea.get_by_role("dialog").get_by_role("button", name="Yes, resign").click()
    expect(ann.locator(".notice")).to_contain_text("Bea has resigned: a bot plays that seat to the end")
    leave(ann, "End the game")
    ann.get_by_role("dialog").get_by_role("button", name="Yes, end the game").click()
    expect(ann.get_by_text("Nobody else was left who would have had to agree.")).to_be_visible()


def test_who_leaves_comes_and_speaks_is_announced(open_page: OpenPage) -> None:
    ann, bea = begin(open_page, DESKTOP)
    bea.locator(".side").get_by_role("button", name="Chat").click()
    bea.get_by_label("Say something").first.fill("good luck")
    bea.keyboard.press("Enter")
    expect(ann.locator(".notice")).to_have_text("Bea: good luck")
    address = bea.url
    bea.goto("/")
    expect(ann.locator(".notice")).to_have_text("Bea has left")
    bea.goto(address)
    expect(ann.locator(".notice")).to_have_text("Bea is here")
