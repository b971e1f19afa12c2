"""Every rule of GIZA, by its id."""

from __future__ import annotations

from typing import Any

import pytest

import benben
from benben.games.giza.box import BOX
from benben.games.giza.serialize import board_words, hand_words
from benben.words import Words

from games.giza.builders import GAME, legal, play, position, why


def test_gz_1_1_there_are_83_tiles() -> None:
    """GZ-1.1"""
    counts = {tile.name: tile.count for tile in BOX.tiles}
    assert BOX.total() == 83
    assert [counts[f"+{n}"] for n in range(1, 6)] == [7] * 5
    assert [counts[f"-{n}"] for n in range(1, 6)] == [3] * 5
    assert [counts[f"treasure-{n}"] for n in range(2, 6)] == [3] * 4
    assert (counts["demolition"], counts["scarab"]) == (9, 6)
    assert (counts["sphinx-base"], counts["sphinx-body"], counts["sphinx-head"]) == (3, 2, 1)
    points = {tile.name: tile.points for tile in BOX.tiles}
    assert (points["sphinx-base"], points["sphinx-body"], points["sphinx-head"]) == (-5, 10, 15)


def test_gz_1_2_a_board_has_three_pyramids_and_a_sphinx() -> None:
    """GZ-1.2"""
    state = position(["+1 +2 +3 +4", "+1 +2 +3 +4"])
    boards = state.to_dict()["boards"]
    assert boards == [{"cheops": [], "chephren": [], "mykerinos": [], "sphinx": []}] * 2


def test_gz_1_3_editions_differ_in_words_only() -> None:
    """GZ-1.3"""
    hands, boards = ["+1 demolition scarab treasure-3", "+1 +2 +3 +4"], {"p2.cheops": "+3", "p2.sphinx": "sphinx-base"}
    old = position(hands, boards, edition="fun-factory-2005")
    new = position(hands, boards, edition="pegasus-2006")
    assert legal(old) == legal(new)
    printed = Words(settings={"edition": "fun-factory-2005"}), Words(settings={"edition": "pegasus-2006"})
    assert [words.say("giza-site-cheops") for words in printed] == ["Khufu", "Cheops"]
    assert [words.say("giza-tile-demolition") for words in printed] == ["demolition", "sabotage"]


@pytest.mark.parametrize("players", range(2, 7))
def test_gz_2_1_chance_names_the_first_player_then_deals_four_each_in_order(players: int) -> None:
    """GZ-2.1"""
    state = GAME.start(players)
    assert [GAME.text(a) for a, _ in state.outcomes()] == [f"first p{n}" for n in range(1, players + 1)]
    assert {weight for _, weight in state.outcomes()} == {1}
    state.apply(GAME.parse("first p2"))
    events = state.collect_events()
    state.roll(benben.Rng(1))
    assert [event.args["seat"] for event in events] == [f"p{n}" for n in range(1, players + 1) for _ in range(4)]
    assert state.actors() == (1,)


def test_gz_2_1_in_a_series_the_first_player_is_not_drawn() -> None:
    """GZ-2.1"""
    state = GAME.start(3, {"first": "p3"})
    assert GAME.text(state.outcomes()[0][0]).startswith("draw ")
    state.roll(benben.Rng(1))
    assert state.actors() == (2,)


@pytest.mark.parametrize(
    ("boards", "first", "begins"),
    [
        ({"p1.cheops": "+5", "p2.cheops": "+3", "p3.cheops": "+4"}, "p1", "p2"),
        ({"p1.cheops": "+5", "p2.cheops": "+3", "p3.cheops": "+3"}, "p1", "p2"),
        ({"p1.cheops": "+5", "p2.cheops": "+3", "p3.cheops": "+3"}, "p3", "p3"),
        ({"p1.cheops": "+3", "p2.cheops": "+3", "p3.cheops": "+5"}, "p3", "p1"),
        ({"p1.cheops": "+3", "p2.cheops": "+3", "p3.cheops": "+3"}, "p2", "p2"),
    ],
)
def test_gz_2_1_whoever_scored_least_begins_the_next_game(boards: dict[str, str], first: str, begins: str) -> None:
    """GZ-2.1 Tied: the first of them clockwise from the last first player, who counts as earliest."""
    state = position(["+1", "+1", "+1"], boards, first=first)
    state.first_player = int(first[1:]) - 1
    assert state.game.rematch_options(state)["first"] == begins


