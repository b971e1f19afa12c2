"""The box of Egizia as typed data: box.toml read once, with errors that name the entry."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from benben.games.egizia.box_types import (
    ABILITIES,
    BERTH,
    BUILDINGS,
    CARD_SPACE,
    CHOOSE_CREW,
    CHOOSE_MARKET,
    CLASSES,
    CONDITIONS,
    CREW_STEP,
    EFFECTS,
    FIELD,
    GRAVE,
    IMMEDIATE,
    MARKET_STEP,
    MARKETS,
    MOST_OF,
    POINTS_FOR,
    QUARRY,
    ROUND_SPACE,
    SITES,
    TYPES,
    WAIT,
    Crew,
    Effect,
    NileCard,
    Part,
    RoundSpace,
    Space,
    SphinxCard,
)
from benben.kernel.box_changes import FIXED, Change, overlay_of
from benben.kernel.box_reader import entries, notation, numbers, open_box, sourced, texts
from benben.kernel.errors import BadInput
from benben.kernel.reader import Reader, known, listed, whole

PLAYERS: Final = (2, 3, 4)
"""The numbers of players."""
MOST_BERTHS: Final = 3
"""Berths at a site at most."""
MOST_OF_A_CARD: Final = 50
"""Nile cards of one kind in a deck at most."""
CARD_WORD: Final = "card"
"""The word for a card space in the list of stops."""
SECTIONS: Final = (
    "river",
    "card_spaces",
    "berths",
    "player",
    "player_start",
    "crew_maximum",
    "crews",
    "grain_market",
    "grain_market_lowest",
    "stone_market",
    "stone_market_lowest",
    "stone_sale",
    "water",
    "rounds",
    "bidding",
    "sphinx_site",
    "obelisk",
    "graves",
    "grave_tiles",
    "temple",
    "pyramid",
    "round_spaces",
    "nile",
    "nile_types",
    "decks",
    "nile_decks",
    "nile_decks_either",
    "sphinx",
    "sphinx_points",
)
"""The sections of box.toml."""


class Box:
    """Everything in the box, read entry by entry."""

    def __init__(self, box: Reader) -> None:
        box.only(SECTIONS)
        most = sourced(box, "crew_maximum").number("strength", 1, 40)
        self.crews = [_crew(entry, most) for entry in entries(box, "crews")]
        _exactly("crews", len(self.crews), 4)
        self.round_spaces = [self._round_space(entry) for entry in entries(box, "round_spaces")]
        self.card_spaces = sourced(box, "card_spaces").number("count", 1, 20)
        self.spaces = self._river(sourced(box, "river"))
        berths = sourced(box, "berths")
        self.berths = [berths.number(f"players_{n}", 1, MOST_BERTHS) for n in PLAYERS]
        self._player(sourced(box, "player"), sourced(box, "player_start"))
        self._grain_market(box)
        self._stone_market(box)
        self._water(sourced(box, "water"))
        self._rounds(sourced(box, "rounds"), sourced(box, "decks"))
        bidding = sourced(box, "bidding")
        self.most_bid, self.bid_step = bidding.number("most", 0, 99), bidding.number("step", 1, 20)
        site = sourced(box, "sphinx_site")
        self.most_draws, self.return_points = site.number("draws", 1, 8), site.number("returned", 0, 20)
        self._graves(sourced(box, "graves"), sourced(box, "grave_tiles"))
        self.parts = self._parts(box)
        self._types = _types(sourced(box, "nile_types"))
        self._decks = sourced(box, "nile_decks")
        self._decks_either = sourced(box, "nile_decks_either")
        self.nile = [self._nile(entry) for entry in entries(box, "nile")]
        self._points = {notation(entry, "name"): _points(entry) for entry in entries(box, "sphinx_points")}
        self.sphinx = [self._sphinx(entry) for entry in entries(box, "sphinx")]
        self._check_cards()

    # --- the board --------------------------------------------------------------------------------------------------

    def _river(self, river: Reader) -> list[Space]:
        """EG-1.1: the spaces in river order; the berths and the waiting place of a site share one stop."""
        rounds = [space.name for space in self.round_spaces]
        spaces: list[Space] = []
        cards = 0
        names = [known(item, [CARD_WORD, *rounds, *SITES], f"{river.where}: stops") for item in river.items("stops")]
        for stop, name in enumerate(names):
            if name == CARD_WORD:
                cards += 1
                spaces.append(Space(f"c{cards}", stop, CARD_SPACE, cards - 1))
            elif name in rounds:
                spaces.append(Space(name, stop, ROUND_SPACE, rounds.index(name)))
            else:
                site = SITES.index(name)
                spaces += [Space(f"{name}.{n + 1}", stop, BERTH, site, n) for n in range(MOST_BERTHS)]
                spaces.append(Space(f"{name}.wait", stop, WAIT, site, MOST_BERTHS))
        for name in (*rounds, *SITES):
            if names.count(name) != 1:
                raise BadInput(f"{river.where}: stops: {name} must be there once, not {names.count(name)} times")
        _exactly("river: cards", cards, self.card_spaces)
        return spaces

    def _round_space(self, entry: Reader) -> RoundSpace:
        """EG-4.6: a round space with its effects."""
        return RoundSpace(notation(entry, "name"), self._effects(entry, "effects"), _flag(entry, "last"))

    def _player(self, player: Reader, start: Reader) -> None:
        """EG-1.3, EG-1.4: ships, store and what a player starts with."""
        self.ships = player.number("ships", 1, 15)
        self.store_size = player.number("store", 1, 99)
        self.start_stones = numbers(start, "stones", 0, self.store_size)
        _exactly("player_start: stones", len(self.start_stones), PLAYERS[-1])
        self.start_field = start.number("field", 0, 99)
        self.start_quarry = start.number("quarry", 0, 99)

    def _grain_market(self, box: Reader) -> None:
        """EG-1.5, EG-9.1: the spaces of the grain market and what the lowest gives."""
        self.hunger_points = numbers(sourced(box, "grain_market"), "unfed", 0, 20)
        self.grain_lowest = sourced(box, "grain_market_lowest").number("points", 0, 20)

    def _stone_market(self, box: Reader) -> None:
        """EG-1.5, EG-9.1, EG-9.2: the spaces of the stone market, what the lowest gives, and the sale at the end."""
        self.market_spaces = [sourced(box, "stone_market").number("spaces", 2, 20), len(self.hunger_points)]
        self.stone_lowest = sourced(box, "stone_market_lowest").number("stones", 0, 20)
        sale = sourced(box, "stone_sale")
        self.sale_spaces = sale.number("spaces", 0, self.market_spaces[0])
        self.sale_stones = sale.number("stones", 1, 25)

    def _water(self, water: Reader) -> None:
        """EG-1.11: places of the ring, and what each waters."""
        self.ring_places = texts(water, "places")
        self.watered = numbers(water, "watered", 0, len(CLASSES))
        _exactly("water: watered", len(self.watered), len(self.ring_places))
        self.ring_start = self.ring_places.index(water.word("start", self.ring_places))

    def _rounds(self, rounds: Reader, decks: Reader) -> None:
        """EG-4.1, EG-8.1: the deck of each round, and the bonus."""
        self.decks = texts(decks, "names")
        self.deck_sizes = numbers(decks, "sizes", 0, 200)
        _exactly("decks: sizes", len(self.deck_sizes), len(self.decks))
        self.deck_of_round = [
            self.decks.index(known(item, self.decks, f"{rounds.where}: decks")) for item in rounds.items("decks")
        ]
        for deck, name in enumerate(self.decks):
            need = self.deck_of_round.count(deck) * self.card_spaces
            if need > self.deck_sizes[deck]:
                raise BadInput(f"{decks.where}: deck {name} lays out {need} cards but has {self.deck_sizes[deck]}")
        self.bonus_points = numbers(rounds, "bonus", 0, 50)
        _exactly("rounds: bonus", len(self.bonus_points), len(SITES))

    def _graves(self, graves: Reader, tiles: Reader) -> None:
        """EG-1.7, EG-9.2: grave tiles, the line of graves, points for totals."""
        pairs = _pairs(tiles, "tiles", 99)
        self.grave_values = [value for value, _ in pairs]
        self.grave_counts = [count for _, count in pairs]
        _exactly("graves: count", sum(self.grave_counts), graves.number("count", 0, 99))
        self.graves_in_line = graves.number("line", 1, sum(self.grave_counts))
        self.graves_open = graves.number("open", 1, self.graves_in_line)
        self.grave_totals = _pairs(graves, "totals", 999)

    def _parts(self, box: Reader) -> list[Part]:
        """EG-1.6 to EG-1.9: every part of a building, in the order of the notation."""
        obelisk = numbers(sourced(box, "obelisk"), "values", 1, 99)
        parts = [Part("obelisk", 0, obelisk, [], -1), Part("grave", 1, [0] * self.graves_in_line, [], -1)]
        for entry in entries(box, "temple"):
            names = [part.name for part in parts]
            earlier = [name.removeprefix("temple-") for name in names if name.startswith("temple-")]
            needs = [known(item, earlier, f"{entry.where}: needs") for item in entry.items("needs")]
            values = numbers(entry, "values", 1, 99)
            needed = [names.index(f"temple-{name}") for name in needs]
            parts.append(Part(f"temple-{notation(entry, 'name')}", 2, values, needed, -1))
        below = -1
        for row, entry in enumerate(entries(box, "pyramid")):
            values = [entry.number("value", 1, 99)] * entry.number("spaces", 1, 20)
            if below >= 0 and len(parts[below].values) != len(values) + 1:
                raise BadInput(f"{entry.where}: spaces must be one fewer than in the row below")
            parts.append(Part(f"pyramid-{row + 1}", 3, values, [], below))
            below = len(parts) - 1
        return parts

    # --- cards ------------------------------------------------------------------------------------------------------

    def _effects(self, entry: Reader, name: str) -> list[Effect]:
        """The effects listed by an entry."""
        items = enumerate(entry.items(name))
        effects = [self._effect(Reader(item, f"{entry.where}: {name}[{number}]")) for number, item in items]
        if sum(effect.op == CHOOSE_CREW for effect in effects) > 1:
            raise BadInput(f"{entry.where}: {name}: choose-crew can be there once, with an amount for several steps")
        return effects

    def _effect(self, entry: Reader) -> Effect:
        """One effect with its target and amount."""
        op = EFFECTS.index(entry.word("do", EFFECTS))
        amount = entry.number("amount", 1, 99)
        if op == CREW_STEP:
            return Effect(op, self._crew_number(entry, "of"), amount)
        if op == MARKET_STEP:
            return Effect(op, MARKETS.index(entry.word("of", MARKETS)), amount)
        if op == POINTS_FOR:
            return Effect(op, _buildings(entry, "of"), amount)
        if op == CHOOSE_MARKET and amount > 9:
            raise BadInput(f"{entry.where}: amount must be at most 9, not {amount}")
        return Effect(op, 0, amount)

    def _crew_number(self, entry: Reader, name: str) -> int:
        """The number of the crew that an entry names."""
        names = [crew.name for crew in self.crews]
        return names.index(entry.word(name, names))

    def _nile(self, entry: Reader) -> NileCard:
        """EG-11: one kind of Nile card."""
        name = notation(entry, "name")
        kind = TYPES.index(self._types[name] if name in self._types else entry.word("type", TYPES))
        amount = 0 if kind == IMMEDIATE else entry.number("amount", 1, 99)
        grade = CLASSES.index(entry.word("class", CLASSES)) if kind == FIELD else 0
        kept = kind in (FIELD, QUARRY, IMMEDIATE, GRAVE)
        ability = "" if kept else entry.word("ability", ABILITIES)
        effects = self._effects(entry, "on_taking") if "on_taking" in entry.data else []
        decks = numbers(self._decks, name, 0, MOST_OF_A_CARD, len(self.decks))
        either = decks
        if name in self._decks_either.data:
            either = numbers(self._decks_either, name, 0, MOST_OF_A_CARD, len(self.decks))
        return NileCard(name, kind, amount, grade, ability, effects, decks, either)

    def _sphinx(self, entry: Reader) -> SphinxCard:
        """EG-12: one sphinx card."""
        condition = CONDITIONS.index(entry.word("for", CONDITIONS))
        of, least = 0, 0
        match CONDITIONS[condition]:
            case "built":
                names = [part.name for part in self.parts]
                of = names.index(entry.word("part", names))
                least = entry.number("level", 1, len(self.parts[of].values))
            case "players-at-lowest" | "own-at-lowest":
                of = MARKETS.index(entry.word("market", MARKETS))
            case "own":
                of, least = _buildings(entry, "buildings"), entry.number("least", 1, 99)
            case "per-own":
                of = BUILDINGS.index(entry.word("building", BUILDINGS))
            case "crew":
                of = self._crew_number(entry, "crew")
            case "most":
                of, least = MOST_OF.index(entry.word("of", MOST_OF)), 1
            case "per-points":
                least = entry.number("size", 1, 999)
        name = known(notation(entry, "name"), list(self._points), f"{entry.where}: a card of sphinx_points")
        return SphinxCard(name, condition, of, least, self._points[name])

    def _check_cards(self) -> None:
        """EG-1.10: raise unless deck sizes are right, each ability belongs to one kind of card and names are unique."""
        for what, names in (("nile", [c.name for c in self.nile]), ("sphinx", [c.name for c in self.sphinx])):
            for name in names:
                if names.count(name) > 1:
                    raise BadInput(f"box.toml: {what}: {name} is listed {names.count(name)} times")
        for decks in (self._decks, self._decks_either):
            decks.only([*names_of(self.nile), "provenance", "source"])
        for deck, name in enumerate(self.decks):
            _exactly(f"nile: deck {name}", sum(card.decks[deck] for card in self.nile), self.deck_sizes[deck])
            either = sum(card.decks_either[deck] for card in self.nile)
            _exactly(f"nile: deck {name}, decks_either", either, self.deck_sizes[deck])
        for ability in ABILITIES:
            held = [card.name for card in self.nile if card.ability == ability]
            if len(held) != 1:
                raise BadInput(f"box.toml: nile: ability {ability} must belong to one kind of card, not {len(held)}")
        if not 1 <= len(self.sphinx) <= 31:
            raise BadInput(f"box.toml: sphinx: there can be 1 to 31 cards, not {len(self.sphinx)}")

    def ability(self, name: str) -> int:
        """The kind of Nile card with this ability."""
        return [card.ability for card in self.nile].index(name)


def read_box(text: str, overlay: str = "") -> Box:
    """Read a box from the text of a box.toml, with the changes of an overlay."""
    return Box(open_box(text, overlay, [_card_in_deck]))


def _card_in_deck(box: dict[str, Any], change: Change) -> bool:
    """``decks.DECK.CARD=N``: N of a Nile card in a deck; the size of the deck changes with it."""
    section, *words = change.parts
    decks = box["decks"]
    if section != "decks" or len(words) != 2 or words[0] not in decks["names"]:
        return False
    deck, card = decks["names"].index(words[0]), words[1]
    known(card, [name for name in box["nile_decks"] if name not in FIXED], change.path)
    count = whole(change.value, 0, MOST_OF_A_CARD, change.path)
    more = count - box["nile_decks"][card][deck]
    decks["sizes"][deck] += more
    for counts in (box["nile_decks"], box["nile_decks_either"]):
        if card in counts:
            counts[card][deck] += more
    return True


def _crew(entry: Reader, most: int) -> Crew:
    """EG-1.3: a crew."""
    return Crew(notation(entry, "name"), entry.number("start", 0, most), most)


def _pairs(entry: Reader, name: str, high: int) -> list[tuple[int, int]]:
    """A list of pairs of whole numbers."""
    where = f"{entry.where}: {name}"
    pairs = [listed(item, where, 2) for item in entry.items(name)]
    return [(whole(low, 1, high, where), whole(number, 0, high, where)) for low, number in pairs]


def _types(entry: Reader) -> dict[str, str]:
    """EG-11: the type of each Nile card that is listed by type."""
    return {card: name for name in ("permanent", "anytime", "immediate") for card in texts(entry, name)}


def _points(entry: Reader) -> list[int]:
    """EG-12: the points of a sphinx card."""
    points = numbers(entry, "points", 0, 99)
    if not points:
        raise BadInput(f"{entry.where}: points must have at least one entry")
    return points


def _flag(entry: Reader, name: str) -> bool:
    """A truth value."""
    value = entry.get(name)
    if not isinstance(value, bool):
        raise BadInput(f"{entry.where}: {name} must be true or false")
    return value


def _buildings(entry: Reader, name: str) -> int:
    """A list of buildings, as a mask."""
    where = f"{entry.where}: {name}"
    return sum(1 << BUILDINGS.index(known(item, BUILDINGS, where)) for item in entry.items(name))


def _exactly(what: str, there: int, expected: int) -> None:
    """Raise unless a count is as expected."""
    if there != expected:
        raise BadInput(f"box.toml: {what}: {there}, but there must be {expected}")


def names_of(things: Sequence[Crew | Part | NileCard | SphinxCard | Space | RoundSpace]) -> list[str]:
    """The names of components, in order."""
    return [thing.name for thing in things]


BOX: Final[Box] = read_box(files(__package__ or "").joinpath("box.toml").read_text("utf-8"), overlay_of(__package__))
"""The box of Egizia."""
