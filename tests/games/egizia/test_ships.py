"""EG-4: ships, round spaces and what AFTER offers."""

from __future__ import annotations

from typing import Any, cast

import pytest

from benben.games.egizia.box import BOX
from benben.games.egizia.state import Egizia

from games.egizia.builders import GAME, asked, cards, crews, legal, play, sailing, why


def written(state: Egizia) -> dict[str, Any]:
    """A position as it is written."""
    return cast("dict[str, Any]", state.to_dict())


def test_eg_4_2_one_ship_a_turn_in_sequence_again_and_again() -> None:
    """EG-4.2"""
    state = sailing("quarry-2 quarry-2 quarry-3 quarry-3", players=3)
    for seat, space in ((0, "c1"), (1, "edfu"), (2, "c2"), (0, "thebae"), (1, "c3")):
        assert asked(state) == ("ship", (seat,))
        play(state, f"ship {space}")
    assert asked(state) == ("ship", (2,))


def test_eg_4_2_always_further_downstream() -> None:
    """EG-4.2 The berths and the waiting place of a site are one stop."""
    state = sailing("quarry-2 quarry-2 - quarry-3", tableaus={0: {"last": "sphinx"}})
    assert "ship c4" in legal(state)
    for space in ("c1", "c2", "edfu", "thebae", "sphinx.1", "sphinx.2"):
        assert why(state, f"ship {space}") == "EG-4.2", space
    message = str(state.refusal(GAME.parse("ship c1"), 0))
    assert "downstream" in message
    assert "EG-4.2" in message


def test_eg_4_2_only_empty_spaces_and_cards_that_are_there() -> None:
    """EG-4.2 Any empty berth, not only the next."""
    state = sailing("- quarry-2", players=4, ships={"edfu": ["p2"], "sphinx.1": ["p3"]})
    assert why(state, "ship c1") == "EG-4.2"
    assert why(state, "ship edfu") == "EG-4.2"
    assert why(state, "ship sphinx.1") == "EG-4.2"
    assert {"ship sphinx.2", "ship sphinx.3", "ship c2"} <= legal(state)


def test_eg_4_3_who_passes_is_out_and_the_others_go_on() -> None:
    """EG-4.3"""
    state = play(sailing(players=3), "pass", "ship edfu", "pass")
    assert asked(state) == ("ship", (1,))
    play(state, "pass")
    assert asked(state)[0] == "feed"


def test_eg_4_3_without_a_space_or_a_ship_nobody_is_asked() -> None:
    """EG-4.3"""
    state = play(sailing(), "ship heliopolis", "ring stay", "ship edfu", "ship thebae")
    assert asked(state) == ("ship", (1,))
    eight = {space: ["p1"] for space in ("edfu", "thebae", "passalon", "selinon", "beni-hasan", "alyi", "sphinx.1")}
    state = sailing(ships=eight, tableaus={0: {"last": "alyi"}})
    play(state, "ship temple.1", "ship heliopolis", "ring stay")
    assert asked(state)[0] == "feed"


def test_eg_4_3_a_ship_after_which_no_space_is_left_says_how_many_ships_stay_unused() -> None:
    """EG-4.3 Heliopolis is the last stop of all; after Alyi there are further ones."""
    state = sailing()

    def unused(text: str) -> list[int]:
        given_up = state.perspective(0).forfeits(GAME.parse(text))
        return [int(item.args["ships"]) for item in given_up if item.key == "egizia-gives-up-last-ships"]

    ships = int(state.ships[0])
    assert unused("ship alyi") == []
    assert unused("ship heliopolis") == [ships - 1]
    play(state, "ship heliopolis", "ring stay", "ship edfu")
    assert asked(state) == ("ship", (1,))
    assert int(state.ships[0]) == ships - 1


def test_eg_4_2_a_ship_says_how_many_free_stops_it_passes() -> None:
    """EG-4.2 The berths of the sphinx are one stop: one of two is no loss, and both are one."""
    state = sailing("quarry-2")

    def passed(text: str) -> list[int]:
        given_up = state.perspective(0).forfeits(GAME.parse(text))
        return [int(item.args["spaces"]) for item in given_up if item.key == "egizia-gives-up-spaces"]

    upstream = {"c1", "edfu", "thebae"}
    assert {f"ship {space}" for space in [*upstream, "sphinx.1", "sphinx.2"]} <= legal(state)
    assert passed("ship sphinx.1") == passed("ship sphinx.2") == [len(upstream)]
    assert passed("ship passalon") == [len(upstream) + 1]
    assert passed("ship c1") == []


