"""What a player of GIZA gives up by a move: the tile of the turn, and the tiles that a discard leaves behind."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.giza.moves import DISCARD_BASE, STOP_ACTION
from benben.games.giza.state import HAND_SIZE, NOTHING, Giza
from benben.kernel.forfeit import Forfeit


def forfeits(known: Giza, seat: i64, action: i64) -> list[Forfeit]:
    """GZ-3.1 Who begins a discard plays no tile this turn. Tiles go in their order: those before this one stay."""
    if not DISCARD_BASE <= action < STOP_ACTION:
        return []
    legal = known.legal(seat)
    begins = any(other < DISCARD_BASE for other in legal)
    hand = known.hands[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]
    earlier = sum(tile != NOTHING and DISCARD_BASE + tile < action and DISCARD_BASE + tile in legal for tile in hand)
    lost = [Forfeit("GZ-3.1", "giza-gives-up-play")] if begins else []
    return [*lost, Forfeit("GZ-3.1", "giza-gives-up-earlier", {"count": earlier})] if earlier else lost
