"""The rules of Pyramids: one Step for each question to chance or to a player, and what follows from the answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.pyramids import lookup, moves
from benben.games.pyramids.box import BOX
from benben.games.pyramids.moves import CARDS, GODS, PLACES
from benben.games.pyramids.places import open_places
from benben.games.pyramids.refusals import (
    refuse_chance,
    refuse_discard,
    refuse_god,
    refuse_more,
    refuse_pair,
    refuse_pyramid,
)
from benben.games.pyramids.state import HAND, NO_CARD, NO_GOD, ROUNDS, Pyramids, card_words
from benben.kernel.refusal import Refusal
from benben.kernel.rng import Rng
from benben.kernel.step import ChanceStep, FirstPlayerStep, Step, seat_of, second

# The number of each Step, its place in STEPS.
FIRST_PLAYER: Final[i64] = 0
DEAL_CARD: Final[i64] = 1
GOD_SITS_OUT: Final[i64] = 2
STOCK_QUARRY: Final[i64] = 3
CHOOSE_GOD: Final[i64] = 4
TAKE_PAIR: Final[i64] = 5
BUILD_PYRAMID: Final[i64] = 6
BUILD_MORE: Final[i64] = 7
DISCARD_ONE: Final[i64] = 8


# --- chance ------------------------------------------------------------------------------------------------------------


class FirstPlayer(FirstPlayerStep[Pyramids]):
    """PY-2.1 Chance names the first player; then everyone is dealt a card and the first round begins."""

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        state.first = action - moves.FIRST_BASE
        state.ask(STOCK_QUARRY)
        if state.players == BOX.sitting_out:
            state.ask(GOD_SITS_OUT)
        for player in range(state.players - 1, -1, -1):
            state.ask(DEAL_CARD, player)

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return refuse_chance(state, item, action)


class PileStep(ChanceStep[Pyramids]):
    """Chance draws a card from the face-down pile, each as likely."""

    def first_action(self, item: i64) -> i64:
        """The action that draws card 0; the actions of the other cards follow it."""
        return moves.REVEAL_BASE

    def options(self, state: Pyramids, item: i64, seat: i64) -> None:
        base = self.first_action(item)
        pile = state.pile
        for card in range(CARDS):
            if pile[card] != 0:
                state.offer_weighted(base + card, 1)

    def sample(self, state: Pyramids, item: i64, rng: Rng) -> i64:
        """Draw without listing every outcome first, with the same chances."""
        return self.first_action(item) + state.random_pile_card(rng)

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return refuse_chance(state, item, action)


class DealCard(PileStep):
    """PY-2.1 A card face down to each player, who alone sees it."""

    def first_action(self, item: i64) -> i64:
        return moves.DEAL_BASE + seat_of(item) * CARDS

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        card = action - self.first_action(item)
        state.pile[card] = 0
        state.deal(seat_of(item), card)

    def visible_to(self, state: Pyramids, item: i64, seat: i64, action: i64) -> i64:
        return 1 << seat_of(item)


class GodSitsOut(ChanceStep[Pyramids]):
    """PY-2.2 With two players one god, at random, sits out the first round."""

    def options(self, state: Pyramids, item: i64, seat: i64) -> None:
        for god in range(GODS):
            if is_in_play(state, god):
                state.offer_weighted(moves.GOD_OUT_BASE + god, 1)

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        state.resting = action - moves.GOD_OUT_BASE

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return refuse_chance(state, item, action)


class StockQuarry(PileStep):
    """PY-3.1 Pair by pair, as many pairs as players are revealed; then the gods are chosen."""

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        card = action - moves.REVEAL_BASE
        state.pile[card] = 0
        i: i64 = 0
        while state.quarry[i] != NO_CARD:
            i += 1
        state.quarry[i] = card
        if i + 1 < 2 * state.players:
            state.ask(STOCK_QUARRY)
        else:
            state.ask(CHOOSE_GOD, state.first)


# --- players -----------------------------------------------------------------------------------------------------------


class ChooseGod(Step[Pyramids]):
    """PY-3.2 From the first player, clockwise, each takes one available god."""

    def options(self, state: Pyramids, item: i64, seat: i64) -> None:
        for god in range(GODS):
            if is_in_play(state, god) and god != state.resting and not is_chosen(state, god):
                state.offer(moves.GOD_BASE + god)

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        state.gods[seat] = action - moves.GOD_BASE
        next_seat = seat_after(state, seat)
        if next_seat == state.first:
            ask_next_turn(state, NO_GOD)
        else:
            state.ask(CHOOSE_GOD, next_seat)

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return refuse_god(state, action)


class TakePair(Step[Pyramids]):
    """PY-3.3 In ascending god number each player takes one of the remaining pairs into hand and at once builds."""

    def options(self, state: Pyramids, item: i64, seat: i64) -> None:
        for pair in range(state.players):
            if state.quarry[2 * pair] != NO_CARD:
                state.offer(moves.TAKE_BASE + pair)

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        i = 2 * (action - moves.TAKE_BASE)
        state.gain(seat, state.quarry[i])
        state.gain(seat, state.quarry[i + 1])
        state.quarry[i] = NO_CARD
        state.quarry[i + 1] = NO_CARD
        state.ask(BUILD_PYRAMID, seat)

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return refuse_pair(state, action)


class BuildPyramid(Step[Pyramids]):
    """PY-4.1, PY-4.3 A turn begins with the one card that must be added to the pyramid."""

    def options(self, state: Pyramids, item: i64, seat: i64) -> None:
        places = open_places(state.pyramids.filled[seat])
        hands = state.hands
        for i in range(seat * HAND, seat * HAND + HAND):
            if hands[i] < CARDS:
                offer_places(state, moves.PYRAMID_BASE + hands[i] * PLACES, places)

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        offset = action - moves.PYRAMID_BASE
        state.build_pyramid(seat, offset % PLACES, offset // PLACES)
        state.ask(BUILD_MORE, seat, lookup.BUILT_PYRAMID)

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return refuse_pyramid(state, seat, action)


class BuildMore(Step[Pyramids]):
    """PY-4.2, PY-4.3 While the god allows it and a card is left: an obelisk card, a tomb card, or ``done``."""

    def options(self, state: Pyramids, item: i64, seat: i64) -> None:
        allowed = may_build(state, seat, second(item))
        if allowed & lookup.MAY_OBELISK:
            offer_hand(state, seat, moves.OBELISK_BASE)
        if allowed & lookup.MAY_TOMB:
            offer_hand(state, seat, moves.TOMB_BASE)
        state.offer(moves.DONE_ACTION)

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        if action == moves.DONE_ACTION:
            ask_next_turn(state, state.gods[seat])
        elif action >= moves.TOMB_BASE:
            state.build_tomb(seat, action - moves.TOMB_BASE)
            state.ask(BUILD_MORE, seat, lookup.BUILT_TOMB)
        else:
            state.build_obelisk(seat, action - moves.OBELISK_BASE)
            state.ask(BUILD_MORE, seat, lookup.BUILT_OBELISK)

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return refuse_more(state, seat, second(item), action)

    def visible_to(self, state: Pyramids, item: i64, seat: i64, action: i64) -> i64:
        """PY-4.6 Only the builder sees what goes into the tomb."""
        return 1 << seat


class DiscardOne(Step[Pyramids]):
    """PY-3.4 Whoever holds two cards at the end of a round discards one of them face up."""

    def options(self, state: Pyramids, item: i64, seat: i64) -> None:
        offer_hand(state, seat, moves.DISCARD_BASE)

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        state.discard(seat, action - moves.DISCARD_BASE)
        if state.depth == 0:
            begin_next_round(state)

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return refuse_discard(action)


# --- what is allowed ----------------------------------------------------------------------------------------------------


def is_in_play(state: Pyramids, god: i64) -> bool:
    """PY-2.2 Whether a god is in play with this number of players."""
    return lookup.GOD_BUILDS[state.players * GODS + god] != lookup.NOT_IN_PLAY


def is_chosen(state: Pyramids, god: i64) -> bool:
    """PY-3.2 Whether a player has this god."""
    for seat in range(state.players):
        if state.gods[seat] == god:
            return True
    return False


def may_build(state: Pyramids, seat: i64, built: i64) -> i64:
    """PY-4.2 What a seat's god still lets it build this turn: a set of `MAY_OBELISK` and `MAY_TOMB`."""
    builds = lookup.GOD_BUILDS[state.players * GODS + state.gods[seat]]
    return lookup.MAY_BUILD[builds * lookup.BUILT_KINDS + built]


