"""The position of Egizia: the river, the tableaus, the buildings, the scoring track and the tale of the sphinx cards.

Cards, spaces and places are numbered as in the box. `NOTHING` stands for no card, no stone, nobody. What is hidden are the
sphinx cards: `tale` tells who drew which and kept which; hands, queue and unseen cards follow from it (see secrets.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from benben.games.egizia.box_types import FIELD, QUARRY
from benben.games.egizia.lookup import (
    BERTHS,
    CREW_MOST,
    CREWS,
    FIELD_KIND,
    FIELDS,
    FROM_GRAIN_MARKET,
    GRADES,
    GRAIN_LOWEST,
    GRAVE_LINE,
    IMPROVE_FIELD,
    KIND_AMOUNT,
    KIND_GRADE,
    KIND_TYPE,
    KINDS,
    LEDGER,
    LINE_FROM,
    LINE_NEEDS,
    LINE_RESTS,
    LOWEST,
    NOTHING,
    PLACE_VALUE,
    SHIPS,
    SITE_LINES,
    SITE_SPACE,
    SOURCE_COUNT,
    SOURCES,
    STONE_LOWEST,
    STONE_MARKET,
    STORE,
    WAITING,
    WATERED,
)
from benben.kernel.rng import Rng
from benben.kernel.state import State

if TYPE_CHECKING:
    from benben.kernel.game import Game


class Egizia(State):
    """Everything on the table."""

    def __init__(
        self,
        game: Game,
        players: i64,
        settings: dict[str, str],
        round_: i64,
        ring: i64,
        sequence: vec[i64],
        bids: vec[i64],
        track: vec[i64],
        score: vec[i64],
        stones: vec[i64],
        crews: vec[i64],
        tired: vec[i64],
        markets: vec[i64],
        held: vec[i64],
        attached: vec[i64],
        grain: vec[i64],
        quarry: vec[i64],
        used: vec[i64],
        ships: vec[i64],
        last: vec[i64],
        out: i64,
        docked: vec[i64],
        nile: vec[i64],
        decks: vec[i64],
        gone: vec[i64],
        filled: vec[i64],
        owner: vec[i64],
        graves: vec[i64],
        grave_bag: vec[i64],
        rows: i64,
        built: vec[i64],
        done: i64,
        first: i64,
        tale: vec[i64],
        hands: vec[i64],
        kept: vec[i64],
        queue: vec[i64],
        unseen: i64,
        fresh: i64,
        cards_scored: vec[i64],
        ledger: vec[i16],
    ) -> None:
        super().__init__(game, players, settings)
        self.round = round_
        """1 to 5; 0 before the first."""
        self.ring = ring
        self.sequence = sequence
        """The seat that holds each sequence number; `NOTHING` while it is not given."""
        self.bids = bids
        """EG-10.5: what each seat has promised for its number."""
        self.track = track
        """EG-8.3: the seats along the scoring track, the leader first; on one space, who came later stands behind."""
        self.score = score
        self.stones = stones
        self.crews = crews
        """Strengths, CREWS a seat."""
        self.tired = tired
        """EG-7.1: the crews of a seat that have worked this round, as a mask."""
        self.markets = markets
        """How far down the markers are, two a seat: stone, grain."""
        self.held = held
        """How many of each Nile card lie before a seat, KINDS a seat."""
        self.attached = attached
        """Improvers on each kind of field, FIELDS a seat; copies of a field share them evenly."""
        self.grain = grain
        """What a seat's fields of each class give, improvers counted."""
        self.quarry = quarry
        """What a seat's quarries give."""
        self.used = used
        """How often each once-a-round card was used this round: four bits a card, as ONCE tells."""
        self.ships = ships
        """Ships not on the board."""
        self.last = last
        """The stop of the last ship of this round; `NOTHING` before the first."""
        self.out = out
        """Who places no more ships this round, as a mask of seats."""
        self.docked = docked
        """Ships on each space: four bits a seat."""
        self.nile = nile
        """The card on each card space."""
        self.decks = decks
        """What the decks hold, KINDS a deck."""
        self.gone = gone
        """Nile cards that have left the game."""
        self.filled = filled
        """How many places of each line are built."""
        self.owner = owner
        """Whose stone stands on each place."""
        self.graves = graves
        """The value of each grave in line, 0 while it is face down."""
        self.grave_bag = grave_bag
        """Unseen graves by value: those face down in line and those in the box."""
        self.rows = rows
        """EG-7.7: pyramid rows completed by the action under way: line plus 1 in a byte each, the first in the lowest."""
        self.built = built
        """Sites at which a seat has built this round, as a mask."""
        self.done = done
        """Who has had their turn at the site being built at, as a mask of seats."""
        self.first = first
        """Who has played build_first this round, as a mask of seats."""
        self.tale = tale
        self.hands = hands
        """Sphinx cards of each seat, as a mask."""
        self.kept = kept
        """How many sphinx cards each seat holds: public."""
        self.queue = queue
        """Sphinx cards put back, in the order they come up again (EG-10.7)."""
        self.unseen = unseen
        """Sphinx cards nobody has drawn, as a mask; in a veiled position those its viewer never saw."""
        self.fresh = fresh
        """How many sphinx cards nobody has drawn: public."""
        self.cards_scored = cards_scored
        """Points each sphinx card gave in the final scoring."""
        self.ledger = ledger
        """Points by seat, round and source."""

    def clone(self) -> Egizia:
        copy = Egizia(
            self.game,
            self.players,
            self.settings,
            self.round,
            self.ring,
            self.sequence[:],
            self.bids[:],
            self.track[:],
            self.score[:],
            self.stones[:],
            self.crews[:],
            self.tired[:],
            self.markets[:],
            self.held[:],
            self.attached[:],
            self.grain[:],
            self.quarry[:],
            self.used[:],
            self.ships[:],
            self.last[:],
            self.out,
            self.docked[:],
            self.nile[:],
            self.decks[:],
            self.gone[:],
            self.filled[:],
            self.owner[:],
            self.graves[:],
            self.grave_bag[:],
            self.rows,
            self.built[:],
            self.done,
            self.first,
            self.tale[:],
            self.hands[:],
            self.kept[:],
            self.queue[:],
            self.unseen,
            self.fresh,
            self.cards_scored[:],
            self.ledger[:],
        )
        copy.copy_agenda(self)
        return copy

    # --- the scoring track ------------------------------------------------------------------------------------------

    def move(self, seat: i64, points: i64, source: i64) -> None:
        """EG-8.3 Move on the track, one piece at a time: behind whoever stands there already. A move of 0 is none."""
        if points == 0:
            return
        i = (seat * LEDGER) + (self.round - 1) * SOURCE_COUNT + source
        self.ledger[i] = i16(i64(self.ledger[i]) + points)
        self.slide(seat, points)
        if self.event_log is not None:
            name, rule = SOURCES[source]
            self.emit("points", seat, rule, {"seat": f"p{seat + 1}", "points": int(points), "source": name})

    def slide(self, seat: i64, points: i64) -> None:
        """Change a score and the order on the track."""
        reached = self.score[seat] + points
        self.score[seat] = reached
        last = self.players - 1
        i: i64 = 0
        while self.track[i] != seat:
            i += 1
        while i < last and self.score[self.track[i + 1]] >= reached:
            self.track[i] = self.track[i + 1]
            i += 1
        while i > 0 and self.score[self.track[i - 1]] < reached:
            self.track[i] = self.track[i - 1]
            i -= 1
        self.track[i] = seat

    def points(self, seat: i64) -> i64:
        """EG-8.3 The points on the scoring track."""
        return self.score[seat]

    def standing(self, seat: int) -> list[int]:
        """EG-9.3 Most points; on a tie whoever stands in front on that space."""
        place = 0
        while self.track[place] != seat:
            place += 1
        return [int(self.score[seat]), -place]

    # --- what a seat has --------------------------------------------------------------------------------------------

    def holds(self, seat: i64, kind: i64) -> bool:
        """Whether a Nile card of this kind lies before a seat."""
        return self.held[seat * KINDS + kind] > 0

    def spend(self, seat: i64, kind: i64) -> None:
        """EG-4.5 An anytime card is used and leaves the game."""
        self.held[seat * KINDS + kind] -= 1
        self.gone[kind] += 1

    def add_stones(self, seat: i64, number: i64) -> None:
        """EG-6.1 Stones beyond what the store holds are lost."""
        total = self.stones[seat] + number
        self.stones[seat] = total if total < STORE else STORE

    def raise_crew(self, seat: i64, crew: i64, steps: i64) -> None:
        """EG-1.3 Steps beyond a crew's maximum are lost."""
        i = seat * CREWS + crew
        strength = self.crews[i] + steps
        self.crews[i] = strength if strength < CREW_MOST[crew] else CREW_MOST[crew]

    def can_raise(self, seat: i64, crew: i64) -> bool:
        """EG-4.6 A step of choice goes to a crew below its maximum."""
        return self.crews[seat * CREWS + crew] < CREW_MOST[crew]

    def can_raise_any(self, seat: i64) -> bool:
        """Whether any crew is below its maximum."""
        crew: i64 = 0
        while crew < CREWS:
            if self.can_raise(seat, crew):
                return True
            crew += 1
        return False

    def need(self, seat: i64) -> i64:
        """EG-5.1 The grain a seat needs: the sum of its crews."""
        i = seat * CREWS
        return self.crews[i] + self.crews[i + 1] + self.crews[i + 2] + self.crews[i + 3]

    def harvest(self, seat: i64) -> i64:
        """EG-1.11, EG-5.1 The grain of the fields the ring waters."""
        total: i64 = 0
        grade: i64 = 0
        while grade < WATERED[self.ring]:
            total += self.grain[seat * GRADES + grade]
            grade += 1
        return total

    def step_market(self, seat: i64, market: i64, steps: i64) -> None:
        """EG-9.1 Move a marker down; reaching the lowest space and every step beyond it gives stones or points."""
        i = seat * 2 + market
        while steps > 0:
            if self.markets[i] < LOWEST[market]:
                self.markets[i] += 1
            if self.markets[i] == LOWEST[market]:
                if market == STONE_MARKET:
                    self.add_stones(seat, STONE_LOWEST)
                else:
                    self.move(seat, GRAIN_LOWEST, FROM_GRAIN_MARKET)
            steps -= 1

    def at_lowest(self, seat: i64, market: i64) -> bool:
        """Whether a marker is on the lowest space of its market."""
        return self.markets[seat * 2 + market] == LOWEST[market]

    def add_card(self, seat: i64, kind: i64) -> None:
        """EG-4.5 A card stays before its taker; fields and quarries yield from now on."""
        self.held[seat * KINDS + kind] += 1
        if KIND_TYPE[kind] == FIELD:
            self.grain[seat * GRADES + KIND_GRADE[kind]] += KIND_AMOUNT[kind]
        elif KIND_TYPE[kind] == QUARRY:
            self.quarry[seat] += KIND_AMOUNT[kind]

    def improvers(self, seat: i64) -> i64:
        """How many improve_field cards a seat has not attached yet."""
        free = self.held[seat * KINDS + IMPROVE_FIELD]
        field: i64 = 0
        while field < FIELDS:
            free -= self.attached[seat * FIELDS + field]
            field += 1
        return free

    def can_improve(self, seat: i64, field: i64) -> bool:
        """EG-13 A field can be improved until it is green."""
        kind = FIELD_KIND[field]
        return self.attached[seat * FIELDS + field] < self.held[seat * KINDS + kind] * KIND_GRADE[kind]

    def attach(self, seat: i64, field: i64) -> None:
        """EG-11 An improver makes the least improved copy of a field one class better, for good."""
        kind = FIELD_KIND[field]
        before = self.attached[seat * FIELDS + field]
        grade = KIND_GRADE[kind] - before // self.held[seat * KINDS + kind]
        self.attached[seat * FIELDS + field] = before + 1
        self.grain[seat * GRADES + grade] -= KIND_AMOUNT[kind]
        self.grain[seat * GRADES + grade - 1] += KIND_AMOUNT[kind]

    # --- ships ------------------------------------------------------------------------------------------------------

    def ship_at(self, space: i64) -> i64:
        """The seat whose ship lies on a space; `NOTHING` when it is empty."""
        ships = self.docked[space]
        seat: i64 = 0
        while seat < self.players:
            if (ships >> (4 * seat)) & 15:
                return seat
            seat += 1
        return NOTHING

    def berth_of(self, seat: i64, site: i64) -> i64:
        """The berth of a seat's ship at a site (`WAITING` beside it), or `NOTHING`."""
        space = SITE_SPACE[site]
        berth: i64 = 0
        while berth <= WAITING:
            if (self.docked[space + berth] >> (4 * seat)) & 15:
                return berth
            berth += 1
        return NOTHING

    def berths(self) -> i64:
        """EG-1.2 Berths at each site."""
        return BERTHS[self.players]

    def dock(self, seat: i64, space: i64) -> None:
        """A ship goes on a space."""
        self.docked[space] += 1 << (4 * seat)
        self.ships[seat] -= 1

    def undock(self, seat: i64, space: i64) -> None:
        """A ship goes back to its owner."""
        self.docked[space] -= 1 << (4 * seat)
        self.ships[seat] += 1

    # --- buildings --------------------------------------------------------------------------------------------------

    def next_value(self, line: i64) -> i64:
        """EG-7.5, EG-7.6 What the next place of a line costs; 0 when it cannot be built now."""
        there = self.filled[line]
        if there == LINE_FROM[line + 1] - LINE_FROM[line]:
            return 0
        if line == GRAVE_LINE:
            return self.graves[there]
        below = LINE_RESTS[line]
        if below >= 0 and self.filled[below] < there + 2:
            return 0
        needs = LINE_NEEDS[line]
        if needs:
            other: i64 = 0
            while other < line:
                if (needs >> other) & 1 and not self.complete(other):
                    return 0
                other += 1
        return PLACE_VALUE[LINE_FROM[line] + there]

    def complete(self, line: i64) -> bool:
        """Whether every place of a line is built."""
        return self.filled[line] == LINE_FROM[line + 1] - LINE_FROM[line]

    def cheapest(self, site: i64) -> i64:
        """The least value that can be built at a site now; 0 when there is nothing."""
        if site == 0:
            return 1 if self.supply() > 0 else 0
        best: i64 = 0
        line = SITE_LINES[site]
        while line < SITE_LINES[site + 1]:
            value = self.next_value(line)
            if value > 0 and (best == 0 or value < best):
                best = value
            line += 1
        return best

    def supply(self) -> i64:
        """EG-10.7 Sphinx cards that can still be drawn."""
        return self.fresh + len(self.queue)

    def tell_tale(self, entry: i64) -> None:
        """Add to the tale of the sphinx cards."""
        self.tale = append(self.tale, entry)

    # --- hidden information, the end, words -------------------------------------------------------------------------

    def veil(self, seat: int | None) -> Egizia:
        """Others' sphinx cards, and what they put back, become holes."""
        from benben.games.egizia.hidden_cards import veil

        copy = self.clone()
        if self.depth > 0:
            veil(copy, NOTHING if seat is None else seat)
        return copy

    def fill(self, seat: int | None, rng: Rng) -> None:
        """Give every sphinx card that was not seen a place that fits all that was."""
        from benben.games.egizia.hidden_cards import fill

        if self.depth > 0:
            fill(self, NOTHING if seat is None else seat, rng)

    def breakdown(self, seat: int) -> dict[str, object]:
        from benben.games.egizia.scoring import breakdown

        self.check_player(seat)
        return breakdown(self, seat)


assert SHIPS < 16
