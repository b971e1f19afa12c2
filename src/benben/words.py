"""Translation: message keys and arguments become sentences in a language, from Fluent catalogues.

Messages of the platform are in ``locales/<language>/``, those of a game in its own folder: ``words/<language>.ftl``, and
``lessons/<language>.ftl`` for the texts of its lessons.
Terminal, log and browser use the same catalogue. Files are loaded when the first message is formatted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from benben.kernel.errors import BadInput, one_of
from benben.kernel.numerals import MINUS
from benben.kernel.refusal import Refusal
from benben.registry import game_packages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT_LANGUAGE = "en"
"""The language of messages that another language lacks."""

GAME_FOLDERS = ("words", "lessons")
"""The folders of a game's package that have a catalogue for each language."""

_COUNT = re.compile(r"0|[1-9][0-9]?")
"""An argument that is a number below 100."""
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
"""The sign of a negative number as formatters write it."""
_SIGNED = re.compile(r"[+-]\d+")
"""A word that is a number with its sign, such as the name of a stone."""
_LETTER = re.compile(r"[a-z]")
"""A letter that stands for a part in words such as ``b-wr``."""
_NOT_IN_KEYS = re.compile(r"[^A-Za-z0-9_-]")
"""Characters that a Fluent key cannot contain."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    return tuple(sorted(entry.name for entry in files("benben").joinpath("locales").iterdir() if entry.is_dir()))


def _is_negative(value: object) -> bool:
    return isinstance(value, int) and value < 0


def noun_key(game: str, kind: str, word: str) -> str:
    """The message key of a noun of the notation; characters that a Fluent key cannot contain become hyphens."""
    return _NOT_IN_KEYS.sub("-", f"{game}-{kind}-{word}")


class Words:
    """Formats messages in one language, and in English those that the language lacks.

    ``names`` replaces seat words (``p1``) by the names of the players. ``game`` is the game whose nouns are used in messages
    that belong to no game. ``settings`` are the options of the game: messages may select by them, as names do by edition.
    """

    def __init__(
        self,
        language: str = DEFAULT_LANGUAGE,
        names: Mapping[str, str] | None = None,
        game: str = "",
        settings: Mapping[str, str] | None = None,
    ) -> None:
        if language not in languages():
            raise BadInput(f"there is no language {language!r}; there are {one_of(list(languages()))}")
        self.language = language
        self.names = dict(names or {})
        self.game = game
        self.settings = dict(settings or {})
        self._bundles = [_bundle(language), _bundle(DEFAULT_LANGUAGE)]

    def knows(self, key: str) -> bool:
        """True if there is a message with this key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, args: Mapping[str, object] | None = None, **more_args: object) -> str:
        """The message of a key, or the key itself if there is none. Arguments in a game's notation are translated too."""
        all_args = {**(args or {}), **more_args}
        for bundle in self._bundles:
            if bundle.has_message(key):
                translated = {name: self._argument(key, name, value) for name, value in all_args.items()}
                pattern = bundle.get_message(key).value
                assert pattern is not None, f"message {key} has no text"
                said = str(bundle.format_pattern(pattern, {**self.settings, **translated})[0])
                return _MINUS.sub(MINUS, said) if any(map(_is_negative, translated.values())) else said
        return key

    def rule(self, key: str) -> str:
        """The rule id that a message cites in its attribute ``rule``, which the English message has; empty without one."""
        english = self._bundles[-1]
        pattern = english.get_message(key).attributes.get("rule") if english.has_message(key) else None
        return "" if pattern is None else str(english.format_pattern(pattern)[0])

    def noun(self, kind: str, word: str, game: str = "") -> str:
        """A word of a game's notation (a tile, a site) in this language; the word itself if the catalogue has none.

        For words whose letters stand for parts, the catalogue may have one message for the form instead of one for each
        word: ``b-wr`` is ``x-xx`` with the letters b, w and r. Words separated by spaces become a list, unless the
        catalogue has a message for all of them: ``push quarry-1`` as a task is ``task-push-quarry-1``.
        """
        return self._nouns(kind, word, game or self.game) or word

    def _nouns(self, kind: str, words: str, game: str) -> str:
        whole = noun_key(game, kind, words)
        if " " in words and self.knows(whole):
            return self.say(whole)
        nouns = [self._noun(kind, word, game) for word in words.split(" ")]
        return ", ".join(nouns) if all(nouns) else ""

    def _noun(self, kind: str, word: str, game: str) -> str:
        key = noun_key(game, kind, word)
        if self.knows(key):
            return self.say(key)
        if _SIGNED.fullmatch(word):
            return word.replace("-", MINUS)
        form = noun_key(game, kind, _LETTER.sub("x", word))
        if not self.knows(form):
            return ""
        letters = [self.noun("letter", letter, game) for letter in _LETTER.findall(word)]
        return self.say(form, dict(zip("abcdefgh", letters, strict=False)))

    def signs(self, text: str) -> str:
        """The text of a glyph with letters that stand for words, such as colours, as this language writes them.

        A game whose letters do so has a message ``<game>-sign-<letter>`` for each; other letters stay.
        """
        return _LETTER.sub(lambda found: self._sign(found.group()), text)

    def _sign(self, letter: str) -> str:
        key = noun_key(self.game, "sign", letter)
        return self.say(key) if self.knows(key) else letter

    def name(self, seat: str) -> str:
        """The player's name for a seat word; several seat words, separated by spaces, become a list."""
        return ", ".join(self.names.get(word, word) for word in seat.split(" "))

    def _argument(self, key: str, name: str, value: object) -> object:
        """An argument of a message, translated: seat words to names, counts to numbers, nouns to this language."""
        if not isinstance(value, str):
            return value
        if all(word in self.names for word in value.split(" ")):
            return self.name(value)
        if _COUNT.fullmatch(value):
            return int(value)  # Fluent selects singular or plural by numbers, not by text
        return self._nouns(name, value, key.split("-", 1)[0]) or self.noun(name, value)

    def refusal(self, refusal: Refusal) -> str:
        """The reason of a refusal as a sentence."""
        return self.say(refusal.key, refusal.args)

    def event(self, game: str, event: Mapping[str, Any]) -> str:
        """An event as a sentence; in notation if the catalogue has no sentence for it.

        The argument ``own`` of the message is ``yes`` if the event concerns the seat that acted.
        """
        key = f"{game}-event-{event['kind']}"
        if not self.knows(key):
            return self.say("unworded-event", who=self.name(event["who"]), what=event["text"] or event["kind"])
        own = "yes" if event["args"].get("player") == event["who"] else "no"
        return self.say(key, {"own": own, "who": event["who"], **event["args"]})


