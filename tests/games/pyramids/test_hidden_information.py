"""Worlds that a seat may be dealt of others' hands and tombs, against every history that fits the events it saw.

The histories are made here from the texts of the events alone: the card dealt at the start may be any, and each card that
went face down into a tomb may be any that the player held at that moment. A history that contradicts an event is dropped.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import prod
from typing import cast

import pytest

import benben
from benben.games.pyramids.state import Pyramids, card_words
from benben.kernel.perspective import Perspective
from benben.play.every_deal import EveryDeal

from games.pyramids.builders import GAME, NAMES, build_more, play, play_at_random, position
from quick import first_quick

Holding = tuple[frozenset[str], frozenset[str]]
"""A hand and a tomb."""
World = tuple[Holding, ...]
History = tuple[str, frozenset[str], frozenset[str]]
"""The card dealt at the start, the hand now, the tomb now."""

MOST_HISTORIES = 4000
"""Products of histories beyond this number are not listed."""


class Witness:
    """Every history of every other seat that fits the events one viewer saw."""

    def __init__(self, players: int, viewer: int | None) -> None:
        self.viewer = viewer
        self.seats = [seat for seat in range(players) if seat != viewer]
        self.histories: dict[int, list[History]] = {}
        self.quarry: list[str] = []
        self.players = players
        self.seen: set[str] = set()

    def see(self, event: dict[str, object]) -> None:
        """Drop the histories that an event contradicts, and carry on the others."""
        verb, *rest = cast("str", event["text"]).split() or [""]
        who = cast("str", event["who"])
        if verb == "deal":
            self.deal(int(rest[0][1:]) - 1, rest[1])
        elif verb == "reveal":
            self.quarry = [*self.quarry[-(2 * self.players) + 1 :], rest[0]]
            self.seen.add(rest[0])
        elif who != "chance" and int(who[1:]) - 1 in self.seats:
            self.act(int(who[1:]) - 1, verb, rest)

    def deal(self, seat: int, card: str) -> None:
        if card == "hidden":
            self.histories[seat] = [(name, frozenset([name]), frozenset()) for name in NAMES]
        else:
            self.seen.add(card)

    def act(self, seat: int, verb: str, rest: list[str]) -> None:
        found: list[History] = []
        for dealt, hand, tomb in self.histories[seat]:
            if verb == "take":
                pair = 2 * (int(rest[0]) - 1)
                found.append((dealt, hand | set(self.quarry[pair : pair + 2]), tomb))
            elif verb in ("pyramid", "obelisk", "discard"):
                if rest[0] in hand:
                    found.append((dealt, hand - {rest[0]}, tomb))
            elif verb == "tomb":
                found += [(dealt, hand - {card}, tomb | {card}) for card in hand]
            else:
                found.append((dealt, hand, tomb))
        self.histories[seat] = found

    def possible(self, seat: int) -> list[History]:
        """The histories whose first card was not seen elsewhere."""
        return [history for history in self.histories[seat] if history[0] not in self.seen]

    def worlds(self) -> Counter[World] | None:
        """How many histories lead to each world; None when they are too many to list."""
        lists = [self.possible(seat) for seat in self.seats]
        if prod(len(histories) for histories in lists) > MOST_HISTORIES:
            return None
        joint: list[tuple[set[str], World]] = [(set(), ())]
        for histories in lists:
            joint = [
                (used | {dealt}, (*world, (hand, tomb)))
                for used, world in joint
                for dealt, hand, tomb in histories
                if dealt not in used
            ]
        return Counter(world for _, world in joint)


def world_of(state: Pyramids, seats: list[int]) -> World:
    return tuple(
        (frozenset(card_words(state.hand_cards(seat))), frozenset(card_words(state.tomb_cards(seat)))) for seat in seats
    )


def chances(perspective: Perspective, seats: list[int]) -> dict[World, Fraction]:
    """The chance of each world that a deal can make, by going through every outcome of every draw."""
    rng, found = EveryDeal(), Counter[World]()
    while True:
        world = cast("Pyramids", perspective.deal(rng))
        found[world_of(world, seats)] += Fraction(1, prod(rng.widths))  # type: ignore[assignment]
        if not rng.next():
            return dict(cast("dict[World, Fraction]", found))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", first_quick(range(5)))
def test_deals_are_the_worlds_that_fit_the_events_each_with_its_chance(players: int, seed: int) -> None:
    """PY-4.6 Hidden: the hand card and the tomb of others; a tomb card was one that could be held when it was placed."""
    state = GAME.start(players)
    events = state.collect_events()
    rng = benben.Rng(100 * players + seed)
    viewers: list[int | None] = [0, players - 1, None]
    witnesses = [Witness(players, viewer) for viewer in viewers]
    seen = checked = doubted = 0
    while state.depth > 0:
        play_at_random(cast("Pyramids", state), rng, 1)
        for witness in witnesses:
            for event in events[seen:]:
                witness.see(event.seen_by(witness.viewer))
        seen = len(events)
        if state.depth == 0 or rng.below(6) > 0:
            continue
        for witness in witnesses:
            worlds = witness.worlds()
            if worlds is not None:
                total = sum(worlds.values())
                expected = {world: Fraction(count, total) for world, count in worlds.items()}
                assert chances(state.perspective(witness.viewer), witness.seats) == expected
                assert world_of(cast("Pyramids", state), witness.seats) in expected
                checked += 1
                doubted += len(expected) > 1
    assert checked > 3
    assert doubted > 0


def hidden_hand(state: Pyramids) -> set[str]:
    """The cards that p1 may hold, as far as p2 knows."""
    return {next(iter(hand), "") for ((hand, _),) in chances(state.perspective(1), [0])}


def test_a_tomb_card_was_held_when_it_was_placed() -> None:
    """PY-4.6 A card taken later cannot have been buried earlier."""
    state = position(["b-wr b-wg", "b-rg"], build_more(), gods=["anubis", "horus"], memory="open")
    play(state, "tomb b-wr")
    assert hidden_hand(state) == {"b-wr", "b-wg"}
    data = state.to_dict()
    data["agenda"] = [{"step": "build-more", "seat": 0, "built": 0}]
    data["hands"] = [["b-wg", "b-wy"], ["b-rg"]]
    data["pile"] = [card for card in cast("list[str]", data["pile"]) if card != "b-wy"]
    later = cast("Pyramids", GAME.from_dict(data))
    assert later.perspective(1).view()["hands"] == [["b-wy", "hidden"], ["b-rg"]], "b-wy was taken in the open after it"
    play(later, "tomb b-wy")
    assert hidden_hand(later) == {"b-wr", "b-wg", "b-wy"}
    odds = {next(iter(hand)): chance for ((hand, _),), chance in chances(later.perspective(1), [0]).items()}
    assert odds == {"b-wr": Fraction(1, 4), "b-wg": Fraction(1, 4), "b-wy": Fraction(1, 2)}


def test_a_card_that_shows_itself_reveals_where_the_others_are() -> None:
    """PY-4.6 Once the kept card is played, the rest of the doubt lies in the tomb."""
    doubts = [["b-wr", "b-wg"], []]
    state = position(["b-wg", "b-rg"], tombs={"p1": "b-wr"}, doubts=doubts, gods=["anubis", "horus"], memory="open")
    assert state.perspective(1).view()["tombs"] == [["hidden"], []]
    play(state, "pyramid b-wg at 0.0")
    assert state.perspective(1).view()["tombs"] == [["b-wr"], []]
    assert state.perspective(1).view()["hands"] == [[], ["b-rg"]]


def test_a_last_card_put_into_the_tomb_leaves_no_doubt() -> None:
    """PY-4.6 An empty hand means that everything is in the tomb."""
    state = position(
        ["b-wg", "b-rg"],
        build_more(),
        tombs={"p1": "b-wr"},
        doubts=[["b-wr", "b-wg"], []],
        gods=["anubis", "horus"],
        memory="open",
    )
    play(state, "tomb b-wg")
    assert state.perspective(1).view()["tombs"] == [["b-wr", "b-wg"], []]


def test_the_card_dealt_at_the_start_stays_unknown_until_it_shows() -> None:
    """PY-2.1, PY-4.6 Even when it is known to lie in the tomb."""
    state = position(
        ["b-wg", "b-rg"],
        tombs={"p1": "b-wr"},
        doubts=[["b-wr", "b-wg"], []],
        dealt=["b-wr", None],
        gods=["anubis", "horus"],
        memory="open",
    )
    seen = state.perspective(1).view()
    assert (seen["hands"], seen["tombs"], seen["doubts"]) == (
        [["hidden"], ["b-rg"]],
        [["hidden"], []],
        [["hidden", "b-wg"], []],
    )
    play(state, "pyramid b-wg at 0.0")
    seen = state.perspective(1).view()
    assert (seen["hands"], seen["tombs"], seen["doubts"]) == ([[], ["b-rg"]], [["hidden"], []], [[], []])
    tombs_dealt = {next(iter(tomb)) for ((_, tomb),) in chances(state.perspective(1), [0])}
    assert tombs_dealt == set(NAMES) - {"b-wg", "b-rg"}


def test_pairs_are_taken_in_public() -> None:
    """PY-3.3 Everyone knows the cards of a pair in a hand; the card dealt at the start is hidden."""
    state = cast("Pyramids", GAME.start(2, {"memory": "open"}))
    play(state, "first p1", "deal p1 b-wr", "deal p2 b-wg", "out horus")
    play(state, "reveal y-b", "reveal y-w", "reveal r-b", "reveal r-w", "god anubis", "god khepri", "take 1")
    assert state.perspective(1).view()["hands"] == [["y-b", "y-w", "hidden"], ["b-wg"]]
    assert state.perspective(0).view()["hand"] == ["b-wr", "y-b", "y-w"]
    assert state.perspective(None).view()["left"] == 105 - 6


def test_after_the_game_everything_is_open() -> None:
    """PY-5 Tombs are opened and hands discarded."""
    state = play_at_random(cast("Pyramids", GAME.start(3)), benben.Rng(4), 2000)
    assert state.depth == 0
    for viewer in (0, 1, 2, None):
        assert state.perspective(viewer).deal(benben.Rng(1)).to_dict() == state.to_dict()
        assert state.perspective(viewer).view()["scores"] == state.scores()
