"""EG-4.5, EG-13: cards that can be used at several points: crew_each_round, buy_crew and sell_ten."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.egizia.box import BOX
from benben.games.egizia.lookup import (
    BUY_CREW_CARD,
    CREW_EACH_ROUND_CARD,
    CREW_PRICE,
    CREWS,
    KINDS,
    REUSE_ROUND_SPACE,
    SALE_MOST,
    SELL_CARD,
    SOURCE_OF_KIND,
    UPSTREAM,
)
from benben.games.egizia.moves import BUY_CREW_BASE, CREW, CREW_EACH_ROUND_BASE, SELL_BASE
from benben.games.egizia.state import Egizia
from benben.kernel.refusal import Refusal

USED_CREW: Final[i64] = 0
USED_BUY: Final[i64] = 4
USED_REUSE: Final[i64] = 8
USED_UPSTREAM: Final[i64] = 12
"""Where each once-a-round card is counted in `used`: the first of four bits."""


def ready(state: Egizia, seat: i64, kind: i64, used: i64) -> bool:
    """Whether a seat holds a once-a-round card that it has not used this round."""
    return state.held[seat * KINDS + kind] > (state.used[seat] >> used) & 15


def use_up(state: Egizia, seat: i64, used: i64) -> None:
    """Note that a once-a-round card was used."""
    state.used[seat] += 1 << used


def has_evening(state: Egizia, seat: i64) -> bool:
    """EG-13 Whether a seat has a crew card not yet used this round."""
    return ready(state, seat, CREW_EACH_ROUND_CARD, USED_CREW) or ready(state, seat, BUY_CREW_CARD, USED_BUY)


def can_jump(state: Egizia, seat: i64) -> bool:
    """EG-11 Whether a ship may go upstream."""
    return ready(state, seat, UPSTREAM, USED_UPSTREAM)


def can_share(state: Egizia, seat: i64) -> bool:
    """EG-11 Whether a ship may go on a round space that holds one."""
    return ready(state, seat, REUSE_ROUND_SPACE, USED_REUSE)


def offer_helps(state: Egizia, seat: i64) -> None:
    """Every way to raise a crew with a card, and to sell stones."""
    if ready(state, seat, CREW_EACH_ROUND_CARD, USED_CREW):
        offer_crews(state, seat, CREW_EACH_ROUND_BASE)
    if state.stones[seat] >= CREW_PRICE and ready(state, seat, BUY_CREW_CARD, USED_BUY):
        offer_crews(state, seat, BUY_CREW_BASE)
    offer_sales(state, seat)


def offer_crews(state: Egizia, seat: i64, base: i64) -> None:
    """EG-13 Every crew below its maximum."""
    crew: i64 = 0
    while crew < CREWS:
        if state.can_raise(seat, crew):
            state.offer(base + crew)
        crew += 1


def offer_sales(state: Egizia, seat: i64) -> None:
    """EG-11 sell_ten: any number of stones up to ten."""
    if state.holds(seat, SELL_CARD):
        number: i64 = 1
        while number <= SALE_MOST and number <= state.stones[seat]:
            state.offer(SELL_BASE + number - 1)
            number += 1


def is_help(action: i64) -> bool:
    """Whether an action uses one of these cards."""
    return CREW_EACH_ROUND_BASE <= action < SELL_BASE + SALE_MOST


def take_help(state: Egizia, seat: i64, action: i64) -> None:
    """Use the card."""
    if action < BUY_CREW_BASE:
        use_up(state, seat, USED_CREW)
        state.raise_crew(seat, action - CREW_EACH_ROUND_BASE, 1)
    elif action < SELL_BASE:
        use_up(state, seat, USED_BUY)
        state.stones[seat] -= CREW_PRICE
        state.raise_crew(seat, action - BUY_CREW_BASE, 1)
    else:
        number = action - SELL_BASE + 1
        state.spend(seat, SELL_CARD)
        state.stones[seat] -= number
        state.move(seat, number, SOURCE_OF_KIND[SELL_CARD])


def why_not_help(state: Egizia, seat: i64, action: i64) -> Refusal:
    """Why one of these cards cannot be used so."""
    if action >= SELL_BASE:
        if not state.holds(seat, SELL_CARD):
            return no_card(SELL_CARD)
        return too_few(state, seat, action - SELL_BASE + 1, "EG-11")
    buying = action >= BUY_CREW_BASE
    kind, used = (BUY_CREW_CARD, USED_BUY) if buying else (CREW_EACH_ROUND_CARD, USED_CREW)
    if not state.holds(seat, kind):
        return no_card(kind)
    if not ready(state, seat, kind, used):
        return Refusal("EG-11", "egizia-used-this-round", {"card": BOX.nile[kind].name})
    if buying and state.stones[seat] < CREW_PRICE:
        return too_few(state, seat, CREW_PRICE, "EG-11")
    return crew_at_most(action - (BUY_CREW_BASE if buying else CREW_EACH_ROUND_BASE))


def no_card(kind: i64) -> Refusal:
    """EG-4.5 A card one does not have."""
    return Refusal("EG-4.5", "egizia-no-card", {"card": BOX.nile[kind].name})


def too_few(state: Egizia, seat: i64, number: i64, rule: str) -> Refusal:
    """Not enough stones."""
    return Refusal(rule, "egizia-too-few-stones", {"number": int(number), "stones": int(state.stones[seat])})


def crew_at_most(crew: i64) -> Refusal:
    """EG-1.3 A crew at its maximum."""
    return Refusal("EG-1.3", "egizia-crew-at-most", {"crew": CREW.words[crew], "most": BOX.crews[crew].most})
