"""Devices and keys in the browser: a seat on another device, the list of devices, and ending them."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, expect

from web.conftest import DESKTOP, PHONE, OpenPage, at_sizes
from web.page_checks import accessibility_violations
from web.players import create_table, open_bot_table, post


def keep_picture(page: Page, name: str, size: ViewportSize) -> None:
    """Save a picture of the page, if the environment names a folder for pictures."""
    folder = os.environ.get("BENBEN_TEST_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}-{size['width']}.png")


def open_devices(page: Page) -> None:
    """Open the list of devices in the guest dialog."""
    page.locator("header button.me").click()
    page.get_by_text("Devices and keys").click()
    page.locator("dialog li").first.wait_for()


def take_seat(open_page: OpenPage, owner: Page, table: str, size: ViewportSize) -> Page:
    """Open a seat of the owner on another device, by a key."""
    key = post(owner, f"/api/tables/{table}/key", {})["key"]
    page = open_page(f"/seat/{key}", size)
    page.get_by_role("button", name="Take the seat").click()
    page.wait_for_url(f"**/table/{table}")
    return page


@at_sizes(PHONE, DESKTOP)
def test_a_seat_goes_on_on_another_device_which_stays_who_it_is(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page()
    table = open_bot_table(page, "Ann", "giza", 2)
    other = open_page("/", size)
    post(other, "/api/me", {"name": "Bea"})
    key = post(page, f"/api/tables/{table}/key", {})["key"]
    other.goto(f"/seat/{key}")
    expect(other.get_by_text("Everywhere else you stay Bea")).to_be_visible()
    assert accessibility_violations(other) == []
    keep_picture(other, "seat-key", size)
    other.get_by_role("button", name="Take the seat").click()
    other.wait_for_url(f"**/table/{table}")
    other.locator("section[data-area=hand]").wait_for()
    expect(other.locator("header button.me")).to_contain_text("Bea")
    other.get_by_role("button", name="More").click()
    expect(other.get_by_text("This device holds the seat by a key.")).to_be_visible()
    assert other.get_by_role("button", name="Go on with another device").count() == 0
    assert accessibility_violations(other) == []
    other.get_by_role("button", name="Give the seat back").scroll_into_view_if_needed()
    keep_picture(other, "borrowed-seat", size)
    other.get_by_role("button", name="Give the seat back").click()
    other.wait_for_url("**/")
    expect(other.get_by_text("My tables")).to_have_count(0)
    assert page.locator("section[data-area=hand]").count() == 1, "the first device keeps its seat"


@at_sizes(DESKTOP, PHONE)
def test_devices_are_listed_and_ended_in_the_guest_dialog(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    tables = [open_bot_table(page, "Ann", "giza", 2) for _ in range(3)]
    others = [take_seat(open_page, page, table, DESKTOP) for table in tables[:2]]
    for other in others:
        other.locator("section[data-area=hand]").wait_for()
    post(page, f"/api/tables/{tables[2]}/key", {})
    open_devices(page)
    expect(page.locator("dialog li")).to_have_count(4)
    expect(page.locator("dialog")).to_contain_text("this device")
    expect(page.locator("dialog li").first).to_contain_text(re.compile(r"last used .*\d\d:\d\d"))
    expect(page.locator("dialog")).to_contain_text("one seat: GIZA")
    expect(page.locator("dialog")).to_contain_text("unused key: GIZA")
    assert accessibility_violations(page) == []
    page.locator("dialog li").last.scroll_into_view_if_needed()
    keep_picture(page, "devices", size)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("dialog li")).to_have_count(3)
    page.get_by_role("button", name="End all others").click()
    expect(page.locator("dialog li")).to_have_count(1)
    for other in others:
        expect(other.get_by_role("alert")).to_contain_text("can no longer play here")


@at_sizes(PHONE, DESKTOP)
def test_one_device_is_ended_and_this_one_forgets_after_a_question(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    table = open_bot_table(page, "Ann", "giza", 2)
    other = take_seat(open_page, page, table, DESKTOP)
    other.locator("section[data-area=hand]").wait_for()
    open_devices(page)
    page.get_by_role("button", name="End Chrome").click()
    expect(page.locator("dialog li")).to_have_count(1)
    expect(other.get_by_role("alert")).to_contain_text("can no longer play here")
    page.get_by_role("button", name="Forget me on this device").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("out of reach for good")
    assert accessibility_violations(page) == []
    keep_picture(page, "forget", size)
    page.get_by_role("button", name="Forget me now").click()
    expect(page.locator("header button.me")).to_have_count(0)
    page.goto("/")
    expect(page.get_by_text("My tables")).to_have_count(0)


@at_sizes(DESKTOP, PHONE)
def test_the_host_is_shown_and_alone_gives_seats_to_bots(open_page: OpenPage, size: ViewportSize) -> None:
    ann = open_page("/", size)
    table = create_table(ann, "Ann", {"game": "giza", "players": 4, "open": True})
    ann.goto(f"/table/{table['id']}")
    expect(ann.get_by_role("button", name="Add bot")).to_have_count(3)
    bea = open_page("/", size)
    post(bea, "/api/me", {"name": "Bea"})
    post(bea, f"/api/tables/{table['id']}/join", {"seat": "p3"})
    bea.goto(f"/table/{table['id']}")
    expect(bea.get_by_text("Ann is the host and can give free seats to bots.")).to_be_visible()
    assert bea.get_by_role("button", name="Add bot").count() == 0
    assert accessibility_violations(bea) == []
    keep_picture(bea, "host", size)
    ann.get_by_role("button", name="Leave the table").click()
    expect(bea.get_by_role("button", name="Add bot")).to_have_count(3)
    expect(bea.locator(".waiting li").filter(has_text="Bea")).to_contain_text("(host)")
