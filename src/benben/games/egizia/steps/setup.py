"""EG-2 and EG-4.1: sequence numbers, given by chance or bid for; first graves and sphinx cards; Nile cards of a round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia import lookup, moves
from benben.games.egizia.box import BOX
from benben.games.egizia.lookup import NOTHING
from benben.games.egizia.sphinx_history import UNKNOWN, draw_entry, keep_entry
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps import step_numbers
from benben.games.egizia.steps.base import AutomaticStep, BagDrawStep, PlayerStep, RandomStep
from benben.kernel.bits import nth_bit
from benben.kernel.refusal import Refusal
from benben.kernel.rng import Rng
from benben.kernel.step import seat_of, second

MOST_BID: Final[i64] = BOX.most_bid
"""EG-10.5: points that a sequence number costs at most."""
BID_STEP: Final[i64] = BOX.bid_step
"""EG-10.5: points by which a bid is raised."""


class GiveSequenceNumber(RandomStep):
    """EG-2.1 Chance gives each sequence number to a player; with EG-10.5 it names only the first bidder."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        for player in range(state.players):
            if sequence_number(state, player) == NOTHING:
                state.offer_weighted(moves.SEQUENCE_BASE + player, 1)

    def answer(self, state: Egizia, item: i64, action: i64) -> None:
        player, number = action - moves.SEQUENCE_BASE, seat_of(item)
        if state.settings["seat_bid"] == "on":
            state.ask(step_numbers.BID_FOR_SEQUENCE_NUMBER, player)
            return
        state.sequence[number] = player
        if number + 1 < state.players:
            state.ask(step_numbers.GIVE_SEQUENCE_NUMBER, number + 1)
        else:
            state.ask(step_numbers.SET_UP)


class BidForSequenceNumber(PlayerStep):
    """EG-10.5 Whoever has no number claims one: a free one for nothing, a held one for a point more than its holder."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        for number in range(state.players):
            if sequence_price(state, number) <= MOST_BID:
                state.offer(moves.BID_BASE + number)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        number = action - moves.BID_BASE
        paid = sequence_price(state, number)
        loser = state.sequence[number]
        if loser != NOTHING:
            state.bids[loser] = 0
        state.sequence[number] = seat
        state.bids[seat] = paid
        following = seat
        while True:
            following = (following + 1) % state.players
            if sequence_number(state, following) == NOTHING:
                state.ask(step_numbers.BID_FOR_SEQUENCE_NUMBER, following)
                return
            if following == seat:
                state.ask(step_numbers.SET_UP)
                return

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        number = action - moves.BID_BASE
        if not 0 <= number < 4:
            return None
        if number >= state.players:
            return Refusal("EG-10.5", "egizia-no-such-number", {"number": int(number + 1), "players": int(state.players)})
        return Refusal("EG-10.5", "egizia-bid-too-high", {"number": int(number + 1), "most": int(MOST_BID)})


def sequence_number(state: Egizia, seat: i64) -> i64:
    """The sequence number of a seat, counted from 0; `NOTHING` while it has none."""
    for number in range(state.players):
        if state.sequence[number] == seat:
            return number
    return NOTHING


def sequence_price(state: Egizia, number: i64) -> i64:
    """EG-10.5 The points that a sequence number costs now."""
    holder = state.sequence[number]
    return 0 if holder == NOTHING else state.bids[holder] + BID_STEP


class SetUp(AutomaticStep):
    """EG-1.4, EG-2 Starting stones by sequence, the order on the track, the first graves, a sphinx card each, round 1."""

    def run(self, state: Egizia, item: i64) -> None:
        for number in range(state.players):
            seat = state.sequence[number]
            state.stones[seat] = BOX.start_stones[number]
            state.track[state.players - 1 - number] = seat
        state.ask(step_numbers.BEGIN_ROUND)
        for number in range(state.players - 1, -1, -1):
            state.ask(step_numbers.DRAW_SPHINX_CARD, state.sequence[number], 1)
        state.ask(step_numbers.TURN_GRAVE, lookup.GRAVES_OPEN)


class TurnGrave(BagDrawStep):
    """EG-1.7, EG-7.5 The next face-down grave in line is turned up: one of the unseen graves."""

    def bag(self, state: Egizia, item: i64) -> vec[i64]:
        return state.grave_bag

    def answer(self, state: Egizia, item: i64, action: i64) -> None:
        kind, missing = action - moves.GRAVE_BASE, seat_of(item)
        state.grave_bag[kind] -= 1
        place: i64 = 0
        while state.graves[place] > 0:
            place += 1
        state.graves[place] = lookup.GRAVE_VALUE[kind]
        if missing > 1 and place + 1 < lookup.GRAVES:
            state.ask(step_numbers.TURN_GRAVE, missing - 1)


class DrawSphinxCard(RandomStep):
    """EG-2.2, EG-10.7 A sphinx card: unseen cards first, at random, then returned cards in their order."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        fits = possible_next_cards(state)
        for card in range(lookup.SPHINX_COUNT):
            if (fits >> card) & 1:
                state.offer_weighted(moves.SPHINX_BASE + card, 1)

    def sample(self, state: Egizia, item: i64, rng: Rng) -> i64:
        if state.undrawn > 0:
            return moves.SPHINX_BASE + nth_bit(state.unseen, rng.below(state.undrawn))
        return moves.SPHINX_BASE + state.returned[0]

    def answer(self, state: Egizia, item: i64, action: i64) -> None:
        drawer, card = seat_of(item), action - moves.SPHINX_BASE
        if state.undrawn > 0:
            state.unseen &= ~(1 << card)
            state.undrawn -= 1
        else:
            state.returned = state.returned[1:]
        state.record_sphinx(draw_entry(drawer, card))
        if second(item):
            state.record_sphinx(keep_entry(drawer, 1, 1))
            state.hands[drawer] |= 1 << card
            state.hand_sizes[drawer] += 1

    def visible_to(self, state: Egizia, item: i64, seat: i64, action: i64) -> i64:
        return 1 << seat_of(item)


