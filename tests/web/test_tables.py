"""Tables in a real browser: whole games by pointer, keyboard and finger, by two people; and what goes wrong on the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import benben

from web.checks import sideways, violations
from web.conftest import DESKTOP, PHONE, Opening, Scheme
from web.people import Clicker, Typist, introduce, made, post, sit
from web.serving import Serving

FEWEST = {name: benben.game(name).seats[0] for name in ("giza", "pyramids", "great_pyramid", "egizia")}
MOST = {name: benben.game(name).seats[1] for name in FEWEST}


@pytest.mark.parametrize("game", list(FEWEST))
def test_a_whole_game_by_clicking(opened: Opening, game: str) -> None:
    page = opened()
    sit(page, "Clicker", game, FEWEST[game])
    clicker = Clicker(page, 1)
    clicker.play()
    assert clicker.touches > 10
    expect(page.locator("section.over h2")).to_be_visible()
    assert violations(page) == []


def test_a_whole_game_by_keyboard_alone(opened: Opening) -> None:
    page = opened()
    sit(page, "Typist", "giza", 2)
    typist = Typist(page, 3)
    typist.play()
    assert typist.touches > 10


def test_a_whole_game_on_a_phone(opened: Opening) -> None:
    page = opened("/", PHONE)
    sit(page, "Thumb", "giza", 4)
    Clicker(page, 5).play()
    assert sideways(page) == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", list(MOST))
def test_everybody_can_use_full_tables(opened: Opening, game: str, size: ViewportSize, scheme: Scheme) -> None:
    page = opened("/", size, scheme=scheme)
    sit(page, "Somebody", game, MOST[game])
    clicker = Clicker(page, 2)
    while clicker.touches < 12 and clicker.step():
        pass
    assert violations(page) == []
    assert sideways(page) == 0
    small = page.evaluate(SMALL)
    assert not small, f"too small to touch: {small}"


SMALL = """() => [...document.querySelectorAll('.prompt button, [data-id].lit')].map(one => {
    const box = one.getBoundingClientRect();
    return [one.dataset.id ?? one.innerText, Math.round(box.width), Math.round(box.height)];
}).filter(([, width, height]) => width < 24 || height < 24)"""
"""WCAG 2.2 asks for 24 px at least."""


def test_two_people_against_each_other(opened: Opening) -> None:
    host = opened()
    table = made(host, "Ann", {"game": "giza", "players": 2})
    friend = opened(f"/link/{table['invite']}", PHONE)
    friend.get_by_role("button", name="Sit here").click()
    introduce(friend, "Bea")
    host.goto(f"/table/{table['id']}")
    players = [Clicker(host, 1), Clicker(friend, 2)]
    for _ in range(4000):
        for player in players:
            player.step()
        if host.locator("section.over").count() and friend.locator("section.over").count():
            break
    for page in (host, friend):
        expect(page.locator("section.over h2")).to_be_visible()
    assert host.locator("section.over h2").inner_text() == friend.locator("section.over h2").inner_text()
    host.get_by_role("button", name="Rematch").click()
    host.wait_for_url(re.compile(f"/table/(?!{table['id']})"))
    friend.get_by_role("link", name="Next game").click()
    expect(friend).to_have_url(host.url)


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


def test_a_prompt_opens_its_rule(opened: Opening) -> None:
    page = opened()
    sit(page, "Ann", "giza", 2)
    page.locator(".prompt .question button, .prompt .question a").first.click()
    expect(page.get_by_text("GZ-3").first).to_be_visible()


def test_the_language_can_change_at_the_table(opened: Opening) -> None:
    page = opened()
    sit(page, "Ann", "egizia", 2)
    page.locator(".prompt .question strong").first.wait_for()
    english = page.locator(".prompt .question").inner_text()
    for language in ("fr", "nl", "de"):
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.locator(".prompt .question").inner_text() != english
        assert page.evaluate(KEYS) == [], "no message key is shown as it is"


KEYS = r"() => document.body.innerText.match(/\b(?:web|egizia|terminal|server)-[a-z][a-z-]+/g) ?? []"


def test_a_killed_server_comes_back_and_nothing_is_lost(opened: Opening, serving: Serving) -> None:
    page = opened()
    sit(page, "Ann", "giza", 2)
    clicker = Clicker(page, 7)
    for _ in range(3):
        while clicker.touches % 4 != 3 and clicker.step():
            pass
        clicker.touches += 1
        before = heard(page)
        serving.kill()
        expect(page.locator(".banner")).to_be_visible()
        serving.start()
        expect(page.locator(".banner")).to_be_hidden(timeout=30_000)
        assert heard(page)[: len(before)] == before
    clicker.play()


def heard(page: Page) -> list[str]:
    """The log as it is shown."""
    return page.locator("ol.log li, .log li").all_inner_texts()


def test_a_finished_game_is_replayed_by_key_by_address_and_by_log(opened: Opening) -> None:
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
    drawn = page.locator(".stage").inner_html()
    page.goto(moment)
    page.locator(".stage").wait_for()
    expect(page).to_have_url(moment)
    page.wait_for_timeout(300)
    assert re.sub(r"svelte-\w+|c\d+", "", page.locator(".stage").inner_html()) == re.sub(r"svelte-\w+|c\d+", "", drawn)
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("at=0"))
    assert violations(page) == []
    checked = post(page, f"/api/tables/{table}/verify", {})
    assert checked["seed"]


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
