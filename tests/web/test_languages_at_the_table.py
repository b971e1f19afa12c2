"""The newest parts of the table in other languages: a low prompt, Pass that asks, choices that keep the board in place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from benben.words import Words

from long import fair_selection, first_fair
from web.conftest import DESKTOP, MAX_PLAYERS, PHONE, TABLET, OpenPage
from web.page_checks import TOP_HEIGHT, accessibility_violations, horizontal_overflow
from web.players import MousePlayer, finish_game, open_bot_table, wait_for_turn

OTHER_LANGUAGES = ["de", "fr", "nl"]
HIGHEST = [(DESKTOP, 160), (TABLET, 230), (PHONE, 300)]
"""Sizes of windows, with the most px that scores, question and tools may take there."""


def label(text: str) -> re.Pattern[str]:
    """A button of this name, whatever its first letter: buttons begin with a capital."""
    words = r"\s+".join(map(re.escape, text.split()))
    return re.compile(f"^{words}$", re.IGNORECASE)


@pytest.mark.parametrize(
    ("game", "language", "size", "most"),
    fair_selection(
        (game, language, size, most) for game in MAX_PLAYERS for language in OTHER_LANGUAGES for size, most in HIGHEST
    ),
)
def test_the_prompt_leaves_the_board_in_sight(
    open_page: OpenPage, game: str, language: str, size: ViewportSize, most: int
) -> None:
    page = open_page("/", size, locale=language)
    open_bot_table(page, "Ann", game, min(4, MAX_PLAYERS[game]))
    player, heights = MousePlayer(page, 3), {}
    for _ in range(8):
        wait_for_turn(page)
        heights[page.locator(".prompt").inner_text()] = page.evaluate(TOP_HEIGHT)
        player.step()
    assert {words: height for words, height in heights.items() if height > most} == {}


@pytest.mark.parametrize(
    ("language", "size"), first_fair((language, size) for language in OTHER_LANGUAGES for size in (PHONE, DESKTOP))
)
def test_pass_asks_first_and_says_what_is_given_up(open_page: OpenPage, language: str, size: ViewportSize) -> None:
    words = Words(language, game="egizia")
    page = open_page("/", size, locale=language)
    open_bot_table(page, "Ann", "egizia", 2)
    wait_for_turn(page)
    pass_button = page.locator(".prompt").get_by_role("button", name=label(words.say("egizia-do-pass")))
    before = page.evaluate(TOP_HEIGHT)
    pass_button.click()
    ready = page.locator(".prompt .ready")
    expect(ready).to_contain_text(words.say("egizia-gives-up-ships", ships=8))
    expect(ready).to_contain_text(words.say("web-final-agreement", others=0))
    if size == DESKTOP:
        assert page.evaluate(TOP_HEIGHT) == before
    assert accessibility_violations(page) == []
    ready.get_by_role("button", name=words.say("web-back"), exact=True).click()
    expect(pass_button).to_be_visible()


def first_hand_tile(page: Page) -> None:
    """Pick the first tile of the hand."""
    page.locator('[data-id^="hand."].selectable').first.click(force=True)


@pytest.mark.parametrize(
    ("size", "language"), fair_selection([(PHONE, "nl"), (TABLET, "de"), (PHONE, "fr"), (TABLET, "nl")])
)
def test_a_picked_tile_moves_nothing_and_back_is_in_sight(open_page: OpenPage, size: ViewportSize, language: str) -> None:
    words = Words(language)
    page = open_page("/", size, locale=language)
    open_bot_table(page, "Ann", "giza", 3)
    wait_for_turn(page)
    before = page.evaluate(TOP_HEIGHT)
    first_hand_tile(page)
    back = page.locator(".way").get_by_role("button", name=words.say("web-back"), exact=True)
    expect(back).to_be_in_viewport(ratio=1)
    assert page.evaluate(TOP_HEIGHT) == before
    back.click()
    expect(page.locator(".way")).to_have_count(0)


@pytest.mark.parametrize(("game", "language"), first_fair([("giza", "de"), ("pyramids", "fr"), ("giza", "nl")]))
def test_the_end_says_in_sentences_why_and_by_how_much(open_page: OpenPage, game: str, language: str) -> None:
    words = Words(language)
    page = open_page("/", DESKTOP, locale=language)
    finish_game(page, open_bot_table(page, "Ann", game, 2))
    end = page.locator("section.game-over")
    reason = end.locator(".celebration p").last.inner_text()
    assert not reason[0].islower()
    expect(end.get_by_role("list", name=words.say("web-standings"), exact=True).get_by_role("listitem")).to_have_count(2)
    expect(end.get_by_role("button", name=words.say("web-rematch"), exact=True)).to_be_visible()
    assert accessibility_violations(page) == []


def test_camps_have_their_full_names_on_the_board(open_page: OpenPage) -> None:
    page = open_page("/", DESKTOP, locale="de")
    open_bot_table(page, "Ann", "great_pyramid", 3)
    board = page.locator("section[data-area=board] svg").first
    drawn = " ".join(board.locator("text").all_text_contents())
    for name in ("Tempel des Ra", "Künstlerlager", "Hebelager Mitte", "Hebelager Spitze", "Steinbruch 1"):
        assert name in drawn


@pytest.mark.parametrize("language", first_fair(["nl", "fr", "de"]))
def test_the_name_of_the_language_is_read_whole_on_a_phone(open_page: OpenPage, language: str) -> None:
    page = open_page("/", PHONE, locale=language)
    widths = page.locator("header select").evaluate(
        "select => { const shown = select.offsetWidth; select.style.maxWidth = 'none'; return [shown, select.offsetWidth]; }"
    )
    assert widths[0] == widths[1]
    assert horizontal_overflow(page) == 0
