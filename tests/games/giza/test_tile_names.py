"""One thing has one name: the tile that takes another away is called alike in every message of an edition."""

from __future__ import annotations

import re

import pytest

import benben
from benben.words import Words, catalogue_text, languages

NAMES = {
    "en": ("demolition", "sabotage"),
    "fr": ("démolition", "sabotage"),
    "nl": ("sloop", "sabotage"),
    "de": ("Abriss", "Sabotage"),
}
"""The tile's name in the edition of 2005 and in that of 2006."""
KEYS = re.compile(r"^(giza-[a-z0-9_-]+) =", re.MULTILINE)
ARGS = {"player": "p1", "site": "cheops", "tile": "+1", "top": "scarab", "who": "p1", "own": "no", "count": 1, "points": 1}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", benben.game("giza").options[0].values)
def test_the_tile_is_called_as_in_its_edition(language: str, edition: str) -> None:
    words = Words(language, {"p1": "Ann"}, "giza", {"edition": edition})
    old, new = NAMES[language]
    other = new if edition == "fun-factory-2005" else old
    keys = [key for key in KEYS.findall(catalogue_text(language)) if "lesson" not in key and key != "giza-about"]
    assert len(keys) > 80
    said = {key: words.say(key, ARGS) for key in keys}
    assert words.noun("tile", "demolition") in (old, new)
    assert {key: text for key, text in said.items() if re.search(rf"\b{other}\b", text, re.IGNORECASE)} == {}