def test_eg_4_4_one_ship_a_site_and_speculating_when_it_is_full() -> None:
    """EG-4.4"""
    state = sailing(players=3, ships={"sphinx.1": ["p2"], "sphinx.2": ["p3"], "obelisk.2": ["p1"], "temple.1": ["p2"]})
    assert "ship sphinx.wait" in legal(state)
    assert why(state, "ship obelisk.1") == "EG-4.4"
    assert why(state, "ship temple.wait") == "EG-4.4"
    play(state, "ship sphinx.wait")
    assert state.berth_of(0, 0) == 3


def test_eg_4_4_with_two_players_nobody_speculates() -> None:
    """EG-4.4"""
    state = sailing(ships={"sphinx.1": ["p2"], "temple.2": ["p2"]})
    assert not [text for text in legal(state) if text.endswith(".wait")]


def test_eg_4_5_types_of_cards() -> None:
    """EG-4.5 Immediate cards work and leave; the others stay face up."""
    state = play(sailing("stones-6 grain-4 quarry-2"), "ship c1")
    assert cards(state) == {}
    assert int(state.stones[0]) == 6
    play(state, "pass", "ship c2", "ship c3")
    assert cards(state) == {"grain-4": 1, "quarry-2": 1}


@pytest.mark.parametrize(
    ("space", "raised"),
    [("thebae", [2, 2, 1, 2]), ("selinon", [1, 2, 2, 2]), ("beni-hasan", [2, 1, 2, 2]), ("passalon", [1, 1, 1, 3])],
)
def test_eg_4_6_round_spaces_raise_crews(space: str, raised: list[int]) -> None:
    """EG-4.6"""
    assert crews(play(sailing(), f"ship {space}")) == raised


def test_eg_4_6_edfu_moves_both_markers() -> None:
    """EG-4.6 Into the lowest space: 3 stones and 2 points (EG-9.1)."""
    state = play(sailing(), "ship edfu")
    assert [int(n) for n in state.markets[:2]] == [1, 1]
    state = play(sailing(tableaus={0: {"markets": {"stone": 3, "grain": 3}}}), "ship edfu")
    assert ([int(n) for n in state.markets[:2]], int(state.stones[0]), state.scores()[0]) == ([4, 4], 3, 2)


@pytest.mark.parametrize("space", ["passalon", "heliopolis"])
@pytest.mark.parametrize(
    ("ring", "ways"),
    [("left", {"right", "stay"}), ("centre", {"left", "right", "stay"}), ("right", {"left", "stay"})],
)
def test_eg_4_6_the_ring_may_move_one_step(space: str, ring: str, ways: set[str]) -> None:
    """EG-4.6"""
    state = play(sailing(ring=ring), f"ship {space}")
    assert legal(state) == {f"ring {way}" for way in ways}
    assert crews(state) == [1, 1, 1, 3]
    for way in {"left", "right"} - ways:
        assert why(state, f"ring {way}") == "EG-4.6"
    if "right" in ways:
        places = BOX.ring_places
        assert places[play(state, "ring right").ring] == places[places.index(ring) + 1]


def test_eg_4_6_alyi_a_crew_of_choice_and_two_stones() -> None:
    """EG-4.6 A crew at its maximum is not offered; when all are there the step is lost."""
    state = play(sailing(tableaus={0: {"crews": {"b": 9}}}), "ship alyi")
    assert legal(state) == {"raise a", "raise c", "raise joker"}
    assert why(state, "raise b") == "EG-1.3"
    play(state, "raise joker")
    assert (crews(state), int(state.stones[0])) == ([1, 9, 1, 3], 2)
    most = {"a": 9, "b": 9, "c": 9, "joker": 9}
    state = play(sailing(tableaus={0: {"crews": most}}), "ship alyi")
    assert (asked(state), int(state.stones[0])) == (("ship", (1,)), 2)


