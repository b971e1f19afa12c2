"""What the bots of Egizia hold for sensible. Positions are set up so that people would agree."""

from __future__ import annotations

from typing import Any

import pytest

from benben.games.egizia.bot.evaluator import EgiziaEvaluator, round_begins
from benben.games.egizia.bot.expected_score import expected_score
from benben.games.egizia.bot.forecast import Forecast
from benben.games.egizia.bot.policy import MarginalValues, action_value, best_ship_action, is_dominated, value_of_space
from benben.games.egizia.bot.sphinx_cards import asked_cards_value, drawn_cards_value, expected_points
from benben.games.egizia.lookup import ROUNDS
from benben.games.egizia.moves import SPACE, SPHINX_CARD
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.sphinx import keepable
from benben.kernel.rng import Rng
from benben.search.ismcts import Search
from benben.search.playout import rollout

from games.egizia.builders import GAME, asked, at_site, begin, cards_of, feeding, last_moves, legal, play, position, sailing

STRONG = {"a": 4, "b": 4, "c": 4, "joker": 4}


def best(state: Egizia) -> str:
    """The action that seems worth most."""
    seat = state.actors()[0]
    return max(legal(state), key=lambda text: (action_value(state, seat, GAME.parse(text)), text))


def space_worth(state: Egizia, name: str) -> float:
    """What a space seems worth to the seat that sails."""
    seat = state.actors()[0]
    return value_of_space(state, seat, MarginalValues(state, seat), SPACE.words.index(name))


def sphinx_worth(state: Egizia, name: str) -> float:
    """What a sphinx card promises p1."""
    return expected_points(state, 0, GAME.parse(f"keep {name}") - GAME.parse("keep obelisk-7"))


# --- feeding ----------------------------------------------------------------------------------------------------------


def test_crews_are_fed_with_a_card_where_hunger_costs_most() -> None:
    """EG-5.1 Four unfed at three points each are worth a grain card."""
    hungry = {"crews": {"a": 2, "b": 2, "c": 3, "joker": 3}, "cards": "grain-4"}
    assert best(feeding(tableaus={0: hungry})) == "use grain-4"


def test_one_unfed_strength_for_a_point_is_a_reason_to_keep_the_card() -> None:
    """EG-5.1, EG-1.5 On the lowest space of the grain market hunger is cheap, and the card may save more later."""
    hungry = {"crews": {"a": 2, "b": 2, "c": 2, "joker": 1}, "cards": "grain-4", "markets": {"grain": 4}}
    assert best(feeding(tableaus={0: hungry})) == "feed"
    assert best(feeding(tableaus={0: hungry}, round=ROUNDS)) == "use grain-4"


def test_stones_are_paid_rather_than_points_lost() -> None:
    """EG-11 feed_with_stones: a stone is a point at most, an unfed strength costs three."""
    hungry = {"crews": {"a": 2, "b": 2, "c": 2, "joker": 3}, "cards": "feed-with-stones", "stones": 5}
    assert best(feeding(tableaus={0: hungry})) == "pay 3"


def test_grain_is_wanted_where_crews_would_starve() -> None:
    """EG-5.1 In the last round, with nothing on the river: four grain more for crews that lack four."""
    hungry = position(tableaus={0: {"crews": {"a": 2, "b": 2, "c": 3, "joker": 3}}}, beneath=[{"step": "ships", "turn": 0}])
    fed = position(tableaus={0: {"crews": {"a": 1, "b": 1, "c": 1, "joker": 2}}}, beneath=[{"step": "ships", "turn": 0}])
    assert MarginalValues(hungry, 0).grain > 1.0 > MarginalValues(fed, 0).grain


# --- ships ------------------------------------------------------------------------------------------------------------


def test_who_has_few_stones_wants_a_quarry_more_than_stronger_crews() -> None:
    """EG-6.1 Strong crews without stones build nothing."""
    state = sailing("quarry-3", players=4, tableaus={0: {"stones": 0, "crews": STRONG, "cards": "field-green-3"}})
    assert space_worth(state, "c1") > space_worth(state, "thebae")


