"""EG-2: sequence numbers, given by chance or bid for; the first graves; a sphinx card each; the Nile cards of a round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia.box import BOX
from benben.games.egizia.hidden_cards import nth_bit
from benben.games.egizia.lookup import (
    CARDS,
    DECK_OF_ROUND,
    GRAVE_VALUE,
    GRAVES,
    GRAVES_OPEN,
    KINDS,
    NOTHING,
    ROUNDS,
    SPHINXES,
)
from benben.games.egizia.moves import BID_BASE, GRAVE_BASE, NILE_BASE, SEQUENCE_BASE, SPHINX_BASE
from benben.games.egizia.sphinx_history import UNKNOWN, drew, kept
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.base import Bag, Fate, Passage, Question
from benben.games.egizia.steps.step_numbers import (
    BID_NUMBER,
    DRAW_SPHINX,
    GIVE_NUMBER,
    LAY_CARD,
    ROUND,
    SET_UP,
    SHIPS,
    TURN_GRAVE,
)
from benben.kernel.refusal import Refusal
from benben.kernel.rng import Rng
from benben.kernel.step import seat_of, second

MOST_BID: Final[i64] = BOX.most_bid


class GiveNumber(Fate):
    """EG-2.1 Chance gives each sequence number to a player; with EG-10.5 it names only who bids first."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        player: i64 = 0
        while player < state.players:
            if number_held(state, player) == NOTHING:
                state.offer_weighted(SEQUENCE_BASE + player, 1)
            player += 1

    def answer(self, state: Egizia, item: i64, action: i64) -> None:
        player, number = action - SEQUENCE_BASE, seat_of(item)
        if state.settings["seat_bid"] == "on":
            state.ask(BID_NUMBER, player)
            return
        state.sequence[number] = player
        if number + 1 < state.players:
            state.ask(GIVE_NUMBER, number + 1)
        else:
            state.ask(SET_UP)


class BidNumber(Question):
    """EG-10.5 Whoever has no number claims one: a free one for nothing, a held one for a point more than its holder pays."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        number: i64 = 0
        while number < state.players:
            if price(state, number) <= MOST_BID:
                state.offer(BID_BASE + number)
            number += 1

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        number = action - BID_BASE
        paid = price(state, number)
        loser = state.sequence[number]
        if loser != NOTHING:
            state.bids[loser] = 0
        state.sequence[number] = seat
        state.bids[seat] = paid
        following = seat
        while True:
            following = (following + 1) % state.players
            if number_held(state, following) == NOTHING:
                state.ask(BID_NUMBER, following)
                return
            if following == seat:
                state.ask(SET_UP)
                return

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        number = action - BID_BASE
        if not 0 <= number < 4:
            return None
        if number >= state.players:
            return Refusal("EG-10.5", "egizia-no-such-number", {"number": int(number + 1), "players": int(state.players)})
        return Refusal("EG-10.5", "egizia-bid-too-high", {"number": int(number + 1), "most": int(MOST_BID)})


def number_held(state: Egizia, seat: i64) -> i64:
    """The sequence number of a seat, counted from 0; `NOTHING` while it has none."""
    number: i64 = 0
    while number < state.players:
        if state.sequence[number] == seat:
            return number
        number += 1
    return NOTHING


def price(state: Egizia, number: i64) -> i64:
    """EG-10.5 What a sequence number costs now."""
    holder = state.sequence[number]
    return 0 if holder == NOTHING else state.bids[holder] + 1


class SetUp(Passage):
    """EG-1.4, EG-2 Starting stones by sequence, the order on the track, the first graves, a sphinx card each, round 1."""

    def run(self, state: Egizia, item: i64) -> None:
        number: i64 = 0
        while number < state.players:
            seat = state.sequence[number]
            state.stones[seat] = BOX.start_stones[number]
            state.track[state.players - 1 - number] = seat
            number += 1
        state.ask(ROUND)
        number = state.players - 1
        while number >= 0:
            state.ask(DRAW_SPHINX, state.sequence[number], 1)
            number -= 1
        state.ask(TURN_GRAVE, GRAVES_OPEN)


class TurnGrave(Bag):
    """EG-1.7, EG-7.5 The next face-down grave in line is turned up: one of the unseen."""

    def bag(self, state: Egizia, item: i64) -> vec[i64]:
        return state.grave_bag

    def answer(self, state: Egizia, item: i64, action: i64) -> None:
        kind, missing = action - GRAVE_BASE, seat_of(item)
        state.grave_bag[kind] -= 1
        place: i64 = 0
        while state.graves[place] > 0:
            place += 1
        state.graves[place] = GRAVE_VALUE[kind]
        if missing > 1 and place + 1 < GRAVES:
            state.ask(TURN_GRAVE, missing - 1)


class DrawSphinx(Fate):
    """EG-2.2, EG-10.7 A sphinx card: unseen cards first, at random, then those put back, in their order."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        fits = next_cards(state)
        card: i64 = 0
        while card < SPHINXES:
            if (fits >> card) & 1:
                state.offer_weighted(SPHINX_BASE + card, 1)
            card += 1

    def sample(self, state: Egizia, item: i64, rng: Rng) -> i64:
        if state.fresh > 0:
            return SPHINX_BASE + nth_bit(state.unseen, rng.below(state.fresh))
        return SPHINX_BASE + state.queue[0]

    def answer(self, state: Egizia, item: i64, action: i64) -> None:
        drawer, card = seat_of(item), action - SPHINX_BASE
        if state.fresh > 0:
            state.unseen &= ~(1 << card)
            state.fresh -= 1
        else:
            state.queue = state.queue[1:]
        state.tell_tale(drew(drawer, card))
        if second(item):
            state.tell_tale(kept(drawer, 1, 1))
            state.hands[drawer] |= 1 << card
            state.kept[drawer] += 1

    def visible_to(self, state: Egizia, item: i64, seat: i64, action: i64) -> i64:
        return 1 << seat_of(item)


