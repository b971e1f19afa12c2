"""Whole games of every title in a real browser: by mouse, keyboard and touch screen, alone and with others."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from long import first_fair
from web.conftest import MIN_PLAYERS, PHONE, OpenPage
from web.page_checks import accessibility_violations, horizontal_overflow, notation_texts, untranslated_texts
from web.players import (
    KeyboardPlayer,
    MousePlayer,
    TouchPlayer,
    create_table,
    finish_together,
    join_by_link,
    log_lines,
    open_bot_table,
    play_until,
    player_row,
)
from web.server_process import ServerProcess

WHOLE = 3000
"""More touches than any game takes."""
LENGTHS = pytest.mark.parametrize(
    "touches", [20, pytest.param(WHOLE, marks=pytest.mark.long)], ids=["beginning", "whole game"]
)
"""How far a device plays. `make test` plays every title to its end in test_accessibility_tree.py; `make test-long` here."""


@pytest.mark.parametrize("game", first_fair(MIN_PLAYERS))
def test_a_whole_game_by_clicking(open_page: OpenPage, game: str) -> None:
    page = open_page()
    open_bot_table(page, "Clicker", game, MIN_PLAYERS[game])
    player = MousePlayer(page, 1)
    player.play()
    assert not player.small_targets
    expect(page.locator("section.game-over h2")).to_be_visible()
    assert accessibility_violations(page) == []
    page.locator("section.game-over").get_by_role("link", name="Replay").click()
    page.locator(".controls").wait_for()
    page.keyboard.press("End")
    page.wait_for_url(re.compile(r"at=\d+"))
    assert accessibility_violations(page) == []


@pytest.mark.parametrize(("game", "language"), list(zip(MIN_PLAYERS, cycle(["nl", "de", "fr"]), strict=False)))
@LENGTHS
def test_a_game_by_keyboard_alone(open_page: OpenPage, game: str, language: str, touches: int) -> None:
    page = open_page("/", locale=language)
    open_bot_table(page, "Typist", game, MIN_PLAYERS[game])
    player = KeyboardPlayer(page, 3)
    player.play(touches, look=check_language(language))
    check_length(player, touches)


@pytest.mark.parametrize(("game", "language"), list(zip(MIN_PLAYERS, cycle(["fr", "nl", "de"]), strict=False)))
@LENGTHS
def test_a_game_on_a_phone(open_page: OpenPage, game: str, language: str, touches: int) -> None:
    page = open_page("/", PHONE, locale=language)
    open_bot_table(page, "Djoser", game, MIN_PLAYERS[game])
    player = TouchPlayer(page, 5)
    player.play(touches, look=check_language(language))
    check_length(player, touches)
    assert not player.small_targets
    assert horizontal_overflow(page) == 0
    assert accessibility_violations(page) == []


def check_length(player: MousePlayer, touches: int) -> None:
    """Assert that the player has touched that often, or has reached the end of the game."""
    assert player.touches == touches or player.page.locator("section.game-over h2").is_visible()
    assert touches != WHOLE or player.touches < WHOLE, "a whole game ends"


def check_language(language: str) -> Callable[[Page], None]:
    """A function that asserts that a page is in one language."""

    def look(page: Page) -> None:
        assert untranslated_texts(page, language) == []
        assert notation_texts(page) == []

    return look


def test_two_people_against_each_other(open_page: OpenPage) -> None:
    host = open_page()
    table = create_table(host, "Ann", {"game": "giza", "players": 2})
    guest = join_by_link(open_page, table, "Bea", PHONE)
    host.goto(f"/table/{table['id']}")
    players = [MousePlayer(host, 1, patience=0.05), TouchPlayer(guest, 2, patience=0.05)]
    while min(player.touches for player in players) < 12:
        assert {player.step() for player in players} != {"over"}
    finish_together([host, guest], table["id"])
    for page in (host, guest):
        expect(page.locator("section.game-over h2")).to_be_visible()
    assert host.locator("section.game-over h2").inner_text() == guest.locator("section.game-over h2").inner_text()
    host.get_by_role("button", name="Rematch").click()
    host.wait_for_url(re.compile(f"/table/(?!{table['id']})"))
    guest.get_by_role("link", name="Next game").click()
    expect(guest).to_have_url(host.url)


def test_sealed_choices_stay_sealed_until_all_are_in(open_page: OpenPage, server: ServerProcess) -> None:
    ann = open_page()
    table = create_table(ann, "Ann", {"game": "great_pyramid", "players": 3})
    bea = join_by_link(open_page, table, "Bea")
    cleo = join_by_link(open_page, table, "Cleo")
    for page in (bea, cleo):
        page.locator(".stage").wait_for()  # the seed that deals is complete when the game begins
    play_until([ann, bea, cleo], table, server.dealing_seed_of(table["id"]), lambda match: len(match.actors()) > 1)
    for page in (ann, bea, cleo):
        page.goto(f"/table/{table['id']}")
        page.locator(".stage").wait_for()
    seal_choice(MousePlayer(ann, 1))
    expect(player_row(bea, "Ann")).to_contain_text("has chosen")
    ann.get_by_role("button", name="Withdraw").click()
    expect(player_row(bea, "Ann")).not_to_contain_text("has chosen")
    before = log_lines(ann)
    seal_choice(MousePlayer(ann, 2))
    seal_choice(MousePlayer(bea, 3))
    assert log_lines(ann) == log_lines(bea) == before, "nobody has heard of a choice"
    bid = ann.locator(".prompt .sealed strong").inner_text()
    assert bid not in bea.locator("body").inner_text()
    last = MousePlayer(cleo, 4)
    assert [last.step(), last.step()] == ["button", "confirm"], "a secret choice is asked about"
    for page in (ann, bea):
        expect(page.locator(".log li")).not_to_have_count(len(before))
        expect(page.locator(".prompt .sealed")).to_have_count(0)
    news = log_lines(ann)[len(before) :]
    assert news == log_lines(bea)[len(before) :], "the log tells nobody more than others, before and when bids are opened"
    assert sum("in secret" in line for line in news) == 3


def seal_choice(player: MousePlayer) -> None:
    """Make a sealed choice and confirm it."""
    player.step()
    expect(player.page.locator(".prompt .ready button.primary")).to_be_visible()
    player.step()
    expect(player.page.locator(".prompt .sealed")).to_be_visible()
