"""The review of a finished game in the browser: begun by a button, with curve, mistakes and ledger, by keyboard too."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree

from playwright.sync_api import Page, Route, expect

from web.conftest import PHONE, OpenPage
from web.page_checks import accessibility_violations, horizontal_overflow
from web.players import finish_game, open_bot_table

PATIENCE_MS = 150_000
"""Milliseconds that a quick review may take on a busy machine, where workers give way to everything else."""

LEFT_ROOM = 30 / 850
"""The room left of the first moment, as a share of the width of the curve."""


def lose_review(page: Page, table: str) -> None:
    """Let the server be away for one look at a review, and know nothing of it after that."""
    lost = {"running": False, "progress": 0.0, "full": False, "review": None, "failed": ""}
    looks = itertools.count()

    def answer(route: Route) -> None:
        if route.request.method != "GET":
            route.continue_()
        elif next(looks) == 0:
            route.abort()
        else:
            route.fulfill(json=lost)

    page.route(f"**/api/tables/{table}/review*", answer)


def show_as_full(page: Page, table: str) -> None:
    """Show the quick review as the full one, which takes many minutes where the engine is interpreted."""

    def answer(route: Route) -> None:
        response = route.fetch()
        found = response.json()
        if found.get("review") and found["review"]["budget"] == "quick":
            found["review"]["budget"] = "full"
        route.fulfill(response=response, json=found)

    page.route(f"**/api/tables/{table}/review*", answer)


def test_a_finished_game_is_reviewed(open_page: OpenPage) -> None:
    page = open_page()
    table = open_bot_table(page, "Ann", "giza", 2)
    finish_game(page, table)
    page.locator("section.game-over").get_by_role("link", name="Review").click()
    begin = page.get_by_role("button", name="Review this game")
    begin.wait_for()
    lose_review(page, table)
    begin.click()
    expect(page.get_by_role("alert")).to_contain_text("does not answer")
    expect(page.get_by_role("status")).to_contain_text("The server stopped while this review was being made")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.unroute_all()
    begin.click()
    curve = page.get_by_role("slider", name="Win shares over the game")
    curve.wait_for(timeout=PATIENCE_MS)
    curve.focus()
    page.keyboard.press("Home")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"Ann \d+ %"))
    show_as_full(page, table)
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(3, timeout=PATIENCE_MS)
    page.unroute_all(behavior="ignoreErrors")
    assert accessibility_violations(page) == []
    box = curve.locator("svg").bounding_box()
    assert box is not None
    left, middle = box["x"] + box["width"] * LEFT_ROOM, box["y"] + box["height"] / 2
    page.keyboard.press("End")
    page.mouse.click(left, middle)
    expect(curve).to_have_attribute("aria-valuenow", "0")
    page.mouse.move(left + box["width"] / 2, middle)
    expect(curve).to_have_attribute("aria-valuenow", "0")
    board = page.get_by_role("region", name="The board at this moment")
    expect(board.locator(".stage")).to_be_visible()
    page.keyboard.press("End")
    expect(board).to_contain_text("the game is over")
    assert ". " not in board.locator("p").first.inner_text(), "the end has one sentence, not all points that are counted"
    page.keyboard.press("Home")
    expect(board).not_to_contain_text("the game is over")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the curve").click()
    picture = ElementTree.parse(saved.value.path()).getroot()
    texts = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert "Review of GIZA (as Ann knew it)" in texts
    assert {"Ann", "Imhotep"} <= set(texts)
    page.get_by_label("As seen").select_option("open")
    expect(page).to_have_url(re.compile("view=open"))
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(r"/replay/.*at=0"))
    page.get_by_role("link", name="Review", exact=True).click()
    expect(page).to_have_url(re.compile(r"/review/.*at=0"))
    page.set_viewport_size(PHONE)
    page.goto(f"/review/{table}")
    page.get_by_role("slider").wait_for()
    assert horizontal_overflow(page) == 0
    expect(board).to_have_count(0)
    players = page.locator(".players > details")
    expect(players).to_have_count(2)
    assert [player.get_attribute("open") is not None for player in players.all()] == [True, False]
    page.get_by_role("slider").click()
    expect(board.locator(".stage")).to_be_visible()
    assert horizontal_overflow(page) == 0
    link = page.get_by_label("Link to this moment").input_value()
    stranger = open_page(link.removeprefix(page.url.split("/review/")[0]))
    stranger.get_by_role("slider").wait_for()
    stranger.goto(f"/review/{table}")
    expect(stranger.get_by_role("alert")).to_contain_text("no such table")
