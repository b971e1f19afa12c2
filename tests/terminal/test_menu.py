"""Menus: lists of actions narrowed by elements or typed text, and the names in them."""

from __future__ import annotations

import benben
from benben.terminal.menu import Menu, matches_words
from benben.terminal.naming import Naming, glyph_with_word
from benben.words import Words

from hoard.game import GAME as HOARD

GIZA = benben.game("giza")


def giza_menu(players: int = 6) -> tuple[Menu, Naming]:
    state = GIZA.start(players, {"first": "p1"})
    for tile in ["+3", "scarab", "+5", "+5", *["-1"] * 3, *["+2"] * 7, *["+1"] * 7, *["+4"] * 3][: 4 * players]:
        state.apply(GIZA.parse(f"draw {tile}"))
    scene = GIZA.scene(state.perspective(0).view())
    return Menu(GIZA, state.legal(0)), Naming(GIZA, scene, Words(game="giza"), "p1")


def test_a_long_list_is_grouped_by_the_element_touched_first() -> None:
    menu, naming = giza_menu()
    assert len(menu.actions) > 60
    assert [choice.label for choice in menu.choices(naming)] == ["▪+3", "▪+5", "✱ scarab"]
    scarab = menu.narrow(menu.choices(naming)[2].actions)
    labels = [choice.label for choice in scarab.choices(naming)]
    assert labels[0] == "your Cheops"
    assert labels[4] == "p2 Cheops"
    assert labels[-1] == "discard it"
    assert all(choice.is_action for choice in scarab.choices(naming))
    assert scarab.touchable() >= {"p1.cheops", "discard"}


def test_a_short_list_has_sentences() -> None:
    state = HOARD.start(2)
    menu = Menu(HOARD, state.legal(0))
    naming = Naming(HOARD, HOARD.scene(state.perspective(0).view()), Words(game="hoard"), "p1")
    assert [choice.label for choice in menu.choices(naming)] == ["draw"]


def test_words_may_be_shortened_and_left_out() -> None:
    assert matches_words(["play", "+3", "on", "p2.cheops"], ["+3", "p2.ch"])
    assert not matches_words(["play", "+3", "on", "p2.cheops"], ["p2.ch", "+3"])
    menu, _ = giza_menu()
    assert [GIZA.text(action) for action in menu.matching("sc p3.sp")] == ["play scarab on p3.sphinx"]
    assert menu.matching("fly") == []


def test_a_word_does_not_repeat_what_the_glyph_spells() -> None:
    assert glyph_with_word("▪+2", "+2") == "▪+2"
    assert glyph_with_word("◆4", "treasure 4") == "◆ treasure 4"
    assert glyph_with_word("✱", "scarab") == "✱ scarab"
