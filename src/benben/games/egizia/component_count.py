"""How many of each component there are, wherever they lie: Nile cards, sphinx cards, graves and ships."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.egizia.lookup import DECKS, KINDS, SPACES, WITHOUT_TEN_PERCENT
from benben.games.egizia.moves import NILE_CARD, SPHINX_CARD
from benben.games.egizia.sphinx_history import card_of, draw_under_way, is_keep, kept_so_far
from benben.games.egizia.state import Egizia


def count_components(state: Egizia) -> dict[str, int]:
    """Every component counted once for every place it lies in."""
    counts = {name: nile_cards(state, kind) for kind, name in enumerate(NILE_CARD.words)}
    for card, name in enumerate(SPHINX_CARD.words):
        counts[name] = sphinx_cards(state, card) + int(in_box(state, card))
    counts["graves"] = sum(state.grave_bag) + sum(1 for value in state.graves if value)
    for seat in range(state.players):
        afloat = sum((state.docked[space] >> (4 * seat)) & 15 for space in range(SPACES))
        counts[f"ships of p{seat + 1}"] = int(state.ships[seat] + afloat)
    return counts


def nile_cards(state: Egizia, kind: i64) -> int:
    """Nile cards of a kind: in decks, on the river, before players, gone."""
    count = int(state.gone[kind])
    count += sum(int(state.decks[deck * KINDS + kind]) for deck in range(DECKS))
    count += sum(int(state.held[seat * KINDS + kind]) for seat in range(state.players))
    return count + sum(1 for card in state.nile if card == kind)


def sphinx_cards(state: Egizia, card: i64) -> int:
    """How often a sphinx card lies anywhere: unseen, in hands, put back, or just drawn."""
    count = int((state.unseen >> card) & 1)
    count += sum(int((hand >> card) & 1) for hand in state.hands)
    count += sum(1 for other in state.queue if other == card)
    start, keeping = draw_under_way(state.tale), kept_so_far(state.tale)
    for i in range(start, len(state.tale)):
        if not is_keep(state.tale[i]) and card_of(state.tale[i]) == card and not (keeping >> (i - start)) & 1:
            count += 1
    return count


def in_box(state: Egizia, card: i64) -> bool:
    """EG-10.4 Whether an option leaves this sphinx card out of the game."""
    return state.settings["ten_percent_card"] == "out" and not (WITHOUT_TEN_PERCENT >> card) & 1
