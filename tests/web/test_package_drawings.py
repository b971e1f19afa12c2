"""Games of other packages in a real browser: one that brings drawings as files, and one that brings none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from web.conftest import SEED, OpenPage
from web.page_checks import accessibility_violations, horizontal_overflow
from web.players import MousePlayer, open_bot_table
from web.server_process import ServerProcess

DRAWN = "hoard"
"""The game that `benben new-game` starts from, with its drawings."""
TABLET: ViewportSize = {"width": 820, "height": 1180}
PLAIN = "vault"
"""A game without drawings."""
LOADED = """() => performance.getEntriesByType('resource').filter(({name}) => name.includes('/drawings/'))
    .map(({name, responseStatus}) => [new URL(name).pathname.split('/drawings/')[1], responseStatus])"""
"""The drawings that the page has asked for, and the statuses of the answers."""
SCALES = """() => [...document.querySelectorAll('svg.board')].map(board => [
    board.querySelector('image').getAttribute('href').split('?')[0].split('/').at(-1),
    board.getBoundingClientRect().width / board.viewBox.baseVal.width
])"""
"""The drawing of each board, and how large it is: px for each of its units."""
SIZE = """async href => {
    const image = new Image();
    image.src = href;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with both games."""
    modules = ("benben.new_game.hoard", "server.registered_games")
    with ServerProcess(tmp_path_factory.mktemp("packages"), SEED, modules) as process:
        yield process


def statuses(page: Page) -> dict[str, int]:
    """The status of the answer for each drawing that the page has asked for."""
    return dict(page.evaluate(LOADED))


def test_the_drawings_of_a_package_are_shown(open_page: OpenPage) -> None:
    page = open_page()
    errors: list[str] = []
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    cover = page.locator(f'image[href^="/api/games/{DRAWN}/drawings/cover.svg"]')
    expect(cover).to_be_visible()
    width, height = page.evaluate(SIZE, cover.get_attribute("href"))
    assert width / height == 320 / 200
    open_bot_table(page, "Painter", DRAWN, 3)
    boards = [board.split("?")[0].split("/")[-1] for board in hrefs(page, ".board > image")]
    assert sorted(boards) == ["bag.svg", "hand.svg", "own.svg", "player.svg", "player.svg"]
    player = MousePlayer(page, 1)
    player.play()
    assert not player.small_targets
    expect(page.locator(".piece image").first).to_be_visible()
    assert page.locator(".piece").count() == page.locator(".piece image").count()
    for href in hrefs(page, ".piece image"):
        assert page.evaluate(SIZE, href)[0] > 0
    asked = statuses(page)
    assert {"pieces/coin-copper.svg", "pieces/coin-silver.svg", "pieces/coin-gold.svg", "boards/own.svg"} <= set(asked)
    assert set(asked.values()) == {200}
    assert errors == []
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0


@pytest.mark.parametrize("players", [2, 3])
def test_on_a_tablet_no_board_of_a_rival_is_larger_than_ones_own(open_page: OpenPage, players: int) -> None:
    page = open_page(size=TABLET)
    open_bot_table(page, "Painter", DRAWN, players)
    scales: list[tuple[str, float]] = page.evaluate(SCALES)
    (own,) = (scale for drawing, scale in scales if drawing == "own.svg")
    rivals = [scale for drawing, scale in scales if drawing == "player.svg"]
    assert len(rivals) == players - 1
    assert max(rivals) < own
    assert horizontal_overflow(page) == 0


def test_pieces_whose_pictures_do_not_load_are_drawn_plainly(open_page: OpenPage) -> None:
    page = open_page()
    page.route("**/drawings/pieces/*", lambda route: route.abort())
    open_bot_table(page, "Painter", DRAWN, 2)
    MousePlayer(page, 1).play(most=6)
    pieces = page.locator(".piece")
    expect(pieces.locator("image")).to_have_count(0)
    expect(pieces.get_by_text("●").first).to_be_visible()


def test_a_game_without_drawings_is_shown_on_the_plain_stage(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Painter", PLAIN, 2)
    expect(page.locator(".place").first).to_be_visible()
    expect(page.locator("image")).to_have_count(0)
    assert statuses(page) == {}


def hrefs(page: Page, selector: str) -> list[str]:
    """The addresses of the images that a selector finds."""
    found: list[str] = page.locator(selector).evaluate_all("all => all.map(one => one.getAttribute('href'))")
    return found
