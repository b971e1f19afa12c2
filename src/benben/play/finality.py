"""Finality: which of a seat's legal actions it cannot count on taking back, from what the seat knows."""

from __future__ import annotations

from collections.abc import Callable

from benben.kernel.perspective import Perspective
from benben.kernel.state import State, mask_of
from benben.kernel.step import CHANCE
from benben.play.every_deal import EveryDeal
from benben.play.forced import forced_move


def final_actions(perspective: Perspective) -> list[int]:
    """The legal actions of the viewer after which `Match.undo` may be too late, ascending.

    An action is final if chance or another seat may act next, if it ends the game, or if it shows hidden information. It is
    tried in one possible world, dealt with fixed choices: equal knowledge gives equal answers.
    """
    return _actions_where(perspective, _is_final)


def final_actions_at_table(perspective: Perspective) -> list[int]:
    """The actions that are final at a table, which plays the forced moves after them, ascending.

    A player who wants to be asked about forced moves can still take a few of them back.
    """
    return _actions_where(perspective, _is_final_at_table)


def actions_to_confirm(perspective: Perspective) -> list[int]:
    """The legal actions of the viewer that a table asks about first: they are final there, or they give something up."""
    final = set(final_actions_at_table(perspective))
    return [action for action in perspective.legal() if action in final or perspective.forfeits(action)]


def _actions_where(perspective: Perspective, fits: Callable[[State, int, int], bool]) -> list[int]:
    """The legal actions of the viewer that fit in one possible world, ascending."""
    legal = perspective.legal()
    if not legal or perspective.seat is None:
        return []
    world = perspective.deal(EveryDeal())
    return [action for action in legal if fits(world.clone(), action, perspective.seat)]


def _is_final(world: State, action: int, seat: int) -> bool:
    """Whether an action ends what the seat can do alone; changes the world."""
    world.revealed = False
    world.commit(action, seat)  # whatever is legal for a seat is legal in every world that the seat cannot distinguish
    return world.revealed or world.asked() != mask_of(seat)


def _is_final_at_table(world: State, action: int, seat: int) -> bool:
    """Whether an action and the forced moves after it end what the seat can do alone; changes the world."""
    while not _is_final(world, action, seat):
        forced = forced_move(world.perspective(None)) if len(world.legal(seat)) == 1 else None
        if forced is None:
            return False
        action = forced[1]
    return True


def may_go_back_by_agreement(perspective: Perspective, action: int) -> bool:
    """Whether a legal action of the viewer can go back where all agree to it, although another seat is asked after it.

    Not if it or the forced moves after it show hidden information, lead to chance or end the game, and not if several seats
    choose at the same time: `Match.take_back` goes behind none of these.
    """
    seat = perspective.seat
    if seat is None:
        return False
    world = perspective.deal(EveryDeal())
    next_move: tuple[int, int] | None = (seat, action)
    while next_move is not None:
        mover, action = next_move
        if world.asked() != mask_of(mover):
            return False
        world.revealed = False
        world.commit(action, mover)
        if world.revealed or not world.actors() or world.actors() == (CHANCE,):
            return False
        next_move = forced_move(world.perspective(None))
    return True
