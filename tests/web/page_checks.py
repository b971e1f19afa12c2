"""What every page must pass."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from playwright.sync_api import Page

from benben.bots.names import BOT_NAMES

from web.players import LEAST

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong for people who do not see, hear or point as others do."""
    page.evaluate(AXE.read_text("utf-8"))
    code = "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']})"
    found = page.evaluate(code, RULES)
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:4]]}" for one in found["violations"]
    ]


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


SIZES = """least => [...document.querySelectorAll('.prompt button, [data-id].lit')].map(one => {
    const box = one.getBoundingClientRect();
    return [one.dataset.id ?? one.innerText, Math.round(box.width), Math.round(box.height)];
}).filter(([, width, height]) => width < least || height < least)"""


def small(page: Page) -> list[object]:
    """What leads on but is hard to hit."""
    found: list[object] = page.evaluate(SIZES, LEAST)
    return found


# --- words -------------------------------------------------------------------------------------------------------------

TEXTS = """() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    while (walk.nextNode())
        if (!walk.currentNode.parentElement.closest('script, style, option[lang]')) texts.push(walk.currentNode.data);
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'])
        for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name));
    return texts.map(text => text.trim()).filter(text => text);
}"""
"""All that is written, or read aloud; but not the names of the languages, each in its own."""

WORD = re.compile(r"[^\W\d_]{4,}")
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


@cache
def written(language: str) -> str:
    """The catalogues and rulebooks of a language."""
    house = files("benben")
    texts = [one.read_text("utf-8") for one in house.joinpath("locales", language).iterdir() if one.name.endswith(".ftl")]
    for game in house.joinpath("games").iterdir():
        book = game.joinpath("rulebook", f"{language}.md")
        texts += [book.read_text("utf-8")] if book.is_file() else []
    return "\n".join(texts)


@cache
def keys() -> frozenset[str]:
    """Every message key that cannot be mistaken for a word."""
    return frozenset(key for key in KEY.findall(written("en")) if "-" in key)


@cache
def foreign(language: str) -> frozenset[str]:
    """Words of the English catalogues and rulebooks that those of this language never use."""
    return words_of(written("en")) - words_of(written(language)) - words_of(" ".join(BOT_NAMES))


def words_of(text: str) -> frozenset[str]:
    """The longer words of a text."""
    return frozenset(word.casefold() for word in WORD.findall(text))


def strangers(page: Page, language: str) -> list[str]:
    """What a page shows that is not in its language: message keys, and texts with an English word."""
    texts: list[str] = page.evaluate(TEXTS)
    named = [text for text in texts if any(part in keys() for part in re.findall(r"[\w-]+", text))]
    english = [f"{text}: {found}" for text in texts if (found := sorted(words_of(text) & foreign(language)))]
    return named + english
