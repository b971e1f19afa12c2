"""Positions of Pyramids written down, in notation."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.pyramids.moves import CARD, CARDS
from benben.games.pyramids.state import NOTHING, PILE, Pyramids, card_word, god_word, words


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
