"""Play it again in a real browser: try from a moment, comments and links to moments, and puzzles on the board."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import benben
from benben.review.puzzle_files import Puzzle, puzzles_of

from long import fair_selection
from web.conftest import DESKTOP, PHONE, OpenPage
from web.page_checks import accessibility_violations, horizontal_overflow, untranslated_texts
from web.players import MousePlayer, enter_name, finish_game, finish_together, new_name, open_bot_table

CONFIRM = ".prompt .ready button.primary"
TURN_S = 1.0
"""Seconds that a player looks whether it is their turn."""
MOST_ROUNDS = 60
"""Looks of each player at the table, at most."""
GAMES = ["giza", "pyramids", "great_pyramid", "egizia"]


def test_a_moment_of_a_replay_is_tried_and_the_table_says_so(open_page: OpenPage) -> None:
    page = open_page()
    table = open_bot_table(page, "Ann", "giza", 2)
    finish_game(page, table)
    page.goto(f"/replay/{table}?at=20")
    page.get_by_role("button", name="More").click()
    page.get_by_label("Which bot").select_option("greedy")
    page.get_by_role("button", name="Ask", exact=True).click()
    expect(page.get_by_text(re.compile("this bot would have played", re.IGNORECASE))).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text("At this moment nobody had to choose.")).to_be_visible()
    expect(page.get_by_role("button", name="Ask", exact=True)).to_have_count(0)
    page.goto(f"/replay/{table}?at=20")
    page.get_by_role("button", name="Try from here").click()
    dialog = page.get_by_role("dialog", name="Try from here")
    expect(dialog.get_by_label("Your seat")).to_have_value("p1")
    assert accessibility_violations(page) == []
    page.set_viewport_size(PHONE)
    assert horizontal_overflow(page) == 0
    page.set_viewport_size(DESKTOP)
    dialog.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/table/"))
    note = page.get_by_role("link", name="Tried from a finished game, after action 20")
    note.wait_for()
    assert table not in page.url
    branch = page.url.rpartition("/")[2]
    finish_game(page, branch)
    page.goto("/")
    expect(page.get_by_role("link", name="Tried from a finished game, after action 20").first).to_be_visible()
    page.goto(f"/table/{branch}")
    note.click()
    expect(page).to_have_url(re.compile(f"/replay/{table}.*at=20"))


def test_friends_can_try_together(open_page: OpenPage) -> None:
    page = open_page()
    table = open_bot_table(page, "Ann", "giza", 2)
    finish_game(page, table)
    page.goto(f"/replay/{table}?at=9")
    page.get_by_role("button", name="Try from here").click()
    page.get_by_label("On the other seats").select_option("people")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("section.waiting").get_by_role("link", name=re.compile("after action 9"))).to_be_visible()
    branch = page.url.rpartition("/")[2]
    friend = open_page(page.get_by_label("Invitation: whoever opens this link can sit down").input_value())
    expect(friend.get_by_text("Tried from a finished game, after action 9")).to_be_visible()
    expect(friend.get_by_role("link", name=re.compile("after action 9"))).to_have_count(0)
    friend.get_by_role("button", name="Sit here").click()
    enter_name(friend, new_name("Friend"))
    for one in (page, friend):
        one.locator(".stage").wait_for()
    play_in_turn([MousePlayer(page, 1, TURN_S), MousePlayer(friend, 2, TURN_S)], touches=4)
    finish_together([page, friend], branch)


def play_in_turn(players: Sequence[MousePlayer], touches: int) -> None:
    """Let everybody touch the board so often, in the order in which they are asked."""
    for _ in range(MOST_ROUNDS):
        for player in players:
            player.step()
        if all(player.touches >= touches for player in players):
            return
    raise AssertionError(f"touches by player: {[player.touches for player in players]}")


def solve(page: Page, puzzle: Puzzle, game: str) -> None:
    """Make the move that is the answer, by touching its places."""
    name = benben.game(game)
    action = name.parse(puzzle.best)
    for element in name.catalogue.path(action):
        if page.locator(CONFIRM).count() or page.locator(".coach .right").count():
            break
        drawn = page.locator(f'[data-id="{element}"].selectable')
        button = page.locator(f'.prompt .buttons [data-id="{element}"]')
        drawn.or_(button).first.click()
    confirm = page.locator(CONFIRM)
    confirm.or_(page.locator(".coach .right")).first.wait_for()
    if confirm.count():
        confirm.click()


@pytest.mark.parametrize(("game", "size"), fair_selection(product(GAMES, [DESKTOP, PHONE])))
def test_a_puzzle_is_shown_and_answered(game: str, size: ViewportSize, open_page: OpenPage) -> None:
    page = open_page(f"/puzzles/{game}", size)
    page.get_by_role("heading", name="Puzzle of the day").wait_for()
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0
    page.get_by_role("link", name=re.compile("^Solve")).first.click()
    page.get_by_text("Which move is clearly best?").wait_for()
    assert horizontal_overflow(page) == 0
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_text(re.compile("^The answer: ")).wait_for()
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0


def test_the_right_move_on_the_board_solves_a_puzzle(open_page: OpenPage) -> None:
    page = open_page()
    puzzle = next(one for one in puzzles_of("giza") if one.best.startswith("play "))
    page.goto(f"/puzzles/giza?puzzle={puzzle.id}")
    page.get_by_text("Which move is clearly best?").wait_for()
    solve(page, puzzle, "giza")
    page.get_by_text("Right!").wait_for()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("✓ Solved").first).to_be_visible()


def test_the_board_of_a_puzzle_has_most_of_a_phone_while_a_move_is_made(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    puzzle = next(one for one in puzzles_of("giza") if one.best.startswith("play "))
    page.goto(f"/puzzles/giza?puzzle={puzzle.id}")
    page.get_by_text("Which move is clearly best?").wait_for()
    game = benben.game("giza")
    first = game.catalogue.path(game.parse(puzzle.best))[0]
    page.locator(f'[data-id="{first}"].selectable').tap()
    expect(page.get_by_role("button", name="Show the answer")).to_be_hidden()
    covered = page.locator("section.top").bounding_box()
    assert covered is not None
    assert covered["height"] < PHONE["height"] / 3
    page.locator(".way button").click()
    expect(page.get_by_role("button", name="Show the answer")).to_be_visible()


@pytest.mark.parametrize("language", ["fr", "nl", "de"])
def test_puzzles_are_in_every_language(language: str, open_page: OpenPage) -> None:
    page = open_page("/puzzles/giza", locale=language)
    page.get_by_role("listitem").first.wait_for()
    assert untranslated_texts(page, language) == []
