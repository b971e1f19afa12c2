"""EG-8 to EG-10.1: the evening of a round, its bonus, the new sequence, the last call and the end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia.lookup import (
    FROM_BONUS,
    NOTHING,
    ROUNDS,
    SELL_CARD,
    SITE_BONUS,
    SITE_COUNT,
    SITE_SPACE,
    WAITING,
)
from benben.games.egizia.moves import CATALOGUE, DECLINE_ACTION
from benben.games.egizia.scoring import score_the_end
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.base import Passage, Question
from benben.games.egizia.steps.setup import clear_river
from benben.games.egizia.steps.ships import ask_leftover, call_back
from benben.games.egizia.steps.step_numbers import BONUS, EVENING, FINAL, LAST, NEW_SEQUENCE, ROUND
from benben.games.egizia.steps.usable_cards import (
    has_evening,
    is_help,
    offer_helps,
    offer_sales,
    take_help,
    why_not_help,
)
from benben.kernel.refusal import Refusal


class Evenings(Passage):
    """EG-13 After the three sites, in sequence order, whoever has a crew card not yet used may use it."""

    def run(self, state: Egizia, item: i64) -> None:
        state.ask(BONUS)
        number = state.players - 1
        while number >= 0:
            seat = state.sequence[number]
            if has_evening(state, seat):
                state.ask(EVENING, seat)
            number -= 1


class Evening(Question):
    """EG-11, EG-13 crew_each_round and buy_crew after building, until `decline`."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        offer_helps(state, seat)
        state.offer(DECLINE_ACTION)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        if action != DECLINE_ACTION:
            take_help(state, seat, action)
            state.push(item)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if is_help(action):
            return why_not_help(state, seat, action)
        return Refusal("EG-13", "egizia-evening", {"move": CATALOGUE.text(action)})


class Bonus(Passage):
    """EG-8.1 From the leader backward, in today's order: points for the sites one has built at, by ships in berths."""

    def run(self, state: Egizia, item: i64) -> None:
        order = state.track[:]
        place: i64 = 0
        while place < state.players:
            seat = order[place]
            sites = sites_built(state, seat)
            if sites > 0:
                state.move(seat, SITE_BONUS[sites - 1], FROM_BONUS)
            place += 1
        site: i64 = 0
        while site < SITE_COUNT:
            berth: i64 = 0
            while berth <= WAITING:
                call_back(state, SITE_SPACE[site] + berth)
                berth += 1
            site += 1
        state.ask(NEW_SEQUENCE)
        if state.settings["leftover_card"] == "end-of-round":
            ask_leftover(state)


def sites_built(state: Egizia, seat: i64) -> i64:
    """EG-8.1 At how many sites a seat has built, with a ship in a berth."""
    count: i64 = 0
    site: i64 = 0
    while site < SITE_COUNT:
        berth = state.berth_of(seat, site)
        if (state.built[seat] >> site) & 1 and berth != NOTHING and berth != WAITING:
            count += 1
        site += 1
    return count


class NewSequence(Passage):
    """EG-8.2 Whoever is last on the track takes number 1, and so on; then the next round, or the last call."""

    def run(self, state: Egizia, item: i64) -> None:
        sequence = vec[i64]([0] * state.players)
        place: i64 = 0
        while place < state.players:
            sequence[place] = state.track[state.players - 1 - place]
            place += 1
        state.sequence = sequence
        if state.round < ROUNDS:
            state.ask(ROUND)
            return
        clear_river(state)
        state.ask(FINAL)
        number = state.players - 1
        while number >= 0:
            if state.holds(sequence[number], SELL_CARD):
                state.ask(LAST, sequence[number])
            number -= 1


class LastCall(Evening):
    """EG-10.1 The last moment for sell_ten, just before the final scoring, until `decline`."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        offer_sales(state, seat)
        state.offer(DECLINE_ACTION)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if is_help(action) and not state.holds(seat, SELL_CARD):
            return why_not_help(state, seat, action)
        return Refusal("EG-10.1", "egizia-last-call", {"move": CATALOGUE.text(action)})


class FinalScoring(Passage):
    """EG-9.2 The final scoring, without decisions; the game is over."""

    def run(self, state: Egizia, item: i64) -> None:
        score_the_end(state)
        state.reveal()
        state.end()
        if state.event_log is not None:
            state.emit("end", state.track[0], "EG-9.3", {"seat": f"p{state.track[0] + 1}"})