def test_who_has_stones_to_spare_wants_stronger_crews_more_than_a_quarry() -> None:
    """EG-7.2 Stones wait for crews that can carry them."""
    rich = {"stones": 20, "cards": "quarry-3 field-green-3 field-green-4"}
    state = sailing("- quarry-2", players=4, tableaus={0: rich}, round=3)
    assert space_worth(state, "thebae") > space_worth(state, "c2")


def test_a_quarry_is_worth_more_the_more_rounds_are_left() -> None:
    """EG-6.1 It gives every round."""
    early, late = (sailing("quarry-3", players=4, round=number) for number in (1, 4))
    assert space_worth(early, "c1") > 1.5 * space_worth(late, "c1") > 0.0


def test_what_lies_upstream_is_not_thrown_away() -> None:
    """EG-4.2 The mouth of the river can wait while there is something on the way."""
    state = sailing("quarry-3 quarry-3 market-2", players=4)
    state.enumerate(0)
    first = GAME.text(best_ship_action(state, 0, Rng(1), 0.0))
    assert first not in ("pass", "ship heliopolis", "ship temple.1")


def test_a_search_tries_no_berth_that_builds_later_for_nothing() -> None:
    """EG-7.1 Of the free berths of a site the first is enough; a crew is not raised just to eat."""
    state = sailing(players=4, tableaus={0: {"cards": "crew-each-round"}})
    state.enumerate(0)
    tried = {text for text in legal(state) if not is_dominated(state, GAME.parse(text))}
    assert {"ship sphinx.1", "ship obelisk.1", "ship temple.1", "pass"} <= tried
    assert not tried & {"ship sphinx.2", "ship temple.3", "use crew-each-round a"}


# --- building ---------------------------------------------------------------------------------------------------------


def test_strong_crews_are_left_for_the_sites_to_come() -> None:
    """EG-7.1, EG-7.4 Ships at all three sites, and stones for all: more than five cards cannot be drawn."""
    ships = {"sphinx.1": ["p1"], "obelisk.1": ["p1"], "temple.1": ["p1"]}
    tableau = {"crews": {"a": 7, "b": 2, "c": 8, "joker": 4}, "stones": 21}
    state = position(2, "crew", 0, [{"step": "builders", "site": 0}], {"site": 0}, ships=ships, tableaus={0: tableau})
    assert best(state) == "crew b"


def test_at_the_last_site_the_joker_helps() -> None:
    """EG-7.1 Nobody needs it afterwards."""
    tableau = {"crews": {"a": 3, "b": 2, "c": 2, "joker": 3}, "stones": 16}
    assert best(at_site(2, "p1", tableaus={0: tableau})) == "crew a+joker"


def test_a_row_is_completed_by_whoever_has_most_of_it() -> None:
    """EG-7.7 The last stone of the lowest row brings six points more."""
    state = at_site(2, "p1", tableaus={0: {"stones": 1}}, buildings={"pyramid-1": "p1 p1 p1 p2 p1"})
    play(state, "crew a")
    assert best(state) == "build pyramid-1"


def test_stones_are_built_not_saved() -> None:
    """EG-7.5 Nobody stops while a stone can be laid."""
    state = at_site(1, "p1", tableaus={0: {"stones": 6, "crews": {"a": 4}}})
    play(state, "crew a")
    while asked(state)[0] == "work" and legal(state) != {"stop"}:
        choice = best(state)
        assert choice != "stop"
        play(state, choice)
        state.roll(Rng(1))
    assert state.stones[0] == 2


# --- drawing sphinx cards ---------------------------------------------------------------------------------------------

RICH = {"crews": {"a": 5}, "stones": 24, "cards": "quarry-4 quarry-3"}
POOR = {"crews": {"a": 5, "b": 5}, "stones": 2}


def cards_drawn(state: Egizia) -> int:
    """How many cards the policy asks for at the sphinx."""
    play(state, "crew a")
    for number in range(6):
        choice = best(state)
        if choice == "stop":
            return number
        play(state, choice)
        state.roll(Rng(1))
    raise AssertionError("more than five cards")


@pytest.mark.parametrize("variant", ["at-once", "one-by-one"])
def test_who_has_stones_to_spare_draws_many_cards_and_who_needs_them_few(variant: str) -> None:
    """EG-7.4, EG-10.9 A card put back is a point; a stone for the temple is one too."""
    options = {"sphinx_draw": variant}
    assert cards_drawn(at_site(0, "p1", tableaus={0: RICH}, options=options)) >= 3
    ships = {"sphinx.1": ["p1"], "temple.1": ["p1"]}
    poor = position(
        2, "crew", 0, [{"step": "builders", "site": 0}], {"site": 0}, ships=ships, tableaus={0: POOR}, options=options
    )
    assert cards_drawn(poor) <= 2


