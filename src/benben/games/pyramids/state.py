"""The position of Pyramids: hands, edifices, quarry and pile, as flat vectors of small numbers.

A card is its place in CARD; `NO_CARD` stands for an empty place, `UNSEEN` for a card that its viewer does not know. A
position also holds what the other players know of a player's hidden cards:

- a card in hand that is not in `doubts` was taken in the open: everyone knows that it is there;
- of the cards in `doubts` exactly one is in the hand and the others are in the tomb, and only the owner knows which: each
  time one of two cards goes into the tomb, both are in doubt until the one that was kept shows itself;
- a card in the tomb that is not in `doubts` is known to lie there;
- `dealt` is the card dealt at the start as long as it has not shown itself: others do not know which card it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from benben.games.pyramids import lookup
from benben.games.pyramids.box import BOX
from benben.games.pyramids.moves import CARD, CARDS, GOD, PLACE
from benben.games.pyramids.stone_groups import StoneGroups
from benben.kernel.catalogue import HIDDEN
from benben.kernel.hands import contains, count, put, remove
from benben.kernel.rng import Rng
from benben.kernel.state import State

if TYPE_CHECKING:
    from benben.kernel.game import Game

UNSEEN: Final[i64] = CARDS
"""A card that the viewer of a veiled position does not know."""
NO_CARD: Final[i64] = CARDS + 1
"""An empty place; greater than every card, so that empty places come last in a sorted hand."""
NO_GOD: Final[i64] = -1
"""No god was chosen, or none sits out."""

ROUNDS: Final[i64] = BOX.rounds
"""PY-3.5 The number of rounds."""
HAND: Final[i64] = 3
"""PY-3.3, PY-3.4 The most cards in a hand: a card kept and a pair."""
EDIFICE: Final[i64] = ROUNDS
"""PY-4.1 The most cards in an obelisk or a tomb: one a round."""
MOST_DOUBTS: Final[i64] = ROUNDS + 1
"""The most cards in doubt: all of a tomb and one in hand."""


class Pyramids(State):
    """Hands, pyramids, obelisks, tombs, gods, quarry, pile, and what others know of hidden cards."""

    pile: vec[i64]
    """1 for each card that is face down; in a veiled position also for those dealt to others and never shown."""
    discarded: vec[i64]
    """1 for each card discarded face up."""
    hands: vec[i64]
    """HAND places a seat, sorted, empty places last."""
    pyramids: StoneGroups
    """The cards of every pyramid and the groups that their stones form."""
    obelisks: vec[u8]
    """EDIFICE places a seat, from the ground up."""
    obelisk_sizes: vec[i64]
    """The number of cards in each obelisk."""
    tombs: vec[u8]
    """EDIFICE places a seat, sorted: the order says nothing about when a card was put there."""
    tomb_sizes: vec[i64]
    """The number of cards in each tomb."""
    doubts: vec[u8]
    """MOST_DOUBTS places a seat, in the order the cards came into doubt."""
    doubt_sizes: vec[i64]
    """The number of cards in doubt of each seat."""
    dealt: vec[i64]
    """The card dealt to each seat at the start while others do not know it, else `NO_CARD`."""
    gods: vec[i64]
    """The god that each seat has chosen this round, or `NO_GOD`."""
    quarry: vec[i64]
    """Two places a pair; a pair that was taken leaves them empty."""
    first: i64
    """The first player of the round."""
    round_number: i64
    """The round, counted from 0."""
    resting: i64
    """PY-2.2 The god that sits out this round, or `NO_GOD`."""

    # --- written by benben.testing.position_code from the fields above; do not edit

    def __init__(
        self,
        game: Game,
        players: i64,
        settings: dict[str, str],
        *,
        pile: vec[i64],
        discarded: vec[i64],
        hands: vec[i64],
        pyramids: StoneGroups,
        obelisks: vec[u8],
        obelisk_sizes: vec[i64],
        tombs: vec[u8],
        tomb_sizes: vec[i64],
        doubts: vec[u8],
        doubt_sizes: vec[i64],
        dealt: vec[i64],
        gods: vec[i64],
        quarry: vec[i64],
        first: i64,
        round_number: i64,
        resting: i64,
    ) -> None:
        super().__init__(game, players, settings)
        self.pile = pile
        self.discarded = discarded
        self.hands = hands
        self.pyramids = pyramids
        self.obelisks = obelisks
        self.obelisk_sizes = obelisk_sizes
        self.tombs = tombs
        self.tomb_sizes = tomb_sizes
        self.doubts = doubts
        self.doubt_sizes = doubt_sizes
        self.dealt = dealt
        self.gods = gods
        self.quarry = quarry
        self.first = first
        self.round_number = round_number
        self.resting = resting

    def clone(self) -> Pyramids:
        copy = Pyramids(
            self.game,
            self.players,
            self.settings,
            pile=self.pile[:],
            discarded=self.discarded[:],
            hands=self.hands[:],
            pyramids=self.pyramids.copy(),
            obelisks=self.obelisks[:],
            obelisk_sizes=self.obelisk_sizes[:],
            tombs=self.tombs[:],
            tomb_sizes=self.tomb_sizes[:],
            doubts=self.doubts[:],
            doubt_sizes=self.doubt_sizes[:],
            dealt=self.dealt[:],
            gods=self.gods[:],
            quarry=self.quarry[:],
            first=self.first,
            round_number=self.round_number,
            resting=self.resting,
        )
        copy.copy_agenda(self)
        return copy

    def share(self) -> Pyramids:
        copy = Pyramids(
            self.game,
            self.players,
            self.settings,
            pile=self.pile,
            discarded=self.discarded,
            hands=self.hands,
            pyramids=self.pyramids,
            obelisks=self.obelisks,
            obelisk_sizes=self.obelisk_sizes,
            tombs=self.tombs,
            tomb_sizes=self.tomb_sizes,
            doubts=self.doubts,
            doubt_sizes=self.doubt_sizes,
            dealt=self.dealt,
            gods=self.gods,
            quarry=self.quarry,
            first=self.first,
            round_number=self.round_number,
            resting=self.resting,
        )
        copy.share_agenda(self)
        return copy

    # --- end of the written code

    # --- hands ------------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, card: i64) -> None:
        """Put a card into a hand, which stays sorted."""
        put(self.hands, seat * HAND, HAND, card)

    def lose(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand."""
        remove(self.hands, seat * HAND, HAND, card, NO_CARD)

    def held(self, seat: i64) -> i64:
        """How many cards a hand holds."""
        return count(self.hands, seat * HAND, HAND, NO_CARD)

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a hand holds this card."""
        return contains(self.hands, seat * HAND, HAND, card)

    # --- doubts -----------------------------------------------------------------------------------------------------

    def in_doubt(self, seat: i64, card: i64) -> bool:
        """Whether others cannot know if this card is in the hand or in the tomb."""
        start = seat * MOST_DOUBTS
        for i in range(start, start + self.doubt_sizes[seat]):
            if i64(self.doubts[i]) == card:
                return True
        return False

    def add_doubt(self, seat: i64, card: i64) -> None:
        """Add a card to those in doubt."""
        self.doubts[seat * MOST_DOUBTS + self.doubt_sizes[seat]] = u8(card)
        self.doubt_sizes[seat] += 1

    def clear_doubts(self, seat: i64) -> None:
        """Nothing is in doubt any more: the card that was in the hand is known, and the others lie in the tomb."""
        start = seat * MOST_DOUBTS
        for i in range(start, start + self.doubt_sizes[seat]):
            self.doubts[i] = u8(NO_CARD)
        self.doubt_sizes[seat] = 0

    def replace_doubt(self, seat: i64, old: i64, new: i64) -> None:
        """Put one card in the place of another among those in doubt."""
        start = seat * MOST_DOUBTS
        for i in range(start, start + self.doubt_sizes[seat]):
            if i64(self.doubts[i]) == old:
                self.doubts[i] = u8(new)

    # --- cards move -------------------------------------------------------------------------------------------------

    def deal(self, seat: i64, card: i64) -> None:
        """PY-2.1 Deal a card face down: only its owner knows which."""
        self.gain(seat, card)
        self.dealt[seat] = card
        self.add_doubt(seat, card)

    def lose_openly(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand face up. If it was in doubt, others learn that it was the one kept."""
        self.lose(seat, card)
        if self.doubt_sizes[seat] > 0 and self.in_doubt(seat, card):
            if self.doubt_sizes[seat] > 1 or self.dealt[seat] == card:
                self.reveal()
            self.clear_doubts(seat)
            if self.dealt[seat] == card:
                self.dealt[seat] = NO_CARD

    def build_pyramid(self, seat: i64, place: i64, card: i64) -> None:
        """PY-4.1 Put a card of the hand into the pyramid."""
        self.lose_openly(seat, card)
        self.pyramids.lay(seat, place, card)

    def build_obelisk(self, seat: i64, card: i64) -> None:
        """PY-4.6 Put a card of the hand on top of the obelisk."""
        self.lose_openly(seat, card)
        self.put_on_obelisk(seat, card)

    def build_tomb(self, seat: i64, card: i64) -> None:
        """PY-4.6 Put a card of the hand face down into the tomb: every card it might have been comes into doubt."""
        held = self.held(seat)
        if held == 1:
            self.clear_doubts(seat)
        else:
            for i in range(seat * HAND, seat * HAND + held):
                if not self.in_doubt(seat, self.hands[i]):
                    self.add_doubt(seat, self.hands[i])
        self.lose(seat, card)
        self.put_in_tomb(seat, card)

    def discard(self, seat: i64, card: i64) -> None:
        """PY-3.4 Take a card of the hand out of the game, face up."""
        self.lose_openly(seat, card)
        self.discarded[card] = 1

    def put_on_obelisk(self, seat: i64, card: i64) -> None:
        """Put a card on top of an obelisk."""
        self.obelisks[seat * EDIFICE + self.obelisk_sizes[seat]] = u8(card)
        self.obelisk_sizes[seat] += 1

    def put_in_tomb(self, seat: i64, card: i64) -> None:
        """Put a card among those of a tomb, which stay sorted."""
        start = seat * EDIFICE
        i = start + self.tomb_sizes[seat]
        while i > start and i64(self.tombs[i - 1]) > card:
            self.tombs[i] = self.tombs[i - 1]
            i -= 1
        self.tombs[i] = u8(card)
        self.tomb_sizes[seat] += 1

    # --- points -----------------------------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """PY-5 Pyramid, obelisk, tomb and glyphs, as they stand. Whoever has most in the end wins; ties share (PY-5.6)."""
        glyphs = count_glyphs(self.tombs, seat * EDIFICE, self.known_tomb_size(seat), lookup.TOMB_GLYPH)
        return self.open_points(seat) + self.tomb_points(seat) + lookup.GLYPH_POINTS * glyphs

    def open_points(self, seat: i64) -> i64:
        """PY-5.1, PY-5.2, PY-5.3, PY-5.5 The points that everyone sees: pyramid and obelisk with their glyphs."""
        in_obelisk = count_glyphs(self.obelisks, seat * EDIFICE, self.obelisk_sizes[seat], lookup.OBELISK_GLYPH)
        glyphs = self.pyramids.glyphs(seat) + in_obelisk
        return self.pyramids.points(seat) + self.obelisk_points(seat) + lookup.GLYPH_POINTS * glyphs

    def obelisk_cards_with(self, seat: i64, colour: i64) -> i64:
        """PY-5.3 The number of cards of an obelisk that show a colour."""
        obelisks = self.obelisks
        found: i64 = 0
        start = seat * EDIFICE
        for i in range(start, start + self.obelisk_sizes[seat]):
            found += (lookup.CARD_COLOURS[i64(obelisks[i])] >> colour) & 1
        return found

    def obelisk_points(self, seat: i64) -> i64:
        """PY-5.3 The points of an obelisk: for its best colour only."""
        best: i64 = 0
        for colour in range(lookup.COLOURS):
            cards = self.obelisk_cards_with(seat, colour)
            if cards > best:
                best = cards
        return lookup.OBELISK_POINTS[best]

    def known_tomb_size(self, seat: i64) -> i64:
        """How many cards of a tomb are known: all, except in a veiled position, where the unseen come last."""
        size = self.tomb_sizes[seat]
        while size > 0 and i64(self.tombs[seat * EDIFICE + size - 1]) >= CARDS:
            size -= 1
        return size

    def tomb_stones(self, seat: i64, colour: i64) -> i64:
        """PY-5.4 The number of stones of a colour in a tomb."""
        tombs = self.tombs
        found: i64 = 0
        start = seat * EDIFICE
        for i in range(start, start + self.known_tomb_size(seat)):
            found += lookup.CARD_STONES[i64(tombs[i]) * lookup.COLOURS + colour]
        return found

    def has_majority(self, seat: i64, colour: i64) -> bool:
        """PY-5.4 Whether a tomb holds strictly more stones of a colour than any other."""
        stones = self.tomb_stones(seat, colour)
        if stones == 0:
            return False
        for other in range(self.players):
            if other != seat and self.tomb_stones(other, colour) >= stones:
                return False
        return True

    def tomb_points(self, seat: i64) -> i64:
        """PY-5.4 The points for majorities."""
        total: i64 = 0
        for colour in range(lookup.COLOURS):
            if self.has_majority(seat, colour):
                total += lookup.MAJORITY_POINTS
        return total

    def breakdown(self, seat: int) -> dict[str, object]:
        from benben.games.pyramids.scoring import breakdown

        self.check_player(seat)
        return breakdown(self, seat)

    # --- hidden information -----------------------------------------------------------------------------------------

    def veil(self, seat: int | None) -> Pyramids:
        copy = self.clone()
        copy.hide(seat)
        return copy

    def glimpse(self, seat: int | None) -> Pyramids:
        copy = self.share()
        copy.hide(seat)
        return copy

    def hide(self, seat: int | None) -> None:
        """Others' cards in doubt become holes, and a card dealt to them that never showed itself joins the pile as unseen.

        After the game nothing is hidden: the tombs were opened and the hands discarded (PY-5).
        """
        if self.depth > 0:
            # The true position may share its vectors with this one: those that get holes become its own first.
            self.hands, self.pile, self.dealt = self.hands[:], self.pile[:], self.dealt[:]
            self.tombs, self.tomb_sizes, self.doubts = self.tombs[:], self.tomb_sizes[:], self.doubts[:]
            for other in range(self.players):
                if other != seat:
                    self.veil_seat(other)

    def veil_seat(self, seat: i64) -> None:
        """Put holes where only the owner of a hand and a tomb knows which card it is."""
        for card in self.hand_cards(seat):
            if self.is_secret(seat, card):
                self.lose(seat, card)
                self.gain(seat, UNSEEN)
        tomb = self.tomb_cards(seat)
        self.tomb_sizes[seat] = 0
        for card in tomb:
            self.put_in_tomb(seat, UNSEEN if self.is_secret(seat, card) else card)
        dealt = self.dealt[seat]
        if dealt < CARDS:
            self.pile[dealt] = 1
            self.dealt[seat] = UNSEEN
            self.replace_doubt(seat, dealt, UNSEEN)

    def is_secret(self, seat: i64, card: i64) -> bool:
        """Whether others do not know that this hidden card lies where it lies."""
        return card == self.dealt[seat] or self.in_doubt(seat, card)

    def fill(self, seat: int | None, rng: Rng) -> None:
        """Fill the holes so that each possible world has the chance it has when hidden choices are made at random.

        The card dealt at the start is any card that was never seen. Then each choice of a tomb card is made again, in the
        order in which the cards came into doubt: each time either of two cards went into the tomb.
        """
        viewer: i64 = -1 if seat is None else seat
        for other in range(self.players):
            if other != viewer and self.depth > 0:
                self.fill_seat(other, rng)

    def fill_seat(self, seat: i64, rng: Rng) -> None:
        """Fill the holes in one hand and one tomb."""
        self.tomb_sizes[seat] = self.known_tomb_size(seat)
        if self.dealt[seat] == UNSEEN:
            dealt = self.random_pile_card(rng)
            self.pile[dealt] = 0
            self.dealt[seat] = dealt
            self.replace_doubt(seat, UNSEEN, dealt)
            if not self.in_doubt(seat, dealt):
                self.put_in_tomb(seat, dealt)
        if self.doubt_sizes[seat] > 0:
            self.fill_doubts(seat, rng)

    def fill_doubts(self, seat: i64, rng: Rng) -> None:
        """Choose which of the cards in doubt was kept; the others go into the tomb."""
        start = seat * MOST_DOUBTS
        kept = i64(self.doubts[start])
        for i in range(start + 1, start + self.doubt_sizes[seat]):
            newer = i64(self.doubts[i])
            if rng.below(2) == 0:
                self.put_in_tomb(seat, newer)
            else:
                self.put_in_tomb(seat, kept)
                kept = newer
        self.lose(seat, UNSEEN)
        self.gain(seat, kept)

    def random_pile_card(self, rng: Rng) -> i64:
        """One of the face-down cards, each as likely; it stays in the pile."""
        pile = self.pile
        total: i64 = 0
        for card in range(CARDS):
            total += pile[card]
        rest = rng.below(total)
        chosen: i64 = 0
        while rest >= pile[chosen]:
            rest -= pile[chosen]
            chosen += 1
        return chosen

    # --- lists of cards, and words of the notation --------------------------------------------------------------------

    def hand_cards(self, seat: i64) -> list[i64]:
        """The cards of a hand."""
        return [self.hands[i] for i in range(seat * HAND, seat * HAND + self.held(seat))]

    def obelisk_cards(self, seat: i64) -> list[i64]:
        """The cards of an obelisk, from the ground up."""
        return [i64(self.obelisks[i]) for i in range(seat * EDIFICE, seat * EDIFICE + self.obelisk_sizes[seat])]

    def tomb_cards(self, seat: i64) -> list[i64]:
        """The cards of a tomb."""
        return [i64(self.tombs[i]) for i in range(seat * EDIFICE, seat * EDIFICE + self.tomb_sizes[seat])]

    def doubt_cards(self, seat: i64) -> list[i64]:
        """The cards in doubt, in the order they came into doubt."""
        return [i64(self.doubts[i]) for i in range(seat * MOST_DOUBTS, seat * MOST_DOUBTS + self.doubt_sizes[seat])]

    def pair_words(self, pair: i64) -> list[str]:
        """A pair of the quarry in notation; empty when it was taken or is not there yet."""
        return [card_word(self.quarry[i]) for i in (2 * pair, 2 * pair + 1) if self.quarry[i] != NO_CARD]

    def pyramid_words(self, seat: i64) -> dict[str, str]:
        """A pyramid in notation: the card at each place."""
        return {PLACE.words[place]: CARD.words[card] for place, card in self.pyramids.built(seat)}


def count_glyphs(cards: vec[u8], start: i64, size: i64, glyph: i64) -> i64:
    """PY-5.5 How many cards of an obelisk or a tomb show this glyph."""
    found: i64 = 0
    for i in range(start, start + size):
        if lookup.CARD_GLYPH[i64(cards[i])] == glyph:
            found += 1
    return found


def card_word(card: i64) -> str:
    """A card in notation."""
    return CARD.words[card] if card < CARDS else HIDDEN


def card_words(cards: list[i64]) -> list[str]:
    """Cards in notation."""
    return [card_word(card) for card in cards]


def god_word(god: i64) -> str | None:
    """A god in notation; None where there is none."""
    return None if god == NO_GOD else GOD.words[god]