def offer_places(state: Pyramids, first_action: i64, places: i64) -> None:
    """PY-4.4 Offer a card at every open place; ``first_action`` lays it at place 0."""
    choices = state.room_for(PLACES)
    n = state.count
    place: i64 = 0
    while places:
        if places & 1:
            choices[n] = first_action + place
            n += 1
        places >>= 1
        place += 1
    state.count = n


def offer_hand(state: Pyramids, seat: i64, first_action: i64) -> None:
    """Offer every card in hand; ``first_action`` is the action of card 0."""
    hands = state.hands
    for i in range(seat * HAND, seat * HAND + HAND):
        if hands[i] < CARDS:
            state.offer(first_action + hands[i])


# --- the course of a round------------------------------------------------------------------------------------------------


def seat_after(state: Pyramids, seat: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.players else 0


def ask_next_turn(state: Pyramids, god: i64) -> None:
    """PY-3.3 Ask the player with the next higher god for a pair; after the last of them the round ends."""
    next_god = GODS
    next_seat: i64 = 0
    gods = state.gods
    for seat in range(state.players):
        if god < gods[seat] < next_god:
            next_god = gods[seat]
            next_seat = seat
    if next_god < GODS:
        state.ask(TAKE_PAIR, next_seat)
    elif state.round_number + 1 == ROUNDS:
        end_game(state)
    else:
        end_round(state)


def end_round(state: Pyramids) -> None:
    """PY-3.4 Gods return; who holds two cards is asked for one, clockwise from this round's first player.

    The agenda is a stack: the seat that is asked last is pushed first.
    """
    for rank in range(state.players):
        seat = (state.first + state.players - 1 - rank) % state.players
        state.gods[seat] = NO_GOD
        if state.held(seat) > 1:
            state.ask(DISCARD_ONE, seat)
    if state.depth == 0:
        begin_next_round(state)


def begin_next_round(state: Pyramids) -> None:
    """PY-3.4 The first-player token passes to the left; PY-2.2 with two players the next god sits out."""
    state.round_number += 1
    state.first = seat_after(state, state.first)
    if state.resting != NO_GOD:
        state.resting = next_resting_god(state)
    state.ask(STOCK_QUARRY)


def next_resting_god(state: Pyramids) -> i64:
    """PY-2.2 The next god in play by number; after the last comes the first again."""
    god = state.resting
    while True:
        god = god + 1 if god + 1 < GODS else 0
        if is_in_play(state, god):
            return god


def end_game(state: Pyramids) -> None:
    """PY-5 After the last round all hands are discarded and the tombs are opened."""
    state.reveal()
    for seat in range(state.players):
        while state.hands[seat * HAND] != NO_CARD:
            state.discard(seat, state.hands[seat * HAND])
        state.dealt[seat] = NO_CARD
        state.gods[seat] = NO_GOD
        if state.event_log is not None:
            cards = " ".join(card_words(state.tomb_cards(seat)))
            state.emit("opened", seat, "PY-4.6", {"cards": cards, "count": int(state.tomb_sizes[seat])})
    state.end()
    if state.event_log is not None:
        state.emit("end", state.first, "PY-5", {"rounds": int(ROUNDS)})


STEPS: Final[tuple[Step[Pyramids], ...]] = (
    FirstPlayer("first-player", "PY-2.1", (), moves.FIRST_BASE),
    DealCard("deal-card", "PY-2.1"),
    GodSitsOut("god-out", "PY-2.2", ()),
    StockQuarry("stock-quarry", "PY-3.1", ()),
    ChooseGod("choose-god", "PY-3.2"),
    TakePair("take-pair", "PY-3.3"),
    BuildPyramid("build-pyramid", "PY-4.1"),
    BuildMore("build-more", "PY-4.2", ("seat", "built")),
    DiscardOne("discard-one", "PY-3.4"),
)
"""Every Step, at the place that its number names."""
