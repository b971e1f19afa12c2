"""Checks that every page must pass: accessibility, width, size of targets, language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

import benben
from benben.bots.names import BOT_NAMES
from benben.registry import find_game
from benben.rulebook import rulebook
from benben.words import catalogue_text

from web.players import MIN_TARGET_PX

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TOP_HEIGHT = "document.querySelector('.top').offsetHeight"
"""The height of scores, question and tools above the board, in px."""
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def accessibility_violations(page: Page) -> list[str]:
    """The WCAG violations that axe-core finds on the page."""
    if page.evaluate("!window.axe"):
        page.evaluate(AXE.read_text("utf-8"))
    code = "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations'], preload: false})"
    found = page.evaluate(code, RULES)
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:4]]}" for one in found["violations"]
    ]


def horizontal_overflow(page: Page) -> int:
    """The pixels by which the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


SIZES = """least => [...document.querySelectorAll('.prompt button, [data-id].selectable')].map(one => {
    const box = one.getBoundingClientRect();
    return [one.dataset.id ?? one.innerText, Math.round(box.width), Math.round(box.height)];
}).filter(([, width, height]) => width < least || height < least)"""


def small_targets(page: Page) -> list[object]:
    """Selectable elements and prompt buttons smaller than `MIN_TARGET_PX`."""
    found: list[object] = page.evaluate(SIZES, MIN_TARGET_PX)
    return found


# --- words -------------------------------------------------------------------------------------------------------------

TEXTS = """() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    while (walk.nextNode()) {
        const { data, parentElement } = walk.currentNode;
        if (!parentElement.closest('script, noscript, style, option[lang]')) texts.push(data);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'])
        for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name));
    return texts.map(text => text.trim()).filter(text => text);
}"""
"""All visible and spoken text, without the names of the languages, which are each in their own language."""

WORD = re.compile(r"[^\W\d_]{4,}")
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


@cache
def all_texts(language: str) -> str:
    """All catalogues and rulebooks of a language as one text."""
    books = [rulebook(find_game(game), language) for game in benben.games()]
    paragraphs = [paragraph.text for book in books for paragraph in book.paragraphs]
    return "\n".join([catalogue_text(language), *[f"{book.title} {book.introduction}" for book in books], *paragraphs])


@cache
def message_keys() -> frozenset[str]:
    """Every message key with a hyphen, which cannot be mistaken for a word."""
    return frozenset(key for key in KEY.findall(all_texts("en")) if "-" in key)


@cache
def english_only_words(language: str) -> frozenset[str]:
    """Words of the English catalogues and rulebooks that this language never uses."""
    return words_of(all_texts("en")) - words_of(all_texts(language)) - words_of(" ".join(BOT_NAMES))


def words_of(text: str) -> frozenset[str]:
    """The words of four letters or more in a text."""
    return frozenset(word.casefold() for word in WORD.findall(text))


NOTATION = re.compile(
    r"(?<![\w.-])-?\d\.-?\d(?![\w.])|\bc\d{1,2}\b|card space \d|\b(Pile|Pioche|Stapel): ?(empty|leer|leeg|vide)"
)
"""Places of pyramids, numbered card spaces, a pile that is called empty because its tiles are not drawn."""


def notation_texts(page: Page) -> list[str]:
    """Texts of the page in the notation of moves, which is for programs."""
    texts: list[str] = page.evaluate(TEXTS)
    return [text for text in texts if NOTATION.search(text)]


def untranslated_texts(page: Page, language: str) -> list[str]:
    """Texts of the page that are not in its language: message keys, and texts with an English word."""
    texts: list[str] = page.evaluate(TEXTS)
    named = [text for text in texts if any(part in message_keys() for part in re.findall(r"[\w-]+", text))]
    english = [f"{text}: {found}" for text in texts if (found := sorted(words_of(text) & english_only_words(language)))]
    return named + english
