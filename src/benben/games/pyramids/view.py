"""The view of Pyramids: what a viewer sees of a position, in notation."""

from __future__ import annotations

from typing import TypedDict

from benben.games.pyramids.box import BOX
from benben.games.pyramids.moves import CARDS, PLACE
from benben.games.pyramids.places import open_places
from benben.games.pyramids.serialize import card_set_words
from benben.games.pyramids.state import UNSEEN, Pyramids, card_words, god_word
from benben.kernel.event import seat_name
from benben.kernel.position import words_in
from benben.kernel.view import ViewHeader


class Entries(TypedDict):
    """The entries of a view that are Pyramids' own; lists have one entry for each seat, cards are in notation."""

    round: int
    first: str
    resting: str | None
    """The god that sits out."""
    gods: list[str | None]
    free: list[str]
    """The gods that can still be chosen."""
    quarry: list[list[str]]
    hand: list[str] | None
    """The viewer's cards; None for a spectator."""
    hands: list[list[str]]
    pyramids: list[dict[str, str]]
    """The card on each place of a pyramid."""
    open: list[list[str]]
    """The places where the next card of a pyramid may go."""
    obelisks: list[list[str]]
    tombs: list[list[str]]
    doubts: list[list[str]]
    """The cards that are in a hand or in a tomb, the others cannot know which."""
    left: int
    """The number of cards in the pile."""
    gone: list[str]
    scores: list[int]


class View(ViewHeader, Entries):
    """The whole view."""


def describe(known: Pyramids, viewer: int | None) -> Entries:
    """The view. PY-4.6: of another's tomb only the size and the cards that must lie there are known until the end."""
    seats = range(int(known.players))
    return {
        "round": int(known.round_number) + 1,
        "first": seat_name(known.first),
        "resting": god_word(known.resting),
        "gods": [god_word(known.gods[seat]) for seat in seats],
        "free": free_gods(known),
        "quarry": [known.pair_words(pair) for pair in seats],
        "hand": None if viewer is None else card_words(known.hand_cards(viewer)),
        "hands": [card_words(known.hand_cards(seat)) for seat in seats],
        "pyramids": [known.pyramid_words(seat) for seat in seats],
        "open": [words_in(int(open_places(known.pyramids.filled[seat])), PLACE.words) for seat in seats],
        "obelisks": [card_words(known.obelisk_cards(seat)) for seat in seats],
        "tombs": [card_words(known.tomb_cards(seat)) for seat in seats],
        "doubts": [card_words(known.doubt_cards(seat)) for seat in seats],
        "left": pile_size(known),
        "gone": card_set_words(known.discarded),
        "scores": [int(known.points(seat) if known.depth == 0 else known.open_points(seat)) for seat in seats],
    }


def free_gods(known: Pyramids) -> list[str]:
    """PY-3.2 The gods that nobody has and that do not sit out."""
    taken = [known.gods[seat] for seat in range(known.players)]
    return [
        god.name
        for number, god in enumerate(BOX.gods)
        if int(known.players) in god.builds and number != known.resting and number not in taken
    ]


def pile_size(known: Pyramids) -> int:
    """The number of face-down cards, without the unseen cards that were dealt to others."""
    dealt = sum(known.dealt[seat] == UNSEEN for seat in range(known.players))
    return sum(int(known.pile[card]) for card in range(CARDS)) - dealt
