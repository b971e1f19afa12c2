"""The end of a game is told: why it ended, who has won by how much, and every place."""

from __future__ import annotations

import re

from playwright.sync_api import ViewportSize, expect

from web.conftest import DESKTOP, PHONE, TABLET, OpenPage, at_sizes
from web.page_checks import accessibility_violations, horizontal_overflow
from web.players import MousePlayer, open_bot_table


@at_sizes(PHONE, DESKTOP, TABLET)
def test_the_end_says_why_who_and_by_how_much(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    open_bot_table(page, "Ann", "giza", 2)
    player = MousePlayer(page, 11)
    player.play(most=3)
    page.locator(".tabs").get_by_text("Hint").click()
    player.play()
    end = page.locator("section.game-over")
    expect(end.get_by_role("heading", level=2)).to_be_in_viewport(ratio=1)
    expect(end.get_by_role("heading", level=2)).to_contain_text(re.compile("has won|share the victory"))
    expect(end).to_contain_text("the game is over")
    expect(end).to_contain_text(re.compile(r"By (one point|\d+ points)\.|tie-break|share"))
    places = end.get_by_role("list", name="Places").get_by_role("listitem")
    expect(places).to_have_count(2)
    expect(places.first).to_contain_text(re.compile(r"Place 1: \w+, -?\d+ points?"))
    expect(end.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.locator(".log")).to_be_visible()
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0