def test_gz_3_1_a_turn_is_a_play_a_discard_or_a_scarab_removed() -> None:
    """GZ-3.1 There is no other way to pass."""
    state = position(["+1 +1 scarab treasure-2", "+1 +2 +3 +4"], {"p1.cheops": "+3 scarab"})
    verbs = {text.split()[0] for text in legal(state)}
    assert verbs == {"play", "discard", "remove"}
    assert "stop" not in legal(state)
    assert why(state, "stop") == "GZ-3.1"
    assert why(state, "play +5 on p1.chephren") == "GZ-3.1"
    assert why(state, "discard +5") == "GZ-3.1"


def test_gz_3_1_a_discard_says_how_many_tiles_before_it_stay() -> None:
    """GZ-3.1 Equal tiles are counted one by one, as a player counts them."""
    state = position(["+1 +1 +1 +2", "+1 +2 +3 +4"])
    lost = {text: GAME.forfeits(state, 0, GAME.parse(text)) for text in ("discard +1", "discard +2")}
    assert [one.key for one in lost["discard +1"]] == ["giza-gives-up-play"]
    said = Words("en", game="giza").say(lost["discard +2"][-1].key, lost["discard +2"][-1].args)
    assert said.startswith("Tiles are discarded in the order of your hand: the 3 before it then stay in your hand")


def test_gz_3_1_one_to_four_tiles_may_be_discarded_ascending() -> None:
    """GZ-3.1, GZ-3.3 A discard goes up in the order of the tiles and ends by its closing word."""
    state = position(["+1 +1 +3 scarab", "+1 +2 +3 +4"])
    play(state, "discard +3")
    assert legal(state) == {"discard scarab", "stop"}
    assert why(state, "discard +1") == "GZ-3.1"
    assert why(state, "play scarab on p1.cheops") == "GZ-3.1"
    play(state, "discard scarab")
    assert legal(state) == {"stop"}
    play(state, "stop")
    assert state.actors() == (benben.CHANCE,)
    assert state.to_dict()["gone"] == {"+3": 1, "scarab": 1}


def test_gz_3_1_equal_tiles_are_one_choice_and_all_four_may_go() -> None:
    """GZ-3.1"""
    state = position(["+1 +1 +1 +1", "+2 +2 +3 +4"])
    for _ in range(3):
        play(state, "discard +1")
        assert legal(state) == {"discard +1", "stop"}
    play(state, "discard +1")
    assert legal(state) == {"stop"}
    play(state, "stop")
    state.roll(benben.Rng(2))
    assert state.tiles_held(0) == 4
    assert state.actors() == (1,)


def test_gz_3_2_the_hand_is_filled_to_four_and_play_passes_clockwise() -> None:
    """GZ-3.2"""
    state = position(["+1 +2 +3 +4", "+1 +2 +3 +4", "+1 +2 +3 +4"], seat=2)
    play(state, "play +4 on p1.cheops")
    assert state.actors() == (benben.CHANCE,)
    state.roll(benben.Rng(2))
    assert state.tiles_held(2) == 4
    assert state.actors() == (0,)


def test_gz_3_3_what_leaves_the_game_is_public() -> None:
    """GZ-3.3"""
    state = position(["+1 demolition +3 +4", "+1 +2 +3 +4"], {"p2.cheops": "+5"})
    play(state, "play demolition on p2.cheops")
    for viewer in (0, 1, None):
        assert state.perspective(viewer).view()["gone"] == {"+5": 1, "demolition": 1}


def test_gz_3_4_any_board_may_be_built_on() -> None:
    """GZ-3.4"""
    state = position(["+1 +1 +1 +1", "+1 +2 +3 +4", "+1 +2 +3 +4"])
    plays = {f"play +1 on p{p}.{site}" for p in (1, 2, 3) for site in ("cheops", "chephren", "mykerinos")}
    assert plays | {"discard +1"} == legal(state)
    assert why(state, "play +1 on p4.cheops") == "GZ-3.4"


