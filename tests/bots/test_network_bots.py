"""Bots with networks: they play by the same laws as all others, and fall back where a network cannot be used."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.vecs import vec

import benben
from benben.bots import networks
from benben.bots.bot import Bot
from benben.bots.contestants import read_contestant
from benben.bots.mcts import Budget, MctsBot
from benben.bots.network import (
    AnySearch,
    SearchWithFile,
    best_search,
    considerate_search,
    evaluator_search,
    network_search,
)
from benben.bots.network_file import read_bytes, unpack
from benben.bots.networks import NetworkLeftOut, Use, describe_networks, load_network, shipped_network
from benben.bots.win_shares import win_shares
from benben.kernel.game import Game
from benben.play.play_out import play_out
from benben.registry import add_module, find_game, unregister_game
from benben.search.ismcts import Search
from benben.search.network_evaluator import NetworkEvaluator
from benben.search.network_search import NetworkSearch
from benben.terminal.doctor import report

from .networks_by_hand import random_file

GAME = benben.game("giza")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "2.network"
    path.write_bytes(random_file(GAME, 2))
    return path


def network_bot(file: Path, seed: int = 1, workers: int = 0) -> MctsBot:
    return MctsBot(Budget(30), seed, workers=workers, make_search=SearchWithFile(str(file)))


def middle() -> benben.State:
    """A position some way into a game in which there is something to choose."""
    match = benben.Match(GAME, 2, seed=4)
    bot = read_contestant("random").bot(GAME, 1)
    while len(match.record.entries) < 9 or len(match.legal(match.actors()[0])) < 4:
        seat = match.actors()[0]
        match.play(seat, bot.choose(match.perspective(seat)))
    return match.state


@pytest.mark.slow
def test_a_network_bot_plays_a_whole_game(file: Path) -> None:
    match = benben.Match(GAME, 2, seed=4)
    bots: list[Bot] = [network_bot(file), read_contestant("random").bot(GAME, 1)]
    play_out(match, bots)
    assert match.over()


def test_a_network_bot_cannot_know_what_is_hidden_and_repeats_itself(file: Path) -> None:
    state = middle()
    seat = state.actors()[0]
    worlds = [state.perspective(seat).deal(benben.Rng(seed)) for seed in (1, 2)]
    assert worlds[0].to_dict() != worlds[1].to_dict()
    thoughts = [list(network_bot(file).think(world.perspective(seat)))[-1] for world in worlds]
    assert thoughts[0] == thoughts[1]


def test_workers_use_the_same_file(file: Path) -> None:
    state = middle()
    bot = network_bot(file, workers=1)
    try:
        notes = list(bot.think(state.perspective(state.actors()[0])))[-1].notes
    finally:
        bot.close()
    assert sum(visits for visits, _ in notes.values()) == 60


@pytest.mark.parametrize("rollout", [0, 3, 1000])
def test_a_short_rollout_may_come_before_the_network(file: Path, rollout: int) -> None:
    state = middle()
    network = load_network(file, GAME, 2)
    search = network_search(network, state.perspective(state.actors()[0]), 1, 40, rollout)
    search.run(40)
    assert sum(search.values()) == pytest.approx(1.0)
    assert sum(visits for visits, _ in search.results().values()) == 40


def test_without_a_network_the_evaluator_is_used() -> None:
    state = benben.game("giza").start(2)
    state.roll(benben.Rng(1))
    perspective = state.perspective(state.actors()[0])
    assert isinstance(evaluator_search(perspective, 1, 10), Search)
    if shipped_network(GAME, 2, Use.PLAY) is None:
        assert isinstance(best_search(perspective, 1, 10), Search)


@pytest.mark.parametrize(("players", "learned"), [(3, True), (4, False)])
def test_levels_of_great_pyramid_for_three_search_with_its_network(players: int, learned: bool) -> None:
    """It judges rollouts beside the evaluator; the master of before, and other numbers of players, know nothing of it."""
    game = benben.game("great_pyramid")
    state = game.start(players)
    state.roll(benben.Rng(1))
    perspective = state.perspective(state.actors()[0])
    found = [make(perspective, 1, 10) for make in (best_search, considerate_search, evaluator_search)]
    results = []
    for search in found:
        assert isinstance(search, Search)
        search.run(12)
        results.append(search.results())
    assert (results[0] != results[2]) is learned
    assert results[0] == results[1], "nothing is ruled out here"
    shipped = shipped_network(game, players, Use.PLAY)
    assert (shipped is not None and shipped.card.rollout > 0) is learned


# --- networks in a game's package -----------------------------------------------------------------------------------------


@pytest.fixture
def own_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A game of a package with a folder for networks."""
    package = tmp_path / "coins"
    shutil.copytree(Path(benben.__file__).parent / "new_game" / "hoard", package)
    for path in package.rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace("benben.new_game.hoard", "coins"), "utf-8")
    (package / "bot" / "networks").mkdir()
    monkeypatch.syspath_prepend(str(tmp_path))
    networks._shipped.cache_clear()
    (name,) = add_module("coins")
    yield find_game(name)
    unregister_game(name)
    networks._shipped.cache_clear()
    for module in [module for module in sys.modules if module.split(".")[0] == "coins"]:
        del sys.modules[module]


