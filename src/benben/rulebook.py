"""The rulebooks of the games: paragraphs by rule id, in every language that has them.

A rulebook is ``rulebook/<language>.md`` in the folder of the game: a title, an introduction, chapters ``## GZ-3 A turn``,
and paragraphs ``- GZ-3.1 ...`` with further lines indented. Text of a chapter without an id has the id of the chapter.
Paragraphs that a language lacks are shown in English.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from benben.kernel.errors import BadInput, one_of
from benben.kernel.game import Game
from benben.words import DEFAULT_LANGUAGE

_CHAPTER = re.compile(r"## ([A-Z]+-\d+) (.+)")
"""Heading of a chapter: its id and its title."""
_PARAGRAPH = re.compile(r"- ([A-Z]+-\d+\.\d+) (.+)")
"""First line of a rule: its id and its text."""


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
        """All rule ids, those of chapters included."""
        return list(dict.fromkeys(paragraph.rule for paragraph in self.paragraphs))

    def find(self, rule: str) -> list[Paragraph]:
        """The paragraph of a rule id, or the whole chapter; raise BadInput with similar ids if there is none."""
        wanted = rule.strip().upper()
        found = [item for item in self.paragraphs if item.rule == wanted or item.rule.startswith(f"{wanted}.")]
        if not found:
            similar = get_close_matches(wanted, self.ids, n=3, cutoff=0.5) or self.ids[:1]
            hint = f"; similar ids: {one_of(similar)}" if similar else ""
            raise BadInput(f"there is no rule {rule!r} in this rulebook{hint}")
        return found

    def search(self, word: str) -> list[Paragraph]:
        """The paragraphs that contain a word."""
        wanted = word.lower()
        return [item for item in self.paragraphs if wanted in item.text.lower() and not item.heading]


def rulebook(game: Game, language: str = DEFAULT_LANGUAGE) -> Rulebook:
    """The rulebook of a game, in English where the language has no paragraph; empty if the game has no rulebook."""
    package = type(game).__module__.rpartition(".")[0]
    english, translation = _read(package, DEFAULT_LANGUAGE), _read(package, language)
    translated = {(item.rule, item.heading): item for item in translation.paragraphs}
    paragraphs = [translated.get((item.rule, item.heading), item) for item in english.paragraphs]
    return Rulebook(translation.title or english.title, paragraphs, translation.introduction or english.introduction)


@cache
def _read(package: str, language: str) -> Rulebook:
    file = files(package).joinpath("rulebook", f"{language}.md")
    return parse(file.read_text("utf-8") if file.is_file() else "")


def parse(text: str) -> Rulebook:
    """Parse the text of a rulebook."""
    title = ""
    introduction = Paragraph("", "")
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
            target = paragraphs[-1] if paragraphs else introduction
            target.text = f"{target.text} {line.strip()}".strip()
    return Rulebook(title, paragraphs, introduction.text)
