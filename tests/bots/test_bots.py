"""The bots: each plays whole games from its Perspective alone, and a seed makes it repeatable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count

import pytest

import benben
from benben import words
from benben.bots import levels, mcts
from benben.bots.bot import Bot, Thought
from benben.bots.levels import NAMES, steady_level
from benben.bots.mcts import Budget, MctsBot, gives_up_only
from benben.play.match import Match
from benben.play.play_out import play_out
from benben.search.ismcts import Search

GAME = benben.game("giza")
QUICK = ("random", "greedy", "beginner", "apprentice")


def position_after_nine_moves(players: int = 3) -> benben.State:
    """A position some way into a game."""
    match = benben.Match(GAME, players, seed=11)
    bots = [levels.bot("greedy", GAME, seed) for seed in range(players)]
    for _ in range(9):
        seat = match.actors()[0]
        match.play(seat, bots[seat].choose(match.perspective(seat)))
    return match.state


def mcts_bot(seed: int, workers: int = 0) -> MctsBot:
    return MctsBot(Budget(60, 60_000), seed, workers=workers)


@pytest.mark.slow
@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("players", [2, 5])
def test_a_bot_plays_a_whole_game(name: str, players: int) -> None:
    match = benben.Match(GAME, players, seed=4)
    bots = [levels.bot(name if seat == 0 else "random", GAME, seat) for seat in range(players)]
    assert [bot.name for bot in bots] == [name, *["random"] * (players - 1)]
    play_out(match, bots)
    turns = Counter(entry.seat for entry in match.record.entries)
    assert min(turns[seat] for seat in range(players)) >= 3, "somebody hardly played"
    assert benben.Record.loads(match.record.dumps()).verify() == turns[benben.CHANCE]


@pytest.mark.slow
@pytest.mark.parametrize("name", QUICK)
def test_a_bot_cannot_know_what_is_hidden(name: str) -> None:
    state = position_after_nine_moves()
    seat = state.actors()[0]
    worlds = [state.perspective(seat).deal(benben.Rng(seed)) for seed in (1, 2)]
    assert worlds[0].to_dict() != worlds[1].to_dict()
    chosen = [levels.bot(name, GAME, 5).choose(world.perspective(seat)) for world in worlds]
    assert chosen[0] == chosen[1]


@pytest.mark.slow
@pytest.mark.parametrize("name", QUICK)
def test_a_seeded_bot_repeats_itself(name: str) -> None:
    state = position_after_nine_moves()
    perspective = state.perspective(state.actors()[0])
    first, second = levels.bot(name, GAME, 8), levels.bot(name, GAME, 8)
    assert [first.choose(perspective) for _ in range(3)] == [second.choose(perspective) for _ in range(3)]


@pytest.mark.slow
@pytest.mark.parametrize("bot", [levels.bot("greedy", GAME, 1), mcts_bot(1)])
def test_thoughts_make_progress_and_name_legal_actions(bot: Bot) -> None:
    state = position_after_nine_moves()
    perspective = state.perspective(state.actors()[0])
    thoughts = list(bot.think(perspective))
    progress = [thought.progress for thought in thoughts]
    assert len(thoughts) > 1
    assert progress == sorted(progress)
    assert progress[-1] == 1.0
    assert all(thought.action in perspective.legal() for thought in thoughts)
    assert set(thoughts[-1].notes) <= set(perspective.legal())


def test_time_ends_a_search_that_has_iterations_left() -> None:
    state = position_after_nine_moves()
    perspective = state.perspective(state.actors()[0])
    last = list(MctsBot(Budget(10_000_000, 30), 1).think(perspective))[-1]
    assert last.progress == 1.0
    assert sum(visits for visits, _ in last.notes.values()) < 10_000_000


def test_processor_time_does_not_run_while_others_use_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position_after_nine_moves()
    perspective = state.perspective(state.actors()[0])
    monkeypatch.setattr(mcts, "monotonic", count().__next__)
    monkeypatch.setattr(mcts, "thread_time", lambda: 0.0)
    spent = []
    for processor_time in (False, True):
        search = Search(perspective, 1)
        assert list(Budget(200, 30, processor_time).spend(search, exhaust=True))[-1] == 1.0
        spent.append(search.iterations)
    assert spent == [mcts.SLICE, 200]


def sampled_perspectives() -> Iterator[benben.Perspective]:
    """Perspectives of the seat to act at some moments of a random game."""
    match = benben.Match(GAME, 3, seed=2)
    bot = levels.bot("random", GAME, 1)
    for number in range(60):
        seat = match.actors()[0]
        if number % 20 == 9 and len(match.legal(seat)) > 1:
            yield match.perspective(seat)
        match.play(seat, bot.choose(match.perspective(seat)))


@pytest.mark.slow
def test_a_search_that_stops_early_chooses_what_the_whole_search_would() -> None:
    iterations, saved = 150, 0
    for seed, perspective in enumerate(sampled_perspectives()):
        whole, brief = Search(perspective, seed), Search(perspective, seed)
        assert list(Budget(iterations).spend(whole, exhaust=True))[-1] == 1.0
        assert list(Budget(iterations).spend(brief))[-1] == 1.0
        assert brief.best() == whole.best()
        assert whole.iterations == iterations
        saved += iterations - int(brief.iterations)
    assert saved > 0


@pytest.mark.slow
def test_a_search_stops_exactly_when_nobody_can_overtake() -> None:
    search = Search(next(sampled_perspectives()), 1)
    progress = []
    for used in Budget(1000).spend(search):
        progress.append(used)
        most, second = sorted((visits for visits, _ in search.results().values()), reverse=True)[:2]
        assert search.visit_margin() == most - second
        assert (most - second > 1000 - search.iterations) == (used == 1.0)
    assert search.iterations < 1000
    assert progress == sorted(progress)


def most_tried(thought: Thought) -> int:
    """The action that a thought has tried most, the one expected best among equals."""
    return max(sorted(thought.notes), key=thought.notes.__getitem__)


def test_weak_levels_draw_among_the_moves_they_have_tried() -> None:
    state = position_after_nine_moves()
    perspective = state.perspective(state.actors()[0])
    drawn = [list(MctsBot(Budget(20), seed, focus=1.0).think(perspective))[-1] for seed in range(40)]
    assert all(thought.action in thought.notes for thought in drawn)
    slips = sum(thought.action != most_tried(thought) for thought in drawn)
    focused = [list(MctsBot(Budget(20), seed, focus=8.0).think(perspective))[-1] for seed in range(40)]
    assert 0 < sum(thought.action != most_tried(thought) for thought in focused) < slips
    steady = list(MctsBot(Budget(20), 3).think(perspective))[-1]
    assert steady.action == most_tried(steady)


def test_a_thought_ranks_its_own_move_first_and_then_those_tried_most() -> None:
    assert Thought(1.0, 7).ranked == [7]
    assert Thought(1.0, 7, {3: (9, 0.5), 5: (1, 0.9), 7: (2, 0.1), 4: (9, 0.1)}).ranked == [7, 3, 4, 5]


def test_a_hint_of_a_level_that_makes_slips_is_given_by_one_that_does_not() -> None:
    assert {name: steady_level(name) for name in NAMES} == {
        "random": "builder",
        "greedy": "builder",
        "beginner": "builder",
        "apprentice": "builder",
        "builder": "builder",
        "architect": "architect",
        "master": "master",
    }


@pytest.mark.slow
def test_workers_add_their_trials() -> None:
    state = position_after_nine_moves()
    perspective = state.perspective(state.actors()[0])
    bot = mcts_bot(1, workers=1)
    try:
        notes = list(bot.think(perspective))[-1].notes
    finally:
        bot.close()
    assert sum(visits for visits, _ in notes.values()) == 120


def test_a_budget_is_never_empty() -> None:
    with pytest.raises(benben.BadInput, match="at least 1 iteration"):
        Budget(0, 100)


def test_levels_go_from_beginner_to_master_and_think_ever_longer() -> None:
    assert levels.NAMES[2:] == ("beginner", "apprentice", "builder", "architect", "master")
    budgets = [level.iterations for level in levels.LEVELS]
    assert budgets == sorted(set(budgets))
    assert levels.LEVELS[-1].milliseconds <= 1000


def test_every_bot_is_described_in_a_line() -> None:
    english = words.Words()
    for name in levels.NAMES:
        assert english.knows(f"level-{name}")
        assert "\n" not in english.say(f"level-{name}")
        assert levels.bot(name, GAME).name == name


def test_an_unknown_bot_is_answered_with_the_list() -> None:
    with pytest.raises(benben.BadInput, match=r"no bot 'guru'; there are random, greedy, beginner, .* or master"):
        levels.bot("guru", GAME)


def test_a_level_that_draws_its_move_says_with_which_probabilities() -> None:
    match = Match(benben.game("giza"), 2, 5)
    perspective = match.perspective(match.actors()[0])
    focus = 2.0
    *earlier, last = MctsBot(Budget(120), 1, focus).think(perspective)
    assert earlier
    assert not any(thought.chances for thought in earlier)
    weights = {action: visits**focus for action, (visits, _) in last.notes.items()}
    assert last.chances == pytest.approx({action: weight / sum(weights.values()) for action, weight in weights.items()})
    assert last.chances[last.action] > 0.0
    assert not any(thought.chances for thought in MctsBot(Budget(120), 1).think(perspective))


def test_a_weak_level_does_not_pass_with_ships_left_by_chance() -> None:
    match = benben.Match(benben.game("egizia"), 2, seed=4)
    (seat,) = match.actors()
    perspective = match.perspective(seat)
    action = match.game.parse("pass")
    assert gives_up_only(perspective, action)
    thoughts = [list(MctsBot(Budget(20), seed, focus=1.0).think(perspective))[-1] for seed in range(30)]
    assert any(action in thought.notes for thought in thoughts), "the search tries it"
    assert [thought.action for thought in thoughts if thought.action == action != most_tried(thought)] == []