def ship(game: Game, data: bytes, folder: Path, name: str = "2-play.network") -> None:
    (folder / "coins" / "bot" / "networks" / name).write_bytes(data)


def opening(game: Game) -> benben.Perspective:
    return game.start(2).perspective(0)


def test_a_network_of_the_package_is_used(own_game: Game, tmp_path: Path) -> None:
    ship(own_game, random_file(own_game, 2), tmp_path)
    assert isinstance(best_search(opening(own_game), 1, 10), NetworkSearch)
    assert best_search(own_game.start(3).perspective(0), 1, 10).__class__ is Search
    assert describe_networks(own_game, 2).startswith("judging: none; bots: network of generation 2, 30 games, seed 1, ")
    assert describe_networks(own_game, 3) == "judging: none; bots: the evaluator"
    assert any(line.startswith("hoard for 2") and "generation 2" in line for line in report())


def test_a_network_of_the_package_may_judge_where_rollouts_end(own_game: Game, tmp_path: Path) -> None:
    """The levels then search with the evaluator's policy, and with what the card says about rollouts and weight."""
    data = random_file(own_game, 2, rollout=3, weight=0.5, every=2)
    ship(own_game, data, tmp_path)
    network = unpack(*read_bytes(data, "test"), "test")
    behind = NetworkEvaluator(own_game.evaluator(), network, 3, 0.5, 2)
    found = [best_search(opening(own_game), 1, 10), Search(opening(own_game), 1, evaluator=behind), plain(own_game)]
    results = []
    for search in found:
        assert isinstance(search, Search)
        search.run(30)
        results.append(search.results())
    assert results[0] == results[1] != results[2]
    considerate = considerate_search(opening(own_game), 1, 10)
    assert isinstance(considerate, Search)
    assert considerate.considerate
    assert describe_networks(own_game, 2).endswith(" kB, behind 3 decisions")


def plain(game: Game) -> AnySearch:
    return evaluator_search(opening(game), 1, 10)


def test_a_file_searches_as_its_card_says(file: Path) -> None:
    perspective = middle().perspective(middle().actors()[0])
    assert isinstance(SearchWithFile(str(file))(perspective, 1, 10), NetworkSearch)
    behind = file.with_name("behind.network")
    behind.write_bytes(random_file(GAME, 2, rollout=3))
    assert isinstance(SearchWithFile(str(behind))(perspective, 1, 10), Search)


def test_a_network_does_not_play_with_options_that_it_has_not_seen(own_game: Game, tmp_path: Path) -> None:
    ship(own_game, random_file(own_game, 2, options={"edition": "another"}), tmp_path)
    assert isinstance(best_search(opening(own_game), 1, 10), Search)


