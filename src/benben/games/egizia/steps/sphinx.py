"""EG-7.4: which of the drawn sphinx cards are kept."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from benben.games.egizia import lookup, moves
from benben.games.egizia.sphinx_history import (
    OPEN_BIT,
    card_of,
    is_keep,
    keep_entry,
    kept_in_open_draw,
    number_of,
    open_draw_start,
)
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps import step_numbers
from benben.games.egizia.steps.base import PlayerStep
from benben.kernel.refusal import Refusal
from benben.kernel.step import second


class KeepSphinxCard(PlayerStep):
    """EG-7.4 Keep one drawn card secretly, or none (keep_two_sphinx: asked again); the others go under the supply."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        choices = keepable(state)
        for card in range(lookup.SPHINX_COUNT):
            if (choices >> card) & 1:
                state.offer(moves.KEEP_BASE + card)
        state.offer(moves.KEEP_NONE_ACTION)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        places = kept_in_open_draw(state.sphinx_history)
        number: i64 = 0
        if places:
            number = number_of(state.sphinx_history[len(state.sphinx_history) - 1])
            state.sphinx_history = state.sphinx_history[: len(state.sphinx_history) - 1]
        if action != moves.KEEP_NONE_ACTION:
            card = action - moves.KEEP_BASE
            places |= 1 << place_of(state, card)
            number += 1
            state.hands[seat] |= 1 << card
            state.hand_sizes[seat] += 1
        if action != moves.KEEP_NONE_ACTION and second(item) > 1:
            state.record_sphinx(keep_entry(seat, number, places) | OPEN_BIT)
            state.ask(step_numbers.KEEP_SPHINX_CARD, seat, second(item) - 1)
        else:
            put_back(state, seat, number, places)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if moves.KEEP_BASE <= action < moves.KEEP_NONE_ACTION:
            return Refusal("EG-7.4", "egizia-not-drawn", {"sphinx": moves.SPHINX_CARD.words[action - moves.KEEP_BASE]})
        return Refusal("EG-7.4", "egizia-keep-first", {"move": moves.CATALOGUE.text(action)})

    def visible_to(self, state: Egizia, item: i64, seat: i64, action: i64) -> i64:
        return 1 << seat


def keepable(state: Egizia) -> i64:
    """The cards of the open draw that are not kept, as a mask."""
    start, taken = open_draw_start(state.sphinx_history), kept_in_open_draw(state.sphinx_history)
    cards: i64 = 0
    for i in range(start, i64(len(state.sphinx_history))):
        if not is_keep(state.sphinx_history[i]) and not (taken >> (i - start)) & 1:
            cards |= 1 << card_of(state.sphinx_history[i])
    return cards


def place_of(state: Egizia, card: i64) -> i64:
    """The place of a card in the open draw."""
    start = open_draw_start(state.sphinx_history)
    place: i64 = 0
    while card_of(state.sphinx_history[start + place]) != card:
        place += 1
    return place


def put_back(state: Egizia, seat: i64, number: i64, places: i64) -> None:
    """EG-7.4, EG-10.7 Cards not kept go under the supply in the order drawn, a point each."""
    start = open_draw_start(state.sphinx_history)
    returned: i64 = 0
    for i in range(start, i64(len(state.sphinx_history))):
        if not (places >> (i - start)) & 1:
            state.returned = append(state.returned, card_of(state.sphinx_history[i]))
            returned += 1
    state.record_sphinx(keep_entry(seat, number, places))
    state.add_points(seat, returned * lookup.RETURN_POINTS, lookup.FROM_RETURNED)
