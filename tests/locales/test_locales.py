"""Every language has all that English has, for the house and for every game: messages, the choices in them, and rules."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import groupby

import pytest
from babel import Locale
from fluent.syntax import ast, parse, visitor

import benben
from benben.registry import game_packages
from benben.rulebook import Paragraph
from benben.rulebook import parse as parse_rulebook
from benben.words import DEFAULT_LANGUAGE, catalogue_files, languages

PLURALS = {"zero", "one", "two", "few", "many", "other"}
OTHERS = [language for language in languages() if language != DEFAULT_LANGUAGE]
ENGLISH_RUN = 4
"""Words in a row that a translation shares with English only when it was left in English."""


@dataclass
class Message(visitor.Visitor):
    """The text of one message, the variables and messages it uses, and the cases it chooses from."""

    text: str = ""
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    words: dict[str, set[str]] = field(default_factory=dict)
    numbers: dict[str, set[str]] = field(default_factory=dict)
    plurals: set[str] = field(default_factory=set)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += f" {node.value}"

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Sort the cases into words of the notation, exact numbers, and plural forms."""
        assert isinstance(node.selector, ast.VariableReference)
        name = node.selector.id.name
        for variant in node.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                self.numbers.setdefault(name, set()).add(variant.key.value)
            elif variant.key.name in PLURALS:
                self.plurals.add(variant.key.name)
            else:
                self.words.setdefault(name, set()).add(variant.key.name)
        self.generic_visit(node)


@cache
def catalogues(language: str) -> dict[str, list[ast.EntryType]]:
    """The entries of every file of a language."""
    found = catalogue_files(language, game_packages())
    return {name: parse(page.read_text("utf-8")).body for name, page in found.items()}


@cache
def messages(language: str) -> dict[str, Message]:
    """The messages of a language by their keys."""
    found: dict[str, Message] = {}
    for entries in catalogues(language).values():
        for entry in entries:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Message()
                found[entry.id.name].visit(entry.value)
    return found


def runs(text: str) -> set[tuple[str, ...]]:
    """Every run of ENGLISH_RUN words; names, numbers and words of the notation break a run."""
    found: set[tuple[str, ...]] = set()
    for stretch in re.findall(r"[^\W\d_A-Z]+(?: [^\W\d_A-Z]+)+", re.sub(r"`[^`]*`", "`", text)):
        words = stretch.split()
        found |= {tuple(words[start : start + ENGLISH_RUN]) for start in range(len(words) - ENGLISH_RUN + 1)}
    return found


def page(language: str, name: str) -> str:
    """The rulebook file of a game in one language, with nothing filled in from English."""
    package = type(benben.game(name)).__module__.rpartition(".")[0]
    return files(package).joinpath("rulebook", f"{language}.md").read_text("utf-8")


def pages(language: str, name: str) -> list[Paragraph]:
    """The paragraphs of a rulebook, without marks: those are the same words in every language."""
    return parse_rulebook(re.sub(r"\s*\{[^{}]*\}", "", page(language, name))).paragraphs


def shape(text: str) -> list[str]:
    """The outline of a rulebook, line by line: the title, chapters and paragraphs with their ids, and text between them."""
    marks = [re.match(r"(# |#+ \S+|- \S+|\S|)", line) for line in text.splitlines() if not line.startswith("  ")]
    kinds = [mark[0] if mark[0][:1] in ("#", "-", "") else "text" for mark in marks if mark]
    return [kind for kind, _ in groupby(kinds) if kind]


# --- messages ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_catalogues_are_sound(language: str) -> None:
    keys: list[str] = []
    for name, entries in catalogues(language).items():
        junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
        assert not junk, f"{language}/{name}"
        keys += [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))
    for key, message in messages(language).items():
        assert message.references <= set(keys), key


