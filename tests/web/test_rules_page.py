"""The rules page in a real browser: where values come from, and drawings of pieces."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

import benben
from benben.new_game.hoard.game import GAME as HOARD
from benben.play.scene import Piece
from benben.rulebook import BoxMark, rulebook
from benben.words import Words

from long import fair_selection
from web.conftest import DESKTOP, PHONE, SEED, TABLET, OpenPage
from web.page_checks import accessibility_violations, horizontal_overflow
from web.players import open_bot_table
from web.server_process import ServerProcess

LOOKS = [(DESKTOP, "light", "en"), (TABLET, "dark", "de"), (PHONE, "dark", "fr"), (PHONE, "light", "nl")]
"""Sizes, themes and languages of the pages."""
SOURCE = "docs/adding-a-game.md of benben"
"""The source that the box of the template names."""
FOREIGN_DRAWINGS = """game => performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname)
    .filter(path => path.includes('/drawings') && !path.startsWith(`/api/games/${game}/`))"""
"""Drawings of other games that the page has asked for."""
EMPTY = """() => [...document.querySelectorAll('[data-piece] figure > svg')].filter(svg => {
    const box = svg.getBoundingClientRect();
    const drawn = [...svg.querySelectorAll('path, rect, circle, image, text')].some(one => one.getBBox().width > 0);
    return !drawn || Math.min(box.width, box.height) < 40;
}).map(svg => svg.closest('[data-piece]').dataset.piece)"""
"""Pieces whose drawing is empty or too small to be recognised."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that also has the template game, which brings its drawings as files."""
    with ServerProcess(tmp_path_factory.mktemp("rules"), SEED, ["benben.new_game.hoard"]) as process:
        yield process


def mark(page: Page) -> Locator:
    """The mark of the template's rulebook."""
    return page.locator("[id='HO-4.2']").get_by_role("button")


@pytest.mark.parametrize(
    ("locale", "before", "source"), [("en", "counts 3", SOURCE), ("de", "zählt 3", "docs/adding-a-game.md von benben")]
)
def test_a_value_shows_where_it_comes_from(open_page: OpenPage, locale: str, before: str, source: str) -> None:
    page = open_page("/rules/hoard", locale=locale)
    said = Words(locale).say("rules-source", source=source)
    sign, note = mark(page), page.locator(".mark .note")
    expect(sign).to_have_accessible_name(said)
    assert page.locator("[id='HO-4.2'] p").inner_text().split("†")[0].endswith(before)
    expect(page.get_by_text(Words(locale).say("web-provenance-source"))).to_be_visible()
    expect(page.get_by_text(Words(locale).say("web-provenance-correct"))).to_be_visible()
    expect(note).to_have_count(0)
    sign.hover()
    expect(note).to_have_text(said)
    page.locator("h1").hover()
    expect(note).to_have_count(0)
    sign.focus()
    expect(note).to_be_in_viewport(ratio=1)
    assert accessibility_violations(page) == []
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_a_mark_is_touched(open_page: OpenPage) -> None:
    page = open_page("/rules/hoard#HO-4.2", PHONE)
    mark(page).tap()
    expect(page.locator(".mark .note")).to_be_in_viewport(ratio=1)
    assert horizontal_overflow(page) == 0
    page.locator("[id='HO-4.3'] p").tap()
    expect(page.locator(".mark .note")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "names"),
    [("en", ["copper coin", "silver coin", "gold coin"]), ("fr", ["pièce de cuivre", "pièce d’argent", "pièce d’or"])],
)
def test_pieces_are_drawn_with_their_names(open_page: OpenPage, locale: str, names: list[str]) -> None:
    page = open_page("/rules/hoard", locale=locale)
    expect(page.locator("[id='HO-1.1'] figcaption")).to_have_text(names)
    expect(page.locator("[id='HO-1.1'] image")).to_have_count(3)
    for name in names:
        expect(page.locator("[id='HO-1.1']").get_by_role("img", name=name)).to_be_visible()
    assert page.evaluate(FOREIGN_DRAWINGS, "hoard") == []


def test_pieces_of_a_game_without_drawings_are_drawn_plainly(open_page: OpenPage) -> None:
    page = open_page()
    nothing = json.dumps({"cover": None, "pieces": {}, "boards": {}})
    page.route("**/api/games/hoard/drawings", lambda route: route.fulfill(body=nothing, content_type="application/json"))
    page.goto("/rules/hoard")
    expect(page.locator("[id='HO-1.1'] [data-piece] svg text")).to_have_text(["●1", "●2", "●3"])
    expect(page.locator("[data-piece] image")).to_have_count(0)


def test_the_rule_panel_at_the_table_shows_marks_and_pieces(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Reader", "hoard", 2)
    page.locator(".prompt .rule").first.click()
    panel = page.get_by_role("complementary", name=Words().say("web-rule"))
    while panel.locator("h3").inner_text() != "HO-1.1":
        panel.get_by_role("button", name="←").click()
    expect(panel.locator("[data-piece] image")).to_have_count(3)
    while panel.locator("h3").inner_text() != "HO-4.2":
        panel.get_by_role("button", name="→").click()
    panel.get_by_role("button", name=SOURCE).hover()
    expect(page.locator(".mark .note")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "size", "scheme", "locale"), fair_selection((game, *look) for game, look in product(benben.games(), LOOKS))
)
def test_every_mark_and_piece_of_a_rulebook_is_shown(
    open_page: OpenPage, game: str, size: ViewportSize, scheme: str, locale: str
) -> None:
    page = open_page(f"/rules/{game}", size, locale, scheme)
    page.locator("article").wait_for()
    parts = [part for item in rulebook(benben.game(game), locale).paragraphs for part in item.parts]
    marks = [part for part in parts if isinstance(part, BoxMark) and part.provenance != "rulebook"]
    pieces = [f"{part.kind} {part.word}" for part in parts if isinstance(part, Piece)]
    expect(page.locator("article .mark")).to_have_count(len(marks))
    assert page.locator("[data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)") == pieces
    assert "`" not in page.locator("article").inner_text(), "names of options are set as code"
    assert page.evaluate(EMPTY) == []
    assert horizontal_overflow(page) == 0
    assert accessibility_violations(page) == []
    assert page.evaluate(FOREIGN_DRAWINGS, game) == []


def test_the_template_shows_a_mark_and_pieces() -> None:
    """What the tests above look for is there."""
    paragraphs = rulebook(HOARD).paragraphs
    assert [part.source for item in paragraphs for part in item.parts if isinstance(part, BoxMark)] == [SOURCE]
    box = next(item for item in paragraphs if item.rule == "HO-1.1")
    assert [part.word for part in box.parts if isinstance(part, Piece)] == ["copper", "silver", "gold"]
