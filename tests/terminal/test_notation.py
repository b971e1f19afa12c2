"""The notation of moves never reaches a person: neither in the log, nor in choices, refusals or on the board."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import benben
from benben.kernel.event import seat_name
from benben.kernel.rng import Rng
from benben.play.match import Match
from benben.terminal.naming import Naming
from benben.terminal.scene_renderer import SceneRenderer
from benben.words import Words, languages

from quick import first_quick

NAMES = ["Ann", "Bea", "Cleo", "Dan", "Eve"]
PLACE = r"(?<![\w.-])-?\d\.-?\d(?![\w.])"
"""A place of a pyramid, such as ``0.-1``."""
NUMBERED = r"\bc\d{1,2}\b|card space \d|Kartenfeld \d|emplacement \d|kaartplek \d"
"""A card space by its number, which is written nowhere on the board."""
NOTATION = re.compile(f"{PLACE}|{NUMBERED}")


def words_of_notation(game: benben.Game) -> re.Pattern[str]:
    """Words that only the notation has: names of components with a hyphen, such as ``field-yellow-5``.

    The letters of a card of Pyramids, such as ``b-wr``, are drawn on it.
    """
    axes = {word for family in game.catalogue.families for axis in family.axes for word in axis.words}
    found = sorted(word for word in axes if re.fullmatch(r"[a-z0-9]{3,}(-[a-z0-9]+)+", word))
    return re.compile(r"(?<![\w-])(" + "|".join(map(re.escape, [*found, "p1.", "p2."])) + r")(?![\w-])")


def texts(match: Match, language: str, rng: Rng) -> Iterator[str]:
    """All that people are told at one moment: events, choices, touches, the board, and a few refusals."""
    game = match.game
    names = {seat_name(seat): NAMES[seat] for seat in range(match.players)}
    words = Words(language, names, game.name, match.record.options)
    for seat in match.actors():
        perspective = match.perspective(seat)
        scene = game.scene(perspective.view())
        naming = Naming(game, scene, words, seat_name(seat))
        for action in perspective.legal():
            yield naming.choice(action)
            yield from (naming.element(element) for element in game.catalogue.path(action))
            yield from (words.say(lost.key, lost.args) for lost in perspective.forfeits(action))
        for line in SceneRenderer(words, names, names).draw(scene, 160, 90, seat_name(seat)):
            yield line.plain
        for _ in range(5):
            refusal = perspective.refusal(rng.below(len(game.catalogue)))
            if refusal is not None and "move" not in refusal.args:  # what was typed is repeated as it was typed
                yield words.refusal(refusal)
    for event in match.events(match.actors()[0] if match.actors() else None):
        yield words.event(game.name, event)


@pytest.mark.parametrize("name", first_quick(benben.games()))
def test_no_text_of_a_game_contains_notation(name: str) -> None:
    game, rng = benben.game(name), Rng(7)
    match = Match(game, game.seats[0], seed=9)
    internal, moves, seen = words_of_notation(game), 0, set[str]()
    while not match.over():
        if moves % 9 == 0:
            for language in languages():
                seen.update(texts(match, language, rng))
        seat = match.actors()[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        moves += 1
    for language in languages():
        seen.update(texts(match, language, rng))
    found = sorted(text for text in seen if NOTATION.search(text) or internal.search(text))
    assert found == []
    assert len(seen) > 200
