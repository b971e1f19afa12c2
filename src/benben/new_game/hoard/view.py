"""The view of Hoard: what a viewer sees of a position, in notation."""

from __future__ import annotations

from benben.new_game.hoard.moves import COIN
from benben.new_game.hoard.serialize import row_words
from benben.new_game.hoard.state import KINDS, HoardState
from benben.new_game.hoard.view_types import Entries


def describe(known: HoardState, viewer: int | None) -> Entries:
    """HO-3.1 One's own coins, the number of coins that others hold, and everything that was banked."""
    return {
        "hand": None if viewer is None else hand_words(known, viewer),
        "held": [int(known.held(seat)) for seat in range(known.players)],
        "rows": [row_words(known, seat) for seat in range(known.players)],
        "left": int(known.left()),
        "scores": known.scores(),
    }


def hand_words(known: HoardState, seat: int) -> list[str]:
    """The coins of a hand, one word for each."""
    start = seat * int(KINDS)
    return [word for kind, word in enumerate(COIN.words) for _ in range(known.hands[start + kind])]
