"""What a seat may know of the sphinx cards: EG-2.2, EG-7.4, EG-10.7."""

from __future__ import annotations

from typing import Any

import benben
from benben.games.egizia.moves import SPHINX_CARD
from benben.games.egizia.state import Egizia

from games.egizia.builders import at_site, cards_of, draw, hand, play, position

ALL = SPHINX_CARD.words
RICH = {"stones": 20, "crews": {"a": 5, "b": 3, "c": 1, "joker": 2}}


def worlds(state: Egizia, viewer: int | None, number: int = 60) -> list[Egizia]:
    """Worlds a viewer holds possible."""
    seen = state.perspective(viewer)
    found = [seen.deal(benben.Rng(seed)) for seed in range(number)]
    assert all(isinstance(world, Egizia) for world in found)
    return [world for world in found if isinstance(world, Egizia)]


def queue(state: Egizia) -> list[str]:
    """The cards put back, in the order they come up."""
    return [ALL[card] for card in state.returned]


def test_a_hand_is_secret_and_its_number_public() -> None:
    """EG-2.2"""
    state = position(3, history=cards_of(0, "crew-a") + cards_of(1, "crew-b", "crew-c"))
    hands = {tuple(sorted(hand(world, 1))) for world in worlds(state, 0)}
    assert len(hands) > 20
    assert all(len(cards) == 2 and "crew-a" not in cards for cards in hands)
    assert {tuple(hand(world, 0)) for world in worlds(state, 0)} == {("crew-a",)}
    assert len({tuple(hand(world, 0)) for world in worlds(state, None)}) > 10


def test_the_order_put_back_is_known_to_who_put_it_back() -> None:
    """EG-10.7"""
    history = [{"seat": "p1", "drawn": ["crew-a", "crew-b", "crew-c"], "kept": ["crew-b"]}]
    state = position(history=history)
    assert {tuple(queue(world)) for world in worlds(state, 0)} == {("crew-a", "crew-c")}
    assert len({tuple(queue(world)) for world in worlds(state, 1)}) > 20


def long_history(*last: dict[str, Any]) -> list[dict[str, Any]]:
    """p2 holds all but four cards; p1 has put back crew-a, crew-b, crew-c and holds crew-joker; then what follows."""
    mine = ["crew-a", "crew-b", "crew-c"]
    rest = [card for card in ALL if card not in (*mine, "crew-joker")]
    return [*cards_of(1, *rest), *cards_of(0, "crew-joker"), {"seat": "p1", "drawn": mine, "kept": []}, *last]


def test_a_card_one_put_back_is_known_when_another_draws_it() -> None:
    """EG-10.7 p2 draws crew-a and crew-b again and keeps one: p1 knows it is one of the two, and what lies in the queue."""
    state = position(history=long_history({"seat": "p2", "drawn": ["crew-a", "crew-b"], "kept": ["crew-a"]}))
    seen = {(tuple(queue(world)), "crew-a" in hand(world, 1)) for world in worlds(state, 0)}
    assert seen == {(("crew-c", "crew-b"), True), (("crew-c", "crew-a"), False)}


def test_a_card_kept_alone_is_known() -> None:
    """EG-10.7 p2 drew only crew-a and kept it: p1 knows."""
    state = position(history=long_history({"seat": "p2", "drawn": ["crew-a"], "kept": ["crew-a"]}))
    assert all("crew-a" in hand(world, 1) and queue(world) == ["crew-b", "crew-c"] for world in worlds(state, 0))


def test_what_comes_up_again_settles_what_was_kept() -> None:
    """EG-10.7 When crew-b comes up again for p1, p2 must have kept crew-a."""
    again = [
        {"seat": "p2", "drawn": ["crew-a", "crew-b"], "kept": ["crew-a"]},
        {"seat": "p1", "drawn": ["crew-c", "crew-b"], "kept": []},
    ]
    state = position(history=long_history(*again))
    for world in worlds(state, 0):
        assert "crew-a" in hand(world, 1)
        assert queue(world) == ["crew-c", "crew-b"]


def test_the_middle_of_a_choice_is_secret_too() -> None:
    """EG-7.4, EG-11 keep_two_sphinx: between the two cards others know only that one was kept."""
    state = play(at_site(0, "p1", tableaus={0: {**RICH, "cards": "keep-two-sphinx"}}), "crew a")
    play(draw(state, "crew-a crew-b crew-c"), "keep crew-b")
    assert state.perspective(1).legal() == []
    assert len({tuple(hand(world, 0)) for world in worlds(state, 1)}) > 10
    twin = play(at_site(0, "p1", tableaus={0: {**RICH, "cards": "keep-two-sphinx"}}), "crew a")
    play(draw(twin, "permanents most-green obelisk-9"), "keep obelisk-9")
    assert state.perspective(1) == twin.perspective(1)
    assert state.perspective(0) != twin.perspective(0)


def test_views_show_only_the_own_hand() -> None:
    """EG-2.2"""
    state = position(history=cards_of(0, "crew-a") + cards_of(1, "crew-b"))
    assert state.perspective(0).view()["hand"] == ["crew-a"]
    assert "crew-b" not in str(state.perspective(0).view())
    assert state.perspective(None).view()["hand"] is None
