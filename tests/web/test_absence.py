"""Absent players in a real browser: the policy of a table is chosen and shown, bots stand in, players return."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from benben.words import Words, languages

from long import first_fair
from web.conftest import DESKTOP, PHONE, OpenPage, at_sizes
from web.page_checks import accessibility_violations, horizontal_overflow, untranslated_texts
from web.players import create_table, enter_name, join_by_link, player_row

AT_ONCE = {"handling": "vote", "level": "random", "after": 0}


def check_page(page: Page) -> None:
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0


def begin(open_page: OpenPage, size: ViewportSize, absence: dict[str, Any] | None) -> tuple[Page, Page, Page]:
    """Ann, Bea and Cleo at a table of GIZA."""
    ann = open_page("/", size)
    table = create_table(ann, "Ann", {"game": "giza", "players": 3, "absence": absence})
    bea, cleo = join_by_link(open_page, table, "Bea", size), join_by_link(open_page, table, "Cleo", size)
    ann.goto(f"/table/{table['id']}")
    for page in (ann, bea, cleo):
        page.locator(".stage").wait_for()
    return ann, bea, cleo


@at_sizes(PHONE, DESKTOP)
def test_a_host_chooses_what_happens_when_somebody_is_away_and_everybody_sees_it(
    open_page: OpenPage, size: ViewportSize
) -> None:
    page = open_page("/", size)
    page.get_by_role("button", name="New table … (GIZA)").click()
    dialog = page.get_by_role("dialog")
    assert dialog.get_by_label("The game waits").count() == 0, "nobody can be away where all others are bots"
    dialog.get_by_label("Seat 2").select_option("")
    expect(dialog.get_by_label("The game waits")).to_be_checked()
    check_page(page)
    dialog.get_by_label("A bot stands in by itself").check()
    dialog.get_by_label("Level of the bot").select_option("architect")
    dialog.get_by_label("After").select_option("3600")
    check_page(page)
    dialog.get_by_role("button", name="Lay the table").click()
    enter_name(page, "Ann")
    page.wait_for_url("**/table/*")
    sentence = "If somebody is away for one hour and it is their turn, a bot (architect) plays for them."
    expect(page.locator(".waiting")).to_contain_text(sentence)
    check_page(page)
    address = page.locator("input[readonly]").first.input_value()
    guest = open_page(re.sub(r"^https?://[^/]+", "", address), size)
    expect(guest.locator("main")).to_contain_text(sentence)
    check_page(guest)
    guest.get_by_role("button", name="Sit here").first.click()
    enter_name(guest, "Bea")
    for one in (page, guest):
        expect(one.locator(".players").first).to_contain_text(sentence)


@at_sizes(DESKTOP, PHONE)
def test_a_table_that_waits_offers_no_bot(open_page: OpenPage, size: ViewportSize) -> None:
    ann, _, cleo = begin(open_page, size, None)
    cleo.close()
    expect(player_row(ann, "Cleo")).to_contain_text("away")
    expect(ann.locator(".players").first).to_contain_text("the game waits: no bot takes the seat")
    assert ann.get_by_role("button", name=re.compile("Propose a bot")).count() == 0
    check_page(ann)


def test_a_bot_can_be_proposed_from_the_time_on_that_is_shown(open_page: OpenPage) -> None:
    ann, _, cleo = begin(open_page, DESKTOP, {"handling": "vote", "level": "random", "after": 3600})
    cleo.close()
    expect(player_row(ann, "Cleo")).to_contain_text(re.compile(r"A bot can be proposed from .*\d:\d\d.* on"))
    assert ann.get_by_role("button", name=re.compile("Propose a bot")).count() == 0


@at_sizes(PHONE, DESKTOP)
def test_the_table_agrees_on_a_bot_and_who_returns_sees_what_it_played(open_page: OpenPage, size: ViewportSize) -> None:
    ann, bea, cleo = begin(open_page, size, AT_ONCE)
    address = ann.url
    ann.close()
    expect(player_row(bea, "Ann")).to_contain_text("away")
    player_row(bea, "Ann").get_by_role("button", name="Propose a bot (random)").click()
    expect(player_row(cleo, "Ann")).to_contain_text("is proposed")
    check_page(cleo)
    player_row(cleo, "Ann").get_by_role("button", name="Agree").click()
    for page in (bea, cleo):
        expect(player_row(page, "Ann")).not_to_contain_text("away")
    expect(bea.locator(".log li").filter(has_text="Ann")).not_to_have_count(0)
    back = ann.context.new_page()
    back.goto(address)
    expect(back.locator(".prompt")).to_contain_text("A bot is playing for you")
    notice = back.locator(".played-for-you")
    expect(notice).to_contain_text(re.compile("While you were away a bot played .* move"))
    check_page(back)
    back.locator(".prompt").get_by_role("button", name="Take my seat back").click()
    expect(back.locator(".prompt")).not_to_contain_text("A bot is playing for you")
    notice.get_by_role("link", name="See what it played").click()
    back.wait_for_url("**/replay/**")
    back.locator(".stage").wait_for()
    check_page(back)
    first = back.locator(".controls output").inner_text()
    back.keyboard.press("End")
    expect(back.locator(".controls output")).not_to_have_text(first)
    expect(back.locator(".error")).to_have_count(0)
    back.get_by_role("link", name=Words("en").say("web-replay-table")).first.click()
    back.wait_for_url("**/table/**")


@pytest.mark.parametrize("language", first_fair(one for one in languages() if one != "en"))
def test_absence_is_told_in_every_language(open_page: OpenPage, language: str) -> None:
    page = open_page("/", DESKTOP, locale=language)
    table = create_table(page, "Ann", {"game": "giza", "players": 2, "absence": {**AT_ONCE, "handling": "automatic"}})
    page.goto(f"/table/{table['id']}")
    page.locator(".waiting").wait_for()
    assert untranslated_texts(page, language) == []
    page.goto("/")
    page.locator("article button").nth(1).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("fieldset select").first.select_option("")
    dialog.locator("input[type=radio]").nth(1).check()
    assert untranslated_texts(page, language) == []
