"""Whole games of every title in a real browser: by pointer, by keyboard, by finger, and by several people."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web.conftest import FEWEST, PHONE, Opening
from web.page_checks import sideways, strangers, violations
from web.players import Clicker, Thumb, Typist, friend, hasten, log, made, row, sit
from web.server_process import Serving


@pytest.mark.parametrize("game", list(FEWEST))
def test_a_whole_game_by_clicking(opened: Opening, game: str) -> None:
    page = opened()
    sit(page, "Clicker", game, FEWEST[game])
    clicker = Clicker(page, 1)
    clicker.play()
    assert not clicker.small
    expect(page.locator("section.over h2")).to_be_visible()
    assert violations(page) == []
    page.locator("section.over").get_by_role("link", name="Replay").click()
    page.locator(".controls").wait_for()
    page.keyboard.press("End")
    page.wait_for_url(re.compile(r"at=\d+"))
    assert violations(page) == []


@pytest.mark.parametrize(("game", "language"), list(zip(FEWEST, ["nl", "de", "fr", "nl"], strict=True)))
def test_a_whole_game_by_keyboard_alone(opened: Opening, game: str, language: str) -> None:
    page = opened("/", locale=language)
    sit(page, "Typist", game, FEWEST[game])
    Typist(page, 3).play(look=speaks(language))
    expect(page.locator("section.over h2")).to_be_visible()


@pytest.mark.parametrize(("game", "language"), list(zip(FEWEST, ["fr", "nl", "de", "fr"], strict=True)))
def test_a_whole_game_on_a_phone(opened: Opening, game: str, language: str) -> None:
    page = opened("/", PHONE, locale=language)
    sit(page, "Thumb", game, FEWEST[game])
    thumb = Thumb(page, 5)
    thumb.play(look=speaks(language))
    assert not thumb.small
    assert sideways(page) == 0
    assert violations(page) == []


def speaks(language: str) -> Callable[[Page], None]:
    """A look at a page that must be in one language."""

    def look(page: Page) -> None:
        assert strangers(page, language) == []

    return look


def test_two_people_against_each_other(opened: Opening) -> None:
    host = opened()
    table = made(host, "Ann", {"game": "giza", "players": 2})
    guest = friend(opened, table, "Bea", PHONE)
    host.goto(f"/table/{table['id']}")
    players = [Clicker(host, 1, patience=0.05), Thumb(guest, 2, patience=0.05)]
    for _ in range(2000):
        if {player.step() for player in players} == {"over"}:
            break
    for page in (host, guest):
        expect(page.locator("section.over h2")).to_be_visible()
    assert host.locator("section.over h2").inner_text() == guest.locator("section.over h2").inner_text()
    host.get_by_role("button", name="Rematch").click()
    host.wait_for_url(re.compile(f"/table/(?!{table['id']})"))
    guest.get_by_role("link", name="Next game").click()
    expect(guest).to_have_url(host.url)


def test_sealed_choices_stay_sealed_until_all_are_in(opened: Opening, serving: Serving) -> None:
    ann = opened()
    table = made(ann, "Ann", {"game": "great_pyramid", "players": 3})
    bea = friend(opened, table, "Bea")
    cleo = friend(opened, table, "Cleo")
    hasten([ann, bea, cleo], table, serving.seed_of(table["id"]), lambda match: len(match.actors()) > 1)
    for page in (ann, bea):
        page.goto(f"/table/{table['id']}")
        page.locator(".stage").wait_for()
    seal(Clicker(ann, 1))
    expect(row(bea, "Ann")).to_contain_text("has chosen")
    ann.get_by_role("button", name="Withdraw").click()
    expect(row(bea, "Ann")).not_to_contain_text("has chosen")
    before = log(ann)
    seal(Clicker(ann, 2))
    seal(Clicker(bea, 3))
    assert log(ann) == log(bea) == before, "nobody has heard of a choice"
    bid = ann.locator(".prompt .sealed strong").inner_text()
    assert bid not in bea.locator("body").inner_text()
    Clicker(cleo, 4).step()
    for page in (ann, bea):
        expect(page.locator(".log li")).not_to_have_count(len(before))
        expect(page.locator(".prompt .sealed")).to_have_count(0)
    news = list(zip(log(ann)[len(before) :], log(bea)[len(before) :], strict=True))
    assert {"hidden" in first + second for first, second in news if first != second} == {True}, "each knows its own bid only"
    assert news[-1][0] == news[-1][1], "and all of them when they are opened"


def seal(clicker: Clicker) -> None:
    """Make a sealed choice: one that takes a single touch needs no confirming."""
    clicker.step()
    confirm, sealed = clicker.page.locator(".prompt .ready button.first"), clicker.page.locator(".prompt .sealed")
    expect(confirm.or_(sealed).first).to_be_visible()
    if confirm.count():
        clicker.step()
    expect(sealed).to_be_visible()
