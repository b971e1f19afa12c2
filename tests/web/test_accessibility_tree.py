"""A whole game of each title in each language through the accessibility tree alone: roles and names, no selectors."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import expect

import benben
from benben.words import languages

from long import fair_selection
from web.conftest import MIN_PLAYERS, OpenPage
from web.tree_player import TreePlayer, unnamed_controls

MOST = 1500
"""More presses than a whole game takes."""
FORGET = "() => localStorage.setItem('benben.howToPlay', 'none')"
"""Makes a browser one that has not been told how to play."""


@pytest.mark.parametrize(("game", "language"), fair_selection(product(MIN_PLAYERS, languages())))
def test_a_whole_game_by_roles_and_names(open_page: OpenPage, game: str, language: str) -> None:
    page = open_page("/", locale=language)
    page.evaluate(FORGET)
    player = TreePlayer(page, language, 1)
    assert unnamed_controls(page.get_by_role("document")) == []
    player.prefer("web-playback-instant")
    player.begin("Ann", benben.game(game).title, MIN_PLAYERS[game], "random")
    player.play(MOST)
    expect(page.get_by_role("list", name=player.words.say("web-standings"), exact=True)).to_be_visible()
    assert not player.ambiguous
    assert unnamed_controls(page.get_by_role("document")) == []
    expect(page.get_by_role("link", name=player.words.say("web-replay"), exact=True)).to_be_visible()
    player.open_panel("web-tab-log")
    log = page.get_by_role("list", name=player.words.say("web-log"), exact=True).get_by_role("listitem")
    expect(log.filter(has_text="Ann").first).to_be_visible()