def test_cards_asked_for_are_expected_to_give_what_they_give_on_average() -> None:
    """EG-10.9 Before the draw: the mean, over many draws, of what the drawn cards are worth."""
    for number in (1, 3, 5):
        state = play(at_site(0, "p1", tableaus={0: RICH}), "crew a", *["draw"] * number)
        drawn = []
        for seed in range(400):
            after = play(state.clone(), "stop")
            after.roll(Rng(seed))
            drawn.append(drawn_cards_value(after, 0, keepable(after)))
        assert asked_cards_value(state, 0, number) == pytest.approx(sum(drawn) / len(drawn), rel=0.06)


def test_cards_asked_for_when_the_supply_runs_out() -> None:
    """EG-10.7 The two cards put back are all there is: it is known what they give."""
    rest = [card for card in SPHINX_CARD.words if card not in ("crew-a", "crew-b")]
    history = [*cards_of(1, *rest), {"seat": "p1", "drawn": ["crew-a", "crew-b"], "kept": []}]
    state = play(at_site(0, "p1", tableaus={0: RICH}, history=history, round=ROUNDS), "crew a", "draw", "draw")
    assert asked_cards_value(state, 0, 2) == pytest.approx(2.0 + 5.0 - 1.0)


@pytest.mark.parametrize("variant", ["at-once", "one-by-one"])
def test_looking_one_move_ahead_is_enough_to_go_on_drawing_and_building(variant: str) -> None:
    """EG-7.5, EG-7.7, EG-10.9 Cards asked for and stones laid count before they are scored."""
    state = at_site(0, "p1", tableaus={0: RICH}, options={"sphinx_draw": variant}, round=ROUNDS)
    play(state, "crew a", "draw")
    state.roll(Rng(1))
    value = expected_score(state, 0)
    play(state, "draw")
    state.roll(Rng(1))
    assert expected_score(state, 0) > value
    state = play(at_site(1, "p1", tableaus={0: RICH}, round=ROUNDS), "crew a")
    value = expected_score(state, 0)
    assert expected_score(play(state, "build obelisk"), 0) > value


# --- cards by option --------------------------------------------------------------------------------------------------


def test_upstream_and_leftover_cards_are_worth_less_by_the_printed_rules() -> None:
    """EG-10.3, EG-10.8 One ship is less than a second way down; a card at the end of the round works a round later."""
    for card, weak, strong in (
        ("upstream", {"upstream": "one-ship"}, {"upstream": "new-start"}),
        ("leftover-card", {"leftover_card": "end-of-round"}, {"leftover_card": "after-ships"}),
    ):
        less, more = (space_worth(sailing(card, round=3, options=options), "c1") for options in (weak, strong))
        assert 0.0 < less < more


def test_a_market_card_for_one_marker_is_worth_no_more_than_one_of_choice() -> None:
    """EG-11 market_2_stone, market_2_grain, market_2."""
    lowest = {0: {"markets": {"stone": 3, "grain": 0}}}
    values = [space_worth(sailing(card, tableaus=lowest), "c1") for card in ("market-2", "market-2-stone", "market-2-grain")]
    assert values[0] == max(values) == values[1] > values[2]


# --- sphinx cards -----------------------------------------------------------------------------------------------------


def test_a_card_within_reach_promises_more_than_one_that_is_not() -> None:
    """EG-12 In the last round: three of four own stones in the temple, against a temple that has hardly begun."""
    state = position(round=ROUNDS, beneath=[{"step": "ships", "turn": 0}], buildings={"temple-left": "p1 p1 p1"})
    assert sphinx_worth(state, "own-temple-4") > 3.0 > 1.0 > sphinx_worth(state, "temple-complete")


@pytest.mark.parametrize(("level", "least"), [(7, 4), (8, 6), (9, 8)])
def test_what_is_fulfilled_counts_in_full(level: int, least: int) -> None:
    """EG-12 Cards 1 to 3."""
    state = position(buildings={"obelisk": " ".join(["p2"] * level)})
    assert sphinx_worth(state, f"obelisk-{level}") == least


