"""A word for a device, from what its browser says about itself, so that people recognise it in a list."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""Marks in the User-Agent header and the browsers they mean; the first that is found counts."""
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
)
"""Marks in the User-Agent header and the systems they mean; the first that is found counts."""


def device_word(user_agent: str) -> str:
    """Browser and system, such as "Firefox · Windows"; empty if neither is known. Only words of this module are used."""
    found = [next((word for mark, word in marks if mark in user_agent), "") for marks in (BROWSERS, SYSTEMS)]
    return " · ".join(word for word in found if word)
