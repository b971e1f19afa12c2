"""EG-7.4, EG-10.2, EG-10.7, EG-10.9: drawing sphinx cards at once or one by one, and keeping them."""

from __future__ import annotations

from typing import Any, cast

import pytest

import benben
from benben.games.egizia.moves import SPHINX_CARD
from benben.games.egizia.state import Egizia
from benben.play.preview import Preview

from games.egizia.builders import GAME, asked, at_site, cards, cards_of, draw, hand, legal, play, why

RICH = {"stones": 20, "crews": {"a": 5, "b": 3, "c": 1, "joker": 2}}
VARIANTS = ("at-once", "one-by-one")
"""The values of the option sphinx_draw."""


def at_sphinx(variant: str = "at-once", ships: str = "p1", **rest: Any) -> Egizia:
    """The question for a crew at the sphinx with this way of drawing."""
    options = {"sphinx_draw": variant, **rest.pop("options", {})}
    return at_site(0, ships, options=options, **{"tableaus": {0: RICH}, **rest})


def ask_for(state: Egizia, how: str, card: str) -> Egizia:
    """Ask for one card; with `one-by-one` chance brings this one."""
    play(state, how)
    return play(state, f"sphinx {card}") if state.settings["sphinx_draw"] == "one-by-one" else state


def chances(state: Egizia) -> list[str]:
    """The cards that chance can bring now; none if a player is asked."""
    return [GAME.text(action) for action, _ in state.outcomes()] if state.actors() == (benben.CHANCE,) else []


def scarce(*left: str) -> list[dict[str, Any]]:
    """A history after which these cards are the whole supply, put back in this order; p2 holds the others."""
    rest = [card for card in SPHINX_CARD.words if card not in left]
    return [*cards_of(1, *rest), {"seat": "p2", "drawn": list(left), "kept": []}]


# --- EG-10.9: when cards are seen -------------------------------------------------------------------------------------


def test_eg_10_9_at_once_nothing_is_drawn_before_stop() -> None:
    """EG-10.9, EG-7.4 One says how many before seeing any; stones are paid at each step; then the cards, then KEEP."""
    state = play(at_sphinx(), "crew b")
    for number in (1, 2, 3):
        play(state, "draw")
        assert asked(state) == ("work", (0,))
        assert (int(state.stones[0]), int(state.undrawn), state.to_dict()["tale"]) == (20 - number, 29, [])
    assert legal(state) == {"stop"}
    play(state, "stop")
    for number, card in enumerate(("crew-a", "obelisk-9", "most-brown")):
        assert len(chances(state)) == 29 - number
        play(state, f"sphinx {card}")
    assert legal(state) == {"keep crew-a", "keep obelisk-9", "keep most-brown", "keep none"}
    assert why(state, "draw") == "EG-7.4"


