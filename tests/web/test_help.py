"""Help at a table: how to play before a first game, the rules button with its legend, and scores that can be opened."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import benben
from benben.words import Words, languages

from long import fair_selection
from web.conftest import DESKTOP, MIN_PLAYERS, PHONE, OpenPage, at_sizes
from web.page_checks import accessibility_violations
from web.players import open_bot_table, wait_for_turn

FORGET = "() => localStorage.setItem('benben.howToPlay', 'none')"
"""Makes a browser one that has not been told how to play."""


def open_table(open_page: OpenPage, game: str, size: ViewportSize = DESKTOP, locale: str = "en-GB") -> Page:
    """A table of a game against bots, in its first question."""
    page = open_page("/", size, locale)
    open_bot_table(page, "Ann", game, MIN_PLAYERS[game])
    wait_for_turn(page)
    return page


@at_sizes(PHONE, DESKTOP)
def test_how_to_play_is_shown_once_before_a_first_game(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    page.evaluate(FORGET)
    open_bot_table(page, "Ann", "giza", 2)
    dialog = page.get_by_role("dialog", name="GIZA")
    expect(dialog).to_contain_text("whoever's board is worth most")
    assert dialog.locator("figure svg").count() >= 4
    assert accessibility_violations(page) == []
    dialog.get_by_role("button", name="To the table").click()
    expect(dialog).to_have_count(0)
    page.reload()
    page.locator(".board").first.wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", benben.games())
def test_the_rules_button_has_how_to_play_a_legend_and_all_rules(open_page: OpenPage, game: str) -> None:
    page = open_table(open_page, game)
    page.keyboard.press("r")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="How to play")).to_have_attribute("aria-pressed", "true")
    dialog.get_by_role("button", name="Legend").click()
    for group in dialog.locator("details").all():
        if not group.evaluate("one => one.open"):
            group.locator("summary").click()
        entries = group.locator("li")
        assert entries.count() >= 1
        for text in entries.all_inner_texts():
            assert len(text.split()) > 1, text
    dialog.locator("details .rule").first.click()
    expect(page.get_by_role("complementary", name="Rule")).to_be_visible()
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="All rules").click()
    expect(page.get_by_role("dialog").get_by_role("searchbox")).to_be_visible()


@pytest.mark.parametrize(("game", "size"), fair_selection(product(benben.games(), [DESKTOP, PHONE])))
def test_a_score_can_be_opened_during_the_game(open_page: OpenPage, game: str, size: ViewportSize) -> None:
    page = open_table(open_page, game, size)
    page.get_by_role("button", name=re.compile("where the points of .* come from")).first.click()
    dialog = page.get_by_role("dialog", name=re.compile("^Points: "))
    expect(dialog.locator(".line")).not_to_have_count(0)
    expect(dialog).to_contain_text("total")
    assert accessibility_violations(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_hidden_points_of_another_are_told_apart(open_page: OpenPage) -> None:
    page = open_table(open_page, "giza")
    page.get_by_role("button", name=re.compile("where the points of .* come from")).last.click()
    expect(page.get_by_role("dialog").locator(".unknown")).to_contain_text("has to be remembered")


@pytest.mark.parametrize("language", languages())
def test_a_question_says_what_is_left_of_it(open_page: OpenPage, language: str) -> None:
    page = open_table(open_page, "great_pyramid", PHONE, language)
    words = Words(language, {}, "great_pyramid")
    left = words.say("great_pyramid-about-place-worker", {"left": 2, "of": 2, "all": 10})
    expect(page.locator(".prompt .left")).to_contain_text(left[0].upper() + left[1:])


def test_a_place_is_explained_with_its_rule_and_so_is_the_ground_of_a_board(open_page: OpenPage) -> None:
    page = open_table(open_page, "egizia")
    page.locator('[data-id="market.grain"]').first.hover(force=True)
    expect(page.locator(".explanation .said")).to_contain_text("missing grain costs")
    expect(page.locator(".explanation .rule")).to_have_text("EG-5.1")
    page.locator('[data-area="board"]').first.hover(position={"x": 3, "y": 3}, force=True)
    expect(page.locator(".explanation")).to_contain_text("from its source to its mouth")
