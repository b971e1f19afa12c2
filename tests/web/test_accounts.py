"""Accounts in the browser: sign up, sign in by passkey, code and link, history, statistics, public page, deletion."""

from __future__ import annotations

import os
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from benben.server.people.ratings import ANCHORS, shown

from long import first_fair
from web.conftest import DESKTOP, PHONE, TABLET, OpenPage, Scheme, at_sizes
from web.page_checks import accessibility_violations, horizontal_overflow, untranslated_texts
from web.players import finish_game, new_name, open_bot_table, post
from web.server_process import ServerProcess

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
"""A passkey store of Chromium that answers by itself."""


def keep_picture(page: Page, name: str) -> None:
    """Save a picture of the whole page, if the environment names a folder for pictures."""
    folder = os.environ.get("BENBEN_TEST_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def named(server: ServerProcess) -> str:
    """The address of the server by a name: there are no passkeys for a bare IP address."""
    return server.address.replace("127.0.0.1", "localhost")


def sign_up(page: Page, name: str) -> list[str]:
    """Become an account; return the recovery codes."""
    post(page, "/api/me", {"name": name})
    page.reload()
    page.get_by_role("link", name="Sign in").or_(page.get_by_role("link", name="Account")).first.click()
    page.get_by_role("button", name="Create the account").click()
    expect(page.get_by_text("Write these codes down")).to_be_visible()
    return page.locator("code").all_inner_texts()


def test_a_passkey_is_made_at_sign_up_and_signs_in_again(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page()
    page.goto(named(server))
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    cdp.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    name = new_name("Hatshepsut")
    sign_up(page, name)
    expect(page.get_by_role("button", name="Remove the passkey of")).to_be_visible()
    assert accessibility_violations(page) == []
    keep_picture(page, "account")
    page.get_by_role("button", name="Sign out on this device").click()
    page.get_by_role("button", name="Sign out now").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.locator("header button.me")).to_contain_text(name)
    expect(page.get_by_role("heading", name="Passkeys")).to_be_visible()


def test_a_browser_that_knows_no_passkeys_says_so_in_words(open_page: OpenPage, server: ServerProcess) -> None:
    """The browser of the tests refuses passkeys as long as it has no authenticator."""
    page = open_page()
    page.goto(f"{named(server)}/account")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_have_text("This browser or device could not use a passkey.")
    assert accessibility_violations(page) == []


def test_new_codes_are_said_to_replace_the_earlier_ones(open_page: OpenPage) -> None:
    page = open_page()
    before = sign_up(page, new_name("Senusret"))
    page.reload()
    expect(page.get_by_text("New codes replace the earlier ones.")).to_be_visible()
    page.get_by_role("button", name="Make new codes").click()
    expect(page.get_by_text("Write these codes down")).to_be_visible()
    assert set(before).isdisjoint(page.locator("code").all_inner_texts())


def test_codes_and_links_sign_other_devices_in(open_page: OpenPage) -> None:
    page, phone, laptop = open_page(), open_page("/account", PHONE), open_page("/account")
    name = new_name("Thutmose")
    codes = sign_up(page, name)
    assert len(codes) == 10
    keep_picture(phone, "sign-in-phone")
    phone.get_by_label("A recovery code").fill(codes[0].lower())
    phone.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.get_by_text("9 codes are left")).to_be_visible()
    assert horizontal_overflow(phone) == 0
    keep_picture(phone, "account-phone")
    page.get_by_role("button", name="Make a link").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    keep_picture(page, "device-link")
    link = page.get_by_label("Link, works once").input_value()
    laptop.goto(link)
    expect(laptop.get_by_text(f"This device becomes {name}.")).to_be_visible()
    assert accessibility_violations(laptop) == []
    laptop.get_by_role("button", name="Sign in here").click()
    expect(laptop.locator("header button.me")).to_contain_text(name)
    late = open_page("/", PHONE)
    late.goto(link)
    expect(late.get_by_role("alert")).to_contain_text("was used already")
    assert accessibility_violations(late) == []
    late.get_by_role("link", name="Sign in another way").click()
    expect(late.get_by_role("button", name="Create the account")).to_be_visible()


def test_another_device_that_signs_in_follows_the_preferences_of_the_account(open_page: OpenPage) -> None:
    page, phone = open_page(), open_page("/account", PHONE)
    codes = sign_up(page, new_name("Thutmose"))
    page.get_by_role("button", name="Preferences").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Dark", exact=True).check()
    dialog.get_by_label("slow", exact=True).check()
    with page.expect_response("**/api/me/preferences") as saved:
        dialog.get_by_label("Language").select_option("nl")
    assert saved.value.ok
    phone.get_by_label("A recovery code").fill(codes[0])
    phone.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.locator("html")).to_have_attribute("lang", "nl")
    expect(phone.locator("html")).to_have_attribute("data-theme", "dark")
    phone.get_by_role("button", name="Voorkeuren").click()
    expect(phone.get_by_role("dialog").get_by_label("langzaam", exact=True)).to_be_checked()
    keep_picture(phone, "followed-preferences-phone")


LISTED_GAMES = 10
"""Rated games until a player is on the leaderboard."""


PROVISIONAL = {
    "en-GB": "now. Provisional until 10 games are played.",
    "fr-FR": "maintenant. Cote provisoire jusqu’à 10 parties.",
    "nl-NL": "nu. Voorlopig tot er 10 partijen zijn gespeeld.",
}
"""The end of what is said about a first rated game."""


