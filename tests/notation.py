"""Finds the notation of moves in texts for people."""

from __future__ import annotations

import re
from collections.abc import Iterable

import benben

PLACE = r"(?<![\w.-])-?\d\.-?\d(?![\w.])"
"""A place of a pyramid, such as ``0.-1``."""
NUMBERED = r"\bc\d{1,2}\b|card space \d|Kartenfeld \d|emplacement \d|kaartplek \d"
"""A card space by its number, which is written nowhere on the board."""
UNSAID = r"\{|\$|\b[a-z_]+-(?:event|do|ask|about|explain|gives-up|source)-"
"""An argument that a message lacks, or the key of a message that is missing."""
NOTATION = re.compile(f"{PLACE}|{NUMBERED}|{UNSAID}")
DECIMAL = re.compile(r"[+−±]\d+\.\d")
"""Points with a decimal in English, such as ``+1.0``, which look like a place."""


def notation_in(game: benben.Game, texts: Iterable[str]) -> list[str]:
    """The texts that contain notation."""
    internal = words_of_notation(game)
    return [text for text in texts if NOTATION.search(DECIMAL.sub("", text)) or internal.search(text)]


def words_of_notation(game: benben.Game) -> re.Pattern[str]:
    """Words that only the notation has: names of components with a hyphen, such as ``field-yellow-5``.

    The letters of a card of Pyramids, such as ``b-wr``, are drawn on it.
    """
    axes = {word for family in game.catalogue.families for axis in family.axes for word in axis.words}
    found = sorted(word for word in axes if re.fullmatch(r"[a-z0-9]{3,}(-[a-z0-9]+)+", word))
    return re.compile(r"(?<![\w-])(" + "|".join(map(re.escape, [*found, "p1.", "p2."])) + r")(?![\w-])")
