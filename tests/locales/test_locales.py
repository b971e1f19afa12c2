"""Every language says all that English says: the same messages, the same choices in them, and every rule."""

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
from benben.games.pyramids.box import BOX
from benben.games.pyramids.moves import CARD
from benben.registry import game_packages
from benben.rulebook import Paragraph
from benben.rulebook import parse as parse_rulebook
from benben.words import DEFAULT_LANGUAGE, Words, catalogue_files, languages

PLURALS = {"zero", "one", "two", "few", "many", "other"}
OTHERS = [language for language in languages() if language != DEFAULT_LANGUAGE]
ENGLISH_RUN = 4
"""So many words of an English sentence in a row are no coincidence."""


@dataclass
class Spoken(visitor.Visitor):
    """What one message is made of."""

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
        """The cases by what they choose: words of the notation, exact numbers, or singular and plural."""
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


def catalogues(language: str) -> dict[str, list[ast.EntryType]]:
    """The entries of every file of a language."""
    found = catalogue_files(language, game_packages())
    return {name: parse(page.read_text("utf-8")).body for name, page in found.items()}


@cache
def messages(language: str) -> dict[str, Spoken]:
    """The messages of a language by their keys."""
    found: dict[str, Spoken] = {}
    for entries in catalogues(language).values():
        for entry in entries:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Spoken()
                found[entry.id.name].visit(entry.value)
    return found


def runs(text: str) -> set[tuple[str, ...]]:
    """Every few words that stand next to each other; names, numbers and words of the notation break a run."""
    found: set[tuple[str, ...]] = set()
    for stretch in re.findall(r"[^\W\d_A-Z]+(?: [^\W\d_A-Z]+)+", re.sub(r"`[^`]*`", "`", text)):
        words = stretch.split()
        found |= {tuple(words[start : start + ENGLISH_RUN]) for start in range(len(words) - ENGLISH_RUN + 1)}
    return found


def page(language: str, name: str) -> str:
    """The rulebook of a game as its own file has it: nothing is filled in from English."""
    return files(f"benben.games.{name}").joinpath("rulebook", f"{language}.md").read_text("utf-8")


def pages(language: str, name: str) -> list[Paragraph]:
    """The paragraphs of a rulebook."""
    return parse_rulebook(page(language, name)).paragraphs


def shape(text: str) -> list[str]:
    """What a rulebook is made of, line by line: the title, chapters and paragraphs with their ids, and text between them."""
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
    for key, spoken in messages(language).items():
        assert spoken.references <= set(keys), key


@pytest.mark.parametrize("language", languages())
def test_plurals_are_those_of_the_language(language: str) -> None:
    known = {"other", *Locale.parse(language).plural_form.tags}
    for key, spoken in messages(language).items():
        assert spoken.plurals <= known, key


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language: str) -> None:
    assert set(catalogues(language)) == set(catalogues(DEFAULT_LANGUAGE))
    assert not messages(DEFAULT_LANGUAGE).keys() - messages(language).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_said_besides_are_nouns(language: str) -> None:
    """A word of the notation that English takes as it stands needs a noun elsewhere; nothing else is added."""
    arguments = {name for spoken in messages(DEFAULT_LANGUAGE).values() for name in spoken.variables}
    for key in messages(language).keys() - messages(DEFAULT_LANGUAGE).keys():
        game, kind, _ = key.split("-", 2)
        assert game in benben.games(), key
        assert kind in arguments, key


@pytest.mark.parametrize("language", OTHERS)
def test_messages_say_and_choose_by_the_same_things(language: str) -> None:
    for key, english in messages(DEFAULT_LANGUAGE).items():
        spoken = messages(language)[key]
        assert spoken.variables == english.variables, key
        assert spoken.words == english.words, key
        for variable, numbers in english.numbers.items():
            assert numbers <= spoken.numbers.get(variable, set()), key


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language: str) -> None:
    for key, english in messages(DEFAULT_LANGUAGE).items():
        assert not runs(messages(language)[key].text) & runs(english.text), key


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", benben.games())
def test_moves_are_said_without_english_words(language: str, name: str) -> None:
    """Whatever word a move puts into a message, the language has a noun for it, or it is a code such as c3."""
    said = messages(language)
    for family in benben.game(name).catalogue.families:
        for key in (f"{name}-do-{family.name}", f"{name}-event-{family.name}"):
            for axis in family.axes:
                if key in said and axis.name in said[key].variables:
                    plain = [word for word in axis.words if re.fullmatch(r"[a-z]{4,}(-\w+)*", word)]
                    missing = [word for word in plain if f"{name}-{axis.name}-{word}" not in said]
                    assert not missing, f"{key}: {axis.name}"


def test_a_number_of_the_notation_chooses_singular_or_plural() -> None:
    words = Words(names={"p1": "Ann"})
    assert words.say("egizia-event-sell", who="p1", number="1") == "Ann sells 1 stone"
    assert words.say("egizia-event-sell", who="p1", number="10") == "Ann sells 10 stones"


@pytest.mark.parametrize("language", languages())
def test_every_card_of_pyramids_is_said_by_its_colours(language: str) -> None:
    words = Words(language)
    colours = [words.noun("colour", colour, "pyramids") for colour in BOX.colours]
    said = [words.noun("card", card, "pyramids") for card in CARD.words]
    assert len(set(said)) == len(CARD.words)
    for card in said:
        assert set(re.split("[–/]", card)) <= set(colours), card


def test_several_words_of_the_notation_become_a_list() -> None:
    said = Words(names={"p1": "Ann"}).say("pyramids-event-opened", who="p1", count=2, cards="b-wr yg-r")
    assert said == "Ann's tomb is opened: blue–white/red, yellow/green–red"


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


def test_french_is_set_as_french_is_set() -> None:
    """A narrow no-break space before high punctuation and inside « »; curly apostrophes."""
    texts = [spoken.text for spoken in messages("fr").values()]
    texts += [item.text for name in benben.games() for item in pages("fr", name)]
    for text in texts:
        assert not re.search(r"\w[;!?»]|\w [:;!»]|«[^\u202f]|\w'\w", text), text
