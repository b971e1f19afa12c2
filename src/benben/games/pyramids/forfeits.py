"""What a player of Pyramids gives up by a move: an edifice that the god still allows this turn."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.pyramids import lookup, moves
from benben.games.pyramids.state import Pyramids
from benben.games.pyramids.steps import may_build
from benben.kernel.forfeit import Forfeit


def forfeits(known: Pyramids, seat: i64, action: i64) -> list[Forfeit]:
    """PY-4.2 The edifices that could get a card now, and after the action not any more."""
    legal = known.legal(seat)
    if action == moves.DONE_ACTION:
        return given_up(legal, 0)
    if known.held(seat) < 2:
        return []
    if moves.OBELISK_BASE <= action < moves.TOMB_BASE:
        return given_up(legal, lookup.MAY_OBELISK | may_build(known, seat, lookup.BUILT_OBELISK))
    if moves.TOMB_BASE <= action < moves.DONE_ACTION:
        return given_up(legal, lookup.MAY_TOMB)
    return []


def given_up(legal: list[int], still: i64) -> list[Forfeit]:
    """The edifices that the legal actions build, without those in the set ``still``."""
    lost: list[str] = []
    if not still & lookup.MAY_OBELISK and any(moves.OBELISK_BASE <= other < moves.TOMB_BASE for other in legal):
        lost.append("obelisk")
    if not still & lookup.MAY_TOMB and any(moves.TOMB_BASE <= other < moves.DONE_ACTION for other in legal):
        lost.append("tomb")
    return [Forfeit("PY-4.2", "pyramids-gives-up-edifice", {"edifice": " ".join(lost)})] if lost else []
