"""Bots from outside in the browser: made and given a token on one's page, invited at a table, and marked there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from waiting import wait_until
from web.conftest import DESKTOP, PHONE, OpenPage, Scheme, at_sizes
from web.page_checks import accessibility_violations, horizontal_overflow, untranslated_texts
from web.players import create_table, new_name, post
from web.server_process import ServerProcess
from web.test_accounts import keep_picture


@contextmanager
def bot_process(server: ServerProcess, token: str, folder: Path) -> Iterator[None]:
    """``benben bot`` with a level of the house."""
    file = folder / "token.txt"
    file.write_text(token)
    file.chmod(0o600)
    words = ["bot", "--server", server.address, "--token-file", str(file), "--level", "random"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    process = subprocess.Popen([sys.executable, "-m", "benben.cli", *words], env=environment)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def make_bot(page: Page, name: str) -> str:
    """Make a bot and a token on one's page; return the token."""
    page.goto("/account")
    page.get_by_role("link", name="Your bots").click()
    page.get_by_label("Name of the bot").fill(name)
    page.get_by_role("button", name="Make a bot").click()
    page.get_by_label("Label, such as the machine it is for").fill("my laptop")
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_label("The new token").input_value()
    expect(page.get_by_text("my laptop")).to_be_visible()
    return token


def is_online(owner: Page) -> bool:
    """True if the bot of an owner has asked for work."""
    code = "() => fetch('/api/account/bots').then(answer => answer.json()).then(found => found.bots[0].online)"
    return bool(owner.evaluate(code))


@at_sizes(DESKTOP, PHONE)
def test_a_bot_is_made_invited_and_plays(
    size: ViewportSize, open_page: OpenPage, server: ServerProcess, tmp_path: Path
) -> None:
    owner, name = open_page(size=size), new_name("Sennedjem")
    post(owner, "/api/me", {"name": name})
    post(owner, "/api/account", {})
    bot = new_name("Apis")
    token = make_bot(owner, bot)
    assert accessibility_violations(owner) == []
    assert horizontal_overflow(owner) == 0
    keep_picture(owner, f"bots-{size['width']}")
    owner.get_by_role("button", name="I have saved it").click()
    expect(owner.get_by_text(token)).to_have_count(0)
    with bot_process(server, token, tmp_path):
        host = open_page(size=size)
        table = create_table(host, new_name("Nebet"), {"game": "giza", "players": 2})
        host.goto(f"/table/{table['id']}")
        wait_until(lambda: is_online(owner), "the bot is online")
        host.get_by_text("Invite a bot of somebody").click()
        invite = host.get_by_role("button", name=f"Invite {bot} to seat 2")
        expect(invite).to_be_visible()
        assert accessibility_violations(host) == []
        assert horizontal_overflow(host) == 0
        keep_picture(host, f"invite-bot-{size['width']}")
        invite.click()
        host.wait_for_function("() => !document.querySelector('.waiting')")
        expect(host.locator("main")).to_contain_text(bot)
        keep_picture(host, f"bot-table-{size['width']}")
    owner.reload()
    expect(owner.get_by_text("last used")).to_be_visible()
    owner.get_by_role("button", name="Revoke my laptop").click()
    expect(owner.get_by_text("No token yet")).to_be_visible()
    owner.get_by_role("button", name=f"Delete {bot}").click()
    owner.get_by_role("button", name="Delete the bot").click()
    expect(owner.get_by_role("button", name=f"Delete {bot}")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "size", "scheme"),
    [("en", DESKTOP, "dark"), ("fr", PHONE, "light"), ("nl", DESKTOP, "light"), ("de", PHONE, "dark")],
)
def test_the_page_of_bots_in_every_language(language: str, size: ViewportSize, scheme: Scheme, open_page: OpenPage) -> None:
    page = open_page(size=size, locale=language, scheme=scheme)
    post(page, "/api/me", {"name": new_name("Tia")})
    post(page, "/api/account", {})
    post(page, "/api/account/bots", {"name": new_name("Apis"), "sizes": [2]})
    page.goto("/bots")
    expect(page.locator("h2")).to_contain_text("Apis")
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0
    if language != "en":
        assert untranslated_texts(page, language) == []
    keep_picture(page, f"bots-{language}-{size['width']}-{scheme}")
