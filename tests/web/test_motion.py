"""Pieces travel where they were moved and nowhere else, at the speed that a player prefers; points fly to the score."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web.conftest import PHONE, OpenPage
from web.players import TouchPlayer, open_bot_table, wait_for_turn

WATCH = """() => {
    const lying = new Map();
    const where = (node) => `${node.closest('[data-area]').dataset.area} ${node.getAttribute('transform')}`;
    const look = () => {
        lying.clear();
        for (const node of document.querySelectorAll('[data-key]')) lying.set(node.dataset.key, where(node));
        requestAnimationFrame(look);
    };
    look();
    window.travels = {pieces: 0, unmoved: [], points: [], durations: []};
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (this.dataset.key) {
            travels.pieces += 1;
            if (lying.get(this.dataset.key) === where(this)) travels.unmoved.push(`${where(this)} ${this.dataset.key}`);
            travels.durations.push(timing.duration);
        } else if (this.className === 'flying-points') {
            const [, down] = /translate\\(-?[\\d.]+px, (-?[\\d.]+)px/.exec(frames[0].transform);
            travels.points.push(parseFloat(this.style.top) + Number(down));
        }
        return animate.call(this, frames, timing);
    };
}"""
"""Notes every piece that begins to travel, whether it lies where it lay before, and from what height points fly."""


def watched_table(page: Page, game: str, players: int, speed: str) -> TouchPlayer:
    """Open a table on which travelling pieces are noted; returns somebody who plays at it."""
    page.evaluate("speed => localStorage.setItem('benben.playback', speed)", speed)
    open_bot_table(page, "Ann", game, players, "beginner")
    wait_for_turn(page)
    page.evaluate(WATCH)
    return TouchPlayer(page, 5)


@pytest.mark.parametrize(("game", "touches"), [("giza", 14), ("egizia", 20)])
def test_nothing_travels_but_what_was_moved(open_page: OpenPage, game: str, touches: int) -> None:
    page = open_page("/", PHONE, calm=False)
    watched_table(page, game, 2, "fast").play(touches)
    wait_for_turn(page)
    travels = page.evaluate("travels")
    assert travels["pieces"] > 5
    assert travels["unmoved"] == [], "neither an outline, nor a count, nor an area that grew moves a piece"


def test_points_fly_from_what_is_seen_of_the_board(open_page: OpenPage) -> None:
    page = open_page("/", PHONE, calm=False)
    player = watched_table(page, "egizia", 2, "fast")
    while not page.evaluate("travels.points.length"):
        player.play(player.touches + 1)
    assert all(0 < height < PHONE["height"] for height in page.evaluate("travels.points"))


def test_pieces_and_moves_keep_to_the_preferred_speed(open_page: OpenPage) -> None:
    page = open_page("/", PHONE, calm=False)
    player = watched_table(page, "giza", 3, "slow")
    while not page.evaluate("travels.durations.includes(900)"):
        player.play(player.touches + 1)
    wait_for_turn(page)
    page.evaluate("localStorage.setItem('benben.playback', 'instant')")
    page.reload()
    wait_for_turn(page)
    page.evaluate(WATCH)
    TouchPlayer(page, 6).play(3)
    wait_for_turn(page)
    assert page.evaluate("travels.pieces") == 0
    expect(page.locator(".flying-points")).to_have_count(0)
