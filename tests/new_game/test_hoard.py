"""The game that `benben new-game` starts from: its bot and its study, which the laws do not touch."""

from __future__ import annotations

import pytest

from benben.bots.mcts import Budget, MctsBot
from benben.bots.network import evaluator_search
from benben.bots.random import RandomBot
from benben.new_game.hoard.game import GAME
from benben.play.match import Match
from benben.play.play_out import play_out
from benben.play.study import study_of


def finished(seed: int) -> Match:
    """A game of a bot that searches with the evaluator, on the first seat, against one that plays at random."""
    match = Match(GAME, 2, seed)
    play_out(match, [MctsBot(Budget(15), seed, make_search=evaluator_search), RandomBot(seed)])
    return match


def test_the_study_adds_up_to_the_scores() -> None:
    match = finished(1)
    values = study_of(GAME).read(match.record)
    rows = list(values["rows"].values())
    assert [sum(points) for points in zip(*rows, strict=True)] == match.state.scores()
    assert max(match.state.scores()) > 0
    assert sum(hits for hits, _ in values["wins"].values()) == 1.0


@pytest.mark.slow
def test_a_bot_that_searches_with_the_evaluator_wins_more_often_than_one_that_plays_at_random() -> None:
    games = [finished(seed).state.winners() for seed in range(10)]
    assert games.count([0]) > 6, games
