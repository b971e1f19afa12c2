"""What a table asks about first: moves that cannot be taken back, and moves that give something up."""

from __future__ import annotations

from collections import Counter

import pytest

import benben
from benben.kernel.game import Game
from benben.kernel.rng import Rng
from benben.play.finality import actions_to_confirm, final_actions, final_actions_at_table
from benben.play.forced import forced_move
from benben.words import Words, languages


@pytest.mark.parametrize("name", benben.games())
def test_a_move_that_is_not_final_can_be_taken_back(name: str) -> None:
    game, rng, tried = benben.game(name), Rng(4), Counter[bool]()
    match = benben.Match(game, game.seats[0], seed=8)
    while not match.over():
        seat = match.actors()[0]
        legal, final = match.legal(seat), final_actions(match.perspective(seat))
        action = legal[rng.below(len(legal))]
        match.play(seat, action)
        if action not in final:
            assert match.actors() == (seat,)
            assert match.can_undo(seat)
        tried[action in final] += 1
    assert tried[True] > 0
    assert tried[False] > 0 or name == "giza", "every move was final"


@pytest.mark.parametrize("name", benben.games())
def test_a_move_whose_forced_moves_end_the_turn_is_asked_about(name: str) -> None:
    game, rng, ended = benben.game(name), Rng(4), 0
    match = benben.Match(game, game.seats[0], seed=8)
    while not match.over():
        seat = match.actors()[0]
        legal, perspective = match.legal(seat), match.perspective(seat)
        action = legal[rng.below(len(legal))]
        alone = action not in final_actions(perspective)
        asked = action in final_actions_at_table(perspective)
        assert alone or asked
        assert not asked or action in actions_to_confirm(perspective)
        match.play(seat, action)
        while alone and not match.over() and match.actors() == (seat,) and (forced := forced_move(match.perspective(None))):
            match.play(*forced, forced=True)
        if alone:
            assert asked == (match.actors() != (seat,) or not match.can_undo(seat)), game.text(action)
            ended += asked
    assert ended > 0 or name != "pyramids", "no last card of a turn was placed"


def test_passing_in_egizia_is_asked_about_and_says_how_many_ships_it_gives_up() -> None:
    game = benben.game("egizia")
    match = benben.Match(game, 2, seed=3)
    perspective = match.perspective(match.actors()[0])
    passing = game.parse("pass")
    assert passing in actions_to_confirm(perspective)
    (lost,) = perspective.forfeits(passing)
    assert Words("en").say(lost.key, lost.args) == f"You give up {lost.args['ships']} ships this round"
    assert lost.args["ships"] == 8


def test_sailing_far_says_how_many_free_spaces_are_passed_by() -> None:
    game = benben.game("egizia")
    match = benben.Match(game, 2, seed=3)
    perspective = match.perspective(match.actors()[0])
    lost = {text: perspective.forfeits(game.parse(text)) for text in ("ship c1", "ship heliopolis")}
    assert not lost["ship c1"] or lost["ship c1"][0].args["spaces"] == 1
    assert int(lost["ship heliopolis"][0].args["spaces"]) > 10


def test_a_ship_that_makes_crews_hungry_says_what_feeding_will_cost() -> None:
    game = benben.game("egizia")
    match = benben.Match(game, 2, seed=3)
    seat = match.actors()[0]
    keys = {
        text: [lost.key for lost in match.perspective(seat).forfeits(game.parse(text))]
        for text in ("ship thebae", "ship edfu")
    }
    assert keys["ship thebae"][-1] == "egizia-gives-up-crews", "two crews grow, and eat one grain more than there is"
    assert "egizia-gives-up-crews" not in keys["ship edfu"]
    lost = match.perspective(seat).forfeits(game.parse("ship thebae"))[-1]
    said = "Your crews then need 7 grain and you have 6: feeding would cost 3 points"
    assert Words("en", game="egizia").say(lost.key, lost.args) == said


def test_a_spectator_is_asked_nothing_and_gives_up_nothing() -> None:
    perspective = benben.Match(benben.game("giza"), 2, seed=3).perspective(None)
    assert actions_to_confirm(perspective) == []
    assert perspective.forfeits(0) == []


@pytest.mark.parametrize("name", benben.games())
def test_everything_given_up_has_words_and_a_rule_and_is_asked_about(name: str) -> None:
    game, rng, keys = benben.game(name), Rng(6), set[str]()
    for seed in range(3):
        match = benben.Match(game, game.seats[1], seed=seed)
        while not match.over():
            seat = match.actors()[0]
            perspective, legal = match.perspective(seat), match.legal(seat)
            asked = actions_to_confirm(perspective)
            for action in legal:
                for lost in perspective.forfeits(action):
                    assert action in asked
                    assert lost.rule
                    keys.add(lost.key)
                    for language in languages():
                        said = Words(language, game=name).say(lost.key, lost.args)
                        assert lost.key not in said
                        assert "{" not in said
            match.play(seat, legal[rng.below(len(legal))])
    assert keys or type(game).forfeits is Game.forfeits, "a game that says what is given up has such moves"
