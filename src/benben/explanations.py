"""Explanations of pieces, places and areas: what a thing is and does now, and the rule about it, for whoever points at it.

The messages are the game's own: ``<game>-explain-<kind>-<word>`` or ``<game>-explain-<kind>`` for a piece,
``<game>-explain-place-<id>`` for a place. The id is without its seat, with hyphens for dots, and shortened from the
end until there is such a message; the last resort is ``<game>-explain-place-<area>``. For an area it is
``<game>-explain-area-<id>``; those of seats are called ``player``. The browser does the same (web/src/pick/naming.ts).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from benben.play.scene import Area, Piece, Place
from benben.words import Words, noun_key

PLAYER = "player"
"""The name that the areas of all seats have in messages."""


class Explanation(NamedTuple):
    """A sentence and the id of its rule; both are empty where there is no message."""

    said: str
    rule: str


def explain_piece(words: Words, game: str, piece: Piece) -> Explanation:
    """What a piece does now, and its rule."""
    return _first(words, game, [f"{piece.kind}-{piece.word}", piece.kind], {"count": piece.count, **_about(piece.about)})


def explain_place(words: Words, game: str, place: Place, area: Area) -> Explanation:
    """What a place does now, and its rule."""
    parts = place.id.removeprefix(f"{place.owner or area.owner}.").split(".")
    names = ["place-" + "-".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return _first(words, game, [*names, f"place-{_area_kind(area)}"], {"note": place.note, **_about(place.about)})


def explain_area(words: Words, game: str, area: Area) -> Explanation:
    """What an area shows, and its rule."""
    return _first(words, game, [f"area-{_area_kind(area)}"], {"note": area.note})


def _area_kind(area: Area) -> str:
    return PLAYER if area.owner == area.id else area.id


def _about(about: Mapping[str, str | int] | UnsetType) -> Mapping[str, str | int]:
    return {} if about is UNSET else about


def _first(words: Words, game: str, names: Iterable[str], args: Mapping[str, object]) -> Explanation:
    """The first of these messages that the game has."""
    keys = (noun_key(game, "explain", name) for name in names)
    key = next((key for key in keys if words.knows(key)), None)
    return Explanation("", "") if key is None else Explanation(words.say(key, args), words.rule(key))
