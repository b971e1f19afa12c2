"""The web client in a browser: what a visitor downloads, and the time until the lobby can be used."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

import benben

CHROMIUM_SCRIPT = Path(__file__).parents[1] / "scripts" / "chromium"
"""Prints the path of a Chromium browser."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
"""Flags of the browser."""
RUNS = 7
"""Number of page loads, of which the median is printed."""
GOAL = 120
"""Most kilobytes that the first page may need."""
ASSETS = (
    """performance.getEntriesByType("resource").map((entry) => entry.name).filter((name) => name.includes("/assets/"))"""
)
"""Addresses of the scripts and styles of a page."""


def report_lines(address: str) -> Iterator[str]:
    """The figures as lines of text, for the server at this address."""
    found = subprocess.run([CHROMIUM_SCRIPT], capture_output=True, text=True)
    if found.returncode != 0:
        yield f"pages: NOT MEASURED, {found.stderr.strip()}"
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        yield from downloads(browser, address)
        yield time_to_interactive(browser, address)
        browser.close()


def downloads(browser: Browser, address: str) -> Iterator[str]:
    """What the first page takes, and what the table of each game takes after it."""
    page = browser.new_page()
    first = assets_of(page, address)
    drawings = {name for name in first if "/assets/art" in name}
    yield f"the first page: {kilobytes(first - drawings)} as sent (goal: under {GOAL} kB), drawings {kilobytes(drawings)}"
    for game in benben.games():
        table = assets_of(page, f"{address}/learn/{game}?lesson=first-game")
        yield f"the table of {game} after it: {kilobytes(table - first)}"
    page.context.close()


def assets_of(page: Page, address: str) -> set[str]:
    """The scripts, styles and drawings of a page."""
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return set(page.evaluate(ASSETS))


def kilobytes(assets: set[str]) -> str:
    """What files take as they are sent. A browser would not say it of those that it keeps."""
    taken = [httpx.head(one, headers={"Accept-Encoding": "gzip"}).headers["content-length"] for one in assets]
    return f"{sum(map(int, taken)) / 1000:.1f} kB"


def time_to_interactive(browser: Browser, address: str) -> str:
    """The time from the request of the lobby until its buttons can be pressed, in a browser with an empty cache."""
    times = []
    for _ in range(RUNS):
        page = browser.new_page()
        page.goto(address, wait_until="commit")
        page.locator("article button").first.wait_for()
        times.append(float(page.evaluate("performance.now()")))
        page.context.close()
    return f"time to interactive: {median(times):.0f} ms (median of {RUNS}, lobby, empty cache)"
