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


FLIGHTS_OVER_THE_END = """() => {
    window.flights = [];
    const isOver = (copy, end) => {
        const box = copy.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (x < end.left || x > end.right || y < end.top || y > end.bottom) return false;
        for (const part of [copy, ...copy.querySelectorAll('*')]) part.style.pointerEvents = 'all';
        return copy.contains(document.elementFromPoint(x, y));
    };
    const look = () => {
        const end = document.querySelector('section.game-over')?.getBoundingClientRect();
        const copies = end ? [...document.querySelectorAll('body > [aria-hidden=true] > svg')] : [];
        window.flights.push(...copies.map(copy => isOver(copy, end)));
        requestAnimationFrame(look);
    };
    look();
}"""
"""Notes in every frame, for every piece on its way while the end is shown, whether its middle is drawn over the end."""


@at_sizes(DESKTOP, PHONE)
def test_no_piece_flies_over_the_end_of_a_game(open_page: OpenPage, size: ViewportSize) -> None:
    """The end pushes the board down: pieces that lie still stay on it, and those that travel go below the end."""
    page = open_page("/", size, calm=False)
    page.evaluate("localStorage.setItem('benben.playback', 'fast')")
    open_bot_table(page, "Ann", "giza", 2)
    page.evaluate(FLIGHTS_OVER_THE_END)
    MousePlayer(page, 11).play()
    expect(page.locator("section.game-over")).to_be_visible()
    page.locator("body > [aria-hidden=true] > svg").first.wait_for(state="detached")
    assert not any(page.evaluate("window.flights"))