@pytest.mark.parametrize("language", languages())
def test_plurals_are_those_of_the_language(language: str) -> None:
    known = {"other", *Locale.parse(language).plural_form.tags}
    for key, message in messages(language).items():
        assert message.plurals <= known, key


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language: str) -> None:
    assert set(catalogues(language)) == set(catalogues(DEFAULT_LANGUAGE))
    assert not messages(DEFAULT_LANGUAGE).keys() - messages(language).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_only_nouns_are_added_to_what_english_has(language: str) -> None:
    """A word of the notation that English uses unchanged needs a noun in another language; nothing else is added."""
    arguments = {name for message in messages(DEFAULT_LANGUAGE).values() for name in message.variables}
    for key in messages(language).keys() - messages(DEFAULT_LANGUAGE).keys():
        game, kind, _ = key.split("-", 2)
        assert game in benben.games(), key
        assert kind in arguments, key


@pytest.mark.parametrize("language", OTHERS)
def test_messages_use_the_same_variables_and_cases(language: str) -> None:
    for key, english in messages(DEFAULT_LANGUAGE).items():
        message = messages(language)[key]
        assert message.variables == english.variables, key
        assert message.words == english.words, key
        for variable, numbers in english.numbers.items():
            assert numbers <= message.numbers.get(variable, set()), key


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language: str) -> None:
    for key, english in messages(DEFAULT_LANGUAGE).items():
        assert not runs(messages(language)[key].text) & runs(english.text), key


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", benben.games())
def test_moves_are_said_without_english_words(language: str, name: str) -> None:
    """Every word that a move puts into a message has a noun in the language, unless it is a code such as c3."""
    known = messages(language)
    for family in benben.game(name).catalogue.families:
        for key in (f"{name}-do-{family.name}", f"{name}-event-{family.name}"):
            for axis in family.axes:
                if key in known and axis.name in known[key].variables:
                    plain = [word for word in axis.words if re.fullmatch(r"[a-z]{4,}(-\w+)*", word)]
                    missing = [word for word in plain if f"{name}-{axis.name}-{word}" not in known]
                    assert not missing, f"{key}: {axis.name}"


# --- rulebooks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", benben.games())
def test_rulebooks_have_the_same_rules_in_the_same_order(language: str, name: str) -> None:
    assert shape(page(language, name)) == shape(page(DEFAULT_LANGUAGE, name))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", benben.games())
def test_rules_cite_the_same_rules_options_and_figures(language: str, name: str) -> None:
    cited = re.compile(r"[A-Z]{2}-\d+(?:\.\d+)?|`[^`]+`|\d+")
    for english, other in zip(pages(DEFAULT_LANGUAGE, name), pages(language, name), strict=True):
        assert set(cited.findall(english.text)) <= set(cited.findall(other.text)), english.rule


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", benben.games())
def test_no_rule_is_left_in_english(language: str, name: str) -> None:
    for english, other in zip(pages(DEFAULT_LANGUAGE, name), pages(language, name), strict=True):
        assert not runs(other.text) & runs(english.text), english.rule


# --- typography --------------------------------------------------------------------------------------------------------


def test_french_typography() -> None:
    """A narrow no-break space before high punctuation and inside « »; curly apostrophes."""
    texts = [message.text for message in messages("fr").values()]
    texts += [item.text for name in benben.games() for item in pages("fr", name)]
    for text in texts:
        assert not re.search(r"\w[;!?»]|\w [:;!»]|«[^\u202f]|\w'\w", text), text


ADDRESSED = re.compile(r"\b(your|yours|votre|vos|ton|ta|tes|je|jouw|uw|jezelf|dein\w*|ihre?\w*|eure?\w*)\b", re.IGNORECASE)
"""Words that address the reader."""


@pytest.mark.parametrize("language", languages())
def test_sentences_about_moves_do_not_address_the_reader(language: str) -> None:
    """Reviews and replays say them about moves of other people, at whom the reader looks."""
    found = []
    for package in game_packages():
        text = files(package).joinpath("words", f"{language}.ftl").read_text("utf-8")
        found += [line for line in re.findall(r"^[a-z_]+-do-.* = .*", text, re.MULTILINE) if ADDRESSED.search(line)]
        assert re.search(r"^[a-z_]+-do-", text, re.MULTILINE), package
    assert found == []
