"""Draws the icons of the installed page as PNG files, from the drawing ``web/public/icon.svg``.

Run it after a change of the drawing: ``python -m tools.app_icons``. It needs Playwright and Chromium.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "web" / "public"
SAFE_SHARE = 0.8
"""Share of a maskable icon that no mask cuts off."""
GROUND = "#143468"
"""Colour of the ground of the icon, as in its drawing."""


def page_of(size: int, share: float) -> str:
    """A page that shows the drawing on its ground, at this share of the size."""
    ground = f"background: {GROUND}" if share < 1 else "background: transparent"
    side = round(size * share)
    drawing = (PUBLIC / "icon.svg").read_text("utf-8").replace("<svg ", f'<svg width="{side}" height="{side}" ', 1)
    style = f"margin: 0; width: {size}px; height: {size}px; display: grid; place-items: center; {ground}"
    return f'<!doctype html><body style="{style}">{drawing}</body>'


def main() -> None:
    """Write the files."""
    chromium = subprocess.run([ROOT / "scripts" / "chromium"], capture_output=True, text=True, check=True).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium or None)
        for name, size, share in [("icon-192", 192, 1.0), ("icon-512", 512, 1.0), ("icon-maskable-512", 512, SAFE_SHARE)]:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(size, share))
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
