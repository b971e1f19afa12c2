"""EG-7.4: which of the drawn sphinx cards are kept."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from benben.games.egizia.lookup import FROM_RETURNED, RETURN_POINTS, SPHINXES
from benben.games.egizia.moves import CATALOGUE, KEEP_BASE, KEEP_NONE_ACTION, SPHINX_CARD
from benben.games.egizia.sphinx_history import OPEN_BIT, card_of, draw_under_way, is_keep, kept, kept_so_far, number_of
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.base import Question
from benben.games.egizia.steps.step_numbers import KEEP
from benben.kernel.refusal import Refusal
from benben.kernel.step import second


class Keep(Question):
    """EG-7.4 Keep one drawn card secretly, or none (keep_two_sphinx: asked again); the others go under the supply."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        choices = keepable(state)
        card: i64 = 0
        while card < SPHINXES:
            if (choices >> card) & 1:
                state.offer(KEEP_BASE + card)
            card += 1
        state.offer(KEEP_NONE_ACTION)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        places = kept_so_far(state.tale)
        number: i64 = 0
        if places:
            number = number_of(state.tale[len(state.tale) - 1])
            state.tale = state.tale[: len(state.tale) - 1]
        if action != KEEP_NONE_ACTION:
            card = action - KEEP_BASE
            places |= 1 << place_of(state, card)
            number += 1
            state.hands[seat] |= 1 << card
            state.kept[seat] += 1
        if action != KEEP_NONE_ACTION and second(item) > 1:
            state.tell_tale(kept(seat, number, places) | OPEN_BIT)
            state.ask(KEEP, seat, second(item) - 1)
        else:
            put_back(state, seat, number, places)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if KEEP_BASE <= action < KEEP_NONE_ACTION:
            return Refusal("EG-7.4", "egizia-not-drawn", {"sphinx": SPHINX_CARD.words[action - KEEP_BASE]})
        return Refusal("EG-7.4", "egizia-keep-first", {"move": CATALOGUE.text(action)})

    def visible_to(self, state: Egizia, item: i64, seat: i64, action: i64) -> i64:
        return 1 << seat


def keepable(state: Egizia) -> i64:
    """The cards of the draw under way that are not kept yet, as a mask."""
    start, taken = draw_under_way(state.tale), kept_so_far(state.tale)
    cards: i64 = 0
    i = start
    while i < len(state.tale):
        if not is_keep(state.tale[i]) and not (taken >> (i - start)) & 1:
            cards |= 1 << card_of(state.tale[i])
        i += 1
    return cards


def place_of(state: Egizia, card: i64) -> i64:
    """The place of a card in the draw under way."""
    start = draw_under_way(state.tale)
    place: i64 = 0
    while card_of(state.tale[start + place]) != card:
        place += 1
    return place


def put_back(state: Egizia, seat: i64, number: i64, places: i64) -> None:
    """EG-7.4, EG-10.7 Cards not kept go under the supply in the order drawn, a point each."""
    start = draw_under_way(state.tale)
    returned: i64 = 0
    i = start
    while i < len(state.tale):
        if not (places >> (i - start)) & 1:
            state.queue = append(state.queue, card_of(state.tale[i]))
            returned += 1
        i += 1
    state.tell_tale(kept(seat, number, places))
    state.move(seat, returned * RETURN_POINTS, FROM_RETURNED)
