"""The position of Pyramids: hands, edifices, quarry and pile, as flat vectors of small numbers.

A card is its place in CARD; `NOTHING` stands for an empty place, `UNSEEN` for a card its viewer does not know. What others
know of a player's hidden cards is part of the position:

- a card in hand that is not in `doubts` was taken in the open: everyone knows it is there;
- of the cards in `doubts` exactly one is in the hand and the others are in the tomb, and only the owner knows which: each
  time one of two cards goes into the tomb, both are in doubt until the one that was kept shows itself;
- a card in the tomb that is not in `doubts` is known to lie there;
- `dealt` is the card dealt at the start as long as it has not shown itself: others do not know which card it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from benben.games.pyramids.box import BOX
from benben.games.pyramids.lookup import (
    COLOURS,
    GLYPH,
    GLYPH_POINTS,
    HAS,
    IN_OBELISK,
    IN_TOMB,
    MAJORITY_POINTS,
    OBELISK_POINTS,
    STONES,
)
from benben.games.pyramids.moves import CARD, CARDS, GOD, PLACE
from benben.games.pyramids.stone_groups import Masonry
from benben.kernel.catalogue import HIDDEN
from benben.kernel.hands import contains, count, put, remove
from benben.kernel.rng import Rng
from benben.kernel.state import State

if TYPE_CHECKING:
    from benben.kernel.game import Game

UNSEEN: Final[i64] = CARDS
NOTHING: Final[i64] = CARDS + 1
NO_GOD: Final[i64] = -1

ROUNDS: Final[i64] = BOX.rounds
HAND: Final[i64] = 3
"""PY-3.3, PY-3.4 A card kept and a pair."""
PILE: Final[i64] = ROUNDS
"""PY-4.1 An obelisk or a tomb grows by one card a round at most."""
DOUBTS: Final[i64] = ROUNDS + 1


class Pyramids(State):
    """Hands, pyramids, obelisks, tombs, gods, quarry, pile, and what others know of hidden cards."""

    def __init__(
        self,
        game: Game,
        players: i64,
        settings: dict[str, str],
        pile: vec[i64],
        gone: vec[i64],
        hands: vec[i64],
        pyramids: Masonry,
        obelisks: vec[u8],
        heights: vec[i64],
        tombs: vec[u8],
        depths: vec[i64],
        doubts: vec[u8],
        doubtful: vec[i64],
        dealt: vec[i64],
        gods: vec[i64],
        quarry: vec[i64],
        first: i64,
        round: i64,  # noqa: A002 (the rulebook's word)
        resting: i64,
    ) -> None:
        super().__init__(game, players, settings)
        self.pile = pile
        """1 for each card that is face down; in a veiled position also for those dealt to others and never shown."""
        self.gone = gone
        """1 for each card discarded face up."""
        self.hands = hands
        """HAND places a seat, sorted, empty places last."""
        self.pyramids = pyramids
        self.obelisks = obelisks
        """PILE places a seat, from the ground up."""
        self.heights = heights
        self.tombs = tombs
        """PILE places a seat, sorted: the order in which cards were buried says nothing."""
        self.depths = depths
        """How many cards each tomb holds."""
        self.doubts = doubts
        """DOUBTS places a seat, in the order the cards came into doubt."""
        self.doubtful = doubtful
        """How many cards of each seat are in doubt."""
        self.dealt = dealt
        self.gods = gods
        """The god each seat has chosen this round, or `NO_GOD`."""
        self.quarry = quarry
        """Two places a pair; a pair that was taken leaves them empty."""
        self.first = first
        self.round = round
        """Counted from 0."""
        self.resting = resting
        """PY-2.2 The god that sits out this round, or `NO_GOD`."""

    def clone(self) -> Pyramids:
        copy = Pyramids(
            self.game,
            self.players,
            self.settings,
            self.pile[:],
            self.gone[:],
            self.hands[:],
            self.pyramids.copy(),
            self.obelisks[:],
            self.heights[:],
            self.tombs[:],
            self.depths[:],
            self.doubts[:],
            self.doubtful[:],
            self.dealt[:],
            self.gods[:],
            self.quarry[:],
            self.first,
            self.round,
            self.resting,
        )
        copy.copy_agenda(self)
        return copy

    # --- hands ------------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, card: i64) -> None:
        """Put a card into a hand, which stays sorted."""
        put(self.hands, seat * HAND, HAND, card)

    def lose(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand."""
        remove(self.hands, seat * HAND, HAND, card, NOTHING)

    def held(self, seat: i64) -> i64:
        """How many cards a hand holds."""
        return count(self.hands, seat * HAND, HAND, NOTHING)

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a hand holds this card."""
        return contains(self.hands, seat * HAND, HAND, card)

    def in_doubt(self, seat: i64, card: i64) -> bool:
        """Whether others cannot tell if this card is in the hand or in the tomb."""
        doubts = self.doubts
        i = seat * DOUBTS
        end = i + self.doubtful[seat]
        while i < end:
            if i64(doubts[i]) == card:
                return True
            i += 1
        return False

    def doubt(self, seat: i64, card: i64) -> None:
        """A card comes into doubt."""
        self.doubts[seat * DOUBTS + self.doubtful[seat]] = u8(card)
        self.doubtful[seat] += 1

    def hand_cards(self, seat: i64) -> list[i64]:
        """The cards of a hand."""
        return [self.hands[i] for i in range(seat * HAND, seat * HAND + self.held(seat))]

    def tomb_cards(self, seat: i64) -> list[i64]:
        """The cards of a tomb."""
        return [i64(self.tombs[i]) for i in range(seat * PILE, seat * PILE + self.depths[seat])]

    def prior_weight(self, seat: i64) -> None:
        """The one card of doubt that was in the hand is known: the others lie in the tomb."""
        i = seat * DOUBTS
        while self.doubtful[seat] > 0:
            self.doubtful[seat] -= 1
            self.doubts[i + self.doubtful[seat]] = u8(NOTHING)

    # --- cards move -------------------------------------------------------------------------------------------------

    def deal_to(self, seat: i64, card: i64) -> None:
        """PY-2.1 A card face down: only its owner knows which."""
        self.gain(seat, card)
        self.dealt[seat] = card
        self.doubt(seat, card)

    def show(self, seat: i64, card: i64) -> None:
        """A card leaves the hand in the open. If it was in doubt, others learn that it was the one kept."""
        self.lose(seat, card)
        if self.doubtful[seat] > 0 and self.in_doubt(seat, card):
            if self.doubtful[seat] > 1 or self.dealt[seat] == card:
                self.reveal()
            self.prior_weight(seat)
            if self.dealt[seat] == card:
                self.dealt[seat] = NOTHING

    def raise_stone(self, seat: i64, place: i64, card: i64) -> None:
        """PY-4.1 A card of the hand goes into the pyramid."""
        self.show(seat, card)
        self.pyramids.lay(seat, place, card)

    def raise_obelisk(self, seat: i64, card: i64) -> None:
        """PY-4.6 A card of the hand goes on top of the obelisk."""
        self.show(seat, card)
        self.obelisks[seat * PILE + self.heights[seat]] = u8(card)
        self.heights[seat] += 1

    def bury(self, seat: i64, card: i64) -> None:
        """PY-4.6 A card of the hand goes face down into the tomb: every other card it might have been comes into doubt."""
        if self.held(seat) == 1:
            self.prior_weight(seat)
        else:
            i = seat * HAND
            while i < seat * HAND + HAND and self.hands[i] != NOTHING:
                if self.doubtful[seat] == 0 or not self.in_doubt(seat, self.hands[i]):
                    self.doubt(seat, self.hands[i])
                i += 1
        self.lose(seat, card)
        self.lay_in_tomb(seat, card)

    def lay_in_tomb(self, seat: i64, card: i64) -> None:
        """Put a card among those of a tomb, which stay sorted."""
        start = seat * PILE
        i = start + self.depths[seat]
        while i > start and i64(self.tombs[i - 1]) > card:
            self.tombs[i] = self.tombs[i - 1]
            i -= 1
        self.tombs[i] = u8(card)
        self.depths[seat] += 1

    def throw_away(self, seat: i64, card: i64) -> None:
        """PY-3.4 A card of the hand leaves the game, face up."""
        self.show(seat, card)
        self.gone[card] = 1

    # --- points -----------------------------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """PY-5 Pyramid, obelisk, tomb and glyphs, as they stand. Whoever has most in the end wins; ties share (PY-5.6)."""
        glyphs = glyphs_in(self.tombs, seat * PILE, self.known_depth(seat), IN_TOMB)
        return self.open_points(seat) + self.tomb_points(seat) + GLYPH_POINTS * glyphs

    def open_points(self, seat: i64) -> i64:
        """PY-5.1, PY-5.2, PY-5.3, PY-5.5 What everyone sees: pyramid and obelisk with their glyphs."""
        glyphs = self.pyramids.glyphs(seat) + glyphs_in(self.obelisks, seat * PILE, self.heights[seat], IN_OBELISK)
        return self.pyramids.points(seat) + self.obelisk_points(seat) + GLYPH_POINTS * glyphs

    def obelisk_cards(self, seat: i64, colour: i64) -> i64:
        """PY-5.3 On how many cards of an obelisk a colour is present."""
        obelisks = self.obelisks
        count: i64 = 0
        i = seat * PILE
        end = i + self.heights[seat]
        while i < end:
            count += (HAS[i64(obelisks[i])] >> colour) & 1
            i += 1
        return count

    def obelisk_points(self, seat: i64) -> i64:
        """PY-5.3 The points of an obelisk: for one colour only."""
        best: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            count = self.obelisk_cards(seat, colour)
            if count > best:
                best = count
            colour += 1
        return OBELISK_POINTS[best]

    def known_depth(self, seat: i64) -> i64:
        """How many cards of a tomb are known: all of them but in a veiled position, where the unseen come last."""
        n = self.depths[seat]
        while n > 0 and i64(self.tombs[seat * PILE + n - 1]) >= CARDS:
            n -= 1
        return n

    def tomb_stones(self, seat: i64, colour: i64) -> i64:
        """PY-5.4 How many stones of a colour lie in a tomb."""
        tombs = self.tombs
        count: i64 = 0
        i = seat * PILE
        end = i + self.known_depth(seat)
        while i < end:
            count += STONES[i64(tombs[i]) * COLOURS + colour]
            i += 1
        return count

    def has_majority(self, seat: i64, colour: i64) -> bool:
        """PY-5.4 Strictly more stones of a colour in the tomb than anyone else."""
        mine = self.tomb_stones(seat, colour)
        if mine == 0:
            return False
        other: i64 = 0
        while other < self.players:
            if other != seat and self.tomb_stones(other, colour) >= mine:
                return False
            other += 1
        return True

    def tomb_points(self, seat: i64) -> i64:
        """PY-5.4 The points for majorities."""
        total: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            if self.has_majority(seat, colour):
                total += MAJORITY_POINTS
            colour += 1
        return total

    def breakdown(self, seat: int) -> dict[str, object]:
        from benben.games.pyramids.scoring import breakdown

        self.check_player(seat)
        return breakdown(self, seat)

    # --- hidden information -----------------------------------------------------------------------------------------

    def veil(self, seat: int | None) -> Pyramids:
        """Others' cards in doubt become holes, and a card dealt to them that never showed itself joins the pile as unseen.

        After the game nothing is hidden: the tombs were opened and the hands discarded (PY-5).
        """
        copy = self.clone()
        if self.depth > 0:
            for other in range(self.players):
                if other != seat:
                    copy.hide(other)
        return copy

    def hide(self, seat: i64) -> None:
        """Put holes where only the owner of a hand and a tomb knows which card it is."""
        for card in self.hand_cards(seat):
            if self.is_secret(seat, card):
                self.lose(seat, card)
                self.gain(seat, UNSEEN)
        tomb = self.tomb_cards(seat)
        self.depths[seat] = 0
        for card in tomb:
            self.lay_in_tomb(seat, UNSEEN if self.is_secret(seat, card) else card)
        dealt = self.dealt[seat]
        if dealt < CARDS:
            self.pile[dealt] = 1
            self.dealt[seat] = UNSEEN
            self.replace_doubt(seat, dealt, UNSEEN)

    def is_secret(self, seat: i64, card: i64) -> bool:
        """Whether others do not know that this hidden card lies where it lies."""
        return card == self.dealt[seat] or self.in_doubt(seat, card)

    def replace_doubt(self, seat: i64, old: i64, new: i64) -> None:
        """Put one card in the place of another among those in doubt."""
        i = seat * DOUBTS
        while i < seat * DOUBTS + self.doubtful[seat]:
            if i64(self.doubts[i]) == old:
                self.doubts[i] = u8(new)
            i += 1

    def fill(self, seat: int | None, rng: Rng) -> None:
        """Each possible world with the chance it has when hidden choices are made at random.

        The card dealt at the start is any of those never seen. Then the doubts are lived through again in the order they
        arose: each time one of two cards was buried, either of them was.
        """
        viewer: i64 = -1 if seat is None else seat
        other: i64 = 0
        while other < self.players:
            if other != viewer and self.depth > 0:
                self.imagine(other, rng)
            other += 1

    def imagine(self, seat: i64, rng: Rng) -> None:
        """Fill the holes in one hand and one tomb."""
        self.depths[seat] = self.known_depth(seat)
        if self.dealt[seat] == UNSEEN:
            dealt = self.pick_from_pile(rng)
            self.pile[dealt] = 0
            self.dealt[seat] = dealt
            self.replace_doubt(seat, UNSEEN, dealt)
            if not self.in_doubt(seat, dealt):
                self.lay_in_tomb(seat, dealt)
        if self.doubtful[seat] == 0:
            return
        i = seat * DOUBTS
        end = i + self.doubtful[seat]
        kept = i64(self.doubts[i])
        while i + 1 < end:
            i += 1
            newer = i64(self.doubts[i])
            if rng.below(2) == 0:
                self.lay_in_tomb(seat, newer)
            else:
                self.lay_in_tomb(seat, kept)
                kept = newer
        self.lose(seat, UNSEEN)
        self.gain(seat, kept)

    def pick_from_pile(self, rng: Rng) -> i64:
        """One of the face-down cards, each as likely."""
        pile = self.pile
        total: i64 = 0
        card: i64 = 0
        while card < CARDS:
            total += pile[card]
            card += 1
        rest = rng.below(total)
        card = 0
        while rest >= pile[card]:
            rest -= pile[card]
            card += 1
        return card

    # --- written down -----------------------------------------------------------------------------------------------

    def doubt_cards(self, seat: i64) -> list[i64]:
        """The cards in doubt, in the order they came into doubt."""
        return [i64(self.doubts[i]) for i in range(seat * DOUBTS, seat * DOUBTS + self.doubtful[seat])]

    def pair_words(self, pair: i64) -> list[str]:
        """A pair of the quarry in notation; empty when it was taken or is not there yet."""
        return [card_word(self.quarry[i]) for i in (2 * pair, 2 * pair + 1) if self.quarry[i] != NOTHING]

    def pyramid_words(self, seat: i64) -> dict[str, str]:
        """A pyramid in notation: the card at each place."""
        return {PLACE.words[place]: CARD.words[card] for place, card in self.pyramids.built(seat)}

    def obelisk_words(self, seat: i64) -> list[str]:
        """An obelisk in notation, from the ground up."""
        return [card_word(i64(self.obelisks[i])) for i in range(seat * PILE, seat * PILE + self.heights[seat])]


def glyphs_in(cards: vec[u8], start: i64, count: i64, edifice: i64) -> i64:
    """PY-5.5 How many cards of an obelisk or a tomb carry the glyph of their edifice."""
    found: i64 = 0
    i = start
    while i < start + count:
        if GLYPH[i64(cards[i])] == edifice:
            found += 1
        i += 1
    return found


def card_word(card: i64) -> str:
    """A card in notation."""
    return CARD.words[card] if card < CARDS else HIDDEN


def words(cards: list[i64]) -> list[str]:
    """Cards in notation."""
    return [card_word(card) for card in cards]


def god_word(god: i64) -> str | None:
    """A god in notation; None where there is none."""
    return None if god == NO_GOD else GOD.words[god]