def possible_next_cards(state: Egizia) -> i64:
    """The sphinx cards that can come up next, as a mask; in a veiled position all that the viewer does not hold."""
    if state.undrawn > 0:
        return state.unseen
    if state.returned[0] != UNKNOWN:
        return 1 << state.returned[0]
    held: i64 = 0
    for seat in range(state.players):
        held |= state.hands[seat]
    return ((1 << lookup.SPHINX_COUNT) - 1) & ~held


class BeginRound(AutomaticStep):
    """EG-3, EG-4.1 A round begins: crews are rested, ten Nile cards are laid out, then ships sail."""

    def run(self, state: Egizia, item: i64) -> None:
        clear_river(state)
        state.round_number += 1
        state.done_sailing = 0
        state.builds_first = 0
        for seat in range(state.players):
            state.tired[seat] = 0
            state.used[seat] = 0
            state.built_sites[seat] = 0
            state.last_stop[seat] = NOTHING
        state.ask(step_numbers.NEXT_SHIP, 0)
        state.ask(step_numbers.LAY_NILE_CARD, 0)


def clear_river(state: Egizia) -> None:
    """EG-4.1 Nile cards that were not taken leave the game, and so does a deck after its last round."""
    for space in range(lookup.CARD_SPACE_COUNT):
        if state.nile[space] != NOTHING:
            state.gone[state.nile[space]] += 1
            state.nile[space] = NOTHING
    if state.round_number == 0:
        return
    deck = lookup.DECK_OF_ROUND[state.round_number - 1]
    if state.round_number < lookup.ROUNDS and lookup.DECK_OF_ROUND[state.round_number] == deck:
        return
    for kind in range(lookup.KINDS):
        state.gone[kind] += state.decks[deck * lookup.KINDS + kind]
        state.decks[deck * lookup.KINDS + kind] = 0


class LayNileCard(BagDrawStep):
    """EG-4.1 A Nile card of the round's deck goes on the next card space, from the source down."""

    def bag(self, state: Egizia, item: i64) -> vec[i64]:
        deck = lookup.DECK_OF_ROUND[state.round_number - 1] * lookup.KINDS
        return state.decks[deck : deck + lookup.KINDS]

    def answer(self, state: Egizia, item: i64, action: i64) -> None:
        kind, space = action - moves.NILE_BASE, seat_of(item)
        state.decks[lookup.DECK_OF_ROUND[state.round_number - 1] * lookup.KINDS + kind] -= 1
        state.nile[space] = kind
        if space + 1 < lookup.CARD_SPACE_COUNT:
            state.ask(step_numbers.LAY_NILE_CARD, space + 1)