def test_gz_3_5_only_the_top_of_anothers_stack_shows_but_heights_do() -> None:
    """GZ-3.5 With memory closed; the knowledge itself is no secret."""
    boards = {"p1.cheops": "+5 +2", "p2.cheops": "+4 +3"}
    closed: Any = position(["+1", "+1"], boards).perspective(0).view()
    opened: Any = position(["+1", "+1"], boards, memory="open").perspective(0).view()
    own = {"height": 2, "top": "+2", "tiles": ["+5", "+2"]}
    for view in (closed, opened):
        assert view["boards"][0]["cheops"] == own
    assert closed["boards"][1]["cheops"] == {"height": 2, "top": "+3"}
    assert opened["boards"][1]["cheops"] == {"height": 2, "top": "+3", "tiles": ["+4", "+3"]}
    assert closed["scores"] == [7, None]
    assert opened["scores"] == [7, 7]


def test_gz_3_6_tiles_never_move_between_sites() -> None:
    """GZ-3.6 No move of the catalogue names two sites."""
    assert all(GAME.text(action).count(".") <= 1 for action in range(len(GAME.catalogue)))


@pytest.mark.parametrize("stack", ["", "+5", "-5", "+4 treasure-4", "-3"])
def test_gz_4_1_a_stone_goes_on_the_ground_or_on_a_greater_number(stack: str) -> None:
    """GZ-4.1 Signs are ignored."""
    state = position(["+2 -2 +1 -1", "+1"], {"p1.cheops": stack})
    for stone in ("+2", "-2", "+1", "-1"):
        assert f"play {stone} on p1.cheops" in legal(state)


@pytest.mark.parametrize(("stack", "message"), [("+2", "3 on 2"), ("-3", "3 on 3"), ("+2 treasure-2", "3 on 2")])
def test_gz_4_1_a_stone_must_be_smaller_than_what_it_covers(stack: str, message: str) -> None:
    """GZ-4.1"""
    state = position(["+3 -3", "+1"], {"p2.cheops": stack})
    for stone in ("+3", "-3"):
        refusal = state.refusal(GAME.parse(f"play {stone} on p2.cheops"), 0)
        assert refusal is not None
        assert refusal.rule == "GZ-4.1"
        assert refusal.message == f"a stone must be smaller than what it covers: {message}"


def test_gz_4_1_the_rulebooks_example_on_a_treasure_of_three() -> None:
    """GZ-4.1 On a treasure 3 go +1, -1, +2 and -2."""
    for stones in ("+1 -1 +2 -2", "+3 -3 +4 -5"):
        state = position([stones, "+1"], {"p1.cheops": "+3 treasure-3"})
        fitting = {text.split()[1] for text in legal(state) if text.endswith("p1.cheops")}
        assert fitting == (set(stones.split()) if "+1" in stones else set())


def test_gz_4_2_a_treasure_goes_only_on_a_stone_of_its_number() -> None:
    """GZ-4.2"""
    state = position(
        ["treasure-3 treasure-3 treasure-2", "+1"],
        {"p1.cheops": "+3", "p1.chephren": "-3", "p1.mykerinos": "+4", "p2.cheops": "+3 treasure-3"},
    )
    assert {t for t in legal(state) if "treasure-3 on" in t} == {
        "play treasure-3 on p1.cheops",
        "play treasure-3 on p1.chephren",
    }
    for place in ("p1.mykerinos", "p2.cheops", "p2.chephren"):
        assert why(state, f"play treasure-3 on {place}") == "GZ-4.2"
    assert why(state, "play treasure-2 on p1.cheops") == "GZ-4.2"


def test_gz_4_3_neither_stone_nor_treasure_goes_on_a_sphinx_site_or_a_scarab() -> None:
    """GZ-4.3"""
    state = position(["+1 treasure-3", "+1"], {"p1.sphinx": "sphinx-base", "p1.cheops": "+3 scarab"})
    for tile in ("+1", "treasure-3"):
        assert why(state, f"play {tile} on p1.sphinx") == "GZ-4.3"
        assert why(state, f"play {tile} on p2.sphinx") == "GZ-4.3"
        assert why(state, f"play {tile} on p1.cheops") == "GZ-6.2"


def test_gz_5_1_a_demolition_takes_the_top_tile_and_itself_out_of_the_game() -> None:
    """GZ-5.1 The rulebook's example: Anne demolishes the -5 on her own board."""
    state = position(
        ["demolition +1", "+1"], {"p1.cheops": "-5", "p2.sphinx": "sphinx-base sphinx-body", "p2.cheops": "+4 +3"}
    )
    play(state, "play demolition on p1.cheops")
    assert state.to_dict()["gone"] == {"-5": 1, "demolition": 1}
    assert board_words(state, 0)["cheops"] == []
    state = position(["demolition +1", "+1"], {"p2.cheops": "+4 +3"})
    play(state, "play demolition on p2.cheops")
    assert board_words(state, 1)["cheops"] == ["+4"]
    assert state.tops[4] == GAME.catalogue.family(0).axes[0].words.index("+4")


