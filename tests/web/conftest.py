"""A server of its own and a real Chromium for the tests of the pages."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib.resources import files
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

import benben

from web.server_process import Serving

ROOT = Path(__file__).parents[2]
HANDS = Path(__file__).with_name("table_probe.js")
DEAL = int(os.environ.get("BENBEN_DEAL", "1"))
"""The number from which every deal and every bot's choice follows: another one finds other positions."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync", "--mute-audio"]
SOON = 30_000
"""Milliseconds that anything may take on a busy machine."""
expect.set_options(timeout=SOON)
FEWEST = {name: benben.game(name).seats[0] for name in ("giza", "pyramids", "great_pyramid", "egizia")}
MOST = {name: benben.game(name).seats[1] for name in FEWEST}

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

Scheme = Literal["light", "dark"]
Opening = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    if not files("benben.server").joinpath("client", "index.html").is_file():
        pytest.skip("*** THE PAGES WERE NOT TRIED IN A BROWSER: they are not built (make client) ***")
    found = subprocess.run([ROOT / "scripts" / "chromium"], capture_output=True, text=True, timeout=600)
    if found.returncode != 0:
        reason = (found.stderr.strip().splitlines() or ["no reason given"])[-1]
        pytest.skip(f"*** THE PAGES WERE NOT TRIED IN A BROWSER: {reason} ***")
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that runs until the tests end."""
    with Serving(tmp_path_factory.mktemp("web"), DEAL) as house:
        yield house


@pytest.fixture
def opened(browser: Browser, serving: Serving) -> Iterator[Opening]:
    """Opens a page as somebody new; what goes wrong in the page's own code fails the test."""
    wrong: list[str] = []
    with ExitStack() as stack:

        def open_page(
            path: str = "/", size: ViewportSize = DESKTOP, locale: str = "en-GB", scheme: Scheme = "light", calm: bool = True
        ) -> Page:
            context = browser.new_context(
                viewport=size,
                locale=locale,
                base_url=serving.address,
                has_touch=size == PHONE,
                is_mobile=size == PHONE,
                color_scheme=scheme,
                reduced_motion="reduce" if calm else "no-preference",
            )
            stack.callback(context.close)
            context.add_init_script(path=HANDS)
            page = context.new_page()
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.set_default_timeout(SOON)
            page.goto(path)
            page.locator("main").wait_for()
            return page

        yield open_page
    assert not wrong, wrong
