"""EG-10.7 and the secrets of Egizia: hands and returned sphinx cards as the tale tells them, and worlds that fit it.

A viewer saw the cards it drew itself and which of them it kept. Of others it knows how many they drew and kept, and from
where: a card it put back itself and that comes up again is known to it by its place in the queue.
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
    """EG-10.4 The sphinx cards in this game, as a mask."""
    return lookup.WITHOUT_TEN_PERCENT if state.settings["ten_percent_card"] == "out" else lookup.ALL_SPHINX


def derive_hands(state: Egizia) -> None:
    """Hands, queue and unseen cards as a complete tale tells them."""
    hands = vec[i64]([0] * state.players)
    held = vec[i64]([0] * state.players)
    queue = vec[i64]()
    front: i64 = 0
    unseen = deck_mask(state)
    batch: i64 = 0
    for i in range(i64(len(state.sphinx_history))):
        entry = state.sphinx_history[i]
        if not is_keep(entry):
            if unseen:
                unseen &= ~(1 << card_of(entry))
            else:
                front += 1
        else:
            seat, places = keeper_of(entry), places_of(entry)
            held[seat] += number_of(entry)
            for j in range(batch, i):
                card = card_of(state.sphinx_history[j])
                if (places >> (j - batch)) & 1:
                    hands[seat] |= 1 << card
                elif not entry & OPEN_BIT:
                    queue = append(queue, card)
            batch = i + 1
    state.hands = hands
    state.hand_sizes = held
    state.returned = queue[front:]
    state.unseen = unseen
    state.undrawn = count_bits(unseen)


def veil(state: Egizia, viewer: i64) -> None:
    """Leave only what this viewer (`NOTHING`: a spectator) was shown."""
    seen: i64 = 0
    for i in range(i64(len(state.sphinx_history))):
        entry = state.sphinx_history[i]
        if is_keep(entry):
            if keeper_of(entry) != viewer:
                state.sphinx_history[i] = keep_entry(keeper_of(entry), number_of(entry), 0) | VEILED_BIT | (entry & OPEN_BIT)
        elif drawer_of(entry) != viewer:
            state.sphinx_history[i] = draw_entry(drawer_of(entry), UNKNOWN)
        else:
            seen |= 1 << card_of(entry)
    for seat in range(state.players):
        if seat != viewer:
            state.hands[seat] = 0
    for i in range(i64(len(state.returned))):
        state.returned[i] = UNKNOWN
    state.unseen = deck_mask(state) & ~seen


def _ways(drawn: int, number: int) -> list[int]:
    """Every way to keep so many of the drawn cards, as masks of places."""
    return [places for places in range(1 << drawn) if places.bit_count() == number]


_ALL_WAYS: Final[list[list[int]]] = [
    _ways(drawn, number) for drawn in range(lookup.MOST_DRAWS + 1) for number in range(lookup.MOST_DRAWS + 1)
]
WAYS: Final[vec[i64]] = vec[i64]([places for found in _ALL_WAYS for places in found])
WAYS_FROM: Final[vec[i64]] = vec[i64]([sum(len(found) for found in _ALL_WAYS[:n]) for n in range(len(_ALL_WAYS) + 1)])


class World:
    """One try at a world that fits a veiled tale. A token is a card by the order in which it was first drawn.

    What others kept is chosen by `choices`: how many cards lie in each place of the queue is public, so that a card seen
    again contradicts only the choice that put it there or one before it.
    """

    def __init__(self, state: Egizia, rng: Rng) -> None:
        self.tale = state.sphinx_history
        self.deck = count_bits(deck_mask(state))
        self.starts = vec[i64]()
        self.tries = vec[i64]()
        self.sizes = vec[i64]()
        self.rng = rng
        self.tokens = vec[i64]([NOTHING] * len(state.sphinx_history))
        self.places = vec[i64]([0] * len(state.sphinx_history))
        self.name = vec[i64]([UNKNOWN] * lookup.SPHINX_COUNT)
        self.token_of = vec[i64]([NOTHING] * (UNKNOWN + 1))

    def find(self) -> None:
        """Go through the choices, from a random start each, until the tale fits: the truth does."""
        while True:
            clash = self.attempt()
            if clash == NOTHING:
                return
            while self.tries[clash] + 1 == self.sizes[clash]:
                clash -= 1
            self.tries[clash] += 1
            for i in range(clash + 1, i64(len(self.tries))):
                self.tries[i] = 0

    def attempt(self) -> i64:
        """Follow every card through the tale; the choice to change when it does not fit, else `NOTHING`."""
        self.name = vec[i64]([UNKNOWN] * lookup.SPHINX_COUNT)
        self.token_of = vec[i64]([NOTHING] * (UNKNOWN + 1))
        queue, blame = vec[i64](), vec[i64]()
        front: i64 = 0
        fresh: i64 = 0
        choice: i64 = 0
        batch: i64 = 0
        for i in range(i64(len(self.tale))):
            entry = self.tale[i]
            if is_keep(entry):
                mine = choice if entry & VEILED_BIT else choice - 1
                places = self.chosen(choice, i - batch, number_of(entry)) if entry & VEILED_BIT else places_of(entry)
                choice = mine + 1
                self.places[i] = places
                if not entry & OPEN_BIT:
                    for j in range(batch, i):
                        if not (places >> (j - batch)) & 1:
                            queue = append(queue, self.tokens[j])
                            blame = append(blame, mine)
                batch = i + 1
            elif fresh < self.deck:
                self.tokens[i] = fresh
                self.learn(fresh, card_of(entry))
                fresh += 1
            else:
                self.tokens[i] = queue[front]
                if not self.fits(queue[front], card_of(entry)):
                    return blame[front]
                front += 1
        return NOTHING

    def chosen(self, choice: i64, drawn: i64, number: i64) -> i64:
        """The places kept by a veiled keep."""
        first = WAYS_FROM[drawn * (lookup.MOST_DRAWS + 1) + number]
        if choice == len(self.sizes):
            size = WAYS_FROM[drawn * (lookup.MOST_DRAWS + 1) + number + 1] - first
            self.sizes = append(self.sizes, size)
            self.starts = append(self.starts, self.rng.below(size) if size > 1 else 0)
            self.tries = append(self.tries, 0)
        return WAYS[first + (self.starts[choice] + self.tries[choice]) % self.sizes[choice]]

    def learn(self, token: i64, card: i64) -> None:
        """A token's name, if the viewer saw it."""
        self.name[token] = card
        self.token_of[card] = token

    def fits(self, token: i64, card: i64) -> bool:
        """Whether a token drawn again can be the card the viewer saw then."""
        if card == UNKNOWN:
            return True
        if self.name[token] == UNKNOWN and self.token_of[card] == NOTHING:
            self.learn(token, card)
        return self.name[token] == card


def fill(state: Egizia, viewer: i64, rng: Rng) -> None:
    """Give every card the viewer never saw a place that fits all it was shown."""
    world = World(state, rng)
    world.find()
    nameless = state.unseen
    left = count_bits(nameless)
    for i in range(i64(len(state.sphinx_history))):
        entry = state.sphinx_history[i]
        if is_keep(entry):
            state.sphinx_history[i] = keep_entry(keeper_of(entry), number_of(entry), world.places[i]) | (entry & OPEN_BIT)
        else:
            token = world.tokens[i]
            if world.name[token] == UNKNOWN:
                card = nth_bit(nameless, rng.below(left))
                world.name[token] = card
                nameless &= ~(1 << card)
                left -= 1
            state.sphinx_history[i] = draw_entry(drawer_of(entry), world.name[token])
    derive_hands(state)


assert lookup.MOST_DRAWS <= 8
