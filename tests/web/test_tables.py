"""Tables in a real browser: accessibility, languages, lost connections, replays and chat."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import ViewportSize, expect
from tools.web_screenshots import PLAY

from long import fair_selection, first_fair
from web.conftest import DESKTOP, MAX_PLAYERS, MIN_PLAYERS, PHONE, OpenPage
from web.page_checks import accessibility_violations, horizontal_overflow, notation_texts, small_targets, untranslated_texts
from web.players import MousePlayer, TouchPlayer, create_table, finish_game, log_lines, open_bot_table, post
from web.server_process import ServerProcess


@pytest.mark.parametrize(("game", "size"), fair_selection(product(MAX_PLAYERS, [PHONE, DESKTOP])))
def test_full_tables_are_accessible(open_page: OpenPage, game: str, size: ViewportSize) -> None:
    page = open_page("/", size)
    open_bot_table(page, "Somebody", game, MAX_PLAYERS[game])
    (TouchPlayer if size == PHONE else MousePlayer)(page, 2).play(12)
    assert not small_targets(page), "too small to touch"
    assert horizontal_overflow(page) == 0
    assert accessibility_violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert accessibility_violations(page) == []


def test_side_panels_are_accessible(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Somebody", "egizia", 2)
    page.get_by_role("button", name="List", exact=True).click()
    page.locator(".prompt .question button, .prompt .question a").first.click()
    assert accessibility_violations(page) == []
    page.keyboard.press("Escape")
    for tab in ("Chat", "Hint", "In words", "More"):
        page.locator(".tabs").get_by_role("button", name=tab).click()
        assert accessibility_violations(page) == []
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    assert accessibility_violations(page) == []


def test_spectators_see_and_hear_but_cannot_touch(open_page: OpenPage) -> None:
    host = open_page()
    table = create_table(host, "Ann", {"game": "giza", "players": 2, "bots": {"p2": "random"}})
    watcher = open_page(f"/link/{table['watch']}")
    watcher.locator(".stage").wait_for()
    assert watcher.locator("section[data-area=hand]").count() == 0
    assert watcher.locator(".selectable").count() == 0


def test_a_refused_touch_says_why_with_its_rule(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "giza", 2)
    page.locator("[data-id].selectable").first.wait_for()
    page.locator("[data-id=pile]").click(force=True)
    reason = page.locator(".refusal")
    expect(reason).to_be_visible()
    assert page.locator(".selectable").count() > 0, "nothing is lost"


def test_touches_during_an_animation_are_never_refused(open_page: OpenPage) -> None:
    page = open_page(calm=False)
    open_bot_table(page, "Hasty", "giza", 3)
    player = MousePlayer(page, 9)
    while player.touches < 16 and player.step() != "over":
        if page.locator(".selected").count() == 0:  # a piece that is picked and fits nowhere says why
            assert page.locator(".refusal").count() == 0, page.locator(".refusal").inner_text()
    assert player.touches > 8


def test_a_prompt_opens_its_rule(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "giza", 2)
    page.locator(".prompt .question button, .prompt .question a").first.click()
    expect(page.get_by_text("GZ-3").first).to_be_visible()


@pytest.mark.parametrize("game", first_fair(MIN_PLAYERS))
def test_the_language_can_change_at_the_table(open_page: OpenPage, game: str) -> None:
    page = open_page()
    open_bot_table(page, "Ann", game, MIN_PLAYERS[game])
    player = MousePlayer(page, 4)
    assert untranslated_texts(page, "fr"), "the check recognises an English page"
    for language in ("fr", "nl", "de"):
        player.play(player.touches + 6)
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("l")
        for tab in page.locator(".tabs button").all():
            tab.click()
            assert untranslated_texts(page, language) == []
            assert notation_texts(page) == []
        page.keyboard.press("l")


def test_a_killed_server_comes_back_and_nothing_is_lost(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "giza", 2)
    player = MousePlayer(page, 7)
    for _ in range(2):
        player.play(player.touches + 3)
        before = log_lines(page)
        server.kill()
        expect(page.locator(".banner")).to_be_visible()
        server.start()
        expect(page.locator(".banner")).to_be_hidden(timeout=30_000)
        assert log_lines(page)[: len(before)] == before
    touches = player.touches
    player.play(touches + 3)
    assert player.touches == touches + 3, "the game goes on"


def test_a_finished_game_is_replayed_by_key_and_by_address(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page()
    table = open_bot_table(page, "Ann", "giza", 2)
    finish_game(page, table)
    page.locator("section.game-over").get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/**")
    page.locator(".stage").wait_for()
    page.keyboard.press("End")
    page.wait_for_url(re.compile(r"at=\d\d+"))
    end = page.url
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(lambda url: url != end)
    moment = page.url
    shown = page.locator(".controls output")
    expect(shown).to_have_text(re.compile(rf"^{moment.split('at=')[1].split('&')[0]} /"))
    drawn = page.locator(".stage").inner_html()
    page.goto(moment)
    page.locator(".stage").wait_for()
    expect(page).to_have_url(moment)
    expect(shown).to_have_text(re.compile(rf"^{moment.split('at=')[1].split('&')[0]} /"))
    assert re.sub(r"svelte-\w+|c\d+", "", page.locator(".stage").inner_html()) == re.sub(r"svelte-\w+|c\d+", "", drawn)
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("at=0"))
    assert accessibility_violations(page) == []
    checked = post(page, f"/api/tables/{table}/verify", {})
    assert checked["seed"] == server.seed_of(table).hex()


def test_a_hint_recommends_one_move_with_a_probability(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "giza", 2)
    page.locator(".prompt").get_by_role("button", name="Hint").click()
    expect(page.get_by_text(re.compile(r"Play this, \d+ % to win"))).to_have_count(1)


def test_chat_is_text_and_never_markup(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "giza", 2)
    page.get_by_role("tab", name="Chat").or_(page.get_by_role("button", name="Chat")).first.click()
    box = page.get_by_label("Say something")
    box.fill("<img src=x onerror=alert(1)>")
    box.press("Enter")
    expect(page.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()
    assert page.locator("img").count() == 0


def test_pictures_of_a_game_in_play_can_be_taken(open_page: OpenPage) -> None:
    page = open_page()
    table = page.evaluate(PLAY, ["pyramids", 2, 2, "greedy"])  # which never ends early
    page.goto(f"/table/{table}")
    expect(page.locator(".log li").filter(has_text="Ann")).not_to_have_count(0)


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_a_stranger_at_a_private_table_is_told_how_to_get_in(open_page: OpenPage, language: str) -> None:
    page = open_page()
    open_bot_table(page, "Somebody", "giza", 2)
    stranger = open_page(page.url.removeprefix(page.url.split("/table/")[0]), PHONE, locale=language)
    heading = "You cannot see this table" if language == "en-GB" else "Diesen Tisch kannst du nicht sehen"
    expect(stranger.get_by_role("heading", name=heading)).to_be_visible()
    expect(stranger.get_by_role("alert")).to_be_visible()
    assert accessibility_violations(stranger) == []
    assert horizontal_overflow(stranger) == 0
    stranger.get_by_role("main").get_by_role("link").click()
    expect(stranger).to_have_url(re.compile(r"/$"))
