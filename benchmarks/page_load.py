"""The web client in a browser: the size of its bundle, and the time until the lobby can be used."""

from __future__ import annotations

import gzip
import subprocess
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from statistics import median

CHROMIUM_SCRIPT = Path(__file__).parents[1] / "scripts" / "chromium"
"""Prints the path of a Chromium browser."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
"""Flags of the browser."""
RUNS = 7
"""Number of page loads, of which the median is printed."""


def report_lines(address: str) -> Iterator[str]:
    """The figures as lines of text, for the server at this address."""
    yield bundle_size()
    yield time_to_interactive(address)


def bundle_size() -> str:
    """The gzipped size of the bundle, without and with the drawings of the games."""
    folder = files("benben.server").joinpath("client", "assets")
    if not folder.is_dir():
        return "bundle: NOT MEASURED, the pages are not built"
    sizes = {entry.name: len(gzip.compress(entry.read_bytes(), 9)) for entry in folder.iterdir()}
    drawings = sum(size for name, size in sizes.items() if name.startswith("art"))
    pages = sum(sizes.values()) - drawings
    return f"bundle: {pages / 1000:.1f} kB gzipped (goal: under 120) and {drawings / 1000:.1f} kB of drawings"


def time_to_interactive(address: str) -> str:
    """The time from the request of the lobby until its buttons can be pressed, in a browser with an empty cache."""
    from playwright.sync_api import sync_playwright

    found = subprocess.run([CHROMIUM_SCRIPT], capture_output=True, text=True)
    if found.returncode != 0:
        return f"time to interactive: NOT MEASURED, {found.stderr.strip()}"
    times = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        for _ in range(RUNS):
            page = browser.new_page()
            page.goto(address, wait_until="commit")
            page.locator("article button").first.wait_for()
            times.append(float(page.evaluate("performance.now()")))
            page.context.close()
        browser.close()
    return f"time to interactive: {median(times):.0f} ms (median of {RUNS}, lobby, empty cache)"
