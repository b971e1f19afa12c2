"""How the draws of sphinx cards of Egizia are written in notation, read back and counted (EG-10.7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from benben.games.egizia import lookup, moves
from benben.games.egizia.hidden_cards import deck_mask, derive_hands
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
    kept_in_open_draw,
    number_of,
    open_draw_start,
    places_of,
)
from benben.games.egizia.state import Egizia
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.position import Codec, Counts, add_count, seat_names, words_in
from benben.kernel.reader import Reader, known

HIDDEN: Final = "hidden"
"""The word for a sphinx card that the viewer of a veiled position has not seen."""

Data = dict[str, object]
"""A JSON object."""


class SphinxHistory(Codec[Egizia]):
    """EG-10.7 Every draw of sphinx cards; hands, returned cards and unseen cards follow from it."""

    def write(self, state: Egizia) -> list[Data]:
        return history_words(state)

    def read(self, state: Egizia, reader: Reader) -> None:
        supply = Supply(int(deck_mask(state)))
        draws = reader.items(self.name)
        for number, item in enumerate(draws):
            draw = Reader(item, f"{self.where(reader)}[{number}]")
            draw.only(["seat", "drawn", "kept", "open"])
            self._read_draw(state, draw, supply, last=number + 1 == len(draws))
        derive_hands(state)

    def _read_draw(self, state: Egizia, draw: Reader, supply: Supply, last: bool) -> None:
        """The cards a seat drew and those it kept; null for the latter while the seat has not chosen."""
        seat = seat_names(int(state.players)).index(draw.word("seat", seat_names(int(state.players))))
        cards = [
            moves.SPHINX_CARD.words.index(known(card, moves.SPHINX_CARD.words, draw.where)) for card in draw.items("drawn")
        ]
        for card in cards:
            if not supply.draw(card):
                raise BadInput(f"{draw.where}: drawn: {moves.SPHINX_CARD.words[card]} cannot come up then")
            state.sphinx_history = append(state.sphinx_history, draw_entry(seat, card))
        if draw.get("kept") is None:
            if not last:
                raise BadInput(f"{draw.where}: kept: only the last draw can be unsettled")
            return
        names = [
            known(card, [moves.SPHINX_CARD.words[c] for c in cards], f"{draw.where}: kept") for card in draw.items("kept")
        ]
        places = sum(1 << cards.index(moves.SPHINX_CARD.words.index(name)) for name in set(names))
        still_open = bool(draw.data.get("open", False))
        if not still_open:
            supply.returned += [card for place, card in enumerate(cards) if not (places >> place) & 1]
        state.sphinx_history = append(
            state.sphinx_history, keep_entry(seat, len(set(names)), places) | (OPEN_BIT if still_open else 0)
        )

    def count(self, state: Egizia, counts: Counts) -> None:
        """Sphinx cards that are unseen, in hands, put back or just drawn; EG-10.4 and those an option leaves in the box."""
        in_box = int(lookup.ALL_SPHINX & ~deck_mask(state))
        for mask in (int(state.unseen), in_box, *[int(hand) for hand in state.hands]):
            for name in words_in(mask, moves.SPHINX_CARD.words):
                add_count(counts, name)
        start, keeping = open_draw_start(state.sphinx_history), kept_in_open_draw(state.sphinx_history)
        drawn = [
            state.sphinx_history[i] for i in range(start, len(state.sphinx_history)) if not (keeping >> (i - start)) & 1
        ]
        for card in [*state.returned, *[card_of(entry) for entry in drawn if not is_keep(entry)]]:
            add_count(counts, moves.SPHINX_CARD.words[card])


class Supply:
    """EG-10.7 The sphinx cards that can come up while a history is read: unseen ones first, then those put back."""

    def __init__(self, unseen: int) -> None:
        self.unseen = unseen
        self.returned: list[int] = []

    def draw(self, card: int) -> bool:
        """Take a card off; False when it cannot come up now."""
        if self.unseen:
            fits = bool((self.unseen >> card) & 1)
            self.unseen &= ~(1 << card)
            return fits
        return bool(self.returned) and self.returned.pop(0) == card


def history_words(state: Egizia) -> list[Data]:
    """The draws of sphinx cards: who drew which, and which were kept (null while the seat has not chosen)."""
    draws: list[Data] = []
    drawn: list[str] = []
    seat: i64 = 0
    for i in range(len(state.sphinx_history)):
        entry = state.sphinx_history[i]
        if not is_keep(entry):
            seat = drawer_of(entry)
            drawn.append(HIDDEN if card_of(entry) == UNKNOWN else moves.SPHINX_CARD.words[card_of(entry)])
            continue
        kept_words = words_in(int(places_of(entry)), drawn)
        if entry & VEILED_BIT:
            kept_words = [HIDDEN] * int(number_of(entry))
        draws.append({"seat": seat_name(keeper_of(entry)), "drawn": drawn, "kept": kept_words})
        if entry & OPEN_BIT:
            draws[-1]["open"] = True
        drawn = []
    if drawn:
        draws.append({"seat": seat_name(seat), "drawn": drawn, "kept": None})
    return draws
