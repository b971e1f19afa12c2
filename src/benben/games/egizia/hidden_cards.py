"""EG-10.7 and the secrets of Egizia: hands and returned sphinx cards as the tale tells them, and worlds that fit it.

A viewer saw the cards it drew itself and which of them it kept. Of others it knows how many they drew and kept, and from
where: a card it put back itself and that comes up again is known to it by its place in the queue.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.games.egizia.lookup import ALL_SPHINX, DRAWS, NOTHING, SPHINXES, WITHOUT_TEN_PERCENT
from benben.games.egizia.sphinx_history import (
    OPEN_BIT,
    UNKNOWN,
    VEILED_BIT,
    card_of,
    drawer_of,
    drew,
    is_keep,
    keeper_of,
    kept,
    number_of,
    places_of,
)
from benben.games.egizia.state import Egizia
from benben.kernel.rng import Rng


def deck_mask(state: Egizia) -> i64:
    """EG-10.4 The sphinx cards in this game, as a mask."""
    return WITHOUT_TEN_PERCENT if state.settings["ten_percent_card"] == "out" else ALL_SPHINX


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def settle(state: Egizia) -> None:
    """Hands, queue and unseen cards as a complete tale tells them."""
    hands = vec[i64]([0] * state.players)
    held = vec[i64]([0] * state.players)
    queue = vec[i64]()
    front: i64 = 0
    unseen = deck_mask(state)
    batch: i64 = 0
    i: i64 = 0
    while i < len(state.tale):
        entry = state.tale[i]
        if not is_keep(entry):
            if unseen:
                unseen &= ~(1 << card_of(entry))
            else:
                front += 1
        else:
            seat, places = keeper_of(entry), places_of(entry)
            held[seat] += number_of(entry)
            j = batch
            while j < i:
                card = card_of(state.tale[j])
                if (places >> (j - batch)) & 1:
                    hands[seat] |= 1 << card
                elif not entry & OPEN_BIT:
                    queue = append(queue, card)
                j += 1
            batch = i + 1
        i += 1
    state.hands = hands
    state.kept = held
    state.queue = queue[front:]
    state.unseen = unseen
    state.fresh = bits(unseen)


def veil(state: Egizia, viewer: i64) -> None:
    """Leave only what this viewer (`NOTHING`: a spectator) was shown."""
    seen: i64 = 0
    i: i64 = 0
    while i < len(state.tale):
        entry = state.tale[i]
        if is_keep(entry):
            if keeper_of(entry) != viewer:
                state.tale[i] = kept(keeper_of(entry), number_of(entry), 0) | VEILED_BIT | (entry & OPEN_BIT)
        elif drawer_of(entry) != viewer:
            state.tale[i] = drew(drawer_of(entry), UNKNOWN)
        else:
            seen |= 1 << card_of(entry)
        i += 1
    seat: i64 = 0
    while seat < state.players:
        if seat != viewer:
            state.hands[seat] = 0
        seat += 1
    i = 0
    while i < len(state.queue):
        state.queue[i] = UNKNOWN
        i += 1
    state.unseen = deck_mask(state) & ~seen


def _ways(drawn: int, number: int) -> list[int]:
    """Every way to keep so many of the drawn cards, as masks of places."""
    return [places for places in range(1 << drawn) if places.bit_count() == number]


_ALL_WAYS: Final[list[list[int]]] = [_ways(drawn, number) for drawn in range(DRAWS + 1) for number in range(DRAWS + 1)]
WAYS: Final[vec[i64]] = vec[i64]([places for found in _ALL_WAYS for places in found])
WAYS_FROM: Final[vec[i64]] = vec[i64]([sum(len(found) for found in _ALL_WAYS[:n]) for n in range(len(_ALL_WAYS) + 1)])


class World:
    """One try at a world that fits a veiled tale. A token is a card by the order in which it was first drawn.

    What others kept is chosen by `choices`: how many cards lie in each place of the queue is public, so that a card seen
    again contradicts only the choice that put it there or one before it.
    """

    def __init__(self, state: Egizia, rng: Rng) -> None:
        self.tale = state.tale
        self.deck = bits(deck_mask(state))
        self.starts = vec[i64]()
        self.tries = vec[i64]()
        self.sizes = vec[i64]()
        self.rng = rng
        self.tokens = vec[i64]([NOTHING] * len(state.tale))
        self.places = vec[i64]([0] * len(state.tale))
        self.name = vec[i64]([UNKNOWN] * SPHINXES)
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
            i = clash + 1
            while i < len(self.tries):
                self.tries[i] = 0
                i += 1

    def attempt(self) -> i64:
        """Follow every card through the tale; the choice to change when it does not fit, else `NOTHING`."""
        self.name = vec[i64]([UNKNOWN] * SPHINXES)
        self.token_of = vec[i64]([NOTHING] * (UNKNOWN + 1))
        queue, blame = vec[i64](), vec[i64]()
        front: i64 = 0
        fresh: i64 = 0
        choice: i64 = 0
        batch: i64 = 0
        i: i64 = 0
        while i < len(self.tale):
            entry = self.tale[i]
            if is_keep(entry):
                mine = choice if entry & VEILED_BIT else choice - 1
                places = self.chosen(choice, i - batch, number_of(entry)) if entry & VEILED_BIT else places_of(entry)
                choice = mine + 1
                self.places[i] = places
                j = batch
                while j < i and not entry & OPEN_BIT:
                    if not (places >> (j - batch)) & 1:
                        queue = append(queue, self.tokens[j])
                        blame = append(blame, mine)
                    j += 1
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
            i += 1
        return NOTHING

    def chosen(self, choice: i64, drawn: i64, number: i64) -> i64:
        """The places kept by a veiled keep."""
        first = WAYS_FROM[drawn * (DRAWS + 1) + number]
        if choice == len(self.sizes):
            size = WAYS_FROM[drawn * (DRAWS + 1) + number + 1] - first
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
    left = bits(nameless)
    i: i64 = 0
    while i < len(state.tale):
        entry = state.tale[i]
        if is_keep(entry):
            state.tale[i] = kept(keeper_of(entry), number_of(entry), world.places[i]) | (entry & OPEN_BIT)
        else:
            token = world.tokens[i]
            if world.name[token] == UNKNOWN:
                card = nth_bit(nameless, rng.below(left))
                world.name[token] = card
                nameless &= ~(1 << card)
                left -= 1
            state.tale[i] = drew(drawer_of(entry), world.name[token])
        i += 1
    settle(state)


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of the n-th set bit, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    place: i64 = 0
    while not (mask >> place) & 1:
        place += 1
    return place


assert DRAWS <= 8
