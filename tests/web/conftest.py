"""A server and a real Chromium for the tests of the pages."""

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

from long import first_fair
from web.server_process import ServerProcess

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
PROBE = HERE / "table_probe.js"
SEED = int(os.environ.get("BENBEN_TEST_SEED", "1"))
"""Seed of all deals and bots; another one reaches other positions."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync", "--mute-audio"]
TIMEOUT_MS = 30_000
"""Milliseconds that one step may take on a busy machine."""
expect.set_options(timeout=TIMEOUT_MS)
MIN_PLAYERS = {name: benben.game(name).seats[0] for name in benben.games()}
"""The fewest players of each game in the registry."""
MAX_PLAYERS = {name: benben.game(name).seats[1] for name in benben.games()}
"""The most players of each game in the registry."""

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIZE_NAMES = [(DESKTOP, "desktop"), (TABLET, "tablet"), (PHONE, "phone")]
"""The sizes of windows that tests use, with the names that cases are listed by."""

Scheme = Literal["light", "dark"]
OpenPage = Callable[..., Page]


def pytest_make_parametrize_id(val: object) -> str | None:
    """Name the cases of a size after it."""
    return next((name for size, name in SIZE_NAMES if size == val), None)


def at_sizes(*sizes: ViewportSize) -> pytest.MarkDecorator:
    """Run a test at each size; sizes after the first are long cases."""
    return pytest.mark.parametrize("size", first_fair(sizes))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium that `scripts/chromium` finds."""
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
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that runs until the last test has ended."""
    with ServerProcess(tmp_path_factory.mktemp("web"), SEED) as process:
        yield process


@pytest.fixture
def open_page(browser: Browser, server: ServerProcess) -> Iterator[OpenPage]:
    """A function that opens a page in a new browser context; script errors on any page fail the test."""
    script_errors: list[str] = []
    with ExitStack() as stack:

        def open_one(
            path: str = "/",
            size: ViewportSize = DESKTOP,
            locale: str = "en-GB",
            scheme: Scheme = "light",
            calm: bool = True,
            address: str = server.address,
        ) -> Page:
            context = browser.new_context(
                viewport=size,
                locale=locale,
                base_url=address,
                has_touch=size in (PHONE, TABLET),
                is_mobile=size in (PHONE, TABLET),
                color_scheme=scheme,
                reduced_motion="reduce" if calm else "no-preference",
                service_workers="block",
            )
            stack.callback(context.close)
            context.add_init_script(path=PROBE)
            page = context.new_page()
            page.on("pageerror", lambda error: script_errors.append(str(error)))
            page.set_default_timeout(TIMEOUT_MS)
            page.goto(path)
            page.locator("main").wait_for()
            return page

        yield open_one
    assert not script_errors, script_errors
