"""Links that were cut short, mistyped or made up: one plain sentence, a way back, and the right title."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from long import first_fair
from web.conftest import PHONE, OpenPage
from web.page_checks import horizontal_overflow, untranslated_texts
from web.players import create_table, finish_game, new_name

NONSENSE = ("%", "..%2Fme", "%E2%82%AC%20%3Cb%3E")
"""A half escape, a path of another request, and letters that no id has."""
TABLE_IDS = ("0123456", "0123456789ab", "0" * 300, *NONSENSE)
TOKENS = ("abcdefghij", "abcdefghij0123456789AB", "a" * 300, *NONSENSE)
ADDRESSES = [
    *[f"/{page}/{name}" for page in ("table", "replay", "review", "player") for name in TABLE_IDS],
    *[f"/{page}/{name}" for page in ("link", "rules", "learn", "puzzles") for name in TOKENS],
    *[f"/{page}/giza?{page_of}={name}" for page, page_of in (("learn", "lesson"), ("puzzles", "puzzle")) for name in TOKENS],
    *["/nonsense", "/table", "/table/0123456789ab/more", "/enter/more", "/account/more"],
]
"""Addresses that say at once that they lead nowhere."""
WAY_BACK = 'main a[href="/"]'
NOTATION = ("^[", "path.", "body.", "query.", "pattern", "Not Found", "404", "422", "undefined", "NaN")


def check_sentence(page: Page, address: str, language: str) -> None:
    """One sentence for people, once, with a way back."""
    expect(page.locator("main .error")).to_have_count(1)
    expect(page.locator(WAY_BACK)).to_have_count(1)
    said = page.locator("main .error").inner_text()
    assert 8 < len(said) < 160, f"{address}: {said}"
    assert not any(part in said for part in NOTATION), f"{address}: {said}"
    assert page.locator("main h1:visible").count() == 1, address
    assert untranslated_texts(page, language) == [], address
    assert horizontal_overflow(page) == 0, address


@pytest.mark.parametrize("locale", first_fair(["de-DE", "en-GB", "fr-FR", "nl-NL"]))
def test_a_link_that_leads_nowhere_says_so_in_words(open_page: OpenPage, locale: str) -> None:
    page = open_page("/", PHONE, locale)
    assert len(ADDRESSES) > 50
    for address in ADDRESSES:
        page.goto(address)
        check_sentence(page, address, locale[:2])
        heading = page.locator("main h1:visible").inner_text()
        assert page.title() == f"{heading} · benben", address
    page.locator(WAY_BACK).click()
    page.wait_for_url("**/")


@pytest.mark.parametrize("locale", first_fair(["fr-FR", "en-GB", "de-DE", "nl-NL"]))
def test_a_key_or_a_letter_that_leads_nowhere_says_so_when_it_is_used(open_page: OpenPage, locale: str) -> None:
    page = open_page("/", PHONE, locale)
    for address in [f"/{kind}/{name}" for kind in ("seat", "receiver") for name in TOKENS[:3]]:
        page.goto(address)
        page.locator("main button").first.click()
        check_sentence(page, address, locale[:2])
        assert page.title() not in ("benben", ""), address
    for token in ("abc", "a" * 32, "a" * 300):
        page.goto("/")
        page.goto(f"/enter#{token}")
        expect(page.locator("main .error")).to_have_count(1)
        said = page.locator("main .error").inner_text()
        assert not any(part in said for part in NOTATION), said
        expect(page.locator('main a[href="/account"]')).to_be_visible()


def test_a_link_for_watching_that_was_cut_says_what_to_ask_for(open_page: OpenPage) -> None:
    host = open_page("/")
    table = create_table(host, new_name("Ann"), {"game": "giza", "players": 2, "bots": {"p2": "random"}})
    for page_name in ("table", "replay", "review"):
        for token in (table["watch"][:10], table["watch"] + "x", table["watch"][:-1] + "!"):
            page = open_page("/", PHONE)
            page.goto(f"/{page_name}/{table['id']}?token={token}")
            check_sentence(page, page_name, "en")
            expect(page.locator("main .error")).to_contain_text("ask for its link")
            page.context.close()


def test_a_moment_that_a_game_does_not_have_is_a_moment_that_it_has(open_page: OpenPage) -> None:
    """Numbers of moments and seats in a link may be anything: the game is shown."""
    page = open_page("/")
    table = create_table(page, new_name("Ann"), {"game": "giza", "players": 2, "bots": {"p2": "random"}})
    page.goto(f"/replay/{table['id']}?viewer=nobody")
    expect(page.locator("main .error")).to_contain_text("when the game is over")
    expect(page.locator(WAY_BACK)).to_have_count(1)
    finish_game(page, table["id"])
    for query in ("at=x", "at=-3", "at=99999", "at=1e99", "viewer=nobody", "viewer=p9&from=y"):
        page.goto(f"/replay/{table['id']}?{query}")
        page.locator(".stage").wait_for()
        expect(page.locator("main .error")).to_have_count(0)


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("tables/0123456", 422, "server-bad-input"),
        ("tables/0123456789ab", 404, "server-no-table"),
        ("links/abc", 422, "server-bad-input"),
        ("links/abcdefghij0123456789AB", 404, "server-no-link"),
        ("players/0123456789ab", 404, "server-no-player"),
    ],
)
def test_a_program_is_told_what_is_wrong_with_an_address(open_page: OpenPage, path: str, status: int, key: str) -> None:
    answer = open_page("/").request.get(f"/api/{path}")
    assert (answer.status, answer.json()["error"]["key"]) == (status, key)