def test_eg_10_9_one_by_one_each_card_is_seen_before_the_next() -> None:
    """EG-10.9"""
    state = play(at_sphinx("one-by-one"), "crew b", "draw")
    assert len(chances(state)) == 29
    play(state, "sphinx crew-a")
    assert legal(state) == {"draw", "stop"}
    assert state.perspective(0).view()["drawn"] == ["crew-a"]
    play(state, "draw", "sphinx crew-b", "stop")
    assert legal(state) == {"keep crew-a", "keep crew-b", "keep none"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_eg_10_9_undo_until_something_is_seen(variant: str) -> None:
    """EG-10.9 With `at-once` every step is taken back until `stop`; with `one-by-one` a card that was drawn is not."""
    match = benben.Match(GAME, 2, seed=5, options={"sphinx_draw": variant})
    while match.perspective(None).view()["step"] != "work" or "draw" not in texts(match):
        seat = match.actors()[0]
        options = texts(match)
        wish = next((text for text in ("ship sphinx.1", "ship sphinx.2", "crew a", "feed") if text in options), options[-1])
        match.play(seat, GAME.parse("pass" if wish.startswith("ship") and "sphinx" not in wish else wish))
    seat = match.actors()[0]
    before = match.state.to_dict()
    match.play(seat, GAME.parse("draw"))
    assert match.can_undo(seat) == (variant == "at-once")
    if variant == "at-once":
        match.undo(seat)
        assert match.state.to_dict() == before
        match.play(seat, GAME.parse("draw"))
        match.play(seat, GAME.parse("stop"))
        assert not match.can_undo(seat)


def texts(match: benben.Match) -> list[str]:
    """The legal actions of the seat that is asked, in notation."""
    return [GAME.text(action) for action in match.legal(match.actors()[0])]


def test_eg_10_9_how_many_are_asked_for_is_public() -> None:
    """EG-10.9 Everybody sees the number, in view, scene and observation; after `stop` the cards are drawn."""
    state = play(at_sphinx(tableaus={0: {**RICH, "cards": "two-extra-sphinx"}}), "crew a", "draw", "draw-free", "draw")
    for viewer in (0, 1, None):
        view = state.perspective(viewer).view()
        assert (view["sphinx_asked"], view["sphinx_supply"]) == (3, 29)
        pieces = {piece.id: piece for piece in GAME.scene(view).pieces}
        assert (pieces["supply.asked.card"].count, pieces["supply.asked.card"].owner) == (3, "p1")
        assert pieces["supply.card"].count == 26
    place = 0
    for name, size, _, _ in GAME.observation(2):
        if name == "sphinx cards asked for, not drawn yet":
            assert list(state.perspective(1).observe())[place : place + size] == [3.0]
        place += size
    play(state, "stop", "sphinx crew-a", "sphinx crew-b", "sphinx crew-c")
    view = state.perspective(1).view()
    assert (view["sphinx_asked"], view["sphinx_supply"]) == (0, 26)
    assert "supply.asked.card" not in {piece.id for piece in GAME.scene(view).pieces}


@pytest.mark.parametrize("variant", VARIANTS)
def test_eg_10_9_a_preview_shows_the_stone_paid_and_the_card_asked_for(variant: str) -> None:
    """EG-10.9 In every world alike: with `at-once` nothing is drawn, with `one-by-one` the card is still face down."""
    state = play(at_sphinx(variant), "crew a")
    preview = Preview(state.perspective(0), GAME.parse("draw"))
    assert preview.complete
    view = cast("Any", preview.first.perspective.view())
    assert view["tableaus"][0]["stones"] == 19
    assert view["sphinx_asked"] == (1 if variant == "at-once" else 0)
    assert view["drawn"] == []


def test_eg_10_9_a_bot_that_deals_worlds_keeps_what_was_asked_for() -> None:
    """EG-10.9 A world of any viewer goes on with the same number of cards."""
    state = play(at_sphinx(), "crew a", "draw", "draw")
    for viewer in (0, 1):
        world = state.perspective(viewer).deal(benben.Rng(3))
        world.apply(GAME.parse("stop"))
        world.roll(benben.Rng(4))
        assert len(world.legal(0)) == 3


# --- EG-7.4: how many, and what is kept -------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_worked_example_sphinx_with_strength_two(variant: str) -> None:
    """EG-7.4 Two cards, keep one, return one for a point, two stones paid."""
    state = at_sphinx(variant, tableaus={0: {"stones": 6, "crews": {"a": 2}}})
    play(state, "crew a")
    assert legal(state) == {"draw"}
    assert why(state, "stop") == "EG-7.2"
    ask_for(state, "draw", "crew-a")
    assert legal(state) == {"draw", "stop"}
    ask_for(state, "draw", "crew-b")
    assert legal(state) == {"stop"}
    assert why(state, "draw") == "EG-7.2"
    play(state, "stop", *([] if variant == "one-by-one" else ["sphinx crew-a", "sphinx crew-b"]))
    assert legal(state) == {"keep crew-a", "keep crew-b", "keep none"}
    assert why(state, "keep crew-c") == "EG-7.4"
    play(state, "keep crew-b")
    assert (hand(state), int(state.stones[0]), [int(c) for c in state.returned]) == ({"crew-b"}, 4, [17])
    assert state.scores()[0] == 1 + 1  # the returned card, and building at one site


@pytest.mark.parametrize("variant", VARIANTS)
def test_eg_7_4_stones_limit_the_draw(variant: str) -> None:
    """EG-7.4 At most as many as stones, though the crew could carry more."""
    state = play(at_sphinx(variant, tableaus={0: {"stones": 2, "crews": {"a": 5}}}), "crew a")
    for card in ("crew-a", "crew-b"):
        ask_for(state, "draw", card)
    assert legal(state) == {"stop"}
    assert why(state, "draw") == "EG-7.4"


@pytest.mark.parametrize("variant", VARIANTS)
def test_eg_7_4_none_may_be_kept_and_five_is_the_most(variant: str) -> None:
    """EG-7.4"""
    state = play(at_sphinx(variant, tableaus={0: {"stones": 9, "crews": {"a": 9}, "cards": "strength-3"}}), "crew a")
    names = ("crew-a", "crew-b", "crew-c", "most-green", "permanents")
    for card in names:
        ask_for(state, "draw", card)
    assert legal(state) == {"stop"}
    assert why(state, "draw") == "EG-7.4"
    play(state, "stop", *([] if variant == "one-by-one" else [f"sphinx {card}" for card in names]), "keep none")
    assert (hand(state), state.scores()[0]) == (set(), 5 + 1)


@pytest.mark.parametrize("variant", VARIANTS)
def test_strength_3_adds_cards_to_a_draw(variant: str) -> None:
    """EG-11 strength_3, EG-13: offered when the strength is used up and a stone and a card are left."""
    tableau = {"stones": 3, "crews": {"a": 1}, "cards": "strength-3"}
    state = play(at_sphinx(variant, tableaus={0: tableau}), "crew a")
    assert why(state, "use strength-3") == "EG-13"
    ask_for(state, "draw", "crew-a")
    assert legal(state) == {"use strength-3", "stop"}
    play(state, "use strength-3")
    assert (legal(state), cards(state)) == ({"draw", "stop"}, {})
    ask_for(ask_for(state, "draw", "crew-b"), "draw", "crew-c")
    assert legal(state) == {"stop"}


def test_eg_7_4_what_is_kept_is_hidden_from_others() -> None:
    """EG-7.4 The number is public."""
    state = draw(play(at_sphinx(), "crew a"), "crew-a")
    events = state.collect_events()
    play(state, "keep crew-a")
    assert events[0].seen_by(0)["text"] == "keep crew-a"
    assert events[0].seen_by(1)["text"] == "keep hidden"
    assert state.perspective(1).view()["sphinx_cards"] == [1, 0]


def test_keep_two_sphinx_is_asked_twice() -> None:
    """EG-11 keep_two_sphinx, EG-13 KEEP"""
    state = play(at_sphinx(tableaus={0: {**RICH, "cards": "keep-two-sphinx"}}), "crew a")
    draw(state, "crew-a crew-b crew-c")
    play(state, "keep crew-b")
    assert legal(state) == {"keep crew-a", "keep crew-c", "keep none"}
    play(state, "keep crew-a")
    assert hand(state) == {"crew-a", "crew-b"}
    assert state.scores()[0] == 1 + 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_keep_two_sphinx_is_asked_again_even_if_no_card_is_left(variant: str) -> None:
    """EG-13 A second KEEP is asked of every holder, though only `keep none` is left; `keep none` closes KEEP."""
    held = {0: {**RICH, "cards": "keep-two-sphinx"}}
    state = draw(play(at_sphinx(variant, tableaus=held), "crew a"), "crew-a", variant == "one-by-one")
    assert legal(play(state, "keep crew-a")) == {"keep none"}
    assert asked(play(state, "keep none"))[0] == "lay-card"
    state = draw(play(at_sphinx(variant, tableaus=held), "crew a"), "crew-a crew-b", variant == "one-by-one")
    assert asked(play(state, "keep none"))[0] == "lay-card"


# --- EG-10.7: the supply ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_eg_10_7_returned_cards_come_up_again_in_their_order(variant: str) -> None:
    """EG-10.7 Three cards are the whole supply: no more can be asked for, whatever strength and stones allow."""
    state = play(at_sphinx(variant, history=scarce("crew-c", "crew-a", "crew-b")), "crew a")
    found: list[str] = []
    for _ in range(3):
        play(state, "draw")
        if variant == "one-by-one":
            found += chances(state)
            play(state, found[-1])
    assert legal(state) == {"stop"}
    assert why(state, "draw") == why(state, "draw-free") == "EG-10.7"
    play(state, "stop")
    while chances(state):
        found += chances(state)
        play(state, found[-1])
    assert found == ["sphinx crew-c", "sphinx crew-a", "sphinx crew-b"]
    assert legal(state) == {"keep crew-a", "keep crew-b", "keep crew-c", "keep none"}


def test_eg_10_7_at_once_the_draw_goes_on_with_returned_cards() -> None:
    """EG-10.7 One unseen card is left, then those put back follow in their order."""
    rest = [card for card in SPHINX_CARD.words if card not in ("crew-a", "crew-b", "crew-c")]
    history = [*cards_of(1, *rest), {"seat": "p2", "drawn": ["crew-c", "crew-a"], "kept": []}]
    state = play(at_sphinx(history=history), "crew a", "draw", "draw", "stop")
    assert chances(state) == ["sphinx crew-b"]
    assert chances(play(state, "sphinx crew-b")) == ["sphinx crew-c"]
    play(state, "sphinx crew-c", "keep crew-c")
    assert [SPHINX_CARD.words[card] for card in state.returned] == ["crew-a", "crew-b"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_strength_3_does_not_help_where_the_supply_is_used_up(variant: str) -> None:
    """EG-13 strength_3 is offered only when it makes something affordable."""
    tableau = {"stones": 9, "crews": {"a": 1}, "cards": "strength-3"}
    state = play(at_sphinx(variant, tableaus={0: tableau}, history=scarce("crew-a")), "crew a")
    ask_for(state, "draw", "crew-a")
    assert legal(state) == {"stop"}
    assert why(state, "use strength-3") == "EG-13"


# --- EG-10.2: free cards ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_two_extra_sphinx_free(variant: str) -> None:
    """EG-10.2 free: no stone, no crew, keeps the berth, is not building for EG-8.1."""
    state = at_sphinx(variant, tableaus={0: {"cards": "two-extra-sphinx"}})
    assert legal(state) == {"crew none", "skip"}
    play(state, "crew none")
    assert legal(state) == {"draw-free"}
    assert why(state, "draw") == "EG-7.4"
    ask_for(ask_for(state, "draw-free", "crew-a"), "draw-free", "crew-b")
    assert legal(state) == {"stop"}
    assert why(state, "draw-free") == "EG-10.2"
    play(state, "stop", *([] if variant == "one-by-one" else ["sphinx crew-a", "sphinx crew-b"]), "keep crew-a")
    assert state.scores()[0] == 1
    assert int(state.tired[0]) == 0


@pytest.mark.parametrize("variant", VARIANTS)
def test_two_extra_sphinx_with_paid_cards_five_in_all(variant: str) -> None:
    """EG-10.2 Paid cards at most the strength, free at most 2, together at most 5."""
    state = play(at_sphinx(variant, tableaus={0: {**RICH, "cards": "two-extra-sphinx"}}), "crew a")
    for how, card in (("draw", "crew-a"), ("draw-free", "crew-b"), ("draw", "crew-c"), ("draw", "most-green")):
        ask_for(state, how, card)
    assert legal(state) == {"draw", "draw-free", "stop"}
    ask_for(state, "draw-free", "permanents")
    assert legal(state) == {"stop"}
    assert why(state, "draw-free") == "EG-7.4"
    assert int(state.stones[0]) == 17


@pytest.mark.parametrize("variant", VARIANTS)
def test_two_extra_sphinx_one_stone(variant: str) -> None:
    """EG-10.2 one-stone: at least one stone and a crew first."""
    options = {"two_extra_sphinx": "one-stone"}
    state = at_sphinx(variant, tableaus={0: {**RICH, "cards": "two-extra-sphinx"}}, options=options)
    assert why(state, "crew none") == "EG-10.2"
    play(state, "crew a")
    assert legal(state) == {"draw"}
    assert why(state, "draw-free") == "EG-10.2"
    assert legal(ask_for(state, "draw", "crew-a")) == {"draw", "draw-free", "stop"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_two_extra_sphinx_where_one_card_is_left(variant: str) -> None:
    """EG-10.2, EG-10.7 The free card may be the only one; then nothing is left for the second."""
    held = {0: {"cards": "two-extra-sphinx"}}
    state = play(at_sphinx(variant, tableaus=held, history=scarce("crew-a")), "crew none")
    ask_for(state, "draw-free", "crew-a")
    assert legal(state) == {"stop"}
    assert why(state, "draw-free") == "EG-10.7"


def test_two_extra_sphinx_only_in_berths() -> None:
    """EG-10.2"""
    tableaus = {0: RICH, 1: RICH, 2: {**RICH, "cards": "build-speculating two-extra-sphinx"}}
    state = at_sphinx(ships="p1 p2 p3", players=3, tableaus=tableaus)
    for card in ("crew-a", "crew-b"):
        play(draw(play(state, "crew c"), card), "keep none")
    assert why(state, "crew none") == "EG-10.2"
    play(state, "crew a")
    assert legal(state) == {"draw"}
