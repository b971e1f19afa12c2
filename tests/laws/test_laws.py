"""Every game keeps the laws, for every number of players and every option."""

from __future__ import annotations

from collections import Counter

import pytest

import benben
from benben.kernel.game import Game
from benben.testing.laws import check_laws, every_count

from long import all_compiled, first_fair

TABLES = [(name, players) for name in benben.games() for players in every_count(benben.game(name))]
COSTLY = ("clones", "written_down", "explained")
"""Laws that are tried now and then, and once more when a game is over."""


QUICK_STRIDE = 24
"""Most decisions between two checks in the quick tests; the slow ones check the same game more often."""


def stride(game: Game, usual: int = 12) -> int:
    """How many decisions lie between two checks. A game with few moves is short: it is checked more often."""
    return min(usual, len(game.catalogue) // 3)


def expect_tried(tally: Counter[str], players: int, games: int) -> None:
    """Every law was tried in the course of the games, not only when they were over."""
    for law in COSTLY:
        assert tally[law] > games, f"{law} was tried only at the end"
    assert tally["dealt"] > games * (players + 1), "deals were tried only at the end"
    assert tally["refused"] > games * (players + 1), "refusals were tried only at the end"
    assert tally["position"] > games
    assert tally["ending"] == games
    assert tally["complete_previews"] > games, "previews were certain only at the end"
    assert tally["final"] >= games, "no move was tried for whether it can be taken back"


@pytest.mark.parametrize("name", benben.games())
def test_laws_hold_in_one_game(name: str) -> None:
    game = benben.game(name)
    players = game.seats[0]
    tally = check_laws(game, players, seed=players, games=1, stride=stride(game, QUICK_STRIDE))
    expect_tried(tally, players, games=1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", first_fair([0, 100, 200]))
@pytest.mark.parametrize(("name", "players"), all_compiled(TABLES))
def test_laws_hold_for_every_number_of_players(name: str, players: int, seed: int) -> None:
    game = benben.game(name)
    tally = check_laws(game, players, seed=seed + players, games=1, stride=stride(game))
    expect_tried(tally, players, games=1)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), all_compiled(TABLES))
def test_laws_hold_where_sensible_players_get_to(name: str, players: int) -> None:
    game = benben.game(name)
    tally = check_laws(game, players, seed=players, games=1, stride=stride(game), sensible=True)
    expect_tried(tally, players, games=1)
    assert tally["sensible"] > 0, "chance or random play made every move"


OPTIONS = [
    (name, option.name, value)
    for name in benben.games()
    for option in benben.game(name).options
    for value in option.values
    if value != option.default
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "option", "value"), all_compiled(OPTIONS))
def test_laws_hold_for_every_option(name: str, option: str, value: str) -> None:
    game = benben.game(name)
    players = game.seats[1]
    tally = check_laws(game, players, {option: value}, seed=11, games=1, stride=stride(game, usual=25))
    expect_tried(tally, players, games=1)
    assert tally[f"{option}: {value}"] == 1, "the game was played under another setting"


HIDDEN = ("twins", "hidden_actions", "same_events", "deals_vary", "truth_among_others")


@pytest.mark.slow
@pytest.mark.parametrize("name", benben.games())
def test_hidden_information_was_really_hidden_somewhere(name: str) -> None:
    """Game after game, random and sensible in turn, until each law about secrets was tried."""
    game, tally = benben.game(name), Counter[str]()
    for seed in range(12):
        tally.update(check_laws(game, game.seats[0], seed=seed, games=1, stride=5, sensible=seed % 2 == 1))
        if all(tally[law] for law in HIDDEN):
            break
    assert [law for law in HIDDEN if not tally[law]] == []
