"""The rules of Pyramids, one Step a question."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.pyramids.box import BOX, BUILDS, MOST
from benben.games.pyramids.moves import (
    CARDS,
    CHOOSE_BASE,
    DEAL_BASE,
    DISCARD_BASE,
    DONE_ACTION,
    FIRST_BASE,
    GODS,
    OBELISK_BASE,
    OUT_BASE,
    PLACES,
    PYRAMID_BASE,
    REVEAL_BASE,
    TAKE_BASE,
    TOMB_BASE,
)
from benben.games.pyramids.places import open_places
from benben.games.pyramids.refusals import (
    why_no_build,
    why_no_discard,
    why_no_god,
    why_no_more,
    why_no_pair,
    why_not_by_chance,
)
from benben.games.pyramids.state import HAND, NO_GOD, NOTHING, ROUNDS, Pyramids, card_word
from benben.kernel.refusal import Refusal
from benben.kernel.rng import Rng
from benben.kernel.step import ChanceStep, Step, seat_of, second

FIRST_PLAYER: Final[i64] = 0
DEAL_CARD: Final[i64] = 1
GOD_OUT: Final[i64] = 2
STOCK_QUARRY: Final[i64] = 3
CHOOSE_GOD: Final[i64] = 4
TAKE_PAIR: Final[i64] = 5
BUILD_PYRAMID: Final[i64] = 6
BUILD_MORE: Final[i64] = 7
DISCARD_ONE: Final[i64] = 8

ABSENT: Final[i64] = -1
BUILDS_WITH: Final[vec[i64]] = vec[i64](
    [
        BUILDS.index(god.builds[players]) if players in god.builds else ABSENT
        for players in range(MOST + 1)
        for god in BOX.gods
    ]
)
"""PY-2.2, PY-4.2 For each number of players and each god: what it lets one build, or `ABSENT`."""

ONLY_PYRAMID: Final[i64] = 0
OBELISK_TOO: Final[i64] = 1
TOMB_TOO: Final[i64] = 2

MAY_OBELISK: Final[i64] = 1
MAY_TOMB: Final[i64] = 2


def _allowed(builds: str, built: int) -> int:
    """PY-4.1, PY-4.2, PY-4.3 What may still be built: an obelisk card only before a tomb card, each once."""
    if built == TOMB_TOO or builds == "nothing":
        return 0
    if built == OBELISK_TOO:
        return 2 if builds == "both" else 0
    return {"tomb": 2, "obelisk": 1, "either": 3, "both": 3}[builds]


ALLOWED: Final[vec[i64]] = vec[i64]([_allowed(builds, built) for builds in BUILDS for built in range(3)])
"""For each kind of god and each thing built this turn: the set of `MAY_OBELISK` and `MAY_TOMB`."""


# --- chance ------------------------------------------------------------------------------------------------------------


class FirstPlayer(ChanceStep[Pyramids]):
    """PY-2.1 Chance names the first player; then everyone is dealt a card and the first round begins."""

    def options(self, state: Pyramids, item: i64, seat: i64) -> None:
        player: i64 = 0
        while player < state.players:
            state.offer_weighted(FIRST_BASE + player, 1)
            player += 1

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        state.first = action - FIRST_BASE
        state.ask(STOCK_QUARRY)
        if state.players == BOX.sitting_out:
            state.ask(GOD_OUT)
        player = state.players - 1
        while player >= 0:
            state.ask(DEAL_CARD, player)
            player -= 1

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return why_not_by_chance(state, item, action)


class PileStep(ChanceStep[Pyramids]):
    """A card from the face-down pile, each as likely."""

    def lowest(self, item: i64) -> i64:
        """The action that draws the first card of the catalogue."""
        return REVEAL_BASE

    def options(self, state: Pyramids, item: i64, seat: i64) -> None:
        base = self.lowest(item)
        pile = state.pile
        card: i64 = 0
        while card < CARDS:
            if pile[card] != 0:
                state.offer_weighted(base + card, 1)
            card += 1

    def sample(self, state: Pyramids, item: i64, rng: Rng) -> i64:
        """A draw without listing every outcome first: the same chances."""
        return self.lowest(item) + state.pick_from_pile(rng)

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return why_not_by_chance(state, item, action)


class DealCard(PileStep):
    """PY-2.1 A card face down to each player, who alone sees it."""

    def lowest(self, item: i64) -> i64:
        return DEAL_BASE + seat_of(item) * CARDS

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        card = action - self.lowest(item)
        state.pile[card] = 0
        state.deal_to(seat_of(item), card)

    def visible_to(self, state: Pyramids, item: i64, seat: i64, action: i64) -> i64:
        return 1 << seat_of(item)


class GodOut(ChanceStep[Pyramids]):
    """PY-2.2 With two players one god, at random, sits out the first round."""

    def options(self, state: Pyramids, item: i64, seat: i64) -> None:
        god: i64 = 0
        while god < GODS:
            if plays(state, god):
                state.offer_weighted(OUT_BASE + god, 1)
            god += 1

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        state.resting = action - OUT_BASE

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return why_not_by_chance(state, item, action)


class StockQuarry(PileStep):
    """PY-3.1 Pair by pair, as many pairs as players are revealed; then the gods are chosen."""

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        card = action - REVEAL_BASE
        state.pile[card] = 0
        i: i64 = 0
        while state.quarry[i] != NOTHING:
            i += 1
        state.quarry[i] = card
        if i + 1 < 2 * state.players:
            state.ask(STOCK_QUARRY)
        else:
            state.ask(CHOOSE_GOD, state.first)


# --- players -----------------------------------------------------------------------------------------------------------


class ChooseGod(Step[Pyramids]):
    """PY-3.2 From the first player, clockwise, each takes one available god."""

    def options(self, state: Pyramids, item: i64, seat: i64) -> None:
        god: i64 = 0
        while god < GODS:
            if plays(state, god) and god != state.resting and not chosen(state, god):
                state.offer(CHOOSE_BASE + god)
            god += 1

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        state.gods[seat] = action - CHOOSE_BASE
        following = after(state, seat)
        if following == state.first:
            ask_next_turn(state, NO_GOD)
        else:
            state.ask(CHOOSE_GOD, following)

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return why_no_god(state, action)


class TakePair(Step[Pyramids]):
    """PY-3.3 In ascending god number each player takes one of the remaining pairs into hand and at once builds."""

    def options(self, state: Pyramids, item: i64, seat: i64) -> None:
        pair: i64 = 0
        while pair < state.players:
            if state.quarry[2 * pair] != NOTHING:
                state.offer(TAKE_BASE + pair)
            pair += 1

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        i = 2 * (action - TAKE_BASE)
        state.gain(seat, state.quarry[i])
        state.gain(seat, state.quarry[i + 1])
        state.quarry[i] = NOTHING
        state.quarry[i + 1] = NOTHING
        state.ask(BUILD_PYRAMID, seat)

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return why_no_pair(state, action)


class BuildPyramid(Step[Pyramids]):
    """PY-4.1, PY-4.3 A turn begins with the one card that must be added to the pyramid."""

    def options(self, state: Pyramids, item: i64, seat: i64) -> None:
        places = open_places(state.pyramids.filled[seat])
        hands = state.hands
        i = seat * HAND
        end = i + HAND
        while i < end:
            if hands[i] < CARDS:
                offer_places(state, PYRAMID_BASE + hands[i] * PLACES, places)
            i += 1

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        offset = action - PYRAMID_BASE
        state.raise_stone(seat, offset % PLACES, offset // PLACES)
        state.ask(BUILD_MORE, seat, ONLY_PYRAMID)

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return why_no_build(state, seat, action)


class BuildMore(Step[Pyramids]):
    """PY-4.2, PY-4.3 While the god allows it and a card is left: an obelisk card, a tomb card, or ``done``."""

    def options(self, state: Pyramids, item: i64, seat: i64) -> None:
        allowed = still_allowed(state, seat, second(item))
        if allowed & MAY_OBELISK:
            offer_hand(state, seat, OBELISK_BASE)
        if allowed & MAY_TOMB:
            offer_hand(state, seat, TOMB_BASE)
        state.offer(DONE_ACTION)

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        if action == DONE_ACTION:
            ask_next_turn(state, state.gods[seat])
        elif action >= TOMB_BASE:
            state.bury(seat, action - TOMB_BASE)
            state.ask(BUILD_MORE, seat, TOMB_TOO)
        else:
            state.raise_obelisk(seat, action - OBELISK_BASE)
            state.ask(BUILD_MORE, seat, OBELISK_TOO)

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return why_no_more(state, seat, second(item), action)

    def visible_to(self, state: Pyramids, item: i64, seat: i64, action: i64) -> i64:
        """PY-4.6 Only the builder sees what goes into the tomb."""
        return 1 << seat


class DiscardOne(Step[Pyramids]):
    """PY-3.4 Whoever holds two cards at the end of a round discards one of them face up."""

    def options(self, state: Pyramids, item: i64, seat: i64) -> None:
        offer_hand(state, seat, DISCARD_BASE)

    def apply(self, state: Pyramids, item: i64, seat: i64, action: i64) -> None:
        state.throw_away(seat, action - DISCARD_BASE)
        if state.depth == 0:
            begin_next_round(state)

    def refuse(self, state: Pyramids, item: i64, seat: i64, action: i64) -> Refusal | None:
        return why_no_discard(action)


# --- what may be done --------------------------------------------------------------------------------------------------


def plays(state: Pyramids, god: i64) -> bool:
    """PY-2.2 Whether a god is in play with this number of players."""
    return BUILDS_WITH[state.players * GODS + god] != ABSENT


def chosen(state: Pyramids, god: i64) -> bool:
    """PY-3.2 Whether somebody has this god."""
    seat: i64 = 0
    while seat < state.players:
        if state.gods[seat] == god:
            return True
        seat += 1
    return False


def still_allowed(state: Pyramids, seat: i64, built: i64) -> i64:
    """PY-4.2 What a seat's god still lets it build this turn."""
    return ALLOWED[BUILDS_WITH[state.players * GODS + state.gods[seat]] * 3 + built]