def test_crews_with_a_card_in_hand_are_raised_first() -> None:
    """EG-12 Cards 18 to 21: every step is a point."""
    tableau: dict[int, dict[str, Any]] = {0: {"cards": "field-green-3", "stones": 9}}
    for crew in ("a", "b", "c", "joker"):
        state = position(ask="raise", fields={"steps": 1}, tableaus=tableau, history=cards_of(0, f"crew-{crew}"))
        assert best(state) == f"raise {crew}"


# --- the end ----------------------------------------------------------------------------------------------------------


def test_all_stones_are_sold_and_only_at_the_last_call() -> None:
    """EG-10.1, EG-11 sell_ten: stones may be needed before."""
    assert best(last_moves(tableaus={0: {"stones": 7}})) == "sell 7"
    selling = {0: {"stones": 7, "cards": "sell-ten"}}
    assert not best(sailing("quarry-3", tableaus=selling, round=ROUNDS)).startswith("sell")


def test_the_outlook_of_a_finished_game_is_its_score() -> None:
    """EG-9.3 Nothing is to be hoped for any more."""
    state = play(last_moves(scores=[30, 41]), "decline")
    assert [expected_score(state, seat) for seat in range(2)] == state.scores()
    assert EgiziaEvaluator().value(state, 1) > 0.7 > 0.3 > EgiziaEvaluator().value(state, 0)


@pytest.mark.parametrize("change", [{"stones": 9}, {"cards": "quarry-3"}, {"crews": STRONG}, {"markets": {"stone": 3}}])
def test_more_of_anything_useful_is_better(change: dict[str, Any]) -> None:
    """Stones, quarries, crews that are fed, markets."""
    fields = "field-green-3 field-green-3 field-green-4 field-green-2"
    before = {"stones": 4, "cards": fields}
    after = {**before, **change, "cards": f"{fields} {change.get('cards', '')}"}
    worse, better = (sailing(players=4, tableaus={0: tableau}, round=2) for tableau in (before, after))
    assert expected_score(better, 0) > expected_score(worse, 0)
    assert Forecast(better, 0).points(0.0, 0.0, 0.0, 0.0) >= Forecast(worse, 0).points(0.0, 0.0, 0.0, 0.0)


def test_a_better_position_has_a_higher_value() -> None:
    """More stones, more grain, more points are better; a hungry seat is worse off."""
    evaluator = GAME.evaluator()
    plain = evaluator.value(sailing(), 0)
    assert evaluator.value(sailing(tableaus={0: {"stones": 10}}), 0) > plain
    assert evaluator.value(sailing(tableaus={0: {"cards": "quarry-4"}}), 0) > plain
    assert evaluator.value(sailing(scores=[9, 0]), 0) > plain
    hungry = {0: {"crews": {"a": 9, "b": 9, "c": 9, "joker": 9}}}
    assert evaluator.value(feeding(tableaus=hungry), 0) < evaluator.value(feeding(), 0)
    over = play(at_site(2, "p1"), "skip")
    assert 0.0 <= evaluator.value(over, 0) <= 1.0


# --- rollouts and search ----------------------------------------------------------------------------------------------


def test_rollouts_end_where_the_next_round_begins_and_the_last_one_at_the_end() -> None:
    """EG-3 Between two rounds nothing is under way; the last round is played out."""
    state = begin(3)
    rng = Rng(4)
    state.roll(rng)
    assert round_begins(state)
    for number in range(1, ROUNDS + 1):
        seat = state.actors()[0]
        state.apply(state.legal(seat)[0], seat)
        rollout(state, EgiziaEvaluator(), rng)
        assert state.round_number == min(number + 1, ROUNDS)
        assert round_begins(state) if number < ROUNDS else state.depth == 0
        state.roll(rng)


def test_a_search_feeds_its_crews() -> None:
    """EG-5.1 Four unfed at three points each."""
    hungry = {"crews": {"a": 2, "b": 2, "c": 3, "joker": 3}, "cards": "grain-4"}
    search = Search(feeding(tableaus={0: hungry}, round=ROUNDS).perspective(0), 1)
    search.run(40)
    assert GAME.text(search.best()) == "use grain-4"
