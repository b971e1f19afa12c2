"""The rulebooks of the games, in our own words: every paragraph found by its rule id, in any language there is one for.

A rulebook is ``rulebook/<language>.md`` beside the game: a title, an introduction, chapters ``## GZ-3 A turn``, paragraphs
``- GZ-3.1 ...`` with further lines indented. Text of a chapter without an id of its own is told under the chapter's. What a
language lacks is read in English.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from benben.kernel.errors import BadInput, one_of
from benben.kernel.game import Game
from benben.words import DEFAULT

_CHAPTER = re.compile(r"## ([A-Z]+-\d+) (.+)")
_PARAGRAPH = re.compile(r"- ([A-Z]+-\d+\.\d+) (.+)")


class Paragraph:
    """One rule, or the heading of a chapter."""

    def __init__(self, rule: str, text: str, heading: bool = False) -> None:
        self.rule = rule
        self.text = text
        self.heading = heading


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, title: str, paragraphs: list[Paragraph], introduction: str = "") -> None:
        self.title = title
        self.paragraphs = paragraphs
        self.introduction = introduction

    @property
    def ids(self) -> list[str]:
        """Every id, chapters included."""
        return list(dict.fromkeys(paragraph.rule for paragraph in self.paragraphs))

    def find(self, rule: str) -> list[Paragraph]:
        """The paragraph of an id, or the whole chapter; an error names ids that are near."""
        wanted = rule.strip().upper()
        found = [item for item in self.paragraphs if item.rule == wanted or item.rule.startswith(f"{wanted}.")]
        if not found:
            near = get_close_matches(wanted, self.ids, n=3, cutoff=0.5) or self.ids[:1]
            hint = f"; near it: {one_of(near)}" if near else ""
            raise BadInput(f"there is no rule {rule!r} in this rulebook{hint}")
        return found

    def about(self, word: str) -> list[Paragraph]:
        """The paragraphs that speak of something."""
        wanted = word.lower()
        return [item for item in self.paragraphs if wanted in item.text.lower() and not item.heading]


def rulebook(game: Game, language: str = DEFAULT) -> Rulebook:
    """The rulebook of a game; paragraphs that the language lacks stand in English. A game without one has empty pages."""
    package = type(game).__module__.rpartition(".")[0]
    book, other = _read(package, DEFAULT), _read(package, language)
    own = {(item.rule, item.heading): item for item in other.paragraphs}
    told = [own.get((item.rule, item.heading), item) for item in book.paragraphs]
    return Rulebook(other.title or book.title, told, other.introduction or book.introduction)


@cache
def _read(package: str, language: str) -> Rulebook:
    if not package:  # a game in a single module has no folder of its own
        return parse("")
    page = files(package).joinpath("rulebook", f"{language}.md")
    return parse(page.read_text("utf-8") if page.is_file() else "")


def parse(text: str) -> Rulebook:
    """A rulebook from its text."""
    title = ""
    opening = Paragraph("", "")
    paragraphs: list[Paragraph] = []
    for line in text.splitlines():
        chapter, paragraph = _CHAPTER.match(line), _PARAGRAPH.match(line)
        if line.startswith("# "):
            title = line[2:].strip()
        elif chapter:
            paragraphs.append(Paragraph(chapter[1], chapter[2].strip(), heading=True))
        elif paragraph:
            paragraphs.append(Paragraph(paragraph[1], paragraph[2].strip()))
        elif line.strip():
            if paragraphs and paragraphs[-1].heading:
                paragraphs.append(Paragraph(paragraphs[-1].rule, ""))
            told = paragraphs[-1] if paragraphs else opening
            told.text = f"{told.text} {line.strip()}".strip()
    return Rulebook(title, paragraphs, opening.text)