def offer_places(state: Pyramids, action: i64, places: i64) -> None:
    """PY-4.4 A card at every open place."""
    choices = state.room_for(PLACES)
    n = state.count
    place: i64 = 0
    while places:
        if places & 1:
            choices[n] = action + place
            n += 1
        places >>= 1
        place += 1
    state.count = n


def offer_hand(state: Pyramids, seat: i64, action: i64) -> None:
    """Every card in hand."""
    hands = state.hands
    i = seat * HAND
    end = i + HAND
    while i < end:
        if hands[i] < CARDS:
            state.offer(action + hands[i])
        i += 1


# --- what follows ------------------------------------------------------------------------------------------------------


def after(state: Pyramids, seat: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.players else 0


def ask_next_turn(state: Pyramids, god: i64) -> None:
    """PY-3.3 The player with the next higher god takes a pair; after the last of them the round ends."""
    best = GODS
    who: i64 = 0
    gods = state.gods
    seat: i64 = 0
    while seat < state.players:
        if god < gods[seat] < best:
            best = gods[seat]
            who = seat
        seat += 1
    if best < GODS:
        state.ask(TAKE_PAIR, who)
    elif state.round + 1 == ROUNDS:
        finish(state)
    else:
        end_round(state)


def end_round(state: Pyramids) -> None:
    """PY-3.4 Gods return; who holds two cards is asked for one, clockwise from this round's first player."""
    seat = state.first
    while True:
        seat = seat - 1 if seat > 0 else state.players - 1
        state.gods[seat] = NO_GOD
        if state.held(seat) > 1:
            state.ask(DISCARD_ONE, seat)
        if seat == state.first:
            break
    if state.depth == 0:
        begin_next_round(state)


def begin_next_round(state: Pyramids) -> None:
    """PY-3.4 The first-player token passes to the left; PY-2.2 with two players the next god sits out."""
    state.round += 1
    state.first = after(state, state.first)
    if state.resting != NO_GOD:
        state.resting = next_resting(state)
    state.ask(STOCK_QUARRY)


def next_resting(state: Pyramids) -> i64:
    """PY-2.2 The next number in play, after the last the first again."""
    god = state.resting
    while True:
        god = god + 1 if god + 1 < GODS else 0
        if plays(state, god):
            return god


def finish(state: Pyramids) -> None:
    """PY-5 After the last round all hands are discarded and the tombs are opened."""
    state.reveal()
    seat: i64 = 0
    while seat < state.players:
        while state.hands[seat * HAND] != NOTHING:
            state.throw_away(seat, state.hands[seat * HAND])
        state.dealt[seat] = NOTHING
        state.gods[seat] = NO_GOD
        if state.event_log is not None:
            cards = " ".join([card_word(card) for card in state.tomb_cards(seat)])
            state.emit("opened", seat, "PY-4.6", {"cards": cards, "count": int(state.depths[seat])})
        seat += 1
    state.end()
    if state.event_log is not None:
        state.emit("end", state.first, "PY-5", {"rounds": int(ROUNDS)})


STEPS: Final[tuple[Step[Pyramids], ...]] = (
    FirstPlayer("first-player", "PY-2.1", ()),
    DealCard("deal-card", "PY-2.1"),
    GodOut("god-out", "PY-2.2", ()),
    StockQuarry("stock-quarry", "PY-3.1", ()),
    ChooseGod("choose-god", "PY-3.2"),
    TakePair("take-pair", "PY-3.3"),
    BuildPyramid("build-pyramid", "PY-4.1"),
    BuildMore("build-more", "PY-4.2", ("seat", "built")),
    DiscardOne("discard-one", "PY-3.4"),
)
"""Numbered as FIRST_PLAYER to DISCARD_ONE say."""