@pytest.mark.parametrize(("rules", "cut"), [("1", 20), ("0", 0)])
def test_a_network_that_cannot_be_used_is_left_out_with_one_line(
    own_game: Game, tmp_path: Path, rules: str, cut: int
) -> None:
    data = random_file(own_game, 2, rules=rules)
    ship(own_game, data[: len(data) - cut], tmp_path)
    with pytest.warns(NetworkLeftOut, match=r"of hoard for 2 players .*; bots use the evaluator") as warned:
        assert isinstance(best_search(opening(own_game), 1, 10), Search)
    assert len(warned) == 1
    assert "\n" not in str(warned[0].message)
    assert isinstance(best_search(opening(own_game), 1, 10), Search)
    assert "bots: not usable: the network of hoard for 2 players" in describe_networks(own_game, 2)


def test_a_network_that_judges_changes_no_bot(own_game: Game, tmp_path: Path) -> None:
    assert win_shares(opening(own_game)) is None
    networks._shipped.cache_clear()
    ship(own_game, random_file(own_game, 2), tmp_path, "2.network")
    assert isinstance(best_search(opening(own_game), 1, 10), Search)
    shares = win_shares(opening(own_game))
    assert shares is not None
    assert sum(shares) == pytest.approx(1.0)


def test_win_shares_are_in_the_order_of_the_seats_for_every_viewer(own_game: Game, tmp_path: Path) -> None:
    data = random_file(own_game, 2)
    ship(own_game, data, tmp_path, "2.network")
    (tmp_path / "other.network").write_bytes(data)
    network = load_network(tmp_path / "other.network", own_game, 2)
    state = own_game.start(2)
    for viewer in (0, 1, None):
        network.read(vec[float](state.perspective(viewer).observe()))
        seen = list(network.shares())
        assert win_shares(state.perspective(viewer)) == (seen[::-1] if viewer == 1 else seen)


def test_win_shares_of_a_finished_game_are_its_result(own_game: Game) -> None:
    state = own_game.start(2)
    rng = benben.Rng(5)
    while state.actors():
        state.roll(rng)
        if state.actors():
            state.apply(state.legal(state.actors()[0])[0], state.actors()[0])
    winners = state.winners()
    expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]
    assert [win_shares(state.perspective(viewer)) for viewer in (0, 1, None)] == [expected] * 3


def test_win_shares_are_not_said_for_options_that_the_network_has_not_seen(own_game: Game, tmp_path: Path) -> None:
    ship(own_game, random_file(own_game, 2, options={"edition": "another"}), tmp_path, "2.network")
    assert win_shares(opening(own_game)) is None


# --- bots for comparisons -------------------------------------------------------------------------------------------------


def test_the_frozen_master_searches_with_the_evaluator_whatever_networks_there_are(own_game: Game, tmp_path: Path) -> None:
    ship(own_game, random_file(own_game, 2), tmp_path)
    perspective = opening(own_game)
    frozen, plain = read_contestant("master-1@40").bot(own_game, 3), MctsBot(Budget(40), 3, make_search=evaluator_search)
    assert frozen.name == "master-1"
    assert list(frozen.think(perspective)) == list(plain.think(perspective))


def test_contestants_have_budgets(file: Path) -> None:
    for text, budget in (
        ("master-1@50ms", Budget(1_000_000, 50, processor_time=True)),
        ("master@200", Budget(200)),
        (f"network:{file}@30", Budget(30)),
    ):
        bot = read_contestant(text).bot(GAME, 1)
        assert isinstance(bot, MctsBot)
        assert bot.budget == budget
    assert read_contestant("greedy").bot(GAME, 1).name == "greedy"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("guru", "no bot 'guru'; there are random, .* or master-1"),
        ("master@soon", "a budget is a time such as @50ms"),
        ("master@0", "a budget is a time such as @50ms"),
        ("greedy@50ms", "greedy does not search"),
        ("network:", "a bot is a name, network:FILE or module:Class"),
        ("net:a", "No module named .net."),
    ],
)
def test_a_contestant_that_is_written_wrong_is_refused(text: str, why: str) -> None:
    with pytest.raises(benben.BadInput, match=why):
        read_contestant(text)
