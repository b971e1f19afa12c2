"""How large the pages are that a browser loads, and how soon they can be used."""

from __future__ import annotations

import gzip
import subprocess
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from statistics import median

SCRIPT = Path(__file__).parents[1] / "scripts" / "chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
RUNS = 7


def lines(address: str) -> Iterator[str]:
    """The figures as sentences."""
    yield from sizes()
    yield usable(address)


def sizes() -> Iterator[str]:
    """The bundle, compressed, without and with the drawings of the games."""
    folder = files("benben.server").joinpath("client", "assets")
    if not folder.is_dir():
        yield "bundle: NOT MEASURED, the pages are not built"
        return
    found = {entry.name: len(gzip.compress(entry.read_bytes(), 9)) for entry in folder.iterdir()}
    drawings = {name: size for name, size in found.items() if name.startswith("art")}
    pages = sum(found.values()) - sum(drawings.values())
    yield f"bundle: {pages / 1000:.1f} kB gzipped (goal: under 120) and {sum(drawings.values()) / 1000:.1f} kB of drawings"


def usable(address: str) -> str:
    """How long after asking for the lobby its buttons can be pressed, in a browser that has nothing of it yet."""
    from playwright.sync_api import sync_playwright

    found = subprocess.run([SCRIPT], capture_output=True, text=True)
    if found.returncode != 0:
        return f"time to interactive: NOT MEASURED, {found.stderr.strip()}"
    took = []
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        for _ in range(RUNS):
            page = browser.new_page()
            page.goto(address, wait_until="commit")
            page.locator("article button").first.wait_for()
            took.append(float(page.evaluate("performance.now()")))
            page.context.close()
        browser.close()
    return f"time to interactive: {median(took):.0f} ms (median of {RUNS}, lobby, empty cache)"
