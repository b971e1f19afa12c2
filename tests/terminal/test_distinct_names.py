"""Choices that are offered together have different names, in every language and at every step on the way to an action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

import benben
from benben.kernel.event import seat_name
from benben.kernel.rng import Rng
from benben.play.match import Match
from benben.terminal.menu import Menu
from benben.terminal.naming import Naming
from benben.words import Words, languages

from quick import first_quick

NAMES = ["Ann", "Bea", "Cleo", "Dan", "Eve", "Finn"]


def repeated(labels: Sequence[str]) -> set[str]:
    """The labels that occur more than once."""
    return {label for label in labels if labels.count(label) > 1}


def shared_labels(menu: Menu, naming: Naming) -> Iterator[str]:
    """The labels that different entries of a menu share, and those of the menus that it leads to."""
    for brief in (True, False):
        yield from repeated([choice.label for choice in menu.choices(naming, brief)])
    for choice in menu.choices(naming):
        if not choice.is_action:
            yield from shared_labels(menu.narrow(choice.actions), naming)


def shared_names(match: Match, language: str) -> Iterator[str]:
    """The names that different choices of the open question share: as sentences, and in the terminal's menus."""
    game, seat = match.game, match.actors()[0]
    names = {seat_name(number): NAMES[number] for number in range(match.players)}
    words = Words(language, names, game.name, match.record.options)
    naming = Naming(game, game.scene(match.perspective(seat).view()), words, seat_name(seat))
    legal = match.legal(seat)
    yield from repeated([naming.action(action) for action in legal])
    yield from shared_labels(Menu(game, legal), naming)


@pytest.mark.slow
@pytest.mark.parametrize("players", first_quick(["fewest", "most"]))
@pytest.mark.parametrize("name", first_quick(benben.games()))
def test_different_choices_have_different_names(name: str, players: str) -> None:
    game, rng, questions = benben.game(name), Rng(5), 0
    match = Match(game, game.seats[players == "most"], seed=3)
    shared: set[str] = set()
    while not match.over():
        seat = match.actors()[0]
        legal = match.legal(seat)
        if len(legal) > 1:
            questions += 1
            shared.update(f"{language}: {found}" for language in languages() for found in shared_names(match, language))
        match.play(seat, legal[rng.below(len(legal))])
    assert shared == set()
    assert questions > 10