def test_eg_4_7_ships_on_cards_and_round_spaces_go_back_those_at_sites_stay() -> None:
    """EG-4.7"""
    state = play(sailing("quarry-2"), "ship c1", "ship edfu", "ship sphinx.1", "pass", "pass")
    assert asked(state)[0] == "feed"
    assert [int(n) for n in state.ships] == [7, 8]
    assert state.berth_of(0, 0) == 0


def test_eg_13_after_is_asked_only_if_it_has_something_to_offer() -> None:
    """EG-13 AFTER: nothing to use, nothing asked; a card just taken may be used (EG-10.1)."""
    assert asked(play(sailing(), "ship edfu")) == ("ship", (1,))
    state = play(sailing("second-ship"), "ship c1")
    assert legal(state) == {"use second-ship", "decline"}
    assert why(state, "use double-round-space") == "EG-4.5"
    play(state, "decline")
    assert asked(state) == ("ship", (1,))
    assert cards(state) == {"second-ship": 1}


def test_eg_10_6_the_last_space_is_neither_doubled_nor_reused() -> None:
    """EG-10.6"""
    held = {0: {"cards": "double-round-space reuse-round-space second-ship upstream"}}
    state = sailing(tableaus=held, ships={"heliopolis": ["p2"], "edfu": ["p2"]})
    assert why(state, "ship heliopolis") == "EG-10.6"
    assert "ship edfu" in legal(state)
    state = play(sailing(tableaus=held), "ship heliopolis", "ring stay")
    assert why(state, "use double-round-space") == "EG-10.6"


# --- EG-10.6, EG-10.8: upstream ----------------------------------------------------------------------------------------


def test_eg_10_6_own_last_spot_with_new_start_needs_upstream_too() -> None:
    """EG-10.6 With `new-start` the upstream card allows it."""
    here = {"last": "thebae", "cards": "reuse-round-space"}
    options = {"upstream": "new-start"}
    state = sailing(tableaus={0: here}, ships={"thebae": ["p1"]}, options=options)
    assert why(state, "ship thebae") == "EG-4.2"
    here["cards"] = "reuse-round-space upstream"
    state = sailing(tableaus={0: here}, ships={"thebae": ["p1"]}, options=options)
    play(state, "ship thebae")
    assert state.to_dict()["ships"] == {"thebae": ["p1", "p1"]}


def test_eg_10_6_own_last_spot_is_never_reused_with_one_ship() -> None:
    """EG-10.6 With `one-ship` not even the upstream card allows it; an earlier own spot, and others' spots, it does."""
    here = {"last": "selinon", "cards": "reuse-round-space upstream"}
    ships = {"selinon": ["p1"], "thebae": ["p1"], "passalon": ["p2"]}
    state = sailing("quarry-2", tableaus={0: here}, ships=ships)
    assert why(state, "ship selinon") == "EG-10.6"
    assert {"ship thebae", "ship passalon", "ship edfu", "ship c1"} <= legal(state)
    play(state, "ship thebae")
    assert written(state)["ships"]["thebae"] == ["p1", "p1"]
    here["cards"] = "upstream"
    assert why(sailing(tableaus={0: here}, ships=ships), "ship selinon") == "EG-10.8"


def test_eg_10_8_one_ship_goes_upstream_and_the_next_go_below_the_furthest() -> None:
    """EG-10.8 `one-ship`: after the ship that went upstream the way goes on below the own ship furthest down."""
    state = sailing("quarry-2 quarry-2 quarry-3", tableaus={0: {"cards": "upstream", "last": "alyi"}})
    upstream = {f"ship {space}" for space in ("c1", "c2", "c3", "edfu", "thebae", "passalon", "selinon", "beni-hasan")}
    assert upstream <= legal(state)
    assert why(state, "ship alyi") == "EG-10.8"
    play(state, "ship edfu", "pass")
    for space in ("c1", "c2", "thebae", "beni-hasan", "alyi", "sphinx.1"):
        assert why(state, f"ship {space}") == "EG-10.8", space
    assert legal(state) == {"ship temple.1", "ship temple.2", "ship heliopolis", "pass"}
    assert written(state)["tableaus"][0]["last"] == "alyi"


