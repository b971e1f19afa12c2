"""The view of Pyramids: what a viewer sees of a position, in notation."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.pyramids import lookup
from benben.games.pyramids.box import BOX
from benben.games.pyramids.moves import CARDS, PLACE
from benben.games.pyramids.places import open_places
from benben.games.pyramids.serialize import card_set_words
from benben.games.pyramids.state import NO_GOD, UNSEEN, Pyramids, card_words, god_word
from benben.games.pyramids.steps import may_build
from benben.games.pyramids.view_types import Entries, View
from benben.kernel.catalogue import HIDDEN
from benben.kernel.event import seat_name
from benben.kernel.position import words_in
from benben.kernel.step import second


def describe(known: Pyramids, viewer: int | None) -> Entries:
    """The view. PY-4.6: of another's hand and tomb only the sizes are shown until the end.

    With open memory the cards that must be there are shown as well; `worked_out` names the seats.
    """
    seats = range(int(known.players))
    others = [seat for seat in seats if seat != viewer and known.depth > 0]
    forgotten = others if known.settings["memory"] == "closed" else []
    return {
        "round": int(known.round_number) + 1,
        "first": seat_name(known.first),
        "resting": god_word(known.resting),
        "gods": [god_word(known.gods[seat]) for seat in seats],
        "free": free_gods(known),
        "quarry": [known.pair_words(pair) for pair in seats],
        "hand": None if viewer is None else card_words(known.hand_cards(viewer)),
        "hands": [shown_cards(known.hand_cards(seat), seat in forgotten) for seat in seats],
        "pyramids": [known.pyramid_words(seat) for seat in seats],
        "open": [words_in(int(open_places(known.pyramids.filled[seat])), PLACE.words) for seat in seats],
        "obelisks": [card_words(known.obelisk_cards(seat)) for seat in seats],
        "tombs": [shown_cards(known.tomb_cards(seat), seat in forgotten) for seat in seats],
        "doubts": [[] if seat in forgotten else card_words(known.doubt_cards(seat)) for seat in seats],
        "worked_out": [seat_name(seat) for seat in others if seat not in forgotten],
        "left": pile_size(known),
        "gone": card_set_words(known.discarded),
        "scores": [int(known.points(seat) if known.depth == 0 else known.open_points(seat)) for seat in seats],
        "question": question(known),
    }


def forget(view: View, before: View) -> None:
    """PY-4.6 Take out of a view of the end what others' tombs hide until then, and their points with them."""
    for seat, name in enumerate(seat_name(seat) for seat in range(len(view["tombs"]))):
        if name != view["viewer"]:
            view["tombs"][seat] = [HIDDEN] * len(view["tombs"][seat])
            view["scores"][seat] = before["scores"][seat]


def question(known: Pyramids) -> dict[str, str | int]:
    """What the open question is about: the round, the god of the seat that is asked, what is left to choose from."""
    seats = known.actors()
    if known.depth == 0 or not seats:
        return {}
    god = known.gods[seats[0]]
    asked: dict[str, str | int] = {"round": int(known.round_number) + 1, "rounds": BOX.rounds, "gods": len(free_gods(known))}
    asked["pairs"] = sum(bool(known.pair_words(pair)) for pair in range(int(known.players)))
    if god != NO_GOD:
        asked["god"] = BOX.gods[god].name
        asked["builds"] = BOX.gods[god].builds[int(known.players)]
        asked["more"] = _still_allowed(known, seats[0])
    return asked


def _still_allowed(known: Pyramids, seat: int) -> str:
    """PY-4.2, PY-4.3 What the god of a seat still lets it build this turn, besides the card for the pyramid."""
    step = known.step()
    built = second(known.top()) if step is not None and step.name == "build-more" else lookup.BUILT_PYRAMID
    if built == lookup.BUILT_PYRAMID:
        return BOX.gods[known.gods[seat]].builds[int(known.players)]
    return "tomb" if may_build(known, seat, built) & lookup.MAY_TOMB else "nothing"


def shown_cards(cards: list[i64], forget: bool) -> list[str]:
    """Cards in notation; only their number where the viewer has to remember them."""
    return [HIDDEN] * len(cards) if forget else card_words(cards)


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
