"""EG-4.5, EG-13: cards that can be used at several moments: crew_each_round, buy_crew and sell_ten."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.egizia import lookup, moves
from benben.games.egizia.box import BOX
from benben.games.egizia.state import Egizia
from benben.kernel.refusal import Refusal

USED_CREW: Final[i64] = 0
"""The first of four bits in ``used`` that count crew_each_round."""
USED_BUY: Final[i64] = 4
"""The first of four bits in ``used`` that count buy_crew."""
USED_REUSE: Final[i64] = 8
"""The first of four bits in ``used`` that count reuse_round_space."""
USED_UPSTREAM: Final[i64] = 12
"""The first of four bits in ``used`` that count upstream."""


def has_unused_card(state: Egizia, seat: i64, kind: i64, used: i64) -> bool:
    """Whether a seat holds a once-a-round card that it has not used this round."""
    return state.nile_held[seat * lookup.KINDS + kind] > (state.used[seat] >> used) & 15


def mark_used(state: Egizia, seat: i64, used: i64) -> None:
    """Count a use of a once-a-round card."""
    state.used[seat] += 1 << used


def has_unused_crew_card(state: Egizia, seat: i64) -> bool:
    """EG-13 Whether a seat has a crew card not yet used this round."""
    return has_unused_card(state, seat, lookup.CREW_EACH_ROUND_CARD, USED_CREW) or has_unused_card(
        state, seat, lookup.BUY_CREW_CARD, USED_BUY
    )


def can_go_upstream(state: Egizia, seat: i64) -> bool:
    """EG-11 Whether a ship may go upstream."""
    return has_unused_card(state, seat, lookup.UPSTREAM, USED_UPSTREAM)


def can_share_round_space(state: Egizia, seat: i64) -> bool:
    """EG-11 Whether a ship may go on a round space where another ship lies."""
    return has_unused_card(state, seat, lookup.REUSE_ROUND_SPACE, USED_REUSE)


def offer_card_uses(state: Egizia, seat: i64) -> None:
    """Offer every way to raise a crew with a card, and to sell stones."""
    if has_unused_card(state, seat, lookup.CREW_EACH_ROUND_CARD, USED_CREW):
        offer_crews(state, seat, moves.CREW_EACH_ROUND_BASE)
    if state.stones[seat] >= lookup.CREW_PRICE and has_unused_card(state, seat, lookup.BUY_CREW_CARD, USED_BUY):
        offer_crews(state, seat, moves.BUY_CREW_BASE)
    offer_sales(state, seat)


def offer_crews(state: Egizia, seat: i64, base: i64) -> None:
    """EG-13 Offer every crew below its maximum."""
    for crew in range(lookup.CREWS):
        if state.can_raise(seat, crew):
            state.offer(base + crew)


def offer_sales(state: Egizia, seat: i64) -> None:
    """EG-11 sell_ten: offer any number of stones up to ten."""
    if state.holds(seat, lookup.SELL_CARD):
        for number in range(lookup.SALE_MOST if state.stones[seat] > lookup.SALE_MOST else state.stones[seat]):
            state.offer(moves.SELL_BASE + number)


def is_card_use(action: i64) -> bool:
    """Whether an action uses one of these cards."""
    return moves.CREW_EACH_ROUND_BASE <= action < moves.SELL_BASE + lookup.SALE_MOST


def use_card(state: Egizia, seat: i64, action: i64) -> None:
    """Carry out an action that uses one of these cards."""
    if action < moves.BUY_CREW_BASE:
        mark_used(state, seat, USED_CREW)
        state.raise_crew(seat, action - moves.CREW_EACH_ROUND_BASE, 1)
    elif action < moves.SELL_BASE:
        mark_used(state, seat, USED_BUY)
        state.stones[seat] -= lookup.CREW_PRICE
        state.raise_crew(seat, action - moves.BUY_CREW_BASE, 1)
    else:
        number = action - moves.SELL_BASE + 1
        state.use_anytime_card(seat, lookup.SELL_CARD)
        state.stones[seat] -= number
        state.add_points(seat, number, lookup.SOURCE_OF_KIND[lookup.SELL_CARD])


def why_not_use_card(state: Egizia, seat: i64, action: i64) -> Refusal:
    """The first rule that forbids such an action."""
    if action >= moves.SELL_BASE:
        if not state.holds(seat, lookup.SELL_CARD):
            return refuse_missing_card(lookup.SELL_CARD)
        return refuse_too_few_stones(state, seat, action - moves.SELL_BASE + 1, "EG-11")
    buying = action >= moves.BUY_CREW_BASE
    kind, used = (lookup.BUY_CREW_CARD, USED_BUY) if buying else (lookup.CREW_EACH_ROUND_CARD, USED_CREW)
    if not state.holds(seat, kind):
        return refuse_missing_card(kind)
    if not has_unused_card(state, seat, kind, used):
        return Refusal("EG-11", "egizia-used-this-round", {"card": BOX.nile[kind].name})
    if buying and state.stones[seat] < lookup.CREW_PRICE:
        return refuse_too_few_stones(state, seat, lookup.CREW_PRICE, "EG-11")
    return refuse_crew_at_maximum(action - (moves.BUY_CREW_BASE if buying else moves.CREW_EACH_ROUND_BASE))


def refuse_missing_card(kind: i64) -> Refusal:
    """EG-4.5 The refusal of a card that the player does not have."""
    return Refusal("EG-4.5", "egizia-no-card", {"card": BOX.nile[kind].name})


def refuse_too_few_stones(state: Egizia, seat: i64, number: i64, rule: str) -> Refusal:
    """The refusal of a price in stones that the player cannot pay."""
    return Refusal(rule, "egizia-too-few-stones", {"number": int(number), "stones": int(state.stones[seat])})


def refuse_crew_at_maximum(crew: i64) -> Refusal:
    """EG-1.3 The refusal to raise a crew that is at its maximum."""
    return Refusal("EG-1.3", "egizia-crew-at-most", {"crew": moves.CREW.words[crew], "most": BOX.crews[crew].most})
