"""Hidden information of Egizia: hands, returned and unseen sphinx cards, all derived from the history (EG-10.7).

`derive_hands` computes them from a complete history, `veil` removes what a viewer was not shown, and `fill` completes a
veiled history at random. A viewer knows the cards it drew and which of them it kept. Of the others it knows how many cards
they drew and kept, and from where: a card that the viewer put back itself is known by its place among the returned cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.games.egizia import lookup
from benben.games.egizia.lookup import NOTHING
from benben.games.egizia.sphinx_history import (
    OPEN_BIT,
    UNKNOWN,
    VEILED_BIT,
    card_of,
    draw_entry,
    drawer_of,
    is_keep,
    keep_entry,
    keeper_of,
    number_of,
    places_of,
)
from benben.games.egizia.state import Egizia
from benben.kernel.bits import count_bits, nth_bit
from benben.kernel.rng import Rng


def deck_mask(state: Egizia) -> i64:
    """EG-10.4 The sphinx cards of this game, as a mask: an option leaves one in the box."""
    return lookup.WITHOUT_TEN_PERCENT if state.settings["ten_percent_card"] == "out" else lookup.ALL_SPHINX


def derive_hands(state: Egizia) -> None:
    """Set hands, returned cards and unseen cards from a complete history."""
    hands = vec[i64]([0] * state.players)
    hand_sizes = vec[i64]([0] * state.players)
    returned = vec[i64]()
    drawn_again: i64 = 0
    unseen = deck_mask(state)
    draw_start: i64 = 0
    for i in range(i64(len(state.sphinx_history))):
        entry = state.sphinx_history[i]
        if not is_keep(entry):
            if unseen:
                unseen &= ~(1 << card_of(entry))
            else:
                drawn_again += 1
        else:
            seat, places = keeper_of(entry), places_of(entry)
            hand_sizes[seat] += number_of(entry)
            for j in range(draw_start, i):
                card = card_of(state.sphinx_history[j])
                if (places >> (j - draw_start)) & 1:
                    hands[seat] |= 1 << card
                elif not entry & OPEN_BIT:
                    returned = append(returned, card)
            draw_start = i + 1
    state.hands = hands
    state.hand_sizes = hand_sizes
    state.returned = returned[drawn_again:]
    state.unseen = unseen
    state.undrawn = count_bits(unseen)


def veil(state: Egizia, viewer: i64) -> None:
    """Remove every card that this viewer (`NOTHING`: a spectator) was not shown.

    The vectors with holes are new ones: the state may share its vectors with the true position.
    """
    seen: i64 = 0
    history, hands, returned = state.sphinx_history[:], state.hands[:], state.returned[:]
    for i in range(i64(len(history))):
        entry = history[i]
        if is_keep(entry):
            if keeper_of(entry) != viewer:
                history[i] = keep_entry(keeper_of(entry), number_of(entry), 0) | VEILED_BIT | (entry & OPEN_BIT)
        elif drawer_of(entry) != viewer:
            history[i] = draw_entry(drawer_of(entry), UNKNOWN)
        else:
            seen |= 1 << card_of(entry)
    for seat in range(state.players):
        if seat != viewer:
            hands[seat] = 0
    for i in range(i64(len(returned))):
        returned[i] = UNKNOWN
    state.sphinx_history, state.hands, state.returned = history, hands, returned
    state.unseen = deck_mask(state) & ~seen


# --- worlds that fit a veiled history -------------------------------------------------------------------------------------

CHOICES: Final[i64] = lookup.MOST_DRAWS + 1
"""Numbers of cards that can be drawn or kept in one draw, 0 included."""


def _keep_masks(drawn: int, number: int) -> list[int]:
    """Every way to keep ``number`` of ``drawn`` cards, as masks of places."""
    return [places for places in range(1 << drawn) if places.bit_count() == number]


_MASKS_BY_SIZE: Final[list[list[int]]] = [
    _keep_masks(drawn, number) for drawn in range(lookup.MOST_DRAWS + 1) for number in range(lookup.MOST_DRAWS + 1)
]

KEEP_MASKS: Final[vec[i64]] = vec[i64]([places for masks in _MASKS_BY_SIZE for places in masks])
"""The masks of `_keep_masks`, ordered by the number of cards drawn, then by the number kept."""

KEEP_MASKS_START: Final[vec[i64]] = vec[i64](
    [sum(len(masks) for masks in _MASKS_BY_SIZE[:n]) for n in range(len(_MASKS_BY_SIZE) + 1)]
)
"""The index in KEEP_MASKS of the first mask for ``drawn * CHOICES + number``."""


class ConsistentWorld:
    """A search for choices of the other seats that fit a veiled history.

    Cards are tokens, numbered by their first draw; a token gets its card when the viewer sees it. One choice belongs to each
    veiled keep entry: which places were kept. How many cards are returned, and when, is public, so that a card seen again
    can contradict only the choice that returned it or an earlier one.
    """

    def __init__(self, state: Egizia, rng: Rng) -> None:
        self.history = state.sphinx_history
        self.deck_size = count_bits(deck_mask(state))
        self.starts = vec[i64]()
        """The random offset of each choice among its masks."""
        self.tries = vec[i64]()
        """How many masks of each choice were rejected."""
        self.sizes = vec[i64]()
        """The number of masks of each choice."""
        self.rng = rng
        self.tokens = vec[i64]([NOTHING] * len(state.sphinx_history))
        """The token of each draw entry."""
        self.places = vec[i64]([0] * len(state.sphinx_history))
        """The places kept by each keep entry."""
        self.token_card = vec[i64]([UNKNOWN] * lookup.SPHINX_COUNT)
        self.card_token = vec[i64]([NOTHING] * (UNKNOWN + 1))

    def find(self) -> None:
        """Try choices, each from a random start, until the history fits; the true choices are among them."""
        while True:
            rejected = self.try_choices()
            if rejected == NOTHING:
                return
            while self.tries[rejected] + 1 == self.sizes[rejected]:
                rejected -= 1
            self.tries[rejected] += 1
            for i in range(rejected + 1, i64(len(self.tries))):
                self.tries[i] = 0

    def try_choices(self) -> i64:
        """Follow every card through the history. Return the choice that a card contradicts, or `NOTHING` when all fit."""
        self.token_card = vec[i64]([UNKNOWN] * lookup.SPHINX_COUNT)
        self.card_token = vec[i64]([NOTHING] * (UNKNOWN + 1))
        returned, returned_by = vec[i64](), vec[i64]()
        drawn_again: i64 = 0
        fresh: i64 = 0
        choice: i64 = 0
        draw_start: i64 = 0
        for i in range(i64(len(self.history))):
            entry = self.history[i]
            if is_keep(entry):
                last_choice = choice if entry & VEILED_BIT else choice - 1
                hidden = entry & VEILED_BIT
                places = self.chosen_places(choice, i - draw_start, number_of(entry)) if hidden else places_of(entry)
                choice = last_choice + 1
                self.places[i] = places
                if not entry & OPEN_BIT:
                    for j in range(draw_start, i):
                        if not (places >> (j - draw_start)) & 1:
                            returned = append(returned, self.tokens[j])
                            returned_by = append(returned_by, last_choice)
                draw_start = i + 1
            elif fresh < self.deck_size:
                self.tokens[i] = fresh
                self.identify(fresh, card_of(entry))
                fresh += 1
            else:
                self.tokens[i] = returned[drawn_again]
                if not self.can_be(returned[drawn_again], card_of(entry)):
                    return returned_by[drawn_again]
                drawn_again += 1
        return NOTHING

    def chosen_places(self, choice: i64, drawn: i64, number: i64) -> i64:
        """The places that a veiled keep entry keeps in this try, as a mask."""
        first = KEEP_MASKS_START[drawn * CHOICES + number]
        if choice == len(self.sizes):
            size = KEEP_MASKS_START[drawn * CHOICES + number + 1] - first
            self.sizes = append(self.sizes, size)
            self.starts = append(self.starts, self.rng.below(size) if size > 1 else 0)
            self.tries = append(self.tries, 0)
        return KEEP_MASKS[first + (self.starts[choice] + self.tries[choice]) % self.sizes[choice]]

    def identify(self, token: i64, card: i64) -> None:
        """Note which card a token is; `UNKNOWN` when the viewer did not see it."""
        self.token_card[token] = card
        self.card_token[card] = token

    def can_be(self, token: i64, card: i64) -> bool:
        """Whether a token that is drawn again can be the card the viewer saw then."""
        if card == UNKNOWN:
            return True
        if self.token_card[token] == UNKNOWN and self.card_token[card] == NOTHING:
            self.identify(token, card)
        return self.token_card[token] == card


def fill(state: Egizia, viewer: i64, rng: Rng) -> None:
    """Complete a veiled history at random, so that it fits all the viewer was shown, and derive the hands."""
    world = ConsistentWorld(state, rng)
    world.find()
    unassigned = state.unseen
    left = count_bits(unassigned)
    for i in range(i64(len(state.sphinx_history))):
        entry = state.sphinx_history[i]
        if is_keep(entry):
            state.sphinx_history[i] = keep_entry(keeper_of(entry), number_of(entry), world.places[i]) | (entry & OPEN_BIT)
        else:
            token = world.tokens[i]
            if world.token_card[token] == UNKNOWN:
                card = nth_bit(unassigned, rng.below(left))
                world.token_card[token] = card
                unassigned &= ~(1 << card)
                left -= 1
            state.sphinx_history[i] = draw_entry(drawer_of(entry), world.token_card[token])
    derive_hands(state)


assert lookup.MOST_DRAWS <= 8, "a keep entry has eight bits for places"