def test_eg_10_8_new_start_is_a_second_way_down() -> None:
    """EG-10.8 `new-start`: the normal rule counts from the ship that went upstream."""
    held = {0: {"cards": "upstream", "last": "alyi"}}
    state = sailing("quarry-2 quarry-2", tableaus=held, options={"upstream": "new-start"})
    play(state, "ship edfu", "pass")
    assert why(state, "ship c1") == "EG-4.2"
    assert {"ship c2", "ship thebae", "ship sphinx.1"} <= legal(state)


@pytest.mark.parametrize("variant", ["one-ship", "new-start"])
def test_eg_10_8_once_a_round_and_not_before_the_first_ship(variant: str) -> None:
    """EG-11 upstream: the first ship goes anywhere and uses nothing; the card is there again in the next round."""
    state = sailing("quarry-2", tableaus={0: {"cards": "upstream"}}, options={"upstream": variant})
    play(state, "ship thebae", "pass", "ship c1")
    assert written(state)["tableaus"][0]["used"]["upstream"] == 1
    assert why(state, "ship edfu") == ("EG-10.8" if variant == "one-ship" else "")
    play(state, "pass", "feed", "feed")
    assert int(state.used[0]) == 0


def test_eg_10_8_who_is_at_the_mouth_is_still_asked_and_is_out_after_the_upstream_ship() -> None:
    """EG-4.3, EG-10.8 With the card there is a space; with `one-ship` none is left afterwards, and nobody asks."""
    state = sailing("quarry-2", tableaus={0: {"cards": "upstream"}})
    play(state, "ship heliopolis", "ring stay", "pass")
    assert asked(state) == ("ship", (0,))
    play(state, "ship thebae")
    assert asked(state)[0] == "feed"


@pytest.mark.parametrize("variant", ["one-ship", "new-start"])
def test_second_ship_may_go_upstream(variant: str) -> None:
    """EG-11 second_ship, under all normal rules: the card upstream helps it, once."""
    held = {0: {"cards": "second-ship upstream", "last": "alyi"}}
    state = sailing("quarry-2 quarry-2", tableaus=held, options={"upstream": variant})
    play(state, "ship heliopolis", "ring stay", "use second-ship")
    assert why(state, "pass") == "EG-11"
    play(state, "ship edfu", "pass")
    if variant == "one-ship":
        assert asked(state)[0] == "feed"
    else:
        assert "ship c2" in legal(state)


def test_second_ship_is_not_offered_where_only_upstream_is_left_and_used() -> None:
    """EG-4.3, EG-10.8 After the upstream ship of someone at the mouth no space is left for a second ship."""
    held = {0: {"cards": "second-ship upstream", "last": "heliopolis"}}
    state = play(sailing("quarry-2", tableaus=held), "ship c1")
    assert asked(state) == ("ship", (1,))


def test_worked_example_a_doubled_thebae_and_passalon() -> None:
    """EG-4.6, EG-11: Thebae twice moves both crews by 2; Passalon twice the Joker by 2, the ring by up to 2."""
    held = {0: {"cards": "double-round-space"}}
    state = play(sailing(tableaus=held), "ship thebae", "use double-round-space")
    assert crews(state) == [3, 3, 1, 2]
    state = play(sailing(tableaus=held, ring="left"), "ship passalon", "ring right", "use double-round-space", "ring right")
    assert (crews(state)[3], BOX.ring_places[state.ring]) == (4, "right")
    assert asked(state) == ("ship", (1,))


def test_eg_6_1_a_ship_and_a_pass_say_how_many_stones_the_store_does_not_hold() -> None:
    """EG-6.1 At once by a card, and later by quarries."""
    state = sailing("stones-6 quarry-4 quarry-2", tableaus={0: {"stones": 21}})
    state.quarry[0] = 2

    def lost(text: str) -> dict[str, int]:
        given_up = state.perspective(0).forfeits(GAME.parse(text))
        return {item.key: int(item.args["stones"]) for item in given_up if item.rule == "EG-6.1"}

    assert lost("ship c1") == {"egizia-gives-up-stones": 2, "egizia-gives-up-yield": 2}
    assert lost("ship c2") == {"egizia-gives-up-yield": 2}
    assert lost("ship c3") == {}
    assert lost("pass") == {}
    state.stones[0] = 24
    assert lost("pass") == {"egizia-gives-up-yield": 1}
    assert lost("ship edfu") == {}, "the ship changes nothing about it"
