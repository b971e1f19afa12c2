"""The pages around the tables: lobby, rules, links, dialogs."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import ViewportSize, expect

from benben.words import Words, languages

from long import fair_selection
from web.conftest import DESKTOP, MIN_PLAYERS, PHONE, OpenPage, at_sizes
from web.page_checks import accessibility_violations, horizontal_overflow
from web.players import create_table, enter_name

PAGES = ["/", *[f"/rules/{game}" for game in MIN_PLAYERS], "/seat/nobodyknowsthiskey", "/nowhere/at/all"]


@pytest.mark.parametrize(("path", "size"), fair_selection(product(PAGES, [DESKTOP, PHONE])))
def test_everybody_can_use_the_pages(open_page: OpenPage, path: str, size: ViewportSize) -> None:
    page = open_page(path, size)
    page.locator("h1").first.wait_for()
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0
    page.emulate_media(color_scheme="dark")
    assert accessibility_violations(page) == []


@at_sizes(PHONE, DESKTOP)
def test_everybody_can_use_tables_that_wait_and_links_to_them(open_page: OpenPage, size: ViewportSize) -> None:
    host = open_page("/", size)
    table = create_table(host, "Hanna", {"game": "egizia", "players": 4, "bots": {"p2": "random"}})
    guest = open_page(f"/link/{table['invite']}", size)
    guest.get_by_role("button", name="Sit here").first.wait_for()
    host.goto(f"/table/{table['id']}")
    host.locator(".waiting").wait_for()
    for page in (host, guest):
        assert accessibility_violations(page) == []
        assert horizontal_overflow(page) == 0
    host.goto("/")
    host.get_by_role("heading", name="My tables").wait_for()
    assert accessibility_violations(host) == []


@at_sizes(DESKTOP, PHONE)
def test_dialogs_are_for_everybody(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    page.get_by_role("button", name="New table … (Egizia)").click()
    page.get_by_text("Options of the game").click()
    assert accessibility_violations(page) == []
    page.get_by_role("button", name="Begin").click()
    page.locator("#guest-name").wait_for()
    assert accessibility_violations(page) == []


@at_sizes(PHONE, DESKTOP)
def test_a_game_against_bots_begins_with_easy_ones_and_remembers_others(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    page.get_by_role("button", name="Play against bots (GIZA)").click()
    expect(page.get_by_role("radio", name="beginner")).to_be_checked()
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0
    page.get_by_role("radio", name="apprentice").check()
    page.get_by_label("How many rivals?").select_option("3")
    page.get_by_role("button", name="Begin", exact=True).click()
    enter_name(page, "Sitra")
    page.wait_for_url("**/table/*")
    page.locator(".stage").wait_for()
    page.goto("/")
    expect(page.get_by_role("listitem").filter(has_text="Sitra")).to_have_count(1)
    page.get_by_role("button", name="Play against bots (GIZA)").click()
    expect(page.get_by_role("radio", name="apprentice")).to_be_checked()
    expect(page.get_by_label("How many rivals?")).to_have_value("3")


def test_the_list_of_tables_has_the_game_that_was_begun(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play against bots (GIZA)").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    enter_name(page, "Sitra")
    page.wait_for_url("**/table/*")
    page.goto("/")
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Sitra")).to_have_count(1)


@pytest.mark.parametrize("language", languages())
def test_the_browser_chooses_the_language_and_people_change_it(open_page: OpenPage, language: str) -> None:
    page = open_page("/", locale=language)
    expect(page.locator("h1")).to_have_text(Words(language).say("web-welcome"))
    assert page.locator("html").get_attribute("lang") == language
    other = next(one for one in ("en", *languages()) if one != language or len(languages()) == 1)
    page.locator("header select").select_option(other)
    expect(page.locator("h1")).to_have_text(Words(other).say("web-welcome"))
    page.reload()
    expect(page.locator("h1")).to_have_text(Words(other).say("web-welcome"))


def test_a_rule_is_found_by_its_address_and_by_a_word(open_page: OpenPage) -> None:
    page = open_page("/rules/giza#GZ-4.1")
    expect(page.locator(".named")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("scarab")
    found = page.locator("article .rule").all_inner_texts()
    assert found
    assert all("scarab" in text.lower() for text in found)


def test_friends_come_by_a_link(open_page: OpenPage) -> None:
    host = open_page()
    host.get_by_role("button", name="New table … (GIZA)").click()
    host.locator("#new-players").select_option("2")
    host.locator("#new-p2").select_option("")
    host.get_by_role("button", name="Lay the table").click()
    enter_name(host, "Hanna")
    host.wait_for_url("**/table/*")
    table = host.evaluate("fetch('/api' + location.pathname.replace('/table/', '/tables/')).then(answer => answer.json())")
    guest = open_page(f"/link/{table['invite']}")
    guest.get_by_role("button", name="Sit here").click()
    enter_name(guest, "<b>Friend</b>")
    guest.wait_for_url("**/table/*")
    host.goto("/")
    expect(host.get_by_role("listitem").filter(has_text="<b>Friend</b>")).to_have_count(1)
    watcher = open_page(f"/link/{table['watch']}")
    watcher.wait_for_url("**/table/*token=*")


def test_a_dead_link_says_so(open_page: OpenPage) -> None:
    page = open_page("/link/nobodyknowsthistokenxx")
    expect(page.get_by_role("alert")).to_contain_text("leads nowhere")


def test_opponents_begin_with_the_beginner_and_simple_bots_come_last(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play against bots").first.click()
    dialog = page.get_by_role("dialog")
    names = [said.strip() for said in dialog.locator(".level strong").all_text_contents()]
    assert names == ["beginner", "apprentice", "builder", "architect", "master", "random", "greedy"]
    expect(dialog.get_by_text("random", exact=True)).to_be_hidden()
    dialog.get_by_text("For experiments").click()
    expect(dialog.get_by_text("random", exact=True)).to_be_visible()


def test_a_symbol_is_named_as_it_looks(open_page: OpenPage) -> None:
    """Who hovers over a symbol, or hears it, learns the name of what is drawn."""
    page = open_page("/")
    page.get_by_role("button", name="Play against bots").first.click()
    page.get_by_role("dialog").locator("button.primary").click()
    for symbol, name in (("☽", "moon"), ("◆", "diamond"), ("✱", "star"), ("❧", "leaf")):
        label = page.locator("label.swatch").filter(has=page.get_by_role("radio", name=name, exact=True))
        expect(label).to_have_attribute("title", name)
        expect(label).to_contain_text(symbol)
