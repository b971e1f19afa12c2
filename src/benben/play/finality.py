"""Finality: which of a seat's legal actions it cannot count on taking back, from what the seat knows."""

from __future__ import annotations

from benben.kernel.perspective import Perspective
from benben.kernel.state import State, mask_of
from benben.play.every_deal import EveryDeal


def final_actions(perspective: Perspective) -> list[int]:
    """The legal actions of the viewer after which `Match.undo` may be too late, ascending.

    An action is final if chance or another seat may act next, if it ends the game, or if it shows hidden information. It is
    tried in one possible world, dealt with fixed choices: equal knowledge gives equal answers.
    """
    legal = perspective.legal()
    if not legal or perspective.seat is None:
        return []
    world = perspective.deal(EveryDeal())
    return [action for action in legal if _is_final(world.clone(), action, perspective.seat)]


def actions_to_confirm(perspective: Perspective) -> list[int]:
    """The legal actions of the viewer that a table asks about first: they are final, or they give something up."""
    final = set(final_actions(perspective))
    return [action for action in perspective.legal() if action in final or perspective.forfeits(action)]


def _is_final(world: State, action: int, seat: int) -> bool:
    """Whether an action ends what the seat can do alone; changes the world."""
    world.revealed = False
    world.commit(action, seat)  # whatever is legal for a seat is legal in every world that the seat cannot distinguish
    return world.revealed or world.asked() != mask_of(seat)
