"""Sounds of a table: one's turn, a move, points, the end, chat; each can be turned off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from web.conftest import OpenPage
from web.players import MousePlayer, create_table, join_by_link, open_bot_table

FIRST_NOTES = {"turn": 660, "move": 240, "points": 520, "end": 523, "chat": 880}
"""The first note of each sound, in Hz."""
LISTEN = """() => {
    window.notes = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
        window.notes.push({ note: this.frequency.value, sounds: this.context.state === 'running' });
        start.call(this, at);
    };
}"""
"""Notes every tone that the page plays from now on, and whether it can be heard."""


def heard(page: Page) -> set[str]:
    """The sounds that were played on a page and could be heard."""
    notes = {one["note"] for one in page.evaluate("window.notes") if one["sounds"]}
    return {sound for sound, note in FIRST_NOTES.items() if note in notes}


def wait_for_sound(page: Page, sound: str) -> None:
    """Wait until a sound was played."""
    page.wait_for_function("note => window.notes.some(one => one.note === note && one.sounds)", arg=FIRST_NOTES[sound])


def whole_game(page: Page) -> None:
    """Play a game of GIZA against a bot to its end."""
    open_bot_table(page, "Ann", "giza", 2)
    page.evaluate(LISTEN)
    MousePlayer(page, 3).play()


def chat(page: Page, open_page: OpenPage) -> None:
    """Let another player say something at a table of two people."""
    table = create_table(page, "Ann", {"game": "giza", "players": 2})
    other = join_by_link(open_page, table, "Bea")
    page.goto(f"/table/{table['id']}")
    page.locator(".stage").wait_for()
    page.evaluate(LISTEN)
    page.mouse.click(2, 2)  # browsers allow no sound before a first touch
    other.locator(".tabs").get_by_role("button", name="Chat").click()
    other.get_by_label("Say something").first.fill("good luck")
    other.keyboard.press("Enter")
    page.locator(".notice.shown").wait_for()


def test_turns_moves_points_and_the_end_are_heard(open_page: OpenPage) -> None:
    page = open_page()
    whole_game(page)
    wait_for_sound(page, "end")
    assert heard(page) == {"turn", "move", "points", "end"}


def test_chat_is_heard(open_page: OpenPage) -> None:
    page = open_page()
    chat(page, open_page)
    wait_for_sound(page, "chat")


@pytest.mark.parametrize("play", [whole_game, chat], ids=["game", "chat"])
def test_what_is_turned_off_is_not_heard(open_page: OpenPage, play: Callable[..., None]) -> None:
    page = open_page()
    page.get_by_role("button", name="Preferences").click()
    dialog = page.get_by_role("dialog", name="Preferences")
    for box in dialog.get_by_role("group", name="Sounds").get_by_role("checkbox").all():
        box.uncheck()
    dialog.get_by_role("button", name="Close").click()
    play(page, *([open_page] if play is chat else []))
    assert page.evaluate("window.notes") == []


def test_before_a_first_touch_nothing_is_saved_up_to_be_heard_later(open_page: OpenPage) -> None:
    page = open_page()
    untouched = "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })"
    page.add_init_script(f"{untouched}; ({LISTEN})()")
    open_bot_table(page, "Ann", "giza", 2)
    page.locator("[data-id].selectable").first.wait_for()
    assert page.evaluate("window.notes") == []
