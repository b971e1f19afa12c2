"""Forced moves: the only legal action of a seat, where everybody can know that there is no other."""

from __future__ import annotations

from benben.kernel.perspective import Perspective
from benben.kernel.step import CHANCE
from benben.play.every_deal import EveryDeal
from benben.play.preview import MOST_DEALS


def forced_move(public: Perspective) -> tuple[int, int] | None:
    """The seat that is asked and its only action, if that follows from what a spectator knows; else None.

    It is made from the spectator's perspective alone, so that it is the same in all worlds that look alike to a spectator:
    a table that plays it gives nothing away. Where several seats choose at the same time, nothing is forced.
    """
    actors = public.actors()
    if len(actors) != 1 or actors[0] == CHANCE:
        return None
    seat, deals = actors[0], EveryDeal()
    world = public.deal(deals)
    legal = world.legal(seat)
    if len(legal) != 1:
        return None
    if not public.game.forced_is_public(world) and not _same_in_all(public, deals, seat, legal):
        return None
    return seat, legal[0]


def _same_in_all(public: Perspective, deals: EveryDeal, seat: int, legal: list[int]) -> bool:
    """Whether a seat has these legal actions in every world; False if there are too many worlds to try."""
    if deals.rarity() > MOST_DEALS:
        return False
    tried = 1
    while deals.next():
        tried += 1
        if tried > MOST_DEALS or public.deal(deals).legal(seat) != legal:
            return False
    return True
