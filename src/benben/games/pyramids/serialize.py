"""How positions of Pyramids are written in notation, read back and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.pyramids.box import BOX
from benben.games.pyramids.lookup import BUILT_KINDS
from benben.games.pyramids.moves import BASE_WIDTH, CARD, CARDS, GOD, PLACE
from benben.games.pyramids.places import BASE_PLACES, STAGE_START, is_possible_base, is_supported
from benben.games.pyramids.state import (
    EDIFICE,
    HAND,
    MOST_DOUBTS,
    NO_CARD,
    NO_GOD,
    ROUNDS,
    Pyramids,
    card_word,
    card_words,
    god_word,
)
from benben.kernel.errors import BadInput
from benben.kernel.position import Codec, Counts, Number, Position, SeatNumber, add_count
from benben.kernel.reader import Reader, known, listed

# --- gods -----------------------------------------------------------------------------------------------------------------


class RestingGod(Codec[Pyramids]):
    """PY-2.2 The god that sits out, or null."""

    def write(self, state: Pyramids) -> str | None:
        return god_word(state.resting)

    def read(self, state: Pyramids, reader: Reader) -> None:
        state.resting = read_god(state, reader.get(self.name), self.where(reader))


class ChosenGods(Codec[Pyramids]):
    """PY-3.2 The god of each seat, or null."""

    def write(self, state: Pyramids) -> list[str | None]:
        return [god_word(state.gods[seat]) for seat in range(state.players)]

    def read(self, state: Pyramids, reader: Reader) -> None:
        """Nobody has the god of another, or the one that sits out."""
        taken = [state.resting]
        for seat, item in enumerate(reader.items(self.name, int(state.players))):
            where = f"{self.where(reader)}[{seat}]"
            god = read_god(state, item, where)
            if god != NO_GOD and god in taken:
                raise BadInput(f"{where}: {item} sits out or is another player's")
            taken.append(god)
            state.gods[seat] = god


# --- cards ----------------------------------------------------------------------------------------------------------------


class Quarry(Codec[Pyramids]):
    """PY-3.1 The cards of each pair."""

    def write(self, state: Pyramids) -> list[list[str]]:
        return [state.pair_words(pair) for pair in range(state.players)]

    def read(self, state: Pyramids, reader: Reader) -> None:
        for pair, item in enumerate(reader.items(self.name, int(state.players))):
            for i, card in enumerate(read_cards(item, f"{self.where(reader)}[{pair}]", 2)):
                state.quarry[2 * pair + i] = card

    def count(self, state: Pyramids, counts: Counts) -> None:
        count_cards([state.quarry[i] for i in range(2 * state.players)], counts)


class SeatCards(Codec[Pyramids]):
    """The cards of each seat in one place, such as the hands; a subclass says which place. A seat has at most ``most``."""

    def __init__(self, name: str, most: i64, fields: Sequence[str] = ()) -> None:
        super().__init__(name, fields)
        self.most = most

    def cards(self, state: Pyramids, seat: i64) -> list[i64]:
        """The cards of a seat."""
        raise NotImplementedError(self.name)

    def put(self, state: Pyramids, seat: i64, card: i64) -> None:
        """Add a card to those of a seat."""
        raise NotImplementedError(self.name)

    def write(self, state: Pyramids) -> list[list[str]]:
        return [card_words(self.cards(state, seat)) for seat in range(state.players)]

    def read(self, state: Pyramids, reader: Reader) -> None:
        for seat, item in enumerate(reader.items(self.name, int(state.players))):
            for card in read_cards(item, f"{self.where(reader)}[{seat}]", int(self.most)):
                self.put(state, seat, card)

    def count(self, state: Pyramids, counts: Counts) -> None:
        for seat in range(state.players):
            count_cards(self.cards(state, seat), counts)


class Hands(SeatCards):
    """The cards of each hand."""

    def cards(self, state: Pyramids, seat: i64) -> list[i64]:
        return state.hand_cards(seat)

    def put(self, state: Pyramids, seat: i64, card: i64) -> None:
        state.gain(seat, card)


class Obelisks(SeatCards):
    """The cards of each obelisk, from the ground up."""

    def cards(self, state: Pyramids, seat: i64) -> list[i64]:
        return state.obelisk_cards(seat)

    def put(self, state: Pyramids, seat: i64, card: i64) -> None:
        state.put_on_obelisk(seat, card)


class Tombs(SeatCards):
    """The cards of each tomb."""

    def cards(self, state: Pyramids, seat: i64) -> list[i64]:
        return state.tomb_cards(seat)

    def put(self, state: Pyramids, seat: i64, card: i64) -> None:
        state.put_in_tomb(seat, card)


class Doubts(SeatCards):
    """The cards in doubt of each seat, in the order they came into doubt. They lie, and are counted, elsewhere."""

    def cards(self, state: Pyramids, seat: i64) -> list[i64]:
        return state.doubt_cards(seat)

    def put(self, state: Pyramids, seat: i64, card: i64) -> None:
        state.add_doubt(seat, card)

    def count(self, state: Pyramids, counts: Counts) -> None:
        """Doubts are knowledge, not cards."""


class DealtCards(Codec[Pyramids]):
    """The card dealt to each seat at the start while others do not know it, else null. It is counted elsewhere."""

    def write(self, state: Pyramids) -> list[str | None]:
        return [None if card == NO_CARD else card_word(card) for card in state.dealt]

    def read(self, state: Pyramids, reader: Reader) -> None:
        for seat, item in enumerate(reader.items(self.name, int(state.players))):
            if item is not None:
                state.dealt[seat] = read_card(item, f"{self.where(reader)}[{seat}]")


class PyramidCards(Codec[Pyramids]):
    """The card at each place of each pyramid."""

    def write(self, state: Pyramids) -> list[dict[str, str]]:
        return [state.pyramid_words(seat) for seat in range(state.players)]

    def read(self, state: Pyramids, reader: Reader) -> None:
        for seat, item in enumerate(reader.items(self.name, int(state.players))):
            self._read_pyramid(state, seat, Reader(item, f"{self.where(reader)}[{seat}]"))

    def _read_pyramid(self, state: Pyramids, seat: i64, pyramid: Reader) -> None:
        """PY-4.4, PY-4.5 The base has no gap, holds index 0 and is not too wide; every card above stands on two."""
        pyramid.only(PLACE.words)
        for place, word in enumerate(PLACE.words):
            if word in pyramid.data:
                state.pyramids.lay(seat, place, read_card(pyramid.data[word], f"{pyramid.where}: {word}"))
                if place >= STAGE_START[1] and not is_supported(state.pyramids.filled[seat], place):
                    raise BadInput(f"{pyramid.where}: {word} does not stand on two cards")
        filled = state.pyramids.filled[seat]
        if filled and not is_possible_base(filled & BASE_PLACES):
            raise BadInput(f"{pyramid.where}: the base must hold 0.0, without gaps, and at most {BASE_WIDTH} cards")

    def count(self, state: Pyramids, counts: Counts) -> None:
        for seat in range(state.players):
            count_cards([card for _, card in state.pyramids.built(seat)], counts)


class CardSet(Codec[Pyramids]):
    """A set of cards, kept as 1 for each card that is there."""

    def write(self, state: Pyramids) -> list[str]:
        return card_set_words(getattr(state, self.fields[0]))

    def read(self, state: Pyramids, reader: Reader) -> None:
        there = vec[i64]([0] * CARDS)
        for card in read_cards(reader.get(self.name), self.where(reader), int(CARDS)):
            there[card] = 1
        setattr(state, self.fields[0], there)

    def count(self, state: Pyramids, counts: Counts) -> None:
        for word in card_set_words(getattr(state, self.fields[0])):
            add_count(counts, word)


# --- reading words --------------------------------------------------------------------------------------------------------


def card_set_words(there: vec[i64]) -> list[str]:
    """A set of cards in notation."""
    return [CARD.words[card] for card in range(CARDS) if there[card]]


def count_cards(cards: list[i64], counts: Counts) -> None:
    """Add cards to the count; holes of a veiled position and empty places do not count."""
    for card in cards:
        if card < CARDS:
            add_count(counts, CARD.words[card])


def read_god(state: Pyramids, item: object, where: str) -> int:
    """A god that is in play, from its notation; `NO_GOD` for null."""
    if item is None:
        return int(NO_GOD)
    in_play = [god.name for god in BOX.gods if int(state.players) in god.builds]
    return GOD.words.index(known(item, in_play, where))


def read_cards(items: object, where: str, most: int) -> list[int]:
    """Cards from their notation, at most this many."""
    cards = [read_card(item, where) for item in listed(items, where)]
    if len(cards) > most:
        raise BadInput(f"{where}: {len(cards)} cards are too many; there is room for {most}")
    return cards


def read_card(item: object, where: str) -> int:
    """A card from its notation."""
    return CARD.words.index(known(item, CARD.words, where))


# --- entries that must fit each other -------------------------------------------------------------------------------------

ASKED_ALONE: Final = ("choose-god", "take-pair", "build-pyramid", "build-more")
"""Questions that are never asked while another waits."""
ASKED_WITH_GODS: Final = ASKED_ALONE[1:]
"""Questions that are asked when everyone has a god."""


def check_position(state: Pyramids, reader: Reader) -> None:
    """Refuse entries that do not fit each other."""
    for seat in range(state.players):
        check_secrets(state, seat, reader.where)
    for item in reader.items("agenda"):
        check_question(state, Reader(item, f"{reader.where}: agenda"), len(reader.items("agenda")))


def check_secrets(state: Pyramids, seat: i64, where: str) -> None:
    """What others do not know must be about cards that this player has."""
    hand, tomb, doubts = state.hand_cards(seat), state.tomb_cards(seat), state.doubt_cards(seat)
    dealt = state.dealt[seat]
    if dealt < CARDS and dealt not in doubts and dealt not in tomb:
        raise BadInput(f"{where}: dealt[{seat}]: {card_word(dealt)} must be in the tomb, or in the hand and in doubt")
    where = f"{where}: doubts[{seat}]"
    for card in doubts:
        if (card not in hand and card not in tomb) or doubts.count(card) > 1:
            raise BadInput(f"{where}: {card_word(card)} must be in the hand or in the tomb, and named once")
    kept = [card for card in doubts if card in hand]
    if doubts and len(kept) != 1:
        raise BadInput(f"{where}: one of the cards in doubt is in the hand, not {len(kept)}")


def check_question(state: Pyramids, item: Reader, questions: int) -> None:
    """A question must fit the position: gods chosen, a pair to reveal left, one question at a time."""
    step = item.text("step")
    if step in ASKED_ALONE and questions > 1:
        raise BadInput(f"{item.where}: {step} is asked alone")
    if step in ASKED_WITH_GODS and any(state.gods[seat] == NO_GOD for seat in range(state.players)):
        raise BadInput(f"{item.where}: {step} is asked when everyone has a god")
    if step == "build-more":
        item.number("built", 0, int(BUILT_KINDS) - 1)
    if step == "stock-quarry" and all(len(state.pair_words(pair)) == 2 for pair in range(state.players)):
        raise BadInput(f"{item.where}: the quarry is full already")


POSITION: Final = Position[Pyramids](
    [
        Number("round", 1, int(ROUNDS), "round_number", base=1),
        SeatNumber("first"),
        RestingGod("resting"),
        ChosenGods("gods"),
        Quarry("quarry"),
        Hands("hands", HAND),
        PyramidCards("pyramids"),
        Obelisks("obelisks", EDIFICE, ("obelisks", "obelisk_sizes")),
        Tombs("tombs", EDIFICE, ("tombs", "tomb_sizes")),
        Doubts("doubts", MOST_DOUBTS, ("doubts", "doubt_sizes")),
        DealtCards("dealt"),
        CardSet("pile"),
        CardSet("gone", ("discarded",)),
    ],
    check=check_position,
)
"""The JSON form of a position."""