def next_cards(state: Egizia) -> i64:
    """The sphinx cards that can come up next, as a mask; a viewer who does not know which thinks of all it does not hold."""
    if state.fresh > 0:
        return state.unseen
    if state.queue[0] != UNKNOWN:
        return 1 << state.queue[0]
    held: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        held |= state.hands[seat]
        seat += 1
    return ((1 << SPHINXES) - 1) & ~held


class BeginRound(Passage):
    """EG-3, EG-4.1 A round begins: crews are fresh, ten Nile cards are laid out, then ships sail."""

    def run(self, state: Egizia, item: i64) -> None:
        clear_river(state)
        state.round += 1
        state.out = 0
        state.first = 0
        seat: i64 = 0
        while seat < state.players:
            state.tired[seat] = 0
            state.used[seat] = 0
            state.built[seat] = 0
            state.last[seat] = NOTHING
            seat += 1
        state.ask(SHIPS, 0)
        state.ask(LAY_CARD, 0)


def clear_river(state: Egizia) -> None:
    """EG-4.1 Cards not taken leave the game, and so does a deck after its last round."""
    space: i64 = 0
    while space < CARDS:
        if state.nile[space] != NOTHING:
            state.gone[state.nile[space]] += 1
            state.nile[space] = NOTHING
        space += 1
    if state.round == 0:
        return
    deck = DECK_OF_ROUND[state.round - 1]
    if state.round < ROUNDS and DECK_OF_ROUND[state.round] == deck:
        return
    kind: i64 = 0
    while kind < KINDS:
        state.gone[kind] += state.decks[deck * KINDS + kind]
        state.decks[deck * KINDS + kind] = 0
        kind += 1


class LayCard(Bag):
    """EG-4.1 A Nile card of the round's deck goes on the next card space, from the source down."""

    def bag(self, state: Egizia, item: i64) -> vec[i64]:
        deck = DECK_OF_ROUND[state.round - 1] * KINDS
        return state.decks[deck : deck + KINDS]

    def answer(self, state: Egizia, item: i64, action: i64) -> None:
        kind, space = action - NILE_BASE, seat_of(item)
        state.decks[DECK_OF_ROUND[state.round - 1] * KINDS + kind] -= 1
        state.nile[space] = kind
        if space + 1 < CARDS:
            state.ask(LAY_CARD, space + 1)
