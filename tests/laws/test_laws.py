"""Every game keeps the laws, for every number of players and every option."""

from __future__ import annotations

from collections import Counter

import pytest

import benben
from benben.testing.laws import check_laws, every_count

TABLES = [(name, players) for name in benben.games() for players in every_count(benben.game(name))]
ALWAYS_TRIED = ("position", "refused", "clones", "written_down", "explained", "dealt", "ending")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_laws_hold_for_every_number_of_players(name: str, players: int) -> None:
    tally = check_laws(benben.game(name), players, seed=players, games=3, stride=12)
    for law in ALWAYS_TRIED:
        assert tally[law] > 0, f"{law} was never tried"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_laws_hold_where_sensible_players_get_to(name: str, players: int) -> None:
    tally = check_laws(benben.game(name), players, seed=players, games=1, stride=12, sensible=True)
    assert tally["ending"] == 1


OPTIONS = [
    (name, option.name, value)
    for name in benben.games()
    for option in benben.game(name).options
    for value in option.values
    if value != option.default
]


@pytest.mark.parametrize(("name", "option", "value"), OPTIONS)
def test_laws_hold_for_every_option(name: str, option: str, value: str) -> None:
    game = benben.game(name)
    players = game.seats[1]
    tally = check_laws(game, players, {option: value}, seed=11, games=1, stride=25)
    assert tally["ending"] == 1


HIDDEN = ("twins", "hidden_actions", "same_events", "deals_vary", "truth_among_others")


@pytest.mark.parametrize("name", benben.games())
def test_hidden_information_was_really_hidden_somewhere(name: str) -> None:
    """Game after game, random and sensible in turn, until each law about secrets was tried."""
    game, tally = benben.game(name), Counter[str]()
    for seed in range(12):
        tally.update(check_laws(game, game.seats[0], seed=seed, games=1, stride=5, sensible=seed % 2 == 1))
        if all(tally[law] for law in HIDDEN):
            break
    assert [law for law in HIDDEN if not tally[law]] == []