@pytest.mark.parametrize(
    ("size", "scheme", "locale"),
    first_fair([(PHONE, "dark", "fr-FR"), (DESKTOP, "light", "en-GB"), (TABLET, "light", "nl-NL")]),
    ids=["phone", "desktop", "tablet"],
)
def test_a_rated_game_says_what_it_did_and_the_leaderboard_lists_its_player(
    open_page: OpenPage, server: ServerProcess, size: ViewportSize, scheme: Scheme, locale: str
) -> None:
    page = open_page("/", size, locale, scheme)
    name = new_name("Amenemhat")
    post(page, "/api/me", {"name": name})
    post(page, "/api/account", {})
    table = open_bot_table(page, name, "giza", 2, "beginner", settings={"rated": True})
    finish_game(page, table)
    over = page.locator("section.game-over")
    expect(over.get_by_role("status")).to_contain_text("1500")
    expect(over.get_by_role("status")).to_contain_text(PROVISIONAL[locale])
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0
    if locale != "en-GB":
        assert untranslated_texts(page, locale[:2]) == []
    over.locator("a[href='/statistics']").click()
    page.wait_for_url("**/statistics")
    row = page.locator("tbody tr").filter(has_text=name)
    page.goto("/leaderboard")
    expect(page.locator("main ul li").last).to_contain_text(str(shown(ANCHORS["architect"])))
    expect(row).to_have_count(0)
    with closing(sqlite3.connect(server.folder / "benben.sqlite")) as database, database:
        own = "SELECT id FROM guests WHERE name = ?"
        database.execute(f"UPDATE ratings SET games = ? WHERE guest IN ({own})", [LISTED_GAMES, name])
    page.reload()
    expect(row).to_contain_text("±")
    page.wait_for_load_state("networkidle")
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0
    if locale != "en-GB":
        assert untranslated_texts(page, locale[:2]) == []
    keep_picture(page, f"leaderboard-{size['width']}-{scheme}")
    row.get_by_role("link").click()
    expect(page.locator("h1")).to_contain_text(name)


@pytest.mark.parametrize(
    ("size", "scheme", "locale"),
    first_fair([(DESKTOP, "light", "en-GB"), (PHONE, "dark", "de-DE")]),
    ids=["desktop", "phone"],
)
def test_history_statistics_and_public_page(open_page: OpenPage, size: ViewportSize, scheme: Scheme, locale: str) -> None:
    page = open_page("/", size, locale, scheme)
    table = open_bot_table(page, new_name("Ramses"), "giza", 2)
    finish_game(page, table)
    post(page, "/api/account", {})
    post(page, "/api/account/shows", {"shows": ["ratings", "statistics", "history"]})
    language = locale[:2]
    for path, found in (("/history", "GIZA"), ("/statistics", "GIZA"), ("/leaderboard", ""), ("/account", "Ramses")):
        page.goto(path)
        page.locator("h1").wait_for()
        expect(page.locator("main")).to_contain_text(found)
        page.wait_for_load_state("networkidle")
        assert accessibility_violations(page) == []
        assert horizontal_overflow(page) == 0
        if language != "en":
            assert untranslated_texts(page, language) == []
        keep_picture(page, f"{path[1:]}-{size['width']}-{scheme}")
    page.goto("/history")
    expect(page.locator("main ol li").filter(has_text="Imhotep")).to_contain_text("bot", ignore_case=True)
    games = page.locator("main ol")
    for box, wanted, other in ((0, "giza", "egizia"), (1, "2", "3"), (2, "false", "true")):
        chosen = page.locator("form.filter select").nth(box)
        chosen.select_option(other)
        expect(games).to_have_count(0)
        chosen.select_option(wanted)
        expect(games).to_have_count(1)
    search = page.get_by_role("searchbox")
    search.fill("Nobody")
    expect(games).to_have_count(0)
    search.fill("")
    expect(games).to_have_count(1)
    search.fill("imhox")
    expect(games).to_have_count(0)
    search.fill("imho")
    expect(games).to_have_count(1)
    with page.expect_download() as download:
        page.locator("main a[download]").click()
    assert len(zipfile.ZipFile(download.value.path()).namelist()) == 1
    page.goto("/account")
    page.locator("a[href^='/player/']").click()
    expect(page.locator("h1")).to_contain_text("Ramses")
    expect(page.locator("main")).to_contain_text("GIZA")
    assert accessibility_violations(page) == []
    keep_picture(page, f"player-{size['width']}-{scheme}")


@at_sizes(PHONE, DESKTOP)
def test_a_public_page_without_games_says_so(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/account", size)
    sign_up(page, new_name("Ahmose"))
    for shows, words in (
        ([], "This player shows nothing here."),
        (["ratings"], "No rated games yet."),
        (["ratings", "history"], "No finished games yet."),
    ):
        post(page, "/api/account/shows", {"shows": shows})
        page.goto("/account")
        page.get_by_role("link", name="See your public page").click()
        expect(page.get_by_text(words)).to_be_visible()
    assert accessibility_violations(page) == []


@at_sizes(PHONE, DESKTOP)
def test_a_deleted_account_is_gone(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/account", size)
    name = new_name("Merenptah")
    sign_up(page, name)
    page.get_by_role("button", name="Delete …").click()
    page.get_by_role("button", name="Keep the account").click()
    expect(page.get_by_label(f"Type {name}")).to_have_count(0)
    page.get_by_role("button", name="Delete …").click()
    page.get_by_label(f"Type {name}").fill("Somebody else")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0
    keep_picture(page, f"delete-{size['width']}")
    page.get_by_label(f"Type {name}").fill(name)
    page.get_by_role("button", name="Delete for good").click()
    page.wait_for_url("**/")
    expect(page.locator("header button.me")).to_have_count(0)
