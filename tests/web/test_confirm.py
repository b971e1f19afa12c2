"""Moves that cannot be taken back ask first, with what they bring and what they give up."""

from __future__ import annotations

import re

from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from web.conftest import DESKTOP, PHONE, TABLET, OpenPage, at_sizes
from web.page_checks import accessibility_violations
from web.players import open_bot_table, wait_for_turn


def last_change(page: Page, table: str) -> float:
    """When something last happened at a table."""
    changed: float = page.request.get(f"/api/tables/{table}").json()["changed"]
    return changed


def open_log(page: Page) -> None:
    """Open the sheet of the log, where the log is not beside the board."""
    button = page.locator(".prompt").get_by_role("button", name="Log", exact=True)
    if button.is_visible():
        button.click()


@at_sizes(PHONE, DESKTOP, TABLET)
def test_one_touch_on_pass_ends_no_round(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    table = open_bot_table(page, "Ann", "egizia", 2)
    wait_for_turn(page)
    before = last_change(page, table)
    prompt = page.locator(".prompt")
    prompt.get_by_role("button", name="Pass").click()
    expect(prompt.locator(".ready")).to_contain_text("You give up 8 ships this round")
    expect(prompt.locator(".ready")).to_contain_text("You can take this back until chance decides")
    assert last_change(page, table) == before, "nothing has happened yet"
    assert accessibility_violations(page) == []
    prompt.get_by_role("button", name="Back").click()
    expect(prompt.locator(".ready")).to_have_count(0)
    prompt.get_by_role("button", name="Pass").click()
    prompt.get_by_role("button", name="Confirm").click()
    open_log(page)
    expect(page.locator(".log li").filter(has_text="Ann places no more ships")).to_have_count(1)


class HeldPreviews:
    """Holds the requests for previews back, on their way from the page to the server, until they are released."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] = []
        self.servers: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/api/tables/.*/socket"), self.connect)

    def connect(self, client: WebSocketRoute) -> None:
        server = client.connect_to_server()
        self.servers.append(server)
        client.on_message(lambda message: self.held.append(message) if "preview" in str(message) else server.send(message))

    def release(self) -> None:
        """Let them go on."""
        for message in self.held:
            self.servers[-1].send(message)


def test_confirm_waits_for_what_the_move_brings(open_page: OpenPage) -> None:
    page = open_page()
    previews = HeldPreviews(page)
    table = open_bot_table(page, "Ann", "egizia", 2)
    wait_for_turn(page)
    before = last_change(page, table)
    prompt = page.locator(".prompt")
    prompt.get_by_role("button", name="Pass").click()
    confirm = prompt.get_by_role("button", name="Confirm")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    confirm.dispatch_event("click")
    confirm.press("Enter")
    expect(prompt.locator(".you")).to_be_visible()
    assert accessibility_violations(page) == []
    assert last_change(page, table) == before, "nothing has happened"
    previews.release()
    expect(prompt.locator(".ready")).to_contain_text("You give up 8 ships this round")
    expect(confirm).to_have_attribute("aria-disabled", "false")
    confirm.click()
    expect(page.locator(".log li").filter(has_text="Ann places no more ships")).to_have_count(1)


def test_a_move_that_can_be_taken_back_asks_only_those_who_want_it(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "great_pyramid", 3)
    wait_for_turn(page)
    placed = page.locator(".log li").filter(has_text=re.compile("Ann places a worker"))
    page.locator('[data-id="farm"].selectable').first.click()
    expect(placed).to_have_count(1)
    expect(page.locator(".prompt").get_by_role("button", name="Undo")).to_be_visible()
    page.locator(".tabs").get_by_text("More").click()
    page.get_by_label("always").check()
    page.locator(".tabs").get_by_text("Log").click()
    page.locator('[data-id="farm"].selectable').first.click()
    expect(page.locator(".prompt .ready")).to_be_visible()
    expect(placed).to_have_count(1)


def test_a_button_that_says_a_whole_action_asks_nothing_more(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "great_pyramid", 3)
    prompt = page.locator(".prompt")
    question = prompt.locator(".question")
    art = prompt.get_by_role("button", name="Make 1 art", exact=True)
    places = iter(["artist", *["farm"] * 9])
    for _ in range(20):
        wait_for_turn(page)
        if art.is_visible():
            break
        asked = question.inner_text()
        if "Choose your row" in asked:
            page.locator('[data-id="row.no-bonus"].selectable, [data-id="row.fish-x2"].selectable').last.click()
        elif "Move a worker as your row allows" in asked:
            prompt.get_by_role("button", name="Move nobody").click()
        elif "Place a worker" in asked:
            page.locator(f'[data-id="{next(places)}"].selectable').first.click()
        else:
            prompt.get_by_role("button", name="Bid 0 food").click()
        if prompt.locator(".ready").is_visible():
            confirm = page.get_by_role("button", name="Confirm")
            expect(confirm).to_have_attribute("aria-disabled", "false")
            confirm.click()
        expect(question).not_to_have_text(asked)
    art.click()
    expect(page.locator(".log li").filter(has_text="Ann makes 1 art")).to_have_count(1)
    expect(prompt).not_to_contain_text("how many?")


@at_sizes(PHONE, DESKTOP)
def test_who_plays_with_bots_takes_a_move_back_behind_theirs(open_page: OpenPage, size: ViewportSize) -> None:
    """What the question says of a move is true: the button stands beside Undo's tools, on a phone beside the players."""
    page = open_page("/", size)
    page.evaluate("localStorage.setItem('benben.confirm', 'always')")
    open_bot_table(page, "Ann", "egizia", 2)
    wait_for_turn(page)
    left = page.locator(".prompt .left")
    expect(left).to_contain_text("8 ships left")
    back = page.get_by_role("button", name="Take my move back")
    expect(back).to_have_count(0)
    page.locator('.place.selectable[data-id="space.thebae"]').first.click(force=True)
    expect(page.locator(".ready")).to_contain_text("You can take this back until chance decides")
    page.locator(".ready").get_by_role("button", name="Confirm").click()
    expect(left).to_contain_text("7 ships left")
    back.click()
    expect(left).to_contain_text("8 ships left")
    expect(page.get_by_role("button", name="Ask to take my move back")).to_have_count(0)


def test_a_move_after_which_chance_decides_cannot_be_taken_back(open_page: OpenPage) -> None:
    page = open_page()
    open_bot_table(page, "Ann", "giza", 2)
    wait_for_turn(page)
    page.locator('[data-id^="hand."].selectable').first.click(force=True)
    page.locator('.place.selectable[data-id^="p1."]').first.click(force=True)
    expect(page.locator(".ready")).to_contain_text("This cannot be taken back.")
