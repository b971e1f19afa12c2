"""Clocks, the page of notifications and the installed page in a browser."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from long import first_fair
from web.conftest import DESKTOP, PHONE, OpenPage, Scheme
from web.page_checks import accessibility_violations, horizontal_overflow
from web.players import create_table, enter_name, join_by_link, new_name, post
from web.server_process import ServerProcess
from web.test_finding_people import account

PICTURES = os.environ.get("BENBEN_PICTURES")
"""A folder for pictures of the pages, for people who want to look at them."""


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def check(page: Page) -> None:
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0


def test_a_pace_is_chosen_shown_and_ticks(open_page: OpenPage) -> None:
    host = open_page("/")
    host.get_by_role("button", name="More choices").or_(host.get_by_role("button", name="New table")).first.click()
    dialog = host.get_by_role("dialog")
    dialog.locator("#new-p2").select_option("")
    dialog.get_by_label("Live: everybody has a bank of time").check()
    expect(dialog.get_by_label("Time in the bank")).to_have_value("900")
    expect(dialog.get_by_text("When a player is away")).to_have_count(0)
    check(host)
    picture(host, "dialog")
    dialog.locator("button.primary").click()
    enter_name(host, "Ann")
    host.wait_for_url("**/table/*")
    expect(host.get_by_text("Live: everybody has 15 minutes, and 10 seconds more with every turn.")).to_be_visible()
    picture(host, "waiting")


@pytest.mark.parametrize(("size", "scheme"), first_fair([(DESKTOP, "light"), (PHONE, "dark")]))
def test_clocks_run_at_the_table_and_late_players_are_decided_on(
    open_page: OpenPage, size: ViewportSize, scheme: Scheme
) -> None:
    page = open_page("/", size, scheme=scheme)
    clock = {"pace": "live", "bank": 30, "increment": 0}
    table = create_table(page, "Ann", {"game": "giza", "players": 3, "clock": clock})
    page.goto(f"/table/{table['id']}")
    viewers = [page, *(join_by_link(open_page, table, name, size) for name in ("Bea", "Cleo"))]
    page.locator(".stage").wait_for()
    for viewer in viewers:
        close = viewer.get_by_role("dialog").get_by_role("button", name="Close")
        if close.count():
            close.first.click()
    expect(page.locator("[data-clock].running").first).to_be_visible()
    shown = page.locator("[data-clock].running").first.inner_text()
    expect(page.locator("[data-clock].running").first).not_to_have_text(shown)
    check(page)
    picture(page, f"clocks-{scheme}")
    choices = [one.get_by_role("button", name="Let a bot go on") for one in viewers]
    expect(choices[0].or_(page.get_by_text("If nobody chooses, a bot goes on")).first).to_be_visible(timeout=90_000)
    late = next(one for one, choice in zip(viewers, choices, strict=True) if not choice.count())
    expect(late.get_by_text("Your time is out. Move now to go on yourself.")).to_be_visible()
    for viewer in viewers:
        check(viewer)
        picture(viewer, f"{'late' if viewer is late else 'chooses'}-{scheme}")
    first, second = (choice for choice in choices if choice.count())
    first.click()
    expect(first.page.get_by_text("You have chosen “Let a bot go on”.")).to_be_visible()
    expect(second.page.get_by_text("has chosen “Let a bot go on”.")).to_be_visible()
    check(first.page)
    picture(first.page, f"has-chosen-{scheme}")
    second.click()
    expect(second).to_have_count(0)
    expect(page.locator("[data-clock]").first).to_be_visible()


def test_notifications_are_set_on_their_page(open_page: OpenPage) -> None:
    page = open_page("/notifications/settings", PHONE)
    expect(page.get_by_text("Choose a name first")).to_be_visible()
    create_table(page, "Ann", {"game": "giza", "players": 2})
    page.reload()
    page.get_by_label("Webhook").fill("https://example.org/hook")
    page.get_by_role("button", name="Add").first.click()
    expect(page.get_by_text("https://example.org/hook")).to_be_visible()
    page.get_by_label("Quiet hours").check()
    expect(page.get_by_label("From", exact=True)).to_have_value("22")
    summary_hour = page.get_by_label("Daily summary at")
    expect(summary_hour).to_have_count(0)
    page.get_by_label("one summary a day").check()
    expect(page.get_by_text("Saved.")).to_be_visible()
    expect(summary_hour).to_have_value("8")
    check(page)
    picture(page, "notifications")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("On vacation until")).to_be_visible()
    page.get_by_role("button", name="I am back").click()
    page.get_by_label("Webhook").fill("https://127.0.0.1/hook")
    page.get_by_role("button", name="Add").first.click()
    expect(page.get_by_role("alert")).to_contain_text("own network")
    expect(page.get_by_role("alert")).to_be_in_viewport()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("Nowhere yet.")).to_be_visible()


def test_a_receiver_that_was_switched_off_is_named_at_the_next_visit(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page("/", PHONE)
    create_table(page, "Ann", {"game": "giza", "players": 2})
    post(page, "/api/notifications/receivers", {"kind": "webhook", "address": "https://example.org/deaf"})
    page.reload()
    expect(page.get_by_role("heading", name="Quick match")).to_be_visible()
    word = page.get_by_text("Some notifications could not be delivered and are switched off.")
    expect(word).to_have_count(0)
    with closing(sqlite3.connect(server.folder / "benben.sqlite")) as database, database:
        database.execute("UPDATE receivers SET off = 'failing' WHERE address = 'https://example.org/deaf'")
    page.reload()
    expect(word).to_be_visible()
    check(page)
    word.get_by_role("link", name="Notifications").click()
    expect(page.get_by_text("Switched off: nothing could be delivered for days.")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Switch on again").click()
    expect(page.get_by_text("Switched off")).to_have_count(0)
    page.locator("header").get_by_role("link", name="benben").click()
    expect(page.get_by_role("heading", name="Quick match")).to_be_visible()
    expect(word).to_have_count(0)


def test_the_form_of_a_rated_table_offers_what_the_server_takes(open_page: OpenPage) -> None:
    page = open_page("/")
    account(page, new_name("Meret"))
    page.get_by_role("button", name="More choices").or_(page.get_by_role("button", name="New table")).first.click()
    dialog = page.get_by_role("dialog")
    dialog.locator("#new-players").select_option("3")
    dialog.locator("#new-p2").select_option("")
    dialog.locator("#new-p3").select_option("master")
    dialog.get_by_label("Over days: everybody has days for a turn").check()
    then = dialog.locator("#new-then")
    then.select_option("end")
    dialog.get_by_label("rated: the game counts for ratings").check()
    offered = page.evaluate("fetch('/api/me').then(one => one.json()).then(one => one.accounts.rated)")
    assert then.locator("option").evaluate_all("all => all.map(one => one.value)") == offered["then"]
    levels = dialog.locator("#new-p3 option").evaluate_all("all => all.map(one => one.value).filter(one => one)")
    assert levels == offered["levels"]
    expect(then).to_have_value(offered["then"][0])
    expect(dialog.locator("#new-p3")).to_have_value("builder")
    check(page)
    dialog.locator("button.primary").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Rated: the result counts")).to_be_visible()
    expect(page.get_by_text("No hints: the table is rated.")).to_be_visible()
    box = page.locator(".waiting .fill select").first
    assert box.locator("option").evaluate_all("all => all.map(one => one.value)") == offered["levels"]
    page.get_by_role("button", name="Add bot").click()
    page.locator(".stage").wait_for()
    expect(page.locator("summary").filter(has_text="At this table")).to_contain_text("rated")
    page.get_by_role("button", name="Hint", exact=True).first.click()
    expect(page.get_by_text("No hints: the table is rated.").filter(visible=True)).to_be_visible()
    expect(page.get_by_role("button", name="Ask the others to allow hints")).to_have_count(0)


def test_the_page_can_be_installed_and_says_that_it_is_offline(browser: Browser, server: ServerProcess) -> None:
    context = browser.new_context(viewport=PHONE, base_url=server.address)
    page = context.new_page()
    page.goto("/")
    page.locator("main").wait_for()
    manifest = context.request.get("/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        answer = context.request.get(icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width = int.from_bytes(answer.body()[16:20])
            assert icon["sizes"] == f"{width}x{width}"
    installed = context.new_cdp_session(page).send("Page.getAppManifest")
    assert installed["errors"] == []
    assert page.evaluate("navigator.serviceWorker.ready.then(one => one.active !== null)")
    page.reload()  # from now on the service worker answers
    page.locator("main").wait_for()
    kept = page.evaluate("caches.open('benben-2').then(one => one.keys()).then(all => all.map(one => one.url))")
    assert any("/assets/" in url for url in kept)
    assert not any("/api/" in url for url in kept), "nothing of a table is kept"
    context.set_offline(True)
    page.goto("/table/abc")
    expect(page.get_by_text("There is no connection to the server.")).to_be_visible()
    expect(page.locator("body")).to_have_css("background-color", "rgb(251, 246, 234)")
    expect(page.get_by_text("sécurité\u202f: revenez")).to_be_visible()
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0
    picture(page, "offline")
    context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", name="Build for eternity")).to_be_visible()
    context.close()
