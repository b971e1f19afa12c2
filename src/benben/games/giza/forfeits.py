"""What a player of GIZA gives up by a move: the tile of the turn."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.giza.moves import DISCARD_BASE, STOP_ACTION
from benben.games.giza.state import Giza
from benben.kernel.forfeit import Forfeit


def forfeits(known: Giza, seat: i64, action: i64) -> list[Forfeit]:
    """GZ-3.1 Who begins a discard plays no tile this turn."""
    begins = DISCARD_BASE <= action < STOP_ACTION and any(other < DISCARD_BASE for other in known.legal(seat))
    return [Forfeit("GZ-3.1", "giza-gives-up-play")] if begins else []
