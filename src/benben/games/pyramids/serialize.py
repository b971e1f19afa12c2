"""How positions of Pyramids are written in notation, read back and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from benben.games.pyramids.box import BOX
from benben.games.pyramids.moves import BASE, CARD, CARDS, GOD, PLACE
from benben.games.pyramids.places import BASE_ROOM, ORIGIN, STAGE_START, bits
from benben.games.pyramids.state import DOUBTS, HAND, NO_GOD, NOTHING, PILE, ROUNDS, Pyramids, card_word, god_word, words
from benben.kernel.errors import BadInput
from benben.kernel.position import Counts, Position
from benben.kernel.reader import Reader, known, listed


def fields(state: Pyramids) -> dict[str, object]:
    """The fields of a position in notation."""
    seats = range(int(state.players))
    return {
        "round": int(state.round) + 1,
        "first": int(state.first),
        "resting": god_word(state.resting),
        "gods": [god_word(state.gods[seat]) for seat in seats],
        "quarry": [state.pair_words(pair) for pair in seats],
        "hands": [words(state.hand_cards(seat)) for seat in seats],
        "pyramids": [state.pyramid_words(seat) for seat in seats],
        "obelisks": [state.obelisk_words(seat) for seat in seats],
        "tombs": [words(state.tomb_cards(seat)) for seat in seats],
        "doubts": [words(state.doubt_cards(seat)) for seat in seats],
        "dealt": [None if state.dealt[seat] == NOTHING else card_word(state.dealt[seat]) for seat in seats],
        "pile": flagged(state.pile),
        "gone": flagged(state.gone),
    }


def count_components(state: Pyramids) -> dict[str, int]:
    """How many of each card there are, wherever they lie."""
    totals = [int(state.pile[card] + state.gone[card]) for card in range(CARDS)]
    for seat in range(state.players):
        for card in [*state.hand_cards(seat), *state.tomb_cards(seat)]:
            if card < CARDS:
                totals[card] += 1
        for i in range(state.heights[seat]):
            totals[i64(state.obelisks[seat * PILE + i])] += 1
        for _, card in state.pyramids.built(seat):
            totals[card] += 1
    for i in range(2 * state.players):
        if state.quarry[i] < CARDS:
            totals[state.quarry[i]] += 1
    return {CARD.words[card]: totals[card] for card in range(CARDS)}


def flagged(cards: vec[i64]) -> list[str]:
    """A set of cards in notation."""
    return [CARD.words[card] for card in range(CARDS) if cards[card]]


# --- reading ---

ENTRIES = (
    *("game", "rules", "players", "options", "agenda", "round", "first", "resting", "gods", "quarry", "hands"),
    *("pyramids", "obelisks", "tombs", "doubts", "dealt", "pile", "gone"),
)
ALONE = ("choose-god", "take-pair", "build-pyramid", "build-more")
"""Questions that are never asked while another waits."""


def restore(state: Pyramids, reader: Reader) -> None:
    """Put what the entries say on an empty table."""
    reader.only(ENTRIES)
    state.round = reader.number("round", 1, ROUNDS) - 1
    state.first = reader.number("first", 0, state.players - 1)
    state.resting = _god(state, reader.get("resting"), f"{reader.where}: resting")
    _read_gods(state, reader)
    _read_quarry(state, reader)
    state.pile = _flags(reader, "pile")
    state.gone = _flags(reader, "gone")
    for seat in range(state.players):
        _read_seat(state, reader, seat)
    _check_agenda(state, reader)


def _god(state: Pyramids, item: object, where: str) -> i64:
    if item is None:
        return NO_GOD
    present = [god.name for god in BOX.gods if int(state.players) in god.builds]
    return GOD.words.index(known(item, present, where))


def _read_gods(state: Pyramids, reader: Reader) -> None:
    """PY-3.2 Nobody has the god of another, or the one that sits out."""
    taken = [state.resting]
    for seat, item in enumerate(reader.items("gods", int(state.players))):
        god = _god(state, item, f"{reader.where}: gods[{seat}]")
        if god != NO_GOD and god in taken:
            raise BadInput(f"{reader.where}: gods[{seat}]: {item} sits out or is another player's")
        taken.append(god)
        state.gods[seat] = god


def _read_quarry(state: Pyramids, reader: Reader) -> None:
    for pair, item in enumerate(reader.items("quarry", int(state.players))):
        where = f"{reader.where}: quarry[{pair}]"
        for i, card in enumerate(_cards(item, where, 2)):
            state.quarry[2 * pair + i] = card


def _read_seat(state: Pyramids, reader: Reader, seat: i64) -> None:
    def entry(name: str) -> tuple[object, str]:
        return reader.items(name, int(state.players))[seat], f"{reader.where}: {name}[{seat}]"

    for card in _cards(*entry("hands"), int(HAND)):
        state.gain(seat, card)
    _read_pyramid(state, seat, Reader(*entry("pyramids")))
    for card in _cards(*entry("obelisks"), int(PILE)):
        state.obelisks[seat * PILE + state.heights[seat]] = u8(card)
        state.heights[seat] += 1
    for card in _cards(*entry("tombs"), int(PILE)):
        state.lay_in_tomb(seat, card)
    for card in _cards(*entry("doubts"), int(DOUBTS)):
        state.doubt(seat, card)
    item, where = entry("dealt")
    if item is not None:
        state.dealt[seat] = _card(item, where)
    _check_secrets(state, seat, where)


def _read_pyramid(state: Pyramids, seat: i64, pyramid: Reader) -> None:
    """PY-4.4, PY-4.5 The base has no gap, holds index 0 and is not too wide; every card above stands on two."""
    pyramid.only(PLACE.words)
    filled: i64 = 0
    for place, word in enumerate(PLACE.words):
        if word in pyramid.data:
            state.pyramids.lay(seat, place, _card(pyramid.data[word], f"{pyramid.where}: {word}"))
            filled |= 1 << place
            if place >= STAGE_START[1] and not _supported(filled, place):
                raise BadInput(f"{pyramid.where}: {word} does not stand on two cards")
    base = filled & BASE_ROOM
    gapless = base & (base + (base & -base)) == 0
    if filled and not (gapless and (base >> ORIGIN) & 1 and bits(base) <= BASE):
        raise BadInput(f"{pyramid.where}: the base must hold 0.0, without gaps, and at most {BASE} cards")


def _supported(filled: i64, place: i64) -> bool:
    stage: i64 = 1
    while STAGE_START[stage + 1] <= place:
        stage += 1
    below = place - STAGE_START[stage] + STAGE_START[stage - 1]
    return (filled >> below) & 3 == 3


def _check_secrets(state: Pyramids, seat: i64, where: str) -> None:
    """What others do not know must be about cards this player has."""
    hand, tomb, doubts = state.hand_cards(seat), state.tomb_cards(seat), state.doubt_cards(seat)
    dealt = state.dealt[seat]
    if dealt < CARDS and dealt not in doubts and dealt not in tomb:
        raise BadInput(f"{where}: {card_word(dealt)} must be in the tomb, or in the hand and in doubt")
    where = where.replace("dealt", "doubts")
    for card in doubts:
        if (card not in hand and card not in tomb) or doubts.count(card) > 1:
            raise BadInput(f"{where}: {card_word(card)} must be in the hand or in the tomb, and named once")
    kept = [card for card in doubts if card in hand]
    if doubts and len(kept) != 1:
        raise BadInput(f"{where}: one of the cards in doubt is in the hand, not {len(kept)}")


def _check_agenda(state: Pyramids, reader: Reader) -> None:
    """The open question must fit the table: gods chosen, a pair of choices left, one question at a time."""
    entries = [Reader(item, f"{reader.where}: agenda") for item in reader.items("agenda")]
    for entry in entries:
        step = entry.text("step")
        if step in ALONE and len(entries) > 1:
            raise BadInput(f"{entry.where}: {step} is asked alone")
        if step in ALONE[1:] and any(state.gods[seat] == NO_GOD for seat in range(state.players)):
            raise BadInput(f"{entry.where}: {step} is asked when everyone has a god")
        if step == "build-more":
            entry.number("built", 0, 2)
        if step == "stock-quarry" and all(len(state.pair_words(pair)) == 2 for pair in range(state.players)):
            raise BadInput(f"{entry.where}: the quarry is full already")


def _flags(reader: Reader, name: str) -> vec[i64]:
    flags = vec[i64]([0] * CARDS)
    for card in _cards(reader.get(name), f"{reader.where}: {name}", int(CARDS)):
        flags[card] = 1
    return flags


def _cards(items: object, where: str, most: int) -> Sequence[int]:
    cards = [_card(item, where) for item in listed(items, where)]
    if len(cards) > most:
        raise BadInput(f"{where}: {len(cards)} cards are too many; there is room for {most}")
    return cards


def _card(item: object, where: str) -> int:
    """A card from its notation."""
    return CARD.words.index(known(item, CARD.words, where))


class PyramidsPosition(Position[Pyramids]):
    """The JSON form of a position."""

    def write(self, state: Pyramids) -> dict[str, object]:
        return fields(state)

    def read(self, state: Pyramids, reader: Reader) -> None:
        restore(state, reader)

    def count(self, state: Pyramids) -> Counts:
        return count_components(state)


POSITION: Final = PyramidsPosition([])
