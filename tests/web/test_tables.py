"""Tables in a real browser: for everybody, in every language, and what goes wrong on the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect
from tools.web_screenshots import PLAY

from web.conftest import DESKTOP, FEWEST, MOST, PHONE, Opening
from web.page_checks import sideways, small, strangers, violations
from web.players import Clicker, Thumb, friend, log, made, post, row, sit
from web.server_process import ABSENCE, Serving


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", list(MOST))
def test_everybody_can_use_full_tables(opened: Opening, game: str, size: ViewportSize) -> None:
    page = opened("/", size)
    sit(page, "Somebody", game, MOST[game])
    (Thumb if size == PHONE else Clicker)(page, 2).play(12)
    assert not small(page), "too small to touch"
    assert sideways(page) == 0
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []


def test_everybody_can_use_what_lies_beside_a_table(opened: Opening) -> None:
    page = opened()
    sit(page, "Somebody", "egizia", 2)
    page.get_by_role("button", name="List", exact=True).click()
    page.locator(".prompt .question button, .prompt .question a").first.click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    for tab in ("Chat", "Hint", "In words", "More"):
        page.locator(".tabs").get_by_role("button", name=tab).click()
        assert violations(page) == []
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []


def test_spectators_see_and_hear_but_cannot_touch(opened: Opening) -> None:
    host = opened()
    table = made(host, "Ann", {"game": "giza", "players": 2, "bots": {"p2": "random"}})
    watcher = opened(f"/link/{table['watch']}")
    watcher.locator(".stage").wait_for()
    assert watcher.locator("[data-area=hand]").count() == 0
    assert watcher.locator(".lit").count() == 0


def test_a_refused_touch_says_why_with_its_rule(opened: Opening) -> None:
    page = opened()
    sit(page, "Ann", "giza", 2)
    page.locator("[data-id].lit").first.wait_for()
    page.locator("[data-id=pile]").click(force=True)
    reason = page.locator(".reason")
    expect(reason).to_be_visible()
    assert page.locator(".lit").count() > 0, "nothing is lost"


def test_a_hand_that_does_not_wait_for_moving_pieces_is_never_refused(opened: Opening) -> None:
    page = opened(calm=False)
    sit(page, "Hasty", "giza", 3)
    clicker = Clicker(page, 9)
    while clicker.touches < 16 and clicker.step() != "over":
        assert page.locator(".reason").count() == 0, page.locator(".reason").inner_text()


def test_a_prompt_opens_its_rule(opened: Opening) -> None:
    page = opened()
    sit(page, "Ann", "giza", 2)
    page.locator(".prompt .question button, .prompt .question a").first.click()
    expect(page.get_by_text("GZ-3").first).to_be_visible()


@pytest.mark.parametrize("game", list(FEWEST))
def test_the_language_can_change_at_the_table(opened: Opening, game: str) -> None:
    page = opened()
    sit(page, "Ann", game, FEWEST[game])
    clicker = Clicker(page, 4)
    assert strangers(page, "fr"), "an English page is known as one"
    for language in ("fr", "nl", "de"):
        clicker.play(clicker.touches + 6)
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("l")
        for tab in page.locator(".tabs button").all():
            tab.click()
            assert strangers(page, language) == []
        page.keyboard.press("l")


def test_a_killed_server_comes_back_and_nothing_is_lost(opened: Opening, serving: Serving) -> None:
    page = opened()
    sit(page, "Ann", "giza", 2)
    clicker = Clicker(page, 7)
    for _ in range(2):
        clicker.play(clicker.touches + 3)
        before = log(page)
        serving.kill()
        expect(page.locator(".banner")).to_be_visible()
        serving.start()
        expect(page.locator(".banner")).to_be_hidden(timeout=30_000)
        assert log(page)[: len(before)] == before
    clicker.play()


def test_a_finished_game_is_replayed_by_key_and_by_address(opened: Opening, serving: Serving) -> None:
    page = opened()
    table = sit(page, "Ann", "giza", 2)
    Clicker(page, 11).play()
    page.locator("section.over").get_by_role("link", name="Replay").click()
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
    assert violations(page) == []
    checked = post(page, f"/api/tables/{table}/verify", {})
    assert checked["seed"] == serving.seed_of(table).hex()


def test_hints_come_with_what_they_rest_on(opened: Opening) -> None:
    page = opened()
    sit(page, "Ann", "giza", 2)
    page.locator(".prompt").get_by_role("button", name="Hint").click()
    expect(page.get_by_text(re.compile(r"wins \d+ %")).first).to_be_visible()


def test_chat_is_text_and_never_markup(opened: Opening) -> None:
    page = opened()
    sit(page, "Ann", "giza", 2)
    page.get_by_role("tab", name="Chat").or_(page.get_by_role("button", name="Chat")).first.click()
    box = page.get_by_label("Say something")
    box.fill("<img src=x onerror=alert(1)>")
    box.press("Enter")
    expect(page.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()
    assert page.locator("img").count() == 0


def test_a_seat_goes_on_on_another_device(opened: Opening) -> None:
    page = opened()
    table = sit(page, "Ann", "giza", 2)
    key = post(page, f"/api/tables/{table}/key", {})["key"]
    phone = opened(f"/seat/{key}", PHONE)
    assert violations(phone) == []
    phone.get_by_role("button", name="Take my seat").click()
    phone.wait_for_url(f"**/table/{table}")
    phone.locator("[data-area=hand]").wait_for()
    assert page.locator("[data-area=hand]").count() == 1


def test_the_table_agrees_on_a_bot_for_somebody_who_is_away(opened: Opening) -> None:
    ann = opened()
    table = made(ann, "Ann", {"game": "giza", "players": 3})
    bea = friend(opened, table, "Bea")
    cleo = friend(opened, table, "Cleo")
    ann.goto(f"/table/{table['id']}")
    ann.locator(".stage").wait_for()
    cleo.close()
    expect(row(ann, "Cleo")).to_contain_text("away")
    ann.wait_for_timeout(ABSENCE * 1500)
    row(ann, "Cleo").get_by_label("Level").select_option("random")
    row(ann, "Cleo").get_by_role("button", name="Propose a bot").click()
    expect(row(bea, "Cleo")).to_contain_text("is proposed")
    assert violations(bea) == []
    row(bea, "Cleo").get_by_role("button", name="Agree").click()
    for page in (ann, bea):
        expect(row(page, "Cleo")).not_to_contain_text("away")
    back = cleo.context.new_page()
    back.goto(f"/table/{table['id']}")
    expect(back.locator(".prompt")).to_contain_text("A bot is playing for you")
    assert violations(back) == []
    back.locator(".prompt").get_by_role("button", name="Take my seat back").click()
    expect(back.locator(".prompt")).not_to_contain_text("A bot is playing for you")


def test_pictures_of_a_game_in_play_can_be_taken(opened: Opening) -> None:
    page = opened()
    table = page.evaluate(PLAY, ["pyramids", 2, 2, "greedy"])  # which never ends early
    page.goto(f"/table/{table}")
    expect(page.locator(".log li").filter(has_text="Nefertari")).not_to_have_count(0)
