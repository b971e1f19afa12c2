"""Words for people: message keys and arguments become sentences, from Fluent catalogues.

Words of the house are in ``locales/<language>/``, those of a game in its own folder, ``words/<language>.ftl``.

One catalogue serves terminal, log and browser. Files are loaded when something is first said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from benben.kernel.errors import BadInput, one_of
from benben.kernel.refusal import Refusal
from benben.registry import game_packages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT = "en"

_COUNT = re.compile(r"0|[1-9][0-9]?")
_LETTER = re.compile(r"[a-z]")
_UNNAMEABLE = re.compile(r"[^A-Za-z0-9_-]")


def languages() -> list[str]:
    """The languages there are catalogues for."""
    return sorted(entry.name for entry in files("benben").joinpath("locales").iterdir() if entry.is_dir())


def noun_key(game: str, kind: str, word: str) -> str:
    """The key of the noun for a word of the notation; what a Fluent key cannot hold becomes a hyphen."""
    return _UNNAMEABLE.sub("-", f"{game}-{kind}-{word}")


class Words:
    """Says things in one language; what it lacks is said in English.

    ``names`` replaces seat words (``p1``) by what the players are called. ``game`` is whose nouns are meant when a message
    is not a game's own. ``settings`` are the options of the game: messages may choose by them, as names do by edition.
    """

    def __init__(
        self,
        language: str = DEFAULT,
        names: Mapping[str, str] | None = None,
        game: str = "",
        settings: Mapping[str, str] | None = None,
    ) -> None:
        if language not in languages():
            raise BadInput(f"there is no language {language!r}; there are {one_of(languages())}")
        self.language = language
        self.names = dict(names or {})
        self.game = game
        self.settings = dict(settings or {})
        self._bundles = [_bundle(language), _bundle(DEFAULT)]

    def knows(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, args: Mapping[str, object] | None = None, **more: object) -> str:
        """The sentence of a key. Arguments that are words of a game's notation are said in this language too."""
        given = {**(args or {}), **more}
        for bundle in self._bundles:
            if bundle.has_message(key):
                told = {name: self._word(key, name, value) for name, value in given.items()}
                pattern = bundle.get_message(key).value
                assert pattern is not None, f"message {key} has no text"
                return str(bundle.format_pattern(pattern, {**self.settings, **told})[0])
        return key

    def noun(self, kind: str, word: str, game: str = "") -> str:
        """A word of a game's notation as people say it: a tile, a site; itself where the catalogue has no other.

        Where letters stand for parts the catalogue may say the form instead of each word: ``b-wr`` is ``x-xx`` of the
        letters b, w and r. Words separated by spaces become a list.
        """
        return self._nouns(kind, word, game or self.game) or word

    def _nouns(self, kind: str, words: str, game: str) -> str:
        said = [self._noun(kind, word, game) for word in words.split(" ")]
        return ", ".join(said) if all(said) else ""

    def _noun(self, kind: str, word: str, game: str) -> str:
        key = noun_key(game, kind, word)
        if self.knows(key):
            return self.say(key)
        form = noun_key(game, kind, _LETTER.sub("x", word))
        if not self.knows(form):
            return ""
        letters = [self.noun("letter", letter, game) for letter in _LETTER.findall(word)]
        return self.say(form, dict(zip("abcdefgh", letters, strict=False)))

    def name(self, seat: str) -> str:
        """What a seat word stands for; several, separated by spaces, become a list."""
        return ", ".join(self.names.get(word, word) for word in seat.split(" "))

    def _word(self, key: str, name: str, value: object) -> object:
        if not isinstance(value, str):
            return value
        if all(word in self.names for word in value.split(" ")):
            return self.name(value)
        if _COUNT.fullmatch(value):
            return int(value)  # the notation counts in words; as a number it can choose between singular and plural
        return self._nouns(name, value, key.split("-", 1)[0]) or self.noun(name, value)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, as a sentence."""
        return self.say(refusal.key, refusal.args)

    def event(self, game: str, event: Mapping[str, Any]) -> str:
        """What happened, as a sentence; the notation where the catalogue has no sentence. ``own``: it concerns its actor."""
        key = f"{game}-event-{event['kind']}"
        if not self.knows(key):
            return self.say("unworded-event", who=self.name(event["who"]), what=event["text"] or event["kind"])
        own = "yes" if event["args"].get("player") == event["who"] else "no"
        return self.say(key, {"own": own, "who": event["who"], **event["args"]})


def _bundle(language: str) -> FluentBundle:
    return _bundle_of(language, tuple(game_packages()))


@cache
def _bundle_of(language: str, packages: tuple[str, ...]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # loading Fluent takes a moment: only when words are needed

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_catalogue_text(language, packages)))
    return bundle


def catalogue_text(language: str) -> str:
    """All Fluent text of a language: the files in ``locales`` and the words of every registered game."""
    return _catalogue_text(language, tuple(game_packages()))


@cache
def _catalogue_text(language: str, packages: tuple[str, ...]) -> str:
    pages = catalogue_files(language, packages).values()
    return "\n".join(page.read_text("utf-8") for page in pages)


def catalogue_files(language: str, packages: Iterable[str]) -> dict[str, Traversable]:
    """The Fluent files of a language by a name: those in ``locales`` and ``words/<language>.ftl`` of each package."""
    folder = files("benben").joinpath("locales", language)
    house = [page for page in sorted(folder.iterdir(), key=lambda page: page.name) if page.name.endswith(".ftl")]
    found = {page.name: page for page in house}
    for package in packages:
        page = files(package).joinpath("words", f"{language}.ftl")
        if page.is_file():
            found[f"{package}.ftl"] = page
    return found


def english(refusal: Refusal) -> str:
    """A refusal as an English sentence: the wording of `Refusal.message`."""
    return Words(DEFAULT).refusal(refusal)