def _bundle(language: str) -> FluentBundle:
    return _build_bundle(language, tuple(game_packages()))


@cache
def _build_bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, so only when a message is needed

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_catalogue_text(language, packages)))
    return bundle


def catalogue_text(language: str) -> str:
    """All Fluent text of a language: the files in ``locales`` and those of every registered game."""
    return _catalogue_text(language, tuple(game_packages()))


@cache
def _catalogue_text(language: str, packages: tuple[str, ...]) -> str:
    return "\n".join(file.read_text("utf-8") for file in catalogue_files(language, packages).values())


def catalogue_files(language: str, packages: Iterable[str]) -> dict[str, Traversable]:
    """The Fluent files of a language by name: those in ``locales``, and those in the text folders of each package."""
    folder = files("benben").joinpath("locales", language)
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    found = {entry.name: entry for entry in entries if entry.name.endswith(".ftl")}
    for package in packages:
        for name in GAME_FOLDERS:
            game_file = files(package).joinpath(name, f"{language}.ftl")
            if game_file.is_file():
                found[f"{package}/{name}.ftl"] = game_file
    return found


def english(refusal: Refusal) -> str:
    """A refusal as an English sentence: the text of `Refusal.message`."""
    return Words(DEFAULT_LANGUAGE).refusal(refusal)
