"""Accounts in the browser: sign up, sign in by passkey, code and link, history, statistics, public page, deletion."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from long import first_fair
from web.conftest import DESKTOP, PHONE, OpenPage, Scheme
from web.page_checks import accessibility_violations, horizontal_overflow, untranslated_texts
from web.players import finish_game, open_bot_table, post
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
    sign_up(page, "Hatshepsut")
    expect(page.get_by_role("button", name="Remove the passkey of")).to_be_visible()
    assert accessibility_violations(page) == []
    keep_picture(page, "account")
    page.get_by_role("button", name="Sign out on this device").click()
    page.get_by_role("button", name="Sign out now").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.locator("header button.me")).to_contain_text("Hatshepsut")
    expect(page.get_by_role("heading", name="Passkeys")).to_be_visible()


def test_codes_and_links_sign_other_devices_in(open_page: OpenPage) -> None:
    page, phone, laptop = open_page(), open_page("/account", PHONE), open_page("/account")
    codes = sign_up(page, "Thutmose")
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
    laptop.goto(page.get_by_label("Link, works once").input_value())
    expect(laptop.get_by_text("This device becomes Thutmose.")).to_be_visible()
    assert accessibility_violations(laptop) == []
    laptop.get_by_role("button", name="Sign in here").click()
    expect(laptop.locator("header button.me")).to_contain_text("Thutmose")


@pytest.mark.parametrize(
    ("size", "scheme", "locale"),
    first_fair([(DESKTOP, "light", "en-GB"), (PHONE, "dark", "de-DE")]),
    ids=["desktop", "phone"],
)
def test_history_statistics_and_public_page(open_page: OpenPage, size: ViewportSize, scheme: Scheme, locale: str) -> None:
    page = open_page("/", size, locale, scheme)
    table = open_bot_table(page, f"Ramses {size['width']}", "giza", 2)
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
    page.goto("/account")
    page.locator("a[href^='/player/']").click()
    expect(page.locator("h1")).to_contain_text("Ramses")
    expect(page.locator("main")).to_contain_text("GIZA")
    assert accessibility_violations(page) == []
    keep_picture(page, f"player-{size['width']}-{scheme}")


def test_a_deleted_account_is_gone(open_page: OpenPage) -> None:
    page = open_page()
    sign_up(page, "Merenptah")
    page.get_by_role("button", name="Delete …").click()
    page.get_by_label("Type Merenptah").fill("Merenptah")
    page.get_by_role("button", name="Delete for good").click()
    page.wait_for_url("**/")
    expect(page.locator("header button.me")).to_have_count(0)
