"""The rulebooks of the games: paragraphs by rule id, in every language that has them.

A rulebook is ``rulebook/<language>.md`` in the folder of the game: a title, an introduction, chapters ``## GZ-3 A turn``,
and paragraphs ``- GZ-3.1 ...`` with further lines indented. Text of a chapter without an id has the id of the chapter.
Paragraphs that a language lacks are shown in English. The text of a chapter 0, ``## GZ-0 How to play``, sums the game up.

Two marks may stand in a paragraph. ``{box ENTRY}`` after a value says where it comes from: it takes the provenance from that
entry of the game's ``box.toml``, so that it is true whatever the box says. ``{piece KIND WORD}`` shows a piece of the game.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from benben.kernel.box_reader import PROVENANCE, BoxEntry, box_entries
from benben.kernel.errors import BadInput, one_of
from benben.kernel.game import Game
from benben.play.scene import Piece
from benben.words import DEFAULT_LANGUAGE, Words, languages

_CHAPTER = re.compile(r"## ([A-Z]+-\d+) (.+)")
"""Heading of a chapter: its id and its title."""
_PARAGRAPH = re.compile(r"- ([A-Z]+-\d+\.\d+) (.+)")
"""First line of a rule: its id and its text."""


_MARK = re.compile(r"\s*\{([^{}]*)\}")
"""A mark, with the blanks before it."""


class BoxMark:
    """The provenance of the value before it, as the entry of the box states it; ``source`` is the text of a source."""

    def __init__(self, entry: str, provenance: str, source: str) -> None:
        self.entry = entry
        self.provenance = provenance
        self.source = source


Part = str | BoxMark | Piece
"""A part of a paragraph: text, the provenance of the value before it, or a piece that is shown."""


class Paragraph:
    """One rule, or the heading of a chapter; ``text`` has the marks as words, and no pieces."""

    def __init__(self, rule: str, text: str, heading: bool = False, parts: list[Part] | None = None) -> None:
        self.rule = rule
        self.text = text
        self.heading = heading
        self.parts: list[Part] = [text] if parts is None else parts


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, title: str, paragraphs: list[Paragraph], introduction: str = "") -> None:
        self.title = title
        self.paragraphs = paragraphs
        self.introduction = introduction

    @property
    def how_to_play(self) -> Paragraph | None:
        """The text of chapter 0, which sums the game up in a few sentences; None if the rulebook has no such chapter."""
        return next((item for item in self.paragraphs if item.rule.endswith("-0") and not item.heading), None)

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
    english, translation = _read(game, DEFAULT_LANGUAGE), _read(game, language)
    translated = {(item.rule, item.heading): item for item in translation.paragraphs}
    paragraphs = [translated.get((item.rule, item.heading), item) for item in english.paragraphs]
    return Rulebook(translation.title or english.title, paragraphs, translation.introduction or english.introduction)


@cache
def _read(game: Game, language: str) -> Rulebook:
    package = type(game).__module__.rpartition(".")[0]
    if not package:  # a game in a single module has no folder of its own
        return parse("")
    file = files(package).joinpath("rulebook", f"{language}.md")
    if not file.is_file():
        return parse("")
    box = files(package).joinpath("box.toml")
    entries = box_entries(box.read_text("utf-8")) if box.is_file() else None
    words = Words(language if language in languages() else DEFAULT_LANGUAGE)
    return parse(file.read_text("utf-8"), MarkReader(game, entries, words, f"{package}/rulebook/{language}.md"))


class MarkReader:
    """Reads the marks of one file of a rulebook. Errors name the file, the rule and the mark.

    ``box`` lists the entries of the game's box, None for a game without one.
    """

    def __init__(self, game: Game, box: list[BoxEntry] | None, words: Words, file: str) -> None:
        self._game = game
        self._box = box
        self._words = words
        self._file = file

    def paragraph(self, rule: str, text: str) -> Paragraph:
        """A rule with its marks read."""
        parts: list[Part] = []
        end = 0
        for found in _MARK.finditer(text):
            parts += [self.without_braces(rule, text[end : found.start()]), self._mark(rule, found[1])]
            end = found.end()
        parts.append(self.without_braces(rule, text[end:]))
        return Paragraph(rule, self._plain(parts), parts=[part for part in parts if part != ""])

    def without_braces(self, rule: str, text: str) -> str:
        """The text itself; raise BadInput if it has a brace, which no mark closes or where no mark may stand."""
        brace = re.search(r"[{}].{0,30}", text)
        if brace:
            raise BadInput(f"{self._where(rule, brace[0])}: a mark is {{box ENTRY}} or {{piece KIND WORD}} in a rule")
        return text

    def _mark(self, rule: str, written: str) -> BoxMark | Piece:
        where = self._where(rule, f"{{{written}}}")
        match written.split():
            case ["box", entry]:
                return self._box_mark(entry, where)
            case ["piece", kind, word]:
                piece = self._game.piece(kind, word)
                if piece is None:
                    raise BadInput(f"{where}: {self._game.title} has no such piece to show")
                return piece
        raise BadInput(f"{where} is not a mark; marks are {{box ENTRY}} and {{piece KIND WORD}}")

    def _box_mark(self, name: str, where: str) -> BoxMark:
        """The provenance of an entry, or of several that agree: ``temple`` stands for every part of the temple."""
        if self._box is None:
            raise BadInput(f"{where}: {self._game.title} has no box.toml")
        found = [entry for entry in self._box if entry.name == name or entry.name.startswith(f"{name}.")]
        if not found:
            names = [entry.name for entry in self._box]
            similar = get_close_matches(name, names, n=3, cutoff=0.5)
            hint = f"; similar entries: {one_of(similar)}" if similar else ""
            raise BadInput(f"{where}: box.toml has no entry {name!r}{hint}")
        first = found[0]
        for entry in found:
            if (entry.provenance, entry.source) != (first.provenance, first.source):
                raise BadInput(f"{where}: {first.name} and {entry.name} differ in provenance; a mark names one of them")
        return BoxMark(name, first.provenance, self._source(first))

    def _source(self, entry: BoxEntry) -> str:
        """The source that an entry names: in the words of the language if it has any, else as the box says it."""
        key = source_key(self._game, entry)
        return self._words.say(key) if self._words.knows(key) else entry.source

    def _plain(self, parts: list[Part]) -> str:
        """Parts as text: provenance in words, pieces left out."""
        text = "".join(part if isinstance(part, str) else self._spoken(part) for part in parts)
        return text.strip()

    def _spoken(self, mark: BoxMark | Piece) -> str:
        if isinstance(mark, Piece) or mark.provenance == PROVENANCE[0]:
            return ""
        return f" ({self._words.say(f'rules-{mark.provenance}', source=mark.source)})"

    def _where(self, rule: str, written: str) -> str:
        return f"{self._file}: {rule or 'introduction'}: {written}"


def source_key(game: Game, entry: BoxEntry) -> str:
    """The message that says the source of an entry of the box in a language other than that of the box."""
    return f"{game.name}-provenance-{re.sub('[._]', '-', entry.name)}"


def parse(text: str, marks: MarkReader | None = None) -> Rulebook:
    """Parse the text of a rulebook; without ``marks`` every mark stays as it is written."""
    title, introduction = "", _Draft("")
    drafts: list[_Draft] = []
    for line in text.splitlines():
        chapter, paragraph = _CHAPTER.match(line), _PARAGRAPH.match(line)
        if line.startswith("# "):
            title = line[2:].strip()
        elif chapter:
            drafts.append(_Draft(chapter[1], chapter[2].strip(), heading=True))
        elif paragraph:
            drafts.append(_Draft(paragraph[1], paragraph[2].strip()))
        elif line.strip():
            if drafts and drafts[-1].heading:
                drafts.append(_Draft(drafts[-1].rule))
            target = drafts[-1] if drafts else introduction
            target.text = f"{target.text} {line.strip()}".strip()
    if marks is None:
        return Rulebook(title, [Paragraph(item.rule, item.text, item.heading) for item in drafts], introduction.text)
    paragraphs = [
        Paragraph(item.rule, marks.without_braces(item.rule, item.text), heading=True)
        if item.heading
        else marks.paragraph(item.rule, item.text)
        for item in drafts
    ]
    return Rulebook(marks.without_braces("", title), paragraphs, marks.without_braces("", introduction.text))


class _Draft:
    """A paragraph while its lines are read."""

    def __init__(self, rule: str, text: str = "", heading: bool = False) -> None:
        self.rule = rule
        self.text = text
        self.heading = heading