def test_gz_5_2_a_demolition_needs_a_tile_and_takes_one_scarab() -> None:
    """GZ-5.2"""
    state = position(["demolition +1", "+1"], {"p2.cheops": "+3 scarab scarab"})
    assert why(state, "play demolition on p2.chephren") == "GZ-5.2"
    play(state, "play demolition on p2.cheops")
    assert board_words(state, 1)["cheops"] == ["+3", "scarab"]


def test_gz_5_3_a_rivals_sphinx_may_be_demolished_unless_the_option_forbids_it() -> None:
    """GZ-5.3"""
    boards = {"p1.sphinx": "sphinx-base", "p2.sphinx": "sphinx-base scarab"}
    yes = position(["demolition", "+1"], boards)
    no = position(["demolition", "+1"], boards, demolish_rival_sphinx="no")
    assert {"play demolition on p1.sphinx", "play demolition on p2.sphinx"} <= legal(yes)
    assert "play demolition on p1.sphinx" in legal(no)
    assert why(no, "play demolition on p2.sphinx") == "GZ-5.3"


def test_gz_6_1_a_scarab_goes_anywhere() -> None:
    """GZ-6.1"""
    state = position(["scarab", "+1"], {"p1.cheops": "+3", "p1.chephren": "+3 scarab", "p2.sphinx": "sphinx-base"})
    assert len([text for text in legal(state) if text.startswith("play scarab")]) == 8


def test_gz_6_2_under_a_scarab_nothing_is_added_but_scarabs_and_demolition() -> None:
    """GZ-6.2"""
    state = position(["+1 treasure-3 scarab demolition", "+1"], {"p1.cheops": "+3 scarab"})
    assert {t for t in legal(state) if t.endswith("on p1.cheops")} == {
        "play scarab on p1.cheops",
        "play demolition on p1.cheops",
    }
    sphinx = position(["sphinx-body", "+1"], {"p1.sphinx": "sphinx-base scarab"})
    assert why(sphinx, "play sphinx-body on p1.sphinx") == "GZ-6.2"


def test_gz_6_3_a_scarab_scores_nothing_and_hides_nothing() -> None:
    """GZ-6.3"""
    assert position(["+1", "+1"], {"p1.cheops": "+3 scarab"}).scores() == [3, 0]


def test_gz_6_4_a_scarab_may_be_taken_off_ones_own_board_as_the_whole_turn() -> None:
    """GZ-6.4 Nothing is drawn."""
    state = position(["+1 +2 +3 +4", "+1"], {"p1.sphinx": "scarab", "p1.cheops": "+3", "p2.cheops": "scarab"})
    assert {t for t in legal(state) if t.startswith("remove")} == {"remove scarab p1.sphinx"}
    assert why(state, "remove scarab p1.cheops") == "GZ-6.4"
    assert why(state, "remove scarab p2.cheops") == "GZ-6.4"
    left = state.pile_size
    play(state, "remove scarab p1.sphinx")
    assert state.actors() == (1,)
    assert state.pile_size == left
    assert hand_words(state, 0) == ["+1", "+2", "+3", "+4"]


def test_gz_7_1_a_sphinx_rises_base_body_head() -> None:
    """GZ-7.1"""
    hand = "sphinx-base sphinx-body sphinx-head"
    for stack, fits in (("", "base"), ("sphinx-base", "body"), ("sphinx-base sphinx-body", "head")):
        state = position([hand, "+1"], {"p1.sphinx": stack})
        for part in ("base", "body", "head"):
            assert why(state, f"play sphinx-{part} on p1.sphinx") == ("" if part == fits else "GZ-7.1")


def test_gz_7_2_only_its_own_tiles_go_on_a_sphinx_and_anyone_may_add() -> None:
    """GZ-7.2"""
    state = position(["sphinx-body +1", "+1"], {"p2.sphinx": "sphinx-base"})
    assert "play sphinx-body on p2.sphinx" in legal(state)
    assert why(state, "play sphinx-body on p2.cheops") == "GZ-7.2"


