"""What people do on the pages."""

from __future__ import annotations

from playwright.sync_api import Page


def introduce(page: Page, name: str) -> None:
    """Answer the question for a name."""
    page.locator("#guest-name").fill(name)
    page.locator("form:has(#guest-name) button.first").click()
