"""The position of Egizia: river, tableaus, buildings, scoring track and the history of the sphinx cards.

Cards, spaces and places are numbered as in the box. `NOTHING` stands for no card, no stone, nobody. Only sphinx cards are
hidden: ``sphinx_history`` holds who drew and kept which; hands, returned and unseen cards follow from it (hidden_cards.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from benben.games.egizia import lookup
from benben.games.egizia.box_types import FIELD, QUARRY
from benben.games.egizia.lookup import NOTHING
from benben.kernel.rng import Rng
from benben.kernel.state import State

if TYPE_CHECKING:
    from benben.kernel.game import Game


class Egizia(State):
    """Everything on the table."""

    round_number: i64
    """EG-3 The round, 1 to 5; 0 before the first."""
    ring: i64
    """EG-1.11 The place of the water ring."""
    sequence: vec[i64]
    """EG-2.1 The seat that holds each sequence number; `NOTHING` while nobody does."""
    bids: vec[i64]
    """EG-10.5 The points each seat has promised for its sequence number."""
    track: vec[i64]
    """EG-8.3 The seats along the scoring track, the leader first; on one space, whoever came later stands behind."""
    score: vec[i64]
    """EG-8.3 The points of each seat."""
    stones: vec[i64]
    """EG-6.1 The stones in each seat's store."""
    crews: vec[i64]
    """EG-1.3 The strength of each crew, CREWS a seat."""
    tired: vec[i64]
    """EG-7.1 The crews of each seat that have worked this round, as a mask."""
    markets: vec[i64]
    """EG-1.5 Steps that each market marker has gone down, two markers a seat: stone, grain."""
    nile_held: vec[i64]
    """EG-4.5 How many of each Nile card lie before each seat, KINDS a seat."""
    attached: vec[i64]
    """EG-11 Improvers on each kind of field, FIELDS a seat; copies of a field share them evenly."""
    grain: vec[i64]
    """EG-1.11 The grain of each seat's fields by class, improvers counted, GRADES a seat."""
    quarry: vec[i64]
    """EG-6.1 The stones that each seat's quarries give in a round."""
    used: vec[i64]
    """EG-4.5 How often each seat used its once-a-round cards this round: four bits a card, from USED_CREW etc. on."""
    ships: vec[i64]
    """EG-1.3 The ships of each seat that are not on the board."""
    last_stop: vec[i64]
    """EG-4.2, EG-10.8 The stop below which each seat's next ship goes this round; `NOTHING` before the first.

    It is that of the ship furthest down; with the option upstream: new-start, that of the last ship.
    """
    done_sailing: i64
    """EG-4.3 The seats that place no more ships this round, as a mask."""
    docked: vec[i64]
    """EG-4.2 The ships on each space: four bits a seat."""
    nile: vec[i64]
    """EG-4.1 The Nile card on each card space, or `NOTHING`."""
    decks: vec[i64]
    """EG-4.1 How many of each Nile card the decks hold, KINDS a deck."""
    gone: vec[i64]
    """EG-4.1 How many of each Nile card have left the game."""
    filled: vec[i64]
    """EG-7.2 How many places of each part of a building are built."""
    owner: vec[i64]
    """EG-7.2 The seat whose stone stands on each place, or `NOTHING`."""
    graves: vec[i64]
    """EG-1.7 The value of each grave in line, 0 while it is face down."""
    grave_bag: vec[i64]
    """EG-1.7 Unseen graves by value: those face down in line and those in the box."""
    completed_rows: i64
    """EG-7.7 Pyramid rows completed by the building action under way: part plus 1 in a byte each, the first lowest."""
    built_sites: vec[i64]
    """EG-8.1 The sites at which each seat has built this round, as a mask."""
    done_building: i64
    """EG-7.1 The seats that have had their turn at the site under way, as a mask."""
    builds_first: i64
    """EG-11 The seats that have played build_first this round, as a mask."""
    sphinx_history: vec[i64]
    """EG-10.7 Every draw of sphinx cards and what was kept of it, as entries of `sphinx_history`."""
    hands: vec[i64]
    """EG-2.2 The sphinx cards of each seat, as a mask."""
    hand_sizes: vec[i64]
    """EG-2.2 The number of sphinx cards each seat holds: public."""
    returned: vec[i64]
    """EG-10.7 Sphinx cards that were put back, in the order they come up again."""
    unseen: i64
    """EG-10.7 Sphinx cards nobody has drawn, as a mask; in a veiled position those its viewer never saw."""
    undrawn: i64
    """EG-10.7 The number of sphinx cards nobody has drawn: public."""
    cards_scored: vec[i64]
    """EG-9.2 The points each sphinx card gave in the final scoring."""
    points_by_source: vec[i16]
    """EG-9.3 The points of each seat by round and source, ENTRIES_PER_SEAT a seat."""

    # --- written by benben.testing.position_code from the fields above; do not edit

    def __init__(
        self,
        game: Game,
        players: i64,
        settings: dict[str, str],
        *,
        round_number: i64,
        ring: i64,
        sequence: vec[i64],
        bids: vec[i64],
        track: vec[i64],
        score: vec[i64],
        stones: vec[i64],
        crews: vec[i64],
        tired: vec[i64],
        markets: vec[i64],
        nile_held: vec[i64],
        attached: vec[i64],
        grain: vec[i64],
        quarry: vec[i64],
        used: vec[i64],
        ships: vec[i64],
        last_stop: vec[i64],
        done_sailing: i64,
        docked: vec[i64],
        nile: vec[i64],
        decks: vec[i64],
        gone: vec[i64],
        filled: vec[i64],
        owner: vec[i64],
        graves: vec[i64],
        grave_bag: vec[i64],
        completed_rows: i64,
        built_sites: vec[i64],
        done_building: i64,
        builds_first: i64,
        sphinx_history: vec[i64],
        hands: vec[i64],
        hand_sizes: vec[i64],
        returned: vec[i64],
        unseen: i64,
        undrawn: i64,
        cards_scored: vec[i64],
        points_by_source: vec[i16],
    ) -> None:
        super().__init__(game, players, settings)
        self.round_number = round_number
        self.ring = ring
        self.sequence = sequence
        self.bids = bids
        self.track = track
        self.score = score
        self.stones = stones
        self.crews = crews
        self.tired = tired
        self.markets = markets
        self.nile_held = nile_held
        self.attached = attached
        self.grain = grain
        self.quarry = quarry
        self.used = used
        self.ships = ships
        self.last_stop = last_stop
        self.done_sailing = done_sailing
        self.docked = docked
        self.nile = nile
        self.decks = decks
        self.gone = gone
        self.filled = filled
        self.owner = owner
        self.graves = graves
        self.grave_bag = grave_bag
        self.completed_rows = completed_rows
        self.built_sites = built_sites
        self.done_building = done_building
        self.builds_first = builds_first
        self.sphinx_history = sphinx_history
        self.hands = hands
        self.hand_sizes = hand_sizes
        self.returned = returned
        self.unseen = unseen
        self.undrawn = undrawn
        self.cards_scored = cards_scored
        self.points_by_source = points_by_source

    def clone(self) -> Egizia:
        copy = Egizia(
            self.game,
            self.players,
            self.settings,
            round_number=self.round_number,
            ring=self.ring,
            sequence=self.sequence[:],
            bids=self.bids[:],
            track=self.track[:],
            score=self.score[:],
            stones=self.stones[:],
            crews=self.crews[:],
            tired=self.tired[:],
            markets=self.markets[:],
            nile_held=self.nile_held[:],
            attached=self.attached[:],
            grain=self.grain[:],
            quarry=self.quarry[:],
            used=self.used[:],
            ships=self.ships[:],
            last_stop=self.last_stop[:],
            done_sailing=self.done_sailing,
            docked=self.docked[:],
            nile=self.nile[:],
            decks=self.decks[:],
            gone=self.gone[:],
            filled=self.filled[:],
            owner=self.owner[:],
            graves=self.graves[:],
            grave_bag=self.grave_bag[:],
            completed_rows=self.completed_rows,
            built_sites=self.built_sites[:],
            done_building=self.done_building,
            builds_first=self.builds_first,
            sphinx_history=self.sphinx_history[:],
            hands=self.hands[:],
            hand_sizes=self.hand_sizes[:],
            returned=self.returned[:],
            unseen=self.unseen,
            undrawn=self.undrawn,
            cards_scored=self.cards_scored[:],
            points_by_source=self.points_by_source[:],
        )
        copy.copy_agenda(self)
        return copy

    def share(self) -> Egizia:
        copy = Egizia(
            self.game,
            self.players,
            self.settings,
            round_number=self.round_number,
            ring=self.ring,
            sequence=self.sequence,
            bids=self.bids,
            track=self.track,
            score=self.score,
            stones=self.stones,
            crews=self.crews,
            tired=self.tired,
            markets=self.markets,
            nile_held=self.nile_held,
            attached=self.attached,
            grain=self.grain,
            quarry=self.quarry,
            used=self.used,
            ships=self.ships,
            last_stop=self.last_stop,
            done_sailing=self.done_sailing,
            docked=self.docked,
            nile=self.nile,
            decks=self.decks,
            gone=self.gone,
            filled=self.filled,
            owner=self.owner,
            graves=self.graves,
            grave_bag=self.grave_bag,
            completed_rows=self.completed_rows,
            built_sites=self.built_sites,
            done_building=self.done_building,
            builds_first=self.builds_first,
            sphinx_history=self.sphinx_history,
            hands=self.hands,
            hand_sizes=self.hand_sizes,
            returned=self.returned,
            unseen=self.unseen,
            undrawn=self.undrawn,
            cards_scored=self.cards_scored,
            points_by_source=self.points_by_source,
        )
        copy.share_agenda(self)
        return copy

    # --- end of the written code

    # --- the scoring track ------------------------------------------------------------------------------------------

    def add_points(self, seat: i64, points: i64, source: i64) -> None:
        """EG-8.3 Move a seat on the scoring track, and note the source of its points. A move of 0 is no move."""
        if points == 0:
            return
        i = (seat * lookup.ENTRIES_PER_SEAT) + (self.round_number - 1) * lookup.SOURCE_COUNT + source
        self.points_by_source[i] = i16(i64(self.points_by_source[i]) + points)
        self.advance_on_track(seat, points)
        if self.event_log is not None:
            name, rule = lookup.SOURCES[source]
            self.emit("points", seat, rule, {"seat": f"p{seat + 1}", "points": int(points), "source": name})

    def advance_on_track(self, seat: i64, points: i64) -> None:
        """EG-8.3 Change a score and the order on the track: a seat stands behind those already on its space."""
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
        """EG-9.3 The points; on a tie whoever stands in front on that space."""
        return [int(self.score[seat]), -list(self.track).index(seat)]

    # --- what a seat has --------------------------------------------------------------------------------------------

    def holds(self, seat: i64, kind: i64) -> bool:
        """Whether a Nile card of this kind lies before a seat."""
        return self.nile_held[seat * lookup.KINDS + kind] > 0

    def use_anytime_card(self, seat: i64, kind: i64) -> None:
        """EG-4.5 An anytime card is used and leaves the game."""
        self.nile_held[seat * lookup.KINDS + kind] -= 1
        self.gone[kind] += 1

    def add_stones(self, seat: i64, number: i64) -> None:
        """EG-6.1 Add stones to a store; those beyond its size are lost."""
        total = self.stones[seat] + number
        self.stones[seat] = total if total < lookup.STORE_SIZE else lookup.STORE_SIZE

    def raise_crew(self, seat: i64, crew: i64, steps: i64) -> None:
        """EG-1.3 Make a crew stronger; steps beyond its maximum are lost."""
        i = seat * lookup.CREWS + crew
        strength = self.crews[i] + steps
        self.crews[i] = strength if strength < lookup.CREW_MOST[crew] else lookup.CREW_MOST[crew]

    def can_raise(self, seat: i64, crew: i64) -> bool:
        """EG-4.6 Whether a crew is below its maximum, so that a step of choice may go to it."""
        return self.crews[seat * lookup.CREWS + crew] < lookup.CREW_MOST[crew]

    def can_raise_any(self, seat: i64) -> bool:
        """Whether any crew is below its maximum."""
        return any(self.can_raise(seat, crew) for crew in range(lookup.CREWS))

    def grain_needed(self, seat: i64) -> i64:
        """EG-5.1 The grain a seat needs: the strength of all its crews."""
        i = seat * lookup.CREWS
        return self.crews[i] + self.crews[i + 1] + self.crews[i + 2] + self.crews[i + 3]

    def harvest(self, seat: i64) -> i64:
        """EG-1.11, EG-5.1 The grain of a seat's fields that the ring waters."""
        total: i64 = 0
        for grade in range(lookup.WATERED[self.ring]):
            total += self.grain[seat * lookup.GRADES + grade]
        return total

    def step_market(self, seat: i64, market: i64, steps: i64) -> None:
        """EG-9.1 Move a marker down; reaching the lowest space and every step beyond it gives stones or points."""
        i = seat * 2 + market
        for _ in range(steps):
            if self.markets[i] < lookup.LOWEST_SPACE[market]:
                self.markets[i] += 1
            if self.markets[i] == lookup.LOWEST_SPACE[market]:
                if market == lookup.STONE_MARKET:
                    self.add_stones(seat, lookup.STONES_AT_LOWEST)
                else:
                    self.add_points(seat, lookup.POINTS_AT_LOWEST, lookup.FROM_GRAIN_MARKET)

    def at_lowest(self, seat: i64, market: i64) -> bool:
        """Whether a marker is on the lowest space of its market."""
        return self.markets[seat * 2 + market] == lookup.LOWEST_SPACE[market]

    def add_card(self, seat: i64, kind: i64) -> None:
        """EG-4.5 A card stays before its taker; fields and quarries yield from now on."""
        self.nile_held[seat * lookup.KINDS + kind] += 1
        if lookup.KIND_TYPE[kind] == FIELD:
            self.grain[seat * lookup.GRADES + lookup.KIND_GRADE[kind]] += lookup.KIND_AMOUNT[kind]
        elif lookup.KIND_TYPE[kind] == QUARRY:
            self.quarry[seat] += lookup.KIND_AMOUNT[kind]

    def free_improvers(self, seat: i64) -> i64:
        """EG-11 The number of improve_field cards that a seat has not attached."""
        free = self.nile_held[seat * lookup.KINDS + lookup.IMPROVE_FIELD]
        for field in range(lookup.FIELDS):
            free -= self.attached[seat * lookup.FIELDS + field]
        return free

    def can_improve(self, seat: i64, field: i64) -> bool:
        """EG-13 Whether a field can be improved: until every copy is green."""
        kind = lookup.FIELD_KIND[field]
        improvable = self.nile_held[seat * lookup.KINDS + kind] * lookup.KIND_GRADE[kind]
        return self.attached[seat * lookup.FIELDS + field] < improvable

    def attach(self, seat: i64, field: i64) -> None:
        """EG-11 Attach an improver: the least improved copy of a field becomes one class better, for good."""
        kind = lookup.FIELD_KIND[field]
        before = self.attached[seat * lookup.FIELDS + field]
        grade = lookup.KIND_GRADE[kind] - before // self.nile_held[seat * lookup.KINDS + kind]
        self.attached[seat * lookup.FIELDS + field] = before + 1
        self.grain[seat * lookup.GRADES + grade] -= lookup.KIND_AMOUNT[kind]
        self.grain[seat * lookup.GRADES + grade - 1] += lookup.KIND_AMOUNT[kind]

    # --- ships ------------------------------------------------------------------------------------------------------

    def ship_at(self, space: i64) -> i64:
        """The seat whose ship lies on a space; `NOTHING` when the space is empty."""
        ships = self.docked[space]
        for seat in range(self.players):
            if (ships >> (4 * seat)) & 15:
                return seat
        return NOTHING

    def berth_of(self, seat: i64, site: i64) -> i64:
        """The berth of a seat's ship at a site; `WAITING` beside the site, `NOTHING` without a ship there."""
        space = lookup.SITE_SPACE[site]
        for berth in range(lookup.WAITING + 1):
            if (self.docked[space + berth] >> (4 * seat)) & 15:
                return berth
        return NOTHING

    def berths(self) -> i64:
        """EG-1.2 The number of berths at each site."""
        return lookup.BERTHS[self.players]

    def dock(self, seat: i64, space: i64) -> None:
        """Put a ship on a space."""
        self.docked[space] += 1 << (4 * seat)
        self.ships[seat] -= 1

    def undock(self, seat: i64, space: i64) -> None:
        """Give a ship on a space back to its owner."""
        self.docked[space] -= 1 << (4 * seat)
        self.ships[seat] += 1

    # --- buildings --------------------------------------------------------------------------------------------------

    def next_value(self, part: i64) -> i64:
        """EG-7.5, EG-7.6 The value of the next place of a part, which is its price; 0 when it cannot be built now."""
        built = self.filled[part]
        if built == lookup.PART_START[part + 1] - lookup.PART_START[part]:
            return 0
        if part == lookup.GRAVE_PART:
            return self.graves[built]
        below = lookup.PART_RESTS_ON[part]
        if below >= 0 and self.filled[below] < built + 2:
            return 0
        needs = lookup.PART_NEEDS[part]
        if needs:
            for other in range(part):
                if (needs >> other) & 1 and not self.is_complete(other):
                    return 0
        return lookup.PLACE_VALUE[lookup.PART_START[part] + built]

    def is_complete(self, part: i64) -> bool:
        """Whether every place of a part is built."""
        return self.filled[part] == lookup.PART_START[part + 1] - lookup.PART_START[part]

    def cheapest_value(self, site: i64) -> i64:
        """The lowest value that can be built at a site now; 0 when there is none."""
        if site == 0:
            return 1 if self.sphinx_supply() > 0 else 0
        best: i64 = 0
        for part in range(lookup.SITE_PARTS[site], lookup.SITE_PARTS[site + 1]):
            value = self.next_value(part)
            if value > 0 and (best == 0 or value < best):
                best = value
        return best

    def sphinx_supply(self) -> i64:
        """EG-10.7 The number of sphinx cards that can still be drawn."""
        return self.undrawn + len(self.returned)

    def record_sphinx(self, entry: i64) -> None:
        """Add an entry to the history of the sphinx cards."""
        self.sphinx_history = append(self.sphinx_history, entry)

    # --- hidden information and the end --------------------------------------------------------------------------------

    def veil(self, seat: int | None) -> Egizia:
        copy = self.clone()
        copy.hide(seat)
        return copy

    def glimpse(self, seat: int | None) -> Egizia:
        copy = self.share()
        copy.hide(seat)
        return copy

    def hide(self, seat: int | None) -> None:
        """Replace others' sphinx cards, and those they put back, by holes."""
        from benben.games.egizia.hidden_cards import veil

        if self.depth > 0:
            veil(self, NOTHING if seat is None else seat)

    def fill(self, seat: int | None, rng: Rng) -> None:
        """Fill the holes with sphinx cards at random, so that they fit all that the viewer was shown."""
        from benben.games.egizia.hidden_cards import fill

        if self.depth > 0:
            fill(self, NOTHING if seat is None else seat, rng)

    def breakdown(self, seat: int) -> dict[str, object]:
        from benben.games.egizia.scoring import breakdown

        self.check_player(seat)
        return breakdown(self, seat)


assert lookup.SHIPS < 16, "docked ships have four bits a seat"