def test_gz_8_1_the_last_tile_drawn_ends_the_game_in_the_middle_of_a_refill() -> None:
    """GZ-8.1"""
    state = position(["+1 +2 +3 +4", "+1 +2 +3 +4"], left=2)
    for text in ("discard +1", "discard +2", "discard +3", "stop"):
        play(state, text)
    state.roll(benben.Rng(1))
    assert state.actors() == ()
    assert state.pile_size == 0
    assert state.tiles_held(0) == 3


@pytest.mark.parametrize("last", ["+1", "-1"])
@pytest.mark.parametrize("owner", ["p1", "p2"])
def test_gz_8_1_three_finished_pyramids_end_the_game_at_once(last: str, owner: str) -> None:
    """GZ-8.1 Whoever's turn it is, and without a refill."""
    boards = {f"{owner}.cheops": "+5 +1", f"{owner}.chephren": "-1", f"{owner}.mykerinos": "+2"}
    state = position([f"{last} +2 +3 +4", "+2 +3 +4 +5"], boards)
    left = state.pile_size
    play(state, f"play {last} on {owner}.mykerinos")
    assert state.actors() == ()
    assert state.pile_size == left
    assert state.tiles_held(0) == 3


def test_gz_8_1_a_demolition_or_a_removed_scarab_that_uncovers_a_one_ends_the_game() -> None:
    """GZ-8.1"""
    boards = {"p1.cheops": "+1", "p1.chephren": "-1", "p1.mykerinos": "+1 scarab"}
    for text in ("play demolition on p1.mykerinos", "remove scarab p1.mykerinos"):
        state = position(["demolition +2 +3 +4", "+2"], boards)
        play(state, text)
        assert state.actors() == ()


def test_gz_8_1_a_scarab_on_top_keeps_a_pyramid_unfinished() -> None:
    """GZ-8.1"""
    boards = {"p1.cheops": "+1 scarab", "p1.chephren": "-1", "p1.mykerinos": "+2"}
    state = position(["+1 +2 +3 +4", "+2"], boards)
    play(state, "play +1 on p1.mykerinos")
    assert state.actors() == (benben.CHANCE,)


EXAMPLE = {
    "p1.chephren": "+5 treasure-5 -3 treasure-3",
    "p1.cheops": "+3 -1 scarab",
    "p1.sphinx": "sphinx-base sphinx-body sphinx-head",
    "p1.mykerinos": "-4 treasure-4 +3 +1",
}


def test_gz_8_2_worked_example_of_the_dutch_rulebook() -> None:
    """GZ-8.2 10 + 2 + 20 + 4 = 36."""
    state = position(["+2", "+2"], EXAMPLE)
    assert state.scores() == [36, 0]
    told: Any = state.breakdown(0)
    assert told["points"] == 36
    sites = {part["args"]["site"]: part for part in told["parts"]}
    assert {name: part["points"] for name, part in sites.items()} == {
        "chephren": 10,
        "cheops": 2,
        "sphinx": 20,
        "mykerinos": 4,
    }
    assert [(part["args"]["tile"], part["points"]) for part in sites["cheops"]["parts"]] == [
        ("+3", 3),
        ("-1", -1),
        ("scarab", 0),
    ]


def test_gz_8_2_tiles_in_hand_count_nothing_and_scores_can_be_negative() -> None:
    """GZ-8.2"""
    assert position(["+5 +5", "+2"], {"p1.cheops": "-5", "p1.sphinx": "sphinx-base"}).scores() == [-10, 0]


def finished(boards: dict[str, str]) -> list[int]:
    """Who wins when p1 finishes its own third pyramid with a +1."""
    state = position(["+1", "+2"], {"p1.cheops": "+1", "p1.chephren": "+1", **boards})
    play(state, "play +1 on p1.mykerinos")
    return state.winners()


def test_gz_8_3_most_points_win_then_treasures_then_it_is_shared() -> None:
    """GZ-8.3"""
    assert finished({"p2.cheops": "+4"}) == [1]
    assert finished({"p2.cheops": "+2"}) == [0]
    assert finished({"p2.cheops": "+3"}) == [0, 1]
    assert finished({"p1.mykerinos": "+2 treasure-2", "p2.cheops": "+5", "p2.chephren": "+2"}) == [0]
    assert finished({"p1.mykerinos": "+2 treasure-2", "p2.cheops": "+2 treasure-2", "p2.chephren": "+3"}) == [0, 1]
