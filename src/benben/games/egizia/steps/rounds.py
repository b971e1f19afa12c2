"""EG-8 to EG-10.1: the end of a round with its bonus and new sequence, the last sale and the end of the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia import lookup, moves
from benben.games.egizia.lookup import NOTHING
from benben.games.egizia.scoring import score_final
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps import step_numbers
from benben.games.egizia.steps.base import AutomaticStep, PlayerStep
from benben.games.egizia.steps.setup import clear_river
from benben.games.egizia.steps.ships import ask_leftover, return_ships
from benben.games.egizia.steps.usable_cards import (
    has_unused_crew_card,
    is_card_use,
    offer_card_uses,
    offer_sales,
    use_card,
    why_not_use_card,
)
from benben.kernel.event import SUM_PREFIX
from benben.kernel.refusal import Args, Refusal


class OfferCrewCards(AutomaticStep):
    """EG-13 After the three sites, in sequence order, every player with a crew card not yet used may use it."""

    def run(self, state: Egizia, item: i64) -> None:
        state.ask(step_numbers.SCORE_BONUS)
        for number in range(state.players - 1, -1, -1):
            seat = state.sequence[number]
            if has_unused_crew_card(state, seat):
                state.ask(step_numbers.USE_CREW_CARDS, seat)


class UseCrewCards(PlayerStep):
    """EG-11, EG-13 Use crew_each_round and buy_crew after building, until `decline`."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        offer_card_uses(state, seat)
        state.offer(moves.DECLINE_ACTION)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        if action != moves.DECLINE_ACTION:
            use_card(state, seat, action)
            state.push(item)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if is_card_use(action):
            return why_not_use_card(state, seat, action)
        return Refusal("EG-13", "egizia-evening", {"move": moves.CATALOGUE.text(action)})


class ScoreBonus(AutomaticStep):
    """EG-8.1 From the leader backward: points for the sites at which a player with a ship in a berth has built."""

    def run(self, state: Egizia, item: i64) -> None:
        order = state.track[:]
        for place in range(state.players):
            seat = order[place]
            sites = count_sites_built(state, seat)
            if sites > 0:
                state.add_points(seat, lookup.BONUS_POINTS[sites - 1], lookup.FROM_BONUS)
        for site in range(lookup.SITE_COUNT):
            for berth in range(lookup.WAITING + 1):
                return_ships(state, lookup.SITE_SPACE[site] + berth)
        state.ask(step_numbers.NEW_SEQUENCE)
        if state.settings["leftover_card"] == "end-of-round":
            ask_leftover(state)


def count_sites_built(state: Egizia, seat: i64) -> i64:
    """EG-8.1 The number of sites at which a seat with a ship in a berth has built."""
    count: i64 = 0
    for site in range(lookup.SITE_COUNT):
        berth = state.berth_of(seat, site)
        if (state.built_sites[seat] >> site) & 1 and berth != NOTHING and berth != lookup.WAITING:
            count += 1
    return count


class NewSequence(AutomaticStep):
    """EG-8.2 Whoever is last on the track takes number 1, and so on; then the next round, or the last sale (EG-10.1)."""

    def run(self, state: Egizia, item: i64) -> None:
        sequence = vec[i64]([0] * state.players)
        for place in range(state.players):
            sequence[place] = state.track[state.players - 1 - place]
        state.sequence = sequence
        emit_round_sums(state)
        if state.round_number < lookup.ROUNDS:
            state.ask(step_numbers.BEGIN_ROUND)
            return
        clear_river(state)
        state.ask(step_numbers.FINAL_SCORING)
        for number in range(state.players - 1, -1, -1):
            if state.holds(sequence[number], lookup.SELL_CARD):
                state.ask(step_numbers.SELL_AT_THE_END, sequence[number])


def emit_round_sums(state: Egizia) -> None:
    """Sum up the round that ends: for each seat, the leader first, the points from building, from hunger and in all."""
    if state.event_log is None:
        return
    for place in range(state.players):
        seat = state.track[place]
        points = [round_points(state, seat, source) for source in range(lookup.SOURCE_COUNT)]
        built = sum(points[lookup.FROM_BUILDING : lookup.FROM_BONUS])
        args: Args = {
            "seat": f"p{seat + 1}",
            "round": int(state.round_number),
            "points": sum(points),
            "built": built,
            "hunger": points[lookup.FROM_FEEDING],
            "others": sum(points) - built - points[lookup.FROM_FEEDING],
            "total": int(state.score[seat]),
        }
        state.emit(f"{SUM_PREFIX}round", seat, "EG-8", args)


def round_points(state: Egizia, seat: i64, source: i64) -> int:
    """The points that a seat has from a source in this round."""
    i = seat * lookup.ENTRIES_PER_SEAT + (state.round_number - 1) * lookup.SOURCE_COUNT + source
    return int(state.points_by_source[i])


class SellAtTheEnd(UseCrewCards):
    """EG-10.1 The last moment for sell_ten, just before the final scoring, until `decline`."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        offer_sales(state, seat)
        state.offer(moves.DECLINE_ACTION)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if is_card_use(action) and not state.holds(seat, lookup.SELL_CARD):
            return why_not_use_card(state, seat, action)
        return Refusal("EG-10.1", "egizia-last-call", {"move": moves.CATALOGUE.text(action)})


class FinalScoring(AutomaticStep):
    """EG-9.2 The final scoring; the game is over."""

    def run(self, state: Egizia, item: i64) -> None:
        score_final(state)
        state.reveal()
        state.end()
        if state.event_log is not None:
            state.emit("end", state.track[0], "EG-9.3", {"seat": f"p{state.track[0] + 1}"})
